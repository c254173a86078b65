"""Has a board one solution, several or none? For any genre whose rules are inequalities.

`search` asks a SAT solver for a solution and for a second one. Every solution given has passed the
genre's rules, which share no code with its inequalities. Where there is none, `clash` names demands
that cannot hold together: *smallest* in that none of them can be left out, not in that no other
such set has fewer.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from checker.clash import Clash, clash
from checker.genre import Genre
from checker.linear import Problem, Var
from checker.rule import Remark, Text, judge, verbatim
from checker.search import Solution, two_solutions
from converters.errors import ReadError, UsageError
from converters.site import Site

B = TypeVar("B")

SECONDS: Final = 60.0
"""How long a board is thought about unless somebody says otherwise."""

TIME_UP: Final = Text(
    de="Nach {seconds} Sekunden war noch nichts bewiesen.",
    en="Nothing was proved within {seconds} seconds.",
    nl="Na {seconds} seconden was nog niets bewezen.",
)
FAULT: Final = Text(
    de="Die Probe auf das Ergebnis schlug fehl; das ist ein Fehler in penpad.",
    en="The result did not pass its check; this is a fault of penpad.",
    nl="De controle van het resultaat mislukte; dat is een fout in penpad.",
)


@dataclass(frozen=True, slots=True)
class Unique(Generic[B]):
    """Exactly one solution."""

    board: B


@dataclass(frozen=True, slots=True)
class Several(Generic[B]):
    """More than one solution.

    Attributes:
        boards: Two of them, as like each other as the search found.
        differ: The places where they differ.
    """

    boards: tuple[B, B]
    differ: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class NoSolution:
    """No solution.

    Attributes:
        clash: Demands that cannot hold together, each in words with its places.
        rules: For each of them the id of the rule that makes it.
        minimal: Whether none of them can be spared; if not, time was up.
    """

    clash: tuple[Remark, ...]
    rules: tuple[str, ...]
    minimal: bool


@dataclass(frozen=True, slots=True)
class GaveUp:
    """Nothing was proved; ``limit`` says what stood in the way."""

    limit: Remark


Verdict: TypeAlias = Unique[B] | Several[B] | NoSolution | GaveUp


def prove(
    board: B, genre: Genre[B], *, from_marks: bool = False, seconds: float = SECONDS
) -> Verdict[B]:
    """Tell whether a board has one solution, several or none.

    Args:
        board: What to solve.
        genre: Its genre; it must have ``problem`` and ``with_values``.
        from_marks: Whether the solver's marks on the board must be kept.
        seconds: How long to try.

    Raises:
        UsageError: If the genre's rules are not given as inequalities.
    """
    if genre.problem is None or genre.with_values is None:
        raise UsageError(
            where="genre",
            found=genre.name,
            want="one with a prover",
            hint="`penpad check` judges a solution of any genre",
        )
    start = time.monotonic()
    bare = genre.unsolved(board)
    try:
        problem = genre.problem(board if from_marks else bare)
    except ReadError as error:
        return GaveUp(verbatim(str(error)))
    found = two_solutions(problem, start + seconds)
    if found is None:
        return GaveUp(Remark(TIME_UP, facts={"seconds": f"{seconds:g}"}))
    if not found:
        return _no_solution(problem, start + seconds)
    boards = tuple(genre.with_values(bare, _ones(problem, each)) for each in found)
    if any(judge(genre.rules, each).violations for each in boards):
        return GaveUp(Remark(FAULT))
    if len(boards) == 1:
        return Unique(boards[0])
    return Several((boards[0], boards[1]), problem.places(map(abs, set(found[0]) - set(found[1]))))


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
