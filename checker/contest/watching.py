"""A folder of entries graded as files arrive: ``penpad contest watch``.

A file is taken once it has stopped growing from one look to the next, and each content is graded
once: what has been graded before, in this or an earlier watch, is known by its hash in the store.
A file that cannot be read is told of and looked at again only when it has changed, or the booklet
has: the mistake may have been there.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from checker.contest.grading import Order, grade_files
from checker.contest.run import Engine
from converters.errors import UsageError

if TYPE_CHECKING:
    from checker.contest.store import Run, Store  # slow to load, and may be missing

ENDINGS: Final = (".csv", ".tsv", ".txt", ".json", ".jsonl", ".ndjson", ".xlsx", ".xls", ".ods")
"""Files that are taken for entries; of those that cannot be, such as workbooks, it is told."""

SECONDS: Final = 2.0

_Look: TypeAlias = tuple[int, int]
"""A file's size and when it was last written to."""


@dataclass(frozen=True, slots=True)
class Arrivals:
    """What a watch looks at, and who is told.

    Attributes:
        folder: Where files arrive.
        order: How each is graded; its entries' file is put in.
        graded: Hears of each file that is graded, and of its run.
        refused: Hears of each file that cannot be graded, and why.
        pause: Waits until the next look; may raise to end the watch.
    """

    folder: Path
    order: Order
    graded: Callable[[Path, "Run"], None] = field(default=lambda _, __: None)
    refused: Callable[[Path, UsageError], None] = field(default=lambda _, __: None)
    pause: Callable[[], None] = field(default=lambda: time.sleep(SECONDS))


def watch(store: "Store", engine: Engine, arrivals: Arrivals) -> None:
    """Grade files as they arrive; ends only by what ``pause`` raises.

    Raises:
        UsageError: If the folder cannot be read.
    """
    before: dict[Path, _Look] = {}
    done: dict[Path, _Look] = {}
    refused: dict[Path, tuple[_Look, _Look | None]] = {}
    while True:
        now = dict(_looks(arrivals.folder))
        for path, look in now.items():
            tried = look, _look(arrivals.order.booklet)
            if before.get(path) != look or done.get(path) == look or refused.get(path) == tried:
                continue
            if _grade(store, engine, arrivals, path):
                done[path] = look
            else:
                refused[path] = tried
        before = now
        arrivals.pause()


def _grade(store: "Store", engine: Engine, arrivals: Arrivals, path: Path) -> bool:
    """Grade a file, and tell whether that was possible."""
    try:
        run = grade_files(store, engine, replace(arrivals.order, entries=path))
    except UsageError as error:
        arrivals.refused(path, error)
        return False
    arrivals.graded(path, run)
    return True


def _look(path: Path) -> _Look | None:
    """Give what changes when a file is written to; None: it has just been taken away."""
    try:
        held = path.stat()
    except OSError:
        return None
    return held.st_size, held.st_mtime_ns


def _looks(folder: Path) -> Iterator[tuple[Path, _Look]]:
    """Give the files of a folder, each with what changes when it is written to."""
    if not folder.is_dir():
        raise UsageError(
            where=str(folder),
            found="no folder",
            want="the folder in which files of entries arrive",
            hint="make it first, or check its name",
        )
    for path in sorted(folder.iterdir()):
        if path.suffix.lower() in ENDINGS and path.is_file() and (look := _look(path)):
            yield path, look
