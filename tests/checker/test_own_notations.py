"""Boards in a genre's own notation enter like any link: JSON and text of Delta/A38."""

import json
from pathlib import Path

import pytest

from checker.service import Question, check_link
from converters.errors import LinkError, ReadError
from tests.command import penpad

FILE = "fixtures/boards/delta-a38-wrong.json"
WRONG = (Path(__file__).parents[2] / FILE).read_text(encoding="utf-8")
RIGHT = WRONG.replace('"numbers": [1, 2]', '"numbers": [1, 3]')
TEXT = """
.  .  1,3 .  B .
.  .  .   .  . .
.  O  .   .  W .
G2 .  .   .  . .
castle: R2C4 rrddlluu
a38: R3C2 rullurdd
"""


def test_a_board_is_checked_as_json_and_as_text(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(RIGHT, encoding="utf-8")
    assert penpad("check", str(file)).exit == 0
    assert penpad("check", WRONG).exit == 1
    assert penpad("check", "-", stdin=TEXT.encode()).exit == 0


def test_the_report_names_the_genre_the_rule_and_the_board() -> None:
    report = penpad("check", WRONG, "--json").json()
    assert report["genre"] == "delta-a38"
    assert [each["rule"] for each in report["violations"]] == ["delta-a38/a38_pass_on_crossing"]
    assert report["violations"][0]["cells"] == ["R1C3", "R2C2"]
    assert (report["board"]["rows"], report["board"]["cols"]) == (4, 6)
    assert report["board"]["text"][2] == ".  O .   . W ."


def test_what_a_clue_counts_is_told_on_request() -> None:
    ran = penpad("check", RIGHT, "--explain-clue", "R4C1", "--json")
    assert ran.json()["explained"][-1] == "R4C1: 2 towards, 0 away, together 2; wanted is 2."
    assert "visits around the clue" in penpad("check", RIGHT, "--explain-clue", "R1C3").out


@pytest.mark.parametrize("place", ["R2C5", "nowhere"])
def test_a_place_without_a_clue_is_unusable(place: str) -> None:
    assert penpad("check", RIGHT, "--explain-clue", place).exit == 2


def test_a_genre_without_counting_clues_explains_none() -> None:
    ran = penpad("check", "o1", "--explain-clue", "R1C2", "--json")
    assert ran.exit == 2
    assert ran.json()["error"]["where"] == "--explain-clue"


@pytest.mark.parametrize("editor", ["penpa", "sudokupad"])
def test_a_board_becomes_a_link_that_has_the_same_verdict(editor: str) -> None:
    link = penpad("convert", TEXT, "--to", editor).out.strip()
    assert check_link(link).report.status.value == "solved"


def test_json_becomes_text_and_text_becomes_json() -> None:
    text = penpad("convert", RIGHT, "--to", "text").out
    assert text.startswith(".  . 1,3 . B .\n")
    assert penpad("convert", text.strip(), "--to", "text").out == text
    json_again = penpad("convert", text.strip(), "--to", "delta-a38").out
    assert penpad("convert", json_again, "--to", "text").out == text


@pytest.mark.parametrize("editor", ["penpa", "sudokupad"])
def test_a_link_becomes_text(editor: str) -> None:
    link = penpad("convert", TEXT.strip(), "--to", editor).out.strip()
    text = penpad("convert", link, "--to", "text", "--answer", "drop").out
    assert text == ".  . 1,3 . B .\n.  . .   . . .\n.  O .   . W .\nG2 . .   . . .\n"


def test_the_answer_may_stand_in_another_board() -> None:
    puzzle = json.dumps({"puzzle": json.loads(RIGHT)["puzzle"]})
    assert penpad("check", puzzle).exit == 3
    assert penpad("check", puzzle, "--answer", TEXT).exit == 0


def test_info_tells_its_size() -> None:
    described = penpad("info", TEXT, "--json").json()
    assert (described["format"], described["rows"], described["cols"]) == ("delta-a38", 4, 6)


def test_other_json_with_the_same_words_is_left_to_the_formats() -> None:
    with pytest.raises(LinkError):
        check_link('{"title": "puzzle", "rules": "clues"}')


def test_damaged_json_is_told_where() -> None:
    with pytest.raises(LinkError, match="board, line"):
        check_link(RIGHT[:-4])


def test_a_wrong_field_is_one_sentence() -> None:
    with pytest.raises(ReadError, match=r"puzzle\.rows"):
        check_link(RIGHT.replace('"rows": 4', '"rows": "four"'))


def test_an_answer_that_no_drawing_shows_is_judged_as_it_is() -> None:
    puzzle = json.dumps({"puzzle": json.loads(RIGHT)["puzzle"]})
    leaping = TEXT.replace("rullurdd", "rullur")
    report = check_link(puzzle, Question(answer=leaping)).report
    assert [str(each) for each in report.violations] == [
        "R1C2 and R3C2: the A38 loop is not closed here yet."
    ]


def test_an_answer_to_another_puzzle_is_not_checked() -> None:
    for other, words in ((TEXT.replace("G2", "G1"), "R4C1"), ("O .\n. .", "2×2, not 4×6")):
        report = check_link(RIGHT, Question(answer=other)).report
        assert report.status.value == "not_checked"
        assert words in str(report.reasons[0])


def test_a_board_stores_no_key() -> None:
    assert check_link(RIGHT, Question(key=True)).report.status.value == "not_checked"
