"""Answers that belong to another puzzle of the same contest: which one it is.

Links and codes are easily put into the wrong line of a form. That an answer is wrong there remains;
but an organiser wants to know that it is right elsewhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from checker.contest.booklet import Neighbour, Puzzle
from checker.contest.coding import codes_of
from checker.contest.keyed import given_digits
from checker.contest.verdict import Outcome, Verdict, told
from checker.rule import Remark, Text
from checker.service import Posed
from converters.errors import PenpadError, shown

_OF_OTHER: Final = Text(
    de="Das ist Rätsel {id} des Hefts.",
    en="This is puzzle {id} of the booklet.",
    nl="Dit is puzzel {id} van het boekje.",
)


def acquainted(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """Let each puzzle of a contest know the others."""
    known = [Neighbour(each.id, codes_of(each).every(), board_of(each.link)) for each in puzzles]
    for at, each in enumerate(puzzles):
        yield replace(each, neighbours=(*known[:at], *known[at + 1 :]))


def with_name(outcome: Outcome, puzzle: Puzzle, answer: str) -> Outcome:
    """Name the puzzle that an answer to another one belongs to, if the contest has it."""
    if outcome.verdict is not Verdict.OTHER_PUZZLE or not puzzle.neighbours:
        return outcome
    board = board_of(answer)
    names = [each.id for each in puzzle.neighbours if board and each.board == board]
    found = (told(Remark(_OF_OTHER, facts={"id": shown(name)})) for name in names)
    return replace(outcome, reasons=(*found, *outcome.reasons))


def board_of(link: str) -> str:
    """Give what a puzzle's board is known by, whatever answer is on it; empty: nothing."""
    try:
        posed = Posed(link)
        known = posed.known
        given = given_digits(posed.opened.drawing) if known is None else known.codes
        name = known.genre.name if known is not None else ""
    except PenpadError:
        return ""
    return sha256(repr((name, given)).encode()).hexdigest() if any(map(any, given)) else ""
