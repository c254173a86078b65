"""One entry of a layer, and what becomes of an element: what writing a drawing is made of."""

from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.formats.penpa.points import Numbering
from converters.lattice import SquareLattice
from converters.site import Site, Spot

PLANE: Final = SquareLattice(1, 1)
"""The points of square boards, which do not depend on a board's size."""


class Entry(NamedTuple):
    """One entry of a layer.

    Attributes:
        layer: Its name.
        key: Points it is keyed by; empty in layers that are lists.
        value: What stands there.
        colour: Its custom colour, if it has one.
    """

    layer: str
    key: str
    value: JsonValue
    colour: JsonValue = None


class Written(NamedTuple):
    """What became of an element.

    Attributes:
        entries: What it is written as; nothing if Penpa+ has no way to say it.
        what: What may be lost of it, in a few words.
        joined: Whether it is shown by the entries of another element.
    """

    entries: tuple[Entry, ...] = ()
    what: str = ""
    joined: bool = False

    @property
    def shown(self) -> bool:
        """Tell whether the document shows something of it."""
        return bool(self.entries) or self.joined


def point_at(spot: Spot, at: Numbering) -> int | None:
    """Give the id of a spot; None if it is none of the lattice's places."""
    return None if spot.dx or spot.dy else at.point(spot.site)


def near(spot: Spot, at: Numbering) -> Site | None:
    """Give the cell, edge or vertex that is nearest to a spot; None if there is none."""
    if spot.dx or spot.dy:
        if not isinstance(at.lattice, SquareLattice):
            return None
        x, y = at.lattice.point(spot)
        spot = at.lattice.spot(round(2 * x) / 2, round(2 * y) / 2)
    return spot.site
