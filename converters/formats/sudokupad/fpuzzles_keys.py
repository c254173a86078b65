"""f-puzzles' keys and our names of what they say; both ways share these tables."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from converters.codec.js_json import JsonValue
from converters.errors import LinkError, shown
from converters.formats.sudokupad.fields import Item
from converters.site import Site, cell

LINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "thermometer": "thermo",
        "slowthermometer": "slow-thermo",
        "palindrome": "palindrome",
        "renban": "renban",
        "whispers": "whispers",
        "betweenline": "between-line",
        "lockout": "lockout-line",
        "regionsumline": "region-sum-line",
        "entropicline": "entropic-line",
        "modularline": "modular-line",
        "nabner": "nabner-line",
        "zipperline": "zipper-line",
        "doublearrow": "double-arrow",
        "regionsum": "region-sum",
    }
)
"""Constraints on lines, and the shapes of their paths."""
IN_CELLS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "even": "even",
        "odd": "odd",
        "minimum": "minimum",
        "maximum": "maximum",
        "poweroftwo": "power-of-two",
        "prime": "prime",
    }
)
"""Constraints on one cell, and the shapes of their symbols."""
BETWEEN: Final = ("ratio", "difference", "xv")
"""Constraints between cells; their symbols are called the same, their value is the style."""
OUTSIDE: Final[Mapping[str, str]] = MappingProxyType(
    {"sandwichsum": "sandwich", "xsum": "x-sum", "skyscraper": "skyscraper"}
)
"""Clues outside the board, and the styles of their labels."""
AREAS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "extraregion": "extra-region",
        "rowindexer": "row-indexer",
        "columnindexer": "column-indexer",
        "boxindexer": "box-indexer",
    }
)
"""Constraints on groups of cells, and the kinds of their cages."""
DIRECTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {"UR": "up-right", "UL": "up-left", "DR": "down-right", "DL": "down-left"}
)
FLAGS: Final = (
    *("diagonal+", "diagonal-", "antiknight", "antiking", "nonconsecutive", "disjointgroups"),
    "negative",
)
"""Constraints on the whole board; they are kept beside the title, since nothing is drawn."""
FOG: Final = ("foglight", "fogofwar")
"""Lists of the cells that are lit from the start."""
TRIGGERS: Final = "triggereffect"
BOXES: Final[Mapping[str, str]] = MappingProxyType({"rectangle": "square", "circle": "circle"})
"""Cosmetics with a value in them, and the shapes of their symbols."""
TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {"title": "title", "author": "author", "rules": "ruleset", "message": "successMessage"}
)
"""Fields of a drawing's meta, and their keys."""
STATE: Final = frozenset(
    (
        *("size", "grid", "solution", "disabledlogic", "truecandidatesoptions"),
        *("highlightConflicts", "metadata", TRIGGERS, *FLAGS, *FOG, *TEXTS.values()),
    )
)
"""Keys that are no elements, the editor's own state among them."""
BULB_SIZE: Final = 0.83
"""How high an arrow's bulb is, and by how much less than its cells it is wide."""
RIM: Final = "#a1a1a1"
RIM_WIDTH: Final = 0.08
"""An arrow's colour, and the thickness of its bulb in cell sides."""
UNIT: Final = 0.5
"""Cell sides of a line of width 1, and of a text of size 1."""
ANSWER: Final = "penpad"
"""The key of a cosmetic that tells, by the value ``answer``, that a solver drew it."""
COSMETIC: Final = "penpad-cosmetic"
"""What is kept with a cosmetic cage that has no colour of its own."""

_NAME_LENGTHS: Final = range(4, 13)


def cell_of(value: JsonValue, where: str) -> Site:
    """Give the cell of a name such as ``R1C1``; ``R0`` is the ring outside.

    Raises:
        LinkError: If it is no such name.
    """
    site = site_of(value)
    if site is None:
        raise LinkError(
            where=where,
            found=shown(value) if isinstance(value, str) else "no text",
            want="a cell such as R1C1",
            hint="was the link edited by hand?",
        )
    return site


def site_of(value: JsonValue) -> Site | None:
    """Give the cell of a name; None if it is no name of a cell."""
    if not isinstance(value, str) or len(value) not in _NAME_LENGTHS or not value.isascii():
        return None
    row, found, col = value.removeprefix("R").partition("C")
    if not (found and value[0] == "R" and _is_whole(row) and _is_whole(col)):
        return None
    return cell(int(row) - 1, int(col) - 1)


def name_of(site: Site) -> str:
    """Give the name of a cell; the inverse of `cell_of`."""
    return f"R{site.row + 1}C{site.col + 1}"


def usual_box(size: int) -> tuple[int, int]:
    """Give the rows and columns of the usual boxes of a board."""
    height = next(side for side in range(int(size**0.5), 0, -1) if size % side == 0)
    return height, size // height


def box_of(site: Site, size: int) -> int:
    """Give the number of the usual box a cell is in."""
    height, width = usual_box(size)
    return (site.row // height) * (size // width) + site.col // width


def little_killer(at: Site, toward: str, size: int) -> list[JsonValue]:
    """Give the names of the cells on the diagonal that a clue outside the board points along."""
    down = 1 if toward.startswith("down") else -1
    right = 1 if toward.endswith("right") else -1
    steps = ((at.row + i * down, at.col + i * right) for i in range(1, size + 1))
    return [name_of(cell(r, c)) for r, c in steps if 0 <= r < size and 0 <= c < size]


def is_answer(item: Item) -> bool:
    """Tell whether a cosmetic is marked as drawn by a solver."""
    return item.get(ANSWER) == "answer"


def _is_whole(text: str) -> bool:
    return text.removeprefix("-").isdigit() and len(text) <= 5  # noqa: PLR2004 - a sign, 4 digits
