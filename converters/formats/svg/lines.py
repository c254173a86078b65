"""Strokes and paths: lines along and across the grid, thermometers, arrows, frames, outlines."""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from converters.drawing import Paint, Path, Stroke, StrokeLayer
from converters.formats.svg.ground import Ground, line_look
from converters.formats.svg.sheet import Drawn, Result, Step, changed, missing
from converters.shapes.attributes import extra, line_attributes, overlaid
from converters.shapes.line_styles import (
    CAGES,
    INVISIBLE,
    SHORT,
    STYLES,
    Line,
    between,
    head,
    linked,
    outward,
    segments,
)
from converters.shapes.pen import (
    UNIT,
    Look,
    Point,
    ellipse,
    number,
    outline,
    polygon,
    segment,
    units,
)
from converters.shapes.tints import LIGHT
from converters.site import Kind

LAYERS: Final[dict[StrokeLayer, Step]] = {
    StrokeLayer.LINE: Step.LINE,
    StrokeLayer.EDGE: Step.EDGE,
    StrokeLayer.WALL: Step.WALL,
    StrokeLayer.CAGE: Step.CAGE,
}


def stroke_pieces(stroke: Stroke, board: Ground, start: Point, end: Point) -> Iterator[Result]:
    """Draw one segment; erased ones are left out of the grid instead."""
    step = LAYERS.get(stroke.layer)
    pixel = board.pixel
    if step is None or (stroke.style == INVISIBLE and not stroke.paint.stroke):
        return
    line = (STYLES | CAGES if step is Step.CAGE else STYLES).get(stroke.style)
    if line is None:
        yield changed(f"line style {stroke.style!r} drawn solid")
        line = STYLES["solid"]
    match stroke.layer:
        case StrokeLayer.CAGE:
            start, end = outward(stroke.start, start), outward(stroke.end, end)
            line = linked(line) if _links(stroke) else line
        case StrokeLayer.WALL:
            line = line._replace(cap="butt")
        case StrokeLayer.LINE if cell_end := _from_a_cell(stroke, start, end):
            half = segment(cell_end, between(start, end, 0.5))
            yield Drawn(step, outline(painted(line, stroke.paint, pixel), half))
            line = line._replace(cap="butt")
        case _:
            pass
    look = painted(line, stroke.paint, pixel)
    bend = _bend(stroke, board)
    shapes = segments(stroke, start, end) if bend is None else _bent(stroke, start, bend, end)
    yield Drawn(step, outline(look, *shapes))


def _bend(stroke: Stroke, board: Ground) -> Point | None:
    """Give where a line between two faces of a cube crosses their edge; None: it goes straight."""
    if board.lattice.name != "iso" or stroke.layer is not StrokeLayer.LINE:
        return None
    sites = stroke.start.site, stroke.end.site
    if stroke.style == "double" or any(site.kind is not Kind.CELL for site in sites):
        return None
    one, other = (board.lattice.around(site, Kind.EDGE) for site in sites)
    shared = [edge for edge in one if edge in other]
    return board.at(shared[0]) if shared else None


def _bent(stroke: Stroke, start: Point, bend: Point, end: Point) -> Iterator[str]:
    if stroke.style == "short":
        start, end = between(start, bend, 2 * SHORT), between(end, bend, 2 * SHORT)
    yield polygon((start, bend, end), closed=False)


def _links(stroke: Stroke) -> bool:
    """Tell whether a piece of a cage's outline leads from one cell to another."""
    start, end = stroke.start.site, stroke.end.site
    return (start.row, start.col) != (end.row, end.col)


def _from_a_cell(stroke: Stroke, start: Point, end: Point) -> Point | None:
    """Give where a line comes from that ends, blunt, at the middle of an edge; None: it is none."""
    kinds = stroke.start.site.kind, stroke.end.site.kind
    if stroke.style in _OWN_ENDS or Kind.EDGE not in kinds:
        return None
    return end if kinds[0] is Kind.EDGE else start


_OWN_ENDS: Final = ("short", "double")


def painted(line: Line, paint: Paint, pixel: float) -> Look:
    """Give a line's look with its own paint; a pixel is that many user units."""
    width = line.width(pixel) if paint.width is None else paint.width * UNIT
    look = line_look(paint.stroke or paint.fill or line.colour, width, line.cap, line.dash)
    if line.dash:
        look = (*look, ("stroke-dashoffset", units(line.dash[0] / 2)))
    if line.cap == "round":
        look = (*look, ("stroke-linejoin", "round"))
    return _faded(overlaid(look, line_attributes(paint)), paint)


