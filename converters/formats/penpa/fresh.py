"""A new link: the 19 lines that the editor itself writes for an empty board.

Source: Penpa+ ``class_p.js``, ``maketext``; ``class_square.js``, ``create_newboard``.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from converters.codec.deflate import deflate
from converters.codec.js_json import JsonValue, dump
from converters.codec.penpa_text import abbreviate
from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Path,
    Stroke,
    Symbol,
    bounding_box,
)
from converters.errors import WriteError
from converters.formats.penpa.address import Parts
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.points import RING, Grid, SquareNumbering, square_numbering
from converters.formats.penpa.styles import LAYERS, LISTS, STACKS
from converters.formats.penpa.turns import UPRIGHT
from converters.lattice import SquareLattice
from converters.site import Kind, Site, cell

HOST: Final = "https://swaroopg92.github.io/penpa-edit/"
VERSION: Final = (3, 2, 3)
MOST: Final = 100
"""Rows or columns the editor allows, margins included."""
CELL_SIZE: Final = 38
NO_TIME: Final = "00:00:00:00:0"

_IMAGE: Final = '{"url":null,"x":0,"y":0,"opacity":100,"foreground":true,"mask_white":true}'


class Margins(NamedTuple):
    """White cells around the board."""

    top: int = 0
    bottom: int = 0
    left: int = 0
    right: int = 0


def margins_for(drawing: Drawing) -> Margins:
    """Give the white margins that hold everything drawn beyond the board, if they may be so wide.

    Raises:
        WriteError: If the board is no square one, or larger than the editor allows.
    """
    lattice = drawing.lattice
    if not isinstance(lattice, SquareLattice):
        raise WriteError(
            where="drawing",
            found=f"a {lattice.name} lattice",
            want="a square one",
            hint="other lattices cannot be written yet",
        )
    if max(lattice.rows, lattice.cols) > MOST:
        raise WriteError(
            where="drawing",
            found=f"{lattice.rows} rows and {lattice.cols} columns",
            want=f"at most {MOST} each",
            hint="Penpa+ has no larger boards; cut it in pieces",
        )
    places = [*_places((*drawing.question, *drawing.answer, *drawing.key)), cell(0, 0)]
    row, col, rows, cols = bounding_box([*places, cell(lattice.rows - 1, lattice.cols - 1)])
    top, left = _fitting(-row, lattice.rows), _fitting(-col, lattice.cols)
    return Margins(
        top,
        _fitting(row + rows - lattice.rows, lattice.rows + top),
        left,
        _fitting(col + cols - lattice.cols, lattice.cols + left),
    )


def blank(drawing: Drawing, margins: Margins) -> tuple[PenpaDocument, SquareNumbering]:
    """Give an edit link of an empty board with a drawing's cells, and its numbering."""
    lattice = drawing.lattice
    rows = margins.top + getattr(lattice, "rows", 1) + margins.bottom
    cols = margins.left + getattr(lattice, "cols", 1) + margins.right
    grid = Grid(cols + 2 * RING, rows + 2 * RING)
    first = (RING + margins.top) * grid.width + RING + margins.left
    cells = [first + site.row * grid.width + site.col for site in sorted(drawing.board)]
    last = (RING + rows - 1 - margins.bottom) * grid.width + RING + cols - 1 - margins.right
    text = (
        _header(grid),
        dump([*margins]),
        dump(mode()),
        dump(layer_set()),
        dump(layer_set()),
        dump([after - before for before, after in zip([0, *cells], cells, strict=False)]),
        "[]",
        dump(boxes("sol_", AND_BOXES)),
        '"x"',
        '"x"',
        dump([*VERSION]),
        dump(mode()),
        '"x"',
        "0",
        dump(layer_set()),
        dump(layer_set()),
        dump(boxes("sol_or_", OR_BOXES)),
        "[]",
        "",
    )
    document = PenpaDocument(
        Parts(f"{HOST}#m=edit&p=", "", ""), tuple(abbreviate(line) for line in text), edited=True
    )
    return document, square_numbering(grid, cells, (first, last), UPRIGHT)


def layer_set() -> dict[str, JsonValue]:
    """Give a layer set with nothing in it; the editor stops drawing if a layer is missing."""
    stacks: dict[str, JsonValue] = {name: {"__a": []} for name in STACKS}
    return {**stacks, **{name: [] if name in LISTS else {} for name in LAYERS}}


def boxes(prefix: str, names: Iterable[str], ticked: Iterable[str] = ()) -> dict[str, JsonValue]:
    """Give an answer setting."""
    chosen = frozenset(ticked)
    return {f"{prefix}{name}": name in chosen for name in names}


def mode() -> dict[str, JsonValue]:
    """Give the editor's state when it is opened.

    Source: Penpa+ ``class_p.js``, the constructor.
    """
    return {
        "qa": "pu_q",
        "grid": ["1", "2", "1"],
        "pu_q": _tools(line=2, number=1, sudoku=1),
        "pu_a": _tools(line=3, number=2, sudoku=9),
    }


def solve_mode(grid: JsonValue) -> str:
    """Give line 2 of a link for solving."""
    return f'{dump(grid)}~"surface"~["",1]'


def _tools(*, line: int, number: int, sudoku: int) -> dict[str, JsonValue]:
    return {
        "edit_mode": "surface",
        "surface": ["", 1],
        "multicolor": ["", 1],
        "line": ["1", line],
        "lineE": ["1", line],
        "wall": ["", line],
        "cage": ["1", 10],
        "number": ["1", number],
        "symbol": ["circle_L", 1],
        "special": ["thermo", ""],
        "board": ["", ""],
        "move": ["1", ""],
        "combi": ["battleship", 3],
        "sudoku": ["1", sudoku],
    }


def _header(grid: Grid) -> str:
    cols, rows = grid.width - 2 * RING, grid.height - 2 * RING
    # The point in the middle is a cell, a vertex or an edge, as rows and columns are odd or even.
    block = {(1, 1): 0, (0, 0): 1, (1, 0): 2, (0, 1): 3}[cols % 2, rows % 2]
    center = (cols + 3) // 2 + grid.width * ((rows + 3) // 2) + block * grid.size
    canvas = f"{(cols + 1) * CELL_SIZE},{(rows + 1) * CELL_SIZE}"
    return (
        f"square,{cols},{rows},{CELL_SIZE},0,1,1,{canvas},{center},{center},0,0,0,0,"
        f"Title: ,Author: ,,,OFF,false,{deflate(_IMAGE)}"
    )


def _fitting(wanted: int, taken: int) -> int:
    return max(0, min(wanted, MOST - taken))


def _places(elements: Iterable[Element]) -> Iterator[Site]:
    """Give the cells that elements need; the board's own border needs none beyond it."""
    for element in elements:
        for site in sites_of(element):
            border = site.kind in (Kind.VERTEX, Kind.EDGE)
            row = site.row + (border and site.row < 0)
            col = site.col + (border and site.col < 0)
            yield cell(row, col)


def sites_of(element: Element) -> tuple[Site, ...]:
    """Give every place an element touches."""
    match element:
        case Stroke():
            return element.start.site, element.end.site
        case Path():
            return tuple(spot.site for spot in element.points)
        case Cage():
            return element.cells
        case Fill() | Label() | Symbol():
            return (element.at.site,)
