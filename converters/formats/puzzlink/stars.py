"""Star battle: how many stars a region wants, in front of the borders.

Source: robx/pzprjs, ``starbattle.js``.
"""

from typing import Final

from converters.errors import shown
from converters.formats.puzzlink.board import Board, Draft
from converters.formats.puzzlink.codec import Codec
from converters.formats.puzzlink.tokens import whole
from converters.site import Site, cell


def star_place(rows: int, cols: int) -> Site:
    """Give the place where the number of stars is shown: above the last column."""
    del rows
    return cell(-1, cols - 1)


def _read(body: str, start: int, draft: Draft) -> int:
    count, slash, rest = body[start:].partition("/")
    value = whole(count)
    if value is None:
        draft.lose(f"body.{start}", f"the number of stars {shown(count)}")
    else:
        draft.put("stars", star_place(draft.rows, draft.cols), (value,))
    if not slash and value is not None:
        draft.lose(f"body.{len(body)}", "the regions missing")
    del rest
    return start + len(count) + len(slash)


def _write(board: Board) -> str:
    value = next(iter(board.at("stars").values()), (0,))
    return f"{value[0]}/"


STARS: Final = Codec(_read, _write)
"""The code of the number of stars."""
