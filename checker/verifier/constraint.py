"""Inequalities in their normal form: Σ wᵢlᵢ ≥ degree with positive weights over literals.

A literal is a variable's number, or its negative for "the variable is 0". Every 0/1 inequality has
exactly one such form, so two of them say the same in the same terms if their forms are equal.
"""

from collections.abc import Iterable, Set
from typing import NamedTuple, TypeAlias

Terms: TypeAlias = tuple[tuple[int, int], ...]
"""Weights and their literals."""


class Constraint(NamedTuple):
    """One inequality.

    Attributes:
        terms: Positive weights with their literals, by the numbers of the variables, each once.
        degree: What the weights of the literals that hold must reach; it may be 0 or negative.
    """

    terms: Terms
    degree: int

    def __str__(self) -> str:
        """Give the inequality as its file has it."""
        named = (f"{weight} {'~' * (one < 0)}x{abs(one)} " for weight, one in self.terms)
        return f"{''.join(named)}>= {self.degree} ;"

    def holds(self, ones: Set[int]) -> bool:
        """Tell whether it is met where these variables are 1 and all others 0."""
        met = sum(weight for weight, one in self.terms if (abs(one) in ones) == (one > 0))
        return met >= self.degree

    def impossible(self) -> bool:
        """Tell whether nothing can meet it."""
        return sum(weight for weight, _ in self.terms) < self.degree


def constraint(terms: Iterable[tuple[int, int]], bound: int) -> Constraint:
    """Give the normal form of an inequality.

    Args:
        terms: Weights, of any sign, and literals; a variable may occur several times.
        bound: What their sum must reach.
    """
    weights: dict[int, int] = {}
    for weight, one in terms:
        # w · (1 − x) is w − w · x
        bound -= weight if one < 0 else 0
        variable = abs(one)
        weights[variable] = weights.get(variable, 0) + (weight if one > 0 else -weight)
    degree = bound - sum(weight for weight in weights.values() if weight < 0)
    return Constraint(
        tuple(
            (abs(weight), variable if weight > 0 else -variable)
            for variable, weight in sorted(weights.items())
            if weight
        ),
        degree,
    )


def negated(one: Constraint) -> Constraint:
    """Give what holds exactly where an inequality does not."""
    reach = sum(weight for weight, _ in one.terms)
    return Constraint(
        tuple((weight, -literal) for weight, literal in one.terms), reach - one.degree + 1
    )


def added(one: Constraint, other: Constraint) -> Constraint:
    """Give the sum of two inequalities."""
    return constraint((*one.terms, *other.terms), one.degree + other.degree)


def multiplied(one: Constraint, factor: int) -> Constraint:
    """Give an inequality so many times, 1 or more."""
    terms = tuple((weight * factor, literal) for weight, literal in one.terms)
    return Constraint(terms, one.degree * factor)


def divided(one: Constraint, divisor: int) -> Constraint:
    """Divide by a whole number, 1 or more, and round everything up, as literals are whole."""
    terms = tuple((-(-weight // divisor), literal) for weight, literal in one.terms)
    return Constraint(terms, -(-one.degree // divisor))


def saturated(one: Constraint) -> Constraint:
    """Lower every weight to the degree: one such literal is enough to meet it."""
    if one.degree <= 0:
        return Constraint((), one.degree)
    terms = tuple((min(weight, one.degree), literal) for weight, literal in one.terms)
    return Constraint(terms, one.degree)
