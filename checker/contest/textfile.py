"""Text files as people have them: UTF-8 or Windows-1252, with or without a mark at the start.

A file is looked at once as a whole, in small pieces, before it is read: only its last byte tells
whether it is UTF-8, and its hash is what a run is known by.
"""

import codecs
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
    first, size, is_utf8 = b"", 0, True
    with _readable(path), path.open("rb") as file:
        while piece := file.read(_PIECE):
            first, size = first or piece, size + len(piece)
            digest.update(piece)
            is_utf8 = is_utf8 and _decodes(decoder, piece)
    is_utf8 = is_utf8 and _decodes(decoder, b"", final=True)
    marked = next((name for mark, name in _MARKS if first.startswith(mark)), None)
    return Scanned(marked or ("utf-8" if is_utf8 else "cp1252"), digest.hexdigest(), size)


@contextmanager
def opened(path: Path, encoding: str) -> Generator[TextIO]:
    """Open a file for reading, its line ends as they are.

    Raises:
        UsageError: If it cannot be read.
    """
    # five bytes mean nothing in Windows-1252; they must not end the reading
    with _readable(path), path.open(encoding=encoding, errors="replace", newline="") as file:
        yield file


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
