"""The JSON form of a board: puzzle and solution, or puzzle, lines and arrows.

::

    {"puzzle": {"rows": 5, "cols": 5, "start": [0, 2], "clues": [
        {"cell": [0, 3], "type": "square", "shade": "black", "value": null},
        {"cell": [2, 2], "type": "a38", "numbers": [2, "?"]}]},
     "solution": {"regions": ["AAACC", …] or null, "delta_loop": [[2, 3], …],
        "a38_loop": […], "passes": [[1, 1], …],
        "delta_direction": "either", "a38_direction": "either"}}

Cells are ``[row, column]`` from 0. In place of ``solution`` an answer may be drawn: ``lines``, each
two neighbouring cells, and ``arrows``, each from a cell to a neighbour, beside ``puzzle``. Fields
that may be left out, or null: ``value``, ``regions``, ``passes`` (then nothing is judged about
marks), both directions (then as listed), ``arrows``, and the answer itself. Fields of other names
are ignored: files keep notes and pictures there.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar, cast

from checker.genres.delta_a38.board import (
    Answer,
    DeltaBoard,
    Directed,
    Drawn,
    Numbers,
    Route,
    Shade,
    Square,
    Step,
    line,
    numbers_of,
    route,
)
from converters.errors import ReadError, shown
from converters.site import Site, cell

T = TypeVar("T")

EITHER: Final = "either"
MAX_NUMBER: Final = 999_999
_QUESTION: Final = "?"
_A: Final = "A"
_C: Final = "C"
_PAIR: Final = 2

Object: TypeAlias = Mapping[str, object]


def is_board(value: object) -> bool:
    """Tell whether parsed JSON is this form, by its keys ``puzzle`` and there ``clues``."""
    puzzle = cast("Object", value).get("puzzle") if isinstance(value, dict) else None
    return isinstance(puzzle, dict) and "clues" in puzzle


def from_json(value: object) -> DeltaBoard:
    """Give the board of parsed JSON.

    Raises:
        ReadError: If a field is missing or of another kind, or there is no such board.
    """
    whole = {key: each for key, each in _object(value, "board").items() if each is not None}
    puzzle = _object(whole.get("puzzle"), "puzzle")
    squares, numbers = _clues(puzzle.get("clues"))
    marked = _object(whole.get("solution", whole), "solution")
    rows, cols = (_integer(puzzle.get(key), f"puzzle.{key}") for key in ("rows", "cols"))
    return DeltaBoard(
        rows=rows,
        cols=cols,
        start=_cell(puzzle.get("start"), "puzzle.start"),
        squares=squares,
        numbers=numbers,
        answer=_answer(whole),
        region=_region(marked.get("regions"), rows, cols),
        passes=_absent(marked.get("passes"), _passes),
    )


def to_json(board: DeltaBoard) -> dict[str, Any]:
    """Give a board as JSON; `from_json` undoes it."""
    marks = {
        "regions": _region_rows(board),
        "passes": None if board.passes is None else [_pair(site) for site in sorted(board.passes)],
    }
    told = {key: value for key, value in marks.items() if value is not None}
    answer = board.answer
    if isinstance(answer, Directed):
        return {"puzzle": _puzzle(board), "solution": {"regions": None, **told, **_loops(answer)}}
    drawn: dict[str, Any] = {
        "lines": [[_pair(site) for site in each] for each in sorted(answer.lines)],
        "arrows": [[_pair(site) for site in each] for each in sorted(answer.arrows)],
    }
    shown_ = {key: value for key, value in drawn.items() if value}
    return {"puzzle": _puzzle(board), **shown_, **told}


def dumps(board: DeltaBoard) -> str:
    """Give the text of a board's JSON."""
    return json.dumps(to_json(board))


def _puzzle(board: DeltaBoard) -> dict[str, Any]:
    squares = [
        {"cell": _pair(site), "type": "square", "shade": each.shade.value, "value": each.value}
        for site, each in sorted(board.squares.items())
    ]
    numbers = [
        {"cell": _pair(site), "type": "a38", "numbers": _entries(board.numbers[site])}
        for site in sorted(board.numbers)
    ]
    return {
        "rows": board.rows,
        "cols": board.cols,
        "clues": [*squares, *numbers],
        "start": _pair(board.start),
    }


def _entries(numbers: Numbers) -> list[int | str]:
    return [*sorted(numbers.named), *(_QUESTION * numbers.questions)]


def _loops(answer: Directed) -> dict[str, Any]:
    loops = {"delta": answer.castle, "a38": answer.a38}
    cells = {f"{name}_loop": [_pair(site) for site in each.cells] for name, each in loops.items()}
    return {**cells, **{f"{name}_direction": EITHER for name, each in loops.items() if each.either}}


def _region_rows(board: DeltaBoard) -> list[str] | None:
    """Give region A and C, one letter a cell; None if they are not drawn."""
    region = board.region
    if region is None:
        return None
    return [
        "".join(_A if cell(row, col) in region else _C for col in range(board.cols))
        for row in range(board.rows)
    ]


