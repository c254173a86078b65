"""What can be wrong with the lines of a Delta/A38 answer: open, branching, crossing, astray.

Each fault says its verdict, the rule that is broken and a cell that must be named. Why that is sure
stands with each of them; nothing is asked of the rules that will judge it. Which are "unfinished"
and which "wrong" is said in rules delta-a38.md, 6.4: loose ends are unfinished, a branch is wrong.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final, TypeAlias

from checker.contest.synthetic.crafts import Case, Sent
from checker.contest.synthetic.delta_answers import (
    a38_steps,
    all_lines,
    castle_steps,
    crossings,
    dressed,
    lines_of,
    loops,
    visited,
)
from checker.contest.synthetic.delta_sheets import handed_in
from checker.contest.verdict import Verdict
from checker.genres.delta_a38.board import (
    WAYS,
    DeltaBoard,
    Drawn,
    Line,
    Shade,
    Step,
    line,
    moves_of,
)
from converters.site import Site, cell, name

_Case: TypeAlias = Case[DeltaBoard]

CASTLE_OPEN: Final = "delta-a38/delta_not_a_loop"
A38_OPEN: Final = "delta-a38/a38_not_a_loop"


def open_castle(case: _Case) -> Sent:
    """Leave out one line of the castle loop: two loose ends."""
    gone = case.random.choice(sorted(lines_of(castle_steps(case))))
    sent = Sent(Verdict.UNFINISHED, rule=CASTLE_OPEN, cell=name(gone.first))
    return handed_in(case, dressed(case, all_lines(case) - {gone}), sent)


def open_a38(case: _Case) -> Sent | None:
    """Leave out one line of the A38 loop that is at no crossing: two loose ends."""
    crossed = set(crossings(case))
    some = [each for each in sorted(lines_of(a38_steps(case))) if not crossed & set(each)]
    if not some:
        return None
    gone = case.random.choice(some)
    sent = Sent(Verdict.UNFINISHED, rule=A38_OPEN, cell=name(gone.second))
    return handed_in(case, dressed(case, all_lines(case) - {gone}), sent)


def broken_crossing(case: _Case) -> Sent | None:
    """Leave out one line at a crossing, where three are left: a branch."""
    crossed = crossings(case)
    if not crossed:
        return None
    at = case.random.choice(crossed)
    gone = case.random.choice(sorted(each for each in all_lines(case) if at in each))
    sent = Sent(Verdict.WRONG, rule=A38_OPEN, cell=name(at))
    return handed_in(case, dressed(case, all_lines(case) - {gone}), sent)


def no_castle(case: _Case) -> Sent:
    """Draw the A38 loop alone."""
    sent = Sent(Verdict.UNFINISHED, rule=CASTLE_OPEN)
    return handed_in(case, dressed(case, lines_of(a38_steps(case))), sent)


def no_a38(case: _Case) -> Sent:
    """Draw the castle loop alone: no line goes through the circle."""
    start = name(case.made.right.start)
    sent = Sent(Verdict.UNFINISHED, rule="delta-a38/a38_misses_start", cell=start)
    return handed_in(case, dressed(case, lines_of(castle_steps(case))), sent)


def castle_branch(case: _Case) -> Sent | None:
    """Draw one line too many at the castle loop, into a cell that no loop visits."""
    return _branch(case, castle_steps(case), CASTLE_OPEN)


def a38_branch(case: _Case) -> Sent | None:
    """Draw one line too many at the A38 loop, into a cell that no loop visits."""
    return _branch(case, a38_steps(case), A38_OPEN)


def _branch(case: _Case, steps: Iterable[Step], rule: str) -> Sent | None:
    board, cells = case.made.right, visited(case)
    some = sorted(
        Step(step.start, other)
        for step in steps
        for other in board.neighbours(step.start)
        if other not in cells
    )
    if not some:
        return None
    more = case.random.choice(some)
    sent = Sent(Verdict.WRONG, rule=rule, cell=name(more.start))
    return handed_in(case, dressed(case, all_lines(case) | {line(*more)}), sent)


def joined_loops(case: _Case) -> Sent | None:
    """Draw a line from one loop to the other: then there is no castle loop left, and a branch."""
    castle = set(loops(case.made.right).castle.cells)
    some = sorted(
        Step(step.start, other)
        for step in a38_steps(case)
        for other in case.made.right.neighbours(step.start)
        if other in castle
    )
    if not some:
        return None
    more = case.random.choice(some)
    sent = Sent(Verdict.WRONG, rule=A38_OPEN, cell=name(more.end))
    return handed_in(case, dressed(case, all_lines(case) | {line(*more)}), sent)


def ring_too_many(case: _Case) -> Sent | None:
    """Draw a further closed loop round a vertex, of cells that no loop visits."""
    rings = [ring for ring in _rings(case) if not set(ring) & visited(case)]
    if not rings:
        return None
    ring = case.random.choice(rings)
    sent = Sent(Verdict.WRONG, rule=CASTLE_OPEN, cell=name(ring[0]))
    return handed_in(case, dressed(case, all_lines(case) | lines_of(moves_of(ring))), sent)


def small_castle(case: _Case) -> Sent | None:
    """Draw the least castle loop elsewhere: nothing is inside, so no white square is."""
    board = case.made.right
    taken = {*loops(board).a38.cells, *board.clues()}
    some = [ring for ring in _rings(case) if not taken & {*ring}]
    right = {*loops(board).castle.cells}
    some = [ring for ring in some if right != {*ring}]
    if not some:
        return None
    ring = case.random.choice(some)
    whites = [site for site, square in board.squares.items() if square.shade is Shade.WHITE]
    rule = "delta-a38/white_outside" if whites else ""
    sent = Sent(Verdict.WRONG, rule=rule, cell=name(min(whites)) if whites else "")
    return handed_in(case, _undirected(case, (*a38_steps(case), *moves_of(ring))), sent)


def small_a38(case: _Case) -> Sent | None:
    """Draw the least loop through the circle: some clue asks for more than comes by."""
    board = case.made.right
    taken = {*loops(board).castle.cells, *board.clues()}
    some = [ring for ring in _rings(case) if board.start in ring and not taken & {*ring}]
    if not some:
        return None
    ring = case.random.choice(some)
    named = [
        clue
        for clue, numbers in sorted(board.numbers.items())
        if max(numbers.named, default=0) > len({*ring} & {*board.around(clue)})
    ]
    rule = "delta-a38/a38_number_superfluous" if named else ""
    sent = Sent(Verdict.WRONG, rule=rule, cell=name(named[0]) if named else "")
    return handed_in(case, _undirected(case, (*castle_steps(case), *moves_of(ring))), sent)


def _undirected(case: _Case, steps: Iterable[Step]) -> DeltaBoard:
    """Give a board with the lines of some steps and no arrow: right ones might contradict them."""
    return replace(dressed(case, ()), answer=Drawn(lines_of(steps)))


def castle_of_eight(case: _Case) -> Sent | None:
    """Draw, instead of the castle loop, two rings that share a cell: it crosses itself there."""
    a38 = set(loops(case.made.right).a38.cells)
    rings = {ring[0]: ring for ring in _rings(case) if not a38 & set(ring)}
    pairs = [(ring, rings[ring[2]]) for ring in rings.values() if ring[2] in rings]
    if not pairs:
        return None
    one, other = case.random.choice(pairs)
    lines = lines_of((*a38_steps(case), *moves_of(one), *moves_of(other)))
    sent = Sent(Verdict.WRONG, rule="delta-a38/delta_crosses", cell=name(other[0]))
    return handed_in(case, dressed(case, lines), sent)


def _rings(case: _Case) -> Iterator[tuple[Site, Site, Site, Site]]:
    """Give the four cells round each vertex, clockwise from the upper left one."""
    board = case.made.right
    for site in board.cells():
        if site.row + 1 < board.rows and site.col + 1 < board.cols:
            right, under = site.col + 1, site.row + 1
            yield site, cell(site.row, right), cell(under, right), cell(under, site.col)


def castle_over_clue(case: _Case) -> Sent | None:
    """Let the castle loop make a detour over a clue; it stays one loop."""
    return _over_clue(case, castle_steps(case), "delta-a38/delta_visits_clue")


def a38_over_clue(case: _Case) -> Sent | None:
    """Let the A38 loop make a detour over a clue; it stays one loop."""
    return _over_clue(case, a38_steps(case), "delta-a38/a38_visits_clue")


def _over_clue(case: _Case, steps: Iterable[Step], rule: str) -> Sent | None:
    clues = case.made.right.clues()
    some = [path for path in _detours(case, steps) if clues & set(path)]
    if not some:
        return None
    path = case.random.choice(some)
    sent = Sent(Verdict.WRONG, rule=rule, cell=name(min(clues & set(path))))
    return handed_in(case, dressed(case, _detoured(case, path)), sent)


def other_castle(case: _Case) -> Sent | None:
    """Let the castle loop make a detour over empty cells: the puzzle has no other solution."""
    return _over_empty(case, castle_steps(case))


def other_a38(case: _Case) -> Sent | None:
    """Let the A38 loop make a detour over empty cells: the puzzle has no other solution."""
    return _over_empty(case, a38_steps(case))


def _over_empty(case: _Case, steps: Iterable[Step]) -> Sent | None:
    clues = case.made.right.clues()
    some = [path for path in _detours(case, steps) if not clues & set(path)]
    if not some:
        return None
    path = case.random.choice(some)
    return handed_in(case, dressed(case, _detoured(case, path)), Sent(Verdict.WRONG))


def _detours(case: _Case, steps: Iterable[Step]) -> list[tuple[Site, Site, Site, Site]]:
    """Give for each step the ways round beside it through two cells that no loop visits."""
    board, cells = case.made.right, visited(case)
    found: list[tuple[Site, Site, Site, Site]] = []
    for start, end in steps:
        for down, right in WAYS:
            beside = [cell(each.row + down, each.col + right) for each in (start, end)]
            if all(board.holds(each) and each not in cells for each in beside):
                found.append((start, *beside, end))  # type: ignore[arg-type]  # two of them
    return found


def _detoured(case: _Case, path: tuple[Site, ...]) -> frozenset[Line]:
    """Give the right lines with a way round instead of one step."""
    return all_lines(case) - {line(path[0], path[-1])} | {line(*pair) for pair in pairwise(path)}


SORTS: Final = (
    open_castle,
    open_a38,
    broken_crossing,
    no_castle,
    no_a38,
    castle_branch,
    a38_branch,
    joined_loops,
    ring_too_many,
    castle_of_eight,
    castle_over_clue,
    a38_over_clue,
)
"""Sorts whose verdict follows from what was done to the solution alone."""

LONE: Final = (other_castle, other_a38, small_castle, small_a38)
"""Sorts whose verdict follows from the puzzle having one solution."""
