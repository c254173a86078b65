"""Cages and regions: groups of cells, and the metadata that hides among them.

Source: SudokuPad ``script.js``, ``handleCageFeature``, ``handleRegionFeature``.
"""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue, as_int, as_list
from converters.drawing import Cage, Paint
from converters.errors import LinkError
from converters.formats.sudokupad.fields import (
    FARTHEST,
    Item,
    extra_of,
    seen,
    text,
    unseen,
    with_extra,
)
from converters.limits import MAX_CELLS
from converters.site import Site, cell

_KNOWN: Final = (
    *("cells", "value", "style", "type", "hidden"),
    *("outlineC", "borderColor", "fontC", "textColor"),
)
_NOTHING: Final = ("", "none", "hidden")
_TYPES: Final = ("rowcol", "disjoint")
_SHOWN: Final = ("value", "outlineC", "borderColor", "fontC", "textColor")
BOUNDS: Final = "penpad-bounds"
"""The role of the hidden cage that makes SudokuPad compare a solution on the whole board."""
REGION: Final = "region"
_PAIR: Final = 2
_STYLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "extraregion": "extra-region",
        "fpRowIndexer": "row-indexer",
        "fpColumnIndexer": "column-indexer",
        "fpBoxIndexer": "box-indexer",
    }
)
"""Our names of cages by SudokuPad's styles; every other style is its own name."""
_KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {kind: style for style, kind in _STYLES.items()}
)
_SUM: Final = re.compile(r"[1-9][0-9]{0,8}")
"""Labels written as numbers, which SudokuPad takes for sums."""


class Note(NamedTuple):
    """A cage without cells: one entry of metadata."""

    key: str
    text: str


def is_bounds(item: Item) -> bool:
    """Tell whether a cage is there only for SudokuPad's comparison."""
    return item.get("role") == BOUNDS


def bounds(cells: Iterable[Site]) -> Item:
    """Give the hidden cage over the whole board that makes SudokuPad compare all of it."""
    return {"cells": pairs(cells), "hidden": True, "unique": False, "role": BOUNDS}


def read_note(item: Item) -> Note | None:
    """Give the metadata of a cage without cells; None if there is none in it.

    Raises:
        LinkError: If it says something that is no ``key: text``.
    """
    value = item.get("value")
    if value is None or value in (0, "", "0"):
        return None
    key, colon, words = text(item, "value", "cages").partition(":")
    if not colon:
        raise LinkError(
            where="cages",
            found="a cage without cells",
            want="cells, or a value such as 'title: …'",
            hint="SudokuPad ignores it",
        )
    return Note(key.strip(), words.strip())


def has_cells(item: Item) -> bool:
    """Tell whether a cage is a group of cells, and no metadata."""
    return bool(item.get("cells"))


def read_cage(item: Item, where: str) -> Cage:
    """Give one cage with cells.

    Raises:
        LinkError: If a field is not of its sort.
    """
    kind, odd = _kind(item, where)
    extra = extra_of(item, [key for key in _KNOWN if key not in odd])
    paint = Paint(
        stroke=seen(item, "outlineC", where) or seen(item, "borderColor", where),
        ink=seen(item, "fontC", where) or seen(item, "textColor", where),
        extra=extra,
    )
    words = text(item, "value", where)
    cells = read_cells(item.get("cells"), f"{where}.cells")
    return Cage(cells, kind, words if words.strip() else "", paint)


def write_cage(cage: Cage) -> Item:
    """Give the cage of any group that is no region."""
    item: Item = {"cells": pairs(cage.cells)}
    if cage.label:
        item["value"] = int(cage.label) if _SUM.fullmatch(cage.label) else cage.label
    if cage.kind == "hidden":
        item["hidden"] = True
    elif cage.kind in _TYPES:
        item["type"] = cage.kind
    elif cage.kind != "killer" or any(key == "type" for key, _ in cage.paint.extra):
        item["style"] = _KINDS.get(cage.kind, cage.kind)
    if cage.paint.stroke:
        item["outlineC"] = unseen(cage.paint.stroke)
    if cage.paint.ink:
        item["fontC"] = unseen(cage.paint.ink)
    return with_extra(item, cage.paint.extra)


def read_region(value: JsonValue, where: str) -> Cage:
    """Give one region; members that are no list are dropped, as SudokuPad does.

    Raises:
        LinkError: If it is no list, or a member is no pair of whole numbers.
    """
    members = [item for item in as_list(value, where=where) if isinstance(item, list)]
    return Cage(read_cells(list(members), where), REGION)


def pairs(cells: Iterable[Site]) -> list[JsonValue]:
    """Give cells as ``[row, column]`` pairs."""
    return [[site.row, site.col] for site in cells]


def read_cells(value: JsonValue, where: str) -> tuple[Site, ...]:
    """Give the cells of a list of ``[row, column]`` pairs.

    Raises:
        LinkError: If it is something else, too long, or beyond every board.
    """
    items = as_list(value, where=where)
    if len(items) > MAX_CELLS:
        raise _beyond(where, f"{len(items)} cells")
    return tuple(_cell(item, f"{where}[{index}]") for index, item in enumerate(items))


def _cell(value: JsonValue, where: str) -> Site:
    pair = as_list(value, where=where)
    if len(pair) != _PAIR:
        raise LinkError(
            where=where,
            found=f"a list of {len(pair)}",
            want="[row, column]",
            hint="was the link edited by hand?",
        )
    row, col = (as_int(part, where=where) for part in pair)
    if max(abs(row), abs(col)) > FARTHEST:
        raise _beyond(where, "a cell beyond every board")
    return cell(row, col)


def _beyond(where: str, found: str) -> LinkError:
    return LinkError(
        where=where, found=found, want="cells of the board", hint="was the link edited by hand?"
    )


def _kind(item: Item, where: str) -> tuple[str, tuple[str, ...]]:
    """Give a cage's kind, and the keys that say something the kind does not."""
    style = item.get("style")
    typed = item.get("type")
    if item.get("hidden") or _shows_nothing(item, where):
        return "hidden", ("style", "type")
    if style is None and "style" not in item:
        if isinstance(typed, str) and typed in _TYPES:
            return typed, ()
        return "killer", ("type",)
    named = text(item, "style", where).strip()
    if named in _NOTHING:
        return "none", ("type",)
    if named in (REGION, *_TYPES, *_KINDS):
        return "none", ("style", "type")
    return _STYLES.get(named, named), ("type",)


def _shows_nothing(item: Item, where: str) -> bool:
    """Tell whether a cage has neither an outline nor a label nor a colour for either."""
    if any(text(item, key, where).strip() for key in _SHOWN):
        return False
    if item.get("style") is None and "style" not in item:
        return item.get("type") in _TYPES
    return text(item, "style", where).strip() in _NOTHING
