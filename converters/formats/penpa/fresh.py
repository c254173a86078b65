"""A new link: the 19 lines that the editor itself writes for an empty board.

Source: Penpa+ ``class_p.js``, ``maketext``; ``class_square.js``, ``create_newboard``.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from converters.codec.deflate import deflate
from converters.codec.js_json import JsonValue, dump, number_text
from converters.codec.penpa_text import abbreviate
from converters.formats.penpa.address import Parts
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import SQUARE_GRIDS
from converters.formats.penpa.image import NO_IMAGE
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.styles import LAYERS, LISTS, STACKS
from converters.formats.penpa.turns import header_turn

HOST: Final = "https://swaroopg92.github.io/penpa-edit/"
VERSION: Final = (3, 2, 3)
CELL_SIZE: Final = 38
NO_TIME: Final = "00:00:00:00:0"
NO_OPTIONS: Final = ("0", "0", "0", "0")

_ROWS: Final = ("hex", "tri", "pyramid")


class NewBoard(NamedTuple):
    """What a new link says about its board.

    Attributes:
        grid: The grid type.
        size: ``nx`` and ``ny``, with the margins.
        space: The margins, as many numbers as the grid type has.
        cells: The ids of the cells in play, in the editor's order.
        center: The id in the middle of the picture.
        canvas: Width and height of the picture, in cells.
        numbering: Its ids, and how it is turned.
        options: The fields 11 to 14: options it was made with.
    """

    grid: str
    size: tuple[int, int]
    space: tuple[int, ...]
    cells: tuple[int, ...]
    center: int
    canvas: tuple[float, float]
    numbering: Numbering
    options: tuple[str, ...] = NO_OPTIONS


def blank(board: NewBoard) -> PenpaDocument:
    """Give an edit link of an empty board."""
    cells = board.cells
    text = (
        _header(board),
        dump([*board.space]),
        dump(mode(board.grid)),
        dump(layer_set()),
        dump(layer_set()),
        dump([after - before for before, after in zip((0, *cells), cells, strict=False)]),
        "[]",
        dump(boxes("sol_", AND_BOXES)),
        '"x"',
        '"x"',
        dump([*VERSION]),
        dump(mode(board.grid)),
        '"x"',
        "0",
        dump(layer_set()),
        dump(layer_set()),
        dump(boxes("sol_or_", OR_BOXES)),
        "[]",
        "",
    )
    return PenpaDocument(
        Parts(f"{HOST}#m=edit&p=", "", ""), tuple(abbreviate(line) for line in text), edited=True
    )


def layer_set() -> dict[str, JsonValue]:
    """Give a layer set with nothing in it; the editor stops drawing if a layer is missing."""
    stacks: dict[str, JsonValue] = {name: {"__a": []} for name in STACKS}
    return {**stacks, **{name: [] if name in LISTS else {} for name in LAYERS}}


def boxes(prefix: str, names: Iterable[str], ticked: Iterable[str] = ()) -> dict[str, JsonValue]:
    """Give an answer setting."""
    chosen = frozenset(ticked)
    return {f"{prefix}{name}": name in chosen for name in names}


def mode(grid: str = "square") -> dict[str, JsonValue]:
    """Give the editor's state when a board of a grid type is opened.

    Source: Penpa+ ``class_p.js``, the constructor; ``modes.js``.
    """
    return {
        "qa": "pu_q",
        "grid": ["1", "2", "1"],
        "pu_q": _tools(grid, line=2, number=1, sudoku=1),
        "pu_a": _tools(grid, line=3, number=2, sudoku=9),
    }


def solve_mode(grid: JsonValue) -> str:
    """Give line 2 of a link for solving."""
    return f'{dump(grid)}~"surface"~["",1]'


def _tools(grid: str, *, line: int, number: int, sudoku: int) -> dict[str, JsonValue]:
    square = grid in SQUARE_GRIDS
    # Each grid type begins with the first of its submodes, figures and combinations.
    combi: list[JsonValue] = ["battleship", 3] if square else ["linex", ""]
    return {
        "edit_mode": "surface",
        "surface": ["", 1],
        "multicolor": ["", 1],
        "line": ["1", line],
        "lineE": ["1", line],
        "wall": ["", line],
        "cage": ["1" if square else "2", 10],
        "number": ["1", number],
        "symbol": ["circle_L", 1],
        "special": ["thermo" if square or grid in _ROWS else "polygon", ""],
        "board": ["", ""],
        "move": ["1", ""],
        "combi": combi,
        "sudoku": ["1", sudoku],
    }


def _header(board: NewBoard) -> str:
    fields = (
        board.grid,
        *map(str, board.size),
        str(CELL_SIZE),
        *map(str, header_turn(board.numbering.turn)),
        *(number_text(side * CELL_SIZE) for side in board.canvas),
        *(str(board.center), str(board.center)),
        *board.options,
        *("Title: ", "Author: ", "", "", "OFF", "false", deflate(NO_IMAGE)),
    )
    return ",".join(fields)
