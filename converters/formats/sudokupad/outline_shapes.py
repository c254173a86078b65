"""The geometry of shapes that SudokuPad can only show as an outline, round a cell's centre.

Everything is in cell sides, x to the right and y down. A shape is drawn as the Penpa+ editor draws
it; what is round is a polygon of many sides.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from converters.drawing import Symbol
from converters.formats.sudokupad.looks import BLACK, GREEN, GREY, LIGHT, ROUND_STYLES, WHITE

Point: TypeAlias = tuple[float, float]
Ways: TypeAlias = Callable[[Symbol], Iterable[tuple[Point, ...]]]

DIRECTIONS: Final[Mapping[str, float]] = MappingProxyType(
    {
        "up": 0,
        "up-right": 45,
        "right": 90,
        "down-right": 135,
        "down": 180,
        "down-left": 225,
        "left": 270,
        "up-left": 315,
    }
)
"""Degrees clockwise from the top."""
_DIAGONAL: Final = 2**0.5 / 2
_SQUARE: Final = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5))


class Ink(NamedTuple):
    """Inside, line and its pixels."""

    fill: str
    line: str
    pixels: float


class Outline(NamedTuple):
    """The ways of a shape round its centre, its looks by style, and the parts it may show."""

    ways: Ways
    inks: Mapping[str, Ink]
    words: frozenset[str] = frozenset(DIRECTIONS)


def polar(radius: float, turn: float) -> Point:
    """Give the point that far from the centre, ``turn`` degrees clockwise from the top."""
    return radius * sin(turn * pi / 180), -radius * cos(turn * pi / 180)


def _whole(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    """Give a cell's border, and a diagonal if two corners are named."""
    yield _SQUARE
    if symbol.toward:
        yield tuple(polar(_DIAGONAL, DIRECTIONS[word]) for word in symbol.toward)


