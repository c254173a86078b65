"""Lines: their colours and widths by style, and the segments that a styled line consists of."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from converters.drawing import Paint, Stroke, StrokeLayer
from converters.shapes.attributes import line_attributes, overlaid
from converters.shapes.pen import (
    UNIT,
    Look,
    Piece,
    Point,
    number,
    outline,
    polar,
    polygon,
    segment,
    units,
)
from converters.shapes.tints import GREEN, GREY
from converters.site import Kind, Spot


class Line(NamedTuple):
    """How a line looks.

    Attributes:
        colour: CSS.
        pixels: Its width in pixels of the editor.
        cap: How its ends look.
        dash: Dash and gap in cell sides; a line begins in the middle of a dash.
        share: Its width in cell sides, cut to whole pixels, instead.
    """

    colour: str
    pixels: float = 3
    cap: str = "round"
    dash: tuple[float, ...] = ()
    share: float = 0.0

    def width(self, pixel: float) -> float:
        """Give the width in user units, where a pixel is as large as that."""
        whole = math.floor(self.share * UNIT / pixel + _WHOLE) if self.share else self.pixels
        return whole * pixel


_WHOLE: Final = 1e-6
_DASHES: Final = (0.1, 0.1)
_SHORT_DASHES: Final = (0.08, 0.1)
STYLES: Final[dict[str, Line]] = {
    "solid": Line("#000"),
    "green": Line(GREEN),
    "grey": Line(GREY),
    "red": Line("#f00", 3, "square"),
    "blue": Line("#187bcd", 3, "square"),
    "thick": Line("#000", 5),
    "medium": Line("#000", 2),
    "thin": Line("#000", 1),
    "hairline": Line("#000", 0.8, "square"),
    "dashed": Line("#444", 1, "square", (0.06, 0.14)),
    "dotted": Line("#000", 3, "square", (0.04, 0.21), 0.1),
    "short": Line(GREY, 2, "square"),
    "double": Line(GREEN),
    "fat-grey": Line(GREY, 12, "square"),
    "grey-dashed": Line("#777", 2, "square", (0.11, 0.14)),
    "thick-dashed": Line("#000", 3, "square", (0.12, 0.13), 0.1),
    "thin-solid": Line("#000", 1),
    "thin-grey": Line("#777", 1),
    "thin-white": Line("#fff", 1, "square"),
    "thin-dashed": Line("#000", 1, "round", _DASHES),
    "thin-grey-dashed": Line("#777", 1, "round", _DASHES),
    "thin-short-dashed": Line("#000", 1, "round", _SHORT_DASHES),
    "thin-grey-short-dashed": Line("#777", 1, "round", _SHORT_DASHES),
    "grid-dashed": Line("#000", 1, "square", (0.06, 0.14)),
}
INVISIBLE: Final = "invisible"

CAGES: Final[dict[str, Line]] = {
    "dashed": Line("#000", 1, "round", _DASHES),
    "grey": Line("#777", 1),
    "grey-dashed": Line("#777", 1, "round", _DASHES),
    "solid": Line("#000", 1),
    "green": Line(GREEN, 2),
}
"""Outlines of cages, all of them thin."""

_OUTWARD: Final = 0.16  # from a corner spot to where a cage's outline runs
_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))

_APART: Final = 0.15  # a double line's two halves from the middle
SHORT: Final = 0.2  # what a short line leaves out at either end


def style_of(stroke: Stroke) -> Line | None:
    """Give the line of a stroke's style; None if there is none of that name."""
    styles = STYLES | CAGES if stroke.layer is StrokeLayer.CAGE else STYLES
    return styles.get(stroke.style)


