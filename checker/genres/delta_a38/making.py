"""Makes Castle Wall (Delta) / A38 puzzles.

Two loops are planned, and the clues read off. Then the prover looks for another solution, and as
long as it finds one a square is added that this solution breaks, or an A38 clue. At last every clue
is taken away, or says less, if the prover still needs no great effort for its proof.

What happens depends on the seed alone: the prover's effort is measured in steps of its own, and
time ends the making but never steers it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count, product
from random import Random
from typing import Final

from checker.genres.delta_a38.answer.loops import Loops, loop_of
from checker.genres.delta_a38.board import (
    DeltaBoard,
    Directed,
    Numbers,
    Route,
    Shade,
    Square,
    line,
    moves_of,
)
from checker.genres.delta_a38.growing import Visits
from checker.genres.delta_a38.planning import (
    Plan,
    can_be_number,
    entries_of,
    is_near,
    planned,
    with_number,
)
from checker.genres.delta_a38.solver.proving import MAX_CELLS, two
from checker.maker import Order, Place, shuffled
from converters.errors import UsageError
from converters.site import Site, cell

EFFORT: Final = 0.4
"""How hard a proof may be, as the engine measures it: about a second."""

SQUARES: Final = 0.25
"""The share of the castle's empty cells that are squares to begin with."""

TOGETHER: Final = 3
"""Squares added at once where the prover finds neither a second solution nor a proof, at least."""

MOST_TIMES: Final = 12
"""How often that happens at most until all squares are there."""


def make(order: Order[DeltaBoard]) -> DeltaBoard | None:
    """Make one puzzle.

    Returns:
        A board without marks that has exactly one solution; None if it was too late.

    Raises:
        UsageError: If the board is too large for the prover.
    """
    if order.rows * order.cols > MAX_CELLS:
        raise UsageError(
            where="--size",
            found=f"{order.rows}x{order.cols}",
            want=f"at most {MAX_CELLS} cells",
            hint="larger puzzles of this genre could not be proved",
        )
    for attempt in count():
        if order.late():
            return None
        order.tell(attempt)
        plan = planned(order.rows, order.cols, order.rng)
        board = _proved(plan, order) if plan is not None else None
        if board is not None:
            return _thinned(board, order)
    return None


def _board(plan: Plan, squares: frozenset[Place]) -> DeltaBoard:
    """Read the clues off: of each square all it can say, and all numbers of the A38 clues."""
    bare = DeltaBoard(plan.rows, plan.cols, cell(*plan.a38[0]))
    loops = plan.loops(bare)
    sites = [cell(*place) for place in sorted(squares)]
    inside = frozenset(loops.inside(sites))
    return replace(
        bare,
        squares={
            site: Square(Shade.WHITE if site in inside else Shade.BLACK, value)
            for site, value in loops.counted(sites)
        },
        numbers={cell(*place): entries_of(plan, place) for place in plan.numbers},
    )


