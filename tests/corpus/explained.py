"""What must hold for the explanations of real Akari boards.

Explaining takes longer than proving, so a sample of the boards is taken; with PENPAD_CORPUS_WHOLE
set in the environment, all of them are.
"""

import os
import time
from typing import Final
from zlib import crc32

from checker.engines.explain import explain
from checker.engines.sat import Sat
from checker.engines.search import state
from checker.registry import genre
from converters.registry import decode
from tests.checker.explained import unsound
from tests.corpus.check import Check, Row

FILE: Final = "akari.jsonl"
WHOLE: Final = bool(os.environ.get("PENPAD_CORPUS_WHOLE"))
SECONDS: Final = 120.0
ONE_IN: Final = 1 if WHOLE else 12
ONE_SAT_IN: Final = 4 if WHOLE else 40


def not_explained(row: Row) -> str:
    """Explain a board: to the end, without a case split, each step proved by its sum."""
    told = explain(_board(row), genre("akari"), seconds=SECONDS)
    if not told.finished:
        return f"{len(told.open)} cells stay open: {[str(note) for note in told.notes]}"
    if told.splits:
        return f"{told.splits} case splits"
    return unsound(told)


def step_against_a_solution(row: Row) -> str:
    """Ask a SAT solver for a solution without what a step sets: there must be none."""
    akari = genre("akari")
    board = _board(row)
    told = explain(board, akari, seconds=SECONDS)
    with Sat(time.monotonic() + SECONDS) as sat:
        state(sat, akari.problem(akari.unsolved(board)))
        for step in told.steps:
            for variable, value in step.sets:
                if sat.solve((-variable if value else variable,)) is not False:
                    return f"does not follow: {step.text}"
    return ""


def _board(row: Row) -> object:
    drawing = decode(row["board"]).drawing()
    akari = genre("akari")
    return akari.unsolved(akari.read(drawing, akari.choose(drawing).convention).board)


def _sampled(row: Row, one_in: int) -> bool:
    name = str(row["id"])
    return name.startswith("janko-") and crc32(name.encode()) % one_in == 0


def _explained(row: Row) -> bool:
    return _sampled(row, ONE_IN)


def _against(row: Row) -> bool:
    return _sampled(row, ONE_SAT_IN)


CHECKS: Final = (
    Check("akari: janko explained without a case split", FILE, not_explained, _explained),
    Check("akari: no solution without what a step sets", FILE, step_against_a_solution, _against),
)
