"""lz-string: text to base64 and back, on UTF-16 code units, as the npm package writes it.

The stream is LZ78 with growing code widths. A code is written lowest bit first, into characters
of six bits filled highest bit first. Turn that round (each character's bits mirrored, the
characters in reverse) and the stream is one number, its first bit the lowest; then base64 and
whole-number arithmetic of the standard library do the work.

Codes 0 and 1 announce a new unit of 8 or 16 bits, 2 ends the stream, from 3 on they are entries.
The width of a code is the bit length of the number of entries the reader has by then: each code
adds one (the entry before it and its own first unit), a new unit adds itself as well.
"""

import re
from binascii import a2b_base64, b2a_base64
from typing import Final, TypeAlias

from converters.errors import LinkError, shown
from converters.limits import MAX_INFLATED

_STANDARD: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_URI: Final = _STANDARD[:62] + "+-"
_MIRRORED: Final = "".join(_STANDARD[int(f"{i:06b}"[::-1], 2)] for i in range(64))
_MIRROR: Final = str.maketrans(_STANDARD, _MIRRORED)
_TO_URI: Final = str.maketrans(_STANDARD, _URI)
_FROM_URI: Final = str.maketrans(_URI + " ", _STANDARD + "+")
_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9+/]")
_ILLEGAL_URI: Final = re.compile(r"[^A-Za-z0-9+\- ]")
_PAIR: Final = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_ASTRAL: Final = re.compile("[\U00010000-\U0010ffff]")

_END: Final = 2
_FIRST: Final = 3
_BYTE: Final = 256
_BLOCK: Final = 64
_CUT: Final = "was the link cut short when it was copied?"
_CHANGED: Final = "was a character of the link changed or lost?"

_Node: TypeAlias = "dict[str, tuple[int, _Node]]"


class StreamError(LinkError):
    """An lz-string stream that breaks off or makes no sense.

    Attributes:
        place: How many characters were used up when that showed.
    """

    def __init__(self, *, where: str, found: str, hint: str, place: int) -> None:
        super().__init__(
            where=f"{where}, character {place}",
            found=found,
            want="an lz-string stream with its end",
            hint=hint,
        )
        self.place = place


def compress_base64(text: str) -> str:
    """Compress text as ``LZString.compressToBase64`` of npm ``lz-string`` 1.5 does, byte for byte.

    Args:
        text: Any text; lone surrogates are kept.

    Returns:
        Base64, padded with up to three ``=``.
    """
    packed = _encoded(_stream(_units(text)))
    return packed + "=" * (-len(packed) % 4)


def compress_uri(text: str) -> str:
    """Compress text as npm's ``compressToEncodedURIComponent`` does: ``+-`` and no padding."""
    return _encoded(_stream(_units(text))).translate(_TO_URI)


def decompress_base64(packed: str, *, where: str = "payload", limit: int = MAX_INFLATED) -> str:
    """Undo `compress_base64`.

    Args:
        packed: Characters ``A–Z a–z 0–9 + /``; padding may be missing. What stands behind the end
            of the stream is ignored, as npm does.
        where: What to call the payload in errors.
        limit: The most UTF-16 units the text may have.

    Returns:
        The text, surrogate pairs joined.

    Raises:
        LinkError: If the payload is empty, has other characters, is cut short, refers to an entry
            that is not there yet, or holds more than `limit` units. (npm gives null or nothing
            for these, and reads a foreign character as zero bits.)
    """
    text = packed.rstrip("=")
    if found := _ILLEGAL.search(text):
        raise _illegal(found, where)
    return _joined(_text(text, where, limit))


def decompress_uri(packed: str, *, where: str = "payload", limit: int = MAX_INFLATED) -> str:
    """Undo `compress_uri`; a blank counts as ``+``, a final ``$`` or ``=`` as padding.

    Raises:
        LinkError: As `decompress_base64` does.
    """
    text = packed.rstrip("$=")
    if found := _ILLEGAL_URI.search(text):
        raise _illegal(found, where)
    return _joined(_text(text.translate(_FROM_URI), where, limit))


