"""Drawings to documents: a fresh address or file, or a base with what differs changed.

Addresses never carry an answer and not every number; files carry nearly all. So a drawing is
written as the usual short address where that loses nothing that a file would keep, else as the
file's address. What is written is read again: each element that does not come back as it was is a
loss, so that no code has to say what it leaves out.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from converters.drawing import Drawing, Element, first_spot
from converters.formats.puzzlink import reading, sheet
from converters.formats.puzzlink.address import PuzzLinkDocument, Shape, is_square, take_apart
from converters.formats.puzzlink.board import Board, changed
from converters.formats.puzzlink.codec import write_all
from converters.formats.puzzlink.genre import Genre
from converters.formats.puzzlink.picture import Meaning, Taken, draw, take
from converters.formats.puzzlink.tokens import content_at
from converters.loss import Loss, LossKind, Lossy
from converters.plain import described, splice
from converters.site import Site

_PAGE: Final = "https://puzz.link/p?"


def write(genre: Genre, drawing: Drawing, base: PuzzLinkDocument | None) -> Lossy[PuzzLinkDocument]:
    """Write a drawing of a genre; of a base, what does not differ stays.

    Raises:
        WriteError: If the lattice is not square.
    """
    taken = take(genre, drawing)
    document = _document(genre, taken.board, base)
    found = reading.read(genre, document)
    lost = tuple(_compared(taken, drawing, found.board, draw(genre, found.board)))
    return Lossy(document, (*taken.losses, *lost))


def _document(genre: Genre, board: Board, base: PuzzLinkDocument | None) -> PuzzLinkDocument:
    if base is None or (base.rows, base.cols) != (board.rows, board.cols):
        return _fresh(genre, board)
    found = reading.read(genre, base)
    same_settings = found.board.settings == board.settings
    differences = frozenset(changed(found.board.marks, board.marks))
    if same_settings and not differences:
        return base
    if base.shape is Shape.FILE and same_settings:
        patched = _patched(genre, board, base, found, differences)
        if patched is not None:
            return patched
    fresh = _fresh(genre, board)
    older = any(letter in genre.older for letter in base.flag)
    if base.shape != Shape.SHORT or fresh.shape != Shape.SHORT or not same_settings or older:
        return fresh
    head = base.head if base.head.endswith("/") else base.head + "/"
    return replace(fresh, head=head, variety=base.variety)


def _patched(
    genre: Genre,
    board: Board,
    base: PuzzLinkDocument,
    found: reading.Found,
    differences: frozenset[tuple[str, Site]],
) -> PuzzLinkDocument | None:
    """Replace the tokens of the places that differ; None if the file has none for one of them."""
    prepared = genre.prepare(board)
    edits: list[tuple[int, int, str]] = []
    said: set[tuple[str, Site]] = set()
    for slot in found.slots:
        fields = slot.tokens.fields()
        own = {(name, slot.site) for name in (*fields, "unread")} & differences
        if own:
            token = slot.tokens.write(content_at(prepared.marks, slot.site, fields))
            text = sheet.escape(token) if reading.is_address(base) else token
            edits.append((slot.token.start, slot.token.end, text))
            said |= own
    if frozenset(said) != differences:
        return None
    return replace(base, body=splice(base.body, edits))


def _fresh(genre: Genre, board: Board) -> PuzzLinkDocument:
    """Give the short address, or the file's if that holds more."""
    short = _short(genre, board)
    missing = _missing(genre, board, short)
    if not missing or (is_square(genre.name) and board.rows != board.cols):
        return short
    file = _file(genre, board)
    return file if _missing(genre, board, file) < missing else short


def _missing(genre: Genre, board: Board, document: PuzzLinkDocument) -> int:
    """Give how many marks and settings of a board a document does not hold."""
    found = reading.read(genre, document).board
    return sum(1 for _ in changed(board.marks, found.marks)) + len(board.settings ^ found.settings)


def _short(genre: Genre, board: Board) -> PuzzLinkDocument:
    body = write_all(genre.address, genre.prepare(board))
    letters = "".join(each for each in genre.settings if each in board.settings)
    size = f"{board.cols}/{board.rows}/"
    head = f"{_PAGE}{genre.url}/{letters}/{size}" if letters else f"{_PAGE}{genre.url}/{size}"
    # pzprjs closes an address with a slash where a program might take its last character away
    tail = "" if body[-1:].isalnum() else "/"
    return take_apart(head + body + tail, genre.names)


def _file(genre: Genre, board: Board) -> PuzzLinkDocument:
    prepared = genre.prepare(board)
    rows = [line for part in genre.parts(genre.version) for line in part.write(prepared)]
    version = f"pzprv3.{genre.version}" if genre.version else "pzprv3"
    size = f"{board.rows}" if is_square(genre.name) else f"{board.rows}/{board.cols}"
    text = "".join(sheet.escape(row) + "/" for row in rows)
    return take_apart(f"{_PAGE}{version}/{genre.name}/{size}/{text}/", genre.names)


def _compared(taken: Taken, drawing: Drawing, board: Board, again: Drawing) -> Iterator[Loss]:
    """Give a loss for each element that was taken and does not come back, or comes new."""
    left = {
        "question": Counter(again.question) - Counter(_decor(taken, drawing)),
        "answer": Counter(again.answer),
    }
    named: set[Site | None] = {loss.site for loss in taken.losses}
    for meaning in taken.meanings:
        if meaning.mark is None:
            continue
        if left[meaning.layer][meaning.element] > 0:
            left[meaning.layer][meaning.element] -= 1
            continue
        loss = meaning.lost(_kind(meaning, board))
        named |= {loss.site, meaning.mark[1]}
        yield loss
    for layer, elements in left.items():
        for element in elements.elements():
            spot = first_spot(element)
            if (spot and spot.site) not in named:
                what = f"{described(element)} added"
                yield Loss(LossKind.APPROXIMATED, layer, what, spot and spot.site)


def _decor(taken: Taken, drawing: Drawing) -> Iterator[Element]:
    """Give the elements of a drawing that are no marks since such boards always have them."""
    marks = Counter(each.element for each in taken.meanings if each.layer == "question")
    yield from (Counter(drawing.question) - marks).elements()


def _kind(meaning: Meaning, board: Board) -> LossKind:
    """Tell whether the mark of an element is there, only looking otherwise."""
    if meaning.mark is None:
        return LossKind.NOT_EXPRESSIBLE
    name, site, _ = meaning.mark
    there = site in board.at(name)
    return LossKind.APPROXIMATED if there else LossKind.NOT_EXPRESSIBLE
