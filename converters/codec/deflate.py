"""Base64 of a deflate stream of UTF-8, as Penpa+ packs its texts, both ways.

Reading is tolerant of what mail and chat programs do to base64 and of a zlib header; writing is
strict: raw deflate, the standard alphabet, padding. There is no checksum, so a damaged character
can go unnoticed; whoever reads the text has to look at its structure.
"""

import re
import zlib
from binascii import a2b_base64, b2a_base64
from itertools import takewhile
from typing import Final

from converters.errors import LinkError, WriteError, shown
from converters.limits import MAX_INFLATED

_URL_SAFE: Final = str.maketrans("-_", "+/")
_ESCAPE: Final = re.compile(r"%(?:25)*([0-9A-Fa-f]{2})")
_TOKEN: Final = re.compile(r"%(?:25)*[0-9A-Fa-f]{2}|.", re.DOTALL)
_BREAK: Final = re.compile(r"[\r\n\t]")
_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9+/]")
_RAW: Final = -zlib.MAX_WBITS
_CUT: Final = "was the link cut short when it was copied?"


def inflate(payload: str, *, where: str = "payload", limit: int = MAX_INFLATED) -> str:
    """Inflate one payload.

    Args:
        payload: Base64 of a deflate stream, raw or with a zlib header. Padding may be missing;
            percent-escapes (also escaped twice), a blank for ``+``, the URL-safe ``-_`` and
            line breaks are repaired.
        where: What to call the payload in errors.
        limit: The most bytes the text may have.

    Returns:
        The text. Bytes behind the end of the stream are ignored, as the editor does.

    Raises:
        LinkError: If it is not base64, does not inflate, is cut short, is not UTF-8, or has more
            than `limit` bytes.

    Source: Penpa+ ``general.js``, ``decrypt_data``.
    """
    unpacked = _inflated(_bytes(payload, where), where, limit)
    try:
        return unpacked.decode("utf-8")
    except UnicodeDecodeError as error:
        raise LinkError(
            where=f"{where}, inflated byte {error.start + 1}",
            found=f"byte {unpacked[error.start]:#04x}",
            want="UTF-8 text",
            hint="was a character of the link changed?",
        ) from error


def deflate(text: str) -> str:
    """Deflate one text into a payload.

    Args:
        text: Any text without lone surrogates.

    Returns:
        Base64 of a raw deflate stream, standard alphabet, padded.

    Raises:
        WriteError: If the text holds half a surrogate pair, which UTF-8 cannot.

    Source: Penpa+ ``class_p.js``, ``encrypt_data``; its compressor differs in the bytes chosen.
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    try:
        packed = packer.compress(text.encode("utf-8")) + packer.flush()
    except UnicodeEncodeError as error:
        raise WriteError(
            where=f"text, character {error.start + 1}",
            found=f"half a surrogate pair {text[error.start]!r}",
            want="whole characters",
            hint="retype the emoji there",
        ) from error
    return b2a_base64(packed, newline=False).decode("ascii")


def _bytes(payload: str, where: str) -> bytes:
    text = _repaired(payload).rstrip("=")
    if _ILLEGAL.search(text):
        raise _illegal(payload, where)
    if not text or len(text) % 4 == 1:
        raise LinkError(
            where=where,
            found=f"{len(text)} base64 characters",
            want="a payload; no base64 has that length",
            hint=_CUT,
        )
    return a2b_base64(text + "=" * (-len(text) % 4))


def _repaired(payload: str) -> str:
    text = payload
    if "%" in text:
        text = _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)
    # A blank beside a line break is mail's indentation; any other can only have been a plus.
    lines = _BREAK.split(text)
    return "".join(line.strip() for line in lines).replace(" ", "+").translate(_URL_SAFE)


def _illegal(payload: str, where: str) -> LinkError:
    """Blame the first character, or escape, that does not stand for a base64 one."""
    tokens = _TOKEN.findall(payload)
    bad = {token for token in set(tokens) if _ILLEGAL.search(_repaired(token))}
    good = list(takewhile(lambda token: token not in bad, tokens))
    return LinkError(
        where=f"{where}, character {sum(map(len, good)) + 1}",
        found=shown("".join(tokens[len(good) : len(good) + 1])),
        want="base64 (letters, digits, + and /)",
        hint="copy the link again, without the text around it",
    )


def _inflated(packed: bytes, where: str, limit: int) -> bytes:
    try:
        return _stream(packed, _RAW, where, limit)
    except zlib.error as raw:
        # A zlib header reads as a stored block of wrong length, so raw fails on it at once.
        try:
            return _stream(packed, zlib.MAX_WBITS, where, limit)
        except zlib.error:
            raise LinkError(
                where=where,
                found="bytes that do not inflate",
                want="a raw deflate stream",
                hint="was a character of the link changed?",
            ) from raw


def _stream(packed: bytes, wbits: int, where: str, limit: int) -> bytes:
    stream = zlib.decompressobj(wbits)
    text = stream.decompress(packed, limit + 1)
    if len(text) > limit:
        raise LinkError(
            where=where,
            found=f"more than {limit} bytes once inflated",
            want="a puzzle of a sensible size",
            hint="it is not a puzzle, or its undo history should be cleared first",
        )
    if not stream.eof:
        raise LinkError(
            where=where, found="a stream without its end", want="a whole payload", hint=_CUT
        )
    return text
