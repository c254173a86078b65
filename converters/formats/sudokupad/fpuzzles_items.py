"""f-puzzles' constraints and cosmetics, one item at a time, as elements of a drawing.

A field of an item that is not known here is kept with the element, under its name.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import floor
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.codec.js_json import JsonValue, as_list, dump
from converters.drawing import PLAIN, Cage, Element, Extra, Label, Paint, Path, Role, Symbol
from converters.errors import LinkError
from converters.formats.sudokupad.fields import Item, extra_of, length, rounded, seen, text, tint
from converters.formats.sudokupad.fpuzzles_keys import (
    ANSWER,
    AREAS,
    BETWEEN,
    BOXES,
    BULB_SIZE,
    COSMETIC,
    DIRECTIONS,
    IN_CELLS,
    LINES,
    OUTSIDE,
    RIM,
    RIM_WIDTH,
    UNIT,
    cell_of,
    little_killer,
    name_of,
)
from converters.lattice import SquareLattice
from converters.site import Site, Spot, cell

Reader: TypeAlias = Callable[[Item, str, int], Iterator[Element]]
"""Gives what an item shows; its arguments are the item, its key path, and the board's size."""

_PLANE: Final = SquareLattice(1, 1)
_WORDS: Final[Mapping[tuple[int, int], str]] = MappingProxyType(
    {(-1, 0): "up", (0, 1): "right", (1, 0): "down", (0, -1): "left"}
)
_PAIR: Final = 2
_CELLS: Final = "cells"


def cells_at(at: Spot) -> tuple[Site, ...]:
    """Give the cells that a spot is the middle of: one, two or four; none for other spots."""
    x, y = _PLANE.point(at)
    if (2 * x) % 1 or (2 * y) % 1:
        return ()
    return tuple(cell(row, col) for row in _halves(y) for col in _halves(x))


def middle(cells: tuple[Site, ...]) -> Spot:
    """Give the middle of some cells."""
    row = sum(site.row for site in cells) / len(cells) + 0.5
    col = sum(site.col for site in cells) / len(cells) + 0.5
    return _PLANE.spot(col, row)


def bulb_cells(bulb: Symbol) -> tuple[Site, ...]:
    """Give the cells under an arrow's bulb, row by row."""
    x, y = _PLANE.point(bulb.at)
    rows = round((bulb.height or bulb.width) - BULB_SIZE) + 1
    cols = round(bulb.width - BULB_SIZE) + 1
    top, left = round(y - rows / 2), round(x - cols / 2)
    return tuple(cell(top + row, left + col) for row in range(rows) for col in range(cols))


def _halves(position: float) -> tuple[int, ...]:
    """Give the row or column whose middle is there, or the two that meet there."""
    whole = floor(position)
    return (whole,) if position % 1 else (whole - 1, whole)


def _cells(item: Item, where: str, key: str = _CELLS) -> tuple[Site, ...]:
    names = as_list(item.get(key), where=f"{where}.{key}")
    return tuple(cell_of(name, f"{where}.{key}[{index}]") for index, name in enumerate(names))


def _some(item: Item, where: str) -> tuple[Site, ...]:
    cells = _cells(item, where)
    if not cells:
        raise LinkError(
            where=f"{where}.cells", found="no cells", want="one cell or more", hint="it is nowhere"
        )
    return cells


def _lines(item: Item, where: str) -> Iterator[tuple[Spot, ...]]:
    for index, value in enumerate(as_list(item.get("lines"), where=f"{where}.lines")):
        names = as_list(value, where=f"{where}.lines[{index}]")
        points = tuple(Spot(cell_of(name, f"{where}.lines[{index}]")) for name in names)
        if points:
            yield points


def _placed(cells: tuple[Site, ...]) -> tuple[Spot, Extra]:
    """Give the middle of cells, and the cells themselves where it does not tell them."""
    at = middle(cells)
    if sorted(cells) == sorted(cells_at(at)):
        return at, ()
    names: list[JsonValue] = [name_of(site) for site in cells]
    return at, ((_CELLS, dump(names)),)


def _centred(cells: tuple[Site, ...]) -> tuple[Spot, Extra]:
    """Give the middle of cells, and the cells where no other ones have that middle."""
    at, extra = _placed(cells)
    return at, () if cells_at(at) else extra


def _rest(item: Item, *known: str) -> Extra:
    return extra_of(item, (*known, ANSWER))


