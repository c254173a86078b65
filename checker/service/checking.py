"""The verdict on a link: which genre judges the answer to it, and what its rules say."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from checker.genre import Aside, Reading, board_text, cell_codes
from checker.registry import AnyGenre, genres
from checker.registry import convention as find_convention
from checker.rule import Lang, Remark, Report, Status, Text, Violation, judge, status_of, verbatim
from checker.service.asking import Case, Known, Posed, Question, difference_of, find_answer
from checker.service.matching import other_puzzle
from checker.service.owning import OwnBoard, own_answer
from converters.drawing import Drawing
from converters.errors import ReadError, UnknownName, UsageError
from converters.site import parse

_OWN: Final = Text(
    de="Die Eingabe ist in der Schreibweise dieses Genres.",
    en="The input is in this genre's own notation.",
    nl="De invoer is in de notatie van dit genre zelf.",
)
_OWN_ANSWER: Final = Text(
    de="Die Antwort ist in der Schreibweise dieses Genres.",
    en="The answer is in this genre's own notation.",
    nl="Het antwoord is in de notatie van dit genre zelf.",
)


@dataclass(frozen=True, slots=True)
class Checked:
    """A report, and the drawing whose marks it judged (None if there is none).

    Attributes:
        report: The verdict.
        drawing: What it was read from.
        explained: What the clue asked for counts, in order; empty if none was asked for.
    """

    report: Report
    drawing: Drawing | None
    explained: tuple[Remark, ...] = ()

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``check --json`` prints."""
        told = {"explained": [step.say(lang) for step in self.explained]} if self.explained else {}
        return {**self.report.to_json(lang), **told}


def check_link(link: str, question: Question | None = None) -> Checked:
    """Judge the solution on a link by every rule of its genre.

    Raises:
        PenpadError: If the link, the answer or a name in the question is unusable.
    """
    asked = question or Question()
    return check_posed(Posed(link, asked.genre), asked)


def check_posed(posed: Posed, asked: Question) -> Checked:
    """Judge an answer to a puzzle that was posed before; the genre asked for is that of the puzzle.

    Raises:
        PenpadError: If the puzzle, the answer or a name in the question is unusable.
    """
    own = posed.own
    if own is not None and asked.genre in (None, own.genre.name):
        answer = own if not asked.elsewhere else own_answer(asked.answer or "", own.genre)
        if answer is not None:
            return _own_judged(own, answer, asked)
    try:
        opened, known = posed.opened, posed.known
    except ReadError as error:
        return Checked(_not_checked(verbatim(str(error))), None)
    reason = posed.choice.reason
    if known is None:
        return Checked(_not_checked(reason, genre_reason=reason), opened.drawing)
    try:
        checked = _judged(known, asked)
    except ReadError as error:
        report = _not_checked(verbatim(str(error)), genre=known.genre.name)
        checked = Checked(report, opened.drawing)
    return replace(checked, report=replace(checked.report, genre_reason=reason))


def check_board(board: object) -> Report:
    """Judge a board of any known genre.

    Raises:
        UnknownName: If no genre has such boards.
    """
    for genre in genres().values():
        if isinstance(board, genre.board):
            return _verdict(genre, board)
    raise UnknownName(
        where="board",
        found=type(board).__name__,
        want="a link, or a board of a known genre",
        hint="penpad genres lists them",
    )


def _own_judged(own: OwnBoard, answer: OwnBoard, asked: Question) -> Checked:
    """Judge a board in its genre's own notation, or another one as its answer."""
    other = other_puzzle(own.codes(), answer.codes())
    if other is not None:
        report = _not_checked(other, genre=own.genre.name, genre_reason=Remark(_OWN))
        return Checked(report, own.drawing())
    report = replace(check_board(answer.board), genre_reason=Remark(_OWN))
    drawing = answer.drawing()
    shown = drawing and _annotated(drawing, own.genre, answer.board, asked)
    return Checked(report, shown, _explained(own.genre, answer.board, asked))


