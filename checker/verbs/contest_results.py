"""The verbs about verdicts that are kept: ``contest results``, ``diff`` and ``decide``."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from checker.contest import words
from checker.contest.grading import stored_booklet
from checker.contest.verdict import Verdict
from checker.rule import Lang, Remark
from checker.source import failure
from checker.verbs import printing
from checker.verbs.contest_entrant import of_entrant, print_entries
from checker.verbs.contest_options import (
    STORE,
    RunOption,
    StoreOption,
    TogetherOption,
    as_noted,
    known_store,
    short,
)
from checker.verbs.options import JsonOption, LangOption, OutOption
from checker.verbs.words import language
from converters.errors import UsageError, shown

if TYPE_CHECKING:
    from checker.contest.contrasting import Contrast
    from checker.contest.store import Run, Store  # slow to load, and may be missing

FOUND: Final = 1


def add_to(app: typer.Typer) -> None:
    """Add these verbs to ``contest``."""
    for name, verb in (("results", results), ("diff", diff), ("decide", decide)):
        app.command(name)(verb)


def results(  # noqa: PLR0913 - one argument an option
    *,
    store: StoreOption = STORE,
    run: RunOption = None,
    together: TogetherOption = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print every entry as CSV.")] = False,
    entrant: Annotated[
        str | None, typer.Option("--entrant", metavar="NAME", help="Only this one's entries.")
    ] = None,
    output: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print the scores; with --csv or --json every entry; -o FILE.csv, .json or .html.

    With --entrant one's entries with all reasons, as text, CSV or JSON.
    """
    held, spoken = known_store(store), language(lang, os.environ)
    chosen, entrant = _runs(held, run, together=together), entrant and as_noted(entrant)
    ending = output.suffix.lower() if output else ".json" if as_json else ".csv" if as_csv else ""
    if ending:
        _write(_pieces(held, chosen, ending, lang, entrant), output, spoken)
    elif entrant is not None:
        _entries(held, chosen, entrant, spoken)
    else:
        _scores(held, chosen, spoken)


