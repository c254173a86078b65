"""No damaged proof is accepted."""

from collections.abc import Callable
from random import Random

import pytest

from checker.proofs import Proof
from tests.checker.proofs.boards import AHEAD, CORNER, EASY, SEARCH, explained, proof, verdict
from tests.checker.verifier import naive
from tests.checker.verifier.damage import damaged

BOARDS = (CORNER, EASY, AHEAD, SEARCH)
WRITERS = (proof, explained)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("written", WRITERS)
def test_a_second_checker_accepts_the_same_proofs(
    written: Callable[[str], Proof], board: str
) -> None:
    assert naive.accepts(*written(board))
    assert verdict(board, written(board)).accepted


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("written", WRITERS)
def test_a_damaged_proof_is_refused(written: Callable[[str], Proof], board: str) -> None:
    files, random = written(board), Random(board)
    for _ in range(20):
        spoilt = damaged(files, random)
        assert not verdict(board, spoilt.files).accepted, spoilt.how
