"""Documents to boards: addresses and files of the genres that are rows of `Genre`."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from converters.errors import ReadError, shown
from converters.formats.puzzlink import sheet
from converters.formats.puzzlink.address import PuzzLinkDocument, Shape
from converters.formats.puzzlink.board import Board, Draft
from converters.formats.puzzlink.codec import read_all
from converters.formats.puzzlink.genre import Genre
from converters.formats.puzzlink.parts import BEHIND, Lines, Part, Slot, lines
from converters.loss import Loss, LossKind

_VERSION: Final = re.compile(r"pzprv3\.([0-9]{1,3})")
_LINE_ENDS: Final = str.maketrans("", "", "\r\n")


class Found(NamedTuple):
    """What a document says.

    Attributes:
        board: The board.
        losses: What was not understood.
        slots: The tokens of a file; none in an address.
        has_tail: Whether something that is kept stands behind a file's board.
    """

    board: Board
    losses: tuple[Loss, ...]
    slots: tuple[Slot, ...] = ()
    has_tail: bool = False


def read(genre: Genre, document: PuzzLinkDocument) -> Found:
    """Read a document of a genre.

    Raises:
        ReadError: If it is a kanpen address of a genre that kanpen does not have.
    """
    draft = Draft(document.rows, document.cols)
    draft.losses += _variant(document)
    if document.shape in (Shape.SHORT, Shape.KANPEN_SHORT):
        _read_address(genre, document, draft)
        return _finished(genre, draft)
    if document.shape is Shape.KANPEN and not genre.kanpen:
        raise ReadError(
            where="genre",
            found=f"a kanpen address of {shown(document.variety)}",
            want="an address of puzz.link",
            hint="kanpen has no such genre; is the name right?",
        )
    found = lines(document.body, layout(document))
    for part in _parts(genre, document):
        part.read(found, draft)
    tail = _read_tail(found, draft)
    return _finished(genre, draft)._replace(slots=tuple(found.slots), has_tail=tail)


def layout(document: PuzzLinkDocument) -> sheet.Layout:
    """Give how the lines and tokens of a file are parted."""
    if document.shape in (Shape.KANPEN, Shape.APPLET):
        return sheet.KANPEN
    return sheet.ADDRESS if is_address(document) else sheet.FILE


def is_address(document: PuzzLinkDocument) -> bool:
    """Tell whether it stands in an address, where characters are escaped."""
    return "?" in document.head


def _finished(genre: Genre, draft: Draft) -> Found:
    genre.tidy(draft)
    draft.marks = {name: places for name, places in draft.marks.items() if places}
    return Found(draft.board(), tuple(draft.losses))


def _variant(document: PuzzLinkDocument) -> Iterator[Loss]:
    """Name a variant: nobody knows what it would change."""
    if document.variant:
        what = f"the variant {shown(document.variant)}"
        yield Loss(LossKind.NOT_UNDERSTOOD, "variant", what)


def _read_address(genre: Genre, document: PuzzLinkDocument, draft: Draft) -> None:
    codecs = genre.address
    for letter in document.flag:
        if letter in genre.older:
            codecs = genre.older[letter]
        elif letter in genre.settings:
            draft.settings.add(letter)
        else:
            draft.lose("flag", f"the flag {shown(letter)}")
    read_all(codecs, document.body.translate(_LINE_ENDS), draft)


def _parts(genre: Genre, document: PuzzLinkDocument) -> tuple[Part, ...]:
    if document.shape is Shape.KANPEN:
        return genre.kanpen
    if document.shape is Shape.APPLET:
        return genre.applet
    version = _VERSION.search(document.head)
    return genre.parts(int(version[1]) if version else 0)


def _read_tail(found: Lines, draft: Draft) -> bool:
    """Tell whether there is anything behind the board, and name the first line nobody knows."""
    for number in range(found.next, len(found.spans)):
        text = found.text(number)
        if text and not BEHIND.match(text):
            draft.lose(f"line.{number + 1}", f"text behind the board: {shown(text)}")
        if text:
            return True
    return False
