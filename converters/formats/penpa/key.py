"""The stored answer (parameter ``a``) to elements.

Marks in it have lost their looks: a shaded cell is ``dark-grey``, a line ``green``, a number
``green``, a symbol its family's first look where the entry does not say.

Source: Penpa+ ``class_p.js``, ``make_solution``; ``general.js``, ``load``.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from converters.codec.deflate import inflate
from converters.codec.js_json import JsonValue, parse
from converters.drawing import Element, Fill, Label, Stroke, StrokeLayer, Symbol
from converters.errors import LinkError
from converters.formats.penpa import document as lines
from converters.formats.penpa import styles, symbols
from converters.formats.penpa.checks import (
    AND_BOXES,
    AND_LISTS,
    BOX_KINDS,
    BOX_SYMBOLS,
    LETTERS,
    LINE_CODES,
    OR_BOXES,
)
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import Header
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.sheet import Sheet, brief, named, point_of
from converters.loss import Loss
from converters.site import Spot, cell

Mark = Element | Loss
PATH = "a"
ANY_OF_SEVERAL: Final = "any-of-several"
"""The shape of the mark behind the elements of an answer with several alternatives."""


def read_key(document: PenpaDocument, header: Header, numbering: Numbering) -> Iterator[Mark]:
    """Give what the stored answer shows; nothing if there is none or the editor ignores it."""
    packed = document.parameter(PATH)
    if not packed or not (document.solving or document.cloned):
        return
    sheet = Sheet(PATH, {}, {}, numbering, (0, 0, 0))
    try:
        answer = parse(inflate(packed, where=PATH), where=PATH)
    except LinkError as error:
        yield sheet.loss("answer", "*", f"a damaged answer: {error.found}")
        return
    lists = answer if isinstance(answer, list) else []
    boxes = list_boxes(document, header)
    if not isinstance(answer, list) or len(lists) != len(boxes):
        yield sheet.loss("answer", "*", f"an answer that is not {len(boxes)} lists")
        return
    for box, entries in zip(boxes, lists, strict=True):
        yield from _list(sheet, box, entries)
    if header.is_or and len(lists) > 1 and any(lists):
        yield _any_of_several(numbering)


def _any_of_several(numbering: Numbering) -> Symbol:
    """Give the mark that no rule knows: each list alone is an answer, all of them are none.

    An empty list is an alternative, too: the editor accepts an empty board for it.
    """
    return Symbol(Spot(min(numbering.board, default=cell(0, 0))), ANY_OF_SEVERAL)


def list_boxes(document: PenpaDocument, header: Header) -> tuple[str, ...]:
    """Name the box that each list of the answer belongs to."""
    if header.is_or:
        return ticked(document, lines.OR_CHECKS, "sol_or_", OR_BOXES)
    exact = exact_kinds(document)
    return tuple(f"{box}_exact" if kind in exact else box for kind, box in AND_LISTS.items())


def exact_kinds(document: PenpaDocument) -> frozenset[str]:
    """Name the kinds whose looks are compared as well."""
    line = lines.CLONE_CHECKS if document.cloned else lines.CHECKS
    boxes = ticked(document, line, "sol_", AND_BOXES)
    return frozenset(BOX_KINDS[box] for box in boxes if box.endswith("_exact"))


def ticked(
    document: PenpaDocument, line: int, prefix: str, boxes: Sequence[str]
) -> tuple[str, ...]:
    """Give the boxes that are ticked, in document order; none if the line is not understood."""
    try:
        setting = document.json(line)
    except LinkError:
        return ()
    if not isinstance(setting, dict):
        return ()
    return tuple(box for box in boxes if setting.get(prefix + box) is True)


def _list(sheet: Sheet, box: str, entries: JsonValue) -> Iterator[Mark]:
    if not isinstance(entries, list):
        yield sheet.loss(box, "*", f"{brief(entries)} instead of a list")
        return
    kind = BOX_KINDS.get(box, "symbol")
    for index, entry in enumerate(entries):
        mark = entry_mark(sheet, kind, box, entry)
        yield mark or sheet.loss(box, index, f"answer entry {brief(entry)}")


def entry_mark(sheet: Sheet, kind: str, box: str, entry: JsonValue) -> Element | None:
    """Give what one entry of a list shows; None if it makes no sense.

    Args:
        sheet: The lattice.
        kind: The list's kind, as in `AND_LISTS`.
        box: The box that the list belongs to.
        entry: The entry.
    """
    if isinstance(entry, list):
        return _exact_fill(sheet, entry) if kind == "surface" else None
    if not isinstance(entry, str):
        return None
    if kind in _SEGMENTS:
        return _segment(sheet, entry if kind != "wall" else f"{entry},1", kind, box)
    if kind == "symbol":
        return _symbol(sheet, box, entry)
    point, comma, text = entry.partition(",")
    spot = sheet.spot(point)
    if spot is None or bool(comma) == (kind == "surface"):
        return None
    return Label(spot, text, style="green") if comma else Fill(spot, ("dark-grey",))


def _exact_fill(sheet: Sheet, entry: Sequence[JsonValue]) -> Fill | None:
    spot = sheet.spot(entry[0]) if entry else None
    names = (named(styles.FILLS, code) for code in entry[1:])
    found = tuple(name for name in names if name)
    if spot is None or not found or len(found) < len(entry) - 1:
        return None
    return Fill(spot, found)


_SEGMENTS: Final[Mapping[str, StrokeLayer]] = MappingProxyType(
    {"line": StrokeLayer.LINE, "edge": StrokeLayer.EDGE, "wall": StrokeLayer.WALL}
)


def _segment(sheet: Sheet, entry: str, kind: str, box: str) -> Stroke | None:
    parts = entry.split(",")
    if len(parts) != 3:  # noqa: PLR2004 - two points and a style
        return None
    start, end = sheet.spot(parts[0]), sheet.spot(parts[1])
    exact = box.endswith("_exact")
    style = named(styles.LINES, point_of(parts[2])) if exact else LINE_CODES.get(parts[2])
    if start is None or end is None or style is None:
        return None
    return Stroke(start, end, _SEGMENTS[kind], style)


def _symbol(sheet: Sheet, box: str, entry: str) -> Symbol | None:
    point, comma, code = entry.partition(",")
    family, value = BOX_SYMBOLS.get(box, ("", 0))
    number = point_of(code)
    if comma and number is not None:
        value = number
    elif comma:
        _, family, values = LETTERS.get(code[1:], ("", "", ()))
        value = point_of(code[:1]) or 0
        if value not in values:
            return None
    spot = sheet.spot(point)
    look = symbols.look(family, value, sheet.at.turn)
    if spot is None or look is None:
        return None
    return Symbol(spot, look.shape, look.style, look.toward, look.width, over=True)
