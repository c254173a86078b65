"""The verb for solution codes: ``code``."""

import os
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from checker.codes.comparing import Result
from checker.rule import Lang, Status, Text
from checker.service import SECONDS, Coded, CodeWish, code_link
from checker.verbs import printing
from checker.verbs.networking import Network, networked
from checker.verbs.options import JsonOption, LangOption, LinkArgument, source
from checker.verbs.words import language

NO_CODE: Final = 3
DIFFERENT: Final = 1

RESULTS: Final[Mapping[Result, Text]] = {
    Result.EQUAL: Text("gleich", "equal", "gelijk"),
    Result.NORMALISED: Text(
        "gleich bis auf die Form", "equal but for form", "gelijk op de vorm na"
    ),
    Result.NEAR_MISS: Text(
        "falsch, aber vermutlich ein Versehen",
        "wrong, but probably a slip",
        "fout, maar waarschijnlijk een vergissing",
    ),
    Result.DIFFERENT: Text("anders", "different", "anders"),
    Result.NOT_UNDERSTOOD: Text(
        "Wortlaut nicht verstanden", "wording not understood", "tekst niet begrepen"
    ),
}
_READING: Final = Text("gelesen als", "read as", "gelezen als")
_CODE: Final = Text("Code", "code", "code")
_NO_CODE: Final = Text("kein Code", "no code", "geen code")


def add_to(app: typer.Typer) -> None:
    """Add this verb to the command."""
    app.command()(networked(code))


def code(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    wording: Annotated[str, typer.Option(help="What the author asks for, in de, en or nl.")],
    typed: Annotated[str | None, typer.Option(help="A code to compare with.")] = None,
    genre: Annotated[str | None, typer.Option(help="Judge by this genre's rules.")] = None,
    answer: Annotated[
        str | None,
        typer.Option(help="Another link, board or cell string (or @FILE) with the solution."),
    ] = None,
    key: Annotated[bool, typer.Option("--key", help="Take the stored solution.")] = False,
    solve: Annotated[bool, typer.Option("--solve", help="Let the program solve it.")] = False,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", min=0, help="Give up after this time.")
    ] = SECONDS,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Compute the solution code that a wording asks for, and compare a typed one.

    Exit 0: computed, or equal; 1: a near miss or different; 3: no code, or its solution is wrong.
    """
    other = source(answer, net) if answer is not None else None
    wish = CodeWish(wording, typed, genre, other, key, solve, limit)
    told, spoken = code_link(source(link, net), wish), language(lang, os.environ)
    if as_json:
        printing.json_object(told.to_json(spoken))
    else:
        _tell(told, spoken)
    raise typer.Exit(_exit(told))


def _exit(told: Coded) -> int:
    """Give the exit: a code of a wrong or unfinished solution is none to rely on."""
    if told.code is None or told.status in (Status.VIOLATED, Status.UNFINISHED):
        return NO_CODE
    return DIFFERENT if told.result in (Result.NEAR_MISS, Result.DIFFERENT) else 0


def _tell(told: Coded, lang: Lang) -> None:
    """Print the result first, then the reading and the code; notes go to standard error."""
    if told.result is not None:
        printing.raw(RESULTS[told.result].say(lang))
    for each in (told.reading(lang), *told.readings(lang)):
        if each is not None:
            printing.raw(printing.safe(f"  {_READING.say(lang)}: {each}"))
    for reason in told.reasons:
        printing.raw(printing.safe(f"  {reason.say(lang)}"))
    if told.code is not None:
        printing.raw(printing.safe(f"  {_CODE.say(lang)}: {told.code}"))
    elif told.result is not Result.NOT_UNDERSTOOD:
        printing.raw(f"  {_NO_CODE.say(lang)}")
    for note in told.notes:
        printing.note(note, lang)
