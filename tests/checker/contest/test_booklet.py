from checker.contest.booklet import parse_booklet
from checker.contest.example import BOOKLET
from checker.contest.verdict import Verdict


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
        " (penpad contest init writes an example of each key)",
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
    assert found.startswith("b.toml:2:10: found Invalid value")


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
