"""Symbols: finds the function that draws a shape, and puts what it draws at its place."""

from collections.abc import Iterator, Mapping
from typing import Final

from converters.drawing import Symbol
from converters.formats.svg.arrow_shapes import ARROW_SHAPES
from converters.formats.svg.pen import Piece, Point, box, element, elements, outline, written
from converters.formats.svg.pictured_shapes import PICTURED_SHAPES
from converters.formats.svg.plain_shapes import PLAIN_SHAPES, Shape
from converters.formats.svg.puzzle_shapes import PUZZLE_SHAPES
from converters.formats.svg.sheet import Result, Stamp, Step, missing
from converters.formats.svg.sign_shapes import SIGN_SHAPES
from converters.site import Spot, cell

SHAPES: Final[Mapping[str, Shape]] = {
    **PLAIN_SHAPES,
    **SIGN_SHAPES,
    **ARROW_SHAPES,
    **PUZZLE_SHAPES,
    **PICTURED_SHAPES,
}

SIZED: Final = frozenset((*PLAIN_SHAPES, "pill", "star", "star-four", "star-diagonal"))
"""Shapes that look at their size themselves; others are drawn larger or smaller as a whole."""


def symbol_pieces(symbol: Symbol, at: Point, step: Step) -> Iterator[Result]:
    """Draw one symbol; an unknown shape becomes a framed question mark and a flaw."""
    draw = SHAPES.get(symbol.shape)
    if draw is None:
        yield missing(f"shape {symbol.shape!r}")
        draw = unknown
    text = "".join(written(draw(symbol)))
    opacity = symbol.paint.opacity
    if opacity is not None and opacity < 1:
        text = element("g", (("opacity", f"{opacity:.3g}"),), text)
    yield Stamp(step, text, at, symbol.angle % 360, _scale(symbol))


def _scale(symbol: Symbol) -> float:
    """Give how much larger than usual a shape is that does not look at its size itself."""
    return symbol.width if symbol.width and symbol.shape not in SIZED else 1.0


def unknown(symbol: Symbol) -> Iterator[Piece]:
    """Draw the sign for "there is something here that this program cannot draw"."""
    del symbol
    look = (("fill", "#fff"), ("stroke", "#a0a"), ("stroke-width", "2"))
    yield outline((*look, ("stroke-dasharray", "5 3")), box(-0.22, -0.22, 0.44, 0.44, 0.06))
    yield elements((("fill", "#a0a"), ("font-size", "22")), element("text", (("y", "8"),), "?"))


def simple(shape: str, style: str, at: Point, scale: float) -> Iterator[Result]:
    """Draw a known shape without a symbol of its own, for texts that are pictures."""
    symbol = Symbol(Spot(cell(0, 0)), shape, style)
    yield Stamp(Step.LABEL, "".join(written(SHAPES[shape](symbol))), at, 0.0, scale)
