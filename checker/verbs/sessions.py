"""The verbs about answers and solves: ``answer``, ``replay``, ``slim``."""

import json
import os
import sys
from typing import Annotated, Final

import typer

from checker.rule import Lang
from checker.service import (
    Replayed,
    Slimmed,
    answer_link,
    film_link,
    replay_link,
    slim_link,
)
from checker.verbs import printing, words
from checker.verbs.networking import Network, networked
from checker.verbs.options import (
    JsonOption,
    LangOption,
    LinkArgument,
    OutOption,
    source,
    write_file,
)
from checker.verbs.words import language
from converters.errors import UsageError
from converters.keyed import KeyWish

_SVG: Final = ".svg"


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    for verb in (answer, replay, slim):
        app.command()(networked(verb))


def answer(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    kinds: Annotated[
        str, typer.Option("--kinds", help="What is compared, with commas: surface,number,line …")
    ] = "",
    either: Annotated[
        bool, typer.Option("--or", help="Any one of the kinds is enough (the editor's OR).")
    ] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Make a link for solving that knows the answer: the marks drawn on this one.

    Exit 2 if no mark would be compared: such a link would be solved the moment it is opened.
    """
    chosen = tuple(kind.strip() for kind in kinds.split(",") if kind.strip())
    made = answer_link(source(link, net), KeyWish(chosen, either))
    spoken = language(lang, os.environ)
    if as_json:
        printing.json_object(
            {
                "link": made.link,
                "kinds": list(made.kinds),
                "answer": json.loads(made.text),
                "notes": [note.say(spoken) for note in made.notes],
            }
        )
        return
    for note in made.notes:
        printing.note(note, spoken)
    printing.raw(made.link)


def replay(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="STEP", help="After how many steps; default: all."),
    ] = None,
    live: Annotated[
        bool, typer.Option("--live", help="In the film, each step comes at its own time.")
    ] = False,
    output: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Give the board at a moment of a solve as a link for editing; -o FILE.svg: the film."""
    text, spoken = source(link, net), language(lang, os.environ)
    replayed = replay_link(text, at)
    if output is not None:
        if output.suffix.lower() != _SVG:
            raise UsageError(
                where=f"-o {output}",
                found="another ending than .svg",
                want="-o FILE.svg",
                hint="only SVG moves; penpad show draws the link of a moment",
            )
        film = film_link(text, at, live=live)
        write_file(film.value.encode(), output, spoken)
        printing.losses(film.losses, spoken)
    if as_json:
        notes = [note.say(spoken) for note in replayed.notes]
        printing.json_object({**replayed.to_json(), "notes": notes})
        return
    _tell_solve(replayed, spoken)
    if output is None:
        printing.raw(replayed.link)


def slim(
    link: LinkArgument, *, net: Network, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """Drop undo, redo and replay history from a link; its drawing stays the same."""
    made = slim_link(source(link, net))
    spoken = language(lang, os.environ)
    if as_json:
        notes = [note.say(spoken) for note in made.notes]
        printing.json_object({"link": made.link, "saved": made.saved, "notes": notes})
        return
    _tell_saved(made, spoken)
    printing.raw(made.link)


def _tell_solve(replayed: Replayed, lang: Lang) -> None:
    """Tell on standard error who solved it, how long it took, and which moment is shown."""
    facts = {"at": replayed.at, "count": len(replayed.film.steps)}
    told = [words.SOLVE.say(lang, facts)]
    if replayed.film.solver:
        told.append(words.SOLVER.say(lang, {"who": replayed.film.solver}))
    if replayed.film.time is not None:
        told.append(words.TIME.say(lang, {"time": words.clock(replayed.film.time)}))
    printing.line(printing.safe("; ".join(told)), sys.stderr)
    for remark in replayed.notes:
        printing.note(remark, lang)


def _tell_saved(made: Slimmed, lang: Lang) -> None:
    """Tell on standard error how much shorter a link has become."""
    facts = {"count": made.saved, "left": len(made.link)}
    printing.aside(words.NOTE.say(lang), words.SAVED.say(lang, facts))
    for remark in made.notes:
        printing.note(remark, lang)
