"""New boards of every grid type, empty or large enough for a drawing.

Source: Penpa+ ``general.js``, ``make_class``; ``class_square.js``, ``reset_frame``.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import inf
from typing import Final, NamedTuple

from converters.codec.js_json import number_text
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
from converters.errors import WriteError, with_article
from converters.formats.penpa.fresh import NO_OPTIONS, NewBoard
from converters.formats.penpa.numbering import BoardNumbering, Size, new_numbering, with_cells
from converters.formats.penpa.numbering.turned import turned_numbering
from converters.formats.penpa.points import RING, Grid, Numbering, square_numbering
from converters.formats.penpa.turns import UPRIGHT, Turn
from converters.lattice import Lattice, SquareLattice
from converters.lattices.hex import HexLattice
from converters.lattices.iso import IsoLattice
from converters.lattices.penrose import PenroseLattice
from converters.lattices.pyramid import PyramidLattice
from converters.lattices.tilings import TilingLattice
from converters.lattices.tri import TriLattice
from converters.lattices.turned import TurnedLattice
from converters.site import Kind, Site, cell

MOST: Final = 100
"""Rows or columns the editor allows, margins included."""
MOST_OTHER: Final = 20
"""The size of any other board it allows."""


class Margins(NamedTuple):
    """White cells around a square board."""

    top: int = 0
    bottom: int = 0
    left: int = 0
    right: int = 0


def board_for(drawing: Drawing) -> NewBoard:
    """Give the board of a drawing, with margins that hold everything drawn beyond its cells.

    Raises:
        WriteError: If Penpa+ has no such lattice, or none so large.
    """
    lattice = drawing.lattice
    if isinstance(lattice, SquareLattice):
        margins = margins_for(drawing)
        return square_board(lattice.rows, lattice.cols, margins, sorted(drawing.board))
    made, turn = _unturned(lattice)
    places = [
        site
        for element in (*drawing.question, *drawing.answer, *drawing.key)
        for site in sites_of(element)
    ]
    best, missed = None, inf
    for size in _sizes(made):
        board = other_board(made.name, size, drawing.board, turn)
        left_out = _left_out(board, places)
        if left_out < missed:
            best, missed = board, left_out
        if not missed:
            break
    if best is None:
        raise _refused(made, largest=MOST_OTHER)
    return best


def square_board(
    rows: int, cols: int, margins: Margins, cells: Iterable[Site], grid: str = "square"
) -> NewBoard:
    """Give a square board with some of its cells in play.

    Args:
        rows: From top to bottom, without the margins.
        cols: From left to right, without them.
        margins: White cells around.
        cells: The cells in play, in order.
        grid: ``square``, ``sudoku`` or ``kakuro``.
    """
    height, width = margins.top + rows + margins.bottom, margins.left + cols + margins.right
    slots = Grid(width + 2 * RING, height + 2 * RING)
    first = (RING + margins.top) * slots.width + RING + margins.left
    last = first + (rows - 1) * slots.width + cols - 1
    points = tuple(first + site.row * slots.width + site.col for site in cells)
    # The point in the middle is a cell, a vertex or an edge, as rows and columns are odd or even.
    block = {(1, 1): 0, (0, 0): 1, (1, 0): 2, (0, 1): 3}[width % 2, height % 2]
    return NewBoard(
        grid,
        (width, height),
        margins,
        points,
        (width + 3) // 2 + slots.width * ((height + 3) // 2) + block * slots.size,
        (width + 1, height + 1),
        square_numbering(slots, points, (first, last), UPRIGHT),
    )


def other_board(
    grid: str, size: Size, cells: frozenset[Site] | None = None, turn: Turn = UPRIGHT
) -> NewBoard:
    """Give a board that is not square.

    Args:
        grid: The grid type.
        size: Its size with the margin.
        cells: The cells in play; None: all of a new board.
        turn: How it is turned.

    Raises:
        LinkError: If a size is out of range.
    """
    made = whole = new_numbering(grid, size)
    turn = turn._replace(grid=grid)
    if cells is not None:
        made = with_cells(made, _ordered(made, turned_numbering(made, turn), cells))
    rotational, variation = str(size.rotational), number_text(size.variation)
    return NewBoard(
        grid,
        (size.nx, size.ny),
        () if grid not in _STEPS else (size.space,),
        made.cells,
        # Taking cells out of play does not move the picture.
        whole.center(),
        whole.canvas,
        turned_numbering(made, turn),
        (rotational, variation, "0", "0") if grid == "penrose_P3" else NO_OPTIONS,
    )


def _ordered(made: BoardNumbering, seen: Numbering, cells: frozenset[Site]) -> tuple[int, ...]:
    """Give the ids of cells, those of a new board first and in its order."""
    points = {point for cell in cells if (point := seen.point(cell)) is not None}
    usual = tuple(point for point in made.cells if point in points)
    return (*usual, *sorted(points.difference(usual)))


def _unturned(lattice: Lattice) -> tuple[Lattice, Turn]:
    if isinstance(lattice, TurnedLattice):
        return lattice.made, Turn(-1 if lattice.mirrored else 1, lattice.degrees % 360)
    return lattice, UPRIGHT


_STEPS: Final = {"hex": 1, "tri": 3, "pyramid": 2}
"""How much larger a board is for each unit of its margin."""


def _sizes(lattice: Lattice) -> Iterator[Size]:
    """Give the sizes of boards with that lattice, the smallest margin first.

    Raises:
        WriteError: If there is no such lattice in Penpa+.
    """
    size = _size(lattice)
    if max(size.nx, size.ny if lattice.name != "penrose_P3" else 0) > MOST_OTHER:
        return
    yield size
    step = _STEPS.get(lattice.name)
    for space in range(1, (MOST_OTHER - size.nx) // step + 1) if step else ():
        side = size.nx + step * space if step else 0
        yield replace(size, nx=side, ny=side, space=space)


def _size(lattice: Lattice) -> Size:
    match lattice:
        case HexLattice(side) | TriLattice(side) | IsoLattice(side):
            return Size(side, side)
        case PyramidLattice(rows):
            return Size(rows, rows)
        case TilingLattice(_, across, down):
            return Size(across, down)
        case PenroseLattice(side, order, rotational, variation):
            return Size(side, order, 0, rotational, variation)
        case _:
            raise _refused(lattice)


def _refused(lattice: Lattice, largest: int = 0) -> WriteError:
    return WriteError(
        where="drawing",
        found=f"{with_article(lattice.name)} board{' of that size' if largest else ''}",
        want=f"a size of at most {largest}" if largest else "one of Penpa+'s own grid types",
        hint="Penpa+ has no such boards; draw it on another one",
    )


def _left_out(board: NewBoard, places: Sequence[Site]) -> int:
    """Count the places that have no id on a board, or lie beyond its picture."""
    lattice = board.numbering.lattice
    own = frozenset(site for kind in Kind for site in lattice.sites(kind))
    middle = board.numbering.site(board.center)
    x, y = lattice.xy(middle) if middle else (0.0, 0.0)
    # Half a cell is left for what stands there.
    wide, high = (side / 2 - 0.5 for side in board.canvas)
    return sum(
        board.numbering.point(site) is None
        or abs(lattice.xy(site)[0] - x) > wide
        or abs(lattice.xy(site)[1] - y) > high
        for site in places
        if site not in own
    )


def margins_for(drawing: Drawing) -> Margins:
    """Give the white margins that hold everything drawn beyond a square board.

    Raises:
        WriteError: If the board is no square one, or larger than the editor allows.
    """
    lattice = drawing.lattice
    if not isinstance(lattice, SquareLattice):
        raise _refused(lattice)
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
