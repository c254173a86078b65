"""The rules of the castle loop.

Source: rules delta-a38.md, 4.
"""

from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.answer.loops import LEAST_CASTLE, Loops
from checker.genres.delta_a38.answer.resolve import Resolved
from checker.genres.delta_a38.answer.trace import Untraced
from checker.genres.delta_a38.board import DeltaBoard, Shade
from checker.genres.delta_a38.rules import shape_words
from checker.genres.delta_a38.rules.ruling import in_answer, in_lines, in_loops, together
from checker.genres.delta_a38.rules.shape_words import fault_found, loop_found
from checker.rule import Found, Rule, Text
from converters.site import name


def _open_castle(loops: Loops) -> Iterator[Found]:
    if not loops.castle.closed(LEAST_CASTLE):
        yield loop_found(loops.castle, shape_words.CASTLE)


@in_lines(
    "delta_not_a_loop",
    covers=("C1",),
    text=shape_words.CASTLE.missing,
    find=_open_castle,
    healable=True,
)
def delta_not_a_loop(lines: Untraced, _board: DeltaBoard) -> Iterator[Found]:
    """The castle loop is one closed loop of at least four cells."""
    if lines.castle:
        yield fault_found(lines.castle, shape_words.CASTLE)


def _crossing_castle(loops: Loops) -> Iterator[Found]:
    yield from together(loops.castle.revisited())


@in_lines(
    "delta_crosses",
    covers=("C3",),
    text=Text(
        de="{cells}: die Burgmauer kommt mehr als einmal hierher.",
        en="{cells}: the castle loop comes here more than once.",
        nl="{cells}: de kasteelmuur komt hier meer dan één keer.",
    ),
    find=_crossing_castle,
)
def delta_crosses(lines: Untraced, _board: DeltaBoard) -> Iterator[Found]:
    """The castle loop visits no cell twice."""
    yield from together(lines.crossed)


@in_loops(
    "delta_visits_clue",
    covers=("C4", "A5"),
    text=Text(
        de="{cells}: die Burgmauer läuft über ein Hinweisfeld.",
        en="{cells}: the castle loop runs over a clue.",
        nl="{cells}: de kasteelmuur loopt over een aanwijzing.",
    ),
)
def delta_visits_clue(loops: Loops) -> Iterator[Found]:
    """The castle loop visits no clue cell."""
    yield from together(loops.board.clues() & set(loops.castle.visits))


@in_loops(
    "delta_leaves_region",
    covers=("C2",),
    text=Text(
        de="{cells}: die Burgmauer verlässt ihre Region.",
        en="{cells}: the castle loop leaves its region.",
        nl="{cells}: de kasteelmuur verlaat zijn gebied.",
    ),
)
def delta_leaves_region(loops: Loops) -> Iterator[Found]:
    """The castle loop stays in region C: gives its cells in region A, clues excepted."""
    yield from together(loops.region & set(loops.castle.visits) - loops.board.clues())


@in_loops(
    "white_outside",
    covers=("C5",),
    text=Text(
        de="{cells}: ein weißes Quadrat muss innerhalb der Burgmauer liegen.",
        en="{cells}: a white square must lie inside the castle loop.",
        nl="{cells}: een wit vierkant moet binnen de kasteelmuur liggen.",
    ),
)
def white_outside(loops: Loops) -> Iterator[Found]:
    """Each white square is inside the castle loop."""
    white = {site for site, square in loops.squares() if square.shade is Shade.WHITE}
    yield from together(white.difference(loops.inside(white)))


@in_loops(
    "black_inside",
    covers=("C5",),
    text=Text(
        de="{cells}: ein schwarzes Quadrat muss außerhalb der Burgmauer liegen.",
        en="{cells}: a black square must lie outside the castle loop.",
        nl="{cells}: een zwart vierkant moet buiten de kasteelmuur liggen.",
    ),
)
def black_inside(loops: Loops) -> Iterator[Found]:
    """Each black square is outside the castle loop."""
    black = [site for site, square in loops.squares() if square.shade is Shade.BLACK]
    yield from together(loops.inside(black))


@in_answer(
    "delta_sum",
    covers=("C6", "C7"),
    text=Text(
        de="Schritte hin minus Schritte weg stimmen nicht (gezählt statt verlangt): {sums}.",
        en="Steps towards minus steps away are wrong (counted instead of wanted): {sums}.",
        nl="Stappen ernaartoe min stappen ervandaan kloppen niet (geteld in plaats van gevraagd):"
        " {sums}.",
    ),
)
def delta_sum(answer: Resolved) -> Iterator[Found]:
    """Each number is the steps towards its square minus the steps away from it."""
    if len(answer.sums) == 1:
        ((site, want, found),) = answer.sums
        yield Found((site,), {"want": want, "found": found}, shape_words.ONE_SUM)
    elif answer.sums:
        sums = ", ".join(f"{name(site)} {found} ↔ {want}" for site, want, found in answer.sums)
        yield Found(tuple(each.site for each in answer.sums), {"sums": sums})


CASTLE_RULES: Final[tuple[Rule[DeltaBoard], ...]] = (
    delta_not_a_loop,
    delta_crosses,
    delta_visits_clue,
    delta_leaves_region,
    white_outside,
    black_inside,
    delta_sum,
)
