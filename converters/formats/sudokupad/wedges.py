"""A cell in several colours: equal wedges around its centre, which SudokuPad has no item for."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from converters.codec.js_json import number_text
from converters.formats.sudokupad.fields import PIXELS, Item, place
from converters.site import Spot

_HALF = 0.5
_FIRST = 0.25 - 1.2 / (2 * pi)
"""Where the first wedge begins, in turns from the top, clockwise, as Penpa+ has it."""
_CORNERS = (0.125, 0.375, 0.625, 0.875, 1.125)
"""Where the corners of a square are on the way round it, from the top, clockwise."""


def wedges(at: Spot, shades: Sequence[str]) -> Iterator[Item]:
    """Give one filled outline a colour, clockwise, on the layer of underlays."""
    row, col = (part for part in place(at) if isinstance(part, int | float))
    for index, css in enumerate(shades):
        start, end = (_FIRST + each / len(shades) for each in (index, index + 1))
        turns = (start, *(turn for turn in _CORNERS if start < turn < end), end)
        points = [(col, row), *(_rim(turn, row, col) for turn in turns)]
        way = "L".join(f"{_pixel(x)} {_pixel(y)}" for x, y in points)
        yield {"d": f"M{way}Z", "color": "none", "fill": css, "thickness": 0, "target": "underlay"}


def _rim(turn: float, row: float, col: float) -> tuple[float, float]:
    """Give the point of a cell's border in a direction."""
    x, y = sin(2 * pi * turn), -cos(2 * pi * turn)
    reach = _HALF / max(abs(x), abs(y))
    return col + x * reach, row + y * reach


def _pixel(number: float) -> str:
    return number_text(round(number * PIXELS, 2))
