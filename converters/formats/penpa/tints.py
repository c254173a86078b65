"""Which part of a symbol its custom colour paints.

Source: Penpa+ ``style.js``, ``set_circle_style``; ``class_square.js``, ``draw_symbol_select``.
"""

from dataclasses import replace
from typing import Final

from converters.drawing import Paint
from converters.formats.penpa.symbols import SIZED

_LINED: Final = frozenset((4, 10, 13))
"""Looks of circles and polygons whose rim takes the colour; others are filled with it."""
_FIXED: Final = frozenset((0, 11, 12))
"""Looks that take none."""
_FIXED_FAMILIES: Final = frozenset(
    (
        *("ox_E", "ox_G", "math_G", "degital_E", "degital_G", "bars_W", "spans"),
        *(f"arrow_{name}_{code}" for name in ("B", "N", "tri") for code in "GW"),
        *(f"arrow_fouredge_{code}" for code in "GE"),
        *(f"battleship_{code}{plus}" for code in "GW" for plus in ("", "+")),
    )
)
_FIXED_SYMBOLS: Final = frozenset(
    (
        *(("sun_moon", value) for value in (3, 4, 5)),
        *(("tri", value) for value in (6, 7, 8, 9, 0)),
        *(("kakuro", value) for value in (3, 4, 5, 6)),
        ("angleloop", 4),
        ("neighbors", 0),
    )
)
_LINED_FAMILIES: Final = frozenset(
    ("ox_B", "cross", "line", "frameline", "compass", "arc", "sudokumore", "darts")
)


def part(family: str, value: object) -> str:
    """Give ``fill`` or ``stroke``: what the custom colour paints; empty: nothing."""
    if family in SIZED:
        return "" if value in _FIXED else "stroke" if value in _LINED else "fill"
    fixed = isinstance(value, int) and (family, value) in _FIXED_SYMBOLS
    if fixed or family in _FIXED_FAMILIES:
        return ""
    return "stroke" if family in _LINED_FAMILIES else "fill"


def paint_of(family: str, value: object, colour: str | None, paint: Paint) -> Paint:
    """Add a custom colour to a symbol's paint, where it is seen."""
    where = part(family, value) if colour else ""
    if where == "fill":
        return replace(paint, fill=colour)
    return replace(paint, stroke=colour) if where == "stroke" else paint
