"""The two texts of a proof of uniqueness."""

from collections.abc import Iterable
from typing import NamedTuple

from checker.engines.search import two_solutions
from checker.linear import Problem
from checker.proofs.explained import explain
from checker.proofs.formula import formula
from checker.proofs.script import Script
from checker.proofs.solving import refute
from checker.strategy import Step
from converters.errors import UsageError


class Proof(NamedTuple):
    """The texts of ``uniqueness.opb`` and ``uniqueness.pbp``."""

    formula: str
    steps: str


def write(problem: Problem, deadline: float, steps: Iterable[Step] = ()) -> Proof | None:
    """Write down that a problem has exactly one solution.

    Args:
        problem: The demands.
        deadline: When to give up, by `time.monotonic`.
        steps: An explanation, as far as it goes; it must start from the empty board.

    Returns:
        The proof; None if time was up, or there is not exactly one solution.

    Raises:
        UsageError: If some demands are no counts: for these the solver needs variables that the
            formula has not.
    """
    if problem.sums:
        raise UsageError(
            where="genre",
            found="rules that do more than count",
            want="a genre whose proofs can be written",
            hint="solve it without --proof",
        )
    found = two_solutions(problem, deadline)
    if found is None or len(found) != 1:
        return None
    stated = formula(problem, found[0])
    script = Script(stated.rules)
    settled = explain(script, steps)
    refutation = refute(problem, found[0], settled, deadline)
    if refutation is None:
        return None
    for how, clauses in zip(("look-ahead", "search"), refutation, strict=True):
        if clauses:
            script.comment(how)
        for each in clauses:
            script.follows(each)
    return Proof(stated.text, script.text())
