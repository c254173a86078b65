"""The rules of Akari, derived once more."""

import time
from random import Random

import pytest

from checker.verifier.akari import akari
from checker.verifier.budget import Budget
from checker.verifier.constraint import constraint
from checker.verifier.puzzle import Derived
from checker.verifier.reasons import MAX_TERMS
from converters.errors import ReadError
from tests.brute import random_board
from tests.checker.proofs.boards import problem


def derived(text: str, *, spent: int = 0) -> Derived:
    return akari(text.split("\n"), Budget(time.monotonic() + 60, spent))


def test_each_rule_of_a_small_board_is_an_inequality() -> None:
    # 1.   x₁ beside the 1
    # #.   x₂ below it
    assert {str(rule) for rule in derived("1.\n#.").rules} == {
        "1 x1 1 x2 >= 1 ;",  # both cells need light
        "1 ~x1 1 ~x2 >= 1 ;",  # and see each other
        "1 x1 >= 1 ;",  # the 1 wants a bulb
        "1 ~x1 >= 0 ;",  # and no more
    }


def test_a_solution_is_drawn_on_the_board() -> None:
    assert derived("1.\n#.").solved({1}) == ("1o", "#.")


def test_the_prover_states_the_same_rules() -> None:
    random = Random(5)
    for board in (random_board(random, side=7) for _ in range(150)):
        stated = {constraint(terms, bound) for terms, bound, _, _ in problem(board).inequalities()}
        assert derived(board).rules == stated, board


def test_a_number_that_a_text_board_cannot_hold_is_unusable() -> None:
    with pytest.raises(ReadError, match="numbers 0 to 9"):
        derived("?.")


def test_a_board_with_too_many_terms_is_unusable() -> None:
    with pytest.raises(ReadError, match="terms"):
        derived("..", spent=MAX_TERMS)
