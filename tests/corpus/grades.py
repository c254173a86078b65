"""What must hold for the grades of real Akari boards."""

from functools import partial
from typing import Final

from checker.engines.stepping import Stepper
from checker.engines.sums.simple import SINGLE
from checker.genres.akari.tatham_grade import EASY, tatham_grade
from checker.position import Position
from checker.registry import genre
from checker.strategy import Step
from tests.corpus.akari import FILE, Board, _board, _from
from tests.corpus.check import Check, Row


def other_level(row: Row) -> str:
    """Grade a board that Simon Tatham's Light Up has made to be of a level."""
    found = tatham_grade(_board(row["board"]))
    return "" if found == row["difficulty"] else f"{found}, not {row['difficulty']}"


def other_easy(row: Row) -> str:
    """Grade a board: it is easy exactly if single inequalities, one after another, solve it."""
    board = genre("akari").unsolved(_board(row["board"]))
    easy, singly = tatham_grade(board) == EASY, _singly_solved(board)
    return "" if easy == singly else f"easy: {easy}, solved by single inequalities: {singly}"


def _singly_solved(board: Board) -> bool:
    akari = genre("akari")
    position = Position(akari.problem(board))
    stepper = Stepper(position, (SINGLE,), akari.ways.words, None)
    while isinstance(step := stepper.next(), Step):
        for literal in step.sets:
            position.put(literal)
    return not any(position.open())


CHECKS: Final = (
    Check(
        "akari: made by Tatham at a level, graded so",
        FILE,
        other_level,
        partial(_from, "tatham-gen-"),
    ),
    Check(
        "akari: easy, so single inequalities are enough", FILE, other_easy, partial(_from, "janko-")
    ),
)
