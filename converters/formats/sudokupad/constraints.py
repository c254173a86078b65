"""Elements of several items, spelled so that they are read back as what they are.

A named constraint is drawn as SudokuPad would draw it; what SudokuPad has no item for is drawn line
by line (see `vectors`). The first item holds, under `OURS`, what it stands for; the others hold a
short name of that first one. An item is read as (a part of) a constraint only if
writing the constraint gives the very same items; else as what it shows.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from converters.codec.js_json import JsonValue, as_list, as_str, dump
from converters.drawing import PLAIN, Cage, Element, Extra, Fill, Label, Paint, Path, Role, Symbol
from converters.errors import LinkError
from converters.formats.sudokupad.boxes import write_fill, write_symbol, write_text
from converters.formats.sudokupad.fields import (
    Item,
    as_answer,
    is_answer,
    place,
    spot,
    without_answer,
)
from converters.formats.sudokupad.figures import write_figure
from converters.formats.sudokupad.groups import pairs, read_cells
from converters.formats.sudokupad.spelling import read_spelled, spelled
from converters.formats.sudokupad.vectors import drawn_items
from converters.plain.constraints import plainly

Piece: TypeAlias = tuple[str, Item]
"""The list an item belongs to, and the item."""

OURS: Final = "penpad"
"""The key of what an item stands for."""
LISTS: Final = ("underlays", "arrows", "lines", "cages", "overlays")
"""The lists a constraint's items can be in, from the bottom to the top."""


@dataclass(frozen=True, slots=True)
class Named:
    """The constraints of a content.

    Attributes:
        first: Element by the text of the first of its items.
        parts: Element by the text of every other item.
    """

    first: Mapping[str, Element]
    parts: Mapping[str, Element]


def write_constraint(element: Element) -> tuple[Piece, ...]:
    """Give the items of a constraint; nothing if it is none, or has a look of its own."""
    if not _is_usual(element):
        return ()
    pieces = tuple(_piece(part) for part in plainly(element))
    return _named(pieces, _spec(element)) if pieces else ()


def write_drawn(element: Element) -> tuple[Piece, ...]:
    """Give the items of an element that is drawn line by line; nothing if that is no way."""
    pieces = drawn_items(element)
    return _named(pieces, spelled(element)) if pieces else ()


def _named(pieces: Sequence[Piece], spec: JsonValue) -> tuple[Piece, ...]:
    """Put what the items stand for into the first of them, and its short name into the others."""
    name = hashlib.md5(dump(spec).encode("utf-8", "surrogatepass"), usedforsecurity=False)
    (key, first), *others = pieces
    short = name.hexdigest()[:12]
    return (key, {**first, OURS: spec}), *((key, {**item, OURS: short}) for key, item in others)


def read_constraints(fields: Item) -> Named:
    """Find the constraints of a content."""
    first: dict[str, Element] = {}
    parts: dict[str, Element] = {}
    for key in LISTS:
        for item in _marked(fields.get(key)):
            element, pieces = _spelling(item[OURS])
            if element is None or not pieces or pieces[0] != (key, without_answer(item)):
                continue
            for index, piece in enumerate(pieces):
                known = parts if index else first
                known[text_of(*_as(piece, item))] = element
    return Named(first, parts)


def _spelling(spec: JsonValue) -> tuple[Element | None, tuple[Piece, ...]]:
    """Give the element that a first item stands for, and all its items."""
    if isinstance(spec, dict):
        element = read_spelled(spec)
        return element, write_drawn(element) if element else ()
    element = _element(spec)
    return element, write_constraint(element) if element else ()


def text_of(key: str, item: Item) -> str:
    """Give the text by which an item of a list is found again."""
    return key + dump(item)


def _as(piece: Piece, item: Item) -> Piece:
    return (piece[0], as_answer(piece[1])) if is_answer(item) else piece


def _marked(value: JsonValue) -> Iterator[Item]:
    for item in value if isinstance(value, list) else ():
        if isinstance(item, dict) and isinstance(item.get(OURS), list | dict):
            yield item


def _is_usual(element: Element) -> bool:
    """Tell whether a constraint has no look but its usual one."""
    if replace(element.paint, extra=()) != PLAIN:
        return False
    match element:
        case Symbol():
            usual = Symbol(element.at, element.shape, element.style, paint=element.paint)
            return element == usual
        case Label():
            return element == Label(
                element.at,
                element.text,
                Role.MEDIUM,
                element.style,
                element.toward,
                paint=element.paint,
            )
        case Path():
            return True
        case Cage():
            return not element.label
        case _:
            return False


def _piece(part: Element) -> Piece:
    match part:
        case Path():
            return ("arrows" if part.shape == "arrow" else "lines", write_figure(part))
        case Label():
            return "overlays", write_text(part)
        case Symbol():
            return "overlays" if part.over else "underlays", write_symbol(part) or {}
        case Fill():
            return "underlays", write_fill(part, part.css()[0])
        case _:
            raise TypeError(part)


def _spec(element: Element) -> list[JsonValue]:
    extra: list[JsonValue] = [[name, value] for name, value in element.paint.extra]
    match element:
        case Path():
            points: list[JsonValue] = [place(point) for point in element.points]
            return ["path", element.shape, element.style, points, extra]
        case Symbol():
            return ["symbol", element.shape, element.style, place(element.at), extra]
        case Label():
            words = [element.style, element.text, element.toward]
            return ["label", *words, place(element.at), extra]
        case Cage():
            return ["cage", element.kind, pairs(element.cells), extra]
        case _:
            raise TypeError(element)


def _element(spec: JsonValue) -> Element | None:
    """Give the element that a first item stands for; None if it says nothing readable."""
    try:
        sort, *words, where, extra = as_list(spec, where=OURS)
        texts = [as_str(word, where=OURS) for word in words]
        return _built(str(sort), texts, where, Paint(extra=_extra(extra)))
    except (LinkError, ValueError):  # a list that is too short cannot be unpacked
        return None


def _built(sort: str, texts: list[str], where: JsonValue, paint: Paint) -> Element | None:
    match sort, texts:
        case "path", [shape, style]:
            points = tuple(spot(point, OURS) for point in as_list(where, where=OURS))
            return Path(points, shape, style, paint) if points else None
        case "symbol", [shape, style]:
            return Symbol(spot(where, OURS), shape, style, paint=paint)
        case "label", [style, text, toward]:
            return Label(spot(where, OURS), text, Role.MEDIUM, style, toward, paint=paint)
        case "cage", [kind]:
            return Cage(read_cells(where, OURS), kind, paint=paint)
        case _:
            return None


def _extra(value: JsonValue) -> Extra:
    rows: Iterable[list[JsonValue]] = (
        as_list(row, where=OURS) for row in as_list(value, where=OURS)
    )
    return tuple((as_str(name, where=OURS), as_str(text, where=OURS)) for name, text in rows)
