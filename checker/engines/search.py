"""Up to two solutions of a problem.

A clause that forbids the first solution makes the solver look for another. If there is one, its
differences from the first are reduced as far as they go, for somebody is going to look at them.
"""

from collections.abc import Iterable
from typing import TypeAlias

from checker.engines.sat import Sat
from checker.engines.unroll import Unroller
from checker.linear import Problem

Solution: TypeAlias = tuple[int, ...]
"""For each variable in turn its number, negative if it is 0."""


def two_solutions(problem: Problem, deadline: float) -> tuple[Solution, ...] | None:
    """Give no, one or two solutions.

    Args:
        problem: The demands.
        deadline: When to give up, by `time.monotonic`.

    Returns:
        All solutions if there are fewer than two, else two; None if time was up.
    """
    size = problem.size
    with Sat(deadline) as sat:
        unused = state(sat, problem)
        # A 1 mostly settles many others (a bulb, all it sees) and a 0 hardly any: the other way
        # round, an empty board of 40 by 40 is not solved in 20 seconds.
        sat.prefer(range(1, problem.size + 1))
        found = sat.solve()
        if not found:
            return None if found is None else ()
        first = _solution(sat, size)
        sat.clauses([[-each for each in first if each > 0 or not problem.antichain]])
        found = sat.solve()
        if not found:
            return None if found is None else (first,)
        return first, _nearest(sat, first, unused)


def state(sat: Sat, problem: Problem) -> int:
    """Tell the solver all demands; give a variable that it does not know."""
    for _, sign, many, rows, _ in problem.counts:
        (sat.at_least if sign > 0 else sat.at_most)(rows, many)
    unroller = Unroller(problem.size)
    for inequality in problem.sums:
        sat.clauses(unroller.clauses(inequality))
    return unroller.last + 1


def _solution(sat: Sat, size: int) -> Solution:
    """Give the solution found last; a variable that no demand has is 0."""
    model = sat.model()[:size]
    return (*model, *range(-len(model) - 1, -size - 1, -1))


def _nearest(sat: Sat, first: Solution, switch: int) -> Solution:
    """Give a solution none of whose differences from the first can be spared, time allowing.

    The solver has just found some solution and knows that the first is forbidden. Each round asks
    for one that is like the first wherever the last one was, and in one more place.

    Args:
        sat: The solver.
        first: The first solution.
        switch: A variable that the solver does not know, and all above it.
    """
    second = _solution(sat, len(first))
    while True:
        unlike = set(first) - set(second)
        sat.clauses([(-switch, *unlike)])
        if not sat.solve((switch, *_without(first, unlike))):
            return second
        second = _solution(sat, len(first))
        switch += 1


def _without(solution: Solution, some: set[int]) -> Iterable[int]:
    return (literal for literal in solution if literal not in some)
