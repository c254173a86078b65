"""The places that the answer check leaves out: the frame, and the ring outside the board.

Source: Penpa+ ``class_p.js``, ``make_frameline``.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from converters.codec.js_json import JsonValue, parse
from converters.errors import LinkError, PenpadError
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import NX, NY, SQUARE_GRIDS, Header
from converters.formats.penpa.points import RING, Grid
from converters.formats.penpa.read import centers, numbered
from converters.site import Kind

THICK: Final = 2
"""The style of a frame that is drawn thick."""
_INNER: Final[Mapping[JsonValue, int]] = {"2": 11, "3": 0}
_FIRST: Final = 9999
"""Where the editor begins to look for the first vertex of the frame: no vertex comes after it."""


@dataclass(frozen=True, slots=True)
class Surrounding:
    """What lies around the cells in play.

    Attributes:
        grid: The slots of a square board; None: another kind.
        outside: The points of the ring around a square board.
        frame: Every edge of a cell in play, and the style that it is drawn in.
    """

    grid: Grid | None
    outside: frozenset[int]
    frame: Mapping[str, int]

    def window(self, erased: Mapping[str, JsonValue]) -> tuple[range, range]:
        """Give the slots, row by row and column by column, that the frame is thought to hold.

        Only the first and the last vertex of it are looked at, as the editor does.

        Args:
            erased: The edges that are not drawn.
        """
        if self.grid is None:
            return range(0), range(0)
        first, last = _FIRST, 0
        for key in self.frame:
            if key not in erased:
                one, other = (int(point) for point in key.split(","))
                first, last = min(first, one), max(last, other)
        top, left = _place(first, self.grid)
        bottom, right = _place(last, self.grid)
        return range(2 + top, bottom + 2), range(2 + left, right + 2)


def surrounding_of(document: PenpaDocument, header: Header) -> Surrounding:
    """Give what lies around a document's board.

    Raises:
        LinkError: If the list of cells makes no sense.
    """
    inner, outer = _styles(document)
    if header.grid in SQUARE_GRIDS:
        grid = Grid(header.side(NX) + 2 * RING, header.side(NY) + 2 * RING)
        cells = [point for point in centers(document) if 0 <= point < grid.size]
        corners = (_corners(point, grid) for point in cells)
        return Surrounding(grid, frozenset(_ring(grid)), _frame(corners, inner, outer))
    return Surrounding(None, frozenset(), _frame(_other_corners(document, header), inner, outer))


def _styles(document: PenpaDocument) -> tuple[int, int]:
    """Give the styles of edges inside the board and of its frame."""
    # The frame is made when line 2 has been read, but not yet line 11.
    codes: JsonValue = None
    try:
        if document.solving:
            codes = parse(document.line(lines.MODE).partition("~")[0])
        else:
            mode = document.json(lines.MODE)
            codes = mode.get("grid") if isinstance(mode, dict) else None
    except LinkError:
        pass
    match codes:
        case [str() as grid, _, str() as outer]:
            inner = _INNER.get(grid, 1)
            return inner, inner if outer == "2" else THICK
        case _:
            return 1, THICK


def _frame(corners: Iterator[Sequence[int]], inner: int, outer: int) -> dict[str, int]:
    frame: dict[str, int] = {}
    for around in corners:
        for place, one in enumerate(around):
            other = around[(place + 1) % len(around)]
            key = f"{min(one, other)},{max(one, other)}"
            frame[key] = inner if frame.get(key) else outer
    return frame


def _corners(point: int, grid: Grid) -> tuple[int, ...]:
    """Give the vertices around a square cell, clockwise from its upper left one."""
    last, width = grid.size + point, grid.width
    return last - width - 1, last - width, last, last - 1


def _other_corners(document: PenpaDocument, header: Header) -> Iterator[tuple[int, ...]]:
    try:
        numbering, _ = numbered(document, header)
    except PenpadError:
        return
    for point in centers(document):
        site = numbering.site(point)
        around = numbering.lattice.around(site, Kind.VERTEX) if site else ()
        corners = (numbering.point(vertex) for vertex in around)
        yield tuple(corner for corner in corners if corner is not None)


def _ring(grid: Grid) -> Iterator[int]:
    """Give the cells of the inner ring, and the edges between them."""
    size, width, height = grid.size, grid.width, grid.height
    for col in range(1, width - 1):
        for k in (col + width, col + (height - 2) * width):
            yield from (k, 3 * size + k - 1, 3 * size + k)
    for row in range(1, height - 1):
        for k in (1 + row * width, width - 2 + row * width):
            yield from (k, 2 * size + k - width, 2 * size + k)


def _place(vertex: int, grid: Grid) -> tuple[int, int]:
    """Give a vertex's row and column; both may be odd ones if there is no such vertex."""
    point = vertex - grid.size
    return int(point / grid.width) - 1, int(math.fmod(point, grid.width)) - 1
