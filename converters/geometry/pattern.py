"""Repeating patterns whose rows are shifted by half a cell: hexagons, triangles, bricks.

An index (row, along) has its origin at x = along − row/2, y = row × height, in units of the
distance between two neighbouring indices of one row. A step is (rows down, indices along, slot).
A pattern says where the places of one index lie and which places bound each of its cells; what is
around what is read off a small patch, once.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import dist
from typing import Final, TypeAlias

from converters.geometry.outline import Outline, Point, Side, Spots, neighbours
from converters.site import Kind, Site

Step: TypeAlias = tuple[int, int, int]
Steps: TypeAlias = Mapping[tuple[Kind, int, Kind], tuple[Step, ...]]

_NEAR: Final = 1e-6
"""Two points closer than this are the same; places of a pattern are far more apart."""

_PATCH: Final = range(-3, 4)
"""Indices each way that hold all places around the middle one."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """One cell's outline.

    Attributes:
        vertices: Its corners, clockwise.
        edges: Its edges; the first joins the first and the second vertex, and so on.
    """

    vertices: tuple[Step, ...]
    edges: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A repeating pattern, as a table.

    Attributes:
        height: Distance of two rows.
        offsets: (kind, one place a slot, relative to the index's origin).
        cells: One outline a cell slot.
        spots: (kind and slot of the owner, kind of the spots, their steps).
        suffixes: (kind, what follows ``R3C5`` in a name, one a slot).
    """

    height: float
    offsets: tuple[tuple[Kind, tuple[Point, ...]], ...]
    cells: tuple[Bounds, ...]
    spots: tuple[tuple[Kind, int, Kind, tuple[Step, ...]], ...]
    suffixes: tuple[tuple[Kind, tuple[str, ...]], ...]

    def place(self, site: Site) -> Point:
        """Give x and y of a site whose ``col`` counts along the slanted axis."""
        dx, dy = dict(self.offsets)[site.kind][site.slot]
        return site.col - site.row / 2 + dx, site.row * self.height + dy

    def around(self, site: Site, kind: Kind) -> tuple[Site, ...]:
        """Give the places around a site whose ``col`` counts along the slanted axis."""
        steps = steps_of(self).get((site.kind, site.slot, kind), ())
        return tuple(Site(kind, site.row + dr, site.col + dc, slot) for dr, dc, slot in steps)

    def find(self, kind: Kind, x: float, y: float) -> Site | None:
        """Give the site of a kind at a point, the inverse of `place`; None if there is none."""
        for slot, (dx, dy) in enumerate(dict(self.offsets).get(kind, ())):
            row = round((y - dy) / self.height)
            col = round(x - dx + row / 2)
            site = Site(kind, row, col, slot)
            if dist(self.place(site), (x, y)) < _NEAR:
                return site
        return None

    def label(self, site: Site) -> str:
        """Give the name people read."""
        return f"R{site.row + 1}C{site.col + 1}{dict(self.suffixes)[site.kind][site.slot]}"

    def touched(self, cells: Iterable[Site], kind: Kind) -> Iterator[Site]:
        """Give the places of one kind that belong to cells, their edges or their vertices."""
        for cell in cells:
            yield from self.around(cell, kind)
            if kind in (Kind.CORNER, Kind.SIDE):
                for vertex in self.around(cell, Kind.VERTEX):
                    yield from self.around(vertex, kind)


@cache
def steps_of(pattern: Pattern) -> Steps:
    """Give the steps to all places around the places of one index."""
    near = neighbours(_outlines(pattern), _spots(pattern), pattern.place)
    return {
        (site.kind, site.slot, kind): tuple((s.row, s.col, s.slot) for s in others)
        for (site, kind), others in near.items()
        if (site.row, site.col) == (0, 0)
    }


def _outlines(pattern: Pattern) -> Iterator[Outline]:
    """Give the cells of a patch."""
    for row in _PATCH:
        for col in _PATCH:
            for slot, bounds in enumerate(pattern.cells):
                ends = [_at(Kind.VERTEX, row, col, step) for step in bounds.vertices]
                edges = [_at(Kind.EDGE, row, col, step) for step in bounds.edges]
                following = ends[1:] + ends[:1]
                sides = zip(edges, zip(ends, following, strict=True), strict=True)
                yield Outline(Site(Kind.CELL, row, col, slot), tuple(Side(*side) for side in sides))


def _spots(pattern: Pattern) -> Iterator[Spots]:
    """Give the spots of a patch."""
    for row in _PATCH:
        for col in _PATCH:
            for owner, slot, kind, steps in pattern.spots:
                places = tuple(_at(kind, row, col, step) for step in steps)
                yield Spots(Site(owner, row, col, slot), places)


def _at(kind: Kind, row: int, col: int, step: Step) -> Site:
    """Give the site a step away from an index."""
    return Site(kind, row + step[0], col + step[1], step[2])
