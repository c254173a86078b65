"""SudokuPad's puzzle JSON as a drawing: each item of the document is one part of the picture.

A part knows its key path. So a document can be patched: parts that a new drawing still shows stay
as they are, letter by letter, and only the others are written anew.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from converters.codec.js_json import JsonValue, as_list, as_object
from converters.drawing import Drawing, Element
from converters.errors import LinkError
from converters.formats.sudokupad.boxes import Sheet, read_box
from converters.formats.sudokupad.cells import MARKS, VALUE, read_marks, read_value
from converters.formats.sudokupad.constraints import OURS, Named, read_constraints, text_of
from converters.formats.sudokupad.fields import (
    HOLE,
    Item,
    is_answer,
    length,
    spot,
    without_answer,
)
from converters.formats.sudokupad.figures import read_figure
from converters.formats.sudokupad.flags import FLAG
from converters.formats.sudokupad.frame import is_surround, read_holes, read_surround
from converters.formats.sudokupad.groups import has_cells, is_bounds, read_cage, read_region
from converters.formats.sudokupad.metadata import read_key, read_meta, read_notes
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.site import Site, cell

Path: TypeAlias = tuple[str | int, ...]


_MOST_FILLS: Final = 20_000
"""Fills that splitting areas may make."""


class Part(NamedTuple):
    """What one item of a document shows.

    Attributes:
        path: Its keys from the top.
        elements: What it shows; nothing for an item that cannot be seen.
        answer: Whether a solver has drawn it.
        losses: Why it could not be read.
        of: The constraint it helps to show; that element is another part's.
    """

    path: Path
    elements: tuple[Element, ...] = ()
    answer: bool = False
    losses: tuple[Loss, ...] = ()
    of: Element | None = None


_Reader: TypeAlias = Callable[[Item, str], tuple[Element, ...]]


def read_scl(fields: Item, settings: tuple[tuple[str, str], ...] = ()) -> Lossy[Drawing]:
    """Draw a checked content.

    Args:
        fields: SudokuPad's puzzle JSON.
        settings: The ``setting-…`` fields of its link.
    """
    rows = _rows(fields)
    cols = max(len(row) for row in rows)
    notes = read_notes(fields)
    found = tuple(parts(fields))
    key = read_key(notes, rows, cols)
    meta = read_meta(fields, notes, settings)
    surround = read_surround(fields)
    drawing = Drawing(
        SquareLattice(len(rows), cols),
        board(fields),
        tuple(element for part in found if not part.answer for element in part.elements),
        tuple(element for part in found if part.answer for element in part.elements),
        key.value,
        meta=replace(meta.value, frame=surround.frame, dots=surround.dots),
    )
    own = tuple(loss for part in found for loss in part.losses)
    return Lossy(drawing, (*own, *notes.losses, *key.losses, *meta.losses))


def board(fields: Item) -> frozenset[Site]:
    """Give the cells of a content's board; rows may have several lengths, and holes."""
    return frozenset(
        cell(row, col) for row, cells in enumerate(_rows(fields)) for col in range(len(cells))
    ) - frozenset(_holes(fields))


def parts(fields: Item) -> Iterator[Part]:
    """Give all items of a content, from the bottom of the picture to its top."""
    rows = _rows(fields)
    cols = max(len(row) for row in rows)
    sheet = Sheet(len(rows), cols, is_faded(fields), splits=_may_split(fields))
    named = read_constraints(fields)
    under, over = partial(_box, sheet, False), partial(_box, sheet, True)  # noqa: FBT003 - partial
    yield from _items(fields, "underlays", under, named)
    yield from _items(fields, "arrows", _arrow, named)
    yield from _items(fields, "lines", _line, named)
    yield from _items(fields, "cages", _cage, named)
    yield from _regions(fields)
    yield from _items(fields, "overlays", over, named)
    yield from _cells(rows)


def is_faded(fields: Item) -> bool:
    """Tell whether a puzzle is an old SudokuMaker one, all of whose areas are half transparent."""
    metadata = fields.get("metadata")
    source = metadata.get("source") if isinstance(metadata, dict) else None
    return str(fields.get("id", "")).startswith("sxsm_") and not source


