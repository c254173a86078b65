"""Unit propagation finds what single inequalities tell, and nothing that is not so."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.verifier.budget import Budget
from checker.verifier.constraint import Constraint, constraint, negated
from checker.verifier.propagation import Propagator
from converters.errors import ReadError
from tests.checker.verifier import naive
from tests.checker.verifier.test_constraint import CONSTRAINTS, VARIABLES, every_answer

ONE_OF_TWO = constraint([(1, 1), (1, 2)], 1)
AT_MOST_ONE = constraint([(-1, 1), (-1, 2)], -1)


def propagator(*known: Constraint) -> Propagator:
    made = Propagator(VARIABLES, Budget(float("inf")))
    for one in known:
        made.add(one)
    return made


def literal(number: int) -> Constraint:
    return constraint([(1, number)], 1)


def plain(one: Constraint) -> naive.Rule:
    return naive.rule(str(one).split())


def refuted(known: Sequence[Constraint]) -> bool:
    return naive.contradiction([plain(one) for one in known])


def test_the_other_of_two_must_hold() -> None:
    known = propagator(ONE_OF_TWO, literal(-1))
    assert known.follows(literal(2))
    assert not known.follows(literal(3))


def test_a_heavy_literal_must_hold_where_the_others_do_not_reach() -> None:
    # 3x₁ + x₂ + x₃ ≥ 3
    assert propagator(constraint([(3, 1), (1, 2), (1, 3)], 3)).follows(literal(1))


def test_a_weighted_inequality_follows_too() -> None:
    # of three at least two, so 2x₁ + x₂ + x₃ ≥ 2
    two = constraint([(1, 1), (1, 2), (1, 3)], 2)
    assert propagator(two).follows(constraint([(2, 1), (1, 2), (1, 3)], 2))


def test_the_time_is_looked_at_along_a_chain() -> None:
    # each x forces the next one
    made = Propagator(100, Budget(deadline=0))
    for one in range(1, 100):
        made.add(constraint([(1, -one), (1, one + 1)], 1))
    with pytest.raises(ReadError, match="time is up"):
        made.add(literal(1))


def test_what_was_assumed_is_forgotten() -> None:
    known = propagator(ONE_OF_TWO)
    assert not known.follows(literal(1))
    assert not known.follows(literal(2))
    known.add(AT_MOST_ONE)
    assert not known.refuted


def test_from_a_contradiction_everything_follows() -> None:
    known = propagator(ONE_OF_TWO, literal(-1), literal(-2))
    assert known.refuted
    assert known.follows(literal(3))


@settings(max_examples=150)
@given(st.lists(CONSTRAINTS, max_size=5), st.lists(CONSTRAINTS, max_size=4))
def test_a_plain_search_finds_the_same(known: list[Constraint], claims: list[Constraint]) -> None:
    fast = propagator(*known)
    assert fast.refuted == refuted(known)
    for claim in claims:
        assert fast.follows(claim) == refuted([*known, negated(claim)])


@settings(max_examples=150)
@given(st.lists(CONSTRAINTS, max_size=4), CONSTRAINTS)
def test_what_follows_is_so(known: list[Constraint], claim: Constraint) -> None:
    if propagator(*known).follows(claim):
        for answer in every_answer():
            assert claim.holds(answer) or not all(one.holds(answer) for one in known)
