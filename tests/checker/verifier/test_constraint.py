"""Normal forms say what they are made from, and whatever is derived from them follows."""

from collections.abc import Iterator
from itertools import chain, combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from checker.verifier.constraint import (
    Constraint,
    added,
    constraint,
    divided,
    multiplied,
    negated,
    saturated,
)

VARIABLES = 4
LITERALS = st.integers(1, VARIABLES).flatmap(lambda x: st.sampled_from((x, -x)))
TERMS = st.lists(st.tuples(st.integers(-4, 4), LITERALS), max_size=5)
BOUNDS = st.integers(-6, 6)
CONSTRAINTS = st.builds(constraint, TERMS, BOUNDS)


def every_answer() -> Iterator[frozenset[int]]:
    """Give all ways to choose the variables that are 1."""
    numbers = range(1, VARIABLES + 1)
    sizes = range(VARIABLES + 1)
    return map(frozenset, chain.from_iterable(combinations(numbers, size) for size in sizes))


def meeting(one: Constraint) -> set[frozenset[int]]:
    return {answer for answer in every_answer() if one.holds(answer)}


def test_opposite_literals_of_one_variable_cancel() -> None:
    # 3x + 2(1 − x) + y ≥ 3 is x + y ≥ 1
    assert constraint([(3, 1), (2, -1), (1, 2)], 3) == Constraint(((1, 1), (1, 2)), 1)


def test_at_most_is_at_least_over_the_opposite_literals() -> None:
    # −x − y ≥ −1: at most one of them is 1, so at least one is 0
    assert constraint([(-1, 1), (-1, 2)], -1) == Constraint(((1, -1), (1, -2)), 1)


def test_an_inequality_is_shown_as_files_have_it() -> None:
    assert str(constraint([(2, 1), (-1, 2)], 1)) == "2 x1 1 ~x2 >= 2 ;"


@settings(max_examples=100)
@given(TERMS, BOUNDS)
def test_the_normal_form_is_met_by_the_same_answers(
    terms: list[tuple[int, int]], bound: int
) -> None:
    met = {
        answer
        for answer in every_answer()
        if sum(weight for weight, one in terms if (abs(one) in answer) == (one > 0)) >= bound
    }
    assert meeting(constraint(terms, bound)) == met


@settings(max_examples=100)
@given(CONSTRAINTS)
def test_the_opposite_is_met_by_all_other_answers(one: Constraint) -> None:
    assert meeting(negated(one)) == set(every_answer()) - meeting(one)
    assert one.impossible() == (not meeting(one))


@settings(max_examples=100)
@given(CONSTRAINTS, CONSTRAINTS, st.integers(1, 5))
def test_what_is_computed_from_inequalities_follows_from_them(
    one: Constraint, other: Constraint, number: int
) -> None:
    assert meeting(one) & meeting(other) <= meeting(added(one, other))
    assert meeting(one) == meeting(multiplied(one, number))
    assert meeting(one) <= meeting(divided(one, number))
    assert meeting(one) == meeting(saturated(one))
