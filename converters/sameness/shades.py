"""What a CSS colour looks like on white paper, as far as puzzles tell colours apart."""

import re
from functools import lru_cache
from typing import Final

DARK: Final = "dark"
"""Black and everything nearly so."""

_DARK_BELOW: Final = 0.4
_WHITE_ABOVE: Final = 0.96
_HEX: Final = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_SHORT: Final = 4
_PART: Final = r"\s*([0-9]{1,3}(?:\.[0-9]{1,9})?|\.[0-9]{1,9})(%?)\s*"
_RGB: Final = re.compile(rf"rgba?\({_PART},{_PART},{_PART}(?:,{_PART})?\)")
_NAMES: Final = {
    "black": "#000",
    "blue": "#00f",
    "darkgray": "#a9a9a9",
    "darkgrey": "#a9a9a9",
    "gray": "#808080",
    "grey": "#808080",
    "lightgray": "#d3d3d3",
    "lightgrey": "#d3d3d3",
    "none": "#0000",
    "red": "#f00",
    "silver": "#c0c0c0",
    "transparent": "#0000",
    "white": "#fff",
}


@lru_cache(maxsize=4096)
def shade(css: str, opacity: float = 1.0) -> str:
    """Give a name for what is seen: empty for white paper, `DARK`, or one of its own.

    >>> shade("#fff"), shade("#444"), shade("#ff000080"), shade("lime")
    ('', 'dark', '#ff7f7f', 'lime')
    """
    text = css.strip().lower()
    channels = _channels(_NAMES.get(text, text))
    if channels is None:
        return text
    *colour, alpha = channels
    # Half of a colour is 0.5 in one editor and 128 of 255 in another.
    alpha = round(min(alpha, 1.0) * opacity, 2)
    rgb = [1 - alpha + alpha * min(part, 1.0) for part in colour]
    if min(rgb) >= _WHITE_ABOVE:
        return ""
    if max(rgb) <= _DARK_BELOW:
        return DARK
    return "#" + "".join(f"{int(part * 255):02x}" for part in rgb)


def _channels(text: str) -> list[float] | None:
    """Give red, green, blue and alpha, 0 to 1; None if the colour is not understood."""
    if digits := _HEX.fullmatch(text):
        return _from_hex(digits[1])
    match = _RGB.fullmatch(text)
    if match is None:
        return None
    parts = [(match[at], match[at + 1]) for at in (1, 3, 5, 7)]
    red, green, blue = (float(number) / (100 if percent else 255) for number, percent in parts[:3])
    number, percent = parts[3]
    alpha = 1.0 if number is None else float(number) / (100 if percent else 1)
    return [red, green, blue, alpha]


def _from_hex(digits: str) -> list[float]:
    if len(digits) <= _SHORT:
        digits = "".join(digit * 2 for digit in digits)
    digits = digits.ljust(8, "f")
    return [int(digits[at : at + 2], 16) / 255 for at in range(0, 8, 2)]
