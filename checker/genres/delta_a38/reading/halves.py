"""Lines of any length, cut into halves of single steps.

A step from a cell to its neighbour crosses one edge, and an edge of the grid lies between two
vertices. Either consists of two halves that meet in the middle of that edge, so half lines, lines
of one step and lines through many places are all one thing: sets of halves.
"""

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Final, NamedTuple

from converters.drawing import Cage, Element, Path, Stroke
from converters.lattice import SquareLattice
from converters.limits import MAX_SIDE
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell

MOST: Final = 100_000
"""Halves that the lines of one drawing may have; the largest board has 80,000 places for them."""
_NEARLY: Final = 0.07
"""How far beside a place a point still means it, in cell sides."""
_PLANE: Final = SquareLattice(1, 1)


class Half(NamedTuple):
    """Half of a line.

    Attributes:
        edge: The edge in whose middle it ends: it is crossed, or the line lies on it.
        end: The other end: a cell of a line between cells, a vertex of one along the grid.
    """

    edge: Site
    end: Site


def halves_of(element: Element) -> tuple[Half, ...] | None:
    """Give the halves of a line, or of a region's outline; None if it is not made of such.

    It is not, if a point lies off the grid and its half steps, a part of it runs aslant, or it has
    no length or far too much of it.
    """
    if isinstance(element, Cage):
        return tuple(chain.from_iterable(_outline(frozenset(element.cells))))
    if isinstance(element, Stroke):
        return _through((element.start, element.end))
    return _through(element.points if isinstance(element, Path) else ())


def steps_of(path: Path) -> tuple[tuple[Site, Site], ...] | None:
    """Give the steps from cell to cell of a path; None if it does not go through cells only."""
    halves = halves_of(path)
    if halves is None or len(halves) % 2 or any(half.end.kind is not Kind.CELL for half in halves):
        return None
    pairs = zip(halves[::2], halves[1::2], strict=True)
    steps = tuple((one.end, other.end) for one, other in pairs if one.edge == other.edge)
    return steps if 2 * len(steps) == len(halves) else None


def sides(site: Site) -> tuple[Site, ...]:
    """Give the four edges of a cell, clockwise from north."""
    return (
        Site(Kind.EDGE, site.row - 1, site.col, BELOW),
        Site(Kind.EDGE, site.row, site.col, RIGHT),
        Site(Kind.EDGE, site.row, site.col, BELOW),
        Site(Kind.EDGE, site.row, site.col - 1, RIGHT),
    )


def beside(edge: Site) -> tuple[Site, Site]:
    """Give the two cells at an edge, in reading order."""
    down, right = (0, 1) if edge.slot == RIGHT else (1, 0)
    return cell(edge.row, edge.col), cell(edge.row + down, edge.col + right)


def vertices(edge: Site) -> tuple[Site, Site]:
    """Give the two ends of an edge, in reading order."""
    down, right = (1, 0) if edge.slot == RIGHT else (0, 1)
    last = Site(Kind.VERTEX, edge.row, edge.col)
    return Site(Kind.VERTEX, edge.row - down, edge.col - right), last


def between(one: Site, other: Site) -> Site:
    """Give the edge between two neighbouring cells."""
    first = min(one, other)
    return Site(Kind.EDGE, first.row, first.col, RIGHT if one.row == other.row else BELOW)


def _outline(cells: frozenset[Site]) -> Iterator[tuple[Half, Half]]:
    for site in sorted(cells):
        for edge in sides(site):
            if not cells.issuperset(beside(edge)):
                first, second = vertices(edge)
                yield Half(edge, first), Half(edge, second)


def _through(spots: tuple[Spot, ...]) -> tuple[Half, ...] | None:
    points = [_doubled(spot) for spot in spots]
    found: list[Half] = []
    for one, other in pairwise(points):
        leg = None if one is None or other is None else _leg(one, other)
        if leg is None:
            return None
        found += leg
        if len(found) > MOST:
            return None
    return tuple(found) or None


def _doubled(spot: Spot) -> tuple[int, int] | None:
    """Give twice the x and y of a point, whole numbers; None if it lies beside such places."""
    x, y = (2 * part for part in _PLANE.point(spot))
    if not max(abs(x), abs(y)) <= 4 * MAX_SIDE:  # also true of what is no number
        return None
    near = round(x), round(y)
    return near if max(abs(x - near[0]), abs(y - near[1])) <= 2 * _NEARLY else None


def _leg(one: tuple[int, int], other: tuple[int, int]) -> list[Half] | None:
    """Give the halves between two points on one line of the half grid; None if it is none."""
    (x1, y1), (x2, y2) = one, other
    if x1 != x2 and y1 != y2:
        return None
    length = max(abs(x2 - x1), abs(y2 - y1))
    right, down = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    places = [_place(x1 + right * step, y1 + down * step) for step in range(length + 1)]
    return [_half(*pair) for pair in pairwise(places)]


def _place(x: int, y: int) -> Site:
    """Give the cell, vertex or edge at half of x and y."""
    row, col = y // 2, x // 2
    if x % 2:
        return Site(Kind.CELL, row, col) if y % 2 else Site(Kind.EDGE, row - 1, col, BELOW)
    return Site(Kind.EDGE, row, col - 1, RIGHT) if y % 2 else Site(Kind.VERTEX, row - 1, col - 1)


def _half(one: Site, other: Site) -> Half:
    """Give the half between two places, one of which is the middle of an edge."""
    return Half(one, other) if one.kind is Kind.EDGE else Half(other, one)
