"""Arrows of every kind, pointing in any of eight directions, one or several at once."""

import math
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from converters.drawing import Symbol
from converters.shapes.pen import PIXEL, Look, Piece, Point, ellipse, outline, polar, polygon
from converters.shapes.plain_shapes import Shape
from converters.shapes.sign_shapes import BEARINGS, bearings
from converters.shapes.tints import BLACK, GREY, LIGHT, WHITE, Tint, colour, filled, flat


class Form(NamedTuple):
    """An arrow along its axis, in cell sides from the centre; widths are from the axis."""

    tail: float
    tip: float
    shaft: float
    head: float
    length: float


_FORMS: Final[dict[str, Form]] = {
    "thick-arrow": Form(-0.38, 0.4, 0.2, 0.4, 0.4),
    "arrow": Form(-0.38, 0.4, 0.03, 0.13, 0.25),
    "arrow-triangle": Form(-0.25, 0.4, 0, 0.35, 0.65),
    "arrow-small": Form(-0.3, 0.32, 0.02, 0.12, 0.2),
    "arrow-short": Form(-0.3, 0.3, 0.15, 0.31, 0.33),
}
_CROSS: Final = Form(-0.0125, 0.45, 0.025, 0.12, 0.18)
_RIM: Final = Form(0.2, 0.45, 0.025, 0.1, 0.15)
_DIAGONAL: Final = 1.222  # how much farther the ones to the corners reach

_TINTS: Final[dict[str, Tint]] = {
    "": Tint(BLACK, BLACK),
    "black": Tint(BLACK, BLACK),
    "grey": Tint(LIGHT),
    "white": Tint(WHITE, BLACK),
}


def arrow_outline(form: Form, turn: float, centre: Point = (0, 0)) -> str:
    """Give an arrow's outline, ``turn`` degrees clockwise of up."""
    neck = form.tip - form.length
    side = ((form.shaft, form.tail), (form.shaft, neck), (form.head, neck))
    points = (*side, (0.0, form.tip), *((-x, y) for x, y in reversed(side)))
    return turned(points, turn, centre)


def turned(points: tuple[Point, ...], turn: float, centre: Point = (0, 0)) -> str:
    """Give the outline through points seen along an axis: across it to the right, and along it."""
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    x0, y0 = centre
    return polygon([(x0 + x * cos + y * sin, y0 + x * sin - y * cos) for x, y in points])


def single(form: Form, symbol: Symbol) -> Iterator[Piece]:
    """Draw an arrow through the centre for each direction."""
    look = _look(symbol)
    for turn in bearings(symbol):
        yield outline(look, arrow_outline(form, turn))


def _look(symbol: Symbol) -> Look:
    return filled(symbol, _TINTS.get(symbol.style, _TINTS[""]))


def spread(form: Form, symbol: Symbol, rim: float = 0.0) -> Iterator[Piece]:
    """Draw arrows from the centre outwards; those to the corners are a little longer."""
    arrows = [
        arrow_outline(_stretched(form) if turn % 90 else form, turn) for turn in bearings(symbol)
    ]
    if arrows:
        yield outline(flat(colour(symbol), rim), *arrows)


def _stretched(form: Form) -> Form:
    return form._replace(tail=form.tail * _DIAGONAL, tip=form.tip * _DIAGONAL)


def fletched(symbol: Symbol, shift: float = 0.0) -> Iterator[Piece]:
    """Draw a broad arrow with barbs."""
    for turn in bearings(symbol):
        side = ((0.12, -0.35), (0.12, 0.02), (0.23, -0.09), (0.34, 0.03))
        points = (*side, (0.0, 0.35), *((-x, y) for x, y in reversed(side)))
        yield outline(_look(symbol), turned(points, turn, polar(shift, turn)))


def on_disc(symbol: Symbol) -> Iterator[Piece]:
    """Draw a black disc and an arrow that leaves it."""
    yield outline(flat(colour(symbol)), ellipse(0, 0, 0.4))
    yield from fletched(symbol, 0.6)


def tips(symbol: Symbol) -> Iterator[Piece]:
    """Draw triangles on the cell's sides that point inwards."""
    triangle = ((-0.2, 0.5), (0.2, 0.5), (0.0, 0.25))
    shapes = [turned(triangle, turn) for turn in bearings(symbol)]
    if shapes:
        yield outline(flat(colour(symbol), PIXEL), *shapes)


def sides(symbol: Symbol) -> Iterator[Piece]:
    """Draw arrows along the cell's sides: ``up>right`` runs along the top to the right."""
    arrows = [
        _along(side, way)
        for side, _, way in (word.partition(">") for word in symbol.toward)
        if side in BEARINGS and way in BEARINGS
    ]
    if arrows:
        ink = {"grey": GREY, "green": "#4c9900"}.get(symbol.style, BLACK)
        yield outline(flat(colour(symbol, ink)), *arrows)


def _along(side: str, way: str) -> str:
    form = Form(-0.28, 0.3, 0.02, 0.07, 0.14)
    return arrow_outline(form, BEARINGS[way], polar(0.354, BEARINGS[side]))


ARROW_SHAPES: Final[Mapping[str, Shape]] = {
    **{name: partial(single, form) for name, form in _FORMS.items()},
    "arrow-fletched": fletched,
    "arrow-fletched-on-disc": on_disc,
    "arrow-cross": partial(spread, _CROSS),
    "arrow-rim": partial(spread, _RIM, rim=PIXEL),
    "arrow-tips": tips,
    "arrow-sides": sides,
}
"""Drawn in a cell of side 1."""
