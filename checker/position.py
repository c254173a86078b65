"""How far a problem is solved: the values known, and what each demand can still bear.

For every demand Σ cᵢxᵢ ≥ bound two numbers are kept up to date: its *slack*, how far its left side
can still rise above the bound, and its *excess*, how far above the bound it stays at the least. A
demand with an excess of 0 or more is met whatever comes; one with a slack below 0 never will be.
Setting a value changes only the demands it occurs in, and every change that narrows one is logged:
so whoever looks for the next step need look only at what was touched.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from checker.linear import Inequality, Problem
from checker.strategy import Literal, Sum, Summand

OPEN: Final = -1
"""The value of a variable that is not known yet."""

_MARK: Final = "/mark"

Times: TypeAlias = tuple[tuple[int, int], ...]
"""A sum of demands: how many times, and the row's number in the position."""


def is_mark(row: Inequality) -> bool:
    """Tell whether a demand stands for a mark of the solver."""
    return row.why.rule.endswith(_MARK)


class Use(NamedTuple):
    """Where a variable occurs."""

    row: int
    coefficient: int


class Weighed(NamedTuple):
    """What a sum of demands comes to.

    Attributes:
        weights: Its coefficients of the open variables; some may be 0.
        slack: How far its left side can rise above its bound.
    """

    weights: dict[int, int]
    slack: int

    def settles(self) -> tuple[Literal, ...]:
        """Give all that it settles, in the order of the variables."""
        return tuple(
            Literal(variable, int(weight > 0))
            for variable, weight in sorted(self.weights.items())
            if abs(weight) > max(self.slack, 0)
        )


class Position:
    """The demands of a problem and the values known so far; changed by `put` and `take` alone.

    Attributes:
        problem: The problem.
        rows: Its demands without the solver's marks, whose values are known from the start.
        kinds: For each row the id of the rule that makes it.
        uses: For each variable the rows it occurs in; nothing at 0.
        values: For each variable 0, 1 or `OPEN`; nothing at 0.
        tops: For each row its largest coefficient, signs aside: it settles nothing by itself while
            its slack is as large.
        slacks: For each row.
        excesses: For each row.
        touched: Every row whose slack became smaller, in the order of the changes.
    """

    __slots__ = (
        "excesses",
        "kinds",
        "problem",
        "rows",
        "slacks",
        "tops",
        "touched",
        "uses",
        "values",
    )

    def __init__(self, problem: Problem) -> None:
        """Start with what the marks say.

        Args:
            problem: The demands; some that stand for marks may be among them.
        """
        rows = tuple(_rows(problem))
        self.problem: Final = problem
        self.rows: Final = tuple(row for row in rows if not is_mark(row))
        self.kinds: Final = tuple(row.why.rule for row in self.rows)
        self.tops: Final = tuple(_top(row) for row in self.rows)
        self.uses: Final = _uses(self.rows, problem.size)
        self.values: Final = [OPEN] * (problem.size + 1)
        self.slacks: Final = [_reach(row, 1) - row.bound for row in self.rows]
        self.excesses: Final = [_reach(row, -1) - row.bound for row in self.rows]
        self.touched: Final[list[int]] = []
        for row in rows:
            if is_mark(row):
                for coefficient, variable in row.terms:
                    self.put(Literal(variable, int(coefficient > 0)))

    def put(self, literal: Literal) -> None:
        """Set an open variable; nothing happens if it is known already."""
        variable, value = literal
        if self.values[variable] != OPEN:
            return
        self.values[variable] = value
        for row, coefficient in self.uses[variable]:
            if (coefficient > 0) == bool(value):
                self.excesses[row] += abs(coefficient)
            else:
                self.slacks[row] -= abs(coefficient)
                self.touched.append(row)

    def take(self, variable: int) -> None:
        """Open the variable that was set last again; the log of touched rows is cut as well."""
        value = self.values[variable]
        self.values[variable] = OPEN
        for row, coefficient in reversed(self.uses[variable]):
            if (coefficient > 0) == bool(value):
                self.excesses[row] -= abs(coefficient)
            else:
                self.slacks[row] += abs(coefficient)
                self.touched.pop()

    def live(self, row: int) -> bool:
        """Tell whether a demand still matters: it is not met whatever comes."""
        return self.excesses[row] < 0

    def open_in(self, row: int) -> list[int]:
        """Give the open variables of a row."""
        values = self.values
        return [variable for _, variable in self.rows[row].terms if values[variable] == OPEN]

    def open(self) -> Iterator[int]:
        """Give all open variables."""
        return (each for each in range(1, len(self.values)) if self.values[each] == OPEN)

    def known(self) -> dict[int, int]:
        """Give the values known, by the numbers of their variables."""
        return {each: value for each, value in enumerate(self.values) if each and value != OPEN}

    def weigh(self, times: Times) -> Weighed:
        """Add rows up."""
        weights: dict[int, int] = {}
        slack = 0
        most = 0
        values = self.values
        for many, row in times:
            slack += many * self.slacks[row]
            for coefficient, variable in self.rows[row].terms:
                if values[variable] == OPEN:
                    weights[variable] = weights.get(variable, 0) + many * coefficient
                    most += many * coefficient if coefficient > 0 else 0
        # Each row's slack counts on its own best values; what cancels out is no longer to be had.
        together = sum(weight for weight in weights.values() if weight > 0)
        return Weighed(weights, slack - most + together)

    def sum(self, times: Times) -> Sum:
        """Give a sum of rows as a step holds it."""
        return tuple(Summand(many, self.rows[row]) for many, row in times)


def _rows(problem: Problem) -> Iterator[Inequality]:
    """Give all demands; those that count share their terms: a large board has millions of them."""
    shared = {sign: [(sign, number) for number in range(problem.size + 1)] for sign in (1, -1)}
    for why, sign, many, rows, at in problem.counts:
        terms = shared[sign].__getitem__
        for number, row in enumerate(rows):
            place = None if at is None else at(number)
            yield Inequality(tuple(map(terms, row)), sign * many, why, place)
    yield from problem.sums


def _uses(rows: Sequence[Inequality], size: int) -> tuple[list[Use], ...]:
    uses: tuple[list[Use], ...] = tuple([] for _ in range(size + 1))
    for number, row in enumerate(rows):
        alike = {coefficient: Use(number, coefficient) for coefficient, _ in row.terms}
        for coefficient, variable in row.terms:
            uses[variable].append(alike[coefficient])
    return uses


def _top(row: Inequality) -> int:
    return max((abs(coefficient) for coefficient, _ in row.terms), default=0)


def _reach(row: Inequality, sign: int) -> int:
    """Give the largest value (sign 1) or the least one (sign −1) that a left side can have."""
    return sign * sum(max(sign * coefficient, 0) for coefficient, _ in row.terms)
