"""Strokes and paths: lines along and across the grid, thermometers, arrows, frames, outlines."""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from converters.drawing import Paint, Path, Stroke, StrokeLayer
from converters.formats.svg.extras import extra, line_attributes, overlaid
from converters.formats.svg.ground import line_look
from converters.formats.svg.pen import (
    PIXEL,
    UNIT,
    Look,
    Point,
    ellipse,
    number,
    outline,
    polar,
    polygon,
    segment,
)
from converters.formats.svg.sheet import Drawn, Result, Step, changed, missing
from converters.formats.svg.tints import GREEN, GREY, LIGHT
from converters.site import Kind, Spot


class Line(NamedTuple):
    """How a line looks: width in user units, dashes in cell sides."""

    colour: str
    width: float = 3 * PIXEL
    cap: str = "round"
    dash: tuple[float, ...] = ()


_DASHES: Final = (0.1, 0.1)
STYLES: Final[dict[str, Line]] = {
    "solid": Line("#000"),
    "green": Line(GREEN),
    "grey": Line(GREY),
    "red": Line("#f00"),
    "blue": Line("#187bcd"),
    "thick": Line("#000", 5 * PIXEL),
    "medium": Line("#000", 2 * PIXEL),
    "thin": Line("#000", PIXEL),
    "hairline": Line("#000", 1.4, "butt"),
    "dashed": Line("#444", 1.2 * PIXEL, "butt", (0.06, 0.14)),
    "dotted": Line("#000", 5, "round", (0.001, 0.249)),
    "short": Line(GREY, 2 * PIXEL, "butt"),
    "double": Line(GREEN),
    "fat-grey": Line(GREY, 12 * PIXEL, "square"),
    "grey-dashed": Line("#777", 2 * PIXEL, "butt", (0.11, 0.14)),
    "thick-dashed": Line("#000", 3 * PIXEL, "butt", (0.12, 0.13)),
    "thin-solid": Line("#000", PIXEL),
    "thin-grey": Line("#777", PIXEL),
    "thin-white": Line("#fff", PIXEL),
    "thin-dashed": Line("#000", PIXEL, "butt", _DASHES),
    "thin-grey-dashed": Line("#777", PIXEL, "butt", _DASHES),
    "thin-short-dashed": Line("#000", PIXEL, "butt", (0.08, 0.1)),
    "thin-grey-short-dashed": Line("#777", PIXEL, "butt", (0.08, 0.1)),
    "grid-dashed": Line("#000", PIXEL, "butt", (0.06, 0.14)),
}
INVISIBLE: Final = "invisible"

CAGES: Final[dict[str, Line]] = {
    "dashed": Line("#000", PIXEL, "butt", _DASHES),
    "grey": Line("#777", PIXEL),
    "grey-dashed": Line("#777", PIXEL, "butt", _DASHES),
    "solid": Line("#000", PIXEL),
    "green": Line(GREEN, 2 * PIXEL),
}
"""Outlines of cages, all of them thin."""

LAYERS: Final[dict[StrokeLayer, Step]] = {
    StrokeLayer.LINE: Step.LINE,
    StrokeLayer.EDGE: Step.EDGE,
    StrokeLayer.WALL: Step.WALL,
    StrokeLayer.CAGE: Step.CAGE,
}

_OUTWARD: Final = 0.16  # from a corner spot to where a cage's outline runs
_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_APART: Final = 0.12  # a double line's two halves from the middle
_HEAD: Final = 0.3
_SHORT: Final = 0.2  # what a short line leaves out at either end


def stroke_pieces(stroke: Stroke, start: Point, end: Point) -> Iterator[Result]:
    """Draw one segment; erased ones are left out of the grid instead."""
    step = LAYERS.get(stroke.layer)
    if step is None or (stroke.style == INVISIBLE and not stroke.paint.stroke):
        return
    styles = {**STYLES, **CAGES} if step is Step.CAGE else STYLES
    line = styles.get(stroke.style)
    if line is None:
        yield changed(f"line style {stroke.style!r} drawn solid")
        line = STYLES["solid"]
    if step is Step.CAGE:
        start, end = _outward(stroke.start, start), _outward(stroke.end, end)
    look = painted(line, stroke.paint)
    yield Drawn(step, outline(look, *_segments(stroke.style, start, end)))


def _outward(spot: Spot, at: Point) -> Point:
    if spot.site.kind is not Kind.CORNER or spot.site.slot >= len(_CORNERS):
        return at
    dx, dy = _CORNERS[spot.site.slot]
    return at[0] + dx * _OUTWARD, at[1] + dy * _OUTWARD


