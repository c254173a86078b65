"""How a board is turned and mirrored, for places and for directions.

The editor turns the board by ``theta`` (clockwise), then mirrors it left to right, then top to
bottom; ids, and the values of symbols that turn along, stay those of the board as it was made. A
drawing stands in the solver's view, so both are turned on reading and turned back on writing.

A direction is a bearing in degrees clockwise from the right (see `converters.compass`); any turn
and mirroring maps the bearing ``b`` to ``sign · b + degrees``.

Source: Penpa+ ``class_p.js``, ``point_move``; ``class_square.js``, ``rotate_theta``.
"""

from typing import Final, NamedTuple

from converters.compass import EIGHT, bearing, word_at

DIRECTIONS: Final = tuple(EIGHT)
"""The words for directions and corners on a square board, clockwise from the right."""

QUIRKS_END: Final = (3, 0, 5)
"""The version from which tri, arc, frameline and arrow_fouredge are mirrored properly."""

_ROUND: Final = 360
_HALF: Final = 180
_STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class Turn(NamedTuple):
    """A turn, and before it a mirroring if ``sign`` is −1.

    Attributes:
        sign: 1 or −1.
        degrees: How far it is turned, clockwise, 0 to 359.
        grid: The grid type, which says what words there are and what the symbols look like.
        early: Whether the puzzle is of before 3.0.5, whose symbols were turned with mistakes.
    """

    sign: int = 1
    degrees: int = 0
    grid: str = "square"
    early: bool = False

    def word(self, word: str, pivot: int = 0) -> str:
        """Give the direction that a word points in afterwards; ``a>b`` word by word.

        Args:
            word: A direction; any other word stays.
            pivot: Degrees between the direction that is turned and the one the word names.
        """
        if ">" in word:
            return ">".join(self.word(part, pivot) for part in word.split(">"))
        before = bearing(word, self.grid)
        if before is None:
            return word
        return word_at(self.sign * (before - pivot) + self.degrees + pivot, self.grid)

    def back(self) -> "Turn":
        """Give the turn that undoes this one."""
        return self._replace(degrees=(-self.sign * self.degrees) % _ROUND)

    def unmirrored(self) -> "Turn":
        """Give the turn alone, for things that look the same upside down and are not mirrored."""
        return self._replace(sign=1, degrees=self.degrees % _HALF)

    def step(self, word: str) -> tuple[int, int]:
        """Give rows and columns of the step that a word becomes on a square board."""
        return _STEPS[DIRECTIONS.index(self.word(word))]

    @property
    def upright(self) -> bool:
        """Tell whether the board is seen as it was made."""
        return self.sign == 1 and self.degrees == 0


UPRIGHT: Final = Turn()


def board_turn(theta: int, flip_lr: int, flip_ud: int, grid: str = "square") -> Turn:
    """Give the turn of a board's header fields."""
    sign, degrees = 1, theta
    if flip_lr == -1:
        sign, degrees = -sign, _HALF - degrees
    if flip_ud == -1:
        sign, degrees = -sign, -degrees
    return Turn(sign, degrees % _ROUND, grid)


def header_turn(turn: Turn) -> tuple[int, int, int]:
    """Give the header fields of a turn: theta, and both mirrorings."""
    if turn.sign == 1:
        return turn.degrees % _ROUND, 1, 1
    return -turn.degrees % _ROUND, 1, -1
