"""What entrants sent in: a table as spreadsheets write it, or one JSON object a line.

Files are read in a stream, however long they are. A row that cannot be understood is an entry too,
with the reason in place of an answer: it gets a verdict like any other, and nothing else stops.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, Protocol, cast

from checker.contest.mistakes import Mistake, Place
from checker.contest.textfile import Scanned, opened, scanned
from checker.contest.times import seconds_of
from converters.errors import ascii_safe, shown
from converters.limits import MAX_LINK

COLUMNS: Final = ("entrant", "puzzle", "link", "board", "code", "time")
OPTIONAL: Final = ("lang",)
"""A column that a file may have besides: in which language an entrant is answered."""

_KNOWN: Final = (*COLUMNS, *OPTIONAL)
_DELIMITERS: Final = (",", ";", "\t")
_ANSWERS: Final = ("link", "board", "code")

ALSO_CALLED: Final[Mapping[str, tuple[str, ...]]] = {
    "entrant": (
        *("name", "player", "solver", "participant", "team", "user", "username", "email"),
        *("teilnehmer", "spieler", "löser", "deelnemer", "speler", "naam"),
    ),
    "puzzle": (
        *("nr", "nr.", "no", "no.", "#", "number", "id", "puzzle id", "puzzle_id", "puzzleid"),
        *("rätsel", "raetsel", "nummer", "puzzel"),
    ),
    "link": ("url", "address", "adresse", "adres"),
    "board": ("grid", "gitter", "diagramm", "diagram", "raster"),
    "code": (
        *("answer", "solution", "solution code", "key", "antwort", "lösung", "loesung"),
        *("lösungscode", "antwoord", "oplossing"),
    ),
    "time": ("timestamp", "date", "datum", "zeit", "zeitstempel", "uhrzeit", "tijd", "tijdstip"),
    "lang": ("language", "sprache", "taal"),
}
"""What other tables call a column: only suggested, never taken for it, which would be a guess."""


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
    """

    number: int
    line: int
    entrant: str
    given: Given
    time: str = ""
    seconds: float | None = None
    lang: str = ""
    mistakes: tuple[Mistake, ...] = ()


class _Reader(Protocol):
    """What reads the rows of a table."""

    line_num: int

    def __iter__(self) -> Iterator[list[str]]: ...
    def __next__(self) -> list[str]: ...


class _Row(NamedTuple):
    """One row before it is understood: its line, its fields by name, and what is wrong with it."""

    line: int
    fields: Mapping[str, str]
    mistakes: tuple[Mistake, ...] = ()


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
            rows = _rows(file, self.name)
            for number, row in enumerate(rows, start=1):
                yield _entry(number, row, self.name)

    def heading_mistakes(self) -> tuple[Mistake, ...]:
        """Give all that is wrong with the columns' names; a file of JSON has none.

        Raises:
            UsageError: If the file cannot be read.
        """
        with opened(self.path, self.scanned.encoding) as file:
            stream = iter(file)
            number, first = _first_line(stream)
            if _is_json(first):
                return ()
            names = _heading(_reader(first, stream), number, self.name)
            return _name_mistakes(names, number, self.name)


def entry_file(path: Path) -> EntryFile:
    """Look at a file of entries.

    Raises:
        UsageError: If it cannot be read.
    """
    return EntryFile(path, scanned(path))


def _rows(lines: Iterable[str], file: str) -> Iterator[_Row]:
    """Tell a table from JSON by its first line, and give its rows."""
    stream = iter(lines)
    number, first = _first_line(stream)
    if _is_json(first):
        return _json_rows(_again(first, stream), number, file)
    return _table_rows(_reader(first, stream), number, file)


def _first_line(stream: Iterator[str]) -> tuple[int, str]:
    """Give the first line that says something, and its number."""
    number, first = 1, next(stream, "")
    # Excel's own word for the delimiter is passed over; the heading's line tells it as well
    while first and (not first.strip() or first.lower().startswith("sep=")):
        number, first = number + 1, next(stream, "")
    return number, first


