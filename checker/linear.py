"""Rules as 0/1 inequalities: what every prover works on, whatever the genre.

A question about a board ("does a bulb stand here?") is a variable that is 0 or 1, and each rule is
an inequality Σ cᵢxᵢ ≥ bound over them. ≤ is stored negated, and = as two inequalities. Variables
are numbered from 1; `Problem.variable` tells what a number asks.

Most rules only count: so many of these variables, at least or at most. A `Count` holds all of them
that are alike in one go, which is quick to make and quick to hand to a solver; as single
inequalities one gets them from `Problem.inequalities`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from checker.rule import Facts, Remark, Text
from converters.errors import ReadError
from converters.site import Site

MAX_TERMS: Final = 4_000_000
"""Terms that the inequalities of one problem may have together; an empty board of 100 by 100 Akari
cells has half as many."""


class Var(NamedTuple):
    """What a variable asks: whether the place has that value (a bulb, a digit, a line …)."""

    site: Site
    value: int = 1


class Why(NamedTuple):
    """What sort of demand an inequality is.

    Attributes:
        rule: The id of the rule that is broken where it does not hold; ``genre/mark`` for a mark
            of the solver.
        text: The demand in words. It may use ``{cell}``, the places of the variables ``{places}``,
            and ``{bound}``, which never has a sign.
    """

    rule: str
    text: Text


class Inequality(NamedTuple):
    """One demand, Σ cᵢxᵢ ≥ bound.

    Attributes:
        terms: The left side: coefficients, none of them 0, and the numbers of their variables,
            each once.
        bound: The right side.
        why: What sort of demand it is.
        at: The place that makes it, such as a clue; None if its variables say it all.
    """

    terms: tuple[tuple[int, int], ...]
    bound: int
    why: Why
    at: Site | None = None


class Count(NamedTuple):
    """Demands that are alike: of each row of variables at least, or at most, so many are 1.

    Attributes:
        why: What sort of demand they are.
        sign: 1 for "at least", −1 for "at most".
        many: How many; 0 or more.
        rows: The variables of each demand by their numbers, each once in a row.
        at: Gives the place that makes a row's demand, the first row being 0; None if the variables
            say it all.
    """

    why: Why
    sign: int
    many: int
    rows: Sequence[Sequence[int]]
    at: Callable[[int], Site] | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """The rules of one board as inequalities.

    Attributes:
        size: How many variables there are, with the numbers 1 to ``size``.
        variable: Gives a variable by its number.
        counts: The demands that count; what meets them all, and the sums, is a solution.
        sums: All other demands.
        antichain: Whether no solution's ones are all among another's. Whoever sets this must have
            a proof: to find a second solution, the prover then asks only that one of the first
            one's ones is 0.
    """

    size: int
    variable: Callable[[int], Var]
    counts: tuple[Count, ...]
    sums: tuple[Inequality, ...] = ()
    antichain: bool = False

    def inequalities(self) -> Iterator[Inequality]:
        """Give every demand: the counts in their order, then the sums."""
        for count in self.counts:
            for number, row in enumerate(count.rows):
                terms = tuple((count.sign, variable) for variable in row)
                at = None if count.at is None else count.at(number)
                yield Inequality(terms, count.sign * count.many, count.why, at)
        yield from self.sums

    def places(self, numbers: Iterable[int]) -> tuple[Site, ...]:
        """Give the places of some variables, each once, in reading order."""
        return tuple(sorted({self.variable(number).site for number in numbers}))

    def demand(self, inequality: Inequality) -> Remark:
        """Give one of its inequalities in words."""
        places = self.places(number for _, number in inequality.terms)
        facts: Facts = {"places": places, "bound": abs(inequality.bound)}
        at = places if inequality.at is None else (inequality.at,)
        return Remark(inequality.why.text, at, facts)


def check_terms(count: int) -> None:
    """Refuse a problem, before its inequalities are made, that is too large to be worked on.

    Raises:
        ReadError: If its inequalities have more than `MAX_TERMS` terms together.
    """
    if count > MAX_TERMS:
        raise ReadError(
            where="board",
            found=f"inequalities with {count} terms",
            want=f"at most {MAX_TERMS}",
            hint="the board is too large or too empty to be proved; it can still be checked",
        )
