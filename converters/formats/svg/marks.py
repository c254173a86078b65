"""Our own marks: violations, and the steps of an explanation.

They say what they say twice, by colour and by form, since one reader in twelve cannot tell red
from green and a printed page has no colours: a violation is a frame of warning tape with a
numbered tag, a reason a dotted frame, a step a plain double one. All of them leave the middle of
the cell free.
"""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from converters.drawing import Label, Stroke, Symbol
from converters.formats.svg.ground import Ground
from converters.formats.svg.sheet import Drawn, Result, Step, changed
from converters.shapes.pen import (
    UNIT,
    Look,
    Piece,
    Point,
    box,
    element,
    elements,
    ellipse,
    escaped,
    number,
    outline,
    polygon,
    segment,
    units,
)
from converters.shapes.text_sizes import text_width
from converters.site import Kind


class Mark(NamedTuple):
    """Colour, dashes of the tape in user units, and thickness of the tape in cell sides."""

    colour: str
    dash: str
    width: float


MARKS: Final[dict[str, Mark]] = {
    "violation": Mark("#d0021b", "7 5", 0.12),
    "reason": Mark("#0b5cad", "0.1 8", 0.09),
    "step": Mark("#0a7d33", "", 0.07),
}
"""Names that a mark's shape or style may have."""

_INSET: Final = 0.8  # of the cell's own size
_TAG: Final = 0.4  # height of a tag; its number must be legible at 36 pixels a cell
_LONGEST: Final = 12
_SLIM: Final = 0.65  # a band between cells, compared with a frame
_CLEAR: Final = 0.44  # from a cell's centre to the outside of its frame


def symbol_mark(symbol: Symbol, board: Ground, at: Point) -> Iterator[Result]:
    """Frame a cell; away from a cell's centre the frame is a small ring."""
    mark = MARKS[symbol.shape]
    shape = _frame(symbol, board, at)
    yield from _tape(Step.MARK_SYMBOL, mark, shape)


def _frame(symbol: Symbol, board: Ground, at: Point) -> str:
    corners = board.corners(symbol.at.site)
    if not corners or symbol.at.dx or symbol.at.dy:
        return ellipse(*at, 0.2)
    x, y = at
    return polygon([(x + _INSET * (cx - x), y + _INSET * (cy - y)) for cx, cy in corners])


def _tape(step: Step, mark: Mark, shape: str) -> Iterator[Drawn]:
    """Draw a band that shows on white and on black: dark rims, white inside, coloured stripes."""
    wide = mark.width * UNIT
    yield Drawn(step, outline(_line(mark.colour, wide + 3), shape))
    yield Drawn(step, outline(_line("#fff", wide), shape))
    if mark.dash:
        cap = (("stroke-linecap", "round"),) if mark.dash.startswith("0") else ()
        look = (*_line(mark.colour, wide), ("stroke-dasharray", mark.dash), *cap)
        yield Drawn(step, outline(look, shape))


def _line(colour: str, width: float) -> Look:
    return (
        ("fill", "none"),
        ("stroke", colour),
        ("stroke-width", number(width)),
        ("stroke-linejoin", "round"),
    )


def stroke_mark(stroke: Stroke, start: Point, end: Point) -> Iterator[Result]:
    """Draw a band from the frame around one cell to that around another."""
    far = math.dist(start, end)
    if far > 2 * _CLEAR:
        dx, dy = ((b - a) * _CLEAR / far for a, b in zip(start, end, strict=True))
        ends = (start[0] + dx, start[1] + dy), (end[0] - dx, end[1] - dy)
        mark = MARKS[stroke.style]
        slim = mark._replace(width=mark.width * _SLIM)
        yield from _tape(Step.MARK_LINE, slim, segment(*ends))


def label_mark(label: Label, at: Point) -> Iterator[Result]:
    """Put a numbered tag into the top right corner of a cell, or where its spot says."""
    text = label.text[:_LONGEST]
    if text != label.text:
        yield changed(f"tag of {len(label.text)} characters cut to {_LONGEST}")
    whole_cell = label.at.site.kind is Kind.CELL and not label.at.dx and not label.at.dy
    x, y = (at[0] + 0.32, at[1] - 0.32) if whole_cell else at
    em = 0.36
    width = max(_TAG, text_width(text) * em + 0.16)
    x += min(0.0, (_TAG - width) / 2)
    look = (("fill", MARKS[label.style].colour), ("stroke", "#fff"), ("stroke-width", "2"))
    yield Drawn(Step.MARK_LABEL, _tag((x, y), text, em, (look, width)))


def _tag(at: Point, text: str, em: float, body: tuple[Look, float]) -> Piece:
    look, width = body
    disc = box(at[0] - width / 2, at[1] - _TAG / 2, width, _TAG, _TAG / 2)
    place = (("x", units(at[0])), ("y", units(at[1] + 0.36 * em)))
    words = (*place, ("font-size", number(em * UNIT)), ("font-weight", "bold"), ("fill", "#fff"))
    return elements(
        (), element("path", (*look, ("d", disc))) + element("text", words, escaped(text))
    )
