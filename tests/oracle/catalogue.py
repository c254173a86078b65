"""Every mark of Penpa+ alone on white paper, as the editor and as we draw it.

Marks are put on large boards without a grid, three cells apart, and each is cut out of both
pictures. What is unlike comes with the box that holds its ink, in cell sides from its place, and
with how much ink there is, so that a wrong width, size or offset can be read off.

The ids are made here from the numbering of square boards, not by the project.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from converters.drawing import Drawing, Meta
from converters.formats.penpa import document as lines
from converters.formats.penpa.fresh import CELL_SIZE, layer_set
from converters.formats.penpa.symbols import FLAGS, VALUES
from converters.formats.svg.png import png_bytes
from converters.lattice import SquareLattice
from converters.registry import decode, write
from converters.site import cell
from tests.oracle.browser import OracleError
from tests.oracle.likeness import Ink, cut_out, ink_of, share, side_by_side, similarity, size
from tests.oracle.penpa import Editor
from tests.oracle.pictures import canvas_view, cut

LIKE: Final = 0.85
"""A share under which a mark is listed."""

_SIDE: Final = 18
_PITCH: Final = 3
_WIDTH: Final = _SIDE + 4
_CELLS: Final = _WIDTH * _WIDTH
_REACH: Final = 1.5
_MIDDLE: Final = 1 + 0.5 / CELL_SIZE
"""From the canvas's corner to the first cell's middle; the editor adds half a screen pixel."""

_LINES: Final = (2, 3, 5, 8, 9, 12, 13, 21, 30, 40, 80)
_WALLS: Final = (1, 2, 3, 5, 8, 9, 12, 14, 17)
_CAGES: Final = (7, 10, 15, 16)
_COLOURS: Final = range(14)
_TEXTS: Final = (
    *((text, style, "1") for text in ("8", "10", "123", "A", "g", "?") for style in (1,)),
    *(("8", style, "1") for style in range(12)),
    *((text, 1, mode) for mode in ("10", "6", "5") for text in ("8", "12345")),
    *(("8", style, mode) for mode in ("10", "6", "5") for style in (5, 6, 7, 11)),
    *((f"8_{way}", 1, "2") for way in range(8)),
    *((text, 1, "4") for text in ("1", "12", "123", "1234")),
    ("ab", 1, "8"),
    ("ab\ncd", 5, "8"),
    ([1, 0, 1, 0, 1, 0, 1, 0, 1, 0], 2, "7"),
    ([0, 0, 0, 1, 0, 0, 0, 0, 0, 0], 2, "7"),
    *(("8", 1, "1", way) for way in ("U", "UR", "D", "DL", "L")),
)


class Entry(NamedTuple):
    """What is written into a layer set: a keyed entry, or one of a list if the key is empty."""

    layer: str
    key: str
    value: Any


class Mark(NamedTuple):
    """One mark: what it is called, and its entries around the cell with an id."""

    title: str
    entries: tuple[tuple[str, tuple[int, ...], Any], ...]

    def at(self, point: int) -> Iterator[Entry]:
        """Give its entries; offsets become ids, an empty tuple stands for a list of paths."""
        for layer, offsets, value in self.entries:
            if value is None:
                yield Entry(layer, "", [point + offset for offset in offsets])
            else:
                yield Entry(layer, ",".join(str(point + offset) for offset in offsets), value)


@dataclass(frozen=True, slots=True)
class Compared:
    """How a mark looks in both pictures."""

    title: str
    share: float
    ours: Ink
    theirs: Ink

    def __str__(self) -> str:
        """Give one line."""
        return f"{self.title}: {self.share:.0%}; ours {self.ours}; theirs {self.theirs}"


def marks() -> Iterator[Mark]:
    """Give every mark of square boards."""
    for family, value in VALUES:
        yield Mark(f"symbol {family} {value}", (("symbol", (0,), [value, family, 2]),))
    for family, (_, parts) in FLAGS.items():
        for name, flags in _flags(len(parts)):
            yield Mark(f"symbol {family} {name}", (("symbol", (0,), [flags, family, 2]),))
    for text in _TEXTS:
        yield Mark(f"number {list(text)}", (("number", (0,), [*text]),))
    yield from _quadruples()
    yield from _small_texts()
    for colour in _COLOURS:
        yield Mark(f"surface {colour}", (("surface", (0,), colour),))
    for colours in ([2, 5], [2, 5, 6], [2, 5, 6, 7]):
        yield Mark(f"surface {colours}", (("surface", (0,), colours),))
    yield from _strokes()
    yield from _paths()


def compare(editor: Editor, out: Path | None) -> Iterator[Compared]:
    """Compare all marks; the boards' pictures, ours on the left, go to a folder."""
    todo = [*marks()]
    room = (_SIDE // _PITCH) ** 2
    for number, first in enumerate(range(0, len(todo), room)):
        yield from _compare_board(editor, todo[first : first + room], number, out)


def report(editor: Editor, out: Path | None) -> Iterator[str]:
    """Give lines that say how like the marks are, the least like first."""
    found = sorted(compare(editor, out), key=lambda one: one.share)
    like = sum(one.share >= LIKE for one in found)
    yield f"e: {like} of {len(found)} marks close {LIKE:.0%} or more of the way from white paper"
    yield from (f"  {one}" for one in found if one.share < LIKE)


def _flags(count: int) -> Iterator[tuple[str, list[int]]]:
    yield "all", [1] * count
    yield "first", [1] + [0] * (count - 1)


def _quadruples() -> Iterator[Mark]:
    for text in ("1", "12", "123", "1234"):
        yield Mark(f"number quadruple {text}", (("number", (_CELLS,), [text, 6, "4"]),))


def _small_texts() -> Iterator[Mark]:
    """Corner and side texts need absolute ids; four times a cell's own is added in `_board`."""
    for style in (1, 5, 6, 7, 11):
        yield Mark(f"numberS corner style {style}", (("numberS", (4,), ["12", style]),))
    for spot in range(4):
        yield Mark(f"numberS side {spot}", (("numberS", (8 + spot,), ["8", 1]),))
    yield Mark("numberS sum", (("numberS", (4,), [" 15", 1]),))


def _strokes() -> Iterator[Mark]:
    below, right = 2 * _CELLS, 3 * _CELLS
    for style in _LINES:
        yield Mark(f"line {style}", (("line", (0, 1), style),))
        yield Mark(f"line down {style}", (("line", (0, _WIDTH), style),))
        yield Mark(f"lineE {style}", (("lineE", (_CELLS - 1, _CELLS), style),))
    yield Mark("line diagonal 3", (("line", (0, _WIDTH + 1), 3),))
    yield Mark("line middle 3", (("line", (0, right), 3),))
    yield Mark("line x 98", (("line", (right,), 98),))
    yield Mark("lineE x 98", (("lineE", (below,), 98),))
    for style in _WALLS:
        yield Mark(f"wall {style}", (("wall", (right - 1, right), style),))
    for style in _CAGES:
        yield Mark(f"cage {style}", (("cage", (4, 5), style), ("cage", (4, 6), style)))


def _paths() -> Iterator[Mark]:
    bent = (0, 1, _WIDTH + 1)
    for layer in ("thermo", "nobulbthermo", "arrows", "direction", "squareframe"):
        yield Mark(f"{layer} straight", ((layer, (0, 1), None),))
        yield Mark(f"{layer} bent", ((layer, bent, None),))
    yield Mark("polygon", (("polygon", (_CELLS, _CELLS + 1, _CELLS + _WIDTH), None),))


def _compare_board(
    editor: Editor, chosen: Sequence[Mark], number: int, out: Path | None
) -> Iterator[Compared]:
    places = [(row, col) for row in range(1, _SIDE, _PITCH) for col in range(1, _SIDE, _PITCH)]
    link = _board([(mark, place) for mark, place in zip(chosen, places, strict=False)])
    if complaints := editor.load_here(link):
        raise OracleError(where=f"board {number}", found=complaints[0])
    theirs = editor.png()
    canvas = size(theirs)
    svg = write(decode(link).drawing(), to="svg").value
    ours = png_bytes(cut(svg, canvas_view(editor, link, canvas), canvas), width=canvas[0])
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        (out / f"catalogue-{number}.png").write_bytes(side_by_side(ours, theirs))
    per_cell = canvas[0] / (_SIDE + 1)
    for mark, (row, col) in zip(chosen, places, strict=False):
        middle = (col + _MIDDLE) * per_cell, (row + _MIDDLE) * per_cell
        one, other = (cut_out(png, middle, _REACH * per_cell) for png in (ours, theirs))
        white = one * 0 + 255
        yield Compared(
            mark.title,
            share(similarity(one, other), similarity(white, other)),
            ink_of(one, per_cell),
            ink_of(other, per_cell),
        )


def _board(placed: Sequence[tuple[Mark, tuple[int, int]]]) -> str:
    lattice = SquareLattice(_SIDE, _SIDE)
    board = frozenset(cell(row, col) for row in range(_SIDE) for col in range(_SIDE))
    empty = Drawing(lattice, board, meta=Meta(grid="none", frame="none"))
    layers: dict[str, Any] = layer_set()
    for mark, (row, col) in placed:
        point = col + 2 + (row + 2) * _WIDTH
        for entry in _spots(mark, point):
            if entry.key:
                layers[entry.layer][entry.key] = entry.value
            else:
                layers[entry.layer].append(entry.value)
    document = decode(write(empty, to="penpa").value)
    native = document.native.with_json(lines.QUESTION, layers)
    return replace(document, native=native).link()


def _spots(mark: Mark, point: int) -> Iterator[Entry]:
    """Give a mark's entries; the spots of corners and sides are numbered by fours."""
    if mark.entries[0][0] not in ("numberS", "cage"):
        yield from mark.at(point)
        return
    for layer, spots, value in mark.entries:
        ids = ((4 if spot < 8 else 8) * _CELLS + 4 * point + spot % 4 for spot in spots)
        yield Entry(layer, ",".join(map(str, ids)), value)
