"""A whole other link kept in a SudokuPad puzzle: an entry of its metadata that nobody reads."""

from converters.codec.js_json import as_object
from converters.formats.sudokupad import metadata as keys
from converters.formats.sudokupad.address import Kind
from converters.formats.sudokupad.document import SudokuPadDocument, content, with_content
from converters.formats.sudokupad.writing import with_id


def carry(document: SudokuPadDocument, link: str) -> SudokuPadDocument:
    """Give a document with a link kept inside.

    Raises:
        LinkError: If its metadata is no object.
    """
    fields = content(document)
    metadata = as_object(fields.setdefault("metadata", {}), where="metadata")
    metadata[keys.CARRIED] = link
    return with_content(document, with_id(fields))


def carried(document: SudokuPadDocument) -> str:
    """Give the link kept inside; empty if there is none."""
    if document.kind is not Kind.SCL:
        return ""
    metadata = content(document).get("metadata")
    link = metadata.get(keys.CARRIED) if isinstance(metadata, dict) else None
    return link if isinstance(link, str) else ""
