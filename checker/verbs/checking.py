"""The verb that judges: ``check``."""

import os
from collections.abc import Iterable, Mapping
from typing import Annotated, Final

import typer

from checker.rule import Lang, Remark, Report, Status
from checker.service import Comparison, Question, check_link, compare_link, draw_report
from checker.verbs import printing, words
from checker.verbs.networking import Network, networked
from checker.verbs.options import (
    JsonOption,
    LangOption,
    LinkArgument,
    OutOption,
    source,
    write_picture,
)
from checker.verbs.words import language

EXITS: Final[Mapping[Status, int]] = {
    Status.SOLVED: 0,
    Status.VIOLATED: 1,
    Status.UNFINISHED: 3,
    Status.NOT_CHECKED: 3,
}


def add_to(app: typer.Typer) -> None:
    """Add this verb to the command."""
    app.command()(networked(check))


def check(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    genre: Annotated[str | None, typer.Option(help="Judge by this genre's rules.")] = None,
    convention: Annotated[str | None, typer.Option(help="Read marks by this table.")] = None,
    answer: Annotated[
        str | None,
        typer.Option(help="Another link, board or cell string (or @FILE) with the solution."),
    ] = None,
    key: Annotated[bool, typer.Option("--key", help="Judge the stored answer key.")] = False,
    clue: Annotated[
        str | None,
        typer.Option(
            "--explain-clue", metavar="R3C2", help="Tell what this clue counts, in order."
        ),
    ] = None,
    stored: Annotated[
        bool, typer.Option("--stored", help="Tell too what the editor's own comparison says.")
    ] = False,
    output: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Judge the solution on a link by every rule of its genre.

    Exit 0: solved; 1: violated; 2: unusable input; 3: unfinished or not checked.
    """
    text, other = source(link, net), source(answer, net) if answer is not None else None
    checked = check_link(text, Question(genre, convention, other, key, clue))
    compared = compare_link(text, other) if stored else None
    spoken = language(lang, os.environ)
    if output is not None and checked.drawing is not None:
        write_picture(draw_report(checked.drawing, checked.report), output, spoken)
    elif output is not None:
        printing.unwritten(output, spoken)
    if as_json:
        added = compared.to_json(spoken) if compared else {}
        printing.json_object({**checked.to_json(spoken), **added})
    else:
        _tell(checked.report, spoken)
        _tell_clue(checked.explained, spoken)
        if compared:
            _tell_stored(compared, spoken)
    raise typer.Exit(EXITS[checked.report.status])


def _tell(checked: Report, lang: Lang) -> None:
    """Print the verdict, then each violation or reason; notes go to standard error."""
    count = len(checked.violations)
    verdict = words.VERDICTS[checked.status].say(lang, {"count": count})
    printing.coloured(f"{verdict} ({checked.genre})" if checked.genre else verdict, checked.status)
    for reason in checked.reasons:
        printing.line(printing.safe(f"  {words.BECAUSE.say(lang)} {reason.say(lang)}"))
    if checked.reasons and checked.violations:
        printing.line(f"  {words.SO_FAR.say(lang)}")
    for number, violation in enumerate(checked.violations, start=1):
        printing.line(printing.safe(f"{number:>3}. {violation.say(lang)} [{violation.rule}]"))
    if checked.genre_reason is not None and checked.genre is not None:
        printing.aside(words.NOTE.say(lang), checked.genre_reason.say(lang))
    for note in checked.notes:
        printing.aside(words.NOTE.say(lang), note.say(lang))


def _tell_clue(steps: Iterable[Remark], lang: Lang) -> None:
    """Print what a clue counts, a line a step."""
    for step in steps:
        printing.line(printing.safe(f"  {step.say(lang)}"))


def _tell_stored(compared: Comparison, lang: Lang) -> None:
    """Print what the editor's own comparison says, and why; notes go to standard error."""
    stored = compared.stored
    if stored is not None:
        printing.line(words.COMPARED[stored.accepted].say(lang))
        for word, differences in (
            (words.MISSING, stored.missing),
            (words.EXTRA, stored.extra),
        ):
            for each in differences:
                kind = words.KINDS[each.kind].say(lang)
                parts = (f"  {word.say(lang)}:", kind, "-".join(each.cells), each.what)
                printing.line(printing.safe(" ".join(part for part in parts if part)))
    for remark in compared.notes:
        printing.note(remark, lang)