def _faded(look: Look, paint: Paint) -> Look:
    if paint.opacity is None or paint.opacity >= 1:
        return look
    return (*look, ("opacity", f"{paint.opacity:.3g}"))


def path_pieces(path: Path, points: Sequence[Point], board: Ground) -> Iterator[Result]:
    """Draw one figure."""
    pixel = board.pixel
    match path.shape:
        case "thermo" | "thermo-bare":
            yield from _thermo(path, points, board)
        case "arrow":
            yield from _arrow(path, points, board)
        case "direction":
            shift = -_TOWARD if path in board.shared else 0.0
            yield from _headed(Step.DIRECTION, path, _reaching(points, shift), pixel)
        case "frame":
            look = painted(Line(LIGHT, 0, "square", (), 0.8), path.paint, pixel)
            yield Drawn(Step.FRAME_PATH, outline(look, polygon(points, closed=False)))
        case "polygon":
            ink = path.paint.fill or "#000"
            look = (("fill", ink), ("stroke", ink), ("stroke-width", number(pixel)))
            yield Drawn(Step.POLYGON, outline(_faded(look, path.paint), polygon(points)))
        case _:
            yield from _free(path, points, pixel)


def _free(path: Path, points: Sequence[Point], pixel: float) -> Iterator[Result]:
    """Draw a line that no grid binds, or an outline that a document brings."""
    if path.shape == "svg":
        yield from _svg(path, pixel)
        return
    if path.shape != "line":
        yield changed(f"figure {path.shape!r} drawn as a line")
    step = Step.THERMO if path.shape == "line" else Step.LINE
    yield Drawn(step, outline(_line(path, pixel), polygon(points, closed=False)))


def _line(path: Path, pixel: float) -> Look:
    """Give the look of a free line; one that is only filled has no rim."""
    paint = path.paint
    line = STYLES.get(path.style, STYLES["solid"])
    ink = paint.stroke or ("none" if paint.fill else line.colour)
    look = painted(line, replace(paint, stroke=ink), pixel)
    return overlaid(look, (("fill", paint.fill or "none"),))


def _thermo(path: Path, points: Sequence[Point], board: Ground) -> Iterator[Drawn]:
    colour = path.paint.stroke or path.paint.fill or LIGHT
    paint = path.paint if path.paint.width is not None else replace(path.paint, width=0.4)
    look = painted(Line(colour, 0, "square"), paint, board.pixel)
    if path.shape == "thermo":
        bulb = _faded((("fill", colour),), path.paint)
        yield Drawn(Step.THERMO, outline(bulb, ellipse(*points[0], 0.4)))
    if len(points) > 1:
        line = _reaching(points, -_APART_FROM_OTHERS) if path in board.shared else points
        yield Drawn(Step.THERMO, outline(look, polygon(line, closed=False)))


def _arrow(path: Path, points: Sequence[Point], board: Ground) -> Iterator[Drawn]:
    own = path.paint.width is not None  # SudokuPad's arrows: their bulb is a symbol of its own
    shift = 0.0
    if len(points) > 1 and not own:
        shift = (-_TOWARD if path in board.shared else _BEYOND) * math.dist(*points[-2:])
    yield from _headed(Step.ARROW, path, _reaching(points, shift), board.pixel)
    if own:
        return
    rim = path.paint.stroke or path.paint.fill or _ARROW_GREY
    look = (("fill", "#fff"), ("stroke", rim), ("stroke-width", number(3 * board.pixel)))
    yield Drawn(Step.ARROW, outline(look, ellipse(*points[0], 0.4)))


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


def _headed(step: Step, path: Path, points: Sequence[Point], pixel: float) -> Iterator[Drawn]:
    """Draw a line with an open arrow head at its end."""
    look = painted(Line(_ARROW_GREY, 3, "square"), path.paint, pixel)
    joined = overlaid(look, (("stroke-linejoin", "bevel"),))
    length = path.paint.size or _HEAD
    if path.paint.width is not None:
        joined = look
    yield Drawn(step, outline(joined, polygon(points, closed=False), *head(points, length)))


_OUTLINE: Final = re.compile(r"[MmZzLlHhVvCcSsQqTtAa0-9eE+\-., \t\r\n]{1,100000}")


def _svg(path: Path, pixel: float) -> Iterator[Result]:
    """Draw an outline that a document brings; nothing but path letters and numbers may pass."""
    found = extra(path.paint, "d")
    data = found.strip() if isinstance(found, str) else ""
    if not _OUTLINE.fullmatch(data) or data[0] not in "Mm":
        yield missing("outline that is not plain SVG path data")
        return
    yield Drawn(Step.THERMO, outline(_line(path, pixel), " ".join(data.split())))
