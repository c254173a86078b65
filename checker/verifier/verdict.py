"""The verdict on two files about one board."""

from collections.abc import Sequence
from typing import NamedTuple

from checker.rule import Remark
from checker.verifier.budget import Budget
from checker.verifier.derived import Derivation
from checker.verifier.formula import formula
from checker.verifier.reasons import ACCEPTED, Refused
from checker.verifier.steps import check_steps


class Files(NamedTuple):
    """The texts of the two files."""

    formula: str
    proof: str


class Verdict(NamedTuple):
    """Whether a proof shows that a puzzle has exactly one solution.

    Attributes:
        accepted: Whether it does.
        reason: Why, or why not.
        solution: The text board of the only solution, one string a row; empty if refused.
    """

    accepted: bool
    reason: Remark
    solution: tuple[str, ...] = ()


def verify(rows: Sequence[str], derive: Derivation, files: Files, deadline: float) -> Verdict:
    """Check a proof.

    Args:
        rows: The puzzle as a text board without marks, one string a row.
        derive: Gives its rules.
        files: The proof.
        deadline: When to give up, by `time.monotonic`.

    Raises:
        ReadError: If the board is not understood, or all this is too large or takes too long.
    """
    puzzle = derive(rows, Budget(deadline))
    budget = Budget(deadline)
    try:
        stated = formula(files.formula, puzzle, budget)
        check_steps(files.proof, stated.constraints, puzzle.variables, budget)
    except Refused as refused:
        return Verdict(accepted=False, reason=refused.reason)
    return Verdict(accepted=True, reason=Remark(ACCEPTED), solution=puzzle.solved(stated.answer))
