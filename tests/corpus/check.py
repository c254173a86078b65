"""What a conformance check is, and how many of them run over a corpus at once."""

import json
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from converters import PenpadError

Row: TypeAlias = Mapping[str, Any]
"""One line of a corpus file, with its ``id``."""

_CHUNK: Final = 16


def every(_row: Row) -> bool:
    """Choose all rows of a file."""
    return True


def nothing(_row: Row) -> str:
    """Excuse no row."""
    return ""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that must hold for many rows.

    Attributes:
        title: What holds, a few words.
        corpus: The file it runs over.
        fault: Why it does not hold for a row; empty: it does.
        chosen: Which rows it is for.
        excuse: Why it need not hold for a row; empty: it must. An excused row still has to be
            refused with a `PenpadError`, or be found at fault.
    """

    title: str
    corpus: str
    fault: Callable[[Row], str]
    chosen: Callable[[Row], bool] = every
    excuse: Callable[[Row], str] = nothing


class Fault(NamedTuple):
    """A row for which a check does not hold."""

    row: str
    reason: str


@dataclass(slots=True)
class Tally:
    """How one check went.

    Attributes:
        rows: How many rows it was for.
        held: For how many of them it held.
        excused: How often each excuse was used.
        faults: The rows where it should have held.
    """

    check: Check
    rows: int = 0
    held: int = 0
    excused: dict[str, int] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Tell whether it held wherever it had to, and anywhere at all."""
        return self.held > 0 and not self.faults

    def __str__(self) -> str:
        """Give one line with the counts."""
        excuses = "".join(f"; {count} excused: {why}" for why, count in self.excused.items())
        mark = "ok  " if self.passed else "FAIL"
        return f"{mark} {self.check.title}: {self.held} of {self.rows}{excuses}"


def run(checks: Iterable[Check], folder: Path, *, processes: int | None) -> Iterator[Tally]:
    """Run checks one after another, the rows of each spread over several processes.

    Args:
        checks: What to run.
        folder: Where the corpus files are.
        processes: How many; None: as many as there are processors.
    """
    rows: dict[str, list[Row]] = {}
    with Pool(processes) as pool:
        for check in checks:
            if check.corpus not in rows:
                rows[check.corpus] = read(folder / check.corpus)
            chosen = [row for row in rows[check.corpus] if check.chosen(row)]
            yield _tally(check, chosen, pool)


def read(path: Path) -> list[Row]:
    """Give the rows of one file; one without an ``id`` is named after its place.

    Args:
        path: JSON lines, or a JSON object whose ``boards`` or ``puzzles`` are the rows.
    """
    with path.open(encoding="utf-8") as file:
        rows = _listed(json.load(file)) if path.suffix == ".json" else map(json.loads, file)
        return [{"id": f"{path.stem} {n}", **row} for n, row in enumerate(rows, start=1)]


def _listed(value: dict[str, Any]) -> list[Row]:
    """Give the rows of a JSON object."""
    return list(value["boards"] if "boards" in value else value["puzzles"])


def _tally(check: Check, rows: list[Row], pool: Pool) -> Tally:
    tally = Tally(check, rows=len(rows))
    judged = pool.imap(_Judge(check), rows, chunksize=_CHUNK)
    for row, reason in zip(rows, judged, strict=True):
        excuse = check.excuse(row)
        if not reason:
            tally.held += 1
        elif excuse:
            tally.excused[excuse] = tally.excused.get(excuse, 0) + 1
        else:
            tally.faults.append(Fault(row["id"], reason))
    return tally


@dataclass(frozen=True, slots=True)
class _Judge:
    """Runs one check on one row in any process; a crash is a fault and ends nothing."""

    check: Check

    def __call__(self, row: Row) -> str:
        try:
            return self.check.fault(row)
        except PenpadError as error:
            return f"{type(error).__name__}: {error}"
        except Exception as error:  # noqa: BLE001 - one bad row must not end the run
            frame = traceback.extract_tb(error.__traceback__)[-1]
            return f"{error!r} ({Path(frame.filename).name}:{frame.lineno})"
