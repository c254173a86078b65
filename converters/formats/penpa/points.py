"""Ids of places: the seam for lattices, and the square one.

On square boards a slot grid of ``X = nx+4`` by ``Y = ny+4`` cells surrounds the board, two rings
wide. With ``N = X·Y`` slots and ``k`` the cell's index row by row, the ids are

=========  ==========================================
``k``      the cell
``N+k``    the vertex at its lower right
``2N+k``   the edge below, ``3N+k`` the edge right of it
``4N+4k+m``  its corner spots, m = upper left, upper right, lower left, lower right
``8N+4k+m``  its side spots, m = top, right, left, bottom
=========  ==========================================

They do not depend on rotation or mirroring; a site does (see `converters.site`).

Source: Penpa+ ``class_square.js``, ``create_point``.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from typing import Final, NamedTuple, Protocol

from converters.formats.penpa.turns import Turn
from converters.lattice import Lattice, SquareLattice
from converters.site import BELOW, RIGHT, Kind, Site, cell

RING: Final = 2
"""Slots around the board on each side."""


class Numbering(Protocol):
    """What a lattice must know to be drawn: its places by id, and which way it is turned."""

    @property
    def lattice(self) -> Lattice:
        """The lattice as the solver sees it."""
        ...

    @property
    def board(self) -> frozenset[Site]:
        """The cells in play."""
        ...

    @property
    def turn(self) -> Turn:
        """How directions are turned."""
        ...

    def site(self, point: int) -> Site | None:
        """Give the place of an id; None if there is no such point."""
        ...

    def point(self, site: Site) -> int | None:
        """Give the id of a place; None if it lies beyond all slots."""
        ...

    def between(self, start: int, end: int) -> Sequence[int]:
        """Give the ids on the way from one point to another of its kind, both included."""
        ...

    def outline(self, cells: Sequence[int]) -> Sequence[tuple[int, int]]:
        """Give the pairs of spots that a cage around the cells is drawn with."""
        ...


class Grid(NamedTuple):
    """The slots of a square board: ``width`` by ``height`` with both rings."""

    width: int
    height: int

    @property
    def size(self) -> int:
        """Give the number of slots."""
        return self.width * self.height


class Block(NamedTuple):
    """Ids of one sort: ``first + scale·k``, and where their site is seen from its cell's."""

    first: int
    scale: int
    kind: Kind
    slot: int
    down: int = 0
    right: int = 0


class View(NamedTuple):
    """How slots are seen: where the first one is, and the steps that one row and column make."""

    row: int
    col: int
    down: tuple[int, int]
    right: tuple[int, int]

    def seen(self, row: int, col: int) -> tuple[int, int]:
        """Give the row and column at which a slot is seen."""
        return (
            self.row + self.down[0] * row + self.right[0] * col,
            self.col + self.down[1] * row + self.right[1] * col,
        )

    def slot(self, row: int, col: int) -> tuple[int, int]:
        """Give the slot seen somewhere; the steps are at right angles, so this is the inverse."""
        row, col = row - self.row, col - self.col
        return (
            self.down[0] * row + self.down[1] * col,
            self.right[0] * row + self.right[1] * col,
        )


