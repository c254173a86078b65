"""How marks look, whatever they mean: their sizes, and whether they can be seen at all."""

from typing import Final

from checker.reading.colours import is_clear
from converters.drawing import Element, Label, Symbol

_DISCS: Final = frozenset({"black-on-white", "black-in-circle", "white-on-black", "white-on-red"})
_SQUARES: Final = frozenset({"square", "rounded-square", "rounded", "full-square"})
_WHOLE_CELL: Final = 0.8


def is_telling(label: Label) -> bool:
    """Tell whether a number or blank text says something: a figure, question mark or disc."""
    return bool(label.text.strip()) or label.style in _DISCS


def sides_of(symbol: Symbol) -> tuple[float, float]:
    """Give the width and height of a rectangle as it stands after whole quarter turns."""
    width = symbol.width or 1.0
    height = symbol.height or width
    return (height, width) if symbol.angle % 180 else (width, height)


def covers_cells(symbol: Symbol) -> bool:
    """Tell whether a symbol is an upright rectangle that fills at least one whole cell."""
    upright = symbol.angle % 90 == 0
    return upright and symbol.shape in _SQUARES and min(sides_of(symbol)) >= _WHOLE_CELL


def is_invisible(element: Element) -> bool:
    """Tell whether a symbol or a text that says something cannot be seen at all."""
    colours: tuple[str | None, ...]
    match element:
        case Label() if is_telling(element):
            colours = (element.paint.ink,)
        case Symbol():
            colours = (element.paint.fill, element.paint.stroke)
        case _:
            return False
    opacity = 1.0 if element.paint.opacity is None else element.paint.opacity
    clear = (css is not None and is_clear(css) for css in colours)
    return opacity <= 0 or all(clear)
