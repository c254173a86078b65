"""One element of a drawing as items of SudokuPad's JSON: the best native counterpart.

What is one of our own looks (see `looks`) or came from SudokuPad is read back as it was. Anything
else is drawn as near as SudokuPad can, or not at all, and a loss says which.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from converters.codec.js_json import JsonValue
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
    first_spot,
)
from converters.errors import with_article
from converters.formats.sudokupad import looks
from converters.formats.sudokupad.boxes import FILL_NAMES, write_fill, write_symbol, write_text
from converters.formats.sudokupad.colours import colour, is_sure
from converters.formats.sudokupad.constraints import write_constraint, write_drawn
from converters.formats.sudokupad.fields import PIXELS, Item, as_answer, place, rounded
from converters.formats.sudokupad.figures import write_figure, write_look, write_thermo
from converters.formats.sudokupad.groups import REGION, pairs, write_cage
from converters.formats.sudokupad.vectors import OUTLINE, is_one_text
from converters.formats.sudokupad.wedges import wedges
from converters.loss import Loss, LossKind
from converters.site import Kind

Piece: TypeAlias = tuple[str, JsonValue]
"""The list an item belongs to, and the item."""

_PASSED: Final = re.compile(
    r"[a-z]+-[a-z-]+|class|role|d|mask|transform|filter|sum|unique|cageValue|style|type|hidden"
    r"|roundedRadius|headStyle|headAngle|headIndent|headLength|wayPoints|className|textAnchor"
    r"|maxWidth|shape|stroke|width|height"
)
"""Fields that SudokuPad knows or hands on to the picture; others have no effect there."""
_SOFT: Final = 0.7


class Written(NamedTuple):
    """What became of an element."""

    pieces: tuple[Piece, ...] = ()
    losses: tuple[Loss, ...] = ()


def written(element: Element, layer: str) -> Written:
    """Write one element.

    Args:
        element: Anything but a label that becomes a cell's value or marks.
        layer: ``question`` or ``answer``; what a solver drew gets a class name.
    """
    exact = write_constraint(element) or _exact(element)
    pieces, losses = Written(exact) if exact else _write(element, layer)
    if layer == "answer":
        pieces = tuple(
            (key, as_answer(item) if isinstance(item, dict) else item) for key, item in pieces
        )
    return Written(pieces, (*losses, *_foreign(element, layer)))


def _exact(element: Element) -> tuple[Piece, ...]:
    """Draw an element line by line if it cannot be said otherwise without a loss."""
    lossy = _is_unlike(element) or _write(element, "question").losses
    return write_drawn(element) if lossy else ()


def _is_unlike(element: Element) -> bool:
    """Tell whether an element's item looks otherwise than it does in Penpa+.

    Bulbs stay a text, since others read them so; circles and squares are items of SudokuPad.
    """
    match element:
        case Label():
            return not (_is_free(element) or is_one_text(element))
        case Symbol():
            return element.shape not in ("bulb", *looks.BOXES) and element.paint == PLAIN
        case Stroke():
            return element.layer is StrokeLayer.CAGE
        case Path():
            return element.shape in looks.HEADED and element.paint.width is None
        case Cage():
            odd = element.paint.stroke and colour(element.paint.stroke) != element.paint.stroke
            return bool(odd) or any(name == OUTLINE for name, _ in element.paint.extra)
        case _:
            return False


def loss(kind: LossKind, layer: str, what: str, element: Element) -> Loss:
    """Give a loss at an element's place."""
    spot = first_spot(element)
    return Loss(kind, layer, what, spot.site if spot else None)


def _write(element: Element, layer: str) -> Written:
    match element:
        case Fill():
            return _fill(element, layer)
        case Label():
            return _label(element, layer)
        case Symbol():
            return _symbol(element, layer)
        case Stroke():
            return _stroke(element, layer)
        case Path():
            return _path(element, layer)
        case Cage():
            return _cage(element, layer)


