"""From a link to the puzzle that somebody wants to have solved."""

from dataclasses import dataclass

from checker.genre import Reading
from checker.registry import AnyGenre
from checker.rule import Lang, Remark
from checker.service.opening import Opened, choose_genre, open_link
from converters.drawing import Drawing
from converters.errors import ReadError


@dataclass(frozen=True, slots=True)
class Posed:
    """A link's puzzle.

    Attributes:
        opened: The link.
        genre: The puzzle's genre.
        genre_reason: Why this genre.
        reading: What is given, and the solver's marks if they count.
        notes: Those on the puzzle alone: notes on its marks speak of a check, which ignores some.
    """

    opened: Opened
    genre: AnyGenre
    genre_reason: Remark
    reading: Reading[object]
    notes: tuple[Remark, ...]

    def unread(self) -> tuple[Remark, ...]:
        """Give what nobody understood; a rule may hang on it."""
        return (*self.opened.unread(), *self.reading.unread)


def pose(link: str, genre: str | None = None, *, marks: bool = False) -> Posed:
    """Give the puzzle on a link.

    Args:
        link: Any readable input.
        genre: The genre's name; None: found out.
        marks: Whether the solver's marks count.

    Raises:
        PenpadError: If the input is unusable, or of no known genre.
    """
    opened = open_link(link)
    choice = choose_genre(opened.drawing, wanted=genre)
    if choice.genre is None:
        raise ReadError(
            where="drawing",
            found="a puzzle whose genre is not known",
            want="one that can be solved",
            hint=choice.reason.say(Lang.EN),
        )
    puzzle = _reading(choice.genre, choice.genre.without_answer(opened.drawing))
    reading = _reading(choice.genre, opened.drawing) if marks else puzzle
    return Posed(opened, choice.genre, choice.reason, reading, puzzle.notes)


def _reading(genre: AnyGenre, drawing: Drawing) -> Reading[object]:
    return genre.read(drawing, genre.choose(drawing).convention)
