"""Akari as inequalities: what stands in them, and that they say what the rules say."""

from itertools import chain, combinations

import pytest
from hypothesis import given, settings

from checker.genres.akari import GENRE, AkariBoard
from checker.genres.akari.problem import problem
from checker.linear import Inequality, Problem
from checker.rule import Lang, judge
from converters.errors import ReadError
from converters.site import name
from tests.strategies import text_boards


def told(text: str) -> list[str]:
    """Give the inequalities of a board, as "x₁ + x₂ ≥ 1" without what all have in common."""
    made = problem(GENRE.from_text(text))
    return [" ".join(map(str, (*signed(each), each.bound))) for each in made.inequalities()]


def signed(inequality: Inequality) -> list[int]:
    return sorted((sign * number for sign, number in inequality.terms), key=abs)


def test_a_corridor_has_at_most_one_bulb_and_a_cell_needs_one_it_sees() -> None:
    # x1 x2 #
    #  # x3 x4
    assert told("..#\n#..") == [
        "-1 -2 -1",
        "-3 -4 -1",
        "-2 -3 -1",
        "1 2 1",
        "1 2 3 1",
        "2 3 4 1",
        "3 4 1",
    ]


def test_a_clue_is_two_inequalities_over_its_neighbours() -> None:
    assert told("#.#\n.2.\n#.#")[-2:] == ["1 2 3 4 2", "-1 -2 -3 -4 -2"]


def test_marks_are_inequalities_too() -> None:
    assert told("o#x")[-2:] == ["1 1", "-2 0"]


def test_each_demand_says_who_makes_it() -> None:
    made = problem(GENRE.from_text("1.\n.#"))
    said = [made.demand(each).say(Lang.EN) for each in made.inequalities()]
    assert said == [
        "R1C2 needs light from R1C2.",
        "R2C1 needs light from R2C1.",
        "R1C1 wants 1 bulb.",
        "R1C1 allows no more than 1 bulb.",
    ]


def test_variables_are_the_white_cells_in_reading_order() -> None:
    made = problem(GENRE.from_text("#.\n.."))
    asked = [made.variable(number).site for number in range(1, made.size + 1)]
    assert [name(site) for site in asked] == ["R1C2", "R2C1", "R2C2"]


def test_corridors_too_long_for_inequalities_are_refused() -> None:
    with pytest.raises(ReadError, match="terms"):
        problem(AkariBoard(5, 1000))


@settings(max_examples=40)
@given(text_boards(alphabet="..#01235").map(GENRE.from_text))
def test_inequalities_and_rules_accept_the_same_bulbs(board: AkariBoard) -> None:
    bare = GENRE.unsolved(board)
    made = problem(bare)
    numbers = range(1, min(made.size, 6) + 1)
    some = chain.from_iterable(combinations(numbers, many) for many in range(len(numbers) + 1))
    for ones in some:
        solved = GENRE.with_values(bare, {made.variable(number): 1 for number in ones})
        right = not judge(GENRE.rules, solved).violations
        assert accepted(made, frozenset(ones)) == right


def accepted(made: Problem, ones: frozenset[int]) -> bool:
    return all(
        sum(factor for factor, number in each.terms if number in ones) >= each.bound
        for each in made.inequalities()
    )
