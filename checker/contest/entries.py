"""What entrants sent in: a table as spreadsheets write it, or one JSON object a line.

Files are read in a stream, however long they are. A row that cannot be understood is an entry too,
with the reason in place of an answer: it gets a verdict like any other, and nothing else stops.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import normalize

from checker.contest.filerows import (
    ANSWERS,
    COLUMNS,
    KNOWN,
    LINE,
    Row,
    heading_mistakes,
    rows_of,
)
from checker.contest.lookalikes import odd_signs, plain_signs
from checker.contest.mistakes import Mistake, Place
from checker.contest.textfile import Scanned, damage, opened, scanned, visible
from checker.contest.times import seconds_of, sort_of
from converters.errors import shown

__all__ = ("COLUMNS", "MAX_NAME", "Entry", "EntryFile", "Given", "entry_file")

MAX_NAME: Final = 200
"""Letters that an entrant's name or a puzzle's id may have: databases index both."""


class Given(NamedTuple):
    """One answer to one puzzle, whoever gave it; equal answers are judged once.

    Attributes:
        puzzle: The puzzle's id.
        link: A link with the solver's marks; empty: none was given.
        board: A text board or cell string; empty: none was given.
        code: A solution code; empty: none was given.
        fault: Why the row could not be understood; empty: it could.
    """

    puzzle: str
    link: str = ""
    board: str = ""
    code: str = ""
    fault: str = ""

    def digest(self) -> str:
        """Give what this answer is known by: a SHA-256 in hexadecimal digits."""
        return sha256(json.dumps(self).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a file.

    Attributes:
        number: Its number among the entries, from 1.
        line: The line of the file on which it begins, from 1.
        entrant: Who sent it in.
        given: What.
        time: When, as it stands there.
        seconds: The same, to compare; None: no time, or none that can be understood.
        lang: The entrant's language; empty: the booklet's.
        mistakes: What is wrong with the row.
        puzzle_column: In which column the puzzle's id stands, from 1.
    """

    number: int
    line: int
    entrant: str
    given: Given
    time: str = ""
    seconds: float | None = None
    lang: str = ""
    mistakes: tuple[Mistake, ...] = ()
    puzzle_column: int = 2


class EntryFile(NamedTuple):
    """A file of entries, looked at as a whole but not read yet."""

    path: Path
    scanned: Scanned

    @property
    def name(self) -> str:
        """Give the file's name as messages have it."""
        return str(self.path)

    def entries(self) -> Iterator[Entry]:
        """Read the entries in a stream.

        Raises:
            UsageError: If the file cannot be read, or its columns are not named as they must be.
        """
        with opened(self.path, self.scanned.encoding) as file:
            rows = rows_of(file, self.name)
            times, names = _Times(self.name), _Names(self.name)
            for number, row in enumerate(rows, start=1):
                entry = times.compared(_entry(number, row, self.name), row)
                yield names.compared(entry, row)

    def heading_mistakes(self) -> tuple[Mistake, ...]:
        """Give all that is wrong with the columns' names; a file of JSON has none.

        Raises:
            UsageError: If the file cannot be read.
        """
        with opened(self.path, self.scanned.encoding) as file:
            return heading_mistakes(file, self.name)


def entry_file(path: Path) -> EntryFile:
    """Look at a file of entries.

    Raises:
        UsageError: If it cannot be read.
    """
    return EntryFile(path, scanned(path))


def _entry(number: int, row: Row, file: str) -> Entry:
    """Understand one row; what is no answer that can be judged is a fault."""
    fields = {name: visible(_composed(row.fields.get(name, "")).strip()) for name in KNOWN}
    short = {name: _cut(fields[name], most) for name, most in _LONGEST.items()}
    grave = tuple(_grave(row, file))
    mistakes = (*row.mistakes, *grave)
    fault = str(mistakes[0]) if grave or (row.mistakes and not row.fields) else ""
    answers = {name: fields[name] for name in ANSWERS}
    entry = Entry(
        number=number,
        line=row.line,
        entrant=short["entrant"],
        given=Given(short["puzzle"], **answers, fault=fault),
        time=short["time"],
        seconds=seconds_of(fields["time"]),
        lang=short["lang"].lower(),
        puzzle_column=row.place("puzzle").column,
    )
    if fault and not row.fields:
        return replace(entry, mistakes=mistakes)
    found = (*mistakes, *(each for make in _LOOKS if (each := make(entry, row, file))))
    return replace(entry, mistakes=found) if found else entry


def _grave(row: Row, file: str) -> Iterator[Mistake]:
    """Give why it is not known what was sent in, or for what: it was cut, damaged or mixed up."""
    for name in ("puzzle", *ANSWERS):
        if found := damage(row.fields.get(name, "")):
            yield _damaged(row, file, name, found.what)
    if _ROUNDED.fullmatch(row.fields.get("code", "").strip()):
        found_code = f"the code {shown(row.fields['code'].strip())}, a number that was rounded"
        want, hint = "the code as it was typed", "format the spreadsheet's column as text first"
        yield Mistake(file, row.place("code"), found_code, want, hint)
    for name in ("entrant", "puzzle"):
        length = len(row.fields.get(name, "").strip())
        if length > _LONGEST[name]:
            want, hint = f"at most {_LONGEST[name]}", "is a quote or a delimiter missing before?"
            found_length = f"{name} of {length} characters"
            yield Mistake(file, row.place(name), found_length, want, hint)


_ROUNDED: Final = re.compile(r"\d[.,]?\d*E\+\d{2,3}")
"""What spreadsheets make of a long row of digits."""

