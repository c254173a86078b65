"""Steps for which values are tried: longer sums, one-cell look-ahead, and case splits at last.

An assumption that fails by single demands alone is a sum as well (see
`checker.engines.sums.probing`). A short one is told as such; of a long one people rather follow the
way to the contradiction, so the step holds both. Sums that no such way leads to are found by linear
programs, if the library for them is there. A case split follows an assumption with every strategy
there is, look-ahead included, and if need be with further splits inside.
"""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, TypeAlias

from checker.engines.stepping import Dead, Stepper
from checker.engines.sums.probing import ENDLESS, Failure, Prober
from checker.engines.sums.programming import added_up, nearby
from checker.engines.sums.simple import PAIR, SINGLE
from checker.position import OPEN, Position, Times
from checker.rule import Text
from checker.strategy import Literal, Split, Step
from checker.ways import Strategy, Ways, reasons, step_of, tried

Claims: TypeAlias = Mapping[int, int]
"""For variables the values they must have if they are settled at all; others never will be."""

LIMITS: Final = (6, ENDLESS)
"""Demands that a look-ahead may use: short ways first, then any."""
CHOICE: Final = 5
"""Look-aheads that are compared: the shortest of the first so many is told."""
SHORT: Final = 5
"""Demands that a sum may have to be told without the way to it."""
AROUND: Final = 400
"""Demands around a cell among which a linear program chooses."""
PROGRAMS: Final = 40
"""Linear programs that are solved, one a value, before the smallest sum of them is taken."""
NESTED: Final = 3
"""How deep case splits may stand in each other."""

SUM: Final = Strategy(
    id="sum-of-several",
    title=Text(de="Summe von mehreren", en="sum of several", nl="som van meerdere"),
    level=42,
    text=Text(
        de="{count} Forderungen, zusammengezählt, lassen keine Wahl mehr.",
        en="{count} demands, added up, leave no choice.",
        nl="{count} eisen, bij elkaar opgeteld, laten geen keus.",
    ),
)
LOOK_AHEAD: Final = Strategy(
    id="look-ahead",
    title=Text(de="Vorausschau", en="look-ahead", nl="vooruitkijken"),
    level=43,
    text=Text(
        de="Nach {count} {count:Schritt, der daraus folgt|Schritten, die daraus folgen}, geht es"
        " bei {failed} nicht mehr auf.",
        en="{count} {count:step that follows from it leaves|steps that follow from it leave}"
        " {failed} impossible.",
        nl="Na {count} {count:stap die daaruit volgt|stappen die daaruit volgen} gaat het bij"
        " {failed} mis.",
    ),
)
SPLIT: Final = Strategy(
    id="case-split",
    title=Text(de="Fallunterscheidung", en="case split", nl="gevalsonderscheiding"),
    level=44,
    text=Text(
        de="In diesem Fall geht es nach {count} {count:Schritt|Schritten} bei {failed}"
        " nicht mehr auf.",
        en="In this case {count} {count:step leaves|steps leave} {failed} impossible.",
        nl="In dit geval gaat het na {count} {count:stap|stappen} mis bij {failed}.",
    ),
)
SIMPLE: Final = (SINGLE, PAIR)
GENERAL: Final = (*SIMPLE, SUM, LOOK_AHEAD, SPLIT)
"""The strategies that need no genre, in order of their levels."""


