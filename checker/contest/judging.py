"""The verdict on one answer: what the rules say of its board, and what its code is.

Rules decide, never the way in which an answer is drawn: a board is right if no rule is broken, and
*equal* if it has the same marks as a right solution of the booklet. A board that keeps every rule
and is another one shows that the booklet's solution is wrong or the puzzle has several.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from checker.contest.booklet import Puzzle
from checker.contest.coding import is_right_code, judge_code
from checker.contest.entries import Given
from checker.contest.keyed import judge_by_key, other_size
from checker.contest.linking import not_followed
from checker.contest.neighbours import with_name
from checker.contest.verdict import (
    RIGHT,
    Outcome,
    Told,
    Verdict,
    broken_rules,
    plain_text,
    told,
    told_error,
    worst,
)
from checker.registry import genre as find_genre
from checker.rule import Report, Status, Text
from checker.service import Posed, Question, check_posed
from checker.service.converting import answer_marks
from checker.service.matching import is_other_puzzle
from checker.service.opening import open_link
from converters.drawing import Element
from converters.errors import FetchError, PenpadError, ReadError, shown

RIGHT_BOARD: Final = "right-board"
OTHER_COLUMN: Final = "other-column"

LEAST_BOARD: Final = 16
"""Characters from which on a code is tried as a row of cells; links and boards have more."""

MAX_NOTES: Final = 10
"""Notes on how an answer was read that are kept with a verdict."""

_NOTHING: Final = Text(
    de="Es wurde nichts eingegeben: kein Link, kein Gitter, kein Code.",
    en="Nothing was entered: no link, no board, no code.",
    nl="Er is niets ingevuld: geen link, geen diagram, geen code.",
)
_UNKNOWN: Final = Text(
    de="Im Heft gibt es kein Rätsel {id}.",
    en="The booklet has no puzzle {id}.",
    nl="In het boekje staat geen puzzel {id}.",
)
_NO_SOLUTION: Final = Text(
    de="Alle Regeln sind eingehalten; das Heft hat keine Lösung, mit der zu vergleichen wäre.",
    en="Every rule holds; the booklet has no solution to compare with.",
    nl="Aan elke regel is voldaan; het boekje heeft geen oplossing om mee te vergelijken.",
)
_OTHER_SOLUTION: Final = Text(
    de="Alle Regeln sind eingehalten, doch die Lösung im Heft ist eine andere: sie ist falsch, oder"
    " das Rätsel hat mehrere Lösungen.",
    en="Every rule holds, but the booklet's solution is another one: it is wrong, or the puzzle has"
    " several solutions.",
    nl="Aan elke regel is voldaan, maar de oplossing in het boekje is een andere: die is fout, of"
    " de puzzel heeft meerdere oplossingen.",
)
_ELSEWHERE: Final = Text(
    de="Die Antwort ist richtig, steht aber in einer anderen Spalte als ihrer.",
    en="The answer is right, but stands in another column than its own.",
    nl="Het antwoord klopt, maar staat in een andere kolom dan de zijne.",
)
_BOTH: Final = Text(
    de="Das eingesandte Gitter ist richtig, nur der Code nicht.",
    en="The board sent in is right, only the code is not.",
    nl="Het ingezonden diagram klopt, alleen de code niet.",
)


_NO_RULES: Final = Text(
    de="Die Regeln dieses Rätsels sind hier nicht bekannt, und es gibt keine Lösung, mit der zu"
    " vergleichen wäre.",
    en="The rules of this puzzle are not known here, and there is no solution to compare with.",
    nl="De regels van deze puzzel zijn hier niet bekend, en er is geen oplossing om mee te"
    " vergelijken.",
)


class Solutions(NamedTuple):
    """The right solutions of a puzzle.

    Attributes:
        marks: The marks of each one that keeps every rule.
        faults: Why others of the booklet do not count, each with the solution's number from 0.
    """

    marks: tuple[frozenset[Element], ...]
    faults: tuple[tuple[int, str], ...] = ()


def judge(puzzle: Puzzle, given: Given) -> Outcome:
    """Give the verdict on one answer; of several parts the worst counts.

    A right board beside a wrong code is a near miss: what the solver knew is proved, only the
    typing failed. So is a right answer in another column than its own.
    """
    if given.fault:
        return Outcome(Verdict.UNUSABLE, reasons=(Told(plain_text(given.fault)),))
    outcome = _of_parts(puzzle, given)
    if outcome.verdict in (*RIGHT, Verdict.NEAR_MISS) or not _is_right_elsewhere(puzzle, given):
        return outcome
    reasons = (Told(_ELSEWHERE), *outcome.reasons)
    return Outcome(Verdict.NEAR_MISS, OTHER_COLUMN, reasons)


def _is_right_elsewhere(puzzle: Puzzle, given: Given) -> bool:
    """Tell whether the only thing sent in would be right in another column."""
    link, board, code = given.link, given.board, given.code
    if code:
        long = len(code) >= LEAST_BOARD and not (link or board)
        return long and _board(puzzle, code).verdict in RIGHT
    return bool(link) != bool(board) and is_right_code(puzzle, link or board)


def _of_parts(puzzle: Puzzle, given: Given) -> Outcome:
    """Give the worst of the verdicts on a link, a board and a code."""
    boards = [_board(puzzle, answer) for answer in (given.link, given.board) if answer]
    codes = [judge_code(puzzle, given.code)] if given.code else []
    if not boards and not codes:
        return Outcome(Verdict.UNUSABLE, reasons=(Told(_NOTHING),))
    if codes and not _has_rules(puzzle):
        # what nobody can check says nothing against a code
        boards = [each for each in boards if each.verdict is not Verdict.NOT_CHECKED]
    joined = worst((*boards, *codes))
    if boards and worst(boards).verdict in RIGHT and joined.verdict is Verdict.WRONG:
        reasons = (Told(_BOTH), *joined.reasons)
        return replace(joined, verdict=Verdict.NEAR_MISS, kind=RIGHT_BOARD, reasons=reasons)
    return joined


def unknown_puzzle(puzzle: str) -> Outcome:
    """Give the verdict on an answer to a puzzle that the booklet does not have."""
    text = Text(*(plain_text(each.format(id=shown(puzzle))).en for each in _UNKNOWN))
    return Outcome(Verdict.UNUSABLE, reasons=(Told(text),))


def check_answer(puzzle: Puzzle, answer: str | None) -> Report:
    """Judge an answer to a puzzle by the rules; None: the key stored in the puzzle's link.

    Raises:
        PenpadError: If either is unusable.
    """
    question = Question(answer=answer, key=answer is None, marks_only=True)
    return check_posed(_posed(puzzle), question).report


@lru_cache(maxsize=256)
def _posed(puzzle: Puzzle) -> Posed:
    """Open a puzzle's link; once in a process."""
    return Posed(puzzle.link, puzzle.genre or None)


