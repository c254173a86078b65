"""Strokes and paths: lines along and across the grid, thermometers, arrows, frames, outlines."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from converters.drawing import Path, Stroke, StrokeLayer
from converters.formats.svg.ground import Ground
from converters.formats.svg.sheet import Drawn, Result, Step, changed, missing
from converters.shapes.attributes import extra, overlaid
from converters.shapes.figures import figure_outlines
from converters.shapes.line_styles import (
    INVISIBLE,
    STYLES,
    painted,
    stroke_outlines,
    style_of,
)
from converters.shapes.pen import (
    Look,
    Point,
    outline,
    polygon,
)
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
    if step is None or (stroke.style == INVISIBLE and not stroke.paint.stroke):
        return
    if style_of(stroke) is None:
        yield changed(f"line style {stroke.style!r} drawn solid")
    bend = _bend(stroke, board)
    ends = (start, end) if bend is None else (start, bend, end)
    yield from (Drawn(step, piece) for piece in stroke_outlines(stroke, ends, board.pixel))


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


def path_pieces(path: Path, points: Sequence[Point], board: Ground) -> Iterator[Result]:
    """Draw one figure."""
    step = _STEPS.get(path.shape)
    if step is None:
        yield from _free(path, points, board.pixel)
        return
    shared = path in board.shared
    pieces = figure_outlines(path, points, board.pixel, shared=shared)
    yield from (Drawn(step, piece) for piece in pieces)


_STEPS: Final[dict[str, Step]] = {
    "thermo": Step.THERMO,
    "thermo-bare": Step.THERMO,
    "arrow": Step.ARROW,
    "direction": Step.DIRECTION,
    "frame": Step.FRAME_PATH,
    "polygon": Step.POLYGON,
}


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


_OUTLINE: Final = re.compile(r"[MmZzLlHhVvCcSsQqTtAa0-9eE+\-., \t\r\n]{1,100000}")


def _svg(path: Path, pixel: float) -> Iterator[Result]:
    """Draw an outline that a document brings; nothing but path letters and numbers may pass."""
    found = extra(path.paint, "d")
    data = found.strip() if isinstance(found, str) else ""
    if not _OUTLINE.fullmatch(data) or data[0] not in "Mm":
        yield missing("outline that is not plain SVG path data")
        return
    yield Drawn(Step.THERMO, outline(_line(path, pixel), " ".join(data.split())))
