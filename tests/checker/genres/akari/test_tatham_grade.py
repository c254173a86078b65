from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.engines.prove import Unique, prove
from checker.genres.akari import GENRE
from checker.genres.akari.tatham_grade import BEYOND, EASY, HARD, TRICKY, tatham_grade
from checker.genres.akari.text import from_text
from tests.brute import random_board

# The 2 has just two free places; so it goes on, one clue or one dark cell at a time.
SINGLES = """
..#1
....
....
#2..
"""

# Both places of the 2 have bulbs. Then it needs a set: a bulb in R4C2 would rule out both places
# that are left to the 1.
SETS = """
...2
.#..
..1.
#...
"""

GUESSES = """
....
11..
..21
....
"""

MANY_GUESSES = """
#....2...#
...1.##..#
...1...0.#
.#.....#..
.1...1..#.
.#..#...#.
..#.....#.
0.#...2...
#..20.1...
#...#....1
"""


@pytest.mark.parametrize(
    ("board", "level"),
    [(SINGLES, EASY), (SETS, TRICKY), (GUESSES, HARD), (MANY_GUESSES, BEYOND)],
)
def test_a_puzzle_has_the_first_level_that_is_enough(board: str, level: str) -> None:
    assert tatham_grade(from_text(board)) == level


def test_a_puzzle_harder_than_asked_for_is_beyond() -> None:
    assert tatham_grade(from_text(SETS), most=EASY) == BEYOND


def test_a_puzzle_of_two_solutions_has_no_level_up_to_hard() -> None:
    assert tatham_grade(from_text("..\n..")) == BEYOND


def test_a_puzzle_without_solution_has_no_level_up_to_hard() -> None:
    assert tatham_grade(from_text("4..")) == BEYOND


def test_a_board_without_white_cells_is_easy() -> None:
    assert tatham_grade(from_text("#0#")) == EASY


def test_marks_on_the_board_do_not_count() -> None:
    marked = SETS.replace("...2", "oxo2")
    assert tatham_grade(from_text(marked)) == TRICKY


def test_a_turned_board_of_an_order_free_level_keeps_it() -> None:
    for board, flip in product((SINGLES, SETS), (False, True)):
        rows = board.split()
        turned = ["".join(column) for column in zip(*rows[:: -1 if flip else 1], strict=True)]
        assert tatham_grade(from_text("\n".join(turned))) == tatham_grade(from_text(board))


@given(st.integers(min_value=0, max_value=10**6))
@settings(max_examples=60)
def test_a_level_up_to_hard_shows_that_there_is_one_solution(seed: int) -> None:
    board = from_text(random_board(Random(seed)))
    if tatham_grade(board) != BEYOND:
        assert isinstance(prove(board, GENRE), Unique)


@given(st.integers(min_value=0, max_value=10**6))
@settings(max_examples=60)
def test_a_puzzle_with_one_solution_that_is_small_needs_no_more_than_hard(seed: int) -> None:
    board = from_text(random_board(Random(seed), side=4))
    if isinstance(prove(board, GENRE), Unique):
        assert tatham_grade(board) != BEYOND
