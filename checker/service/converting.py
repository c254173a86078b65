"""Conversion between any two formats.

It goes through the drawing or, where a format holds one sort of puzzle only, through that genre's
board. A genre with a notation of its own is a target too: its board is written as JSON, and as text
where the target is text.
"""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from checker.genre import Reading
from checker.registry import AnyGenre, genres
from checker.rule import Lang
from checker.service.carrying import original_of, restored, with_original
from checker.service.opening import Opened, choose_genre, open_document
from checker.service.owning import decode, in_json, own_board
from converters import registry
from converters.backdrop import write_with_picture
from converters.drawing import Drawing, Element, Symbol
from converters.errors import UsageError, WriteError
from converters.loss import Loss, LossKind, Lossy
from converters.plain import lost_meta

# These hold one code a cell: a drawing gets into them only as its genre understands it.
_BOARD_FORMATS: Final = frozenset({"janko", "puzzlink", "tatham", "text"})
_TEXT: Final = "text"
# These also take drawings of genres that nobody here checks, if a tag names one they know.
_BY_TAG: Final = frozenset({"puzzlink"})
# These have a field for a picture behind the board.
_PICTURED: Final = frozenset({"penpa"})


class AnswerMode(StrEnum):
    """What becomes of the marks that are the answer."""

    KEEP = "keep"
    DROP = "drop"
    KEY = "key"


def convert_link(
    link: str,
    *,
    to: str,
    answer: AnswerMode = AnswerMode.KEEP,
    carry: bool = False,
    picture: bool = False,
) -> Lossy[str]:
    """Convert a link, and prove the result by decoding it again.

    Args:
        link: Any readable input.
        to: The target format's name, or that of a genre with a notation of its own.
        answer: ``keep`` the marks where they are, ``drop`` them, or turn them into the ``key``
            that the target's editor compares a solver's marks with.
        carry: Whether the link itself is kept inside the result, so that converting that back
            gives this very link, or this link with what was edited meanwhile.
        picture: Whether what the target has no marks for is drawn into one background picture.

    Returns:
        The link or picture, and everything that did not come through. Input in the target's own
        format that is not to be changed is given back as it is.

    Raises:
        PenpadError: If the input is unusable or the target cannot hold it.
    """
    document = decode(link)
    if to in genres() and genres()[to].own is not None:
        return _in_notation(document, genres()[to], answer)
    target = registry.find_format(to)
    if picture and target.name not in _PICTURED:
        raise _no_picture(target.title)
    if document.format.name == target.name and answer is AnswerMode.KEEP:
        return Lossy(document.link())
    noted = _as_text(document, answer) if target.name == _TEXT else None
    if noted is not None:
        return noted
    original = original_of(document, target.name)
    if original is not None:
        return _back(document, original, answer=answer)
    opened = open_document(document)
    base = document if document.format.name == target.name else None
    drawing, losses = prepared(opened, to=to, answer=answer)
    write = write_with_picture if picture else registry.write
    written = write(drawing, to=to, base=base)
    source = document.link()
    made = with_original(written.value, source, to=target) if carry else written.value
    return Lossy(made, (*opened.losses, *losses, *written.losses))


def _back(
    document: registry.Document, original: registry.Document, *, answer: AnswerMode
) -> Lossy[str]:
    """Convert back to the link that a conversion was made from."""
    source = original.format.name
    made = convert_link(original.link(), to=document.format.name)
    link, losses = restored(document, made.value, original)
    if answer is AnswerMode.KEEP:
        return Lossy(link, losses)
    changed = convert_link(link, to=source, answer=answer)
    return Lossy(changed.value, (*losses, *changed.losses))


def prepared(opened: Opened, *, to: str, answer: AnswerMode = AnswerMode.KEEP) -> Lossy[Drawing]:
    """Give the drawing to write: its answer as asked, redrawn where the target holds boards.

    Args:
        opened: What to write.
        to: The target format's name.
        answer: What becomes of the marks that are the answer.

    Raises:
        WriteError: If the target holds boards and nobody knows the drawing's genre.
    """
    drawing = opened.drawing
    genre = choose_genre(drawing).genre
    losses: tuple[Loss, ...] = ()
    if genre is not None and not drawing.meta.tags and to != opened.document.format.name:
        drawing = replace(drawing, meta=replace(drawing.meta, tags=genre.tags[:1]))
    source = opened.document.format.name
    if to in _BOARD_FORMATS and to != source:
        if genre is None and not _is_handed_on(drawing, source=source, to=to):
            raise _no_board(to)
        if genre is not None and genre.own is not None:
            raise _no_board(to, genre.name)
        if genre is not None and source not in _BOARD_FORMATS:
            drawing, losses = _as_board(drawing, genre)
    wanted = _with_answer(drawing, genre, answer)
    if answer is AnswerMode.KEY and not wanted.key:
        losses = (*losses, Loss(LossKind.NOT_EXPRESSIBLE, "key", "a solution: none is drawn"))
    return Lossy(wanted, losses)


