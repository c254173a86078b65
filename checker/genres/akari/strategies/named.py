"""The named strategies of Akari, from easy to hard."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from checker.genres.akari.strategies.alone import (
    counted_out,
    full_wall,
    isolated,
    light,
    only_source,
    zero_wall,
)
from checker.genres.akari.strategies.kills import Kill
from checker.genres.akari.strategies.kinds import DARK, LEAST, LINE, MOST
from checker.genres.akari.strategies.meetings import Meeting, Overlap
from checker.genres.akari.strategies.words import SAYS, WORDS
from checker.position import Position, Times
from checker.ways import Find, Strategy, Ways

LIGHT: Final = "light"
_CORRIDORS: Final = 16
"""Corridors whose light is marked in one step; more make a sentence that nobody reads."""


class _Finder(Protocol):
    """What finds sums and knows from which rows it looks."""

    @property
    def kinds(self) -> frozenset[str]: ...
    def __call__(self, position: Position, rows: Sequence[int], /) -> Iterator[Times]: ...


@dataclass(frozen=True, slots=True)
class _Alone:
    """A function as a finder."""

    find: Find
    kinds: frozenset[str]

    def __call__(self, position: Position, rows: Sequence[int]) -> Iterator[Times]:
        yield from self.find(position, rows)


@dataclass(frozen=True, slots=True)
class _Any:
    """Several finders as one."""

    finders: tuple[_Finder, ...]

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset[str]().union(*(finder.kinds for finder in self.finders))

    def __call__(self, position: Position, rows: Sequence[int]) -> Iterator[Times]:
        for finder in self.finders:
            yield from finder(
                position, [row for row in rows if position.kinds[row] in finder.kinds]
            )


_FINDERS: Final[Mapping[str, _Finder]] = {
    LIGHT: _Alone(light, frozenset({LINE})),
    "zero-wall": _Alone(zero_wall, frozenset({MOST})),
    "full-wall": _Alone(full_wall, frozenset({LEAST})),
    "counted-out": _Alone(counted_out, frozenset({LEAST, MOST})),
    "isolated-cell": _Alone(isolated, frozenset({DARK})),
    "only-source": _Alone(only_source, frozenset({DARK})),
    "shadow": Kill(DARK, (LINE, LINE)),
    "mutual-exclusion": Meeting((LEAST, LEAST), 1),
    "clue-corner": Kill(LEAST, (LINE, LINE)),
    "facing-clues": Meeting((LEAST, LEAST), 2),
    "facing-clues-of-three": Meeting((LEAST, LEAST), 3),
    "diagonal-pair": Overlap(LEAST, MOST),
    "clue-against-dark-cell": Kill(DARK, (LINE, MOST)),
    "dark-cell-against-clue": Meeting((LEAST, DARK), 1),
    "dark-cell-facing-clue": Meeting((LEAST, DARK), 2),
    "two-dark-cells": Meeting((DARK, DARK), 1),
    "two-dark-cells-on-two-corridors": Meeting((DARK, DARK), 2),
    "pointing": Overlap(DARK, MOST),
    "set-exclusion": _Any(
        (
            Kill(DARK, (LINE, LINE, MOST)),
            Kill(DARK, (MOST, MOST)),
            Kill(DARK, (LINE, MOST, MOST)),
            Kill(LEAST, (LINE, MOST)),
            Kill(LEAST, (LINE, LINE, MOST)),
        )
    ),
}

STRATEGIES: Final = tuple(
    Strategy(
        id=f"akari/{name}",
        title=SAYS[name].title,
        level=level,
        text=SAYS[name].text,
        find=finder,
        kinds=finder.kinds,
        many=_CORRIDORS if name == LIGHT else 1,
        to_ones=SAYS[name].to_ones,
    )
    for level, (name, finder) in enumerate(_FINDERS.items(), start=1)
)
"""All of them; each is harder than the one before it."""

WAYS: Final = Ways(STRATEGIES, WORDS, silent=frozenset({f"akari/{LIGHT}"}))
