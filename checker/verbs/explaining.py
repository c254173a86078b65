"""The verbs that explain: ``explain`` and ``hint``."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from checker.rule import Lang, Remark
from checker.service import (
    SECONDS,
    Explained,
    draw_explanation,
    explain_link,
    explanation_page,
    hint_link,
)
from checker.verbs import printing, telling, words
from checker.verbs.networking import Network, networked
from checker.verbs.options import (
    PICTURES,
    JsonOption,
    LangOption,
    LinkArgument,
    OutOption,
    source,
    write_file,
    write_picture,
)
from checker.verbs.words import language
from converters.errors import UsageError
from converters.loss import Lossy

NOT_FINISHED: Final = 3
_PAGE: Final = ".html"

_GenreOption = Annotated[str | None, typer.Option(help="Explain by this genre's rules.")]
_LimitOption = Annotated[
    float, typer.Option("--limit", metavar="SECONDS", min=0, help="Give up after this time.")
]


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    app.command()(networked(explain))
    app.command()(networked(hint))


def explain(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    genre: _GenreOption = None,
    forget: Annotated[
        bool, typer.Option("--forget", help="Forget the solver's marks on the board first.")
    ] = False,
    limit: _LimitOption = SECONDS,
    output: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Solve a puzzle step by step, each with its reason; -o FILE.html writes a page to turn.

    -o FILE.svg or FILE.png writes one sheet of pictures. Marks on the board count as known.
    Exit 0: solved; 2: unusable input; 3: not finished.
    """
    spoken, text = language(lang, os.environ), source(link, net)
    if output is not None:
        _check_ending(output)
    with telling.progress(spoken) as tell:
        told = explain_link(text, genre=genre, marks=not forget, seconds=limit, tell=tell)
    if output is not None:
        _write(told, output, spoken)
    if as_json:
        printing.json_object(told.to_json(spoken))
    else:
        telling.explained(told, spoken, steps=output is None)
    raise typer.Exit(0 if told.finished else NOT_FINISHED)


def _check_ending(output: Path) -> None:
    """Refuse a file that an explanation cannot be written to, before any work is done.

    Raises:
        UsageError: If its name has another ending.
    """
    ending = output.suffix.lower()
    if ending not in (_PAGE, *PICTURES):
        raise UsageError(
            where=f"-o {output}",
            found=f"the ending {ending!r}" if ending else "no ending",
            want=" or ".join((_PAGE, *PICTURES)),
            hint="a page shows step after step, a picture all of them at once",
        )


def _write(told: Explained, output: Path, lang: Lang) -> None:
    """Write an explanation as a page or as a sheet of pictures, if there is one."""
    if told.explanation is None:
        printing.note(Remark(words.UNTOLD, facts={"file": str(output)}), lang)
        return
    page = output.suffix.lower() == _PAGE
    with printing.working(lang):
        text = explanation_page(told, lang) if page else draw_explanation(told, lang)
    if page:
        write_file(text.encode(), output, lang)
    else:
        write_picture(Lossy(text), output, lang)


def hint(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
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
    spoken, text = language(lang, os.environ), source(link, net)
    with printing.working(spoken):
        told = hint_link(text, genre=genre, seconds=limit)
    if as_json:
        printing.json_object(told.to_json(spoken))
    else:
        telling.hint(told, spoken, why=why or cell, cell=cell)
    raise typer.Exit(0 if told.place else NOT_FINISHED)
