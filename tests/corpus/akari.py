"""What must hold for real Akari boards, their published solutions and altered answers."""

from functools import partial
from typing import Any, Final, TypeAlias

from checker.engines.prove import NoSolution, Several, Unique, prove
from checker.registry import genre
from checker.rule import Status, judge, status_of
from converters.registry import convert, decode
from tests.corpus.check import Check, Row

FILE: Final = "akari.jsonl"
CODES: Final = {
    "akari/bulbs-see-each-other": "akariDup",
    "akari/unlit-cell": "ceDark",
    "akari/too-few-bulbs": "nmAkariNe",
    "akari/too-many-bulbs": "nmAkariNe",
    "akari/clue-out-of-range": "nmAkariNe",
}
"""The rules in the words of pzprjs."""

TARGETS: Final = ("puzzlink", "tatham", "penpa", "sudokupad")

Board: TypeAlias = Any
"""An Akari board; compared only."""


def not_solved(row: Row) -> str:
    """Read the board as it was published, put its solution on it, and judge."""
    board = _board(row["board"])
    solved = _board(_solution(row))
    if _given(solved) != _given(board):
        return "the solution's board is another"
    status, codes = _verdict(solved)
    return "" if status is Status.SOLVED else f"{status.value}: {sorted(codes)}"


def other_board(row: Row, *, to: str) -> str:
    """Send a solved board as text into a format and read it back."""
    text = _solution(row)
    link, losses = convert(text, to=to)
    document = decode(link)
    if document.format.name != to:
        return f"the link is taken for {document.format.name}"
    if _board(link) != _board(text):
        return "another board comes back"
    return "".join(str(loss) for loss in losses[:1])


def other_codes(row: Row) -> str:
    """Judge an answer: exactly the kinds of fault that pzprjs finds, all of them at once."""
    status, codes = _verdict(_board(row["board"]))
    wanted = set(row["failcodes"])
    if codes != wanted:
        return f"finds {sorted(codes)}, pzprjs {sorted(wanted)}"
    return "" if (status is Status.SOLVED) == (not wanted) else f"status {status.value}"


def other_first_code(row: Row) -> str:
    """Judge an answer of pzprjs' own tests, which name the first fault only."""
    _, codes = _verdict(_board(row["board"]))
    return "" if row["failcode"] in codes else f"finds {sorted(codes)}, not {row['failcode']}"


def not_proved(row: Row) -> str:
    """Prove how many solutions a puzzle has; a published solution is the one that is found."""
    board = _board(row["board"])
    verdict = prove(board, genre("akari"))
    wanted = {"0": NoSolution, "1": Unique, "2+": Several}[row.get("nsol") or "1"]
    if not isinstance(verdict, wanted):
        return f"{type(verdict).__name__}, not {wanted.__name__}"
    if isinstance(verdict, Unique) and row["solution"] and not not_solved(row):
        return "" if verdict.board.bulbs == _board(_solution(row)).bulbs else "other bulbs"
    return ""


def _verdict(board: Board) -> tuple[Status, set[str]]:
    violations = judge(genre("akari").rules, board).violations
    return status_of(violations, ()), {CODES[violation.rule] for violation in violations}


def _board(link: str) -> Board:
    """Read any link; a mark that was not understood counts as a fault."""
    drawing, losses = decode(link).read()
    akari = genre("akari")
    reading = akari.read(drawing, akari.choose(drawing).convention)
    unread = [*(str(loss) for loss in losses), *(str(mark.facts) for mark in reading.unread)]
    if unread:
        raise ValueError(unread[0])
    return reading.board


def _given(board: Board) -> tuple[object, ...]:
    return board.rows, board.cols, board.walls, board.clues


def _solution(row: Row) -> str:
    return "\n".join(row["solution"])


def _from(prefix: str, row: Row) -> bool:
    """Choose the rows of one collection by their ids."""
    return str(row["id"]).startswith(prefix)


def _unpublished(row: Row) -> str:
    return "" if row["solution"] else "no solution published"


def _altered(row: Row) -> bool:
    return "failcodes" in row


def _counted(row: Row) -> bool:
    """Choose the rows that say how many solutions there are."""
    return row.get("unique") is not None


def _first_only(row: Row) -> bool:
    return "failcode" in row and "failcodes" not in row


_JANKO: Final = partial(_from, "janko-")

CHECKS: Final = (
    Check("akari: janko solved", FILE, not_solved, _JANKO),
    Check(
        "akari: puzzle-light-up solved", FILE, not_solved, partial(_from, "borroot-"), _unpublished
    ),
    Check("akari: Tatham solved", FILE, not_solved, partial(_from, "tatham-")),
    Check("akari: altered and edge answers, codes of pzprjs", FILE, other_codes, _altered),
    Check("akari: failing answers of pzprjs' tests", FILE, other_first_code, _first_only),
    Check("akari: proved unique, several or none", FILE, not_proved, _counted),
    *(
        Check(f"akari: text → {to} and back", FILE, partial(other_board, to=to), _JANKO)
        for to in TARGETS
    ),
)
