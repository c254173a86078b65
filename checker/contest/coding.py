"""The seam between contests and solution codes: what a typed code is, measured by a puzzle's codes.

Right are the codes that the booklet lists, and the code that its wording asks for of a right
solution. What does not matter in a code (blanks, case …) is for the booklet alone to say; what
would be equal but for that is a near miss.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from typing import Final, NamedTuple

from checker.codes.comparing import Result, compare
from checker.codes.reading import GRID, Part, Reading, What
from checker.codes.view import CodeView
from checker.contest.booklet import Puzzle
from checker.contest.verdict import Outcome, Told, Verdict, told
from checker.rule import Remark, Status, Text
from checker.service import CodeBasis, CodeWish, code_basis
from converters.errors import shown

MAX_CODE: Final = 2000
"""Characters a typed code may have; the longest that a wording asks for has a tenth of it."""

SPELLING: Final = "spelling"
SLIP: Final = "slip"
OTHER_CODE: Final = "other-puzzle"

_SEPARATORS: Final = re.compile(r"[\s,;./|:_–-]+")
_STEPS: Final[Mapping[str, Callable[[str], str]]] = {
    "case": str.casefold,
    "blanks": lambda code: "".join(code.split()),
    "separators": lambda code: _SEPARATORS.sub("", code),
}
_SPELT: Final = Text(
    de="Anders geschrieben als der richtige Code; das Heft lässt dies nicht gelten.",
    en="Written differently from the right code; the booklet does not allow for that.",
    nl="Anders geschreven dan de juiste code; het boekje staat dat niet toe.",
)
_NO_KEY: Final = Text(
    de="Das Heft nennt für dieses Rätsel keinen Code und keinen Wortlaut.",
    en="The booklet names neither a code nor a wording for this puzzle.",
    nl="Het boekje noemt voor deze puzzel geen code en geen tekst daarvoor.",
)
_LONG: Final = Text(
    de="Der Code hat {found} Zeichen; gelesen werden höchstens {most}.",
    en="The code has {found} characters; at most {most} are read.",
    nl="De code heeft {found} tekens; er worden er hoogstens {most} gelezen.",
)
_OTHER_KEY: Final = Text(
    de="Der Code passt zum Wortlaut und einer richtigen Lösung, steht aber nicht im Heft:"
    " der Code im Heft ist zu prüfen.",
    en="The code fits the wording and a right solution, but the booklet does not list it:"
    " look at the booklet's code again.",
    nl="De code past bij de tekst en een juiste oplossing, maar staat niet in het boekje:"
    " controleer de code in het boekje.",
)
_AMBIGUOUS: Final = Text(
    de="Das Rätsel hat mehrere Lösungen; ein Code allein widerlegt keine.",
    en="The puzzle has several solutions; a code alone refutes none of them.",
    nl="De puzzel heeft meerdere oplossingen; een code alleen weerlegt er geen.",
)
_OF_OTHER: Final = Text(
    de="Das ist der Code von Rätsel {id}.",
    en="This is the code of puzzle {id}.",
    nl="Dit is de code van puzzel {id}.",
)
_DIFFERENT: Final = Text(
    de="Der Code ist ein anderer.", en="The code is another one.", nl="De code is een andere."
)
# Where the rules are known, a solution that breaks them makes no right code.
_FAULTY: Final = (Status.VIOLATED, Status.UNFINISHED)
# A code without a wording: only slips of the fingers can be looked for, and nothing is computed.
_NOTHING: Final = Reading((Part(What.CONTENT, (GRID,)),))
_NOWHERE: Final = CodeView(0, 0, frozenset(), {})


class Codes(NamedTuple):
    """A puzzle's right codes, and why there are no more.

    Attributes:
        listed: Those of the booklet.
        computed: Those that the wording asks for, with the solution each is made of; None: the one
            stored in the puzzle's link.
        reasons: Why the wording gave none.
    """

    listed: tuple[str, ...]
    computed: tuple[tuple[str, str | None], ...] = ()
    reasons: tuple[Remark, ...] = ()

    def every(self) -> tuple[str, ...]:
        """Give all of them, each once."""
        return tuple(dict.fromkeys((*self.listed, *(code for code, _ in self.computed))))


def judge_code(puzzle: Puzzle, typed: str) -> Outcome:
    """Tell what a typed code is."""
    if len(typed) > MAX_CODE:
        remark = Remark(_LONG, facts={"found": len(typed), "most": MAX_CODE})
        return Outcome(Verdict.UNUSABLE, reasons=(told(remark),))
    codes = codes_of(puzzle)
    if not codes.every():
        reasons = tuple(map(told, codes.reasons)) or (Told(_NO_KEY),)
        return Outcome(Verdict.NOT_CHECKED, reasons=(*_mixed_up(puzzle, typed), *reasons))
    return _same(puzzle, codes, typed) or _missed(puzzle, codes, typed)


@lru_cache(maxsize=256)
def codes_of(puzzle: Puzzle) -> Codes:
    """Give a puzzle's right codes; computed once in a process."""
    if not puzzle.wording:
        return Codes(puzzle.codes)
    asked = [(each, _basis(puzzle, each).coded) for each in puzzle.solutions or (None,)]
    computed = tuple(
        (each.code, solution)
        for solution, each in asked
        if each.code is not None and each.status not in _FAULTY
    )
    return Codes(
        puzzle.codes, computed, tuple(reason for _, one in asked for reason in one.reasons)
    )


