"""Grading on dask; needs the extra ``cluster``.

A cluster of this machine runs in a process of its own: it leaves sockets to the collector of
garbage, which would be held against whatever test comes next.
"""

import subprocess
from pathlib import Path

import pytest

from checker.contest.results import rows
from checker.contest.store import open_store
from tests.contest import command, differences, write_contest

pytest.importorskip("distributed", reason="penpad[cluster] is not installed: dask is not tested")


def test_on_dask_every_verdict_is_as_planted(tmp_path: Path) -> None:
    planted = write_contest(tmp_path, puzzles=3, size=5, entrants=8, seed=4)
    address = str(tmp_path / "s.sqlite")
    dask = command(tmp_path, address, "--engine", "dask", "--workers", "2")
    ran = subprocess.run(dask, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    store = open_store(address)
    assert not differences(rows(store, 1), planted)
    store.close()


def test_a_scheduler_that_does_not_answer_is_told_of(tmp_path: Path) -> None:
    write_contest(tmp_path, puzzles=1, size=4, entrants=1, seed=4)
    nowhere = ("--engine", "dask", "--scheduler", "nonsense://x")
    ran = subprocess.run(
        command(tmp_path, str(tmp_path / "s.sqlite"), *nowhere),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert "--scheduler: found nonsense://x does not answer" in ran.stderr
    assert "Traceback" not in ran.stderr