def _is_handed_on(drawing: Drawing, *, source: str, to: str) -> bool:
    """Tell whether a drawing of no genre known here can be written as it is."""
    if drawing.meta.tags:
        return to in _BY_TAG
    return source in _BOARD_FORMATS


def _with_answer(drawing: Drawing, genre: AnyGenre | None, answer: AnswerMode) -> Drawing:
    if answer is AnswerMode.KEEP:
        return drawing
    bare = genre.without_answer(drawing) if genre else replace(drawing, answer=())
    if answer is AnswerMode.DROP:
        return replace(bare, key=())
    return replace(bare, key=_key(drawing, genre))


def _key(drawing: Drawing, genre: AnyGenre | None) -> tuple[Element, ...]:
    """Give the marks that a solver must make: the board's, if the genre is known."""
    if genre is None:
        return drawing.answer or drawing.key
    reading = genre.read(drawing, genre.choose(drawing).convention)
    return answer_marks(genre, reading.board) or drawing.key


def answer_marks(genre: AnyGenre, board: object) -> tuple[Element, ...]:
    """Give the marks that make a board's answer, without those that say "nothing here"."""
    marks = genre.key(board) if genre.key else genre.draw(board).answer
    return tuple(mark for mark in marks if not _is_dot(mark))


def _is_dot(mark: Element) -> bool:
    """Tell whether a mark says "nothing here", which no key asks for."""
    return isinstance(mark, Symbol) and mark.shape == "dot"


def _as_board(drawing: Drawing, genre: AnyGenre) -> Lossy[Drawing]:
    """Redraw as the genre understands it; what it did not understand is lost."""
    reading = genre.read(drawing, genre.choose(drawing).convention)
    plain = genre.draw(reading.board)
    meta = replace(drawing.meta, tags=plain.meta.tags)
    return Lossy(replace(plain, key=drawing.key, meta=meta), _unheld(reading))


def _in_notation(document: registry.Document, genre: AnyGenre, answer: AnswerMode) -> Lossy[str]:
    """Write a document as its genre understands it, in the genre's own JSON.

    Raises:
        ReadError: If it is none of that genre.
    """
    own = own_board(document)
    board, losses = _noted(document, genre, answer)
    if own is not None and board is own.board and own.is_json():
        return Lossy(document.link(), losses)
    return Lossy(in_json(genre, board), losses)


def _as_text(document: registry.Document, answer: AnswerMode) -> Lossy[str] | None:
    """Write a document as the text of a genre with a notation of its own; None: it is of none."""
    own = own_board(document)
    genre = own.genre if own else choose_genre(open_document(document).drawing).genre
    if genre is None or genre.own is None:
        return None
    board, losses = _noted(document, genre, answer)
    if own is not None and board is own.board and not own.is_json():
        return Lossy(document.link(), losses)
    return Lossy(genre.to_text(board), losses)


def _noted(document: registry.Document, genre: AnyGenre, answer: AnswerMode) -> Lossy[object]:
    """Give the board of a document as its genre understands it.

    Raises:
        ReadError: If it is none of that genre.
    """
    own = own_board(document)
    losses: tuple[Loss, ...] = ()
    if own is not None and own.genre is genre:
        board = own.board
    else:
        opened = open_document(document)
        reading = genre.read(opened.drawing, genre.choose(opened.drawing).convention)
        board = reading.board
        losses = (*opened.losses, *_unheld(reading), *lost_meta(opened.drawing.meta))
    if answer is AnswerMode.KEY:
        losses = (*losses, Loss(LossKind.NOT_EXPRESSIBLE, "key", "a solution that is no answer"))
    return Lossy(genre.unsolved(board) if answer is AnswerMode.DROP else board, losses)


def _unheld(reading: Reading[object]) -> tuple[Loss, ...]:
    """Name what a drawing holds beside its board."""
    return tuple(
        Loss(LossKind.NOT_EXPRESSIBLE, "drawing", remark.say(Lang.EN).removesuffix("."), site)
        for remark in (*reading.notes, *reading.unread)
        for site in remark.sites or (None,)
    )


def _no_picture(title: str) -> UsageError:
    return UsageError(
        where="--picture",
        found=f"{title}, which has no background picture",
        want="--to " + " or --to ".join(sorted(_PICTURED)),
        hint="leave out --picture",
    )


def _no_board(to: str, genre: str = "") -> WriteError:
    return WriteError(
        where="drawing",
        found=f"a puzzle of the genre {genre}" if genre else "a puzzle of no genre known here",
        want=f"one that {to} can hold",
        hint="--to penpa, sudokupad or svg carry any drawing",
    )
