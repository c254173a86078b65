"""f-puzzles' JSON as a drawing: board, entries, constraints by their names, cosmetics.

The entries that are not given are a solver's, and so are highlights and marks of its own. An item
of a key that nobody here knows is a loss, one by one.

Source: SudokuPad ``fpuzzlesdecoder.js``.
"""

import re
from collections.abc import Iterator
from typing import Final

from converters.codec.js_json import JsonValue, as_int, as_object, dump
from converters.drawing import Drawing, Element, Extra, Label, Meta, Symbol
from converters.errors import LinkError, shown
from converters.formats.sudokupad.cells import ANYTHING
from converters.formats.sudokupad.fields import Item, text
from converters.formats.sudokupad.fpuzzles_grid import board_marks, read_regions
from converters.formats.sudokupad.fpuzzles_items import READERS
from converters.formats.sudokupad.fpuzzles_keys import (
    FLAGS,
    FOG,
    STATE,
    TEXTS,
    TRIGGERS,
    cell_of,
    is_answer,
    site_of,
)
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.site import Site, Spot, cell

_NOTE: Final = re.compile("([a-z]{1,40}): ")
"""A cage with such a text is an entry of metadata to SudokuPad."""
_MESSAGE: Final = "msgcorrect"


def read_fpuzzles(fields: Item) -> Lossy[Drawing]:
    """Draw a checked content."""
    size = as_int(fields["size"], where="size")
    losses: list[Loss] = []
    given, entered = board_marks(fields, size, losses)
    shown_items = tuple(_elements(fields, size, losses))
    drawing = Drawing(
        SquareLattice(size, size),
        frozenset(cell(row, col) for row in range(size) for col in range(size)),
        (
            *(element for element, answer in shown_items if not answer),
            *read_regions(fields, size, losses),
            *given,
        ),
        (*entered, *(element for element, answer in shown_items if answer)),
        tuple(_key(fields, size, losses)),
        meta=_meta(fields, losses),
    )
    return Lossy(drawing, tuple(losses))


def is_note(item: JsonValue) -> bool:
    """Tell whether a cage is an entry of metadata to SudokuPad."""
    value = item.get("value") if isinstance(item, dict) else None
    return isinstance(value, str) and bool(_NOTE.match(value))


def _meta(fields: Item, losses: list[Loss]) -> Meta:
    words = {field: fields.get(key) for field, key in TEXTS.items()}
    title, author, rules, message = (
        value if isinstance(value, str) else "" for value in words.values()
    )
    notes = _notes(fields)
    own = notes.pop(_MESSAGE, "")
    if message and own not in ("", message):
        losses.append(_fault("cage", "a second message on success"))
    message = message or (own if isinstance(own, str) else dump(own))
    flags = tuple((key, dump(fields[key])) for key in (*FLAGS, TRIGGERS) if fields.get(key))
    extra: Extra = tuple((f"metadata.{key}", dump(value)) for key, value in notes.items())
    return Meta(
        title=title,
        author=author,
        rules=rules,
        message=message,
        extra=(*flags, *_fog(fields, losses), *extra),
    )


def _notes(fields: Item) -> Item:
    """Give the metadata: what cages say, and the object that overrides them."""
    cages = fields.get("cage")
    notes: Item = {}
    for item in cages if isinstance(cages, list) else ():
        if isinstance(item, dict) and is_note(item):
            key, _, words = text(item, "value", "cage").partition(": ")
            notes[key] = words.strip()
    named = fields.get("metadata")
    return {**notes, **named} if isinstance(named, dict) else notes


def _fog(fields: Item, losses: list[Loss]) -> Iterator[tuple[str, str]]:
    """Give the lit cells as SudokuPad lists them; it takes both names for one."""
    lit: list[JsonValue] = []
    for key in FOG:
        value = fields.get(key)
        for index, name in enumerate(value if isinstance(value, list) else ()):
            try:
                site = cell_of(name, f"{key}[{index}]")
            except LinkError as error:
                losses.append(_fault(error.where, f"{error.found} instead of {error.want}"))
            else:
                lit.append([site.row, site.col])
    if any(key in fields for key in FOG):
        yield FOG[0], dump(lit)


def _key(fields: Item, size: int, losses: list[Loss]) -> Iterator[Element]:
    """Give the expected digits; what is blank may hold anything."""
    value = fields.get("solution")
    if value is None or value in ("", []):
        return
    wanted = list(value) if isinstance(value, str | list) else []
    if len(wanted) != size * size or any(isinstance(item, list | dict) for item in wanted):
        losses.append(
            _fault("solution", f"a solution that is not one entry for {size * size} cells")
        )
        return
    for index, item in enumerate(wanted):
        at = Spot(cell(*divmod(index, size)))
        blank = item is None or item in ("", ".", "?", 0)
        yield Symbol(at, ANYTHING) if blank else Label(at, str(item))


def _elements(fields: Item, size: int, losses: list[Loss]) -> Iterator[tuple[Element, bool]]:
    """Give what all items show, each with whether a solver drew it."""
    for key, value in fields.items():
        if key in STATE or not value:
            continue
        reader = READERS.get(key)
        items = value if isinstance(value, list) else [value]
        for index, item in enumerate(items):
            where = f"{key}[{index}]" if isinstance(value, list) else key
            if reader is None:
                losses.append(_fault(where, f"the constraint {shown(key)}", _site(item)))
                continue
            if key == "cage" and is_note(item):
                continue
            try:
                named = as_object(item, where=where)
                yield from ((one, is_answer(named)) for one in tuple(reader(named, where, size)))
            except LinkError as error:
                losses.append(_fault(error.where, f"{error.found} instead of {error.want}"))


def _site(item: JsonValue) -> Site | None:
    """Give the first cell an element names, if it names one."""
    value = item
    if isinstance(item, dict):
        value = item.get("cell", item.get("cells", item.get("lines")))
    while isinstance(value, list) and value:
        value = value[0]
    return site_of(value)


def _fault(path: str, what: str, site: Site | None = None) -> Loss:
    return Loss(LossKind.NOT_UNDERSTOOD, path, what, site)
