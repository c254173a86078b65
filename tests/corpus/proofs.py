"""What must hold for the written proofs of real Akari boards."""

import time
from random import Random
from typing import Final
from zlib import crc32

from checker.engines.explain import explain
from checker.genres.akari import GENRE, AkariBoard
from checker.proofs import Proof, write
from checker.verifier import DERIVATIONS, Files, verify
from converters.registry import decode
from tests.checker.verifier.damage import damaged
from tests.corpus.akari import FILE
from tests.corpus.check import Check, Row

SECONDS: Final = 60.0
ONE_OF: Final = 8
"""Of so many boards one is chosen; `tests.oracle.veripb` goes through all."""
SMALL: Final = 120
"""Cells of a board whose proof is damaged: the second checker that judges damages is slow."""
DAMAGES: Final = 12
"""How many times each proof is damaged."""
LARGEST: Final = "100x100"


def not_written(row: Row) -> str:
    """Write a proof, with and without the explained steps, and verify it."""
    board = board_of(row)
    for explained in (True, False):
        proof = proof_of(board, explained=explained)
        if proof is None:
            return "no proof was written"
        if fault := refusal(board, proof):
            return fault
    return ""


def not_refused(row: Row) -> str:
    """Damage a proof in several ways, the same ones each time."""
    board, random = board_of(row), Random(row["id"])
    proof = proof_of(board, explained=random.random() < 0.5)
    if proof is None:
        return "no proof was written"
    for _ in range(DAMAGES):
        spoilt = damaged(proof, random)
        if not refusal(board, spoilt.files):
            return f"accepted though damaged: {spoilt.how}"
    return ""


def board_of(row: Row) -> AkariBoard:
    """Give a row's puzzle."""
    drawing, _ = decode(row["board"]).read()
    return GENRE.unsolved(GENRE.read(drawing, GENRE.choose(drawing).convention).board)


def proof_of(board: AkariBoard, *, explained: bool) -> Proof | None:
    """Write the proof of a puzzle."""
    assert GENRE.problem is not None
    steps = explain(board, GENRE, seconds=SECONDS).steps if explained else ()
    return write(GENRE.problem(board), time.monotonic() + SECONDS, steps)


def refusal(board: AkariBoard, proof: Proof) -> str:
    """Give why a proof is refused; empty if it is accepted."""
    rows = GENRE.to_text(board).splitlines()
    verdict = verify(rows, DERIVATIONS["akari"], Files(*proof), time.monotonic() + SECONDS)
    return "" if verdict.accepted else str(verdict.reason)


def is_proved(row: Row) -> bool:
    """Choose the rows with a puzzle that has one solution."""
    return row.get("unique") is True


def _chosen(row: Row) -> bool:
    return is_proved(row) and (row["size"] == LARGEST or crc32(row["id"].encode()) % ONE_OF == 0)


def _damaged(row: Row) -> bool:
    rows, _, cols = row["size"].partition("x")
    return _chosen(row) and int(rows) * int(cols) <= SMALL


CHECKS: Final = (
    Check("proofs: written and accepted", FILE, not_written, _chosen),
    Check("proofs: damaged ones refused", FILE, not_refused, _damaged),
)
