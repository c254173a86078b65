"""Symbols: puts what a shape's function draws at its place."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from converters.drawing import Symbol
from converters.errors import shown
from converters.formats.svg.ground import Ground
from converters.formats.svg.sheet import Result, Stamp, Step, missing
from converters.shapes.pen import PIXEL, Point, element, number, written
from converters.shapes.sign_shapes import turned_on
from converters.shapes.symbols import SHAPES, scale_of, shape_pieces
from converters.site import Spot, cell


def symbol_pieces(symbol: Symbol, board: Ground, at: Point, step: Step) -> Iterator[Result]:
    """Draw one symbol; an unknown shape becomes a framed question mark and a flaw."""
    if symbol.shape not in SHAPES:
        yield missing(f"shape {shown(symbol.shape)}")
    seen = turned_on(symbol, board.lattice.name)
    text = _drawn(replace(seen, at=_ORIGIN, angle=0.0, over=False))
    if symbol.paint.width is None:
        text = _thinned(text, board.pixel / PIXEL)
    yield Stamp(step, text, at, symbol.angle, scale_of(symbol))


# A pure function's memo: a large board shows one and the same bulb a thousand times.
@lru_cache(maxsize=512)
def _drawn(symbol: Symbol) -> str:
    """Draw a symbol around the origin."""
    text = "".join(written(shape_pieces(symbol)))
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


def picture(shape: str, style: str, at: Point, scale: float) -> Stamp:
    """Draw a known shape for a text that is a picture."""
    return Stamp(Step.LABEL, _drawn(Symbol(_ORIGIN, shape, style)), at, 0.0, scale)
