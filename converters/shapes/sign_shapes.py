"""Signs: strokes and their crossings, mathematics, inequalities, digits of seven segments."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from converters.compass import SIXTHS, bearing
from converters.drawing import Symbol
from converters.shapes.pen import (
    PIXEL,
    Look,
    Piece,
    Point,
    box,
    element,
    elements,
    ellipse,
    outline,
    polar,
    polygon,
    segment,
    units,
)
from converters.shapes.plain_shapes import Shape
from converters.shapes.tints import (
    BLACK,
    LIGHT,
    WHITE,
    Tint,
    colour,
    filled,
    flat,
    inked,
)

BEARINGS: Final[Mapping[str, float]] = {
    "up": 0,
    "up-right": 45,
    "right": 90,
    "down-right": 135,
    "down": 180,
    "down-left": 225,
    "left": 270,
    "up-left": 315,
}
"""Directions as degrees clockwise of up."""

_PARTS: Final[Mapping[str, Point]] = {
    "centre": (0, 0),
    **{
        word: (round(polar(1, turn)[0]), round(polar(1, turn)[1]))
        for word, turn in BEARINGS.items()
    },
}
"""Places in a pattern of three rows and columns."""


def parts(symbol: Symbol) -> list[Point]:
    """Give the places in a pattern of 3 × 3 that a symbol shows."""
    return [_PARTS[word] for word in symbol.toward if word in _PARTS]


def bearings(symbol: Symbol) -> list[float]:
    """Give the directions a symbol points to."""
    turns = (BEARINGS.get(word, _degrees(word)) for word in symbol.toward)
    return [turn for turn in turns if turn is not None]


def _degrees(word: str) -> float | None:
    """Give a bearing that is no word, ``15deg`` clockwise from the right, counted from up."""
    turn = bearing(word, "square")
    return None if turn is None else (turn + 90) % 360


def turned_on(symbol: Symbol, grid: str) -> Symbol:
    """Give a symbol whose directions are bearings, on a lattice where the words mean others."""
    if grid not in SIXTHS or symbol.shape in _PATTERNS:
        return symbol
    turns = ((word, bearing(word, grid)) for word in symbol.toward)
    words = (word if turn is None else f"{turn}deg" for word, turn in turns)
    return replace(symbol, toward=tuple(words))


_PATTERNS: Final = frozenset(
    ("dice", "polyomino", "polyhex", "digital", "frame-dash", "bar", "bar-thick", "arrow-sides")
)
"""Shapes whose words are parts of them, not directions."""


def dash(symbol: Symbol) -> Iterator[Piece]:
    """Draw one or two short lines, as the style says."""
    strokes = _DASHES.get(symbol.style, _DASHES["horizontal"])
    look = inked(symbol, cap="butt")
    yield outline(look, *(segment(start, end) for start, end in strokes))


_D: Final = 0.226
_E: Final = 0.07
_DASHES: Final[dict[str, Sequence[tuple[Point, Point]]]] = {
    "horizontal": (((-0.32, 0), (0.32, 0)),),
    "vertical": (((0, -0.32), (0, 0.32)),),
    "backslash": (((-_D, -_D), (_D, _D)),),
    "slash": (((_D, -_D), (-_D, _D)),),
    "plus": (((-0.32, 0), (0.32, 0)), ((0, -0.32), (0, 0.32))),
    "x": (((-_D, -_D), (_D, _D)), ((_D, -_D), (-_D, _D))),
    "equals-rising": (
        ((-_D - _E, _D - _E), (_D - _E, -_D - _E)),
        ((-_D + _E, _D + _E), (_D + _E, -_D + _E)),
    ),
    "equals-falling": (
        ((-_D + _E, -_D - _E), (_D + _E, _D - _E)),
        ((-_D - _E, -_D + _E), (_D - _E, _D + _E)),
    ),
}


def frame_dash(symbol: Symbol) -> Iterator[Piece]:
    """Draw the slanted stroke, or the two, across an edge."""
    falling = "up-left" in symbol.toward
    flip = 1 if falling else -1
    ink, gaps = _FRAME_DASHES.get(symbol.style, (BLACK, ()))
    look = line(colour(symbol, ink), PIXEL)
    if gaps:
        look = (*look, ("stroke-linecap", "round"), ("stroke-dashoffset", units(gaps[0] / 2)))
        look = (*look, ("stroke-dasharray", " ".join(units(gap) for gap in gaps)))
    shifts = (0.08, -0.08) if symbol.style == "double" else (0.0,)
    arm = 0.17 if symbol.style == "double" else 0.226
    yield outline(
        look,
        *(
            segment((-flip * arm + flip * by, -arm - by), (flip * arm + flip * by, arm - by))
            for by in shifts
        ),
    )


_FRAME_DASHES: Final = {
    "grey-short-dash": ("#777", (0.08, 0.1)),
    "grey-dash": ("#777", (0.1, 0.1)),
    "black": (BLACK, ()),
    "black-dash": (BLACK, (0.08, 0.1)),
    "double": (BLACK, ()),
}


def line(ink: str, width: float) -> Look:
    """Give the look of a line with blunt ends."""
    return (("fill", "none"), ("stroke", ink), ("stroke-width", f"{width:g}"))


def bar(width: float, symbol: Symbol) -> Iterator[Piece]:
    """Draw a bar, upright or lying."""
    upright = "up" in symbol.toward
    x, y = (width / 2, 0.354) if upright else (0.354, width / 2)
    yield outline(filled(symbol, _SOLID.get(symbol.style)), box(-x, -y, 2 * x, 2 * y))


_SOLID: Final = {
    "": Tint(BLACK, BLACK),
    "black": Tint(BLACK, BLACK),
    "grey": Tint(LIGHT, BLACK),
    "white": Tint(WHITE, BLACK),
}


def half_lines(symbol: Symbol) -> Iterator[Piece]:
    """Draw lines from the centre to the cell's sides."""
    ends = [polar(0.5, turn) for turn in bearings(symbol)]
    yield outline(inked(symbol, 3 * PIXEL, "round"), *(segment((0, 0), end) for end in ends))


