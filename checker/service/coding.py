"""The solution code of a link: its wording read, the solution checked, the code computed, compared.

A code stands on a solution, so the solution comes first: where its genre is known the rules judge
it, and what they say goes with the code. A code that agrees proves the few cells it is made of and
never the whole solution; a note says so.
"""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from checker.codes.comparing import Result, compare
from checker.codes.computing import compute
from checker.codes.parsing import parse_wording
from checker.codes.reading import NotUnderstood, Reading
from checker.codes.telling import say_reading
from checker.codes.view import CodeView, has_digits, marks_view
from checker.registry import genre as find_genre
from checker.rule import Lang, Remark, Status, Text
from checker.service.asking import Question, cells_string
from checker.service.checking import Checked, check_link
from checker.service.opening import open_link
from checker.service.solving import SECONDS, Answer, Wish, solve_link
from converters.drawing import Drawing, Element
from converters.errors import ReadError, UsageError

_UNKNOWN: Final = Text(
    de="Diese Stelle ist nicht verstanden: „{words}“.",
    en="This part is not understood: '{words}'.",
    nl="Dit deel is niet begrepen: '{words}'.",
)
_SEVERAL: Final = Text(
    de="Der Wortlaut lässt sich auf mehrere Arten lesen.",
    en="The wording can be read in several ways.",
    nl="De tekst kan op meerdere manieren worden gelezen.",
)
_STATUS: Final[dict[Status, Text]] = {
    Status.SOLVED: Text(
        de="Die Lösung ist geprüft: alle Regeln sind eingehalten.",
        en="The solution was checked: every rule holds.",
        nl="De oplossing is gecontroleerd: aan elke regel is voldaan.",
    ),
    Status.VIOLATED: Text(
        de="Die Lösung im Link verstößt gegen Regeln; der Code gilt für das, was eingetragen ist.",
        en="The solution on the link breaks rules; the code is that of what is entered.",
        nl="De oplossing in de link overtreedt regels; de code hoort bij wat is ingevuld.",
    ),
    Status.UNFINISHED: Text(
        de="Die Lösung im Link ist nicht vollständig; der Code gilt für das, was eingetragen ist.",
        en="The solution on the link is not finished; the code is that of what is entered.",
        nl="De oplossing in de link is niet af; de code hoort bij wat is ingevuld.",
    ),
    Status.NOT_CHECKED: Text(
        de="Die Lösung ist nicht geprüft; der Code gilt für das, was eingetragen ist.",
        en="The solution was not checked; the code is that of what is entered.",
        nl="De oplossing is niet gecontroleerd; de code hoort bij wat is ingevuld.",
    ),
}
_FROM_KEY: Final = Text(
    de="Die Lösung ist die im Link hinterlegte.",
    en="The solution is the one stored in the link.",
    nl="De oplossing is die in de link is opgeslagen.",
)
_FROM_PROVER: Final = Text(
    de="Die Lösung ist vom Programm; sie ist die einzige.",
    en="The solution is the program's own; it is the only one.",
    nl="De oplossing is van het programma zelf; het is de enige.",
)
_NOT_ONE: Final = Text(
    de="Das Programm hat keine eindeutige Lösung gefunden.",
    en="The program did not find the one solution.",
    nl="Het programma heeft niet één enige oplossing gevonden.",
)
_NOTHING: Final = Text(
    de="Im Link ist keine Lösung, aus der ein Code zu bilden wäre.",
    en="The link holds no solution that a code could be made of.",
    nl="De link bevat geen oplossing waarvan een code te maken is.",
)
_FEW: Final = Text(
    de="Ein gleicher Code belegt nur die Felder, aus denen er besteht, nicht die ganze Lösung.",
    en="An equal code vouches for the cells it is made of, not for the whole solution.",
    nl="Een gelijke code bewijst alleen de vakjes waaruit hij bestaat, niet de hele oplossing.",
)


