"""The whole puzzle as one model, and its solutions as boards."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from checker.genres.delta_a38.board import DeltaBoard, Directed, Drawn, Route, line
from checker.genres.delta_a38.solver.castle import castle, delta, shade
from checker.genres.delta_a38.solver.counts import entries, passing
from checker.genres.delta_a38.solver.crossing import crossing, permits
from checker.genres.delta_a38.solver.demands import ENTRIES, SUM, Demand, demands
from checker.genres.delta_a38.solver.engine import Values
from checker.genres.delta_a38.solver.ground import Ground, ground
from checker.genres.delta_a38.solver.model import ON, Literal, Model
from checker.genres.delta_a38.solver.regions import regions
from converters.site import Site

Steps: TypeAlias = Mapping[tuple[int, int], Literal]
"""Whether a loop goes from one cell to another, by their numbers."""


class Formula(NamedTuple):
    """A puzzle as a model.

    Attributes:
        model: The model.
        ground: The puzzle.
        region: For each cell whether it lies in region A.
        castle: The castle loop's steps.
        a38: The A38 loop's steps.
        passes: For each cell whether it is a pass cell.
        switches: For each demand of a clue the literal that switches it on; empty if all are on.
    """

    model: Model
    ground: Ground
    region: tuple[Literal, ...]
    castle: Steps
    a38: Steps
    passes: tuple[Literal, ...]
    switches: Mapping[Demand, Literal]


def is_turnable(board: DeltaBoard) -> bool:
    """Tell whether the castle loop may be turned round: no square has a number but 0."""
    return not any(clue.value for clue in board.squares.values())


def formula(board: DeltaBoard, *, switched: bool = False) -> Formula:
    """Write a board's puzzle as a model; the castle loop is counterclockwise if it is turnable.

    Args:
        board: The puzzle; marks do not count.
        switched: Whether each demand of a clue gets a switch. If not, all solutions of the model
            differ in what a solver draws: regions, loops or pass cells.
    """
    model, floor = Model(), ground(board)
    switches = {each: model.bit() for each in demands(board)} if switched else {}
    region = regions(model, floor)
    delta_loop = castle(model, floor, region, turned=not is_turnable(board))
    a38_loop = crossing(model, floor, region, _crossings(floor, switched=switched))
    passes = passing(model, floor, region, a38_loop)
    permits(model, floor, a38_loop, passes.cells)
    for demand in demands(board):
        at, when = floor.number(demand.site), switches.get(demand, ON)
        if demand.rule == ENTRIES:
            entries(model, floor, passes, at, when=when)
        elif demand.rule == SUM:
            seen = delta(model, floor, delta_loop, at)
            model.total(seen, floor.squares[at].value or 0, when=when)
        else:
            shade(model, floor, delta_loop, at, when=when)
    return Formula(model, floor, region, delta_loop.steps, a38_loop.steps, passes.cells, switches)


def solved(board: DeltaBoard, whole: Formula, values: Values) -> DeltaBoard:
    """Give a solution as a board: both loops in their directions, and the regions."""
    castle_loop = _route(whole, whole.castle, values)
    return replace(
        board,
        answer=Directed(castle_loop, _route(whole, whole.a38, values)),
        region=frozenset(
            whole.ground.site(at) for at, literal in enumerate(whole.region) if values(literal)
        ),
        passes=None,
    )


def keep(board: DeltaBoard, whole: Formula) -> None:
    """Demand every mark on a board."""
    for literal in marks(board, whole):
        whole.model.clause(literal)


def marks(board: DeltaBoard, whole: Formula) -> Mapping[Literal, tuple[Site, ...]]:
    """Give a literal for every mark on a board, and its places: lines, regions, pass cells."""
    floor, kept = whole.ground, dict[Literal, tuple[Site, ...]]()
    for one, other, directed in _drawn(board):
        at, to = floor.number(one), floor.number(other)
        steps = [(at, to)] if directed else [(at, to), (to, at)]
        taken = [loop[each] for loop in (whole.castle, whole.a38) for each in steps if each in loop]
        kept[whole.model.either(taken)] = (one, other)
    if board.region is not None:
        for site, literal in zip(board.cells(), whole.region, strict=True):
            kept[literal if site in board.region else -literal] = (site,)
    kept |= {whole.passes[floor.number(site)]: (site,) for site in board.passes or ()}
    return kept


def _drawn(board: DeltaBoard) -> Iterator[tuple[Site, Site, bool]]:
    """Give the lines on a board, and whether they have a direction: that named."""
    answer = board.answer
    if isinstance(answer, Drawn):
        yield from ((one, other, False) for one, other in answer.lines)
        # arrows on none of the lines mean nothing
        arrows = (each for each in answer.arrows if line(*each) in answer.lines)
        yield from ((start, end, True) for start, end in arrows)
        return
    for loop in (answer.castle, answer.a38):
        following = (*loop.cells[1:], *loop.cells[:1])
        for start, end in zip(loop.cells, following, strict=True):
            yield start, end, not loop.either


def _crossings(floor: Ground, *, switched: bool) -> int:
    """Give how many crossings there can be: half as many as pass cells, which lie around clues."""
    near = {at for clue in floor.numbers for at in floor.around[clue]} & floor.empty()
    named = len(near) if switched else sum(clue.entries for clue in floor.numbers.values())
    return min(len(near), named) // 2


def _route(whole: Formula, steps: Steps, values: Values) -> Route:
    """Follow a loop from the circle, or from its first cell; straight on over crossings."""
    taken: dict[int, list[int]] = {}
    for (at, to), literal in steps.items():
        if values(literal):
            taken.setdefault(at, []).append(to)
    first = whole.ground.start if whole.ground.start in taken else min(taken)
    cells, before, at = [first], first, taken[first][0]
    while at != first:
        cells.append(at)
        straight = 2 * at - before
        before, at = at, straight if straight in taken[at] else taken[at][0]
    return Route(tuple(map(whole.ground.site, cells)))
