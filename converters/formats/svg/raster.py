"""How large a picture in a ``data:`` address is, read from its first bytes.

Only what is known to be a picture of a bearable size is shown: an SVG inside could fetch more, and
two megabytes can hold a picture that takes gigabytes to show.
"""

import re
from base64 import b64decode
from binascii import Error
from typing import Final, NamedTuple

MAX_BYTES: Final = 2 * 2**20
"""Bytes of a picture that is shown, packed as it is."""
MAX_PIXELS: Final = 16 * 2**20
"""Pixels of a picture that is shown."""

_DATA: Final = re.compile(r"data:image/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+={0,2})")
_PNG: Final = re.compile(rb"\x89PNG\r\n\x1a\n....IHDR(?P<wide>.{4})(?P<high>.{4})", re.DOTALL)
_GIF: Final = re.compile(rb"GIF8[79]a(?P<wide>..)(?P<high>..)", re.DOTALL)
_JPEG: Final = b"\xff\xd8"
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The JPEG markers that a size stands behind."""
_WEBP: Final = (
    (re.compile(rb"RIFF....WEBPVP8 .{7}\x9d\x01\x2a(.{4})", re.DOTALL), 14, 16, 0),
    (re.compile(rb"RIFF....WEBPVP8L....\x2f(.{4})", re.DOTALL), 14, 14, 1),
    (re.compile(rb"RIFF....WEBPVP8X.{8}(.{6})", re.DOTALL), 24, 24, 1),
)
"""Start, bits of a side, bits from one side to the other, and what is added to a side."""


class Size(NamedTuple):
    """Pixels of a picture."""

    wide: int
    high: int


def size_of(url: str) -> Size | None:
    """Give how large a picture is; None if the address holds none that may be shown."""
    found = _DATA.fullmatch(url) if len(url) <= MAX_BYTES * 4 // 3 + 100 else None
    if found is None:
        return None
    try:
        data = b64decode(found[2], validate=True)
    except Error:
        return None
    size = _READERS[found[1]](data)
    return size if size and 0 < size.wide * size.high <= MAX_PIXELS else None


def _png(data: bytes) -> Size | None:
    found = _PNG.match(data)
    return found and Size(int.from_bytes(found["wide"]), int.from_bytes(found["high"]))


def _gif(data: bytes) -> Size | None:
    found = _GIF.match(data)
    return found and Size(*(int.from_bytes(found[side], "little") for side in ("wide", "high")))


def _webp(data: bytes) -> Size | None:
    for start, bits, step, more in _WEBP:
        if found := start.match(data):
            sides = int.from_bytes(found[1], "little")
            mask = (1 << bits) - 1
            return Size((sides & mask) + more, (sides >> step & mask) + more)
    return None


def _jpeg(data: bytes) -> Size | None:
    """Follow the segments to the first frame."""
    at = len(_JPEG)
    while data.startswith(_JPEG) and data[at : at + 1] == b"\xff":
        if data[at + 1] in _FRAMES:
            high, wide = data[at + 5 : at + 7], data[at + 7 : at + 9]
            return Size(int.from_bytes(wide), int.from_bytes(high))
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    return None


_READERS: Final = {"png": _png, "jpeg": _jpeg, "gif": _gif, "webp": _webp}
