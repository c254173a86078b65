"""Steps are checked by adding and comparing whole numbers."""

from checker.linear import Inequality, Why
from checker.rule import Text
from checker.strategy import Literal, Summand, impossible, settled

WHY = Why("toy/rule", Text("", "", ""))


def at_least(bound: int, *variables: int) -> Inequality:
    return Inequality(tuple((1, each) for each in variables), bound, WHY)


def at_most(bound: int, *variables: int) -> Inequality:
    return Inequality(tuple((-1, each) for each in variables), -bound, WHY)


def test_a_demand_for_as_many_as_there_are_settles_them_all() -> None:
    added = (Summand(1, at_least(2, 1, 2)),)
    assert settled(added, {}) == {Literal(1, 1), Literal(2, 1)}


def test_known_values_count() -> None:
    added = (Summand(1, at_least(1, 1, 2, 3)),)
    assert settled(added, {}) == set()
    assert settled(added, {1: 0, 3: 0}) == {Literal(2, 1)}


def test_a_sum_settles_what_none_of_its_demands_settles() -> None:
    # x1 + x2 ≥ 1 and x2 + x3 ≥ 1, but only one of x1 and x3: so x2.
    parts = (at_least(1, 1, 2), at_least(1, 2, 3), at_most(1, 1, 3))
    assert not any(settled((Summand(1, part),), {}) for part in parts)
    assert settled([Summand(1, part) for part in parts], {}) == {Literal(2, 1)}


def test_demands_may_be_added_several_times() -> None:
    # 2 (x1 + x2) ≥ 2 with x1 + x3 ≤ 1 and x1 + x4 ≤ 1 leaves 2 x2 ≥ x3 + x4.
    parts = (Summand(2, at_least(1, 1, 2)), Summand(1, at_most(1, 1, 3)))
    added = (*parts, Summand(1, at_most(1, 1, 4)))
    assert settled(added, {3: 1}) == {Literal(2, 1)}


def test_what_cannot_be_met_is_impossible() -> None:
    added = (Summand(1, at_least(2, 1, 2)),)
    assert impossible(added, {1: 0})
    assert not impossible(added, {1: 1})


def test_the_opposite_of_a_literal_has_the_other_value() -> None:
    assert Literal(3, 1).opposite() == Literal(3, 0)
