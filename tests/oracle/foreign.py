"""Whether the editor takes what we make for it of SudokuPad's and f-puzzles' payloads.

Each is opened as a visitor would open it. What the editor holds and exports must be our lines;
where the answer travelled, it must accept the right digits, not before they are there, and no
wrong one.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from checker.service import convert_link
from converters.formats.penpa import document as lines
from converters.registry import decode
from tests.corpus.check import Row
from tests.oracle.answers import stored
from tests.oracle.check import Check, Excuse, ExcusedError, evenly
from tests.oracle.penpa import Editor
from tests.oracle.sameness import layers_differ, line_differences, text_lines

FILE: Final = "sudokupad.jsonl"
_PICTURE: Final = "picture"
_GREEN: Final = 2
_FULL: Final = "1"
_BLANK: Final = [" ", 1, "10"]
"""A cell of the problem that leaves itself out of the check."""


def payload_not_taken(editor: Editor, row: Row) -> str:
    """Convert a payload; the editor must hold and export it, and judge answers rightly."""
    return _not_taken(editor, convert_link(row["link"], to="penpa").value)


def picture_not_taken(editor: Editor, row: Row) -> str:
    """Convert a payload with a picture of what is left over; see `payload_not_taken`."""
    link = convert_link(row["link"], to="penpa", picture=True).value
    question = decode(link).drawing().question
    if not any(getattr(element, "shape", "") == _PICTURE for element in question):
        raise ExcusedError(Excuse.NO_PICTURE)
    return _not_taken(editor, link)


def original_not_carried(editor: Editor, row: Row) -> str:
    """Keep the payload inside its conversion; it must be there after load and export."""
    link = convert_link(row["link"], to="penpa", carry=True).value
    if complaints := editor.load(link):
        return f"complains: {complaints[0]}"
    back = convert_link(_exported(editor, link), to=decode(row["link"]).format.name)
    return "" if back.value == decode(row["link"]).link() else "another link comes back"


def payloads(rows: Iterable[Row], count: int) -> list[Row]:
    """Choose payloads, evenly from the first to the last."""
    return [*evenly([*rows], count)]


def _not_taken(editor: Editor, link: str) -> str:
    if complaints := editor.load(link):
        return f"complains: {complaints[0]}"
    ours = text_lines(link)
    found = (
        layers_differ(editor, ours)
        or "; ".join(_differences(link, ours, text_lines(_exported(editor, link))))
        or _misjudged(editor, link)
    )
    late = editor.page.complaints()
    return found or (f"complains later: {late[0]}" if late else "")


def _differences(link: str, ours: list[str], theirs: list[str]) -> Iterator[str]:
    """Compare the lines of two texts; a link for solving is exported as a solver has it open.

    Then the solver's tools are the chosen ones, and the author's message is not written again.
    Tags that the editor has guessed from the title are written too.
    """
    if ours[lines.TAGS] == "[]":
        theirs = [*theirs[: lines.TAGS], "[]", *theirs[lines.TAGS + 1 :]]
    native = decode(link).native
    if native.cloned:  # its clock, which stands before its checks, runs on
        theirs[lines.CHECKS] = ours[lines.CHECKS]
    if native.solving:
        ours, theirs = ([*texts[: lines.MESSAGE], ""] for texts in (ours, theirs))
        theirs[lines.FULL_MODE] = theirs[lines.FULL_MODE].replace('"qa":"pu_a"', '"qa":"pu_q"')
    yield from line_differences(ours, theirs)


def _exported(editor: Editor, link: str) -> str:
    """Let the editor write what is open as the sort of link that it was, without its answer."""
    native = decode(link).native
    if native.cloned:
        return editor.export_copy()
    return editor.export_solve() if native.solving else editor.export_edit()


def _misjudged(editor: Editor, link: str) -> str:
    """Fill in the right digits, then a wrong one; say where the editor judges otherwise."""
    if not decode(link).native.parameter("a"):
        return ""
    if editor.page.run("pu.sol_flag === 1"):
        return "solved the moment it is opened"
    right = dict(entry.split(",", 1) for entry in json.loads(stored(link))[4])
    if not editor.accepts(_numbers({**right, **_anything(link)})):
        return f"the right digits are not accepted; conflicts: {editor.page.run('pu.conflicts')!r}"
    first = next(iter(right))
    if editor.accepts(_numbers({**right, first: f"{right[first]}1"})):
        return "a wrong digit is accepted"
    return ""


def _numbers(entries: Mapping[str, str]) -> dict[str, Any]:
    """Give a solver's layer with digits by cell."""
    return {"number": {cell: [text, _GREEN, _FULL] for cell, text in entries.items()}}


def _anything(link: str) -> dict[str, str]:
    """Give a digit for each cell that may hold anything."""
    number = json.loads(text_lines(link)[lines.QUESTION]).get("number", {})
    return {cell: "5" for cell, entry in number.items() if entry == _BLANK}


CHECKS: Final[tuple[Check[Editor], ...]] = (
    Check("s1: SudokuPad payloads are held, exported and checked", payload_not_taken),
    Check("s2: so are those with a background picture", picture_not_taken),
    Check("s3: a carried payload survives load and export", original_not_carried),
)
