"""Plans a puzzle: two grown loops, a pass cell for each stretch, and A38 clues around these.

A pass cell is drawn by lot for every stretch between crossings; it needs an A38 clue around it, and
so do all enclosed cells need a pass cell. Cells of the castle become clues where one is lacking.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from checker.genres.delta_a38.answer.loops import Loops, loop_of
from checker.genres.delta_a38.board import DeltaBoard, Numbers
from checker.genres.delta_a38.growing import Visits, beside, grown_a38, grown_castle
from checker.maker import Place, shuffled
from converters.connected import pieces
from converters.site import cell

CELLS_A_NUMBER: Final = 14
"""How many cells of the board there are at most to each A38 clue; with fewer clues the A38 loop
hardly ever is the only one."""

EXTRA: Final = 0.8
"""The share of the castle's cells that become A38 clues although no pass cell needs them, where
they can."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A puzzle in the making, and its solution.

    Attributes:
        rows: Cells from top to bottom.
        cols: Cells from left to right.
        a38: The cells that the A38 loop visits in order, from the circle on.
        castle: The cells that the castle loop visits in order.
        passes: The pass cells.
        numbers: The cells of A38 clues.
        free: Cells of the castle that may hold a square.
    """

    rows: int
    cols: int
    a38: Visits
    castle: Visits
    passes: frozenset[Place]
    numbers: frozenset[Place]
    free: frozenset[Place]

    def loops(self, board: DeltaBoard) -> Loops:
        """Give the solution for the rules' own code to ask."""
        region = frozenset(cell(*place) for place in (*self.a38, *self.numbers))
        castle, a38 = (tuple(cell(*each) for each in loop) for loop in (self.castle, self.a38))
        return Loops(board, loop_of(castle), loop_of(a38), region)


def planned(rows: int, cols: int, rng: Random) -> Plan | None:
    """Grow both loops and choose pass cells and A38 clues; None if they do not fit together."""
    grown = grown_a38(rows, cols, rng)
    if grown is None:
        return None
    visits, holes = grown
    board = frozenset((row, col) for row in range(rows) for col in range(cols))
    land = board - set(visits) - holes
    chosen = _passes(visits, holes, land, rng)
    if chosen is None:
        return None
    passes, clues = chosen
    castle = grown_castle(land - clues, rng)
    turned = _from_circle(visits, passes, rng)
    if castle is None or turned is None:
        return None
    run = castle if rng.random() < 1 / 2 else castle[::-1]
    free = land - clues - frozenset(castle)
    plan = Plan(rows, cols, turned, run, passes, holes | clues, free)
    for place in shuffled(sorted(free), rng):
        if rng.random() < EXTRA and can_be_number(plan, place):
            plan = with_number(plan, place)
    return plan if len(plan.numbers) * CELLS_A_NUMBER >= rows * cols else None


def with_number(plan: Plan, place: Place) -> Plan:
    """Make a cell of the castle an A38 clue."""
    return replace(plan, numbers=plan.numbers | {place}, free=plan.free - {place})


def can_be_number(plan: Plan, place: Place) -> bool:
    """Tell whether a cell of the castle can become an A38 clue."""
    land = plan.free | frozenset(plan.castle)
    near = any(is_near(place, each) for each in plan.passes)
    return near and _can_leave(place, land, plan.a38)


def entries_of(plan: Plan, clue: Place) -> Numbers:
    """Read an A38 clue off: all numbers of the pass cells around it."""
    around = [place for place in plan.a38 if is_near(clue, place)]
    return Numbers(
        frozenset(at for at, place in enumerate(around, start=1) if place in plan.passes)
    )


def is_near(one: Place, other: Place) -> bool:
    """Tell whether a cell is one of the eight around another."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def _passes(
    visits: Visits, holes: frozenset[Place], land: frozenset[Place], rng: Random
) -> tuple[frozenset[Place], frozenset[Place]] | None:
    """Choose a pass cell for each stretch, and cells of the castle that become A38 clues for them.

    Returns:
        The pass cells and the new clues; None if some hole or stretch is left without.
    """
    cut = _stretches(visits)
    taken: dict[int, Place] = {}
    for hole in shuffled(sorted(holes), rng):
        if not any(is_near(hole, each) for each in taken.values()):
            fits = [
                (at, place)
                for at, cells in enumerate(cut)
                if at not in taken
                for place in cells
                if is_near(hole, place)
            ]
            if not fits:
                return None
            at, place = shuffled(fits, rng)[0]
            taken[at] = place
    clues: set[Place] = set()
    for at, cells in enumerate(cut):
        if at not in taken:
            found = _pass(cells, holes | clues, land, visits, rng)
            if found is None:
                return None
            taken[at], added = found
            clues |= added
            land -= added
    return frozenset(taken.values()), frozenset(clues)


def _pass(
    cells: Sequence[Place],
    clues: frozenset[Place] | set[Place],
    land: frozenset[Place],
    visits: Visits,
    rng: Random,
) -> tuple[Place, set[Place]] | None:
    """Choose a pass cell of a stretch near a clue, or near a cell that can become one."""
    for place in shuffled(cells, rng):
        if any(is_near(place, clue) for clue in clues):
            return place, set()
    for place in shuffled(cells, rng):
        for clue in shuffled((each for each in sorted(land) if is_near(place, each)), rng):
            if _can_leave(clue, land, visits):
                return place, {clue}
    return None


def _can_leave(place: Place, land: frozenset[Place], visits: Visits) -> bool:
    """Tell whether a cell of the castle can become part of region A, both staying connected."""
    return not set(beside(place)).isdisjoint(visits) and _is_one_piece(land - {place})


def _is_one_piece(land: frozenset[Place]) -> bool:
    return next(pieces(land, beside), None) == land


def _stretches(visits: Visits) -> list[list[Place]]:
    """Give the cells between two visits to crossings, all around the loop."""
    crossed = {place for place in visits if visits.count(place) > 1}
    first = next(at for at, place in enumerate(visits) if place in crossed)
    found: list[list[Place]] = []
    for place in (*visits[first:], *visits[:first]):
        if place in crossed:
            found.append([])
        else:
            found[-1].append(place)
    return found


def _from_circle(visits: Visits, passes: frozenset[Place], rng: Random) -> Visits | None:
    """Put the circle into a stretch, not behind its pass cell, and choose the direction."""
    run = visits if rng.random() < 1 / 2 else visits[::-1]
    crossed = {place for place in visits if visits.count(place) > 1}
    for at in shuffled(range(len(run)), rng):
        turned = (*run[at:], *run[:at])
        ahead = next((place for place in turned if place in passes | crossed), None)
        if turned[0] not in crossed and ahead in passes:
            return turned
    return None
