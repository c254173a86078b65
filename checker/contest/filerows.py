"""The rows of a file of entries, as they stand there: a table as spreadsheets write it, or JSON.

Rows are read in a stream, however long the file is. One that cannot be read is a row too, with what
is wrong in place of its fields.
"""

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, cast

from checker.contest.mistakes import Mistake, Place
from converters.errors import shown
from converters.limits import MAX_LINK

COLUMNS: Final = ("entrant", "puzzle", "link", "board", "code", "time")
OPTIONAL: Final = ("lang",)
"""A column that a file may have besides: in which language an entrant is answered."""

KNOWN: Final = (*COLUMNS, *OPTIONAL)

_DELIMITERS: Final = (",", ";", "\t")
ANSWERS: Final = ("link", "board", "code")

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


class _Reader(Protocol):
    """What reads the rows of a table."""

    line_num: int

    def __iter__(self) -> Iterator[list[str]]: ...
    def __next__(self) -> list[str]: ...


class Row(NamedTuple):
    """One row before it is understood.

    Attributes:
        line: Its line.
        fields: Its fields by their names.
        mistakes: What is wrong with it.
        columns: In which column each field stands, from 1.
    """

    line: int
    fields: Mapping[str, str]
    mistakes: tuple[Mistake, ...] = ()
    columns: Mapping[str, int] = MappingProxyType({})

    def place(self, name: str) -> Place:
        """Give where a field stands, or would stand."""
        return Place(self.line, self.columns.get(name, 1))


def rows_of(lines: Iterable[str], file: str) -> Iterator[Row]:
    """Tell a table from JSON by its first line, and give its rows.

    Raises:
        UsageError: If a table's columns are not named as they must be.
    """
    stream = iter(lines)
    number, first = _first_line(stream)
    if _is_json(first):
        return _json_rows(_again(first, stream), number, file)
    return _table_rows(_reader(first, stream), number, file)


def heading_mistakes(lines: Iterable[str], file: str) -> tuple[Mistake, ...]:
    """Give all that is wrong with the columns' names; a file of JSON has none.

    Raises:
        UsageError: If the heading cannot be read.
    """
    stream = iter(lines)
    number, first = _first_line(stream)
    if _is_json(first):
        return ()
    return _name_mistakes(_heading(_reader(first, stream), number, file), number, file)


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


def _json_rows(lines: Iterator[str], start: int, file: str) -> Iterator[Row]:
    for number, line in enumerate(lines, start=start):
        if not line.strip():
            continue
        try:
            # objects as tuples of pairs: of a key that is there twice none is to be lost
            held = json.loads(
                line, parse_int=str, parse_float=str, parse_constant=str, object_pairs_hook=tuple
            )
        except (ValueError, RecursionError) as error:
            column = getattr(error, "colno", 1)
            mistake = _mistake(file, number, column, "a line that is no JSON", "one object a line")
            yield Row(number, {}, (mistake,))
            continue
        yield _json_row(number, held, file)


def _json_row(number: int, held: object, file: str) -> Row:
    """Give one object's fields; numbers are taken as they are written."""
    if not isinstance(held, tuple):
        mistake = _mistake(file, number, 1, "a line that is no object", "one object a line")
        return Row(number, {}, (mistake,))
    given = cast("tuple[tuple[str, object], ...]", held)
    fields: dict[str, str] = {}
    columns: dict[str, int] = {}
    mistakes: list[Mistake] = []
    seen: set[str] = set()
    for at, (key, value) in enumerate(given, start=1):
        if key in seen:
            twice = _mistake(file, number, at, f"a second {shown(key)}", "each key once")
            return Row(number, {}, (twice,))
        seen.add(key)
        if key not in KNOWN:
            mistakes.append(_unknown_column(file, Place(number, at), key))
        elif isinstance(value, str):
            fields[key], columns[key] = value, at
        elif value is not None:
            found = f"{key} that is no text"
            mistakes.append(_mistake(file, number, at, found, "a text in quotes"))
    return Row(number, fields, tuple(mistakes), columns)


