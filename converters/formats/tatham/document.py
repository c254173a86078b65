"""A Light Up text as it came, and the codes and moves it is made of.

A description is row by row ``a``-``z`` a run of 1-26 white cells, ``B`` a black cell, ``0``-``4`` a
number. Moves are ``L`` (switch a bulb) and ``I`` (switch the mark "no bulb here") with column and
row, both from 0; a cell holds one of the two at most, so either switch puts out the other.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType
from typing import Final

from converters.errors import LinkError, shown
from converters.plain import (
    BULB,
    DOT,
    WALL,
    WHITE,
    Codes,
    PlainCell,
    PlainGrid,
    check_size,
    numbered,
)

MIN_SIDE: Final = 2
CODES: Final = Codes(
    fixed=MappingProxyType({"w": WHITE, "B": WALL, "L": BULB, "I": DOT}),
    top=4,
)
"""One code a cell: runs of white cells are counted, and bulbs and dots said, when it is written."""

_RUN: Final = 26
_BEFORE_A: Final = ord("a") - 1
_MOVE: Final = re.compile(r"([LI])([0-9]{1,9}),([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class TathamDocument:
    """A game id or save file.

    Attributes:
        text: The whole input.
        grid: The board with the moves carried out.
        head: Of an id, everything up to the colon, with it; empty in a save file.
        is_save: Whether it is a save file.
        notes: What a reader should know.
    """

    text: str
    grid: PlainGrid
    head: str = ""
    is_save: bool = False
    notes: tuple[str, ...] = ()


def read_desc(desc: str, rows: int, cols: int) -> PlainGrid:
    """Read a description, which fills the board exactly.

    Raises:
        LinkError: If the board is too small or too large, a character is unknown, or there are too
            few or too many cells.
    """
    if min(rows, cols) < MIN_SIDE:
        raise LinkError(
            where="size",
            found=f"{cols}x{rows}",
            want=f"at least {MIN_SIDE} columns and rows",
            hint="Light Up itself refuses smaller boards",
        )
    check_size(rows, cols, where="size")
    cells: list[PlainCell] = []
    for place, code in enumerate(desc):
        cells += _cells(code, place)
        if len(cells) > rows * cols:
            raise _wrong_length(place, len(cells), rows * cols)
    if len(cells) < rows * cols:
        raise _wrong_length(len(desc), len(cells), rows * cols)
    return PlainGrid(rows, cols, tuple(cells))


def _wrong_length(place: int, found: int, want: int) -> LinkError:
    return LinkError(
        where=f"desc.{place}",
        found=f"{found} cells" + (" and the end" if found < want else ""),
        want=f"exactly {want} cells",
        hint="was a piece lost in copying, or the size changed?",
    )


def _cells(code: str, place: int) -> list[PlainCell]:
    if "a" <= code <= "z":
        return [WHITE] * (ord(code) - _BEFORE_A)
    if code == "B":
        return [WALL]
    if "0" <= code <= "4":
        return [numbered(code)]
    raise LinkError(
        where=f"desc.{place}",
        found=shown(code),
        want="a to z, B, or 0 to 4",
        hint="is this the id of another of the puzzles?",
    )


def write_desc(grid: PlainGrid) -> str:
    """Write a description; bulbs and dots stand on white cells."""
    codes = (CODES.write(each, grid.site(index)).value for index, each in enumerate(grid.cells))
    grounds = ("w" if code in "wLI" else code for code in codes)
    return "".join(
        _runs(sum(1 for _ in group)) if code == "w" else "".join(group)
        for code, group in groupby(grounds)
    )


def _runs(count: int) -> str:
    full, rest = divmod(count, _RUN)
    return "z" * full + (chr(_BEFORE_A + rest) if rest else "")


def carry_out(grid: PlainGrid, moves: Iterable[tuple[str, str]]) -> PlainGrid:
    """Give the grid after moves such as ``S;L0,1;I2,0``; ``S`` says that the solver was used.

    Args:
        grid: The board before.
        moves: Places for messages, each with the moves that stand there.

    Raises:
        LinkError: If a move is no move, or is on a black cell or outside of the board.
    """
    cells = list(grid.cells)
    for where, line in moves:
        for place, move in enumerate(line.removesuffix(";").split(";")):
            if move != "S":
                _switch(cells, grid, move, f"{where}.{place}")
    return PlainGrid(grid.rows, grid.cols, tuple(cells))


def _switch(cells: list[PlainCell], grid: PlainGrid, move: str, where: str) -> None:
    found = _MOVE.fullmatch(move)
    index = _index(grid, int(found[2]), int(found[3])) if found else None
    if found is None or index is None or cells[index].wall:
        raise LinkError(
            where=where,
            found=shown(move),
            want="S, or L or I with the column and row of a white cell, as in L0,3",
            hint="columns and rows count from 0, the column comes first",
        )
    cells[index] = _SWITCHED[found[1], cells[index]]


_SWITCHED: Final = MappingProxyType(
    {
        ("L", WHITE): BULB,
        ("L", BULB): WHITE,
        ("L", DOT): BULB,
        ("I", WHITE): DOT,
        ("I", BULB): DOT,
        ("I", DOT): WHITE,
    }
)
_SWITCH: Final = MappingProxyType({(old, new): key for (key, old), new in _SWITCHED.items()})


def _index(grid: PlainGrid, col: int, row: int) -> int | None:
    return row * grid.cols + col if row < grid.rows and col < grid.cols else None


def switches(before: PlainGrid, after: PlainGrid) -> str:
    """Give the moves from one grid to another of the same walls, column by column.

    That is the order in which the program's own solver writes them; any order would do.
    """
    places: Iterable[tuple[int, int]] = (
        (col, row) for col in range(after.cols) for row in range(after.rows)
    )
    return ";".join(_moves(before, after, places))


def _moves(before: PlainGrid, after: PlainGrid, places: Iterable[tuple[int, int]]) -> Iterator[str]:
    for col, row in places:
        index = row * after.cols + col
        old, new = before.cells[index], after.cells[index]
        if old != new:
            yield f"{_SWITCH[old, new]}{col},{row}"