def _paint(extra: Extra) -> Paint:
    return Paint(extra=extra) if extra else PLAIN


def _killer(item: Item, where: str, _size: int) -> Iterator[Element]:
    words = text(item, "value", where)
    paint = _paint(_rest(item, _CELLS, "value"))
    yield Cage(_cells(item, where), "killer", words if words.strip() else "", paint)


def _cosmetic_cage(item: Item, where: str, _size: int) -> Iterator[Element]:
    words = text(item, "value", where)
    # Without any colour nothing else would tell it from a killer cage.
    known = (_CELLS, "value", "outlineC", "fontC")
    plain = () if item.get("outlineC") or item.get("fontC") else ((COSMETIC, "true"),)
    paint = Paint(
        stroke=seen(item, "outlineC", where),
        ink=seen(item, "fontC", where),
        extra=(*plain, *_rest(item, *known)),
    )
    yield Cage(_cells(item, where), "killer", words if words.strip() else "", paint)


def _area(kind: str, item: Item, where: str, _size: int) -> Iterator[Element]:
    yield Cage(_cells(item, where), kind, paint=_paint(_rest(item, _CELLS)))


def _clone(item: Item, where: str, _size: int) -> Iterator[Element]:
    paint = _paint(_rest(item, _CELLS, "cloneCells"))
    yield Cage(_cells(item, where), "clone", paint=paint)
    yield Cage(_cells(item, where, "cloneCells"), "clone")


def _line(shape: str, item: Item, where: str, _size: int) -> Iterator[Element]:
    style = text(item, "value", where)
    paint = _paint(_rest(item, "lines", "value"))
    for points in _lines(item, where):
        yield Path(points, shape, style, paint)


def _cosmetic_line(item: Item, where: str, _size: int) -> Iterator[Element]:
    width = length(item, "width", where)
    paint = Paint(
        stroke=tint(item, "outlineC", where),
        width=rounded((UNIT if width is None else width) * UNIT),
        extra=_rest(item, "lines", "width", "outlineC"),
    )
    for points in _lines(item, where):
        yield Path(points, "line", paint=paint)


def _arrow(item: Item, where: str, _size: int) -> Iterator[Element]:
    """Give arrows with a bulb of one cell in them, or the bulb, and arrows without one."""
    cells = _cells(item, where) if item.get(_CELLS) else ()
    lines = tuple(_lines(item, where))
    extra = _rest(item, _CELLS, "lines")
    bulb_is_first = len(cells) == 1 and all(points[0] == Spot(cells[0]) for points in lines)
    if lines and bulb_is_first:
        yield from (Path(points, "arrow", paint=_paint(extra)) for points in lines)
        return
    if cells:
        yield _bulb(cells)
    bare = Paint(stroke=RIM, width=RIM_WIDTH, extra=extra)
    yield from (Path(points, "arrow", paint=bare) for points in lines)


def _bulb(cells: tuple[Site, ...]) -> Symbol:
    rows = max(site.row for site in cells) - min(site.row for site in cells)
    cols = max(site.col for site in cells) - min(site.col for site in cells)
    height = 0.0 if rows == cols else rounded(rows + BULB_SIZE)
    names: list[JsonValue] = [name_of(site) for site in cells]
    top, left = min(site.row for site in cells), min(site.col for site in cells)
    at = _PLANE.spot(left + (cols + 1) / 2, top + (rows + 1) / 2)
    bulb = Symbol(
        at,
        "circle" if rows == cols else "pill",
        width=rounded(cols + BULB_SIZE),
        height=height,
    )
    extra = ((_CELLS, dump(names)),) if sorted(cells) != sorted(bulb_cells(bulb)) else ()
    paint = Paint(stroke=RIM, width=RIM_WIDTH, extra=extra)
    return Symbol(at, bulb.shape, width=bulb.width, height=height, paint=paint)


def _in_cell(shape: str, item: Item, where: str, _size: int) -> Iterator[Element]:
    at = Spot(cell_of(item.get("cell"), f"{where}.cell"))
    yield Symbol(at, shape, paint=_paint(_rest(item, "cell")))


def _between(shape: str, item: Item, where: str, _size: int) -> Iterator[Element]:
    at, extra = _placed(_some(item, where))
    paint = _paint((*extra, *_rest(item, _CELLS, "value")))
    yield Symbol(at, shape, text(item, "value", where), paint=paint)


