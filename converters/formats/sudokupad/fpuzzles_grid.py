"""The grid of an f-puzzles board: givens and entries, marks, colours, boxes."""

from collections.abc import Iterator
from typing import Final

from converters.codec.js_json import JsonValue, as_list, as_object
from converters.drawing import Cage, Element, Fill, Label, Paint, Role
from converters.formats.sudokupad.boxes import FILL_NAMES
from converters.formats.sudokupad.cells import mark_extra
from converters.formats.sudokupad.colours import colour
from converters.formats.sudokupad.fields import Item
from converters.formats.sudokupad.fpuzzles_keys import box_of
from converters.loss import Loss, LossKind
from converters.site import Site, Spot, cell

_PALETTE: Final = (
    *("#A8A8A8A8", "#000000", "#FFA0A0", "#FFDF61", "#FEFFAF", "#B0FFB0"),
    *("#61D060", "#D0D0FF", "#8180F0", "#FF08FF", "#FFD0D0"),
)
"""Colours by number."""
_PARITY: Final = "parity"
_KNOWN: Final = frozenset(
    (
        *("value", "given", "region", "c", "cArray", "highlight", "highlightArray"),
        *("givenPencilMarks", "centerPencilMarks", "cornerPencilMarks"),
    )
)


def board_marks(fields: Item, size: int, losses: list[Loss]) -> tuple[list[Element], list[Element]]:
    """Give what the cells hold: the author's, then the solver's. Faults go to ``losses``."""
    given: list[Element] = []
    entered: list[Element] = []
    for site, item in _cells(fields):
        if site.row >= size or site.col >= size:
            losses.append(_fault(site, "a cell outside the board"))
            continue
        given += _colours(item, ("c", "cArray"), site, losses)
        given += _marks(item, "givenPencilMarks", Role.CORNER, site, losses)
        entered += _colours(item, ("highlight", "highlightArray"), site, losses)
        entered += _marks(item, "cornerPencilMarks", Role.CORNER, site, losses)
        entered += _marks(item, "centerPencilMarks", Role.CENTRE, site, losses)
        layer = given if item.get("given") is True else entered
        layer += _value(item, site, losses)
        losses += [_fault(site, "a cell's field", key) for key in item if key not in _KNOWN]
    return given, entered


def read_regions(fields: Item, size: int, losses: list[Loss]) -> Iterator[Cage]:
    """Give the boxes: the usual ones, but for the cells whose region says otherwise.

    Source: SudokuPad ``fpuzzlesdecoder.js``: null is no region, absence the usual box.
    """
    named = dict(_cells(fields))
    groups: dict[int, list[Site]] = {}
    for row in range(size):
        for col in range(size):
            box = box_of(cell(row, col), size)
            region = named.get(cell(row, col), {}).get("region", box)
            if isinstance(region, int | float) and region == int(region):
                groups.setdefault(int(region), []).append(cell(row, col))
            elif region is not None:
                losses.append(_fault(cell(row, col), "a region that is no number", "region"))
    for _, cells in sorted(groups.items()):
        yield Cage(tuple(cells), "region")


def _cells(fields: Item) -> Iterator[tuple[Site, Item]]:
    for row, cells in enumerate(as_list(fields.get("grid"), where="grid")):
        for col, item in enumerate(as_list(cells, where=f"grid[{row}]")):
            yield cell(row, col), as_object(item, where=f"grid[{row}][{col}]")


def _value(item: Item, site: Site, losses: list[Loss]) -> Iterator[Element]:
    value = item.get("value")
    if isinstance(value, list | dict | bool):
        losses.append(_fault(site, "a value that is neither a number nor a text", "value"))
    elif value is not None and value != "":
        yield Label(Spot(site), str(value))


def _marks(item: Item, key: str, role: Role, site: Site, losses: list[Loss]) -> Iterator[Element]:
    value = item.get(key)
    if value is None:
        return
    if not isinstance(value, list):
        losses.append(_fault(site, "marks that are no list", key))
        return
    marks = [str(mark) for mark in value if mark is not None and mark != ""]
    if marks:
        yield Label(Spot(site), "".join(marks), role, paint=Paint(extra=mark_extra(marks)))


def _colours(
    item: Item, keys: tuple[str, str], site: Site, losses: list[Loss]
) -> Iterator[Element]:
    """Give a cell's shading; a list of several colours wins over a single one."""
    single, several = (item.get(key) for key in keys)
    values = several if isinstance(several, list) and several else [single]
    shades: list[str] = []
    for value in values:
        if value is None or value == "":
            continue
        css = _colour(value)
        if css is None:
            losses.append(_fault(site, "a colour nobody knows", keys[0]))
        else:
            shades.append(css)
    if shades:
        yield _fill(site, shades)


def _fill(site: Site, shades: list[str]) -> Fill:
    names = [FILL_NAMES.get(css, "custom") for css in shades]
    if "custom" not in names:
        return Fill(Spot(site), tuple(names))
    colors = tuple(
        None if name != "custom" else css for name, css in zip(names, shades, strict=True)
    )
    return Fill(Spot(site), tuple(names), colors, Paint())


def _colour(value: JsonValue) -> str | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return colour(_PALETTE[value]) if 0 <= value < len(_PALETTE) else None
    return colour(value) if isinstance(value, str) else None


def _fault(site: Site, what: str, key: str = "") -> Loss:
    path = f"grid[{site.row}][{site.col}]" + (f".{key}" if key else "")
    return Loss(LossKind.NOT_UNDERSTOOD, path, f"{what} {key!r}" if key else what, site)