def _is_json(first: str) -> bool:
    return first.lstrip().startswith("{")


def _reader(first: str, rest: Iterator[str]) -> "_Reader":
    """Read a table by the delimiter that its heading has most of."""
    delimiter = max(_DELIMITERS, key=first.count)
    csv.field_size_limit(MAX_LINK)
    # strict, so that a quote that is never closed is noticed
    return csv.reader(_again(first, rest), delimiter=delimiter, strict=True)


def _again(first: str, rest: Iterator[str]) -> Iterator[str]:
    yield first
    yield from rest


def _json_rows(lines: Iterator[str], start: int, file: str) -> Iterator[_Row]:
    for number, line in enumerate(lines, start=start):
        if not line.strip():
            continue
        try:
            held = json.loads(line)
        except (ValueError, RecursionError) as error:
            column = getattr(error, "colno", 1)
            mistake = _mistake(file, number, column, "a line that is no JSON", "one object a line")
            yield _Row(number, {}, (mistake,))
            continue
        yield _json_row(number, held, file)


def _json_row(number: int, held: object, file: str) -> _Row:
    """Give one object's fields; numbers are taken as they are written."""
    if not isinstance(held, dict):
        mistake = _mistake(file, number, 1, "a line that is no object", "one object a line")
        return _Row(number, {}, (mistake,))
    given = cast("dict[str, object]", held)
    fields: dict[str, str] = {}
    mistakes: list[Mistake] = []
    for at, (key, value) in enumerate(given.items(), start=1):
        if key not in _KNOWN:
            mistakes.append(_unknown_column(file, Place(number, at), key))
        elif isinstance(value, str | int | float) and not isinstance(value, bool):
            fields[key] = str(value)
        elif value is not None:
            found = f"{key} that is no text"
            mistakes.append(_mistake(file, number, at, found, "a text in quotes"))
    return _Row(number, fields, tuple(mistakes))


def _table_rows(reader: "_Reader", start: int, file: str) -> Iterator[_Row]:
    names = _names(_heading(reader, start, file), start, file)
    line = start + reader.line_num
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield _Row(line, {}, (_broken_row(file, line, str(error)),))
            line = start + reader.line_num
            continue
        if any(row):
            yield _table_row(line, names, row, file)
        line = start + reader.line_num


def _heading(reader: "_Reader", line: int, file: str) -> tuple[str, ...]:
    """Give the columns' names as they are written.

    Raises:
        UsageError: If the line cannot be read.
    """
    try:
        return tuple(next(reader, list[str]()))
    except csv.Error as error:
        raise _broken_row(file, line, str(error)).error() from error


def _names(heading: Sequence[str], line: int, file: str) -> tuple[str, ...]:
    """Give the columns' names.

    Raises:
        UsageError: If one is unknown or missing; it names the first, and how many more there are.
    """
    if mistakes := _name_mistakes(heading, line, file):
        raise mistakes[0].error(more=len(mistakes) - 1)
    return _plain(heading)


def _plain(heading: Sequence[str]) -> tuple[str, ...]:
    return tuple(each.strip().lower() for each in heading)


def _name_mistakes(heading: Sequence[str], line: int, file: str) -> tuple[Mistake, ...]:
    """Give every column that is unknown, there twice, or missing."""
    names, mistakes = _plain(heading), list[Mistake]()
    for at, each in enumerate(names, start=1):
        if each and each not in _KNOWN:
            mistakes.append(_unknown_column(file, Place(line, at), each, names))
        elif each and each in names[: at - 1]:
            found = f"a second column {each}"
            hint = "which of them counts? rename or delete the other"
            mistakes.append(Mistake(file, Place(line, at), found, "each column once", hint))
    missing = [wanted for wanted in ("entrant", "puzzle") if wanted not in names]
    mistakes += (_missing_column(file, line, wanted, names) for wanted in missing)
    if not set(names) & set(_ANSWERS):
        mistakes.append(_missing_column(file, line, "link, board or code", names))
    return tuple(mistakes)


