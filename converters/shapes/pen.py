"""How things are written down in SVG: numbers, text, outlines, and marks grouped by their looks.

Everything is first said in cell sides and becomes `UNIT` user units a cell here. A mark is a
`Piece`: an outline, or finished elements, together with its look. Pieces that follow each other
with the same look share one element, which keeps a board of 10,000 cells small.
"""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

UNIT: Final = 64
"""User units to one cell side."""
PIXEL: Final = UNIT / 38
"""User units to a pixel of the editor whose looks these are, where a cell has 38 pixels."""
SHARPNESS: Final = 2.5
"""Pixels of a PNG to a pixel on the page, as the editor has it."""

Look: TypeAlias = tuple[tuple[str, str], ...]
Point: TypeAlias = tuple[float, float]

# XML 1.0 allows no other control characters; lone surrogates cannot be written at all
_ILLEGAL: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ENTITIES: Final = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}


class Piece(NamedTuple):
    """One mark: an outline (path data) or finished elements, and the look they share."""

    kind: Literal["outline", "elements"]
    look: Look
    text: str


def number(value: float) -> str:
    """Write a number of user units shortly: at most 2 decimals, never ``-0`` or an exponent.

    >>> number(-0.001), number(2.5), number(64.0)
    ('0', '2.5', '64')
    """
    if value == (whole := int(value)):
        return str(whole)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def units(value: float) -> str:
    """Write a length given in cell sides.

    >>> units(0.5)
    '32'
    """
    return number(value * UNIT)


def escaped(text: str) -> str:
    """Give text that may stand in an element or a quoted attribute; illegal characters become �.

    >>> escaped('<a href="x">')
    '&lt;a href=&quot;x&quot;&gt;'
    """
    return _ILLEGAL.sub("\ufffd", text).translate(_ENTITIES)


def element(name: str, look: Look, inside: str = "") -> str:
    """Write one element; the values of its look are trusted, its inside is finished SVG."""
    attributes = "".join(f' {key}="{value}"' for key, value in look)
    return f"<{name}{attributes}>{inside}</{name}>" if inside else f"<{name}{attributes}/>"


def outline(look: Look, *data: str) -> Piece:
    """Give a piece made of outlines."""
    return Piece("outline", look, "".join(data))


def elements(look: Look, text: str) -> Piece:
    """Give a piece made of finished elements."""
    return Piece("elements", look, text)


def written(pieces: Iterable[Piece]) -> Iterator[str]:
    """Write pieces in their order; neighbours of one kind and look share an element."""
    for (kind, look), group in groupby(pieces, lambda piece: (piece.kind, piece.look)):
        text = "".join(piece.text for piece in group)
        if kind == "outline":
            yield element("path", (*look, ("d", text)))
        else:
            yield element("g", look, text) if look else text


def polygon(points: Sequence[Point], *, closed: bool = True) -> str:
    """Give the outline through points; one point alone gives a dot of a line's width."""
    first, *rest = points
    corners = "L".join(f"{units(x)} {units(y)}" for x, y in rest or [first])
    return f"M{units(first[0])} {units(first[1])}L{corners}{'z' if closed else ''}"


def segment(start: Point, end: Point) -> str:
    """Give the outline of a straight segment."""
    return polygon((start, end), closed=False)


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    """Give the outline of a rectangle from its top left corner, with round corners."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return f"M{units(x)} {units(y)}h{units(width)}v{units(height)}h{units(-width)}z"
    arc = f"a{units(r)} {units(r)} 0 0 1 "
    return (
        f"M{units(x + r)} {units(y)}h{units(width - 2 * r)}{arc}{units(r)} {units(r)}"
        f"v{units(height - 2 * r)}{arc}{units(-r)} {units(r)}"
        f"h{units(2 * r - width)}{arc}{units(-r)} {units(-r)}"
        f"v{units(2 * r - height)}{arc}{units(r)} {units(-r)}z"
    )


def ellipse(x: float, y: float, rx: float, ry: float = 0.0) -> str:
    """Give the outline of an ellipse, clockwise from its right; ``ry`` 0 makes it a circle."""
    ry = ry or rx
    arc = f"a{units(rx)} {units(ry)} 0 1 1 "
    return f"M{units(x + rx)} {units(y)}{arc}{units(-2 * rx)} 0{arc}{units(2 * rx)} 0z"


def regular(corners: int, radius: float, turn: float = 0.0, centre: Point = (0, 0)) -> str:
    """Give a regular polygon; its first corner points up, ``turn`` degrees clockwise of that."""
    return polygon([polar(radius, turn + 360 * i / corners, centre) for i in range(corners)])


def polar(radius: float, angle: float, centre: Point = (0, 0)) -> Point:
    """Give the point that far from a centre, ``angle`` degrees clockwise of up."""
    turn = math.radians(angle)
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)
