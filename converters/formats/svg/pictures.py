"""Pictures behind or over a board.

Only a picture that is in the drawing itself, as a ``data:`` address, is shown; nothing is fetched,
and no address of elsewhere gets into what is written: a frame stands for such a picture. The editor
gives transparent parts of a picture that it makes paler the same opacity; here they stay away.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from converters.codec.js_json import parse
from converters.drawing import Symbol
from converters.errors import PenpadError, shown
from converters.formats.svg.ground import Ground
from converters.formats.svg.raster import MAX_BYTES, MAX_PIXELS, Size, size_of
from converters.formats.svg.sheet import Drawn, Result, Step, changed, missing
from converters.limits import MAX_SIDE
from converters.shapes.pen import (
    UNIT,
    Look,
    Piece,
    Point,
    box,
    element,
    outline,
    segment,
    units,
)

PICTURE: Final = "picture"
READ: Final = frozenset(("url", "mask_white", "threshold"))
"""The extras of a picture."""

_FRAME: Final[Look] = (
    *(("fill", "none"), ("stroke", "#a0a")),
    *(("stroke-width", "2"), ("stroke-dasharray", "5 3")),
)


def picture_pieces(symbol: Symbol, board: Ground, at: Point) -> Iterator[Result]:
    """Draw a picture, or a frame and a flaw in its stead.

    Args:
        symbol: A picture; a side of 0 is as long as the picture's own.
        board: What it lies on.
        at: Its middle; its upper left corner, if a side is 0.
    """
    url = _url(symbol)
    size = size_of(url)
    step = Step.FOREGROUND if symbol.over else Step.BACKGROUND
    wide, high = _sides(symbol, size, board.pixel / UNIT)
    x, y = at
    if symbol.width and symbol.height:
        x, y = x - wide / 2, y - high / 2
    if size is None:
        yield missing(_why(url))
        right, below = x + wide, y + high
        cross = segment((x, y), (right, below)), segment((right, y), (x, below))
        yield Drawn(step, outline(_FRAME, box(x, y, wide, high), *cross))
        return
    if {"mask_white", "threshold"} <= dict(symbol.paint.extra).keys():
        yield changed("white, which is masked out of the picture")
    place = zip(("x", "y", "width", "height"), map(units, (x, y, wide, high)), strict=True)
    look = (*place, ("preserveAspectRatio", "none"), *_opacity(symbol), ("href", url))
    yield Drawn(step, Piece("elements", (), element("image", look)))


def _url(symbol: Symbol) -> str:
    text = dict(symbol.paint.extra).get("url", "")
    with suppress(PenpadError):
        found = parse(text) if text else ""
        return found if isinstance(found, str) else ""
    return ""


def _why(url: str) -> str:
    """Say why a picture is not shown."""
    if url.startswith("data:"):
        limits = f"{MAX_BYTES // 2**20} MiB and {MAX_PIXELS // 2**20} million pixels"
        return f"a picture that is no PNG, JPEG, GIF or WebP of at most {limits}"
    return f"the picture at {shown(url)}, which is not fetched"


def _sides(symbol: Symbol, size: Size | None, pixel: float) -> tuple[float, float]:
    """Give width and height in cell sides; a picture of unknown size has those of a cell."""
    wide, high = symbol.width, symbol.height
    if size is None:
        return wide or high or 1.0, high or wide or 1.0
    if not (wide or high):
        wide = size.wide * pixel
    wide = wide or high * size.wide / size.high
    high = high or wide * size.high / size.wide
    return min(wide, MAX_SIDE), min(high, MAX_SIDE)


def _opacity(symbol: Symbol) -> Look:
    opacity = symbol.paint.opacity
    return () if opacity is None or opacity >= 1 else (("opacity", f"{opacity:.3g}"),)
