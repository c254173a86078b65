"""Square cells laid like bricks, in a pyramid of them.

Rows count from the top, and in each row the cells from the left: row 3 has 3 cells. Where a brick
meets two of the next row, its side has two halves. One unit is the side of a cell.

========  ========================================  ==========================
kind      slots                                     printed
========  ========================================  ==========================
CELL      0                                         ``R3C5``
VERTEX    0: lower right, 1: upper right            ``R3C5+`` ``R3C5+2``
EDGE      0: lower side's left half, 1: right side  ``R3C5_`` ``R3C5|``
          2: lower side's right half                ``R3C5_2``
CORNER    0-3: ¼ from the centre                    ``R3C5.tl .tr .bl .br``
========  ========================================  ==========================
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from converters.geometry.pattern import Bounds, Pattern
from converters.site import Kind, Site

PATTERN: Final = Pattern(
    height=1.0,
    offsets=(
        (Kind.CELL, ((0.0, 0.0),)),
        (Kind.VERTEX, ((0.5, 0.5), (0.5, -0.5))),
        (Kind.EDGE, ((-0.25, 0.5), (0.5, 0.0), (0.25, 0.5))),
        (Kind.CORNER, ((-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25))),
    ),
    cells=(
        Bounds(
            vertices=((-1, -1, 0), (0, 0, 1), (0, 0, 0), (1, 0, 1), (0, -1, 0), (0, -1, 1)),
            edges=((-1, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 0), (0, -1, 1), (-1, -1, 2)),
        ),
    ),
    spots=((Kind.CELL, 0, Kind.CORNER, tuple((0, 0, slot) for slot in range(4))),),
    suffixes=(
        (Kind.CELL, ("",)),
        (Kind.VERTEX, ("+", "+2")),
        (Kind.EDGE, ("_", "|", "_2")),
        (Kind.CORNER, (".tl", ".tr", ".bl", ".br")),
    ),
)


@dataclass(frozen=True, slots=True)
class PyramidLattice:
    """A pyramid of bricks; sites outside of it exist too and have neighbours.

    Attributes:
        rows: Rows, and cells of the lowest one, at least 1.
    """

    rows: int

    @property
    def name(self) -> str:
        """Give ``pyramid``."""
        return "pyramid"

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind of all cells, row by row; every edge and vertex once."""
        return _sites(self, kind)

    def around(self, site: Site, kind: Kind) -> Sequence[Site]:
        """Give the nearest places of one kind, clockwise from north; empty if not defined."""
        return PATTERN.around(site, kind)

    def xy(self, site: Site) -> tuple[float, float]:
        """Give x and y; the board's bounding box begins at (0, 0), a cell is 1 by 1."""
        x, y = PATTERN.place(site)
        return x + self.rows / 2, y + 0.5

    def at(self, kind: Kind, x: float, y: float) -> Site | None:
        """Give the place of a kind at a point; the inverse of `xy`."""
        return PATTERN.find(kind, x - self.rows / 2, y - 0.5)

    def label(self, site: Site) -> str:
        """Give a name such as ``R3C2``."""
        return PATTERN.label(site)


@lru_cache(maxsize=64)
def _sites(lattice: PyramidLattice, kind: Kind) -> tuple[Site, ...]:
    """Give the places of one kind of all cells, in reading order."""
    cells = [Site(Kind.CELL, row, col) for row in range(lattice.rows) for col in range(row + 1)]
    if kind is Kind.CELL:
        return tuple(cells)
    return tuple(sorted(set(PATTERN.touched(cells, kind))))
