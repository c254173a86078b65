"""The looks of shapes by style name, and how an element's own paint changes them."""

from typing import Final, NamedTuple

from converters.drawing import Symbol
from converters.shapes.attributes import line_attributes, overlaid
from converters.shapes.pen import PIXEL, UNIT, Look, number, units


class Tint(NamedTuple):
    """Inside colour, line colour, line width in user units, dashes in cell sides."""

    fill: str = "none"
    stroke: str = "none"
    width: float = PIXEL
    dash: tuple[float, ...] = ()


BLACK: Final = "#000"
WHITE: Final = "#fff"
GREY: Final = "#999"
LIGHT: Final = "#ccc"
GREEN: Final = "#208020"
RED: Final = "#f00"

STYLES: Final[dict[str, Tint]] = {
    "": Tint(WHITE, BLACK),
    "double": Tint(WHITE, BLACK),
    "white": Tint(WHITE, BLACK),
    "black": Tint(BLACK, BLACK),
    "light-grey": Tint(LIGHT),
    "dashed": Tint("none", BLACK, PIXEL, (4 / 38, 4 / 38)),
    "grey": Tint(LIGHT, BLACK),
    "white-grey-rim": Tint(WHITE, GREY, 2 * PIXEL),
    "white-no-rim": Tint(WHITE),
    "white-thick-rim": Tint(WHITE, BLACK, 2 * PIXEL),
    "grey-thick-rim": Tint(LIGHT, BLACK, 2 * PIXEL),
    "white-black-rim": Tint(WHITE, BLACK, 2 * PIXEL),
    "red": Tint(RED, RED),
    "green": Tint(GREEN, GREEN),
    "hollow": Tint("none", BLACK),
}
"""Shapes with an inside."""

INKS: Final[dict[str, str]] = {
    "": BLACK,
    "black": BLACK,
    "green": GREEN,
    "grey": GREY,
    "light-grey": LIGHT,
    "white": WHITE,
    "red": RED,
    "line": GREEN,
    "edge": GREEN,
    "blue": "#187bcd",
}
"""Shapes that are lines, or one flat colour."""


def filled(symbol: Symbol, plain: Tint | None = None) -> Look:
    """Give the look of a shape with an inside: its paint, else its style, else ``plain``."""
    tint = STYLES.get(symbol.style, STYLES[""]) if plain is None else plain
    paint = symbol.paint
    own = paint.fill is not None or paint.stroke is not None
    if own and not symbol.style and plain is None:  # a free shape has what its paint says, no more
        tint = Tint()
    width = tint.width if paint.width is None else paint.width * UNIT
    seen = Tint(paint.fill or tint.fill, paint.stroke or tint.stroke, width, tint.dash)
    return overlaid(look(seen), line_attributes(paint))


def inked(symbol: Symbol, width: float = 3 * PIXEL, cap: str = "round") -> Look:
    """Give the look of a shape made of lines."""
    ink = colour(symbol)
    paint = symbol.paint
    thick = width if paint.width is None else paint.width * UNIT
    tail = () if cap == "butt" else (("stroke-linecap", cap), ("stroke-linejoin", cap))
    return (("fill", "none"), ("stroke", ink), ("stroke-width", number(thick)), *tail)


def colour(symbol: Symbol, plain: str = "") -> str:
    """Give the one colour of a flat shape or of one made of lines."""
    style = plain or INKS.get(symbol.style, BLACK)
    return symbol.paint.stroke or symbol.paint.fill or style


def flat(colour_name: str, rim: float = 0.0) -> Look:
    """Give the look of one colour all over, with a rim of that width in user units."""
    look: Look = (("fill", colour_name),)
    return (*look, ("stroke", colour_name), ("stroke-width", number(rim))) if rim else look


def look(tint: Tint) -> Look:
    """Write a tint as attributes, leaving out what is the default."""
    parts: Look = (("fill", tint.fill),)
    if tint.stroke != "none" and tint.width > 0:
        parts = (*parts, ("stroke", tint.stroke), ("stroke-width", number(tint.width)))
        if tint.dash:
            parts = (*parts, ("stroke-dasharray", " ".join(units(part) for part in tint.dash)))
    return parts
