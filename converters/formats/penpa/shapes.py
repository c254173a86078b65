"""Shaded cells and symbols to entries: the native shape, size class and colour that come nearest.

A box that fills cells is their shading, as an author would draw it; a square on its tip is a
diamond. Circles, squares and diamonds come in a few sizes; their inside or their rim takes a colour
of its own, never both.
"""

from collections.abc import Iterator
from typing import Final

from converters.codec.js_json import JsonValue
from converters.drawing import FILL_COLOURS, Fill, Symbol
from converters.drawn import bar_ways
from converters.errors import with_article
from converters.formats.penpa import styles, symbols
from converters.formats.penpa.entries import Entry, Written, near, point_at
from converters.formats.penpa.image import SHAPE
from converters.formats.penpa.marks import EDGE_MODE
from converters.formats.penpa.nearest import (
    SURFACES,
    is_black,
    is_white,
    nearest,
    rgb,
    with_opacity,
)
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.tints import part
from converters.lattice import SquareLattice
from converters.site import Kind, Site, cell

_USUAL_WIDTH: Final = 0.7
_WHOLE: Final = 0.88
"""Sides from which a box fills its cell."""
_OVERLAP: Final = 0.12
"""How much a box over whole cells may be larger or smaller than they are."""
_MOST_CELLS: Final = 400
_FAR_LONGER: Final = 1.75
"""How many times as long as the native shape one is that looks like another thing."""
_DIAMOND: Final = 2**0.5
_QUARTER: Final = 90
_TIP: Final = (30, 60)
"""Degrees, of a quarter turn, between which a square stands on its tip."""
_THIN_BAR: Final = 0.2
_BOXES: Final = frozenset(("square", "rounded", "rounded-square"))
_LONG: Final = {(2, 1): "2x1", (1, 2): "1x2", (3, 1): "3x1", (1, 3): "1x3"}
"""Columns and rows of the pills over several cells."""


def write_fill(fill: Fill, at: Numbering) -> Written:
    """Give the entry of a shaded cell."""
    point = point_at(fill.at, at)
    if point is None or fill.at.site.kind is not Kind.CELL or not fill.styles:
        return Written(what="a shaded place that is no cell")
    codes: list[JsonValue] = []
    colours: list[JsonValue] = []
    for style, own in zip(fill.styles, fill.css(), strict=False):
        code = styles.FILL_CODES.get(style)
        shown = with_opacity(own, fill.paint.opacity)
        codes.append(styles.FILL_CODES[nearest(own, SURFACES)] if code is None else code)
        colours.append(shown if code is None or shown != FILL_COLOURS[style] else None)
    value, colour = (codes, colours) if len(codes) > 1 else (codes[0], colours[0])
    if isinstance(colour, list) and not any(colour):
        colour = None
    return Written(
        (Entry("surface", str(point), value, colour),),
        f"the colour {', '.join(fill.css())} over the nearest native one",
    )


def write_symbol(symbol: Symbol, at: Numbering) -> Written:
    """Give the entry of a shape."""
    if symbol.shape == SHAPE:  # it is no entry of a layer
        return Written(what="a picture, of which a square board that is not turned has one")
    if cells := shaded_cells(symbol, at):
        return _shading(symbol, cells, at)
    symbol = _as_native(symbol, at)
    site = near(symbol.at, at)
    point = None if site is None else at.point(site)
    if point is None:
        return Written(what="a symbol beyond the margin")
    if symbol.shape == "x-mark":
        layer = styles.CROSS_LAYERS.get(symbol.style, "line")
        entry = Entry(layer, str(point), styles.X_MARK, symbol.paint.stroke)
        return Written((entry,), "the look of a cross")
    seen = symbols.code(_look(symbol), at.turn)
    alike = _alike(symbol, at.turn.grid)
    found = seen or symbols.code(alike, at.turn)
    if found is None:
        return Written(what=f"the shape {symbol.shape!r} in the style {symbol.style!r}")
    value, family = found
    suffix = "E" if EDGE_MODE in symbol.paint.extra else ""
    entry = Entry(
        "symbol",
        f"{point}{suffix}",
        [value, family, 2 if symbol.over else 1],
        _tint(symbol, family, value),
    )
    return Written((entry,), _change(symbol, alike.width))


def _change(symbol: Symbol, native: float) -> str:
    """Say what becomes of a shape; plainly, if it is far longer than the native one."""
    width, height = symbol.width, symbol.height or symbol.width
    if native and max(width, height) > _FAR_LONGER * native:
        shape = with_article(symbol.shape)
        return f"{shape} of {width:.3g} × {height:.3g} cells, now one of {native:.3g}"
    return f"the size, colour or place of the shape {symbol.shape!r}"


def shaded_cells(symbol: Symbol, at: Numbering) -> tuple[Site, ...]:
    """Give the cells that a box fills and nothing else; none for other shapes."""
    width, height = symbol.width, symbol.height or symbol.width
    fill = symbol.paint.fill
    if symbol.shape != "square" or symbol.style or not fill or symbol.angle % _QUARTER:
        return ()
    if min(width, height) < _WHOLE or not isinstance(at.lattice, SquareLattice):
        return ()
    if symbol.angle % (2 * _QUARTER):
        width, height = height, width
    cols, rows = round(width), round(height)
    x, y = at.lattice.point(symbol.at)
    left, top = x - cols / 2, y - rows / 2
    sizes = max(abs(width - cols), abs(height - rows)) <= _OVERLAP
    places = max(abs(left - round(left)), abs(top - round(top))) <= _OVERLAP
    alone = rows * cols == 1 and (symbol.over or _rim(symbol))
    if not sizes or not places or rows * cols > _MOST_CELLS or alone:
        return ()
    row, col = round(top), round(left)
    return tuple(cell(row + down, col + across) for down in range(rows) for across in range(cols))


