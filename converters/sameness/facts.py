"""What a solver reads off a drawing's question, as facts: one for each thing at each place.

A symbol that is also a character (a bulb, a star, an arrow) is that text; a text on a disc is a
text and a circle; a box that fills a cell is shading; a region is its borders; a killer cage is the
sides along which it runs, and its sum a text in a corner. Lines are cut into half steps.
"""

import re
import unicodedata
from collections.abc import Iterator
from enum import StrEnum
from math import floor
from typing import Final, NamedTuple

from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
    middle,
)
from converters.lattice import Lattice, SquareLattice
from converters.sameness.places import Place, edge_steps, is_on_grid, point, steps
from converters.sameness.shades import DARK, shade
from converters.sameness.signs import SHAPES, SIGNS, WORDS
from converters.site import Kind, Site, Spot


class What(StrEnum):
    """The sorts of facts, in the words of ``diff --json``."""

    BOARD = "board"
    TEXT = "text"
    SHADING = "shading"
    SYMBOL = "symbol"
    BORDER = "border"
    LINE = "line"
    CAGE = "cage"


class Fact(NamedTuple):
    """One thing at one place; ``value`` tells several of its sort apart, and may be empty."""

    what: What
    at: Place
    value: str = ""


FIGURE: Final = "figure"
"""The value of a drawn shape that nobody here has a name for."""
_PILES: Final = frozenset((Role.CANDIDATES, Role.CORNER, Role.CENTRE))
"""Roles of several small digits in a cell, in no order."""
_DISCS: Final = {"black-in-circle": "", "white-on-black": DARK, "white-on-red": ""}
"""Styles of texts that stand on a disc, and how dark it is."""
_SQUARES: Final = frozenset(("square", "full-square", "rounded", "rounded-box"))
_ROUND: Final = frozenset(("circle", "pill", "big-circle"))
_DIAMONDS: Final = frozenset(("diamond", "big-diamond"))
_WHOLE: Final = 0.88
"""Sides from which a box fills its cell."""
_LARGEST: Final = 1.12
"""Sides up to which it fills only one."""
_BEYOND: Final = 0.06
"""How far a figure may reach beyond the cell that it is drawn in."""
_TURNED: Final = 45
_MOST_CELLS: Final = 400
_FAINT_LINES: Final = frozenset(("invisible", "thin-white"))
_GRID_LINES: Final = frozenset(
    (
        *("thin", "hairline", "grid-dashed", "thin-grey", "thin-grey-dashed", "thin-dashed"),
        *("thin-solid", "thin-short-dashed", "thin-grey-short-dashed"),
    )
)
_THIN: Final = 2.6 / 64
_ARROWS: Final = frozenset(WORDS.values())
_DOTS: Final = re.compile(r'"(?:M[-0-9. ]{1,40}l0 0)+"')
"""An outline that is nothing but dots on the grid's vertices."""
_HOLLOW: Final = frozenset(("white-no-rim",))
_DARK_STYLES: Final = frozenset(("black",))
_OPEN: Final = frozenset(("hidden", "none", "rowcol", "disjoint"))
"""Kinds of cages without an outline."""
_REGIONS: Final = frozenset(("region", "box"))
_HEADED: Final = frozenset(("arrow", "direction"))
_BULBS: Final = frozenset(("thermo", "slow-thermo"))


def facts(drawing: Drawing) -> frozenset[Fact]:
    """Give what a drawing's question says."""
    lattice, found = drawing.lattice, set[Fact]()
    for element in drawing.question:
        found.update(_facts(element, lattice))
    return frozenset(_merged(found))


def _merged(found: set[Fact]) -> Iterator[Fact]:
    """Join the colours of each cell; a line over a line is one line."""
    shades: dict[Place, set[str]] = {}
    for fact in found:
        if fact.what is What.SHADING:
            shades.setdefault(fact.at, set()).add(fact.value)
        else:
            yield fact
    for at, colours in shades.items():
        yield Fact(What.SHADING, at, " ".join(sorted(colours)))


