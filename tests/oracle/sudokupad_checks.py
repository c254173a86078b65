"""Whether SudokuPad opens what we write for it, and checks the answers that we store as we say.

What must be right is told by the drawing that a link is written from, not by what is written.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from converters.codec.js_json import as_list, as_object
from converters.codec.lz import compress_base64
from converters.drawing import Drawing, Element, Fill, Label, Role, Symbol, first_spot
from converters.formats.sudokupad.document import content
from converters.lattice import SquareLattice
from converters.registry import decode, write
from converters.site import Kind, Site, Spot
from tests.corpus.check import Row
from tests.oracle.check import Check, Excuse, ExcusedError, evenly, intact, sample
from tests.oracle.sudokupad import Application, Board

_FREE: Final = "anything"
_DIGITS: Final = "123456789"


def penpa_not_opened(app: Application, row: Row) -> str:
    """Convert a Penpa+ link and open it as a visitor does: rows, columns, givens, no complaint."""
    drawing = decode(row["url"]).drawing()
    link = write(drawing, to="sudokupad").value
    return _complaint(app.load(link)) or _unlike(app.board(), drawing, link)


def key_not_checked(app: Application, row: Row) -> str:
    """Store a link's key, or else its answer, as a solution, and let it be checked.

    The right grid is *correct*, one wrong entry makes it *incorrect*, and an empty grid, which
    nobody has touched, is never *correct*. Nor is an entry too many where nothing is wanted.
    """
    drawing = decode(row["url"]).drawing()
    asking = replace(drawing, key=drawing.key or drawing.answer, answer=())
    link = write(asking, to="sudokupad").value
    if not _solution(link):
        raise ExcusedError(Excuse.NOT_COMPARED)
    complaint = _complaint(app.load_here(link))
    opened = app.board()
    if complaint or opened.solved:
        return complaint or "solved the moment it is opened"
    right = _right(asking)
    entries = {site: right[site] for site in right if site not in opened.givens}
    return _misjudged(app, entries, _empty_cell(asking, right))


def own_not_opened(app: Application, row: Row) -> str:
    """Write a SudokuPad link anew and open it: it must show the board that the old one shows."""
    link = write(decode(row["link"]).drawing(), to="sudokupad").value
    app.load_here(_payload(row))
    before = app.board()
    if not before.rows:
        raise ExcusedError(Excuse.REFUSED)
    complaint = _complaint(app.load_here(link))
    after = app.board()
    if complaint or (before.rows, before.cols) != (after.rows, after.cols):
        return complaint or f"{after.rows} × {after.cols} instead of {before.rows} × {before.cols}"
    if _other_givens(before.givens, after.givens):
        return f"{len(after.givens)} givens instead of {len(before.givens)}, or others"
    return "" if before.broken else _broken(after)


def _payload(row: Row) -> str:
    """Give a link as SudokuPad takes it; a bare text it wraps itself when a server hands it out."""
    return "scl" + compress_base64(row["link"]) if row["kind"] == "json" else str(row["link"])


def _other_givens(before: Mapping[Site, str], after: Mapping[Site, str]) -> bool:
    """Tell whether givens differ; one whose value is not shown, under fog, may be any."""
    if before.keys() != after.keys():
        return True
    return any(value != after[site] for site, value in before.items() if value and after[site])


def rewritten(rows: Iterable[Row], count: int) -> list[Row]:
    """Choose so many links of SudokuPad evenly; it does not open ``classic…`` itself."""
    return [*evenly([row for row in rows if row["kind"] != "classic"], count)]


def keyed(rows: Iterable[Row], count: int) -> list[Row]:
    """Choose all links with a key, and so many of those with an answer."""
    whole = [row for row in rows if intact(row)]
    with_key = [row for row in whole if row["has_answer"]]
    answered = [row for row in whole if not row["has_answer"] and row.get("solution_layers")]
    return [*with_key, *evenly(answered, count)]


def _complaint(complaints: tuple[str, ...]) -> str:
    return f"complains: {complaints[0]}" if complaints else ""


def _broken(board: Board) -> str:
    return f"draws {board.broken}" if board.broken else ""


def _unlike(board: Board, drawing: Drawing, link: str) -> str:
    """Say what the application shows otherwise than it was drawn."""
    if board.broken:
        return _broken(board)
    lattice = drawing.lattice
    if not isinstance(lattice, SquareLattice):
        summary = decode(link).summary()
        return "" if (board.rows, board.cols) == (summary.rows, summary.cols) else "another size"
    if (board.rows, board.cols) != (lattice.rows, lattice.cols):
        return f"{board.rows} × {board.cols} instead of {lattice.rows} × {lattice.cols}"
    drawn = _texts(drawing.question)
    wanted = {site: drawn.get(site, "nothing") for site in _written(link)}
    return "other givens" if _other_givens(board.givens, wanted) else ""


def _written(link: str) -> Iterator[Site]:
    """Give the cells that have a value in a link."""
    rows = as_list(content(decode(link).native)["cells"], where="cells")
    for row, cells in enumerate(rows):
        for col, one in enumerate(as_list(cells, where="cells")):
            if isinstance(one, dict) and one.get("value") is not None:
                yield Site(Kind.CELL, row, col)


def _misjudged(app: Application, right: Mapping[Site, str], empty: Site | None) -> str:
    if not right:
        raise ExcusedError(Excuse.NOT_COMPARED)
    place, wanted = next(iter(right.items()))
    wrong = next(digit for digit in _DIGITS if digit != wanted)
    tried = {
        "the right grid": (right, ["correct"]),
        "one wrong entry": ({**right, place: wrong}, ["incorrect"]),
        "an empty grid": ({}, ["partial", "incorrect"]),
    }
    if empty is not None:
        tried["one entry too many"] = ({**right, empty: wrong}, ["incorrect"])
    verdicts = {what: app.verdict(entries) for what, (entries, _) in tried.items()}
    wrongly = [what for what, (_, allowed) in tried.items() if verdicts[what] not in allowed]
    return "; ".join(f"{what} is {verdicts[what]}" for what in wrongly)


def _empty_cell(drawing: Drawing, right: Mapping[Site, str]) -> Site | None:
    """Give a cell of the board on which nothing is drawn at all."""
    drawn = {spot.site for mark in (*drawing.question, *drawing.key) if (spot := first_spot(mark))}
    return min(drawing.board - drawn - right.keys(), default=None)


def _right(drawing: Drawing) -> dict[Site, str]:
    """Give the values that solve a puzzle: those of its key, or a digit for each sort of mark."""
    values = _values(drawing.key)
    if values:
        return values
    marks: dict[Element, str] = {}
    found: dict[Site, str] = {}
    for mark in drawing.key:
        if not isinstance(mark, Fill | Symbol) or mark.at.site not in drawing.board:
            continue
        if mark.at == Spot(mark.at.site) and getattr(mark, "shape", "") not in (_FREE, _ANY):
            sort = replace(mark, at=Spot(Site(Kind.CELL, 0, 0)))
            found.setdefault(mark.at.site, marks.setdefault(sort, str(len(marks) + 1)))
    return found


_ANY: Final = "any-of-several"


def _values(elements: Iterable[Element]) -> dict[Site, str]:
    """Give the values of cells that one character says."""
    return {site: text for site, text in _texts(elements).items() if len(text) == 1}


def _texts(elements: Iterable[Element]) -> dict[Site, str]:
    """Give the full-size texts in the middle of cells; small letters, as SudokuPad has them."""
    return {
        label.at.site: label.text.lower()
        for label in elements
        if isinstance(label, Label)
        and label.role is Role.VALUE
        and label.at == Spot(label.at.site)
        and label.at.site.kind is Kind.CELL
    }


def _solution(link: str) -> str:
    metadata = as_object(content(decode(link).native)["metadata"], where="metadata")
    return str(metadata.get("solution", ""))


class Part(NamedTuple):
    """A check, the corpus file it is over, and how many of its rows are chosen how."""

    check: Check[Application]
    file: str
    rows: Callable[[list[Row], int], list[Row]]


PARTS: Final = (
    Part(Check("s1: links made of Penpa+ links open", penpa_not_opened), "penpa.jsonl", sample),
    Part(Check("s2: stored answers are checked", key_not_checked), "penpa.jsonl", keyed),
    Part(Check("s3: links written anew open", own_not_opened), "sudokupad.jsonl", rewritten),
)
