"""Puzzle genres: what their drawings mean and whether every rule holds.

>>> import checker
>>> report = checker.check("https://puzz.link/p?pzprv3/lightup/1/3/%23%201%20./")
>>> report.status.value
'unfinished'
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.rule import Lang, Report, Status, Violation

__all__ = ["Lang", "Report", "Status", "Violation", "check"]


def __getattr__(name: str) -> object:
    """Give what a report is made of, loaded when it is asked for.

    The ``penpad`` command passes through here before it can answer Ctrl-C.
    """
    if name not in __all__:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from checker import rule

    return getattr(rule, name)


def check(
    what: object,
    *,
    genre: str | None = None,
    convention: str | None = None,
    answer: str | None = None,
    key: bool = False,
) -> "Report":
    """Judge a solution by every rule of its genre.

    Args:
        what: A link, payload or text board, or a board of a known genre. All else is for text:
        genre: The genre's name; None: found out.
        convention: The name of the table that marks are read by; None: the one that fits best.
        answer: Another link, board or cell string with the solution.
        key: Whether the stored answer key is judged instead of the marks.

    Returns:
        The verdict with all violations; wrong solutions are data, not errors.

    Raises:
        PenpadError: If the text is unusable, or nobody knows such boards.
    """
    # Here and not above: all formats and genres are a lot to load for who only wants one module.
    from checker.service import Question, check_board, check_link

    if isinstance(what, str):
        return check_link(what, Question(genre, convention, answer, key)).report
    return check_board(what)
