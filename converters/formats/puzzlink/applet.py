"""The rooms of the old heyawake applet's addresses: rectangles in the order of their first cells.

``…/heyawake/?problem=COLSxROWS/ROOM/ROOM/…``, a room being ``COLSxROWS`` or ``CLUEinCOLSxROWS``;
each begins at the first cell that is in none before it. kanpen has such addresses as well.

Source: robx/pzprjs, ``heyawake.js``, ``decodeHeyaApp``.
"""

import re
from typing import Final

from converters.errors import shown
from converters.formats.puzzlink.board import Board, Draft, cells, flat
from converters.formats.puzzlink.parts import Lines, Part
from converters.formats.puzzlink.rooms import put_borders
from converters.site import Site, cell

_ROOM: Final = re.compile(r"(?:([0-9]{1,3})in)?([0-9]{1,3})x([0-9]{1,3})", re.ASCII)


def _read(found: Lines, draft: Draft) -> None:
    names: dict[Site, str] = {}
    for number, first in enumerate(flat(cells, draft.rows, draft.cols)):
        if first in names:
            continue
        if found.over():
            draft.lose(f"line.{found.next + 1}", "rooms missing, taken as one")
            break
        text = found.take()
        room = _ROOM.fullmatch(text)
        places = _places(first, int(room[2]), int(room[3]), draft) if room else ()
        if room is None or not places or not names.keys().isdisjoint(places):
            draft.lose(f"line.{found.next}", f"the room {shown(text)}")
        names.update(dict.fromkeys(places or (first,), str(number)))
        if room and room[1]:
            draft.put("clue", first, (int(room[1]),))
    put_borders(draft, names)


def _places(first: Site, cols: int, rows: int, draft: Draft) -> tuple[Site, ...]:
    """Give the cells of a room; none if it does not fit on the board."""
    down, across = first.row + rows, first.col + cols
    if not cols or not rows or down > draft.rows or across > draft.cols:
        return ()
    return tuple(
        cell(row, col) for row in range(first.row, down) for col in range(first.col, across)
    )


def _no_lines(board: Board) -> tuple[str, ...]:
    del board
    return ()  # the applet's addresses are only read


ROOMS: Final = Part(_read, _no_lines)
"""The rooms with their clues."""