def _table_row(line: int, names: Sequence[str], row: Sequence[str], file: str) -> _Row:
    fields = {name: value for name, value in zip(names, row, strict=False) if name}
    if any(row[len(names) :]):
        found = f"{len(row)} fields"
        want = f"{len(names)}, as the heading has"
        hint = "a field with a delimiter or a line end in it stands in double quotes"
        return _Row(line, {}, (Mistake(file, Place(line, len(names) + 1), found, want, hint),))
    return _Row(line, fields)


def _entry(number: int, row: _Row, file: str) -> Entry:
    """Understand one row."""
    fields = {name: _storable(row.fields.get(name, "")).strip() for name in _KNOWN}
    fault = str(row.mistakes[0]) if row.mistakes and not row.fields else ""
    answers = {name: fields[name] for name in ("puzzle", *_ANSWERS)}
    given = Given(**answers, fault=fault)
    entry = Entry(
        number=number,
        line=row.line,
        entrant=fields["entrant"],
        given=given,
        time=fields["time"],
        seconds=seconds_of(fields["time"]),
        lang=fields["lang"].lower(),
        mistakes=row.mistakes,
    )
    if fault:
        return entry
    found = (make(entry, file) for make in _LOOKS)
    return replace(entry, mistakes=(*row.mistakes, *(each for each in found if each)))


def _no_entrant(entry: Entry, file: str) -> Mistake | None:
    if entry.entrant:
        return None
    return _mistake(file, entry.line, 1, "no entrant", "a name or number in the column entrant")


def _no_answer(entry: Entry, file: str) -> Mistake | None:
    if any((entry.given.link, entry.given.board, entry.given.code)):
        return None
    return _mistake(file, entry.line, 3, "no answer", "a link, a board or a code")


def _no_time(entry: Entry, file: str) -> Mistake | None:
    if not entry.time or entry.seconds is not None:
        return None
    want = "2026-11-29T20:15:00, 29.11.2026 20:15, 20:15:00 or a number of seconds"
    return _mistake(file, entry.line, 6, f"the time {shown(entry.time)}", want)


def _no_language(entry: Entry, file: str) -> Mistake | None:
    if entry.lang in ("", "de", "en", "nl"):
        return None
    return _mistake(file, entry.line, 7, f"the language {shown(entry.lang)}", "de, en or nl")


_LOOKS: Final[tuple[Callable[[Entry, str], Mistake | None], ...]] = (
    _no_entrant,
    _no_answer,
    _no_time,
    _no_language,
)


def _mistake(file: str, line: int, column: int, found: str, want: str) -> Mistake:
    return Mistake(file, Place(line, column), found, want, "correct this line of the file")


def _broken_row(file: str, line: int, words: str) -> Mistake:
    hint = "a double quote inside a field is written twice"
    return Mistake(file, Place(line, 1), f"a row that cannot be read ({words})", "a row", hint)


def _unknown_column(file: str, place: Place, name: str, names: Sequence[str] = ()) -> Mistake:
    """Tell which of the columns that are not there yet was meant."""
    free = [each for each in _KNOWN if each not in names]
    meant = [each for each in free if name in ALSO_CALLED[each]]
    near = meant or get_close_matches(name, free, 1, 0.6)
    hint = f"did you mean {near[0]}? " if near else ""
    hint += "rename the column in the heading, or delete it"
    return Mistake(file, place, f"the column {shown(name)}", ", ".join(_KNOWN), hint)


def _missing_column(file: str, line: int, name: str, names: Sequence[str]) -> Mistake:
    found = f"the columns {shown(', '.join(names))}" if any(names) else "no heading"
    hint = f"the first line names the columns: {','.join(COLUMNS)}"
    return Mistake(file, Place(line, 1), found, f"a column {name}", hint)


def _storable(text: str) -> str:
    """Replace what no store can hold: zero characters and lone surrogates."""
    return ascii_safe(text.replace("\0", "\N{REPLACEMENT CHARACTER}"))
