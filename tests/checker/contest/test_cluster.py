"""Grading on dask; needs the extra ``cluster``."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from checker.contest.cluster import Dask, connected
from checker.contest.grading import Order, grade_files
from checker.contest.results import rows
from checker.contest.store import open_store
from converters.errors import UsageError
from tests.contest import differences, write_contest

pytest.importorskip("distributed", reason="pip install 'penpad[cluster]': dask is not tested")


@pytest.fixture
def dask() -> Iterator[Dask]:
    """Two processes of this machine."""
    engine = connected(None, 2)
    yield engine
    engine.client.close()


def test_on_dask_every_verdict_is_as_planted(tmp_path: Path, dask: Dask) -> None:
    planted = write_contest(tmp_path, puzzles=3, size=5, entrants=8, seed=4)
    store = open_store(str(tmp_path / "s.sqlite"))
    order = Order(tmp_path / "booklet.toml", tmp_path / "entries.csv")
    run = grade_files(store, dask, order)
    assert run.finished
    assert not differences(rows(store, run.id), planted)
    store.close()


def test_a_scheduler_that_does_not_answer_is_told_of() -> None:
    with pytest.raises(UsageError, match="does not answer"):
        connected("tcp:/no-address", 1)
