"""The Delta/A38 board: what is one, and what is refused."""

from typing import Any

import pytest

from checker.genres.delta_a38.board import (
    DeltaBoard,
    Directed,
    Drawn,
    Line,
    Numbers,
    Route,
    Shade,
    Square,
    Step,
    numbers_of,
    route,
    unsolved,
)
from converters.errors import ReadError
from converters.site import cell
from tests.checker.genres.delta_a38.listed import board

START = cell(0, 0)


def test_the_closing_cell_of_a_list_may_be_repeated() -> None:
    square = [cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 0)]
    assert route([*square, cell(0, 0)]) == route(square) == Route(tuple(square))


def test_backwards_is_the_same_loop_from_the_same_cell() -> None:
    ring = Route((cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 0)))
    assert ring.backwards().cells == (cell(0, 0), cell(1, 0), cell(1, 1), cell(0, 1))
    assert Route().backwards() == Route()


def test_a_route_that_repeats_its_first_cell_is_refused() -> None:
    with pytest.raises(ReadError, match="R1C1 as its first and as its last cell"):
        Route((cell(0, 0), cell(0, 1), cell(0, 0)))


def test_the_order_of_entries_means_nothing() -> None:
    assert numbers_of([7, None, 3], where="R1C1") == numbers_of([3, 7, None], where="R1C1")
    assert str(numbers_of([7, None, 3], where="R1C1")) == "3/7/?"
    assert numbers_of([7, None, 3], where="R1C1").entries == 3


@pytest.mark.parametrize("entries", [[], [0], [-1], [2, 2]])
def test_entries_are_positive_and_unlike(entries: list[int | None]) -> None:
    with pytest.raises(ReadError, match="at least one entry"):
        numbers_of(entries, where="R1C1")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"rows": 1}, "1 rows and 3 columns"),
        ({"rows": 101, "cols": 100}, "101 rows and 100 columns"),
        ({"start": cell(3, 0)}, "R4C1: found a mark outside"),
        ({"region": frozenset({cell(0, 3)})}, "R1C4: found a mark outside"),
        ({"passes": frozenset({cell(-1, 0)})}, "R0C1: found a mark outside"),
        ({"answer": Directed(Route((cell(9, 9),)), Route())}, "R10C10: found a mark outside"),
        ({"squares": {START: Square(Shade.GREY)}}, "R1C1: found the circle on a clue"),
        ({"numbers": {cell(1, 1): Numbers(frozenset())}}, "R2C2: found the entries ''"),
        (
            {
                "squares": {cell(1, 1): Square(Shade.GREY)},
                "numbers": {cell(1, 1): Numbers(frozenset({1}))},
            },
            "R2C2: found a squared and an A38 clue",
        ),
        ({"answer": Drawn(frozenset({Line(cell(0, 0), cell(1, 1))}))}, "R1C1 to R2C2"),
        ({"answer": Drawn(frozenset({Line(cell(0, 1), cell(0, 0))}))}, "R1C2 to R1C1"),
        ({"answer": Drawn(arrows=frozenset({Step(START, START)}))}, "R1C1 to R1C1"),
        ({"answer": Directed(Route((cell(0, 0), cell(0, 1)) * 30), Route())}, "60 visits"),
    ],
)
def test_what_is_no_board_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ReadError, match=words.replace("(", "\\(")):
        DeltaBoard(**{"rows": 3, "cols": 3, "start": START, **wrong})


def test_the_puzzle_alone_has_no_answer() -> None:
    bare = unsolved(board(more="passes: R1C2"))
    assert (bare.answer, bare.region, bare.passes) == (Drawn(), None, None)
    assert bare.squares == board().squares
