"""Why a problem has no solution: some of its demands that cannot hold together.

Each demand gets a switch, a variable that the solver may assume to be 1; the switches it needed for
the contradiction are a clash. Demands are then taken out one by one while the others still clash.
Which clash is found depends on the order of the demands, so several orders are tried.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from checker.engines.sat import Sat
from checker.engines.unroll import Unroller
from checker.linear import Inequality, Problem

TURNS: Final = 3
"""At how many places the order of the demands is begun, forwards and backwards."""

_Order: TypeAlias = tuple[int, ...]


class Clash(NamedTuple):
    """Demands that cannot hold together.

    Attributes:
        demands: In the problem's order.
        minimal: Whether none of them can be spared; if not, time was up.
    """

    demands: tuple[Inequality, ...]
    minimal: bool


class _Core(NamedTuple):
    switches: frozenset[int]
    minimal: bool


def clash(problem: Problem, deadline: float) -> Clash | None:
    """Give demands that clash: none of them if there is a solution after all; None: time was up.

    Args:
        problem: What has no solution.
        deadline: When to stop, by `time.monotonic`.
    """
    demands = dict(enumerate(problem.inequalities(), start=problem.size + 1))
    unroller = Unroller(problem.size + len(demands))
    with Sat(deadline) as sat:
        for switch, inequality in demands.items():
            sat.clauses(unroller.clauses(inequality, (-switch,)))
        solvable = sat.solve(tuple(demands))
        if solvable is not False:
            return None if solvable is None else Clash((), minimal=False)
        cores = list(_cores(sat, tuple(demands)))
    if not cores:
        return None
    best = min(cores, key=lambda core: (not core.minimal, len(core.switches)))
    return Clash(tuple(demands[switch] for switch in sorted(best.switches)), best.minimal)


def _cores(sat: Sat, switches: _Order) -> Iterator[_Core]:
    """Give a core for each order of the switches, as long as there is time and use for it."""
    for turn in range(TURNS):
        start = len(switches) * turn // TURNS
        turned = switches[start:] + switches[:start]
        for order in (turned, turned[::-1]):
            if sat.solve(order) is not False:
                return
            core = _reduced(sat, order)
            yield core
            if not core.minimal or len(core.switches) <= 1:
                return


def _reduced(sat: Sat, order: _Order) -> _Core:
    """Take switches out of the core just found while the rest still clashes, the last ones first.

    Args:
        sat: The solver, which has found that not all switches can be on.
        order: All switches.
    """
    core = sat.core()
    for switch in reversed(order):
        if switch in core:
            found = sat.solve([one for one in order if one in core and one != switch])
            if found is None:
                return _Core(core, minimal=False)
            if not found:
                core = sat.core()
    return _Core(core, minimal=True)
