"""Lines and arrows: read as paths, or as the strokes that they spell, and written.

Source: SudokuPad ``script.js``, ``renderLine``, ``renderArrow``.
"""

import re
from collections.abc import Sequence
from typing import Final

from converters.codec.js_json import as_list, number_text
from converters.drawing import Paint, Path, Stroke
from converters.formats.sudokupad.fields import (
    FARTHEST,
    PIXELS,
    Item,
    extra_of,
    inner,
    length,
    place,
    rounded,
    spot,
    text,
    tint,
    with_extra,
)
from converters.formats.sudokupad.looks import Look, read_path, read_stroke
from converters.lattice import SquareLattice
from converters.site import Spot

_THINNEST: Final = 2
"""Pixels of a line, not an arrow, that is stored as one pixel wide."""
_KNOWN: Final = ("color", "thickness", "wayPoints", "fill", "opacity", "target")
_HEAD: Final = "headLength"
_MOVE: Final = re.compile(r"\s*[Mm]\s*(-?\d{1,9}(?:\.\d{1,20})?)[\s,]+(-?\d{1,9}(?:\.\d{1,20})?)")
_PLANE: Final = SquareLattice(1, 1)
_PAIR: Final = 2
_POINTS: Final = "penpad"
_RING: Final = 12.8
"""Radius in pixels of the ring that, as wide as the line, fills a thermometer's bulb."""


def read_figure(item: Item, where: str, *, arrow: bool) -> Path | Stroke | None:
    """Give what one line or arrow shows; None if it has no points or colour.

    Raises:
        LinkError: If a field is not of its sort.
    """
    points = _points(item, where, "wayPoints")
    named = _named(item, points, where)
    if named is not None:
        return named
    outline = item.get("d")
    if not points:
        # SudokuPad follows the outline only where there are no points.
        return _outline(item, where, outline) if isinstance(outline, str) and not arrow else None
    head = length(item, _HEAD, where) if arrow else None
    known = (*_KNOWN, _HEAD) if arrow else _KNOWN
    paint = _paint(item, where, known, head)
    seen = paint.stroke or paint.fill or "stroke" in item
    return Path(points, "arrow" if arrow else "line", paint=paint) if seen else None


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


def write_look(points: Sequence[Spot], look: Look) -> Item:
    """Give a line through points with one of our own looks."""
    return {"wayPoints": [place(point) for point in points], **look}


def write_thermo(points: Sequence[Spot], look: Look) -> Item:
    """Give a thermometer as one outline: the line, and a ring that fills its bulb.

    SudokuPad follows points rather than an outline, so they are kept under another name.
    """
    places = [_PLANE.point(point) for point in points]
    way = "L".join(f"{number_text(x * PIXELS)} {number_text(y * PIXELS)}" for x, y in places)
    ring = _ring(*places[0], _RING)
    return {"d": f"M{way}{ring}", _POINTS: [place(point) for point in points], **look}


def _ring(x: float, y: float, radius: float) -> str:
    left, right = number_text(x * PIXELS - radius), number_text(x * PIXELS + radius)
    arc = f"A{number_text(radius)} {number_text(radius)} 0 1 0 "
    height = number_text(y * PIXELS)
    return f"M{left} {height}{arc}{right} {height}{arc}{left} {height}"


def _points(item: Item, where: str, key: str) -> tuple[Spot, ...]:
    value = item.get(key)
    if value is None:
        return ()
    pairs = as_list(value, where=f"{where}.{key}")
    return tuple(spot(pair, f"{where}.{key}[{index}]") for index, pair in enumerate(pairs))


def _named(item: Item, points: tuple[Spot, ...], where: str) -> Path | Stroke | None:
    """Give the path or stroke of which the item is our own spelling, if it is one."""
    rest = {key: value for key, value in item.items() if key not in ("wayPoints", "d", _POINTS)}
    shape = read_path(rest)
    if shape is not None:
        return Path(points or _points(item, where, _POINTS), shape)
    if len(points) != _PAIR:
        return None
    found = read_stroke({key: value for key, value in item.items() if key != "wayPoints"})
    return None if found is None else Stroke(inner(points[0]), inner(points[1]), *found)


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
    if pixels == 1 and _HEAD not in known:
        pixels = _THINNEST
    return Paint(
        fill=tint(item, "fill", where),
        stroke=tint(item, "color", where),
        width=None if pixels is None else rounded(pixels / PIXELS),
        size=head,
        opacity=length(item, "opacity", where),
        layer=text(item, "target", where) or None,
        extra=extra_of(item, known),
    )
