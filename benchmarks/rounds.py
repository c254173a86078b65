"""Times rivals fairly: in turns, round by round, and by the median."""

import gc
import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import TypeAlias

Rival: TypeAlias = Callable[[], object]

ROUNDS = 9
TURN = 0.02
"""How long one turn lasts at least, in seconds; quick work is done several times in it."""


def medians(rivals: Mapping[str, Rival], *, rounds: int = ROUNDS) -> dict[str, float]:
    """Give each rival's median time in seconds.

    Args:
        rivals: What each of them does in one round, by its name.
        rounds: How often each has its turn; a disturbance of the machine meets all of them alike.
    """
    loops = {name: max(1, int(TURN / max(_timed(work, 1), 1e-9))) for name, work in rivals.items()}
    times: dict[str, list[float]] = {name: [] for name in rivals}
    for _ in range(rounds):
        for name, work in rivals.items():
            gc.collect()
            times[name].append(_timed(work, loops[name]))
    return {name: median(taken) for name, taken in times.items()}


def _timed(work: Rival, loops: int) -> float:
    """Give the time that doing something once takes."""
    start = time.perf_counter()
    for _ in range(loops):
        work()
    return (time.perf_counter() - start) / loops


def ratio_line(title: str, times: Mapping[str, float], *, ours: str) -> str:
    """Give one line: our time as a multiple of each rival's; below 1 we are faster."""
    ratios = ", ".join(
        f"{times[ours] / taken:.2f} × {name}" for name, taken in times.items() if name != ours
    )
    return f"{title}: {1000 * times[ours]:.2f} ms = {ratios}"
