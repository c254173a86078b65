"""Makes a puzzle of any genre that has a maker, and proves what it promises of it.

A maker only searches. That the puzzle has exactly one solution and is of the grade wanted is found
out here once more when it has ended, by the prover and by the scale.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, TypeVar

from checker.engines.grades import scales
from checker.engines.prove import FAULT, SECONDS, GaveUp, Unique, prove
from checker.genre import Genre
from checker.maker import Maker, Order, Scale, Symmetry
from checker.rule import Remark, Text
from converters.errors import UsageError, shown
from converters.limits import MAX_CELLS, MAX_SIDE

B = TypeVar("B")

NOT_FOUND: Final = Text(
    de="In {seconds} {seconds:Sekunde|Sekunden} wurde kein solches Rätsel gefunden.",
    en="No such puzzle was found within {seconds} {seconds:second|seconds}.",
    nl="In {seconds} {seconds:seconde|seconden} werd zo'n puzzel niet gevonden.",
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What puzzle is wanted.

    Attributes:
        rows: Cells from top to bottom.
        cols: Cells from left to right.
        grade: A grade of one of the genre's scales; None: any will do.
        symmetry: What its pattern looks like.
        seed: The same seed and wish give the same puzzle.
        seconds: How long to try.
    """

    rows: int
    cols: int
    grade: str | None = None
    symmetry: Symmetry = Symmetry.NONE
    seed: int = 0
    seconds: float = SECONDS


@dataclass(frozen=True, slots=True)
class Made(Generic[B]):
    """A new puzzle.

    Attributes:
        board: The puzzle, without marks.
        solution: Its only solution.
        grade: Its grade: the one wanted, else that on the genre's first own scale; None if it has
            no scale.
    """

    board: B
    solution: B
    grade: str | None


def make(
    genre: Genre[B], wanted: Wanted, *, tell: Callable[[int], None] | None = None
) -> Made[B] | GaveUp:
    """Make a puzzle.

    Args:
        genre: Its genre.
        wanted: What it must be like.
        tell: Hears now and then how many attempts were begun.

    Raises:
        UsageError: If the genre has no maker, or nothing can be as wanted.
    """
    maker = _checked(genre, wanted)
    scale = _scale(genre, wanted.grade)
    deadline = time.monotonic() + wanted.seconds
    grades = tuple(scale.grades) if scale else ()
    order = Order(
        rows=wanted.rows,
        cols=wanted.cols,
        symmetry=wanted.symmetry,
        rng=Random(wanted.seed),  # noqa: S311 - chance that can be repeated is what is wanted
        grades=grades[: grades.index(wanted.grade) + 1] if wanted.grade else (),
        fits=_fits(genre, scale, deadline),
        deadline=deadline,
        tell=tell or _nobody,
    )
    board = maker.make(order)
    if board is None:
        return GaveUp(Remark(NOT_FOUND, facts={"seconds": f"{wanted.seconds:g}"}))
    return _proved(genre, wanted, board)


def maker_of(genre: Genre[B]) -> Maker[B]:
    """Give a genre's maker.

    Raises:
        UsageError: If it has none.
    """
    if genre.maker is None:
        raise UsageError(
            where="genre",
            found=genre.name,
            want="one with a maker",
            hint="penpad makes puzzles of some genres only, such as akari",
        )
    return genre.maker


def _nobody(_attempts: int) -> None:
    """Tell nobody."""


def _checked(genre: Genre[B], wanted: Wanted) -> Maker[B]:
    """Give the genre's maker if it can make such a puzzle."""
    maker = maker_of(genre)
    rows, cols = wanted.rows, wanted.cols
    if not (0 < rows <= MAX_SIDE and 0 < cols <= MAX_SIDE and rows * cols <= MAX_CELLS):
        raise UsageError(
            where="--size",
            found=f"{rows}x{cols}",
            want=f"1 to {MAX_SIDE} rows and columns, and at most {MAX_CELLS} cells",
            hint="rows come first, as in 10x15",
        )
    square = rows == cols or wanted.symmetry is not Symmetry.ROTATE4
    if wanted.symmetry not in maker.symmetries or not square:
        raise UsageError(
            where="--symmetry",
            found=wanted.symmetry.value,
            want=" or ".join(maker.symmetries),
            hint="" if square else "a quarter turn needs a square board",
        )
    return maker


def _scale(genre: Genre[B], wanted: str | None) -> Scale[B] | None:
    """Give the scale that a grade is of; None if none is wanted."""
    if wanted is None:
        return None
    known = scales(genre)
    for scale in known:
        if wanted in scale.grades:
            return scale
    names = [name for scale in reversed(known) for name in scale.grades]
    raise UsageError(
        where="--grade",
        found=shown(wanted),
        want=" or ".join(names) if names else "no grade",
        hint="leave it out if any grade will do",
    )


def _fits(genre: Genre[B], scale: Scale[B] | None, deadline: float) -> Callable[[B, str], bool]:
    """Give the question whether a board has one solution and is no harder than a grade."""

    def fits(board: B, most: str) -> bool:
        if scale is None or most == scale.last():
            return isinstance(prove(board, genre, seconds=deadline - time.monotonic()), Unique)
        names = list(scale.grades)
        found = scale.grade(board, most, deadline)
        return found is not None and names.index(found) <= names.index(most)

    return fits


def _proved(genre: Genre[B], wanted: Wanted, board: B) -> Made[B] | GaveUp:
    """Prove what is promised; the time for it begins anew, so that it spoils nothing."""
    deadline = time.monotonic() + wanted.seconds
    verdict = prove(board, genre, seconds=wanted.seconds)
    if isinstance(verdict, GaveUp):
        return verdict
    scale = _scale(genre, wanted.grade) or next(iter(genre.scales), None)
    grade = scale.grade(board, scale.last(), deadline) if scale else None
    if not isinstance(verdict, Unique) or (wanted.grade and grade != wanted.grade):
        return GaveUp(Remark(FAULT))
    return Made(board, verdict.board, grade)
