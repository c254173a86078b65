import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass
from pathlib import Path

import pytest

from checker.contest.grading import Order, grade_files
from checker.contest.results import changes, rows
from checker.contest.run import Local, Watch
from checker.contest.store import Store, open_store
from checker.contest.verdict import Judged
from checker.contest.worker import Task, crashed, work
from converters.errors import UsageError
from tests.contest import differences, verdicts, write_contest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def contest(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    folder = tmp_path_factory.mktemp("contest")
    return folder, write_contest(folder, puzzles=5, size=5, entrants=25, seed=2)


@pytest.fixture(scope="module")
def calm(contest: tuple[Path, list[str]]) -> Store:
    """A run that nothing disturbed."""
    store = open_store(str(contest[0] / "calm.sqlite"))
    grade_files(store, Local(2), order(contest[0]))
    return store


def order(folder: Path, **more: object) -> Order:
    return Order(folder / "booklet.toml", folder / "entries.csv", **more)  # type: ignore[arg-type]  # as told


def test_every_verdict_is_as_planted(contest: tuple[Path, list[str]], calm: Store) -> None:
    assert not differences(rows(calm, 1), contest[1])


def test_on_postgresql_every_verdict_is_the_same(
    contest: tuple[Path, list[str]], calm: Store, postgres: str
) -> None:
    store = open_store(postgres)
    grade_files(store, Local(2), order(contest[0]))
    assert verdicts(store) == verdicts(calm)
    store.close()


@pytest.mark.parametrize("moment", ["loaded", "judged judged judged"])
def test_killed_and_begun_again_it_ends_with_the_same_rows(
    contest: tuple[Path, list[str]], calm: Store, tmp_path: Path, moment: str
) -> None:
    address = str(tmp_path / "killed.sqlite")
    given = f"{str(contest[0])!r}, {address!r}, {moment!r}"
    script = f"from tests.checker.contest.test_run import die; die({given})"
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False)
    store = open_store(address)
    assert ended.returncode == -signal.SIGKILL
    assert not store.run().finished
    grade_files(store, Here(), order(contest[0]))
    assert len(store.runs()) == 1
    assert verdicts(store) == verdicts(calm)


def die(folder: str, address: str, moment: str) -> None:
    """Grade until a moment, and be killed there."""
    left = moment.split()

    def happened(what: str) -> None:
        if left[:1] == [what]:
            del left[0]
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    watch = Watch(lambda _: happened("loaded"), lambda _: happened("judged"))
    grade_files(open_store(address), Here(), order(Path(folder), watch=watch, group=20))


def test_a_killed_worker_costs_no_verdict(
    contest: tuple[Path, list[str]], calm: Store, tmp_path: Path
) -> None:
    killed: list[int] = []

    def kill(_: list[Judged]) -> None:
        for child in multiprocessing.active_children()[: 1 - len(killed)]:
            if child.pid:
                killed.append(child.pid)
                child.kill()

    store = open_store(str(tmp_path / "worker.sqlite"))
    grade_files(store, Local(1), order(contest[0], watch=Watch(judged=kill), group=20))
    assert len(killed) == 1
    assert verdicts(store) == verdicts(calm)


def test_the_same_command_again_grades_nothing_again(
    contest: tuple[Path, list[str]], calm: Store
) -> None:
    heard: list[list[Judged]] = []
    again = order(contest[0], watch=Watch(judged=heard.append))
    assert grade_files(calm, Local(1), again).id == 1
    assert heard == []


def test_ctrl_c_ends_the_run_and_the_next_one_goes_on(
    contest: tuple[Path, list[str]], calm: Store, tmp_path: Path
) -> None:
    def interrupt(_: list[Judged]) -> None:
        raise KeyboardInterrupt

    store = open_store(str(tmp_path / "s.sqlite"))
    with pytest.raises(KeyboardInterrupt):
        grade_files(store, Here(), order(contest[0], watch=Watch(judged=interrupt), group=20))
    assert 0 < store.progress(1).judged < store.progress(1).answers
    grade_files(store, Here(), order(contest[0]))
    assert verdicts(store) == verdicts(calm)


