"""What the board shows at which step of an explanation: one picture, and what changes in it.

A cell's variable is written into it until its value is known; from that step on the value is drawn.
So however many steps there are, the picture holds each of them once.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from checker.engines.equations import letter
from checker.linear import Problem
from checker.pages.rulers import ruled
from checker.registry import AnyGenre
from checker.strategy import Explanation
from converters.drawing import Drawing, Element, Label, Paint, Role, first_spot
from converters.site import Site, Spot

NEVER: Final = 10**9
"""The step of what stays open."""

_LETTER: Final = Paint(size=0.24, ink="#555555")
_CORNER: Final = (-0.07, -0.2)


class Timed(NamedTuple):
    """An element and the step, from 1, to which it belongs."""

    element: Element
    step: int


@dataclass(frozen=True, slots=True)
class States:
    """A board from the start to the end of its explanation.

    Attributes:
        start: What is there from the start, with the numbers of rows and columns.
        values: Values, each with the step that sets it.
        letters: The names of the variables, each with the step that sets it; there until then.
    """

    start: Drawing
    values: tuple[Timed, ...]
    letters: tuple[Timed, ...]


def states(
    explanation: Explanation[object], genre: AnyGenre, problem: Problem, start: Drawing
) -> States:
    """Give what the board shows.

    Args:
        explanation: Its explanation.
        genre: Its genre.
        problem: The problem whose variables the steps set.
        start: The board before the first step, with the genre's plain marks.
    """
    at = {
        problem.variable(literal.variable).site: number
        for number, step in enumerate(explanation.steps, start=1)
        for literal in step.sets
    }
    there = frozenset(start.answer)
    new = [each for each in genre.draw(explanation.board).answer if each not in there]
    known = {literal.variable for literal in explanation.known}
    return States(
        ruled(start),
        tuple(_values(new, at)),
        tuple(_letters(problem, at, known)),
    )


def _values(elements: Iterable[Element], at: Mapping[Site, int]) -> Iterator[Timed]:
    """Give marks with the step that sets the value of their place."""
    for each in elements:
        spot = first_spot(each)
        if spot is not None:
            yield Timed(each, at.get(spot.site, 1))


def _letters(problem: Problem, at: Mapping[Site, int], known: Iterable[int]) -> Iterator[Timed]:
    """Give the name of each open variable, where no place has several of them."""
    skipped = set(known)
    places = {each: problem.variable(each).site for each in range(1, problem.size + 1)}
    if len(set(places.values())) < len(places):
        return
    for variable, site in places.items():
        if variable not in skipped:
            label = Label(Spot(site, *_CORNER), letter(variable), Role.TEXT, paint=_LETTER)
            yield Timed(label, at.get(site, NEVER))