def _illegal(found: re.Match[str], where: str) -> LinkError:
    return LinkError(
        where=f"{where}, character {found.start() + 1}",
        found=shown(found[0]),
        want="lz-string's base64",
        hint="copy the link again, without the text around it",
    )


def _units(text: str) -> str:
    """Give one character a UTF-16 unit."""
    return text if text.isascii() else _ASTRAL.sub(_split, text)


def _split(match: re.Match[str]) -> str:
    high, low = divmod(ord(match[0]) - 0x10000, 0x400)
    return chr(0xD800 + high) + chr(0xDC00 + low)


def _joined(units: str) -> str:
    return units if units.isascii() else _PAIR.sub(_join, units)


def _join(match: re.Match[str]) -> str:
    high, low = match[0]
    return chr(0x10000 + ((ord(high) - 0xD800) << 10) + ord(low) - 0xDC00)


def _stream(units: str) -> list[str]:
    """Give the stream as runs of binary digits, each with its last bit first."""
    root: _Node = {}
    node = root
    code = 0
    seen = _FIRST  # the next code to give out
    size = 2  # the entries a reader has
    fresh: dict[int, str] = {}
    bits: list[str] = []
    for unit in units:
        if unit in node:
            code, node = node[unit]
            continue
        if unit not in root:
            root[unit] = (seen, {})
            fresh[seen] = unit
            seen += 1
        if node is not root:
            bits.append(_written(code, fresh, size.bit_length()))
            size += 1 if len(bits[-1]) == size.bit_length() else 2
            node[unit] = (seen, {})
            seen += 1
        code, node = root[unit]
    if code:
        bits.append(_written(code, fresh, size.bit_length()))
        size += 1 if len(bits[-1]) == size.bit_length() else 2
    bits.append(f"{_END:0{size.bit_length()}b}")
    return bits


def _written(code: int, fresh: dict[int, str], width: int) -> str:
    if code not in fresh:
        return f"{code:0{width}b}"
    unit = ord(fresh.pop(code))
    return f"{unit:08b}{0:0{width}b}" if unit < _BYTE else f"{unit:016b}{1:0{width}b}"


def _encoded(bits: list[str]) -> str:
    """Write binary digits as base64 without padding."""
    stream = "".join(reversed(bits))
    length = len(stream) // 6 + 1  # at least one zero bit follows the end
    size = (length + 3) // 4 * 3
    number = int(stream, 2).to_bytes(size, "big")
    return b2a_base64(number, newline=False).decode("ascii")[::-1].translate(_MIRROR)[:length]


def _text(packed: str, where: str, limit: int) -> str:
    """Read a stream of standard base64 characters."""
    stream = packed + "A" * (-len(packed) % 4)
    number = int.from_bytes(a2b_base64(stream.translate(_MIRROR)[::-1]), "big")
    bits = f"{number:0{6 * len(stream)}b}"
    end = 6 * len(packed)
    entries = ["", "", ""]
    parts: list[str] = []
    total = 0
    place = len(bits)
    last = ""
    while True:
        width = len(entries).bit_length() if last else 2
        if len(bits) - place >= end:
            raise StreamError(where=where, found="no end", hint=_CUT, place=len(packed))
        code = int("0" + bits[max(0, place - width) : place], 2)
        place = max(0, place - width)
        if code == _END:
            return "".join(parts)
        if code < _END:
            size = 16 if code else 8
            entry = chr(int("0" + bits[max(0, place - size) : place], 2))
            place = max(0, place - size)
            entries.append(entry)
        elif code < len(entries):
            entry = entries[code]
        elif code == len(entries) and last:
            entry = last + last[0]
        else:
            raise StreamError(
                where=where,
                found=f"reference {code} of {len(entries)}",
                hint=_CHANGED,
                place=(len(bits) - place) // 6,
            )
        parts.append(entry)
        total += len(entry)
        if total > limit:
            raise LinkError(
                where=where,
                found=f"more than {limit} characters once decompressed",
                want="a puzzle of a sensible size",
                hint="it is not a puzzle",
            )
        if last:
            entries.append(last + entry[0])
        last = entry
