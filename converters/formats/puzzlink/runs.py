"""Codes that name one place after the other and skip runs of empty ones.

An `Alphabet` says what one code of such a text means; `sequence` makes a codec of it. pzprjs reads
all of them leniently and says nothing: a character it does not know is an empty place, or none at
all; missing places are empty. `sequence` gives the same board and names each of these.

Source: robx/pzprjs, ``Encode.js``; ``hitori.js``, ``tapa.js``.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from converters.errors import shown
from converters.formats.puzzlink.board import UNKNOWN, Board, Draft, Group, Value, flat
from converters.formats.puzzlink.codec import Codec, based, leading
from converters.site import Site


class Code(NamedTuple):
    """What one code means.

    Attributes:
        value: The first place's; None: it is empty.
        length: Characters.
        places: Places it stands for.
        spare: How many of them may lie past the end of the board.
        odd: What pzprjs swallows in it; empty: nothing.
    """

    value: Value | None
    length: int = 1
    places: int = 1
    spare: int = 0
    odd: str = ""


@dataclass(frozen=True, slots=True)
class Alphabet:
    """A code's characters.

    Attributes:
        read: Text and place to the code that stands there.
        write: Value to code; None: there is none.
        first_run: The character for one empty place.
        longest_run: How many empty places one character can stand for.
    """

    read: Callable[[str, int], Code]
    write: Callable[[Value], str | None]
    first_run: str
    longest_run: int

    def skip(self, count: int) -> str:
        """Give the character for a run of empty places."""
        return based(int(self.first_run, 36) + count - 1, 36)


Reader = Callable[[Draft], Sequence[Site]]
Packer = Callable[[Sequence[Value | None], Alphabet], str]


def sequence(name: str, group: Group, alphabet: Alphabet, pack: Packer | None = None) -> Codec:
    """Give the codec of a field along a group of places.

    Args:
        name: The field.
        group: Its places.
        alphabet: Its characters.
        pack: How values become a text; the usual way if it is left out.
    """
    packed = pack or packed_runs

    def read(body: str, start: int, draft: Draft) -> int:
        places = flat(group, draft.rows, draft.cols)
        return read_along(body, start, draft, Along(name, places, alphabet))

    def write(board: Board) -> str:
        values = board.at(name)
        return packed([values.get(site) for site in flat(group, board.rows, board.cols)], alphabet)

    return Codec(read, write)


class Along(NamedTuple):
    """A field, the places a code goes along, and its characters."""

    name: str
    places: Sequence[Site]
    alphabet: Alphabet


def read_along(body: str, start: int, draft: Draft, along: Along) -> int:
    """Read codes until all places have had one; give where they end."""
    name, places, alphabet = along
    index, place = 0, start
    while place < len(body) and index < len(places):
        code = alphabet.read(body, place)
        site = places[index]
        if code.value is not None:
            draft.put(name, site, code.value)
        over = index + code.places - code.spare > len(places)
        if code.odd or over:
            run = f"a run {shown(body[place])} longer than the board"
            draft.lose(f"body.{place}", code.odd or run, site)
        index += code.places
        place += code.length
    if index < len(places):
        what = f"{len(places) - index} places missing, taken as empty"
        draft.lose(f"body.{min(place, len(body))}", what, places[index])
    return min(place, len(body))


def packed_runs(values: Sequence[Value | None], alphabet: Alphabet) -> str:
    """Write values with runs between them."""
    parts: list[str] = []
    empty = 0
    for value in values:
        code = None if value is None else alphabet.write(value)
        if code is None:
            empty += 1
        if empty and (code is not None or empty == alphabet.longest_run):
            parts.append(alphabet.skip(empty))
            empty = 0
        if code is not None:
            parts.append(code)
    return "".join((*parts, alphabet.skip(empty) if empty else ""))


def unknown(text: str, at: int, places: int = 1) -> Code:
    """Give what pzprjs makes of a character that is none of the code's: empty places."""
    return Code(None, places=places, odd=f"the character {shown(text[at])}")


def run(text: str, at: int, first: str) -> Code | None:
    """Give the run that a letter from ``first`` to ``z`` stands for."""
    letter = text[at]
    return Code(None, places=ord(letter) - ord(first) + 1) if first <= letter <= "z" else None


def number(text: str, at: int, size: tuple[int, int], offset: int = 0) -> Code:
    """Read a number of some hexadecimal digits behind one sign.

    Args:
        text: The body.
        at: Where the sign stands.
        size: Digits it should have, and their base.
        offset: What is added to it.
    """
    digits, base = size
    value, length = leading(text[at + 1 : at + 1 + digits], base)
    odd = "" if length == digits else f"the broken number {shown(text[at : at + 1 + digits])}"
    return Code(None if value is None else (value + offset,), 1 + digits, odd=odd)


# --- a number up to four, with the empty places behind it ---------------------------------------


