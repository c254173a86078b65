"""Shapes that SudokuPad can only show as an outline: cell halves, triangles, wedges, half lines.

An outline is a line item with an SVG path. Which symbol it stands for is told by its role; it is
read as that symbol only if writing the symbol gives the very same item, else as a free outline.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from converters.codec.js_json import number_text
from converters.drawing import PLAIN, Symbol
from converters.errors import LinkError
from converters.formats.sudokupad.fields import PIXELS, Item, length, place, spot
from converters.formats.sudokupad.looks import BLACK, GREY, LIGHT, ROUND_STYLES, WHITE

_Point: TypeAlias = tuple[float, float]
_Ways: TypeAlias = Callable[[Symbol], Iterable[tuple[_Point, ...]]]

_ROLE: Final = "penpad-shape"
_CENTRE: Final = "penpad"
_WIDTH: Final = "penpad-width"
_LAYERS: Final = {True: "overlay", False: "underlay"}
_DIRECTIONS: Final[Mapping[str, float]] = MappingProxyType(
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


class _Ink(NamedTuple):
    """Inside, line and its pixels."""

    fill: str
    line: str
    pixels: float


class _Outline(NamedTuple):
    """The ways of a shape round its centre, and its looks by style."""

    ways: _Ways
    inks: Mapping[str, _Ink]


def write_outline(symbol: Symbol) -> Item | None:
    """Give the line item of a symbol; None if its shape or style has no outline here."""
    shape = _SHAPES.get(symbol.shape)
    if shape is None or symbol.style not in shape.inks or symbol.paint != PLAIN or symbol.angle:
        return None
    if not set(symbol.toward) <= _DIRECTIONS.keys():
        return None
    ink = shape.inks[symbol.style]
    row, col = (part for part in place(symbol.at) if isinstance(part, int | float))
    way = "".join(_way(points, row, col) for points in shape.ways(symbol))
    item: Item = {"d": way, "fill": ink.fill, "color": ink.line, "thickness": ink.pixels}
    item |= {"target": _LAYERS[symbol.over], "role": _ROLE, _CENTRE: place(symbol.at)}
    if symbol.width:
        item[_WIDTH] = symbol.width
    names: Item = {"class": " ".join((_ROLE, symbol.shape, symbol.style or "-", *symbol.toward))}
    return item | names


def read_outline(item: Item, where: str) -> Symbol | None:
    """Give the symbol that a line item is our own spelling of, if it is one.

    Raises:
        LinkError: If its centre or width is not of its sort.
    """
    names = item.get("class")
    if item.get("role") != _ROLE or not isinstance(names, str):
        return None
    _, shape, style, *toward = [*names.split(), "", "", ""][: max(3, len(names.split()))]
    symbol = Symbol(
        spot(item.get(_CENTRE), f"{where}.{_CENTRE}"),
        shape,
        "" if style == "-" else style,
        tuple(toward),
        width=length(item, _WIDTH, where) or 0.0,
        over=item.get("target") == _LAYERS[True],
    )
    try:
        return symbol if write_outline(symbol) == item else None
    except LinkError:
        return None


def _way(points: Iterable[_Point], row: float, col: float) -> str:
    return "M" + "L".join(f"{_pixel(col + x)} {_pixel(row + y)}" for x, y in points)


def _pixel(number: float) -> str:
    return number_text(round(number * PIXELS, 2))


def _polar(radius: float, turn: float) -> _Point:
    return radius * sin(turn * pi / 180), -radius * cos(turn * pi / 180)


def _whole(symbol: Symbol) -> Iterator[tuple[_Point, ...]]:
    """Give a cell's border, and a diagonal if two corners are named."""
    yield _SQUARE
    if symbol.toward:
        yield tuple(_polar(_DIAGONAL, _DIRECTIONS[word]) for word in symbol.toward)


def _halves(symbol: Symbol) -> Iterator[tuple[_Point, ...]]:
    """Give the half of a cell towards each corner that is named."""
    for word in symbol.toward:
        turn = _DIRECTIONS[word]
        yield tuple(_polar(_DIAGONAL, turn + by) for by in (-90, 0, 90, -90))


def _regular(corners: int, turn: float) -> _Ways:
    def ways(symbol: Symbol) -> Iterator[tuple[_Point, ...]]:
        radius = (symbol.width or 0.7) / 2
        yield tuple(_polar(radius, turn + 360 * i / corners) for i in range(corners + 1))

    return ways


def _wedge(reach: float, width: float) -> _Ways:
    def ways(symbol: Symbol) -> Iterator[tuple[_Point, ...]]:
        for word in symbol.toward:
            turn = _DIRECTIONS[word]
            yield _polar(width, turn - 135), _polar(reach, turn), _polar(width, turn + 135)

    return ways


def _rays(symbol: Symbol) -> Iterator[tuple[_Point, ...]]:
    for word in symbol.toward:
        yield (0.0, 0.0), _polar(0.5, _DIRECTIONS[word])


def _diagonals(symbol: Symbol) -> Iterator[tuple[_Point, ...]]:
    arm = 0.33 if symbol.style == "small" else 0.5
    yield (-arm, -arm), (arm, arm)
    yield (-arm, arm), (arm, -arm)


_FLAT: Final = {"black": _Ink(BLACK, "none", 0), "grey": _Ink(GREY, "none", 0)}
_RIMMED: Final = {
    style: _Ink(look.fill or "none", look.rim or "none", look.pixels)
    for style, look in ROUND_STYLES.items()
    if not look.dashes
}
_THIN: Final = _Ink("none", BLACK, 2)
_SHAPES: Final[Mapping[str, _Outline]] = MappingProxyType(
    {
        "full-square": _Outline(_whole, _FLAT),
        "corner-triangle": _Outline(_halves, _FLAT),
        "kakuro": _Outline(
            _whole,
            {
                "black": _Ink(BLACK, WHITE, 2),
                "light-grey": _Ink(LIGHT, BLACK, 2),
                "white": _Ink(WHITE, BLACK, 2),
            },
        ),
        "compass": _Outline(_diagonals, {"full": _THIN, "small": _THIN}),
        "inequality": _Outline(_wedge(0.14, 0.2), {"": _Ink("none", BLACK, 3)}),
        "inequality-slim": _Outline(_wedge(0.1, 0.28), {"": _Ink("none", BLACK, 3)}),
        "half-lines": _Outline(_rays, {"": _Ink("none", BLACK, 5)}),
        "triangle-up": _Outline(_regular(3, 0), _RIMMED),
        "triangle-right": _Outline(_regular(3, 90), _RIMMED),
        "triangle-down": _Outline(_regular(3, 180), _RIMMED),
        "triangle-left": _Outline(_regular(3, 270), _RIMMED),
        "hexagon-point": _Outline(_regular(6, 0), _RIMMED),
        "hexagon-flat": _Outline(_regular(6, 30), _RIMMED),
    }
)
"""Shapes with an outline."""
OUTLINED: Final = frozenset(_SHAPES)
"""Their names."""
