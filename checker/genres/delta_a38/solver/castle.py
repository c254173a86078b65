"""The castle loop, and what its squared clues say of it.

The lattice points are inside the loop or outside; a step has one of each at its hands. The loop
runs counterclockwise if and only if the inside is at the left hand of every step. So shades and
direction need no area and no rays.

Source: rules delta-a38.md, 4.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from checker.genres.delta_a38.board import Shade
from checker.genres.delta_a38.solver.ground import WAYS, Ground, Side
from checker.genres.delta_a38.solver.model import OFF, ON, Arc, Literal, Model, Term

_INSIDE: Final = {Shade.WHITE: 1, Shade.BLACK: -1}


class Castle(NamedTuple):
    """The castle loop.

    Attributes:
        region: For each cell whether it lies in region A.
        steps: For each step from a cell to one beside it, whether the loop takes it; steps that
            it never takes are not there.
        inside: For each lattice point, whether it lies inside.
    """

    region: Sequence[Literal]
    steps: Mapping[tuple[int, int], Literal]
    inside: tuple[Literal, ...]


def castle(model: Model, ground: Ground, region: Sequence[Literal], *, turned: bool) -> Castle:
    """Lay the castle loop.

    Args:
        model: Where to.
        ground: The puzzle.
        region: For each cell whether it lies in region A.
        turned: Whether the loop may run clockwise as well.
    """
    cells = sorted(ground.empty() - {ground.start})
    visited = {at: _visited(model, region[at]) for at in cells if region[at] != ON}
    steps = {
        (at, to): model.bit() for at in cells for to in ground.beside[at].values() if to in visited
    }
    model.circuit(
        [
            *(Arc(at, at, -literal) for at, literal in visited.items()),
            *(Arc(at, to, literal) for (at, to), literal in steps.items()),
        ]
    )
    _degrees(model, ground, visited, steps)
    inside = (OFF, *(model.bit() for _ in range(1, ground.points)))
    left = model.bit() if turned else ON
    for side in ground.sides():
        _hands(model, side, steps, inside, left)
    return Castle(region, steps, inside)


def shade(model: Model, ground: Ground, loop: Castle, at: int, *, when: Literal) -> None:
    """Let a square be on the side of the loop that its shade says."""
    sign = _INSIDE.get(ground.squares[at].shade)
    if sign:
        # no loop goes through a clue, so all its corners are on one side
        corner = loop.inside[ground.point(at)]
        model.clause(sign * corner, -when)


def delta(model: Model, ground: Ground, loop: Castle, at: int) -> tuple[Term, ...]:
    """Give the steps that a square sees: those towards it count 1, those away from it -1."""
    return tuple(term for way in WAYS for term in _seen(model, ground, loop, at, way))


def _seen(model: Model, ground: Ground, loop: Castle, at: int, way: int) -> Iterator[Term]:
    """Walk from a clue until the grid ends or region A begins."""
    view, near = ON, ground.beside[at].get(way)
    while near is not None and view != OFF:
        view = model.both(view, -loop.region[near])
        far = ground.beside[near].get(way)
        if far is not None and (near, far) in loop.steps:
            # a step lies in region C as a whole: the end beyond need not be looked at
            yield Term(1, model.both(view, loop.steps[far, near]))
            yield Term(-1, model.both(view, loop.steps[near, far]))
        near = far


def _visited(model: Model, in_a: Literal) -> Literal:
    visited = model.bit()
    model.implies(visited, -in_a)
    return visited


def _degrees(
    model: Model,
    ground: Ground,
    visited: Mapping[int, Literal],
    steps: Mapping[tuple[int, int], Literal],
) -> None:
    """Say what the circuit does not: a loop, and no step there and back."""
    for at, literal in visited.items():
        beside = [to for to in ground.beside[at].values() if to in visited]
        model.exactly_one([-literal, *(steps[at, to] for to in beside)])
        model.exactly_one([-literal, *(steps[to, at] for to in beside)])
        for to in beside:
            if at < to:
                model.at_most_one((steps[at, to], steps[to, at]))
    model.clause(*visited.values())


def _hands(
    model: Model,
    side: Side,
    steps: Mapping[tuple[int, int], Literal],
    inside: Sequence[Literal],
    counterclockwise: Literal,
) -> None:
    """Put the inside at the left hand of a step if the loop runs counterclockwise."""
    left, right = inside[side.left], inside[side.right]
    there = steps.get((side.first, side.second), OFF)
    back = steps.get((side.second, side.first), OFF)
    for step, near, far in ((there, left, right), (back, right, left)):
        model.clause(-step, -counterclockwise, near)
        model.clause(-step, -counterclockwise, -far)
        model.clause(-step, counterclockwise, -near)
        model.clause(-step, counterclockwise, far)
    model.clause(there, back, left, -right)
    model.clause(there, back, -left, right)
