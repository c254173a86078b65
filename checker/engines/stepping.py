"""The next step, easiest strategy first, looking only at demands that were touched.

Each strategy keeps a list of rows it has still to look at: at first all of its kinds, later those
whose slack became smaller. Rows touched last come first, so an explanation stays where it is
instead of jumping about the board.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from checker.position import Position, Times
from checker.strategy import Step
from checker.ways import Strategy, Words, step_of


class Dead(NamedTuple):
    """A sum that cannot be met: what was put into the position is wrong."""

    times: Times


class Stepper:
    """Finds step after step in one position."""

    __slots__ = ("_queues", "_words", "position")

    def __init__(
        self, position: Position, strategies: Iterable[Strategy], words: Words, start: int | None
    ) -> None:
        """Start with all rows, or with those touched from a moment on.

        Args:
            position: Where to look.
            strategies: What to look with, the easiest first.
            words: How to tell what follows.
            start: Where in the position's log that moment is; None: look at all rows.
        """
        self.position: Final = position
        self._words: Final = words
        self._queues: Final = tuple(_Queue(position, each, start) for each in strategies)

    def next(self) -> Step | Dead | None:
        """Give the easiest step there is, or a contradiction; None if there is neither."""
        for queue in self._queues:
            found = self._from(queue)
            if found is not None:
                return found
        return None

    def _from(self, queue: "_Queue") -> Step | Dead | None:
        position, strategy = self.position, queue.strategy
        while rows := queue.newest():
            for times in strategy.find(position, rows):
                if position.weigh(times).slack < 0:
                    return Dead(times)
                step = step_of(position, strategy, times, self._words)
                if step is not None:
                    return step
            queue.drop(rows)
        return None


class _Queue:
    """The rows that one strategy has still to look at."""

    __slots__ = ("_position", "_rows", "_seen", "strategy")

    def __init__(self, position: Position, strategy: Strategy, start: int | None) -> None:
        self.strategy: Final = strategy
        self._position: Final = position
        everything = range(len(position.rows) - 1, -1, -1) if start is None else ()
        self._rows: Final = dict.fromkeys(self._fitting(everything))
        self._seen = len(position.touched) if start is None else start

    def newest(self) -> Sequence[int]:
        """Give the rows to look at now; none if all were looked at."""
        touched = self._position.touched
        if self._seen < len(touched):
            for row in self._fitting(touched[self._seen :]):
                self._rows.pop(row, None)
                self._rows[row] = None
            self._seen = len(touched)
        if self.strategy.many == 1:
            return self._newest_live()
        return list(self._rows)[-self.strategy.many :]

    def _newest_live(self) -> Sequence[int]:
        """Give the newest row that still matters; one that does not never will again."""
        live = self._position.live
        while self._rows:
            row = next(reversed(self._rows))
            if live(row):
                return (row,)
            del self._rows[row]
        return ()

    def drop(self, rows: Iterable[int]) -> None:
        """Forget rows from which nothing follows until they are touched again."""
        for row in rows:
            del self._rows[row]

    def _fitting(self, rows: Iterable[int]) -> Iterable[int]:
        kinds, wanted = self._position.kinds, self.strategy.kinds
        return (row for row in rows if not wanted or kinds[row] in wanted)
