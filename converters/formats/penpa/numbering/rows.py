"""Ids on hex, tri and pyramid boards: blocks of slots, row by row.

As on square boards ``N`` slots, ``width`` to a row, surround the board; ``k`` is a slot's index.
Odd rows of slots are shifted right by half a cell, so a slot's column is not a site's; in both the
same step leads to the same neighbour, once the site's column is counted along a slanted axis.

Source: Penpa+ ``class_hex.js``, ``class_tri.js``, ``class_pyramid.js``: ``create_point`` and
``reset_frame``.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from converters.formats.penpa.numbering.centre import AS_MADE, nearest_to_centre
from converters.formats.penpa.turns import Turn
from converters.lattices.hex import HexLattice
from converters.lattices.pyramid import PyramidLattice
from converters.lattices.tri import TriLattice
from converters.site import Kind, Site

RowLattice: TypeAlias = HexLattice | TriLattice | PyramidLattice

_R3: Final = sqrt(3)


class Sort(NamedTuple):
    """Ids of one sort: ``base·N + scale·k + m`` for the slot k of a site.

    Attributes:
        base: First block.
        scale: Blocks, that is ids a slot.
        m: Which of a slot's ids.
        type: The editor's type number.
        kind: The kind of its sites.
        slot: Their slot.
        down: Rows from the site's index to its slot's.
        along: Indices from the site's to its slot's.
    """

    base: int
    scale: int
    m: int
    type: int
    kind: Kind
    slot: int
    down: int = 0
    along: int = 0


def _spots(base: int, kind: Kind, kind_type: int, count: int) -> tuple[Sort, ...]:
    """Give sorts of spots that belong to their own slot."""
    return tuple(Sort(base, count, m, kind_type, kind, m) for m in range(count))


_TRI_CORNERS: Final = ((3, 0, 0), (1, 1, 0), (0, 1, 1), (5, 0, 0), (4, 0, 1), (2, 1, 1))
"""For each corner spot of a and b the m it has at a vertex, and the steps to that vertex' slot."""

SORTS: Final[Mapping[str, tuple[Sort, ...]]] = MappingProxyType(
    {
        "hex": (
            Sort(0, 1, 0, 0, Kind.CELL, 0),
            Sort(1, 1, 0, 1, Kind.VERTEX, 1),
            Sort(2, 1, 0, 1, Kind.VERTEX, 0, 0, 1),
            Sort(3, 1, 0, 2, Kind.EDGE, 0),
            Sort(4, 1, 0, 3, Kind.EDGE, 2),
            Sort(5, 1, 0, 4, Kind.EDGE, 1),
            *_spots(6, Kind.CORNER, 5, 6),
            *_spots(12, Kind.SIDE, 6, 6),
        ),
        "tri": (
            Sort(0, 1, 0, 1, Kind.VERTEX, 0, 1, 1),
            Sort(1, 1, 0, 0, Kind.CELL, 0),
            Sort(2, 1, 0, 0, Kind.CELL, 1, 0, 1),
            Sort(3, 1, 0, 2, Kind.EDGE, 2),
            Sort(4, 1, 0, 3, Kind.EDGE, 1),
            Sort(5, 1, 0, 4, Kind.EDGE, 0, 1, 0),
            *(Sort(6, 6, m, 5, Kind.SIDE, m, 1, 1) for m in range(6)),
            *(
                Sort(12, 6, m, 6, Kind.CORNER, slot, down, along)
                for slot, (m, down, along) in enumerate(_TRI_CORNERS)
            ),
        ),
        "pyramid": (
            Sort(0, 1, 0, 0, Kind.CELL, 0),
            Sort(1, 1, 0, 1, Kind.VERTEX, 1),
            Sort(2, 1, 0, 1, Kind.VERTEX, 0),
            Sort(3, 1, 0, 2, Kind.EDGE, 1),
            Sort(4, 2, 0, 3, Kind.EDGE, 0),
            Sort(4, 2, 1, 3, Kind.EDGE, 2),
            *_spots(6, Kind.CORNER, 4, 4),
        ),
    }
)
"""The sorts of ids of each grid type."""


