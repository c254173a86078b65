"""A drawing to a Penpa+ document: a new one, or an old one changed where they differ.

After writing, the document is read again, and every element that does not come back is a loss. So
nothing is lost in silence, whatever the tables say.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Final

from converters.codec.js_json import JsonValue
from converters.codec.penpa_text import escape_rules, escape_title
from converters.drawing import Drawing, Element, Meta, asked, first_spot
from converters.drawn import DIAGONALS, drawn_flags
from converters.formats.penpa import document as lines
from converters.formats.penpa import styles
from converters.formats.penpa.answer import answer_of
from converters.formats.penpa.asking import entered, open_cells
from converters.formats.penpa.canvas import with_canvas
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.entries import Entry, Written
from converters.formats.penpa.fresh import blank
from converters.formats.penpa.guess import tags_for
from converters.formats.penpa.header import AUTHOR, RULES, TITLE, Header
from converters.formats.penpa.image import pictures, with_picture
from converters.formats.penpa.key import exact_kinds
from converters.formats.penpa.laid import laid_out
from converters.formats.penpa.legacy import modernised
from converters.formats.penpa.making import board_for
from converters.formats.penpa.patch import applied, change
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.read import numbered, sheets, to_drawing
from converters.formats.penpa.sessions import as_clone, as_solving, with_answer, with_grid
from converters.formats.penpa.sheet import own_name
from converters.formats.penpa.solution import is_ignored, solving_of
from converters.halves import mended
from converters.loss import Loss, LossKind, Lossy

_SHEETS: Final = (
    ("question", lines.QUESTION, lines.QUESTION_COLOURS),
    ("answer", lines.ANSWER, lines.ANSWER_COLOURS),
)
_TEXTS: Final[tuple[tuple[int, str, Callable[[str], str]], ...]] = (
    (TITLE, "title", lambda text: f"Title: {escape_title(text)}"),
    (AUTHOR, "author", lambda text: f"Author: {escape_title(text)}"),
    (RULES, "rules", escape_rules),
)
_LOOK: Final = "the look of an answer, of which only the kind is stored"
_NO_ANSWER: Final = "an answer of a kind that Penpa+ does not compare"


def from_drawing(drawing: Drawing, base: PenpaDocument | None) -> Lossy[PenpaDocument]:
    """Write a drawing.

    Args:
        drawing: What to write.
        base: A document to change only where its drawing differs; None, or one of another board:
            make a new one.

    Returns:
        The document, with a loss for every element that does not come back as it was.

    Raises:
        WriteError: If Penpa+ has no such board.
        ReadError: If the base cannot be drawn.
    """
    drawing, torn = mended(drawing)  # a link is UTF-8, which has no halves of characters
    old = to_drawing(base).value if base else None
    tags = drawing.meta.tags
    if base is None or old is None or not _same_board(old, drawing):
        base = blank(board_for(drawing))
        old = Drawing(drawing.lattice, drawing.board)
        tags = tags_for(drawing)
    if old == drawing and old.meta.canvas == drawing.meta.canvas:
        return Lossy(base, torn)
    if base.legacy:
        base = modernised(base)
    numbering, _ = numbered(base, base.header())
    document, parts = _marked(base, old, drawing, numbering)
    document = _described(document, old.meta, replace(drawing.meta, tags=tags), numbering)
    document = _pictured(document, old, drawing, numbering)
    document, unkept = _keyed(document, old, drawing, numbering)
    again = to_drawing(document).value
    return Lossy(document, (*torn, *_losses(drawing, again, {**parts, "key": unkept})))


def _same_board(one: Drawing, other: Drawing) -> bool:
    return one.lattice == other.lattice and one.board == other.board


def _marked(
    document: PenpaDocument, old: Drawing, new: Drawing, numbering: Numbering
) -> tuple[PenpaDocument, dict[str, Sequence[Written]]]:
    """Change the layers where they differ, and tell what each element became."""
    found: dict[str, Sequence[Written]] = {}
    for index, (layer, line, colour_line) in enumerate(_SHEETS):
        before, found[layer] = (_laid_out(drawing, layer, numbering) for drawing in (old, new))
        todo = change(_entries(before), _entries(found[layer]))
        if not todo.empty and layer == "answer" and document.solving:
            document = as_clone(document)
        sheet = sheets(document, numbering)[index]
        document = applied(document, sheet, todo, (line, colour_line))
    return document, found


def _laid_out(drawing: Drawing, layer: str, numbering: Numbering) -> Sequence[Written]:
    """Give what a layer becomes; the problem's also says which cells are not compared."""
    if layer != "question":
        return laid_out(drawing.answer, numbering)
    elements = (*entered(drawing), *drawn_flags(drawing))
    return laid_out(elements, numbering, open_cells(drawing))


def _entries(parts: Iterable[Written]) -> Iterator[Entry]:
    return (entry for part in parts for entry in part.entries)