def _inequality(item: Item, where: str, _size: int) -> Iterator[Element]:
    """Give the sign with its tip at the second cell, whose digit is the smaller."""
    cells = _some(item, where)
    step = (cells[-1].row - cells[0].row, cells[-1].col - cells[0].col)
    if len(cells) != _PAIR or step not in _WORDS:
        raise LinkError(
            where=f"{where}.cells",
            found=f"{len(cells)} cells",
            want="two neighbours",
            hint="an inequality stands between two cells",
        )
    yield Symbol(
        middle(cells), "inequality", toward=(_WORDS[step],), paint=_paint(_rest(item, _CELLS))
    )


def _quadruple(item: Item, where: str, _size: int) -> Iterator[Element]:
    at, extra = _placed(_some(item, where))
    values = as_list(item.get("values"), where=f"{where}.values")
    style = ",".join(
        text({"values": value}, "values", f"{where}.values[{index}]")
        for index, value in enumerate(values)
    )
    paint = _paint((*extra, *_rest(item, _CELLS, "values")))
    yield Symbol(at, "quadruple", style, paint=paint)


def _outside(style: str, item: Item, where: str, _size: int) -> Iterator[Element]:
    at = Spot(cell_of(item.get("cell"), f"{where}.cell"))
    paint = _paint(_rest(item, "cell", "value"))
    yield Label(at, text(item, "value", where), Role.MEDIUM, style, paint=paint)


def _little_killer(item: Item, where: str, size: int) -> Iterator[Element]:
    site = cell_of(item.get("cell"), f"{where}.cell")
    named = text(item, "direction", where)
    toward = DIRECTIONS.get(named, "")
    usual = bool(toward) and item.get(_CELLS) == little_killer(site, toward, size)
    known = ("cell", "value", *((_CELLS,) if usual else ()), *(("direction",) if toward else ()))
    paint = _paint(_rest(item, *known))
    words = text(item, "value", where)
    yield Label(Spot(site), words, Role.MEDIUM, "little-killer", toward, paint=paint)


def _box(shape: str, item: Item, where: str, _size: int) -> Iterator[Element]:
    at, extra = _centred(_some(item, where))
    width = length(item, "width", where) or 0.0
    height = length(item, "height", where) or 0.0
    angle = length(item, "angle", where) or 0.0
    known = (_CELLS, "width", "height", "angle", "baseC", "outlineC", "value", "fontC")
    paint = Paint(
        fill=tint(item, "baseC", where),
        stroke=tint(item, "outlineC", where),
        extra=(*extra, *_rest(item, *known)),
    )
    named = "pill" if shape == "circle" and width != height else shape
    if width > 0 and height > 0 and (paint.fill or paint.stroke or paint.extra):
        tall = 0.0 if width == height else height
        yield Symbol(at, named, width=width, height=tall, angle=angle, over=True, paint=paint)
    words = text(item, "value", where)
    if words.strip():
        ink = Paint(ink=tint(item, "fontC", where), extra=extra)
        yield Label(at, words, Role.TEXT, angle=angle, paint=ink)


def _text(item: Item, where: str, _size: int) -> Iterator[Element]:
    words = text(item, "value", where)
    if not words.strip():
        return
    size = length(item, "size", where)
    at, extra = _centred(_some(item, where))
    paint = Paint(
        ink=tint(item, "fontC", where),
        size=rounded((1 if size is None else size) * UNIT),
        extra=(*extra, *_rest(item, _CELLS, "value", "size", "fontC", "angle")),
    )
    angle = length(item, "angle", where) or 0.0
    yield Label(at, words, Role.TEXT, angle=angle, paint=paint)


READERS: Final[Mapping[str, Reader]] = MappingProxyType(
    {
        "killercage": _killer,
        "cage": _cosmetic_cage,
        "line": _cosmetic_line,
        "arrow": _arrow,
        "text": _text,
        "quadruple": _quadruple,
        "inequality": _inequality,
        "clone": _clone,
        "littlekillersum": _little_killer,
        **{key: partial(_line, shape) for key, shape in LINES.items()},
        **{key: partial(_in_cell, shape) for key, shape in IN_CELLS.items()},
        **{key: partial(_between, key) for key in BETWEEN},
        **{key: partial(_area, kind) for key, kind in AREAS.items()},
        **{key: partial(_outside, style) for key, style in OUTSIDE.items()},
        **{key: partial(_box, shape) for key, shape in BOXES.items()},
    }
)
"""What each key's items show; a key that is not here is not understood."""
