"""Whether a drawing is of this genre, and which of its marks belong to an answer."""

from dataclasses import replace

from checker.genre import Choice
from checker.genres.delta_a38.reading import remarks
from checker.genres.delta_a38.reading.conventions import STARS
from checker.genres.delta_a38.reading.reader import answer_marks, read
from checker.genres.delta_a38.reading.signs import is_disc
from checker.genres.delta_a38.reading.sorting import size_of
from checker.rule import Remark
from converters.drawing import Drawing
from converters.errors import ReadError


def choose(drawing: Drawing) -> Choice:
    """Give the default convention: solvers who dot pass cells have to say so.

    Raises:
        ReadError: If its cells are none that such a puzzle can have.
    """
    size_of(drawing)
    return Choice(STARS, remarks.chosen(STARS))


def recognise(drawing: Drawing) -> Remark | None:
    """Say why a drawing is wholly of this genre; None if it is not.

    It is, if it has one black circle, a square, an A38 clue, and no mark that is unread. Other
    puzzles have some of these, but texts on squares, texts without one and the circle tell it.
    """
    if not any(map(is_disc, drawing.question)):
        return None  # said at once: most drawings are of other genres
    try:
        reading = read(drawing, STARS)
    except ReadError:
        return None
    board = reading.board
    telling = board.squares and board.numbers and not reading.unread
    return remarks.recognised() if telling else None


def without_answer(drawing: Drawing) -> Drawing:
    """Give a drawing without its solver's layer, and without lines and borders in the author's.

    Raises:
        ReadError: If it is none of this genre.
    """
    given = replace(drawing, answer=())
    gone = {id(one.element) for one in answer_marks(given, STARS)}
    kept = tuple(element for element in given.question if id(element) not in gone)
    return replace(given, question=kept)
