"""Lines and arrows: read as paths, or as the strokes that they spell, and written.

Source: SudokuPad ``script.js``, ``renderLine``, ``renderArrow``.
"""

import re
from collections.abc import Sequence
from typing import Final

from converters.codec.js_json import JsonValue, as_list, dump
from converters.drawing import Paint, Path, Stroke
from converters.formats.sudokupad.fields import (
    FARTHEST,
    PIXELS,
    Item,
    extra_of,
    length,
    place,
    rounded,
    spot,
    text,
    tint,
    with_extra,
)
from converters.formats.sudokupad.looks import read_stroke
from converters.lattice import SquareLattice
from converters.site import Spot

_KNOWN: Final = ("color", "thickness", "wayPoints", "fill", "opacity", "target")
_HEAD: Final = "headLength"
_MOVE: Final = re.compile(r"\s*[Mm]\s*(-?\d{1,9}(?:\.\d{1,20})?)[\s,]+(-?\d{1,9}(?:\.\d{1,20})?)")
_PLANE: Final = SquareLattice(1, 1)
_PAIR: Final = 2


def read_figure(item: Item, where: str, *, arrow: bool) -> Path | Stroke | None:
    """Give what one line or arrow shows; None if it has no points, for nothing is seen then.

    Raises:
        LinkError: If a field is not of its sort.
    """
    points = _points(item, where)
    named = _stroke(item, points)
    if named is not None and not arrow:
        return named
    outline = item.get("d")
    if isinstance(outline, str):
        return _outline(item, where, outline)
    if not points:
        return None
    head = length(item, _HEAD, where) if arrow else None
    known = (*_KNOWN, _HEAD) if arrow else _KNOWN
    return Path(points, "arrow" if arrow else "line", paint=_paint(item, where, known, head))


def write_figure(path: Path) -> Item:
    """Give the line or arrow of a path that came from one."""
    paint = path.paint
    item: Item = {}
    if path.shape != "svg":
        item["wayPoints"] = [place(point) for point in path.points]
    if paint.stroke:
        item["color"] = paint.stroke
    if paint.width is not None:
        item["thickness"] = rounded(paint.width * PIXELS)
    if paint.size is not None:
        item[_HEAD] = paint.size
    if paint.fill:
        item["fill"] = paint.fill
    if paint.opacity is not None:
        item["opacity"] = paint.opacity
    if paint.layer is not None:
        item["target"] = paint.layer
    return with_extra(item, paint.extra)


def line(points: Sequence[Spot], look: Item) -> Item:
    """Give a line through points with a given look."""
    return {"wayPoints": [place(point) for point in points], **look}


def _points(item: Item, where: str) -> tuple[Spot, ...]:
    value = item.get("wayPoints")
    if value is None:
        return ()
    pairs = as_list(value, where=f"{where}.wayPoints")
    return tuple(spot(pair, f"{where}.wayPoints[{index}]") for index, pair in enumerate(pairs))


def _stroke(item: Item, points: tuple[Spot, ...]) -> Stroke | None:
    if len(points) != _PAIR:
        return None
    found = read_stroke({key: value for key, value in item.items() if key != "wayPoints"})
    return None if found is None else Stroke(points[0], points[1], *found)


def _outline(item: Item, where: str, outline: str) -> Path:
    """Give a free outline; it is only kept as a text, and stands at its first point."""
    known = tuple(key for key in _KNOWN if key != "wayPoints")
    paint = _paint(item, where, known, None)
    match = _MOVE.match(outline)
    x, y = (float(part) / PIXELS for part in match.groups()) if match else (0.0, 0.0)
    inside = max(abs(x), abs(y)) <= FARTHEST
    return Path((_PLANE.spot(x, y) if inside else _PLANE.spot(0, 0),), "svg", paint=paint)


def _paint(item: Item, where: str, known: Sequence[str], head: float | None) -> Paint:
    pixels = length(item, "thickness", where)
    return Paint(
        fill=tint(item, "fill", where),
        stroke=tint(item, "color", where),
        width=None if pixels is None else rounded(pixels / PIXELS),
        size=head,
        opacity=length(item, "opacity", where),
        layer=text(item, "target", where) or None,
        extra=extra_of(item, known),
    )


def path_text(outline: str) -> JsonValue:
    """Give an SVG outline as JSON text for a paint's extra."""
    return dump(outline)
