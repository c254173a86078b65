"""Segments that continue each other, joined: a grid is then a few long lines."""

import math
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from converters.shapes.pen import Point

Line: TypeAlias = tuple[Point, Point]
_DECIMALS: Final = 4


def runs(sides: Iterable[Line]) -> Iterator[Line]:
    """Join segments that continue each other straight on; each lies from left to right, or down."""
    ends = {(start, _direction(start, end)): end for start, end in sides}
    reached = {(end, direction) for (_, direction), end in ends.items()}
    for start, direction in sorted(ends.keys() - reached):
        end = ends[start, direction]
        while (end, direction) in ends:
            end = ends[end, direction]
        yield start, end


def _direction(start: Point, end: Point) -> Point:
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    return round(math.cos(angle), _DECIMALS), round(math.sin(angle), _DECIMALS)
