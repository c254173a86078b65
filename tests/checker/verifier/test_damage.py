"""No damaged proof is accepted."""

from random import Random

import pytest

from tests.checker.proofs.boards import AHEAD, CORNER, EASY, SEARCH, proof, verdict
from tests.checker.verifier import naive
from tests.checker.verifier.damage import damaged

BOARDS = (CORNER, EASY, AHEAD, SEARCH)


@pytest.mark.parametrize("board", BOARDS)
def test_a_second_checker_accepts_the_same_proofs(board: str) -> None:
    assert naive.accepts(*proof(board))


@pytest.mark.parametrize("board", BOARDS)
def test_a_damaged_proof_is_refused(board: str) -> None:
    files, random = proof(board), Random(board)
    for _ in range(30):
        spoilt = damaged(files, random)
        assert not verdict(board, spoilt.files).accepted, spoilt.how