_LONGEST: Final[Mapping[str, int]] = {
    "entrant": MAX_NAME,
    "puzzle": MAX_NAME,
    "time": MAX_NAME,
    "lang": MAX_NAME,
}


def _composed(text: str) -> str:
    """Give letters with an accent as one sign each: written as two they look the same."""
    return normalize("NFC", text)


def _cut(text: str, most: int) -> str:
    """Shorten a name that is too long; two different ones stay different."""
    if len(text) <= most:
        return text
    mark = sha256(text.encode()).hexdigest()[:12]
    return f"{text[: most - len(mark) - 1]}…{mark}"


def _damaged(row: Row, file: str, name: str, what: str) -> Mistake:
    want = "the letter that was meant"
    return Mistake(file, row.place(name), f"{name} with {what}", want, _SAVED)


_SAVED: Final = "save the file as UTF-8, from where its letters are still right"


def _no_entrant(entry: Entry, row: Row, file: str) -> Mistake | None:
    if entry.entrant:
        return None
    want = "a name or number in the column entrant"
    return Mistake(file, row.place("entrant"), "no entrant", want, LINE)


def _damaged_name(_: Entry, row: Row, file: str) -> Mistake | None:
    """Tell of a name with a letter missing: it counts as a name of its own, for it is no other."""
    found = damage(row.fields.get("entrant", ""))
    return _damaged(row, file, "entrant", found.what) if found else None


def _no_answer(entry: Entry, row: Row, file: str) -> Mistake | None:
    if any((entry.given.link, entry.given.board, entry.given.code)):
        return None
    at = min((row.columns[name] for name in ANSWERS if name in row.columns), default=1)
    return Mistake(file, Place(row.line, at), "no answer", "a link, a board or a code", LINE)


def _no_time(entry: Entry, row: Row, file: str) -> Mistake | None:
    if not entry.time or entry.seconds is not None:
        return None
    want = "2026-11-29T20:15:00, 29.11.2026 20:15, 20:15:00, 8:15 pm or a number of seconds"
    hint = "until then it counts as sent in before all that have a time"
    return Mistake(file, row.place("time"), f"the time {shown(entry.time)}", want, hint)


def _no_language(entry: Entry, row: Row, file: str) -> Mistake | None:
    if entry.lang in ("", "de", "en", "nl"):
        return None
    found = f"the language {shown(entry.lang)}"
    return Mistake(file, row.place("lang"), found, "de, en or nl", LINE)


_LOOKS: Final[tuple[Callable[[Entry, Row, str], Mistake | None], ...]] = (
    _no_entrant,
    _damaged_name,
    _no_answer,
    _no_time,
    _no_language,
)


class _Times:
    """Notices when a file has times of several sorts: of those it is not known which is later."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._first: tuple[str, int] | None = None
        self._late = self._early = ""
        self._told = False

    def _midnight(self, entry: Entry, row: Row) -> Mistake | None:
        """Tell once of a clock without a date on both sides of midnight."""
        said = f"{shown(entry.time)} (line {entry.line})"
        if _LATE <= (entry.seconds or 0.0) < _DAY:
            self._late = self._late or said
        elif (entry.seconds or 0.0) < _EARLY:
            self._early = self._early or said
        if self._told or not (self._late and self._early):
            return None
        self._told = True
        found = f"the times {self._late} and {self._early}, perhaps of two days"
        hint = "the earlier hour counts as the earlier time; hours since a start can stay"
        return Mistake(self._file, row.place("time"), found, "a date with each time", hint)

    def compared(self, entry: Entry, row: Row) -> Entry:
        """Give an entry, with a mistake if its time is of another sort than the first one."""
        if entry.seconds is None:
            return entry
        sort = sort_of(entry.time)
        if sort == _CLOCK and (midnight := self._midnight(entry, row)):
            entry = replace(entry, mistakes=(*entry.mistakes, midnight))
        first, line = self._first = self._first or (sort, entry.line)
        if sort == first:
            return entry
        found = f"the time {shown(entry.time)}, {sort}, where line {line} has {first}"
        want, hint = "times of one sort", "which of them is later? write all of them in one way"
        mistake = Mistake(self._file, row.place("time"), found, want, hint)
        return replace(entry, mistakes=(*entry.mistakes, mistake))


_CLOCK: Final = sort_of("20:15")
_DAY: Final = 24 * 3600.0
_LATE: Final = _DAY - 2 * 3600
_EARLY: Final = 2 * 3600.0


class _Names:
    """Notices names that look like another one: whoever writes his in two ways counts as two."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._first: dict[str, tuple[str, int]] = {}
        self._told: set[str] = set()

    def compared(self, entry: Entry, row: Row) -> Entry:
        """Give an entry, with a mistake if its entrant's name is new and looks like an older."""
        name = entry.entrant
        look = " ".join(plain_signs(name).casefold().split())
        if look not in self._first and len(self._first) < MAX_NAMES:
            self._first[look] = name, entry.line
        first, line = self._first.get(look, (name, 0))
        if first == name or name in self._told or len(self._told) == MAX_NAMES:
            return entry
        self._told.add(name)
        odd = "".join(f", with {sign}" for sign in (*odd_signs(name), *odd_signs(first))[:2])
        found = f"the entrant {shown(name)}, where line {line} has {shown(first)}{odd}"
        want, hint = "one spelling for each entrant", "they count as two; are they one?"
        mistake = Mistake(self._file, row.place("entrant"), found, want, hint)
        return replace(entry, mistakes=(*entry.mistakes, mistake))


MAX_NAMES: Final = 20_000
"""Names that are compared with each other; memory must not grow with the file."""
