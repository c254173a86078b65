"""Symbols: finds the function that draws a shape, and puts what it draws at its place."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from converters.drawing import Symbol
from converters.errors import shown
from converters.formats.svg.arrow_shapes import ARROW_SHAPES
from converters.formats.svg.ground import Ground
from converters.formats.svg.pen import (
    PIXEL,
    Piece,
    Point,
    box,
    element,
    elements,
    number,
    outline,
    written,
)
from converters.formats.svg.pictured_shapes import PICTURED_SHAPES
from converters.formats.svg.plain_shapes import PLAIN_SHAPES, Shape
from converters.formats.svg.puzzle_shapes import PUZZLE_SHAPES
from converters.formats.svg.sheet import Result, Stamp, Step, missing
from converters.formats.svg.sign_shapes import SIGN_SHAPES, turned_on
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


def symbol_pieces(symbol: Symbol, board: Ground, at: Point, step: Step) -> Iterator[Result]:
    """Draw one symbol; an unknown shape becomes a framed question mark and a flaw."""
    if symbol.shape not in SHAPES:
        yield missing(f"shape {shown(symbol.shape)}")
    scale = symbol.width if symbol.width and symbol.shape not in SIZED else 1.0
    seen = turned_on(symbol, board.lattice.name)
    text = _drawn(replace(seen, at=_ORIGIN, angle=0.0, over=False))
    if symbol.paint.width is None:
        text = _thinned(text, board.pixel / PIXEL)
    yield Stamp(step, text, at, symbol.angle, scale)


# A pure function's memo: a large board shows one and the same bulb a thousand times.
@lru_cache(maxsize=512)
def _drawn(symbol: Symbol) -> str:
    """Draw a symbol around the origin."""
    text = "".join(written(SHAPES.get(symbol.shape, unknown)(symbol)))
    opacity = symbol.paint.opacity
    if opacity is None or opacity >= 1:
        return text
    return element("g", (("opacity", f"{opacity:.3g}"),), text)


@lru_cache(maxsize=512)
def _thinned(text: str, share: float) -> str:
    """Scale the lines of a drawn shape: they are pixels wide, however large a cell is."""
    if share == 1:
        return text
    return _WIDTH.sub(lambda found: f'stroke-width="{number(float(found[1]) * share)}"', text)


_WIDTH: Final = re.compile(r'stroke-width="([0-9.]+)"')
_ORIGIN: Final = Spot(cell(0, 0))


def unknown(symbol: Symbol) -> Iterator[Piece]:
    """Draw the sign for "there is something here that this program cannot draw"."""
    del symbol
    look = (("fill", "#fff"), ("stroke", "#a0a"), ("stroke-width", "2"))
    yield outline((*look, ("stroke-dasharray", "5 3")), box(-0.22, -0.22, 0.44, 0.44, 0.06))
    yield elements((("fill", "#a0a"), ("font-size", "22")), element("text", (("y", "8"),), "?"))


def picture(shape: str, style: str, at: Point, scale: float) -> Stamp:
    """Draw a known shape for a text that is a picture."""
    return Stamp(Step.LABEL, _drawn(Symbol(_ORIGIN, shape, style)), at, 0.0, scale)