def _described(
    document: PenpaDocument, old: Meta, new: Meta, numbering: Numbering
) -> PenpaDocument:
    """Change title, author, source, rules, message, tags, grid and canvas where they differ."""
    header = _headed(document.header(), old, new)
    if new.canvas != old.canvas:
        header = with_canvas(header, new.canvas, numbering)
    if header != document.header():
        document = document.with_line(lines.HEADER, header.text())
    if new.message != old.message:
        document = document.with_line(lines.MESSAGE, escape_rules(new.message))
    if new.tags != old.tags:
        document = document.with_json(lines.TAGS, [*new.tags])
    if (new.grid, new.frame, new.dots) != (old.grid, old.frame, old.dots):
        document = with_grid(document, _grid(new))
    return document


def _pictured(
    document: PenpaDocument, old: Drawing, new: Drawing, numbering: Numbering
) -> PenpaDocument:
    """Change the picture behind the board where it differs, or where the canvas it lies on does."""
    before, after = pictures(old.question), pictures(new.question)
    if before == after and not (after and old.meta.canvas != new.meta.canvas):
        return document
    header = with_picture(document.header(), next(iter(after), None), numbering)
    return document.with_line(lines.HEADER, header.text())


def _headed(header: Header, old: Meta, new: Meta) -> Header:
    for place, field, escape in _TEXTS:
        if getattr(new, field) != getattr(old, field):
            header = header.with_field(place, escape(getattr(new, field)))
    return header.with_source(new.source) if new.source != old.source else header


def _grid(meta: Meta) -> list[JsonValue]:
    return [
        styles.GRID_CODES.get(meta.grid, "1"),
        "1" if meta.dots else "2",
        "1" if meta.frame == "thick" else "2",
    ]


def _keyed(
    document: PenpaDocument, old: Drawing, new: Drawing, numbering: Numbering
) -> tuple[PenpaDocument, Sequence[Written]]:
    """Store the answer where it differs, and tell which of its elements have no place in it."""
    if new.key == old.key:
        return document, ()
    answer = answer_of(
        new.key,
        numbering,
        new.meta.tags,
        exact_kinds(document),
        ignored=partial(is_ignored, solving_of(document)),
    )
    parts = [
        Written((), _NO_ANSWER) if place in answer.lost else Written((Entry("a", "", 0),), _LOOK)
        for place in range(len(new.key))
    ]
    if not answer.boxes:
        # An answer of six empty lists would be solved the moment the link is opened.
        return document.with_parameter("a", ""), parts
    if not document.solving and not document.cloned:
        document = (
            as_clone(document) if new.answer or document.parts.payload else as_solving(document)
        )
    return with_answer(document, answer), parts


def _losses(
    drawing: Drawing, again: Drawing, parts: dict[str, Sequence[Written]]
) -> Iterator[Loss]:
    """Name every element, and every word about the puzzle, that does not come back as it was."""
    if not _same_board(drawing, again):
        yield Loss(LossKind.APPROXIMATED, "board", "cells in play, counted from the first of them")
    for layer, became in parts.items():
        there, given = _there(again, layer)
        for place, (element, part) in enumerate(zip(getattr(drawing, layer), became, strict=False)):
            want = asked(element) if layer == "key" else element
            if there[want] or want in given:
                there[want] -= 1
                continue
            kind = LossKind.APPROXIMATED if part.shown else LossKind.NOT_EXPRESSIBLE
            spot = first_spot(element)
            site = spot and spot.site
            name = own_name(drawing.lattice, site)
            yield Loss(kind, f"{layer}.{place}", part.what, site, name)
    yield from _lost_meta(drawing.meta, again.meta)


def _there(again: Drawing, layer: str) -> tuple[Counter[Element], frozenset[Element]]:
    """Give what came back of a layer; for the key also what stands on the board already."""
    if layer != "key":
        elements: tuple[Element, ...] = getattr(again, layer)
        return Counter(elements), frozenset()
    return Counter(map(asked, again.key)), frozenset(map(asked, again.question))


def _lost_meta(meta: Meta, again: Meta) -> Iterator[Loss]:
    for name in (field.name for field in fields(Meta)):
        if name == "canvas" and meta.canvas is None:
            continue  # no wish; Penpa+ always has one
        if name == "extra":
            for key, _ in meta.extra:
                what = _EXTRAS.get(key, f"the setting {key!r}")
                yield Loss(LossKind.NOT_EXPRESSIBLE, f"meta.extra.{key}", what)
        elif getattr(meta, name) != getattr(again, name):
            what = _META.get(name, f"the {name} reads a little different")
            yield Loss(LossKind.APPROXIMATED, f"meta.{name}", what)


_META: Final = {"tags": "no tags, now one that keeps the editor from rules that the title suggests"}
_FOG: Final = "the fog: Penpa+ shows the whole board from the start"
_RULE: Final = "a rule for the whole board that Penpa+ has no field for; the rules may tell it"
_EXTRAS: Final = {
    **dict.fromkeys(("foglight", "metadata.foglight", "triggereffect"), _FOG),
    **dict.fromkeys(
        ("antiknight", "antiking", "nonconsecutive", "disjointgroups", "negative", "global"), _RULE
    ),
    **dict.fromkeys(("metadata.antiknight", "metadata.antiking"), _RULE),
    **dict.fromkeys(DIAGONALS, "a diagonal that is a rule, of which only the line is drawn"),
}
"""What is lost of what another editor keeps beside the picture."""
