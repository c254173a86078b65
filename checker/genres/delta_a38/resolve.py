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
from typing import Final, TypeAlias

from checker.genres.delta_a38.board import DeltaBoard, Directed, Drawn, Route
from checker.genres.delta_a38.loops import Loop, Loops, derived
from checker.genres.delta_a38.passes import CIRCLE, Counting, PassCheck, judged
from checker.genres.delta_a38.trace import Untraced, traced
from converters.site import Site

# Every rule asks for the same board in turn.
_KEPT: Final = 8


class Ways(StrEnum):
    """How many directions of a loop are right, if nobody told which it runs in."""

    ONE = "one"
    BOTH = "both"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Resolved:
    """Two directed loops and what depends on their direction.

    Attributes:
        loops: The loops in the directions chosen.
        passes: What is wrong with pass cells; None: not judged, the A38 loop is not sound.
        castle_ways: How many directions of the castle loop are right; None: it was told, or
            nothing depends on it because the loop is not sound.
        a38_ways: The same of the A38 loop.
    """

    loops: Loops
    passes: PassCheck | None
    castle_ways: Ways | None
    a38_ways: Ways | None


Resolution: TypeAlias = Resolved | Untraced


@lru_cache(maxsize=_KEPT)
def resolved(board: DeltaBoard, counting: Counting = CIRCLE) -> Resolution:
    """Give what the rules judge: two directed loops, or why the drawn lines are not two."""
    answer = board.answer
    if isinstance(answer, Drawn):
        found = traced(answer, board.start)
        if isinstance(found, Untraced):
            return found
        answer = found
    return _chosen(_undecided(board, answer), answer, counting)


def wrong_sums(loops: Loops) -> Iterator[tuple[Site, int, int]]:
    """Give each squared clue with a wrong number: its cell, the number, what is counted."""
    for site, square in loops.squares():
        if square.value is not None and (counted := loops.counted(site)) != square.value:
            yield site, square.value, counted


def _undecided(board: DeltaBoard, answer: Directed) -> Loops:
    """Give the loops as they are listed, in the regions drawn or derived."""
    visits = answer.a38.cells
    region = derived(board, visits) if board.region is None else board.region
    return Loops(board, Loop(answer.castle.cells), Loop(visits), region)


def _chosen(loops: Loops, answer: Directed, counting: Counting) -> Resolved:
    """Choose the directions that nobody told."""
    loops, castle_ways = _with_castle(loops, answer.castle)
    if not loops.is_a38_sound():
        return Resolved(loops, None, castle_ways, None)
    tried = [replace(loops, a38=loop) for loop in _ways(answer.a38, loops.board.start)]
    checks = [(each, judged(each, counting)) for each in tried]
    best, passes = min(checks, key=lambda each: each[1].entries())
    wrong = [check.entries() > 0 for _, check in checks]
    return Resolved(best, passes, castle_ways, _right_ways(wrong, answer.a38))


def _with_castle(loops: Loops, route: Route) -> tuple[Loops, Ways | None]:
    """Choose the direction of the castle loop."""
    if not route.either or not loops.is_castle_sound():
        return loops, None
    tried = [replace(loops, castle=loop) for loop in _ways(route, min(route.cells))]
    wrong = [any(wrong_sums(each)) for each in tried]
    return tried[wrong.index(min(wrong))], _right_ways(wrong, route)


def _ways(route: Route, first: Site) -> list[Loop]:
    """Give a loop in each direction that it may run in, from a cell to its earlier neighbour."""
    if not route.either:
        return [Loop(route.cells)]
    at = route.cells.index(first)
    ahead = replace(route, cells=(*route.cells[at:], *route.cells[:at]))
    both = sorted((ahead.cells, ahead.backwards().cells), key=lambda cells: cells[1])
    return [Loop(cells) for cells in both]


def _right_ways(wrong: list[bool], route: Route) -> Ways | None:
    if not route.either:
        return None
    return {0: Ways.BOTH, 1: Ways.ONE, 2: Ways.NONE}[sum(wrong)]