def name_of(path: Path) -> str:
    """Give a key path as people write it: ``cells[3][4].value``."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")


def _holes(fields: Item) -> Iterator[Site]:
    """Give the cells that are not in play; older links have them covered by white boxes."""
    yield from read_holes(fields)
    overlays = fields.get("overlays")
    for item in overlays if isinstance(overlays, list) else ():
        if isinstance(item, dict) and item.get("role") == HOLE:
            try:
                yield spot(item.get("center"), "overlays").site
            except LinkError:
                continue


def _may_split(fields: Item) -> bool:
    """Tell whether all areas can be split into cells without growing out of bounds."""
    value = fields.get("underlays")
    items = value if isinstance(value, list) else []
    return sum(_area(item) for item in items if isinstance(item, dict)) <= _MOST_FILLS


def _area(item: Item) -> float:
    """Give the cells that an area covers; 0 where reading it will fail anyway."""
    with suppress(LinkError):
        width, height = (length(item, key, "underlays") or 0.0 for key in ("width", "height"))
        return width * height
    return 0.0


def _rows(fields: Item) -> list[list[JsonValue]]:
    rows = as_list(fields["cells"], where="cells")
    return [as_list(row, where=f"cells[{index}]") for index, row in enumerate(rows)]


def _box(sheet: Sheet, over: bool, item: Item, where: str) -> tuple[Element, ...]:  # noqa: FBT001 - bound by partial
    return () if item.get("role") == HOLE else read_box(item, where, sheet, over=over)


def _line(item: Item, where: str) -> tuple[Element, ...]:
    if item.get("role") == FLAG or is_surround(item):
        return ()
    figure = read_figure(item, where, arrow=False)
    return () if figure is None else (figure,)


def _arrow(item: Item, where: str) -> tuple[Element, ...]:
    figure = read_figure(item, where, arrow=True)
    return () if figure is None else (figure,)


def _cage(item: Item, where: str) -> tuple[Element, ...]:
    return (read_cage(item, where),) if has_cells(item) and not is_bounds(item) else ()


_NONE: Final = Named({}, {})


def _items(fields: Item, key: str, reader: _Reader, named: Named = _NONE) -> Iterator[Part]:
    """Read one list of the content; a faulty item becomes a loss, and so does a faulty list."""
    value = fields.get(key)
    if value is None:
        return
    if not isinstance(value, list):
        yield Part((key,), losses=(_fault(key, f"{key} that are no list"),))
        return
    for index, item in enumerate(value):
        yield _constraint((key, index), item, named) or _part((key, index), item, reader)


def _constraint(path: tuple[str, int], value: JsonValue, named: Named) -> Part | None:
    """Give an item as what it is of a constraint; None if it is of none."""
    if not isinstance(value, dict) or OURS not in value or not named.first:
        return None
    text = text_of(path[0], value)
    element = named.first.get(text)
    if element is not None:
        return Part(path, (element,), is_answer(value))
    owner = named.parts.get(text)
    return None if owner is None else Part(path, (), is_answer(value), of=owner)


def _part(path: Path, value: JsonValue, reader: _Reader) -> Part:
    where = name_of(path)
    try:
        item = as_object(value, where=where)
        return Part(path, reader(without_answer(item), where), is_answer(item))
    except LinkError as error:
        return Part(path, losses=(_unread(error),))


def _regions(fields: Item) -> Iterator[Part]:
    value = fields.get("regions")
    if value is None:
        return
    if not isinstance(value, list):
        yield Part(("regions",), losses=(_fault("regions", "regions that are no list"),))
        return
    for index, item in enumerate(value):
        try:
            region = read_region(item, f"regions[{index}]")
        except LinkError as error:
            yield Part(("regions", index), losses=(_unread(error),))
        else:
            yield Part(("regions", index), (region,) if region.cells else ())


def _cells(rows: list[list[JsonValue]]) -> Iterator[Part]:
    for row, cells in enumerate(rows):
        for col, value in enumerate(cells):
            if value:
                item = as_object(value, where="cells")
                yield from _cell(item, cell(row, col))


def _cell(item: Item, at: Site) -> Iterator[Part]:
    where = f"cells[{at.row}][{at.col}]"
    for key in (VALUE, *MARKS):
        path: Path = ("cells", at.row, at.col, key)
        try:
            label = (
                read_value(item, at, where) if key == VALUE else read_marks(item, key, at, where)
            )
        except LinkError as error:
            yield Part(path, losses=(_unread(error),))
        else:
            if label is not None:
                yield Part(path, (label,))
    known = (VALUE, *MARKS, "given")
    for key in item:
        if key not in known:
            yield Part(
                ("cells", at.row, at.col, key),
                losses=(_fault(f"{where}.{key}", f"a cell's {key!r}", at),),
            )


def _unread(error: LinkError) -> Loss:
    return _fault(error.where, f"{error.found} instead of {error.want}")


def _fault(path: str, what: str, site: Site | None = None) -> Loss:
    return Loss(LossKind.NOT_UNDERSTOOD, path, what, site)