def _halves(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    """Give the half of a cell towards each corner that is named."""
    for word in symbol.toward:
        turn = DIRECTIONS[word]
        yield tuple(polar(_DIAGONAL, turn + by) for by in (-90, 0, 90, -90))


def _regular(corners: int, turn: float) -> Ways:
    def ways(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
        radius = (symbol.width or 0.7) / 2
        yield tuple(polar(radius, turn + 360 * i / corners) for i in range(corners + 1))

    return ways


def _wedge(reach: float, width: float) -> Ways:
    def ways(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
        for word in symbol.toward:
            turn = DIRECTIONS[word]
            yield polar(width, turn - 135), polar(reach, turn), polar(width, turn + 135)

    return ways


def _rays(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    for word in symbol.toward:
        yield (0.0, 0.0), polar(0.5, DIRECTIONS[word])


def _diagonals(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    arm = 0.33 if symbol.style == "small" else 0.5
    yield (-arm, -arm), (arm, arm)
    yield (-arm, arm), (arm, -arm)


def _disc(radius: float, middle: Point = (0.0, 0.0)) -> tuple[Point, ...]:
    x, y = middle
    points = (polar(radius, turn) for turn in range(0, 361, 15))
    return tuple((x + dx, y + dy) for dx, dy in points)


def _single(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    del symbol
    yield _disc(0.4)


def _hull(reach: int, symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    """Give a ship's piece: a square whose corners near its directions are round."""
    turns = [DIRECTIONS[word] for word in symbol.toward] if reach else []
    points: list[Point] = []
    for corner in (45, 135, 225, 315):
        is_round = any(abs((corner - turn + 180) % 360 - 180) <= reach for turn in turns)
        arc = [polar(_SHIP, corner + by) for by in range(-45, 46, 9)]
        points += arc if is_round else [polar(_SHIP * 2**0.5, corner)]
    yield (*points, points[0])


_SHIP: Final = 0.36


class _Form(NamedTuple):
    """An arrow along its axis: tail, tip, half the shaft, half the head, the head's length."""

    tail: float
    tip: float
    shaft: float
    head: float
    length: float


def _shape(form: _Form, turn: float, middle: Point = (0.0, 0.0)) -> tuple[Point, ...]:
    neck = form.tip - form.length
    side = ((form.shaft, form.tail), (form.shaft, neck), (form.head, neck))
    points = (*side, (0.0, form.tip), *((-x, y) for x, y in reversed(side)), side[0])
    return _turned(points, turn, middle)


def _turned(points: Sequence[Point], turn: float, middle: Point) -> tuple[Point, ...]:
    """Turn points given across an axis to the right, and along it."""
    across, along = sin(turn * pi / 180), cos(turn * pi / 180)
    x0, y0 = middle
    return tuple((x0 + x * along + y * across, y0 + x * across - y * along) for x, y in points)


def _spread(form: _Form, symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    """Give arrows outwards; those to the corners reach a little farther."""
    for word in symbol.toward:
        turn = DIRECTIONS[word]
        longer = form._replace(tail=form.tail * 1.2, tip=form.tip * 1.2)
        yield _shape(longer if turn % 90 else form, turn)


def _tips(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    for word in symbol.toward:
        tip = ((-0.2, 0.5), (0.2, 0.5), (0.0, 0.25), (-0.2, 0.5))
        yield _turned(tip, DIRECTIONS[word], (0.0, 0.0))


def _sides(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    """Give arrows along the sides: ``up>right`` runs along the top to the right."""
    form = _Form(-0.28, 0.3, 0.02, 0.07, 0.14)
    for word in symbol.toward:
        side, _, way = word.partition(">")
        yield _shape(form, DIRECTIONS[way], polar(0.354, DIRECTIONS[side]))


def _place(word: str) -> Point:
    """Give a place of a pattern of three rows and columns."""
    if word == "centre":
        return 0.0, 0.0
    x, y = polar(1, DIRECTIONS[word])
    return float(round(x)), float(round(y))


def _eyes(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    for word in symbol.toward:
        x, y = _place(word)
        yield _disc(0.09, (0.25 * x, 0.25 * y))


def _squares(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    for word in symbol.toward:
        x, y = (0.25 * part for part in _place(word))
        yield tuple((x + dx / 4, y + dy / 4) for dx, dy in _SQUARE)


def _segments(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    for word in symbol.toward:
        (x, y), upright = _SEGMENTS[word]
        corners = ((-0.165, 0.0), (-0.115, -0.045), (0.115, -0.045), (0.165, 0.0))
        bar = (*corners, (0.115, 0.045), (-0.115, 0.045), corners[0])
        yield tuple((x + (b if upright else a), y + (a if upright else b)) for a, b in bar)


_SEGMENTS: Final[Mapping[str, tuple[Point, bool]]] = MappingProxyType(
    {
        "top": ((0.0, -0.37), False),
        "upper-left": ((-0.185, -0.185), True),
        "upper-right": ((0.185, -0.185), True),
        "middle": ((0.0, 0.0), False),
        "lower-left": ((-0.185, 0.185), True),
        "lower-right": ((0.185, 0.185), True),
        "bottom": ((0.0, 0.37), False),
    }
)
"""The bars of a digit of seven: where each is, and whether it stands upright."""


def _pills(places: Sequence[Point], symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    del symbol
    yield from (_disc(0.15, place) for place in places)


_PILLS: Final[Mapping[str, Sequence[Point]]] = MappingProxyType(
    {
        "pills-1": ((0, 0),),
        "pills-2": ((-0.22, -0.22), (0.22, 0.22)),
        "pills-3": ((0, -0.23), (0.23, 0.2), (-0.23, 0.2)),
        "pills-4": ((-0.22, -0.22), (0.22, 0.22), (-0.22, 0.22), (0.22, -0.22)),
        "pills-5": ((0, 0), (-0.24, -0.24), (0.24, 0.24), (-0.24, 0.24), (0.24, -0.24)),
    }
)


_FLAT: Final = {"black": Ink(BLACK, "none", 0), "grey": Ink(GREY, "none", 0)}
_RIMMED: Final = {
    style: Ink(look.fill or "none", look.rim or "none", look.pixels)
    for style, look in ROUND_STYLES.items()
    if not look.dashes
}
_THIN: Final = Ink("none", BLACK, 2)
_SHIPS: Final = {
    **dict.fromkeys(("", "black"), Ink(BLACK, "none", 0)),
    "grey": Ink(GREY, "none", 0),
    "white": Ink(WHITE, BLACK, 2),
}
_ONE: Final = {**_FLAT, "": _FLAT["black"], "green": Ink(GREEN, "none", 0)}
_PARTS: Final = frozenset((*DIRECTIONS, "centre"))
_ALONG: Final = frozenset(f"{side}>{way}" for side in DIRECTIONS for way in DIRECTIONS)
_CROSS: Final = _Form(0, 0.45, 0.025, 0.12, 0.18)
_RIM: Final = _Form(0.2, 0.45, 0.025, 0.1, 0.15)
SHAPES: Final[Mapping[str, Outline]] = MappingProxyType(
    {
        "full-square": Outline(_whole, _FLAT),
        "corner-triangle": Outline(_halves, _FLAT),
        "kakuro": Outline(
            _whole,
            {
                "black": Ink(BLACK, WHITE, 2),
                "light-grey": Ink(LIGHT, BLACK, 2),
                "white": Ink(WHITE, BLACK, 2),
            },
        ),
        "compass": Outline(
            _diagonals, {"full": _THIN, "small": _THIN, "white": Ink("none", WHITE, 2)}
        ),
        "inequality": Outline(_wedge(0.14, 0.2), {"": Ink("none", BLACK, 3)}),
        "inequality-slim": Outline(_wedge(0.1, 0.28), {"": Ink("none", BLACK, 3)}),
        "half-lines": Outline(_rays, {"": Ink("none", BLACK, 5)}),
        "triangle-up": Outline(_regular(3, 0), _RIMMED),
        "triangle-right": Outline(_regular(3, 90), _RIMMED),
        "triangle-down": Outline(_regular(3, 180), _RIMMED),
        "triangle-left": Outline(_regular(3, 270), _RIMMED),
        "hexagon-point": Outline(_regular(6, 0), _RIMMED),
        "hexagon-flat": Outline(_regular(6, 30), _RIMMED),
        "ship-single": Outline(_single, _SHIPS),
        "ship-middle": Outline(partial(_hull, 0), _SHIPS),
        "ship-end": Outline(partial(_hull, 46), _SHIPS),
        "ship-corner": Outline(partial(_hull, 1), _SHIPS),
        "arrow-cross": Outline(partial(_spread, _CROSS), _ONE),
        "arrow-rim": Outline(partial(_spread, _RIM), _ONE),
        "arrow-tips": Outline(_tips, _ONE),
        "arrow-sides": Outline(_sides, _ONE, _ALONG),
        "dice": Outline(_eyes, _ONE, _PARTS),
        "polyomino": Outline(_squares, {"": Ink(LIGHT, BLACK, 2)}, _PARTS),
        "digital": Outline(_segments, _ONE, frozenset(_SEGMENTS)),
        **{
            name: Outline(partial(_pills, places), {"": Ink(GREY, "none", 0)})
            for name, places in _PILLS.items()
        },
    }
)
"""Shapes with an outline, by name."""