def _shading(symbol: Symbol, cells: tuple[Site, ...], at: Numbering) -> Written:
    css = with_opacity(symbol.paint.fill or "", symbol.paint.opacity)
    code = styles.FILL_CODES[nearest(css, SURFACES)]
    points = [at.point(site) for site in cells]
    entries = tuple(
        Entry("surface", str(point), code, css) for point in points if point is not None
    )
    return Written(entries, "a box over whole cells, now their shading")


def _rim(symbol: Symbol) -> bool:
    """Tell whether a shape has a rim that is seen: none of its own colour or of the paper's."""
    paint = symbol.paint
    if paint.stroke is None or (paint.fill and rgb(paint.stroke) == rgb(paint.fill)):
        return False
    return not is_white(with_opacity(paint.stroke, paint.opacity)) or not paint.fill


def _as_native(symbol: Symbol, at: Numbering) -> Symbol:
    """Give a box or pill as the shape of Penpa+ that looks like it."""
    if symbol.style or not isinstance(at.lattice, SquareLattice):
        return symbol
    if ways := bar_ways(symbol):
        return _as_bar(symbol, ways)
    if symbol.shape in _BOXES and _TIP[0] <= symbol.angle % _QUARTER <= _TIP[1]:
        width = (symbol.width or _USUAL_WIDTH) * _DIAMOND
        return Symbol(symbol.at, "diamond", width=width, over=symbol.over, paint=symbol.paint)
    height = symbol.height or symbol.width
    if symbol.shape != "pill" or not height:
        return symbol
    cols, rows = round(symbol.width), round(height)
    if symbol.angle % (2 * _QUARTER):
        cols, rows = rows, cols
    small = min(symbol.width, height) < _USUAL_WIDTH or symbol.angle % _QUARTER
    if small or (cols, rows) not in _LONG:
        return Symbol(
            symbol.at,
            "circle",
            width=(symbol.width * height) ** 0.5,
            over=symbol.over,
            paint=symbol.paint,
        )
    x, y = at.lattice.point(symbol.at)
    first = at.lattice.spot(x - (cols - 1) / 2, y - (rows - 1) / 2)
    return Symbol(first, "pill", _LONG[cols, rows], over=symbol.over, paint=symbol.paint)


def _as_bar(symbol: Symbol, ways: tuple[str, ...]) -> Symbol:
    """Give a short bar as the native one of its colour that is about as thick."""
    fill = symbol.paint.fill or ""
    style = "black" if is_black(fill) else "white" if is_white(fill) else "grey"
    thin = min(symbol.width, symbol.height or symbol.width) <= _THIN_BAR
    shape = "bar" if thin else "bar-thick"
    return Symbol(symbol.at, shape, style, ways, over=symbol.over, paint=symbol.paint)


def _tint(symbol: Symbol, family: str, value: JsonValue) -> str | None:
    """Give the custom colour of a symbol: of its inside or of its rim, whichever takes one."""
    where, paint = part(family, value), symbol.paint
    # A sign has one colour, whichever of the two it was drawn in.
    whole = paint.fill if family in symbols.SIZED else paint.fill or paint.stroke
    css = {"fill": whole, "stroke": paint.stroke}.get(where)
    return with_opacity(css, symbol.paint.opacity) if css else None


def _look(symbol: Symbol) -> symbols.Look:
    return symbols.Look(symbol.shape, symbol.style, symbol.toward, symbol.width)


def _alike(symbol: Symbol, grid: str) -> symbols.Look:
    """Give the native look of the same shape that is nearest in size and style."""
    shape = "square" if symbol.shape in _BOXES else symbol.shape
    known = symbols.looks_of(shape, grid)
    if not known:
        return _look(symbol)
    wanted = symbol.width or _USUAL_WIDTH
    if symbol.height and symbol.shape in _BOXES:
        wanted = (wanted * symbol.height) ** 0.5
    width = min((look.width for look in known), key=lambda each: abs(each - wanted))
    offered = {look.style for look in known}
    style = symbol.style if symbol.style in offered else _disc_style(symbol, offered)
    return symbols.Look(shape, style, symbol.toward, width)


def _disc_style(symbol: Symbol, offered: set[str]) -> str:
    """Give the look of a filled shape that is nearest to its paint."""
    if "hollow" not in offered:
        return "black" if "black" in offered else min(offered)
    return next(style for style in _disc_styles(symbol) if style in offered)


def _disc_styles(symbol: Symbol) -> Iterator[str]:
    """Give looks for an inside and a rim, the best first; a rim of its own colour is rare."""
    fill, rim = symbol.paint.fill, symbol.paint.stroke if _rim(symbol) else None
    if fill in (None, "none", "transparent"):
        yield "hollow" if rim else "white"
    elif is_white(fill):
        if rim is None:
            yield "white-no-rim"
        elif not is_black(rim):
            yield "white-black-rim"
        yield "white"
    elif is_black(fill):
        yield "black"
    else:
        yield "light-grey" if rim is None else "grey"
    yield "white"
