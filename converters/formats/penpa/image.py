"""The picture behind a board, or over it: header field 21.

It is a `Symbol` of the shape ``picture`` in the question. The editor places it by the upper left
corner of its canvas, in pixels; a side that it does not give is as long as the picture's own. Where
both sides are given the symbol stands at the middle, else at the upper left corner of the picture,
with 0 for a side not given. The address, and how white is masked out, are extras of its paint.

What stands otherwise in the field, and pictures of other or turned boards, are not understood.

Source: Penpa+ ``class_p.js``, ``draw_bg_image`` and ``extract_bg_image_pixels``.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from converters.codec.deflate import deflate, inflate
from converters.codec.js_json import JsonValue, dump, parse
from converters.drawing import Canvas, Element, Extra, Paint, Symbol
from converters.errors import PenpadError
from converters.formats.penpa.canvas import canvas_of
from converters.formats.penpa.header import IMAGE, SQUARE_GRIDS, Header
from converters.formats.penpa.points import Numbering
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind

SHAPE: Final = "picture"
NO_IMAGE: Final = '{"url":null,"x":0,"y":0,"opacity":100,"foreground":true,"mask_white":true}'
"""What the editor writes where there is none."""

_NUMBERS: Final = ("x", "y", "width", "height", "opacity", "threshold")
_FLAGS: Final = ("foreground", "mask_white")
_KNOWN: Final = frozenset(("url", *_NUMBERS, *_FLAGS))
_MOST: Final = 50_000
"""Pixels of a side, and from the corner of the canvas; what is more is no picture."""
_OPAQUE: Final = 100
_DECIMALS: Final = 9
_A_TRIFLE: Final = 1e-6


def image_of(header: Header) -> str:
    """Say what picture lies behind the board; empty if there is none."""
    try:
        image = _image(header)
    except PenpadError as error:
        return f"a damaged background image: {error.found}"
    return "a background image" if isinstance(image, dict) and image.get("url") else ""


def picture_of(header: Header, numbering: Numbering) -> Symbol | Loss | None:
    """Give the picture; a loss if it is not understood, None if there is none."""
    what = image_of(header)
    if not what:
        return None
    canvas = _canvas(header, numbering)
    found: Symbol | None = None
    with suppress(PenpadError):
        image = _image(header)
        found = _picture(image, canvas) if canvas and isinstance(image, dict) else None
    return found or Loss(LossKind.NOT_UNDERSTOOD, "header.image", what)


def pictures(elements: Iterable[Element]) -> tuple[Symbol, ...]:
    """Give the pictures among some elements."""
    return tuple(
        element for element in elements if isinstance(element, Symbol) and element.shape == SHAPE
    )


def with_picture(header: Header, picture: Symbol | None, numbering: Numbering) -> Header:
    """Give a header with that picture, or with none; as it is if its board can have none."""
    canvas = _canvas(header, numbering)
    if canvas is None:
        return header
    image = _written(picture, canvas) if picture else None
    return header.with_field(IMAGE, deflate(dump(image) if image else NO_IMAGE))


def _image(header: Header) -> JsonValue:
    """Give what the field says.

    Raises:
        PenpadError: If it is damaged.
    """
    packed = header.field(IMAGE)
    return parse(inflate(packed)) if packed else None


def _canvas(header: Header, numbering: Numbering) -> Canvas | None:
    """Give the canvas, if the board is one that pictures are understood on."""
    turned = numbering.turn.sign != 1 or numbering.turn.degrees
    return None if header.grid not in SQUARE_GRIDS or turned else canvas_of(header, numbering)


def _corner(canvas: Canvas) -> tuple[float, float]:
    """Give the upper left corner of a canvas, in cell sides."""
    x, y = _PLANE.xy(canvas.middle.site)
    return x + canvas.middle.dx - canvas.width / 2, y + canvas.middle.dy - canvas.height / 2


def _picture(image: dict[str, JsonValue], canvas: Canvas) -> Symbol | None:
    url = image["url"]
    numbers = {name: _number(image.get(name)) for name in _NUMBERS}
    flags = [image.get(name, False) for name in _FLAGS]
    odd = None in numbers.values() or not all(isinstance(flag, bool) for flag in flags)
    if odd or not isinstance(url, str) or not image.keys() <= _KNOWN:
        return None
    x, y, wide, high, opacity, _ = (number or 0.0 for number in numbers.values())
    if min(wide, high) < 0:
        return None
    left, top = _corner(canvas)
    half = 0.5 if wide and high else 0.0
    return Symbol(
        _PLANE.spot(
            left + (x + half * wide) / canvas.pixels, top + (y + half * high) / canvas.pixels
        ),
        SHAPE,
        width=round(wide / canvas.pixels, _DECIMALS),
        height=round(high / canvas.pixels, _DECIMALS),
        over=flags[0] is True,
        paint=Paint(opacity=_share(image, opacity), extra=_extra(url, image)),
    )


def _number(value: JsonValue) -> float | None:
    """Give a number, 0 for none at all; None for anything else and for what is out of range."""
    if value is None:
        return 0.0
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if abs(value) <= _MOST else None


def _share(image: dict[str, JsonValue], opacity: float) -> float | None:
    """Give the opacity; the editor does nothing for one that is not 0 to 99."""
    given = image.get("opacity") is not None and 0 <= opacity < _OPAQUE
    return round(opacity / _OPAQUE, _DECIMALS) if given else None


def _extra(url: str, image: dict[str, JsonValue]) -> Extra:
    """Give what only the editor understands, without what it takes for granted."""
    threshold = image.get("threshold")
    return (
        ("url", dump(url)),
        *((("mask_white", "true"),) if image.get("mask_white") else ()),
        *((("threshold", dump(threshold)),) if threshold is not None else ()),
    )


def _written(picture: Symbol, canvas: Canvas) -> dict[str, JsonValue] | None:
    """Give the field of a picture; None for one without an address, or beyond all measure."""
    told = dict(picture.paint.extra)
    try:
        extra: dict[str, JsonValue] = {
            name: parse(told[name]) for name in ("url", "threshold") if name in told
        }
        x, y = _PLANE.point(picture.at)
    except (PenpadError, LookupError):  # no JSON, or a slot that its kind does not have
        return None
    wide, high = picture.width * canvas.pixels, picture.height * canvas.pixels
    half = 0.5 if wide and high else 0.0
    left, top = _corner(canvas)
    pixels = ((x - left) * canvas.pixels - half * wide, (y - top) * canvas.pixels - half * high)
    share = picture.paint.opacity
    numbers = (*pixels, wide, high, _OPAQUE if share is None else share * _OPAQUE)
    url = extra.get("url")
    if not isinstance(url, str) or not url or not all(abs(one) <= _MOST for one in numbers):
        return None
    return {
        "url": url,
        **{name: _round(number) for name, number in _given(numbers)},
        "foreground": picture.over,
        "mask_white": "mask_white" in told,
        **({"threshold": extra["threshold"]} if "threshold" in extra else {}),
    }


def _given(numbers: tuple[float, ...]) -> Iterable[tuple[str, float]]:
    """Give the numbers with their names, without sides that are the picture's own."""
    named = zip(_NUMBERS, numbers, strict=False)
    return ((name, number) for name, number in named if number or name not in ("width", "height"))


def _round(number: float) -> float:
    """Give the whole number that was meant: places in cell sides are rounded themselves."""
    whole = round(number)
    return whole if abs(number - whole) < _A_TRIFLE else round(number, _DECIMALS)


# Points do not depend on a lattice's size.
_PLANE: Final = SquareLattice(1, 1)
