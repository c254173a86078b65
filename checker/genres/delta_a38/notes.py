"""What is to be said of a verdict: directions nobody told, the first visit, what was not judged.

Source: rules delta-a38.md, 6 and Q5.
"""

from collections.abc import Iterator
from typing import Final

from checker.genre import Aside
from checker.genres.delta_a38.answer.loops import Loop
from checker.genres.delta_a38.answer.passes import Counting, PassCheck
from checker.genres.delta_a38.answer.resolve import Resolved, Ways, passes_if, resolved
from checker.genres.delta_a38.answer.trace import Untraced, joined, stray_arrows
from checker.genres.delta_a38.board import TAG, DeltaBoard, Drawn
from checker.rule import Remark, Text

_CASTLE: Final = {
    Ways.ONE: Text(
        de="Die Richtung der Burgmauer ist nicht angegeben; richtig ist die von {start} nach"
        " {end}.",
        en="The direction of the castle loop is not told; the one from {start} to {end} is right.",
        nl="De richting van de kasteelmuur is niet aangegeven; die van {start} naar {end} klopt.",
    ),
    Ways.BOTH: Text(
        de="Die Richtung der Burgmauer ist nicht angegeben; beide sind richtig.",
        en="The direction of the castle loop is not told; both are right.",
        nl="De richting van de kasteelmuur is niet aangegeven; beide kloppen.",
    ),
    Ways.NONE: Text(
        de="Die Richtung der Burgmauer ist nicht angegeben, und keine ist richtig; beurteilt wird"
        " die von {start} nach {end}.",
        en="The direction of the castle loop is not told, and neither is right; the one from"
        " {start} to {end} was judged.",
        nl="De richting van de kasteelmuur is niet aangegeven, en geen van beide klopt; die van"
        " {start} naar {end} is beoordeeld.",
    ),
}
_A38: Final = {
    Ways.ONE: Text(
        de="Die Richtung der A38-Runde ist nicht angegeben; richtig ist die von {start} nach"
        " {end}.",
        en="The direction of the A38 loop is not told; the one from {start} to {end} is right.",
        nl="De richting van de A38-lus is niet aangegeven; die van {start} naar {end} klopt.",
    ),
    Ways.BOTH: Text(
        de="Die Richtung der A38-Runde ist nicht angegeben; beide sind richtig.",
        en="The direction of the A38 loop is not told; both are right.",
        nl="De richting van de A38-lus is niet aangegeven; beide kloppen.",
    ),
    Ways.NONE: Text(
        de="Die Richtung der A38-Runde ist nicht angegeben, und keine ist richtig; beurteilt wird"
        " die von {start} nach {end}, mit der am wenigsten falsch ist.",
        en="The direction of the A38 loop is not told, and neither is right; the one from {start}"
        " to {end} was judged, with which least is wrong.",
        nl="De richting van de A38-lus is niet aangegeven, en geen van beide klopt; die van"
        " {start} naar {end} is beoordeeld, waarmee het minste fout is.",
    ),
}
_STRAY: Final = Text(
    de="{cells}: Pfeile, die auf keiner Linie liegen, bedeuten nichts.",
    en="{cells}: arrows that lie on no line mean nothing.",
    nl="{cells}: pijlen die op geen lijn liggen, betekenen niets.",
)
_OVER_CLUE: Final = Text(
    de="{cells}: hier läuft eine Linie über ein Hinweisfeld.",
    en="{cells}: a line runs over a clue here.",
    nl="{cells}: hier loopt een lijn over een aanwijzing.",
)
_LAST_RIGHT: Final = Text(
    de="Der Kreis zählt als erster Besuch der Runde. Zählte er als letzter, wäre an den"
    " Durchgangszellen nichts falsch.",
    en="The circle counts as the first visit of the round. If it counted as the last, nothing would"
    " be wrong with the pass cells.",
    nl="De cirkel telt als eerste bezoek van de ronde. Telde hij als laatste, dan was er niets fout"
    " met de doorgangen.",
)
_LAST_WRONG: Final = Text(
    de="Der Kreis zählt als erster Besuch der Runde. Zählte er als letzter, wäre falsch: {codes}.",
    en="The circle counts as the first visit of the round. If it counted as the last, this would be"
    " wrong: {codes}.",
    nl="De cirkel telt als eerste bezoek van de ronde. Telde hij als laatste, dan was dit fout:"
    " {codes}.",
)
_GAVE_UP: Final = Text(
    de="Die Fragezeichen lassen zu viele Möglichkeiten, um alle zu prüfen.",
    en="The question marks leave too many possibilities to look at them all.",
    nl="De vraagtekens laten te veel mogelijkheden over om ze allemaal te bekijken.",
)


def aside(board: DeltaBoard) -> Aside:
    """Give what a verdict depends on, and what could not be judged."""
    answer = resolved(board)
    if isinstance(answer, Untraced):
        return Aside(tuple(_lines(board, traced=False)))
    notes = (*_lines(board, traced=True), *_directions(answer), *_first_visit(board, answer))
    gave_up = answer.passes is not None and answer.passes.gave_up
    return Aside(notes, (Remark(_GAVE_UP),) if gave_up else ())


def _lines(board: DeltaBoard, *, traced: bool) -> Iterator[Remark]:
    """Tell of stray arrows, and of lines over clues while no rule does: they are no loops yet."""
    if not isinstance(board.answer, Drawn):
        return
    if stray := stray_arrows(board.answer):
        yield Remark(_STRAY, tuple(dict.fromkeys(arrow.start for arrow in stray)))
    over = board.clues() & joined(board.answer.lines).keys()
    if over and not traced:
        yield Remark(_OVER_CLUE, tuple(sorted(over)))


def _directions(answer: Resolved) -> Iterator[Remark]:
    if answer.castle_ways:
        yield _direction(_CASTLE[answer.castle_ways], answer.loops.castle)
    if answer.a38_ways:
        yield _direction(_A38[answer.a38_ways], answer.loops.a38)


def _direction(text: Text, loop: Loop) -> Remark:
    start, end = loop.visits[:2]
    return Remark(text, (), {"start": start, "end": end})


def _first_visit(board: DeltaBoard, answer: Resolved) -> Iterator[Remark]:
    """Tell if the verdict depends on whether the circle is the first visit or the last."""
    other = passes_if(board, Counting.LAST)
    if answer.passes is None or other is None or answer.passes.gave_up or other.gave_up:
        return
    codes = _codes(other)
    if codes != _codes(answer.passes):
        yield Remark(_LAST_WRONG if codes else _LAST_RIGHT, (), {"codes": codes})


def _codes(check: PassCheck) -> str:
    return ", ".join(f"{TAG}/{code}" for code in check.found)
