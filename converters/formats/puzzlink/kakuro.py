"""Kakuro: walls with a number to the right and one below, also above and left of the board.

A number whose run would be empty (a wall or the border follows at once) is kept by pzprjs and never
shown. Whether it says 0 or nothing depends on which program wrote it, so it is dropped on reading
and written as 0.

Source: robx/pzprjs, ``kakuro.js``; ``FileData.js``, ``decodeCellQnum51``.
"""

from dataclasses import replace
from typing import Final

from converters.errors import shown
from converters.formats.puzzlink.board import (
    SET,
    Board,
    Draft,
    Value,
    cells,
    flat,
    framed_cells,
    outside,
)
from converters.formats.puzzlink.codec import Codec
from converters.formats.puzzlink.parts import mixed_grid
from converters.formats.puzzlink.tokens import Content, Pattern, Tokens, whole
from converters.site import Site, cell

NOTHING: Final = -1
_STEPS: Final = (("right", 0, 1), ("down", 1, 0))
_DIGITS: Final = "0123456789abcdefghij"
_CAPITALS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CODES: Final = _DIGITS + _CAPITALS
_LONGEST: Final = 16


def _read(body: str, start: int, draft: Draft) -> int:
    places = flat(cells, draft.rows, draft.cols)
    index, at = 0, start
    while at < len(body) and index < len(places):
        if "k" <= body[at] <= "z":
            count = ord(body[at]) - ord("j")
            if index + count > len(places):
                what = f"a run {shown(body[at])} longer than the board"
                draft.lose(f"body.{at}", what, places[index])
            index, at = index + count, at + 1
            continue
        draft.put("wall", places[index], SET)
        if body[at] != ".":
            _put(draft, "down", places[index], body, at)
            _put(draft, "right", places[index], body, at + 1)
            at += 1
        index, at = index + 1, at + 1
    if index < len(places):
        what = f"{len(places) - index} places missing, taken as empty"
        draft.lose(f"body.{len(body)}", what, places[index])
    return _read_outside(body, at, draft)


def _read_outside(body: str, start: int, draft: Draft) -> int:
    for name, site in _open_sides(draft.rows, draft.cols, frozenset(draft.marks.get("wall", {}))):
        if start < len(body):
            _put(draft, name, site, body, start)
            start += 1
        else:
            draft.lose(f"body.{len(body)}", "a number outside the board missing", site)
    return min(start, len(body))


def _put(draft: Draft, name: str, site: Site, body: str, at: int) -> None:
    """Note the number that a character stands for."""
    character = body[at : at + 1]
    value = _CODES.find(character) if character else NOTHING
    if value == NOTHING and character != "-":
        draft.lose(f"body.{min(at, len(body))}", f"the character {shown(character)}", site)
    draft.put(name, site, (value,))


def _open_sides(rows: int, cols: int, walls: frozenset[Site]) -> list[tuple[str, Site]]:
    """Give the places outside whose run is not empty: those above, then those to the left."""
    above, left = outside(rows, cols)
    return [
        *(("down", site) for site in above if cell(0, site.col) not in walls),
        *(("right", site) for site in left if cell(site.row, 0) not in walls),
    ]


def _write(board: Board) -> str:
    walls = board.at("wall")
    text, run = "", 0
    for site in flat(cells, board.rows, board.cols):
        if site not in walls:
            run += 1
        if run and (site in walls or run == _LONGEST):
            text, run = text + chr(ord("j") + run), 0
        if site in walls:
            text += _wall(board, site)
    text += chr(ord("j") + run) if run else ""
    sides = _open_sides(board.rows, board.cols, frozenset(walls))
    return text + "".join(_code(board.at(name).get(site)) for name, site in sides)


def _wall(board: Board, site: Site) -> str:
    values = [board.at(name).get(site) for name in ("down", "right")]
    seen = [_is_shown(board, name, site) for name in ("down", "right")]
    if not any(
        look and value not in (None, (NOTHING,)) for look, value in zip(seen, values, strict=True)
    ):
        return "."
    return "".join(map(_code, values))


def _code(value: Value | None) -> str:
    known = value is not None and 0 <= value[0] < len(_CODES)
    return _CODES[value[0]] if value is not None and known else "-"


def _is_shown(board: Board, name: str, site: Site) -> bool:
    """Tell whether a number's run has a cell."""
    down, right = next((row, col) for each, row, col in _STEPS if each == name)
    beside = cell(site.row + down, site.col + right)
    return board.holds(beside) and beside not in board.at("wall")


def tidy(draft: Draft) -> None:
    """Drop the numbers that nobody sees."""
    board = draft.board()
    for name, _, _ in _STEPS:
        found = draft.marks.pop(name, {})
        for site, value in found.items():
            if not _is_shown(board, name, site):
                if value[0] > 0:
                    draft.lose(f"cell.{name}", f"{value[0]}, a number without cells", site)
            elif value[0] >= 0:
                draft.put(name, site, value)


def prepared(board: Board) -> Board:
    """Give every wall and every place outside both numbers, with 0 where nobody sees it."""
    walls = [*board.at("wall")]
    above, left = outside(board.rows, board.cols)
    marks = dict(board.marks)
    for name, places in (("right", [*walls, *left]), ("down", [*walls, *above])):
        usual = {site: (NOTHING if _is_shown(board, name, site) else 0,) for site in places}
        marks[name] = {**usual, **board.at(name)}
    return replace(board, marks=marks)


def _number(text: str) -> int | None:
    """Read a number, or the -1 that stands for none."""
    return NOTHING if text == str(NOTHING) else whole(text)


def _side(name: str) -> Pattern:
    """Give the pattern of a single number outside the board."""

    def read(token: str) -> Content | None:
        value = _number(token)
        return None if value is None else {name: (value,)}

    def write(content: Content) -> str | None:
        return str(content[name][0]) if name in content else None

    return Pattern((name,), read, write)


def _read_pair(token: str) -> Content | None:
    values = [_number(part) for part in token.split(",")]
    if len(values) != len(_STEPS):
        return None
    named = zip(("right", "down"), values, strict=True)
    found = {name: (value,) for name, value in named if value is not None}
    return {"wall": SET, **found} if len(found) == len(_STEPS) else None


def _write_pair(content: Content) -> str | None:
    if "wall" not in content:
        return None
    return ",".join(str(content.get(name, (NOTHING,))[0]) for name in ("right", "down"))


_ABOVE: Final = Tokens(".", patterns=(_side("down"),))
_LEFT: Final = Tokens(".", patterns=(_side("right"),))
_WALLS: Final = Tokens(".", patterns=(Pattern(("wall", "right", "down"), _read_pair, _write_pair),))
_CORNER: Final = Tokens("0", same=frozenset({".", "-1"}))


def _tokens_at(site: Site) -> Tokens:
    if site.row < 0:
        return _CORNER if site.col < 0 else _ABOVE
    return _LEFT if site.col < 0 else _WALLS


CODEC: Final = Codec(_read, _write)
PART: Final = mixed_grid("clues", framed_cells, _tokens_at, given=True)
