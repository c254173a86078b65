"""Constraints on the whole board (anti-knight, diagonals …) as SudokuPad shows and checks them.

SudokuPad has words for some of them only; all of them are kept together under `OURS`, and what is
written beside it for SudokuPad is taken away again on reading.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from converters.codec.js_json import JsonValue, dump, parse
from converters.drawing import Extra
from converters.formats.sudokupad.fields import Item
from converters.formats.sudokupad.fpuzzles_keys import FLAGS

OURS: Final = "penpad-constraints"
"""The entry of the metadata that names them all."""
FLAG: Final = "penpad-constraint"
"""The role of a line that shows one of them."""
CHECKED: Final = ("antiknight", "antiking")
"""Those that SudokuPad checks, by entries of the metadata."""
GLOBAL: Final = "global"
_BLUE: Final = "#34BBE6"


def write_flags(fields: Item, metadata: Item, extra: Extra) -> None:
    """Put the constraints of a meta into a content, instead of those that are there."""
    for name in (*_names(metadata), *((GLOBAL,) if metadata.pop(OURS, None) else ())):
        metadata.pop(name, None)
        fields.pop(name, None)
    _without_lines(fields)
    flags: Item = {name: parse(value, where=name) for name, value in extra if name in FLAGS}
    if not flags:
        return
    metadata[OURS] = flags
    metadata |= {name: True for name in CHECKED if flags.get(name)}
    words: list[JsonValue] = [name for name in flags if not name.startswith("diagonal")]
    fields.setdefault(GLOBAL, words)
    lines = fields.setdefault("lines", [])
    if isinstance(lines, list):
        lines += _diagonals(fields, flags)
    if not lines:
        del fields["lines"]


def read_flags(values: Item) -> Extra:
    """Give the constraints that the metadata names."""
    flags = values.get(OURS)
    found = flags if isinstance(flags, dict) else {}
    return tuple((name, dump(value)) for name, value in found.items() if name in FLAGS)


def added_names(values: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Give the entries that were written for SudokuPad alone."""
    return (OURS, GLOBAL, *_names(values)) if OURS in values else ()


def _names(values: Mapping[str, JsonValue]) -> tuple[str, ...]:
    flags = values.get(OURS)
    return tuple(name for name in CHECKED if isinstance(flags, dict) and flags.get(name))


def _without_lines(fields: Item) -> None:
    lines = fields.get("lines")
    if isinstance(lines, list):
        fields["lines"] = [
            item for item in lines if not (isinstance(item, dict) and item.get("role") == FLAG)
        ]


def _diagonals(fields: Item, flags: Item) -> Iterator[JsonValue]:
    cells = fields.get("cells")
    rows: list[JsonValue] = cells if isinstance(cells, list) else []
    height, width = len(rows), max((len(row) for row in rows if isinstance(row, list)), default=0)
    ways: dict[str, list[JsonValue]] = {
        "diagonal+": [[0, width], [height, 0]],
        "diagonal-": [[0, 0], [height, width]],
    }
    for name, way in ways.items():
        if flags.get(name):
            yield {"wayPoints": way, "color": _BLUE, "thickness": 2, "role": FLAG}
