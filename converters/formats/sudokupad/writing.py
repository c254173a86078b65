"""A drawing as a SudokuPad document: a fresh one, or a base with what differs rewritten.

A fresh document is plain JSON under ``scl``. Its id is made from its content, since SudokuPad keeps
a solver's progress under it. What the writer adds by itself (no checks of rows and columns on a
board without regions, givens in the solution) is listed in ``metadata.penpad``, so that reading
takes it away again.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import urlencode

from converters.codec.js_json import JsonValue, as_list, as_object, dump
from converters.drawing import Drawing, Element, Fill, Label, Meta, Role
from converters.errors import WriteError
from converters.formats.sudokupad import metadata as meta_keys
from converters.formats.sudokupad.cells import (
    MARKS,
    VALUE,
    are_marks,
    is_given,
    write_marks,
)
from converters.formats.sudokupad.content import MAX_CELLS
from converters.formats.sudokupad.document import SudokuPadDocument, fresh
from converters.formats.sudokupad.fields import Item
from converters.formats.sudokupad.fpuzzles_keys import FLAGS
from converters.formats.sudokupad.frame import (
    Surround,
    has_regions,
    holes_of,
    read_surround,
    write_surround,
)
from converters.formats.sudokupad.groups import bounds, has_cells, pairs
from converters.formats.sudokupad.key import entered, write_key
from converters.formats.sudokupad.metadata import settings_of, write_meta
from converters.formats.sudokupad.pieces import loss, written
from converters.formats.sudokupad.vector_board import flattened
from converters.lattice import SquareLattice
from converters.limits import MAX_SIDE
from converters.loss import Loss, LossKind, Lossy
from converters.site import Kind, Site, Spot, cell

_NUMBER: Final = re.compile("[0-9]{1,2}")
_MARK_FIELDS: Final = {role: key for key, role in MARKS.items()}
_DARK: Final = frozenset(("black", "dark-grey"))
_KNOWN_META: Final = frozenset(
    ("foglight", "triggereffect", "videos", "settings", "global", "title", "author", "rules")
)
_ORDER: Final = (
    *("id", "cells", "regions", "cages", "lines", "arrows", "underlays", "overlays"),
    "metadata",
)


@dataclass(slots=True)
class Canvas:
    """A content while it is being written.

    Attributes:
        fields: SudokuPad's puzzle JSON.
        losses: What could not be said so far.
    """

    fields: Item
    losses: list[Loss] = field(default_factory=list[Loss])

    def add(self, key: str, item: JsonValue) -> None:
        """Append an item to one of the content's lists."""
        items = self.fields.setdefault(key, [])
        as_list(items, where=key).append(item)

    def value(self, site: Site) -> JsonValue:
        """Give a cell's given; null if it has none, or the row is shorter."""
        row = as_list(as_list(self.fields["cells"], where="cells")[site.row], where="cells")
        item = row[site.col] if site.col < len(row) else None
        return item.get(VALUE) if isinstance(item, dict) else None

    def cell(self, site: Site) -> Item:
        """Give a cell's object."""
        rows = as_list(self.fields["cells"], where="cells")
        return as_object(as_list(rows[site.row], where="cells")[site.col], where="cells")


def fresh_document(drawing: Drawing) -> Lossy[SudokuPadDocument]:
    """Write a drawing as a new document.

    Raises:
        WriteError: If the board is larger than a document may be.
    """
    if isinstance(drawing.lattice, SquareLattice):
        return _on_squares(drawing, drawing.lattice)
    flat, lattice, losses = flattened(drawing)
    document, more = _on_squares(flat, lattice)
    return Lossy(document, (*losses, *more))


