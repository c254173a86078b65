"""Puzzle genres: what their drawings mean and whether every rule holds.

>>> import checker
>>> report = checker.check("https://puzz.link/p?pzprv3/lightup/1/3/%23%201%20./")
>>> report.status.value
'unfinished'
"""

from checker.rule import Lang, Report, Status, Violation
from checker.service import Question, check_board, check_link

__all__ = ["Lang", "Question", "Report", "Status", "Violation", "check"]


def check(what: object, question: Question | None = None) -> Report:
    """Judge a solution by every rule of its genre.

    Args:
        what: A link, payload or text board, or a board of a known genre.
        question: For text only: which genre, which answer, how to read marks.

    Returns:
        The verdict with all violations; wrong solutions are data, not errors.

    Raises:
        PenpadError: If the text is unusable, or nobody knows such boards.
    """
    if isinstance(what, str):
        return check_link(what, question).report
    return check_board(what)