def diff(
    before: Annotated[int, typer.Argument(metavar="RUN", help="The number of a run.")],
    after: Annotated[int, typer.Argument(metavar="RUN", help="The number of another.")],
    *,
    store: StoreOption = STORE,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell what changed from one run to another, and for whom.

    Exit 0: nothing; 1: something.
    """
    from checker.contest.contrasting import contrasted

    held, spoken = known_store(store), language(lang, os.environ)
    found = contrasted(held, held.run(before), held.run(after))
    if as_json:
        printing.json_object(
            {
                "causes": [each.say(spoken) for each in found.causes],
                "changes": [each._asdict() for each in found.changes],
                "scores": [each._asdict() for each in found.scores],
            }
        )
    else:
        _contrast(found, spoken)
    raise typer.Exit(FOUND if found.changes or found.scores else 0)


def _contrast(found: "Contrast", lang: Lang) -> None:
    """Print what differs in the files, then each other verdict, then who has other points."""
    for cause in found.causes:
        printing.note(cause, lang)
    if not found.changes and not found.scores:
        printing.raw(words.NO_CHANGES.say(lang))
    if found.changes:
        printing.table([[each.say(lang) for each in _CHANGES], *_change_lines(found, lang)])
    if found.scores:
        printing.table([[each.say(lang) for each in _SCORES], *_score_lines(found, lang)])


_CHANGES: Final = (words.ENTRANT, words.PUZZLE, words.LINE, words.BEFORE, words.AFTER)
_SCORES: Final = (words.ENTRANT, words.POINTS_BEFORE, words.AFTER)


def _change_lines(found: "Contrast", lang: Lang) -> Iterator[tuple[str, ...]]:
    for each in found.changes:
        verdicts = (_verdict(one, lang) for one in (each.before, each.after))
        yield short(each.entrant), short(each.puzzle), str(each.line), *verdicts


def _score_lines(found: "Contrast", lang: Lang) -> Iterator[tuple[str, ...]]:
    none = words.NONE.say(lang)
    for each in found.scores:
        points = (none if one is None else f"{one:g}" for one in (each.before, each.after))
        yield short(each.entrant), *points


def _verdict(verdict: str | None, lang: Lang) -> str:
    if verdict is None:
        return words.NONE.say(lang)
    return verdict or words.PENDING.say(lang)


def decide(  # noqa: PLR0913 - one argument an option
    entrant: Annotated[str, typer.Argument(help="Whose entry.")],
    puzzle: Annotated[str, typer.Argument(help="For which puzzle.")],
    verdict: Annotated[Verdict, typer.Argument(help="What it counts as.")],
    *,
    reason: Annotated[str, typer.Option("--reason", help="Why; it is kept and printed.")],
    store: StoreOption = STORE,
    run: RunOption = None,
    together: TogetherOption = False,
    lang: LangOption = None,
) -> None:
    """Decide what an entry counts as, whatever the program says; both are kept.

    It holds for just this answer: for the same one in later runs of a contest of that name too,
    and for no other.
    """
    from checker.contest.results import find

    held, spoken = known_store(store), language(lang, os.environ)
    chosen = _runs(held, run, together=together)
    entrant, puzzle = as_noted(entrant), as_noted(puzzle)
    row = find(held, _ids(chosen), entrant, puzzle)
    if row is None or not reason.strip():
        raise UsageError(
            where="contest decide",
            found="no reason"
            if row
            else f"no entry of {shown(entrant)} for puzzle {shown(puzzle)}",
            want="an entry of the run, and a reason",
            hint="penpad contest results --csv lists the entries",
        )
    values = {
        "contest": chosen[-1].files.contest,
        "entrant": entrant,
        "puzzle": puzzle,
        "given": row.digest,
        "verdict": verdict.value,
        "reason": reason.strip(),
    }
    held.decide(values)
    facts = {
        "entrant": entrant,
        "puzzle": puzzle,
        "before": row.outcome.verdict.value if row.outcome else "–",
        "after": verdict.value,
    }
    printing.note(Remark(words.DECIDED, facts=facts), spoken)


def _runs(store: "Store", number: int | None, *, together: bool) -> Sequence["Run"]:
    """Give the run that is meant as the last one, and before it those over other files."""
    chosen = store.run(number)
    others = store.together(chosen) if together else ()
    kept = [store.run(one) for one in others]
    return [*(run for run in kept if run.files.entries_name != chosen.files.entries_name), chosen]


def _ids(runs: Sequence["Run"]) -> list[int]:
    return [run.id for run in runs]


def _scores(store: "Store", runs: Sequence["Run"], lang: Lang) -> None:
    """Print every entrant's score."""
    from checker.contest.results import scores

    heading = [text.say(lang) for text in _HEADING]
    scored = scores(store, _ids(runs), stored_booklet(runs[-1]))
    lines = [
        (short(one.entrant), f"{one.points:g}", str(one.right), str(one.entries)) for one in scored
    ]
    printing.table([heading, *lines])


_HEADING: Final = (words.ENTRANT, words.POINTS, words.RIGHT, words.ENTRIES)


def _entries(store: "Store", runs: Sequence["Run"], entrant: str, lang: Lang) -> None:
    """Print one entrant's entries."""
    from checker.contest.results import rows

    listed = of_entrant(rows(store, *_ids(runs)), entrant)
    print_entries(listed, stored_booklet(runs[-1]), lang)


def _pieces(
    store: "Store", runs: Sequence["Run"], ending: str, lang: Lang | None, entrant: str | None
) -> Iterable[str]:
    """Give results as a file of some sort has them.

    Raises:
        UsageError: If there is no such sort.
    """
    from checker.contest.page import page
    from checker.contest.results import rows, scores
    from checker.contest.sheets import csv_lines, json_pieces

    booklet = stored_booklet(runs[-1])
    spoken = lang or booklet.lang
    listed = rows(store, *_ids(runs))
    chosen = listed if entrant is None else of_entrant(listed, entrant)
    match ending:
        case ".csv":
            return csv_lines(chosen, booklet, spoken)
        case ".json":
            scored = scores(store, _ids(runs), booklet)
            own = tuple(one for one in scored if entrant in (None, one.entrant))
            return json_pieces(chosen, own, booklet, spoken)
        case ".html" if entrant is None:
            return page(store, runs, booklet, spoken)
        case _:
            raise UsageError(
                where="-o",
                found=f"the ending {ending!r}",
                want=".csv, .json or .html, and with --entrant .csv or .json",
                hint="the ending says what is written",
            )


def _write(pieces: Iterable[str], output: Path | None, lang: Lang) -> None:
    """Write a result piece by piece, to standard output if there is no file.

    Raises:
        UsageError: If the file cannot be written.
    """
    if output is None:
        for piece in pieces:
            printing.piece(piece)
        return
    try:
        with output.open("w", encoding="utf-8", newline="") as file:
            file.writelines(pieces)
    except OSError as error:
        raise UsageError(
            where=f"-o {output}",
            found=failure(error),
            want="a file that can be written",
            hint="check the folder's name and rights",
        ) from error
    printing.written(output, lang)
