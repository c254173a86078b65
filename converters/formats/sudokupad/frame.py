"""What is drawn of a board beside its cells: the frame around those in play, holes, dots.

SudokuPad draws a thin grid over all its cells and no frame, but for the borders of regions. So a
frame is a line of its own; where there is none, or a cell is not in play, the grid's lines are
painted over in white. The role of such a line says what it is, so that reading takes it away again;
without one the frame is thick, as a drawing that says nothing has it. All these lines come first,
so that what is drawn on the board lies above them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.drawing import Cage, Drawing
from converters.errors import LinkError
from converters.formats.sudokupad.fields import HOLE, Item
from converters.formats.sudokupad.groups import REGION, pairs, read_cells
from converters.formats.sudokupad.looks import BLACK, WHITE
from converters.lattice import Lattice
from converters.shapes.pen import PIXEL, Point, number, segment, units
from converters.shapes.runs import runs
from converters.site import Kind, Site

_FRAME: Final = "penpad-frame-"
"""The role of a frame, before its name."""
_DOTS: Final = "penpad-dots"
"""The role of the dots on all vertices."""
_USUAL: Final = "thick"
_NAMES: Final = ("thick", "thin", "none")
_THICK: Final = 3 * PIXEL
_THIN: Final = 0.8 * PIXEL
_PAINTED: Final = 3.0
_DOT: Final = 4.2 * PIXEL
"""Pixels of a dot from side to side, as Penpa+ has it."""
_CLEAR: Final = "#00000000"
_LAYER: Final = "cell-grids"
_CELLS: Final = "penpad"
"""The key of the cells that are not in play."""


class Surround(NamedTuple):
    """What is drawn of a board beside its grid; see `converters.drawing.Meta`."""

    frame: str = _USUAL
    dots: bool = False


def surround_items(drawing: Drawing) -> Iterator[Item]:
    """Give the lines that show the frame and the dots of a board of squares.

    Args:
        drawing: A drawing on squares. One without cells in play is a picture and has no frame.
    """
    meta = drawing.meta
    sides = _sides(drawing.lattice, drawing.board)
    rim = [side for side, uses in sides.items() if uses == 1]
    if holes := holes_of(drawing):
        lines = _sides(drawing.lattice, holes).keys() - sides.keys()
        yield {**_line(_along(lines), WHITE, _PAINTED, HOLE), _CELLS: pairs(holes)}
    if rim and not (meta.frame == _USUAL and has_regions(drawing)):
        yield _frame(drawing, rim)
    corners = {corner for side in sides for corner in side}
    if meta.dots and corners:
        places = (f"M{units(x)} {units(y)}h0" for x, y in sorted(corners))
        yield _line("".join(places), BLACK, _DOT, _DOTS)


def read_surround(fields: Item) -> Surround:
    """Give the frame and the dots that a content shows."""
    roles = [role for item in _lines(fields) if (role := _role(item))]
    frames = [role.removeprefix(_FRAME) for role in roles if role.startswith(_FRAME)]
    known = [name for name in frames if name in _NAMES]
    return Surround(known[0] if known else _USUAL, _DOTS in roles)


def holes_of(drawing: Drawing) -> tuple[Site, ...]:
    """Give the cells of a board that are not in play; none if it has no cells at all."""
    every = drawing.lattice.sites(Kind.CELL) if drawing.board else ()
    return tuple(site for site in every if site not in drawing.board)


def read_holes(fields: Item) -> Iterator[Site]:
    """Give the cells that a content says are not in play."""
    for item in _lines(fields):
        if isinstance(item, dict) and item.get("role") == HOLE:
            with suppress(LinkError):
                yield from read_cells(item.get(_CELLS), "lines")


def is_surround(item: Item) -> bool:
    """Tell whether a line item is a frame, the dots, or of cells that are not in play."""
    return bool(_role(item))


def write_surround(fields: Item, drawing: Drawing) -> None:
    """Put the frame and the dots of a drawing into a content, instead of those that are there."""
    kept: list[JsonValue] = [
        item for item in _lines(fields) if not (isinstance(item, dict) and is_surround(item))
    ]
    fields.pop("lines", None)
    lines: list[JsonValue] = [*surround_items(drawing), *kept]
    if lines:
        fields["lines"] = lines


def has_regions(drawing: Drawing) -> bool:
    """Tell whether the author has drawn regions."""
    return any(isinstance(element, Cage) and element.kind == REGION for element in drawing.question)


def _frame(drawing: Drawing, rim: Iterable[tuple[Point, Point]]) -> Item:
    role = _FRAME + drawing.meta.frame
    match drawing.meta.frame:
        case "thin":
            # The grid's outer lines are such a frame, if there is a grid.
            ink = BLACK if drawing.meta.grid == "none" else _CLEAR
            return _line(_along(rim), ink, _THIN, role)
        case "none":
            return _line(_along(rim), WHITE, _PAINTED, role)
        case _:
            return _line(_along(rim), BLACK, _THICK, role)


def _along(sides: Iterable[tuple[Point, Point]]) -> str:
    """Give the outline along sides; a hole between cells in play has none of its own."""
    return "".join(segment(start, end) for start, end in runs(sides)) or "M0 0"


def _line(data: str, ink: str, pixels: float, role: str) -> Item:
    thickness = float(number(pixels))
    return {"d": data, "color": ink, "thickness": thickness, "target": _LAYER, "role": role}


def _sides(lattice: Lattice, cells: Iterable[Site]) -> Counter[tuple[Point, Point]]:
    """Count how many of the cells each side belongs to."""
    sides = Counter[tuple[Point, Point]]()
    for cell in cells:
        corners = [lattice.xy(site) for site in lattice.around(cell, Kind.VERTEX)]
        for index, end in enumerate(corners):
            start = corners[index - 1]
            sides[(start, end) if start <= end else (end, start)] += 1
    return sides


def _lines(fields: Item) -> list[JsonValue]:
    lines = fields.get("lines")
    return lines if isinstance(lines, list) else []


def _role(item: JsonValue) -> str:
    role = item.get("role") if isinstance(item, dict) else None
    is_ours = isinstance(role, str) and (role in (_DOTS, HOLE) or role.startswith(_FRAME))
    return str(role) if is_ours else ""
