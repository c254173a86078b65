"""What every lattice looks like from outside, and the square one.

A lattice knows places only: which there are, which are next to which, and where they lie. It holds
no content; which cells are in play is said by the drawing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell, name

_CORNER = 0.25
_SIDE = 0.3
_DECIMALS = 9


class Lattice(Protocol):
    """A pattern of cells, vertices and edges in the plane."""

    @property
    def name(self) -> str:
        """The pattern's stable name, such as ``square``."""
        ...

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give all places of one kind that belong to the lattice's cells, in reading order."""
        ...

    def around(self, site: Site, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind nearest to a site, clockwise from north."""
        ...

    def xy(self, site: Site) -> tuple[float, float]:
        """Give a place's x (right) and y (down); unit: one cell side, origin: top left."""
        ...

    def label(self, site: Site) -> str:
        """Give the name people read."""
        ...


@dataclass(frozen=True, slots=True)
class SquareLattice:
    """A rectangle of square cells; sites outside of it exist too and have neighbours.

    Attributes:
        rows: Cells from top to bottom, at least 1.
        cols: Cells from left to right, at least 1.
    """

    rows: int
    cols: int

    @property
    def name(self) -> str:
        """Give ``square``."""
        return "square"

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind of all cells, row by row; every edge and vertex once."""
        first = -1 if kind in (Kind.VERTEX, Kind.EDGE) else 0
        return tuple(
            Site(kind, row, col, slot)
            for row in range(first, self.rows)
            for col in range(first, self.cols)
            for slot in range(_SLOTS[kind])
            if not (kind is Kind.EDGE and self._dangles(row, col, slot))
        )

    def around(self, site: Site, kind: Kind) -> Sequence[Site]:
        """Give the nearest places of one kind, clockwise from north; empty if not defined.

        From a cell: its 4 neighbours, vertices, edges, corner or side spots. From a vertex or an
        edge: the cells that touch it. From an edge also its two ends.
        """
        steps = _AROUND.get((site.kind, site.slot if site.kind is Kind.EDGE else 0, kind), ())
        return tuple(Site(kind, site.row + dr, site.col + dc, slot) for dr, dc, slot in steps)

    def xy(self, site: Site) -> tuple[float, float]:
        """Give x and y; the board's top left corner is (0, 0), its first cell (0.5, 0.5)."""
        dx, dy = _OFFSETS[site.kind][site.slot]
        return site.col + dx, site.row + dy

    def label(self, site: Site) -> str:
        """Give a name such as ``R3C5``."""
        return name(site)

    def point(self, spot: Spot) -> tuple[float, float]:
        """Give x and y of a spot, rounded to 9 decimals so that `spot` and this are inverse."""
        x, y = self.xy(spot.site)
        return round(x + spot.dx, _DECIMALS), round(y + spot.dy, _DECIMALS)

    def spot(self, x: float, y: float) -> Spot:
        """Give the spot at a point: a cell, edge or vertex if exactly there, else an offset."""
        col, row = x // 1, y // 1
        fx, fy = round(x - col, _DECIMALS), round(y - row, _DECIMALS)
        site = _exact(int(row), int(col), fx, fy)
        if site is not None:
            return Spot(site)
        return Spot(
            cell(int(row), int(col)), round(fx - 0.5, _DECIMALS), round(fy - 0.5, _DECIMALS)
        )

    def _dangles(self, row: int, col: int, slot: int) -> bool:
        """Tell whether an edge would belong to no cell (above or left of the border)."""
        return col < 0 if slot == BELOW else row < 0


def _exact(row: int, col: int, fx: float, fy: float) -> Site | None:
    """Give the cell, edge or vertex that lies exactly there."""
    return {
        (0.5, 0.5): Site(Kind.CELL, row, col),
        (0.0, 0.0): Site(Kind.VERTEX, row - 1, col - 1),
        (0.5, 0.0): Site(Kind.EDGE, row - 1, col, BELOW),
        (0.0, 0.5): Site(Kind.EDGE, row, col - 1, RIGHT),
    }.get((fx, fy))


_OFFSETS: dict[Kind, tuple[tuple[float, float], ...]] = {
    Kind.CELL: ((0.5, 0.5),),
    Kind.VERTEX: ((1.0, 1.0),),
    Kind.EDGE: ((0.5, 1.0), (1.0, 0.5)),
    Kind.CORNER: tuple(
        (0.5 + sx * _CORNER, 0.5 + sy * _CORNER) for sy in (-1, 1) for sx in (-1, 1)
    ),
    Kind.SIDE: ((0.5, 0.5 - _SIDE), (0.5 + _SIDE, 0.5), (0.5 - _SIDE, 0.5), (0.5, 0.5 + _SIDE)),
}
_SLOTS = {kind: len(offsets) for kind, offsets in _OFFSETS.items()}

# (from kind, its edge slot, to kind) -> steps (rows, columns, slot), clockwise from north
_AROUND: dict[tuple[Kind, int, Kind], tuple[tuple[int, int, int], ...]] = {
    (Kind.CELL, 0, Kind.CELL): ((-1, 0, 0), (0, 1, 0), (1, 0, 0), (0, -1, 0)),
    (Kind.CELL, 0, Kind.EDGE): ((-1, 0, BELOW), (0, 0, RIGHT), (0, 0, BELOW), (0, -1, RIGHT)),
    (Kind.CELL, 0, Kind.VERTEX): ((-1, 0, 0), (0, 0, 0), (0, -1, 0), (-1, -1, 0)),
    (Kind.CELL, 0, Kind.CORNER): ((0, 0, 1), (0, 0, 3), (0, 0, 2), (0, 0, 0)),
    (Kind.CELL, 0, Kind.SIDE): ((0, 0, 0), (0, 0, 1), (0, 0, 3), (0, 0, 2)),
    (Kind.VERTEX, 0, Kind.CELL): ((0, 1, 0), (1, 1, 0), (1, 0, 0), (0, 0, 0)),
    (Kind.VERTEX, 0, Kind.EDGE): ((0, 0, RIGHT), (0, 1, BELOW), (1, 0, RIGHT), (0, 0, BELOW)),
    (Kind.VERTEX, 0, Kind.VERTEX): ((-1, 0, 0), (0, 1, 0), (1, 0, 0), (0, -1, 0)),
    (Kind.EDGE, BELOW, Kind.CELL): ((0, 0, 0), (1, 0, 0)),
    (Kind.EDGE, RIGHT, Kind.CELL): ((0, 1, 0), (0, 0, 0)),
    (Kind.EDGE, BELOW, Kind.VERTEX): ((0, 0, 0), (0, -1, 0)),
    (Kind.EDGE, RIGHT, Kind.VERTEX): ((-1, 0, 0), (0, 0, 0)),
}