def _segments(style: str, start: Point, end: Point) -> Iterator[str]:
    if style == "short":
        yield segment(_between(start, end, _SHORT), _between(end, start, _SHORT))
    elif style == "double":
        dx, dy = _across(start, end, _APART)
        yield segment((start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy))
        yield segment((start[0] - dx, start[1] - dy), (end[0] - dx, end[1] - dy))
    else:
        yield segment(start, end)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _across(start: Point, end: Point, length: float) -> Point:
    """Give a step of that length at a right angle to a line."""
    far = math.dist(start, end) or 1.0
    return length * (start[1] - end[1]) / far, length * (end[0] - start[0]) / far


def painted(line: Line, paint: Paint) -> Look:
    """Give a line's look with its own paint."""
    width = line.width if paint.width is None else paint.width * UNIT
    look = line_look(
        paint.stroke or paint.fill or line.colour, round(width, 2), line.cap, line.dash
    )
    if line.cap == "round":
        look = (*look, ("stroke-linejoin", "round"))
    return _faded(overlaid(look, line_attributes(paint)), paint)


def _faded(look: Look, paint: Paint) -> Look:
    if paint.opacity is None or paint.opacity >= 1:
        return look
    return (*look, ("opacity", f"{paint.opacity:.3g}"))


def path_pieces(path: Path, points: Sequence[Point]) -> Iterator[Result]:
    """Draw one figure."""
    match path.shape:
        case "thermo" | "thermo-bare":
            yield from _thermo(path, points)
        case "arrow":
            yield from _arrow(path, points)
        case "direction":
            yield from _headed(Step.DIRECTION, path, points)
        case "frame":
            look = painted(Line(LIGHT, 0.8 * UNIT, "square"), path.paint)
            yield Drawn(Step.FRAME_PATH, outline(look, polygon(points, closed=False)))
        case "polygon":
            look = _faded((("fill", path.paint.fill or "#000"),), path.paint)
            yield Drawn(Step.POLYGON, outline(look, polygon(points)))
        case "svg":
            yield from _svg(path)
        case "line":
            yield Drawn(Step.THERMO, outline(_line(path), polygon(points, closed=False)))
        case _:
            yield changed(f"figure {path.shape!r} drawn as a line")
            yield Drawn(Step.LINE, outline(_line(path), polygon(points, closed=False)))


def _line(path: Path) -> Look:
    """Give the look of a free line; one that is only filled has no rim."""
    paint = path.paint
    line = STYLES.get(path.style, STYLES["solid"])
    ink = paint.stroke or ("none" if paint.fill else line.colour)
    look = painted(line, replace(paint, stroke=ink))
    return overlaid(look, (("fill", paint.fill or "none"),))


def _thermo(path: Path, points: Sequence[Point]) -> Iterator[Drawn]:
    colour = path.paint.stroke or path.paint.fill or LIGHT
    look = painted(Line(colour, 0.4 * UNIT, "square"), path.paint)
    if path.shape == "thermo":
        bulb = _faded((("fill", colour),), path.paint)
        yield Drawn(Step.THERMO, outline(bulb, ellipse(*points[0], 0.4)))
    if len(points) > 1:
        yield Drawn(Step.THERMO, outline(look, polygon(points, closed=False)))


def _arrow(path: Path, points: Sequence[Point]) -> Iterator[Drawn]:
    yield from _headed(Step.ARROW, path, points)
    if path.paint.width is not None:  # SudokuPad's arrows: their bulb is a symbol of its own
        return
    rim = path.paint.stroke or path.paint.fill or GREY
    look = (("fill", "#fff"), ("stroke", rim), ("stroke-width", number(3 * PIXEL)))
    yield Drawn(Step.ARROW, outline(look, ellipse(*points[0], 0.4)))


def _headed(step: Step, path: Path, points: Sequence[Point]) -> Iterator[Drawn]:
    """Draw a line with an open arrow head at its end."""
    look = painted(Line(GREY), path.paint)
    yield Drawn(
        step, outline(look, polygon(points, closed=False), *head(points, path.paint.size or _HEAD))
    )


def head(points: Sequence[Point], length: float) -> Iterator[str]:
    """Give the two arms of an arrow head at the end of a line."""
    if len(points) > 1 and points[-1] != points[-2]:
        (x0, y0), (x1, y1) = points[-2:]
        angle = math.degrees(math.atan2(x1 - x0, y0 - y1))
        arms = [polar(length, angle + 180 + turn, (x1, y1)) for turn in (-40, 40)]
        yield polygon((arms[0], (x1, y1), arms[1]), closed=False)


_OUTLINE: Final = re.compile(r"[MmZzLlHhVvCcSsQqTtAa0-9eE+\-., \t\r\n]{1,100000}")


def _svg(path: Path) -> Iterator[Result]:
    """Draw an outline that a document brings; nothing but path letters and numbers may pass."""
    found = extra(path.paint, "d")
    data = found.strip() if isinstance(found, str) else ""
    if not _OUTLINE.fullmatch(data) or data[0] not in "Mm":
        yield missing("outline that is not plain SVG path data")
        return
    yield Drawn(Step.THERMO, outline(_line(path), " ".join(data.split())))
