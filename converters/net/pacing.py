"""Whose turn it is to ask a host: one at a time, and some hosts only now and then.

What counts is all that this user runs, not one process: the turns are kept in a file a host, and
the lock on that file is the turn. A process that ends, however it ends, gives its turn back.
"""

import sqlite3
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from converters.errors import FetchError
from converters.net.policy import PORTAL, WAY_OUT

GAPS: Final[Mapping[str, float]] = dict.fromkeys(PORTAL, 10.0)
"""Seconds to leave between two questions, for hosts that need it."""

PATIENCE: Final = 60.0
_SHARED: Final = dict.fromkeys(PORTAL, "logic-masters.de")
_TABLE: Final = "CREATE TABLE IF NOT EXISTS turns (id INTEGER PRIMARY KEY, ended REAL)"
_LAST: Final = "SELECT ended FROM turns WHERE id = 1"
_ENDED: Final = "INSERT OR REPLACE INTO turns VALUES (1, ?)"


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of day in seconds, and waiting; tests have their own."""

    now: Callable[[], float] = time.time
    sleep: Callable[[float], None] = time.sleep


@contextmanager
def turn(folder: Path, host: str, clock: Clock, *, patience: float = PATIENCE) -> Generator[None]:
    """Wait for one's turn to ask a host, and keep it while the block runs.

    Args:
        folder: Where turns are kept; it is made.
        host: Whom to ask.
        clock: The time.
        patience: Seconds to wait while somebody else keeps theirs.

    Raises:
        FetchError: If that is too short.
        OSError, sqlite3.Error: If the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{_SHARED.get(host, host)}.sqlite"
    with closing(sqlite3.connect(file, timeout=patience, isolation_level=None)) as turns:
        _take(turns, host)
        _wait(turns, GAPS.get(host, 0.0), clock)
        try:
            yield
        finally:
            turns.execute(_ENDED, (clock.now(),))
            turns.execute("COMMIT")


def _take(turns: sqlite3.Connection, host: str) -> None:
    try:
        turns.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise
        raise FetchError(
            where=host,
            found="another penpad that is asking it",
            want="one at a time",
            hint=f"wait until it is done, or {WAY_OUT}",
        ) from error
    turns.execute(_TABLE)


def _wait(turns: sqlite3.Connection, gap: float, clock: Clock) -> None:
    """Leave the gap since the last turn; a clock that was set back makes nobody wait longer."""
    row = turns.execute(_LAST).fetchone()
    since = clock.now() - row[0] if row else gap
    if since < gap:
        clock.sleep(min(gap - since, gap))
