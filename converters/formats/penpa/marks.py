"""Entries of the layers to elements: one function a layer, one element or loss an entry.

Elements come in the order in which the editor writes its layers, and within a layer by place.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.codec.js_json import JsonValue, number_text
from converters.compass import words_of
from converters.drawing import (
    PLAIN,
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
from converters.formats.penpa import styles, symbols
from converters.formats.penpa.cages import killers
from converters.formats.penpa.sheet import Sheet, as_css, brief, named, whole
from converters.formats.penpa.tints import paint_of
from converters.limits import MAX_CELLS
from converters.loss import Loss, LossKind
from converters.site import Kind, Spot

Mark: TypeAlias = Element | Loss

EDGE_MODE: Final = ("mode", '"edge"')
"""Extra of an item that texts of the first version put on a cell in edge mode: a second one."""

_SUFFIX: Final = "E"
UNSUFFIXED: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "symbol": frozenset(("hex", "tri", "pyramid")),
        "number": frozenset(("hex", "tri", "pyramid", "iso")),
    }
)
"""The grid types on which the editor does not understand such keys, by layer."""
_NO_POINT: Final = "a place that is not on the board"


def marks(sheet: Sheet) -> Iterator[Mark]:
    """Give all elements of a layer set in canonical order, each layer's losses before them."""
    cages, used = killers(sheet)
    yield from _unread_layers(sheet)
    for layer in styles.LAYERS:
        found = cages if layer == "killercages" else _layer(sheet, layer, used.get(layer, set()))
        elements: list[Element] = []
        for mark in found:
            if isinstance(mark, Loss):
                yield mark
            else:
                elements.append(mark)
        yield from sorted(elements, key=_place)


def _layer(sheet: Sheet, layer: str, used: set[str]) -> Iterator[Mark]:
    """Give what one layer holds, but for the entries that are parts of something else."""
    if layer in styles.PATHS:
        for index, item in enumerate(sheet.items(layer)):
            if item not in ([], None):
                yield _path(sheet, layer, index, item)
        return
    read = _READERS[layer]
    entries = sheet.entries(layer)
    for key, value in entries.items():
        if key not in used:
            yield read(sheet, layer, key, value)
    if layer in _OLD:
        yield from _free_lines(sheet, _OLD[layer], layer, entries)


def _place(element: Element) -> tuple[int, ...]:
    spot = first_spot(element)
    return () if spot is None else spot.site


def _unread_layers(sheet: Sheet) -> Iterator[Loss]:
    """Give a loss for each layer that is unknown or has another shape than it should."""
    for name, value in sheet.layers.items():
        if name in styles.STACKS or value in ({}, [], None):
            continue
        if name not in styles.LAYERS and name not in styles.OLD_LINES:
            yield Loss(LossKind.NOT_UNDERSTOOD, f"{sheet.name}.{name[:40]}", "an unknown layer")
        elif isinstance(value, list) != (name in styles.LISTS) or not isinstance(
            value, list | dict
        ):
            yield Loss(LossKind.NOT_UNDERSTOOD, f"{sheet.name}.{name}", brief(value))


def _fill(sheet: Sheet, layer: str, key: str, value: JsonValue) -> Mark:
    spot, own = sheet.spot(key), sheet.colour(layer, key)
    name = styles.FILLS.get(value) if type(value) is int else None
    if spot is not None and name is not None and own is None:  # nearly every fill there is
        return Fill(spot, (name,))
    codes = value if isinstance(value, list) else [value]
    names = (named(styles.FILLS, code) for code in codes)
    found = tuple(name for name in names if name)
    if spot is None or not found or len(found) < len(codes):
        return sheet.loss(layer, key, f"colour {brief(value)}", spot and spot.site)
    given = own if isinstance(own, list) else [own]
    colours = tuple(as_css(colour) for colour in given[: len(found)])
    padded = colours + (None,) * (len(found) - len(colours))
    return Fill(spot, found, padded if any(padded) else ())


