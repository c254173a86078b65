"""Makes an element safe to draw: only colours, sizes and angles that mean something are kept."""

from collections.abc import Iterator
from dataclasses import replace
from math import isfinite
from typing import Final

from converters.drawing import PLAIN, Element, Fill, Label, Paint, Symbol
from converters.errors import shown
from converters.formats.svg.colours import css
from converters.formats.svg.extras import unread
from converters.formats.svg.pictures import PICTURE, READ
from converters.formats.svg.sheet import Flaw, changed
from converters.limits import MAX_SIDE

MOST: Final = 40.0
"""The largest size of anything, in cell sides."""


def cleaned(element: Element) -> tuple[Element, tuple[Flaw, ...]]:
    """Give an element that is safe to draw, and what had to be changed for it."""
    pictured = isinstance(element, Symbol) and element.shape == PICTURE
    flaws = (*_flaws(element), *unread(element.paint, READ if pictured else frozenset()))
    if element.paint != PLAIN:
        element = replace(element, paint=_paint(element.paint))
    match element:
        case Fill(colors=(_, *_)):
            colours = tuple(colour and (css(colour) or "#ff00ff") for colour in element.colors)
            return replace(element, colors=colours), flaws
        case Symbol() if element.width or element.height or element.angle:
            most = _most(element)
            width, height = (_size(side, most) or 0.0 for side in (element.width, element.height))
            angle = _angle(element.angle)
            return replace(element, width=width, height=height, angle=angle), flaws
        case Label() if element.angle:
            return replace(element, angle=_angle(element.angle)), flaws
        case _:
            return element, flaws


def _paint(paint: Paint) -> Paint:
    return replace(
        paint,
        fill=paint.fill and css(paint.fill),
        stroke=paint.stroke and css(paint.stroke),
        ink=paint.ink and css(paint.ink),
        width=_size(paint.width),
        size=_size(paint.size),
        opacity=_opacity(paint.opacity),
    )


def _flaws(element: Element) -> Iterator[Flaw]:
    paint = element.paint
    named = (paint.fill, paint.stroke, paint.ink)
    given = element.colors if isinstance(element, Fill) else ()
    for colour in (*named, *given):
        if colour and css(colour) is None:
            yield changed(f"colour {shown(colour)}")
    sizes = [(paint.width, MOST), (paint.size, MOST)]
    angle = element.angle if isinstance(element, Symbol | Label) else 0.0
    if isinstance(element, Symbol):
        sizes += [(side, _most(element)) for side in (element.width, element.height)]
    if any(size is not None and _size(size, most) != size for size, most in sizes):
        yield changed("size out of range")
    if not isfinite(angle):
        yield changed("angle out of range")


def _most(symbol: Symbol) -> float:
    """Give the largest side of a symbol: a picture may lie under a whole board."""
    return float(MAX_SIDE) if symbol.shape == PICTURE else MOST


def _size(size: float | None, most: float = MOST) -> float | None:
    """Give a size between 0 and the largest; None for what is no size."""
    return min(size, most) if size is not None and size >= 0 else None


def _angle(angle: float) -> float:
    return angle % 360 if isfinite(angle) else 0.0


def _opacity(opacity: float | None) -> float | None:
    return max(0.0, min(1.0, opacity)) if opacity is not None and isfinite(opacity) else None
