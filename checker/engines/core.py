"""Why a value is settled, where no strategy says so: the demands without which it would not be.

The opposite is put beside the demands as one more, and `checker.engines.clash` takes demands out
while the rest still cannot hold together. What is left is a reason none of which can be spared; not
a way to find it. Of several values the one with the smallest reason is told.
"""

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from checker.engines.clash import clash
from checker.linear import Inequality, Problem, Why
from checker.rule import Text
from checker.strategy import Literal

TRIES: Final = 12
"""Values whose reasons are compared."""

_ASSUMED: Final = Why("assumed", Text("{cell}", "{cell}", "{cell}"))


class Core(NamedTuple):
    """Why a value is settled.

    Attributes:
        literal: The value.
        demands: What cannot all be met with the other value.
    """

    literal: Literal
    demands: tuple[Inequality, ...]


def core(problem: Problem, literals: Iterable[Literal], deadline: float) -> Core | None:
    """Give the value with the smallest reason; None if none is settled, or time was up.

    Args:
        problem: The demands, with those of marks.
        literals: Values that may be settled; the first few are looked at.
        deadline: When to stop, by `time.monotonic`.
    """
    best: Core | None = None
    for literal, _ in zip(literals, range(TRIES), strict=False):
        if time.monotonic() > deadline:
            break
        found = _core(problem, literal, deadline)
        if found is not None and (best is None or len(found.demands) < len(best.demands)):
            best = found
    return best


def _core(problem: Problem, literal: Literal, deadline: float) -> Core | None:
    sign = -1 if literal.value else 1
    other = Inequality(((sign, literal.variable),), int(sign > 0), _ASSUMED)
    found = clash(replace(problem, sums=(*problem.sums, other)), deadline)
    if found is None or not found.demands:
        return None
    return Core(literal, tuple(demand for demand in found.demands if demand is not other))
