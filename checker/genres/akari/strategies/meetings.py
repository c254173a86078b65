"""Two demands that meet in corridors: what they want is more than the corridors can give.

A corridor that holds a cell of each demand can serve only one of them. Where two demands meet in as
many corridors as they have cells to spare, every other cell of theirs is a bulb and nothing else in
these corridors is. Where both share a cell and meet in one corridor besides, the shared cell is a
bulb: without it the corridor would have to serve both.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from checker.engines.sums.simple import pairs
from checker.genres.akari.strategies.kinds import DARK, LINE, WANTING, spare
from checker.position import OPEN, Position, Times

_MOST_SPARE: Final = 2
"""More cells than this to spare are never taken away by three corridors and a partner."""


@dataclass(frozen=True, slots=True)
class Overlap:
    """Finds a demand that wants and a clue that allows no more, which share enough cells.

    Attributes:
        wants: The kind of the demand that wants.
        allows: The kind of the other.
    """

    wants: str
    allows: str

    @property
    def kinds(self) -> frozenset[str]:
        """Give the kinds of rows it looks from."""
        return frozenset({self.wants, self.allows})

    def __call__(self, position: Position, rows: Sequence[int]) -> Iterator[Times]:
        """Give the sums that might settle something, the demand that wants first."""
        kinds = position.kinds
        for (_, one), (_, other) in pairs(position, rows):
            if (kinds[one], kinds[other]) == (self.wants, self.allows):
                yield (1, one), (1, other)
            elif (kinds[other], kinds[one]) == (self.wants, self.allows):
                yield (1, other), (1, one)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Finds two demands of given kinds that meet in so many corridors.

    Attributes:
        wants: The kinds of the two demands.
        corridors: How many corridors are added.
    """

    wants: tuple[str, str]
    corridors: int

    @property
    def kinds(self) -> frozenset[str]:
        """Give the kinds of rows it looks from."""
        return frozenset(self.wants)

    def __call__(self, position: Position, rows: Sequence[int]) -> Iterator[Times]:
        """Give the sums that might settle something."""
        for row in rows:
            own = spare(position, row)
            if not 0 < own <= _MOST_SPARE:
                continue
            for other, lines in self._met(position, row).items():
                # A corridor takes away what one of them could spare, or more from a dark cell whose
                # own corridor it is; a slack of 1 is enough for a cell that both share.
                if own + position.slacks[other] - self.corridors <= 1 + self.wants.count(DARK):
                    for chosen in combinations(sorted(lines), self.corridors):
                        yield ((1, row), (1, other), *((1, line) for line in chosen))

    def _met(self, position: Position, row: int) -> dict[int, set[int]]:
        """Give the demands that a demand meets, each with the corridors."""
        mine = position.kinds[row]
        met: dict[int, set[int]] = {}
        for cell in position.open_in(row):
            for line, _ in position.uses[cell]:
                if position.kinds[line] != LINE or spare(position, line) != 1:
                    continue
                for other in self._wanting(position, line, cell):
                    if other != row and sorted(self.wants) == sorted((mine, position.kinds[other])):
                        met.setdefault(other, set()).add(line)
        cells = set(position.open_in(row)) if self.corridors == 1 else set[int]()
        return {
            other: lines
            for other, lines in met.items()
            if len(lines) >= self.corridors
            and (self.corridors > 1 or not cells.isdisjoint(position.open_in(other)))
        }

    @staticmethod
    def _wanting(position: Position, line: int, cell: int) -> Iterator[int]:
        """Give the demands with an open cell in a corridor, other than a given one."""
        for _, seen in position.rows[line].terms:
            if seen != cell and position.values[seen] == OPEN:
                for other, _ in position.uses[seen]:
                    if (
                        position.kinds[other] in WANTING
                        and 0 < spare(position, other) <= _MOST_SPARE
                    ):
                        yield other
