"""Opens a link's payload, so that the text inside can be damaged, and closes it again."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from converters.codec.deflate import deflate, inflate
from converters.codec.lz import compress_base64, decompress_base64
from converters.errors import PenpadError

_PENPA: Final = re.compile(r"(?<=[?&#]p=)[^&]*|(?<=^p=)[^&]*|(?<=[?&#][aqr]=)[^&]*")
_SUDOKUPAD: Final = re.compile(r"(?:scl|ctc|fpuzzles|fpuz)([A-Za-z0-9+/=]{20,})$")


@dataclass(frozen=True, slots=True)
class Opened:
    """A link with its payload unpacked; `whole` links are their own text."""

    head: str
    text: str
    tail: str
    pack: Callable[[str], str]

    def link(self, text: str) -> str:
        """Give the link with another text inside."""
        return self.head + self.pack(text) + self.tail


def plain(text: str) -> str:
    """Pack a text that travels as it is."""
    return text


def whole(link: str) -> Opened:
    """Give a link whose text is the link itself."""
    return Opened("", link, "", plain)


def opened(link: str, pick: Callable[[int], int]) -> Opened:
    """Open one of a link's payloads.

    Args:
        link: Any link; one without a payload that opens is its own text.
        pick: Which of several payloads; called with their number.

    Returns:
        The opened link. A text with half a surrogate pair does not go through UTF-8; then such a
        half is replaced by a question mark.
    """
    for pattern, group, unpack, pack in _PAYLOADS:
        found = list(pattern.finditer(link))
        if not found:
            continue
        match = found[pick(len(found))]
        try:
            text = unpack(match[group])
        except PenpadError:
            continue
        return Opened(link[: match.start(group)], text, link[match.end(group) :], pack)
    return whole(link)


def _deflated(text: str) -> str:
    return deflate(text.encode("utf-8", "replace").decode("utf-8"))


_PAYLOADS: Final = (
    (_PENPA, 0, inflate, _deflated),
    (_SUDOKUPAD, 1, decompress_base64, compress_base64),
)
