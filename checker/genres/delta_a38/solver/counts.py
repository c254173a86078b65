"""The A38 clues: which visits around them are pass cells.

For an entry N one of the visits around the clue is chosen to be the N-th one: its number is then
higher than those of exactly N - 1 visits around the clue, and lower than those of all others.

Source: rules delta-a38.md, 5.2 and 5.3.
"""

from collections.abc import Sequence
from typing import NamedTuple

from checker.genres.delta_a38.solver.crossing import Crossing, Strand
from checker.genres.delta_a38.solver.ground import Ground
from checker.genres.delta_a38.solver.model import OFF, Literal, Model, Number, Term


class Passing(NamedTuple):
    """The A38 loop and its pass cells.

    Attributes:
        loop: The loop.
        cells: For each cell, whether it is a pass cell.
    """

    loop: Crossing
    cells: tuple[Literal, ...]


def passing(model: Model, ground: Ground, region: Sequence[Literal], loop: Crossing) -> Passing:
    """Let some cells be pass cells: they lie around clues and are no crossings."""
    near = {at for clue in ground.numbers for at in ground.around[clue]} & loop.strands.keys()
    cells = tuple(model.bit() if at in near else OFF for at in range(ground.size))
    for at in near:
        model.implies(cells[at], region[at], -loop.crossed[at])
    return Passing(loop, cells)


def entries(model: Model, ground: Ground, passes: Passing, at: int, *, when: Literal) -> None:
    """Let the pass cells around a clue be those that its entries say, if ``when`` holds."""
    clue, loop = ground.numbers[at], passes.loop
    near = [each for each in ground.around[at] if each in loop.strands]
    model.total([Term(1, passes.cells[each]) for each in near], clue.entries, when=when)
    strands = [strand for each in near for strand in loop.strands[each] if strand.real != OFF]
    for number in sorted(clue.named):
        _named(model, passes, strands, number, when)


def _named(
    model: Model, passes: Passing, strands: Sequence[Strand], number: int, when: Literal
) -> None:
    """Let the N-th of some visits be a pass cell."""
    moment = model.number(passes.loop.most)
    chosen: list[Literal] = []
    earlier: list[Term] = []
    for strand in strands:
        # a pass cell is no crossing, so it has its first strand only
        own = strand is passes.loop.strands[strand.cell][0]
        this = model.bit() if own else OFF
        chosen.append(this)
        model.implies(this, passes.cells[strand.cell])
        model.offset(strand.number, moment, 0, when=(this,))
        earlier.append(Term(1, _earlier(model, strand, moment, this, when)))
    model.exactly_one((*chosen, -when))
    model.total(earlier, number - 1, when=when)


def _earlier(model: Model, strand: Strand, moment: Number, this: Literal, when: Literal) -> Literal:
    """Give the bit for a visit that comes before the moment; all but this one do, or come after."""
    before = model.bit()
    model.implies(before, strand.real, -this, when)
    model.apart(moment, strand.number, 1, when=(before,))
    model.apart(strand.number, moment, 1, when=(strand.real, -before, -this, when))
    return before
