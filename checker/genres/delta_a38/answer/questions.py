"""What question marks can stand for: a complete search for pass cells, one layer a choice.

Every choice takes some of what clues still need: a choice is a set of *options*, and an option is
the set of clues that one more pass cell would count for (empty: no pass cell here). All ways of
choosing are followed at once; two ways that leave the clues with the same needs are one. So the
work is bounded by the number of different needs, and a way that takes too much or leaves too little
for later is dropped at once.

Source: rules delta-a38.md, 5.3.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from converters.site import Site

MOST_WORK: Final = 3_000_000
"""Needs looked at before a search gives up; 10 by 10 cells of ``?`` clues take a few hundred."""

Option: TypeAlias = frozenset[Site]
Options: TypeAlias = frozenset[Option]
Needs: TypeAlias = tuple[int, ...]

NO_PASS: Final[Option] = frozenset()


class Outcome(NamedTuple):
    """How a search ended.

    Attributes:
        stuck: The choice at which no way was left, or the number of choices if needs were left
            after the last; None: there is a way.
        clues: If there is none: the clues that cannot be served together.
        gave_up: Whether there was too much to look at, so that nothing is known.
        work: How many needs were looked at in the part that the outcome is of.
    """

    stuck: int | None = None
    clues: tuple[Site, ...] = ()
    gave_up: bool = False
    work: int = 0


def search(needs: Mapping[Site, int], choices: Sequence[Options]) -> Outcome:
    """Tell whether one option of every choice can be taken so that all needs are met exactly.

    Clues that no choice links are searched apart, for their ways would only multiply.

    Args:
        needs: How many more pass cells each clue wants.
        choices: The options of each choice; their clues are among those of ``needs``.
    """
    barren = next((at for at, options in enumerate(choices) if not options), None)
    if barren is not None:
        return Outcome(stuck=barren)
    left, unsure = MOST_WORK, False
    for part in sorted(_parts(needs, choices), key=lambda part: len(part.clues)):
        outcome = _part(needs, part, choices, left)
        if outcome.stuck is not None:
            return outcome
        left, unsure = left - outcome.work, unsure or outcome.gave_up
    return Outcome(gave_up=unsure)


class _Part(NamedTuple):
    """Clues that choices link, and the numbers of these choices."""

    clues: tuple[Site, ...]
    numbers: tuple[int, ...]


def _parts(needs: Mapping[Site, int], choices: Sequence[Options]) -> Iterator[_Part]:
    """Split clues and choices into parts that share nothing."""
    served = [sorted(frozenset[Site]().union(*options)) for options in choices]
    linked: dict[Site, list[int]] = {clue: [] for clue in sorted(needs)}
    for number, some in enumerate(served):
        for clue in some:
            linked[clue].append(number)
    gone = set[Site]()
    for first in linked:
        clues, numbers = set[Site](), set[int]()
        fresh = [first]
        while fresh:
            clue = fresh.pop()
            if clue not in gone:
                gone.add(clue)
                clues.add(clue)
                fresh += [other for at in linked[clue] if at not in numbers for other in served[at]]
                numbers.update(linked[clue])
        if clues:
            yield _Part(tuple(sorted(clues)), tuple(sorted(numbers)))


def _part(needs: Mapping[Site, int], part: _Part, choices: Sequence[Options], most: int) -> Outcome:
    """Search one part, layer by layer, with so much work at most."""
    clues = part.clues
    work = len(clues) * (len(part.numbers) + 1)
    if work > most:
        return Outcome(gave_up=True)
    left = list(_left(clues, [choices[number] for number in part.numbers]))
    layer: set[Needs] = {tuple(needs[clue] for clue in clues)}
    for number, later in zip(part.numbers, left, strict=True):
        taken = [tuple(int(clue in option) for clue in clues) for option in choices[number]]
        work += len(layer) * len(taken) * len(clues)
        if work > most:
            return Outcome(gave_up=True, work=work)
        layer = set(_next(layer, taken, later))
        if not layer:
            return Outcome(number, clues)
    met = not any(next(iter(layer)))
    return Outcome(work=work) if met else Outcome(len(choices), clues)


def _left(clues: Sequence[Site], choices: Sequence[Options]) -> Iterator[Needs]:
    """Give, for each choice, how many later ones could still serve each clue."""
    serving = [frozenset[Site]().union(*options) for options in choices]
    later = [sum(clue in each for each in serving) for clue in clues]
    for each in serving:
        later = [count - (clue in each) for clue, count in zip(clues, later, strict=True)]
        yield tuple(later)


def _next(layer: set[Needs], taken: Sequence[Needs], left: Needs) -> Iterator[Needs]:
    """Give what clues still need after one more choice, as far as it can still be met."""
    for needs in layer:
        for one in taken:
            after = tuple(need - take for need, take in zip(needs, one, strict=True))
            if all(0 <= need <= most for need, most in zip(after, left, strict=True)):
                yield after
