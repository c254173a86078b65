"""Numbers, literals and inequalities as both files write them: ``1 x1 -2 ~x7 >= 3 ;``."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from checker.verifier.constraint import Constraint, constraint
from checker.verifier.reasons import MAX_DIGITS, NOT_ASCII, UNREADABLE, Refused
from converters.errors import shown

_NUMBER: Final = re.compile(rf"[+-]?[0-9]{{1,{MAX_DIGITS}}}")
_LITERAL: Final = re.compile(r"(~?)x([1-9][0-9]{0,8})")
_COMMENT: Final = "*"
_LEAST: Final = 3
"""Words of an inequality without terms: its sign, its bound and its end."""


class Line(NamedTuple):
    """One line that is no comment and not blank.

    Attributes:
        file: The file's name.
        number: Its place in the file, the first being 1.
        words: What stands there between blanks.
    """

    file: str
    number: int
    words: Sequence[str]

    @property
    def where(self) -> str:
        """Give its place as errors name it."""
        return f"{self.file}, line {self.number}"

    def odd(self, found: str) -> Refused:
        """Give the refusal of a line that is not understood."""
        return Refused(UNREADABLE, {"file": self.file, "line": self.number, "found": shown(found)})


def lines(file: str, text: str) -> Iterator[Line]:
    """Give a file's lines but the first one, which is its header.

    Raises:
        Refused: If there are characters that such files never have.
    """
    if not text.isascii():
        raise Refused(NOT_ASCII, {"file": file})
    for number, line in enumerate(text.split("\n"), start=1):
        words = line.split()
        if number > 1 and words and not words[0].startswith(_COMMENT):
            yield Line(file, number, words)


def number(word: str, line: Line) -> int:
    """Give a whole number.

    Raises:
        Refused: If it is none, or too long.
    """
    if not _NUMBER.fullmatch(word):
        raise line.odd(word)
    return int(word)


def inequality(line: Line, words: Sequence[str], variables: int) -> Constraint:
    """Give the normal form of an inequality.

    Args:
        line: Where it stands.
        words: Its words, up to the semicolon at its end.
        variables: Up to which number there are variables.

    Raises:
        Refused: If it is none, or has a variable that the puzzle has not.
    """
    if len(words) < _LEAST or words[-3] != ">=" or words[-1] != ";" or len(words) % 2 == 0:
        raise line.odd(" ".join(words))
    pairs = zip(words[:-3:2], words[1:-3:2], strict=True)
    terms = [(number(weight, line), _literal(word, line, variables)) for weight, word in pairs]
    return constraint(terms, number(words[-2], line))


def _literal(word: str, line: Line, variables: int) -> int:
    found = _LITERAL.fullmatch(word)
    if not found or int(found[2]) > variables:
        raise line.odd(word)
    return -int(found[2]) if found[1] else int(found[2])
