"""Makes an element safe to draw: only colours, sizes and angles that mean something are kept."""

from collections.abc import Iterator
from dataclasses import replace
from math import isfinite
from typing import Final

from converters.drawing import PLAIN, Element, Fill, Label, Paint, Symbol
from converters.errors import shown
from converters.formats.svg.colours import css
from converters.formats.svg.extras import unread
from converters.formats.svg.sheet import Flaw, changed

MOST: Final = 40.0
"""The largest size of anything, in cell sides."""


def cleaned(element: Element) -> tuple[Element, tuple[Flaw, ...]]:
    """Give an element that is safe to draw, and what had to be changed for it."""
    flaws = (*_flaws(element), *unread(element.paint))
    if element.paint != PLAIN:
        element = replace(element, paint=_paint(element.paint))
    match element:
        case Fill(colors=(_, *_)):
            colours = tuple(colour and (css(colour) or "#ff00ff") for colour in element.colors)
            return replace(element, colors=colours), flaws
        case Symbol() if element.width or element.height or element.angle:
            width, height = _size(element.width) or 0.0, _size(element.height) or 0.0
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
    sizes = [paint.width, paint.size]
    angle = element.angle if isinstance(element, Symbol | Label) else 0.0
    if isinstance(element, Symbol):
        sizes += [element.width, element.height]
    if any(size is not None and _size(size) != size for size in sizes):
        yield changed("size out of range")
    if not isfinite(angle):
        yield changed("angle out of range")


def _size(size: float | None) -> float | None:
    """Give a size between 0 and `MOST`; None for what is no size."""
    return min(size, MOST) if size is not None and size >= 0 else None


def _angle(angle: float) -> float:
    return angle % 360 if isfinite(angle) else 0.0


def _opacity(opacity: float | None) -> float | None:
    return max(0.0, min(1.0, opacity)) if opacity is not None and isfinite(opacity) else None
