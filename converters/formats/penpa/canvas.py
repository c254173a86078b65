"""The part of the board that the editor shows: header fields 3 and 7 to 10.

The editor puts one point half a screen pixel right of and below the middle of its canvas; margins
around the cells show as white paper.

Source: Penpa+ ``general.js``, ``load``; ``class_p.js``, ``point_move``; ``settings.js``.
"""

from typing import Final

from converters.drawing import Canvas
from converters.errors import LinkError
from converters.formats.penpa.header import CANVAS_X, CANVAS_Y, CENTER, CENTER_0, SIZE, Header
from converters.formats.penpa.points import Numbering
from converters.site import Spot

_SIZES: Final = (12, 90)
"""The least and greatest pixels to a cell; the editor takes the nearest for any other."""
_MOST: Final = 50_000
"""Pixels of a side; a longer one is no picture."""
_HALF_A_PIXEL: Final = 0.5


def canvas_of(header: Header, numbering: Numbering) -> Canvas | None:
    """Give what the editor shows; None if the header does not tell."""
    try:
        size, wide, high, center = (
            header.integer(place) for place in (SIZE, CANVAS_X, CANVAS_Y, CENTER)
        )
    except LinkError:
        return None
    site = numbering.site(center)
    if site is None or not (0 < wide <= _MOST and 0 < high <= _MOST):
        return None
    least, most = _SIZES
    pixels = min(max(size, least), most)
    aside = -_HALF_A_PIXEL / pixels
    return Canvas(Spot(site, aside, aside), wide / pixels, high / pixels, pixels)


def with_canvas(header: Header, canvas: Canvas | None, numbering: Numbering) -> Header:
    """Give a header that shows that much, as far as its board has the point in the middle."""
    center = numbering.point(canvas.middle.site) if canvas else None
    if canvas is None or center is None:
        return header
    least, most = _SIZES
    pixels = min(max(round(canvas.pixels), least), most)
    wide, high = (max(1, round(side * pixels)) for side in (canvas.width, canvas.height))
    fields = ((SIZE, pixels), (CANVAS_X, wide), (CANVAS_Y, high), (CENTER, center))
    for place, number in (*fields, (CENTER_0, center)):
        header = header.with_field(place, str(number))
    return header
