"""Has a board one solution, several or none? For any genre whose rules are inequalities.

A genre whose rules are not has a prover of its own: what that finds is judged by the rules as well.

For all others `search` asks a SAT solver for a solution and for a second one. Every solution given
has passed the genre's rules, which share no code with its inequalities. Where there is none,
`clash` names demands that cannot hold together: *smallest* in that none of them can be left out,
not in that no other such set has fewer.
"""

import time
from collections.abc import Mapping
from typing import Final, TypeVar

from checker.engines.clash import Clash, clash
from checker.engines.search import Solution, two_solutions
from checker.genre import Genre
from checker.linear import Problem, Var
from checker.rule import Remark, judge, verbatim
from checker.verdict import FAULT, TIME_UP, GaveUp, NoSolution, Several, Unique, Verdict
from converters.errors import ReadError, UsageError

__all__ = [
    "FAULT",
    "SECONDS",
    "TIME_UP",
    "GaveUp",
    "NoSolution",
    "Several",
    "Unique",
    "Verdict",
    "prove",
]

B = TypeVar("B")

SECONDS: Final = 60.0
"""How long a board is thought about unless somebody says otherwise."""


def prove(
    board: B, genre: Genre[B], *, from_marks: bool = False, seconds: float = SECONDS
) -> Verdict[B]:
    """Tell whether a board has one solution, several or none.

    Args:
        board: What to solve.
        genre: Its genre; it must have ``problem`` and ``with_values``, or ``prove``.
        from_marks: Whether the solver's marks on the board must be kept.
        seconds: How long to try.

    Raises:
        UsageError: If the genre has no prover, or its prover's library is not installed.
    """
    bare = genre.unsolved(board)
    if genre.prove is not None:
        return _judged(genre, genre.prove(board if from_marks else bare, seconds))
    if genre.problem is None or genre.with_values is None:
        raise UsageError(
            where="genre",
            found=genre.name,
            want="one with a prover",
            hint="`penpad check` judges a solution of any genre",
        )
    deadline = time.monotonic() + seconds
    try:
        problem = genre.problem(board if from_marks else bare)
    except ReadError as error:
        return GaveUp(verbatim(str(error)))
    found = two_solutions(problem, deadline)
    if found is None:
        return GaveUp(Remark(TIME_UP, facts={"seconds": f"{seconds:g}"}))
    if not found:
        return _no_solution(problem, deadline)
    boards = [genre.with_values(bare, _ones(problem, each)) for each in found]
    if len(boards) == 1:
        return _judged(genre, Unique(boards[0]))
    differ = problem.places(map(abs, set(found[0]) - set(found[1])))
    return _judged(genre, Several((boards[0], boards[1]), differ))


def _judged(genre: Genre[B], verdict: Verdict[B]) -> Verdict[B]:
    """Let the rules judge what a genre's own prover has found."""
    match verdict:
        case Unique(board):
            boards: tuple[B, ...] = (board,)
        case Several(boards=pair):
            boards = pair
        case _:
            boards = ()
    wrong = any(judge(genre.rules, each).violations for each in boards)
    return GaveUp(Remark(FAULT)) if wrong else verdict


def _ones(problem: Problem, solution: Solution) -> Mapping[Var, int]:
    """Give the variables that are 1."""
    return {problem.variable(number): 1 for number in solution if number > 0}


def _no_solution(problem: Problem, deadline: float) -> NoSolution | GaveUp:
    """Say why there is none; all demands, if there is no time to tell which.

    The clash is found in another form of the problem, and so is a check of the answer as well.
    """
    found = clash(problem, deadline) or Clash(tuple(problem.inequalities()), minimal=False)
    if not found.demands:
        return GaveUp(Remark(FAULT))
    return NoSolution(
        clash=tuple(map(problem.demand, found.demands)),
        rules=tuple(each.why.rule for each in found.demands),
        minimal=found.minimal,
    )
