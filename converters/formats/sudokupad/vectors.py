"""Elements drawn line by line, as the picture format draws them, for what SudokuPad has no item.

Outlines become line items with a path, texts become overlays. Within a layer SudokuPad draws all
lines before all overlays, so a disc is below its text. What an element is stays known beside its
items (see `constraints`), so that reading gives it back; here it is only drawn.

SudokuPad gives lines round ends and joins unless it is told otherwise, and draws one of a single
pixel as two; its texts hang from the middle of a small letter.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from converters.compass import bearing
from converters.drawing import (
    PLAIN,
    Cage,
    Element,
    Fill,
    Label,
    Paint,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.formats.sudokupad.boxes import write_fill
from converters.formats.sudokupad.colours import colour, opaque
from converters.formats.sudokupad.fields import Item, place, rounded
from converters.formats.sudokupad.groups import write_cage
from converters.formats.sudokupad.looks import STROKE_TARGETS, pixels_of_text
from converters.formats.sudokupad.wedges import wedges
from converters.lattice import SquareLattice
from converters.shapes import line_styles
from converters.shapes.arrow_numbers import beside, slim_arrow
from converters.shapes.attributes import CHOICES, NUMBERS, extra
from converters.shapes.cage_outlines import cage_segments
from converters.shapes.figures import FIGURES, figure_outlines
from converters.shapes.pen import PIXEL, UNIT, Look, Piece, Point, outline
from converters.shapes.placing import Placing, placed
from converters.shapes.symbols import SHAPES, scale_of, shape_pieces
from converters.shapes.text_sizes import Size, size_of, text_width
from converters.shapes.words import Word, ink_of, under, words
from converters.site import Spot, cell

Drawn: TypeAlias = tuple[str, Item]
"""The list an item belongs to, and the item."""

_PLANE: Final = SquareLattice(1, 1)
_ORIGIN: Final = Spot(cell(0, 0))
_OVER: Final = "overlay"
_UNDER: Final = "underlay"
_FIGURES: Final = "arrows"
_CAGES: Final = "cages"
OUTLINE: Final = "outline"
"""What Penpa+ says of a cage beyond the model: the style of its outline."""
_HANG: Final = 0.26
"""From where SudokuPad hangs a text to its baseline, in parts of its height."""
_SINGLE: Final = 1.0
_CLEAR: Final = "#00000000"
_LOW: Final = 0.37
_LOW_SIZE: Final = 0.35
_TURNS: Final = {
    "down-right": 45.0,
    "down": 90.0,
    "down-left": 135.0,
    "left": 180.0,
    "up-left": 225.0,
    "up": 270.0,
    "up-right": 315.0,
}
"""Degrees clockwise that a text is turned, by the direction of its baseline."""


def drawn_items(element: Element) -> tuple[Drawn, ...]:
    """Give the items that show an element exactly; none if it cannot be drawn so."""
    if not _is_understood(element):
        return ()
    return tuple(_items(element))


def _items(element: Element) -> Iterator[Drawn]:
    match element:
        case Fill():
            yield from _fill(element)
        case Label():
            yield from _label(element)
        case Symbol():
            yield from _symbol(element)
        case Stroke():
            yield from _stroke(element)
        case Path():
            yield from _path(element)
        case Cage():
            yield from _cage(element)


def is_one_text(label: Label) -> bool:
    """Tell whether a label is one text around its place, with nothing under or beside it."""
    at, size = _PLANE.point(label.at), size_of(label, "square")
    found = [*words(label, "square", size, at)]
    (x, _), is_one = found[0].at if found else (None, None), len(found) == 1
    return (
        is_one
        and x == at[0]
        and not (found[0].anchor or _is_squeezed(found[0]) or label.toward or ink_of(label).disc)
    )


def _is_squeezed(word: Word) -> bool:
    return bool(word.room) and text_width(word.text) * word.em > word.room


def _is_understood(element: Element) -> bool:
    known = (*CHOICES, *NUMBERS, *((OUTLINE,) if isinstance(element, Cage) else ()))
    return element.paint.layer is None and all(name in known for name, _ in element.paint.extra)


def _fill(fill: Fill) -> Iterator[Drawn]:
    shades = [css for css in map(colour, fill.css()) if css is not None]
    if fill.paint != PLAIN:
        return
    if not shades:
        yield "lines", _unseen(fill.at, fill.at)
    elif len(shades) == 1:
        yield "underlays", write_fill(fill, shades[0])
    else:
        yield from (("lines", item) for item in wedges(fill.at, shades))


def _symbol(symbol: Symbol) -> Iterator[Drawn]:
    """Draw a symbol; one without any part, such as a die with no eyes, is an unseen line."""
    if symbol.shape not in SHAPES:
        return
    pieces = [*shape_pieces(replace(symbol, at=_ORIGIN, angle=0.0, over=False))]
    at = _PLANE.point(symbol.at)
    where = Placing(at, scale_of(symbol), symbol.angle)
    target = _OVER if symbol.over else _UNDER
    for piece in pieces:
        if piece.kind == "outline":
            yield "lines", _faded(_line(piece, where, target), symbol.paint)
        else:
            yield from _label(_mark_in(symbol))
    if not pieces:
        yield "lines", _unseen(symbol.at, symbol.at)


def _mark_in(symbol: Symbol) -> Label:
    """Give the text of the only shape that is one: a question mark low in its cell."""
    at = symbol.at._replace(dy=symbol.at.dy + _LOW)
    return Label(at, "?", Role.TEXT, paint=Paint(size=_LOW_SIZE))


def _unseen(*spots: Spot) -> Item:
    return {"wayPoints": [place(spot) for spot in spots], "color": _CLEAR}


def _stroke(stroke: Stroke) -> Iterator[Drawn]:
    if stroke.style == line_styles.INVISIBLE and not stroke.paint.stroke:
        yield "lines", _unseen(stroke.start, stroke.end)
        return
    if line_styles.style_of(stroke) is None or stroke.layer is StrokeLayer.ERASED:
        return
    ends = _PLANE.point(stroke.start), _PLANE.point(stroke.end)
    for piece in line_styles.stroke_outlines(stroke, ends, PIXEL):
        yield "lines", _line(piece, Placing(), STROKE_TARGETS[stroke.layer])


def _path(path: Path) -> Iterator[Drawn]:
    if path.shape not in FIGURES or path.style or not path.points:
        return
    points = [_PLANE.point(spot) for spot in path.points]
    target = _OVER if path.shape == "polygon" else _FIGURES
    for piece in figure_outlines(path, points, PIXEL):
        yield "lines", _line(piece, Placing(), target)


def _cage(cage: Cage) -> Iterator[Drawn]:
    """Draw a killer cage: a group of SudokuPad's, whose outline is drawn beside it if it is odd."""
    style = extra(cage.paint, OUTLINE)
    if cage.kind != "killer":
        return
    item = write_cage(replace(cage, paint=replace(cage.paint, extra=())))
    if style is None:
        yield "cages", item
        return
    yield "cages", {**item, "style": ""}
    line = line_styles.CAGES.get(str(style))
    within, across = cage_segments(frozenset(cage.cells))
    for segments, look in ((within, line), (across, line and line_styles.linked(line))):
        if look and segments:
            painted = line_styles.painted(look, cage.paint, PIXEL)
            yield "lines", _line(outline(painted, *segments), Placing(), _CAGES)


