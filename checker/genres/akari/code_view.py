"""What a solution code can say of an Akari: bulbs, black cells, their numbers, empty cells."""

from typing import Final

from checker.codes.traits import BULB, DIGIT, EMPTY, SHADED
from checker.codes.view import CodeView
from checker.genres.akari.board import AkariBoard
from converters.site import Site

_TELLS: Final = frozenset({BULB, DIGIT, EMPTY, SHADED})


def code_view(board: AkariBoard) -> CodeView:
    """Give the board as solution codes see it; a white cell without a bulb is empty."""
    return CodeView(
        board.rows,
        board.cols,
        tells=_TELLS,
        traits={site: _traits(board, site) for site in board.cells()},
        digits={site: str(clue) for site, clue in board.clues.items()},
    )


def _traits(board: AkariBoard, site: Site) -> frozenset[str]:
    if site in board.clues:
        return frozenset({SHADED, DIGIT})
    if site in board.walls:
        return frozenset({SHADED})
    return frozenset({BULB if site in board.bulbs else EMPTY})
