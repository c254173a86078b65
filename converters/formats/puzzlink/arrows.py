"""Numbers with a direction, and the two genres whose clues need several numbers a cell.

A direction is 0 (none), 1 up, 2 down, 3 left, 4 right. The code of a clue is its direction and a
hexadecimal digit; 5 more than the direction, and two digits; or ``-``, the direction, and three.

Source: robx/pzprjs, ``Encode.js``, ``decodeArrowNumber16``; ``castle.js``; ``tapa.js``.
"""

from typing import Final

from converters.errors import shown
from converters.formats.puzzlink.board import Board, Draft, Value, cells, flat
from converters.formats.puzzlink.codec import Codec, based, digit, leading
from converters.formats.puzzlink.runs import (
    Along,
    Alphabet,
    Code,
    packed_runs,
    read_along,
    run,
    unknown,
)

DIRECTIONS: Final = ("", "up", "down", "left", "right")
"""What a direction's number means."""
NO_NUMBER: Final = -2
CLOSED: Final[Value] = (0, -3)
"""A cell that is no part of the board's loop, and no clue either."""
_FORMS: Final = ((16, 1), (256, 2), (4096, 3))


def _read(text: str, at: int) -> Code:
    character = text[at]
    if character == "+":
        return Code(CLOSED)
    if character.isascii() and (character.isdigit() or character == "-"):
        return _clue(text, at)
    return run(text, at, "a") or unknown(text, at)


def _clue(text: str, at: int) -> Code:
    """Read a clue's direction and number."""
    sign = text[at]
    if sign == "-":
        return _numbered(text, at, (digit(text[at + 1 : at + 2], 16), at + 2, 3))
    way, wide = int(sign) % _WAYS, int(sign) >= _WAYS
    if not wide and text[at + 1 : at + 2] == ".":
        return Code((way, NO_NUMBER), 2)
    return _numbered(text, at, (way, at + 1, 2 if wide else 1))


def _numbered(text: str, at: int, parts: tuple[int | None, int, int]) -> Code:
    way, start, digits = parts
    value, length = leading(text[start : start + digits], 16)
    code = text[at : start + digits]
    if way is None or way >= _WAYS or value is None:
        return Code(None, start + digits - at, odd=f"the broken clue {shown(code)}")
    odd = "" if length == digits else f"the broken clue {shown(code)}"
    return Code((way, value), start + digits - at, odd=odd)


def _write(value: Value) -> str | None:
    way, count = value
    if value == CLOSED:
        return "+"
    if count == NO_NUMBER:
        return f"{way}."
    for end, digits in _FORMS:
        if 0 <= count < end:
            sign = {1: str(way), 2: str(way + _WAYS), 3: f"-{way}"}[digits]
            return sign + based(count, 16)
    return None


_WAYS: Final = 5
ARROWS: Final = Alphabet(_read, _write, "a", 26)
"""Values are a direction and a number."""


def _read_castle(text: str, at: int) -> Code:
    if (found := run(text, at, "a")) is not None:
        return found
    tint = digit(text[at], 10)
    known = text[at + 1 : at + 2]
    if tint is None or tint >= _TINTS or not (known == "-" or digit(known, 10) is not None):
        # Two characters are gone then, whatever they are.
        return Code(None, 2, odd=f"the broken clue {shown(text[at : at + 2])}")
    clue = _clue(text, at + 1)
    value = None if clue.value is None else (*clue.value, tint)
    return Code(value, clue.length + 1, odd=clue.odd)


def _write_castle(value: Value) -> str | None:
    code = _write(value[:2])
    return None if code in (None, "+") else f"{value[2]}{code}"


_TINTS: Final = 3
WHITE: Final[Value] = (1,)
BLACK: Final = 2
"""Two of the tints of castle walls."""
ON_BLACK: Final = "white-arrow"
"""The field of arrows on black cells, which are drawn in white."""
_CASTLE: Final = Alphabet(_read_castle, _write_castle, "a", 26)


def castle_codec() -> Codec:
    """Give the codec of castle walls: an arrow, and whether the cell is grey, white or black."""

    def read(body: str, start: int, draft: Draft) -> int:
        places = flat(cells, draft.rows, draft.cols)
        together = Draft(draft.rows, draft.cols, losses=draft.losses)
        end = read_along(body, start, together, Along(_BOTH, places, _CASTLE))
        for site, (way, count, tint) in together.marks.get(_BOTH, {}).items():
            draft.put("tint", site, (tint,))
            draft.put(ON_BLACK if tint == BLACK else "arrow", site, (way, count))
        return end

    def write(board: Board) -> str:
        tints = board.at("tint")
        arrows = {**board.at("arrow"), **board.at(ON_BLACK)}
        both = {site: (*value, *tints.get(site, WHITE)) for site, value in arrows.items()}
        places = flat(cells, board.rows, board.cols)
        return packed_runs([both.get(site) for site in places], _CASTLE)

    return Codec(read, write)


_BOTH: Final = "both"


# --- tapa ----------------------------------------------------------------------------------------


def _read_tapa(text: str, at: int) -> Code:
    character = text[at]
    if character == ".":
        return Code((NO_NUMBER,))
    if character == "9":
        return Code((1, 1, 1, 1))
    if character in "012345678":
        return Code((int(character),))
    if not "a" <= character <= "f":
        return run(text, at, "g") or unknown(text, at)
    value, length = leading(text[at : at + 2], 36)
    numbers = _tapa_numbers(value) if value is not None and length == _PAIR else None
    odd = "" if numbers else f"the broken clue {shown(text[at : at + 2])}"
    return Code(numbers, _PAIR, odd=odd)


def _tapa_numbers(value: int) -> Value | None:
    """Give the two to four numbers that a pair of characters stands for."""
    for first, base, count in _SCALES:
        if first <= value < first + base**count:
            rest = value - first
            digits = [rest // base**power % base for power in reversed(range(count))]
            return tuple(each or NO_NUMBER for each in digits)
    return None


def _write_tapa(value: Value) -> str | None:
    if len(value) == 1:
        only = value[0]
        return "." if only == NO_NUMBER else str(only) if 0 <= only <= _MOST else None
    if value == (1, 1, 1, 1):
        return "9"
    for first, base, count in _SCALES:
        if len(value) == count and all(each == NO_NUMBER or 0 < each < base for each in value):
            total = 0
            for each in value:
                total = total * base + max(each, 0)
            return based(first + total, 36)
    return None


_PAIR: Final = 2
_MOST: Final = 8
_SCALES: Final = ((360, 6, 2), (396, 4, 3), (460, 2, 4))
"""The first value, the base, and how many digits clues of two, three and four numbers have."""
TAPA: Final = Alphabet(_read_tapa, _write_tapa, "g", 20)
"""Values are one to four numbers."""
