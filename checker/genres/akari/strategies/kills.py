"""A bulb that would spoil a demand: it kills too many of the cells that the demand could use.

A bulb kills the other cells of its two corridors, and where it is the last one that a clue allows,
the clue's other places. If that leaves a clue or a dark cell too few, there is no bulb. The sum is
that demand and the rows by which the bulb kills.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from checker.genres.akari.strategies.kinds import spare
from checker.position import OPEN, Position, Times

_Killed: TypeAlias = dict[int, set[int]]
"""For each row by which a bulb kills, the cells it kills of a demand."""


@dataclass(frozen=True, slots=True)
class Kill:
    """Finds bulbs that spoil demands of one kind in one way.

    Attributes:
        wants: The kind of the demand.
        by: The kinds of the rows by which the bulb kills, sorted.
    """

    wants: str
    by: tuple[str, ...]

    @property
    def kinds(self) -> frozenset[str]:
        """Give the kinds of rows it looks from."""
        return frozenset({self.wants, *self.by})

    def __call__(self, position: Position, rows: Sequence[int]) -> Iterator[Times]:
        """Give the sums that might settle something."""
        for row in rows:
            if position.kinds[row] == self.wants:
                yield from self._spoiled(position, row)
            elif spare(position, row) == 1:
                for other in _touching(position, row, self.wants):
                    yield from self._spoiled(position, other)

    def _spoiled(self, position: Position, row: int) -> Iterator[Times]:
        """Give the sums for one demand."""
        enough = spare(position, row) + 1
        # Two corridors kill two cells; a clue kills two as well, for a cell sees two of its places.
        if not 1 < enough <= 2 * len(self.by):
            return
        for killed in self._bulbs(position, row).values():
            if len(killed) < len(self.by):
                continue
            for chosen in combinations(sorted(killed), len(self.by)):
                kinds = tuple(sorted(position.kinds[each] for each in chosen))
                if (
                    kinds == self.by
                    and len(set[int]().union(*(killed[each] for each in chosen))) >= enough
                ):
                    yield ((1, row), *((1, each) for each in chosen))

    def _bulbs(self, position: Position, row: int) -> Mapping[int, _Killed]:
        """Give the cells whose bulb would kill some of a demand's cells."""
        bulbs: dict[int, _Killed] = {}
        for cell in position.open_in(row):
            for by, coefficient in position.uses[cell]:
                if coefficient > 0 or position.kinds[by] not in self.by or spare(position, by) != 1:
                    continue
                for _, bulb in position.rows[by].terms:
                    if bulb != cell and position.values[bulb] == OPEN:
                        bulbs.setdefault(bulb, {}).setdefault(by, set()).add(cell)
        return bulbs


def _touching(position: Position, row: int, kind: str) -> Iterator[int]:
    """Give the rows of a kind that share an open cell with a row."""
    seen: set[int] = set()
    for cell in position.open_in(row):
        for other, _ in position.uses[cell]:
            if position.kinds[other] == kind and other not in seen:
                seen.add(other)
                yield other
