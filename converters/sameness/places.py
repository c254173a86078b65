"""Places that two drawings share: points in eighths of a cell, whole steps along lines.

On boards of squares a place is the point ``(x, y)``, or the two ends of a step, in eighths of a
cell side; so it can be moved when the other drawing's board begins elsewhere. On every other
lattice it is the site itself, which never moves.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final, TypeAlias

from converters.lattice import Lattice, SquareLattice
from converters.site import BELOW, RIGHT, Kind, Site, Spot

Place: TypeAlias = tuple[int, ...]

UNIT: Final = 8
"""Parts of a cell side."""
HALF: Final = 4
QUARTER: Final = 2
_POINT: Final = 2
_SITE: Final = 4
_MOST_STEPS: Final = 200


def point(lattice: Lattice, spot: Spot) -> Place:
    """Give the place of a spot, to a quarter of a cell side."""
    if not isinstance(lattice, SquareLattice):
        return tuple(spot.site)
    return plane_point(*lattice.point(spot))


def plane_point(x: float, y: float) -> Place:
    """Give the place of a point of a board of squares, to a quarter of a cell side."""
    return QUARTER * round(4 * x), QUARTER * round(4 * y)


def steps(lattice: Lattice, spots: Iterable[Spot]) -> Iterator[Place]:
    """Give the half steps of a way through spots, both ends of each, lower end first.

    A leg that is neither upright nor diagonal, or not from middle to middle, stays whole.
    """
    ends = [_end(lattice, spot) for spot in spots]
    for one, other in pairwise(ends):
        if one != other:
            yield from (
                _leg(one, other)
                if isinstance(lattice, SquareLattice)
                else ((*min(one, other), *max(one, other)),)
            )


def is_on_grid(place: Place) -> bool:
    """Tell whether a step runs along the lines between square cells."""
    x, y, right, down = place
    return (x == right and x % UNIT == 0) or (y == down and y % UNIT == 0)


def beside(place: Place) -> tuple[Site, Site]:
    """Give the two cells on both sides of a half step along the grid."""
    x, y, right, down = place
    if x == right:
        row, col = min(y, down) // UNIT, x // UNIT
        return Site(Kind.CELL, row, col - 1), Site(Kind.CELL, row, col)
    row, col = y // UNIT, min(x, right) // UNIT
    return Site(Kind.CELL, row - 1, col), Site(Kind.CELL, row, col)


def edge_steps(edge: Site) -> tuple[Place, Place]:
    """Give the two half steps that a square cell's edge consists of."""
    if edge.slot == RIGHT:
        x, y = (edge.col + 1) * UNIT, edge.row * UNIT
        return (x, y, x, y + HALF), (x, y + HALF, x, y + UNIT)
    x, y = edge.col * UNIT, (edge.row + 1) * UNIT
    return (x, y, x + HALF, y), (x + HALF, y, x + UNIT, y)


def moved(place: Place, rows: int, cols: int) -> Place:
    """Give a place of a square board further down and to the right."""
    return tuple(
        part + UNIT * (rows if index % _POINT else cols) for index, part in enumerate(place)
    )


def sites_of(place: Place, lattice: Lattice) -> tuple[Site, ...]:
    """Give the sites a place stands for: one for a point, the ends of a line, an edge for a part.

    A point inside a cell is its cell.
    """
    if not isinstance(lattice, SquareLattice):
        parts = (place[at : at + _SITE] for at in range(0, len(place), _SITE))
        return tuple(dict.fromkeys(Site(Kind(kind), *rest) for kind, *rest in parts))
    if len(place) == _POINT:
        return (_site(*place),)
    if is_on_grid(place):
        before, _ = beside(place)
        slot = RIGHT if place[0] == place[2] else BELOW
        return (Site(Kind.EDGE, before.row, before.col, slot),)
    return tuple(dict.fromkeys((_site(*place[:2]), _site(*place[2:]))))


def _site(x: int, y: int) -> Site:
    """Give the cell, edge or vertex at a point, or the cell around it."""
    col, across = divmod(x, UNIT)
    row, down = divmod(y, UNIT)
    if across == 0 and down == 0:
        return Site(Kind.VERTEX, row - 1, col - 1)
    if across == 0:
        return Site(Kind.EDGE, row, col - 1, RIGHT)
    return Site(Kind.EDGE, row - 1, col, BELOW) if down == 0 else Site(Kind.CELL, row, col)


def _end(lattice: Lattice, spot: Spot) -> Place:
    if not isinstance(lattice, SquareLattice):
        return tuple(spot.site)
    x, y = lattice.point(spot)
    return round(UNIT * x), round(UNIT * y)


def _leg(one: Place, other: Place) -> Iterator[Place]:
    low, high = min(one, other), max(one, other)
    across, down = high[0] - low[0], high[1] - low[1]
    count = max(across, abs(down)) // HALF
    upright = across == 0 or down == 0 or across == abs(down)
    if not upright or any(part % HALF for part in (*low, *high)) or count > _MOST_STEPS:
        yield (*low, *high)
        return
    for step in range(count):
        ends = [
            (low[0] + across * at // count, low[1] + down * at // count) for at in (step, step + 1)
        ]
        yield (*ends[0], *ends[1])
