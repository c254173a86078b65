"""One run: every answer judged once, in other processes, and kept as it comes.

A run is what it has noted in its store. All entries are noted first; then answers without a verdict
are handed out until there are none. To go on after any end is to start the same way again, so there
is nothing to repair: a lost answer has no verdict, and is handed out once more.

A process that ends takes down what was in flight. Those answers are judged again one by one, each
alone, so that the one to blame is found and the others lose nothing.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby, islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, Protocol

from checker.contest.booklet import Puzzle
from checker.contest.entries import Entry, EntryFile
from checker.contest.verdict import Judged
from checker.contest.worker import MEMORY, SECONDS, Task, crashed, prepare, work
from converters.errors import UsageError

if TYPE_CHECKING:
    from checker.contest.store import Store  # its library is slow to load, and may be missing

CHUNK: Final = 8
"""Answers in one task: sending a task costs less than judging one of them."""

GROUP: Final = 400
"""Verdicts that are kept in one transaction, unless a second has passed before."""

TRIES: Final = 5
"""How often an answer is judged alone before a crash is put down to it."""

STARTS: Final = 20
"""How often a process is started in vain before a run gives up."""

ALONE: Final = 60.0
"""Seconds without any worker after which a run gives up; a cluster may be about to start some."""

_PAGE: Final = 1000
_AHEAD: Final = 4
_KEEP_SECONDS: Final = 1.0


class Engine(Protocol):
    """Where tasks are worked on."""

    @property
    def workers(self) -> int:
        """Give how many there are."""
        ...

    def open(self, workers: int) -> Executor:
        """Give an executor with so many workers at most; asked again after a crash."""
        ...

    def has_workers(self) -> bool:
        """Tell whether anybody works on what was handed out; if not, it may wait for ever."""
        ...


@dataclass(frozen=True, slots=True)
class Local:
    """Processes of this machine.

    Attributes:
        workers: How many at most.
        memory: Bytes that each may take.
    """

    workers: int
    memory: int = MEMORY

    def open(self, workers: int) -> Executor:
        """Start processes anew: none of them inherits an open store."""
        return ProcessPoolExecutor(
            min(workers, self.workers),
            mp_context=get_context("spawn"),
            initializer=prepare,
            initargs=(self.memory,),
        )

    def has_workers(self) -> bool:
        """Tell that there are some: a pool that loses one says so at once."""
        return True


@dataclass(frozen=True, slots=True)
class Watch:
    """Who is told how it goes; each may be left out.

    Attributes:
        loaded: Hears how many entries are noted.
        judged: Hears of verdicts as they are kept.
        seen: Hears of each entry that is read.
    """

    loaded: Callable[[int], None] = field(default=lambda _: None)
    judged: Callable[[list[Judged]], None] = field(default=lambda _: None)
    seen: Callable[[Entry], None] = field(default=lambda _: None)


@dataclass(frozen=True, slots=True)
class Job:
    """A run and what it needs.

    Attributes:
        store: Where it is kept.
        run: Its number.
        puzzles: The puzzles by their ids.
        engine: Where answers are judged.
        seconds: How long each may take.
        watch: Who is told.
        group: How many verdicts are kept at once.
        tries: How often an answer is judged alone before a crash is put down to it.
        starts: How often a process is started in vain before the run gives up.
        alone: How many seconds without any worker it waits before it gives up.
    """

    store: "Store"
    run: int
    puzzles: Mapping[str, Puzzle]
    engine: Engine
    seconds: float = SECONDS
    watch: Watch = field(default_factory=Watch)
    group: int = GROUP
    tries: int = TRIES
    starts: int = STARTS
    alone: float = ALONE


def load(store: "Store", run: int, entries: EntryFile, watch: Watch) -> None:
    """Note all entries of a file; those noted before are passed over.

    Raises:
        UsageError: If the file or the store fails.
    """
    last = store.last_entry(run)
    missing = (entry for entry in _seen(entries, watch) if entry.number > last)
    while group := list(islice(missing, _PAGE)):
        store.load(run, group)
        watch.loaded(group[-1].number)
    store.mark(run, "loaded")


def _seen(entries: EntryFile, watch: Watch) -> Iterator[Entry]:
    for entry in entries.entries():
        watch.seen(entry)
        yield entry


def grade(job: Job) -> None:
    """Judge every answer of a run that has no verdict yet.

    Raises:
        UsageError: If the store fails; what was kept stays, and the same call goes on.
    """
    keeper = _Keeper(job)
    tasks = _tasks(job)
    try:
        while suspects := _together(job, tasks, keeper):
            _one_by_one(job, suspects, keeper)
    finally:
        keeper.flush()
    job.store.mark(job.run, "finished")


class _Keeper:
    """Collects verdicts and keeps them in groups."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._held: list[Judged] = []
        self._since = time.monotonic()

    def add(self, judged: tuple[Judged, ...]) -> None:
        """Take verdicts; keep all if there are many, or some have waited for long."""
        self._held += judged
        waited = time.monotonic() - self._since
        if len(self._held) >= self._job.group or waited >= _KEEP_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Keep what is held, and tell."""
        held, self._held, self._since = self._held, [], time.monotonic()
        if held:
            self._job.store.keep(self._job.run, held)
            self._job.watch.judged(held)


def _tasks(job: Job) -> Iterator[Task]:
    """Give all answers without a verdict, grouped by puzzle; reads the store page by page."""
    after = ("", "")
    while page := job.store.pending(job.run, after, _PAGE):
        for puzzle, givens in groupby(page, key=lambda given: given.puzzle):
            rest = iter(givens)
            while chunk := tuple(islice(rest, CHUNK)):
                yield Task(job.puzzles.get(puzzle), chunk, job.seconds)
        after = page[-1].puzzle, page[-1].digest()


def _together(job: Job, tasks: Iterator[Task], keeper: _Keeper) -> list[Task]:
    """Work on tasks until there are none, or a crash; give those that were lost in it."""
    flying: dict[Future[tuple[Judged, ...]], Task] = {}
    lost: list[Task] = []
    with _executor(job, job.engine.workers) as executor:
        try:
            while not lost:
                for task in islice(tasks, job.engine.workers * _AHEAD - len(flying)):
                    flying[_sent(executor, task)] = task
                if not flying:
                    # its threads end now, and not in a race with the end of the program
                    executor.shutdown()
                    return []
                lost += _collected(_waited(job, flying, keeper), flying, keeper)
            # the others of a broken pool fail at once; those of one that goes on are waited for
            while flying:
                lost += _collected(_waited(job, flying, keeper), flying, keeper)
        finally:
            for future in flying:
                future.cancel()
    return _single(lost)


def _sent(executor: Executor, task: Task) -> Future[tuple[Judged, ...]]:
    """Hand a task out; if the executor is broken already, give a result that says so."""
    try:
        return executor.submit(work, task)
    except RuntimeError as error:  # a broken executor's is one, and so is one that was closed
        broken: Future[tuple[Judged, ...]] = Future()
        broken.set_exception(error)
        return broken


def _waited(
    job: Job, futures: Iterable[Future[tuple[Judged, ...]]], keeper: _Keeper
) -> set[Future[tuple[Judged, ...]]]:
    """Wait for results until there are some; what waits to be kept is kept meanwhile.

    Raises:
        UsageError: If there is nobody to wait for.
    """
    held, seen = tuple(futures), time.monotonic()
    while True:
        done, _ = wait(held, timeout=_KEEP_SECONDS, return_when=FIRST_COMPLETED)
        keeper.add(())
        if done:
            return done
        if job.engine.has_workers():
            seen = time.monotonic()
        elif time.monotonic() - seen >= job.alone:
            raise _no_workers(_NOBODY)


def _failure(future: Future[tuple[Judged, ...]]) -> BaseException | None:
    """Give why there is no result; a cluster that was lost takes its tasks back."""
    try:
        return future.exception()
    except CancelledError as error:
        return error


def _collected(
    done: set[Future[tuple[Judged, ...]]],
    flying: dict[Future[tuple[Judged, ...]], Task],
    keeper: _Keeper,
) -> list[Task]:
    """Take what is done, and give the tasks that no result came of."""
    lost: list[Task] = []
    for future in done:
        task = flying.pop(future)
        if _failure(future) is None:
            keeper.add(future.result())
        else:
            lost.append(task)
    return lost


def _single(tasks: list[Task]) -> list[Task]:
    """Give one task for each answer."""
    return [Task(task.puzzle, (given,), task.seconds) for task in tasks for given in task.givens]


def _one_by_one(job: Job, tasks: list[Task], keeper: _Keeper) -> None:
    """Judge answers one after the other, so that a crash is the fault of just one of them.

    Whoever crashes again and again gets that for a verdict.

    Raises:
        UsageError: If processes end whatever they are given.
    """
    left, crashes = list(reversed(tasks)), 0
    while left:
        with _started(job, keeper) as executor:
            while left:
                future = _sent(executor, left[-1])
                _waited(job, (future,), keeper)
                if _failure(future) is not None:
                    break
                keeper.add(future.result())
                left.pop()
                crashes = 0
        if left:
            crashes += 1
        if crashes == job.tries:
            given, crashes = left.pop().givens[0], 0
            keeper.add((Judged(given.puzzle, given.digest(), crashed()),))


@contextmanager
def _started(job: Job, keeper: _Keeper) -> Generator[Executor]:
    """Open an executor whose one process is known to have started.

    A process that ends before it was given an answer, whoever ended it, says nothing about any.

    Raises:
        UsageError: If none starts, however often it is tried.
    """
    error: BaseException | None = None
    for _ in range(job.starts):
        with _executor(job, 1) as executor:
            future = _sent(executor, _NOTHING)
            _waited(job, (future,), keeper)
            error = _failure(future)
            if error is None:
                yield executor
                return
    raise _no_workers(_ENDING) from error


_NOBODY: Final = "no worker at all"
_ENDING: Final = "processes that end at once"
_NOTHING: Final = Task(None, ())
"""A task that any process does which starts at all."""


def _no_workers(found: str) -> UsageError:
    return UsageError(
        where="workers",
        found=found,
        want="processes that judge answers",
        hint="try --workers 1, or more memory with --memory; what was judged is kept, "
        "and the same command goes on",
    )


@contextmanager
def _executor(job: Job, workers: int) -> Generator[Executor]:
    """Open an executor; at the end nothing is waited for."""
    executor = job.engine.open(workers)
    try:
        yield executor
    finally:
        executor.shutdown(wait=False)
