"""The A38 loop: its steps, its crossings, and the order in which it visits cells.

Each cell has two *strands*: the one whose steps run east and west, and the one whose steps run
north and south. In a crossing they are two visits; everywhere else they are the same visit and
share its number. A step to the east makes the number of the east-west strand one higher, and so on
for all ways; the circle has number 0. Numbers that rise along a loop leave no room for a second
loop.

The *permit* is had between a pass cell and the crossing after it. A step is taken with the permit
or without, so along the loop it is a flow: a pass cell is its source, a crossing takes up two, and
the circle is reached without it. That the two kinds of events alternate is then a matter of each
cell alone.

Source: rules delta-a38.md, 5.1 to 5.3.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from checker.genres.delta_a38.solver.ground import EAST, WAYS, WEST, Ground, opposite
from checker.genres.delta_a38.solver.model import OFF, ON, Literal, Model, Number, Term


class Strand(NamedTuple):
    """A visit that a cell may have.

    Attributes:
        cell: The cell.
        number: Its number.
        real: Whether there is such a visit, and it is not the same as another strand's.
    """

    cell: int
    number: Number
    real: Literal


class Crossing(NamedTuple):
    """The A38 loop.

    Attributes:
        steps: For each step from a cell to one beside it, whether the loop takes it; steps that it
            never takes are not there.
        crossed: For each cell, whether it is a crossing.
        strands: For each empty cell its east-west strand, and the other one.
        most: The highest number a visit may have.
    """

    steps: Mapping[tuple[int, int], Literal]
    crossed: tuple[Literal, ...]
    strands: Mapping[int, tuple[Strand, Strand]]
    most: int


def crossing(model: Model, ground: Ground, region: Sequence[Literal], most: int) -> Crossing:
    """Lay the A38 loop.

    Args:
        model: Where to.
        ground: The puzzle.
        region: For each cell whether it lies in region A.
        most: How many crossings there may be.
    """
    cells = sorted(at for at in ground.empty() if region[at] != OFF)
    steps = {
        (at, to): model.bit()
        for at in cells
        for to in ground.beside[at].values()
        if to in ground.empty()
    }
    crossed = _crossed(model, ground, cells, most)
    _shape(model, ground, region, steps, crossed)
    highest = len(cells) - 1 + min(most, sum(each != OFF for each in crossed))
    strands = {
        at: _strands(model, (at, region[at], crossed[at]), first=at == ground.start, most=highest)
        for at in cells
    }
    loop = Crossing(steps, crossed, strands, highest)
    _rising(model, ground, loop)
    _last(model, ground, region, loop)
    return loop


def permits(model: Model, ground: Ground, loop: Crossing, passes: Sequence[Literal]) -> None:
    """Let pass cells and crossings alternate, a pass cell first and a crossing last.

    Args:
        model: Where to.
        ground: The puzzle.
        loop: The A38 loop.
        passes: For each cell whether it is a pass cell; then it is no crossing.
    """
    # the last event is a crossing, so the permit is used up before the circle is reached
    held = {
        step: OFF if step[1] == ground.start else model.bit()
        for step, taken in loop.steps.items()
        if taken != OFF
    }
    for step, permit in held.items():
        model.implies(permit, loop.steps[step], -passes[step[1]], -loop.crossed[step[0]])
    for at in loop.strands:
        beside = [to for to in ground.beside[at].values() if (at, to) in held]
        out = [Term(1, held[at, to]) for to in beside]
        into = [Term(-1, held[to, at]) for to in beside]
        model.total((*out, *into, Term(-1, passes[at]), Term(2, loop.crossed[at])), 0)
    crossed = [Term(-2, each) for each in loop.crossed]
    model.total((*(Term(1, each) for each in passes), *crossed), 0)


def _crossed(model: Model, ground: Ground, cells: Sequence[int], most: int) -> tuple[Literal, ...]:
    """Give each cell's bit for a crossing, if it can be one at all."""
    empty = ground.empty()

    def able(at: int) -> bool:
        beside = ground.beside[at]
        return most > 0 and at != ground.start and len(beside) == len(WAYS)

    some = {at for at in cells if able(at) and empty.issuperset(ground.beside[at].values())}
    return tuple(model.bit() if at in some else OFF for at in range(ground.size))


