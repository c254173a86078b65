"""What SudokuPad's own check says of values; boards are 2 by 2."""

import pytest

from converters.codec.js_json import dump
from converters.drawing import Label, Role, Symbol
from converters.formats.sudokupad.document import decode
from converters.formats.sudokupad.stored import stored
from converters.site import Spot, cell
from converters.stored import Difference, Stored
from tests.formats.sudokupad.samples import puzzle


def digits(words: str) -> tuple[Label, ...]:
    """Values of the cells row by row; a dot is an empty cell."""
    return tuple(
        Label(Spot(cell(*divmod(place, 2))), digit)
        for place, digit in enumerate(words)
        if digit != "."
    )


def verdict(solution: object, words: str, **fields: object) -> Stored:
    found = stored(puzzle(metadata={"solution": solution}, **fields), digits(words))
    assert found is not None
    return found


def test_equal_values_are_accepted() -> None:
    assert verdict("1221", "1221") == Stored(accepted=True)


def test_what_is_missing_and_what_is_wrong_is_told_by_cell() -> None:
    found = verdict("1221", "11.1")
    assert found.missing == (
        Difference("number", ("R1C2",), "2"),
        Difference("number", ("R2C1",), "2"),
    )
    assert found.extra == (Difference("number", ("R1C2",), "1"),)


def test_a_number_is_a_text_to_it() -> None:
    assert verdict(1221, "1221").accepted


def test_a_question_mark_is_anything() -> None:
    assert verdict("12?1", "1221").accepted
    assert verdict("12?1", "12.1").accepted


def test_a_dot_must_be_empty() -> None:
    assert verdict("12.1", "12.1").accepted
    assert verdict("12.1", "1221").extra == (Difference("number", ("R2C1",), "2"),)


def test_outside_the_bounding_box_nothing_is_compared() -> None:
    # The cage is the upper row: the dot in the lower one is not looked at.
    caged = {"cages": [{"cells": [[0, 0], [0, 1]]}]}
    found = verdict("12..", "123.", **caged)
    assert found.accepted
    assert "outside the bounding box" in found.notes[0]
    assert not verdict("12..", "123.").accepted
    assert not verdict("12.1", "1231", **caged).accepted


def test_regions_bound_it_too() -> None:
    assert verdict("12..", "123.", regions=[[[0, 0], [0, 1]]]).accepted


def test_a_short_solution_is_never_right() -> None:
    found = verdict("122", "1221")
    assert (found.accepted, "3 characters for 4 cells" in found.notes[0]) == (False, True)


def test_a_long_solution_is_compared_as_far_as_there_are_cells() -> None:
    found = verdict("122134", "1221")
    assert (found.accepted, "only the first 4" in found.notes[0]) == (True, True)


@pytest.mark.parametrize("solution", ["....", "????"])
def test_a_solution_that_wants_nothing_is_solved_on_opening(solution: str) -> None:
    found = verdict(solution, "....")
    assert (found.accepted, "solved on opening" in found.notes[0]) == (True, True)


def test_small_letters_stand_for_capital_ones() -> None:
    assert verdict("ab?a", "AB.A").accepted


def test_without_a_solution_there_is_no_verdict() -> None:
    assert stored(puzzle(), digits("1221")) is None
    assert stored(puzzle(metadata={"solution": ""})) is None


def test_givens_count_and_pencil_marks_and_symbols_do_not() -> None:
    cells = [[{"value": 1}, {"value": "2"}], [{}, {"centremarks": [2]}]]
    document = puzzle(metadata={"solution": "12?1"}, cells=cells)
    found = stored(document)
    assert found is not None
    assert found.missing == (Difference("number", ("R2C2",), "1"),)
    marks = (
        Label(Spot(cell(1, 1)), "1", Role.CORNER),
        Label(Spot(cell(1, 1), 0.2), "1"),
        Symbol(Spot(cell(1, 1)), "bulb"),
    )
    again = stored(document, marks)
    assert again is not None
    assert again.missing == found.missing


def test_f_puzzles_may_leave_cells_open() -> None:
    grid = [[{}, {}], [{}, {}]]
    document = decode("fpuzzles" + dump({"size": 2, "grid": grid, "solution": ["1", 2, "", "10"]}))
    found = stored(document, digits("12.."))
    assert found == Stored(accepted=True)
