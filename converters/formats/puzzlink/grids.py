"""The grids of tokens that files of several genres are made of, and those of kanpen.

Source: robx/pzprjs, ``FileData.js``; the kanpen forms also from ``hitori.js``, ``yajilin.js`` and
``heyawake.js``.
"""

from collections.abc import Mapping
from itertools import islice
from types import MappingProxyType
from typing import Final

from converters.errors import shown
from converters.formats.puzzlink.arrows import CLOSED, DIRECTIONS, NO_NUMBER
from converters.formats.puzzlink.board import (
    SET,
    UNKNOWN,
    Board,
    Draft,
    all_borders,
    borders,
    cells,
    vertices,
)
from converters.formats.puzzlink.parts import Lines, Part, grid, if_any
from converters.formats.puzzlink.rooms import put_borders
from converters.formats.puzzlink.tokens import (
    ARROW,
    CASTLE,
    COLOURS,
    NOTED,
    SEVERAL,
    SHADES,
    Content,
    Pattern,
    Tokens,
    number,
    whole,
)
from converters.site import Site, cell

_ON: Final[Mapping[str, Content]] = MappingProxyType({"1": {"border": SET}})
_SHADED: Final = Tokens(".", SHADES)
_CROSS: Final[Mapping[str, Content]] = MappingProxyType({"-1": {"cross": SET}})
_EDGES: Final[Mapping[str, Content]] = MappingProxyType(
    {"2": {"edge": SET, "cross": SET}, "1": {"edge": SET}, "-1": {"cross": SET}}
)
_GIVEN_EDGES: Final[Mapping[str, Content]] = MappingProxyType(
    {"-X": {"border": SET, "cross": SET}, "X": {"border": SET}, **_EDGES}
)
_LOOP: Final[Mapping[str, Content]] = MappingProxyType({"1": {"line": SET}, **_CROSS})
_BRIDGES: Final[Mapping[str, Content]] = MappingProxyType(
    {"1": {"line": SET}, "2": {"line": (2,)}, **_CROSS}
)
_ALONG: Final[Mapping[str, Content]] = MappingProxyType({"1": {"edge": SET}, **_CROSS})
_EMPTY: Final[Mapping[str, Content]] = MappingProxyType({"*": {"empty": SET}})
_BLACK: Final[Mapping[str, Content]] = MappingProxyType({"#": {"empty": SET}})
_PAINTED: Final[Mapping[str, Content]] = MappingProxyType(
    {"1": {"colour": SET}, "2": {"colour": (2,)}}
)
_SLANTS: Final[Mapping[str, Content]] = MappingProxyType(
    {"1": {"slant": (1,)}, "2": {"slant": (2,)}}
)
_CLUE: Final = number("clue")
_MARKED: Final[Mapping[str, Content]] = MappingProxyType(
    {"1": {"circle": (1,)}, "2": {"circle": (2,)}, "-": {"circle": UNKNOWN}}
)

CLUES: Final = grid("clues", cells, Tokens(".", patterns=(_CLUE,)), given=True)
CLUES_OR_SHADE: Final = grid("clues", cells, Tokens(".", SHADES, (_CLUE,)), given=True)
CLUES_OR_EMPTY: Final = grid("clues", cells, Tokens(".", _BLACK, (_CLUE,)), given=True)
TAPA: Final = grid("clues", cells, Tokens(".", SHADES, (SEVERAL,)), given=True)
CIRCLES: Final = grid("circles", cells, Tokens(".", _MARKED), given=True)
ARROWS: Final = grid(
    "clues", cells, Tokens(".", MappingProxyType({"#": {"arrow": CLOSED}}), (ARROW,)), given=True
)
_NO_NUMBER: Final = (f"{way},-1,{tint}" for way in range(5) for tint in range(8))
_NO_CLUE: Final = frozenset((".", *_NO_NUMBER)) - {"0,-1,0"}
"""Without a number pzprjs shows neither the direction of a cell nor its tint."""
CASTLES: Final = grid(
    "clues", cells, Tokens("0,-1,0", patterns=(CASTLE,), same=_NO_CLUE), given=True
)
VERTEX_CLUES: Final = grid("clues", vertices, Tokens(".", patterns=(_CLUE,)), given=True)
BORDERS: Final = grid("borders", borders, Tokens("0", _ON), given=True)
EMPTY: Final = grid("cells", cells, Tokens(".", _EMPTY), given=True)

