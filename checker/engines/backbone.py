"""The values that all solutions of a problem share: only these can ever follow from its demands.

Starting with what two solutions agree on, a solver is asked for each value in turn whether there is
a solution without it. If so, whatever differs in that solution is dropped as well; that is much,
for the solver tries the opposites of all that is left first.
"""

from collections.abc import Sequence
from typing import NamedTuple

from checker.engines.sat import Sat
from checker.engines.search import Solution, state
from checker.linear import Problem


class Backbone(NamedTuple):
    """Literals that hold in every solution.

    Attributes:
        literals: All of them.
        exact: Whether no others are among them; if some may be, time was up.
    """

    literals: frozenset[int]
    exact: bool


def backbone(problem: Problem, found: Sequence[Solution], deadline: float) -> Backbone:
    """Give the literals that hold in every solution.

    Args:
        problem: The demands.
        found: One solution or more.
        deadline: When to stop, by `time.monotonic`.
    """
    shared = set(found[0]).intersection(*map(set, found))
    with Sat(deadline) as sat:
        state(sat, problem)
        prefer_ones = range(1, problem.size + 1)
        sat.prefer(prefer_ones)
        for literal in sorted(shared, key=abs):
            if literal in shared:
                sat.prefer(-each for each in shared)
                differs = sat.glance((-literal,))
                if differs is None:
                    # The solver clings to the zeros of the last solution. As in
                    # `checker.engines.search`, a 1 settles many others, a 0 hardly any.
                    sat.prefer(prefer_ones)
                    differs = sat.solve((-literal,))
                if differs is None:
                    return Backbone(frozenset(shared), exact=False)
                if differs:
                    shared.intersection_update(sat.model())
    return Backbone(frozenset(shared), exact=True)
