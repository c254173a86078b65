"""The cell codes of SudokuPad's ``scf`` and ``classic`` links: digits and runs of blanks.

``scf`` (and the newer ``classic``) has sixty symbols, each a digit and the blanks behind it. The
older ``classic`` writes digits as they are and a run of blanks as one of seventy symbols. Only
the alphabets and the number of cells tell the two apart.
"""

import re
from collections.abc import Sequence
from math import isqrt
from typing import Final, NamedTuple

from converters.errors import LinkError, WriteError, shown
from converters.limits import MAX_CELLS

_SYMBOLS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_RUNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
_CELLS: Final = 81
_MOST_BLANKS: Final = 5
_AS_SYMBOLS: Final = {
    symbol: (value % 10, *[0] * (value // 10)) for value, symbol in enumerate(_SYMBOLS)
}
_AS_RUNS: Final = {symbol: (0,) * length for length, symbol in enumerate(_RUNS)} | {
    str(digit): (digit,) for digit in range(1, 10)
}
# A text ends at a star that is not doubled; every other character is a constraint of its own.
_CONSTRAINT: Final = re.compile(r"([ta])((?:[^*]|\*\*)*)\*?|\*|(.)", re.DOTALL)


class Scf(NamedTuple):
    """What an ``scf`` link says.

    Attributes:
        digits: One a cell in reading order, 0 for a blank; 81 unless the code is faulty.
        constraints: Letters in the order given: ``w`` windoku, ``x`` both diagonals.
        title: The title, empty if there is none.
        author: The author, empty if there is none.
    """

    digits: tuple[int, ...]
    constraints: str
    title: str
    author: str


def read_scf(code: str, *, where: str = "payload") -> Scf:
    """Read what follows ``scf``.

    Args:
        code: A cell code, a star and constraints; without any star, what follows the symbols of
            the first 81 cells is the constraints.
        where: What to call it in errors.

    Raises:
        LinkError: If a character is no cell symbol, or there are more than `MAX_CELLS` cells.

    Source: SudokuPad ``puzzletools``, ``decodeSCF``.
    """
    cells, star, rest = code.partition("*")
    if not star:
        cells, rest = _split(code)
    texts = {"t": "", "a": ""}
    letters = ""
    for match in _CONSTRAINT.finditer(rest):
        if match[1]:
            texts[match[1]] = match[2].replace("**", "*")
        letters += match[3] or ""
    return Scf(read_cells(cells, where=where), letters, texts["t"], texts["a"])


def read_cells(code: str, *, where: str = "payload") -> tuple[int, ...]:
    """Read a cell code: each symbol is a digit and up to five blanks behind it.

    Returns:
        One digit a cell, 0 for a blank; as many as the code says, not always 81.

    Raises:
        LinkError: If a character is none of the 60 symbols, or there are more than `MAX_CELLS`.
    """
    return _cells(code, _AS_SYMBOLS, where)


def write_cells(digits: Sequence[int]) -> str:
    """Write digits, 0 for a blank, as a cell code.

    Raises:
        WriteError: If a digit is not 0 to 9.
    """
    values: list[int] = []
    for place, digit in enumerate(digits):
        if digit not in range(10):
            raise WriteError(
                where=f"cell {place + 1}",
                found=str(digit),
                want="a digit from 0 to 9",
                hint="use another format",
            )
        if digit == 0 and values and values[-1] < 10 * _MOST_BLANKS:
            values[-1] += 10
        else:
            values.append(digit)
    return "".join(_SYMBOLS[value] for value in values)


def read_classic(code: str, *, where: str = "payload") -> tuple[int, ...]:
    """Read what follows ``classic``, in either packing.

    Returns:
        One digit a cell, 0 for a blank. Where both packings fit, the older one if it gives 81
        cells, and else whichever gives a square number, the newer one first.

    Raises:
        LinkError: If neither packing fits, or there are more than `MAX_CELLS` cells.

    Source: SudokuPad ``puzzletools``, ``unzip``.
    """
    newer = all(symbol in _AS_SYMBOLS for symbol in code)
    older = all(symbol in _AS_RUNS for symbol in code)
    if not newer:
        return _cells(code, _AS_RUNS, where)
    digits = read_cells(code, where=where)
    if not older:
        return digits
    other = _cells(code, _AS_RUNS, where)
    # A packed Sudoku can come out square the wrong way too: two of ten real ones give 64 cells.
    if len(other) == _CELLS or isqrt(len(digits)) ** 2 != len(digits):
        return other
    return digits


def _split(code: str) -> tuple[str, str]:
    count = 0
    for place, symbol in enumerate(code):
        if count >= _CELLS:
            return code[:place], code[place:]
        count += len(_AS_SYMBOLS.get(symbol, ()))
    return code, ""


def _cells(code: str, table: dict[str, tuple[int, ...]], where: str) -> tuple[int, ...]:
    digits: list[int] = []
    for place, symbol in enumerate(code):
        if symbol not in table:
            raise LinkError(
                where=f"{where}, character {place + 1}",
                found=shown(symbol),
                want="a cell symbol",
                hint="was the link cut or changed when it was copied?",
            )
        digits += table[symbol]
        if len(digits) > MAX_CELLS:
            raise LinkError(
                where=where,
                found=f"more than {MAX_CELLS} cells",
                want="a board of a sensible size",
                hint="it is not a puzzle",
            )
    return tuple(digits)
