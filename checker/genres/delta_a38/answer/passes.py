"""Visits in order, the pass cells that clues name among them, and how passes and crossings meet.

The visits of the A38 loop are numbered from the circle on. An integer N of a clue names the cell of
the N-th visit around it; a ``?`` names one more. `judged` goes through the rules in the order in
which they depend on each other and stops where a later one would only repeat an earlier one.

Source: rules delta-a38.md, 5.2 to 5.4.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from checker.genres.delta_a38.answer import events
from checker.genres.delta_a38.answer.loops import Loops
from checker.genres.delta_a38.answer.pass_words import (
    CROSSINGS_NAMED,
    MARKS_ON_CROSSINGS,
    TOGETHER,
    TOO_FEW_MARKED,
)
from checker.genres.delta_a38.answer.questions import NO_PASS, Options, search
from checker.genres.delta_a38.board import Numbers
from checker.rule import Fact, Found, Text
from converters.site import Site


class Code(StrEnum):
    """What can be wrong with pass cells, in the order in which it is looked for."""

    SUPERFLUOUS = "a38_number_superfluous"
    ON_CROSSING = "a38_pass_on_crossing"
    OFF_LOOP = "a38_pass_off_loop"
    UNMARKED = "a38_pass_unmarked"
    NOT_INDICATED = "a38_pass_not_indicated"
    UNFILLABLE = "a38_question_unfillable"
    WITHOUT_CLUE = "a38_pass_without_clue"
    ALTERNATION = "a38_alternation"


PER_CLUE: Final = frozenset(
    {Code.SUPERFLUOUS, Code.ON_CROSSING, Code.NOT_INDICATED, Code.UNFILLABLE, Code.UNMARKED}
)
"""What counts once for each clue where two directions are compared (6.2)."""


class Counting(StrEnum):
    """Where the visit to the circle stands in the round: the open question Q5."""

    FIRST = "first"
    LAST = "last"


CIRCLE: Final = Counting.FIRST
"""Our answer to Q5."""


@dataclass(frozen=True, slots=True)
class PassCheck:
    """What is wrong with pass cells.

    Attributes:
        found: Every place by its code; codes without any are left out.
        gave_up: Whether question marks can stand for so much that nothing is known of them.
    """

    found: Mapping[Code, tuple[Found, ...]]
    gave_up: bool = False

    def rank(self) -> tuple[int, bool]:
        """Give how it compares with another direction's: by entries, of equal ones the known."""
        entries = (len(each) if code in PER_CLUE else 1 for code, each in self.found.items())
        return sum(entries), self.gave_up


@dataclass(frozen=True, slots=True)
class Round:
    """The numbered visits of a sound A38 loop.

    Attributes:
        loops: The loops it is part of.
        visits: The cells in the order of counting.
        crossings: The cells visited twice.
        at: The numbers of the visits of each cell, from 0.
    """

    loops: Loops
    visits: tuple[Site, ...]
    crossings: frozenset[Site]
    at: Mapping[Site, tuple[int, ...]]

    def around(self, clue: Site) -> tuple[int, ...]:
        """Give the numbers, from 0, of the visits around a clue, in order."""
        near = self.loops.board.around(clue)
        return tuple(sorted(at for site in near for at in self.at.get(site, ())))

    def named(self, clue: Site) -> dict[int, Site]:
        """Give each integer of a clue that is not superfluous with the cell it names."""
        around = self.around(clue)
        integers = sorted(self.loops.board.numbers[clue].named)
        return {each: self.visits[around[each - 1]] for each in integers if each <= len(around)}

    def stretches(self) -> list[events.Stretch]:
        """Cut it at its crossings."""
        return events.stretches(self.visits, self.crossings)


def round_of(loops: Loops, counting: Counting = CIRCLE) -> Round:
    """Number the visits of a sound A38 loop, beginning with the circle or ending with it."""
    visits, start = loops.a38.visits, loops.board.start
    first = visits.index(start) + (counting is Counting.LAST)
    visits = (*visits[first:], *visits[:first])
    at: dict[Site, tuple[int, ...]] = {}
    for number, site in enumerate(visits):
        at[site] = (*at.get(site, ()), number)
    return Round(loops, visits, frozenset(loops.a38.revisited()), at)


