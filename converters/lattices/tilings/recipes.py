"""How the uniform tilings are laid down, block by block, as tables.

A block is a few faces with their centres, rings of vertices and rings of edge points. The order
of blocks, and of points in a block, is that in which Penpa+ numbers them: the serial of a point is
``size of a block × number of the block + place in the block``.

Source: Penpa+ ``class_uniform.js``, ``create_point`` of each kind.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from math import cos, radians, sin, sqrt
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from converters.geometry.outline import Point

_R3: Final = sqrt(3)
_SQUARE: Final = sqrt(2) / 2
"""From a unit square's centre to its corners; to its sides it is ½."""
_OCTAGON: Final = _SQUARE / cos(radians(22.5))
_TRIANGLE: Final = _R3 / 3
"""From a unit triangle's centre to its corners; to its sides it is half of that."""
_INNER: Final = _R3 / 6


class Part(Enum):
    """What the points of a ring are to their face."""

    VERTEX = 0
    EDGE = 1
    MIDDLE = 2


class Circle(NamedTuple):
    """One ring around a face's centre: radius, and degrees of its first point, clockwise."""

    face: int
    radius: float
    start: float


class Rings(NamedTuple):
    """Rings whose points alternate: the first of each, the second of each and so on."""

    part: Part
    each: int
    circles: tuple[Circle, ...]


Steps: TypeAlias = tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class Recipe:
    """One way to lay down faces.

    Attributes:
        steps: To the next block across and down, and extra for odd ones across and down.
        centres: The faces' centres, from the block's origin.
        rings: Their points, in order.
        rows_per_size: Rows of blocks for each unit of height.
        by_columns: Whether blocks are numbered column by column instead of row by row.
    """

    steps: Steps
    centres: tuple[Point, ...]
    rings: tuple[Rings, ...]
    rows_per_size: int = 1
    by_columns: bool = False

    def origin(self, across: int, down: int) -> Point:
        """Give a block's origin."""
        counts = (across, down, across % 2, down % 2)
        pairs = list(zip(counts, self.steps, strict=True))
        x = sum(count * step[0] for count, step in pairs)
        y = sum(count * step[1] for count, step in pairs)
        return x + 0.5, y + 0.5

    def blocks(self, across: int, down: int) -> Iterator[tuple[int, int, bool]]:
        """Give each block's column and row, and whether it is in play; a ring around is not."""
        cols, rows = across + 2, self.rows_per_size * down + 2
        places = (
            ((col, row) for col in range(cols) for row in range(rows))
            if self.by_columns
            else ((col, row) for row in range(rows) for col in range(cols))
        )
        for col, row in places:
            yield col, row, 0 < col < cols - 1 and 0 < row < rows - 1


def _one(part: Part, count: int, face: int, radius: float, start: float) -> Rings:
    """Give a ring by itself."""
    return Rings(part, count, (Circle(face, radius, start),))


_V, _E = Part.VERTEX, Part.EDGE

_SQUARES_STEPS: Final = ((2.0, 0.0), (0.0, 1.0), (0.0, 0.0), (1.0, 0.0))
_SQUARES_CENTRES: Final = ((0.0, 0.0), (1.0, 0.0))
_SQUARES_RINGS: Final = (
    _one(_V, 8, 0, _OCTAGON, 22.5),
    _one(_V, 4, 1, sqrt(2) - 1, 45),
    _one(_E, 8, 0, _SQUARE, 0),
    _one(_E, 4, 1, 1 - _SQUARE, 0),
)

_TRUNCATED: Final = Recipe(_SQUARES_STEPS, _SQUARES_CENTRES, _SQUARES_RINGS, rows_per_size=2)
_TETRAKIS: Final = Recipe(
    _SQUARES_STEPS,
    _SQUARES_CENTRES,
    (*_SQUARES_RINGS, _one(Part.MIDDLE, 4, 1, 0.5, 0)),
    rows_per_size=2,
    by_columns=True,
)

_SNUB: Final = Recipe(
    steps=((1 + _R3 / 2, -0.5), (0.5, 1 + _R3 / 2), (0.0, 0.0), (0.0, 0.0)),
    centres=(
        (0.0, 0.0),
        (0.5 + _INNER, 0.0),
        (0.0, 0.5 + _INNER),
        (0.5, 0.5 + _TRIANGLE),
        (0.75 + _R3 / 4, 0.25 + _R3 / 4),
        (0.5 + _TRIANGLE, -0.5),
    ),
    rings=(
        _one(_V, 4, 0, _SQUARE, 45),
        Rings(_V, 3, (Circle(1, _TRIANGLE, 0), Circle(2, _TRIANGLE, 90), Circle(3, _TRIANGLE, 30))),
        _one(_V, 4, 4, _SQUARE, 15),
        _one(_V, 3, 5, _TRIANGLE, 60),
        _one(_E, 4, 0, 0.5, 0),
        Rings(_E, 3, (Circle(1, _INNER, 60), Circle(2, _INNER, 30), Circle(3, _INNER, 90))),
        _one(_E, 4, 4, 0.5, 60),
        _one(_E, 3, 5, _INNER, 0),
    ),
)

_BESIDE: Final = 0.5 + _INNER
_SLANT: Final = (1 + _SQUARE * cos(radians(75)), _SQUARE * sin(radians(75)))

_RHOMBI: Final = Recipe(
    steps=((1.5 + _R3 / 2, 0.0), (0.0, 1 + _R3), (0.0, -0.5 - _R3 / 2), (0.0, 0.0)),
    centres=(
        (0.0, 0.0),
        (0.0, -0.5 - _R3 / 2),
        (_BESIDE, -0.5 - _R3 / 2),
        (-_BESIDE, -0.5 - _R3 / 2),
        (_SLANT[0], -_SLANT[1]),
        (-_SLANT[0], -_SLANT[1]),
    ),
    rings=(
        _one(_V, 6, 0, 1.0, 0),
        _one(_V, 4, 1, _SQUARE, 45),
        _one(_V, 3, 2, _TRIANGLE, 0),
        _one(_V, 3, 3, _TRIANGLE, 180),
        _one(_V, 4, 4, _SQUARE, 15),
        _one(_V, 4, 5, _SQUARE, -15),
        _one(_E, 6, 0, _R3 / 2, 30),
        _one(_E, 4, 1, 0.5, 0),
        _one(_E, 3, 2, _INNER, 180),
        _one(_E, 3, 3, _INNER, 0),
        _one(_E, 4, 4, 0.5, -30),
        _one(_E, 4, 5, 0.5, 30),
    ),
)

PRIMAL: Final[Mapping[str, Recipe]] = MappingProxyType(
    {"truncated_square": _TRUNCATED, "snub_square": _SNUB, "rhombitrihexagonal": _RHOMBI}
)
"""Tilings whose cells are the faces."""

DUAL: Final[Mapping[str, Recipe]] = MappingProxyType(
    {"tetrakis_square": _TETRAKIS, "cairo_pentagonal": _SNUB, "deltoidal_trihexagonal": _RHOMBI}
)
"""Tilings whose cells are the vertices of such faces."""
