"""The point at the middle of a picture, and how a new board is turned.

Where several points are as near to the middle, the editor takes the one that its rounding errors
favour, which depends on the size of the cells; here it is the one with the lowest id. Any will do.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from converters.formats.penpa.turns import Turn
from converters.geometry.outline import Point

AS_MADE: Final = Turn()
"""How a new board is turned: not at all."""

_TIE: Final = 1e-9
"""Squares of distances that differ by less are equal; the lower id wins."""


def box(cells: Sequence[Point]) -> tuple[Point, Point]:
    """Give the least and the greatest x and y; zeros if there is no cell."""
    xs, ys = [x for x, _ in cells] or [0.0], [y for _, y in cells] or [0.0]
    return (min(xs), min(ys)), (max(xs), max(ys))


def nearest_to_centre(cells: Sequence[Point], points: Iterable[tuple[int, Point]]) -> int:
    """Give the id nearest to the middle of the box around the centres of cells.

    Args:
        cells: Centres of the cells in play.
        points: All points of the board by id, ascending.

    Source: Penpa+ ``class_p.js``, ``search_center``.
    """
    (left, top), (right, bottom) = box(cells)
    x, y = (left + right) / 2, (top + bottom) / 2
    best, nearest = 0, float("inf")
    for point, (u, v) in points:
        distance = (x - u) ** 2 + (y - v) ** 2
        if distance < nearest - _TIE:
            best, nearest = point, distance
    return best
