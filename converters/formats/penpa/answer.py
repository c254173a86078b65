"""Elements to the stored answer: the way back of `key`.

The answer is written in the AND form: six lists, each in the order of JavaScript's plain sort, and
the boxes of just those kinds that it has. A look that the plain form forgets (a colour other than
the greys, a red line) makes it the exact form of its kind.

Source: Penpa+ ``class_p.js``, ``make_solution``.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue, dump
from converters.drawing import Element, Fill, Label, Role, Stroke, StrokeLayer, Symbol
from converters.formats.penpa import styles, symbols
from converters.formats.penpa.checks import AND_LISTS, LETTERS, LINE_CODES
from converters.formats.penpa.entries import point_at
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.script import sort_key

_GREYS: Final = frozenset(("dark-grey", "light-grey", "black", "grey"))
_KIND_OF_LAYER: Final = {
    StrokeLayer.LINE: ("line", "loopline"),
    StrokeLayer.EDGE: ("edge", "loopedge"),
}
_PLAIN_LINES: Final = {name: code for code, name in LINE_CODES.items()}
_COMPARED: Final = re.compile(r"[A-Za-z]+|\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*")
_ANY_TEXT: Final = "non-alphanumeric"


class Item(NamedTuple):
    """One entry of the answer: its list, the box it needs, and what stands in the list."""

    kind: str
    box: str
    value: JsonValue


class Answer(NamedTuple):
    """The answer's text, the boxes to tick, and the elements it cannot hold, by place."""

    text: str
    boxes: tuple[str, ...]
    lost: tuple[int, ...]


def answer_of(
    elements: Sequence[Element],
    at: Numbering,
    tags: Iterable[str],
    exact: frozenset[str],
    *,
    ignored: Callable[[str, str], bool] = lambda _kind, _key: False,
) -> Answer:
    """Give the stored answer that these elements are.

    Args:
        elements: What is to be compared.
        at: The lattice.
        tags: The genre tags; one of them lets any text count.
        exact: The kinds whose looks are to be compared in any case.
        ignored: Whether the editor skips an entry of a kind at a key; it cannot be asked for.
    """
    exact |= frozenset(_exact_kinds(elements))
    free = _ANY_TEXT in tags
    items = [_asked(_item(element, at, exact, free=free), ignored) for element in elements]
    found = [item for item in items if item is not None]
    lists: list[JsonValue] = [
        [*sorted((item.value for item in found if item.kind == kind), key=sort_key)]
        for kind in AND_LISTS
    ]
    return Answer(
        dump(lists),
        tuple(dict.fromkeys(item.box for item in found)),
        tuple(place for place, item in enumerate(items) if item is None),
    )


def _asked(item: Item | None, ignored: Callable[[str, str], bool]) -> Item | None:
    """Drop what the editor ignores in its ordinary comparison."""
    if item is None or not isinstance(item.value, str) or item.box.endswith("_exact"):
        return item
    start, _, rest = item.value.partition(",")
    key = f"{start},{rest.partition(',')[0]}" if item.kind == "edge" else start
    return None if ignored(item.kind, key) else item


def _exact_kinds(elements: Iterable[Element]) -> Iterator[str]:
    """Name the kinds whose looks the plain form would forget."""
    for element in elements:
        match element:
            case Fill(styles=names) if len(names) > 1 or not set(names) <= _GREYS:
                yield "surface"
            case Stroke(layer=layer, style=style) if style not in _PLAIN_LINES:
                yield _KIND_OF_LAYER.get(layer, ("wall", "wall"))[0]
            case _:
                pass


def _item(element: Element, at: Numbering, exact: frozenset[str], *, free: bool) -> Item | None:
    match element:
        case Fill():
            return _fill(element, at, exact)
        case Stroke():
            return _stroke(element, at, exact)
        case Label() if element.role in (Role.VALUE, Role.SMALL, Role.MEDIUM, Role.LARGE):
            point = point_at(element.at, at)
            if point is None or not (free or _COMPARED.fullmatch(element.text)):
                return None
            return Item("number", "number", f"{point},{element.text}")
        case Symbol():
            return _symbol(element, at)
        case _:
            return None


def _fill(fill: Fill, at: Numbering, exact: frozenset[str]) -> Item | None:
    point = point_at(fill.at, at)
    codes = [styles.FILL_CODES.get(style) for style in fill.styles]
    known = [code for code in codes if code is not None]
    if point is None or len(known) < len(codes):
        return None
    if "surface" in exact:
        return Item("surface", "surface_exact", [point, *known])
    return Item("surface", "surface", str(point))


def _stroke(stroke: Stroke, at: Numbering, exact: frozenset[str]) -> Item | None:
    start, end = point_at(stroke.start, at), point_at(stroke.end, at)
    if start is None or end is None:
        return None
    if stroke.layer is StrokeLayer.WALL:
        return Item("wall", "wall", f"{start},{end}") if stroke.style == "green" else None
    kind, box = _KIND_OF_LAYER.get(stroke.layer, ("", ""))
    if kind in exact:
        code = styles.LINE_CODES.get(stroke.style)
        return None if code is None else Item(kind, f"{box}_exact", f"{start},{end},{code}")
    return Item(kind, box, f"{start},{end},{_PLAIN_LINES[stroke.style]}") if kind else None


def _symbol(symbol: Symbol, at: Numbering) -> Item | None:
    point = point_at(symbol.at, at)
    look = symbols.Look(symbol.shape, symbol.style, symbol.toward, symbol.width)
    found = symbols.code(look, at.turn)
    if point is None or found is None:
        return None
    value, family = found
    for letter, (box, owner, values) in LETTERS.items():
        if family.removesuffix("_G") == owner and isinstance(value, int) and value in values:
            # All stars are the same to the editor.
            number = 1 if letter == "E" else value
            return Item("symbol", box, f"{point},{number}{letter}")
    return None
