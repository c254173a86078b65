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
import struct
from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from itertools import repeat
from typing import Final, NamedTuple

from converters.errors import LinkError, shown
from converters.limits import MAX_INFLATED

_STANDARD: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_URI: Final = _STANDARD[:62] + b"+-"
_MIRRORED: Final = bytes(_STANDARD[int(f"{i:06b}"[::-1], 2)] for i in range(64))
_MIRROR: Final = bytes.maketrans(_STANDARD, _MIRRORED)
_MIRROR_URI: Final = bytes.maketrans(_URI + b" ", _MIRRORED + _MIRRORED[62:63])
_TO_URI: Final = str.maketrans("+/", "+-")
_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9+/]")
_ILLEGAL_URI: Final = re.compile(r"[^A-Za-z0-9+\- ]")
_PAIR: Final = re.compile("[\ud800-\udbff][\udc00-\udfff]")

_END: Final = 2
_FIRST: Final = 3
_NARROW: Final = 0xFF
_WIDE: Final = 0xFFFF
_CHUNK: Final = 128
"""Bytes of the stream read at once: few enough for quick shifts, enough to fetch seldom."""
_FRESH: Final = 4
"""New units looked at before widths and lengths are reckoned anew."""
_RUN: Final = 48
"""Codes packed into one number at once, for the same two reasons."""


class StreamError(LinkError):
    """An lz-string stream that breaks off or makes no sense.

    Attributes:
        place: How many characters were used up when that showed.
    """

    def __init__(self, *, where: str, found: str, place: int) -> None:
        super().__init__(
            where=f"{where}, character {place}",
            found=found,
            want="an lz-string stream with its end",
            hint="was the link cut short or changed when it was copied?",
        )
        self.place = place


def compress_base64(text: str) -> str:
    """Compress text as ``LZString.compressToBase64`` of npm ``lz-string`` 1.5 does, byte for byte.

    Args:
        text: Any text; lone surrogates are kept.

    Returns:
        Base64, padded with up to three ``=``.
    """
    packed = _encoded(text)
    return packed + "=" * (-len(packed) % 4)


def compress_uri(text: str) -> str:
    """Compress text as npm's ``compressToEncodedURIComponent`` does: ``+-`` and no padding."""
    return _encoded(text).translate(_TO_URI)


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
    raw = packed.rstrip("=").encode("ascii", "replace")
    if raw.translate(None, _STANDARD):
        raise _illegal(packed, _ILLEGAL, where)
    return _joined(_text(raw.translate(_MIRROR), where, limit))


def decompress_uri(packed: str, *, where: str = "payload", limit: int = MAX_INFLATED) -> str:
    """Undo `compress_uri`; a blank counts as ``+``, a final ``$`` or ``=`` as padding.

    Raises:
        LinkError: As `decompress_base64` does.
    """
    raw = packed.rstrip("$=").encode("ascii", "replace")
    if raw.translate(None, _URI + b" "):
        raise _illegal(packed, _ILLEGAL_URI, where)
    return _joined(_text(raw.translate(_MIRROR_URI), where, limit))


