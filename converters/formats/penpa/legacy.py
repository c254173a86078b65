"""Texts of the first version of Penpa, which begin with a digit: read as a modern document.

There are square boards only. Each layer set is a list of layers by position, and their keys count
cells, vertices, edges or spots row by row, the margin included. They become layers and ids of
today. Two slips of the editor's own reader are not repeated: it looks for cage pieces between two
rows, and for the ends of free edges, in wrong places on most boards.

Source: Penpa+ ``general.js``, ``loadver1`` and ``loadqa_arrayver1``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.codec.js_json import JsonValue, as_list, dump
from converters.errors import LinkError, shown
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import PenpaDocument, at
from converters.formats.penpa.fresh import blank, layer_set, mode
from converters.formats.penpa.header import MAX_SIDE
from converters.formats.penpa.making import Margins, square_board
from converters.formats.penpa.points import RING
from converters.formats.penpa.styles import X_MARK
from converters.site import cell

_WHOLE: Final = re.compile(r"\d{1,9}", re.ASCII)
_STYLE: Final = re.compile(r"nb_(?:grid|lat|out)(\d)", re.ASCII)
_FIELDS: Final = 10
_NX, _NY, _SPACE, _GRID = 0, 1, 3, 7
_NO_VERSION: Final = "[0,0,0]"


@dataclass(frozen=True, slots=True)
class Slots:
    """The ids of a square board of today, by rows and columns of the whole board.

    Attributes:
        rows: Of the board, with its margin.
        cols: The same.
    """

    rows: int
    cols: int

    @property
    def width(self) -> int:
        """Give the slots in a row."""
        return self.cols + 2 * RING

    @property
    def size(self) -> int:
        """Give the number of slots."""
        return self.width * (self.rows + 2 * RING)

    def cell(self, row: int, col: int) -> int:
        """Give a cell."""
        return (row + RING) * self.width + col + RING

    def vertex(self, row: int, col: int) -> int:
        """Give the upper left vertex of a cell."""
        return self.size + self.cell(row - 1, col - 1)

    def above(self, row: int, col: int) -> int:
        """Give the edge above a cell."""
        return 2 * self.size + self.cell(row - 1, col)

    def left(self, row: int, col: int) -> int:
        """Give the edge left of a cell."""
        return 3 * self.size + self.cell(row, col - 1)

    def spot(self, row: int, col: int) -> int:
        """Give a corner spot, by rows and columns of spots, of which a cell has two each."""
        return 4 * (self.size + self.cell(row // 2, col // 2)) + 2 * (row % 2) + col % 2

    def half(self, row: int, col: int) -> str:
        """Give a vertex, edge or cell by rows and columns of halves; a cell in edge mode."""
        find = ((self.vertex, self.above), (self.left, self.cell))[row % 2][col % 2]
        return f"{find(row // 2, col // 2)}{'E' if row % 2 and col % 2 else ''}"


Key: TypeAlias = Callable[[Slots, int, int], str]


def modernised(document: PenpaDocument) -> PenpaDocument:
    """Give the document of today that shows the same as one of the first version.

    Raises:
        LinkError: If a line makes no sense.
    """
    fields = document.line(lines.HEADER).split(",")
    if len(fields) < _FIELDS:
        raise _bad(lines.HEADER, f"{len(fields)} fields", f"{_FIELDS}")
    slots, margins = _size(fields)
    rows = slots.rows - margins.top - margins.bottom
    cols = slots.cols - margins.left - margins.right
    cells = [cell(row, col) for row in range(rows) for col in range(cols)]
    modern = blank(square_board(rows, cols, margins, cells)).with_line(lines.VERSION, _NO_VERSION)
    styles: list[JsonValue] = [
        match[1] if (match := _STYLE.fullmatch(style)) else "1"
        for style in fields[_GRID : _GRID + 3]
    ]
    for line in (lines.MODE, lines.FULL_MODE):
        modern = modern.with_json(line, {**mode(), "grid": styles})
    modern = modern.with_json(lines.QUESTION, _layers(document, 1, slots))
    if document.solving:
        return modern
    return modern.with_json(lines.ANSWER, _layers(document, 2, slots))


def _size(fields: list[str]) -> tuple[Slots, Margins]:
    """Give the board's size and margins."""
    numbers = [_number(text) for text in fields[: _SPACE + 4]]
    slots, margins = Slots(numbers[_NY], numbers[_NX]), Margins(*numbers[_SPACE:])
    fits = margins.top + margins.bottom < slots.rows and margins.left + margins.right < slots.cols
    if not fits or max(slots.rows, slots.cols) > MAX_SIDE:
        raise _bad(lines.HEADER, f"{slots.cols} by {slots.rows} cells", "a board in its margins")
    return slots, margins


