"""Demands and their sums as a reader of a worked example sees them: x₁ + x₂ ≥ 1.

Values that are known are put in, so only what is open is left. What only takes away is written with
≤ instead of with signs: −x₁ − x₂ ≥ −1 is x₁ + x₂ ≤ 1.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from checker.linear import Inequality
from checker.strategy import Literal, Summand, Values

_DIGITS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def letter(variable: int) -> str:
    """Give the name of a variable.

    >>> letter(12)
    'x₁₂'
    """
    return f"x{variable}".translate(_DIGITS)


def demanded(inequality: Inequality, values: Values) -> str:
    """Give one demand with the known values put in."""
    return added((Summand(1, inequality),), values)


def added(summands: Iterable[Summand], values: Values) -> str:
    """Give a sum of demands with the known values put in; what cancels out is gone."""
    weights: dict[int, int] = {}
    bound = 0
    for times, inequality in summands:
        bound += times * inequality.bound
        for coefficient, variable in inequality.terms:
            if variable in values:
                bound -= times * coefficient * values[variable]
            else:
                weights[variable] = weights.get(variable, 0) + times * coefficient
    return _written({each: weight for each, weight in sorted(weights.items()) if weight}, bound)


def assigned(literals: Iterable[Literal]) -> str:
    """Give values, such as x₁ = 1."""
    return ", ".join(f"{letter(each.variable)} = {each.value}" for each in literals)


def _written(weights: Mapping[int, int], bound: int) -> str:
    """Give Σ weights ≥ bound, or the same with ≤ where all signs would be minus."""
    flip = bool(weights) and all(weight < 0 for weight in weights.values())
    sign = -1 if flip else 1
    left = "".join(_term(each, sign * weight) for each, weight in weights.items())
    return f"{_leading(left) or '0'} {'≤' if flip else '≥'} {_whole(sign * bound)}"


def _term(variable: int, weight: int) -> str:
    """Give one term with its sign before it."""
    times = abs(weight)
    return f" {'+' if weight > 0 else '−'} {times if times > 1 else ''}{letter(variable)}"


def _leading(left: str) -> str:
    """Give a sum whose first sign stands as people write it."""
    return f"−{left[3:]}" if left.startswith(" −") else left[3:]


def _whole(number: int) -> str:
    return str(number).replace("-", "−")
