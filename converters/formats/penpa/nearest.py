"""The native look that comes nearest to a CSS colour, a width or a text size."""

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from converters.drawing import FILL_COLOURS

_HEX: Final = re.compile(r"#([0-9a-f]{3,8})", re.IGNORECASE)
_RGB: Final = re.compile(r"rgba?\(([^()]{1,60})\)", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d{1,3}(?:\.\d{1,9})?")
_WHITE: Final = 245
_BLACK: Final = 60
_HALF: Final = 0.5
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

PIXELS: Final = 38
"""Pixels a cell side has by default; widths of line styles are given in them."""


# Pure functions' memos: a puzzle has few colours, on many things.
@lru_cache(maxsize=1024)
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


def is_white(css: str) -> bool:
    """Tell whether a colour is white or nearly so."""
    found = rgb(css)
    return found is not None and min(found) >= _WHITE


def is_black(css: str) -> bool:
    """Tell whether a colour is black or nearly so, and not see-through."""
    found = rgb(css)
    return found is not None and max(found) <= _BLACK and alpha(css) > _HALF


@lru_cache(maxsize=1024)
def alpha(css: str) -> float:
    """Give the alpha part of a colour, 0 to 1; 1 if it has none."""
    if match := _HEX.fullmatch(css.strip()):
        digits = match[1]
        if len(digits) == 4:  # noqa: PLR2004 - #rgba
            return int(2 * digits[3], 16) / 255
        return int(digits[6:], 16) / 255 if len(digits) == 8 else 1.0  # noqa: PLR2004 - #rrggbbaa
    if match := _RGB.fullmatch(css.strip()):
        parts = _NUMBER.findall(match[1].replace(" .", " 0.").replace(",.", ",0."))
        return min(1.0, float(parts[3])) if len(parts) > 3 else 1.0  # noqa: PLR2004 - r, g, b, alpha
    return 1.0


def with_opacity(css: str, opacity: float | None) -> str:
    """Give a colour as strong as an element of that opacity shows it; ``#rrggbbaa``."""
    found = rgb(css)
    if opacity is None or opacity >= 1 or found is None:
        return css
    strength = round(255 * max(0.0, opacity) * alpha(css))
    return "#" + "".join(f"{round(min(part, 255)):02x}" for part in (*found, strength))


def over(css: str, ground: str) -> str:
    """Give the colour that is seen where one lies over another, both on white paper.

    >>> over("#ff000080", "#ffffff"), over("#00ff00", "#000000")
    ('#ff7f7f', '#00ff00')
    """
    above, below = rgb(css), rgb(ground)
    if above is None or below is None or alpha(css) >= 1:
        return css
    strength, under = alpha(css), alpha(ground)
    paper = [255 - under * (255 - part) for part in below]
    mixed = zip(above, paper, strict=True)
    return "#" + "".join(f"{int(strength * a + (1 - strength) * b):02x}" for a, b in mixed)


def line_style(width: float | None) -> str:
    """Give the plain line style of about that width in cell sides: 1, 3 or 5 pixels."""
    pixels = 3.0 if width is None else width * PIXELS
    if pixels < 1.7:  # noqa: PLR2004 - half way between the thin and the usual line
        return "thin"
    return "thick" if pixels > 4 else "solid"  # noqa: PLR2004 - 3 px or 5 px


def _distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return sum((left - right) ** 2 for left, right in zip(one, other, strict=True))
