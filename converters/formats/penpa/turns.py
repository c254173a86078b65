"""How a board is turned and mirrored, for places and for directions.

The editor turns the board by ``theta`` (clockwise), then mirrors it left to right, then top to
bottom; ids, and the values of symbols that turn along, stay those of the board as it was made. A
drawing stands in the solver's view, so both are turned on reading and turned back on writing.

A direction is an eighth of a full turn clockwise from "right"; any turn and mirroring maps the
eighth ``e`` to ``sign * e + shift``.

Source: Penpa+ ``class_p.js``, ``point_move``; ``class_square.js``, ``rotate_theta``.
"""

from typing import Final, NamedTuple

_EIGHTHS: Final = 8
_DEGREES: Final = 45

DIRECTIONS: Final = (
    "right",
    "down-right",
    "down",
    "down-left",
    "left",
    "up-left",
    "up",
    "up-right",
)
"""The words for directions and corners, clockwise from the right."""

_INDEX: Final = {word: index for index, word in enumerate(DIRECTIONS)}
_STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class Turn(NamedTuple):
    """A turn, and before it a mirroring if ``sign`` is −1; ``shift`` in eighths, clockwise."""

    sign: int = 1
    shift: int = 0

    def word(self, word: str, pivot: int = 0) -> str:
        """Give the direction that a word points in afterwards; ``a>b`` word by word.

        Args:
            word: One of `DIRECTIONS`; any other word stays.
            pivot: Eighths between the direction that is turned and the one the word names.
        """
        if ">" in word:
            return ">".join(self.word(part, pivot) for part in word.split(">"))
        index = _INDEX.get(word)
        if index is None:
            return word
        return DIRECTIONS[(self.sign * (index - pivot) + self.shift + pivot) % _EIGHTHS]

    def back(self) -> "Turn":
        """Give the turn that undoes this one."""
        return Turn(self.sign, (-self.sign * self.shift) % _EIGHTHS)

    def unmirrored(self) -> "Turn":
        """Give the turn alone, for things that look the same upside down and are not mirrored."""
        return Turn(1, self.shift % (_EIGHTHS // 2))

    def step(self, word: str) -> tuple[int, int]:
        """Give rows and columns of the step that a word becomes."""
        return _STEPS[_INDEX[self.word(word)]]


UPRIGHT: Final = Turn()


def board_turn(theta: int, flip_lr: int, flip_ud: int) -> Turn | None:
    """Give the turn of a board's header fields; None if it is not by right angles."""
    if theta % 90:
        return None
    sign, shift = 1, theta // _DEGREES
    if flip_lr == -1:
        sign, shift = -sign, _EIGHTHS // 2 - shift
    if flip_ud == -1:
        sign, shift = -sign, -shift
    return Turn(sign, shift % _EIGHTHS)
