"""The answers that links of a page hold, each judged by the rules.

An answer is stored, or drawn where a solver draws, or drawn into the puzzle itself.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from checker.engines.prove import SECONDS
from checker.lmd import PageLink, Role
from checker.rule import Remark, Report, Status, Text
from checker.service.asking import Question
from checker.service.checking import Checked, check_link
from checker.service.findings import Finding, Point, State
from checker.service.opening import Opened, choose_genre
from converters.drawing import Drawing

_HOLDS: Final = Text(
    de="Die hinterlegte Lösung hält alle Regeln ein ({genre}).",
    en="The stored answer keeps every rule ({genre}).",
    nl="De opgeslagen oplossing voldoet aan elke regel ({genre}).",
)
_MARKS_HOLD: Final = Text(
    de="Die eingetragene Lösung hält alle Regeln ein ({genre}); wer den Link öffnet, sieht sie.",
    en="The solution drawn on it keeps every rule ({genre}); whoever opens the link sees it.",
    nl="De getekende oplossing voldoet aan elke regel ({genre}); wie de link opent, ziet haar.",
)
_ANSWER_HOLDS: Final = Text(
    de="Die angegebene Lösung hält alle Regeln ein ({genre}).",
    en="The answer given keeps every rule ({genre}).",
    nl="De opgegeven oplossing voldoet aan elke regel ({genre}).",
)
_BREAKS: Final = Text(
    de="Das ist keine Lösung, sie verstößt gegen {rules}.",
    en="This is no solution, it breaks {rules}.",
    nl="Dit is geen oplossing, ze overtreedt {rules}.",
)
_IN_PUZZLE: Final = Text(
    de="Zeichen einer Lösung sind in das Rätsel selbst eingetragen; eine ganze Lösung sind sie"
    " nicht.",
    en="Marks of an answer are drawn into the puzzle itself; they are not a whole solution.",
    nl="Tekens van een antwoord zijn in de puzzel zelf getekend; een hele oplossing zijn ze niet.",
)
_JUDGED: Final = {True: _HOLDS, False: _MARKS_HOLD}


@dataclass(frozen=True, slots=True)
class Case:
    """A link of the page that could be read.

    Attributes:
        link: The link.
        text: What it leads to: a link that holds its puzzle.
        opened: The same, drawn.
    """

    link: PageLink
    text: str
    opened: Opened


@dataclass(frozen=True, slots=True)
class Asked:
    """What is wanted of a puzzle.

    Attributes:
        genre: The genre's name; None: found out.
        answer: A link, board or cell string with the solution; None: none is given.
        seconds: How long the prover may try.
    """

    genre: str | None = None
    answer: str | None = None
    seconds: float = SECONDS


@dataclass(frozen=True, slots=True)
class Solution:
    """Where a solution that keeps every rule stands.

    Attributes:
        case: The link it belongs to.
        key: Whether it is the stored answer.
        answer: Another link, board or cell string that holds it; None: none does.
        proved: Whether the prover found it.
        drawing: The solution, drawn.
    """

    case: Case
    key: bool = False
    answer: str | None = None
    proved: bool = False
    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """One answer, and what the rules say of it."""

    finding: Finding
    checked: Checked
    solution: Solution


def answers(cases: Sequence[Case], role: Role, asked: Asked) -> Iterator[Judged]:
    """Let the rules judge the answer given, every stored one, and every one that is drawn."""
    if asked.answer is not None:
        case = cases[0]
        checked = check_link(case.text, Question(asked.genre, answer=asked.answer))
        solution = Solution(case, answer=asked.answer, drawing=checked.drawing)
        yield Judged(_judgement(checked.report, _ANSWER_HOLDS, role, None), checked, solution)
    for case in cases:
        for key in (True, False):
            judged = _on_link(case, role, asked, key=key)
            if judged is not None:
                yield judged


def _on_link(case: Case, role: Role, asked: Asked, *, key: bool) -> Judged | None:
    """Judge the stored answer of a link or the marks on it; None if there is none.

    Marks alone may be anything that the author left there, so they count only if they are a whole
    solution, or one that is surely wrong. Of marks in the puzzle itself it is told if they do not.
    """
    drawing = case.opened.drawing
    drawn = not key and _is_drawn_into(drawing, asked.genre)
    if not drawn and not (drawing.key if key else drawing.answer):
        return None
    checked = check_link(case.text, Question(asked.genre, key=key))
    report = checked.report
    if key or report.status in (Status.SOLVED, Status.VIOLATED):
        finding = _judgement(report, _JUDGED[key], role, case.link)
    elif drawn:
        finding = _in_part(report, role, case.link)
    else:
        return None
    return Judged(finding, checked, Solution(case, key=key, drawing=checked.drawing))


def _is_drawn_into(drawing: Drawing, wanted: str | None) -> bool:
    """Tell whether marks of an answer stand where the puzzle does."""
    genre = choose_genre(drawing, wanted=wanted).genre
    return genre is not None and genre.without_answer(drawing).question != drawing.question


def _in_part(report: Report, role: Role, link: PageLink) -> Finding:
    """Tell of marks in the puzzle that are no whole solution, and what is not understood of them.

    A reason that names a place would give away what stands there.
    """
    told = (Remark(_IN_PUZZLE), *(each for each in report.reasons if not each.sites))
    revealed = tuple(each for each in report.reasons if each.sites)
    return Finding(Point.SOLUTION, State.NOT_CHECKED, told, role, link, revealed)


def _judgement(report: Report, holds: Text, role: Role, link: PageLink | None) -> Finding:
    """Make of a verdict a point: an answer with a gap is no solution either."""
    if report.status is Status.SOLVED:
        told = Remark(holds, facts={"genre": report.genre or ""})
        return Finding(Point.SOLUTION, State.CLEAN, (told,), role, link)
    if report.status is Status.NOT_CHECKED:
        reasons = report.reasons
        return Finding(Point.SOLUTION, State.NOT_CHECKED, reasons, role, link)
    counts = Counter(violation.rule for violation in report.violations)
    rules = ", ".join(f"{rule} ({count}×)" for rule, count in counts.items())
    told = Remark(_BREAKS, facts={"rules": rules})
    revealed = tuple(Remark(each.text, each.sites, dict(each.facts)) for each in report.violations)
    return Finding(Point.SOLUTION, State.VIOLATED, (told,), role, link, revealed)