def _on_squares(drawing: Drawing, lattice: SquareLattice) -> Lossy[SudokuPadDocument]:
    rows, cols = _size(lattice)
    cells: list[JsonValue] = [[_empty() for _ in range(cols)] for _ in range(rows)]
    canvas = Canvas({"cells": cells})
    sites = [cell(row, col) for row in range(rows) for col in range(cols)]
    add_elements(canvas, drawing, drawing.question, "question")
    add_elements(canvas, drawing, drawing.answer, "answer")
    add_surround(canvas, drawing)
    write_meta(canvas.fields, known_meta(canvas, drawing.meta))
    add_extras(canvas, drawing, sites)
    fields: Item = {key: canvas.fields[key] for key in _ORDER if key in canvas.fields}
    fields |= canvas.fields
    query = query_of(drawing.meta)
    document = fresh(with_id(fields), query="?" + query if query else "")
    return Lossy(document, tuple(canvas.losses))


def with_id(fields: Item) -> Item:
    """Give a content with an id made from all the rest of it, in its place or at the front."""
    rest = {key: value for key, value in fields.items() if key != "id"}
    digest = hashlib.md5(dump(rest).encode("utf-8", "surrogatepass"), usedforsecurity=False)
    name = "penpad" + digest.hexdigest()
    return {**fields, "id": name} if "id" in fields else {"id": name, **fields}


def query_of(meta: Meta) -> str:
    """Give the settings that a meta asks for as the query of a link; empty if it asks none."""
    return urlencode([(f"setting-{name}", value) for name, value in settings_of(meta)])


def add_elements(canvas: Canvas, drawing: Drawing, elements: Iterable[Element], layer: str) -> None:
    """Write elements into a content: values and marks into cells, all others as items."""
    dark, answers = _dark_cells(drawing), entered(drawing)
    for element in elements:
        is_free = layer == "question" and not _is_in_the_way(element, dark, answers)
        if is_free and _into_cell(canvas, drawing, element):
            continue
        pieces, losses = written(element, layer)
        canvas.losses += losses
        for key, item in pieces:
            canvas.add(key, item)


def add_extras(canvas: Canvas, drawing: Drawing, sites: Iterable[Site]) -> None:
    """Write the solution and what else SudokuPad needs to judge it, and say that it is ours."""
    metadata = as_object(canvas.fields.setdefault("metadata", {}), where="metadata")
    added: list[str] = []
    if meta_keys.NO_GROUPS not in metadata and not has_regions(drawing):
        metadata[meta_keys.NO_GROUPS] = True
        added.append(meta_keys.NO_GROUPS)
    metadata.setdefault("source", meta_keys.OURS)
    add_solution(canvas, drawing, list(sites), added)


def add_solution(
    canvas: Canvas, drawing: Drawing, sites: Sequence[Site], added: Sequence[str]
) -> None:
    """Write the key of a drawing as a solution, and what the writer has added in all.

    Args:
        canvas: The content, without a solution.
        drawing: The whole drawing.
        sites: All cells of the document, row by row.
        added: What was added before.
    """
    metadata = as_object(canvas.fields["metadata"], where="metadata")
    names: list[JsonValue] = [*added]
    solution = write_key(drawing, givens(canvas, sites), sites)
    canvas.losses += solution.losses
    if solution.text:
        metadata["solution"] = solution.text
    if "." in solution.text and _is_bounded(canvas.fields):
        canvas.add("cages", bounds(sites))
    ours: Item = {meta_keys.ADDED: names} if names else {}
    if solution.looks:
        first, *more = solution.looks
        ours[meta_keys.KEY_LOOK] = [first, *more] if more else first
    if solution.added:
        ours[meta_keys.GIVENS] = pairs(solution.added)
    if solution.capital:
        ours[meta_keys.KEY_CAPITAL] = True
    if solution.style:
        ours[meta_keys.KEY_STYLE] = solution.style
    if ours:
        metadata[meta_keys.OURS] = ours


def _size(lattice: SquareLattice) -> tuple[int, int]:
    rows, cols = lattice.rows, lattice.cols
    if not (0 < rows <= MAX_SIDE and 0 < cols <= MAX_SIDE and rows * cols <= MAX_CELLS):
        raise WriteError(
            where="lattice",
            found=f"{rows} rows of {cols} cells",
            want=f"1 to {MAX_SIDE} rows and columns and at most {MAX_CELLS} cells",
            hint="no SudokuPad puzzle is that large",
        )
    return rows, cols


