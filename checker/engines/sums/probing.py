"""One-cell look-ahead: a value is assumed and followed demand by demand until one fails.

The way to the contradiction becomes a sum: start with the demand that failed, go back along the
way, and at each value that it used against itself add the demand that gave this value, as often as
makes the variable cancel out. Where all coefficients are 1 or −1 this loses nothing, so the sum
alone settles the opposite of what was assumed; elsewhere it is tried and may fail.
"""

from collections.abc import Iterable, Iterator
from math import gcd
from typing import Final, NamedTuple

from checker.position import OPEN, Position, Times
from checker.strategy import Literal

ENDLESS: Final = 1_000_000_000
"""More demands than any way has."""

_ASSUMED: Final = -1


class Failure(NamedTuple):
    """An assumption that cannot hold.

    Attributes:
        assumed: The assumption.
        way: The rows that were used, one after another.
        failed: The row that cannot be met after them.
        times: A sum that settles the opposite without any assumption; empty if none was found.
    """

    assumed: Literal
    way: tuple[int, ...]
    failed: int
    times: Times

    @property
    def length(self) -> int:
        """Give how many demands it takes."""
        return len(self.way) + 1


class _Set(NamedTuple):
    """A value on the way and the row it follows from."""

    literal: Literal
    row: int


class _Way:
    """Values put into a position, to be taken out again."""

    __slots__ = ("_position", "sets")

    def __init__(self, position: Position) -> None:
        self._position: Final = position
        self.sets: Final[list[_Set]] = []

    def put(self, literal: Literal, row: int) -> None:
        self._position.put(literal)
        self.sets.append(_Set(literal, row))

    def undo(self) -> None:
        for each in reversed(self.sets):
            self._position.take(each.literal.variable)


class Prober:
    """Looks ahead in one position again and again, and remembers what stood.

    An assumption that stood still stands while no demand that it touched is narrowed any further.
    Between two calls values may be put into the position, but none may be taken out.
    """

    __slots__ = ("_position", "_seen", "_stood")

    def __init__(self, position: Position) -> None:
        """Start without any memory."""
        self._position: Final = position
        self._stood: Final[dict[tuple[Literal, int], frozenset[int]]] = {}
        self._seen = len(position.touched)

    def probe(self, literals: Iterable[Literal], *, limit: int) -> Iterator[Failure]:
        """Give the assumptions that fail.

        Args:
            literals: What to assume, one after another; variables known already are left out.
            limit: How many demands may be used for one assumption.
        """
        self._forget()
        for literal in literals:
            if (literal, limit) not in self._stood and self._open(literal):
                found = fails(self._position, literal, limit=limit)
                if isinstance(found, Failure):
                    yield found
                else:
                    self._stood[literal, limit] = found

    def _open(self, literal: Literal) -> bool:
        return self._position.values[literal.variable] == OPEN

    def _forget(self) -> None:
        """Forget what touched a demand that was narrowed since."""
        narrowed = set(self._position.touched[self._seen :])
        self._seen = len(self._position.touched)
        stale = [key for key, rows in self._stood.items() if not rows.isdisjoint(narrowed)]
        for key in stale:
            del self._stood[key]


def fails(position: Position, literal: Literal, *, limit: int) -> Failure | frozenset[int]:
    """Follow one assumption.

    Returns:
        How it fails; or the rows it touched, if it stands as far as was looked. The position is
        the same as before.
    """
    way = _Way(position)
    start = len(position.touched)
    way.put(literal, _ASSUMED)
    failed = _follow(position, way, start, limit)
    touched = frozenset(position.touched[start:]) if failed is None else frozenset[int]()
    way.undo()
    if failed is None:
        return touched
    times = _added(position, way.sets, failed)
    proved = literal.opposite() in position.weigh(times).settles()
    return Failure(literal, _used(position, way.sets, failed), failed, times if proved else ())


def _follow(position: Position, way: _Way, start: int, limit: int) -> int | None:
    """Give the first demand that fails, if one does within the limit; rows touched first first."""
    slacks, tops, touched = position.slacks, position.tops, position.touched
    used = 0
    at = start
    while at < len(touched):
        row = touched[at]
        at += 1
        slack = slacks[row]
        if slack >= tops[row]:
            continue
        if slack < 0:
            return row
        forced = [
            Literal(variable, int(coefficient > 0))
            for coefficient, variable in position.rows[row].terms
            if (coefficient > slack or -coefficient > slack) and position.values[variable] == OPEN
        ]
        used += bool(forced)
        if used > limit:
            return None
        for each in forced:
            way.put(each, row)
    return None


def _used(position: Position, sets: list[_Set], failed: int) -> tuple[int, ...]:
    """Give the rows without which the way would not lead to the demand that failed."""
    values = dict(each.literal for each in sets)
    needed = set(_against(position, failed, values))
    rows: list[int] = []
    for (variable, _), row in reversed(sets):
        del values[variable]
        if variable in needed and row != _ASSUMED and row not in rows:
            rows.append(row)
            needed.update(_against(position, row, values))
    return tuple(reversed(rows))


def _against(position: Position, row: int, values: dict[int, int]) -> Iterator[int]:
    """Give the variables whose values narrow a row."""
    for coefficient, variable in position.rows[row].terms:
        if variable in values and (coefficient > 0) != bool(values[variable]):
            yield variable


def _added(position: Position, sets: list[_Set], failed: int) -> Times:
    """Add up the demands of a way; see the module's text."""
    times = {failed: 1}
    weights = {variable: c for c, variable in position.rows[failed].terms}
    for (variable, value), row in reversed(sets):
        weight = weights.get(variable, 0)
        if row == _ASSUMED or weight == 0 or (weight > 0) == bool(value):
            continue
        terms = position.rows[row].terms
        own = next(abs(c) for c, number in terms if number == variable)
        scale = own // gcd(own, abs(weight))
        if scale > 1:
            times = {each: many * scale for each, many in times.items()}
            weights = {each: one * scale for each, one in weights.items()}
        many = abs(weight) * scale // own
        times[row] = times.get(row, 0) + many
        for coefficient, number in terms:
            weights[number] = weights.get(number, 0) + many * coefficient
    return tuple((many, row) for row, many in times.items())
