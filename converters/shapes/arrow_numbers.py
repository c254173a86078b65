"""Numbers with a small arrow: where the text stands and where the arrow, by its bearing.

Bearings are degrees clockwise from the right (see `converters.compass`).

Source: Penpa+ ``class_square.js``, ``class_hex.js``, ``class_tri.js``, ``draw_number``.
"""

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.compass import SIXTHS, bearing
from converters.shapes.pen import Point, polygon


class Beside(NamedTuple):
    """A number beside an arrow, in cell sides from the place of both.

    Attributes:
        text: The middle of the text.
        room: The width it may take.
        arrow: The middle of the arrow.
        length: Of the arrow.
    """

    text: Point
    room: float
    arrow: Point
    length: float = 0.7


_LEVEL: Final = Beside((0, 0.15), 0.8, (0, -0.3))
_UPRIGHT: Final = Beside((-0.1, 0.05), 0.7, (0.3, 0))
_RISING: Final = Beside((0.05, 0.15), 0.7, (-0.2, -0.2))
_FALLING: Final = Beside((-0.05, 0.15), 0.7, (0.2, -0.2))
_EIGHTHS: Final[Mapping[int, Beside]] = MappingProxyType(
    {
        **dict.fromkeys((0, 180), _LEVEL),
        **dict.fromkeys((90, 270), _UPRIGHT),
        **dict.fromkeys((315, 135), _RISING),
        **dict.fromkeys((225, 45), _FALLING),
    }
)
_TWELFTHS: Final[Mapping[int, Beside]] = MappingProxyType(
    {
        **dict.fromkeys((0, 180), _LEVEL._replace(room=0.7)),
        **dict.fromkeys((90, 270), _UPRIGHT._replace(arrow=(0.25, 0))),
        240: Beside((-0.1, 0.15), 0.7, (0.15, -0.15)),
        60: Beside((-0.1, 0.15), 0.7, (0.2, -0.1)),
        300: Beside((0.1, 0.15), 0.7, (-0.15, -0.15)),
        120: Beside((0.1, 0.15), 0.7, (-0.2, -0.1)),
        210: Beside((0, 0.15), 0.7, (0.1, -0.2)),
        30: Beside((0, 0.15), 0.7, (0.15, -0.15)),
        330: Beside((0, 0.15), 0.7, (-0.1, -0.2)),
        150: Beside((0, 0.15), 0.7, (-0.15, -0.15)),
    }
)
_TRIANGLES: Final[Mapping[int, Beside]] = MappingProxyType(
    {
        **dict.fromkeys((0, 180), Beside((0, 0.1), 0.7, (0, -0.15), 0.4)),
        **dict.fromkeys((90, 270), Beside((-0.1, 0.05), 0.7, (0.15, 0), 0.4)),
        **dict.fromkeys((240, 60), Beside((-0.05, 0.05), 0.7, (0.15, -0.1), 0.4)),
        **dict.fromkeys((300, 120), Beside((0.05, 0.05), 0.7, (-0.15, -0.1), 0.4)),
        **dict.fromkeys((210, 30), Beside((-0.05, 0.1), 0.7, (0.05, -0.12), 0.4)),
        **dict.fromkeys((330, 150), Beside((0.05, 0.1), 0.7, (-0.05, -0.12), 0.4)),
    }
)


def beside(toward: str, grid: str) -> Beside | None:
    """Give where a number and its arrow stand; None if that is no direction there."""
    table = _TWELFTHS if grid in SIXTHS else _EIGHTHS
    turn = bearing(toward, grid)
    return (_TRIANGLES if grid == "tri" else table).get(-1 if turn is None else turn)


_HEAD: Final = 0.25


def slim_arrow(middle: Point, turn: float, length: float, pixel: float) -> str:
    """Give the outline of a thin arrow.

    Args:
        middle: Its middle.
        turn: Degrees clockwise from right.
        length: From end to end, in cell sides.
        pixel: Half its thickness, in cell sides.
    """
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    half, neck = length / 2, length / 2 - _HEAD
    side = ((-half, pixel), (neck, pixel), (neck, 3 * pixel))
    points = (*side, (half, 0.0), *((x, -y) for x, y in reversed(side)))
    return polygon(
        [(middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in points]
    )