def test_an_answer_on_which_the_program_crashes_is_the_only_one_not_checked(
    contest: tuple[Path, list[str]], calm: Store, tmp_path: Path
) -> None:
    deadly = next(rows(calm, 1)).digest
    store = open_store(str(tmp_path / "s.sqlite"))
    grade_files(store, Here(deadly=deadly), order(contest[0]))
    before = {row.digest: row.outcome for row in rows(calm, 1)}
    after = {row.digest: row.outcome for row in rows(store, 1)}
    assert [digest for digest in before if before[digest] != after[digest]] == [deadly]
    assert after[deadly] == crashed()


def test_a_process_killed_before_it_was_given_an_answer_is_held_against_none(
    contest: tuple[Path, list[str]], calm: Store, tmp_path: Path
) -> None:
    store = open_store(str(tmp_path / "s.sqlite"))
    engine = Unlucky(killed=12)
    grade_files(store, engine, order(contest[0]))
    assert engine.opened > 12
    assert verdicts(store) == verdicts(calm)


@dataclass(slots=True)
class Unlucky:
    """Somebody kills its process at once, so many times."""

    killed: int
    opened: int = 0
    workers: int = 1

    def open(self, workers: int) -> Executor:  # noqa: ARG002 - there is but one
        self.opened += 1
        return Killed() if self.opened <= self.killed else Now("")

    def has_workers(self) -> bool:
        return True


class Killed(Executor):
    def submit(self, *_: object):  # type: ignore[override,no-untyped-def]  # tasks only
        raise BrokenExecutor


@dataclass(frozen=True, slots=True)
class Here:
    """Works on tasks at once and in this process; one answer may be the end of it."""

    deadly: str = ""
    workers: int = 1

    def open(self, workers: int) -> Executor:  # noqa: ARG002 - there is but one
        return Now(self.deadly)

    def has_workers(self) -> bool:
        return True


class Now(Executor):
    def __init__(self, deadly: str) -> None:
        self._deadly = deadly

    def submit(self, _, task: Task):  # type: ignore[override,no-untyped-def]  # tasks only
        future: Future[tuple[Judged, ...]] = Future()
        if self._deadly and any(given.digest() == self._deadly for given in task.givens):
            future.set_exception(RuntimeError("the process ended"))
        else:
            future.set_result(work(task))
        return future


def test_a_new_run_over_other_files_tells_what_changed(
    contest: tuple[Path, list[str]], tmp_path: Path
) -> None:
    for name in ("booklet.toml", "entries.csv"):
        (tmp_path / name).write_text((contest[0] / name).read_text())
    store = open_store(str(tmp_path / "s.sqlite"))
    grade_files(store, Here(), order(tmp_path))
    booklet = (tmp_path / "booklet.toml").read_text()
    (tmp_path / "booklet.toml").write_text(booklet.replace("normalise = ", "# normalise = "))
    grade_files(store, Here(), order(tmp_path))
    found = list(changes(store, 1, 2))
    assert {(each.before, each.after) for each in found} == {("normalised", "near_miss")}
    with (tmp_path / "entries.csv").open("a") as file:
        file.write("Zoe,1,,,,\n")
    grade_files(store, Here(), order(tmp_path))
    assert [tuple(each)[3:] for each in changes(store, 2, 3)] == [(None, "unusable")]
    assert [tuple(each)[3:] for each in changes(store, 3, 2)] == [("unusable", None)]


def test_a_store_that_is_deleted_meanwhile_ends_the_run(tmp_path: Path) -> None:
    write_contest(tmp_path, puzzles=1, size=5, entrants=4, seed=1)
    store = open_store(str(tmp_path / "s.sqlite"))

    def delete(_: int) -> None:
        (tmp_path / "s.sqlite").unlink()

    with pytest.raises(UsageError, match="deleted or replaced meanwhile"):
        grade_files(store, Here(), order(tmp_path, watch=Watch(loaded=delete)))
    store.close()