def judged(loops: Loops, counting: Counting = CIRCLE) -> PassCheck:
    """Give what is wrong with the pass cells of a sound A38 loop."""
    numbered = round_of(loops, counting)
    entries = {
        Code.SUPERFLUOUS: tuple(_superfluous(numbered)),
        Code.ON_CROSSING: tuple(_on_crossing(numbered)),
    }
    if any(entries.values()):
        return _check(entries)
    named = frozenset(
        site for clue in loops.board.numbers for site in numbered.named(clue).values()
    )
    marks = loops.board.passes
    if marks is None:
        return _unmarked_round(numbered, named)
    return _marked_round(numbered, named, marks)


def _check(entries: Mapping[Code, tuple[Found, ...]], *, gave_up: bool = False) -> PassCheck:
    return PassCheck({code: found for code, found in entries.items() if found}, gave_up)


def _superfluous(numbered: Round) -> Iterator[Found]:
    """Give the clues with integers above the number of visits around them."""
    for clue, numbers in numbered.loops.numbers():
        visits = len(numbered.around(clue))
        above = [each for each in sorted(numbers.named) if each > visits]
        if above:
            yield Found((clue,), {"numbers": _listed(above), "count": len(above), "visits": visits})


def _on_crossing(numbered: Round) -> Iterator[Found]:
    """Give the clues with integers that name a crossing."""
    for clue, _ in numbered.loops.numbers():
        named = numbered.named(clue)
        wrong = {each: site for each, site in named.items() if site in numbered.crossings}
        if wrong:
            crossings = tuple(dict.fromkeys(wrong.values()))
            facts: dict[str, Fact] = {"numbers": _listed(wrong), "crossings": crossings}
            text = CROSSINGS_NAMED if len(wrong) > 1 else None
            yield Found((clue, *crossings), facts, text)


def _marked_round(numbered: Round, named: frozenset[Site], marks: frozenset[Site]) -> PassCheck:
    """Judge pass cells that the solver marked; marks that cannot be any are told and ignored."""
    off, crossed = marks - set(numbered.visits), marks & numbered.crossings
    passes = marks - off - crossed
    strays = {
        Code.ON_CROSSING: _all_in_one(crossed, MARKS_ON_CROSSINGS),
        Code.OFF_LOOP: _all_in_one(off),
    }
    near = {site for clue in numbered.loops.board.numbers for site in _near(numbered, clue)}
    counts = {
        Code.UNMARKED: tuple(_unmarked(numbered, passes)),
        Code.NOT_INDICATED: tuple(_too_many(numbered, passes | named)),
        Code.UNFILLABLE: tuple(_too_few(numbered, passes | named)),
        Code.WITHOUT_CLUE: _all_in_one(passes - near),
    }
    if any(counts.values()):
        return _check({**strays, **counts})
    clash = events.clash(numbered.stretches(), passes)
    return _check({**strays, Code.ALTERNATION: (clash.plainly(),) if clash else ()})


def _all_in_one(sites: Iterable[Site], text: Text | None = None) -> tuple[Found, ...]:
    cells = tuple(sorted(sites))
    return (Found(cells, {}, text),) if cells else ()


def _unmarked(numbered: Round, passes: frozenset[Site]) -> Iterator[Found]:
    """Give the clues with integers that name a cell without a mark."""
    for clue, _ in numbered.loops.numbers():
        bare = {each: site for each, site in numbered.named(clue).items() if site not in passes}
        if bare:
            cells = tuple(dict.fromkeys(bare.values()))
            facts: dict[str, Fact] = {"numbers": _listed(bare), "count": len(bare), "bare": cells}
            yield Found((clue, *cells), facts)


def _too_many(numbered: Round, passes: frozenset[Site]) -> Iterator[Found]:
    """Give the clues with more pass cells around them than entries."""
    for clue, numbers in numbered.loops.numbers():
        around = sorted(passes & _near(numbered, clue))
        if len(around) > numbers.entries:
            meant = set(numbered.named(clue).values())
            surplus = tuple(site for site in around if site not in meant)
            yield Found((clue, *surplus), _counts(numbers, around))