def _pair(site: Site) -> list[int]:
    return [site.row, site.col]


def _clues(value: object) -> tuple[dict[Site, Square], dict[Site, Numbers]]:
    """Read the clues; two in one cell are refused here, where both are still seen."""
    squares: dict[Site, Square] = {}
    numbers: dict[Site, Numbers] = {}
    for at, each in enumerate(_list(value, "puzzle.clues")):
        where = f"puzzle.clues[{at}]"
        clue = _object(each, where)
        site = _cell(clue.get("cell"), f"{where}.cell")
        if site in squares or site in numbers:
            raise _wrong(
                where=f"{where}.cell",
                found=[site.row, site.col],
                want="a cell without another clue",
            )
        match clue.get("type"):
            case "square":
                squares[site] = _square(clue, where)
            case "a38":
                numbers[site] = _numbers(clue.get("numbers"), f"{where}.numbers")
            case other:
                raise _wrong(where=f"{where}.type", found=other, want='"square" or "a38"')
    return squares, numbers


def _square(clue: Object, where: str) -> Square:
    shade = clue.get("shade")
    if shade not in list(Shade):
        raise _wrong(where=f"{where}.shade", found=shade, want='"white", "black" or "grey"')
    value = clue.get("value")
    # Q10: a question mark in a square is no number.
    bare = None if value in (None, _QUESTION, "") else _integer(value, f"{where}.value")
    return Square(Shade(str(shade)), bare)


def _numbers(value: object, where: str) -> Numbers:
    entries = [None if each == _QUESTION else _integer(each, where) for each in _list(value, where)]
    return numbers_of(entries, where=where)


def _answer(whole: Object) -> Answer:
    """Read the loops as they are listed, or the lines as they are drawn."""
    if "solution" in whole and ("lines" in whole or "arrows" in whole):
        raise _wrong(where="board", found="both solution and lines", want="one of them")
    if "solution" not in whole:
        lines = _pairs(whole.get("lines", []), "lines")
        arrows = _pairs(whole.get("arrows", []), "arrows")
        return Drawn(frozenset(line(*pair) for pair in lines), frozenset(map(Step._make, arrows)))
    solution = _object(whole["solution"], "solution")
    return Directed(_route(solution, "delta"), _route(solution, "a38"))


def _route(solution: Object, loop: str) -> Route:
    where = f"solution.{loop}_direction"
    direction = solution.get(f"{loop}_direction")
    if direction not in (None, EITHER, "given"):
        raise _wrong(
            where=where, found=direction, want='"either", or nothing if the list is in order'
        )
    return route(
        _cells(solution.get(f"{loop}_loop"), f"solution.{loop}_loop"), either=direction == EITHER
    )


def _region(value: object, rows: int, cols: int) -> frozenset[Site] | None:
    """Read regions, one letter a cell."""
    if value is None:
        return None
    lines = [str(each) for each in _list(value, "regions")]
    if len(lines) != rows or any(len(each) != cols or set(each) - {_A, _C} for each in lines):
        raise _wrong(where="regions", found=lines, want=f"{rows} rows of {cols} letters A or C")
    return frozenset(
        cell(row, col)
        for row, codes in enumerate(lines)
        for col, code in enumerate(codes)
        if code == _A
    )


def _passes(value: object) -> frozenset[Site]:
    return frozenset(_cells(value, "passes"))


def _absent(value: object, read: Callable[[object], T]) -> T | None:
    return None if value is None else read(value)


def _pairs(value: object, where: str) -> list[tuple[Site, Site]]:
    pairs = [_cells(each, where) for each in _list(value, where)]
    for pair in pairs:
        if len(pair) != _PAIR:
            raise _wrong(where=where, found=f"{len(pair)} cells", want="two cells each")
    return [(one, other) for one, other in pairs]


def _cells(value: object, where: str) -> list[Site]:
    return [_cell(each, where) for each in _list(value, where)]


def _cell(value: object, where: str) -> Site:
    at = _list(value, where)
    if len(at) != _PAIR:
        raise _wrong(where=where, found=value, want="a cell as [row, column]")
    return cell(*(_integer(each, where) for each in at))


def _integer(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MAX_NUMBER:
        raise _wrong(where=where, found=value, want="an integer")
    return value


def _list(value: object, where: str) -> Sequence[object]:
    if not isinstance(value, list):
        raise _wrong(where=where, found=value, want="a list")
    return cast("list[object]", value)


def _object(value: object, where: str) -> Object:
    if not isinstance(value, dict):
        raise _wrong(where=where, found=value, want="an object")
    return cast("dict[str, object]", value)


def _wrong(*, where: str, found: object, want: str) -> ReadError:
    return ReadError(
        where=where,
        found=shown(found if isinstance(found, str) else json.dumps(found)),
        want=want,
        hint="cells are [row, column], counted from 0",
    )
