"""Ids on boards that are seen turned: the ids of the board as it was made, at other places.

Where a turn carries the rows of a hex, tri or pyramid board into its rows, places are renamed, so
that they count as the solver sees them. Otherwise they keep their names, and the lattice is a
`TurnedLattice`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from converters.formats.penpa.numbering.meshes import MeshNumbering
from converters.formats.penpa.numbering.rows import RowNumbering
from converters.formats.penpa.turns import Turn
from converters.lattice import Lattice
from converters.lattices.turned import TurnedLattice, carried
from converters.site import Site

Made: TypeAlias = RowNumbering | MeshNumbering
Renamed: TypeAlias = Callable[[Site], Site]


@dataclass(frozen=True, slots=True)
class TurnedNumbering:
    """The ids of a turned board.

    Attributes:
        made: The ids of the board as it was made.
        turn: How it is turned.
        lattice: The lattice as the solver sees it.
        seen: What the turn makes of a place's name.
        unseen: The way back.
    """

    made: Made
    turn: Turn
    lattice: Lattice
    seen: Renamed
    unseen: Renamed

    @property
    def board(self) -> frozenset[Site]:
        """Give the cells in play."""
        return frozenset(self.seen(cell) for cell in self.made.board)

    def site(self, point: int) -> Site | None:
        """Give the place of an id; None if there is no such point."""
        site = self.made.site(point)
        return site and self.seen(site)

    def point(self, site: Site) -> int | None:
        """Give the id of a place; None if it lies beyond all slots."""
        return self.made.point(self.unseen(site))

    def between(self, start: int, end: int) -> Sequence[int]:
        """Give both ends: only square boards split long lines into unit steps."""
        return self.made.between(start, end)

    def outline(self, cells: Sequence[int]) -> Sequence[tuple[int, int]]:
        """Give nothing: version 3.2.3 has killer cages on square boards only."""
        return self.made.outline(cells)


def turned_numbering(made: Made, turn: Turn) -> Made | TurnedNumbering:
    """Turn a board; its own numbering if it is not turned at all."""
    if turn.upright:
        return replace(made, turn=turn)
    way, back = _renaming(made, turn), _renaming(made, turn.back())
    if way is not None and back is not None:
        return TurnedNumbering(made, turn, made.lattice, way, back)
    lattice = TurnedLattice(made.lattice, turn.degrees, mirrored=turn.sign < 0)
    return TurnedNumbering(made, turn, lattice, _same, _same)


def _renaming(made: Made, turn: Turn) -> Renamed | None:
    """Give what a turn makes of names; None if the names stay as they were."""
    if isinstance(made, MeshNumbering):
        return None  # cells are named after their ids
    return carried(made.lattice, turn.degrees, mirrored=turn.sign < 0)


def _same(site: Site) -> Site:
    return site
