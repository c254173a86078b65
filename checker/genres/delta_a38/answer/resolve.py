"""An answer ready to be judged: loops traced, regions derived, directions chosen.

A loop whose direction nobody told may run either way. Both ways are tried, each loop for itself,
for the loops do not interact once the regions are fixed. If one way is right it is taken, else the
one with fewer entries, else the one that leaves the circle (castle: its first cell) towards the
earlier neighbour in reading order.

Source: rules delta-a38.md, 2, 5.4 and 6.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from checker.genres.delta_a38.answer.loops import Loop, Loops, derived, loop_of
from checker.genres.delta_a38.answer.passes import Counting, PassCheck, judged
from checker.genres.delta_a38.answer.trace import Untraced, traced
from checker.genres.delta_a38.board import DeltaBoard, Directed, Drawn, Route
from converters.site import Site

# Every rule asks for the same board in turn.
_KEPT: Final = 8
_CLEAN: Final = (0, False)


class Ways(StrEnum):
    """How many directions of a loop are right, if nobody told which it runs in."""

    ONE = "one"
    BOTH = "both"
    NONE = "none"


class Sum(NamedTuple):
    """A squared clue, its number, and the steps towards it minus the steps away from it."""

    site: Site
    want: int
    found: int


@dataclass(frozen=True, slots=True)
class Resolved:
    """Two directed loops and what depends on their direction.

    Attributes:
        loops: The loops in the directions chosen.
        passes: What is wrong with pass cells; None: not judged, the A38 loop is not sound.
        castle_ways: How many directions of the castle loop are right; None: it was told, or
            nothing depends on it because the loop is not sound.
        a38_ways: The same of the A38 loop.
        sums: The squared clues whose number is not what is counted.
    """

    loops: Loops
    passes: PassCheck | None
    castle_ways: Ways | None
    a38_ways: Ways | None
    sums: tuple[Sum, ...]


Resolution: TypeAlias = Resolved | Untraced


@lru_cache(maxsize=_KEPT)
def resolved(board: DeltaBoard) -> Resolution:
    """Give what the rules judge: two directed loops, or why the drawn lines are not two."""
    answer = board.answer
    if isinstance(answer, Drawn):
        found = traced(answer, board.start)
        if isinstance(found, Untraced):
            return found
        answer = found
    return _chosen(_undecided(board, answer), answer)


def passes_if(board: DeltaBoard, counting: Counting) -> PassCheck | None:
    """Give what is wrong with pass cells where the circle counts as another visit.

    None: that is not judged, the A38 loop is not sound.
    """
    answer = resolved(board)
    if isinstance(answer, Untraced) or answer.passes is None:
        return None
    either = answer.a38_ways is not None
    tried = _ways(Route(answer.loops.a38.visits, either), board.start)
    checks = (judged(replace(answer.loops, a38=loop), counting) for loop in tried)
    return min(checks, key=PassCheck.rank)


def _undecided(board: DeltaBoard, answer: Directed) -> Loops:
    """Give the loops as they are listed, in the regions drawn or derived."""
    visits = answer.a38.cells
    region = derived(board, visits) if board.region is None else board.region
    return Loops(board, loop_of(answer.castle.cells), loop_of(visits), region)


def _chosen(loops: Loops, answer: Directed) -> Resolved:
    """Choose the directions that nobody told."""
    loops, sums, castle_ways = _with_castle(loops, answer.castle)
    if not loops.is_a38_sound():
        return Resolved(loops, None, castle_ways, None, sums)
    tried = [replace(loops, a38=loop) for loop in _ways(answer.a38, loops.board.start)]
    checks = [(each, judged(each)) for each in tried]
    best, passes = min(checks, key=lambda each: each[1].rank())
    wrong = [check.rank() > _CLEAN for _, check in checks]
    a38_ways = None if passes.gave_up else _right_ways(wrong, answer.a38)
    return Resolved(best, passes, castle_ways, a38_ways, sums)


def _with_castle(loops: Loops, route: Route) -> tuple[Loops, tuple[Sum, ...], Ways | None]:
    """Choose the direction of the castle loop."""
    if not route.either or not loops.is_castle_sound():
        return loops, tuple(_wrong(loops)), None
    tried = [replace(loops, castle=loop) for loop in _ways(route, min(route.cells))]
    sums = [tuple(_wrong(each)) for each in tried]
    wrong = [bool(each) for each in sums]
    best = wrong.index(min(wrong))
    return tried[best], sums[best], _right_ways(wrong, route)


def _wrong(loops: Loops) -> Iterator[Sum]:
    """Give each squared clue with a wrong number."""
    wanted = {site: square.value for site, square in loops.squares() if square.value is not None}
    for site, counted in loops.counted(wanted):
        if counted != wanted[site]:
            yield Sum(site, wanted[site], counted)


def _ways(route: Route, first: Site) -> list[Loop]:
    """Give a loop in each direction that it may run in, from a cell to its earlier neighbour."""
    if not route.either:
        return [loop_of(route.cells)]
    at = route.cells.index(first)
    ahead = replace(route, cells=(*route.cells[at:], *route.cells[:at]))
    both = sorted((ahead.cells, ahead.backwards().cells), key=lambda cells: cells[1])
    return [loop_of(cells) for cells in both]


def _right_ways(wrong: list[bool], route: Route) -> Ways | None:
    if not route.either:
        return None
    return {0: Ways.BOTH, 1: Ways.ONE, 2: Ways.NONE}[sum(wrong)]
