"""What is said of lines and lists that are no loop, and of a single wrong number."""

from typing import Final, NamedTuple

from checker.genres.delta_a38.answer.loops import Loop
from checker.genres.delta_a38.answer.trace import Fault
from checker.rule import Found, Text
from converters.site import Site


class LoopWords(NamedTuple):
    """The sentences for the ways in which one of the loops is none."""

    missing: Text
    open: Text
    branched: Text
    surplus: Text


CASTLE: Final = LoopWords(
    missing=Text(
        de="Die Burgmauer fehlt noch.",
        en="The castle loop is not there yet.",
        nl="De kasteelmuur ontbreekt nog.",
    ),
    open=Text(
        de="{ends}: die Burgmauer ist hier noch nicht geschlossen.",
        en="{ends}: the castle loop is not closed here yet.",
        nl="{ends}: de kasteelmuur is hier nog niet gesloten.",
    ),
    branched=Text(
        de="{branches}: die Burgmauer verzweigt sich.",
        en="{branches}: the castle loop branches.",
        nl="{branches}: de kasteelmuur vertakt zich.",
    ),
    surplus=Text(
        de="Mehrere Linien führen nicht durch den Kreis (ab {heads}); die Burgmauer ist nur eine.",
        en="Several lines do not go through the circle (from {heads}); the castle loop is only"
        " one.",
        nl="Meerdere lijnen gaan niet door de cirkel (vanaf {heads}); de kasteelmuur is er maar"
        " één.",
    ),
)
A38: Final = LoopWords(
    missing=Text(
        de="Die A38-Runde fehlt noch.",
        en="The A38 loop is not there yet.",
        nl="De A38-lus ontbreekt nog.",
    ),
    open=Text(
        de="{ends}: die A38-Runde ist hier noch nicht geschlossen.",
        en="{ends}: the A38 loop is not closed here yet.",
        nl="{ends}: de A38-lus is hier nog niet gesloten.",
    ),
    branched=Text(
        de="{branches}: die A38-Runde verzweigt sich.",
        en="{branches}: the A38 loop branches.",
        nl="{branches}: de A38-lus vertakt zich.",
    ),
    surplus=Text(
        de="Die Linie durch den Kreis ist nicht eine einzige Runde: auch ab {heads} schließt sich"
        " eine.",
        en="The line through the circle is not one single loop: another one closes at {heads}.",
        nl="De lijn door de cirkel is niet één enkele lus: ook vanaf {heads} sluit er een.",
    ),
)
ONE_SUM: Final = Text(
    de="{cell}: Schritte hin minus Schritte weg ergeben {found}, verlangt ist {want}.",
    en="{cell}: steps towards minus steps away are {found}, wanted is {want}.",
    nl="{cell}: stappen ernaartoe min stappen ervandaan is {found}, gevraagd is {want}.",
)


def loop_found(loop: Loop, words: LoopWords) -> Found:
    """Tell where a listed loop is none: the ends of its gaps, or all of it if it is too short."""
    ends = tuple(sorted({site for gap in loop.gaps for site in gap} or set(loop.visits)))
    return Found(ends, _facts(ends=ends), words.open if ends else words.missing)


def fault_found(fault: Fault, words: LoopWords) -> Found:
    """Tell where lines are no loop, in the words for the worst that is wrong with them."""
    facts = _facts(ends=fault.ends, branches=fault.branches, heads=fault.heads)
    said = (
        (fault.branches, words.branched),
        (fault.heads, words.surplus),
        (fault.ends, words.open),
    )
    text = next((text for cells, text in said if cells), words.missing)
    return Found(fault.cells(), facts, text, final=fault.final)


def _facts(
    ends: tuple[Site, ...] = (), branches: tuple[Site, ...] = (), heads: tuple[Site, ...] = ()
) -> dict[str, tuple[Site, ...]]:
    return {"ends": ends, "branches": branches, "heads": heads}
