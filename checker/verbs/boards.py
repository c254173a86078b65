"""The verb that makes empty boards: ``new``."""

import re
from typing import Annotated, Final

import typer

from checker.service import new_link
from checker.verbs import printing
from checker.verbs.options import JsonOption, LangOption
from converters.boardwish import BoardWish
from converters.errors import UsageError

_MOST: Final = 4
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}", re.ASCII)
_KINDS: Final = (
    "square, sudoku, kakuro, hex, tri, pyramid, iso, truncated_square, tetrakis_square, "
    "snub_square, cairo_pentagonal, rhombitrihexagonal, deltoidal_trihexagonal, penrose_P3"
)


def add_to(app: typer.Typer) -> None:
    """Add this verb to the command."""
    app.command()(new)


def new(  # noqa: PLR0913 - one argument an option
    *,
    grid: Annotated[str, typer.Option(help=f"The kind of board: {_KINDS}.")] = "square",
    size: Annotated[
        str | None,
        typer.Option(metavar="N|ROWSxCOLS", help="Its size, margins included; default: as usual."),
    ] = None,
    space: Annotated[
        str, typer.Option(metavar="N|T,B,L,R", help="White margins: all, or each with commas.")
    ] = "",
    order: Annotated[int, typer.Option(help="Penrose: families of lines.")] = 5,
    rotational: Annotated[int, typer.Option(help="Penrose: how these differ.")] = 0,
    variation: Annotated[float, typer.Option(help="Penrose: what all are shifted by.")] = 0.0,
    cut: Annotated[int, typer.Option(help="Triangles: the side of corners cut off.")] = 0,
    to: Annotated[str, typer.Option(metavar="FORMAT", help="The format of the link.")] = "penpa",
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Make the link of an empty board.

    Exit 2 if there is no such board.
    """
    del lang  # only an error has words here, and who prints it looks at the option itself
    wish = BoardWish(
        grid,
        _numbers("--size", size) if size is not None else None,
        _numbers("--space", space) if space else (),
        order,
        rotational,
        variation,
        cut,
    )
    link = new_link(wish, to=to)
    if as_json:
        printing.json_object({"link": link})
    else:
        printing.raw(link)


def _numbers(where: str, text: str) -> tuple[int, ...]:
    """Give the whole numbers of an option.

    Raises:
        UsageError: If it holds anything else.
    """
    parts = [part.strip() for part in re.split("[,xX]", text)]
    if len(parts) > _MOST or not all(_NUMBER.fullmatch(part) for part in parts):
        raise UsageError(
            where=where,
            found=repr(text[:40]),
            want="whole numbers",
            hint="such as --size 5, --size 6x8, --space 1 or --space 1,0,2,0",
        )
    return tuple(map(int, parts))
