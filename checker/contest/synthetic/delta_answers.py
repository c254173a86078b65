"""The right answer to a Delta/A38 puzzle, and the parts that faults are made of."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from checker.contest.synthetic.crafts import Case, Sent
from checker.contest.synthetic.delta_sheets import WRITTEN, handed_in
from checker.contest.verdict import Verdict
from checker.genres.delta_a38.board import (
    DeltaBoard,
    Directed,
    Drawn,
    Line,
    Route,
    Step,
    line,
    moves_of,
)
from converters.site import Site

_Case: TypeAlias = Case[DeltaBoard]


def loops(board: DeltaBoard) -> Directed:
    """Give both loops of a right board: the prover lists them as cells."""
    return board.answer if isinstance(board.answer, Directed) else Directed(Route(), Route())


def castle_steps(case: _Case) -> tuple[Step, ...]:
    """Give the steps of the right castle loop."""
    return moves_of(loops(case.made.right).castle.cells)


def a38_steps(case: _Case) -> tuple[Step, ...]:
    """Give the steps of the right A38 loop."""
    return moves_of(loops(case.made.right).a38.cells)


def lines_of(steps: Iterable[Step]) -> frozenset[Line]:
    """Give the lines of some steps."""
    return frozenset(line(*step) for step in steps)


def right_lines(board: DeltaBoard) -> frozenset[Line]:
    """Give the lines of both loops of a right board."""
    both = loops(board)
    return lines_of((*moves_of(both.castle.cells), *moves_of(both.a38.cells)))


def all_lines(case: _Case) -> frozenset[Line]:
    """Give the lines of both right loops."""
    return right_lines(case.made.right)


def visited(case: _Case) -> frozenset[Site]:
    """Give the cells of both right loops."""
    right = loops(case.made.right)
    return frozenset((*right.castle.cells, *right.a38.cells))


def crossings(case: _Case) -> tuple[Site, ...]:
    """Give the cells that the right A38 loop visits twice."""
    cells = loops(case.made.right).a38.cells
    return tuple(sorted(site for site in set(cells) if cells.count(site) > 1))


def dressed(case: _Case, lines: Iterable[Line]) -> DeltaBoard:
    """Give a board with some lines, and by lot with right arrows and the right regions."""
    kept, right, random = frozenset(lines), case.made.right, case.random
    arrows: list[Step] = []
    for steps in (castle_steps(case), a38_steps(case)):
        told = [step for step in steps if line(*step) in kept]
        arrows += random.sample(told, min(len(told), random.choice((0, 0, 1, 3))))
    region = random.choice((None, right.region))
    return replace(right, answer=Drawn(kept, frozenset(arrows)), region=region, passes=None)


def right_board(case: _Case) -> Sent:
    """Give the right board, drawn or listed."""
    sent = Sent(Verdict.EQUAL)
    if case.random.random() < 1 / 4:
        return handed_in(case, case.made.right, sent, forms=WRITTEN)
    return handed_in(case, dressed(case, all_lines(case)), sent)


def code_beside_board(case: _Case) -> Sent:
    """Give the right board with a code that lacks a character."""
    return right_board(case)._replace(verdict=Verdict.NEAR_MISS, code=case.made.code[:-1])
