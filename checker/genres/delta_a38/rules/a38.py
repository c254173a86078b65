"""The rules of the shape of the A38 loop.

Source: rules delta-a38.md, 5.1 and 6.
"""

from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.answer.loops import Loops
from checker.genres.delta_a38.answer.trace import Untraced
from checker.genres.delta_a38.board import DeltaBoard
from checker.genres.delta_a38.rules import shape_words
from checker.genres.delta_a38.rules.ruling import in_lines, in_loops, together
from checker.genres.delta_a38.rules.shape_words import fault_found, loop_found
from checker.rule import Found, Rule, Text
from converters.site import Site


def _open_a38(loops: Loops) -> Iterator[Found]:
    if not loops.a38.closed():
        yield loop_found(loops.a38, shape_words.A38)


@in_lines(
    "a38_not_a_loop",
    covers=("A1",),
    text=shape_words.A38.missing,
    find=_open_a38,
    healable=True,
)
def a38_not_a_loop(lines: Untraced, _board: DeltaBoard) -> Iterator[Found]:
    """The A38 loop is one closed loop."""
    if lines.a38:
        yield fault_found(lines.a38, shape_words.A38)


@in_loops(
    "a38_overlaps",
    covers=("A3",),
    text=Text(
        de="{cells}: die A38-Runde überlappt sich.",
        en="{cells}: the A38 loop overlaps itself.",
        nl="{cells}: de A38-lus overlapt zichzelf.",
    ),
)
def a38_overlaps(loops: Loops) -> Iterator[Found]:
    """No edge is used twice and no cell is visited three times."""
    yield from together(loops.a38.overlaps())


@in_loops(
    "a38_turns_at_crossing",
    covers=("A3",),
    text=Text(
        de="{cells}: wo die A38-Runde sich trifft, muss sie beide Male geradeaus laufen.",
        en="{cells}: where the A38 loop meets itself it must go straight on both times.",
        nl="{cells}: waar de A38-lus zichzelf ontmoet, moet ze beide keren rechtdoor gaan.",
    ),
)
def a38_turns_at_crossing(loops: Loops) -> Iterator[Found]:
    """Where it meets itself it goes straight on both times."""
    yield from together(loops.a38.turns())


@in_loops(
    "a38_visits_clue",
    covers=("A5", "C4"),
    text=Text(
        de="{cells}: die A38-Runde läuft über ein Hinweisfeld.",
        en="{cells}: the A38 loop runs over a clue.",
        nl="{cells}: de A38-lus loopt over een aanwijzing.",
    ),
)
def a38_visits_clue(loops: Loops) -> Iterator[Found]:
    """It visits no clue cell."""
    yield from together(loops.board.clues() & set(loops.a38.visits))


@in_loops(
    "a38_leaves_region",
    covers=("A2",),
    text=Text(
        de="{cells}: die A38-Runde verlässt ihre Region.",
        en="{cells}: the A38 loop leaves its region.",
        nl="{cells}: de A38-lus verlaat haar gebied.",
    ),
)
def a38_leaves_region(loops: Loops) -> Iterator[Found]:
    """It stays in region A; clues and the circle have rules of their own."""
    yield from together(_empty(loops, set(loops.a38.visits) - loops.region))


@in_loops(
    "a38_misses_cell",
    covers=("A1",),
    text=Text(
        de="{cells}: {cells:ein leeres Feld|leere Felder} der Region A38, {cells:das|die} die"
        " Runde auslässt.",
        en="{cells}: {cells:an empty cell|empty cells} of the A38 region that the loop leaves out.",
        nl="{cells}: {cells:een leeg vakje|lege vakjes} van het gebied A38 {cells:dat|die} de lus"
        " overslaat.",
    ),
)
def a38_misses_cell(loops: Loops) -> Iterator[Found]:
    """Once closed it visits every empty cell of region A; the circle has a rule of its own."""
    if loops.a38.closed():
        yield from together(_empty(loops, loops.region - set(loops.a38.visits)))


def _loop_without_start(loops: Loops) -> Iterator[Found]:
    """A closed loop that misses a circle in its region; further marks do not put it right."""
    start = loops.board.start
    if loops.a38.closed() and start in loops.region and start not in loops.a38.visits:
        yield Found((start,), final=True)


@in_lines(
    "a38_misses_start",
    covers=("A4",),
    text=Text(
        de="{cell}: durch den Kreis führt keine Linie.",
        en="{cell}: no line goes through the circle.",
        nl="{cell}: er loopt geen lijn door de cirkel.",
    ),
    find=_loop_without_start,
    healable=True,
)
def a38_misses_start(lines: Untraced, board: DeltaBoard) -> Iterator[Found]:
    """The circle is visited."""
    if lines.without_start:
        yield Found((board.start,))


@in_loops(
    "a38_start_crossed",
    covers=("A4",),
    text=Text(
        de="{cell}: die A38-Runde kommt mehr als einmal durch den Kreis.",
        en="{cell}: the A38 loop goes through the circle more than once.",
        nl="{cell}: de A38-lus gaat meer dan één keer door de cirkel.",
    ),
)
def a38_start_crossed(loops: Loops) -> Iterator[Found]:
    """The circle is visited exactly once."""
    if loops.board.start in loops.a38.revisited():
        yield Found((loops.board.start,))


@in_lines(
    "arrows_contradict",
    covers=("C1", "A1"),
    text=Text(
        de="{cells}: Pfeile auf einer Runde zeigen in beide Richtungen.",
        en="{cells}: arrows on one loop point both ways.",
        nl="{cells}: pijlen op één lus wijzen in beide richtingen.",
    ),
)
def arrows_contradict(lines: Untraced, _board: DeltaBoard) -> Iterator[Found]:
    """All arrows of a loop agree."""
    yield from together({site for arrow in lines.contradicting for site in arrow})


def _empty(loops: Loops, sites: set[Site] | frozenset[Site]) -> set[Site]:
    """Give those cells that hold neither a clue nor the circle."""
    return set(sites) - loops.board.clues() - {loops.board.start}


A38_RULES: Final[tuple[Rule[DeltaBoard], ...]] = (
    a38_not_a_loop,
    a38_overlaps,
    a38_turns_at_crossing,
    a38_visits_clue,
    a38_leaves_region,
    a38_misses_cell,
    a38_misses_start,
    a38_start_crossed,
    arrows_contradict,
)
