"""Strategies that need one demand, and the light of bulbs."""

from collections.abc import Iterator, Sequence

from checker.genres.akari.strategies.kinds import LEAST, MOST
from checker.position import OPEN, Position, Times


def _tight(position: Position, rows: Sequence[int]) -> Iterator[int]:
    """Give the rows that leave no choice."""
    return (row for row in rows if position.live(row) and not position.slacks[row])


def light(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give all corridors that hold a bulb, in one sum."""
    found = tuple((1, row) for row in _tight(position, rows))
    if found:
        yield found


def zero_wall(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give the clues 0."""
    return (((1, row),) for row in _tight(position, rows) if not position.rows[row].bound)


def full_wall(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give the clues that want a bulb in every place they have, none of them known yet."""
    return (((1, row),) for row in _tight(position, rows) if _untouched(position, row))


def counted_out(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give the clues whose number is reached, or just reached by all places that are left."""
    for row in _tight(position, rows):
        if position.kinds[row] == LEAST or (
            position.kinds[row] == MOST and position.rows[row].bound
        ):
            yield ((1, row),)


def isolated(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give the cells that no other cell sees."""
    return (((1, row),) for row in _tight(position, rows) if len(position.rows[row].terms) == 1)


def only_source(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give the dark cells that can be lit from one cell only."""
    return (((1, row),) for row in _tight(position, rows))


def _untouched(position: Position, row: int) -> bool:
    return all(position.values[variable] == OPEN for _, variable in position.rows[row].terms)