def _empty() -> Item:
    return {}


def _dark_cells(drawing: Drawing) -> frozenset[Site]:
    return frozenset(
        element.at.site
        for element in drawing.question
        if isinstance(element, Fill) and _DARK & set(element.styles)
    )


def _is_in_the_way(label: Element, dark: frozenset[Site], answers: Mapping[Site, str]) -> bool:
    """Tell whether a label must be no given: on black, or where something else is to be entered."""
    if not isinstance(label, Label) or not is_given(label):
        return False
    site = label.at.site
    return site in dark or answers.get(site, label.text.lower()) != label.text.lower()


def _into_cell(canvas: Canvas, drawing: Drawing, label: Element) -> bool:
    """Write a label as a cell's value or marks, if it is such a one and the cell is free."""
    if not isinstance(label, Label):
        return False
    site = label.at.site
    if label.at != Spot(site) or site.kind is not Kind.CELL or site not in drawing.board:
        return False
    item = canvas.cell(site)
    if is_given(label) and VALUE not in item:
        item[VALUE] = int(label.text) if _NUMBER.fullmatch(label.text) else label.text
        return True
    if are_marks(label) and _MARK_FIELDS[label.role] not in item:
        item[_MARK_FIELDS[label.role]] = write_marks(label)
        return True
    return _candidates(canvas, item, label)


def _candidates(canvas: Canvas, item: Item, label: Label) -> bool:
    """Write candidates as corner marks; SudokuPad does not put each in a place of its own."""
    is_plain = label == Label(label.at, label.text, Role.CANDIDATES)
    if not is_plain or not label.text or "pencilMarks" in item:
        return False
    item["pencilMarks"] = list(label.text)
    what = f"the candidates {label.text!r}, written as corner marks"
    canvas.losses.append(loss(LossKind.APPROXIMATED, "question", what, label))
    return True


def known_meta(canvas: Canvas, meta: Meta) -> Meta:
    """Give a meta without what SudokuPad has no word for; that becomes losses."""
    known: list[tuple[str, str]] = []
    for name, value in meta.extra:
        if name in (*_KNOWN_META, *FLAGS) or name.startswith((meta_keys.DOTTED, meta_keys.SETTING)):
            known.append((name, value))
        else:
            canvas.losses.append(_unsaid(name, f"{name!r}, which another editor wrote"))
    return replace(meta, extra=tuple(known))


def add_surround(canvas: Canvas, drawing: Drawing) -> None:
    """Write frame, holes and dots of a board; what a board without cells cannot show is a loss."""
    write_surround(canvas.fields, drawing)
    what = "a cell that is not in play: no lines are drawn around it, but it can be filled"
    canvas.losses += [
        Loss(LossKind.APPROXIMATED, "board", what, site) for site in holes_of(drawing)
    ]
    asked = Surround(drawing.meta.frame, drawing.meta.dots)
    if read_surround(canvas.fields) != asked:
        canvas.losses.append(_unsaid("frame", "the frame or the dots of a board without cells"))


def _unsaid(name: str, what: str) -> Loss:
    return Loss(LossKind.NOT_EXPRESSIBLE, f"meta.{name}", what)


def _is_bounded(fields: Item) -> bool:
    """Tell whether cages or regions keep SudokuPad from comparing the whole board."""
    cages = fields.get("cages")
    grouped = isinstance(cages, list) and any(
        isinstance(item, dict) and has_cells(item) for item in cages
    )
    return grouped or bool(fields.get("regions"))


def givens(canvas: Canvas, sites: Iterable[Site]) -> Mapping[Site, str]:
    """Give the values of cells."""
    found = {site: canvas.value(site) for site in sites}
    return {site: str(value) for site, value in found.items() if value is not None}
