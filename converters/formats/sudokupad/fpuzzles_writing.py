"""A drawing as f-puzzles' JSON: a fresh content, or a base with what differs merged into it.

A base is merged key by key and cell by cell: whatever the old and the new drawing write alike
stays as the base has it, unknown keys and the editor's own state among them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from converters.codec.js_json import JsonValue, as_list, as_object, parse
from converters.drawing import Cage, Drawing, Element, Fill, Label, Meta, Path, Role, Symbol
from converters.errors import WriteError, with_article
from converters.formats.sudokupad.cells import ANYTHING, are_marks, write_marks
from converters.formats.sudokupad.content import MAX_CELLS
from converters.formats.sudokupad.fields import Item, with_extra
from converters.formats.sudokupad.fpuzzles_items import bulb_cells
from converters.formats.sudokupad.fpuzzles_keys import (
    ANSWER,
    BOXES,
    FLAGS,
    FOG,
    RIM,
    RIM_WIDTH,
    TEXTS,
    TRIGGERS,
    box_of,
    name_of,
)
from converters.formats.sudokupad.fpuzzles_pieces import (
    entry,
    in_cells,
    is_bare,
    item_of,
    merged,
    names,
)
from converters.formats.sudokupad.groups import REGION, read_cells
from converters.formats.sudokupad.pieces import loss
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.site import Kind, Site, Spot, cell

_DOTTED: Final = "metadata."
_MARKS: Final[dict[tuple[str, Role], str]] = {
    ("question", Role.CORNER): "givenPencilMarks",
    ("answer", Role.CORNER): "cornerPencilMarks",
    ("answer", Role.CENTRE): "centerPencilMarks",
}
_COLOURS: Final[dict[str, tuple[str, str]]] = {
    "question": ("c", "cArray"),
    "answer": ("highlight", "highlightArray"),
}
_BLANK: Final = "."


@dataclass(slots=True)
class _Sheet:
    """A content while it is being written."""

    size: int
    board: frozenset[Site]
    fields: Item
    losses: list[Loss] = field(default_factory=list[Loss])

    def cell(self, site: Site) -> Item:
        rows = as_list(self.fields["grid"], where="grid")
        return as_object(as_list(rows[site.row], where="grid")[site.col], where="grid")

    def add(self, key: str, item: Item, layer: str) -> None:
        if layer == "answer":
            item[ANSWER] = "answer"
        as_list(self.fields.setdefault(key, []), where=key).append(item)

    def lose(self, kind: LossKind, layer: str, what: str, element: Element) -> None:
        self.losses.append(loss(kind, layer, what, element))


def write_fpuzzles(drawing: Drawing) -> Lossy[Item]:
    """Write a drawing as a fresh content.

    Raises:
        WriteError: If the board is not a square of square cells, or too large.
    """
    size = _size(drawing)
    grid: list[JsonValue] = [[_empty() for _ in range(size)] for _ in range(size)]
    sheet = _Sheet(size, drawing.board, {"size": size})
    _write_meta(sheet, drawing.meta)
    sheet.fields["grid"] = grid
    _write_regions(sheet, drawing)
    for layer, elements in (("question", drawing.question), ("answer", drawing.answer)):
        rest = [e for e in elements if not _into_cell(sheet, e, layer)]
        _write_items(sheet, rest, layer)
    _write_key(sheet, drawing)
    return Lossy(sheet.fields, tuple(sheet.losses))


def merge(base: Item, old: Item, new: Item) -> Item:
    """Give a base in which only what differs between two writings is changed."""
    fields: Item = {}
    for key, value in base.items():
        if key == "grid":
            fields[key] = _merged_grid(value, old[key], new[key])
        elif old.get(key) == new.get(key):
            fields[key] = value
        elif key in new:
            fields[key] = new[key]
    return {**fields, **{key: value for key, value in new.items() if key not in base}}


def _merged_grid(base: JsonValue, old: JsonValue, new: JsonValue) -> JsonValue:
    triples = zip(*(as_list(rows, where="grid") for rows in (base, old, new)), strict=False)
    return [
        [
            _merged_cell(*(as_object(item, where="grid") for item in cells))
            for cells in zip(*(as_list(row, where="grid") for row in rows), strict=False)
        ]
        for rows in triples
    ]


def _merged_cell(base: Item, old: Item, new: Item) -> Item:
    kept = {k: v for k, v in base.items() if old.get(k) == new.get(k) or k in new}
    changed = {k: v for k, v in new.items() if old.get(k) != v}
    return {**kept, **changed}


def _size(drawing: Drawing) -> int:
    lattice = drawing.lattice
    square = isinstance(lattice, SquareLattice) and lattice.rows == lattice.cols
    if not isinstance(lattice, SquareLattice) or not square or lattice.rows**2 > MAX_CELLS:
        found = f"{lattice.rows} × {lattice.cols}" if isinstance(lattice, SquareLattice) else ""
        raise WriteError(
            where="lattice",
            found=f"{with_article(lattice.name)} board {found}".strip(),
            want=f"a square of square cells, at most {int(MAX_CELLS**0.5)} a side",
            hint="f-puzzles has no other; --to sudokupad carries every board",
        )
    return lattice.rows


def _empty() -> Item:
    return {}


def _write_meta(sheet: _Sheet, meta: Meta) -> None:
    for name, key in TEXTS.items():
        words: str = getattr(meta, name)
        if words:
            sheet.fields[key] = words
    notes: Item = {}
    for name, value in meta.extra:
        if name in (*FLAGS, TRIGGERS):
            sheet.fields[name] = parse(value, where=name)
        elif name in FOG:
            cells = read_cells(parse(value, where=name), name)
            sheet.fields[name] = names(cells)
        elif name.startswith(_DOTTED):
            notes[name.removeprefix(_DOTTED)] = parse(value, where=name)
        else:
            sheet.losses.append(_unsaid(name, f"{name!r}, which another editor wrote"))
    if notes:
        sheet.fields["metadata"] = notes
    unsaid = {
        "source": bool(meta.source),
        "tags": bool(meta.tags),
        "grid": meta.grid != "solid",
        "frame": meta.frame != "thick",
        "dots": meta.dots,
    }
    sheet.losses += [_unsaid(name, f"the {name}") for name, lost in unsaid.items() if lost]


def _unsaid(name: str, what: str) -> Loss:
    return Loss(LossKind.NOT_EXPRESSIBLE, f"meta.{name}", what)


def _write_regions(sheet: _Sheet, drawing: Drawing) -> None:
    """Number the cells of each region, but where they are a usual box as it is."""
    regions = [
        element
        for element in drawing.question
        if isinstance(element, Cage) and element.kind == REGION
    ]
    numbers = _numbers(regions, sheet.size)
    named: dict[Site, int] = {}
    for number, region in zip(numbers, regions, strict=True):
        for site in region.cells:
            if site in named or not _is_inside(sheet, site):
                what = "a cell of two regions, or outside the board"
                sheet.lose(LossKind.NOT_EXPRESSIBLE, "question", what, region)
            else:
                named[site] = number
    for row in range(sheet.size):
        for col in range(sheet.size):
            site = cell(row, col)
            if named.get(site) != box_of(site, sheet.size):
                sheet.cell(site)["region"] = named.get(site)
    for site in sorted(frozenset(map(cell, *_all(sheet.size))) - sheet.board):
        what = "a cell that is not in play: it can still be filled"
        sheet.losses.append(Loss(LossKind.NOT_EXPRESSIBLE, "board", what, site))


def _all(size: int) -> tuple[list[int], list[int]]:
    rows = [row for row in range(size) for _ in range(size)]
    return rows, [col for _ in range(size) for col in range(size)]


def _numbers(regions: Sequence[Cage], size: int) -> list[int]:
    """Give each region the number of the usual box it shares a cell with, or else a free one."""
    spare = count(size + len(regions))
    taken: set[int] = set()
    numbers: list[int] = []
    for region in regions:
        free = {box_of(site, size) for site in region.cells} - taken
        numbers.append(min(free) if free else next(spare))
        taken.add(numbers[-1])
    return numbers


def _is_inside(sheet: _Sheet, site: Site) -> bool:
    return 0 <= site.row < sheet.size and 0 <= site.col < sheet.size


def _into_cell(sheet: _Sheet, element: Element, layer: str) -> bool:
    """Write a value, marks or a colour into its cell, if it is such a one and there is room."""
    if not isinstance(element, Fill | Label):
        return isinstance(element, Cage) and element.kind == REGION and layer == "question"
    site = element.at.site
    is_middle = element.at == Spot(site) and site.kind is Kind.CELL
    if not is_middle or site not in sheet.board or not _is_inside(sheet, site):
        return False
    item = sheet.cell(site)
    if isinstance(element, Fill):
        return _colour(item, element, layer)
    return _value(item, element, layer) or _marks(item, element, layer)


def _colour(item: Item, fill: Fill, layer: str) -> bool:
    single, several = _COLOURS[layer]
    shades = fill.css()
    if single in item or not is_bare(fill.paint) or fill.paint.extra or "none" in shades:
        return False
    item[single] = shades[0]
    if len(shades) > 1:
        item[several] = [*shades]
    return True


def _value(item: Item, label: Label, layer: str) -> bool:
    if label != Label(label.at, label.text) or "value" in item or not label.text:
        return False
    item["value"] = entry(label.text)
    if layer == "question":
        item["given"] = True
    return True


def _marks(item: Item, label: Label, layer: str) -> bool:
    key = _MARKS.get((layer, label.role))
    if key is None or key in item or not are_marks(label):
        return False
    marks = as_list(write_marks(label), where=key)
    item[key] = [entry(str(mark)) for mark in marks]
    return True


def _write_items(sheet: _Sheet, elements: Sequence[Element], layer: str) -> None:
    bulb: tuple[Symbol, Item] | None = None
    index = 0
    while index < len(elements):
        element = elements[index]
        follower = elements[index + 1] if index + 1 < len(elements) else None
        index += 1
        if isinstance(element, Symbol) and _is_bulb(element):
            bulb = (element, _bulb_item(element))
            sheet.add("arrow", bulb[1], layer)
        elif isinstance(element, Path) and element.shape == "arrow":
            _write_arrow(sheet, element, bulb, layer)
        elif isinstance(element, Cage) and element.kind == "clone" and is_bare(element.paint):
            index += _write_clone(sheet, element, follower, layer)
        else:
            index += _write_item(sheet, element, follower, layer)


def _write_item(sheet: _Sheet, element: Element, follower: Element | None, layer: str) -> int:
    """Write an element; give 1 if the one behind it is written with it."""
    written, kind, lost = item_of(element, sheet.size)
    if lost:
        sheet.lose(kind, layer, lost, element)
    if written is None:
        return 0
    key, item = written
    if key in BOXES and isinstance(element, Symbol) and isinstance(follower, Label):
        for whole in merged(follower, element, item):
            sheet.add(key, whole, layer)
            return 1
    sheet.add(key, item, layer)
    return 0


def _write_clone(sheet: _Sheet, first: Cage, second: Element | None, layer: str) -> int:
    if not isinstance(second, Cage) or second.kind != "clone":
        sheet.lose(LossKind.NOT_EXPRESSIBLE, layer, "one area of a clone alone", first)
        return 0
    item: Item = {"cells": names(first.cells), "cloneCells": names(second.cells)}
    sheet.add("clone", with_extra(item, first.paint.extra), layer)
    return 1


def _is_bulb(symbol: Symbol) -> bool:
    paint = symbol.paint
    rimmed = (paint.stroke, paint.width) == (RIM, RIM_WIDTH) and not symbol.over
    return rimmed and symbol.shape in ("circle", "pill") and bool(bulb_cells(symbol))


def _bulb_item(bulb: Symbol) -> Item:
    item: Item = {"lines": [], "cells": names(bulb_cells(bulb))}
    return with_extra(item, bulb.paint.extra)


def _write_arrow(sheet: _Sheet, path: Path, bulb: tuple[Element, Item] | None, layer: str) -> None:
    """Write an arrow with its own bulb, or into the item of the bulb before it."""
    line = in_cells(path.points)
    own = is_bare(path.paint)
    if line is None or not (own or (path.paint.stroke, path.paint.width) == (RIM, RIM_WIDTH)):
        _write_item(sheet, path, None, layer)
    elif own:
        item = with_extra({"lines": [line], "cells": line[:1]}, path.paint.extra)
        arrows = as_list(sheet.fields.setdefault("arrow", []), where="arrow")
        before = as_object(arrows[-1], where="arrow") if arrows else {}
        here = "answer" if layer == "answer" else None
        alike = {**before, "lines": []} == {**item, "lines": [], **({ANSWER: here} if here else {})}
        if alike:
            as_list(before["lines"], where="arrow").append(line)
        else:
            sheet.add("arrow", item, layer)
    elif bulb is not None and line[0] in as_list(bulb[1]["cells"], where="arrow"):
        as_list(bulb[1]["lines"], where="arrow").append(line)
    else:
        sheet.add("arrow", with_extra({"lines": [line], "cells": []}, path.paint.extra), layer)


def _write_key(sheet: _Sheet, drawing: Drawing) -> None:
    """Write the expected digits; f-puzzles cannot ask for an empty cell."""
    wanted: dict[Site, str] = {}
    for element in drawing.key:
        if isinstance(element, Symbol) and element.shape == ANYTHING:
            wanted.setdefault(element.at.site, _BLANK)
        elif isinstance(element, Label) and element == Label(element.at, element.text):
            wanted[element.at.site] = element.text
        else:
            what = f"a {type(element).__name__.lower()} in the key"
            sheet.lose(LossKind.NOT_EXPRESSIBLE, "key", what, element)
    if not wanted:
        return
    sites = [cell(row, col) for row in range(sheet.size) for col in range(sheet.size)]
    sheet.fields["solution"] = [wanted.get(site, _BLANK) for site in sites]
    empty = (site for site in sites if site not in wanted)
    sheet.losses += _not_empty(empty)


def _not_empty(sites: Iterator[Site]) -> Iterator[Loss]:
    for site in sites:
        what = f"that {name_of(site)} must stay empty"
        yield Loss(LossKind.NOT_EXPRESSIBLE, "key", what, site)