def _too_few(numbered: Round, passes: frozenset[Site]) -> Iterator[Found]:
    """Give the clues with fewer marked pass cells around them than entries."""
    for clue, numbers in numbered.loops.numbers():
        around = sorted(passes & _near(numbered, clue))
        if len(around) < numbers.entries:
            yield Found((clue, *around), _counts(numbers, around), TOO_FEW_MARKED)


def _counts(numbers: Numbers, around: list[Site]) -> dict[str, int | tuple[Site, ...]]:
    return {"want": numbers.entries, "found": len(around), "around": tuple(around)}


def _unmarked_round(numbered: Round, named: frozenset[Site]) -> PassCheck:
    """Judge without marks: question marks may stand for anything that fits."""
    surplus = tuple(_too_many(numbered, named))
    if surplus:
        return _check({Code.NOT_INDICATED: surplus})
    needs = {
        clue: numbers.entries - len(named & _near(numbered, clue))
        for clue, numbers in numbered.loops.numbers()
    }
    if not any(needs.values()):
        return _check({Code.ALTERNATION: tuple(_settled(numbered, named))})
    return _chosen(numbered, named, needs)


def _settled(numbered: Round, named: frozenset[Site]) -> Iterator[Found]:
    """Give what clashes though question marks, if there are any, leave no choice."""
    asked = any(numbers.questions for _, numbers in numbered.loops.numbers())
    clash = events.clash(numbered.stretches(), named)
    if clash:
        yield clash.whatever() if asked else clash.plainly()


def _chosen(numbered: Round, named: frozenset[Site], needs: Mapping[Site, int]) -> PassCheck:
    """Look for pass cells that question marks can stand for."""
    options = dict(_options(numbered, named, needs))
    sure = events.clash(numbered.stretches(), named, options.keys())
    open_ = [each for each in numbered.stretches()[:-1] if not named & set(each.cells)]
    choices = [
        frozenset(options[site] for site in stretch.cells if site in options) for stretch in open_
    ]
    outcome = search(needs, choices)
    if not sure and outcome.gave_up:
        return _check({}, gave_up=True)
    if not sure and outcome.stuck is None:
        return _check({})
    unfillable = tuple(_unfillable(needs, options))
    if unfillable:
        return _check({Code.UNFILLABLE: unfillable})
    stuck = next((events.barren(each) for each in open_[outcome.stuck :]), None)
    clash = sure or stuck or events.unserved(outcome.clues)
    return _check({Code.ALTERNATION: (clash.whatever(),)})


def _options(
    numbered: Round, named: frozenset[Site], needs: Mapping[Site, int]
) -> Iterator[tuple[Site, frozenset[Site]]]:
    """Give each cell that a question mark may stand for, with all clues it would count for."""
    clues = needs.keys()
    for site in dict.fromkeys(numbered.visits):
        around = clues & set(numbered.loops.board.around(site))
        if (
            around
            and site not in named | numbered.crossings
            and all(needs[each] for each in around)
        ):
            yield site, frozenset(around)


def _unfillable(
    needs: Mapping[Site, int], options: Mapping[Site, frozenset[Site]]
) -> Iterator[Found]:
    """Give the clues that can never have enough pass cells, alone or together."""
    alone = False
    for clue, need in needs.items():
        able = tuple(sorted(site for site, clues in options.items() if clue in clues))
        if len(able) < need:
            alone = True
            yield Found((clue, *able), {"want": need, "found": len(able)})
    choices: list[Options] = [frozenset({NO_PASS, clues}) for clues in options.values()]
    outcome = search(needs, choices) if not alone else None
    if outcome and outcome.stuck is not None:
        clues = tuple(clue for clue in outcome.clues if needs[clue])
        yield Found(clues or outcome.clues, {}, TOGETHER)


def _near(numbered: Round, clue: Site) -> frozenset[Site]:
    return frozenset(numbered.loops.board.around(clue))


def _listed(integers: Iterable[int]) -> str:
    return ", ".join(map(str, integers))
