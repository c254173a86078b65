"""What all solutions share is found, and said to be all of it only where it is."""

import time

from checker.engines.backbone import backbone
from checker.engines.search import two_solutions
from checker.genres.akari import GENRE, AkariBoard
from checker.genres.akari.problem import problem

# The 0 settles R1C2 and so R1C3; of R3C1 and R3C2 one is as good as the other.
LOOSE = "0..\n###\n..#"


def shared(board: AkariBoard, *, seconds: float) -> tuple[set[int], bool]:
    demands = problem(board)
    found = two_solutions(demands, time.monotonic() + 10)
    assert found is not None
    told = backbone(demands, found, time.monotonic() + seconds)
    return set(told.literals), told.exact


def test_what_all_solutions_share_is_all_that_is_given() -> None:
    # White cells are numbered in reading order; a negative number is a cell without a bulb.
    assert shared(GENRE.from_text(LOOSE), seconds=10) == ({-1, 2}, True)


def test_the_solutions_of_an_empty_board_share_nothing() -> None:
    assert shared(AkariBoard(25, 25), seconds=60) == (set(), True)


def test_of_one_solution_everything_is_shared() -> None:
    assert shared(GENRE.from_text("2.\n.#"), seconds=10) == ({1, 2}, True)
