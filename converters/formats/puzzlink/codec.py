"""What the codes of addresses have in common: they read on where the last one stopped."""

from collections.abc import Callable
from dataclasses import dataclass

from converters.errors import shown
from converters.formats.puzzlink.board import Board, Draft


@dataclass(frozen=True, slots=True)
class Codec:
    """One code that a body is made of.

    Attributes:
        read: Body, place where the code starts, and the board to fill, to the place where it ends.
        write: Board to code; values that the code has no way to say are left out.
    """

    read: Callable[[str, int, Draft], int]
    write: Callable[[Board], str]


def read_all(codecs: tuple[Codec, ...], body: str, draft: Draft) -> None:
    """Read a body, and name what is left over behind the last code."""
    place = 0
    for codec in codecs:
        place = codec.read(body, place, draft)
    if place < len(body):
        rest = body[place:]
        draft.lose(f"body.{place}", f"{len(rest)} characters left over: {shown(rest)}")


def write_all(codecs: tuple[Codec, ...], board: Board) -> str:
    """Write a body."""
    return "".join(codec.write(board) for codec in codecs)


def digit(character: str, base: int) -> int | None:
    """Give what a character stands for, as JavaScript's ``parseInt`` takes it; None for nothing."""
    value = _DIGITS.find(character.lower()) if character else -1
    return value if 0 <= value < base else None


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def leading(text: str, base: int) -> tuple[int | None, int]:
    """Give the number a text begins with and how many characters it has, as ``parseInt`` does."""
    length = 0
    while length < len(text) and digit(text[length], base) is not None:
        length += 1
    return (int(text[:length], base), length) if length else (None, 0)


def based(number: int, base: int) -> str:
    """Write a number in lower case digits.

    >>> based(35, 36)
    'z'
    """
    text = ""
    while number >= base:
        number, rest = divmod(number, base)
        text = _DIGITS[rest] + text
    return _DIGITS[number] + text
