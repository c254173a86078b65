"""The ``penpad`` command: CONTRACT.md's inputs, outputs and exits around `checker.service`.

Standard output holds results only, and links, JSON and pictures go there raw: a terminal formatter
would break a long link into lines. Everything else goes to standard error.
"""

import os
import signal
import sys
from collections.abc import Sequence
from importlib import metadata
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from checker.registry import genre as find_genre
from checker.registry import genres as all_genres
from checker.rule import Lang, Status
from checker.service import (
    SECONDS,
    AnswerMode,
    Question,
    check_link,
    compare_link,
    convert_link,
    describe_link,
    draw_link,
    draw_report,
    grade_link,
    long_link,
)
from checker.verbs import (
    boards,
    coding,
    contesting,
    diffing,
    explaining,
    making,
    printing,
    proving,
    sessions,
    solving,
    verifying,
)
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
from converters.errors import PenpadError, UsageError
from converters.loss import Lossy
from converters.registry import formats as all_formats

EXITS: Final = {
    Status.SOLVED: 0,
    Status.VIOLATED: 1,
    Status.UNFINISHED: 3,
    Status.NOT_CHECKED: 3,
}
REFUSED: Final = 1
UNUSABLE: Final = 2
INTERRUPTED: Final = 128 + signal.SIGINT

app = typer.Typer(
    name="penpad",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def overall(
    *,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and end.", is_eager=True)
    ] = False,
) -> None:
    """Check logic-puzzle links against every rule, and convert them between editors."""
    if version:
        printing.raw(f"penpad {metadata.version('penpad')}")
        raise typer.Exit


@app.command()
@networked
def check(
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
        printing.report(checked.report, spoken)
        printing.explained(checked.explained, spoken)
        if compared:
            printing.comparison(compared, spoken)
    raise typer.Exit(EXITS[checked.report.status])


@app.command()
@networked
def info(
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
        printing.json_object(printing.described_json(description, graded, spoken))
    else:
        printing.description(description, spoken, graded)


@app.command()
@networked
def convert(
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
    _refuse_odd_file(to, output)
    target = "svg" if to == PNG else to
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


@app.command()
@networked
def show(
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


@app.command("genres")
def list_genres(*, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """List the genres whose rules are known."""
    spoken = language(lang, os.environ)
    titles = {each.name: each.title.say(spoken) for each in all_genres().values()}
    if as_json:
        rows = [{"name": each, "title": title} for each, title in titles.items()]
        printing.json_object({"genres": rows})
        return
    printing.table(titles.items())


@app.command("formats")
def list_formats(*, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """List the formats and what each can do."""
    known = [
        (each.name, each.title, each.decode is not None, each.from_drawing is not None)
        for each in all_formats().values()
    ]
    own = (each for each in all_genres().values() if each.own is not None)
    known += [(each.name, f"{each.title.say(Lang.EN)} JSON", True, True) for each in own]
    known.sort()
    if as_json:
        keys = ("name", "title", "read", "write")
        printing.json_object({"formats": [dict(zip(keys, row, strict=True)) for row in known]})
        return
    printing.formats(known, language(lang, os.environ))


@app.command("rules")
def list_rules(
    genre: Annotated[str, typer.Argument(help="A genre, as `penpad genres` lists them.")],
    *,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print a genre's rules and their names."""
    chosen, spoken = find_genre(genre), language(lang, os.environ)
    if as_json:
        printing.json_object(printing.rules_json(chosen, spoken))
    else:
        printing.rules(chosen, spoken)


boards.add_to(app)
making.add_to(app)
coding.add_to(app)
diffing.add_to(app)
sessions.add_to(app)
solving.add_to(app)
explaining.add_to(app)
proving.add_to(app)
verifying.add_to(app)
contesting.add_to(app)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; the process's exit is CONTRACT.md's.

    Args:
        arguments: What stands after ``penpad``; None: the process's own arguments.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    printing.prepare_streams()
    try:
        code = app(given, standalone_mode=False)
        printing.finish()
    except PenpadError as error:
        code = printing.error(error, as_json="--json" in given, lang=_spoken(given))
    except _USAGE_ERROR as error:
        code = _usage(error, as_json="--json" in given, lang=_spoken(given))
    except (typer.Abort, KeyboardInterrupt):
        # Outside the command's own work, such as while results are written, it comes as it is.
        code = INTERRUPTED
    sys.exit(code or 0)


# typer brings its own copy of click or uses the one installed; either way this is its UsageError
_USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]


def _usage(error: BaseException, *, as_json: bool, lang: Lang) -> int:
    """Report options that do not fit, in typer's own words."""
    show = getattr(error, "show", None)
    if not as_json and show is not None:
        show()
        return UNUSABLE
    wrong = UsageError(
        where="command line",
        found=str(error) or "too few arguments",
        want="arguments as `penpad --help` lists them",
        hint="penpad COMMAND --help shows one command's options",
    )
    return printing.error(wrong, as_json=as_json, lang=lang)


def _spoken(arguments: Sequence[str]) -> Lang:
    """Give the language asked for, also where the arguments could not be understood."""
    named = [after for before, after in pairwise(arguments) if before == "--lang"]
    named += [each.removeprefix("--lang=") for each in arguments if each.startswith("--lang=")]
    return language(named[0] if named else None, os.environ)


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
        printing.refusal(made.losses, lang)
    raise typer.Exit(REFUSED)


def _result(made: Lossy[str], key: str, *, as_json: bool, silent: bool, lang: Lang | None) -> None:
    """Print a link or picture with its losses; not twice, if it went to a file."""
    if as_json:
        printing.json_object({key: made.value, "losses": printing.losses_json(made.losses)})
        return
    printing.losses(made.losses, language(lang, os.environ))
    if not silent:
        printing.raw(made.value)
