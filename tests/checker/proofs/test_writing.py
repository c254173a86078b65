"""Written proofs of uniqueness, as far as one can follow them by eye."""

import time
from random import Random

import pytest

from checker.engines.prove import Unique, prove
from checker.genres.akari import GENRE
from checker.proofs import write
from converters.errors import UsageError
from tests.brute import random_board
from tests.checker import toys
from tests.checker.proofs.boards import AHEAD, CORNER, SEARCH, problem, proof, verdict


def test_the_formula_states_each_rule_and_excludes_the_answer() -> None:
    # .#   a bulb must stand in the only white cell
    assert proof(".#").formula.splitlines() == [
        "* #variable= 1 #constraint= 2",
        "* x1 R1C1",
        "* akari/unlit-cell",
        "1 x1 >= 1 ;",
        "* not this answer",
        "1 ~x1 >= 1 ;",
    ]


def test_a_proof_by_unit_propagation_alone_is_one_step() -> None:
    assert proof(CORNER).steps.splitlines() == [
        "pseudo-Boolean proof version 1.1",
        "f 8",
        "u >= 1 ;",
        "c 9",
    ]


def test_look_ahead_settles_a_cell_a_line() -> None:
    # ...   x₁ x₂ x₃   The 0 leaves x₂, x₃, x₅. Without x₂ the first cell needs x₃ and the one
    # 0..      x₄ x₅   below x₂ needs x₅, but these see each other.
    assert proof("...\n0..").steps.splitlines()[2:] == [
        "* look-ahead",
        "u 1 x2 >= 1 ;",
        "u >= 1 ;",
        "c 14",
    ]


def test_what_look_ahead_does_not_settle_is_searched() -> None:
    assert "* search\n" not in proof(AHEAD).steps
    assert "* search\n" in proof(SEARCH).steps


def test_a_board_without_white_cells_has_one_solution() -> None:
    assert verdict("0#", proof("0#")).solution == ("0#",)


def test_what_is_written_is_accepted() -> None:
    random = Random(3)
    boards = [random_board(random, side=6) for _ in range(250)]
    proved = [board for board in boards if isinstance(prove(GENRE.from_text(board), GENRE), Unique)]
    assert len(proved) > 50
    for board in proved:
        assert verdict(board, proof(board)).accepted, board


@pytest.mark.parametrize("board", ["..#", "3.\n.#"])
def test_several_or_no_solutions_are_not_proved(board: str) -> None:
    assert write(problem(board), time.monotonic() + 60) is None


def test_rules_that_do_more_than_count_are_not_written() -> None:
    with pytest.raises(UsageError, match="more than count"):
        write(toys.problem(toys.Strip((1, 2, 4), 3)), time.monotonic() + 60)