@lru_cache(maxsize=256)
def _basis(puzzle: Puzzle, solution: str | None) -> CodeBasis:
    wish = CodeWish(puzzle.wording, genre=puzzle.genre or None, answer=solution, key=not solution)
    return code_basis(puzzle.link, wish)


def _same(puzzle: Puzzle, codes: Codes, typed: str) -> Outcome | None:
    """Give the verdict on a code that is right."""
    plain = normaliser(puzzle)
    for make, verdict in ((str, Verdict.EQUAL), (plain, Verdict.NORMALISED)):
        if make(typed) in map(make, codes.every()):
            listed = not codes.listed or make(typed) in map(make, codes.listed)
            if listed:
                return Outcome(verdict)
            return Outcome(Verdict.OTHER_VALID, reasons=(Told(_OTHER_KEY),))
    return None


def normaliser(puzzle: Puzzle) -> Callable[[str], str]:
    """Give what makes codes equal that the booklet takes for equal."""
    return _joined([_STEPS[each] for each in puzzle.normalise])


def _joined(steps: Iterable[Callable[[str], str]]) -> Callable[[str], str]:
    """Give the steps one after the other as one."""
    return lambda code: reduce(lambda made, step: step(made), steps, code)


def _missed(puzzle: Puzzle, codes: Codes, typed: str) -> Outcome:
    """Tell what is wrong with a code."""
    found = dict.fromkeys(_slips(puzzle, codes, typed))
    spelt = [remark for remark, result in found if result is Result.NORMALISED]
    if spelt:
        return Outcome(Verdict.NEAR_MISS, SPELLING, (Told(_SPELT), *map(told, spelt)))
    reasons = (*_mixed_up(puzzle, typed), *(told(remark) for remark, _ in found))
    if reasons:
        kind = SLIP if len(reasons) == len(found) else OTHER_CODE
        return Outcome(Verdict.NEAR_MISS, kind, reasons)
    if puzzle.several:
        return Outcome(Verdict.NOT_CHECKED, reasons=(Told(_AMBIGUOUS),))
    return Outcome(Verdict.WRONG, reasons=(Told(_DIFFERENT),))


def _mixed_up(puzzle: Puzzle, typed: str) -> Iterator[Told]:
    """Say whose code was typed, however it is spelt, if it is that of another puzzle."""
    plain = _joined(_STEPS.values())
    for other in puzzle.neighbours:
        if plain(typed) in map(plain, other.codes):
            yield told(Remark(_OF_OTHER, facts={"id": shown(other.id)}))


def _slips(puzzle: Puzzle, codes: Codes, typed: str) -> Iterator[tuple[Remark, Result]]:
    """Give every slip that would explain a code."""
    for _, solution in codes.computed:
        coded = _basis(puzzle, solution).compared(typed)
        result = coded.result
        if result is Result.NEAR_MISS or result is Result.NORMALISED:
            yield from ((remark, result) for remark in coded.reasons)
    for code in codes.listed:
        result, how = compare(typed, code, _NOTHING, _NOWHERE)
        if result in (Result.NEAR_MISS, Result.NORMALISED):
            yield from ((remark, result) for remark in how)