def _foreign(element: Element, layer: str) -> Iterable[Loss]:
    return (
        loss(LossKind.NOT_EXPRESSIBLE, layer, f"{name!r}, which another editor wrote", element)
        for name, _ in element.paint.extra
        if not (_PASSED.fullmatch(name) or (name == OUTLINE and isinstance(element, Cage)))
    )


def _fill(fill: Fill, layer: str) -> Written:
    shades = tuple(css for css in map(colour, fill.css()) if css is not None)
    if not shades:
        return _lost(fill, layer, "a transparent fill")
    shade, *more = shades
    if more:
        items = wedges(fill.at, shades)
        what = f"a cell in {len(shades)} colours, drawn as wedges"
        return _near(fill, layer, what, *(("lines", item) for item in items))
    piece = ("underlays", write_fill(fill, shade))
    if fill.at.site.kind is not Kind.CELL:
        return _near(fill, layer, "a fill that is not in a cell", piece)
    named = FILL_NAMES.get(shade, "custom")
    seen = Fill(fill.at, (named,), (shade,) if named == "custom" else (), fill.paint)
    if seen != fill:
        what = "the name or spelling of the colour " + " ".join(fill.styles)
        return _near(fill, layer, what, piece)
    return Written((piece,))


def _label(label: Label, layer: str) -> Written:
    if _is_free(label):
        return Written((("overlays", write_text(label)),))
    look = looks.label_look(label.role, label.style)
    if look is None:
        look = looks.label_look(label.role, "black") or {}
    words = label.text + looks.ARROWS.get(label.toward, "")
    item: Item = {"center": place(label.at), "text": words, **look}
    item |= _own_text_paint(label.paint, label.angle)
    piece = ("overlays", item)
    odd = _odd_label(label)
    return _near(label, layer, odd, piece) if odd else Written((piece,))


def _is_free(label: Label) -> bool:
    """Tell whether a label is a text that is all said by its paint."""
    plain = replace(label, angle=0.0, paint=PLAIN)
    return plain == Label(label.at, label.text, Role.TEXT)


def _odd_label(label: Label) -> str:
    """Give what of a label's look does not come through; empty if all does."""
    if not label.text:
        return "an empty text"
    unknown = looks.label_look(label.role, label.style) is None
    arranged = label.role in (Role.TAPA, Role.CANDIDATES) and len(label.text) > 1
    oddities = {
        f"the style {label.style!r}": unknown,
        "the direction": bool(label.baseline),
        "the arrangement": arranged,
        "the arrow beside": bool(label.toward) and label.role is not Role.ARROW,
        "the style": label.paint != PLAIN or bool(label.angle),
    }
    odd = next((what for what, is_odd in oddities.items() if is_odd), "")
    return f"{odd} of the text {label.text!r}" if odd else ""


def _own_text_paint(paint: Paint, angle: float) -> Item:
    item: Item = {}
    if paint.size is not None:
        item["fontSize"] = looks.pixels_of_text(paint.size)
    if paint.ink:
        item["color"] = paint.ink
    if paint.opacity is not None:
        item["opacity"] = paint.opacity
    if paint.layer:
        item["target"] = paint.layer
    if angle:
        item["angle"] = angle
    return item


def _symbol(symbol: Symbol, layer: str) -> Written:
    where = "overlays" if symbol.over else "underlays"
    look = looks.symbol_look(symbol.shape, symbol.style, symbol.toward)
    if look is None or symbol.paint != PLAIN or symbol.angle:
        return _unnamed(symbol, layer, look)
    piece = (where, _looked(symbol, look))
    if bool(symbol.width or symbol.height) == (symbol.shape in looks.BOXES):
        return Written((piece,))
    return _near(symbol, layer, f"the size of the {symbol.shape}", piece)


