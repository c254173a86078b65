"""What an Akari solver sees in a colour: black, white, yellow, green or something else.

Editors name few colours and let authors type any; so the eye decides, on white paper. The bounds
are ours: everything as dark as the light grey of Penpa+ (``#cccccc``, which its importers and noqx
take for black) and of SudokuPad (``#cfcfcf``) is black, a paler grey is neither black nor white. A
colour has a name only if it is bright and strong; one that is hardly told from black is black, and
all between is something else.
"""

import colorsys
from enum import StrEnum
from functools import lru_cache
from typing import Final

from checker.reading.colours import colour, on_white


class Shade(StrEnum):
    """The colours that Akari drawings tell apart."""

    NONE = "none"
    WHITE = "white"
    BLACK = "black"
    YELLOW = "yellow"
    ORANGE = "orange"
    GREEN = "green"
    OTHER = "other"


_BLACK_BELOW: Final = 0.82
_WHITE_ABOVE: Final = 0.97
_GREY_SPREAD: Final = 0.12
_NEARLY_BLACK: Final = 0.2
_DARK: Final = 0.55
_BRIGHT: Final = 0.8
_PALE: Final = 0.65
_STRONG: Final = 0.28
_LUMINANCE: Final = (0.299, 0.587, 0.114)
"""How much red, green and blue add to the brightness that an eye sees (ITU-R BT.601)."""

_HUES: Final = (
    (Shade.ORANGE, 15, 32),
    (Shade.YELLOW, 45, 70),
    (Shade.GREEN, 80, 170),
)


@lru_cache(maxsize=1024)
def shade(css: str, opacity: float = 1.0) -> Shade:
    """Give what a CSS colour on white paper looks like; `Shade.OTHER` if it is not understood.

    >>> shade("#000"), shade("rgba(255, 103, 0, .6)"), shade("#ffffa3")
    (<Shade.BLACK: 'black'>, <Shade.ORANGE: 'orange'>, <Shade.YELLOW: 'yellow'>)
    """
    found = colour(css)
    if found is None:
        return Shade.OTHER
    if found.alpha * opacity <= 0:
        return Shade.NONE
    return _seen(on_white(found, opacity))


def is_pale(css: str, opacity: float | None = None) -> bool:
    """Tell whether a CSS colour on white paper is bright enough to be no black cell at all."""
    found = colour(css)
    if found is None:
        return False
    return _light(on_white(found, 1.0 if opacity is None else opacity)) >= _PALE


def _light(rgb: tuple[float, float, float]) -> float:
    return sum(share * part for share, part in zip(_LUMINANCE, rgb, strict=True))


def _seen(rgb: tuple[float, float, float]) -> Shade:
    """Give what an opaque colour looks like; channels 0 to 1."""
    low, high = min(rgb), max(rgb)
    if high - low <= _GREY_SPREAD:
        return _grey(sum(rgb) / 3)
    if high <= _DARK and _light(rgb) <= _NEARLY_BLACK:
        return Shade.BLACK
    hue, saturation, _ = colorsys.rgb_to_hsv(*rgb)
    if high < _BRIGHT or saturation < _STRONG:
        return Shade.OTHER
    hue *= 360
    return next((found for found, least, most in _HUES if least <= hue <= most), Shade.OTHER)


def _grey(light: float) -> Shade:
    if light <= _BLACK_BELOW:
        return Shade.BLACK
    return Shade.WHITE if light >= _WHITE_ABOVE else Shade.OTHER
