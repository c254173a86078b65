"""Akari's boards in the "4-cell" code: black cells with numbers from 0 to 4, runs of white cells.

=========  =========================================  ==========
character  meaning                                    cells
=========  =========================================  ==========
``0``-``4``  that number                              1
``5``-``9``  number + 5, then a white cell            2
``a``-``e``  number + 10, then two white cells        3
``.``      black without a number                     1
``g``-``z``  a run of white cells                     1 to 20
=========  =========================================  ==========

The code itself is `runs.FOUR`; here its values become plain cells. Only a number's own white cells
may reach past the last cell, since pzprjs writes them so.

Source: robx/pzprjs, ``Encode.js``, ``decode4Cell`` and ``encode4Cell``.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from converters.formats.puzzlink.board import UNKNOWN, Draft, Value, cells
from converters.formats.puzzlink.codec import read_all
from converters.formats.puzzlink.runs import FOUR, packed_four, sequence
from converters.loss import Lossy
from converters.plain import WALL, WHITE, Codes, PlainCell, PlainGrid, numbered
from converters.site import cell

CODES: Final = Codes(fixed=MappingProxyType({"w": WHITE, ".": WALL}), top=4)
"""What a body can say of one cell; white cells are counted when it is written."""

_CLUES: Final = sequence("clue", cells, FOUR, packed_four)
_LINE_ENDS: Final = str.maketrans("", "", "\r\n")


def read(body: str, rows: int, cols: int) -> Lossy[PlainGrid]:
    """Read a body.

    Args:
        body: The part of the address behind the size, without its closing ``/``; line ends in it
            are skipped, as they come from mail programs.
        rows: At least 1.
        cols: At least 1.

    Returns:
        The board as pzprjs shows it, and as not understood all that it passes over.
    """
    draft = Draft(rows, cols)
    read_all((_CLUES,), body.translate(_LINE_ENDS), draft)
    clues = draft.board().at("clue")
    places = (cell(index // cols, index % cols) for index in range(rows * cols))
    contents = tuple(_content(clues.get(site)) for site in places)
    return Lossy(PlainGrid(rows, cols, contents), tuple(draft.losses))


def _content(value: Value | None) -> PlainCell:
    if value is None:
        return WHITE
    return WALL if value == UNKNOWN else numbered(str(value[0]))


def write(codes: Sequence[str]) -> str:
    """Write the `CODES` of all cells, exactly as pzprjs does."""
    return packed_four([_VALUES.get(code) for code in codes], FOUR)


_VALUES: Final[dict[str, Value]] = {".": UNKNOWN, **{str(clue): (clue,) for clue in range(5)}}
