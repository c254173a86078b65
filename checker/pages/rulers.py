"""The numbers of the rows, left of the board, and of the columns, above it.

The sentences of an explanation speak of R3C5; a reader should not have to count. They are marks of
our own, so they stand beside clues outside of the board as well. Boards of other lattices than the
square one have no rows and columns that a number at the rim could name.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from converters.drawing import Drawing, Element, Label, Paint, Role, first_spot
from converters.lattice import SquareLattice
from converters.site import Site, Spot, cell

_AWAY: Final = 0.75
"""Cell sides from the middle of the outermost things drawn to the numbers."""

_LOOK: Final = Paint(size=0.3, ink="#666666")


def ruled(drawing: Drawing) -> Drawing:
    """Give a drawing with the numbers of its rows and columns among its marks."""
    if not drawing.board or not isinstance(drawing.lattice, SquareLattice):
        return drawing
    return replace(drawing, marks=(*drawing.marks, *_numbers(drawing.board, drawing.question)))


def _numbers(board: frozenset[Site], given: Iterable[Element]) -> Iterator[Element]:
    """Give the numbers, beyond all that is drawn outside of the board."""
    rows = range(min(site.row for site in board), max(site.row for site in board) + 1)
    cols = range(min(site.col for site in board), max(site.col for site in board) + 1)
    spots = [spot for spot in map(first_spot, given) if spot is not None]
    top = min([rows.start, *(spot.site.row for spot in spots)])
    left = min([cols.start, *(spot.site.col for spot in spots)])
    for col in cols:
        spot = Spot(cell(rows.start, col), 0, top - rows.start - _AWAY)
        yield Label(spot, str(col + 1), Role.TEXT, paint=_LOOK)
    for row in rows:
        spot = Spot(cell(row, cols.start), left - cols.start - _AWAY, 0)
        yield Label(spot, str(row + 1), Role.TEXT, paint=_LOOK)
