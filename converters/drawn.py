"""Constraints with a name, as what a solver sees of them: plain shapes, lines and texts.

A format that knows constraints by name (a ratio, a renban line, an even cell) keeps them so. Where
only the picture counts, each is what the editors draw for it: in shapes that an editor with shapes
of its own has, where `converters.plain.constraints` has only boxes, lines and texts.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import atan2, degrees
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.compass import EIGHT
from converters.drawing import Cage, Drawing, Element, Fill, Label, Paint, Path, Role, Symbol
from converters.lattice import Lattice, SquareLattice
from converters.plain.constraints import LINES, plainly
from converters.site import Spot

_Drawn: TypeAlias = Callable[[Symbol], tuple[Element, ...]]
DIAGONALS: Final = ("diagonal+", "diagonal-")
"""The names of the rules that no digit is twice on a diagonal: rising, falling."""
_DIAGONAL: Final = Paint(stroke="#34bbe6", width=2 / 64)
_DOT: Final = 0.26
_RING: Final = 0.44
_LARGE: Final = 0.7
_HEADED: Final = frozenset(("arrow", "direction"))
_WAY: Final = 0.75
"""Cell sides from which an arrow leads somewhere."""
_EIGHTH: Final = 45
_PULL: Final = 0.25
_SIDES: Final = ("up", "right", "down", "left")
_BARS: Final = frozenset(("square", "rounded", "rounded-square", "pill"))
_THIN: Final = 0.2
_LONG: Final = 0.9
"""Cell sides that a line drawn as a box is at least long: shorter ones are signs."""
_THICK: Final = 0.4
_LEAST: Final = 0.4
_SHORT: Final = 1.05
"""Cell sides that a bar is long that is a sign, and at most thick."""
_RIGHT: Final = 90
NEARLY: Final = 0.07
"""How far beside a place a point still means it, in cell sides."""


def drawn(element: Element) -> tuple[Element, ...]:
    """Give what is seen of an element: itself, unless it is a constraint with a name."""
    if isinstance(element, Symbol) and element.shape in _SHAPES:
        return _SHAPES[element.shape](element)
    if isinstance(element, Label) and element.style == "little-killer":
        return (replace(element, style="black", role=Role.ARROW),)
    if isinstance(element, Path) and element.shape in LINES:
        return plainly(element)
    if isinstance(element, Cage) and element.kind == "clone":
        return plainly(element)
    return (element,)


def drawn_flags(drawing: Drawing) -> tuple[Element, ...]:
    """Give what is seen of rules for the whole board that a drawing only names: diagonals."""
    lattice = drawing.lattice
    named = {name for name, value in drawing.meta.extra if value == "true"}
    if not isinstance(lattice, SquareLattice) or named.isdisjoint(DIAGONALS):
        return ()
    ends = {
        DIAGONALS[0]: ((lattice.cols, 0), (0, lattice.rows)),
        DIAGONALS[1]: ((0, 0), (lattice.cols, lattice.rows)),
    }
    ways = [tuple(lattice.spot(x, y) for x, y in ends[name]) for name in DIAGONALS if name in named]
    return tuple(Path(way, "line", paint=_DIAGONAL) for way in ways)


def landed(spot: Spot, lattice: Lattice) -> Spot:
    """Give the place of a lattice that a point of a figure means.

    It is the middle of a cell or an edge, or a vertex, if the point is nearly there. On a grid
    line, in no cell, it is the nearest of the line's vertices and edges. Else it is the cell in
    which it lies: a line may begin beside the middle of its cell.
    """
    if not (spot.dx or spot.dy) or not isinstance(lattice, SquareLattice):
        return spot
    x, y = lattice.point(spot)
    near_x, near_y = round(2 * x) / 2, round(2 * y) / 2
    on_grid = any(abs(of - round(of)) <= NEARLY for of in (x, y))
    if on_grid or max(abs(x - near_x), abs(y - near_y)) <= NEARLY:
        return lattice.spot(near_x, near_y)
    return Spot(lattice.spot(x // 1 + 0.5, y // 1 + 0.5).site)


def pointer(path: Path, lattice: Lattice) -> str:
    """Give where an arrow points, of eight directions, if it is a sign in or beside a cell.

    Empty for any other figure, and for an arrow that leads from one cell to another.
    """
    if path.shape not in _HEADED or not isinstance(lattice, SquareLattice):
        return ""
    places = [lattice.point(spot) for spot in path.points]
    if not len(places) > 1 or any(max(of) - min(of) >= _WAY for of in zip(*places, strict=True)):
        return ""
    (x, y), (to_x, to_y) = places[-2:]
    return tuple(EIGHT)[round(degrees(atan2(to_y - y, to_x - x)) / _EIGHTH) % len(EIGHT)]


def pointer_place(path: Path, lattice: SquareLattice) -> Spot:
    """Give where an arrow that is a sign stands: at its middle, drawn a little to its cell's.

    Near a corner it would be as near to the next cell as to its own.
    """
    xs, ys = zip(*map(lattice.point, path.points), strict=True)
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    own_x, own_y = x // 1 + 0.5, y // 1 + 0.5
    return lattice.spot(x + _PULL * (own_x - x), y + _PULL * (own_y - y))


def bar(symbol: Symbol, lattice: Lattice) -> Path | None:
    """Give the line that a long thin filled box is; None if the symbol is none.

    Its ends are where the box ends: a line of its thickness looks the same.
    """
    width, height = _bar_sides(symbol)
    long, thin = max(width, height), min(width, height)
    if not isinstance(lattice, SquareLattice) or not 0 < thin <= _THIN or long < _LONG:
        return None
    fill, (x, y) = symbol.paint.fill, lattice.point(symbol.at)
    across, down = (long / 2, 0.0) if width > height else (0.0, long / 2)
    ends = (lattice.spot(x - across, y - down), lattice.spot(x + across, y + down))
    paint = replace(symbol.paint, fill=None, stroke=fill, width=thin, extra=())
    return Path(ends, "line", paint=paint)


def bar_ways(symbol: Symbol) -> tuple[str, ...]:
    """Give the two directions in which a short bar lies that is a sign; none for other shapes."""
    width, height = _bar_sides(symbol)
    long, thin = max(width, height), min(width, height)
    if not 0 < thin <= _THICK or not 2 * thin <= long <= _SHORT or long < _LEAST:
        return ()
    return ("right", "left") if width > height else ("down", "up")


def _bar_sides(symbol: Symbol) -> tuple[float, float]:
    """Give how far a filled upright box reaches across and down; nothing for other shapes."""
    width, height = symbol.width, symbol.height or symbol.width
    unlike = symbol.shape not in _BARS or symbol.style or not symbol.paint.fill
    if unlike or symbol.angle % _RIGHT:
        return 0.0, 0.0
    return (height, width) if round(symbol.angle / _RIGHT) % 2 else (width, height)


def has_bulb(path: Path) -> bool:
    """Tell whether an arrow has a circle at its start: one with a width is the shaft alone."""
    return path.shape == "arrow" and path.paint.width is None


def _on_disc(symbol: Symbol, style: str, ink: str, width: float) -> tuple[Element, ...]:
    disc = Symbol(symbol.at, "circle", style, width=width, over=True)
    words = symbol.style.replace(",", " ")
    return (disc, Label(symbol.at, words, Role.SMALL, ink)) if words else (disc,)


def _dark_dot(symbol: Symbol) -> tuple[Element, ...]:
    return _on_disc(symbol, "black", "white", _DOT)


def _light_dot(symbol: Symbol) -> tuple[Element, ...]:
    return _on_disc(symbol, "white", "black", _DOT)


def _quadruple(symbol: Symbol) -> tuple[Element, ...]:
    return _on_disc(symbol, "white", "black", _RING)


def _letters(symbol: Symbol) -> tuple[Element, ...]:
    return (Label(symbol.at, symbol.style, Role.MEDIUM),)


def _odd(symbol: Symbol) -> tuple[Element, ...]:
    return (Symbol(symbol.at, "circle", "light-grey", width=_LARGE),)


def _even(symbol: Symbol) -> tuple[Element, ...]:
    return (Symbol(symbol.at, "square", "light-grey", width=_LARGE),)


def _minimum(symbol: Symbol) -> tuple[Element, ...]:
    return (_shade(symbol), Symbol(symbol.at, "arrow-tips", "", _SIDES))


def _maximum(symbol: Symbol) -> tuple[Element, ...]:
    return (_shade(symbol), Symbol(symbol.at, "arrow-cross", "", _SIDES))


def _shade(symbol: Symbol) -> Fill:
    return Fill(symbol.at, ("light-grey",))


_SHAPES: Final[Mapping[str, _Drawn]] = MappingProxyType(
    {
        "ratio": _dark_dot,
        "difference": _light_dot,
        "xv": _letters,
        "quadruple": _quadruple,
        "odd": _odd,
        "even": _even,
        "minimum": _minimum,
        "maximum": _maximum,
        "power-of-two": plainly,
        "prime": plainly,
    }
)
