"""Boards in a genre's own notation, such as the JSON of Delta/A38: they enter like any document.

No format knows them, for formats know nothing of genres. So the genres are asked first, and a board
becomes a document whose format is made of its genre: it is drawn by the genre's own drawer, and
every verb that works on documents works on it.
"""

from dataclasses import dataclass
from typing import Any, Final

from checker.genre import Notation, cell_codes
from checker.registry import AnyGenre, genres
from checker.rule import Lang
from converters import registry
from converters.codec.js_json import parse
from converters.drawing import Drawing
from converters.errors import PenpadError, WriteError
from converters.format import Format, Summary
from converters.limits import MAX_LINK
from converters.loss import Loss, LossKind, Lossy

_PLAIN: Final = "."
_OBJECT: Final = "{"
_SNIFFED: Final = 100_000
"""Characters that are enough to tell a text board: the largest has fewer clues than that."""


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A board as it was written in its genre's own notation.

    Attributes:
        genre: Whose notation it is.
        board: The board.
        text: The very text it was read from.
    """

    genre: AnyGenre
    board: object
    text: str

    def codes(self) -> tuple[tuple[str, ...], ...]:
        """Give what stands in each cell of the puzzle, row by row, without any answer."""
        return cell_codes(self.genre, self.genre.unsolved(self.board))

    def is_json(self) -> bool:
        """Tell whether it was written as JSON, not as text."""
        return self.text.strip().startswith(_OBJECT)

    def drawing(self) -> Drawing | None:
        """Give its picture; None if it cannot be drawn."""
        try:
            return self.genre.draw(self.board)
        except PenpadError:
            return None


def decode(text: str) -> registry.Document:
    """Decode any input: a board in a genre's own notation, or what `registry.decode` takes.

    Raises:
        PenpadError: If it is unusable.
    """
    return _decoded(text) or registry.decode(text)


def _decoded(text: object) -> registry.Document | None:
    """Decode a board in a genre's own notation; callers from Python may pass anything."""
    if not isinstance(text, str) or len(text) > MAX_LINK:
        return None
    for genre in genres().values():
        board = _board(genre.own, genre, text.strip()) if genre.own else None
        if board is not None:
            return registry.Document(_format(genre), OwnBoard(genre, board, text))
    return None


def _board(own: Notation[Any], genre: AnyGenre, text: str) -> object:
    """Give the board of a text in a genre's own notation; None if it is in another."""
    if own.is_text(text[:_SNIFFED]):
        return genre.from_text(text)
    if not text.startswith(_OBJECT) or not all(f'"{key}"' in text for key in own.keys):
        return None
    value = parse(text, where="board")
    return own.from_json(value) if own.is_json(value) else None


def own_answer(text: str, genre: AnyGenre) -> OwnBoard | None:
    """Give the board of an answer in a genre's own notation; None if it is in another.

    Raises:
        PenpadError: If it is damaged.
    """
    document = _decoded(text)
    board = own_board(document) if document else None
    return board if board and board.genre.name == genre.name else None


def own_board(document: registry.Document) -> OwnBoard | None:
    """Give the board of a document that a genre itself has read; None if a format has."""
    return document.native if isinstance(document.native, OwnBoard) else None


def in_json(genre: AnyGenre, board: object) -> str:
    """Give a board in the JSON of its genre.

    Raises:
        WriteError: If the genre has no notation of its own.
    """
    if genre.own is None:
        raise WriteError(
            where="genre",
            found=f"{genre.name}, which has no notation of its own",
            want="a genre that has one",
            hint="--to text writes its boards",
        )
    return genre.own.to_json(board)


def rewritten(own: OwnBoard, board: object) -> str:
    """Give another board of the same genre in the notation this one was written in."""
    if own.is_json():
        return in_json(own.genre, board)
    return own.genre.to_text(board)


def _format(genre: AnyGenre) -> Format[OwnBoard]:
    """Give a genre's notation as a format: read and given back, but never written anew."""
    return Format(
        name=genre.name,
        title=genre.title.say(Lang.EN),
        sniff=lambda _: False,
        encode=lambda own: own.text,
        summary=_summary,
        to_drawing=lambda own: Lossy(genre.draw(own.board), _undrawn(own)),
    )


def _undrawn(own: OwnBoard) -> tuple[Loss, ...]:
    """Name what of a board its drawing does not show."""
    remarks = own.genre.undrawn(own.board) if own.genre.undrawn else ()
    return tuple(
        Loss(LossKind.NOT_EXPRESSIBLE, "board", remark.say(Lang.EN), next(iter(remark.sites), None))
        for remark in remarks
    )


def _summary(own: OwnBoard) -> Summary:
    """Tell the size of a board, and how many cells hold something."""
    codes = own.codes()
    filled = sum(code != _PLAIN for row in codes for code in row)
    return Summary(
        editor="",
        grid="square",
        rows=len(codes),
        cols=len(codes[0]) if codes else 0,
        tags=own.genre.tags[:1],
        counts={"clue": filled},
    )
