"""A SudokuPad or f-puzzles payload without its prefix: repair it, then decompress it.

The order is SudokuPad's: percent-escapes, slashes that a server has collapsed, lz-string; and
what does not decompress to something of at least half its length was not compressed at all.

A collapsed slash is looked for as follows. A stream with a character missing goes wrong a little
behind the gap. So each of the last slashes before that point is doubled in turn; the right one
gives a document that can be read, or at least lets the stream go on for longest, and then the
search goes on from there. Tries and the characters read in them are bounded.
"""

import re
from contextlib import suppress
from heapq import heappop, heappush
from typing import Final, NamedTuple
from urllib.parse import unquote

from converters.codec import lz
from converters.codec.js_json import parse
from converters.codec.zipped import unzip
from converters.errors import LinkError
from converters.limits import MAX_REPAIRS

_BROKEN_ESCAPE: Final = re.compile("%(?![0-9A-Fa-f]{2})")
_SLASH: Final = re.compile("(?<!/)/(?!/)")
_NEAREST: Final = 16
"""Slashes tried at one gap; a stream goes wrong within some two hundred characters of it."""
_MAX_TRIED: Final = 3 * 2**20
"""Characters read in all tries together, and those that came out of them."""
_MAX_REPAIRED: Final = 2**20
"""Characters a document may have whose slashes are looked for; the largest seen has 217,000."""


class Content(NamedTuple):
    """What a payload holds, and what had to be done to get at it.

    Attributes:
        text: JSON or zipped text, not looked at yet.
        packed: Whether it was compressed.
        repairs: What was repaired, one English clause each; nothing for a link as written.
    """

    text: str
    packed: bool
    repairs: tuple[str, ...]


def unpack(payload: str, *, where: str = "payload") -> Content:
    """Decompress a payload that follows ``scl``, ``ctc``, ``fpuz``, ``fpuzzles`` or ``pack``.

    Args:
        payload: What follows the prefix; percent-escapes, blanks for ``+``, line breaks,
            collapsed slashes and slashes behind the end are repaired.
        where: What to call it in errors.

    Returns:
        The content. A text that begins like a document, or would shrink to less than half by
        decompressing, is given as it is.

    Raises:
        LinkError: If it is neither compressed nor begins like a document, or passes the bounds
            of `lz.decompress_base64`.

    Source: SudokuPad ``puzzleloader``, ``decompressPuzzleId``.
    """
    text = _unescaped(payload)
    repairs = ["percent-escapes decoded"] if text != payload else []
    if _is_document(text):
        return Content(text, packed=False, repairs=tuple(repairs))
    tidy, notes = _tidied(text)
    content, slashes = _decompressed(tidy, where)
    if 2 * len(content) < len(tidy) and not _is_document(content):
        return Content(text, packed=False, repairs=tuple(repairs))
    doubled = [f"{slashes} collapsed slashes doubled"] if slashes else []
    return Content(content, packed=True, repairs=(*repairs, *notes, *doubled))


def pack(text: str) -> str:
    """Compress a document's text into a payload: lz-string base64, padded."""
    return lz.compress_base64(text)


def _unescaped(payload: str) -> str:
    """Decode percent-escapes as a browser does, or not at all where it would fail."""
    if "%" not in payload or _BROKEN_ESCAPE.search(payload):
        return payload
    try:
        return unquote(payload, errors="strict")
    except UnicodeDecodeError:
        return payload


def _is_document(text: str) -> bool:
    return text.lstrip()[:1] in {"{", "["}


def _is_whole(text: str) -> bool:
    return _is_document(text) and text.rstrip()[-1:] in {"}", "]"}


def _tidied(text: str) -> tuple[str, list[str]]:
    """Undo what mail and address bars do to base64; name what was done."""
    notes: list[str] = []
    joined = "".join(text.split("\n")).replace("\r", "").strip(" \t")
    if joined != text:
        notes.append("line breaks removed")
    if " " in joined:
        notes.append("blanks read as +")
    # The end of a stream is followed by at least one zero bit, so no stream ends in a slash.
    bare = joined.replace(" ", "+").rstrip("/")
    if len(bare) < len(joined):
        notes.append("slashes behind the end dropped")
    return bare, notes


def _decompressed(text: str, where: str) -> tuple[str, int]:
    """Decompress, doubling slashes where that fails; give the text and how many were doubled."""
    try:
        content = lz.decompress_base64(text, where=where)
    except lz.StreamError as error:
        if found := _with_slashes(text, error.place):
            return found
        raise
    if _is_whole(content):
        return content, 0
    return _with_slashes(text, len(text)) or (content, 0)


def _with_slashes(text: str, place: int) -> tuple[str, int] | None:
    """Double slashes, those first that let the stream go on for longest; give text and number."""
    left = min(_MAX_TRIED, MAX_REPAIRS * len(text))
    open_ends = [(-place, 0, text)]
    while open_ends:
        reached, doubled, text = heappop(open_ends)
        slashes = [match.start() for match in _SLASH.finditer(text, 0, 1 - reached)]
        for slash in slashes[: -_NEAREST - 1 : -1]:
            attempt = f"{text[:slash]}/{text[slash:]}"
            content, end = _attempted(attempt)
            left -= len(attempt) + len(content)
            if left < 0:
                return None
            if _can_be_read(content):
                return content, doubled + 1
            if end > -reached:
                heappush(open_ends, (-end, doubled + 1, attempt))
    return None


def _attempted(text: str) -> tuple[str, int]:
    """Decompress; give the text if there is an end, and else how far the stream made sense."""
    try:
        return lz.decompress_base64(text, limit=_MAX_REPAIRED), 0
    except LinkError as error:
        return "", error.place if isinstance(error, lz.StreamError) else 0


def _can_be_read(content: str) -> bool:
    """Tell whether it is a whole document: a slash doubled too early garbles a few words only."""
    for read in (parse, unzip):
        with suppress(LinkError):
            return isinstance(read(content), dict)
    return False
