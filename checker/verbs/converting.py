"""The verbs that write a link anew: ``convert`` and ``show``."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from checker.rule import Lang
from checker.service import AnswerMode, convert_link, draw_link, long_link
from checker.verbs import printing, words
from checker.verbs.networking import Network, networked
from checker.verbs.options import (
    PNG,
    SVG,
    JsonOption,
    LangOption,
    LinkArgument,
    OutOption,
    source,
    write_file,
    write_picture,
)
from checker.verbs.qr import qr_bytes
from checker.verbs.words import language
from converters.errors import UsageError
from converters.loss import Loss, Lossy

REFUSED: Final = 1


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    for verb in (convert, show):
        app.command()(networked(verb))


def convert(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    to: Annotated[
        str, typer.Option("--to", help="The format wanted; `penpad formats` lists them.")
    ],
    answer: Annotated[
        AnswerMode,
        typer.Option(help="Keep the solution's marks, drop them, or make them the answer key."),
    ] = AnswerMode.KEEP,
    strict: Annotated[
        bool, typer.Option("--strict", help="Print nothing if anything is lost (exit 1).")
    ] = False,
    carry: Annotated[
        bool, typer.Option("--carry", help="Keep the link inside, for converting back unharmed.")
    ] = False,
    picture: Annotated[
        bool, typer.Option("--picture", help="Draw what Penpa+ has no marks for behind the board.")
    ] = False,
    qr: Annotated[
        Path | None, typer.Option("--qr", metavar="FILE", help="Write a QR code (.svg, .png) too.")
    ] = None,
    output: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Write a link in another format; every loss is listed."""
    to = to.lower()
    _refuse_odd_file(to, output)
    target = SVG if to == PNG else to
    made = convert_link(source(link, net), to=target, answer=answer, carry=carry, picture=picture)
    if strict and made.losses:
        _refuse(made, as_json=as_json, lang=language(lang, os.environ))
    if qr is not None:
        write_file(qr_bytes(made.value, qr.suffix), qr, language(lang, os.environ))
    if output is not None:
        if to in (PNG, SVG):
            write_picture(made, output, language(lang, os.environ))
        else:
            write_file(f"{made.value}\n".encode(), output, language(lang, os.environ))
    _result(made, "link", as_json=as_json, silent=output is not None, lang=lang)
    if not as_json and (note := long_link(to, made.value)):
        printing.note(note, language(lang, os.environ))


def show(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    output: OutOption = None,
    marks: Annotated[
        bool, typer.Option("--marks", help="Frame and number everything that is wrong.")
    ] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Draw a link as SVG (or PNG, with -o FILE.png)."""
    picture = draw_link(source(link, net), marks=marks)
    if output is not None:
        write_picture(picture, output, language(lang, os.environ))
    _result(picture, "svg", as_json=as_json, silent=output is not None, lang=lang)


def _refuse_odd_file(to: str, output: Path | None) -> None:
    """Refuse a picture without a file it fits into."""
    fits = output is None or output.suffix.lower() == f".{to}"
    if (to == PNG and output is None) or (to in (PNG, SVG) and not fits):
        raise UsageError(
            where=f"--to {to}",
            found=f"the file {output}" if output else "no file",
            want=f"-o FILE.{to}",
            hint="penpad show writes either sort of picture, by the file's ending",
        )


def _refuse(made: Lossy[str], *, as_json: bool, lang: Lang) -> NoReturn:
    """Keep a result back because something was lost."""
    if as_json:
        printing.json_object({"link": None, "losses": printing.losses_json(made.losses)})
    else:
        _tell_refusal(made.losses, lang)
    raise typer.Exit(REFUSED)


def _result(made: Lossy[str], key: str, *, as_json: bool, silent: bool, lang: Lang | None) -> None:
    """Print a link or picture with its losses; not twice, if it went to a file."""
    if as_json:
        printing.json_object({key: made.value, "losses": printing.losses_json(made.losses)})
        return
    printing.losses(made.losses, language(lang, os.environ))
    if not silent:
        printing.raw(made.value)


def _tell_refusal(lost: Sequence[Loss], lang: Lang) -> None:
    """Tell that ``--strict`` kept the result back, and why."""
    printing.losses(lost, lang)
    printing.aside(words.ERROR.say(lang), words.REFUSED.say(lang, {"count": len(lost)}))
