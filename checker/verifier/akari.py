"""Akari: where do bulbs stand?

The white cells are numbered from 1 in reading order; a variable is 1 where a bulb stands. Looking
from a white cell up, down, left and right up to a black cell or the border, one sees those that
could light it: they and the cell itself hold at least one bulb. A longest run of two or more white
cells along a row or a column holds at most one. Around a number are at least, and at most, so many.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import partial
from typing import Final, TypeAlias

from checker.verifier.budget import Budget
from checker.verifier.constraint import Constraint, constraint
from checker.verifier.puzzle import Derived
from converters.errors import ReadError, shown

_WHITE: Final = "."
_BLACK: Final = "#"
_BULB: Final = "o"
_AROUND: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
_WHERE: Final = "board"

_Place: TypeAlias = tuple[int, int]
_Cells: TypeAlias = Mapping[_Place, int]
"""The white cells' numbers by row and column."""


def akari(rows: Sequence[str], budget: Budget) -> Derived:
    """Derive the rules of a text board without marks.

    Args:
        rows: ``.`` white, ``#`` black, a digit for a number.
        budget: What it may cost.

    Raises:
        ReadError: If another character is on the board, or the rules are too large.
    """
    board = {(row, col): code for row, line in enumerate(rows) for col, code in enumerate(line)}
    white = [place for place, code in board.items() if code == _WHITE]
    cells = {place: number for number, place in enumerate(white, start=1)}
    numbers = {place: _number(code) for place, code in board.items() if code not in "#."}
    rules = set[Constraint]()
    for rule in (*_light(cells), *_runs(cells), *_numbers(numbers, cells)):
        rules.add(rule)
        budget.spend(len(rule.terms), where=_WHERE)
    return Derived(len(white), frozenset(rules), partial(_solved, rows, cells))


def _number(code: str) -> int:
    if not code.isdecimal():
        raise ReadError(
            where=_WHERE,
            found=shown(code),
            want="white and black cells and the numbers 0 to 9",
            hint="a puzzle with any other number has no solution, so nothing can be proved",
        )
    return int(code)


def _light(cells: _Cells) -> Iterator[Constraint]:
    for place, own in cells.items():
        sources = [own]
        for step in _AROUND:
            sources += _seen(cells, place, step)
        yield constraint([(1, source) for source in sources], 1)


def _seen(cells: _Cells, place: _Place, step: _Place) -> Iterator[int]:
    """Give the white cells one sees in one direction."""
    row, col = place
    while (row := row + step[0], col := col + step[1]) in cells:
        yield cells[row, col]


def _runs(cells: _Cells) -> Iterator[Constraint]:
    for down, right in ((0, 1), (1, 0)):
        for (row, col), own in cells.items():
            if (row - down, col - right) not in cells:
                run = (own, *_seen(cells, (row, col), (down, right)))
                if len(run) > 1:
                    yield constraint([(-1, number) for number in run], -1)


def _numbers(numbers: Mapping[_Place, int], cells: _Cells) -> Iterator[Constraint]:
    for (row, col), number in numbers.items():
        places = [(row + down, col + right) for down, right in _AROUND]
        beside = [cells[place] for place in places if place in cells]
        yield constraint([(1, cell) for cell in beside], number)
        yield constraint([(-1, cell) for cell in beside], -number)


def _solved(rows: Sequence[str], cells: _Cells, ones: Set[int]) -> tuple[str, ...]:
    return tuple(
        "".join(_BULB if cells.get((row, col)) in ones else code for col, code in enumerate(line))
        for row, line in enumerate(rows)
    )
