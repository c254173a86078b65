"""What a check with an oracle is, the links it is run over, and how it went."""

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final, Generic, TypeVar

from converters import PenpadError
from converters.errors import ReadError, WriteError
from tests.corpus.check import Fault, Row
from tests.oracle.browser import OracleError

W = TypeVar("W")
"""A witness: another program in an open page."""

SAMPLE: Final = 300
"""How many real links a check is run over, unless it is told otherwise."""

RARE: Final = 30
"""A grid with at most so many real links is rare."""

_NOT_YET: Final = ("cannot be written yet", "is not yet")


class Excuse(StrEnum):
    """Why a check has nothing to say about a link."""

    FIRST_VERSION = "a text of the first version"
    NO_PICTURE = "nothing left for a picture"
    NO_ANSWER = "no answer of a sort that is compared"
    NOT_COMPARED = "no answer that the other program compares"
    NOT_DRAWN = "a lattice that is not drawn yet"
    OTHER_BOARD = "a board of another size or turn"
    PICTURE_ONLY = "a board that the other program has as a picture only"
    REFUSED = "refused by the other program too"
    TORN = "half a character, which no link can hold"


class ExcusedError(Exception):
    """A check has nothing to say about a link."""

    def __init__(self, excuse: Excuse) -> None:
        self.excuse = excuse
        super().__init__(excuse)


@dataclass(frozen=True, slots=True)
class Check(Generic[W]):
    """One thing that the other program must agree with.

    Attributes:
        title: What it is, a few words.
        fault: Looks at one link; gives what is wrong with it, or nothing.
    """

    title: str
    fault: Callable[[W, Row], str]


@dataclass(slots=True)
class Tally(Generic[W]):
    """How one check went, in counts, faults and seconds."""

    check: Check[W]
    rows: int = 0
    held: int = 0
    excused: Counter[Excuse] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        """Give one line with the counts."""
        mark = "ok  " if self.held and not self.faults else "FAIL"
        excuses = "".join(f"; {count} excused: {why}" for why, count in self.excused.items())
        times = f"{self.seconds:.0f} s"
        return f"{mark} {self.check.title}: {self.held} of {self.rows} ({times}){excuses}"


def intact(row: Row) -> bool:
    """Tell whether a link came to the corpus whole."""
    note = row.get("note") or ""
    return not note.startswith(("does not decode", "silently corrupted"))


def sample(rows: Iterable[Row], count: int, *, rare: int = RARE) -> list[Row]:
    """Choose all synthetic links, and that many real ones.

    Args:
        rows: The corpus.
        count: How many real ones.
        rare: A grid with no more real links than `RARE` is rare: that many of each are chosen
            first, the others evenly.
    """
    whole = [row for row in rows if intact(row)]
    made = [row for row in whole if row["kind"] == "synthetic"]
    real = [row for row in whole if row["kind"] == "real"]
    by_grid: dict[str, list[Row]] = {}
    for row in real:
        by_grid.setdefault(row["grid"], []).append(row)
    few = [row for of_grid in by_grid.values() if len(of_grid) <= RARE for row in of_grid[:rare]]
    common = [row for row in real if len(by_grid[row["grid"]]) > RARE]
    return [*made, *few[:count], *evenly(common, count - len(few[:count]))]


def run(check: Check[W], witness: W, rows: Sequence[Row]) -> Tally[W]:
    """Run one check over links, one after another."""
    tally = Tally(check, rows=len(rows))
    started = time.monotonic()
    for row in rows:
        try:
            reason = _judged(check, witness, row)
        except ExcusedError as error:
            tally.excused[error.excuse] += 1
            continue
        if reason:
            tally.faults.append(Fault(row["id"], reason))
        else:
            tally.held += 1
    tally.seconds = time.monotonic() - started
    return tally


def _judged(check: Check[W], witness: W, row: Row) -> str:
    """Run a check on one link; a crash is a fault and ends nothing."""
    try:
        return check.fault(witness, row)
    except ExcusedError:
        raise
    except (ReadError, WriteError) as error:
        if any(words in str(error) for words in _NOT_YET):
            raise ExcusedError(Excuse.NOT_DRAWN) from error
        return f"{type(error).__name__}: {error}"
    except (PenpadError, OracleError) as error:
        return f"{type(error).__name__}: {error}"
    except Exception as error:  # noqa: BLE001 - one bad link must not end the run
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return f"{error!r} ({Path(frame.filename).name}:{frame.lineno})"


def evenly(rows: Sequence[Row], count: int) -> Iterator[Row]:
    """Choose so many rows, evenly from first to last."""
    count = min(count, len(rows))
    return (rows[place * len(rows) // count] for place in range(count))