def _number(sheet: Sheet, layer: str, key: str, value: JsonValue) -> Mark:
    spot, paint = _item_place(sheet, layer, key)
    entry = value if isinstance(value, list) else []
    if spot is None or not 3 <= len(entry) <= 4:  # noqa: PLR2004 - value, style, submode, baseline
        return sheet.loss(layer, key, f"number {brief(value)}", spot and spot.site)
    role = styles.ROLES.get(entry[2]) if isinstance(entry[2], str) else None
    text = _candidates(entry[0]) if role is Role.CANDIDATES else _text(entry[0])
    if role is None or text is None:
        return sheet.loss(layer, key, f"number {brief(value)}", spot.site)
    toward = ""
    turn = sheet.at.turn
    if role is Role.ARROW and text[-2:-1] == "_" and text[-1] in styles.arrows(turn.grid):
        text, toward = text[:-2], turn.word(styles.arrows(turn.grid)[text[-1]])
        if toward not in words_of(turn.grid):
            return sheet.loss(layer, key, f"an arrow number turned to {toward}", spot.site)
    label = Label(spot, text, role, toward=toward, paint=paint)
    return _dressed(sheet, layer, key, label, (entry[1], entry[3:]))


def _corner(sheet: Sheet, layer: str, key: str, value: JsonValue) -> Mark:
    spot = sheet.spot(key)
    entry = value if isinstance(value, list) else []
    text = _text(entry[0]) if 2 <= len(entry) <= 3 else None  # noqa: PLR2004 - text, style, baseline
    if spot is None or text is None:
        return sheet.loss(layer, key, f"corner text {brief(value)}", spot and spot.site)
    role = Role.SIDE if spot.site.kind is Kind.SIDE else Role.CORNER
    return _dressed(sheet, layer, key, Label(spot, text, role), (entry[1], entry[2:]))


def _dressed(
    sheet: Sheet, layer: str, key: str, label: Label, look: tuple[JsonValue, list[JsonValue]]
) -> Mark:
    """Give a label its style and the direction it runs in."""
    style = named(styles.INKS, look[0])
    way = look[1][0] if look[1] else "R"
    baseline = styles.BASELINES.get(way) if isinstance(way, str) else None
    site = label.at.site
    if style is None:
        return sheet.loss(layer, key, f"text style {brief(look[0])}", site)
    if baseline is None:
        return sheet.loss(layer, key, f"text orientation {brief(way)}", site)
    return Label(label.at, label.text, label.role, style, label.toward, baseline, paint=label.paint)


def _item_place(sheet: Sheet, layer: str, key: str) -> tuple[Spot | None, Paint]:
    """Give the place of a number or symbol, and what a key of the first version adds."""
    if key.endswith(_SUFFIX):
        if sheet.at.turn.grid in UNSUFFIXED[layer]:
            return None, PLAIN
        return sheet.spot(key[: -len(_SUFFIX)]), Paint(extra=(EDGE_MODE,))
    return sheet.spot(key), PLAIN


def _text(value: JsonValue) -> str | None:
    """Give a text; third parties write numbers as such."""
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return number_text(value)
    return None


def _candidates(value: JsonValue) -> str | None:
    """Give the digits of a list of flags; a tenth is never drawn."""
    if not isinstance(value, list) or len(value) > len(_DIGITS) + 1:
        return None
    return "".join(digit for digit, flag in zip(_DIGITS, value, strict=False) if flag == 1)


def _symbol(sheet: Sheet, layer: str, key: str, value: JsonValue) -> Mark:
    spot, paint = _item_place(sheet, layer, key)
    entry = value if isinstance(value, list) else []
    if spot is None or len(entry) != 3:  # noqa: PLR2004 - value, family, layer
        return sheet.loss(layer, key, f"symbol {brief(value)}", spot and spot.site)
    number, family, level = entry
    look = symbols.look(family, number, sheet.at.turn) if isinstance(family, str) else None
    if look is None or not isinstance(family, str):
        what = f"style {brief(number)} of {brief(family)}"
        is_blank = symbols.is_blank(family, number, sheet.at.turn)
        return (sheet.unseen if is_blank else sheet.loss)(layer, key, what, spot.site)
    if whole(level) not in (1, 2):
        return sheet.loss(layer, key, f"symbol layer {brief(level)}", spot.site)
    colour = sheet.css(layer, key)
    return Symbol(
        spot,
        look.shape,
        look.style,
        look.toward,
        look.width,
        over=whole(level) == 2,  # noqa: PLR2004 - 1 is under lines and numbers, 2 over
        paint=paint_of(family, number, colour, paint),
    )


