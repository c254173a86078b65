"""Small boards and their proofs."""

import time
from collections.abc import Sequence

from checker.engines.explain import explain
from checker.genres.akari import GENRE
from checker.linear import Problem
from checker.proofs import Proof, write
from checker.strategy import Step
from checker.verifier import DERIVATIONS, Files, Verdict, verify

SINGLE = ".#"
"""One white cell."""
CORNER = "2.\n.."
"""The 2 wants both its neighbours, and these light the fourth cell."""
EASY = "..#...\n......\n2...0.\n......\n1##..2\n.#..3."
"""Unit propagation alone solves it."""
AHEAD = ".1..2.\n......\n.11..."
"""Needs look-ahead."""
SEARCH = ".00....\n...#.1.\n.......\n.1.1...\n...#..2\n......."
"""Needs more than look-ahead."""


def problem(text: str) -> Problem:
    assert GENRE.problem is not None
    return GENRE.problem(GENRE.from_text(text))


def proof(text: str, steps: Sequence[Step] = (), *, seconds: float = 60) -> Proof:
    written = write(problem(text), time.monotonic() + seconds, steps)
    assert written is not None
    return written


def explained(text: str) -> Proof:
    return proof(text, explain(GENRE.from_text(text), GENRE).steps)


def verdict(text: str, files: Proof, *, seconds: float = 60) -> Verdict:
    return verify(text.split("\n"), DERIVATIONS["akari"], Files(*files), time.monotonic() + seconds)
