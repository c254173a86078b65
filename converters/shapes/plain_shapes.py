"""Shapes with an inside and a rim, and the plain signs a solver writes, such as a cross."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final, TypeAlias

from converters.drawing import Symbol
from converters.shapes.attributes import extra
from converters.shapes.pen import (
    PIXEL,
    UNIT,
    Piece,
    box,
    ellipse,
    outline,
    polar,
    polygon,
    segment,
)
from converters.shapes.tints import colour, filled, flat, inked

Shape: TypeAlias = Callable[[Symbol], Iterator[Piece]]

_DOUBLE: Final = {0.86: 0.32 / 0.43, 0.7: 0.25 / 0.35, 0.44: 0.14 / 0.22, 0.26: 0.07 / 0.13}
"""The inner ring of a double circle as a share of the outer one, by its width."""


def _size(symbol: Symbol, usual: float) -> tuple[float, float]:
    width = symbol.width or usual
    return width, symbol.height or symbol.width or usual


def circle(symbol: Symbol) -> Iterator[Piece]:
    """Draw a circle or ellipse; the double one has a second ring inside."""
    width, height = _size(symbol, 0.7)
    yield outline(filled(symbol), ellipse(0, 0, width / 2, height / 2))
    if symbol.style == "double":
        share = _DOUBLE.get(round(width, 2), 0.7)
        yield outline(filled(symbol), ellipse(0, 0, share * width / 2, share * height / 2))


def square(symbol: Symbol) -> Iterator[Piece]:
    """Draw a square or rectangle."""
    width, height = _size(symbol, 0.7)
    yield outline(filled(symbol), box(-width / 2, -height / 2, width, height))


def rounded(symbol: Symbol) -> Iterator[Piece]:
    """Draw a rectangle with round corners."""
    width, height = _size(symbol, 0.8)
    radius = extra(symbol.paint, "roundedRadius")
    r = radius / UNIT if isinstance(radius, int | float) else 0.25 * min(width, height)
    yield outline(filled(symbol), box(-width / 2, -height / 2, width, height, r))


def regular(corners: int, turn: float, symbol: Symbol) -> Iterator[Piece]:
    """Draw a regular polygon; its width is its widest, and a triangle's its side."""
    width, height = _size(symbol, 0.7)
    radius = 0.577 if corners == _TRIANGLE else 0.5
    points = [polar(radius, turn + 360 * i / corners) for i in range(corners)]
    # A triangle's middle lies lower than its centre: a quarter of its radius evens that out.
    dx, dy = polar(-radius / 4, turn) if corners == _TRIANGLE else (0.0, 0.0)
    yield outline(
        filled(symbol), polygon([((x + dx) * width, (y + dy) * height) for x, y in points])
    )


_TRIANGLE: Final = 3


def ring(symbol: Symbol) -> Iterator[Piece]:
    """Draw the ring of a solver's "yes"."""
    yield outline(inked(symbol, 2 * PIXEL, "butt"), ellipse(0, 0, 0.3))


def triangle(symbol: Symbol) -> Iterator[Piece]:
    """Draw an empty triangle."""
    points = [polar(0.3, turn, (0, 0.05)) for turn in (0, 120, 240)]
    yield outline(inked(symbol, 2 * PIXEL, "butt"), polygon(points))


def frame(symbol: Symbol) -> Iterator[Piece]:
    """Draw an empty square."""
    yield outline(inked(symbol, 2 * PIXEL, "butt"), box(-0.2475, -0.2475, 0.495, 0.495))


def cross(arm: float, symbol: Symbol, pixels: float = 2, cap: str = "butt") -> Iterator[Piece]:
    """Draw a diagonal cross; ``arm`` is half its width."""
    if symbol.style == "star":  # Penpa+ draws the cross of its star family larger and thinner
        arm, pixels = 0.28, 1
    look = inked(symbol, pixels * PIXEL, cap)
    yield outline(look, segment((-arm, -arm), (arm, arm)), segment((arm, -arm), (-arm, arm)))


def ringed_cross(symbol: Symbol) -> Iterator[Piece]:
    """Draw a cross through a ring."""
    yield from ring(symbol)
    yield from cross(0.32, symbol)


def bar(dx: float, dy: float, symbol: Symbol) -> Iterator[Piece]:
    """Draw a straight line through the centre, ``dx`` and ``dy`` to its end."""
    yield outline(inked(symbol, 2 * PIXEL, "butt"), segment((-dx, -dy), (dx, dy)))


def dot(symbol: Symbol) -> Iterator[Piece]:
    """Draw the small dot that solvers put where nothing can be."""
    yield outline(flat(colour(symbol)), ellipse(0, 0, symbol.width / 2 or 0.05))


PLAIN_SHAPES: Final[Mapping[str, Shape]] = {
    "circle": circle,
    "square": square,
    "rounded": rounded,
    "diamond": partial(regular, 4, 270),
    "triangle-up": partial(regular, 3, 0),
    "triangle-right": partial(regular, 3, 90),
    "triangle-down": partial(regular, 3, 180),
    "triangle-left": partial(regular, 3, 270),
    "pentagon": partial(regular, 5, 0),
    "hexagon-point": partial(regular, 6, 300),
    "hexagon-flat": partial(regular, 6, 270),
    "ring": ring,
    "triangle": triangle,
    "box": frame,
    "x": partial(cross, 0.2121),
    "big-x": partial(cross, 0.3536),
    "x-mark": partial(cross, 0.1414, pixels=1, cap="square"),
    "x-in-ring": ringed_cross,
    "slash": partial(bar, 0.3536, -0.3536),
    "backslash": partial(bar, 0.3536, 0.3536),
    "dot": dot,
}
"""Sized by their width and height where these are given."""
