"""Figures through several places: thermometers, arrows, frames, filled polygons."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from converters.drawing import Path
from converters.shapes.attributes import overlaid
from converters.shapes.line_styles import Line, between, faded, head, painted
from converters.shapes.pen import Piece, Point, ellipse, number, outline, polygon
from converters.shapes.tints import LIGHT

FIGURES: Final = ("thermo", "thermo-bare", "arrow", "direction", "frame", "polygon")
"""The shapes of paths that are figures of their own."""


def figure_outlines(
    path: Path, points: Sequence[Point], pixel: float, *, shared: bool = False
) -> Iterator[Piece]:
    """Draw one figure of `FIGURES`.

    Args:
        path: The figure.
        points: Where its spots are, in cell sides; at least one.
        pixel: User units to a pixel of the editor.
        shared: Whether its last place is also one of another figure of its sort.
    """
    match path.shape:
        case "thermo" | "thermo-bare":
            yield from _thermo(path, points, pixel, shared=shared)
        case "arrow":
            yield from _arrow(path, points, pixel, shared=shared)
        case "direction":
            shift = -_TOWARD if shared else 0.0
            yield from _headed(path, _reaching(points, shift), pixel)
        case "frame":
            look = painted(Line(LIGHT, 0, "square", (), 0.8), path.paint, pixel)
            yield outline(look, polygon(points, closed=False))
        case _:
            ink = path.paint.fill or "#000"
            rim = (("fill", ink), ("stroke", ink), ("stroke-width", number(pixel)))
            yield outline(faded(rim, path.paint), polygon(points))


def _thermo(path: Path, points: Sequence[Point], pixel: float, *, shared: bool) -> Iterator[Piece]:
    colour = path.paint.stroke or path.paint.fill or LIGHT
    paint = path.paint if path.paint.width is not None else replace(path.paint, width=0.4)
    look = painted(Line(colour, 0, "square"), paint, pixel)
    if path.shape == "thermo":
        bulb = faded((("fill", colour),), path.paint)
        yield outline(bulb, ellipse(*points[0], 0.4))
    if len(points) > 1:
        line = _reaching(points, -_APART_FROM_OTHERS) if shared else points
        yield outline(look, polygon(line, closed=False))


def _arrow(path: Path, points: Sequence[Point], pixel: float, *, shared: bool) -> Iterator[Piece]:
    own = path.paint.width is not None  # SudokuPad's arrows: their bulb is a symbol of its own
    shift = 0.0
    if len(points) > 1 and not own:
        shift = (-_TOWARD if shared else _BEYOND) * math.dist(*points[-2:])
    yield from _headed(path, _reaching(points, shift), pixel)
    if own:
        return
    rim = path.paint.stroke or path.paint.fill or _ARROW_GREY
    look = (("fill", "#fff"), ("stroke", rim), ("stroke-width", number(3 * pixel)))
    yield outline(look, ellipse(*points[0], 0.4))


_ARROW_GREY: Final = "#b3b3b3"
_HEAD: Final = 0.25 * math.sqrt(2)  # a barb: a quarter back, a quarter aside
_BEYOND: Final = 0.2  # of its last step an arrow reaches farther
_TOWARD: Final = 0.1  # of a cell a line stays away from where it meets another of its sort
_APART_FROM_OTHERS: Final = 0.44


def _reaching(points: Sequence[Point], farther: float) -> Sequence[Point]:
    """Move a line's end on by a length in cell sides, or back if it is negative."""
    if len(points) < 2 or not farther or points[-1] == points[-2]:  # noqa: PLR2004 - no step
        return points
    share = 1 + farther / math.dist(*points[-2:])
    return (*points[:-1], between(points[-2], points[-1], share))


def _headed(path: Path, points: Sequence[Point], pixel: float) -> Iterator[Piece]:
    """Draw a line with an open arrow head at its end."""
    look = painted(Line(_ARROW_GREY, 3, "square"), path.paint, pixel)
    joined = overlaid(look, (("stroke-linejoin", "bevel"),))
    length = path.paint.size or _HEAD
    if path.paint.width is not None:
        joined = look
    yield outline(joined, polygon(points, closed=False), *head(points, length))
