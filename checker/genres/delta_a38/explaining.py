"""What one clue counts, in order: what a solver wants to know when told that it is wrong.

Source: rules delta-a38.md, 4 and 5.2.
"""

from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.answer.loops import Loops
from checker.genres.delta_a38.answer.passes import Round, round_of
from checker.genres.delta_a38.answer.resolve import resolved
from checker.genres.delta_a38.answer.trace import Untraced
from checker.genres.delta_a38.board import DeltaBoard
from checker.rule import Fact, Remark, Text
from converters.errors import UsageError
from converters.site import Site, name

_NORTH: Final = Text(
    "Nach oben sieht {clue} {view}.",
    "Upwards {clue} sees {view}.",
    "Naar boven ziet {clue} {view}.",
)
_EAST: Final = Text(
    "Nach rechts sieht {clue} {view}.",
    "To the right {clue} sees {view}.",
    "Naar rechts ziet {clue} {view}.",
)
_SOUTH: Final = Text(
    "Nach unten sieht {clue} {view}.",
    "Downwards {clue} sees {view}.",
    "Naar beneden ziet {clue} {view}.",
)
_WEST: Final = Text(
    "Nach links sieht {clue} {view}.",
    "To the left {clue} sees {view}.",
    "Naar links ziet {clue} {view}.",
)
_VIEWS: Final = (_NORTH, _EAST, _SOUTH, _WEST)
_TOWARDS: Final = Text(
    "{start} → {end}: ein Schritt hin, +1.",
    "{start} → {end}: a step towards it, +1.",
    "{start} → {end}: een stap ernaartoe, +1.",
)
_AWAY: Final = Text(
    "{start} → {end}: ein Schritt weg, −1.",
    "{start} → {end}: a step away from it, −1.",
    "{start} → {end}: een stap ervandaan, −1.",
)
_SUM: Final = Text(
    de="{cell}: {towards} hin, {away} weg, zusammen {sum}; verlangt ist {want}.",
    en="{cell}: {towards} towards, {away} away, together {sum}; wanted is {want}.",
    nl="{cell}: {towards} ernaartoe, {away} ervandaan, samen {sum}; gevraagd is {want}.",
)
_FREE_SUM: Final = Text(
    de="{cell}: {towards} hin, {away} weg, zusammen {sum}; verlangt ist keine Zahl.",
    en="{cell}: {towards} towards, {away} away, together {sum}; no number is wanted.",
    nl="{cell}: {towards} ernaartoe, {away} ervandaan, samen {sum}; er wordt geen getal gevraagd.",
)
_VISIT: Final = Text(
    de="{number}. Besuch um {clue}: {cell}, der {visit}. der Runde.",
    en="Visit {number} around {clue}: {cell}, visit {visit} of the round.",
    nl="Bezoek {number} rond {clue}: {cell}, bezoek {visit} van de ronde.",
)
_CROSSING: Final = Text(
    de="{number}. Besuch um {clue}: {cell}, der {visit}. der Runde; eine Kreuzung.",
    en="Visit {number} around {clue}: {cell}, visit {visit} of the round; a crossing.",
    nl="Bezoek {number} rond {clue}: {cell}, bezoek {visit} van de ronde; een kruising.",
)
_NAMED: Final = Text(
    de="{number}. Besuch um {clue}: {cell}, der {visit}. der Runde; vom Hinweis gemeint, also eine"
    " Durchgangszelle.",
    en="Visit {number} around {clue}: {cell}, visit {visit} of the round; named by the clue, so a"
    " pass cell.",
    nl="Bezoek {number} rond {clue}: {cell}, bezoek {visit} van de ronde; door de aanwijzing"
    " bedoeld, dus een doorgang.",
)
_NAMED_CROSSING: Final = Text(
    de="{number}. Besuch um {clue}: {cell}, der {visit}. der Runde; vom Hinweis gemeint, aber eine"
    " Kreuzung.",
    en="Visit {number} around {clue}: {cell}, visit {visit} of the round; named by the clue, but a"
    " crossing.",
    nl="Bezoek {number} rond {clue}: {cell}, bezoek {visit} van de ronde; door de aanwijzing"
    " bedoeld, maar een kruising.",
)
_VISITS: Final = {
    (False, False): _VISIT,
    (False, True): _CROSSING,
    (True, False): _NAMED,
    (True, True): _NAMED_CROSSING,
}
_COUNT: Final = Text(
    de="{cell}: {visits} {visits:Besuch|Besuche} um den Hinweis {numbers}.",
    en="{cell}: {visits} {visits:visit|visits} around the clue {numbers}.",
    nl="{cell}: {visits} {visits:bezoek|bezoeken} rond de aanwijzing {numbers}.",
)
_STEP: Final = Text(
    de="{number}. Besuch der Runde: {cell}.",
    en="Visit {number} of the round: {cell}.",
    nl="Bezoek {number} van de ronde: {cell}.",
)
_STEP_CROSSING: Final = Text(
    de="{number}. Besuch der Runde: {cell}, eine Kreuzung.",
    en="Visit {number} of the round: {cell}, a crossing.",
    nl="Bezoek {number} van de ronde: {cell}, een kruising.",
)
_STEP_PASS: Final = Text(
    de="{number}. Besuch der Runde: {cell}, eine Durchgangszelle.",
    en="Visit {number} of the round: {cell}, a pass cell.",
    nl="Bezoek {number} van de ronde: {cell}, een doorgang.",
)
_NO_CASTLE: Final = Text(
    de="{cell} zählt noch nichts: die Burgmauer ist kein Rundweg, der jedes Feld höchstens einmal"
    " besucht.",
    en="{cell} counts nothing yet: the castle loop is no loop that visits each cell at most once.",
    nl="{cell} telt nog niets: de kasteelmuur is geen lus die elk vakje hoogstens één keer"
    " bezoekt.",
)
_MISPLACED: Final = Text(
    de="{cell} zählt nichts: das Quadrat liegt nicht frei in der Region der Burgmauer.",
    en="{cell} counts nothing: the square does not lie free in the castle region.",
    nl="{cell} telt niets: het vierkant ligt niet vrij in het gebied van de kasteelmuur.",
)
_NO_A38: Final = Text(
    de="{cell} zählt noch nichts: die A38-Runde ist kein richtiger Rundweg, der einmal durch den"
    " Kreis führt.",
    en="{cell} counts nothing yet: the A38 loop is no proper loop that goes through the circle"
    " once.",
    nl="{cell} telt nog niets: de A38-lus is geen goede lus die één keer door de cirkel gaat.",
)
_NOTHING_SEEN: Final = "–"


