"""The four sorts of demand of an Akari, by the rules they come from."""

from typing import Final

from checker.genres.akari.problem import AT_LEAST, AT_MOST, CORRIDOR, LIT
from checker.position import Position

DARK: Final = LIT.rule
"""A white cell needs a bulb among the cells that see it."""
LINE: Final = CORRIDOR.rule
"""A corridor holds at most one bulb."""
LEAST: Final = AT_LEAST.rule
"""A clue wants so many bulbs beside it."""
MOST: Final = AT_MOST.rule
"""A clue allows no more than so many."""

WANTING: Final = frozenset({DARK, LEAST})


def spare(position: Position, row: int) -> int:
    """Give how many more of a row's cells may go the wrong way, or 0 if it does not matter."""
    return position.slacks[row] if position.live(row) else 0