def stroke_outlines(stroke: Stroke, ends: Sequence[Point], pixel: float) -> Iterator[Piece]:
    """Draw one segment.

    Args:
        stroke: The segment; one of an unknown style is solid.
        ends: Where it starts and ends, in cell sides, and between them where it bends, if it does.
        pixel: User units to a pixel of the editor.
    """
    line = style_of(stroke) or STYLES["solid"]
    start, *bend, end = ends
    match stroke.layer:
        case StrokeLayer.CAGE:
            start, end = outward(stroke.start, start), outward(stroke.end, end)
            line = linked(line) if _links(stroke) else line
        case StrokeLayer.WALL:
            line = line._replace(cap="butt")
        case StrokeLayer.LINE if cell_end := _from_a_cell(stroke, start, end):
            half = segment(cell_end, between(start, end, 0.5))
            yield outline(painted(line, stroke.paint, pixel), half)
            line = line._replace(cap="butt")
        case _:
            pass
    look = painted(line, stroke.paint, pixel)
    shapes = _bent(stroke, start, bend[0], end) if bend else segments(stroke, start, end)
    yield outline(look, *shapes)


def _bent(stroke: Stroke, start: Point, bend: Point, end: Point) -> Iterator[str]:
    if stroke.style == "short":
        start, end = between(start, bend, 2 * SHORT), between(end, bend, 2 * SHORT)
    yield polygon((start, bend, end), closed=False)


def linked(line: Line) -> Line:
    """Give the line between two cells of a cage: its dashes are shorter."""
    return line._replace(dash=_SHORT_DASHES) if line.dash == _DASHES else line


def outward(spot: Spot, at: Point) -> Point:
    """Give where a cage's outline runs at a corner spot; any other place stays."""
    if spot.site.kind is not Kind.CORNER or spot.site.slot >= len(_CORNERS):
        return at
    dx, dy = _CORNERS[spot.site.slot]
    return at[0] + dx * _OUTWARD, at[1] + dy * _OUTWARD


def segments(stroke: Stroke, start: Point, end: Point) -> Iterator[str]:
    """Give the outlines of a stroke: a short one leaves out its ends, a double one is two."""
    if stroke.style == "short" and stroke.layer is StrokeLayer.LINE:
        yield segment(between(start, end, SHORT), between(end, start, SHORT))
    elif stroke.style == "double":
        dx, dy = _across(start, end, _APART)
        yield segment((start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy))
        yield segment((start[0] - dx, start[1] - dy), (end[0] - dx, end[1] - dy))
    else:
        yield segment(start, end)


def between(start: Point, end: Point, share: float) -> Point:
    """Give the point at that share of the way."""
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _across(start: Point, end: Point, length: float) -> Point:
    """Give a step of that length at a right angle to a line."""
    far = math.dist(start, end) or 1.0
    return length * (start[1] - end[1]) / far, length * (end[0] - start[0]) / far


def head(points: Sequence[Point], length: float) -> Iterator[str]:
    """Give the two arms of an arrow head at the end of a line."""
    if len(points) > 1 and points[-1] != points[-2]:
        (x0, y0), (x1, y1) = points[-2:]
        angle = math.degrees(math.atan2(x1 - x0, y0 - y1))
        arms = [polar(length, angle + 180 + turn, (x1, y1)) for turn in (-45, 45)]
        yield polygon((arms[0], (x1, y1), arms[1]), closed=False)


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
    return faded(overlaid(look, line_attributes(paint)), paint)


def faded(look: Look, paint: Paint) -> Look:
    """Give a look with its element's opacity."""
    if paint.opacity is None or paint.opacity >= 1:
        return look
    return (*look, ("opacity", f"{paint.opacity:.3g}"))


def line_look(colour: str, width: float, cap: str = "round", dash: tuple[float, ...] = ()) -> Look:
    """Give the look of a line; ``width`` in user units, dashes in cell sides."""
    look: Look = (("fill", "none"), ("stroke", colour), ("stroke-width", number(width)))
    if cap != "butt":
        look = (*look, ("stroke-linecap", cap))
    if dash:
        look = (*look, ("stroke-dasharray", " ".join(units(part) for part in dash)))
    return look
