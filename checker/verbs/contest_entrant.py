"""All that is known of one entrant's entries: what a protest is answered with at a terminal."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from checker.contest.booklet import Booklet
from checker.contest.verdict import TITLES
from checker.rule import Facts, Lang, Text
from checker.verbs import printing
from converters.errors import UsageError, shown

if TYPE_CHECKING:
    from checker.contest.results import Row  # slow to load, and may be missing

_ENTRY: Final = Text(
    de="Rätsel {puzzle}, {file} Zeile {line}{time}: {verdict}; Punkte: {points}",
    en="Puzzle {puzzle}, {file} line {line}{time}: {verdict}; points: {points}",
    nl="Puzzel {puzzle}, {file} regel {line}{time}: {verdict}; punten: {points}",
)
_REPLACED: Final = Text(
    de="Durch eine spätere Einsendung ersetzt.",
    en="Replaced by a later entry.",
    nl="Vervangen door een latere inzending.",
)
_DECISION: Final = Text(
    de="Entschieden: {reason} (Urteil des Programms: {machine})",
    en="Decided: {reason} (the program's verdict: {machine})",
    nl="Beslist: {reason} (oordeel van het programma: {machine})",
)
_CODE: Final = Text(de="Code: {code}", en="code: {code}", nl="code: {code}")
_RIGHT_CODE: Final = Text(
    de="richtiger Code: {code}", en="right code: {code}", nl="juiste code: {code}"
)


def of_entrant(listed: "Iterator[Row]", entrant: str) -> "Iterator[Row]":
    """Give the rows of one entrant.

    Raises:
        UsageError: If there is none.
    """
    own = (row for row in listed if row.entrant == entrant)
    # the first one is looked for at once: nothing is printed of what is not there
    first = next(own, None)
    if first is None:
        raise UsageError(
            where="--entrant",
            found=f"no entry of {shown(entrant)}",
            want="an entrant's name as the file of entries has it",
            hint="penpad contest results lists them",
        )
    return chain((first,), own)


def print_entries(listed: "Iterator[Row]", booklet: Booklet, lang: Lang) -> None:
    """Print each entry with its reasons, its code and the right one."""
    for row in listed:
        for at, words in enumerate(_lines(row, booklet, lang)):
            printing.line(printing.safe(words if at == 0 else f"  {words}"))


def _lines(row: "Row", booklet: Booklet, lang: Lang) -> Iterator[str]:
    verdict = TITLES[row.verdict].say(lang) if row.verdict else "–"
    if row.outcome and row.outcome.kind and not row.decision:
        verdict += f" ({row.outcome.kind})"
    facts: Facts = {
        "puzzle": row.given.puzzle,
        "file": row.file,
        "line": row.line,
        "time": row.time and f", {row.time}",
        "verdict": verdict,
        "points": f"{row.points(booklet):g}",
    }
    yield _ENTRY.say(lang, facts)
    if not row.counts:
        yield _REPLACED.say(lang)
    if row.decision:
        machine = TITLES[row.outcome.verdict].say(lang) if row.outcome else "–"
        yield _DECISION.say(lang, {"reason": row.reason, "machine": machine})
    yield from row.outcome.say(lang) if row.outcome else ()
    if row.given.code:
        yield _CODE.say(lang, {"code": row.given.code})
        for code in right_codes(row, booklet):
            yield _RIGHT_CODE.say(lang, {"code": code})


def right_codes(row: "Row", booklet: Booklet) -> tuple[str, ...]:
    """Give the codes that would have been right."""
    from checker.contest.coding import codes_of

    puzzle = booklet.puzzles.get(row.given.puzzle)
    return codes_of(puzzle).every() if puzzle else ()
