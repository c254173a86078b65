"""What an explanation is made of: steps, each a sum of demands that proves what it sets.

The demands of a puzzle are inequalities Σ cᵢxᵢ ≥ bound. Any sum of them, each taken so many times,
holds as well. Put the values already known into such a sum: its left side can still reach a largest
value, and how far that lies above the bound is its *slack*. A variable whose opposite value would
cost more than the slack is settled; with a slack below 0 nothing is possible any more. So a step
can be checked by adding and comparing whole numbers, whatever strategy found it: `settled` and
`impossible` do.

What no such sum proves is shown by a `Split`: a value is assumed and steps follow from it until a
sum becomes impossible.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from checker.linear import Inequality
from checker.rule import Remark
from converters.site import Site

B = TypeVar("B")


class Literal(NamedTuple):
    """A variable, by its number, and its value: 0 or 1."""

    variable: int
    value: int

    def opposite(self) -> "Literal":
        """Give the same variable with the other value."""
        return Literal(self.variable, 1 - self.value)


class Summand(NamedTuple):
    """A demand and how many times it is added, 1 or more."""

    times: int
    inequality: Inequality


Sum: TypeAlias = tuple[Summand, ...]
Values: TypeAlias = Mapping[int, int]
"""The values known so far, by the numbers of their variables."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that follows from the state before it, and never from what it sets itself.

    Attributes:
        strategy: The id of the strategy that found it, ``genre/name`` or a general one's name.
        sets: What becomes known.
        because: The places that are the reason: clues, corridors, dark cells, bulbs.
        sum: With the values known before the step it settles every literal of ``sets``; empty
            where ``split`` is the reason.
        text: The sentence for people; its ``sites`` are the places of ``sets``.
        split: Why the opposite is impossible, where no sum is given. ``sets`` is then one literal.
    """

    strategy: str
    sets: tuple[Literal, ...]
    because: tuple[Site, ...]
    sum: Sum
    text: Remark
    split: "Split | None" = None


@dataclass(frozen=True, slots=True)
class Split:
    """What happens if the opposite of a step's literal is assumed.

    Attributes:
        assumed: The opposite of what the step sets.
        steps: What follows from it one after another, each from the state before the step, the
            assumption and the steps before it in this chain. They may be splits themselves.
        sum: What is impossible after the last of them.
    """

    assumed: Literal
    steps: tuple[Step, ...]
    sum: Sum


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why a board cannot be finished with the marks on it.

    Attributes:
        rules: For each demand the id of the rule that makes it.
        demands: Demands that cannot hold together, the marks among them.
        by_marks: Whether a mark is to blame; if not, the puzzle itself has no solution.
        broken: Whether each of the demands tells of a rule that is broken already, by itself.
    """

    rules: tuple[str, ...]
    demands: tuple[Remark, ...]
    by_marks: bool
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Explanation(Generic[B]):
    """How a board is solved, as far as it goes.

    Attributes:
        steps: The steps, each from the state that those before it leave.
        board: The board after the last one.
        finished: Whether it is solved.
        splits: How many of the steps are case splits.
        known: The values that the marks on the board gave, before the first step.
        open: The places that are still undecided, in reading order.
        wrong: Why nothing can be explained; None if something can.
        notes: What a reader should know, such as why it stopped.
    """

    steps: tuple[Step, ...]
    board: B
    finished: bool
    splits: int
    known: tuple[Literal, ...] = ()
    open: tuple[Site, ...] = ()
    wrong: Wrong | None = None
    notes: tuple[Remark, ...] = ()


def settled(added: Iterable[Summand], values: Values) -> frozenset[Literal]:
    """Give all that a sum settles, given the values known.

    Every variable if the sum is impossible, for then its opposite is as well; see `impossible`.
    """
    weights, slack = _weighed(added, values)
    return frozenset(
        Literal(variable, int(weight > 0))
        for variable, weight in weights.items()
        if abs(weight) > slack
    )


def impossible(added: Iterable[Summand], values: Values) -> bool:
    """Tell whether a sum cannot be met any more, given the values known."""
    return _weighed(added, values)[1] < 0


def _weighed(added: Iterable[Summand], values: Values) -> tuple[dict[int, int], int]:
    """Give a sum's weights of the open variables, none of them 0, and its slack."""
    weights: dict[int, int] = {}
    slack = 0
    for times, inequality in added:
        slack -= times * inequality.bound
        for coefficient, variable in inequality.terms:
            weights[variable] = weights.get(variable, 0) + times * coefficient
    for variable in values.keys() & weights.keys():
        slack += weights.pop(variable) * values[variable]
    left = {variable: weight for variable, weight in weights.items() if weight}
    return left, slack + sum(weight for weight in left.values() if weight > 0)