def _judged(known: Known, asked: Question) -> Checked:
    """Find the answer and judge it."""
    genre = known.genre
    noted = own_answer(asked.answer, genre) if asked.answer is not None and genre.own else None
    if noted is not None:
        return _noted_judged(known, noted, asked)
    case = find_answer(known, asked)
    if isinstance(case, Remark):
        return Checked(_not_checked(case, genre=genre.name), known.opened.drawing)
    convention = (
        find_convention(genre, asked.convention)
        if asked.convention is not None
        else genre.choose(case.drawing).convention
    )
    reading = genre.read(case.drawing, convention)
    report = _report(genre, reading, case)
    explained = _explained(genre, reading.board, asked)
    return Checked(report, _annotated(case.drawing, genre, reading.board, asked), explained)


def _noted_judged(known: Known, answer: OwnBoard, asked: Question) -> Checked:
    """Judge an answer in its genre's own notation, whatever the puzzle is drawn in.

    Its lists of cells say more than lines: a loop that goes there and back, or leaps, would draw
    those of a right one.
    """
    genre, board = known.genre, answer.board
    other = difference_of(known, answer.codes(), lambda: cell_codes(genre, board))
    if other is not None:
        return Checked(_not_checked(other, genre=genre.name), known.opened.drawing)
    unread = (*known.case.unread, *known.bare.unread)
    unsure = known.bare.unsure or (genre.spreading and bool(known.case.unread))
    report = _verdict(genre, board, unread, unsure=unsure)
    report = replace(report, notes=(*known.case.notes, Remark(_OWN_ANSWER), *report.notes))
    drawing = answer.drawing()
    shown = drawing and _annotated(drawing, genre, board, asked)
    return Checked(report, shown, _explained(genre, board, asked))


def _annotated(drawing: Drawing, genre: AnyGenre, board: object, asked: Question) -> Drawing:
    """Add the marks of ours that the genre puts on an answer, and on the clue asked for."""
    if genre.annotate is None:
        return drawing
    clue = None if asked.clue is None else parse(asked.clue)
    return replace(drawing, marks=genre.annotate(board, clue))


def _explained(genre: AnyGenre, board: object, asked: Question) -> tuple[Remark, ...]:
    """Give what the clue asked for counts.

    Raises:
        UsageError: If the genre has no such clues.
        PenpadError: If there is no clue at this place, or nothing to count.
    """
    if asked.clue is None:
        return ()
    if genre.explain_clue is None:
        raise UsageError(
            where="--explain-clue",
            found=f"a puzzle of the genre {genre.name}",
            want="a genre whose clues count something along a loop",
            hint="leave the option out",
        )
    return genre.explain_clue(board, parse(asked.clue))


def _report(genre: AnyGenre, reading: Reading[object], case: Case) -> Report:
    unread = tuple(each for each in case.unread if each not in reading.unread) + reading.unread
    unsure = reading.unsure or (genre.spreading and bool(case.unread))
    report = _verdict(genre, reading.board, unread, unsure=unsure)
    return replace(
        report,
        convention=reading.convention.name,
        notes=(*case.notes, *reading.notes, *report.notes),
    )


def _verdict(
    genre: AnyGenre, board: object, unread: tuple[Remark, ...] = (), *, unsure: bool = False
) -> Report:
    """Judge a board by all rules of its genre.

    Args:
        genre: The genre.
        board: Its board.
        unread: What was not understood.
        unsure: Whether the puzzle itself may be another, so that no violation is sure.
    """
    violations, notes = judge(genre.rules, board)
    aside = genre.aside(board) if genre.aside else Aside()
    reasons = (*unread, *aside.reasons)
    codes = cell_codes(genre, board)
    return Report(
        status=status_of(
            [one for one in violations if not unsure and _is_sure(one, reasons)], reasons
        ),
        genre=genre.name,
        violations=violations,
        notes=(*notes, *aside.notes),
        reasons=reasons,
        rows=len(codes),
        cols=len(codes[0]) if codes else 0,
        board_text=board_text(genre, board, unread),
    )


def _is_sure(violation: Violation, unread: Sequence[Remark]) -> bool:
    """Tell whether a violation holds whatever the cells between its places mean."""
    corridor = violation.facts.get("corridor")
    if not isinstance(corridor, tuple) or not unread:
        return True
    start, end = (corridor.index(site) for site in violation.sites[:2])
    between = set(corridor[start + 1 : end])
    return not any(between & set(remark.sites) for remark in unread)


def _not_checked(
    *reasons: Remark, genre: str | None = None, genre_reason: Remark | None = None
) -> Report:
    return Report(Status.NOT_CHECKED, genre=genre, genre_reason=genre_reason, reasons=reasons)