@cache
def _by_site(grid: str) -> Mapping[tuple[Kind, int], Sort]:
    """Give a grid's sorts by the kind and slot of their sites."""
    return {(sort.kind, sort.slot): sort for sort in SORTS[grid]}


@cache
def _by_id(grid: str) -> Mapping[tuple[int, int], Sort]:
    """Give a grid's sorts by block and m."""
    return {
        (block, sort.m): sort
        for sort in SORTS[grid]
        for block in range(sort.base, sort.base + sort.scale)
    }


@dataclass(frozen=True, slots=True)
class RowNumbering:
    """The ids of a hex, tri or pyramid board.

    Attributes:
        lattice: The board without its margin.
        width: Slots to a row.
        height: Rows of slots.
        first: Row and column of the slot of the index (0, 0).
        canvas: Width and height of the picture, in cells.
        cells: The ids of the cells in play, in the order of the link.
        turn: Not turned at all; it says what directions there are.
    """

    lattice: RowLattice
    width: int
    height: int
    first: tuple[int, int]
    canvas: tuple[float, float]
    cells: tuple[int, ...]
    turn: Turn = AS_MADE

    @property
    def board(self) -> frozenset[Site]:
        """Give the cells in play; ids that are no cell are left out."""
        sites = (self.site(cell) for cell in self.cells)
        return frozenset(site for site in sites if site is not None and site.kind is Kind.CELL)

    @property
    def size(self) -> int:
        """Give the number of slots."""
        return self.width * self.height

    def ids(self) -> Iterator[int]:
        """Give all ids, ascending."""
        blocks = max(sort.base + sort.scale for sort in SORTS[self.lattice.name])
        yield from range(blocks * self.size)

    def site(self, point: int) -> Site | None:
        """Give the place of an id; None if there is no such point."""
        place = self._sort(point)
        if place is None:
            return None
        sort, k = place
        row, col = self._index(*divmod(k, self.width))
        site = Site(sort.kind, row - sort.down, col - sort.along, sort.slot)
        return self.lattice.by_row(site) if isinstance(self.lattice, HexLattice) else site

    def point(self, site: Site) -> int | None:
        """Give the id of a place; None if it lies beyond all slots."""
        sort = _by_site(self.lattice.name).get((site.kind, site.slot))
        if sort is None:
            return None
        if isinstance(self.lattice, HexLattice):
            site = self.lattice.slanted(site)
        row, col = self._slot(site.row + sort.down, site.col + sort.along)
        if not (0 <= row < self.height and 0 <= col < self.width):
            return None
        return sort.base * self.size + sort.scale * (row * self.width + col) + sort.m

    def type_of(self, point: int) -> int | None:
        """Give the editor's type number of an id; None if there is no such point."""
        place = self._sort(point)
        return place[0].type if place else None

    def between(self, start: int, end: int) -> Sequence[int]:
        """Give both ends: only square boards split long lines into unit steps."""
        return (start, end)

    def outline(self, cells: Sequence[int]) -> Sequence[tuple[int, int]]:
        """Give nothing: version 3.2.3 has killer cages on square boards only."""
        del cells
        return ()

    def default_board(self) -> tuple[Site, ...]:
        """Give the cells of a new board in the editor's order."""
        match self.lattice:
            case HexLattice():
                return _rings(self.lattice)
            case TriLattice():
                return _strips(self.lattice.side)
            case PyramidLattice():
                return tuple(self.lattice.sites(Kind.CELL))

    def center(self) -> int:
        """Give the id at the middle of the picture (``center_n``)."""
        if isinstance(self.lattice, HexLattice):
            middle = self.lattice.side - 1
            return self.point(Site(Kind.CELL, middle, middle)) or 0
        points = ((point, self.site(point)) for point in self.ids())
        places = ((point, self.lattice.xy(site)) for point, site in points if site is not None)
        return nearest_to_centre([self.lattice.xy(site) for site in sorted(self.board)], places)

    def _sort(self, point: int) -> tuple[Sort, int] | None:
        """Give an id's sort and slot."""
        sorts = _by_id(self.lattice.name)
        block = sorts.get((point // self.size, 0))
        if block is None:
            return None
        k, m = divmod(point - block.base * self.size, block.scale)
        return sorts[block.base, m], k

    def _slot(self, row: int, col: int) -> tuple[int, int]:
        """Give the slot of an index; odd rows of slots are shifted, slanted axes always are."""
        down, right = self.first
        half = (down % 2 - (down + row) % 2 - row) // 2
        return down + row, right + col + half

    def _index(self, row: int, col: int) -> tuple[int, int]:
        """Undo `_slot`."""
        down, right = self.first
        half = (down % 2 - row % 2 - (row - down)) // 2
        return row - down, col - right - half


def hex_numbering(side: int, space: int) -> RowNumbering:
    """Number a new hex board.

    Args:
        side: Its side with the margin.
        space: The margin.
    """
    width = 3 * side + 1
    row, col = divmod(int(width**2 * 0.5 + side * 3 * 0.5 * (side % 2)), width)
    above = side - space - 1
    first = row - above
    right = col + (row % 2 - first % 2 - above) // 2
    extent = max(2.0 * side, side * _R3)
    lattice = HexLattice(side - space)
    bare = RowNumbering(lattice, width, width, (first, right), (extent, extent), ())
    return _with_cells(bare, bare.default_board())


def tri_numbering(side: int, space: int, cut: int = 0) -> RowNumbering:
    """Number a new tri board.

    Args:
        side: Its side with the margin.
        space: The margin, of which each unit takes three from the side.
        cut: The side of the triangles that are cut off its corners.
    """
    width = side * 4 // 3 + 4
    row, col = divmod(width * 5 // 2 - 1 + 2 * width * space, width)
    lattice = TriLattice(max(1, side - 3 * space))
    canvas = side + 1.0, side * _R3 * 0.5 + 1
    bare = RowNumbering(lattice, width, width, (row, col), canvas, ())
    return _with_cells(bare, _strips(lattice.side, cut))


def pyramid_numbering(rows: int, height: int, space: int) -> RowNumbering:
    """Number a new pyramid.

    Args:
        rows: Cells of its lowest row, with the margin.
        height: Its rows, with the margin; the same unless somebody changed the link.
        space: The margin, of which each unit takes two rows.
    """
    width = rows + 4
    row, col = divmod(width * 5 // 2 + 2 * width * space, width)
    lattice = PyramidLattice(max(1, rows - 2 * space))
    canvas = rows + 1.0, height + 1.0
    bare = RowNumbering(lattice, width, height + 4, (row, col), canvas, ())
    return _with_cells(bare, bare.default_board())


def _with_cells(bare: RowNumbering, board: Iterable[Site]) -> RowNumbering:
    """Put cells into play."""
    points = (bare.point(site) for site in board)
    cells = tuple(point for point in points if point is not None)
    return RowNumbering(bare.lattice, bare.width, bare.height, bare.first, bare.canvas, cells)


def _rings(lattice: HexLattice) -> tuple[Site, ...]:
    """Give the cells ring by ring from the middle, as the editor finds them."""
    middle = Site(Kind.CELL, lattice.side - 1, lattice.side - 1)
    found = {middle: None}
    newest: tuple[Site, ...] = (middle,)
    for _ in range(lattice.side - 1):
        before = len(found)
        for site in newest:
            # the editor's order of neighbours: row by row, from the left
            found.update(dict.fromkeys(sorted(lattice.around(site, Kind.CELL))))
        newest = tuple(found)[before:]
    return tuple(found)


def _strips(side: int, cut: int = 0) -> tuple[Site, ...]:
    """Give the cells row by row, those that stand on a point first; corners may be cut off."""
    return tuple(
        Site(Kind.CELL, row, col, slot)
        for row in range(cut if side > 1 else 0, side)
        for slot in (1, 0)
        for col in _kept(row, slot, row - side + cut)
    )


def _kept(row: int, slot: int, lost: int) -> range:
    """Give the columns of a row that cut corners leave; ``lost``: rows into the corner."""
    if lost < 0:
        return range(row + 1 - slot)
    return range(lost + 1 - slot, row - lost)