def _facts(element: Element, lattice: Lattice) -> Iterator[Fact]:
    match element:
        case Fill():
            yield from _fill(element, lattice)
        case Label():
            yield from _label(element, lattice)
        case Symbol():
            yield from _symbol(element, lattice)
        case Stroke():
            yield from _stroke(element, lattice)
        case Path():
            yield from _path(element, lattice)
        case Cage():
            yield from _cage(element, lattice)


def _fill(fill: Fill, lattice: Lattice) -> Iterator[Fact]:
    opacity = 1.0 if fill.paint.opacity is None else fill.paint.opacity
    for css in fill.css():
        seen = shade(css, opacity)
        if seen:
            yield Fact(What.SHADING, point(lattice, fill.at), seen)


def _label(label: Label, lattice: Lattice) -> Iterator[Fact]:
    at = point(lattice, middle(label))
    if label.style in _DISCS:
        yield Fact(What.SYMBOL, at, f"circle {_DISCS[label.style]}".strip())
    words = plain(label.text)
    if label.role in _PILES and label.at.site.kind is Kind.CELL:
        yield Fact(What.TEXT, at, "marks " + "".join(sorted(words)))
        return
    if label.toward:
        yield Fact(What.SYMBOL, at, WORDS.get(label.toward, label.toward))
    yield from _words(at, words)


def _words(at: Place, words: str) -> Iterator[Fact]:
    """Give a text, its arrows and other signs as symbols: elsewhere they may be drawn."""
    for sign in words if set(words) & _ARROWS else (words,):
        if sign in SIGNS:
            yield Fact(What.SYMBOL, at, SIGNS[sign])
            words = words.replace(sign, "")
    if words:
        yield Fact(What.TEXT, at, words.strip())


def plain(text: str) -> str:
    """Give a text as it is compared: no looks of its characters, no case, no blanks around it.

    >>> plain(" ☆\N{VARIATION SELECTOR-16}"), plain("A  b")
    ('☆', 'a b')
    """
    letters = unicodedata.normalize("NFC", text).replace("\ufe0f", "").casefold()
    return " ".join(letters.split())


def _symbol(symbol: Symbol, lattice: Lattice) -> Iterator[Fact]:
    at = point(lattice, symbol.at)
    sign = SHAPES.get(symbol.shape)
    if sign is not None:
        for shown in [WORDS.get(way, way) for way in symbol.toward] or [sign]:
            yield Fact(What.SYMBOL, at, shown)
    elif symbol.shape in _SQUARES:
        yield from _box(symbol, lattice)
    elif symbol.shape in _ROUND | _DIAMONDS:
        shape = "circle" if symbol.shape in _ROUND else "diamond"
        if not _is_blank(symbol):
            yield Fact(What.SYMBOL, at, f"{shape} {_tone(symbol)}".strip())
    else:
        words = (symbol.shape, *sorted(symbol.toward))
        yield Fact(What.SYMBOL, at, " ".join(words))


def _box(symbol: Symbol, lattice: Lattice) -> Iterator[Fact]:
    if _is_blank(symbol):
        return
    width = symbol.width or (1.0 if symbol.shape == "full-square" else 0.7)
    height = symbol.height or width
    turned = symbol.angle % 90 == _TURNED
    fill = _inside(symbol)
    if fill and not turned and min(width, height) >= _WHOLE:
        yield from (Fact(What.SHADING, at, fill) for at in _covered(symbol, width, height, lattice))
        return
    shape = "diamond" if turned else "square"
    yield Fact(What.SYMBOL, point(lattice, symbol.at), f"{shape} {_tone(symbol)}".strip())


