"""The "4-cell" code of puzz.link: black cells with numbers from 0 to 4, and runs of white cells.

=========  =========================================  ==========
character  meaning                                    cells
=========  =========================================  ==========
``0``-``4``  that number                              1
``5``-``9``  number + 5, then a white cell            2
``a``-``e``  number + 10, then two white cells        3
``.``      black without a number                     1
``g``-``z``  a run of white cells                     1 to 20
=========  =========================================  ==========

pzprjs reads leniently and says nothing: any other character is one white cell, missing cells are
white, what is left over is dropped. `read` gives the same board and names each of these. Only a
number's own white cells may reach past the last cell, since pzprjs writes them so.

Source: robx/pzprjs, ``Encode.js``, ``decode4Cell`` and ``encode4Cell``.
"""

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from converters.errors import shown
from converters.loss import Loss, LossKind, Lossy
from converters.plain import WALL, WHITE, Codes, PlainCell, PlainGrid, numbered
from converters.site import cell

CODES: Final = Codes(fixed=MappingProxyType({"w": WHITE, ".": WALL}), top=4)
"""What a body can say of one cell; white cells are counted when it is written."""

_RUNS: Final = "ghijklmnopqrstuvwxyz"
_FORMS: Final = ("01234", "56789", "abcde")
_NUMBERS: Final = MappingProxyType(
    {
        code: (numbered(str(value)), whites)
        for whites, codes in enumerate(_FORMS)
        for value, code in enumerate(codes)
    }
)
_LINE_ENDS: Final = "\r\n"


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
    size = rows * cols
    cells: list[PlainCell] = []
    losses: list[Loss] = []
    for place, code in enumerate(body):
        if len(cells) >= size:
            losses += _left_over(body[place:], place)
            break
        if code not in _LINE_ENDS:
            meant, spare = _meaning(code)
            if meant is None or len(cells) + len(meant) - spare > size:
                losses.append(_swallowed(code, place, len(cells), cols))
            cells += meant or [WHITE]
    losses += _missing(len(cells), size, len(body), cols)
    padded = (*cells, *[WHITE] * (size - len(cells)))
    return Lossy(PlainGrid(rows, cols, padded[:size]), tuple(losses))


def _meaning(code: str) -> tuple[list[PlainCell] | None, int]:
    """Give the cells of a character, and how many of them may lie past the end of the board."""
    if code == ".":
        return [WALL], 0
    if code in _NUMBERS:
        content, whites = _NUMBERS[code]
        return [content, *[WHITE] * whites], whites
    if code in _RUNS:
        return [WHITE] * (_RUNS.index(code) + 1), 0
    return None, 0


def _swallowed(code: str, place: int, index: int, cols: int) -> Loss:
    run = code in _RUNS
    what = f"a run {code!r} longer than the board" if run else f"the character {shown(code)}"
    site = cell(index // cols, index % cols)
    return Loss(LossKind.NOT_UNDERSTOOD, f"body.{place}", what, site)


def _left_over(rest: str, place: int) -> Iterator[Loss]:
    count = len(rest) - sum(rest.count(each) for each in _LINE_ENDS)
    if count:
        what = f"{count} characters left over: {shown(rest)}"
        yield Loss(LossKind.NOT_UNDERSTOOD, f"body.{place}", what)


def _missing(found: int, size: int, place: int, cols: int) -> Iterator[Loss]:
    if found < size:
        site = cell(found // cols, found % cols)
        what = f"{size - found} cells missing, taken as white"
        yield Loss(LossKind.NOT_UNDERSTOOD, f"body.{place}", what, site)


def write(codes: Sequence[str]) -> str:
    """Write the `CODES` of all cells, exactly as pzprjs does.

    A number takes the longest form that fits before the next black cell, past the end of the board
    too; whites are cut into runs of 20 at most.
    """
    parts: list[str] = []
    index = 0
    while index < len(codes):
        code, whites = codes[index], _whites(codes, index + 1)
        if code == "w":
            count = min(whites + 1, len(_RUNS))
            parts.append(_RUNS[count - 1])
            index += count
        elif code == ".":
            parts.append(code)
            index += 1
        else:
            at_end = index + 1 + whites >= len(codes)
            form = len(_FORMS) - 1 if at_end else min(whites, len(_FORMS) - 1)
            parts.append(_FORMS[form][int(code)])
            index += 1 + form
    return "".join(parts)


def _whites(codes: Sequence[str], start: int) -> int:
    """Give how many white cells follow, as far as that matters."""
    end = start
    while end < len(codes) and end - start < len(_RUNS) and codes[end] == "w":
        end += 1
    return end - start
