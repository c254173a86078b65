"""The board of a header that is not square: its size, its margin, and how it is turned.

Source: Penpa+ ``general.js``, ``make_class`` and ``load``.
"""

import re
from collections.abc import Sequence
from typing import Final

from converters.errors import LinkError, PenpadError, shown
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import NX, NY, OPTIONS, WHERE, Header
from converters.formats.penpa.numbering import Size, new_numbering, with_cells
from converters.formats.penpa.numbering.turned import turned_numbering
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.turns import Turn

_DECIMAL: Final = re.compile(r"\s*[+-]?(?:\d{1,9}(?:\.\d{0,30})?|\.\d{1,30})\s*", re.ASCII)
_PENROSE: Final = "penrose_P3"


def board_of(
    document: PenpaDocument, header: Header, cells: Sequence[int], turn: Turn
) -> Numbering:
    """Number a board that is not square.

    Args:
        document: Its document; only the margin is looked at.
        header: Its header.
        cells: The ids of the cells in play, in the order of the link.
        turn: How it is turned.

    Raises:
        LinkError: If a size is out of range.
    """
    made = new_numbering(header.grid, size_of(header, _space(document)))
    return turned_numbering(with_cells(made, tuple(cells)), turn)


def size_of(header: Header, space: int) -> Size:
    """Give the size of a board that is not square.

    Raises:
        LinkError: If a field is no number.
    """
    nx, ny = header.side(NX), header.side(NY)
    if header.grid != _PENROSE:
        return Size(nx, ny, space)
    return Size(nx, ny, 0, header.integer(OPTIONS), _decimal(header, OPTIONS + 1))


def _decimal(header: Header, place: int) -> float:
    text = header.field(place)
    if not _DECIMAL.fullmatch(text):
        raise LinkError(
            where=f"{WHERE}, field {place}",
            found=shown(text),
            want="a decimal number",
            hint="was the link edited by hand?",
        )
    return float(text)


def _space(document: PenpaDocument) -> int:
    """Give the margin of a hex, tri or pyramid board; 0 if it is not said."""
    try:
        space = document.json(lines.SPACE)
    except PenpadError:
        return 0
    match space:
        case [int() as width, *_] if not isinstance(width, bool):
            return width
        case _:
            return 0
