"""Ids on tilings, cubes and Penrose boards: the serials of their points.

Where points were merged, the lowest id is left and the others are no point at all.

Source: Penpa+ ``class_uniform.js``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from converters.formats.penpa.numbering.centre import AS_MADE, box, nearest_to_centre
from converters.formats.penpa.turns import Turn
from converters.geometry.mesh import Mesh
from converters.lattices.iso import IsoLattice
from converters.lattices.iso import mesh_of as iso_mesh
from converters.lattices.penrose import PenroseLattice
from converters.lattices.penrose import mesh_of as penrose_mesh
from converters.lattices.tilings import TilingLattice
from converters.lattices.tilings import mesh_of as tiling_mesh
from converters.site import Kind, Site

MeshLattice: TypeAlias = TilingLattice | IsoLattice | PenroseLattice

_RIM: Final = 2.5
"""Cells the picture is larger than the box around the centres of the cells."""
_TYPES: Final = {Kind.CELL: 0, Kind.VERTEX: 1, Kind.EDGE: 2, Kind.SIDE: 4}
_STRAIGHT: Final = 3
"""In tetrakis_square, the type of an edge that joins the centres of two octagons."""
_BLOCK: Final = 30
_OCTAGON_EDGES: Final = range(14, 22)


@dataclass(frozen=True, slots=True)
class MeshNumbering:
    """The ids of a board whose lattice is a finite mesh.

    Attributes:
        lattice: The tiling.
        cells: The ids of the cells in play, in the order of the link.
        turn: Not turned at all; it says what directions there are.
    """

    lattice: MeshLattice
    cells: tuple[int, ...]
    turn: Turn = AS_MADE

    @property
    def board(self) -> frozenset[Site]:
        """Give the cells in play; ids that are no cell are left out."""
        sites = (self.site(cell) for cell in self.cells)
        return frozenset(site for site in sites if site is not None and site.kind is Kind.CELL)

    def ids(self) -> Sequence[int]:
        """Give all ids, ascending."""
        return tuple(_mesh(self.lattice).sites)

    def site(self, point: int) -> Site | None:
        """Give the place of an id; None if there is no such point."""
        return _mesh(self.lattice).sites.get(point)

    def point(self, site: Site) -> int | None:
        """Give the id of a place; None if there is no such place."""
        return _mesh(self.lattice).serials.get(site)

    def type_of(self, point: int) -> int | None:
        """Give the editor's type number of an id; None if there is no such point."""
        site = self.site(point)
        if site is None:
            return None
        place = point % _BLOCK
        if self.lattice.name == "tetrakis_square" and place in _OCTAGON_EDGES and place % 2:
            return _STRAIGHT
        return _TYPES[site.kind]

    def between(self, start: int, end: int) -> Sequence[int]:
        """Give both ends: only square boards split long lines into unit steps."""
        return (start, end)

    def outline(self, cells: Sequence[int]) -> Sequence[tuple[int, int]]:
        """Give nothing: version 3.2.3 has killer cages on square boards only."""
        del cells
        return ()

    def default_board(self) -> tuple[Site, ...]:
        """Give the cells of a new board in the editor's order."""
        return _mesh(self.lattice).board

    @property
    def canvas(self) -> tuple[float, float]:
        """Give width and height of the picture, in cells."""
        (left, top), (right, bottom) = box([self.lattice.xy(site) for site in self.board])
        return right - left + _RIM, bottom - top + _RIM

    def center(self) -> int:
        """Give the id at the middle of the picture (``center_n``)."""
        mesh = _mesh(self.lattice)
        points = ((point, mesh.places[site]) for point, site in mesh.sites.items())
        return nearest_to_centre([mesh.places[site] for site in sorted(self.board)], points)


def mesh_numbering(lattice: MeshLattice) -> MeshNumbering:
    """Number a new board."""
    mesh = _mesh(lattice)
    return MeshNumbering(lattice, tuple(mesh.serials[site] for site in mesh.board))


def _mesh(lattice: MeshLattice) -> Mesh:
    """Give the lattice's table."""
    match lattice:
        case TilingLattice():
            return tiling_mesh(lattice)
        case IsoLattice():
            return iso_mesh(lattice)
        case PenroseLattice():
            return penrose_mesh(lattice)
