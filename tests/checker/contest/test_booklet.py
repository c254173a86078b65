from pathlib import Path

import pytest

from checker.contest.booklet import parse_booklet, read_booklet
from checker.contest.example import BOOKLET
from checker.contest.verdict import Verdict
from converters.errors import UsageError


def mistakes(text: str) -> list[str]:
    return [str(each) for each in parse_booklet(text, "b.toml").mistakes]


def test_the_example_has_two_puzzles_and_no_mistake() -> None:
    booklet, found = parse_booklet(BOOKLET, "b.toml")
    assert found == ()
    assert booklet is not None
    assert list(booklet.puzzles) == ["1", "2"]
    assert booklet.puzzles["2"].codes == ("121112",)


def test_all_mistakes_are_named_at_once_with_line_and_column() -> None:
    text = 'name = "A"\n[[puzzle]]\nid = "1"\nlnik = "x"\npoints = "ten"\n'
    assert mistakes(text) == [
        "b.toml:4:1: found the key 'lnik', want id, link, title, genre, points, wording, codes,"
        " solutions, normalise (did you mean link?)",
        "b.toml:5:1: found points = 'ten', want a number"
        " (without quotes, and with a point: points = 2.5)",
        "b.toml:2:1: found no link, want link: a puzzle's link or board in quotes"
        ' (write link = "…" below this line)',
    ]


def test_a_second_puzzle_of_one_id_is_a_mistake_where_it_stands() -> None:
    text = 'name = "A"\n' + '[[puzzle]]\nid = "1"\nlink = "x"\n' * 2
    assert [line.split(",")[0] for line in mistakes(text)] == [
        "b.toml:6:1: found a second puzzle '1'"
    ]


def test_what_is_no_toml_is_told_with_its_place() -> None:
    (found,) = mistakes('name = "A"\npoints = = 3\n')
    assert found.startswith("b.toml:2:10: found something that is no key and value in 'points = = ")


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("points = 2,5", "a number has a point: points = 2.5"),
        ("title = Akari", "a text stands in double quotes"),
        ("title = “Akari”", "straight quotes stand around a text"),
        ('title: "Akari"', "a key and its value are joined by ="),
        ('title = "Akari', "close its quotes"),
        (r'title = "C:\Akari"', "a backslash is written twice"),
        ('id = "1"\nid = "2"', "each key stands once"),
        ('title = "Akari" 3', "each key stands on a line of its own"),
        ("[[puzzle]", "[[puzzle]], with two brackets"),
        ("entrant,puzzle,link,board,code,time", "first the booklet is named, then the entries"),
    ],
)
def test_a_usual_slip_is_told_with_its_way_out(line: str, hint: str) -> None:
    (found,) = mistakes(f'name = "A"\n[[puzzle]]\n{line}\n')
    assert hint in found
    assert "contest init" not in found


def test_a_long_text_that_does_not_end_is_told_where_it_begins() -> None:
    (found,) = mistakes("name = 'A'\n[[puzzle]]\nlink = '''\n..#\n")
    assert found.startswith("b.toml:3:8: found a text or list that does not end in \"link = '''\"")


def test_one_bracket_too_few_is_one_mistake() -> None:
    (found,) = mistakes('name = "A"\n[puzzle]\nid = "1"\nlink = "x"\n')
    assert "write [[puzzle]] with two brackets" in found


def test_a_letter_that_got_lost_is_told_and_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "b.toml"
    path.write_bytes(b"\xef\xbb\xbfname = 'A'\n[[puzzle]]\nid = '1'\nlink = 'x'\ncodes = 'B\xfc'\n")
    with pytest.raises(UsageError) as raised:
        read_booklet(path)
    assert raised.value.where.endswith("b.toml:5:11")
    assert raised.value.found.startswith("the byte FC")


def test_an_id_that_no_table_can_show_is_a_mistake() -> None:
    (found,) = mistakes(f'name = "A"\n[[puzzle]]\nid = "{"x" * 1000}"\nlink = "x"\n')
    assert "at most 200 letters" in found


def test_a_booklet_without_puzzles_is_a_mistake() -> None:
    assert "no puzzle" in mistakes('name = "A"\n')[0]


def test_a_genre_that_nobody_knows_is_a_mistake() -> None:
    text = 'name = "A"\n[[puzzle]]\nid = "1"\nlink = "x"\ngenre = "akary"\n'
    assert mistakes(text)[0].startswith("b.toml:5:1: found genre = 'akary'")


def test_a_wrong_entry_costs_points_and_a_right_one_earns_them() -> None:
    booklet, _ = parse_booklet(BOOKLET, "b.toml")
    assert booklet is not None
    assert booklet.points("2", Verdict.EQUAL) == 10
    assert booklet.points("2", Verdict.WRONG) == -1
    assert booklet.points("2", Verdict.UNFINISHED) == 0
