"""Where an argument's text comes from: standard input, a file, or the argument itself."""

import errno
import os
from pathlib import Path
from typing import BinaryIO, Final

from converters.errors import LinkError, shown
from converters.limits import MAX_LINK

_PICTURES: Final = {
    b"\x89PNG": "a PNG picture",
    b"\xff\xd8\xff": "a JPEG picture",
    b"GIF8": "a GIF picture",
    b"RIFF": "a WebP picture",
    b"BM": "a BMP picture",
    b"%PDF": "a PDF file",
    b"PK\x03\x04": "a zip archive",
}
_REASONS: Final = {
    errno.ENOENT: "no such file",
    errno.EISDIR: "a folder",
    errno.EACCES: "no permission",
    errno.ENOSPC: "no space left on the device",
}


def read_source(argument: str, stdin: BinaryIO) -> str:
    """Give the text an argument stands for, outer white space stripped.

    Args:
        argument: ``-`` for all of standard input, ``@FILE``, the name of an existing file, or else
            the text itself.
        stdin: Read only for ``-``.

    Raises:
        LinkError: If the file cannot be read, is no text, or is too large.
    """
    if argument == "-":
        return _text(stdin.read(MAX_LINK + 1), where="standard input")
    if argument.startswith("@"):
        return _file(argument[1:])
    return _file(argument) if _exists(argument) else argument.strip()


def failure(error: OSError) -> str:
    """Give what a file's error found, as a noun."""
    return _REASONS.get(error.errno or 0) or os.strerror(error.errno or 0).lower()


def _exists(name: str) -> bool:
    """Tell whether a file of that name exists; links are too long or odd for most systems.

    A folder counts only where the name says that it is one: ``.`` may be a board.
    """
    try:
        path = Path(name)
        return path.exists() and (not path.is_dir() or name.strip("./") != "")
    except (OSError, ValueError):
        return False


def _file(name: str) -> str:
    try:
        with Path(name).open("rb") as file:
            return _text(file.read(MAX_LINK + 1), where=f"file {shown(name)}")
    except (OSError, ValueError) as error:
        raise LinkError(
            where=f"file {shown(name)}",
            found=failure(error) if isinstance(error, OSError) else "a name no file can have",
            want="a readable file with one link or board",
            hint="check the name; a link itself is given without @",
        ) from error


def _text(content: bytes, *, where: str) -> str:
    if len(content) > MAX_LINK:
        raise LinkError(
            where=where,
            found=f"more than {MAX_LINK} bytes",
            want="one link or board",
            hint="a puzzle link is rarely longer than 10000 characters; is this the right file?",
        )
    for magic, what in _PICTURES.items():
        if content.startswith(magic) and not _is_text(content):
            raise LinkError(
                where=where,
                found=what,
                want="the text of a link or board",
                hint="penpad cannot read puzzles from pictures; copy the puzzle's link instead",
            )
    try:
        return content.decode("utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise LinkError(
            where=f"{where}, byte {error.start + 1}",
            found="bytes that are not UTF-8 text",
            want="the text of a link or board",
            hint="save the file as UTF-8 text, or paste the link itself",
        ) from error


def _is_text(content: bytes) -> bool:
    """Tell whether bytes could be a link after all: some boards begin like a picture."""
    return content.isascii() and b"\0" not in content and not content.startswith(b"%PDF")
