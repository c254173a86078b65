"""Makes Castle Wall (Delta) / A38 puzzles.

Two loops are grown and what they enclose is read off as clues. A pass cell is drawn by lot for
every stretch between crossings; it needs an A38 clue around it, and so do all enclosed cells need a
pass cell. Then the prover looks for another solution, and as long as it finds one a square is added
that this solution breaks, or an A38 clue. At last every clue is taken away, or says less, if the
prover still needs no great effort for its proof.

What happens depends on the seed alone: the prover's effort is measured in steps of its own, and
time ends the making but never steers it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, product
from random import Random
from typing import Final

from checker.genres.delta_a38.answer.loops import Loops, loop_of
from checker.genres.delta_a38.board import DeltaBoard, Directed, Numbers, Route, Shade, Square
from checker.genres.delta_a38.growing import Visits, beside, grown_a38, grown_castle, pieces
from checker.genres.delta_a38.solver.proving import MAX_CELLS, two
from checker.maker import Maker, Order, Place, Symmetry, shuffled
from converters.errors import UsageError
from converters.site import Site, cell

EFFORT: Final = 0.4
"""How hard a proof may be, as the engine measures it: about a second."""

SQUARES: Final = 0.25
"""The share of the castle's empty cells that are squares to begin with."""

CELLS_A_NUMBER: Final = 14
"""How many cells of the board there are at most to each A38 clue; with fewer clues the A38 loop
hardly ever is the only one."""

EXTRA: Final = 0.8
"""The share of the castle's cells that become A38 clues although no pass cell needs them, where
they can."""

TOGETHER: Final = 3
"""Squares added at once where the prover finds neither a second solution nor a proof, at least."""

MOST_TIMES: Final = 12
"""How often that happens at most until all squares are there."""


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
        plan = _planned(order.rows, order.cols, order.rng)
        board = _proved(plan, order) if plan is not None else None
        if board is not None:
            return _thinned(board, order)
    return None


MAKER: Final = Maker((Symmetry.NONE,), make, to="penpa")


def _planned(rows: int, cols: int, rng: Random) -> Plan | None:
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
        if rng.random() < EXTRA and _can_be_number(plan, place):
            plan = _with_number(plan, place)
    return plan if len(plan.numbers) * CELLS_A_NUMBER >= rows * cols else None


def _with_number(plan: Plan, place: Place) -> Plan:
    """Make a cell of the castle an A38 clue."""
    return replace(plan, numbers=plan.numbers | {place}, free=plan.free - {place})


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
        if not any(_near(hole, each) for each in taken.values()):
            fits = [
                (at, place)
                for at, cells in enumerate(cut)
                if at not in taken
                for place in cells
                if _near(hole, place)
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
        if any(_near(place, clue) for clue in clues):
            return place, set()
    for place in shuffled(cells, rng):
        for clue in shuffled((each for each in sorted(land) if _near(place, each)), rng):
            if _can_leave(clue, land, visits):
                return place, {clue}
    return None


def _can_leave(place: Place, land: frozenset[Place], visits: Visits) -> bool:
    """Tell whether a cell of the castle can become part of region A, both staying connected."""
    return not set(beside(place)).isdisjoint(visits) and len(pieces(land - {place})) == 1


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


def _near(one: Place, other: Place) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


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
        numbers={cell(*place): _entries(plan, place) for place in plan.numbers},
    )


def _entries(plan: Plan, clue: Place) -> Numbers:
    around = [place for place in plan.a38 if _near(clue, place)]
    return Numbers(
        frozenset(at for at, place in enumerate(around, start=1) if place in plan.passes)
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
    clue = next((place for place in left if _can_be_number(plan, place)), None)
    return None if clue is None else (_with_number(plan, clue), squares)


def _adopted(plan: Plan, board: DeltaBoard) -> Plan:
    """Give the plan whose solution is another one; all numbers of its A38 clues are known."""
    answer = board.answer
    if not isinstance(answer, Directed):
        return plan
    a38, castle = (_places(loop) for loop in (answer.a38, answer.castle))
    taken = plan.numbers | frozenset((*a38, *castle))
    around = {clue: [place for place in a38 if _near(clue, place)] for clue in plan.numbers}
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


def _can_be_number(plan: Plan, place: Place) -> bool:
    """Tell whether a cell of the castle can become an A38 clue."""
    land = plan.free | frozenset(plan.castle)
    near = any(_near(place, each) for each in plan.passes)
    return near and _can_leave(place, land, plan.a38)


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
    castle = {frozenset(each) for each in _moves(answer.castle)}
    return castle == {
        frozenset((cell(*one), cell(*two_)))
        for one, two_ in zip(plan.castle, (*plan.castle[1:], plan.castle[0]), strict=True)
    } and answer.a38.cells == tuple(cell(*place) for place in plan.a38)


def _moves(loop: Route) -> Iterator[tuple[Site, Site]]:
    return zip(loop.cells, (*loop.cells[1:], *loop.cells[:1]), strict=True)


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