def explain_clue(board: DeltaBoard, site: Site) -> tuple[Remark, ...]:
    """Give what a clue counts: each seen step of a square, or each visit around an A38 clue.

    The circle counts every visit of the round.

    Args:
        board: The puzzle with an answer.
        site: The clue's cell.

    Raises:
        UsageError: If there is no clue.
    """
    if site not in board.clues() and site != board.start:
        raise UsageError(
            where="--explain-clue",
            found=f"{name(site)}, a cell without a clue",
            want="one of " + ", ".join(map(name, sorted((*board.clues(), board.start)))),
            hint="rows and columns count from 1 at the top left cell",
        )
    answer = resolved(board)
    if site in board.squares:
        if isinstance(answer, Untraced) or not answer.loops.is_castle_sound():
            return (Remark(_NO_CASTLE, (site,)),)
        return tuple(_square(answer.loops, site))
    if isinstance(answer, Untraced) or not answer.loops.is_a38_sound():
        return (Remark(_NO_A38, (site,)),)
    counted = _round if site == board.start else _numbers
    return tuple(counted(round_of(answer.loops), site))


def _square(loops: Loops, site: Site) -> Iterator[Remark]:
    """Give what a squared clue sees, direction by direction, and the sum."""
    if site not in dict(loops.squares()):
        yield Remark(_MISPLACED, (site,))
        return
    counts = {True: 0, False: 0}
    for text, (view, seen) in zip(_VIEWS, loops.seen(site), strict=True):
        yield Remark(text, view, {"clue": site, "view": view or _NOTHING_SEEN})
        for step, towards in seen:
            counts[towards] += 1
            facts: dict[str, Fact] = {"start": step.start, "end": step.end}
            yield Remark(_TOWARDS if towards else _AWAY, tuple(step), facts)
    want = loops.board.squares[site].value
    sums = {"towards": counts[True], "away": counts[False], "sum": counts[True] - counts[False]}
    yield Remark(_FREE_SUM if want is None else _SUM, (site,), {**sums, "want": want or 0})


def _round(numbered: Round, _start: Site) -> Iterator[Remark]:
    """Give all visits of the round in order, with its crossings and the cells that clues name."""
    passes = {
        cell for clue in numbered.loops.board.numbers for cell in numbered.named(clue).values()
    }
    for number, cell in enumerate(numbered.visits, start=1):
        text = _STEP_CROSSING if cell in numbered.crossings else _STEP
        yield Remark(_STEP_PASS if cell in passes else text, (cell,), {"number": number})


def _numbers(numbered: Round, clue: Site) -> Iterator[Remark]:
    """Give the visits around an A38 clue in order."""
    around, named = numbered.around(clue), numbered.named(clue)
    for number, at in enumerate(around, start=1):
        cell = numbered.visits[at]
        text = _VISITS[number in named, cell in numbered.crossings]
        yield Remark(text, (cell,), {"number": number, "visit": at + 1, "clue": clue})
    numbers = str(numbered.loops.board.numbers[clue])
    yield Remark(_COUNT, (clue,), {"visits": len(around), "numbers": numbers})
