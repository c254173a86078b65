"""Asks both editors whether they take the links that we draw of Delta/A38 puzzles.

``python -m tests.oracle.delta_a38 --corpus DIR --editor DIR --app DIR`` takes the folders of the
corpus, of Penpa+ and of SudokuPad (also from ``PENPAD_CORPUS``, ``PENPA_EDITOR`` and
``SUDOKUPAD_APP``); an editor that is not there is skipped, and it says so. Penpa+ must open a link
without complaint, export it as one that is solved, and find our key right: not on opening, but with
the lines of the solution alone, and not with one line less. SudokuPad must open it without
complaint.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from checker.rule import Status
from checker.service import AnswerMode, check_link, convert_link
from tests.corpus.check import Row, read
from tests.corpus.delta_a38_links import FILE
from tests.oracle.browser import OracleError
from tests.oracle.penpa import Editor, editor
from tests.oracle.sudokupad import Application, application

_OTHERS: Final = ("symbol", "lineE")
"""Layers of a drawn answer that its key does not ask for."""


def penpa_faults(program: Editor, row: Row) -> Iterator[str]:
    """Give what Penpa+ finds wrong with the links of a solved puzzle."""
    if complaints := program.load(link(row, to="penpa")):
        yield f"complains: {complaints[0]}"
    if check_link(program.export_edit()).report.status is not Status.SOLVED:
        yield "its own export is not solved"
    marks = program.layers().answer
    lines: dict[str, Any] = {**marks, **{layer: {} for layer in _OTHERS}}
    fewer = {**lines, "line": dict(list(lines["line"].items())[1:])}
    program.load(link(row, to="penpa", answer=AnswerMode.KEY))
    if program.page.run("pu.sol_flag === 1"):
        yield "solved the moment it is opened"
    if not program.accepts(lines):
        yield "the lines of the solution are not accepted"
    program.load(link(row, to="penpa", answer=AnswerMode.KEY))
    if program.accepts(fewer):
        yield "one line less is accepted"


def sudokupad_faults(program: Application, row: Row) -> Iterator[str]:
    """Give what SudokuPad finds wrong with the link of a solved puzzle."""
    if complaints := program.load(link(row, to="sudokupad")):
        yield f"complains: {complaints[0]}"
    board = program.board()
    if board.rows != row["puzzle"]["rows"]:
        yield f"opens {board.rows} rows"


def link(row: Row, *, to: str, answer: AnswerMode = AnswerMode.KEEP) -> str:
    """Give the link that we draw of a puzzle with its solution."""
    board = json.dumps({"puzzle": row["puzzle"], "solution": row["solution"]})
    return convert_link(board, to=to, answer=answer).value


def main() -> int:
    """Ask the editors that are there; 1 if one finds a fault, 2 if there is no corpus."""
    options = _options()
    if options.corpus is None or not (options.corpus / FILE).is_file():
        print(f"oracle: no {FILE}; name its folder by --corpus or PENPAD_CORPUS")
        return 2
    rows = read(options.corpus / FILE)
    faults = [
        *_asked("Penpa+", options.editor, editor, penpa_faults, rows),
        *_asked("SudokuPad", options.app, application, sudokupad_faults, rows),
    ]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def _asked(
    name: str,
    folder: Path | None,
    opened: Callable[[Path], Any],
    faults: Callable[[Any, Row], Iterator[str]],
    rows: list[Row],
) -> Iterator[str]:
    """Give all faults that an editor finds."""
    if folder is None:
        print(f"oracle: {name} skipped, no folder given")
        return
    try:
        with opened(folder) as program:
            found = [
                f"{name}, {row['id']}: {each}" for row in rows for each in faults(program, row)
            ]
    except OracleError as error:
        print(f"oracle: {name} skipped, {error}")
        return
    print(f"oracle: {name} was asked about {len(rows)} puzzles, {len(found)} faults")
    yield from found


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.delta_a38")
    for name, variable in (
        ("--corpus", "PENPAD_CORPUS"),
        ("--editor", "PENPA_EDITOR"),
        ("--app", "SUDOKUPAD_APP"),
    ):
        given = os.environ.get(variable)
        parser.add_argument(name, type=Path, default=Path(given) if given else None)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
