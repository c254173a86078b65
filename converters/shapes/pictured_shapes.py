"""Shapes that show a thing: bulb, sun, star, tree. Drawn by hand, since fonts lack them."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from converters.drawing import Symbol
from converters.shapes.pen import (
    PIXEL,
    UNIT,
    Piece,
    Point,
    box,
    ellipse,
    number,
    outline,
    polar,
    polygon,
    segment,
    units,
)
from converters.shapes.plain_shapes import Shape
from converters.shapes.tints import (
    BLACK,
    GREY,
    LIGHT,
    WHITE,
    Tint,
    colour,
    filled,
    flat,
    inked,
    look,
)

_GLASS: Final = "#ffd94a"


def curve(text: str) -> str:
    """Give path data whose numbers are hundredths of a cell in user units."""
    return " ".join(
        part if part.isalpha() else number(float(part) * UNIT / 100) for part in text.split()
    )


def bulb(symbol: Symbol) -> Iterator[Piece]:
    """Draw a light bulb: yellow glass with rays, and a screw cap."""
    glass = symbol.paint.fill or _GLASS
    rim = symbol.paint.stroke or BLACK
    yield outline(look(Tint(glass, rim, 2.6)), curve(_BULB))
    yield outline(
        (("fill", "none"), ("stroke", rim), ("stroke-width", "2.2"), ("stroke-linecap", "round")),
        curve("M -6 13 L -8 0 L -3 3 L 0 -1 L 3 3 L 8 0 L 6 13"),
    )
    yield outline(look(Tint("#666", rim, 1.6)), box(-0.095, 0.15, 0.19, 0.17, 0.03))
    yield outline(flat(rim), box(-0.06, 0.32, 0.12, 0.055, 0.03))
    yield outline(
        (("stroke", WHITE), ("stroke-width", "1.4")), segment((-0.085, 0.235), (0.085, 0.235))
    )


_BULB: Final = (
    "M -10 15 C -10 5 -26 0 -26 -15 C -26 -29 -15 -38 0 -38 "
    "C 15 -38 26 -29 26 -15 C 26 0 10 5 10 15 Z"
)


def sun(symbol: Symbol) -> Iterator[Piece]:
    """Draw a sun, which is a plain circle in the editor; as a text of its own it has rays."""
    if symbol.style == "rays":
        yield outline(
            (("stroke", BLACK), ("stroke-width", "3"), ("stroke-linecap", "round")),
            *(segment(polar(0.34, turn), polar(0.43, turn)) for turn in range(0, 360, 45)),
        )
    radius = 0.27 if symbol.style == "rays" else 0.36
    yield outline(filled(symbol, Tint(WHITE, BLACK)), ellipse(0, 0, radius))


def moon(symbol: Symbol) -> Iterator[Piece]:
    """Draw a crescent."""
    outer, inner = units(0.36), units(0.34)
    (x1, y1), (x2, y2) = (0.0878, -0.3491), (-0.2885, 0.2153)
    crescent = (
        f"M{units(x1)} {units(y1)}A{outer} {outer} 0 1 1 {units(x2)} {units(y2)}"
        f"A{inner} {inner} 0 0 0 {units(x1)} {units(y1)}z"
    )
    yield outline(flat(colour(symbol)), crescent)


def mine(symbol: Symbol, x: float = 0.0, size: float = 1.0) -> Iterator[Piece]:
    """Draw a bomb: a black ball with a burning fuse."""
    ink = colour(symbol)
    centre = x - 0.03 * size, 0.07 * size
    fuse = ((x + 0.13 * size, -0.13 * size), (x + 0.2 * size, -0.24 * size))
    yield outline(flat(ink), ellipse(*centre, 0.24 * size))
    yield outline((("stroke", ink), ("stroke-width", number(7 * size))), segment(*fuse))
    yield outline(flat("#f60"), _star(4, 0.14 * size, 0.05 * size, (x + 0.24 * size, -0.28 * size)))
    yield outline(
        flat(WHITE), ellipse(centre[0] - 0.09 * size, centre[1] - 0.09 * size, 0.05 * size)
    )


def mines(symbol: Symbol) -> Iterator[Piece]:
    """Draw two bombs side by side."""
    yield from mine(symbol, -0.22, 0.72)
    yield from mine(symbol, 0.22, 0.72)


def star(corners: int, turn: float, inner: float, symbol: Symbol) -> Iterator[Piece]:
    """Draw a star with that many points."""
    radius = symbol.width / 2 or 0.38
    tint = _STARS.get(symbol.style, _STARS[""])
    middle = (0, 0.03 if corners == _FIVE else 0.0)
    yield outline(filled(symbol, tint), _star(corners, radius, inner * radius, middle, turn))


_FIVE: Final = 5


def _star(corners: int, outer: float, inner: float, centre: Point, turn: float = 0.0) -> str:
    step = 180 / corners
    return polygon(
        [polar(inner if i % 2 else outer, turn + i * step, centre) for i in range(2 * corners)]
    )


_STARS: Final = {
    "": Tint(BLACK),
    "black": Tint(BLACK),
    "white": Tint(WHITE, BLACK),
    "grey": Tint(GREY),
}


def tree(symbol: Symbol) -> Iterator[Piece]:
    """Draw a fir."""
    yield outline(look(Tint(WHITE, BLACK, PIXEL)), box(-0.1, 0.1, 0.2, 0.3))
    crown = flat(symbol.paint.fill or GREY)
    for shift in (0.0, -0.2):
        yield outline(crown, polygon(((0, shift - 0.2), (0.35, shift + 0.2), (-0.35, shift + 0.2))))


def tent(symbol: Symbol) -> Iterator[Piece]:
    """Draw a tent from its front."""
    body = filled(symbol, Tint(LIGHT, BLACK))
    yield outline(body, polygon(((0, -0.2), (0.346, 0.3), (-0.346, 0.3))))


def fish(symbol: Symbol) -> Iterator[Piece]:
    """Draw a fish, head to the left."""
    yield outline(
        inked(symbol, 3.4),
        curve("M -35 0 Q 0 37 30 -20 M -35 0 Q 0 -37 30 20"),
    )


def water(symbol: Symbol) -> Iterator[Piece]:
    """Draw three waves."""
    waves = (
        curve(f"M -32 {y} C -22 {y - 14} -10 {y - 14} 0 {y} C 10 {y + 14} 22 {y + 14} 32 {y}")
        for y in (-20, 0, 20)
    )
    yield outline((*look(Tint("none", _wet(symbol), 4)), ("stroke-linecap", "round")), *waves)


def _wet(symbol: Symbol) -> str:
    """Give the colour of what is no ship: a white fleet's water and dots are black."""
    return colour(symbol, BLACK if symbol.style == "white" else "")


def ship_dot(symbol: Symbol) -> Iterator[Piece]:
    """Draw the dot for "no ship here"."""
    yield outline(flat(_wet(symbol)), ellipse(0, 0, 0.05))


PICTURED_SHAPES: Final[Mapping[str, Shape]] = {
    "bulb": bulb,
    "sun": sun,
    "moon": moon,
    "mine": mine,
    "mines": mines,
    "star": partial(star, 5, 0, 0.382),
    "star-four": partial(star, 4, 0, 0.344),
    "star-diagonal": partial(star, 4, 45, 0.344),
    "tree": tree,
    "tent": tent,
    "fish": fish,
    "water": water,
    "ship-dot": ship_dot,
}
"""Drawn in a cell of side 1."""
