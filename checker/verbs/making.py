"""The verb that makes puzzles: ``make``."""

import os
import re
import secrets
from typing import Annotated, Final

import typer

from checker.rule import Facts, Lang
from checker.service import SECONDS, NewPuzzle, Symmetry, Wanted, make_link
from checker.verbs import printing, words
from checker.verbs.options import JsonOption, LangOption
from checker.verbs.words import language
from converters.errors import UsageError

NOT_FOUND: Final = 3

_SIZE: Final = re.compile(r"(\d{1,6})[xX×](\d{1,6})", re.ASCII)
_SEEDS: Final = 2**32


def add_to(app: typer.Typer) -> None:
    """Add this verb to the command."""
    app.command()(make)


def make(  # noqa: PLR0913 - one argument an option
    genre: Annotated[str, typer.Argument(help="A genre that has a maker, such as akari.")],
    *,
    size: Annotated[str, typer.Option(metavar="ROWSxCOLS", help="Its size.")] = "10x10",
    grade: Annotated[
        str | None,
        typer.Option(
            help="Exactly so hard: easy, tricky, hard, beyond, or the hardest strategy needed."
        ),
    ] = None,
    symmetry: Annotated[Symmetry, typer.Option(help="That of its pattern.")] = Symmetry.NONE,
    seed: Annotated[
        int | None,
        typer.Option(help="The same seed gives the same puzzle; default: drawn by lot."),
    ] = None,
    to: Annotated[
        str | None,
        typer.Option(
            "--to", metavar="FORMAT", help="The link's format; default: as usual for the genre."
        ),
    ] = None,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", min=0, help="Give up after this time.")
    ] = SECONDS,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Make a new puzzle that has exactly one solution, and is exactly as hard as wanted.

    Exit 0: made; 2: nothing can be as wanted; 3: not found in time.
    """
    spoken = language(lang, os.environ)
    rows, cols = _sides(size)
    drawn = secrets.randbelow(_SEEDS) if seed is None else seed
    wanted = Wanted(rows, cols, grade, symmetry, drawn, limit)
    with printing.working(spoken):
        puzzle = make_link(genre, wanted, to=to)
    if as_json:
        losses = {"losses": printing.losses_json((*puzzle.losses, *puzzle.solution_losses))}
        printing.json_object({**puzzle.to_json(spoken), **losses})
    else:
        _tell(puzzle, spoken)
    raise typer.Exit(0 if puzzle.link is not None else NOT_FOUND)


def _sides(size: str) -> tuple[int, int]:
    """Give the rows and columns of a size.

    Raises:
        UsageError: If it is none.
    """
    found = _SIZE.fullmatch(size.strip())
    if found is None:
        raise UsageError(
            where="--size",
            found=repr(size[:40]),
            want="ROWSxCOLS",
            hint="rows come first, as in --size 10x15",
        )
    return int(found[1]), int(found[2])


def _tell(puzzle: NewPuzzle, lang: Lang) -> None:
    """Print a new puzzle's link; how to get it again, or why there is none, goes beside."""
    if puzzle.link is not None:
        printing.raw(puzzle.link)
        facts: Facts = {"seed": puzzle.seed, "grade": puzzle.grade or "–"}
        printing.aside(words.NOTE.say(lang), words.SEED.say(lang, facts))
    for reason in puzzle.reasons:
        printing.note(reason, lang)
    printing.losses(puzzle.losses, lang)
