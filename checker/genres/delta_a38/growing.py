"""Grows two loops in two regions, at random, for new puzzles.

The A38 loop begins as a ring of four cells and changes by three moves:

- *push*: two successive cells get a detour over the two free cells beside them;
- *curl*: a corner becomes a crossing, with a ring of three free cells behind it;
- *leap*: a straight piece is pushed over another strand of the loop that runs beside it, which
  makes two crossings. The cell in the middle is left, and the strand keeps one cell between the
  crossings for a pass cell.

All moves keep at least one cell that is no crossing between two visits to crossings, for the pass
cell that belongs there. What the loop encloses becomes A38 clues; the rest is the castle's, where a
ring of four cells is pushed until its loop is long enough.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from checker.genres.delta_a38.board import WAYS
from checker.maker import Place, shuffled
from converters.connected import pieces

Visits: TypeAlias = tuple[Place, ...]

SHARE: Final = (25, 45)
"""Percent of the cells that the A38 loop visits, at least and at most."""
CASTLE_SHARE: Final = (25, 45)
"""Percent of the castle's cells that its loop visits."""
CURLING: Final = 0.25
"""How often crossings are tried before a detour, as long as there are few."""
CELLS_A_CROSSING: Final = 14
"""How many cells of the board there are to each crossing wanted."""
LOOK: Final = 4
"""Moves of which the one is made that leaves the loop the least crowded: cells that lie close
together can be visited in many orders, so the puzzle would hardly ever have one solution."""
MOST_HOLE: Final = 2
"""Cells that the loop may enclose in one piece."""

_RING: Final = ((0, 0), (0, 1), (1, 1), (1, 0))


def grown_a38(rows: int, cols: int, rng: Random) -> tuple[Visits, frozenset[Place]] | None:
    """Grow an A38 loop; give it and the cells that it encloses. None: it enclosed too many."""
    board = frozenset((row, col) for row in range(rows) for col in range(cols))
    low, high = (rows * cols * share // 100 for share in SHARE)
    wanted = low + int(rng.random() * (high - low))
    crossings = max(1, rows * cols // CELLS_A_CROSSING)
    visits = _ring(board, rng)
    while visits is not None and len(set(visits)) < wanted:
        few = len(visits) - len(set(visits)) < crossings and rng.random() < CURLING
        some = islice(_moved(visits, board, rng, crossing=few), LOOK)
        grown = min(some, key=_crowded, default=None)
        if grown is None:
            break
        visits = grown
    if visits is None or len(visits) == len(set(visits)):
        return None
    outside = board - set(visits)
    parts = sorted(pieces(sorted(outside), beside), key=len)
    holes = frozenset[Place]().union(*parts[:-1])
    fits = parts and all(len(part) <= MOST_HOLE for part in parts[:-1])
    return (visits, holes) if fits else None


def grown_castle(land: frozenset[Place], rng: Random) -> Visits | None:
    """Grow a castle loop on the cells of its region; None if there is no room for one."""
    low, high = (len(land) * share // 100 for share in CASTLE_SHARE)
    wanted = low + int(rng.random() * (high - low))
    visits = _ring(land, rng)
    while visits is not None and len(visits) < wanted:
        some = islice(_moved(visits, land, rng, crossing=False), LOOK)
        grown = min(some, key=_crowded, default=None)
        if grown is None:
            break
        visits = grown
    return visits


def beside(place: Place) -> list[Place]:
    """Give the four cells beside a cell, on the board or not."""
    return [_plus(place, way) for way in WAYS]


def _crowded(visits: Visits) -> int:
    """Count the neighbours on the loop that its cells have."""
    cells = set(visits)
    return sum(near in cells for place in cells for near in beside(place))


def _ring(land: frozenset[Place], rng: Random) -> Visits | None:
    """Give four cells around a point; None if there is no room."""
    for place in shuffled(sorted(land), rng):
        ring = tuple(_plus(place, each) for each in _RING)
        if land.issuperset(ring):
            return ring
    return None


def _moved(
    visits: Visits, land: frozenset[Place], rng: Random, *, crossing: bool
) -> Iterator[Visits]:
    """Give the loop after a move, all moves in an order drawn by lot, those wanted first."""
    free = land - set(visits)
    once = {place for place, times in Counter(visits).items() if times == 1}
    at = shuffled(range(len(visits)), rng)
    if crossing:
        for first in at:
            turned = (*visits[first:], *visits[:first])
            yield from _curls(turned, free, once)
            yield from _leaps(turned, free, once)
    for first in at:
        turned = (*visits[first:], *visits[:first])
        yield from _pushes(turned, free, once, rng)


def _pushes(
    visits: Visits, free: frozenset[Place], once: set[Place], rng: Random
) -> Iterator[Visits]:
    """Give a detour between the first two cells."""
    one, two = visits[:2]
    if one in once and two in once:
        for side in shuffled(_sides(one, two), rng):
            detour = (_plus(one, side), _plus(two, side))
            if free.issuperset(detour):
                yield (one, *detour, *visits[1:])


def _curls(visits: Visits, free: frozenset[Place], once: set[Place]) -> Iterator[Visits]:
    """Make the second cell a crossing if it is a corner."""
    before, corner, after = visits[:3]
    ahead, behind = _through(before, corner), _through(after, corner)
    far = _plus(ahead, _minus(behind, corner))
    ring = (ahead, far, behind)
    if once.issuperset(visits[:3]) and free.issuperset(ring) and far != corner:
        yield (before, corner, *ring, corner, *visits[2:])


def _leaps(visits: Visits, free: frozenset[Place], once: set[Place]) -> Iterator[Visits]:
    """Push the first three cells over a strand beside them."""
    one, middle, two = visits[:3]
    if _through(one, middle) != two or not once.issuperset(visits[:3]):
        return
    along = _minus(middle, one)
    for side in _sides(one, middle):
        under = [_plus(each, side) for each in (one, middle, two)]
        strand = [_minus(under[0], along), *under, _plus(under[2], along)]
        over = [_plus(each, side) for each in under]
        if once.issuperset(strand) and free.issuperset(over) and _runs(visits, strand):
            yield (one, under[0], *over, under[2], *visits[2:])


def _runs(visits: Visits, strand: Sequence[Place]) -> bool:
    """Tell whether a loop runs through some cells one after another, either way."""
    at = visits.index(strand[0])
    turned = (*visits[at:], *visits[:at])
    return list(turned[: len(strand)]) == list(strand) or (
        list(turned[: -len(strand) : -1]) == list(strand[1:])
    )


def _sides(one: Place, two: Place) -> tuple[Place, Place]:
    """Give the two ways square to that from one cell to the next."""
    down, right = _minus(two, one)
    return (right, down), (-right, -down)


def _through(before: Place, at: Place) -> Place:
    """Give the cell that is reached by going straight on."""
    return _plus(at, _minus(at, before))


def _plus(place: Place, way: Place) -> Place:
    return place[0] + way[0], place[1] + way[1]


def _minus(place: Place, other: Place) -> Place:
    return place[0] - other[0], place[1] - other[1]
