"""Words for directions, and the bearing that each of them has on a lattice.

A bearing is in degrees, clockwise from the right. On most lattices the eight words stand for
eighths of a full turn. Where cells have neighbours at sixths of one (hex, tri, pyramid, iso), the
same words keep to the lattice: ``up-right`` is the neighbour to the upper right, at 300 degrees.
Of a word in two parts the first is the stronger there: ``right-up`` is at 330, half way between
``right`` and ``up-right``, and turned boards need it. A bearing without a word is written in
degrees, ``15deg``.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SIXTHS: Final = frozenset(("hex", "tri", "pyramid", "iso"))
"""The names of the lattices whose directions are sixths and twelfths of a full turn."""

EIGHT: Final[Mapping[str, int]] = MappingProxyType(
    {
        "right": 0,
        "down-right": 45,
        "down": 90,
        "down-left": 135,
        "left": 180,
        "up-left": 225,
        "up": 270,
        "up-right": 315,
    }
)
"""Word → bearing on square boards and all others but those of `SIXTHS`."""

TWELVE: Final[Mapping[str, int]] = MappingProxyType(
    {
        "right": 0,
        "right-down": 30,
        "down-right": 60,
        "down": 90,
        "down-left": 120,
        "left-down": 150,
        "left": 180,
        "left-up": 210,
        "up-left": 240,
        "up": 270,
        "up-right": 300,
        "right-up": 330,
    }
)
"""Word → bearing on the lattices of `SIXTHS`."""

_DEGREES: Final = re.compile(r"([0-9]{1,3})deg", re.ASCII)
_WORDS: Final = MappingProxyType(
    {
        sixths: {bearing: word for word, bearing in table.items()}
        for sixths, table in ((False, EIGHT), (True, TWELVE))
    }
)


def words_of(lattice: str) -> Mapping[str, int]:
    """Give the words of a lattice, by its name, with their bearings."""
    return TWELVE if lattice in SIXTHS else EIGHT


def bearing(word: str, lattice: str) -> int | None:
    """Give the bearing of a word on a lattice, 0 to 359; None if it is no direction.

    >>> bearing("up-right", "square"), bearing("up-right", "hex"), bearing("15deg", "square")
    (315, 300, 15)
    """
    found = words_of(lattice).get(word)
    if found is None and (match := _DEGREES.fullmatch(word)):
        return int(match[1]) % 360
    return found


def word_at(degrees: int, lattice: str) -> str:
    """Give the word for a bearing on a lattice; the inverse of `bearing`."""
    degrees %= 360
    return _WORDS[lattice in SIXTHS].get(degrees, f"{degrees}deg")
