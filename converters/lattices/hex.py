"""Hexagons standing on a corner, in a hexagon of them.

Rows count from the top, and in each row the cells from the left: a board of side 3 has rows of 3,
4, 5, 4, 3 cells. Rows and columns go on beyond the board along its slanted sides. One unit is the
distance of two neighbouring centres. A board turned by steps of 60° is the same lattice; turning
is left to whoever draws it.

========  =======================================  ==========================================
kind      slots                                    printed
========  =======================================  ==========================================
CELL      0                                        ``R3C5``
VERTEX    0: lower right, 1: bottom                ``R3C5+`` ``R3C5+2``
EDGE      0: lower left, 1: right, 2: lower right  ``R3C5_`` ``R3C5|`` ``R3C5_2``
CORNER    0-5: ⅓ from the centre to the six edges  ``R3C5.tl .tr .l .r .bl .br``
SIDE      0-5: ⅓ from the centre to the vertices   ``R3C5.tl2 .t .tr2 .bl2 .b .br2``
========  =======================================  ==========================================

CORNER spots are where small numbers stand, SIDE spots where cages run.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from converters.geometry.pattern import Bounds, Pattern
from converters.site import Kind, Site

_HEIGHT: Final = sqrt(3) / 2
_UP: Final = sqrt(3) / 6
_TOP: Final = sqrt(3) / 3

PATTERN: Final = Pattern(
    height=_HEIGHT,
    offsets=(
        (Kind.CELL, ((0.0, 0.0),)),
        (Kind.VERTEX, ((0.5, _UP), (0.0, _TOP))),
        (Kind.EDGE, ((-0.25, _HEIGHT / 2), (0.5, 0.0), (0.25, _HEIGHT / 2))),
        (
            Kind.CORNER,
            (
                (-1 / 6, -_UP),
                (1 / 6, -_UP),
                (-1 / 3, 0.0),
                (1 / 3, 0.0),
                (-1 / 6, _UP),
                (1 / 6, _UP),
            ),
        ),
        (
            Kind.SIDE,
            (
                (-_UP, -1 / 6),
                (0.0, -1 / 3),
                (_UP, -1 / 6),
                (-_UP, 1 / 6),
                (0.0, 1 / 3),
                (_UP, 1 / 6),
            ),
        ),
    ),
    cells=(
        Bounds(
            vertices=((-1, -1, 0), (-1, 0, 1), (0, 0, 0), (0, 0, 1), (0, -1, 0), (-1, -1, 1)),
            edges=((-1, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 0), (0, -1, 1), (-1, -1, 2)),
        ),
    ),
    spots=tuple(
        (Kind.CELL, 0, kind, tuple((0, 0, slot) for slot in range(6)))
        for kind in (Kind.CORNER, Kind.SIDE)
    ),
    suffixes=(
        (Kind.CELL, ("",)),
        (Kind.VERTEX, ("+", "+2")),
        (Kind.EDGE, ("_", "|", "_2")),
        (Kind.CORNER, (".tl", ".tr", ".l", ".r", ".bl", ".br")),
        (Kind.SIDE, (".tl2", ".t", ".tr2", ".bl2", ".b", ".br2")),
    ),
)


@dataclass(frozen=True, slots=True)
class HexLattice:
    """A hexagon of hexagons; sites outside of it exist too and have neighbours.

    Attributes:
        side: Cells along each side, at least 1.
    """

    side: int

    @property
    def name(self) -> str:
        """Give ``hex``."""
        return "hex"

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind of all cells, row by row; every edge and vertex once."""
        return _sites(self, kind)

    def around(self, site: Site, kind: Kind) -> Sequence[Site]:
        """Give the nearest places of one kind, clockwise from north; empty if not defined."""
        return tuple(self.by_row(at) for at in PATTERN.around(self.slanted(site), kind))

    def xy(self, site: Site) -> tuple[float, float]:
        """Give x and y; the board's bounding box begins at (0, 0), a cell is 1 wide."""
        x, y = PATTERN.place(self.slanted(site))
        return x + self.side / 2, y + _TOP

    def at(self, kind: Kind, x: float, y: float) -> Site | None:
        """Give the place of a kind at a point; the inverse of `xy`."""
        site = PATTERN.find(kind, x - self.side / 2, y - _TOP)
        return site and self.by_row(site)

    def label(self, site: Site) -> str:
        """Give a name such as ``R3C5``."""
        return PATTERN.label(site)

    def slanted(self, site: Site) -> Site:
        """Give a site with its column counted along one slanted axis, the same in all rows."""
        return site._replace(col=site.col + self._before(site.row))

    def by_row(self, site: Site) -> Site:
        """Undo `slanted`."""
        return site._replace(col=site.col - self._before(site.row))

    def _before(self, row: int) -> int:
        """Give the places along the slanted axis before a row's first cell: the lower half's."""
        return max(0, row - (self.side - 1))


@lru_cache(maxsize=64)
def _sites(lattice: HexLattice, kind: Kind) -> tuple[Site, ...]:
    """Give the places of one kind of all cells, in reading order."""
    cells = [
        Site(Kind.CELL, row, col)
        for row in range(2 * lattice.side - 1)
        for col in range(2 * lattice.side - 1 - abs(row - lattice.side + 1))
    ]
    if kind is Kind.CELL:
        return tuple(cells)
    touched = PATTERN.touched((lattice.slanted(cell) for cell in cells), kind)
    return tuple(sorted({lattice.by_row(site) for site in touched}))
