"""The genre tags of a link: its own, or those that the editor guesses from the title.

With a guessed tag of a sudoku the editor accepts no answer in which a digit is twice in a row, a
column or a box of a usual one. Where that would be wrong, a tag of a new link forbids it.

Source: Penpa+ ``general.js``, ``load``; ``conflicts.js``.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from converters.drawing import Drawing, Label
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import Header
from converters.formats.penpa.read import meta_of
from converters.lattice import SquareLattice
from converters.site import Site, cell

NO_CONFLICT: Final = "noconflict"

_SIDE: Final = 9
_BOX: Final = 3
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


def tags_for(drawing: Drawing) -> tuple[str, ...]:
    """Give a new link's tags: the drawing's, or the one that forbids a wrong guess."""
    tags = drawing.meta.tags
    if tags or not drawing.key or not guessed(drawing.meta.title) or _is_classic(drawing):
        return tags
    return (NO_CONFLICT,)


def _is_classic(drawing: Drawing) -> bool:
    """Tell whether the wanted digits are those of a usual sudoku, as far as they are known."""
    lattice = drawing.lattice
    if not isinstance(lattice, SquareLattice) or (lattice.rows, lattice.cols) != (_SIDE, _SIDE):
        return False
    wanted = {
        element.at.site: element.text
        for element in (*drawing.question, *drawing.key)
        if isinstance(element, Label) and element == Label(element.at, element.text)
    }
    return all(_differ(wanted, house) for house in _houses())


def _houses() -> Iterable[Sequence[Site]]:
    for at in range(_SIDE):
        yield [cell(at, col) for col in range(_SIDE)]
        yield [cell(row, at) for row in range(_SIDE)]
        top, left = _BOX * (at // _BOX), _BOX * (at % _BOX)
        yield [cell(top + row, left + col) for row in range(_BOX) for col in range(_BOX)]


def _differ(wanted: Mapping[Site, str], house: Sequence[Site]) -> bool:
    digits = [wanted[site] for site in house if site in wanted]
    return len(set(digits)) == len(digits)
