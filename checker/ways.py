"""What a strategy is, and the words that a genre has for what steps set.

A strategy does not set anything: it names rows of a position whose sum might settle something, and
the engine adds them up. So a fault in a strategy can cost a step, but never give a wrong one.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from checker.position import OPEN, Position, Times
from checker.rule import Fact, Remark, Text
from checker.strategy import Literal, Split, Step
from converters.site import Site, name

Find: TypeAlias = Callable[[Position, Sequence[int]], Iterable[Times]]
"""Gives sums worth adding up, from some rows that were touched."""


def nowhere(position: Position, rows: Sequence[int]) -> Iterable[Times]:  # noqa: ARG001 - a `Find`
    """Give no sum: for what is found by trying values, not in rows."""
    return ()


@dataclass(frozen=True, slots=True)
class Strategy:
    """One way to find steps.

    Attributes:
        id: Stable, ``genre/name``, or only a name if it is of no genre.
        title: What people call it.
        level: How hard it is, against the other strategies of the genre; 1 is the easiest.
        text: Why something follows. It may use ``{at}``, the places that make the demands
            (``{first}``, ``{second}`` and so on for one of them), ``{bound}``, the first one's
            number, ``{given}``, the places known to be 1 in them, ``{ones}`` and ``{zeros}``.
        find: Gives sums that may settle something; by default none.
        kinds: The rules from whose rows it looks; empty: all.
        many: How many touched rows it looks at in one go.
        to_ones: Why something follows, if it is that all are 1; None: the same text.
    """

    id: str
    title: Text
    level: int
    text: Text
    find: Find = nowhere
    kinds: frozenset[str] = frozenset()
    many: int = 1
    to_ones: Text | None = None


class Words(NamedTuple):
    """What follows, in words: where variables become 1, where they become 0, or both.

    They may use ``{ones}`` and ``{zeros}``, places, and ``{sets}``, such as ``R1C1=5, R1C2≠5``.
    The last two say what is assumed; they may use ``{assumed}``, a place, and ``{assumption}``.
    """

    ones: Text
    zeros: Text
    both: Text
    assumed_one: Text
    assumed_zero: Text


_SETS: Final = Text(de="Also gilt: {sets}.", en="So {sets}.", nl="Dus {sets}.")
_ASSUMED: Final = Text(
    de="Angenommen, {assumption}.", en="Suppose {assumption}.", nl="Stel, {assumption}."
)
PLAIN: Final = Words(_SETS, _SETS, _SETS, _ASSUMED, _ASSUMED)


@dataclass(frozen=True, slots=True)
class Ways:
    """How boards of a genre are explained.

    Attributes:
        strategies: The named ones, in order of their levels; the general ones follow.
        words: What steps set, in the genre's words.
        silent: Ids of strategies that a hint does not stop at, since their marks go unsaid.
    """

    strategies: tuple[Strategy, ...] = ()
    words: Words = PLAIN
    silent: frozenset[str] = frozenset()


NO_WAYS: Final = Ways()
"""Those of a genre without names for its strategies."""


def step_of(position: Position, strategy: Strategy, times: Times, words: Words) -> Step | None:
    """Give the step that a sum makes; None if it settles nothing."""
    sets = position.weigh(times).settles()
    if not sets:
        return None
    rows = [row for _, row in times]
    ones = all(literal.value for literal in sets)
    why = (strategy.to_ones if ones else None) or strategy.text
    text = told(position, why, rows, sets, words)
    return Step(strategy.id, sets, reasons(position, rows), position.sum(times), text)


def told(
    position: Position, why: Text, rows: Sequence[int], sets: Sequence[Literal], words: Words
) -> Remark:
    """Give the sentences of a step: why, and what follows."""
    ends = {(True, False): words.ones, (False, True): words.zeros, (True, True): words.both}
    kinds = {literal.value for literal in sets}
    end = ends[1 in kinds, 0 in kinds]
    demands = [position.rows[row] for row in rows]
    at = tuple(dict.fromkeys(row.at for row in demands if row.at is not None))
    facts: dict[str, Fact] = {
        **{key: at[number] for number, key in enumerate(_PLACES) if number < len(at)},
        "at": at,
        "count": len(rows),
        "bound": abs(demands[0].bound) if demands else 0,
        "given": given(position, rows),
        **_set_facts(position, sets),
    }
    return Remark(_joined(why, end), _places(position, sets), facts)


_PLACES: Final = ("first", "second", "third")


def tried(position: Position, why: Text, split: Split, words: Words) -> Remark:
    """Give the sentences of a step that an assumption proves: the assumption, why, what follows.

    ``why`` may use ``{count}``, how many steps follow from it, and ``{failed}``, the places of the
    demand that cannot be met after them.
    """
    sets = (split.assumed.opposite(),)
    assume = words.assumed_one if split.assumed.value else words.assumed_zero
    end = words.zeros if split.assumed.value else words.ones
    facts: dict[str, Fact] = {
        "assumed": position.problem.variable(split.assumed.variable).site,
        "assumption": _signs(position, (split.assumed,)),
        "count": len(split.steps),
        "failed": tuple(dict.fromkeys(_speakers(position, split))),
        **_set_facts(position, sets),
    }
    return Remark(_joined(_joined(assume, why), end), _places(position, sets), facts)


def _speakers(position: Position, split: Split) -> Iterator[Site]:
    """Give the places of what is impossible in the end: who demands it, or who stands there."""
    ones = {split.assumed, *(each for step in split.steps for each in step.sets)}
    for _, demand in split.sum:
        if demand.at is not None:
            yield demand.at
        else:
            yield from position.problem.places(
                number
                for _, number in demand.terms
                if position.values[number] == 1 or Literal(number, 1) in ones
            )


def _set_facts(position: Position, sets: Sequence[Literal]) -> dict[str, Fact]:
    """Give what `Words` may use."""
    return {
        "ones": _places(position, [each for each in sets if each.value]),
        "zeros": _places(position, [each for each in sets if not each.value]),
        "sets": _signs(position, sets),
    }


def _signs(position: Position, sets: Sequence[Literal]) -> str:
    """Give values as they are told where a genre has no words for them."""
    signs = [(position.problem.variable(each.variable), "≠="[each.value]) for each in sets]
    return ", ".join(f"{name(var.site)}{sign}{var.value}" for var, sign in signs)


def reasons(position: Position, rows: Iterable[int]) -> tuple[Site, ...]:
    """Give the places that rows speak of: who demands, the ones already there, a whole corridor."""
    sites: list[Site] = []
    for row in rows:
        demand = position.rows[row]
        sites += (demand.at,) if demand.at is not None else ()
        sites += given(position, (row,))
        if demand.at is None:
            sites += position.problem.places(variable for _, variable in demand.terms)
    return tuple(dict.fromkeys(sites))


def given(position: Position, rows: Iterable[int]) -> tuple[Site, ...]:
    """Give the places known to be 1 that speak against rows."""
    return position.problem.places(
        variable
        for row in rows
        for coefficient, variable in position.rows[row].terms
        if coefficient < 0 and position.values[variable] == 1
    )


def open_places(position: Position) -> tuple[Site, ...]:
    """Give the places that are still undecided."""
    return position.problem.places(
        each for each, value in enumerate(position.values) if each and value == OPEN
    )


def _places(position: Position, sets: Iterable[Literal]) -> tuple[Site, ...]:
    return position.problem.places(literal.variable for literal in sets)


def _joined(one: Text, other: Text) -> Text:
    """Give two sentences as one text."""
    pairs = zip(one, other, strict=True)
    return Text(*(" ".join(filter(None, pair)) for pair in pairs))