SHADE: Final = grid("shade", cells, _SHADED)
COLOUR: Final = grid("colours", cells, Tokens("0", _PAINTED))
LOOP: Final = grid("lines", borders, Tokens("0", _LOOP))
SOME_LOOP: Final = if_any(LOOP, "line", "cross")
BRIDGES: Final = grid("lines", borders, Tokens("0", _BRIDGES))
ALONG_GRID: Final = grid("lines", all_borders, Tokens("0", _ALONG))
EDGES: Final = grid("borders", borders, Tokens("0", _EDGES))
EDGES_AND_GIVEN: Final = grid("borders", borders, Tokens("0", _GIVEN_EDGES))
LINKS: Final = grid("links", borders, Tokens("0", MappingProxyType({"-1": {"link": SET}})))
SLANTS: Final = grid("slants", cells, Tokens(".", _SLANTS))
NUMBERS: Final = grid("numbers", cells, Tokens(".", COLOURS, (number("number", unknown=""), NOTED)))


# --- kanpen ---------------------------------------------------------------------------------------

KANPEN_CLUES: Final = grid("clues", cells, Tokens(".", patterns=(number("clue", unknown=""),)))
KANPEN_HITORI: Final = grid(
    "clues",
    cells,
    Tokens("0", patterns=(number("clue", unknown="", least=1),), same=frozenset(".")),
)


def _read_packed(token: str) -> Content | None:
    """Read an arrow that is packed into a number: 16 for each quarter turn, and the count."""
    value = NO_NUMBER if token == _NO_ARROW else whole(token)
    if value is None or value >= _QUARTER * len(_QUARTERS):
        return None
    if value == NO_NUMBER:
        return {"arrow": (0, NO_NUMBER)}
    way = DIRECTIONS.index(_QUARTERS[value // _QUARTER])
    return {"arrow": (way, value % _QUARTER)}


def _write_packed(content: Content) -> str | None:
    del content
    return None  # kanpen addresses are only read


_NO_ARROW: Final = "-4"
_QUARTER: Final = 16
_QUARTERS: Final = ("up", "left", "down", "right")
KANPEN_ARROWS: Final = grid(
    "clues", cells, Tokens(".", patterns=(Pattern(("arrow",), _read_packed, _write_packed),))
)


def _read_rooms(found: Lines, draft: Draft) -> None:
    """Read rectangles: how many, then first row and column, last ones, and perhaps a number."""
    count = whole(found.take())
    names: dict[Site, str] = {}
    for index in range(min(count or 0, draft.rows * draft.cols)):
        row = [token.text for token in islice(found.tokens(), _RECTANGLE + 1)]
        corners = [whole(text) for text in row[:4]]
        inside = [each for each in corners if each is not None]
        ends = inside[2:]
        if len(inside) < len(_ENDS) or ends[0] >= draft.rows or ends[1] >= draft.cols:
            draft.lose(f"line.{found.next}", f"the rectangle {shown(' '.join(row))}")
            continue
        places = _rectangle(inside)
        names.update(dict.fromkeys(places, str(index)))
        value = whole(row[4]) if len(row) > len(_ENDS) else None
        if value is not None and places:
            draft.put("clue", places[0], (value,))
    if count is None:
        draft.lose("line.1", "the number of rectangles")
    put_borders(draft, names)


def _rectangle(corners: list[int]) -> list[Site]:
    top, left, bottom, right = corners
    return [cell(row, col) for row in range(top, bottom + 1) for col in range(left, right + 1)]


_RECTANGLE: Final = 5
_ENDS: Final = ("top", "left", "bottom", "right")


def _no_lines(board: Board) -> tuple[str, ...]:
    del board
    return ()  # kanpen addresses are only read


KANPEN_ROOMS: Final = Part(_read_rooms, _no_lines)


def _read_walls(found: Lines, draft: Draft) -> None:
    """Read kakuro's walls: row and column (0 is the frame), the sums to the right and below."""
    while not found.over():
        row = [token.text for token in islice(found.tokens(), len(_ENDS))]
        values = [-1 if text == "-1" else whole(text) for text in row]
        known = [value for value in values if value is not None]
        if len(known) < len(_ENDS) or known[0] > draft.rows or known[1] > draft.cols:
            draft.lose(f"line.{found.next}", f"the wall {shown(' '.join(row))}")
            continue
        site = cell(known[0] - 1, known[1] - 1)
        if site.row >= 0 and site.col >= 0:
            draft.put("wall", site, SET)
        if site.col >= 0:
            draft.put("down", site, (known[3],))
        if site.row >= 0:
            draft.put("right", site, (known[2],))


KANPEN_WALLS: Final = Part(_read_walls, _no_lines)
