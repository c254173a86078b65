"""An inequality as clauses says exactly what it said before."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from checker.engines.sat import Sat
from checker.engines.unroll import Unroller
from checker.linear import Inequality, Why
from checker.rule import Text

WHY = Why("test/sum", Text("", "", ""))
SWITCH = 9


@settings(max_examples=100)
@given(st.lists(st.integers(-4, 4).filter(bool), max_size=5), st.integers(-8, 8))
def test_clauses_hold_where_the_inequality_does(factors: list[int], bound: int) -> None:
    terms = tuple((factor, number) for number, factor in enumerate(factors, start=1))
    with Sat(float("inf")) as sat:
        sat.clauses(Unroller(SWITCH).clauses(Inequality(terms, bound, WHY), (-SWITCH,)))
        for values in product((0, 1), repeat=len(factors)):
            point = [number if value else -number for number, value in enumerate(values, start=1)]
            holds = sum(map(int.__mul__, factors, values)) >= bound
            assert sat.solve([*point, SWITCH]) == holds
            assert sat.solve([*point, -SWITCH])


def test_few_clauses_are_enough_for_a_long_corridor() -> None:
    corridor = tuple((-1, number) for number in range(1, 101))
    clauses = list(Unroller(100).clauses(Inequality(corridor, -1, WHY)))
    assert len(clauses) < 4 * 100