def arc(symbol: Symbol) -> Iterator[Piece]:
    """Draw a quarter circle from corner to corner, about the corner it is named for."""
    for turn in bearings(symbol):
        (x0, y0), (x1, y1) = polar(0.7071, turn - 90), polar(0.7071, turn + 90)
        yield outline(
            inked(symbol, 3 * PIXEL, "butt"),
            f"M{units(x0)} {units(y0)}A64 64 0 0 0 {units(x1)} {units(y1)}",
        )


def arc_line(symbol: Symbol) -> Iterator[Piece]:
    """Draw the straight line between two corners."""
    ends = [polar(0.7071, turn) for turn in bearings(symbol)]
    if ends:
        yield outline(inked(symbol, 3 * PIXEL, "butt"), polygon(ends, closed=False))


def inequality(arm: float, open_by: float, symbol: Symbol) -> Iterator[Piece]:
    """Draw a wedge whose tip points to the smaller number."""
    look = filled(symbol, Tint(WHITE, BLACK, 2 * PIXEL))
    for turn in bearings(symbol):
        tip = polar(arm, turn)
        ends = [polar(arm * 1.414, turn + side) for side in (180 - open_by, 180 + open_by)]
        yield outline(look, polygon((ends[0], tip, ends[1]), closed=False))


def sign(data: Sequence[str], symbol: Symbol) -> Iterator[Piece]:
    """Draw a mathematical sign from finished outlines."""
    yield outline(inked(symbol, 4.5), *data)


def dotted(symbol: Symbol) -> Iterator[Piece]:
    """Draw the sign of division."""
    yield outline(inked(symbol, 4.5), _level(0))
    yield outline(flat(colour(symbol)), ellipse(0, -0.17, 0.05), ellipse(0, 0.17, 0.05))


def _level(y: float, half: float = 0.22) -> str:
    return segment((-half, y), (half, y))


def _wedge(flip: int) -> str:
    points = ((-flip * 0.2, -0.24), (flip * 0.2, -0.06), (-flip * 0.2, 0.12))
    return polygon(points, closed=False)


_SPOKES: Final = tuple(segment(polar(0.24, turn), polar(0.24, turn + 180)) for turn in (0, 60, 120))
_X: Final = (segment((-0.18, -0.18), (0.18, 0.18)), segment((0.18, -0.18), (-0.18, 0.18)))
_SIGNS: Final[dict[str, Sequence[str]]] = {
    "infinity": (ellipse(-0.16, 0, 0.15, 0.13), ellipse(0.16, 0, 0.15, 0.13)),
    "plus": (_level(0), segment((0, -0.22), (0, 0.22))),
    "minus": (_level(0),),
    "times": _X,
    "asterisk": _SPOKES,
    "equals": (_level(-0.09), _level(0.09)),
    "not-equal": (_level(-0.09), _level(0.09), segment((0.12, -0.24), (-0.12, 0.24))),
    "at-most": (_wedge(-1), _level(0.18, 0.2), _level(0.28, 0.2)),
    "at-least": (_wedge(1), _level(0.18, 0.2), _level(0.28, 0.2)),
}