def _encoded(text: str) -> str:
    """Compress into standard base64 without padding."""
    if not text:
        return "Q"
    # Keys are code times step plus unit, which needs a step above any unit; small ones are quick.
    if text.isascii():
        bits = _bits(*_codes(text.encode("ascii"), 257), 257)
    else:
        raw = text.encode("utf-16-le", "surrogatepass")
        bits = _bits(*_codes(struct.unpack(f"<{len(raw) // 2}H", raw), 65537), 65537)
    length = len(bits) // 6 + 1  # at least one zero bit follows the end
    number = int(bits, 2).to_bytes((length + 3) // 4 * 3, "big")
    return b2a_base64(number, newline=False)[::-1].translate(_MIRROR)[:length].decode("ascii")


def _codes(units: Sequence[int], step: int) -> tuple[list[int], list[tuple[int, int]]]:
    """Cut units into entries.

    Returns:
        The codes of the entries, each times step; and where in that list a unit is written for
        the first time, with the unit.
    """
    base = _FIRST * step
    seen = base + step
    table = {units[0]: base}
    codes: list[int] = []
    fresh = [(0, units[0])]
    put = codes.append
    for unit in units[1:]:
        key = base + unit
        if key in table:
            base = table[key]
            continue
        put(base)
        if unit not in table:
            # Nothing follows a new unit yet, so it is the very next code to be written.
            fresh.append((len(codes), unit))
            table[unit] = seen
            seen += step
        table[key] = seen
        seen += step
        base = table[unit]
    put(base)
    return codes, fresh


def _bits(codes: list[int], fresh: list[tuple[int, int]], step: int) -> str:
    """Write codes and new units as binary digits, the last one first."""
    size = _END  # entries the reader has, and so the width
    runs: list[str] = []
    start = 0
    for stop, unit in [*fresh, (len(codes), -1)]:
        while start < stop:
            width = size.bit_length()
            run = codes[start : min(stop, start + _RUN, start + (1 << width) - size)]
            number = 0
            for base in reversed(run):
                number = number << width | base // step
            runs.append(f"{number:0{width * len(run)}b}")
            start += len(run)
            size += len(run)
        if unit >= 0:
            width = size.bit_length()
            runs.append(
                f"{unit:08b}{0:0{width}b}" if unit <= _NARROW else f"{unit:016b}{1:0{width}b}"
            )
            start += 1
            size += 2
    runs.append(f"{_END:0{size.bit_length()}b}")
    runs.reverse()
    return "".join(runs)


class _Bounds(NamedTuple):
    """What the reader may not pass, and what to call the payload."""

    where: str
    end: int  # characters
    limit: int  # units


def _text(mirrored: bytes, where: str, limit: int) -> str:
    """Read a stream of mirrored base64 characters into UTF-16 units."""
    bounds = _Bounds(where, len(mirrored), limit)
    filled = mirrored + b"A" * (-len(mirrored) % 4)
    stream = a2b_base64(filled[::-1])[::-1]
    kind = stream[0] & 3 if stream else _FIRST
    if kind == _END:
        return ""
    if kind == _FIRST:
        raise _broken(f"reference {kind} of 0" if stream else "nothing", 0, bounds)
    size = 16 if kind else 8
    first = int.from_bytes(stream[:3], "little") >> 2 & (1 << size) - 1
    units = "".join(_parts(stream, 2 + size, chr(first), bounds))
    if len(units) > limit:
        raise _too_long(bounds)
    return units


def _parts(  # noqa: C901, PLR0915 - one loop on local names; calls would double its time
    stream: bytes, place: int, last: str, bounds: _Bounds
) -> list[str]:
    """Read the entries behind the first unit, `last`, which ends at bit `place`."""
    entries, parts = ["", "", "", last], [last]
    append, put = entries.append, parts.append
    bits = int.from_bytes(stream[:_CHUNK], "little") >> place
    read, left = _CHUNK, 8 * _CHUNK - place  # bytes taken from the stream, bits still in hand
    counted = (0, 0)
    while True:
        size = len(entries)
        width = size.bit_length()
        count = (left - 16 * _FRESH) // width
        if count < 1:
            counted = _counted(parts, counted, 8 * read - left, bounds)
            bits |= int.from_bytes(stream[read : read + _CHUNK], "little") << left
            read, left = read + _CHUNK, left + 8 * _CHUNK
            continue
        # However many of them are new units, the width does not grow before the last one.
        room = (1 << width) - size
        count = min(count, max(room - _FRESH, (room + 1) // 2))
        mask, fresh = (1 << width) - 1, 0
        for _ in repeat(None, count):
            code = bits & mask
            bits >>= width
            if code < _FIRST:
                if code == _END:
                    return parts
                unit = chr(bits & (_WIDE if code else _NARROW))
                bits >>= 8 << code
                left -= 8 << code
                entries += unit, last + unit
                put(unit)
                last = unit
                fresh += 1
                if fresh == _FRESH:
                    break
                continue
            try:
                entry = entries[code]
            except IndexError:
                taken = width * (len(entries) - size - fresh + 1)
                entry = _latest(code, last, entries, 8 * read - left + taken, bounds)
                append(entry)
            else:
                append(last + entry[0])
            put(entry)
            last = entry
        left -= width * (len(entries) - size - fresh)


def _latest(code: int, last: str, entries: list[str], bit: int, bounds: _Bounds) -> str:
    """Give the entry that is only made by reading it: the last one and its own first unit."""
    if code > len(entries):
        found = f"reference {code} of {len(entries)}"
        raise _broken(found, bit, bounds)
    return last + last[0]


def _counted(
    parts: list[str], counted: tuple[int, int], bit: int, bounds: _Bounds
) -> tuple[int, int]:
    """Check what has been read so far; give how many parts have been counted, and their units."""
    if bit >= 6 * bounds.end:
        found = "no end"
        raise _broken(found, bit, bounds)
    count, units = counted
    # Each part is at most one unit longer than the longest before it: few texts need counting.
    if len(parts) ** 2 > 2 * bounds.limit:
        units += sum(map(len, parts[count:]))
        count = len(parts)
    if units > bounds.limit:
        raise _too_long(bounds)
    return count, units


def _joined(units: str) -> str:
    if units.isascii():
        return units
    try:
        units.encode("utf-16-le")  # at C's pace, and in vain where there is a surrogate
    except UnicodeEncodeError:
        return _PAIR.sub(_join, units)
    return units


def _join(match: re.Match[str]) -> str:
    pair = match[0]
    return chr(0x10000 + (ord(pair[0]) - 0xD800 << 10) + ord(pair[1]) - 0xDC00)


def _illegal(packed: str, foreign: re.Pattern[str], where: str) -> LinkError:
    place = len(foreign.split(packed, maxsplit=1)[0])
    return LinkError(
        where=f"{where}, character {place + 1}",
        found=shown(packed[place : place + 1]),
        want="lz-string's base64",
        hint="copy the link again, without the text around it",
    )


def _broken(found: str, bit: int, bounds: _Bounds) -> StreamError:
    place = min(bit // 6 + 1, bounds.end)
    return StreamError(where=bounds.where, found=found, place=place)


def _too_long(bounds: _Bounds) -> LinkError:
    return LinkError(
        where=bounds.where,
        found=f"more than {bounds.limit} characters once decompressed",
        want="a puzzle of a sensible size",
        hint="it is not a puzzle",
    )
