"""Colours as an eye sees them on white paper, from any CSS text that editors write."""

import re
from functools import lru_cache
from typing import Final, NamedTuple


class Colour(NamedTuple):
    """Red, green, blue and opacity, each 0 to 1."""

    red: float
    green: float
    blue: float
    alpha: float


@lru_cache(maxsize=1024)
def colour(css: str) -> Colour | None:
    """Give the colour of a CSS text; None if it is not understood.

    >>> colour("rgba(0, 0, 255, .5)")
    Colour(red=0.0, green=0.0, blue=1.0, alpha=0.5)
    """
    css = css.strip().lower()
    css = _NAMES.get(css, css)
    if digits := _HEX.fullmatch(css):
        return _from_hex(digits[1])
    match = _RGB.fullmatch(css)
    if match is None:
        return None
    red, green, blue, alpha = match.groups(default="1")
    parts = [min(float(part) / 255, 1.0) for part in (red, green, blue)]
    return Colour(parts[0], parts[1], parts[2], min(float(alpha), 1.0))


def on_white(seen: Colour, opacity: float = 1.0) -> tuple[float, float, float]:
    """Give the red, green and blue that an eye sees of a colour on white paper."""
    alpha = seen.alpha * opacity
    red, green, blue = (1 - alpha + alpha * part for part in seen[:3])
    return red, green, blue


def is_clear(css: str) -> bool:
    """Tell whether a colour cannot be seen at all."""
    seen = colour(css)
    return seen is not None and seen.alpha <= 0


def _from_hex(digits: str) -> Colour:
    if len(digits) <= _SHORT:
        digits = "".join(digit * 2 for digit in digits)
    digits = digits.ljust(8, "f")
    return Colour(*(int(digits[at : at + 2], 16) / 255 for at in range(0, 8, 2)))


_NAMES: Final = {
    "black": "#000",
    "darkgray": "#a9a9a9",
    "darkgrey": "#a9a9a9",
    "darkslategray": "#2f4f4f",
    "darkslategrey": "#2f4f4f",
    "dimgray": "#696969",
    "dimgrey": "#696969",
    "gold": "#ffd700",
    "gray": "#808080",
    "green": "#008000",
    "grey": "#808080",
    "lightgray": "#d3d3d3",
    "lightgreen": "#90ee90",
    "lightgrey": "#d3d3d3",
    "lightyellow": "#ffffe0",
    "lime": "#0f0",
    "limegreen": "#32cd32",
    "none": "#0000",
    "silver": "#c0c0c0",
    "transparent": "#0000",
    "white": "#fff",
    "yellow": "#ff0",
}
_HEX: Final = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_SHORT: Final = 4
_NUMBER: Final = r"\s*([0-9]{1,3}(?:\.[0-9]{1,9})?|\.[0-9]{1,9})\s*"
_RGB: Final = re.compile(rf"rgba?\({_NUMBER},{_NUMBER},{_NUMBER}(?:,{_NUMBER})?\)")
