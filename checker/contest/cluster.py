"""Many machines: dask's executor in place of the pool of processes; needs ``penpad[cluster]``.

A task on a cluster carries all that it needs, so its workers need only this program. They run tasks
in a thread, where no alarm rings: an answer that is too slow ends its worker, dask starts another
one, and the answer is judged alone like after any crash.
"""

import importlib
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Final

from checker.contest.worker import MEMORY
from converters.errors import UsageError

RETRIES: Final = 0
"""How often dask itself repeats a task; a run does that one answer at a time."""


@dataclass(frozen=True, slots=True)
class Dask:
    """The workers of a cluster.

    Attributes:
        client: What is connected to it, a ``distributed.Client``.
        workers: How many tasks are worked on at once.
    """

    client: Any
    workers: int

    def open(self, workers: int) -> Executor:
        """Give dask's executor; of one worker, tasks come one by one anyway."""
        del workers
        executor: Executor = self.client.get_executor(retries=RETRIES, pure=False)
        return executor

    def has_workers(self) -> bool:
        """Ask the cluster; one that does not answer has none."""
        try:
            return bool(self.client.scheduler_info()["workers"])
        except (OSError, RuntimeError):
            return False


def connected(scheduler: str | None, workers: int, memory: int = MEMORY) -> Dask:
    """Connect to a cluster.

    Args:
        scheduler: Its address, such as ``tcp://host:8786``; None: processes of this machine.
        workers: How many processes to start here, if there is no address.
        memory: Bytes that each of these may take; one that takes more is ended.

    Raises:
        UsageError: If the library is missing, or nobody answers at the address.
    """
    try:
        # The library has no types of its own, and need not be there when types are checked.
        library: Any = importlib.import_module("distributed")
    except ModuleNotFoundError as error:
        raise UsageError(
            where="--engine dask",
            found=f"no package {error.name}",
            want="the package that reaches a cluster",
            hint="pip install 'penpad[cluster]'",
        ) from error
    connect = library.Client
    here = {
        "n_workers": workers,
        "threads_per_worker": 1,
        "dashboard_address": None,
        "memory_limit": memory,
    }
    try:
        client = connect(scheduler, timeout=10) if scheduler else connect(**here)
        held = len(client.scheduler_info()["workers"])
    except (OSError, RuntimeError, ValueError) as error:
        raise _unanswered(scheduler) from error
    return Dask(client, max(held, workers))


def _unanswered(scheduler: str | None) -> UsageError:
    if scheduler is None:
        return UsageError(
            where="--engine dask",
            found="processes that end while they start",
            want="a cluster of this machine",
            hint="try fewer --workers, or --engine local; the same command goes on",
        )
    return UsageError(
        where="--scheduler",
        found=f"{scheduler} does not answer",
        want="the address of a dask scheduler",
        hint="dask scheduler prints it when it starts",
    )
