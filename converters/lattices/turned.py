"""A lattice that is seen turned or mirrored.

Its places keep the names they have on the lattice as it was made: once a board of hexagons is
turned by 30°, there are no rows any more. Only where they lie, and what is clockwise, changes. A
turn that carries a lattice's rows into its rows needs none of this: it renames the places instead
(see `carried`), so that ``R1C1`` is where the solver looks for it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, fsum, radians, sin
from typing import Protocol

from converters.geometry.outline import Point, clockwise
from converters.lattice import Lattice
from converters.site import Kind, Site


class Rows(Lattice, Protocol):
    """A lattice that goes on in rows beyond its cells and knows what lies where."""

    def at(self, kind: Kind, x: float, y: float) -> Site | None:
        """Give the place of a kind at a point; None if there is none."""
        ...


@dataclass(frozen=True, slots=True)
class TurnedLattice:
    """A lattice seen turned.

    Attributes:
        made: The lattice as it was made.
        degrees: How far it is turned, clockwise.
        mirrored: Whether it is mirrored before that, top to bottom.
    """

    made: Lattice
    degrees: int
    mirrored: bool = False

    @property
    def name(self) -> str:
        """Give the name of the lattice as it was made."""
        return self.made.name

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give all places of one kind, in their order on the lattice as it was made."""
        return self.made.sites(kind)

    def around(self, site: Site, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind nearest to a site, clockwise from north as seen."""
        centre = self.xy(site)
        return sorted(
            self.made.around(site, kind), key=lambda other: clockwise(centre, self.xy(other))
        )

    def xy(self, site: Site) -> tuple[float, float]:
        """Give x and y; the board's bounding box, as it is seen, begins at (0, 0)."""
        left, top = _corner(self)
        x, y = turned(self.made.xy(site), self.degrees, mirrored=self.mirrored)
        return x - left, y - top

    def label(self, site: Site) -> str:
        """Give the name on the lattice as it was made."""
        return self.made.label(site)


def turned(point: Point, degrees: int, *, mirrored: bool) -> Point:
    """Give where a point lies once the plane is mirrored top to bottom and turned clockwise."""
    x, y = point[0], -point[1] if mirrored else point[1]
    angle = radians(degrees)
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def carried(lattice: Rows, degrees: int, *, mirrored: bool) -> Callable[[Site], Site] | None:
    """Give what a turn makes of each place; None if it does not carry all cells into cells.

    A place beyond the cells, which the turn carries to no place, stays where it is.
    """
    middle = _middle([lattice.xy(cell) for cell in lattice.sites(Kind.CELL)])

    def seen(site: Site) -> Site | None:
        x, y = lattice.xy(site)
        x, y = turned((x - middle[0], y - middle[1]), degrees, mirrored=mirrored)
        return lattice.at(site.kind, x + middle[0], y + middle[1])

    cells = frozenset(lattice.sites(Kind.CELL))
    if not all(seen(cell) in cells for cell in cells):
        return None
    return lambda site: seen(site) or site


@lru_cache(maxsize=64)
def _corner(lattice: TurnedLattice) -> Point:
    """Give the upper left corner of the bounding box of the cells as they are seen."""
    ends = [
        turned(lattice.made.xy(end), lattice.degrees, mirrored=lattice.mirrored)
        for end in lattice.made.sites(Kind.VERTEX)
    ]
    return min((x for x, _ in ends), default=0.0), min((y for _, y in ends), default=0.0)


def _middle(places: Sequence[Point]) -> Point:
    """Give the middle of all cells, which a turn of the board into itself leaves in place."""
    count = len(places) or 1
    return fsum(x for x, _ in places) / count, fsum(y for _, y in places) / count