def _label(label: Label) -> Iterator[Drawn]:
    """Draw a label: what lies under it, its texts, the arrow beside it."""
    paint = label.paint
    if paint.fill or paint.width is not None or paint.stroke not in (None, "none"):
        return
    at, size = _PLANE.point(label.at), size_of(label, "square")
    for piece in under(label, at, size, PIXEL):
        yield "lines", _faded(_line(piece, Placing(), _OVER), paint)
    items = [*_texts(label, at, size), *_arrow(label, at)]
    yield from items or [("overlays", {**_text_at(at), "text": " "})]


def _texts(label: Label, at: Point, size: Size) -> Iterator[Drawn]:
    if not label.text.strip():
        return
    turn = (_TURNS.get(label.baseline, 0.0) + label.angle) % 360
    for word in words(label, "square", size, at):
        if word.text.strip():
            yield "overlays", _faded(_text(label, word, size, turn), label.paint)


def _text(label: Label, word: Word, size: Size, turn: float) -> Item:
    x, y = word.at
    item: Item = {**_text_at((x, y + (size.rise - _HANG) * word.em)), "text": word.text}
    item["fontSize"] = pixels_of_text(word.em)
    ink = ink_of(label)
    item["color"] = _CLEAR if ink.fill == "none" else _sure(ink.fill)
    item["stroke"] = _sure(ink.rim) if ink.rim else _halo(label)
    if ink.rim:
        item["stroke-width"] = rounded(PIXEL / 2)
    if word.anchor:
        item["text-anchor"] = word.anchor
    if _is_squeezed(word):
        item["maxWidth"] = rounded(word.room * UNIT)
    if turn:
        item["angle"] = rounded(turn)
    return item


def _halo(label: Label) -> str:
    has_halo = label.role is Role.SUM or label.style == "black-on-white"
    return "#FFFFFFFF" if has_halo else "none"


def _text_at(at: Point) -> Item:
    return {"center": [rounded(at[1]), rounded(at[0])], "width": 0, "height": 0}


def _arrow(label: Label, at: Point) -> Iterator[Drawn]:
    side, turn = beside(label.toward, "square"), bearing(label.toward, "square")
    if label.role is not Role.ARROW or side is None or turn is None:
        return
    middle = at[0] + side.arrow[0], at[1] + side.arrow[1]
    fill = ink_of(label).fill
    look: Look = (("fill", "#000" if fill == "none" else fill),)
    data = slim_arrow(middle, turn, side.length, PIXEL / UNIT)
    yield "lines", _faded(_line(outline(look, data), Placing(), _OVER), label.paint)


def _line(piece: Piece, where: Placing, target: str) -> Item:
    """Give the line item of an outline."""
    look = dict(piece.look)
    line = look.pop("stroke", "none")
    width = float(look.pop("stroke-width", "1")) * where.scale
    item: Item = {"d": placed(piece.text, where), "fill": look.pop("fill", "none"), "color": line}
    item["thickness"] = 0 if line == "none" else _thickness(width)
    item["target"] = target
    ends: Iterable[tuple[str, str]] = (("stroke-linecap", "butt"), ("stroke-linejoin", "miter"))
    if line != "none":
        item |= {**dict(ends), **look}
    return item


def _thickness(width: float) -> float:
    return rounded(width + 0.001 if width == _SINGLE else width)


def _faded(item: Item, paint: Paint) -> Item:
    if paint.opacity is not None and paint.opacity < 1:
        item["opacity"] = rounded(paint.opacity)
    return item


def _sure(css: str) -> str:
    return opaque(colour(css) or _CLEAR)