def _unnamed(symbol: Symbol, layer: str, look: looks.Look | None) -> Written:
    """Write a symbol whose paint or style goes beyond our own looks."""
    where = "overlays" if symbol.over else "underlays"
    item = write_symbol(symbol)
    if item is not None:
        fill = symbol.paint.fill
        if fill and not is_sure(fill):
            return _near(symbol, layer, f"the strength of the colour {fill!r}", (where, item))
        return Written(((where, item),))
    look = look or _nearest(symbol)
    if look is None:
        return _lost(symbol, layer, f"the symbol {symbol.shape!r}")
    what = f"the look of the {symbol.style} {symbol.shape}".replace("  ", " ")
    return _near(symbol, layer, what, (where, {**_looked(symbol, look), **_own_box(symbol)}))


def _nearest(symbol: Symbol) -> looks.Look | None:
    """Give the look of the same shape in black or white, if there is one."""
    found = (
        looks.symbol_look(symbol.shape, style, symbol.toward) for style in ("black", "white", "")
    )
    return next((look for look in found if look is not None), None)


def _looked(symbol: Symbol, look: looks.Look) -> Item:
    item: Item = {"center": place(symbol.at)}
    if symbol.shape in looks.BOXES:
        width = symbol.width or _SOFT
        if symbol.shape == "diamond":
            width = round(width / 2**0.5, 9)
        item |= {"width": width, "height": symbol.height or width}
    else:
        item |= {"width": 0, "height": 0}
    return {**item, **look}


def _own_box(symbol: Symbol) -> Item:
    item: Item = {}
    if symbol.paint.fill:
        item["color" if symbol.shape not in looks.BOXES else "backgroundColor"] = symbol.paint.fill
    if symbol.paint.opacity is not None:
        item["opacity"] = symbol.paint.opacity
    if symbol.angle:
        item["angle"] = rounded(symbol.angle)
    return item


def _stroke(stroke: Stroke, layer: str) -> Written:
    points = (stroke.start, stroke.end)
    look = looks.stroke_look(stroke.layer, stroke.style)
    if look is not None and stroke.paint == PLAIN:
        return Written((("lines", write_look(points, look)),))
    item = write_look(points, look or looks.stroke_look(stroke.layer, "solid") or {})
    if stroke.paint.stroke:
        item["color"] = stroke.paint.stroke
    if stroke.paint.width is not None:
        item["thickness"] = rounded(stroke.paint.width * PIXELS)
    what = f"the look of {with_article(stroke.style)} {stroke.layer.value}"
    return _near(stroke, layer, what, ("lines", item))


def _path(path: Path, layer: str) -> Written:
    native = path.shape in ("line", "arrow", "svg") and not path.style
    where = "arrows" if path.shape in looks.HEADED else "lines"
    look = looks.path_look(path.shape)
    if native and (look is None or path.paint != PLAIN):
        return Written(((where, write_figure(path)),))
    if look is None:
        return _lost(path, layer, f"the figure {path.shape!r}")
    item = (
        write_thermo(path.points, look) if path.shape == "thermo" else write_look(path.points, look)
    )
    if path.paint == PLAIN and not path.style:
        return Written(((where, item),))
    if path.paint.stroke:
        item["color"] = path.paint.stroke
    if path.paint.fill:
        item["fill"] = path.paint.fill
    return _near(path, layer, f"the look of {with_article(path.shape)}", (where, item))


def _cage(cage: Cage, layer: str) -> Written:
    if cage.kind != REGION:
        return Written((("cages", write_cage(cage)),))
    if cage.label or cage.paint != PLAIN or layer != "question":
        return _near(cage, layer, "the look of a region", ("regions", pairs(cage.cells)))
    return Written((("regions", pairs(cage.cells)),))


def _lost(element: Element, layer: str, what: str) -> Written:
    return Written((), (loss(LossKind.NOT_EXPRESSIBLE, layer, what, element),))


def _near(element: Element, layer: str, what: str, *pieces: Piece) -> Written:
    return Written(pieces, (loss(LossKind.APPROXIMATED, layer, what, element),))
