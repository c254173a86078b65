"""The verb that tells what a link holds: ``info``."""

import os
from typing import Annotated

import typer

from checker.rule import Lang
from checker.service import SECONDS, Description, Graded, describe_link, grade_link
from checker.verbs import printing, words
from checker.verbs.networking import Network, networked
from checker.verbs.options import JsonOption, LangOption, LinkArgument, source
from checker.verbs.words import language


def add_to(app: typer.Typer) -> None:
    """Add this verb to the command."""
    app.command()(networked(info))


def info(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    grade: Annotated[
        bool, typer.Option("--grade", help="Tell too how hard the puzzle is.")
    ] = False,
    genre: Annotated[str | None, typer.Option(help="Read the marks as this genre's.")] = None,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", min=0, help="Grade no longer than this.")
    ] = SECONDS,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell what a link holds: format, size, title, genre."""
    spoken, text = language(lang, os.environ), source(link, net)
    description, graded = describe_link(text, genre=genre), None
    if grade:
        with printing.working(spoken):
            graded = grade_link(text, genre=genre, seconds=limit)
    if as_json:
        printing.json_object(_json(description, graded, spoken))
    else:
        _tell(description, spoken, graded)


def _json(described: Description, graded: Graded | None, lang: Lang) -> dict[str, object]:
    """Give what a link holds as docs/contract.md has it, and how hard it is if that was asked."""
    told = described.to_json(lang)
    if graded is None:
        return told
    notes = [note.say(lang) for note in (*described.notes, *graded.notes)]
    return {**told, **graded.to_json(), "notes": notes}


def _tell(described: Description, lang: Lang, graded: Graded | None = None) -> None:
    """Print what a link holds, a line a field; notes go to standard error."""
    summary = described.summary
    known = summary.rows or summary.cols  # a pack of puzzles has no size of its own
    size = words.SIZE.say(lang, {"rows": summary.rows, "cols": summary.cols}) if known else ""
    genre = described.genre or words.UNKNOWN.say(lang)
    counts = ", ".join(f"{count} {what}" for what, count in summary.counts.items() if count)
    fields = {
        "format": described.format,
        "editor": summary.editor,
        "grid": summary.grid,
        "size": size,
        "title": summary.title,
        "author": summary.author,
        "genre": f"{genre} ({described.genre_reason.say(lang)})",
        "counts": counts,
    }
    grades = graded.grades if graded else ()
    rows = [(key, value) for key, value in fields.items() if value]
    rows += [("grade", each.say(lang)) for each in grades if each.name]
    printing.table((words.FIELDS[key].say(lang), value) for key, value in rows)
    if summary.rules:
        printing.line(words.FIELDS["rules"].say(lang))
    for line in summary.rules.splitlines():
        printing.line(printing.safe(f"  {line}"))
    for remark in (*described.notes, *(graded.notes if graded else ())):
        printing.note(remark, lang)
