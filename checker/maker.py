"""What making a puzzle needs: scales of grades, orders, and makers that fulfil them.

A `Scale` tells how hard a puzzle is. A `Maker` makes puzzles of one genre as an `Order` wants them.
It knows neither scales nor provers: the order brings the question "has this board exactly one
solution, and is it no harder than that?" with it, so every scale works for every maker.

The same order with the same seed gives the same puzzle on every machine: makers draw lots with
`shuffled` and `Random.random` only, which no version of Python changes, and time ends the making
but never steers it.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from random import Random
from typing import Final, Generic, TypeAlias, TypeVar

from checker.rule import Text

B = TypeVar("B")
T = TypeVar("T")

Place: TypeAlias = tuple[int, int]
"""Row and column, 0-based."""


Grading: TypeAlias = Callable[[B, str, float], str | None]
"""Gives a puzzle's grade, from the board, the hardest grade worth trying, and the time, by
`time.monotonic`, when to give up: then None."""


@dataclass(frozen=True, slots=True)
class Scale(Generic[B]):
    """One way to say how hard a puzzle is.

    Attributes:
        name: Stable, lower case.
        title: Whose grades these are.
        grades: What each grade needs, from the easiest one; their names are stable, and no two
            scales of a genre share one.
        grade: Gives the grade of a puzzle. One harder than it was asked to try gets the last grade
            of all, and that says nothing about solutions; any other grade proves that there is
            exactly one.
    """

    name: str
    title: Text
    grades: Mapping[str, Text]
    grade: Grading[B]

    def last(self) -> str:
        """Give the hardest grade."""
        return tuple(self.grades)[-1]


class Symmetry(StrEnum):
    """How the pattern of a made puzzle repeats itself."""

    NONE = "none"
    ROTATE2 = "rotate2"
    """After half a turn it looks the same."""
    ROTATE4 = "rotate4"
    """After a quarter turn it looks the same; square boards only."""
    MIRROR = "mirror"
    """Its left half is the right one in a mirror."""
    MIRROR4 = "mirror4"
    """So it is, and its upper half is the lower one in a mirror."""


@dataclass(frozen=True, slots=True)
class Order(Generic[B]):
    """What a puzzle must be like.

    Attributes:
        rows: Cells from top to bottom.
        cols: Cells from left to right.
        symmetry: What its pattern looks like.
        rng: Where all chance comes from.
        grades: The grades from the easiest to the one wanted; empty: any will do.
        fits: Whether a board has exactly one solution and is no harder than a grade; with an empty
            grade, whether it has exactly one solution.
        deadline: When to give up, by `time.monotonic`.
        tell: Hears now and then how many attempts were begun.
    """

    rows: int
    cols: int
    symmetry: Symmetry
    rng: Random
    grades: tuple[str, ...]
    fits: Callable[[B, str], bool]
    deadline: float
    tell: Callable[[int], None]

    def late(self) -> bool:
        """Tell whether it is time to give up."""
        return time.monotonic() > self.deadline


@dataclass(frozen=True, slots=True)
class Maker(Generic[B]):
    """Makes puzzles of one genre.

    Attributes:
        symmetries: Those it can make.
        make: Gives a board without marks that is no harder than the last of the order's grades and
            harder than the one before; None if it was too late.
        to: The format of the links of its puzzles, where nobody names another.
    """

    symmetries: tuple[Symmetry, ...]
    make: Callable[[Order[B]], B | None]
    to: str


def shuffled(things: Iterable[T], rng: Random) -> list[T]:
    """Give things in an order drawn by lot, the same on every machine."""
    drawn = [(rng.random(), thing) for thing in things]
    return [thing for _, thing in sorted(drawn, key=itemgetter(0))]


def images(place: Place, rows: int, cols: int, symmetry: Symmetry) -> frozenset[Place]:
    """Give all places that a symmetry makes look like one, itself among them."""
    row, col = place
    return frozenset(move(row, col, rows - 1, cols - 1) for move in _MOVES[symmetry])


_Move: TypeAlias = Callable[[int, int, int, int], Place]


def _same(row: int, col: int, _bottom: int, _right: int) -> Place:
    return row, col


def _half_turn(row: int, col: int, bottom: int, right: int) -> Place:
    return bottom - row, right - col


def _quarter_turn(row: int, col: int, bottom: int, _right: int) -> Place:
    return col, bottom - row


def _back(row: int, col: int, _bottom: int, right: int) -> Place:
    return right - col, row


def _sideways(row: int, col: int, _bottom: int, right: int) -> Place:
    return row, right - col


def _upside_down(row: int, col: int, bottom: int, _right: int) -> Place:
    return bottom - row, col


_MOVES: Final[Mapping[Symmetry, tuple[_Move, ...]]] = {
    Symmetry.NONE: (_same,),
    Symmetry.ROTATE2: (_same, _half_turn),
    Symmetry.ROTATE4: (_same, _quarter_turn, _half_turn, _back),
    Symmetry.MIRROR: (_same, _sideways),
    Symmetry.MIRROR4: (_same, _sideways, _upside_down, _half_turn),
}
