"""A SudokuPad or f-puzzles link as a document: exact until it is edited.

The pieces of the link and the text inside its payload are kept as they came. An edit touches one
key: all others keep their value and their place. Zipped text cannot say everything (it turns
quotes into apostrophes, and digits into numbers), so an edited document is written as plain JSON,
which SudokuPad reads as well; and what SudokuPad cannot hold in ``scf`` or ``classic`` is written
as ``scl``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias
from urllib.parse import quote, unquote

from converters.codec.js_json import JsonValue, as_object, dump
from converters.codec.payload import pack, unpack
from converters.errors import LinkError
from converters.formats.sudokupad.address import Address, Kind, find_address
from converters.formats.sudokupad.address import looks_like_address as _looks_like_address
from converters.formats.sudokupad.content import (
    check_length,
    check_shape,
    kind_of,
    read_text,
)
from converters.formats.sudokupad.digits import content_of_digits

Key: TypeAlias = str | int
_CODES: Final = (Kind.SCF, Kind.CLASSIC)
_SNIFFED: Final = 5_000_000


class Form(StrEnum):
    """How a content is spelled."""

    JSON = "json"
    ZIPPED = "zipped"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class SudokuPadDocument:
    """One link.

    Attributes:
        address: The pieces of the link as they were pasted.
        kind: What sort of puzzle it holds.
        form: How its text is spelled.
        text: What the payload unpacks to: JSON, zipped JSON, or the code itself.
        packed: Whether the payload is compressed.
        repairs: What had to be repaired to read it, one clause each.
    """

    address: Address
    kind: Kind
    form: Form
    text: str
    packed: bool
    repairs: tuple[str, ...] = ()


def sniff(text: str) -> bool:
    """Tell whether some input is SudokuPad's or f-puzzles': an address, a payload or a content."""
    if not text.lstrip().startswith("{"):
        return _looks_like_address(text)
    if len(text) > _SNIFFED:
        return False
    try:
        content, _ = read_text(text)
        check_shape(content, kind_of(content))
    except LinkError:
        return "cells" in text[:_SNIFFED] and "replay_v" not in text
    return True


def decode(link: str) -> SudokuPadDocument:
    """Read a link, a payload, or a bare content.

    Raises:
        LinkError: If it is damaged, or no puzzle; ``where`` names the key at fault.
        FetchError: If it only names a puzzle that a server holds.
    """
    if link.lstrip()[:1] == "{":
        address = Address("", "", link, "", Kind.UNKNOWN)
        return _checked(address, link, packed=False, repairs=())
    address = find_address(link)
    # In a URL percent-escapes are as usual as not; in a bare payload they are a repair.
    payload = unquote(address.payload) if address.lead else address.payload
    if address.kind in _CODES:
        content_of_digits(address.kind, payload)
        return SudokuPadDocument(address, address.kind, Form.CODE, payload, packed=False)
    if not payload.strip("/=\t\r\n "):
        raise LinkError(
            where="payload",
            found="nothing",
            want=f"a puzzle behind {address.prefix!r}",
            hint="was the link cut short when it was copied?",
        )
    text, packed, repairs = unpack(payload)
    return _checked(address, text, packed=packed, repairs=repairs)


def encode(document: SudokuPadDocument) -> str:
    """Give the link: of an untouched document the very one that was decoded."""
    address = document.address
    return address.lead + address.prefix + address.payload + address.tail


def content(document: SudokuPadDocument) -> dict[str, JsonValue]:
    """Give what the document says, a fresh copy; digits codes as the content they stand for."""
    if document.kind in _CODES:
        return content_of_digits(document.kind, document.text)
    return as_object(read_text(document.text)[0], where="document")


def edited(document: SudokuPadDocument, path: Sequence[Key], value: JsonValue) -> SudokuPadDocument:
    """Give the document with one key set, such as ``("cells", 3, 4, "value")``.

    Raises:
        LinkError: If the path leads nowhere.
    """
    fields = content(document)
    place: JsonValue = fields
    for key in path[:-1]:
        place = _inside(place, key)
    _set(place, path[-1], value)
    return with_content(document, fields)


def with_content(document: SudokuPadDocument, fields: dict[str, JsonValue]) -> SudokuPadDocument:
    """Give the document with another content, written as plain JSON.

    The rest of the link stays: its host, its settings, whether it is a bare content.

    Raises:
        LinkError: If the content has not the shape of a puzzle.
    """
    kind = Kind.SCL if document.kind in _CODES else document.kind
    check_shape(fields, kind)
    text = dump(fields, reorder=False)
    check_length(text)
    address = document.address
    bare = not address.lead and not address.prefix and not document.packed
    prefix = "scl" if document.kind in _CODES else address.prefix
    payload = text if bare else pack(text)
    if address.lead:
        payload = quote(payload, safe="")
    return replace(
        document,
        address=address._replace(prefix=prefix, payload=payload),
        kind=kind,
        form=Form.JSON,
        text=text,
        packed=not bare,
        repairs=(),
    )


def fresh(fields: dict[str, JsonValue], *, query: str = "") -> SudokuPadDocument:
    """Give a new document: ``https://sudokupad.app/scl…``, percent-encoded, plain JSON.

    Args:
        fields: SudokuPad's puzzle JSON.
        query: Settings that follow the payload, from ``?`` on; empty for none.

    Raises:
        LinkError: If the content has not the shape of a puzzle.
    """
    address = Address("https://sudokupad.app/", "scl", "", query, Kind.SCL)
    return with_content(SudokuPadDocument(address, Kind.SCL, Form.JSON, "", packed=True), fields)


def _checked(
    address: Address, text: str, *, packed: bool, repairs: tuple[str, ...]
) -> SudokuPadDocument:
    fields, zipped = read_text(text)
    kind = kind_of(fields) if address.kind is Kind.UNKNOWN else address.kind
    check_shape(fields, kind)
    form = Form.ZIPPED if zipped else Form.JSON
    return SudokuPadDocument(address, kind, form, text, packed, repairs)


def _inside(place: JsonValue, key: Key) -> JsonValue:
    if isinstance(place, dict) and isinstance(key, str) and key in place:
        return place[key]
    if isinstance(place, list) and isinstance(key, int) and 0 <= key < len(place):
        return place[key]
    raise _nowhere(key)


def _set(place: JsonValue, key: Key, value: JsonValue) -> None:
    if isinstance(place, dict) and isinstance(key, str):
        place[key] = value
        return
    _inside(place, key)
    if isinstance(place, list) and isinstance(key, int):
        place[key] = value


def _nowhere(key: Key) -> LinkError:
    return LinkError(
        where="path", found=repr(key), want="a key that is there", hint="list indices count from 0"
    )
