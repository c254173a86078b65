"""The verb ``verify``: a page of the portal, everything it claims, checked line by line."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from checker.lmd import PageLink
from checker.rule import Lang
from checker.service import (
    SECONDS,
    State,
    Verification,
    VerifyWish,
    verification_page,
    verify_page,
)
from checker.service.findings import EDITORS, ROLES, STATES
from checker.verbs import printing
from checker.verbs.networking import Network, networked
from checker.verbs.options import JsonOption, LangOption, source, write_file
from checker.verbs.words import language

_SEEN: Final = 60
"""Characters of an address that are printed."""
EXITS: Final[Mapping[State, int]] = {State.CLEAN: 0, State.VIOLATED: 1, State.NOT_CHECKED: 3}


def add_to(app: typer.Typer) -> None:
    """Add the verb to the command."""
    app.command()(networked(verify))


def verify(  # noqa: PLR0913 - one argument an option
    target: Annotated[
        str,
        typer.Argument(
            metavar="TARGET",
            help="A puzzle's id such as 000T3O, its page's address, or a saved page (- or a file).",
            show_default=False,
        ),
    ],
    *,
    net: Network,
    answer: Annotated[
        str | None,
        typer.Option(help="A link, board or cell string (or @FILE) with the solution."),
    ] = None,
    typed: Annotated[str | None, typer.Option(help="A solution code to compare.")] = None,
    genre: Annotated[str | None, typer.Option(help="Judge by this genre's rules.")] = None,
    reveal: Annotated[
        bool, typer.Option("--reveal", help="Show what gives the solution away.")
    ] = False,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", min=0, help="Prove for no longer.")
    ] = SECONDS,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="Write the report as HTML.", show_default=False
        ),
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Verify a puzzle's page on Logic Masters: links, both editors, solution, uniqueness, code.

    Exit 0: all clean; 1: something is violated; 2: unusable input; 3: something was not checked.
    """
    spoken = language(lang, os.environ)
    other = source(answer, net) if answer is not None else None
    wish = VerifyWish(other, typed, genre, limit, spoken)
    text = source(target)
    with printing.working(spoken):
        found = verify_page(text, wish, net.fetcher())
    if output is not None:
        report = verification_page(found, spoken, reveal=reveal)
        write_file(report.encode(), output, spoken)
    if as_json:
        printing.json_object(found.to_json(spoken, reveal=reveal))
    else:
        _tell(found, spoken, reveal=reveal)
    raise typer.Exit(EXITS[found.state])


def _tell(found: Verification, lang: Lang, *, reveal: bool) -> None:
    """Print the verdict, then a line a point, the worst first."""
    printing.raw(printing.safe(found.verdict(lang)))
    for each in found.findings:
        told = (STATES[each.state].say(lang), each.title(lang), each.detail(lang, reveal=reveal))
        printing.raw(printing.safe("  {}: {} – {}".format(*told)))
    if found.links:
        printing.table(_row(link, lang) for link in found.links)


def _row(link: PageLink, lang: Lang) -> tuple[str, ...]:
    """Give a link in columns: what it shows, whose it is, where it leads, what tells that."""
    address = link.address if len(link.address) <= _SEEN else f"{link.address[: _SEEN - 1]}…"
    told = (ROLES[link.role].say(lang), EDITORS[link.editor].say(lang))
    return ("", *told, address, link.reason.say(lang))
