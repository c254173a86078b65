"""Places on a lattice: their kinds, their names, and free spots between them.

Sites are 0-based and counted from the top left cell of the board's bounding box *as the solver
sees it*: a document's margins, rotation and reflection are undone when it is drawn, so a place
outside the board has a negative index or one past the end. Every edge and every vertex has exactly
one site; it belongs to the cell above it or left of it.

========  ==============================  =====================================
kind      slots on the square lattice     printed
========  ==============================  =====================================
CELL      0                               ``R3C5``
VERTEX    0: the lower right one          ``R3C5+``
EDGE      0: below, 1: right              ``R3C5_`` ``R3C5|``
CORNER    0-3: ¼ from the centre          ``R3C5.tl`` ``.tr`` ``.bl`` ``.br``
SIDE      0-3: 0.3 from the centre        ``R3C5.t`` ``.r`` ``.l`` ``.b``
========  ==============================  =====================================

This module names the sites of square boards only; a lattice with other shapes has names of its own.
"""

import re
from enum import IntEnum
from typing import Final, NamedTuple

from converters.errors import LinkError, shown


class Kind(IntEnum):
    """What sort of place a site is."""

    CELL = 0
    VERTEX = 1
    EDGE = 2
    CORNER = 3
    SIDE = 4


class Site(NamedTuple):
    """A place on a lattice; ``slot`` tells several of one kind at one index apart."""

    kind: Kind
    row: int
    col: int
    slot: int = 0


class Spot(NamedTuple):
    """A site plus an offset in cell sides (x to the right, y down): any point of the plane."""

    site: Site
    dx: float = 0.0
    dy: float = 0.0


BELOW: Final = 0
RIGHT: Final = 1
"""The slots of an EDGE: the one below its cell and the one to its right."""

_SUFFIXES: Final[dict[Kind, tuple[str, ...]]] = {
    Kind.CELL: ("",),
    Kind.VERTEX: ("+",),
    Kind.EDGE: ("_", "|"),
    Kind.CORNER: (".tl", ".tr", ".bl", ".br"),
    Kind.SIDE: (".t", ".r", ".l", ".b"),
}
_BY_SUFFIX: Final = {
    suffix: (kind, slot)
    for kind, suffixes in _SUFFIXES.items()
    for slot, suffix in enumerate(suffixes)
}
_NAME: Final = re.compile(r"R(-?\d{1,6})C(-?\d{1,6})(\D*)")


def cell(row: int, col: int) -> Site:
    """Give the cell at 0-based row and column."""
    return Site(Kind.CELL, row, col)


def name(site: Site) -> str:
    """Give the name people read, 1-based.

    >>> name(cell(2, 4)), name(Site(Kind.EDGE, -1, 4, BELOW))
    ('R3C5', 'R0C5_')
    """
    return f"R{site.row + 1}C{site.col + 1}{_suffix(site)}"


def _suffix(site: Site) -> str:
    """Give what follows the row and column; other lattices have slots beyond the table."""
    suffixes = _SUFFIXES[site.kind]
    if site.slot < len(suffixes):
        return suffixes[site.slot]
    return f"{suffixes[0] or '.'}{site.slot + 1}"


def parse(text: str) -> Site:
    """Give the site of a name; the inverse of `name`.

    Raises:
        LinkError: If ``text`` is no such name.
    """
    match = _NAME.fullmatch(text)
    place = _BY_SUFFIX.get(match[3]) if match else None
    if match is None or place is None:
        raise LinkError(
            where="place",
            found=shown(text),
            want="a name such as R3C5, R3C5_, R3C5| or R3C5+",
            hint="rows and columns count from 1 at the top left cell",
        )
    kind, slot = place
    return Site(kind, int(match[1]) - 1, int(match[2]) - 1, slot)
