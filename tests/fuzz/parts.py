"""Opens a link's payload, so that the text inside can be damaged, and closes it again."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from converters.codec.deflate import deflate, inflate
from converters.codec.js_json import dump
from converters.codec.lz import compress_base64, decompress_base64
from converters.codec.penpa_text import abbreviate, expand
from converters.codec.zipped import unzip
from converters.errors import PenpadError

_PENPA: Final = re.compile(r"(?<=[?&#]p=)[^&]*|(?<=^p=)[^&]*|(?<=[?&#][aqr]=)[^&]*")
_SUDOKUPAD: Final = re.compile(
    r"(?:(?<=scl|ctc)|(?<=fpuz)(?!zles)|(?<=fpuzzles))[A-Za-z0-9+/]{20,}=*"
)
_BARE: Final = re.compile(r"\{.*\}", re.DOTALL)


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
        pick: Which of several payloads and of several ways; called with their number.

    Returns:
        The opened link. A text with half a surrogate pair does not go through UTF-8; then such a
        half is replaced by a question mark.
    """
    for pattern, ways in _PAYLOADS:
        found = list(pattern.finditer(link))
        if not found:
            continue
        match = found[pick(len(found))]
        way = ways[pick(len(ways))]
        try:
            text = way.unpack(match[0])
        except PenpadError:
            continue
        return Opened(link[: match.start()], text, link[match.end() :], way.pack)
    return whole(link)


class _Way(NamedTuple):
    """One way to look into a payload, and the way back."""

    unpack: Callable[[str], str]
    pack: Callable[[str], str]


def _expanded(payload: str) -> str:
    return expand(inflate(payload))


def _abbreviated(text: str) -> str:
    return _deflated(abbreviate(text))


def _deflated(text: str) -> str:
    return deflate(text.encode("utf-8", "replace").decode("utf-8"))


def _unpacked_json(payload: str) -> str:
    return _as_json(decompress_base64(payload))


def _as_json(text: str) -> str:
    """Give the JSON of a document whether it is zipped or not."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return dump(unzip(text))
    return text


_PAYLOADS: Final = (
    (_PENPA, (_Way(inflate, _deflated), _Way(_expanded, _abbreviated))),
    (_SUDOKUPAD, (_Way(decompress_base64, compress_base64), _Way(_unpacked_json, compress_base64))),
    (_BARE, (_Way(plain, plain), _Way(_as_json, plain))),
)