def _number(text: str) -> int:
    if not _WHOLE.fullmatch(text.strip()):
        raise _bad(lines.HEADER, shown(text), "a whole number")
    return int(text)


def _bad(line: int, found: str, want: str) -> LinkError:
    return LinkError(
        where=at(line),
        found=found,
        want=want,
        hint="was a character of the link changed? it is a text of the first version",
    )


@dataclass(slots=True)
class Draft:
    """Layers of today while they are filled."""

    layers: dict[str, JsonValue] = field(default_factory=layer_set)

    def put(self, layer: str, key: str, value: JsonValue) -> None:
        """Put an entry into a layer keyed by points."""
        found = self.layers[layer]
        if isinstance(found, dict):
            found[key] = value

    def add(self, layer: str, item: JsonValue) -> None:
        """Add to a layer that is a list."""
        found = self.layers[layer]
        if isinstance(found, list):
            found.append(item)


def _layers(document: PenpaDocument, line: int, slots: Slots) -> dict[str, JsonValue]:
    """Give a layer set as one of today.

    What makes no sense keeps its key, which the reader then calls a place off the board.
    """
    draft = Draft()
    found = document.json(line)
    for place, entries in enumerate(as_list([] if found is None else found, where=at(line))):
        if isinstance(entries, dict):
            for key, value in entries.items():
                _entry(draft, place, (key, value), slots)
        elif isinstance(entries, list) and place in _LISTS:
            for item in entries:
                draft.add(_LISTS[place], _path(item, slots))
        elif entries:
            raise _bad(line, dump(entries)[:40], "an object of entries")
    return draft.layers


def _path(item: JsonValue, slots: Slots) -> JsonValue:
    if not isinstance(item, list):
        return item
    return [
        slots.cell(*divmod(each, slots.cols)) if type(each) is int and each >= 0 else each
        for each in item
    ]


def _entry(draft: Draft, place: int, entry: tuple[str, JsonValue], slots: Slots) -> None:
    """Put one entry where it belongs today."""
    key, value = entry
    row = _TABLE.get(place)
    if row is None:
        draft.put("line", f"{place}:{key}", value)
        return
    find = row.crossed if value == X_MARK and row.crossed else row.key
    found = _found(find, key, row.width(slots), slots)
    draft.put(row.layer, f"{place}:{key}" if found is None else found, row.change(value))


def _found(find: Key, key: str, width: int, slots: Slots) -> str | None:
    """Give the key of today; None if the old one makes no sense."""
    if "," in key:
        ends = [_found(find, end, width, slots) for end in key.split(",")]
        return None if None in ends else ",".join(end for end in ends if end)
    if not _WHOLE.fullmatch(key) or width < 1:
        return None
    return find(slots, *divmod(int(key), width))


def _pair(one: int, other: int) -> str:
    return f"{one},{other}"


def _arrowed(value: JsonValue) -> JsonValue:
    """Give a number; the arrow of an arrow number is a digit today."""
    match value:
        case [str() as text, style, "2", *rest] if text[-2:] in _ARROWS:
            return [f"{text[:-2]}{_ARROWS[text[-2:]]}", style, "2", *rest]
        case _:
            return value


def _renumbered(value: JsonValue, *, edges: bool) -> JsonValue:
    """Give a symbol; the values of a few families have changed since."""
    match value:
        case [[right, down, left, up], "cross", *rest]:
            return [[left, up, right, down], "cross", *rest]
        case [int() as number, ("battleship_B" | "battleship_G" | "battleship_W") as ship, *rest]:
            return [min(number, 2) if number >= _WATER else number, ship, *rest]
        case [int() as number, str() as family, *rest] if edges or family != "inequality":
            order = _ORDERS.get(family, ())
            return [order[number] if 0 <= number < len(order) else number, family, *rest]
        case _:
            return value


