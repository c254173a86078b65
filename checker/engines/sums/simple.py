"""One demand alone, and two of them whose sum says more than each."""

from collections.abc import Iterator, Sequence
from typing import Final

from checker.position import OPEN, Position, Times
from checker.rule import Text
from checker.ways import Strategy

_WIDE: Final = 12
"""More slack than this is never lost to one other demand, in any puzzle that was met."""


def single(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give each demand that may settle something by itself."""
    for row in rows:
        if position.live(row):
            yield ((1, row),)


def pairs(position: Position, rows: Sequence[int]) -> Iterator[Times]:
    """Give pairs of demands that pull open variables opposite ways often enough."""
    for row in rows:
        if not position.live(row) or position.slacks[row] > _WIDE:
            continue
        for other, shared in _opposed(position, row).items():
            # Coefficients add up to 2 at the most where all are 1; larger ones are for other sums.
            if position.slacks[row] + position.slacks[other] - shared <= 1:
                yield ((1, row), (1, other))


def _opposed(position: Position, row: int) -> dict[int, int]:
    """Give the other live rows, each with how much slack is lost where both are added up."""
    shared: dict[int, int] = {}
    for coefficient, variable in position.rows[row].terms:
        if position.values[variable] == OPEN:
            for other, opposed in position.uses[variable]:
                if coefficient * opposed < 0:
                    lost = min(abs(coefficient), abs(opposed))
                    shared[other] = shared.get(other, 0) + lost
    return {other: lost for other, lost in shared.items() if position.live(other)}


SINGLE: Final = Strategy(
    id="single-demand",
    title=Text(de="eine Forderung", en="single demand", nl="één eis"),
    level=40,
    text=Text(
        de="Eine einzige Forderung lässt keine Wahl mehr.",
        en="A single demand leaves no choice.",
        nl="Eén enkele eis laat geen keus.",
    ),
    find=single,
)
PAIR: Final = Strategy(
    id="sum-of-two",
    title=Text(de="Summe von zweien", en="sum of two", nl="som van twee"),
    level=41,
    text=Text(
        de="Zwei Forderungen, zusammengezählt, lassen keine Wahl mehr.",
        en="Two demands, added up, leave no choice.",
        nl="Twee eisen, bij elkaar opgeteld, laten geen keus.",
    ),
    find=pairs,
)
