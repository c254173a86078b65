"""Text files as people have them: UTF-8 or Windows-1252, with or without a mark at the start.

A file is looked at once as a whole, in small pieces, before it is read: only its last byte tells
whether it is UTF-8, and its hash is what a run is known by.

A file that is not UTF-8 is taken for Windows-1252, unless letters of UTF-8 are in it as well: such
a file was joined from two, and its bytes that fit neither are told of rather than guessed.

A byte that is no letter is not replaced, which would make two names or codes of one: it stays in
the text as what Python calls a lone surrogate, `damage` finds it, and `visible` writes it out.
"""

import codecs
import re
from collections.abc import Generator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from checker.source import failure
from converters.errors import UsageError

_PIECE: Final = 2**20
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_NO_TEXT: Final = (
    (b"PK\x03\x04", "an Excel workbook, or another zip archive", "CSV UTF-8"),
    (b"\xd0\xcf\x11\xe0", "an old Excel workbook", "CSV UTF-8"),
    (b"SQLite format 3\0", "an SQLite file, such as a store of verdicts", "text"),
    (b"%PDF", "a PDF file", "text"),
    (b"\x1f\x8b", "a packed file", "text, unpacked"),
)
"""How files begin that are no text, what they are, and as what to save them instead."""

_LOOKED_AT: Final = 4096
# Latin letters and usual punctuation in UTF-8; in Windows-1252 they would be Ã¼, â€œ and the like
_OF_UTF8: Final = re.compile(rb"[\xc2\xc3][\x80-\xbf]|\xe2[\x80\x82][\x80-\xbf]")
_DAMAGE: Final = re.compile("[\0\N{REPLACEMENT CHARACTER}\ud800-\udfff]")
_BYTES: Final = range(0xDC80, 0xDD00)


class Scanned(NamedTuple):
    """What a file is, without its content.

    Attributes:
        encoding: How its bytes are letters.
        digest: The SHA-256 of its bytes, in hexadecimal digits.
        size: How many bytes it has.
    """

    encoding: str
    digest: str
    size: int


def scanned(path: Path) -> Scanned:
    """Look at a whole file.

    Raises:
        UsageError: If it cannot be read.
    """
    digest, decoder = sha256(), codecs.getincrementaldecoder("utf-8")()
    first, size, is_utf8, is_mixed, before = b"", 0, True, False, b""
    with _readable(path), path.open("rb") as file:
        while piece := file.read(_PIECE):
            first, size = first or piece, size + len(piece)
            digest.update(piece)
            is_utf8 = is_utf8 and _decodes(decoder, piece)
            is_mixed = is_mixed or _OF_UTF8.search(before[-2:] + piece) is not None
            before = piece
    is_utf8 = is_utf8 and _decodes(decoder, b"", final=True)
    marked = next((name for mark, name in _MARKS if first.startswith(mark)), None)
    _refuse_no_text(path, first[:_LOOKED_AT], marked)
    known = "utf-8" if is_utf8 or is_mixed else "cp1252"
    return Scanned(marked or known, digest.hexdigest(), size)


@contextmanager
def opened(path: Path, encoding: str) -> Generator[TextIO]:
    """Open a file for reading, its line ends as they are.

    Raises:
        UsageError: If it cannot be read.
    """
    # a byte that is no letter must not end the reading; in UTF-16 half a letter is one sign
    errors = "replace" if encoding == "utf-16" else "surrogateescape"
    with _readable(path), path.open(encoding=encoding, errors=errors, newline="") as file:
        yield file


class Damage(NamedTuple):
    """A letter that got lost: where in a text it stood, from 0, and what is there instead."""

    at: int
    what: str


def damage(text: str) -> Damage | None:
    """Give the first letter of a text that got lost; None: all are there."""
    found = None if _is_plain(text) else _DAMAGE.search(text)
    return Damage(found.start(), _described(found[0])) if found else None


def visible(text: str) -> str:
    r"""Write out what is no letter, each in its own way, so that no two texts become one.

    >>> visible("J" + chr(0xDCFC) + "rgen")
    'J\\xfcrgen'
    """
    return text if _is_plain(text) else _DAMAGE.sub(lambda found: _escape(found[0]), text)


def _is_plain(text: str) -> bool:
    """Tell at once of most texts that nothing is wrong with them."""
    return text.isascii() and "\0" not in text


def _described(sign: str) -> str:
    if ord(sign) in _BYTES:
        return f"the byte {ord(sign) - 0xDC00:02X}, which is no letter in the file's encoding"
    if sign == "\0":
        return "a zero character"
    if sign == "\N{REPLACEMENT CHARACTER}":
        return "a replacement sign, where some program lost a letter"
    return "half a letter"


def _escape(sign: str) -> str:
    if sign == "\N{REPLACEMENT CHARACTER}":
        return sign
    code = ord(sign)
    return f"\\x{code - 0xDC00:02x}" if code in _BYTES else f"\\u{code:04x}"


def read_text(path: Path, most: int) -> str:
    """Give the text of a small file, its lines ending in a single line feed.

    Args:
        path: The file.
        most: How many bytes it may have.

    Raises:
        UsageError: If it cannot be read, or is larger.
    """
    held = scanned(path)
    if held.size > most:
        raise UsageError(
            where=str(path),
            found=f"{held.size} bytes",
            want=f"at most {most}",
            hint="is this the right file?",
        )
    with opened(path, held.encoding) as file:
        return file.read().replace("\r\n", "\n")


def _refuse_no_text(path: Path, first: bytes, marked: str | None) -> None:
    """Raise for a file that holds no text, or text in an encoding that nothing tells of."""
    for mark, what, instead in _NO_TEXT:
        if first.startswith(mark):
            hint = f"save it as {instead}, or give another file"
            raise UsageError(where=str(path), found=what, want="a text file", hint=hint)
    if marked is None and 4 * first.count(0) > len(first):
        raise UsageError(
            where=str(path),
            found="many zero bytes, as UTF-16 without its mark has them",
            want="a text file",
            hint="save it as UTF-8",
        )


@contextmanager
def _readable(path: Path) -> Generator[None]:
    """Turn what the system says of a file into an error of ours."""
    try:
        yield
    except OSError as error:
        raise UsageError(
            where=str(path),
            found=failure(error),
            want="a file that can be read",
            hint="penpad contest init FOLDER writes an example of each file",
        ) from error


def _decodes(decoder: codecs.IncrementalDecoder, piece: bytes, *, final: bool = False) -> bool:
    try:
        decoder.decode(piece, final)
    except UnicodeDecodeError:
        return False
    return True
