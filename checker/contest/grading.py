"""A booklet and a file of entries graded as one run: the whole of ``penpad contest grade``."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, fields, replace
from difflib import get_close_matches
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from checker.contest.booklet import (
    MAX_BOOKLET,
    Booklet,
    Neighbour,
    Puzzle,
    parse_booklet,
    read_booklet,
)
from checker.contest.entries import Entry, EntryFile, entry_file
from checker.contest.linking import followed
from checker.contest.mistakes import Mistake, Place
from checker.contest.run import GROUP, Engine, Job, Watch, grade, load
from checker.contest.sealing import sealed, unusable
from checker.contest.textfile import read_text
from checker.contest.worker import SECONDS
from checker.registry import genres
from checker.rule import Remark
from converters.errors import shown
from converters.net import Fetch

if TYPE_CHECKING:
    from checker.contest.store import Files, Run, Store  # slow to load, and may be missing

MAX_TOLD: Final = 3
"""Mistakes of each sort in entries that ``contest grade`` tells of one by one."""

MAX_MISTAKES: Final = 1000
"""Mistakes that ``contest lint`` lists; a file with more is the wrong file."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to grade and how.

    Attributes:
        booklet: The booklet's file.
        entries: The entries' file.
        again: Whether to make a new run where the same files have been graded already.
        seconds: How long one answer may take.
        fetch: Who asks where short links of the booklet lead; None: nobody.
        told: Hears who was asked.
        warn: Hears of what the organiser should look at, before anything is graded.
        begun: Hears of the run, and whether it goes on with an earlier one.
        watch: Hears how the run goes.
        group: How many verdicts are kept at once.
    """

    booklet: Path
    entries: Path
    again: bool = False
    seconds: float = SECONDS
    fetch: Fetch | None = None
    told: Callable[[Remark], None] = field(default=lambda _: None)
    warn: Callable[[Mistake], None] = field(default=lambda _: None)
    begun: Callable[["Run"], None] = field(default=lambda _: None)
    watch: Watch = field(default_factory=Watch)
    group: int = GROUP


def grade_files(store: "Store", engine: Engine, order: Order) -> "Run":
    """Grade a contest, or go on with a run over the same files that was not finished.

    Raises:
        UsageError: If a file or the store cannot be used.
    """
    booklet = read_booklet(order.booklet)
    entries = entry_file(order.entries)
    run = _run(store, booklet, entries, order)
    order.begun(run)
    if run.finished:
        return run
    if not run.loaded:
        odd = _Odd(booklet, entries.name, order.warn)
        load(store, run.id, entries, replace(order.watch, seen=odd.seen))
        odd.end()
    puzzles = {each.id: each for each in stored_puzzles(run.files.puzzles)}
    grade(Job(store, run.id, puzzles, engine, order.seconds, order.watch, order.group))
    return store.run(run.id)


def _run(store: "Store", booklet: Booklet, entries: EntryFile, order: Order) -> "Run":
    """Give the newest run over the same files, or begin one."""
    files = _files(booklet, entries, order)
    earlier = store.newest(files)
    if earlier is not None and not (earlier.finished and order.again):
        return earlier
    # the heading is read before anything is noted: a run over a wrong file would stay for ever
    next(entries.entries(), None)
    ready = sealed(_followed(booklet, order), str(order.booklet))
    for each in ready.warnings:
        order.warn(each)
    puzzles = json.dumps([asdict(each) for each in ready.puzzles])
    return store.start(_files(booklet, entries, order, puzzles))


def _followed(booklet: Booklet, order: Order) -> Booklet:
    """Give a booklet whose links hold their puzzles.

    Raises:
        UsageError: If one leads nowhere.
    """
    made = followed(booklet, str(order.booklet), order.fetch)
    for note in made.notes:
        order.told(note)
    if made.mistakes:
        first, *more = made.mistakes
        raise first.error(more=len(more))
    return made.booklet


class _Odd:
    """Tells of mistakes in entries while they are read: the first ones of each sort, then how many.

    A sort is known by what it wants; many empty answers must not hide the one lost letter.
    """

    def __init__(self, booklet: Booklet, file: str, warn: Callable[[Mistake], None]) -> None:
        self._booklet, self._file, self._warn = booklet, file, warn
        self._entries = 0
        self._counts: Counter[str] = Counter()
        self._next: dict[str, Mistake] = {}

    def seen(self, entry: Entry) -> None:
        """Hear of an entry."""
        self._entries += 1
        for each in entry_mistakes(entry, self._booklet, self._file):
            self._counts[each.want] += 1
            if self._counts[each.want] <= MAX_TOLD:
                self._warn(each)
            else:
                self._next.setdefault(each.want, each)

    def end(self) -> None:
        """Tell how many there were that were not told of, or that there was no entry at all."""
        if not self._entries:
            self._warn(_no_entries(self._file))
        for want, first in self._next.items():
            more = self._counts[want] - MAX_TOLD
            found = f"{more} more of this sort, first {first.found}"
            hint = f"{first.hint}; penpad contest lint names them all"
            self._warn(first._replace(found=found, hint=hint))


def _files(booklet: Booklet, entries: EntryFile, order: Order, puzzles: str = "[]") -> "Files":
    """Say what is graded and with what."""
    from checker.contest.store import Files

    text = read_text(order.booklet, MAX_BOOKLET)
    return Files(
        contest=booklet.name,
        booklet=text,
        booklet_digest=sha256(text.encode()).hexdigest(),
        entries_name=entries.name,
        entries_digest=entries.scanned.digest,
        program=metadata.version("penpad"),
        rules={name: [rule.id for rule in genre.rules] for name, genre in genres().items()},
        puzzles=puzzles,
    )


def stored_puzzles(packed: str) -> Iterator[Puzzle]:
    """Give the puzzles that a run was begun with; what only other versions noted is left out."""
    known = {each.name for each in fields(Puzzle)}
    for held in json.loads(packed):
        puzzle = Puzzle(**{name: _frozen(value) for name, value in held.items() if name in known})
        yield replace(puzzle, neighbours=tuple(Neighbour(*each) for each in puzzle.neighbours))


def _frozen(value: object) -> Any:  # noqa: ANN401 - JSON of any sort
    """Give lists as tuples again."""
    return tuple(map(_frozen, cast("list[object]", value))) if isinstance(value, list) else value


def stored_booklet(run: "Run") -> Booklet:
    """Give the booklet that a run was begun with, whatever has become of its file.

    Its puzzles are those that were judged: their links lead to no server any more.

    Raises:
        UsageError: If this version of the program cannot read it any more.
    """
    parsed = parse_booklet(run.files.booklet, f"booklet of run {run.id}")
    if parsed.booklet is None:
        raise parsed.mistakes[0].error()
    judged = {each.id: each for each in stored_puzzles(run.files.puzzles)}
    return replace(parsed.booklet, puzzles={**parsed.booklet.puzzles, **judged})


@dataclass(frozen=True, slots=True)
class Linted:
    """What is wrong with the files of a contest.

    Attributes:
        mistakes: Every mistake, with its place; at most `MAX_MISTAKES`.
        puzzles: How many puzzles there are.
        entries: How many entries there are.
        notes: Who was asked where links lead.
        cut: Whether there may be more mistakes than are listed.
    """

    mistakes: tuple[Mistake, ...]
    puzzles: int = 0
    entries: int = 0
    notes: tuple[Remark, ...] = ()
    cut: bool = False


def lint(booklet: Path, entries: Path | None, fetch: Fetch | None = None) -> Linted:
    """Look for every mistake in a contest's files.

    Args:
        booklet: The booklet's file.
        entries: The entries' file; None: only the booklet is looked at.
        fetch: Who asks where short links of the booklet lead; None: nobody.

    Raises:
        UsageError: If a file cannot be read at all.
    """
    parsed = parse_booklet(read_text(booklet, MAX_BOOKLET), str(booklet))
    mistakes = list(parsed.mistakes)
    held = parsed.booklet
    notes: tuple[Remark, ...] = ()
    if held is not None:
        held, notes, lost = followed(held, str(booklet), fetch)
        mistakes += lost or _puzzle_mistakes(held, str(booklet))
    file, count = entry_file(entries) if entries is not None else None, 0
    wrong = file.heading_mistakes() if file else ()
    mistakes += wrong
    for entry in file.entries() if file and not wrong else ():
        count += 1
        mistakes += entry_mistakes(entry, held, str(entries))
        if len(mistakes) >= MAX_MISTAKES:
            break
    if file and not count and not wrong:
        mistakes.append(_no_entries(file.name))
    puzzles = len(held.puzzles) if held else 0
    cut = len(mistakes) >= MAX_MISTAKES
    return Linted(tuple(mistakes[:MAX_MISTAKES]), puzzles, count, notes, cut)


def entry_mistakes(entry: Entry, booklet: Booklet | None, file: str) -> Iterator[Mistake]:
    """Give what is wrong with an entry, also that it is for no puzzle of the booklet."""
    yield from entry.mistakes
    if booklet is None or entry.given.fault or entry.given.puzzle in booklet.puzzles:
        return
    ids = list(booklet.puzzles)
    near = get_close_matches(entry.given.puzzle, ids, 1, 0.6)
    hint = f"did you mean {near[0]}? " if near else ""
    yield Mistake(
        file,
        Place(entry.line, entry.puzzle_column),
        found=f"the puzzle {shown(entry.given.puzzle)}",
        want="one of "
        + ", ".join((*map(_short, ids[:_LISTED]), *("…" for _ in ids[_LISTED:][:1]))),
        hint=f"{hint}puzzles are named by their id in the booklet",
    )


def _short(name: str) -> str:
    return name if len(name) <= _SHORT else f"{name[: _SHORT - 1]}…"


_LISTED: Final = 20
_SHORT: Final = 20


def _no_entries(file: str) -> Mistake:
    hint = "each line below the heading is one; is this the right file?"
    return Mistake(file, Place(1, 1), "no entry", "at least one", hint)


def _puzzle_mistakes(booklet: Booklet, file: str) -> Iterator[Mistake]:
    """Give the puzzles that cannot be used; if all can, what their organiser should look at."""
    places = {
        each.id: booklet.places.get(each.id, Place(1, 1)) for each in booklet.puzzles.values()
    }
    broken = [unusable(each, file, places[each.id]) for each in booklet.puzzles.values()]
    found = [each for each in broken if each is not None]
    yield from found or sealed(booklet, file).warnings