@lru_cache(maxsize=256)
def _has_rules(puzzle: Puzzle) -> bool:
    """Tell whether a puzzle is of a genre whose rules are known."""
    try:
        return _posed(puzzle).known is not None
    except ReadError:
        return False


@lru_cache(maxsize=256)
def solutions_of(puzzle: Puzzle) -> Solutions:
    """Give a puzzle's right solutions: the booklet's, else the one stored in its link.

    Looked for once in a process.
    """
    marks: list[frozenset[Element]] = []
    faults: list[tuple[int, str]] = []
    for number, solution in enumerate(puzzle.solutions or (None,)):
        try:
            report = check_answer(puzzle, solution)
        except PenpadError as error:
            faults.append((number, str(error)))
            continue
        if report.status is Status.SOLVED:
            marks.append(_marks(report))
        elif solution is not None and report.genre is not None:
            faults.append((number, "; ".join(_why(report))))
    return Solutions(tuple(marks), tuple(faults))


def _why(report: Report) -> Iterator[str]:
    """Give in a few words why a report is no all-clear."""
    yield report.status.value
    yield from map(str, report.reasons[:3])
    yield from map(str, report.violations[:3])


def _marks(report: Report) -> frozenset[Element]:
    """Give the marks that make the answer of a board that was read wholly."""
    if report.genre is None:
        return frozenset()
    genre = find_genre(report.genre)
    board = genre.from_text("\n".join(report.board_text))
    return frozenset(answer_marks(genre, board))


def _board(puzzle: Puzzle, answer: str) -> Outcome:
    """Give the verdict on a link or board."""
    return with_name(_judged(puzzle, answer), puzzle, answer)


def _judged(puzzle: Puzzle, answer: str) -> Outcome:
    """Give the verdict on a link or board, whatever other puzzles there are."""
    try:
        report = check_answer(puzzle, answer)
        ruleless = _ruleless(puzzle, answer, report)
    except FetchError:
        # nobody is asked while entries are graded: where the link leads is not known
        return Outcome(Verdict.NOT_CHECKED, reasons=(not_followed(answer),))
    except PenpadError as error:
        return Outcome(Verdict.UNUSABLE, reasons=(told_error(error),))
    if ruleless is not None:
        return ruleless
    if report.status is Status.SOLVED:
        return _solved(puzzle, report)
    if any(map(is_other_puzzle, report.reasons)):
        return Outcome(Verdict.OTHER_PUZZLE, reasons=tuple(map(told, report.reasons)))
    listed, more = broken_rules(report.violations)
    # A note may be what a protest is about: marks that did not count, a direction that was chosen.
    reasons = tuple(map(told, (*report.reasons, *report.notes[:MAX_NOTES])))
    return Outcome(_STATUS[report.status], reasons=reasons, broken=listed, more=more)


def _ruleless(puzzle: Puzzle, answer: str, report: Report) -> Outcome | None:
    """Give the verdict on what no rules can judge; None: they can.

    Raises:
        PenpadError: If the answer is unusable.
    """
    if report.genre is None:
        no_rules = Outcome(Verdict.NOT_CHECKED, reasons=(Told(_NO_RULES),))
        return judge_by_key(puzzle, answer) or no_rules
    if report.board_text or any(map(is_other_puzzle, report.reasons)):
        return None
    # it is no board of that genre: then it may have another size
    return other_size(_posed(puzzle).opened.drawing, open_link(answer).drawing)


_STATUS: Final[dict[Status, Verdict]] = {
    Status.VIOLATED: Verdict.WRONG,
    Status.UNFINISHED: Verdict.UNFINISHED,
    Status.NOT_CHECKED: Verdict.NOT_CHECKED,
}


def _solved(puzzle: Puzzle, report: Report) -> Outcome:
    """Tell whether a right board is the one that the booklet has."""
    known = solutions_of(puzzle).marks
    if not known:
        return Outcome(Verdict.OTHER_VALID, reasons=(Told(_NO_SOLUTION),))
    if _marks(report) in known:
        return Outcome(Verdict.EQUAL)
    return Outcome(Verdict.OTHER_VALID, reasons=(Told(_OTHER_SOLUTION),))