@dataclass(frozen=True, slots=True)
class SquareNumbering:
    """The ids of a square board in the solver's view.

    Attributes:
        grid: The slots.
        turn: How the board is turned.
        view: Where its slots are seen.
        blocks: The sorts of ids: cell, vertex, edges, corner spots, side spots.
        by_kind: The same by kind and slot of their sites.
        lattice: The bounding box of the cells in play.
        board: The cells in play.
    """

    grid: Grid
    turn: Turn
    view: View
    blocks: tuple[Block, ...]
    by_kind: Mapping[tuple[Kind, int], Block]
    lattice: SquareLattice
    board: frozenset[Site]

    def site(self, point: int) -> Site | None:
        """Give the place of an id; None if there is no such point."""
        size = self.grid.size
        if not 0 <= point < _POINTS * size:
            return None
        index, k = divmod(point, size)
        if index >= _PLAIN:
            quad, rest = divmod(point - _PLAIN * size, _SPOTS * size)
            k, m = divmod(rest, _SPOTS)
            index = _PLAIN + _SPOTS * quad + m
        block = self.blocks[index]
        row, col = self.view.seen(*divmod(k, self.grid.width))
        return Site(block.kind, row + block.down, col + block.right, block.slot)

    def point(self, site: Site) -> int | None:
        """Give the id of a place; None if it lies beyond all slots."""
        block = self.by_kind.get((site.kind, site.slot))
        if block is None:
            return None
        row, col = self.view.slot(site.row - block.down, site.col - block.right)
        if not (0 <= row < self.grid.height and 0 <= col < self.grid.width):
            return None
        return block.first + block.scale * (row * self.grid.width + col)

    def between(self, start: int, end: int) -> Sequence[int]:
        """Give the ids on a straight way between two of the same sort, both ends included."""
        size, width = self.grid.size, self.grid.width
        if start // size != end // size or not 0 <= start < _PLAIN * size:
            return (start, end)
        rows = end % size // width - start % size // width
        cols = end % size % width - start % size % width
        steps = gcd(rows, cols)
        if not steps:
            return (start, end)
        return range(start, end + (1 if end > start else -1), (rows * width + cols) // steps)

    def outline(self, cells: Sequence[int]) -> Sequence[tuple[int, int]]:
        """Give a killer cage's segments: along open sides, and across from cell to cell.

        Source: Penpa+ ``class_p.js``, ``mouse_cage``.
        """
        inside = frozenset(cells)
        first = _PLAIN * self.grid.size
        return [
            (first + _SPOTS * one + mine, first + _SPOTS * other + theirs)
            for k in cells
            for one, mine, other, theirs in _around(k, inside, self.grid.width)
        ]


def square_numbering(
    grid: Grid, cells: Sequence[int], box: Sequence[int], turn: Turn
) -> SquareNumbering:
    """Number a square board.

    Args:
        grid: Its slots.
        cells: The ids of the cells in play; ids that are no cell are left out.
        box: The ids of the cells to take for the bounding box if there is no other.
        turn: How it is turned.
    """
    bare = View(0, 0, turn.step("down"), turn.step("right"))
    raw = [bare.seen(*divmod(k, grid.width)) for k in cells if 0 <= k < grid.size]
    frame = raw or [bare.seen(*divmod(k, grid.width)) for k in box]
    seen_rows, seen_cols = zip(*frame, strict=True)
    row, col = min(seen_rows), min(seen_cols)
    rows, cols = max(seen_rows) - row + 1, max(seen_cols) - col + 1
    blocks = tuple(_blocks(grid.size, turn))
    return SquareNumbering(
        grid,
        turn,
        bare._replace(row=-row, col=-col),
        blocks,
        {(block.kind, block.slot): block for block in blocks},
        SquareLattice(max(rows, 1), max(cols, 1)),
        frozenset(cell(place[0] - row, place[1] - col) for place in raw),
    )


def _around(k: int, inside: frozenset[int], width: int) -> Iterator[tuple[int, int, int, int]]:
    """Give a cell's part of an outline: cell, corner, cell, corner."""
    for step, mine, theirs in ((-width, 0, 1), (-1, 0, 2), (1, 1, 3), (width, 2, 3)):
        if k + step not in inside:
            yield k, mine, k, theirs
    for step, beside, mine, theirs in (
        (1, -width, 1, 0),
        (1, width, 3, 2),
        (width, -1, 2, 0),
        (width, 1, 3, 1),
    ):
        if k + step in inside and not {k + beside, k + beside + step} <= inside:
            yield k, mine, k + step, theirs


def _blocks(size: int, turn: Turn) -> Iterator[Block]:
    """Give the sorts of ids; an edge or vertex is seen from the upper or left one of its cells."""
    (below, left), (under, right) = turn.step("down"), turn.step("right")
    yield Block(0, 1, Kind.CELL, 0)
    yield Block(size, 1, Kind.VERTEX, 0, min(0, below + under), min(0, left + right))
    for first, down, aside in ((2 * size, below, left), (3 * size, under, right)):
        slot = BELOW if down else RIGHT
        yield Block(first, 1, Kind.EDGE, slot, min(0, down), min(0, aside))
    for first, kind, words in ((4, Kind.CORNER, _CORNERS), (8, Kind.SIDE, _SIDES)):
        for m, word in enumerate(words):
            yield Block(first * size + m, _SPOTS, kind, words.index(turn.word(word)))


_PLAIN: Final = 4
_SPOTS: Final = 4
_POINTS: Final = 12
"""Ids a cell has: four plain ones, then two times four spots."""

_CORNERS: Final = ("up-left", "up-right", "down-left", "down-right")
_SIDES: Final = ("up", "right", "left", "down")
