"""Where an argument's text comes from: standard input, a file, or the argument itself."""

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
    if _is_file(argument):
        return _file(argument)
    return argument.strip()


def _is_file(name: str) -> bool:
    """Tell whether a file of that name exists; links are too long or odd for most systems."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def _file(name: str) -> str:
    try:
        with Path(name).open("rb") as file:
            return _text(file.read(MAX_LINK + 1), where=f"file {shown(name)}")
    except (OSError, ValueError) as error:
        raise LinkError(
            where=f"file {shown(name)}",
            found=_reason(error),
            want="a readable file with one link or board",
            hint="check the name after @; a link itself is given without @",
        ) from error


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno).lower()
    return "a name no file can have"


def _text(content: bytes, *, where: str) -> str:
    if len(content) > MAX_LINK:
        raise LinkError(
            where=where,
            found=f"more than {MAX_LINK} bytes",
            want="one link or board",
            hint="a puzzle link is rarely longer than 10000 characters; is this the right file?",
        )
    for magic, what in _PICTURES.items():
        if content.startswith(magic):
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