def _read_four(text: str, at: int) -> Code:
    character = text[at]
    if character == ".":
        return Code(UNKNOWN)
    if (value := "0123456789abcde".find(character)) >= 0:
        empty, clue = divmod(value, _CLUES)
        return Code((clue,), places=1 + empty, spare=empty)
    return run(text, at, "g") or unknown(text, at)


def _write_four(value: Value) -> str | None:
    if value == UNKNOWN:
        return "."
    return based(value[0], 16) if 0 <= value[0] < _CLUES else None


def packed_four(values: Sequence[Value | None], alphabet: Alphabet) -> str:
    """Write numbers in the longest form that fits before the next one, past the end too."""
    known = [value if value and alphabet.write(value) else None for value in values]
    parts = list(_fours(known))
    return packed_runs(parts, Alphabet(_read_four, _write_form, "g", 20))


def _fours(values: Sequence[Value | None]) -> Iterator[Value | None]:
    """Give each number with how many empty places it takes along, without these."""
    index = 0
    while index < len(values):
        value = values[index]
        taken = 0
        if value is not None and value != UNKNOWN:
            ahead = list(values[index + 1 : index + _FORMS])
            taken = next((n for n, each in enumerate(ahead) if each is not None), _FORMS - 1)
            value = (value[0] + _CLUES * taken,)
        yield value
        index += 1 + taken


def _write_form(value: Value) -> str | None:
    return "." if value == UNKNOWN else based(value[0], 16)


_CLUES: Final = 5
_FORMS: Final = 3
FOUR: Final = Alphabet(_read_four, _write_four, "g", 20)
"""Numbers 0 to 4; use `packed_four` to write them."""


# --- any number ---------------------------------------------------------------------------------

_SIGNS: Final = {
    "-": (2, 0),
    "+": (3, 0),
    "=": (3, 4096),
    "%": (3, 8192),
    "@": (3, 8192),
    "*": (4, 12240),
    "$": (5, 77776),
}
_WRITTEN: Final = (
    (16, "", 1, 0),
    (256, "-", 2, 0),
    (4096, "+", 3, 0),
    (8192, "=", 3, 4096),
    (12240, "@", 3, 8192),
    (77776, "*", 4, 12240),
    (77776 + 16**5, "$", 5, 77776),
)


def _read_sixteen(text: str, at: int) -> Code:
    character = text[at]
    if character in "0123456789abcdef":
        return Code((int(character, 16),))
    if character == ".":
        return Code(UNKNOWN)
    if character in _SIGNS:
        digits, offset = _SIGNS[character]
        return number(text, at, (digits, 16), offset)
    # a character it does not know takes no place at all here
    return run(text, at, "g") or unknown(text, at, places=0)


def write_sixteen(value: Value) -> str | None:
    """Write a number; None if it is too large."""
    if value == UNKNOWN:
        return "."
    for end, sign, digits, offset in _WRITTEN:
        if 0 <= value[0] < end:
            return sign + based(value[0] - offset, 16).rjust(digits, "0")
    return None


SIXTEEN: Final = Alphabet(_read_sixteen, write_sixteen, "g", 20)
"""Numbers from 0 up."""


def _read_sixteen_outside(text: str, at: int) -> Code:
    known = text[at] in "0123456789abcdef.-"
    return _read_sixteen(text, at) if known else run(text, at, "g") or unknown(text, at)


def _write_sixteen_outside(value: Value) -> str | None:
    return write_sixteen(value) if value[0] < _TWO_DIGITS else None


_TWO_DIGITS: Final = 256
SIXTEEN_OUTSIDE: Final = Alphabet(_read_sixteen_outside, _write_sixteen_outside, "g", 20)
"""Numbers from 0 to 255 outside the board."""


def _read_hitori(text: str, at: int) -> Code:
    character = text[at]
    if character in "%@":
        return Code(UNKNOWN)
    if character == "-":
        return number(text, at, (2, 36))
    if character == ".":
        return Code(None)
    value, _ = leading(character if character.islower() or character.isdigit() else "", 36)
    return unknown(text, at) if value is None else Code((value,))


def _write_hitori(value: Value) -> str | None:
    if value == UNKNOWN:
        return "@"
    if 0 <= value[0] < _ONE_LETTER:
        return based(value[0], 36)
    return f"-{based(value[0], 36)}" if _ONE_LETTER <= value[0] < _ONE_LETTER**2 else None


def packed_hitori(values: Sequence[Value | None], alphabet: Alphabet) -> str:
    """Write values with a point for every empty place."""
    codes = (None if value is None else alphabet.write(value) for value in values)
    return "".join("." if code is None else code for code in codes)


_ONE_LETTER: Final = 36
HITORI: Final = Alphabet(_read_hitori, _write_hitori, ".", 1)
"""Numbers from 0 to 1295, one a place; use `packed_hitori` to write them."""