def _proved(plan: Plan, order: Order[DeltaBoard]) -> DeltaBoard | None:
    """Add clues until there is one solution only; None if that cannot be reached."""
    rng = order.rng
    squares = frozenset(place for place in sorted(plan.free) if rng.random() < SQUARES)
    while not order.late():
        board = _board(plan, squares)
        found = two(board, order.deadline, effort=EFFORT)
        if found is not None and len(found) == 1:
            return board
        if found is None:
            left = shuffled(sorted(plan.free - squares), rng)
            squares |= frozenset(left[: max(TOGETHER, len(plan.free) // MOST_TIMES)])
            grown = (plan, squares) if left else None
        else:
            grown = _grown(plan, squares, found, rng)
        if grown is None:
            return None
        plan, squares = grown
    return None


def _grown(
    plan: Plan, squares: frozenset[Place], found: Sequence[DeltaBoard], rng: Random
) -> tuple[Plan, frozenset[Place]] | None:
    """Add a clue that breaks one of two solutions.

    A square can stand where the castle has a cell to spare. If it has none where the solutions
    differ, another solution may have one, and becomes the one that is wanted.
    """
    for wanted in (plan, *(_adopted(plan, board) for board in found)):
        left = shuffled(sorted(wanted.free - squares), rng)
        for place in _breaking(wanted, left, found):
            return wanted, squares | {place}
    left = shuffled(sorted(plan.free - squares), rng)
    clue = next((place for place in left if can_be_number(plan, place)), None)
    return None if clue is None else (with_number(plan, clue), squares)


def _adopted(plan: Plan, board: DeltaBoard) -> Plan:
    """Give the plan whose solution is another one; all numbers of its A38 clues are known."""
    answer = board.answer
    if not isinstance(answer, Directed):
        return plan
    a38, castle = (_places(loop) for loop in (answer.a38, answer.castle))
    taken = plan.numbers | frozenset((*a38, *castle))
    around = {clue: [place for place in a38 if is_near(clue, place)] for clue in plan.numbers}
    named = ((clue, at) for clue in plan.numbers for at in board.numbers[cell(*clue)].named)
    return replace(
        plan,
        a38=a38,
        castle=castle,
        passes=frozenset(around[clue][at - 1] for clue, at in named),
        free=frozenset(product(range(plan.rows), range(plan.cols))) - taken,
    )


def _places(loop: Route) -> Visits:
    return tuple((site.row, site.col) for site in loop.cells)


def _breaking(plan: Plan, left: Sequence[Place], found: Sequence[DeltaBoard]) -> list[Place]:
    """Give a cell where a square breaks a solution that is not the one wanted."""
    for board in found:
        answer = board.answer
        if isinstance(answer, Directed) and not _is_wanted(plan, answer):
            full = _board(plan, frozenset(left))
            other = Loops(
                full,
                loop_of(answer.castle.cells),
                loop_of(answer.a38.cells),
                board.region or frozenset(),
            )
            broken = _broken(other, full.squares)
            return [place for place in left if cell(*place) in broken][:1]
    return []


def _is_wanted(plan: Plan, answer: Directed) -> bool:
    """Tell whether an answer has the loops of the plan, the castle's in either direction."""
    castle, a38 = (tuple(cell(*place) for place in loop) for loop in (plan.castle, plan.a38))
    wanted, found = (
        {line(*move) for move in moves_of(loop)} for loop in (castle, answer.castle.cells)
    )
    return wanted == found and answer.a38.cells == a38


def _broken(loops: Loops, squares: Mapping[Site, Square]) -> frozenset[Site]:
    """Give the cells whose square two loops break."""
    visited = {*loops.castle.visits, *loops.a38.visits}
    inside, sums = frozenset(loops.inside(squares)), dict(loops.counted(squares))
    return frozenset(
        site
        for site, square in squares.items()
        if site in visited
        or site in loops.region
        or (site in inside) != (square.shade is Shade.WHITE)
        or sums[site] != square.value
    )


def _thinned(board: DeltaBoard, order: Order[DeltaBoard]) -> DeltaBoard | None:
    """Take away what the proof can spare; None if it was too late before the end."""
    for less in (_without, _paler, _mute, _asking):
        for site in shuffled(sorted(board.clues()), order.rng):
            weaker = less(board, site)
            if weaker != board:
                found = two(weaker, order.deadline, effort=EFFORT)
                board = weaker if found is not None and len(found) == 1 else board
            if order.late():
                return None
    return board


def _without(board: DeltaBoard, site: Site) -> DeltaBoard:
    """Take a square away."""
    squares = {at: each for at, each in board.squares.items() if at != site}
    return replace(board, squares=squares)


def _paler(board: DeltaBoard, site: Site) -> DeltaBoard:
    """Make a square grey that says something else."""
    square = board.squares.get(site)
    if square is None or square.value is None:
        return board
    return replace(board, squares={**board.squares, site: square._replace(shade=Shade.GREY)})


def _mute(board: DeltaBoard, site: Site) -> DeltaBoard:
    """Take away the number of a square that has a shade."""
    square = board.squares.get(site)
    if square is None or square.shade is Shade.GREY:
        return board
    return replace(board, squares={**board.squares, site: square._replace(value=None)})


def _asking(board: DeltaBoard, site: Site) -> DeltaBoard:
    """Put question marks in place of the numbers of an A38 clue."""
    clue = board.numbers.get(site)
    if clue is None:
        return board
    asked = Numbers(frozenset(), clue.entries)
    return replace(board, numbers={**board.numbers, site: asked})