def _table_rows(reader: "_Reader", start: int, file: str) -> Iterator[Row]:
    names = _names(_heading(reader, start, file), start, file)
    line = start + reader.line_num
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield Row(line, {}, (_broken_row(file, line, str(error)),))
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
    if names and names[0].startswith("["):
        hint = 'without the brackets around them: {"entrant": "Ada", "puzzle": "1", "code": "12"}'
        return (Mistake(file, Place(line, 1), "a list in JSON", "one object a line", hint),)
    if not any(names):
        return (_no_heading("an empty file", line, file),)
    if not any(each in KNOWN or _meant(each, KNOWN) for each in names):
        return (_no_heading(f"{shown(', '.join(names))} in place of a heading", line, file),)
    for at, each in enumerate(names, start=1):
        if each and each not in KNOWN:
            mistakes.append(_unknown_column(file, Place(line, at), each, names))
        elif each and each in names[: at - 1]:
            found = f"a second column {each}"
            hint = "which of them counts? rename or delete the other"
            mistakes.append(Mistake(file, Place(line, at), found, "each column once", hint))
    free = [each for each in KNOWN if each not in names]
    # one that only has another name is told of already
    there = {*names, *(_meant(each, free) for each in names if each not in KNOWN)}
    missing = [wanted for wanted in ("entrant", "puzzle") if wanted not in there]
    mistakes += (_missing_column(file, line, wanted, names) for wanted in missing)
    if not there & set(ANSWERS):
        mistakes.append(_missing_column(file, line, "link, board or code", names))
    return tuple(mistakes)


def _table_row(line: int, names: Sequence[str], row: Sequence[str], file: str) -> Row:
    fields = {name: value for name, value in zip(names, row, strict=False) if name}
    columns = {name: at for at, name in enumerate(names, start=1) if name}
    if any(row[len(names) :]):
        found = f"{len(row)} fields"
        want = f"{len(names)}, as the heading has"
        hint = "a field with a delimiter or a line end in it stands in double quotes"
        return Row(line, {}, (Mistake(file, Place(line, len(names) + 1), found, want, hint),))
    return Row(line, fields, columns=columns)


def _mistake(file: str, line: int, column: int, found: str, want: str) -> Mistake:
    return Mistake(file, Place(line, column), found, want, LINE)


LINE: Final = "correct this line of the file"


def _broken_row(file: str, line: int, words: str) -> Mistake:
    """Say in words of our own what the reader of tables stumbled over."""
    found, hint = next(said for part, said in _STUMBLES if part in words)
    return Mistake(file, Place(line, 1), f"a row that cannot be read: {found}", "a row", hint)


_TWICE: Final = "a double quote inside a field is written twice"
_STUMBLES: Final = (
    (
        "unexpected end",
        ("a quote that is never closed, so that all lines from here on are one field", _TWICE),
    ),
    ("expected after", ("something between a closing quote and the next delimiter", _TWICE)),
    (
        "field larger",
        (f"a field of more than {MAX_LINK} letters", "is a quote never closed before?"),
    ),
    ("", ("it breaks off", _TWICE)),
)
"""Parts of the reader's words, what they mean, and a way out."""


def _unknown_column(file: str, place: Place, name: str, names: Sequence[str] = ()) -> Mistake:
    """Tell which of the columns that are not there yet was meant."""
    meant = _meant(name, [each for each in KNOWN if each not in names])
    hint = f"did you mean {meant}? " if meant else ""
    hint += "rename the column in the heading, or delete it"
    return Mistake(file, place, f"the column {shown(name)}", ", ".join(KNOWN), hint)


def _meant(name: str, free: Sequence[str]) -> str:
    """Give the column that a name may stand for; empty: none."""
    called = [each for each in free if name in ALSO_CALLED[each]]
    near = called or (get_close_matches(name, free, 1, 0.6) if name else [])
    return near[0] if near else ""


def _no_heading(found: str, line: int, file: str) -> Mistake:
    want = f"the line {','.join(COLUMNS)}"
    hint = "the first line names the columns; is this the file of entries?"
    return Mistake(file, Place(line, 1), found, want, hint)


def _missing_column(file: str, line: int, name: str, names: Sequence[str]) -> Mistake:
    found = f"the columns {shown(', '.join(names))}" if any(names) else "no heading"
    hint = f"the first line names the columns: {','.join(COLUMNS)}"
    return Mistake(file, Place(line, 1), found, f"a column {name}", hint)
