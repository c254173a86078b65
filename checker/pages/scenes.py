"""An explanation told step by step: its sentences, its sums, and where they are on the board."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from checker.engines.equations import added, assigned, demanded
from checker.engines.looking import GENERAL
from checker.linear import Problem
from checker.registry import AnyGenre
from checker.rule import Lang
from checker.strategy import Explanation, Split, Step, Sum, Values
from converters.site import Site

MAX_LINES: Final = 12
"""Demands of one sum that are written out; nobody adds up more of them."""


class Line(NamedTuple):
    """One demand of a sum.

    Attributes:
        times: How many times it is added.
        equation: The demand, with what is known put in.
        why: The demand in words.
    """

    times: int
    equation: str
    why: str


@dataclass(frozen=True, slots=True)
class Added:
    """A sum of demands.

    Attributes:
        lines: Its demands.
        total: What they add up to.
    """

    lines: tuple[Line, ...]
    total: str


@dataclass(frozen=True, slots=True)
class Scene:
    """One step as a reader sees it.

    Attributes:
        title: The strategy's name.
        text: What follows, and why.
        added: The sum that proves it; None if it is too long to be read, or there is none.
        follows: What follows, as values.
        sets: The places of these values.
        because: The places that are the reason.
        assumed: What is assumed to be led to a contradiction, as a value; empty: nothing.
        chain: What follows from the assumption.
        failed: The sum that cannot be met in the end.
    """

    title: str
    text: str
    added: Added | None
    follows: str
    sets: tuple[Site, ...]
    because: tuple[Site, ...]
    assumed: str = ""
    chain: "tuple[Scene, ...]" = ()
    failed: Added | None = None


@dataclass(frozen=True, slots=True)
class _Teller:
    """What the words of all steps hang on."""

    problem: Problem
    titles: Mapping[str, str]
    lang: Lang

    def scene(self, step: Step, values: Values) -> Scene:
        """Tell one step.

        Args:
            step: The step.
            values: What was known before it.
        """
        told = Scene(
            title=self.titles.get(step.strategy, step.strategy),
            text=step.text.say(self.lang),
            added=self._added(step.sum, values),
            follows=assigned(step.sets),
            sets=self.problem.places(each.variable for each in step.sets),
            because=step.because,
        )
        return told if step.split is None else self._with_way(told, step.split, values)

    def _with_way(self, told: Scene, split: Split, values: Values) -> Scene:
        """Add the way from an assumption to a contradiction."""
        known = {**values, split.assumed.variable: split.assumed.value}
        chain = tuple(self.scenes(split.steps, known))
        # What the chain sets is among the values by now, as the sum that fails wants it.
        failed = self._added(split.sum, known)
        return replace(told, assumed=assigned((split.assumed,)), chain=chain, failed=failed)

    def scenes(self, steps: Iterable[Step], values: dict[int, int]) -> Iterator[Scene]:
        """Tell one step after another; what they set is put into the values."""
        for step in steps:
            yield self.scene(step, values)
            values.update(step.sets)

    def _added(self, summands: Sum, values: Values) -> Added | None:
        if not 0 < len(summands) <= MAX_LINES:
            return None
        lines = tuple(
            Line(
                times,
                demanded(inequality, values),
                self.problem.demand(inequality).say(self.lang),
            )
            for times, inequality in summands
        )
        return Added(lines, added(summands, values))


def scenes(
    explanation: Explanation[object], genre: AnyGenre, problem: Problem, lang: Lang
) -> tuple[Scene, ...]:
    """Tell all steps of an explanation.

    Args:
        explanation: What to tell.
        genre: Its genre.
        problem: The problem whose variables its steps set.
        lang: The language.
    """
    known = (*genre.ways.strategies, *GENERAL)
    titles = {each.id: each.title.say(lang) for each in known}
    teller = _Teller(problem, titles, lang)
    return tuple(teller.scenes(explanation.steps, dict(explanation.known)))
