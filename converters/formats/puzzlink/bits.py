"""Codes that pack several places into a character: borders, circles, plain marks.

=========  ==========================  ========================================
code       a character, base           holds
=========  ==========================  ========================================
borders    0 to 31                     5 edges between cells, the upright first
circles    0 to 26                     3 cells: 0 none, 1 or 2
marks      0 to 31                     5 cells
=========  ==========================  ========================================

Too short a text leaves the rest empty, a character beyond the base is all empty, and bits past the
last place are dropped; pzprjs says nothing of these, `_packed` names each.

Source: robx/pzprjs, ``Encode.js``, ``decodeBorder``, ``decodeCircle``, ``decodeBinary``,
``decode1Cell``; ``lits.js`` and ``gokigen.js`` for their old forms.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from converters.errors import shown
from converters.formats.puzzlink.board import SET, Board, Draft, borders, cells, flat, sides
from converters.formats.puzzlink.codec import Codec, based, digit
from converters.formats.puzzlink.runs import Along, Alphabet, Code, read_along, unknown
from converters.site import Site


class Packing(NamedTuple):
    """How places share a character: how many, and how many values each can have."""

    places: int
    values: int

    @property
    def base(self) -> int:
        """Give how many characters there are."""
        return int(self.values**self.places)


_BITS: Final = Packing(5, 2)
_TRITS: Final = Packing(3, 3)


class _Run(NamedTuple):
    name: str
    places: Sequence[Site]
    packing: Packing


def _unpack(body: str, start: int, draft: Draft, packed: _Run) -> int:
    """Read the characters of some places; give where they end."""
    name, places, packing = packed
    for first in range(0, len(places), packing.places):
        at = start + first // packing.places
        if at >= len(body):
            what = f"{len(places) - first} places missing, taken as empty"
            draft.lose(f"body.{len(body)}", what, places[first])
            return len(body)
        value = digit(body[at], packing.base)
        if value is None:
            draft.lose(f"body.{at}", f"the character {shown(body[at])}", places[first])
            continue
        shared = places[first : first + packing.places]
        for each in _digits(value, packing)[len(shared) :]:
            if each:
                draft.lose(f"body.{at}", "a mark past the last place")
        for site, each in zip(shared, _digits(value, packing), strict=False):
            if each:
                draft.put(name, site, (each,))
    return start + -(-len(places) // packing.places)


def _digits(value: int, packing: Packing) -> list[int]:
    count, values = packing
    return [value // values**power % values for power in reversed(range(count))]


def _pack(board: Board, packed: _Run) -> str:
    name, places, (count, values) = packed
    found = board.at(name)
    text = ""
    for first in range(0, len(places), count):
        total = 0
        for index in range(first, first + count):
            value = found.get(places[index], (0,))[0] if index < len(places) else 0
            total = total * values + (value if 0 <= value < values else 0)
        text += based(total, values**count)
    return text


def border_codec(name: str = "border") -> Codec:
    """Give the codec of the borders between regions."""

    def halves(rows: int, cols: int) -> tuple[_Run, _Run]:
        lines = borders(rows, cols)
        upright = tuple(site for line in lines[:rows] for site in line)
        level = tuple(site for line in lines[rows:] for site in line)
        return _Run(name, upright, _BITS), _Run(name, level, _BITS)

    def read(body: str, start: int, draft: Draft) -> int:
        for half in halves(draft.rows, draft.cols):
            start = _unpack(body, start, draft, half)
        return start

    def write(board: Board) -> str:
        return "".join(_pack(board, half) for half in halves(board.rows, board.cols))

    return Codec(read, write)


def optional(codec: Codec, name: str) -> Codec:
    """Give a codec that a body need not have: it is written only if its field is not empty."""

    def read(body: str, start: int, draft: Draft) -> int:
        return codec.read(body, start, draft) if start < len(body) else start

    def write(board: Board) -> str:
        return codec.write(board) if board.at(name) else ""

    return Codec(read, write)


def _over_cells(name: str, packing: Packing) -> Codec:
    def read(body: str, start: int, draft: Draft) -> int:
        return _unpack(body, start, draft, _Run(name, flat(cells, draft.rows, draft.cols), packing))

    def write(board: Board) -> str:
        return _pack(board, _Run(name, flat(cells, board.rows, board.cols), packing))

    return Codec(read, write)


circle_codec: Final = partial(_over_cells, packing=_TRITS)
"""Give the codec of a field with the values 1 and 2."""
mark_codec: Final = partial(_over_cells, packing=_BITS)
"""Give the codec of a field that is there or not."""


# --- one sort of mark, seldom --------------------------------------------------------------------

_LONGEST: Final = 17


def seldom_codec(name: str) -> Codec:
    """Give the codec of a mark with many empty cells between two of them.

    ``0`` to ``h`` is the mark and 0 to 17 empty cells behind it, ``i`` to ``z`` 1 to 18 empty
    cells.
    """

    def read(body: str, start: int, draft: Draft) -> int:
        places = flat(cells, draft.rows, draft.cols)
        return read_along(body, start, draft, Along(name, places, _SELDOM))

    def write(board: Board) -> str:
        marked = board.at(name)
        text, empty, behind = "", 0, False
        for site in flat(cells, board.rows, board.cols):
            full = empty == _LONGEST + (0 if behind else 1)
            if site in marked or full:
                text += _seldom(empty, behind=behind)
                behind, empty = False, 0
            if site in marked:
                behind = True
            else:
                empty += 1
        return text + _seldom(empty, behind=behind)

    return Codec(read, write)


def _read_seldom(text: str, at: int) -> Code:
    value = digit(text[at], 36) if not text[at].isupper() else None
    if value is None:
        return unknown(text, at)
    if value <= _LONGEST:
        return Code(SET, places=1 + value)
    return Code(None, places=value - _LONGEST)


def _seldom(empty: int, *, behind: bool) -> str:
    if behind:
        return based(empty, 36)
    return based(empty + _LONGEST, 36) if empty else ""


_SELDOM: Final = Alphabet(_read_seldom, lambda _: None, "i", 1)


# --- old forms ------------------------------------------------------------------------------------


def old_regions_codec() -> Codec:
    """Give the codec of older lits addresses: a letter a cell, borders between unlike ones."""

    def read(body: str, start: int, draft: Draft) -> int:
        places = flat(cells, draft.rows, draft.cols)
        letters = dict(zip(places, body[start:], strict=False))
        if len(letters) < len(places):
            what = f"{len(places) - len(letters)} places missing"
            draft.lose(f"body.{len(body)}", what, places[len(letters)])
        for edge in flat(borders, draft.rows, draft.cols):
            one, other = (letters.get(site, "") for site in sides(edge))
            if one != other:
                draft.put("border", edge, SET)
        return start + len(letters)

    def write(board: Board) -> str:
        return border_codec().write(board)

    return Codec(read, write)
