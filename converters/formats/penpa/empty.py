"""Links of new, empty boards of every grid type, as the editor's own dialogue makes them.

Source: Penpa+ ``general.js``, ``make_class`` and ``create_newboard``; ``class_square.js``,
``draw_sudokugrid`` and ``draw_kakurogrid``.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from converters.boardwish import BoardWish
from converters.codec.js_json import JsonValue
from converters.errors import UsageError
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.fresh import NewBoard, blank, layer_set
from converters.formats.penpa.header import GRIDS, SQUARE_GRIDS
from converters.formats.penpa.making import MOST, MOST_OTHER, Margins, other_board, square_board
from converters.formats.penpa.numbering import Size
from converters.site import Kind, Site, cell

PENROSE: Final = "penrose_P3"
ORDERS: Final = range(3, 31)
_BOXES: Final = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3)}
"""Side of a sudoku → rows and columns of its boxes."""
_THIRDS: Final = ("tri", "pyramid")
_WITH_SPACE: Final = ("hex", *_THIRDS)


def empty(wish: BoardWish) -> PenpaDocument:
    """Give an empty board, for editing.

    Raises:
        UsageError: If the editor makes no such board.
    """
    grid = _ALIASES.get(wish.grid, wish.grid)
    if grid not in GRIDS:
        raise _refused(where="grid", found=repr(wish.grid[:40]), want=f"one of {', '.join(GRIDS)}")
    _check_options(wish, grid)
    if grid in SQUARE_GRIDS:
        return _square(grid, _sides(wish, grid), _margins(wish, grid))
    return blank(_other(grid, wish))


def _other(grid: str, wish: BoardWish) -> NewBoard:
    nx, ny = _sides(wish, grid)
    space = _space(wish, grid, nx)
    if grid == PENROSE:
        return other_board(grid, Size(nx, wish.order, 0, wish.rotational, wish.variation))
    most = max(0, nx - 3 * space - 1) // 2
    _within("cut", wish.cut, 0, most)
    return other_board(grid, Size(nx, ny, space, cut=wish.cut))


def _square(grid: str, sides: tuple[int, int], margins: Margins) -> PenpaDocument:
    cols, rows = sides[0] - margins.left - margins.right, sides[1] - margins.top - margins.bottom
    cells = [cell(row, col) for row in range(rows) for col in range(cols)]
    board = square_board(rows, cols, margins, cells, grid)
    layers = layer_set()
    if grid == "sudoku" and rows == cols:
        layers["lineE"] = dict(_boxes(board, rows))
    if grid == "kakuro":
        layers["symbol"] = dict(_blacks(board, rows, cols))
    return blank(board).with_json(lines.QUESTION, layers)


def _boxes(board: NewBoard, side: int) -> Iterator[tuple[str, JsonValue]]:
    """Give the lines between a sudoku's boxes."""
    rows, cols = _BOXES.get(side, (side, side))
    for at in range(rows, side, rows):
        for along in range(side):
            yield _edge(board, (at, along), (at, along + 1))
    for at in range(cols, side, cols):
        for along in range(side):
            yield _edge(board, (along, at), (along + 1, at))


def _edge(board: NewBoard, one: tuple[int, int], other: tuple[int, int]) -> tuple[str, JsonValue]:
    """Give the entry of a line between two vertices, counted from the upper left one."""
    ends = [board.numbering.point(Site(Kind.VERTEX, row - 1, col - 1)) for row, col in (one, other)]
    return f"{ends[0]},{ends[1]}", 2


def _blacks(board: NewBoard, rows: int, cols: int) -> Iterator[tuple[str, JsonValue]]:
    """Give the black cells of a kakuro's first row and column."""
    places = [(0, col) for col in range(cols)] + [(row, 0) for row in range(1, rows)]
    for row, col in places:
        value = 1 if row or col else 2
        yield str(board.numbering.point(cell(row, col))), [value, "kakuro", 2]


def _sides(wish: BoardWish, grid: str) -> tuple[int, int]:
    """Give columns and rows, or the size twice."""
    sizes = _DEFAULTS.get(grid, (4,)) if wish.size is None else wish.size
    most = MOST if grid in SQUARE_GRIDS else MOST_OTHER
    if len(sizes) not in ((1, 2) if grid in SQUARE_GRIDS else (1,)):
        want = "one number, or ROWSxCOLS" if grid in SQUARE_GRIDS else "one number"
        raise _refused(
            where="size", found="x".join(map(str, sizes)), want=f"{want} on {grid} boards"
        )
    for size in sizes:
        _within("size", size, 1, most)
    return sizes[-1], sizes[0]


def _margins(wish: BoardWish, grid: str) -> Margins:
    """Give the margins of a square board."""
    space = wish.space or (0,)
    if len(space) not in (1, len(Margins._fields)):
        raise _refused(
            where="space", found=_listed(space), want="one number, or top, bottom, left and right"
        )
    margins = Margins(*(space if len(space) > 1 else 4 * space))
    cols, rows = _sides(wish, grid)
    for each, sides, size in (
        ("top and bottom", margins.top + margins.bottom, rows),
        ("left and right", margins.left + margins.right, cols),
    ):
        if min(margins) < 0 or sides >= size:
            raise _refused(
                where="space", found=f"{sides} at {each}", want=f"less than the {size} of the size"
            )
    return margins


def _space(wish: BoardWish, grid: str, size: int) -> int:
    """Give the margin of another board."""
    space = wish.space or (0,)
    if grid not in _WITH_SPACE and any(space):
        raise _refused(
            where="space",
            found=_listed(space),
            want=f"none on {grid} boards, which have no margins",
        )
    if len(space) != 1:
        raise _refused(where="space", found=_listed(space), want=f"one number on {grid} boards")
    most = (size - 1) // 3 if grid in _THIRDS else size - 1
    _within("space", space[0], 0, most)
    return space[0]


def _check_options(wish: BoardWish, grid: str) -> None:
    """Refuse options that a grid type does not have."""
    plain = BoardWish()
    if grid == PENROSE:
        _within("order", wish.order, ORDERS.start, ORDERS.stop - 1)
        _within("rotational", wish.rotational, 0, wish.order - 1)
        _within("variation", wish.variation, -_FURTHEST, _FURTHEST)
    for name in () if grid == PENROSE else ("order", "rotational", "variation"):
        if getattr(wish, name) != getattr(plain, name):
            raise _refused(
                where=name, found=str(getattr(wish, name)), want=f"none on {grid} boards"
            )
    if grid != "tri" and wish.cut:
        raise _refused(where="cut", found=str(wish.cut), want=f"none on {grid} boards")


def _within(where: str, found: float, least: float, most: float) -> None:
    if not least <= found <= most:
        raise _refused(where=where, found=f"{found:g}", want=f"{least:g} to {most:g}")


def _refused(*, where: str, found: str, want: str) -> UsageError:
    return UsageError(
        where=where, found=found, want=want, hint="these are the limits of Penpa+ itself"
    )


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


_FURTHEST: Final = 1e6
_ALIASES: Final = {"cube": "iso", "penrose": PENROSE}
_DEFAULTS: Final[dict[str, tuple[int, ...]]] = {
    "square": (10, 10),
    "sudoku": (9, 9),
    "kakuro": (10, 10),
    "hex": (5,),
    "tri": (6,),
    "pyramid": (6,),
    "iso": (5,),
    PENROSE: (5,),
}
"""The size of a new board, where none is given."""
