"""The 81-digit codes ``scf`` and ``classic`` as the puzzle content they stand for."""

from math import isqrt
from typing import Final

from converters.codec.js_json import JsonValue
from converters.codec.scf import Scf, read_classic, read_scf
from converters.errors import LinkError
from converters.formats.sudokupad.address import Kind

_SIDE: Final = 9
CELLS: Final = 81
"""Cells of the only board these codes have."""
LONGEST: Final = 4_000
"""Characters of the longest code that is read: 81 digits and the texts behind them."""
_BOX: Final = 3
_GREY: Final = "#CFCFCF"
_BLUE: Final = "#34BBE6"
_WINDOWS: Final = (1, 5)
_RULES: Final = {
    "": "Normal sudoku rules apply.",
    "w": "The grey boxes contain the digits 1 to 9.",
    "x": "Both diagonals contain the digits 1 to 9.",
}


def content_of_digits(kind: Kind, code: str) -> dict[str, JsonValue]:
    """Give the content that SudokuPad makes of a code: givens, boxes, extras of its letters.

    Digits past the 81st have no cell; `digits_of` shows them.

    Raises:
        LinkError: If a character belongs to no code, or there is not one cell.
    """
    code_read = digits_of(kind, code)
    digits = (*code_read.digits, *[0] * _SIDE**2)
    rows: list[JsonValue] = [
        [_cell(digits[row * _SIDE + col]) for col in range(_SIDE)] for row in range(_SIDE)
    ]
    fields: dict[str, JsonValue] = {"cells": rows, "regions": _boxes()}
    if "w" in code_read.constraints:
        fields["underlays"] = [_window(row, col) for row in _WINDOWS for col in _WINDOWS]
    if "x" in code_read.constraints:
        fields["lines"] = [_diagonal(0, _SIDE), _diagonal(_SIDE, 0)]
    fields["metadata"] = _metadata(code_read)
    return fields


def digits_of(kind: Kind, code: str) -> Scf:
    """Read a code; a ``classic`` one has no title, no author and no extras.

    Raises:
        LinkError: If a character belongs to no code, there is not one cell, or it is far too long.
    """
    if len(code) > LONGEST:
        raise LinkError(
            where="payload",
            found=f"{len(code)} characters",
            want=f"at most {LONGEST} behind {kind.value!r}",
            hint="such a code holds one board of 81 digits",
        )
    if not code:
        raise LinkError(
            where="payload",
            found="nothing",
            want=f"the digits of a board behind {kind.value!r}",
            hint="was the link cut short when it was copied?",
        )
    if kind is Kind.SCF:
        return read_scf(code)
    return Scf(read_classic(code), "", "", "")


def is_square(count: int) -> bool:
    """Tell whether a number of cells fills a square board."""
    return isqrt(count) ** 2 == count


def _cell(digit: int) -> JsonValue:
    return {"value": digit} if digit else {}


def _boxes() -> list[JsonValue]:
    return [
        [[top + row, left + col] for row in range(_BOX) for col in range(_BOX)]
        for top in range(0, _SIDE, _BOX)
        for left in range(0, _SIDE, _BOX)
    ]


def _window(row: int, col: int) -> JsonValue:
    half = _BOX / 2
    return {
        "center": [row + half, col + half],
        "width": _BOX,
        "height": _BOX,
        "backgroundColor": _GREY,
    }


def _diagonal(top: int, bottom: int) -> JsonValue:
    return {"wayPoints": [[top, 0], [bottom, _SIDE]], "color": _BLUE, "thickness": 2}


def _metadata(code: Scf) -> dict[str, JsonValue]:
    rules = [
        _RULES[letter] for letter in ("", *dict.fromkeys(code.constraints)) if letter in _RULES
    ]
    fields: dict[str, JsonValue] = {"title": code.title, "author": code.author}
    named: dict[str, JsonValue] = {key: text for key, text in fields.items() if text}
    return {**named, "rules": "\n".join(rules)}