def _covered(symbol: Symbol, width: float, height: float, lattice: Lattice) -> Iterator[Place]:
    """Give the middles of the cells under a box."""
    one = max(width, height) <= _LARGEST
    cols, rows = round(width), round(height)
    if one or not isinstance(lattice, SquareLattice) or rows * cols > _MOST_CELLS:
        yield point(lattice, symbol.at)
        return
    x, y = lattice.point(symbol.at)
    for row in range(rows):
        for col in range(cols):
            spot = lattice.spot(x - cols / 2 + col + 0.5, y - rows / 2 + row + 0.5)
            yield point(lattice, spot)


def _inside(symbol: Symbol) -> str:
    """Give the shade inside a shape: its paint's, else its style's; empty: white or none."""
    if symbol.paint.fill is not None:
        opacity = 1.0 if symbol.paint.opacity is None else symbol.paint.opacity
        return shade(symbol.paint.fill, opacity)
    if symbol.paint.stroke is not None and not symbol.style:
        return ""
    named = symbol.style.partition("-")[0]
    return {"black": DARK, "white": "", "dashed": "", "hollow": "", "light": "#cccccc"}.get(
        named, named
    )


def _tone(symbol: Symbol) -> str:
    """Tell dark shapes from all others."""
    return DARK if _inside(symbol) == DARK else ""


def _is_blank(symbol: Symbol) -> bool:
    """Tell whether a shape is only the paper behind something."""
    paint = symbol.paint
    if symbol.style in _HOLLOW:
        return True
    if symbol.style or (paint.fill is None and paint.stroke is None):
        return False
    return not _inside(symbol) and not shade(paint.stroke or "none", paint.opacity or 1.0)


def _stroke(stroke: Stroke, lattice: Lattice) -> Iterator[Fact]:
    if stroke.layer is StrokeLayer.ERASED or stroke.style in _FAINT_LINES:
        return
    if stroke.layer is StrokeLayer.CAGE:
        yield from _cage_side(stroke, lattice)
        return
    thin = stroke.style in _GRID_LINES if stroke.paint.width is None else _is_thin(stroke)
    yield from _drawn(lattice, (stroke.start, stroke.end), thin=thin)


def _is_thin(line: Stroke | Path) -> bool:
    return line.paint.width is not None and line.paint.width <= _THIN


def _drawn(lattice: Lattice, spots: tuple[Spot, ...], *, thin: bool) -> Iterator[Fact]:
    """Give the steps of a way; thin ones along the grid are part of the grid."""
    square = isinstance(lattice, SquareLattice)
    for step in steps(lattice, spots):
        on_grid = square and is_on_grid(step)
        if not (on_grid and thin):
            yield Fact(What.BORDER if on_grid else What.LINE, step)


def _cage_side(stroke: Stroke, lattice: Lattice) -> Iterator[Fact]:
    """Give the side of the cell along which a piece of a cage runs; links are none."""
    one, other = stroke.start, stroke.end
    if not isinstance(lattice, SquareLattice):
        yield Fact(What.CAGE, (*min(one.site, other.site), *max(one.site, other.site)))
        return
    if (one.site.row, one.site.col) == (other.site.row, other.site.col):
        (x1, y1), (x2, y2) = lattice.point(one), lattice.point(other)
        yield Fact(What.CAGE, point(lattice, lattice.spot((x1 + x2) / 2, (y1 + y2) / 2)))


def _path(path: Path, lattice: Lattice) -> Iterator[Fact]:
    if path.shape == "svg":
        yield from _outline(path, lattice)
        return
    if path.paint.stroke is not None and not shade(path.paint.stroke) and not path.paint.fill:
        return
    if path.paint.fill and _is_small(path, lattice):
        yield Fact(What.SYMBOL, _heart(path, lattice), FIGURE)
        return
    way = _way(path, lattice)
    yield from _drawn(lattice, way, thin=_is_thin(path))
    if path.shape in _HEADED:
        yield Fact(What.SYMBOL, point(lattice, way[-1]), "arrow-head")
    if path.shape in _BULBS:
        yield Fact(What.SYMBOL, point(lattice, way[0]), "circle")


