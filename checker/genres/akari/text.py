"""The text board of Akari, one character a cell (docs/contract.md).

``.`` white, ``#`` black, ``0``-``9`` clue (5-9 as drawn), ``o`` bulb, ``x`` dot, ``!`` bulb on
black, ``?`` a mark nobody understood.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from checker.genres.akari.board import BULB, WALL, WHITE, AkariBoard
from converters.errors import ReadError, shown
from converters.limits import MAX_CELLS, MAX_SIDE
from converters.site import Site, cell, name

DOT: Final = "x"
BULB_ON_WALL: Final = "!"
UNREAD: Final = "?"
_DIGITS: Final = frozenset("0123456789")
_CODES: Final = _DIGITS | {WHITE, WALL, BULB, DOT, BULB_ON_WALL}


def to_text(board: AkariBoard) -> str:
    """Give the text board, one line a row.

    Two things it cannot hold: the clue under a bulb on a black cell (``!``), and a clue above 9
    (``?``).
    """
    rows = [[WHITE] * board.cols for _ in range(board.rows)]
    marks: tuple[tuple[Iterable[Site], Callable[[Site], str]], ...] = (
        (board.dots, lambda _: DOT),
        (board.bulbs, lambda _: BULB),
        (board.walls, lambda _: WALL),
        (board.clues, lambda site: _digit(board.clues[site])),
        (board.bulbs & board.walls, lambda _: BULB_ON_WALL),
    )
    for places, code in marks:
        for site in places:
            rows[site.row][site.col] = code(site)
    return "\n".join("".join(row) for row in rows)


def _digit(clue: int) -> str:
    """Give a clue as one character."""
    return str(clue) if 0 <= clue <= 9 else UNREAD  # noqa: PLR2004 - one decimal digit


def from_text(text: str) -> AkariBoard:
    """Give the board of a text board; empty lines around it do not count.

    Args:
        text: ``.`` white, ``#`` black, ``0``-``9`` clue, ``o`` bulb, ``x`` dot, ``!`` bulb on
            black.

    Raises:
        ReadError: If its rows differ in length, it is too large, or a character means nothing.
    """
    rows = [row.strip() for row in text.strip().splitlines()]
    _check_shape(rows)
    at: dict[str, set[Site]] = {}
    for row, line in enumerate(rows):
        for col, code in enumerate(line):
            at.setdefault(code, set()).add(cell(row, col))
    _check_codes(at)
    clues = {site: int(code) for code in _DIGITS & at.keys() for site in at[code]}
    return AkariBoard(
        rows=len(rows),
        cols=len(rows[0]) if rows else 0,
        walls=_all(at, WALL, BULB_ON_WALL).union(clues),
        clues=clues,
        bulbs=_all(at, BULB, BULB_ON_WALL),
        dots=_all(at, DOT),
    )


def _all(at: Mapping[str, set[Site]], *codes: str) -> frozenset[Site]:
    """Give the cells of several characters."""
    return frozenset[Site]().union(*(at.get(code, ()) for code in codes))


def _check_shape(rows: list[str]) -> None:
    """Refuse what is no rectangle of a size one can work with."""
    cols = len(rows[0]) if rows else 0
    for number, row in enumerate(rows, start=1):
        if len(row) != cols:
            raise ReadError(
                where=f"row {number}",
                found=f"{len(row)} characters",
                want=f"{cols}, as in row 1",
                hint="a text board has one character a cell",
            )
    if max(len(rows), cols) > MAX_SIDE or len(rows) * cols > MAX_CELLS:
        raise ReadError(
            where="text board",
            found=f"{len(rows)} rows and {cols} columns",
            want=f"at most {MAX_SIDE} of each and {MAX_CELLS} cells",
            hint="is this a board at all?",
        )


def _check_codes(at: Mapping[str, set[Site]]) -> None:
    """Refuse characters outside the alphabet, naming the first cell of one."""
    for code in sorted(at.keys() - _CODES):
        raise ReadError(
            where=name(min(at[code])),
            found=shown(code),
            want="one of . # 0-9 o x !",
            hint="? stands for a mark nobody understood; say what it is"
            if code == UNREAD
            else "one character a cell, without blanks between them",
        )
