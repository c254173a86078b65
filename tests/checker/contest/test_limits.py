from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import pytest

from checker.contest.booklet import Puzzle
from checker.contest.entries import Entry, Given
from checker.contest.results import rows
from checker.contest.run import Job, Local, grade
from checker.contest.store import Files, Store, open_store
from checker.contest.verdict import Judged, Verdict
from checker.contest.worker import MEMORY, Task, _limit_memory, prepare, work
from checker.rule import Lang
from converters.errors import UsageError

STATUS = Path("/proc/self/status")
PUZZLE = Puzzle("1", "..#\n...", genre="akari", solutions=("o.#\n..o",))
SMALL = Given("1", board="o.#\n..o")
HUGE = Given("1", board="\n".join(["." * 330] * 300))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A run with two answers, one of them far too large."""
    made = open_store(str(tmp_path / "s.sqlite"))
    run = made.start(Files("c", "b", "b", "e", "e", "1", {}, "[]"))
    made.load(run.id, [Entry(1, 2, "Ada", HUGE), Entry(2, 3, "Ben", SMALL)])
    return made


def test_an_answer_that_takes_too_long_costs_its_own_verdict_only(store: Store) -> None:
    grade(Job(store, 1, {"1": PUZZLE}, Local(1), seconds=0.4))
    ada, ben = (row.outcome for row in rows(store, 1))
    assert ben is not None
    assert ben.verdict is Verdict.EQUAL
    assert ada is not None
    assert ada.verdict is Verdict.NOT_CHECKED
    assert ada.say(Lang.EN) == ("Stopped after 0.4 seconds.",)


@pytest.mark.skipif(not STATUS.exists(), reason="this system does not tell how much memory is used")
def test_an_answer_that_takes_too_much_memory_costs_its_own_verdict_only(store: Store) -> None:
    grade(Job(store, 1, {"1": PUZZLE}, Tight()))
    ada, ben = (row.outcome for row in rows(store, 1))
    assert ben is not None
    assert ben.verdict is Verdict.EQUAL
    assert ada is not None
    assert ada.verdict is Verdict.NOT_CHECKED
    assert ada.say(Lang.EN) == ("Too large: there is not enough memory.",)


@pytest.mark.skipif(not STATUS.exists(), reason="this system does not tell how much memory is used")
def test_a_process_without_memory_judges_nothing_more() -> None:
    with Tight().open(1) as process:
        (judged,) = process.submit(work, Task(PUZZLE, (HUGE,))).result()
        assert judged.outcome.verdict is Verdict.NOT_CHECKED
        with pytest.raises(BrokenExecutor):
            process.submit(work, Task(PUZZLE, (SMALL,))).result()


@pytest.mark.skipif(not STATUS.exists(), reason="this system does not tell how much memory is used")
def test_a_lack_of_memory_counts_only_in_a_fresh_process() -> None:
    with Tight().open(1) as process, pytest.raises(BrokenExecutor):
        process.submit(work, Task(PUZZLE, (SMALL, HUGE))).result()


@dataclass(frozen=True, slots=True)
class Tight:
    """Processes that may take hardly more than they have when they begin."""

    workers: int = 1

    def open(self, workers: int) -> Executor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(workers, mp_context=spawn, initializer=prepare_tightly)

    def has_workers(self) -> bool:
        return True


def prepare_tightly() -> None:
    prepare(MEMORY)
    (size,) = (line for line in STATUS.read_text().splitlines() if line.startswith("VmSize"))
    _limit_memory(int(size.split()[1]) * 1024 + 20 * 2**20)


def test_workers_that_cannot_even_start_are_the_fault_of_no_answer(store: Store) -> None:
    with pytest.raises(UsageError, match="processes that end at once"):
        grade(Job(store, 1, {"1": PUZZLE}, Local(1, memory=2**20), starts=2))
    assert store.progress(1).judged == 0


def test_a_cluster_that_lost_all_its_workers_is_not_waited_for_for_ever(store: Store) -> None:
    with pytest.raises(UsageError, match="no worker at all") as raised:
        grade(Job(store, 1, {"1": PUZZLE}, Deserted(), alone=0))
    assert "the same command goes on" in raised.value.hint
    grade(Job(store, 1, {"1": PUZZLE}, Local(1)))
    assert store.progress(1) == (2, 2)


@dataclass(frozen=True, slots=True)
class Deserted:
    """A cluster whose scheduler takes tasks, with nobody to do them."""

    workers: int = 1

    def open(self, workers: int) -> Executor:  # noqa: ARG002 - there is none
        return Silent()

    def has_workers(self) -> bool:
        return False


class Silent(Executor):
    def submit(self, *_: object):  # type: ignore[override,no-untyped-def]  # tasks only
        return Future[tuple[Judged, ...]]()
