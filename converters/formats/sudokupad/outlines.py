"""Shapes that SudokuPad can only show as an outline: cell halves, ships, dice, arrows on sides.

An outline is a line item with an SVG path. Which symbol it stands for is told by its role; it is
read as that symbol only if writing the symbol gives the very same item, else as a free outline.
"""

from collections.abc import Iterable
from typing import Final

from converters.codec.js_json import number_text
from converters.drawing import PLAIN, Symbol
from converters.errors import LinkError
from converters.formats.sudokupad.fields import PIXELS, Item, length, place, spot
from converters.formats.sudokupad.outline_shapes import SHAPES, Point

_ROLE: Final = "penpad-shape"
_CENTRE: Final = "penpad"
_WIDTH: Final = "penpad-width"
_LAYERS: Final = {True: "overlay", False: "underlay"}


def write_outline(symbol: Symbol) -> Item | None:
    """Give the line item of a symbol; None if its shape or style has no outline here."""
    shape = SHAPES.get(symbol.shape)
    if shape is None or symbol.style not in shape.inks or symbol.paint != PLAIN or symbol.angle:
        return None
    if not set(symbol.toward) <= shape.words:
        return None
    ink = shape.inks[symbol.style]
    row, col = (part for part in place(symbol.at) if isinstance(part, int | float))
    way = "".join(_way(points, row, col) for points in shape.ways(symbol))
    item: Item = {"d": way, "fill": ink.fill, "color": ink.line, "thickness": ink.pixels}
    item |= {"target": _LAYERS[symbol.over], "role": _ROLE, _CENTRE: place(symbol.at)}
    if symbol.width:
        item[_WIDTH] = symbol.width
    names: Item = {"class": " ".join((_ROLE, symbol.shape, symbol.style or "-", *symbol.toward))}
    return item | names


def read_outline(item: Item, where: str) -> Symbol | None:
    """Give the symbol that a line item is our own spelling of, if it is one.

    Raises:
        LinkError: If its centre or width is not of its sort.
    """
    names = item.get("class")
    if item.get("role") != _ROLE or not isinstance(names, str):
        return None
    _, shape, style, *toward = [*names.split(), "", "", ""][: max(3, len(names.split()))]
    symbol = Symbol(
        spot(item.get(_CENTRE), f"{where}.{_CENTRE}"),
        shape,
        "" if style == "-" else style,
        tuple(toward),
        width=length(item, _WIDTH, where) or 0.0,
        over=item.get("target") == _LAYERS[True],
    )
    try:
        return symbol if write_outline(symbol) == item else None
    except LinkError:
        return None


def _way(points: Iterable[Point], row: float, col: float) -> str:
    return "M" + "L".join(f"{_pixel(col + x)} {_pixel(row + y)}" for x, y in points)


def _pixel(number: float) -> str:
    return number_text(round(number * PIXELS, 2))


OUTLINED: Final = frozenset(SHAPES)
"""The shapes that have an outline."""
