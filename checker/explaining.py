"""The verbs that explain: ``explain`` and ``hint``."""

import os
from typing import Annotated, Final

import typer

from checker import printing, telling
from checker.options import JsonOption, LangOption, LinkArgument, source
from checker.service import SECONDS, explain_link, hint_link
from checker.words import language

NOT_FINISHED: Final = 3

_GenreOption = Annotated[str | None, typer.Option(help="Explain by this genre's rules.")]
_LimitOption = Annotated[
    float, typer.Option("--limit", metavar="SECONDS", min=0, help="Give up after this time.")
]


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    app.command()(explain)
    app.command()(hint)


def explain(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    genre: _GenreOption = None,
    forget: Annotated[
        bool, typer.Option("--forget", help="Forget the solver's marks on the board first.")
    ] = False,
    limit: _LimitOption = SECONDS,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Solve a puzzle step by step, each with its reason.

    Marks on the board count as known. Exit 0: solved; 2: unusable input; 3: not finished.
    """
    spoken, text = language(lang, os.environ), source(link)
    with telling.progress(spoken) as tell:
        told = explain_link(text, genre=genre, marks=not forget, seconds=limit, tell=tell)
    if as_json:
        printing.json_object(told.to_json(spoken))
    else:
        telling.explained(told, spoken)
    raise typer.Exit(0 if told.finished else NOT_FINISHED)


def hint(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    genre: _GenreOption = None,
    why: Annotated[bool, typer.Option("--why", help="Tell the reason too.")] = False,
    cell: Annotated[bool, typer.Option("--cell", help="Tell the whole step.")] = False,
    limit: _LimitOption = SECONDS,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell where the next step of a half-solved puzzle is; with --why and --cell also what it is.

    Exit 0: there is one; 2: unusable input; 3: no further step.
    """
    spoken, text = language(lang, os.environ), source(link)
    with printing.working(spoken):
        told = hint_link(text, genre=genre, seconds=limit)
    if as_json:
        printing.json_object(told.to_json(spoken))
    else:
        telling.hint(told, spoken, why=why or cell, cell=cell)
    raise typer.Exit(0 if told.place else NOT_FINISHED)
