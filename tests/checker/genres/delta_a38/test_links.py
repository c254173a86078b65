"""Links of both editors from end to end: recognised, read, judged, converted, with a key."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from checker.genres.delta_a38.text import from_text
from checker.registry import genre
from checker.rule import Lang, Status
from checker.service import (
    AnswerMode,
    Question,
    check_link,
    convert_link,
    describe_link,
    diff_links,
    draw_link,
)
from converters import registry
from converters.drawing import Drawing, Label, Meta, Symbol
from converters.errors import WriteError
from converters.site import name, parse
from tests.checker.genres.boards import cases
from tests.checker.genres.delta_a38.drawings import as_drawn, path, puzzle, square, text

LINKS = Path(__file__).parents[4] / "fixtures" / "links"
FILES = sorted(LINKS.glob("*/delta-a38-*.txt"))
BOARD = from_text(cases("delta-a38")[0].board)
PUZZLE = {
    "rows": 2,
    "cols": 6,
    "start": [0, 0],
    "clues": [],
}
RINGS = {
    "regions": ["AACCCC", "AACCCC"],
    "delta_loop": [[0, 2], [0, 3], [1, 3], [1, 2]],
    "a38_loop": [[0, 0], [0, 1], [1, 1], [1, 0]],
}


def link(drawing: Drawing) -> str:
    return registry.write(drawing, to="penpa").value


def fixture(name: str) -> str:
    return (LINKS / name).read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_solved_link_is_recognised_read_and_solved(file: Path) -> None:
    report = check_link(file.read_text(encoding="utf-8")).report
    assert (report.genre, report.status) == ("delta-a38", Status.SOLVED)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_way_of_drawing_shows_the_same_puzzle(file: Path) -> None:
    delta = genre("delta-a38")
    drawing = registry.decode(file.read_text(encoding="utf-8")).drawing()
    board = delta.read(drawing, delta.choose(drawing).convention).board
    assert delta.unsolved(board) == delta.unsolved(BOARD)
    assert board.answer.lines == as_drawn(BOARD).answer.lines


def test_info_lists_which_mark_was_read_as_what() -> None:
    notes = describe_link(fixture("penpa/delta-a38-setters-way.txt")).notes
    words = [note.say(Lang.EN) for note in notes]
    assert "R1C3: the text '13' is the A38 clue 1/3." in words
    assert "R1C5: the shading 'black' is a black squared clue without a number." in words
    assert "R3C5: the frame is a white squared clue without a number." in words


@pytest.mark.parametrize("editor", ["penpa", "sudokupad"])
def test_a_board_in_json_becomes_a_link_that_is_solved(editor: str) -> None:
    made, losses = convert_link(json.dumps({"puzzle": PUZZLE, "solution": RINGS}), to=editor)
    assert not losses
    assert check_link(made).report.status is Status.SOLVED


def test_without_its_answer_a_link_holds_the_puzzle_alone() -> None:
    solved = fixture("penpa/delta-a38-solved.txt")
    bare = convert_link(solved, to="penpa", answer=AnswerMode.DROP).value
    drawing = registry.decode(bare).drawing()
    assert drawing.answer == ()
    assert drawing.question == registry.decode(solved).drawing().question


def test_the_key_of_penpa_asks_for_the_lines_and_is_solved() -> None:
    made, losses = convert_link(
        fixture("sudokupad/delta-a38-solved.txt"), to="penpa", answer=AnswerMode.KEY
    )
    assert len(registry.decode(made).drawing().key) == len(as_drawn(BOARD).answer.lines)
    assert not [loss for loss in losses if loss.path.startswith("key")]
    assert check_link(made, Question(key=True)).report.status is Status.SOLVED


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_link_becomes_a_board_in_json_that_is_solved(file: Path) -> None:
    made = convert_link(file.read_text(encoding="utf-8"), to="delta-a38").value
    assert check_link(made).report.status is Status.SOLVED
    assert convert_link(made, to="delta-a38").value == made


def test_a_board_in_json_is_converted_to_itself_or_to_the_puzzle_alone() -> None:
    board = json.dumps({"puzzle": PUZZLE, "solution": RINGS})
    assert convert_link(board, to="delta-a38").value == board
    bare = convert_link(board, to="delta-a38", answer=AnswerMode.DROP).value
    assert json.loads(bare) == {"puzzle": PUZZLE}


def test_a_title_is_lost_in_json_and_a_key_as_well() -> None:
    titled = replace(puzzle(), meta=Meta(title="Two loops"))
    losses = convert_link(link(titled), to="delta-a38", answer=AnswerMode.KEY).losses
    assert {"meta.title", "key"} <= {loss.path for loss in losses}


@pytest.mark.parametrize("to", ["tatham", "janko", "puzzlink"])
def test_formats_of_black_cells_are_refused(to: str) -> None:
    with pytest.raises(WriteError, match="delta-a38"):
        convert_link(fixture("penpa/delta-a38-solved.txt"), to=to)


def test_links_of_both_editors_are_one_puzzle() -> None:
    both = (fixture(f"{editor}/delta-a38-solved.txt") for editor in ("penpa", "sudokupad"))
    assert diff_links(*both).same


def test_an_unread_mark_of_the_author_forbids_any_verdict() -> None:
    clues = (square("R2C2"), text("R3C3", "1"), text("R4C4", "0"))
    branch = (*path("R1C1", "R1C3"), *path("R1C2", "R2C2"))
    report = check_link(link(puzzle(*clues, answer=branch)), Question(genre="delta-a38")).report
    assert report.violations
    assert report.status is Status.NOT_CHECKED
    assert report.reasons[0].sites == (parse("R4C4"),)


def test_an_unread_mark_of_the_solver_forbids_solved_only() -> None:
    slanting = path("R4C1", "R3C2")
    branch = (*path("R1C1", "R1C3"), *path("R1C2", "R2C2"))
    alone = check_link(link(puzzle(answer=tuple(slanting))), Question(genre="delta-a38"))
    wrong = check_link(link(puzzle(answer=(*slanting, *branch))), Question(genre="delta-a38"))
    assert alone.report.status is Status.NOT_CHECKED
    assert wrong.report.status is Status.VIOLATED


def test_two_circles_are_not_checked_and_named() -> None:
    second = Symbol(puzzle().question[0].at._replace(site=parse("R3C2")), "circle", "black")
    report = check_link(link(puzzle(second)), Question(genre="delta-a38")).report
    assert report.status is Status.NOT_CHECKED
    assert "R1C1, R3C2" in report.reasons[0].say(Lang.EN)


def test_the_picture_of_an_explained_clue_shows_what_it_counts() -> None:
    checked = check_link(fixture("penpa/delta-a38-solved.txt"), Question(clue="R1C3"))
    assert checked.drawing is not None
    labels = (mark for mark in checked.drawing.marks if isinstance(mark, Label))
    assert {name(mark.at.site): mark.text for mark in labels} == {
        "R2C3": "1",
        "R2C2": "2,4",
        "R1C2": "3",
    }
    assert checked.explained


def test_the_picture_of_a_verdict_shows_the_directions() -> None:
    solved = fixture("sudokupad-replay/delta-a38-pen.txt")
    plain, marked = draw_link(solved).value, draw_link(solved, marks=True).value
    assert len(marked) > len(plain)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"a38_loop": [[0, 0], [0, 1], [1, 0]]}, "R1C2 → R2C1 is no step"),
        ({"a38_loop": [[0, 0], [0, 1]]}, "the line from R1C1 to R1C2 is used more than once"),
        ({"passes": []}, "that no pass cell is marked"),
        ({"regions": ["ACACCC", "AACCCC"]}, "the regions"),
    ],
)
def test_what_a_board_in_json_says_beyond_its_drawing_is_a_loss(
    change: dict[str, object], words: str
) -> None:
    board = json.dumps({"puzzle": PUZZLE, "solution": {**RINGS, **change}})
    losses = convert_link(board, to="penpa").losses
    assert [loss.what for loss in losses if words in loss.what]


def test_a_progress_file_is_the_answer_to_the_puzzle_it_does_not_hold() -> None:
    replay = json.loads(fixture("sudokupad-replay/delta-a38-pen.txt"))
    progress = json.dumps({"puzzleId": "made-here", "replay": replay["replay"]})
    alone = check_link(progress).report
    checked = check_link(replay["puzzle"], Question(answer=progress)).report
    assert alone.status is Status.NOT_CHECKED
    assert checked.status is Status.SOLVED


def test_what_no_format_understands_leaves_every_violation_unsure() -> None:
    replay = json.loads(fixture("sudokupad-replay/delta-a38-pen.txt"))
    board = json.loads(registry.decode(replay["puzzle"]).native.text)
    places = ([[0.5, 0.5], [0.5, 2.5]], [[0.5, 1.5], [1.5, 1.5]])
    branch = {**board, "lines": [{"wayPoints": points, "color": "#000"} for points in places]}
    strange = {**branch, "underlays": [*board["underlays"], "?"]}
    assert check_link(json.dumps(branch)).report.status is Status.VIOLATED
    assert check_link(json.dumps(strange)).report.status is Status.NOT_CHECKED
