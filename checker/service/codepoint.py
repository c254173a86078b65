"""The point about a page's solution code: understood, made from a checked solution, compared."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from checker.codes.comparing import Result
from checker.codes.slips import is_slip, without_spoilers
from checker.lmd import Because
from checker.rule import Lang, Remark, Status, Text, verbatim
from checker.service.coding import Coded, CodeWish, code_link
from checker.service.drawn_answers import Solution
from checker.service.findings import Finding, Point, State
from converters.errors import PenpadError

_NO_SOLUTION: Final = Text(
    de="Ohne geprüfte Lösung gibt es keinen Code.",
    en="Without a checked solution there is no code.",
    nl="Zonder gecontroleerde oplossing is er geen code.",
)
_NO_WORDING: Final = Text(
    de="Die Seite sagt nicht, wie der Lösungscode zu bilden ist.",
    en="The page does not say how the solution code is made.",
    nl="De pagina zegt niet hoe de oplossingscode wordt gemaakt.",
)
_COMPUTED: Final = Text(
    de="Er ist verstanden und lässt sich bilden; es gab keinen getippten Code zu vergleichen.",
    en="It is understood and can be made; no typed code was there to be compared.",
    nl="Hij is begrepen en te maken; er was geen getypte code om te vergelijken.",
)
_UNMADE: Final = Text(
    de="Er ist verstanden, lässt sich aber nicht bilden.",
    en="It is understood, but cannot be made.",
    nl="Hij is begrepen, maar kan niet worden gemaakt.",
)
_RESULTS: Final = {
    Result.EQUAL: Text(
        de="Der getippte Code stimmt.", en="The typed code is right.", nl="De getypte code klopt."
    ),
    Result.NORMALISED: Text(
        de="Der getippte Code stimmt, bis auf seine Form.",
        en="The typed code is right but for its form.",
        nl="De getypte code klopt, op de vorm na.",
    ),
    Result.NEAR_MISS: Text(
        de="Der getippte Code ist falsch, vermutlich ein Versehen.",
        en="The typed code is wrong, probably a slip.",
        nl="De getypte code is fout, waarschijnlijk een vergissing.",
    ),
    Result.DIFFERENT: Text(
        de="Der getippte Code ist ein anderer.",
        en="The typed code is another one.",
        nl="De getypte code is een andere.",
    ),
    Result.NOT_UNDERSTOOD: Text(
        de="Was verlangt ist, ist nicht verstanden.",
        en="What is asked for is not understood.",
        nl="Wat gevraagd wordt, is niet begrepen.",
    ),
}
_AS_READ: Final = Text(
    de="Gelesen als: {words}.", en="Read as: {words}.", nl="Gelezen als: {words}."
)
_CODE_IS: Final = Text(de="Er ist {code}.", en="It is {code}.", nl="Hij is {code}.")
_UNVOUCHED: Final = Text(
    de="Die Lösung dahinter ist nicht geprüft.",
    en="The solution behind it was not checked.",
    nl="De oplossing erachter is niet gecontroleerd.",
)
_AT_A_CELL: Final = Text(
    de="Woran es liegt, verrät ein Feld der Lösung; --reveal nennt es.",
    en="The reason gives away a cell of the solution; --reveal names it.",
    nl="De reden verraadt een vakje van de oplossing; --reveal noemt het.",
)
_SUPPOSED: Final = Text(
    de="Welcher Link zum Rätsel selbst führt, sagt die Seite nicht; vermutet ist es der zweite.",
    en="The page does not say which link leads to the puzzle itself; the second one is supposed.",
    nl="De pagina zegt niet welke link naar de puzzel zelf leidt; aangenomen is de tweede.",
)
_STATES: Final = {
    Result.EQUAL: State.CLEAN,
    Result.NORMALISED: State.CLEAN,
    Result.NEAR_MISS: State.VIOLATED,
    Result.DIFFERENT: State.VIOLATED,
    Result.NOT_UNDERSTOOD: State.NOT_CHECKED,
}


class Typed(NamedTuple):
    """What is wanted of a code.

    Attributes:
        code: The code that somebody has typed; None: none is compared.
        genre: The genre's name; None: found out.
        seconds: How long the prover may try, if the solution is its own.
    """

    code: str | None
    genre: str | None
    seconds: float


def code_point(wording: str, solution: Solution | None, typed: Typed) -> Finding:
    """Give the point about a code: every page of the portal says how it is made.

    Args:
        wording: What the page asks for; empty if it asks for nothing.
        solution: A solution that keeps every rule; None: none is known.
        typed: What is wanted.
    """
    if not wording or solution is None:
        told = Remark(_NO_SOLUTION if wording else _NO_WORDING)
        return Finding(Point.CODE, State.NOT_CHECKED, (told,))
    wish = CodeWish(
        wording,
        typed.code,
        genre=typed.genre,
        answer=solution.answer,
        key=solution.key,
        solve=solution.proved,
        seconds=typed.seconds,
    )
    try:
        coded = code_link(solution.case.text, wish)
    except PenpadError as error:
        return Finding(Point.CODE, State.NOT_CHECKED, (verbatim(str(error)),))
    found = _coded(coded)
    if found.state is State.VIOLATED and solution.case.link.because is Because.ORDER:
        details = (Remark(_SUPPOSED), *found.details)
        return replace(found, state=State.NOT_CHECKED, details=details)
    return found


def _coded(coded: Coded) -> Finding:
    """Make of a code a point; only one of a solution that keeps every rule says anything."""
    words = [coded.reading(lang) for lang in (Lang.DE, Lang.EN, Lang.NL)]
    reading = [] if None in words else [_read_as([str(each) for each in words])]
    revealed = (Remark(_CODE_IS, facts={"code": coded.code}),) if coded.code else ()
    if coded.result is not None:
        state, told = _STATES[coded.result], Remark(_RESULTS[coded.result])
    else:
        state = State.CLEAN if coded.code is not None else State.NOT_CHECKED
        told = Remark(_COMPUTED if coded.code is not None else _UNMADE)
    unsure: tuple[Remark, ...] = ()
    if coded.code is not None and coded.status is not Status.SOLVED:
        state, unsure = State.NOT_CHECKED, (Remark(_UNVOUCHED),)
    reasons, placed = _parted(coded.reasons)
    details = (told, *reasons, *unsure, *reading)
    return Finding(Point.CODE, state, details, revealed=(*placed, *revealed))


def _parted(reasons: Sequence[Remark]) -> tuple[tuple[Remark, ...], tuple[Remark, ...]]:
    """Part reasons from those that give something away: what stands in a cell, or in the code."""
    placed = tuple(reason for reason in reasons if reason.sites)
    slips = tuple(reason for reason in reasons if is_slip(reason))
    plain = without_spoilers(reason for reason in reasons if not reason.sites)
    return (*plain, *((Remark(_AT_A_CELL),) if placed else ())), (*placed, *slips)


def _read_as(words: Sequence[str]) -> Remark:
    """Give a wording's reading in all languages."""
    filled = (text.format(words=each) for text, each in zip(_AS_READ, words, strict=True))
    return Remark(Text(*(text.replace("{", "{{").replace("}", "}}") for text in filled)))
