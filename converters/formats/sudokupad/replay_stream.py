"""The stream of a SudokuPad replay: every action of a solve, with its time.

Two forms exist. The short one is a capital letter, an argument, ``_`` and ticks of 50 ms:
``I0a_12B5_3``. The older long one has names: ``sl:r1c1r1c2/12,vl:5/3``. Cells are hexadecimal
numbers of fixed width in the short form, counted row by row.

Versions 0.78.0 to 0.81.2 have letters of their own.

Source: SudokuPad ``replay.js``.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from converters.errors import LinkError, shown

MAX_ACTIONS: Final = 50_000
"""Actions a replay may have; a long solve has a few thousand."""

_LETTERS: Final = ("hl", "vl", "pm", "cd", "co", "cl", "ud", "rd", "sl", "ds", "pe", "pc")
_LAST: Final = ("gs", "ge", "up", "wt")
_OLD_LETTERS: Final = ("hl", "vl", "pm", "cd", "co", "pe", "cl", "ud", "rd", "sl", "ds", "gs", "ge")
_OLD: Final = ((0, 78, 0), (0, 81, 2))
_SHORT: Final = re.compile(r"([A-P])([^_]{0,40000})_([0-9]{1,9})")
_LONG: Final = re.compile(r"([a-z]{2})(?::([^/,]{0,100000}))?/([0-9]{1,9})(?:,|$)")
_VERSION: Final = re.compile(r"(\d{1,4})\.(\d{1,4})\.(\d{1,4})")
_CELL: Final = re.compile(r"r(\d{1,4})c(\d{1,4})")
_OF_CELLS: Final = ("hl", "sl", "ds")


class Action(NamedTuple):
    """One action.

    Attributes:
        name: Its two letters of the long form.
        text: Its argument, if that is no cells.
        cells: The cells it names, by number; None if it names none.
        ticks: Since the action before, 50 ms each.
    """

    name: str
    text: str
    cells: tuple[int, ...] | None
    ticks: int


def read_actions(stream: str, rows: int, cols: int, version: str) -> tuple[Action, ...]:
    """Read a stream.

    Args:
        stream: The text, unpacked.
        rows: Rows of the board.
        cols: Columns of the board.
        version: SudokuPad's version; it decides what the letters mean.

    Raises:
        LinkError: If something in it is no action, or there are more than `MAX_ACTIONS`.
    """
    is_short = _is_short(stream)
    found = _split(stream, _SHORT if is_short else _LONG)
    letters = _letters(version)
    actions: list[Action] = []
    for code, text, ticks in found:
        index = ord(code) - ord("A") if is_short else 0
        if is_short and index >= len(letters):
            raise _unreadable(found=f"the action {code!r} of version {shown(version)}")
        name = letters[index] if is_short else code
        cells = _cells(text, rows, cols, is_short=is_short) if name in _OF_CELLS and text else None
        actions.append(Action(name, "" if cells is not None else text, cells, int(ticks)))
        if len(actions) > MAX_ACTIONS:
            raise _unreadable(found=f"more than {MAX_ACTIONS} actions")
    return tuple(actions)


def first_actions(stream: str, count: int) -> str:
    """Give the beginning of a stream that `read_actions` reads: so many of its actions."""
    pattern = _SHORT if _is_short(stream) else _LONG
    ends = [match.end() for match in islice(pattern.finditer(stream), count)]
    return stream[: ends[-1] if ends else 0].rstrip(",")


def _is_short(stream: str) -> bool:
    return bool(re.match("[A-Z]", stream))


def _split(stream: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str, str]]:
    place = 0
    while place < len(stream):
        match = pattern.match(stream, place)
        if match is None:
            raise _unreadable(found=f"{shown(stream[place : place + 20])} at character {place + 1}")
        yield match[1], match[2] or "", match[3]
        place = match.end()


def _letters(version: str) -> tuple[str, ...]:
    match = _VERSION.match(version)
    if match and _OLD[0] <= tuple(map(int, match.groups())) <= _OLD[1]:
        return _OLD_LETTERS
    return (*_LETTERS, *_LAST)


def _cells(text: str, rows: int, cols: int, *, is_short: bool) -> tuple[int, ...]:
    count = rows * cols
    if text == "-":
        return ()
    if is_short:
        width = len(f"{count - 1:x}")
        parts = [text[i : i + width] for i in range(0, len(text), width)]
        if any(len(part) != width or not re.fullmatch("[0-9a-f]+", part) for part in parts):
            raise _unreadable(found=f"the cells {shown(text)}")
        numbers = [int(part, 16) for part in parts]
    else:
        if _CELL.sub("", text).strip(","):
            raise _unreadable(found=f"the cells {shown(text)}")
        numbers = [(int(r) - 1) * cols + int(c) - 1 for r, c in _CELL.findall(text)]
    if any(not 0 <= number < count for number in numbers):
        raise _unreadable(found="a cell outside the board")
    return tuple(numbers)


def _unreadable(*, found: str) -> LinkError:
    return LinkError(
        where="replay.data",
        found=found,
        want="the actions of a SudokuPad replay",
        hint="was the file saved completely?",
    )
