"""What is drawn of a board beside its grid: the frame around the cells in play, dots on vertices.

SudokuPad draws a thin grid over all its cells and no frame, but for the borders of regions. So a
frame is a line of its own, above the white boxes that cover holes; a board without a frame has its
outer lines painted over. The role of such a line says which frame it is, so that reading takes it
away again; without one the frame is thick, as a drawing that says nothing has it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.drawing import Cage, Drawing
from converters.formats.sudokupad.fields import Item
from converters.formats.sudokupad.groups import REGION
from converters.formats.sudokupad.looks import BLACK, WHITE
from converters.lattice import SquareLattice
from converters.shapes.pen import PIXEL, Point, number, segment, units
from converters.shapes.runs import runs
from converters.site import Kind

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
_ABOVE: Final = "cell-givens"


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
    rim = [side for side, uses in _sides(drawing).items() if uses == 1]
    if rim and not (meta.frame == _USUAL and _has_regions(drawing)):
        yield _frame(drawing, rim)
    corners = {corner for side in _sides(drawing) for corner in side}
    if meta.dots and corners:
        places = (f"M{units(x)} {units(y)}h0" for x, y in sorted(corners))
        yield _line("".join(places), BLACK, _DOT, _DOTS)


def read_surround(fields: Item) -> Surround:
    """Give the frame and the dots that a content shows."""
    roles = [role for item in _lines(fields) if (role := _role(item))]
    frames = [role.removeprefix(_FRAME) for role in roles if role.startswith(_FRAME)]
    known = [name for name in frames if name in _NAMES]
    return Surround(known[0] if known else _USUAL, _DOTS in roles)


def is_surround(item: Item) -> bool:
    """Tell whether a line item is a frame or the dots."""
    return bool(_role(item))


def write_surround(fields: Item, drawing: Drawing) -> None:
    """Put the frame and the dots of a drawing into a content, instead of those that are there."""
    kept: list[JsonValue] = [
        item for item in _lines(fields) if not (isinstance(item, dict) and is_surround(item))
    ]
    kept += surround_items(drawing)
    fields.pop("lines", None)
    if kept:
        fields["lines"] = kept


def _frame(drawing: Drawing, rim: Iterable[tuple[Point, Point]]) -> Item:
    data = "".join(segment(start, end) for start, end in runs(rim))
    role = _FRAME + drawing.meta.frame
    match drawing.meta.frame:
        case "thin":
            return _line(data, BLACK, _THIN, role)
        case "none":
            return _line(data, WHITE, _PAINTED, role)
        case _:
            return _line(data, BLACK, _THICK, role)


def _line(data: str, ink: str, pixels: float, role: str) -> Item:
    thickness = float(number(pixels))
    return {"d": data, "color": ink, "thickness": thickness, "target": _ABOVE, "role": role}


def _sides(drawing: Drawing) -> Counter[tuple[Point, Point]]:
    """Count how many of the cells in play each side belongs to."""
    lattice, sides = drawing.lattice, Counter[tuple[Point, Point]]()
    if isinstance(lattice, SquareLattice):
        for cell in drawing.board:
            corners = [lattice.xy(site) for site in lattice.around(cell, Kind.VERTEX)]
            for index, end in enumerate(corners):
                start = corners[index - 1]
                sides[(start, end) if start <= end else (end, start)] += 1
    return sides


def _has_regions(drawing: Drawing) -> bool:
    return any(isinstance(element, Cage) and element.kind == REGION for element in drawing.question)


def _lines(fields: Item) -> list[JsonValue]:
    lines = fields.get("lines")
    return lines if isinstance(lines, list) else []


def _role(item: JsonValue) -> str:
    role = item.get("role") if isinstance(item, dict) else None
    is_ours = isinstance(role, str) and (role == _DOTS or role.startswith(_FRAME))
    return str(role) if is_ours else ""
