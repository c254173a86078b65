"""What a solution code can say of a Delta/A38 answer: both loops' lines, and the two regions.

Turns, straight cells and crossings are those of both loops together; a wording that means one loop
alone adds its region. "Inside" and "outside" are not told: there are two loops.
"""

from typing import Final

from checker.codes.traits import A38, DELTA, EMPTY
from checker.codes.view import LOOP_TRAITS, CodeView, Links, loop_traits
from checker.genres.delta_a38.answer.resolve import resolved
from checker.genres.delta_a38.answer.trace import Untraced
from checker.genres.delta_a38.board import DeltaBoard
from checker.genres.delta_a38.drawer import drawn_answer
from converters.site import Site

_REGIONS: Final = frozenset({DELTA, A38})


def code_view(board: DeltaBoard) -> CodeView:
    """Give an answer as solution codes see it; a cell without a line or a clue is empty."""
    links: Links = frozenset(frozenset(line) for line in drawn_answer(board).lines)
    lines = loop_traits(links)
    region = _region(board)
    filled = lines.keys() | board.clues()
    traits = {
        site: lines.get(site, frozenset())
        | frozenset(() if site in filled else (EMPTY,))
        | frozenset(() if region is None else (A38 if site in region else DELTA,))
        for site in board.cells()
    }
    told = _REGIONS if region is not None else frozenset[str]()
    return CodeView(
        board.rows,
        board.cols,
        tells=LOOP_TRAITS | {EMPTY} | told,
        traits=traits,
        links=links,
        regions=None if region is None else {site: int(site in region) for site in board.cells()},
    )


def _region(board: DeltaBoard) -> frozenset[Site] | None:
    """Give region A as drawn, or as it follows from the loops; None: the lines are no loops."""
    if board.region is not None:
        return board.region
    answer = resolved(board)
    return None if isinstance(answer, Untraced) else answer.loops.region
