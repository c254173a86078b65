"""A document in which only what a drawing shows otherwise is rewritten.

Each item of the document whose elements the drawing still has stays as it is; the others are taken
out, and what is new is appended. An edited puzzle gets a new id, since SudokuPad would open it
with the progress of the old one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from converters.codec.js_json import JsonValue, as_list, as_object, parse
from converters.drawing import Drawing, Element, Meta
from converters.formats.sudokupad import metadata as keys
from converters.formats.sudokupad.address import Kind
from converters.formats.sudokupad.content import rows_and_cols
from converters.formats.sudokupad.document import SudokuPadDocument, content, with_content
from converters.formats.sudokupad.fields import Item
from converters.formats.sudokupad.flags import write_flags
from converters.formats.sudokupad.fpuzzles_keys import FLAGS
from converters.formats.sudokupad.groups import has_cells, is_bounds
from converters.formats.sudokupad.scl import Part, Path, parts
from converters.formats.sudokupad.writing import (
    Canvas,
    add_elements,
    add_solution,
    add_surround,
    givens,
    known_meta,
    query_of,
    with_id,
)
from converters.loss import Lossy
from converters.site import Site, cell

_HOST: Final = "https://sudokupad.app/"
_CELL_PATH: Final = 4


def patched(drawing: Drawing, old: Drawing, base: SudokuPadDocument) -> Lossy[SudokuPadDocument]:
    """Write a drawing into the document it comes from.

    Args:
        drawing: What to write; on the same board as the old one.
        old: The drawing of the base.
        base: A document with SudokuPad's own content, or a code of digits.
    """
    canvas = Canvas(content(base))
    sites = _sites(canvas.fields)
    before = givens(canvas, sites)
    question, answer = _keep(canvas, drawing)
    add_elements(canvas, drawing, question, "question")
    add_elements(canvas, drawing, answer, "answer")
    other_givens = bool(drawing.key) and givens(canvas, sites) != before
    if other_givens or Counter(drawing.key) != Counter(old.key):
        _rewrite_key(canvas, drawing, sites)
    if (drawing.meta.frame, drawing.meta.dots) != (old.meta.frame, old.meta.dots):
        add_surround(canvas, drawing)
    if drawing.meta != old.meta:
        _rewrite_meta(canvas.fields, known_meta(canvas, drawing.meta), old.meta)
    document = with_content(base, with_id(canvas.fields))
    if query_of(drawing.meta) != query_of(old.meta):
        document = _with_query(document, query_of(drawing.meta))
    return Lossy(document, tuple(canvas.losses))


def _keep(canvas: Canvas, drawing: Drawing) -> tuple[list[Element], list[Element]]:
    """Take out the items that are no longer drawn; give the elements that no item shows yet."""
    wanted = {False: Counter(drawing.question), True: Counter(drawing.answer)}
    gone: list[Part] = []
    drawn = {answer: frozenset(elements) for answer, elements in wanted.items()}
    for part in parts(canvas.fields):
        need = Counter(part.elements)
        have = wanted[part.answer]
        if part.of is not None and part.of not in drawn[part.answer]:
            gone.append(part)
        elif all(have[element] >= count for element, count in need.items()):
            have.subtract(need)
        else:
            gone.append(part)
    _remove(canvas.fields, [part.path for part in gone])
    return (
        list(_rest(drawing.question, wanted[False])),
        list(_rest(drawing.answer, wanted[True])),
    )


def _rest(elements: tuple[Element, ...], left: Counter[Element]) -> Iterator[Element]:
    """Give the elements that are left to write, in their order."""
    for element in elements:
        if left[element] > 0:
            left[element] -= 1
            yield element


def _remove(fields: Item, paths: list[Path]) -> None:
    lists: dict[str, set[int]] = {}
    for path in paths:
        key, index = str(path[0]), path[1]
        if len(path) == _CELL_PATH:
            rows = as_list(fields[key], where=key)
            row = as_list(rows[int(index)], where=key)
            as_object(row[int(path[2])], where=key).pop(str(path[3]), None)
        else:
            lists.setdefault(key, set()).add(int(index))
    for key, indices in lists.items():
        items = as_list(fields[key], where=key)
        fields[key] = [item for place, item in enumerate(items) if place not in indices]


def _rewrite_key(canvas: Canvas, drawing: Drawing, sites: Sequence[Site]) -> None:
    _forget(canvas.fields, "solution")
    cages = canvas.fields.get("cages")
    if isinstance(cages, list):
        canvas.fields["cages"] = [
            item for item in cages if not (isinstance(item, dict) and is_bounds(item))
        ]
    metadata = _metadata(canvas.fields)
    ours = metadata.get(keys.OURS)
    before = [str(name) for name in _added(ours)]
    metadata.pop(keys.OURS, None)
    add_solution(canvas, drawing, sites, before)


def _added(ours: JsonValue) -> list[JsonValue]:
    names = ours.get(keys.ADDED) if isinstance(ours, dict) else None
    return names if isinstance(names, list) else []


def _sites(fields: Item) -> list[Site]:
    """Give the cells that a solution has a character for, row by row."""
    rows, cols = rows_and_cols(fields, Kind.SCL)
    return [cell(row, col) for row in range(rows) for col in range(cols)]


def _rewrite_meta(fields: Item, meta: Meta, old: Meta) -> None:
    """Write the entries of a meta that differ from the old ones, and take out those that went."""
    metadata = _metadata(fields)
    for field, key in keys.FIELDS.items():
        words: str = getattr(meta, field)
        if words != getattr(old, field):
            metadata[key] = words
    if meta.tags != old.tags:
        metadata[keys.TAGS] = list(meta.tags)
    _rewrite_extra(fields, meta, old)


def _rewrite_extra(fields: Item, meta: Meta, old: Meta) -> None:
    metadata = _metadata(fields)
    if _flags(meta) != _flags(old):
        write_flags(fields, metadata, meta.extra)
    before, after = (
        {name: value for name, value in one.extra if name not in FLAGS} for one in (old, meta)
    )
    if keys.DOTTED + keys.NO_GROUPS in after.keys() - before.keys():
        _claim(metadata)
    for name in before.keys() - after.keys():
        _drop(fields, name)
    for name, value in after.items():
        if before.get(name) != value and not name.startswith(keys.SETTING):
            place = metadata if name.startswith(keys.DOTTED) else fields
            place[name.removeprefix(keys.DOTTED)] = parse(value, where=name)


def _flags(meta: Meta) -> frozenset[tuple[str, str]]:
    return frozenset(entry for entry in meta.extra if entry[0] in FLAGS)


def _claim(metadata: Item) -> None:
    """Take what the author now asks for off the list of what the writer has added."""
    ours = metadata.get(keys.OURS)
    if isinstance(ours, dict):
        ours[keys.ADDED] = [name for name in _added(ours) if name != keys.NO_GROUPS]


def _drop(fields: Item, name: str) -> None:
    if name.startswith(keys.DOTTED):
        _forget(fields, name.removeprefix(keys.DOTTED))
    elif name not in keys.TOP:
        fields.pop(name, None)


def _forget(fields: Item, key: str) -> None:
    """Take one entry out of the metadata, wherever it stands."""
    for name in ("metadata", "metaData"):
        value = fields.get(name)
        if isinstance(value, dict):
            value.pop(key, None)
    cages = fields.get("cages")
    if isinstance(cages, list):
        fields["cages"] = [item for item in cages if not _is_entry(item, key)]


def _is_entry(item: JsonValue, key: str) -> bool:
    if not isinstance(item, dict) or has_cells(item):
        return False
    return str(item.get("value", "")).partition(":")[0].strip() == key


def _metadata(fields: Item) -> Item:
    value = fields.get("metadata")
    if not isinstance(value, dict):
        value = fields["metadata"] = {}
    return value


def _with_query(document: SudokuPadDocument, query: str) -> SudokuPadDocument:
    """Give a document with other settings in its link; its fragment stays."""
    address = document.address
    fragment = address.tail.partition("#")
    lead = address.lead or _HOST
    mark = "&" if "?" in lead else "?"
    tail = (mark + query if query else "") + "".join(fragment[1:])
    return replace(document, address=address._replace(lead=lead, tail=tail))