_WATER: Final = 7
_ARROWS: Final = {"_R": "_2", "_U": "_0", "_D": "_3", "_L": "_1"}
_ORDERS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "kakuro": (0, 1, 1, 2, 3, 4, 5, 6),
        "firefly": (0, 3, 4, 1, 2, 5),
        "inequality": (0, 1, 3, 4, 2, 5, 7, 8, 6),
    }
)
_LISTS: Final = {20: "thermo", 21: "arrows", 22: "direction", 23: "squareframe"}


def _same(value: JsonValue) -> JsonValue:
    return value


@dataclass(frozen=True, slots=True)
class Row:
    """How one of the old layers is keyed.

    Attributes:
        layer: The layer of today.
        width: How many keys a row has.
        key: The key of today, from the row and column of the old one.
        crossed: The same for an x-mark.
        change: What becomes of its values.
    """

    layer: str
    width: Callable[[Slots], int]
    key: Key
    crossed: Key | None = None
    change: Callable[[JsonValue], JsonValue] = _same


def _cells(slots: Slots) -> int:
    return slots.cols


def _between(slots: Slots) -> int:
    return slots.cols - 1


def _corners(slots: Slots) -> int:
    return slots.cols + 1


def _halves(slots: Slots) -> int:
    return 2 * slots.cols + 1


_OVER: Final = Row(
    "lineE",
    _cells,
    lambda s, r, c: _pair(s.vertex(r, c), s.vertex(r, c + 1)),
    lambda s, r, c: str(s.above(r, c)),
)
_BESIDE: Final = Row(
    "lineE",
    _corners,
    lambda s, r, c: _pair(s.vertex(r, c), s.vertex(r + 1, c)),
    lambda s, r, c: str(s.left(r, c)),
)
_TABLE: Final[Mapping[int, Row]] = MappingProxyType(
    {
        0: Row("surface", _cells, lambda s, r, c: str(s.cell(r, c))),
        1: Row(
            "line",
            _between,
            lambda s, r, c: _pair(s.cell(r, c), s.cell(r, c + 1)),
            lambda s, r, c: str(s.left(r, c + 1)),
        ),
        2: Row(
            "line",
            _cells,
            lambda s, r, c: _pair(s.cell(r, c), s.cell(r + 1, c)),
            lambda s, r, c: str(s.above(r + 1, c)),
        ),
        3: Row("line", _between, lambda s, r, c: _pair(s.cell(r, c), s.cell(r + 1, c + 1))),
        4: Row("line", _between, lambda s, r, c: _pair(s.cell(r, c + 1), s.cell(r + 1, c))),
        5: _OVER,
        6: _BESIDE,
        7: Row("lineE", _cells, lambda s, r, c: _pair(s.vertex(r, c), s.vertex(r + 1, c + 1))),
        8: Row("lineE", _cells, lambda s, r, c: _pair(s.vertex(r, c + 1), s.vertex(r + 1, c))),
        9: Row("wall", _cells, lambda s, r, c: _pair(s.left(r, c), s.left(r, c + 1))),
        10: Row("wall", _cells, lambda s, r, c: _pair(s.above(r, c), s.above(r + 1, c))),
        11: Row("number", _cells, lambda s, r, c: str(s.cell(r, c)), change=_arrowed),
        12: Row("numberS", lambda s: 2 * s.cols, lambda s, r, c: str(s.spot(r, c))),
        13: Row("number", _halves, Slots.half),
        14: Row(
            "cage",
            lambda s: 2 * s.cols - 1,
            lambda s, r, c: _pair(s.spot(r, c), s.spot(r, c + 1)),
        ),
        15: Row(
            "cage", lambda s: 2 * s.cols, lambda s, r, c: _pair(s.spot(r, c), s.spot(r + 1, c))
        ),
        16: Row(
            "symbol",
            _cells,
            lambda s, r, c: str(s.cell(r, c)),
            change=partial(_renumbered, edges=False),
        ),
        17: Row("symbol", _halves, Slots.half, change=partial(_renumbered, edges=True)),
        18: Row("line", _cells, lambda s, r, c: str(s.cell(r, c))),
        19: Row("lineE", _corners, lambda s, r, c: str(s.vertex(r, c))),
        24: Row("deletelineE", _cells, _OVER.key),
        25: Row("deletelineE", _corners, _BESIDE.key),
    }
)
"""The old layers that are objects, by their position."""
