"""Which demands to add, and how often, so that their sum settles a given variable.

This is a linear program. Each demand may be added yᵢ ≥ 0 times. With the opposite value put in, the
sum's left side can reach at most Σⱼ max(0, Σᵢ yᵢ aᵢⱼ) over the open variables j; this must stay
below the sum's bound by 1, and Σ yᵢ is to be as small as possible. A solution proves that the value
is settled, and there is one exactly if some sum does settle it. The numbers found are turned into
whole ones and the sum is checked by adding it up: nothing rests on floating point.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final

from checker.engines.sums.highs import Row, cheapest
from checker.position import OPEN, Position, Times
from checker.strategy import Literal

_TINY: Final = 1e-7
_LARGEST: Final = 1000
"""The largest denominator that a solution is taken to have."""


def added_up(position: Position, literal: Literal, rows: Sequence[int]) -> Times:
    """Give a smallest sum of some rows that settles a literal; empty if none does.

    Args:
        position: How far the problem is solved.
        literal: What is to follow.
        rows: The rows that may be added.
    """
    numbers: dict[int, int] = {}
    columns: dict[int, list[tuple[int, int]]] = {}
    gap: list[tuple[int, int]] = []
    for place, row in enumerate(rows):
        lacking = -position.slacks[row]
        for coefficient, variable in position.rows[row].terms:
            if position.values[variable] != OPEN:
                continue
            lacking += max(coefficient, 0)
            if variable == literal.variable:
                lacking -= coefficient * (1 - literal.value)
            else:
                columns.setdefault(variable, []).append((-coefficient, place))
        gap.append((lacking, place))
    numbers = {variable: len(rows) + at for at, variable in enumerate(columns)}
    program = [
        Row([*gap, *((-1, column) for column in numbers.values())], 1.0),
        *(Row([(1, numbers[variable]), *column], 0.0) for variable, column in columns.items()),
    ]
    costs = [1.0] * len(rows) + [0.0] * len(numbers)
    found = cheapest(costs, program)
    return () if found is None else _whole(position, literal, rows, found)


def _whole(
    position: Position, literal: Literal, rows: Sequence[int], found: Sequence[float]
) -> Times:
    """Turn a solution into whole numbers, and check what they prove."""
    used = [(value, row) for value, row in zip(found, rows, strict=False) if value > _TINY]
    if not used:
        return ()
    least = min(value for value, _ in used)
    shares = [Fraction(value / least).limit_denominator(_LARGEST) for value, _ in used]
    scale = lcm(*(share.denominator for share in shares))
    times = tuple((int(share * scale), row) for share, (_, row) in zip(shares, used, strict=True))
    return times if literal in position.weigh(times).settles() else ()


def nearby(position: Position, variable: int, most: int) -> list[int]:
    """Give live rows around an open variable, nearest first, at most so many."""
    seen = {variable}
    edge = [variable]
    rows: dict[int, None] = {}
    while edge and len(rows) < most:
        ahead: list[int] = []
        for each in edge:
            for row, _ in position.uses[each]:
                if row not in rows and position.live(row):
                    rows[row] = None
                    ahead += (one for one in position.open_in(row) if one not in seen)
                    seen.update(ahead)
        edge = ahead
    return list(rows)[:most]
