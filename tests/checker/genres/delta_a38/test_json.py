"""The JSON form of Delta/A38 boards, field by field."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings

from checker.genres.delta_a38.board import DeltaBoard, Directed, Drawn, Shade, Square
from checker.genres.delta_a38.json_form import dumps, from_json, is_board, to_json
from converters.errors import ReadError
from converters.site import cell
from tests.checker.genres.delta_a38.drawings import boards
from tests.checker.genres.delta_a38.listed import board, codes, lined, listed_boards

ANSWER = to_json(board(more="passes: R1C2 R2C3\nregions:\nAAACCC\nAAACCC\nCAACCC\nCCCCCC"))


def changed(path: str, value: object) -> dict[str, Any]:
    """Give the answer with one field changed."""
    answer = deepcopy(ANSWER)
    *parents, last = (int(key) if key.isdecimal() else key for key in path.split("."))
    place: Any = answer
    for key in parents:
        place = place[key]
    place[last] = value
    return answer


@settings(max_examples=60)
@given(drawn=boards(), listed=listed_boards())
def test_reading_json_undoes_writing_it(drawn: DeltaBoard, listed: DeltaBoard) -> None:
    assert from_json(json.loads(dumps(drawn))) == drawn
    assert from_json(json.loads(dumps(listed))) == listed
    assert is_board(to_json(drawn))


def test_the_fields_have_the_names_of_the_contract() -> None:
    assert list(ANSWER) == ["puzzle", "solution"]
    assert list(ANSWER["puzzle"]) == ["rows", "cols", "clues", "start"]
    assert list(ANSWER["solution"]) == ["regions", "passes", "delta_loop", "a38_loop"]
    assert list(to_json(lined(arrows="R2C4r"))) == ["puzzle", "lines", "arrows"]


def test_a_question_mark_in_a_square_is_no_number() -> None:
    square = {"cell": [0, 0], "type": "square", "shade": "white", "value": "?"}
    assert from_json(changed("puzzle.clues", [square])).squares == {cell(0, 0): Square(Shade.WHITE)}


def test_regions_marks_and_the_answer_may_be_left_out() -> None:
    assert from_json(changed("solution.regions", None)).region is None
    assert from_json(changed("solution.passes", None)).passes is None
    assert from_json({"puzzle": ANSWER["puzzle"]}).answer == Drawn()


def test_a_form_of_answer_that_is_null_is_not_there() -> None:
    assert (
        from_json({"puzzle": ANSWER["puzzle"], "solution": None, "lines": None}).answer == Drawn()
    )
    assert from_json({**ANSWER, "lines": None, "arrows": None}) == from_json(ANSWER)


def test_the_closing_cell_may_be_repeated_and_any_cell_may_come_first() -> None:
    loop = ANSWER["solution"]["delta_loop"]
    again = from_json(changed("solution.delta_loop", [*loop[3:], *loop[:3], loop[3]]))
    assert codes(again) == []


def test_either_direction_is_told_apart_from_a_given_one() -> None:
    answer = from_json(changed("solution.a38_direction", "either")).answer
    assert isinstance(answer, Directed)
    assert (answer.castle.either, answer.a38.either) == (False, True)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("puzzle", [], "puzzle: found '[]', want an object"),
        ("puzzle.rows", "4", "puzzle.rows: found '4', want an integer"),
        ("puzzle.rows", True, "puzzle.rows: found 'true', want an integer"),
        ("puzzle.cols", 10**9, "puzzle.cols: found '1000000000'"),
        ("puzzle.start", [1], "puzzle.start: found '[1]', want a cell"),
        ("puzzle.start", [0, 2], "R1C3: found the circle on a clue"),
        ("puzzle.clues", {}, "puzzle.clues: found '{}', want a list"),
        ("puzzle.clues.0.type", "round", "puzzle.clues[0].type: found 'round'"),
        ("puzzle.clues.0.shade", "red", "puzzle.clues[0].shade: found 'red'"),
        ("puzzle.clues.0.cell", [0, 2], "puzzle.clues[3].cell: found '[0, 2]'"),
        ("puzzle.clues.3.numbers", ["x"], "puzzle.clues[3].numbers: found 'x'"),
        ("puzzle.clues.3.numbers", [2, 2], "puzzle.clues[3].numbers: found 2/2"),
        ("solution", [], "solution: found '[]', want an object"),
        ("solution.delta_loop", None, "solution.delta_loop: found 'null', want a list"),
        ("solution.delta_direction", "left", "solution.delta_direction: found 'left'"),
        ("solution.regions", ["AAA"], "regions: found"),
        ("solution.regions", [5] * 4, "regions: found"),
        ("solution.passes", [[9, 9]], "R10C10: found a mark outside"),
        ("lines", [], "board: found 'both solution and lines'"),
    ],
)
def test_a_wrong_field_is_named(path: str, value: object, words: str) -> None:
    with pytest.raises(ReadError) as error:
        from_json(changed(path, value))
    assert words in str(error.value)


def test_a_line_has_two_cells_beside_each_other() -> None:
    for line in ([[0, 0]], [[0, 0], [0, 2]]):
        with pytest.raises(ReadError):
            from_json({"puzzle": ANSWER["puzzle"], "lines": [line]})


@pytest.mark.parametrize("value", [None, [], {}, {"puzzle": 1}, {"puzzle": {}}, {"cells": []}])
def test_other_json_is_not_taken_for_it(value: object) -> None:
    assert not is_board(value)