def _shape(
    model: Model,
    ground: Ground,
    region: Sequence[Literal],
    steps: Mapping[tuple[int, int], Literal],
    crossed: Sequence[Literal],
) -> None:
    """Visit every empty cell of region A, a crossing twice and going straight on."""
    for at in (at for at in ground.empty() if region[at] != OFF):
        beside = [(way, to) for way, to in ground.beside[at].items() if (at, to) in steps]
        visits = [Term(-1, region[at]), Term(-1, crossed[at])]
        model.total((*visits, *(Term(1, steps[at, to]) for _, to in beside)), 0)
        model.total((*visits, *(Term(1, steps[to, at]) for _, to in beside)), 0)
        model.implies(crossed[at], region[at])
        for way, to in beside:
            model.implies(steps[at, to], region[at], region[to])
            if at < to:
                model.at_most_one((steps[at, to], steps[to, at]))
            if crossed[at] != OFF:
                _straight(model, at, (to, ground.beside[at][opposite(way)]), steps, crossed[at])


def _straight(
    model: Model,
    at: int,
    ends: tuple[int, int],
    steps: Mapping[tuple[int, int], Literal],
    crossed: Literal,
) -> None:
    """In a crossing, come from one end if and only if the other end is where it goes on."""
    one, other = ends
    model.clause(-crossed, steps[one, at], steps[at, one])
    model.clause(-crossed, -steps[one, at], steps[at, other])
    model.clause(-crossed, steps[one, at], -steps[at, other])


def _strands(
    model: Model, cell: tuple[int, Literal, Literal], *, first: bool, most: int
) -> tuple[Strand, Strand]:
    """Number the visits of a cell; those that there are not are numbered 0."""
    at, visited, crossed = cell
    if first:
        circle = model.number(0)
        return Strand(at, circle, ON), Strand(at, circle, OFF)
    number = model.number(most)
    if visited == ON:
        model.apart(number, model.number(0), 1)
    else:
        model.zero(number, when=-visited)
    if crossed == OFF:
        return Strand(at, number, visited), Strand(at, number, OFF)
    other = model.number(most)
    model.offset(number, other, 0, when=(-crossed,))
    return Strand(at, number, visited), Strand(at, other, crossed)


def _rising(model: Model, ground: Ground, loop: Crossing) -> None:
    for at, way, to in _ways(ground, loop):
        if to != ground.start:
            strand = int(way not in (EAST, WEST))
            numbers = loop.strands[to][strand].number, loop.strands[at][strand].number
            model.offset(*numbers, 1, when=(loop.steps[at, to],))


def _last(model: Model, ground: Ground, region: Sequence[Literal], loop: Crossing) -> None:
    """Let the visit before the circle have the highest number: one less than there are visits."""
    visits = [Term(1, region[at]) for at in loop.strands]
    highest = model.number(loop.most)
    crossed = [Term(1, each) for each in loop.crossed]
    model.total((*visits, *crossed, Term(-1, highest)), 1)
    for way, at in ground.beside[ground.start].items():
        if (at, ground.start) in loop.steps:
            strand = int(way not in (EAST, WEST))
            number = loop.strands[at][strand].number
            model.offset(highest, number, 0, when=(loop.steps[at, ground.start],))


def _ways(ground: Ground, loop: Crossing) -> Iterator[tuple[int, int, int]]:
    """Give every step with its way."""
    for at in loop.strands:
        for way, to in ground.beside[at].items():
            if (at, to) in loop.steps:
                yield at, way, to
