"""What a solver finds: why nothing meets the rules and differs from the answer.

*Look-ahead* assumes for one variable after the other the value that the answer does not give it. If
a contradiction comes out at once, the answer's value is certain; that helps with the others, so it
goes round until nothing new is found. On nearly all real Akari boards this settles everything. What
is left is searched, and each clause learned in the search is a line of the proof.
"""

import time
from collections.abc import Iterable, Iterator
from tempfile import TemporaryFile
from typing import NamedTuple, TypeAlias

from checker.engines.sat import Sat
from checker.engines.search import Solution, state
from checker.linear import Problem

Clauses: TypeAlias = tuple[tuple[int, ...], ...]


class Refutation(NamedTuple):
    """Clauses that each follow from the rules and those before them by unit propagation.

    Attributes:
        ahead: Single literals of the answer, found by look-ahead.
        learned: What the search learned; with it a contradiction follows in the same way.
    """

    ahead: Clauses
    learned: Clauses


def refute(
    problem: Problem, answer: Solution, settled: Iterable[int], deadline: float
) -> Refutation | None:
    """Show that a problem has no solution but one.

    Args:
        problem: The demands, all of them counts.
        answer: Its only solution.
        settled: Literals of it that are proved already.
        deadline: When to give up, by `time.monotonic`.

    Returns:
        The clauses; None if time was up or the answer is not the only one.
    """
    with TemporaryFile() as log, Sat(deadline, log=log) as sat:
        state(sat, problem)
        sat.clauses([[-literal for literal in answer], *([literal] for literal in settled)])
        ahead = tuple((literal,) for literal in _ahead(sat, answer, deadline))
        # What is in the log by now are demands, shortened by what the solver knows.
        shortened = len(tuple(sat.learned()))
        if sat.solve() is not False:
            return None
        learned = tuple(sat.learned())[shortened:]
        return Refutation(ahead, tuple(filter(None, learned)))


def _ahead(sat: Sat, answer: Solution, deadline: float) -> Iterator[int]:
    """Give literals of the answer whose opposite leads to a contradiction at once."""
    unknown, found = answer, sat.propagated() is not None
    while found:
        found, left = False, list[int]()
        for literal in unknown:
            if sat.propagated(-literal) is not None:
                left.append(literal)
            elif sat.propagated(literal) != []:
                found = True
                yield literal
                sat.clauses([[literal]])
                if sat.propagated() is None or time.monotonic() > deadline:
                    return
        unknown = tuple(left)
