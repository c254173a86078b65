"""The cell codes of SudokuPad's ``scf`` and ``classic`` links: digits and runs of blanks."""

import re
from math import isqrt
from typing import Final, NamedTuple

from converters.errors import LinkError, shown

_SYMBOLS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_RUNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
_CELLS: Final = 81
_MOST_BLANKS: Final = 5


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

    Raises:
        LinkError: If a character is no cell symbol and no constraint.
    """
    cells, star, rest = code.partition("*")
    if not star:
        cells, rest = _first_cells(code, where)
    return Scf(read_cells(cells, where=where), rest, "", "")


def read_cells(code: str, *, where: str = "payload") -> tuple[int, ...]:
    """Read a cell code: each symbol is a digit and up to five blanks behind it.

    Returns:
        One digit a cell, 0 for a blank; as many as the code says, not always 81.

    Raises:
        LinkError: If a character is none of the 60 symbols.
    """
    digits: list[int] = []
    for symbol in code:
        blanks, digit = divmod(_SYMBOLS.index(symbol), 10)
        digits += [digit, *[0] * blanks]
    return tuple(digits)


def write_cells(digits: tuple[int, ...]) -> str:
    """Write digits, 0 for a blank, as a cell code."""
    return ""


def read_classic(code: str, *, where: str = "payload") -> tuple[int, ...]:
    """Read what follows ``classic``: digits as they are, runs of blanks as one letter each."""
    return read_cells(code, where=where)


def _first_cells(code: str, where: str) -> tuple[str, str]:
    count = 0
    for place, symbol in enumerate(code):
        if count >= _CELLS:
            return code[:place], code[place:]
        count += len(read_cells(symbol, where=where))
    return code, ""
