"""The genre tags of a link: its own, or those that the editor guesses from the title.

Source: Penpa+ ``general.js``, ``load``.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import Header
from converters.formats.penpa.read import meta_of

_WORD: Final = re.compile(r"(?:[^\x00-\x7f]|[A-Za-z0-9_])+")
_VARIANTS: Final = frozenset(("arrow", "thermo", "even", "consecutive", "killer", "nonconsecutive"))
_TITLES: Final[Mapping[tuple[str, ...], str]] = MappingProxyType(
    {
        ("star", "battle"): "starbattle",
        ("spiral", "galaxies"): "spiralgalaxies",
        ("tomtom",): "tomtom",
        ("fillomino",): "fillomino",
        ("pentominous",): "pentominous",
        ("araf",): "araf",
    }
)


def tags_of(document: PenpaDocument, header: Header) -> frozenset[str]:
    """Give the tags that the editor works with."""
    return frozenset(meta_of(document, header).tags or guessed(header.title))


def guessed(title: str) -> tuple[str, ...]:
    """Give the tag that follows from a title, if one does.

    >>> guessed("Killer Sudoku 5"), guessed("Fillomino"), guessed("Akari")
    (('classic',), ('fillomino',), ())
    """
    words = [word.lower() for word in _WORD.findall(title)]
    place = words.index("sudoku") if "sudoku" in words else -1
    if place == 0:
        return ("classic",)
    if place in (1, 2) and words[0] in _VARIANTS:
        return (_variant(words),)
    return tuple(tag for start, tag in _TITLES.items() if tuple(words[: len(start)]) == start)


def _variant(words: list[str]) -> str:
    if words[0] == "consecutive":
        return {"pairs": "consecutivepairs", "clone": "classic"}.get(words[1], "consecutive")
    return "nonconsecutive" if words[0] == "nonconsecutive" else "classic"
