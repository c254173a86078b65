"""From the outlines of cells to everything that lies around everything.

A lattice says of each cell only which edges bound it and where each of them ends. What touches
what follows: the cells of an edge are those it bounds, the vertices of a cell are the ends of its
edges, two cells are neighbours if they share an edge, two vertices if an edge joins them.
Each list runs clockwise from north, as seen from the place in the middle.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from math import atan2, tau
from typing import NamedTuple, TypeAlias

from converters.site import Kind, Site

Point: TypeAlias = tuple[float, float]
Around: TypeAlias = Mapping[tuple[Site, Kind], tuple[Site, ...]]

_DECIMALS = 9


class Side(NamedTuple):
    """One edge of a cell and the vertices where it ends; one end is missing at an open rim."""

    edge: Site
    ends: tuple[Site, ...]


class Outline(NamedTuple):
    """One cell with its sides; any order."""

    cell: Site
    sides: tuple[Side, ...]


class Spots(NamedTuple):
    """Further places that belong to a cell, an edge or a vertex."""

    owner: Site
    spots: tuple[Site, ...]


def clockwise(centre: Point, point: Point) -> float:
    """Give the angle from north, clockwise, 0 ≤ angle < 2π, rounded so that north is 0.

    >>> clockwise((0, 0), (0, -1)), round(clockwise((0, 0), (1, 0)), 3)
    (0.0, 1.571)
    """
    angle = round(atan2(point[0] - centre[0], centre[1] - point[1]), _DECIMALS)
    return angle + tau if angle < 0 else angle + 0.0


def neighbours(
    outlines: Iterable[Outline], spots: Iterable[Spots], place: Callable[[Site], Point]
) -> Around:
    """Give the places of each kind around each place, clockwise from north.

    Args:
        outlines: All cells; an edge shared by two cells is given by both.
        spots: What belongs to a cell, an edge or a vertex beyond that.
        place: Where a site lies.
    """
    found: dict[tuple[Site, Kind], dict[Site, None]] = defaultdict(dict)
    for one, other in (*_touching(list(outlines)), *_belonging(spots)):
        found[one, other.kind][other] = None
        found[other, one.kind][one] = None
    return {(site, kind): _sorted(site, others, place) for (site, kind), others in found.items()}


def _touching(outlines: list[Outline]) -> Iterator[tuple[Site, Site]]:
    """Give every pair of places that touch, one way or both."""
    bounded: dict[Site, dict[Site, None]] = defaultdict(dict)
    for cell, sides in outlines:
        for edge, ends in sides:
            bounded[edge][cell] = None
            yield cell, edge
            yield from ((cell, end) for end in ends)
            yield from ((edge, end) for end in ends)
            yield from pairwise(ends)
    for cells in bounded.values():
        yield from ((one, other) for one in cells for other in cells if one != other)


def _belonging(spots: Iterable[Spots]) -> Iterator[tuple[Site, Site]]:
    """Give every spot with its owner."""
    return ((owner, spot) for owner, places in spots for spot in places)


def _sorted(site: Site, others: Iterable[Site], place: Callable[[Site], Point]) -> tuple[Site, ...]:
    """Sort places clockwise from north; where two lie in one direction the lower site is first."""
    centre = place(site)
    return tuple(sorted(others, key=lambda other: (clockwise(centre, place(other)), other)))
