"""The seam between contests and solution codes: what a typed code is, measured by a puzzle's codes.

Right are the codes that the booklet lists, and the code that its wording asks for of a right
solution. What does not matter in a code (blanks, case …) is for the booklet alone to say; what
would be equal but for that is a near miss.

What a booklet says does not matter must not make two answers one. So in a code of which dashes or
points are signs of their own (``O--X``) separators count; and ``11 2`` is not ``1 12``, though
``112`` may be either.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Final, NamedTuple

from checker.codes.comparing import Result, compare, is_regrouped
from checker.codes.reading import GRID, NotUnderstood, Part, Reading, What
from checker.codes.view import CodeView
from checker.contest.booklet import Puzzle
from checker.contest.lookalikes import is_invisible, odd_signs, plain_signs
from checker.contest.verdict import Outcome, Told, Verdict, told
from checker.rule import Remark, Status, Text
from checker.service import CodeBasis, CodeWish, code_basis
from converters.errors import shown

MAX_CODE: Final = 2000
"""Characters a typed code may have; the longest that a wording asks for has a tenth of it."""

_FEW: Final = 5
"""Odd signs that are named."""

SPELLING: Final = "spelling"
SLIP: Final = "slip"
OTHER_CODE: Final = "other-puzzle"

_SEPARATORS: Final = re.compile(r"[\s,;./|:_\u2010-\u2015\u2212-]+")
_STEPS: Final[Mapping[str, Callable[[str], str]]] = {
    "case": str.casefold,
    "blanks": lambda code: "".join(
        sign for sign in code if not (sign.isspace() or is_invisible(sign))
    ),
    "separators": lambda code: _SEPARATORS.sub("", code),
}
# at an end, or the same one twice: there it separates nothing
_SIGNS: Final = re.compile(r"^[,;./|:_–-]|[,;./|:_–-]$|([,;./|:_–-])\1")
_SPELT: Final = Text(
    de="Anders geschrieben als der richtige Code; das Heft lässt dies nicht gelten.",
    en="Written differently from the right code; the booklet does not allow for that.",
    nl="Anders geschreven dan de juiste code; het boekje staat dat niet toe.",
)
_ODD_SIGNS: Final = Text(
    de="Gleich dem richtigen Code, nur mit anderen oder unsichtbaren Zeichen: {signs}.",
    en="Equal to the right code, only with other or invisible signs: {signs}.",
    nl="Gelijk aan de juiste code, alleen met andere of onzichtbare tekens: {signs}.",
)
_REGROUPED: Final = Text(
    de="Die Zahlen sind anders getrennt als im richtigen Code; es kann eine andere Antwort sein.",
    en="The numbers are separated elsewhere than in the right code; it may be another answer.",
    nl="De getallen zijn anders gescheiden dan in de juiste code; het kan een ander antwoord zijn.",
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
        signs: What the wording has written for cells and borders, run together.
    """

    listed: tuple[str, ...]
    computed: tuple[tuple[str, str | None], ...] = ()
    reasons: tuple[Remark, ...] = ()
    signs: str = ""

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


def is_right_code(puzzle: Puzzle, typed: str) -> bool:
    """Tell whether a text is a right code, without looking for slips."""
    return len(typed) <= MAX_CODE and _same(puzzle, codes_of(puzzle), typed) is not None


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
    reasons = tuple(reason for _, one in asked for reason in one.reasons)
    return Codes(puzzle.codes, computed, reasons, _signs(asked[0][1].understood))


def _signs(understood: Reading | NotUnderstood) -> str:
    if isinstance(understood, NotUnderstood):
        return ""
    return understood.borders + "".join(each.symbol for each in understood.letters)


@lru_cache(maxsize=256)
def _basis(puzzle: Puzzle, solution: str | None) -> CodeBasis:
    wish = CodeWish(puzzle.wording, genre=puzzle.genre or None, answer=solution, key=not solution)
    return code_basis(puzzle.link, wish)


def _same(puzzle: Puzzle, codes: Codes, typed: str) -> Outcome | None:
    """Give the verdict on a code that is right."""
    for normalise, verdict in (((), Verdict.EQUAL), (puzzle.normalise, Verdict.NORMALISED)):
        if any(_is_alike(typed, code, codes, normalise) for code in codes.every()):
            listed = (_is_alike(typed, code, codes, normalise) for code in codes.listed)
            if not codes.listed or any(listed):
                return Outcome(verdict)
            return Outcome(Verdict.OTHER_VALID, reasons=(Told(_OTHER_KEY),))
    return None


def normaliser(puzzle: Puzzle) -> Callable[[str], str]:
    """Give what makes codes equal that the booklet takes for equal."""
    return _joined([_STEPS[each] for each in puzzle.normalise])


def has_signs(codes: Codes, code: str) -> bool:
    """Tell whether dashes, points or the like say something in a code, and separate nothing."""
    return bool(_SEPARATORS.search(codes.signs)) or _SIGNS.search(code) is not None


def _is_alike(typed: str, code: str, codes: Codes, normalise: Sequence[str]) -> bool:
    """Tell whether a typed code is a right one, by what does not matter in that."""
    signs = has_signs(codes, code)
    plain = _joined([_STEPS[each] for each in normalise if not (signs and each == "separators")])
    return plain(typed) == plain(code) and not is_regrouped(typed, code)


def _joined(steps: Iterable[Callable[[str], str]]) -> Callable[[str], str]:
    """Give the steps one after the other as one."""
    return lambda code: reduce(lambda made, step: step(made), steps, code)


def _missed(puzzle: Puzzle, codes: Codes, typed: str) -> Outcome:
    """Tell what is wrong with a code."""
    usual = plain_signs(typed)
    if usual != typed and _same(puzzle, codes, usual):
        remark = Remark(_ODD_SIGNS, facts={"signs": ", ".join(odd_signs(typed)[:_FEW])})
        return Outcome(Verdict.NEAR_MISS, SPELLING, (told(remark),))
    found = dict.fromkeys(_slips(puzzle, codes, typed))
    if any(_is_separated_elsewhere(typed, code) for code in codes.every()):
        remarks = (told(remark) for remark, _ in found)
        return Outcome(Verdict.NEAR_MISS, SPELLING, (Told(_REGROUPED), *remarks))
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


def _is_separated_elsewhere(typed: str, code: str) -> bool:
    plain = _joined(_STEPS.values())
    return plain(typed) == plain(code) and is_regrouped(typed, code)


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
