"""What a solver has put on a SudokuPad board, as elements: digits, colours, pen lines, marks."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from converters.drawing import (
    PLAIN,
    Element,
    Fill,
    Label,
    Paint,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.formats.sudokupad.cells import mark_extra
from converters.loss import Loss, LossKind
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell

COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        **{"1": "#d6d6d6", "2": "#7c7c7c", "3": "#242424", "4": "#b3e56a", "5": "#e87cf1"},
        **{"6": "#e49632", "7": "#f53a37", "8": "#fceb3f", "9": "#3d99f5"},
        **{"a": "#cc3311", "b": "#117733", "c": "#0044c4", "d": "#ee99aa", "e": "#ffff19"},
        **{"f": "#f046f0", "g": "#a05a1e", "h": "#33bbee", "i": "#911eb4"},
        **{"k": "#f53a37", "l": "#4caf50", "m": "#3d99f5", "n": "#f98886", "o": "#95d097"},
        **{"p": "#9eccfa", "q": "#aa0c09", "r": "#2f6a31", "s": "#0959aa"},
    }
)
"""The colours of SudokuPad's pages, by their keys; a board may have others."""
NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"1": "light-grey", "2": "grey", "3": "black", "4": "green", "6": "orange", "7": "red"}
    | {"8": "yellow", "9": "blue", "5": "pink"}
)
"""Our names of the first page."""

_LINES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"1": (0, 1), "2": (1, 0), "d": (-1, 1), "e": (1, 1)}
)
"""Steps from cell to cell, rows and columns."""
_EDGES: Final[Mapping[str, tuple[int, int, int]]] = MappingProxyType(
    {"7": (0, 0, RIGHT), "8": (0, 0, BELOW), "9": (0, -1, RIGHT), "a": (-1, 0, BELOW)}
)
"""Which edge of a cell, as row, column and slot of its site."""
_CROSSES: Final[Mapping[str, str]] = MappingProxyType({"3": "7", "4": "8", "b": "9", "c": "a"})
_CORNERS: Final[Mapping[str, tuple[tuple[int, int], tuple[int, int]]]] = MappingProxyType(
    {"f": ((-1, 0), (0, -1)), "g": ((-1, -1), (0, 0))}
)
"""Which corners a diagonal joins, as rows and columns from the lower right one."""
_SIGNS: Final[Mapping[str, str]] = MappingProxyType({"5": "ring", "6": "x"})


def values(site: Site, text: str) -> Label:
    """Give a digit that was put in."""
    return Label(Spot(site), text)


def small(site: Site, texts: Iterable[str], role: Role) -> Label:
    """Give small digits, in their order."""
    marks = sorted(texts)
    return Label(Spot(site), "".join(marks), role, paint=Paint(extra=mark_extra(marks)))


def shading(site: Site, keys: Iterable[str]) -> Fill:
    """Give the colours of a cell, in the order of their keys."""
    known = sorted(keys)
    names = tuple(NAMES.get(key, "custom") for key in known)
    return Fill(Spot(site), names, tuple(COLOURS.get(key, "#ff00ff") for key in known))


def pen(site: Site, codes: Iterable[str]) -> Iterator[Element | Loss]:
    """Give what the pen has drawn in a cell; what nobody here knows is a loss."""
    for code in sorted(codes):
        shape, ink = code[:1], code[1:2]
        paint = Paint(stroke=COLOURS[ink]) if ink in COLOURS else PLAIN
        if shape in _LINES:
            down, right = _LINES[shape]
            goal = Spot(cell(site.row + down, site.col + right))
            yield Stroke(Spot(site), goal, StrokeLayer.LINE, paint=paint)
        elif shape in _EDGES:
            start, end = ends(edge(site, shape))
            yield Stroke(start, end, StrokeLayer.EDGE, paint=paint)
        elif shape in _CORNERS:
            start, end = (_vertex(site, *corner) for corner in _CORNERS[shape])
            yield Stroke(start, end, StrokeLayer.EDGE, paint=paint)
        elif shape in _CROSSES:
            yield Symbol(Spot(edge(site, _CROSSES[shape])), "x-mark", "edge")
        elif shape in _SIGNS:
            yield Symbol(Spot(site), _SIGNS[shape], "black")
        else:
            what = f"a pen mark of the sort {shape!r}"
            yield Loss(LossKind.NOT_UNDERSTOOD, "replay.pen", what, site)


def _vertex(site: Site, down: int, right: int) -> Spot:
    return Spot(Site(Kind.VERTEX, site.row + down, site.col + right))


def edge(site: Site, code: str) -> Site:
    """Give the edge of a cell that a pen's code stands for."""
    down, right, slot = _EDGES[code]
    return Site(Kind.EDGE, site.row + down, site.col + right, slot)


def ends(side: Site) -> tuple[Spot, Spot]:
    """Give the two vertices at the ends of an edge, the upper or left one first."""
    last = Spot(Site(Kind.VERTEX, side.row, side.col))
    back = (0, 1) if side.slot == BELOW else (1, 0)
    return Spot(Site(Kind.VERTEX, side.row - back[0], side.col - back[1])), last
