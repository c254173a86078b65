"""The boxes that say what an answer is compared by, and the symbols each of them stands for.

Any ticked AND box makes the answer one of six lists; only OR boxes ticked make it one list a box,
any of which is enough; no box at all compares everything.

Source: Penpa+ ``class_p.js``, ``checkall_status`` and ``make_solution``.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

AND_LISTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "surface": "surface",
        "line": "loopline",
        "edge": "loopedge",
        "wall": "wall",
        "number": "number",
        "symbol": "symbol",
    }
)
"""The kinds of the six lists of an AND answer, and the box of each."""

AND_BOXES: Final = (
    *("surface_exact", "surface", "number", "loopline_exact", "loopline", "ignoreloopline"),
    *("loopedge_exact", "loopedge", "ignoreborder", "wall", "square", "circle", "tri"),
    *("arrow", "math", "battleship", "tent", "star", "akari", "mine"),
)
OR_BOXES: Final = tuple(box for box in AND_BOXES if box not in ("ignoreloopline", "ignoreborder"))

BOX_KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "surface_exact": "surface",
        "surface": "surface",
        "square": "surface",
        "number": "number",
        "loopline_exact": "line",
        "loopline": "line",
        "loopedge_exact": "edge",
        "loopedge": "edge",
        "wall": "wall",
    }
)
"""The list a box fills; every other box fills the symbols'."""

LETTERS: Final[Mapping[str, tuple[str, str, tuple[int, ...]]]] = MappingProxyType(
    {
        "A": ("circle", "circle_M", (1, 2)),
        "B": ("tri", "tri", (1, 2, 3, 4)),
        "C": ("arrow", "arrow_S", (1, 2, 3, 4, 5, 6, 7, 8)),
        "D": ("battleship", "battleship_B", (1, 2, 3, 4, 5, 6)),
        "D+": ("battleship", "battleship_B+", (1, 2, 3, 4)),
        "E": ("star", "star", (1, 2, 3)),
        "F": ("tent", "tents", (2,)),
        "G": ("math", "math", (2, 3)),
        "H": ("akari", "sun_moon", (3,)),
        "I": ("mine", "sun_moon", (4, 5)),
    }
)
"""Code letter of a symbol entry → its box, family and values; a star is always written as 1."""

BOX_SYMBOLS: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {box: (family, values[0]) for box, family, values in reversed(tuple(LETTERS.values()))}
)
"""Box → the symbol meant by an entry without a code, as OR answers have them."""

LINE_CODES: Final[Mapping[str, str]] = MappingProxyType({"1": "green", "2": "double"})
"""What follows the two points of a line or edge: style 3 or style 30."""