@dataclass(frozen=True, slots=True)
class CodeWish:
    """What code is wanted.

    Attributes:
        wording: What the author asks for.
        typed: A code to compare; None: there is none.
        genre: The genre's name; None: found out.
        answer: Another link, board or cell string with the solution; None: the link's own.
        key: Whether the stored solution is meant instead of the marks.
        solve: Whether the program solves the puzzle itself.
        seconds: How long it may try.
    """

    wording: str
    typed: str | None = None
    genre: str | None = None
    answer: str | None = None
    key: bool = False
    solve: bool = False
    seconds: float = SECONDS


@dataclass(frozen=True, slots=True)
class Coded:
    """What ``penpad code`` tells.

    Attributes:
        understood: The wording's reading, or what of it was not understood.
        typed: The code that was typed.
        code: The code computed; None: there is none.
        result: How both compare; None: nothing was typed, or nothing could be computed.
        status: The verdict on the solution; None: the wording was not understood.
        reasons: Why there is no code, or how the typed one differs.
        notes: What the code stands on.
    """

    understood: Reading | NotUnderstood
    typed: str | None = None
    code: str | None = None
    result: Result | None = None
    status: Status | None = None
    reasons: tuple[Remark, ...] = ()
    notes: tuple[Remark, ...] = ()

    def reading(self, lang: Lang) -> str | None:
        """Give the reading, or the part that was understood, in plain words."""
        match self.understood:
            case NotUnderstood(known=known):
                return say_reading(known, lang) if known else None
            case reading:
                return say_reading(reading, lang)

    def readings(self, lang: Lang) -> tuple[str, ...]:
        """Give all readings of a wording that has several."""
        if isinstance(self.understood, NotUnderstood):
            return tuple(say_reading(each, lang) for each in self.understood.readings)
        return ()

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``code --json`` prints."""
        lacking = self.understood.unknown if isinstance(self.understood, NotUnderstood) else ()
        return {
            "reading": self.reading(lang),
            "code": self.code,
            "typed": self.typed,
            "result": self.result.value if self.result else None,
            "solution": self.status.value if self.status else None,
            "not_understood": list(lacking),
            "readings": list(self.readings(lang)),
            "reasons": [reason.say(lang) for reason in self.reasons],
            "notes": [note.say(lang) for note in self.notes],
        }


class _Solution(NamedTuple):
    """A solution ready for a code; without a view there is none."""

    view: CodeView | None
    status: Status
    notes: tuple[Remark, ...] = ()
    reasons: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class CodeBasis:
    """What a code is made of, ready to compare any number of typed ones with it.

    Attributes:
        understood: The wording's reading, or what of it was not understood.
        view: The solution as codes see it; None: there is none.
        coded: The code, as it is told of nothing typed.
    """

    understood: Reading | NotUnderstood
    view: CodeView | None
    coded: Coded

    def compared(self, typed: str | None) -> Coded:
        """Add how a typed code compares; None: none was typed."""
        told = replace(self.coded, typed=typed)
        if isinstance(self.understood, NotUnderstood):
            return replace(told, result=Result.NOT_UNDERSTOOD)
        if told.code is None or typed is None or self.view is None:
            return told
        result, how = compare(typed, told.code, self.understood, self.view)
        few = (Remark(_FEW),) if result in (Result.EQUAL, Result.NORMALISED) else ()
        return replace(told, result=result, reasons=how, notes=(*told.notes, *few))


def code_link(link: str, wish: CodeWish) -> Coded:
    """Compute the code that a wording asks for, and compare a typed one with it.

    Args:
        link: Any readable input.
        wish: The wording, the typed code, and where the solution is.

    Raises:
        PenpadError: If the link, the answer or an option is unusable.
    """
    return code_basis(link, wish).compared(wish.typed)


def code_basis(link: str, wish: CodeWish) -> CodeBasis:
    """Find the solution and compute its code; what was typed does not matter.

    Raises:
        PenpadError: As `code_link` does.
    """
    _check_sources(wish)
    understood = parse_wording(wish.wording)
    if isinstance(understood, NotUnderstood):
        return CodeBasis(understood, None, Coded(understood, reasons=_lacking(understood)))
    solution = _solved(link, wish) if wish.solve else _found(link, wish)
    notes = (*solution.notes, Remark(_STATUS[solution.status]))
    told = Coded(understood, status=solution.status, notes=notes)
    if solution.view is None:
        told = replace(told, reasons=solution.reasons or (Remark(_NOTHING),))
        return CodeBasis(understood, None, told)
    computed = compute(understood, solution.view)
    notes = (*notes, *computed.notes)
    told = replace(told, code=computed.code, notes=notes, reasons=computed.reasons)
    return CodeBasis(understood, solution.view, told)


def _lacking(understood: NotUnderstood) -> tuple[Remark, ...]:
    if understood.readings:
        return (Remark(_SEVERAL),)
    return tuple(Remark(_UNKNOWN, facts={"words": words}) for words in understood.unknown)


def _check_sources(wish: CodeWish) -> None:
    """Refuse several places at once where the solution is to be found."""
    named = [
        option
        for option, given in (
            ("--answer", wish.answer is not None),
            ("--key", wish.key),
            ("--solve", wish.solve),
        )
        if given
    ]
    if len(named) > 1:
        raise UsageError(
            where="options",
            found=" and ".join(named),
            want="one place where the solution is",
            hint="without any of them the marks on the link count",
        )


def _solved(link: str, wish: CodeWish) -> _Solution:
    """Give the prover's solution, checked by the rules like any other."""
    solved = solve_link(link, Wish(genre=wish.genre, seconds=wish.seconds))
    if solved.answer is not Answer.UNIQUE:
        return _Solution(None, Status.NOT_CHECKED, reasons=(Remark(_NOT_ONE), *solved.reasons))
    found = _found(solved.solutions[0], CodeWish(wish.wording, genre=solved.genre))
    return found._replace(notes=(Remark(_FROM_PROVER), *found.notes))


