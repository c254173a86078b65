"""Underlays and overlays, which have one schema: read as fills, symbols and texts, and written.

An item can show a box and a text at once; it is read as two elements, and written as two items,
which look the same. A size that shows nothing (of a text without a box, of a box without a
colour) is not kept. A text's place is its item's centre.

Source: SudokuPad ``script.js``, ``renderRect``, ``renderText``, ``applyLegacyOpacity``.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.drawing import FILL_COLOURS, Fill, Label, Paint, Role, Symbol
from converters.formats.sudokupad import colours
from converters.formats.sudokupad.fields import (
    PIXELS,
    Item,
    extra_of,
    inner,
    length,
    place,
    rounded,
    seen,
    spot,
    text,
    tint,
    unseen,
    with_extra,
)
from converters.formats.sudokupad.looks import (
    ARROWS,
    pixels_of_text,
    read_label,
    read_symbol,
    size_of_text,
)
from converters.site import Spot, cell

_KNOWN: Final = (
    *("center", "width", "height", "rounded", "angle", "backgroundColor", "borderColor"),
    *("borderSize", "thickness", "text", "fontSize", "color", "textColor", "textStroke"),
    *("stroke", "opacity", "target"),
)
_THIN: Final = 3 / PIXELS
"""A box without a rim is drawn smaller by its thickness; up to here it still fills its cell."""
_RIGHT_ANGLE: Final = 90
_DIAMOND: Final = 2**0.5
_PLAIN_BOXES: Final = {"circle": True, "pill": True, "rounded": True, "square": False}
"""Shapes a box has without a look: whether its corners are rounded."""
_TOWARD: Final = {sign: word for word, sign in ARROWS.items()}
FILL_NAMES: Final = {
    colours.colour(css): name for name, css in FILL_COLOURS.items() if colours.colour(css)
}
"""Our names of the fills by colour."""


class Sheet(NamedTuple):
    """What reading an item needs to know of its puzzle.

    Attributes:
        rows: Rows of the board.
        cols: Columns of the board.
        faded: Whether it is of the old sort that draws every area at half strength.
        splits: Whether an area over several cells is read as a fill of each.
    """

    rows: int
    cols: int
    faded: bool
    splits: bool = True


class _Box(NamedTuple):
    """One item's fields in our units."""

    at: Spot
    width: float
    height: float
    is_round: bool
    angle: float
    fill: str | None
    rim: str | None
    half: bool
    paint: Paint


def read_box(
    item: Item, where: str, sheet: Sheet, *, over: bool
) -> tuple[Fill | Label | Symbol, ...]:
    """Give what one underlay or overlay shows, the box before its text.

    Args:
        item: The item, without the class of a solver's drawing.
        where: Its key path, for errors.
        sheet: The puzzle it is in.
        over: Whether it is an overlay.

    Raises:
        LinkError: If a field is not of its sort; ``where`` is the field.
    """
    words = text(item, "text", where)
    at = spot(item.get("center"), f"{where}.center")
    named = _read_look(item, words, at, over=over)
    if named is not None:
        return (named,)
    box = _box(item, where, at, sheet)
    shown = tuple(_shapes(box, sheet, over=over))
    if not words.strip():
        return shown
    return (*shown, _label(item, words, where, box, over=over))


def write_fill(fill: Fill, css: str) -> Item:
    """Give the underlay of a fill that has one colour."""
    item: Item = {
        "center": place(fill.at),
        "width": 1,
        "height": 1,
        "backgroundColor": colours.opaque(css),
    }
    return _finished(item, fill.paint, natural=None)


def write_symbol(symbol: Symbol) -> Item | None:
    """Give the item of a symbol that is a plain box; None if its shape is none."""
    if symbol.shape not in _PLAIN_BOXES or symbol.style or symbol.toward:
        return None
    paint = symbol.paint
    width = symbol.width or 0.7
    item: Item = {"center": place(symbol.at), "width": width, "height": symbol.height or width}
    if _PLAIN_BOXES[symbol.shape]:
        item["rounded"] = True
    if symbol.angle:
        item["angle"] = rounded(symbol.angle)
    half = paint.opacity == colours.HALF and bool(paint.fill and colours.can_be_halved(paint.fill))
    if paint.fill:
        item["backgroundColor"] = paint.fill if half else colours.opaque(paint.fill)
    if paint.stroke:
        # Two equal spellings are no border; a blank behind the colour makes them differ.
        same = paint.stroke == item.get("backgroundColor")
        item["borderColor"] = paint.stroke + " " if same else paint.stroke
    if paint.width is not None:
        item["thickness"] = rounded(paint.width * PIXELS)
    return _finished(item, replace(paint, opacity=None) if half else paint, natural=None)


def write_text(label: Label) -> Item:
    """Give the overlay of a free text."""
    paint = label.paint
    item: Item = {"center": place(label.at), "width": 0, "height": 0, "text": label.text}
    if paint.size is not None:
        item["fontSize"] = pixels_of_text(paint.size)
    if paint.ink:
        item["color"] = unseen(paint.ink)
    if paint.stroke:
        item["stroke"] = paint.stroke
    if label.angle:
        item["angle"] = rounded(label.angle)
    return _finished(item, paint, natural=None)


def _finished(item: Item, paint: Paint, natural: str | None) -> Item:
    if paint.opacity is not None:
        item["opacity"] = rounded(paint.opacity)
    if paint.layer is not None and paint.layer != natural:
        item["target"] = paint.layer
    return with_extra(item, paint.extra)


