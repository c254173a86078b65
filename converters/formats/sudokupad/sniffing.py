"""Which of SudokuPad's formats some input is in, told without loading what reads it."""

from typing import Final

from converters.errors import PenpadError
from converters.formats.sudokupad.address import Kind, find_address
from converters.formats.sudokupad.document import decode, sniff

_REPLAY: Final = "replay_v"
"""How the version that a replay file names begins."""
_HEAD: Final = 4000
_PICTURE_HEAD: Final = 2000
_REPLAY_HEAD: Final = 200_000


def is_fpuzzles(text: str) -> bool:
    """Tell whether some input is an f-puzzles link, payload or content."""
    if text.lstrip().startswith("{"):
        return '"grid"' in text and '"cells":[[' not in text[:_HEAD] and _holds(text)
    if not sniff(text):
        return False
    try:
        kind = find_address(text).kind
    except PenpadError:
        return False
    return kind is Kind.FPUZZLES or (kind is Kind.UNKNOWN and _holds(text))


def is_replay(text: str) -> bool:
    """Tell whether some input is a replay or progress file."""
    if not text.startswith("{"):
        return False
    head = text[:_REPLAY_HEAD]
    return f'"{_REPLAY}' in head or ('"puzzleId"' in head and '"cells"' not in head)


def is_picture(text: str) -> bool:
    """Tell whether some input is a picture of a board."""
    start = text[:_PICTURE_HEAD].lstrip("\ufeff \t\r\n")
    is_svg = start.startswith("<svg") or (start.startswith("<?xml") and "<svg" in start)
    return is_svg and 'id="cell-grids"' in text


def _holds(text: str) -> bool:
    try:
        return decode(text).kind is Kind.FPUZZLES
    except PenpadError:
        return False