@dataclass(frozen=True, slots=True)
class Looker:
    """Finds steps by trying values in one position.

    Attributes:
        position: Where.
        ways: The genre's strategies and words.
        deadline: When to stop, by `time.monotonic`.
        programs: Whether linear programs may be used.
    """

    position: Position
    ways: Ways
    deadline: float
    programs: bool

    def ahead(
        self, prober: Prober, literals: Sequence[Literal], limits: Sequence[int] = LIMITS
    ) -> Step | None:
        """Give a step that follows from a failing assumption.

        Args:
            prober: What looks ahead in this position.
            literals: What may be assumed.
            limits: How many demands may be used, tried one after another.
        """
        for limit in limits:
            failing = prober.probe(self._in_time(literals), limit=limit)
            found = list(islice(failing, CHOICE))
            if found:
                best = min(found, key=lambda failure: failure.length)
                return self._told(best)
        return None

    def added(self, literals: Iterable[Literal]) -> Step | None:
        """Give the step of a smallest sum that settles the opposite of one of some literals."""
        best: Times = ()
        for number, literal in enumerate(self._in_time(literals)):
            if best and number >= PROGRAMS:
                break
            rows = nearby(self.position, literal.variable, AROUND)
            times = added_up(self.position, literal.opposite(), rows)
            best = min(filter(None, (times, best)), key=_total, default=())
        return step_of(self.position, SUM, best, self.ways.words) if best else None

    def split(self, literals: Sequence[Literal]) -> Step | None:
        """Give a step that a case split proves, the shortest of those with the fewest inside."""
        for depth in range(NESTED):
            found = filter(None, (self._refuted(each, depth) for each in literals))
            best = min(islice(found, CHOICE if depth == 0 else 1), key=_size, default=None)
            if best is not None:
                return self._step(SPLIT, best)
        return None

    def _in_time(self, literals: Iterable[Literal]) -> Iterator[Literal]:
        """Give literals until time is up."""
        for literal in literals:
            if time.monotonic() > self.deadline:
                return
            yield literal

    def _told(self, failure: Failure) -> Step | None:
        """Give the step of a failed assumption: as a sum if it is short, else with its way."""
        times = failure.times
        if failure.length > SHORT and self.programs:
            rows = nearby(self.position, failure.assumed.variable, AROUND)
            shorter = added_up(self.position, failure.assumed.opposite(), rows)
            times = min(filter(None, (shorter, times)), key=_total, default=())
        if times and len(times) <= SHORT:
            return step_of(self.position, SUM, times, self.ways.words)
        return self._step(LOOK_AHEAD, self._way(failure), failure.times)

    def _step(self, strategy: Strategy, split: Split, times: Times = ()) -> Step:
        """Give the step that an assumption proves."""
        position = self.position
        text = tried(position, strategy.text, split, self.ways.words)
        because = dict.fromkeys(
            site for step in split.steps for site in step.because
        ) | dict.fromkeys(site for _, row in times for site in reasons(position, (row,)))
        return Step(
            strategy.id,
            (split.assumed.opposite(),),
            tuple(because),
            position.sum(times),
            text,
            split,
        )

    def _way(self, failure: Failure) -> Split:
        """Give the way to a contradiction as steps with names."""
        position = self.position
        position.put(failure.assumed)
        put = [failure.assumed]
        steps: list[Step] = []
        for row in failure.way:
            step = step_of(position, self._name(row), ((1, row),), self.ways.words)
            if step is not None:
                steps.append(step)
                put += step.sets
                for literal in step.sets:
                    position.put(literal)
        _take(position, put)
        return Split(failure.assumed, tuple(steps), position.sum(((1, failure.failed),)))

    def _name(self, row: int) -> Strategy:
        """Give the easiest strategy that needs nothing but this row."""
        kind = self.position.kinds[row]
        for strategy in self.ways.strategies:
            if kind in strategy.kinds and ((1, row),) in strategy.find(self.position, (row,)):
                return strategy
        return SINGLE

    def _refuted(self, assumed: Literal, depth: int) -> Split | None:
        """Follow an assumption with every strategy; None if it stands or time is up."""
        position = self.position
        if position.values[assumed.variable] != OPEN or time.monotonic() > self.deadline:
            return None
        start = len(position.touched)
        position.put(assumed)
        put = [assumed]
        steps: list[Step] = []
        for step in self._following(start, depth):
            if isinstance(step, Dead):
                _take(position, put)
                return Split(assumed, tuple(steps), position.sum(step.times))
            steps.append(step)
            put += step.sets
            for literal in step.sets:
                position.put(literal)
        _take(position, put)
        return None

    def _following(self, start: int, depth: int) -> Iterator[Step | Dead]:
        """Give step after step, to be put into the position, and a contradiction at last.

        Args:
            start: Where in the position's log of touched rows the assumption was made.
            depth: How many splits may stand in each other.
        """
        position = self.position
        stepper = Stepper(position, (*self.ways.strategies, *SIMPLE), self.ways.words, start)
        while True:
            dead = next((row for row in position.touched[start:] if position.slacks[row] < 0), None)
            if dead is not None:
                yield Dead(((1, dead),))
                return
            start = len(position.touched)
            step = stepper.next() or self._deeper(depth)
            if step is None:
                return
            yield step

    def _deeper(self, depth: int) -> Step | None:
        """Give a step that needs an assumption inside an assumption."""
        literals = [Literal(each, value) for each in self.position.open() for value in (1, 0)]
        step = replace(self, programs=False).ahead(Prober(self.position), literals)
        if step is not None or depth == 0:
            return step
        inner = filter(None, (self._refuted(each, depth - 1) for each in literals))
        split = next(inner, None)
        return None if split is None else self._step(SPLIT, split)


def _take(position: Position, put: Sequence[Literal]) -> None:
    """Take values out again, the last ones first."""
    for literal in reversed(put):
        position.take(literal.variable)


def _total(times: Times) -> int:
    return sum(many for many, _ in times)


def _size(split: Split) -> int:
    """Give how many steps a split takes, those inside it included."""
    return 1 + sum(1 if step.split is None else _size(step.split) for step in split.steps)
