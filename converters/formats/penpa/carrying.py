"""A whole other link kept in a Penpa+ link: behind the source, which the editor only hands on.

Loading and exporting keep that field letter by letter, and as the fragment of an address it does
no harm where the editor shows the source as a link.
"""

from typing import Final

from converters.codec.deflate import deflate, inflate
from converters.errors import PenpadError
from converters.formats.penpa.document import HEADER, PenpaDocument
from converters.formats.penpa.legacy import modernised

_URL_SAFE: Final = str.maketrans("+/", "-_")


def carry(document: PenpaDocument, link: str) -> PenpaDocument:
    """Give a document with a link kept inside."""
    if document.legacy:
        document = modernised(document)
    header = document.header()
    packed = deflate(link).rstrip("=").translate(_URL_SAFE)
    return document.with_line(HEADER, header.with_source(header.source, carried=packed).text())


def carried(document: PenpaDocument) -> str:
    """Give the link kept inside; empty if there is none, or it is damaged."""
    if document.legacy:
        return ""
    packed = document.header().carried
    try:
        return inflate(packed) if packed else ""
    except PenpadError:
        return ""
