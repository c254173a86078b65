"""The answer text that the editor makes of a document's layers.

It is a list of six lists in the AND form and one list a box in the OR form, each in the order of
JavaScript's plain sort. What the boxes do not ask for, and marks in any other look than the few
that count, are not in it; so a missing line is an empty list.

The user's own setting to compare lines of any look is not part of a link; it is taken as off.

Source: Penpa+ ``class_p.js``, ``make_solution``, ``get_surface_solution``, ``get_line_solution``
and ``get_edge_solution``.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from converters.codec.js_json import JsonValue, dump
from converters.formats.penpa import document as lines
from converters.formats.penpa import script
from converters.formats.penpa.boxes import Boxes
from converters.formats.penpa.checks import AND_LISTS, LETTERS
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.guess import tags_of
from converters.formats.penpa.read import layers_of, version_of
from converters.formats.penpa.surrounding import THICK, Surrounding, surrounding_of
from converters.formats.penpa.unfreed import unfreed

Layers = Mapping[str, JsonValue]

_SHADES: Final = (1, 3, 4, 8)
_GIVEN: Final = 1
_COLOURED: Final = (2, 8, 9, 10)
"""The styles of numbers that count: green, light blue, blue, red."""
_SIZES: Final = ("1", "5", "6", "10")
_CANDIDATES: Final = "7"
_GREEN: Final = 3
_DOUBLE: Final = 30
_GIVEN_LINES: Final = (2, 5, 80, 12, 13)
_GIVEN_EDGE: Final = 2
_NOT_LETTERS: Final = re.compile("[^A-Za-z]")
_LETTER: Final = re.compile("[A-Za-z]")
_BY_SHADES: Final = frozenset(("pentominous", "araf", "spiralgalaxies", "fillomino", "compass"))
_BORDERLESS: Final = (2, 26, 20)
"""After this version a ticked edge box leaves out the border whether it is said or not."""
_STRICT: Final = frozenset(("tents", "math", "sun_moon"))
"""Families whose values must be numbers; others may be texts that read as such."""


@dataclass(frozen=True, slots=True)
class Solving:
    """What an answer is made from.

    Attributes:
        given: The problem's layers.
        drawn: The solver's layers.
        tags: The genre tags, guessed from the title if there are none.
        borderless: Whether ticked edges leave out the border in any case.
        square: Whether the grid type is ``square`` itself.
        around: The frame and the ring outside it.
    """

    given: Layers
    drawn: Layers
    tags: frozenset[str]
    borderless: bool
    square: bool
    around: Surrounding

    def of(self, layer: str) -> Mapping[str, JsonValue]:
        """Give a layer of the solver."""
        return _entries(self.drawn, layer)

    def asked(self, layer: str, key: str) -> JsonValue:
        """Give what the problem has at a key of a layer."""
        return _entries(self.given, layer).get(key)


def solving_of(document: PenpaDocument) -> Solving:
    """Give what a document's answer is made from.

    Raises:
        LinkError: If a line that is needed makes no sense.
    """
    header = document.header()
    return Solving(
        unfreed(document, header, layers_of(document, lines.QUESTION)),
        unfreed(document, header, layers_of(document, lines.ANSWER)),
        tags_of(document, header),
        version_of(document) > _BORDERLESS,
        header.grid == "square",
        surrounding_of(document, header),
    )


def solution(solving: Solving, boxes: Boxes) -> list[list[JsonValue]]:
    """Give the lists of an answer, sorted.

    Args:
        solving: The layers and what they stand on.
        boxes: The boxes that are ticked.
    """
    if boxes.either:
        found = [_OR_LISTS.get(box, _or_symbols)(solving, box) for box in boxes.either]
    else:
        found = [_AND_LISTS[kind](solving, boxes) for kind in AND_LISTS]
    return [sorted(entries, key=script.sort_key) for entries in found]


def solution_text(lists: Iterable[Iterable[JsonValue]]) -> str:
    """Give an answer as it is stored."""
    return dump([[*entries] for entries in lists])


def _surface(solving: Solving, boxes: Boxes) -> Iterator[JsonValue]:
    found: list[JsonValue] = []
    if boxes.asks("surface_exact"):
        found = [*_exact_shades(solving)]
    elif boxes.asks("surface") or boxes.everything:
        found = [*_shades(solving)]
    if boxes.asks("square") or boxes.everything:
        seen = {entry for entry in found if isinstance(entry, str)}
        found += [key for key in _squares(solving) if key not in seen]
    yield from found


def _shades(solving: Solving) -> Iterator[JsonValue]:
    for key, code in solving.of("surface").items():
        if script.is_code(code, *_SHADES) and not script.is_code(
            solving.asked("surface", key), *_SHADES
        ):
            yield key


def _exact_shades(solving: Solving) -> Iterator[JsonValue]:
    for key, code in solving.of("surface").items():
        point = _leading(key)
        yield [point, *code] if isinstance(code, list) else [point, code]


def _leading(key: str) -> JsonValue:
    """Give the number that a key begins with, as ``parseInt`` does; nothing becomes ``null``."""
    digits = re.match("[0-9]+", key)
    return int(digits[0]) if digits else None


def _squares(solving: Solving) -> Iterator[str]:
    for key, entry in solving.of("symbol").items():
        if _family(entry) == "square_LL" and script.is_code(_value(entry), 2):
            yield key


def _and_lines(solving: Solving, boxes: Boxes) -> Iterator[JsonValue]:
    ignoring, exact = boxes.asks("ignoreloopline"), boxes.asks("loopline_exact")
    if boxes.asks("loopline") or exact or ignoring or boxes.everything:
        yield from _lines(solving, ignoring=ignoring, exact=exact)


def _lines(solving: Solving, *, ignoring: bool, exact: bool) -> Iterator[JsonValue]:
    for key, code in solving.of("line").items():
        if not ignoring and _is_outside(key, solving.around):
            continue
        if exact:
            yield from _exact_segment(key, code)
        elif not (ignoring and script.is_code(solving.asked("line", key), *_GIVEN_LINES)):
            yield from _segment(key, code)


def _is_outside(key: str, around: Surrounding) -> bool:
    one, _, other = key.partition(",")
    return _leading(one) in around.outside and _leading(other) in around.outside


def _segment(key: str, code: JsonValue) -> Iterator[str]:
    if script.is_code(code, _GREEN):
        yield f"{key},1"
    elif script.is_code(code, _DOUBLE):
        yield f"{key},2"


def _exact_segment(key: str, code: JsonValue) -> Iterator[str]:
    if "," in key:
        yield f"{key},{script.text(code)}"


def _and_edges(solving: Solving, boxes: Boxes) -> Iterator[JsonValue]:
    ignoring, exact = boxes.asks("ignoreborder"), boxes.asks("loopedge_exact")
    if boxes.asks("loopedge") or exact or ignoring or boxes.everything:
        ignoring |= solving.borderless and not boxes.everything
        yield from _edges(solving, ignoring=ignoring, exact=exact)


def _edges(solving: Solving, *, ignoring: bool, exact: bool) -> Iterator[JsonValue]:
    found: list[str] = []
    for key, code in solving.of("lineE").items():
        if exact:
            found += _exact_segment(key, code)
        elif not (ignoring and _is_given_edge(solving, key)):
            found += _segment(key, code)
    if solving.square and solving.tags & _BY_SHADES:
        found += _between_shades(solving)
    yield from dict.fromkeys(found)


def is_ignored(solving: Solving, kind: str, key: str) -> bool:
    """Tell whether the editor never compares what stands at a key, so that no answer may want it.

    Args:
        solving: The layers and what they stand on.
        kind: ``edge`` or ``number``; nothing else is ever ignored.
        key: The pair of vertices, or the cell.
    """
    if kind == "edge":
        return solving.borderless and _is_given_edge(solving, key)
    return kind == "number" and _is_given_number(solving, key)


def _is_given_edge(solving: Solving, key: str) -> bool:
    return solving.around.frame.get(key) == THICK or script.is_code(
        solving.asked("lineE", key), _GIVEN_EDGE
    )


def _between_shades(solving: Solving) -> Iterator[str]:
    """Give the edges between neighbours of different colours, where the problem has none."""
    grid = solving.around.grid
    if grid is None:
        return
    shades = solving.of("surface")
    rows, cols = solving.around.window(_entries(solving.given, "deletelineE"))
    for row in rows:
        for col in cols:
            cell = row * grid.width + col
            corner = grid.size + cell
            sides = (
                (1, col != cols.stop - 1, f"{corner - grid.width},{corner}"),
                (grid.width, row != rows.stop - 1, f"{corner - 1},{corner}"),
            )
            for step, within, key in sides:
                differ = within and _differ(shades.get(str(cell)), shades.get(str(cell + step)))
                if differ and not script.is_code(solving.asked("lineE", key), _GIVEN_EDGE):
                    yield f"{key},1"


def _differ(one: JsonValue, other: JsonValue) -> bool:
    """Tell whether two cells have different colours; two lists are never the same list."""
    return bool(one and other) and (isinstance(one, list) or one != other)


def _and_walls(solving: Solving, boxes: Boxes) -> Iterator[JsonValue]:
    return _walls(solving) if boxes.asks("wall") or boxes.everything else iter(())


def _walls(solving: Solving) -> Iterator[JsonValue]:
    return (key for key, code in solving.of("wall").items() if script.is_code(code, _GREEN))


def _and_numbers(solving: Solving, boxes: Boxes) -> Iterator[JsonValue]:
    return _numbers(solving) if boxes.asks("number") or boxes.everything else iter(())


def _numbers(solving: Solving) -> Iterator[JsonValue]:
    for key, entry in solving.of("number").items():
        if not _is_given_number(solving, key):
            yield from (f"{key},{text}" for text in _number(solving.tags, entry))
    if "tightfit" in solving.tags:
        for key, entry in solving.of("numberS").items():
            if _is_plain(_part(entry, 0)) and script.is_code(_part(entry, 1), *_COLOURED):
                yield f"{key},{script.text(_part(entry, 0))}"


def _is_given_number(solving: Solving, key: str) -> bool:
    given = solving.asked("number", key)
    return script.is_code(_part(given, 1), _GIVEN) and _part(given, 2) in ("1", "10")


def _number(tags: frozenset[str], entry: JsonValue) -> Iterator[str]:
    """Give what a number is compared as, if it is."""
    value, style, size = (_part(entry, place) for place in range(3))
    if not script.is_code(style, *_COLOURED):
        return
    if size == _CANDIDATES:
        yield from _only_candidate(value)
    elif size not in _SIZES:
        return
    elif _is_plain(value):
        if "alphabet" not in tags:
            yield script.text(value)
        elif isinstance(value, str) and _LETTER.search(value):
            yield value.lower()
    elif "non-alphanumeric" in tags and isinstance(value, str):
        yield value


def _only_candidate(flags: JsonValue) -> Iterator[str]:
    """Give the one digit that is left of a list of candidates."""
    listed = flags[:10] if isinstance(flags, list) else []
    digits = [place for place, flag in enumerate(listed, start=1) if script.is_code(flag, 1)]
    if len(digits) == 1:
        yield str(digits[0])


def _is_plain(value: JsonValue) -> bool:
    """Tell whether a text is a number or of plain letters only."""
    if script.is_number(value):
        return True
    return isinstance(value, str) and not _NOT_LETTERS.search(value)


def _and_symbols(solving: Solving, boxes: Boxes) -> Iterator[JsonValue]:
    for letter, (box, family, values) in LETTERS.items():
        if boxes.asks(box) or boxes.everything:
            for key, value in _counted(solving, family, values):
                # All stars are the same to the editor.
                yield f"{key},{1 if letter == 'E' else script.text(value)}{letter}"


def _or_symbols(solving: Solving, box: str) -> Iterator[JsonValue]:
    for owner, family, values in LETTERS.values():
        if owner == box:
            for key, value in _counted(solving, family, values):
                yield f"{key},{script.text(value)}" if box == "math" else key


def _counted(
    solving: Solving, family: str, values: tuple[int, ...]
) -> Iterator[tuple[str, JsonValue]]:
    """Give the symbols of a family that are compared, by place."""
    names = (family, f"{family}_G") if family == "math" else (family,)
    for key, entry in solving.of("symbol").items():
        if _family(entry) not in names:
            continue
        value = _value(entry)
        loose = family not in _STRICT and values[0] <= script.number(value) <= values[-1]
        if loose or script.is_code(value, *values):
            yield key, value


def _family(entry: JsonValue) -> JsonValue:
    return _part(entry, 1)


def _value(entry: JsonValue) -> JsonValue:
    return _part(entry, 0)


def _part(entry: JsonValue, place: int) -> JsonValue:
    return entry[place] if isinstance(entry, list) and place < len(entry) else None


def _entries(layers: Layers, layer: str) -> Mapping[str, JsonValue]:
    found = layers.get(layer)
    return found if isinstance(found, dict) else {}


_AND_LISTS: Final[Mapping[str, Callable[[Solving, Boxes], Iterator[JsonValue]]]] = MappingProxyType(
    {
        "surface": _surface,
        "line": _and_lines,
        "edge": _and_edges,
        "wall": _and_walls,
        "number": _and_numbers,
        "symbol": _and_symbols,
    }
)
"""How each of the six lists is made."""

_OR_LISTS: Final[Mapping[str, Callable[[Solving, str], Iterator[JsonValue]]]] = MappingProxyType(
    {
        "surface_exact": lambda solving, _: _exact_shades(solving),
        "surface": lambda solving, _: _shades(solving),
        "number": lambda solving, _: _numbers(solving),
        "loopline_exact": lambda solving, _: _lines(solving, ignoring=True, exact=True),
        "loopline": lambda solving, _: _lines(solving, ignoring=True, exact=False),
        "loopedge_exact": lambda solving, _: _edges(solving, ignoring=True, exact=True),
        "loopedge": lambda solving, _: _edges(solving, ignoring=True, exact=False),
        "wall": lambda solving, _: _walls(solving),
        "square": lambda solving, _: _squares(solving),
    }
)
"""How the list of a box is made; every box that is missing here is one of symbols."""