def _found(link: str, wish: CodeWish) -> _Solution:
    """Give the solution on a link, or elsewhere, with the verdict on it."""
    checked = check_link(link, Question(wish.genre, answer=wish.answer, key=wish.key))
    notes: tuple[Remark, ...] = ()
    if checked.report.status is not Status.SOLVED and not wish.key and wish.answer is None:
        keyed = check_link(link, Question(wish.genre, key=True))
        if keyed.report.status is Status.SOLVED:
            checked, notes = keyed, (Remark(_FROM_KEY),)
    report = checked.report
    if report.status is not Status.SOLVED and wish.genre is None:
        # In a known genre colours and lines are its own marks; only digits make it another one.
        shown = _shown(link, wish, needs_digits=report.genre is not None)
        if shown is not None:
            return shown
    return _Solution(_view(checked), report.status, notes, report.reasons)


def _view(checked: Checked) -> CodeView | None:
    """Give the view of a drawing whose genre was found."""
    report, drawing = checked.report, checked.drawing
    if report.genre is None or drawing is None or not report.board_text:
        return None
    genre = find_genre(report.genre)
    if genre.code_view is None:
        return None
    reading = genre.read(drawing, genre.choose(drawing).convention)
    # A mark that nobody understood may be a part of the solution.
    return None if reading.unread else genre.code_view(reading.board)


def _shown(link: str, wish: CodeWish, *, needs_digits: bool) -> _Solution | None:
    """Give what marks on a link show, which no rules have judged; None if they show nothing."""
    try:
        drawing = open_link(link).drawing
        marks, from_key = _marks(drawing, wish)
    except ReadError:
        return None
    if needs_digits and not has_digits(marks):
        return None
    view = marks_view(drawing, marks)
    notes = (Remark(_FROM_KEY),) if from_key else ()
    return _Solution(view, Status.NOT_CHECKED, notes) if view else None


def _marks(drawing: Drawing, wish: CodeWish) -> tuple[tuple[Element, ...], bool]:
    """Give the marks of the solution, and whether they are the stored one."""
    if wish.answer is None:
        stored = wish.key or not drawing.answer
        return (drawing.key, True) if stored else (drawing.answer, False)
    cells = cells_string(drawing, wish.answer)
    if cells is not None:
        return cells, False
    other = open_link(wish.answer).drawing
    if other.lattice != drawing.lattice or other.board != drawing.board:
        return (), False
    return other.answer or other.key, False
