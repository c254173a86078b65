"""Demands of clues that cannot hold together, as few as can be found in the time.

The search names some of them; those are left out one by one while the rest still clashes.
"""

import time
from collections.abc import Sequence
from typing import NamedTuple

from checker.genres.delta_a38.solver.engine import Core, Engine, Values
from checker.genres.delta_a38.solver.model import Literal


class Clash(NamedTuple):
    """Literals that cannot hold together.

    Attributes:
        literals: In the order they were given.
        minimal: Whether none of them can be spared; if not, time was up for some.
    """

    literals: tuple[Literal, ...]
    minimal: bool


def clash(
    engine: Engine, assumed: Sequence[Literal], deadline: float, *, beside: Sequence[Literal] = ()
) -> Clash | Values | None:
    """Give some literals of those assumed that clash.

    Args:
        engine: What else must hold.
        assumed: The literals; the last ones are spared first.
        deadline: When to stop, by `time.monotonic`.
        beside: What is assumed as well and never spared.

    Returns:
        A clash; a solution, if there is one; None if time was up before either.
    """
    found = engine.one((*beside, *assumed), deadline)
    if not isinstance(found, Core):
        return found
    return reduced(engine, [each for each in assumed if each in found.literals], deadline, beside)


def reduced(
    engine: Engine, core: Sequence[Literal], deadline: float, beside: Sequence[Literal] = ()
) -> Clash:
    """Spare literals of a clash one by one, the last ones first; see `clash`."""
    needed: list[Literal] = []
    left = list(core)
    minimal = True
    while left:
        tried = left.pop()
        found = engine.one((*beside, *left, *needed), _share(deadline, len(left) + 1))
        if isinstance(found, Core):
            left = [each for each in left if each in found.literals]
            needed = [each for each in needed if each in found.literals]
        else:
            needed.append(tried)
            minimal = minimal and found is not None
    return Clash(_ordered(core, needed), minimal)


def _share(deadline: float, many: int) -> float:
    """Give when to stop one of so many searches that share the time that is left."""
    now = time.monotonic()
    return now + (deadline - now) / many


def _ordered(core: Sequence[Literal], some: Sequence[Literal]) -> tuple[Literal, ...]:
    return tuple(each for each in core if each in some)