def _read_look(item: Item, words: str, at: Spot, *, over: bool) -> Label | Symbol | None:
    """Give the element of which the item is our own spelling, if it is one."""
    at = inner(at)
    rest = {key: value for key, value in item.items() if key not in ("center", "text")}
    found = read_label(rest) if words and over else None
    if found is not None:
        role, style = found
        toward = _TOWARD.get(words[-1], "") if role is Role.ARROW else ""
        return Label(at, words[:-1] if toward else words, role, style, toward)
    without_size = {
        key: value for key, value in item.items() if key not in ("center", "width", "height")
    }
    shown = read_symbol(without_size)
    if shown is None:
        return None
    shape, style, toward_all = shown
    width = 0.0 if words else _width(item, shape)
    return Symbol(at, shape, style, toward_all, width, _height(item), over=over)


def _width(item: Item, shape: str) -> float:
    width = length(item, "width", "look") or 0.0
    return round(width * _DIAMOND, 6) if shape == "diamond" else width


def _height(item: Item) -> float:
    width, height = (length(item, key, "look") or 0.0 for key in ("width", "height"))
    return 0.0 if width == height else height


def _box(item: Item, where: str, at: Spot, sheet: Sheet) -> _Box:
    spelled = text(item, "backgroundColor", where)
    rim = tint(item, "borderColor", where)
    pixels = length(item, "borderSize", where) or length(item, "thickness", where)
    paint = Paint(
        width=rounded(pixels / PIXELS) if pixels else None,
        opacity=length(item, "opacity", where),
        layer=text(item, "target", where) or None,
        extra=extra_of(item, _KNOWN),
    )
    return _Box(
        at,
        length(item, "width", where) or 0.0,
        length(item, "height", where) or 0.0,
        bool(item.get("rounded")),
        length(item, "angle", where) or 0.0,
        colours.colour(spelled),
        None if text(item, "borderColor", where) == spelled else rim,
        bool(spelled) and colours.half_transparent(spelled, always=sheet.faded),
        paint,
    )


def _shapes(box: _Box, sheet: Sheet, *, over: bool) -> Iterator[Fill | Symbol]:
    if box.width <= 0 or box.height <= 0 or not (box.fill or box.rim):
        return
    cells = () if over else _filled_cells(box, sheet)
    if box.fill and cells:
        css = colours.halved(box.fill) if box.half else box.fill
        name = FILL_NAMES.get(css)
        paint = replace(box.paint, width=None)
        for at in cells:
            yield Fill(at, (name,), (), paint) if name else Fill(at, ("custom",), (css,), paint)
    else:
        yield _symbol(box, over=over)


def _symbol(box: _Box, *, over: bool) -> Symbol:
    opacity = box.paint.opacity
    if box.half and box.fill:
        opacity = rounded((1 if opacity is None else opacity) * colours.HALF)
    return Symbol(
        box.at,
        _shape(box),
        width=box.width,
        height=0.0 if box.height == box.width else box.height,
        angle=box.angle,
        over=over,
        paint=replace(box.paint, fill=box.fill, stroke=box.rim, opacity=opacity),
    )


def _shape(box: _Box) -> str:
    if not box.is_round:
        return "square"
    if any(key == "roundedRadius" for key, _ in box.paint.extra):
        return "rounded"
    return "circle" if box.width == box.height else "pill"


def _filled_cells(box: _Box, sheet: Sheet) -> tuple[Spot, ...]:
    """Give the cells that a plain area covers exactly; none if it is not such an area."""
    x, y = _corner(box)
    numbers = (x, y, box.width, box.height)
    if not _is_plain(box) or any(number != int(number) for number in numbers):
        return ()
    left, top, cols, rows = (int(number) for number in numbers)
    if rows * cols == 1:
        return (box.at,)
    if (
        not sheet.splits
        or left < 0
        or top < 0
        or left + cols > sheet.cols
        or top + rows > sheet.rows
    ):
        return ()
    return tuple(Spot(cell(top + row, left + col)) for row in range(rows) for col in range(cols))


def _is_plain(box: _Box) -> bool:
    """Tell whether an area has no rim and upright straight sides."""
    if box.rim or box.is_round or (box.paint.width or 0) > _THIN:
        return False
    upright = box.angle % (2 * _RIGHT_ANGLE) == 0
    return upright or (box.angle % _RIGHT_ANGLE == 0 and box.width == box.height)


def _corner(box: _Box) -> tuple[float, float]:
    row, col = place(box.at)
    numbers = [part for part in (row, col) if isinstance(part, int | float)]
    return numbers[1] - box.width / 2, numbers[0] - box.height / 2


def _label(item: Item, words: str, where: str, box: _Box, *, over: bool) -> Label:
    own = seen(item, "textColor", where)
    halo: JsonValue = "none" if own else item.get("textStroke", item.get("stroke"))
    pixels = length(item, "fontSize", where)
    paint = Paint(
        ink=own or seen(item, "color", where),
        stroke=_halo(halo),
        size=None if pixels is None else size_of_text(pixels),
        opacity=box.paint.opacity,
        layer=box.paint.layer or (None if over else "underlay"),
        extra=box.paint.extra,
    )
    return Label(box.at, words, Role.TEXT, angle=box.angle, paint=paint)


def _halo(value: JsonValue) -> str | None:
    return (colours.colour(value) or "none") if isinstance(value, str) and value else None
