"""Sums of demands: found by pairs, by look-ahead and by linear programs, checked by adding up."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.engines.core import core
from checker.engines.stepping import Dead, Stepper
from checker.engines.sums.highs import Row, cheapest
from checker.engines.sums.probing import ENDLESS, Failure, Prober, fails
from checker.engines.sums.programming import added_up, nearby
from checker.engines.sums.simple import PAIR, SINGLE
from checker.genres.akari import GENRE
from checker.linear import Count, Inequality, Problem, Var, Why
from checker.position import OPEN, Position
from checker.rule import Text
from checker.strategy import Literal, Step, settled
from checker.ways import PLAIN
from converters.site import cell

WHY = Why("toy/rule", Text("", "", ""))
FAR = 1e18
"""A deadline that is never reached."""


def position(board: str) -> Position:
    return Position(GENRE.problem(GENRE.from_text(board)))


def problem(size: int, *sums: Inequality, most: tuple[tuple[int, ...], ...] = ()) -> Problem:
    return Problem(
        size, lambda number: Var(cell(0, number - 1)), (Count(WHY, -1, 1, most),), tuple(sums)
    )


def weighted(bound: int, *weights: int) -> Inequality:
    terms = tuple((weight, number) for number, weight in enumerate(weights, 1) if weight)
    return Inequality(terms, bound, WHY)


def everything(where: Position) -> list[Literal]:
    return [Literal(each, value) for each in where.open() for value in (0, 1)]


def test_putting_and_taking_a_value_leaves_no_trace() -> None:
    where = position("..1.\n.#..\n2...")
    slacks, excesses = list(where.slacks), list(where.excesses)
    where.put(Literal(3, 1))
    where.put(Literal(1, 0))
    assert where.slacks != slacks
    where.take(1)
    where.take(3)
    assert (where.slacks, where.excesses, where.touched) == (slacks, excesses, [])
    assert set(where.values[1:]) == {OPEN}


def test_two_demands_settle_what_neither_does() -> None:
    # The 3 and the 1 share two places: of the 3's bulbs at most one is there.
    where = position("....\n.3..\n..1.\n....")
    assert Stepper(where, (SINGLE,), PLAIN, None).next() is None
    step = Stepper(where, (PAIR,), PLAIN, None).next()
    assert isinstance(step, Step)
    assert len(step.sum) == 2
    assert len(step.sets) == 4


def test_demands_that_cannot_be_met_are_a_dead_end() -> None:
    where = Position(problem(2, weighted(2, 1, 1), most=((1, 2),)))
    assert isinstance(Stepper(where, (PAIR,), PLAIN, None).next(), Dead)


def test_a_failing_look_ahead_becomes_a_sum() -> None:
    # A bulb in R2C2 would light both places of the 1 in R1C1.
    where = position("1.\n..")
    failure = fails(where, Literal(3, 1), limit=ENDLESS)
    assert isinstance(failure, Failure)
    assert failure.length == 3
    assert Literal(3, 0) in settled(where.sum(failure.times), {})


def test_a_look_ahead_stops_at_its_limit() -> None:
    where = position("1.\n..")
    assert isinstance(fails(where, Literal(3, 1), limit=1), frozenset)
    assert where.known() == {}


def test_a_value_that_stands_gives_nothing() -> None:
    where = position("..")
    assert isinstance(fails(where, Literal(1, 1), limit=ENDLESS), frozenset)


def test_the_sum_of_a_look_ahead_may_need_whole_multiples() -> None:
    # If a is 0, then 3b ≥ 2 makes b 1 and 2c ≥ 1 makes c 1, which the last demand forbids.
    demands = (weighted(2, 2, 3), weighted(1, 1, 0, 2), weighted(-1, 0, -1, -1))
    where = Position(problem(3, *demands))
    failure = fails(where, Literal(1, 0), limit=ENDLESS)
    assert isinstance(failure, Failure)
    assert not failure.times or Literal(1, 1) in settled(where.sum(failure.times), {})


@given(st.integers(min_value=1, max_value=2**9 - 1), st.sampled_from([2, 3]))
@settings(max_examples=60, deadline=None)
def test_each_look_ahead_on_an_akari_is_proved_by_its_sum(walls: int, clue: int) -> None:
    codes = [("#" if walls >> at & 1 else ".") for at in range(9)]
    codes[4] = str(clue)
    where = position("\n".join("".join(codes[row : row + 3]) for row in (0, 3, 6)))
    for failure in Prober(where).probe(everything(where), limit=ENDLESS):
        assert failure.assumed.opposite() in settled(where.sum(failure.times), {})


def test_a_linear_program_names_the_demands_and_how_often() -> None:
    # a + b ≥ 1, b + c ≥ 1 and a + c ≤ 1: added up, 2b ≥ 1.
    where = Position(problem(3, weighted(1, 1, 1), weighted(1, 0, 1, 1), most=((1, 3),)))
    times = added_up(where, Literal(2, 1), nearby(where, 2, 10))
    assert sorted(times) == [(1, 0), (1, 1), (1, 2)]


def test_a_linear_program_finds_nothing_where_nothing_follows() -> None:
    where = Position(problem(3, weighted(1, 1, 1), weighted(1, 0, 1, 1)))
    assert added_up(where, Literal(2, 1), nearby(where, 2, 10)) == ()


def test_the_cheapest_columns_are_found() -> None:
    # x + y ≥ 2, where y costs three times as much
    found = cheapest([1.0, 3.0], [Row([(1, 0), (1, 1)], 2.0)])
    assert found == pytest.approx([2.0, 0.0])
    assert cheapest([1.0], [Row([(-1, 0)], 1.0)]) is None


def test_rows_nearby_come_nearest_first_and_no_more_than_wanted() -> None:
    where = position("\n".join(["....."] * 5))
    rows = nearby(where, 1, 8)
    assert len(rows) == 8
    assert all(any(each == 1 for _, each in where.rows[row].terms) for row in rows)


def test_a_value_no_strategy_finds_has_a_smallest_reason() -> None:
    # 2a + 2b + 2c ≥ 3 wants two of them, but only one of b and c can be: so a.
    where = problem(3, weighted(3, 2, 2, 2), weighted(0, 1, 1, 1), most=((2, 3),))
    found = core(where, [Literal(1, 1), Literal(2, 1)], FAR)
    assert found is not None
    assert found.literal == Literal(1, 1)
    assert len(found.demands) == 2


def test_a_value_that_is_not_settled_has_no_reason() -> None:
    assert core(problem(2, weighted(1, 1, 1)), [Literal(1, 1)], FAR) is None


def test_what_stood_is_looked_at_again_once_its_demands_are_narrowed() -> None:
    where = position("..\n..")
    prober, no_bulb = Prober(where), Literal(1, 0)
    assert list(prober.probe([no_bulb], limit=ENDLESS)) == []
    # Now nothing but R1C1 itself can light R1C1.
    where.put(Literal(2, 0))
    where.put(Literal(3, 0))
    assert [each.assumed for each in prober.probe([no_bulb], limit=ENDLESS)] == [no_bulb]