def digital(symbol: Symbol) -> Iterator[Piece]:
    """Draw the lit segments of a digit, over unlit ones where it is framed."""
    if symbol.style == "framed":
        yield outline(flat("#ddd"), *map(_bar, _SEGMENTS.values()))
    lit = [_bar(_SEGMENTS[word]) for word in symbol.toward if word in _SEGMENTS]
    if lit:
        ink = LIGHT if symbol.style == "grey" else ""
        yield outline(flat(colour(symbol, ink)), *lit)


_SEGMENTS: Final[dict[str, tuple[Point, bool]]] = {
    "top": ((0, -0.37), False),
    "upper-left": ((-0.185, -0.185), True),
    "upper-right": ((0.185, -0.185), True),
    "middle": ((0, 0), False),
    "lower-left": ((-0.185, 0.185), True),
    "lower-right": ((0.185, 0.185), True),
    "bottom": ((0, 0.37), False),
}


def _bar(place: tuple[Point, bool]) -> str:
    (x, y), upright = place
    corners = ((-0.165, 0), (-0.115, -0.05), (0.115, -0.05))
    shape = (*corners, (0.165, 0), (0.115, 0.05), (-0.115, 0.05))
    return polygon([(x + b, y + a) if upright else (x + a, y + b) for a, b in shape])


def dice(symbol: Symbol) -> Iterator[Piece]:
    """Draw the eyes of a die."""
    eyes = [ellipse(0.25 * x, 0.25 * y, 0.09) for x, y in parts(symbol)]
    if eyes:
        yield outline(flat(colour(symbol), PIXEL), *eyes)


def polyomino(symbol: Symbol) -> Iterator[Piece]:
    """Draw small squares in three rows and columns."""
    look = filled(symbol, Tint(LIGHT, BLACK, 2))
    for x, y in parts(symbol):
        yield outline(look, box(0.25 * x - 0.125, 0.25 * y - 0.125, 0.25, 0.25))


def polyhex(symbol: Symbol) -> Iterator[Piece]:
    """Draw small hexagons around a middle one."""
    look = filled(symbol, Tint(LIGHT, BLACK, 2))
    for word in symbol.toward:
        if word in _HEXES:
            turn = _HEXES[word]
            x, y = (0.0, 0.0) if turn is None else polar(0.25, turn)
            corners = [polar(0.141, 60 * i, (x, y)) for i in range(6)]
            yield outline(look, polygon(corners))


_HEXES: Final[dict[str, float | None]] = {
    "centre": None,
    "right": 90,
    "down-right": 150,
    "down-left": 210,
    "left": 270,
    "up-left": 330,
    "up-right": 30,
}


def slovak(symbol: Symbol) -> Iterator[Piece]:
    """Draw small circles along the bottom, or a question mark there."""
    xs = _SLOVAK.get(symbol.style)
    if xs is None:
        text = (("y", units(0.37 + 0.28 * 0.35)), ("font-size", units(0.35)))
        yield elements(flat(colour(symbol)), element("text", text, "?"))
    else:
        look = filled(symbol, Tint(WHITE, BLACK))
        yield outline(look, *(ellipse(x, 0.37, 0.09) for x in xs))


_SLOVAK: Final[dict[str, Sequence[float]]] = {
    "1": (0,),
    "2": (-0.2, 0.2),
    "3": (-0.25, 0, 0.25),
    "4": (-0.36, -0.12, 0.12, 0.36),
}

SIGN_SHAPES: Final[Mapping[str, Shape]] = {
    "dash": dash,
    "frame-dash": frame_dash,
    "bar": partial(bar, 0.141),
    "bar-thick": partial(bar, 0.283),
    "half-lines": half_lines,
    "arc": arc,
    "arc-line": arc_line,
    "inequality": partial(inequality, 0.14, 45),
    "inequality-slim": partial(inequality, 0.12, 80),
    "divided": dotted,
    **{name: partial(sign, data) for name, data in _SIGNS.items()},
    "digital": digital,
    "dice": dice,
    "polyomino": polyomino,
    "polyhex": polyhex,
    "slovak": slovak,
}
"""Drawn in a cell of side 1."""
