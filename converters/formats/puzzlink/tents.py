"""Tents: counts above and left of the board, trees in it, tents and what ties them as answer.

Source: robx/pzprjs, ``tents.js``.
"""

from types import MappingProxyType
from typing import Final

from converters.formats.puzzlink.board import SET, framed_cells
from converters.formats.puzzlink.parts import mixed_grid
from converters.formats.puzzlink.tokens import Content, Pattern, Tokens, whole
from converters.site import Site


def _read_count(token: str) -> Content | None:
    ticked = token.startswith("c")
    value = whole(token.removeprefix("c"))
    if value is None:
        return None
    return {"count": (value,), "tick": SET} if ticked else {"count": (value,)}


def _write_count(content: Content) -> str | None:
    if "count" not in content or content["count"][0] < 0:
        return None
    return f"{'c' if 'tick' in content else ''}{content['count'][0]}"


_OUTSIDE: Final = Tokens(".", patterns=(Pattern(("count", "tick"), _read_count, _write_count),))
_INSIDE: Final = Tokens(
    ".", MappingProxyType({"1": {"tree": SET}, "A": {"tent": SET}, "-": {"dot": SET}})
)
_CORNER: Final = Tokens(".", same=frozenset("0"))


def _tokens_at(site: Site) -> Tokens:
    if site.row < 0 and site.col < 0:
        return _CORNER
    return _OUTSIDE if site.row < 0 or site.col < 0 else _INSIDE


PART: Final = mixed_grid("cells", framed_cells, _tokens_at, given=True)