def _stroke(sheet: Sheet, layer: str, key: str, value: JsonValue) -> Mark:
    one, comma, other = key.partition(",")
    start, end = sheet.spot(one), sheet.spot(other) if comma else None
    if value == styles.X_MARK and start is not None and not comma:
        return Symbol(
            start,
            "x-mark",
            styles.CROSS_STYLES.get(layer, layer),
            paint=sheet.stroke(layer, key),
        )
    if start is None or end is None:
        return sheet.loss(layer, key, _NO_POINT, start and start.site)
    table = styles.CAGES if layer == "cage" else styles.LINES
    style = named(table, value)
    if style is None:
        return sheet.loss(layer, key, f"line style {brief(value)}", start.site)
    return Stroke(start, end, styles.STROKES[layer], style, sheet.stroke(layer, key))


def _erased(sheet: Sheet, layer: str, key: str, value: JsonValue) -> Mark:
    one, _, other = key.partition(",")
    start, end = sheet.spot(one), sheet.spot(other)
    if start is None or end is None:
        return sheet.loss(layer, key, _NO_POINT, start and start.site)
    del value  # the editor looks at the key only
    return Stroke(start, end, StrokeLayer.ERASED)


def _free_lines(
    sheet: Sheet, old: str, layer: str, entries: Mapping[str, JsonValue]
) -> Iterator[Mark]:
    """Split lines of before 3.2.2 into unit steps, where nothing else is, as the editor does.

    Source: Penpa+ ``class_p.js``, ``load_compat_fixes``.
    """
    seen = set(entries)
    steps = 0
    for key, value in sheet.entries(old).items():
        pieces = free_steps(sheet, key)
        steps += len(pieces)
        if steps > MAX_CELLS:
            yield sheet.loss(old, key, "more free lines than a board can hold")
            return
        for step in pieces:
            if step not in seen:
                seen.add(step)
                mark = _stroke(sheet, layer, step, value)
                yield mark if isinstance(mark, Loss) else _recoloured(sheet, old, key, mark)


def free_steps(sheet: Sheet, key: str) -> tuple[str, ...]:
    """Give the keys of the unit steps of a free line."""
    one, _, other = key.partition(",")
    if not (sheet.spot(one) and sheet.spot(other)):
        return (key,)
    points = sheet.at.between(int(one), int(other))
    return tuple(f"{min(pair)},{max(pair)}" for pair in pairwise(points))


def _recoloured(sheet: Sheet, old: str, key: str, element: Element) -> Element:
    if isinstance(element, Stroke):
        return Stroke(
            element.start, element.end, element.layer, element.style, sheet.stroke(old, key)
        )
    return element


def _path(sheet: Sheet, layer: str, index: int, item: JsonValue) -> Mark:
    spots = [sheet.spot(entry) for entry in item] if isinstance(item, list) else []
    found = tuple(spot for spot in spots if spot is not None)
    if not found or len(found) < len(spots):
        what = f"{layer} {brief(item)}"
        return sheet.loss(layer, index, what, found[0].site if found else None)
    shape = styles.PATHS[layer]
    if shape == "polygon" and found[0] != found[-1]:
        found = (*found, found[0])
    colour = sheet.css(layer, index)
    return Path(found, shape, paint=tint_of_path(shape, colour))


def tint_of_path(shape: str, colour: str | None) -> Paint:
    """Give the paint of a figure with a custom colour: a polygon is filled, the others drawn."""
    if colour is None:
        return PLAIN
    return Paint(fill=colour) if shape == "polygon" else Paint(stroke=colour)


_DIGITS: Final = "123456789"
_OLD: Final = styles.inverse(styles.OLD_LINES)

_READERS: Final[Mapping[str, Callable[[Sheet, str, str, JsonValue], Mark]]] = MappingProxyType(
    {
        "surface": _fill,
        "number": _number,
        "numberS": _corner,
        "symbol": _symbol,
        "line": _stroke,
        "lineE": _stroke,
        "wall": _stroke,
        "cage": _stroke,
        "deletelineE": _erased,
    }
)
