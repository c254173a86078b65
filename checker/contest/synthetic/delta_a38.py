"""Synthetic Castle Wall (Delta) / A38: puzzles of the maker, in every form that booklets may have.

A code is counted here from the loops that the prover lists. Two solutions of a loosened puzzle have
other lines, since a drawing need not show which way a loop runs.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from checker.contest.synthetic import delta_faults, delta_lines, delta_marks, typed
from checker.contest.synthetic.crafts import Case, Craft, Made, Sent, loosened, new_board
from checker.contest.synthetic.delta_answers import (
    code_beside_board,
    loops,
    right_board,
    right_lines,
)
from checker.contest.synthetic.delta_sheets import DRAWN, NAME, WRITTEN, handed_in, puzzle_link
from checker.contest.verdict import Verdict
from checker.genres.delta_a38.board import DeltaBoard, Drawn, Shade, Square
from checker.registry import genre as find_genre
from converters.site import Site, name

WORDING: Final = "Number of turns in each row"

_EVERY: Final = 5
_FORMS: Final = (*DRAWN, *WRITTEN)


def _made(name: str, size: int, seed: int) -> Made[DeltaBoard]:
    """Make one puzzle; every fifth one has two solutions."""
    made = new_board(NAME, size, seed)
    random = Random(seed)  # noqa: S311 - the same seed must give the same contest
    board, right, other = made.board, made.solution, None
    if int(name) % _EVERY == 0:
        board, right, other = loosened(NAME, _fewer_clues(board, random), _differ)
    return Made(
        id=name,
        genre=NAME,
        link=puzzle_link(board, random.choice(_FORMS)),
        solution=find_genre(NAME).to_text(right),
        right=right,
        wording=WORDING,
        code=_code(right),
        other=other,
    )


def _fewer_clues(board: DeltaBoard, random: Random) -> Iterator[DeltaBoard]:
    """Drop one squared clue after the other."""
    left = sorted(board.squares)
    random.shuffle(left)
    while left:
        gone = left.pop()
        squares = {site: each for site, each in board.squares.items() if site != gone}
        board = replace(board, squares=squares)
        yield board


def _differ(one: DeltaBoard, other: DeltaBoard) -> bool:
    return right_lines(one) != right_lines(other)


def _code(board: DeltaBoard) -> str:
    """Count the turns of both loops in each row."""
    turns = [0] * board.rows
    for route in (loops(board).castle, loops(board).a38):
        cells = route.cells
        for before, site, after in zip(
            (cells[-1], *cells), cells, (*cells[1:], cells[0]), strict=False
        ):
            turns[site.row] += before.row != after.row and before.col != after.col
    return "".join(map(str, turns))


def _other_puzzle(case: Case[DeltaBoard]) -> Sent:
    """Hand in the right loops on a puzzle with another clue."""
    board, random = case.made.right, case.random
    lines = Drawn(right_lines(board))
    changed = random.choice([*_other_squares(board), *_other_numbers(board)])
    site, other = changed
    sheet = replace(other, answer=lines, region=None)
    return handed_in(case, sheet, Sent(Verdict.OTHER_PUZZLE, cell=name(site)))


def _other_squares(board: DeltaBoard) -> Iterator[tuple[Site, DeltaBoard]]:
    """Give boards on which one squared clue is another."""
    for site, square in sorted(board.squares.items()):
        grey = square.shade is Shade.GREY
        for other in (
            Square(Shade.WHITE if grey else Shade.GREY, square.value),
            Square(square.shade, (square.value or 0) + 1),
        ):
            yield site, replace(board, squares={**board.squares, site: other})
    taken = {*board.clues(), board.start}
    free = next((site for site in board.cells() if site not in taken), None)
    if free is not None:
        yield free, replace(board, squares={**board.squares, free: Square(Shade.BLACK, 2)})


def _other_numbers(board: DeltaBoard) -> Iterator[tuple[Site, DeltaBoard]]:
    """Give boards on which one A38 clue asks for one more pass cell."""
    for site, clue in sorted(board.numbers.items()):
        other = clue._replace(questions=clue.questions + 1)
        yield site, replace(board, numbers={**board.numbers, site: other})


def _cut_link(case: Case[DeltaBoard]) -> Sent:
    link = puzzle_link(case.made.right, "penpa")
    return Sent(Verdict.UNUSABLE, link=link[: len(link) * 2 // 3])


def _other_solution(case: Case[DeltaBoard]) -> Sent | None:
    other = case.made.other
    if other is None:
        return None
    drawn = replace(other, answer=Drawn(right_lines(other)), region=None)
    return handed_in(case, drawn, Sent(Verdict.OTHER_VALID))


CRAFT: Final[Craft[DeltaBoard]] = Craft(
    make=_made,
    right=right_board,
    sorts=(
        right_board,
        code_beside_board,
        *delta_lines.SORTS,
        *delta_faults.SORTS,
        *delta_marks.SORTS,
        *typed.SORTS,
        _other_puzzle,
        _cut_link,
    ),
    lone=(*delta_lines.LONE, *delta_faults.LONE),
    doubled=(_other_solution,),
)
