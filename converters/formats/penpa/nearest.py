"""The native look that comes nearest to a CSS colour, a width or a text size."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from converters.drawing import FILL_COLOURS

_HEX: Final = re.compile(r"#([0-9a-f]{3,8})", re.IGNORECASE)
_RGB: Final = re.compile(r"rgba?\(([^()]{1,60})\)", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d{1,3}(?:\.\d{1,9})?")
_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "black": "#000000",
        "white": "#ffffff",
        "red": "#ff0000",
        "green": "#008000",
        "blue": "#0000ff",
        "yellow": "#ffff00",
        "orange": "#ffa500",
        "grey": "#808080",
        "gray": "#808080",
        "purple": "#800080",
        "pink": "#ffc0cb",
        "brown": "#a52a2a",
    }
)

SURFACES: Final[Mapping[str, str]] = MappingProxyType(
    {
        name: css
        for name, css in FILL_COLOURS.items()
        if name not in ("transparent", "bright-orange")
    }
)
TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "black": "#000000",
        "green": "#4c9900",
        "grey": "#999999",
        "white": "#ffffff",
        "light-blue": "#187bcd",
        "blue": "#0000ff",
        "red": "#ff0000",
    }
)
DISCS: Final[Mapping[str, str]] = MappingProxyType(
    {"white": "#ffffff", "black": "#000000", "grey": "#cccccc", "red": "#ff0000"}
)

PIXELS: Final = 38
"""Pixels a cell side has by default; widths of line styles are given in them."""


def rgb(css: str) -> tuple[float, float, float] | None:
    """Give red, green and blue, 0 to 255, of a CSS colour; None if it is written otherwise."""
    text = _NAMES.get(css.strip().lower(), css.strip())
    if match := _HEX.fullmatch(text):
        digits = match[1] if len(match[1]) > 4 else "".join(2 * digit for digit in match[1])  # noqa: PLR2004 - #rgb, #rgba
        red, green, blue = (int(digits[place : place + 2] or "0", 16) for place in (0, 2, 4))
        return red, green, blue
    if match := _RGB.fullmatch(text):
        parts = [float(number) for number in _NUMBER.findall(match[1])]
        if len(parts) >= 3:  # noqa: PLR2004 - red, green, blue
            return parts[0], parts[1], parts[2]
    return None


def nearest(css: str, table: Mapping[str, str]) -> str:
    """Give the name in the table whose colour is nearest; the first if the colour is unknown."""
    wanted = rgb(css)
    if wanted is None:
        return next(iter(table))
    return min(table, key=lambda name: _distance(wanted, rgb(table[name]) or wanted))


def line_style(width: float | None, *, edge: bool) -> str:
    """Give the plain line style of about that width in cell sides."""
    pixels = 3.0 if width is None else width * PIXELS
    if pixels < 1.7:  # noqa: PLR2004 - half way between the thin and the usual line
        return "thin"
    return "thick" if edge and pixels > 4 else "solid"  # noqa: PLR2004 - 3 px or 5 px


def _distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return sum((left - right) ** 2 for left, right in zip(one, other, strict=True))
