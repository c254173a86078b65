"""Results as text in pieces, so that a long contest never stands in memory as a whole.

A spreadsheet takes a field that begins with ``=`` for a formula, whoever typed it; such a field
gets an apostrophe in front in CSV, and stays as it is in JSON. Where commas are decimal points,
spreadsheets begin fields at semicolons, so what follows one is treated alike. Control characters,
which a terminal would obey, are written out.
"""

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from checker.contest.booklet import Booklet
from checker.contest.results import Row, Score
from checker.rule import Lang

COLUMNS: Final = (
    "number",
    "line",
    "entrant",
    "puzzle",
    "time",
    "verdict",
    "points",
    "counts",
    "machine",
    "kind",
    "decided",
    "because",
    "reasons",
    "hash",
    "code",
    "file",
)

_FORMULA: Final = re.compile(r"(^|[;\t\r\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])")
_CONTROL: Final = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def csv_lines(rows: Iterable[Row], booklet: Booklet, lang: Lang) -> Iterator[str]:
    """Give a table with a heading, one line a row, as spreadsheets read it."""
    yield _line(COLUMNS)
    for row in rows:
        told = row.outcome.say(spoken(row, lang)) if row.outcome else ()
        held = {**row_json(row, booklet, lang), "reasons": " ".join(told)}
        yield _line([_harmless(held[name]) for name in COLUMNS])


def json_pieces(
    rows: Iterable[Row], scores: Sequence[Score], booklet: Booklet, lang: Lang
) -> Iterator[str]:
    """Give one JSON object: the scores, and all rows."""
    yield '{"contest": ' + _json(booklet.name)
    yield ', "scores": ' + _json([score._asdict() for score in scores])
    yield ', "rows": ['
    for at, row in enumerate(rows):
        yield ("," if at else "") + "\n" + _json(row_json(row, booklet, lang))
    yield "]}\n"


def row_json(row: Row, booklet: Booklet, lang: Lang) -> dict[str, object]:
    """Give one row's fields by their names."""
    outcome = row.outcome
    return {
        "number": row.number,
        "line": row.line,
        "entrant": row.entrant,
        "puzzle": row.given.puzzle,
        "time": row.time,
        "verdict": row.verdict.value if row.verdict else "",
        "points": row.points(booklet),
        "counts": row.counts,
        "machine": outcome.verdict.value if outcome else "",
        "kind": outcome.kind if outcome else "",
        "decided": row.decision.value if row.decision else "",
        "because": row.reason,
        "reasons": list(outcome.say(spoken(row, lang))) if outcome else [],
        "hash": row.digest,
        "code": row.given.code,
        "file": row.file,
    }


def spoken(row: Row, lang: Lang) -> Lang:
    """Give the entrant's own language, else another one."""
    return Lang(row.lang) if row.lang in tuple(Lang) else lang


def _json(value: object) -> str:
    written = json.dumps(value, ensure_ascii=False)
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", written)


def _line(fields: Iterable[object]) -> str:
    held = io.StringIO()
    csv.writer(held, lineterminator="\n").writerow(fields)
    return held.getvalue()


def _harmless(value: object) -> object:
    if not isinstance(value, str):
        return value
    plain = _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", value)
    return _FORMULA.sub(r"\1'", plain)
