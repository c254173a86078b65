"""How hard a puzzle is: by the hardest strategy that its explanation needs, and by other scales.

Strategies are tried from the easiest to the hardest, and a harder one only where all easier ones
lead no further; what they find stays true whatever is found later. So the hardest strategy used is
the easiest one that is enough. Longer sums and look-ahead are one grade: which of the two finds a
step depends on the linear programs, and these are not installed everywhere. Without them a puzzle
that then takes a case split has no grade: a sum might have spared it.
"""

import time
from collections.abc import Iterable
from typing import Final, TypeVar

from checker.engines.explain import explain
from checker.engines.looking import LOOK_AHEAD, SIMPLE, SPLIT, SUM
from checker.engines.search import two_solutions
from checker.engines.stepping import Stepper
from checker.engines.sums.highs import available
from checker.genre import Genre
from checker.maker import Scale
from checker.position import Position
from checker.rule import Text
from checker.strategy import Step
from checker.ways import Strategy

B = TypeVar("B")

OWN: Final = "strategy"
"""The name of the scale by strategies."""

_DEEP: Final = {SUM.id: LOOK_AHEAD.id}
"""Strategies that count as another one."""


def scales(genre: Genre[B]) -> tuple[Scale[B], ...]:
    """Give a genre's scales: the one by strategies, if it names any, before its own ones."""
    if genre.problem is None or not genre.ways.strategies:
        return genre.scales

    def graded(board: B, most: str, deadline: float) -> str | None:
        return _grade(genre, board, most, deadline)

    by_strategy = Scale(
        name=OWN,
        title=Text(de="nach Strategien", en="by strategies", nl="volgens strategieën"),
        grades={_name(each.id): each.title for each in _ordered(genre)},
        grade=graded,
    )
    return (by_strategy, *genre.scales)


def _ordered(genre: Genre[B]) -> tuple[Strategy, ...]:
    """Give the strategies that make grades, from the easiest."""
    return (*genre.ways.strategies, *SIMPLE, LOOK_AHEAD, SPLIT)


def _name(strategy: str) -> str:
    """Give the grade of a strategy, by its id.

    >>> _name("akari/shadow"), _name("sum-of-several")
    ('shadow', 'look-ahead')
    """
    return _DEEP.get(strategy, strategy).rpartition("/")[2]


def _grade(genre: Genre[B], board: B, most: str, deadline: float) -> str | None:
    """Give the grade of the hardest strategy that a puzzle needs; see `Scale`."""
    names = [_name(each.id) for each in _ordered(genre)]
    if _is_loose(genre, board, deadline):
        return names[-1]
    deep = names.index(most) > names.index(_name(SIMPLE[-1].id))
    found = _shallow(genre, board, most)
    if found is not None or not deep:
        return found or names[-1]
    told = explain(genre.unsolved(board), genre, seconds=deadline - time.monotonic())
    if told.finished and (not told.splits or available()):
        return _hardest(names, told.steps)
    # Without the linear programs it is not known whether a sum would have spared the split.
    return None


def _is_loose(genre: Genre[B], board: B, deadline: float) -> bool:
    """Tell whether a puzzle surely has no solution or several: a solver sees that much sooner."""
    if genre.problem is None:
        return False
    found = two_solutions(genre.problem(genre.unsolved(board)), deadline)
    return found is not None and len(found) != 1


def _shallow(genre: Genre[B], board: B, most: str) -> str | None:
    """Give the grade of a puzzle for which nothing need be tried; None: that is not enough."""
    if genre.problem is None:
        return None
    position = Position(genre.problem(genre.unsolved(board)))
    ranks = {_name(each.id): rank for rank, each in enumerate(_ordered(genre))}
    named = (*genre.ways.strategies, *SIMPLE)
    allowed = [each for each in named if ranks[_name(each.id)] <= ranks[most]]
    stepper = Stepper(position, allowed, genre.ways.words, None)
    steps: list[Step] = []
    while isinstance(step := stepper.next(), Step):
        steps.append(step)
        for literal in step.sets:
            position.put(literal)
    if any(position.open()) or any(slack < 0 for slack in position.slacks):
        return None
    return _hardest(list(ranks), steps)


def _hardest(names: list[str], steps: Iterable[Step]) -> str:
    """Give the hardest grade among steps; of none, the easiest there is."""
    return names[max((names.index(_name(step.strategy)) for step in steps), default=0)]
