"""Penpa+'s codes for colours, lines and texts, and our names for them: tables, both ways.

Source: Penpa+ ``style.js``; ``class_square.js``, ``draw_number``.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from converters.drawing import Role, StrokeLayer

K = TypeVar("K")
V = TypeVar("V")


def _table(entries: Mapping[K, V]) -> Mapping[K, V]:
    return MappingProxyType(dict(entries))


def inverse(table: Mapping[K, V]) -> Mapping[V, K]:
    """Give a table the other way round; of two equal names the first code is taken."""
    return MappingProxyType({name: code for code, name in reversed(tuple(table.items()))})


FILLS: Final = _table(
    {
        0: "transparent",
        1: "dark-grey",
        2: "green",
        3: "light-grey",
        4: "black",
        5: "blue",
        6: "red",
        7: "yellow",
        8: "grey",
        9: "pink",
        10: "orange",
        11: "purple",
        12: "brown",
        13: "bright-orange",
    }
)
"""Surface colours."""

LINES: Final = _table(
    {
        2: "solid",
        3: "green",
        5: "grey",
        8: "red",
        9: "blue",
        21: "thick",
        80: "thin",
        12: "dashed",
        13: "dotted",
        40: "short",
        30: "double",
        1: "hairline",
        14: "grey-dashed",
        17: "thick-dashed",
        4: "medium",
        6: "fat-grey",
        20: "thin-white",
        0: "invisible",
        11: "grid-dashed",
    }
)
"""Lines, edges and walls: black 3 px is ``solid``, black 1 px is ``thin``."""

CAGES: Final = _table({10: "dashed", 7: "grey", 15: "grey-dashed", 16: "solid", 3: "green"})
"""Cage outlines, all of them thin."""

X_MARK: Final = 98
"""The line style whose key is one point: a small cross there."""

ERASED: Final = 1
"""The only value of a grid edge that is not drawn."""

INKS: Final = _table(
    {
        0: "hollow",
        1: "black",
        2: "green",
        3: "grey",
        4: "white",
        5: "black-on-white",
        6: "black-in-circle",
        7: "white-on-black",
        8: "light-blue",
        9: "blue",
        10: "red",
        11: "white-on-red",
    }
)
"""Looks of numbers and texts."""

ROLES: Final = _table(
    {
        "1": Role.VALUE,
        "10": Role.LARGE,
        "6": Role.MEDIUM,
        "5": Role.SMALL,
        "7": Role.CANDIDATES,
        "4": Role.TAPA,
        "2": Role.ARROW,
        "8": Role.LONG,
    }
)
"""Submodes of the layer ``number``."""

ARROWS: Final = _table(
    {
        "0": "up",
        "1": "left",
        "2": "right",
        "3": "down",
        "4": "up-left",
        "5": "up-right",
        "6": "down-left",
        "7": "down-right",
    }
)
"""What follows the last ``_`` of an arrow number on square boards and on tilings."""

_SIX: Final = ("up-left", "up-right", "left", "right", "down-left", "down-right")
_BETWEEN: Final = ("left-up", "up", "right-up", "right-down", "down", "left-down")
_ARROWS: Final[Mapping[str, Mapping[str, str]]] = _table(
    {
        **dict.fromkeys(
            ("hex", "tri", "pyramid"), _table({str(code): way for code, way in enumerate(_SIX)})
        ),
        "iso": _table({str(code): way for code, way in enumerate(_BETWEEN)}),
    }
)


def arrows(grid: str) -> Mapping[str, str]:
    """Give what follows the last ``_`` of an arrow number on a grid type, and the direction."""
    return _ARROWS.get(grid, ARROWS)


BASELINES: Final = _table(
    {
        "R": "",
        "U": "up",
        "UR": "up-right",
        "DR": "down-right",
        "D": "down",
        "DL": "down-left",
        "L": "left",
        "UL": "up-left",
    }
)
"""Orientation of a text; ``R`` is the usual one. It does not turn with the board."""

STROKES: Final = _table(
    {
        "line": StrokeLayer.LINE,
        "lineE": StrokeLayer.EDGE,
        "wall": StrokeLayer.WALL,
        "cage": StrokeLayer.CAGE,
        "deletelineE": StrokeLayer.ERASED,
    }
)
"""Layers of single segments."""

PATHS: Final = _table(
    {
        "thermo": "thermo",
        "nobulbthermo": "thermo-bare",
        "arrows": "arrow",
        "direction": "direction",
        "squareframe": "frame",
        "polygon": "polygon",
    }
)
"""Layers of figures through several points."""

GRIDS: Final = _table({"1": "solid", "2": "dotted", "3": "none"})
"""How the grid inside the board is drawn."""

CROSS_STYLES: Final = _table({"line": "line", "lineE": "edge"})
"""The style of an x-mark tells the layer it stands in."""

FILL_CODES: Final = inverse(FILLS)
LINE_CODES: Final = inverse(LINES)
CAGE_CODES: Final = inverse(CAGES)
INK_CODES: Final = inverse(INKS)
ROLE_CODES: Final = inverse(ROLES)
BASELINE_CODES: Final = inverse(BASELINES)
STROKE_LAYERS: Final = inverse(STROKES)
PATH_LAYERS: Final = inverse(PATHS)
GRID_CODES: Final = inverse(GRIDS)
CROSS_LAYERS: Final = inverse(CROSS_STYLES)

LAYERS: Final = (
    "surface",
    "number",
    "numberS",
    "symbol",
    "thermo",
    "arrows",
    "direction",
    "squareframe",
    "polygon",
    "line",
    "lineE",
    "wall",
    "cage",
    "deletelineE",
    "killercages",
    "nobulbthermo",
)
"""The layers with content, in the order in which they are written."""

LISTS: Final = frozenset((*PATHS, "killercages"))
"""The layers that are lists; the others are objects keyed by points."""

STACKS: Final = ("command_redo", "command_undo", "command_replay")
"""Layers that are history, not picture."""

OLD_LINES: Final = _table({"freeline": "line", "freelineE": "lineE"})
"""Layers of before 3.2.2, which the editor splits into unit steps of another."""
