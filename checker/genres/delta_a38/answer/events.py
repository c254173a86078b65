"""Pass cells and crossings in the order of the round, which must alternate.

The round is cut at every visit to a crossing: each *stretch* before a crossing holds exactly one
pass cell, and the stretch after the last crossing holds none.

Source: rules delta-a38.md, 5.3.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from checker.genres.delta_a38.answer import pass_words
from checker.rule import Fact, Found, Text
from converters.site import Site

Cells: TypeAlias = AbstractSet[Site]


@dataclass(frozen=True, slots=True)
class Stretch:
    """The visits between two visits to crossings.

    Attributes:
        cells: The visited cells in order; none is a crossing.
        first: The number of the visit that follows the crossing before it, counted from 1.
        before: The crossing before it; None: the round begins with it.
        after: The crossing after it; None: the round ends with it.
    """

    cells: tuple[Site, ...]
    first: int
    before: Site | None
    after: Site | None

    def holding(self, passes: Cells) -> list[tuple[int, Site]]:
        """Give the pass cells in it, each with the number of its visit, counted from 1."""
        return [(at, site) for at, site in enumerate(self.cells, self.first) if site in passes]


def stretches(visits: Sequence[Site], crossings: Collection[Site]) -> list[Stretch]:
    """Cut a round at its crossings; the last stretch is that after the last crossing."""
    cuts = [at for at, site in enumerate(visits) if site in crossings]
    begins = [0, *(at + 1 for at in cuts)]
    ends = [*cuts, len(visits)]
    return [
        Stretch(
            cells=tuple(visits[begin:end]),
            first=begin + 1,
            before=visits[begin - 1] if begin else None,
            after=visits[end] if end < len(visits) else None,
        )
        for begin, end in zip(begins, ends, strict=True)
    ]


class Clash(NamedTuple):
    """Two events that follow each other but must not, or one at the wrong end of the round.

    Attributes:
        sites: The cells of the events.
        text: Which sort of clash it is.
        facts: The numbers of the visits ``before`` and ``after``, counted from 1.
    """

    sites: tuple[Site, ...]
    text: Text
    facts: Mapping[str, Fact]

    def plainly(self) -> Found:
        """Say it where all pass cells are known."""
        return Found(self.sites, self.facts, pass_words.plainly(self.text))

    def whatever(self) -> Found:
        """Say it where question marks may stand for anything."""
        return Found(self.sites, self.facts, pass_words.whatever(self.text))


def clash(cut: Sequence[Stretch], passes: Cells, able: Cells = frozenset()) -> Clash | None:
    """Give the first clash of a round that no choice of further pass cells can avoid.

    Args:
        cut: The stretches of the round.
        passes: The known pass cells.
        able: The cells that may be further ones.
    """
    return next((found for each in cut for found in _clashes(each, passes, able)), None)


def barren(stretch: Stretch) -> Clash | None:
    """Give the clash of a stretch that holds no pass cell; None if no crossing follows."""
    if stretch.after is None:
        return None
    last = stretch.first + len(stretch.cells)
    if stretch.before is None:
        return Clash((stretch.after,), pass_words.CROSSING_FIRST, {"after": last})
    facts = {"before": stretch.first - 1, "after": last}
    return Clash((stretch.before, stretch.after), pass_words.TWO_CROSSINGS, facts)


def unserved(clues: tuple[Site, ...]) -> Clash:
    """Give the clash of clues that want more pass cells than stretches have room for."""
    return Clash(clues, pass_words.UNSERVED, {})


def _clashes(stretch: Stretch, passes: Cells, able: Cells) -> Iterator[Clash]:
    """Give what clashes in one stretch."""
    held = stretch.holding(passes)
    bare = barren(stretch)
    if len(held) > 1:
        (before, one), (after, other) = held[:2]
        yield Clash((one, other), pass_words.TWO_PASSES, {"before": before, "after": after})
    elif held and stretch.after is None:
        ((before, one),) = held
        yield Clash((one,), pass_words.PASS_LAST, {"before": before})
    elif not held and bare and not able & set(stretch.cells):
        yield bare
