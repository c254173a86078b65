"""Shaded cells; several colours share a cell as equal wedges around its centre."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from converters.drawing import Fill
from converters.formats.svg.ground import Ground
from converters.formats.svg.sheet import Drawn, Result, Step, missing
from converters.shapes.pen import Look, Point, number, outline, polygon

_FIRST: Final = math.degrees(-1.2)
"""Where the first wedge begins: degrees clockwise from right, as Penpa+ has it."""

_MOST: Final = 36


def fill_pieces(fill: Fill, board: Ground, at: Point) -> Iterator[Result]:
    """Draw one shaded cell; away from a cell it is a square of side 1."""
    colours = fill.css()[:_MOST]
    if len(fill.styles) > _MOST:
        yield missing(f"{len(fill.styles)} colours in one cell")
    corners = cell_corners(fill, board, at)
    for i, colour in enumerate(colours):
        if colour != "none":
            shape = corners if len(colours) == 1 else wedge(corners, at, i, len(colours))
            yield Drawn(
                Step.FILL, outline(_look(colour, fill.paint.opacity, board.pixel), polygon(shape))
            )


def cell_corners(element: Fill, board: Ground, at: Point) -> Sequence[Point]:
    """Give the corners of the shaded area."""
    corners = board.corners(element.at.site) if not element.at.dx and not element.at.dy else ()
    x, y = at
    return corners or [(x + dx, y + dy) for dx, dy in _SQUARE]


_SQUARE: Final = ((0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5))


def _look(colour: str, opacity: float | None, pixel: float) -> Look:
    """Give the look of a shaded area; its thin rim closes the seam to its neighbours."""
    look = (("fill", colour), ("stroke", colour), ("stroke-width", number(pixel / 2)))
    return look if opacity is None or opacity >= 1 else (*look, ("opacity", f"{opacity:.3g}"))


def wedge(corners: Sequence[Point], centre: Point, index: int, count: int) -> list[Point]:
    """Give the part of a convex cell between two rays from its centre.

    Args:
        corners: The cell's corners, clockwise.
        centre: Where the rays start.
        index: Which part, from 0.
        count: How many parts there are, at least 2.
    """
    first, width = _FIRST + 360 * index / count, 360 / count
    between = sorted(
        (turn, corner)
        for corner in corners
        if 0 < (turn := (_angle(centre, corner) - first) % 360) < width
    )
    ends = [_rim(corners, centre, angle) for angle in (first, first + width)]
    return [centre, ends[0], *(corner for _, corner in between), ends[1]]


def _angle(centre: Point, point: Point) -> float:
    return math.degrees(math.atan2(point[1] - centre[1], point[0] - centre[0]))


def _rim(corners: Sequence[Point], centre: Point, angle: float) -> Point:
    """Give where a ray from the centre leaves the cell."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    best = math.inf
    for i, (x1, y1) in enumerate(corners):
        x0, y0 = corners[i - 1]
        across = dx * (y1 - y0) - dy * (x1 - x0)
        if across > 0:  # the ray passes this side from the inside to the outside
            best = min(best, ((x0 - centre[0]) * (y1 - y0) - (y0 - centre[1]) * (x1 - x0)) / across)
    reach = best if math.isfinite(best) else 0.5
    return centre[0] + reach * dx, centre[1] + reach * dy
