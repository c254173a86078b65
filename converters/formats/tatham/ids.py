"""Game ids: ``WxH[params]:DESC``, with moves behind a blank or without."""

import re
from typing import Final

from converters.errors import LinkError, shown
from converters.formats.tatham.document import (
    TathamDocument,
    carry_out,
    read_desc,
    switches,
    write_desc,
)
from converters.plain import WHITE, PlainGrid, size_number

_PARAMS: Final = r"(?:[bsd][0-9]{0,4}|r){0,6}"
_ADDRESS: Final = r"\s{0,9}(?:https?://\S{1,300}/lightup(?:\.html)?\#)?"
_HEAD: Final = re.compile(rf"{_ADDRESS}([0-9]{{1,12}})(?:x([0-9]{{1,12}}))?{_PARAMS}(:|\#|%23)")
_REST: Final = re.compile(r"(\S*)(?:\s+(\S+))?\s*")


def sniff(text: str) -> bool:
    """Tell whether it starts with a size and Light Up's parameters, then a colon or ``#``."""
    return _HEAD.match(text) is not None


def decode(text: str) -> TathamDocument:
    """Read a game id.

    Raises:
        LinkError: If it is a random seed, or not exactly one description and moves.
    """
    head = _HEAD.match(text)
    if head is None:
        raise _no_id(text)
    if head[3] != ":":
        raise LinkError(
            where="id",
            found=f"{shown(head[0].strip())} and a seed",
            want="WxH:DESC",
            hint="a seed only says how to make a board at random; ask the game for its Specific id",
        )
    cols = size_number(head[1], where="size")
    rows = size_number(head[2], where="size") if head[2] else cols
    rest = _REST.fullmatch(text, head.end())
    if rest is None:
        raise _no_id(text[head.end() :])
    board = read_desc(rest[1], rows, cols)
    grid = carry_out(board, [("moves", rest[2])]) if rest[2] else board
    return TathamDocument(text, grid, head=head[0])


def text_of(head: str, grid: PlainGrid) -> str:
    """Write a game id, with the moves that make the bulbs and dots if there are any."""
    bare = PlainGrid(
        grid.rows, grid.cols, tuple(each if each.wall else WHITE for each in grid.cells)
    )
    moves = switches(bare, grid)
    return head + write_desc(bare) + (f" S;{moves}" if moves else "")


def _no_id(text: str) -> LinkError:
    return LinkError(
        where="id",
        found=shown(text),
        want="WxH:DESC, or that with a blank and moves such as S;L0,1",
        hint="copy the whole id, from its size to its last character",
    )
