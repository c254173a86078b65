"""Why a board cannot be finished: a rule that is broken for good, or demands that clash.

Where the puzzle has one solution, each mark that is not in it is wrong by itself: one of them and
demands of the puzzle clash already, and the smallest such clash is told. Else marks may be wrong
only together.
"""

import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, TypeVar

from checker.engines.clash import Clash, clash
from checker.engines.search import Solution, two_solutions
from checker.genre import Genre
from checker.linear import Inequality, Problem
from checker.position import is_mark
from checker.rule import Remark, Violation, judge
from checker.strategy import Wrong

B = TypeVar("B")

TRIES: Final = 4
"""Wrong marks whose clashes are compared."""


def why_wrong(board: B, genre: Genre[B], problem: Problem, bare: Problem, deadline: float) -> Wrong:
    """Say why a board has no solution with its marks.

    Args:
        board: The board.
        genre: Its genre.
        problem: Its demands, with those of its marks.
        bare: The same without those.
        deadline: When to stop looking for a smaller reason, by `time.monotonic`.
    """
    if final := _final(genre.unsolved(board), genre):
        return _broken(final, by_marks=False)
    if final := _final(board, genre):
        return _broken(final, by_marks=True)
    found = two_solutions(bare, deadline)
    if found == ():
        return _told(bare, clash(bare, deadline), by_marks=False)
    marks = _not_in(found[0], problem) if found and len(found) == 1 else ()
    return _told(problem, _smallest(bare, marks, deadline) or clash(problem, deadline))


def _not_in(solution: Solution, problem: Problem) -> tuple[Inequality, ...]:
    """Give the marks that a solution does not have."""
    ones = {literal for literal in solution if literal > 0}
    return tuple(
        row
        for row in problem.inequalities()
        if is_mark(row) and sum(c for c, variable in row.terms if variable in ones) < row.bound
    )


def _smallest(bare: Problem, marks: Sequence[Inequality], deadline: float) -> Clash | None:
    """Give the smallest clash of a single mark with the puzzle, of the first few marks."""
    found: list[Clash] = []
    for mark in islice(marks, TRIES):
        if time.monotonic() < deadline:
            one = clash(replace(bare, sums=(*bare.sums, mark)), deadline)
            found += (one,) if one is not None and one.demands else ()
    return min(found, key=lambda each: (not each.minimal, len(each.demands)), default=None)


def _final(board: B, genre: Genre[B]) -> tuple[Violation, ...]:
    """Give the rules that are broken for good."""
    return tuple(each for each in judge(genre.rules, board).violations if not each.healable)


def _broken(told: Sequence[Violation], *, by_marks: bool) -> Wrong:
    """Say which rules are broken for good, by the marks or by the puzzle alone."""
    return Wrong(
        rules=tuple(each.rule for each in told),
        demands=tuple(Remark(each.text, each.sites, each.facts) for each in told),
        by_marks=by_marks,
        broken=True,
    )


def _told(problem: Problem, found: Clash | None, *, by_marks: bool = True) -> Wrong:
    """Say which demands cannot hold together, marks first; all of them, if time was up."""
    demands = found.demands if found is not None else tuple(problem.inequalities())
    ordered = sorted(demands, key=lambda row: not is_mark(row))
    return Wrong(
        rules=tuple(each.why.rule for each in ordered),
        demands=tuple(map(problem.demand, ordered)),
        by_marks=by_marks,
    )
