"""Symbols: finds the function that draws a shape."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from converters.drawing import Symbol
from converters.shapes.arrow_shapes import ARROW_SHAPES
from converters.shapes.pen import Piece, box, element, elements, outline
from converters.shapes.pictured_shapes import PICTURED_SHAPES
from converters.shapes.plain_shapes import PLAIN_SHAPES, Shape
from converters.shapes.puzzle_shapes import PUZZLE_SHAPES
from converters.shapes.sign_shapes import SIGN_SHAPES

SHAPES: Final[Mapping[str, Shape]] = MappingProxyType(
    {
        **PLAIN_SHAPES,
        **SIGN_SHAPES,
        **ARROW_SHAPES,
        **PUZZLE_SHAPES,
        **PICTURED_SHAPES,
    }
)

SIZED: Final = frozenset((*PLAIN_SHAPES, "pill", "star", "star-four", "star-diagonal"))
"""Shapes that look at their size themselves; others are drawn larger or smaller as a whole."""


def shape_pieces(symbol: Symbol) -> Iterator[Piece]:
    """Draw a symbol around the origin, upright and in its usual size.

    Args:
        symbol: Its place, angle and opacity do not matter. An unknown shape becomes a framed
            question mark.
    """
    return SHAPES.get(symbol.shape, unknown)(symbol)


def scale_of(symbol: Symbol) -> float:
    """Give how many times larger a symbol is than `shape_pieces` draws it."""
    return symbol.width if symbol.width and symbol.shape not in SIZED else 1.0


def unknown(symbol: Symbol) -> Iterator[Piece]:
    """Draw the sign for "there is something here that this program cannot draw"."""
    del symbol
    look = (("fill", "#fff"), ("stroke", "#a0a"), ("stroke-width", "2"))
    yield outline((*look, ("stroke-dasharray", "5 3")), box(-0.22, -0.22, 0.44, 0.44, 0.06))
    yield elements((("fill", "#a0a"), ("font-size", "22")), element("text", (("y", "8"),), "?"))
