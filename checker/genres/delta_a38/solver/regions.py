"""The two regions.

Both are connected if and only if their border is one curve: a ring, or a path from frame to frame.
So the border is one circuit through the lattice points, the whole frame being one of them, with
region A at its left hand. That needs neither distances nor flows nor cuts, which are many times
slower.

Source: rules delta-a38.md, 3.
"""

from collections.abc import Sequence

from checker.genres.delta_a38.solver.ground import FRAME, Ground
from checker.genres.delta_a38.solver.model import OFF, ON, Arc, Literal, Model


def regions(model: Model, ground: Ground) -> tuple[Literal, ...]:
    """Divide the grid; for each cell, give the literal that it lies in region A."""
    fixed = {ground.start: ON} | dict.fromkeys(ground.numbers, ON)
    fixed |= dict.fromkeys(ground.squares, OFF)
    region = tuple(fixed.get(at) or model.bit() for at in range(ground.size))
    _border(model, ground, region)
    _corners(model, ground, region)
    return region


def _border(model: Model, ground: Ground, region: Sequence[Literal]) -> None:
    arcs = [Arc(point, point, model.bit()) for point in range(1, ground.points)]
    for side in ground.sides():
        first, second = region[side.first], region[side.second]
        # who walks with the first cell at the left hand comes from the right point
        arcs.append(Arc(side.right, side.left, model.both(first, -second)))
        arcs.append(Arc(side.left, side.right, model.both(second, -first)))
    # Region A has the circle and region C the castle loop, so there is a border; it may be a ring.
    arcs.append(Arc(FRAME, FRAME, model.bit()))
    model.circuit(arcs)


def _corners(model: Model, ground: Ground, region: Sequence[Literal]) -> None:
    """Say once more that the border never meets itself: so it is seen at a glance."""
    for at in range(ground.size):
        if ground.point(at) != FRAME:
            one, two = region[at], region[at + 1]
            three, four = region[at + ground.cols], region[at + ground.cols + 1]
            model.clause(one, -two, -three, four)
            model.clause(-one, two, three, -four)