def _way(path: Path, lattice: Lattice) -> tuple[Spot, ...]:
    """Give the spots of a figure; of a long one the cells, where it begins or ends beside them."""
    if not isinstance(lattice, SquareLattice) or _is_in_one_cell(path, lattice):
        return path.points
    return tuple(Spot(spot.site) for spot in path.points)


def _is_small(path: Path, lattice: Lattice) -> bool:
    """Tell whether a figure is closed and no larger than a cell."""
    if not isinstance(lattice, SquareLattice) or path.points[0] != path.points[-1]:
        return False
    return _span(path, lattice) <= _LARGEST


def _is_in_one_cell(path: Path, lattice: SquareLattice) -> bool:
    for places in zip(*map(lattice.point, path.points), strict=True):
        least, most = min(places), max(places)
        if (
            most - floor((least + most) / 2) > 1 + _BEYOND
            or least < floor(most - _BEYOND) - _BEYOND
        ):
            return False
    return True


def _span(path: Path, lattice: SquareLattice) -> float:
    """Give the larger side of the box around a figure."""
    xs, ys = zip(*map(lattice.point, path.points), strict=True)
    return max(max(xs) - min(xs), max(ys) - min(ys))


def _heart(path: Path, lattice: Lattice) -> Place:
    """Give the middle of a figure on a square board."""
    if not isinstance(lattice, SquareLattice):
        return point(lattice, path.points[0])
    xs, ys = zip(*map(lattice.point, path.points), strict=True)
    return point(lattice, lattice.spot((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2))


def _outline(path: Path, lattice: Lattice) -> Iterator[Fact]:
    """Give a filled outline as shading of where it begins, any other as a figure there."""
    at = point(lattice, path.points[0])
    fill = path.paint.fill
    if fill is not None and path.paint.stroke is None:
        seen = shade(fill)
        if seen:
            yield Fact(What.SHADING, at, seen)
        return
    if not _DOTS.fullmatch(dict(path.paint.extra).get("d", "")):
        yield Fact(What.SYMBOL, at, FIGURE)


def _cage(cage: Cage, lattice: Lattice) -> Iterator[Fact]:
    if cage.label and cage.cells:
        first = min(cage.cells)
        yield Fact(What.TEXT, _sum_place(first, lattice), plain(cage.label))
    if cage.kind in _OPEN:
        return
    inside = frozenset(cage.cells)
    for cell in cage.cells:
        for edge in lattice.around(cell, Kind.EDGE):
            beside = frozenset(lattice.around(edge, Kind.CELL)) - {cell}
            if beside & inside:
                continue
            if cage.kind in _REGIONS:
                yield from _border(edge, lattice)
            else:
                yield Fact(What.CAGE, _side_place(cell, edge, lattice))


def _border(edge: Site, lattice: Lattice) -> Iterator[Fact]:
    if isinstance(lattice, SquareLattice):
        yield from (Fact(What.BORDER, step) for step in edge_steps(edge))
        return
    ends = [Spot(end) for end in lattice.around(edge, Kind.VERTEX)]
    yield from _drawn(lattice, tuple(ends), thin=False)


def _side_place(cell: Site, edge: Site, lattice: Lattice) -> Place:
    """Give the place just inside a cell's edge."""
    if not isinstance(lattice, SquareLattice):
        return (*cell, *edge)
    (x, y), (to_x, to_y) = lattice.xy(cell), lattice.xy(edge)
    return point(lattice, lattice.spot((x + to_x) / 2, (y + to_y) / 2))


def _sum_place(cell: Site, lattice: Lattice) -> Place:
    """Give the place of the sum in a cage's first cell."""
    if isinstance(lattice, SquareLattice):
        return point(lattice, Spot(Site(Kind.CORNER, cell.row, cell.col, 0)))
    return tuple(cell)
