"""The genres in which numbers are written, or the board is cut into pieces."""

from types import MappingProxyType
from typing import Final

from converters.drawing import Cage, Element, Role, Symbol
from converters.formats.puzzlink import grids, kakuro, looks
from converters.formats.puzzlink.bits import border_codec, mark_codec, optional
from converters.formats.puzzlink.board import cells
from converters.formats.puzzlink.genre import Genre
from converters.formats.puzzlink.parts import REGIONS, flag
from converters.formats.puzzlink.runs import SIXTEEN, sequence
from converters.site import Spot, cell

NUMBERS: Final = sequence("clue", cells, SIXTEEN)
"""The code of any number in a cell."""
_ANSWERED: Final = (looks.COLOURS, looks.ANSWER_NUMBER, *looks.NOTES)


def _boxes(rows: int, cols: int) -> tuple[Element, ...]:
    """Give the boxes of a sudoku, as pzprjs cuts them: three wide on six columns."""
    high = _root(cols)
    wide = 3 if cols == _SIX else high
    if high == 1 and wide == 1:
        return ()
    return tuple(
        Cage(
            tuple(
                cell(row, col)
                for row in range(top, min(top + high, rows))
                for col in range(left, min(left + wide, cols))
            ),
            "region",
        )
        for top in range(0, rows, high)
        for left in range(0, cols, wide)
    )


def _root(number: int) -> int:
    return int(number**0.5)


_SIX: Final = 6


def _frame(rows: int, cols: int) -> tuple[Element, ...]:
    """Give kakuro's walls above the board and to the left of it."""
    sites = [cell(-1, -1), *(cell(-1, col) for col in range(cols))]
    sites += [cell(row, -1) for row in range(rows)]
    return tuple(Symbol(Spot(site), "kakuro", "black", _FALLING) for site in sites)


_FALLING: Final = ("down-right", "up-left")

FILLOMINO: Final = Genre(
    tags=("fillomino",),
    name="fillomino",
    url="fillomino",
    aliases=("fillomino01",),
    address=(NUMBERS, optional(border_codec(), "border")),
    files=MappingProxyType({0: (flag("t"), grids.CLUES, grids.NUMBERS, grids.EDGES_AND_GIVEN)}),
    kanpen=(grids.KANPEN_CLUES,),
    settings="t",
    looks=(looks.BORDER, looks.CLUE, *_ANSWERED, looks.DRAWN_EDGE, looks.EDGE_CROSS),
)
SHIKAKU: Final = Genre(
    tags=("shikaku",),
    name="shikaku",
    url="shikaku",
    address=(NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.EDGES)}),
    kanpen=(grids.KANPEN_CLUES,),
    looks=(looks.circled("clue"), looks.DRAWN_EDGE, looks.EDGE_CROSS),
)
RIPPLE: Final = Genre(
    tags=("ripple effect",),
    name="ripple",
    url="ripple",
    aliases=("hakyukoka",),
    address=(border_codec(), NUMBERS, optional(mark_codec("empty"), "empty")),
    files=MappingProxyType({0: (grids.BORDERS, grids.CLUES_OR_EMPTY, grids.NUMBERS)}),
    kanpen=(REGIONS, grids.KANPEN_CLUES),
    looks=(looks.EMPTY, looks.BORDER, looks.CLUE, *_ANSWERED),
)
SUDOKU: Final = Genre(
    tags=("classic", "sudoku"),
    name="sudoku",
    url="sudoku",
    address=(NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.NUMBERS)}),
    kanpen=(grids.KANPEN_CLUES,),
    looks=(looks.CLUE, *_ANSWERED),
    decor=_boxes,
)
KAKURO: Final = Genre(
    tags=("kakuro",),
    name="kakuro",
    url="kakuro",
    address=(kakuro.CODEC,),
    files=MappingProxyType({0: (kakuro.PART, grids.NUMBERS)}),
    kanpen=(grids.KANPEN_WALLS,),
    looks=(
        looks.mark("wall", "question", looks.symbol("kakuro", "black", toward=_FALLING), "kakuro"),
        looks.number("right", "question", style="white", role=Role.CORNER, place=looks.cornered(1)),
        looks.number("down", "question", style="white", role=Role.CORNER, place=looks.cornered(2)),
        *_ANSWERED,
    ),
    decor=_frame,
    tidy=kakuro.tidy,
    prepare=kakuro.prepared,
)

GENRES: Final = (FILLOMINO, SHIKAKU, RIPPLE, SUDOKU, KAKURO)
