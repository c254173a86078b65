"""Triangles in a triangle of them.

Each row is a strip between two lines. Its k-th triangle standing on a side is ``R3C2a``, the one to
its right, standing on a point, ``R3C2b``: row 3 reads R3C1a, R3C1b, R3C2a, R3C2b, R3C3a. One unit
is the side of a triangle. A board turned by steps of 120° is the same lattice, one turned by 180°
swaps a and b; turning is left to whoever draws it.

========  ============================================  ==================================
kind      slots                                         printed
========  ============================================  ==================================
CELL      0: point up, 1: the next one, point down      ``R3C5a`` ``R3C5b``
VERTEX    0: lower right of a                           ``R3C5+``
EDGE      0: below a, 1: right of a, 2: left of a       ``R3C5_`` ``R3C5|`` ``R3C5|2``
CORNER    0-2: near the corners of a, 3-5: of b         ``R3C5a.t .bl .br`` ``b.tl .tr .b``
SIDE      0-5: 0.32 from the vertex, along the edges    ``R3C5+.tl .tr .l .r .bl .br``
========  ============================================  ==================================
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from converters.geometry.pattern import Bounds, Pattern
from converters.site import Kind, Site

_HEIGHT: Final = sqrt(3) / 2
_CENTRE: Final = sqrt(3) / 3
_NEAR: Final = 0.16
_FAR: Final = 0.16 * sqrt(3)

PATTERN: Final = Pattern(
    height=_HEIGHT,
    offsets=(
        (Kind.CELL, ((0.0, _CENTRE), (0.5, _CENTRE / 2))),
        (Kind.VERTEX, ((0.5, _HEIGHT),)),
        (Kind.EDGE, ((0.0, _HEIGHT), (0.25, _HEIGHT / 2), (-0.25, _HEIGHT / 2))),
        (
            Kind.CORNER,
            (
                (0.0, 2 * _NEAR),
                (-0.5 + _FAR, _HEIGHT - _NEAR),
                (0.5 - _FAR, _HEIGHT - _NEAR),
                (_FAR, _NEAR),
                (1.0 - _FAR, _NEAR),
                (0.5, _HEIGHT - 2 * _NEAR),
            ),
        ),
        (
            Kind.SIDE,
            (
                (0.5 - _NEAR, _HEIGHT - _FAR),
                (0.5 + _NEAR, _HEIGHT - _FAR),
                (0.5 - 2 * _NEAR, _HEIGHT),
                (0.5 + 2 * _NEAR, _HEIGHT),
                (0.5 - _NEAR, _HEIGHT + _FAR),
                (0.5 + _NEAR, _HEIGHT + _FAR),
            ),
        ),
    ),
    cells=(
        Bounds(
            vertices=((-1, -1, 0), (0, 0, 0), (0, -1, 0)),
            edges=((0, 0, 1), (0, 0, 0), (0, 0, 2)),
        ),
        Bounds(
            vertices=((-1, 0, 0), (0, 0, 0), (-1, -1, 0)),
            edges=((0, 1, 2), (0, 0, 1), (-1, 0, 0)),
        ),
    ),
    spots=(
        (Kind.CELL, 0, Kind.CORNER, ((0, 0, 0), (0, 0, 1), (0, 0, 2))),
        (Kind.CELL, 1, Kind.CORNER, ((0, 0, 3), (0, 0, 4), (0, 0, 5))),
        (Kind.VERTEX, 0, Kind.SIDE, tuple((0, 0, slot) for slot in range(6))),
    ),
    suffixes=(
        (Kind.CELL, ("a", "b")),
        (Kind.VERTEX, ("+",)),
        (Kind.EDGE, ("_", "|", "|2")),
        (Kind.CORNER, ("a.t", "a.bl", "a.br", "b.tl", "b.tr", "b.b")),
        (Kind.SIDE, ("+.tl", "+.tr", "+.l", "+.r", "+.bl", "+.br")),
    ),
)


@dataclass(frozen=True, slots=True)
class TriLattice:
    """A triangle of triangles; sites outside of it exist too and have neighbours.

    Attributes:
        side: Cells along each side, at least 1.
    """

    side: int

    @property
    def name(self) -> str:
        """Give ``tri``."""
        return "tri"

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind of all cells, row by row; every edge and vertex once."""
        return _sites(self, kind)

    def around(self, site: Site, kind: Kind) -> Sequence[Site]:
        """Give the nearest places of one kind, clockwise from north; empty if not defined."""
        return PATTERN.around(site, kind)

    def xy(self, site: Site) -> tuple[float, float]:
        """Give x and y; the board's bounding box begins at (0, 0), a side is 1 long."""
        x, y = PATTERN.place(site)
        return x + self.side / 2, y

    def at(self, kind: Kind, x: float, y: float) -> Site | None:
        """Give the place of a kind at a point; the inverse of `xy`."""
        return PATTERN.find(kind, x - self.side / 2, y)

    def label(self, site: Site) -> str:
        """Give a name such as ``R3C5a``."""
        return PATTERN.label(site)


@lru_cache(maxsize=64)
def _sites(lattice: TriLattice, kind: Kind) -> tuple[Site, ...]:
    """Give the places of one kind of all cells, in reading order."""
    cells = [
        Site(Kind.CELL, row, col, slot)
        for row in range(lattice.side)
        for col in range(row + 1)
        for slot in range(2 if col < row else 1)
    ]
    if kind is Kind.CELL:
        return tuple(cells)
    return tuple(sorted(set(PATTERN.touched(cells, kind))))
