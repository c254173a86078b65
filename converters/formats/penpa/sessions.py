"""The three shapes of a link: for editing, for solving, and a copy of a solver's session.

They hold the same things on different lines. A link for solving has no line for the solver's marks,
so marks make it a copy of a session; an answer is only looked at in a link for solving or in such a
copy.

Source: Penpa+ ``class_p.js``, ``maketext``, ``maketext_solve`` and ``maketext_duplicate``.
"""

import re
from dataclasses import replace
from typing import Final

from converters.codec.deflate import deflate
from converters.codec.js_json import JsonValue
from converters.formats.penpa import document as lines
from converters.formats.penpa.address import Parts, with_parameter
from converters.formats.penpa.answer import Answer
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.fresh import HOST, NO_TIME, boxes, layer_set, mode, solve_mode
from converters.formats.penpa.header import MULTISOLUTION
from converters.formats.penpa.read import grid_setting

_MODE: Final = re.compile(r"(?<![^?#&;])m=\w*")
_GRID: Final[tuple[JsonValue, ...]] = ("1", "2", "1")


def as_clone(document: PenpaDocument) -> PenpaDocument:
    """Make a copy of a session, with room for a solver's marks and for an answer."""
    checks = document.line(lines.CHECKS)
    if document.solving:
        whole = document.json(lines.FULL_MODE)
        shown: dict[str, JsonValue] = whole if isinstance(whole, dict) else mode()
        grid = grid_setting(document)
        document = (
            _opened(document, "edit")
            .with_json(lines.MODE, {**shown, "grid": grid or [*_GRID]})
            .with_json(lines.ANSWER, layer_set())
        )
        if document.line(lines.ANSWER_COLOURS):
            document = document.with_json(lines.ANSWER_COLOURS, layer_set())
        # A replay would be played over the marks.
        document = document.with_parameter("q", "").with_parameter("r", "")
    return (
        document.with_line(lines.CHECKS, NO_TIME)
        .with_line(lines.CLONE_CHECKS, checks)
        .with_parameter("l", "solvedup")
    )


def as_solving(document: PenpaDocument) -> PenpaDocument:
    """Make a link for solving of one for editing without marks of a solver."""
    return (
        _opened(document, "solve")
        .with_line(lines.MODE, solve_mode(grid_setting(document) or [*_GRID]))
        .with_line(lines.ANSWER, "")
        .with_line(lines.ANSWER_COLOURS, "x")
    )


def as_plain_solving(document: PenpaDocument) -> PenpaDocument:
    """Make a link for solving of any link with a solver's layer, which is dropped.

    What belongs to a session goes too: its clock, its replay, the answer that it was compared with.
    """
    if document.cloned:
        checks = document.line(lines.CLONE_CHECKS)
        document = document.with_line(lines.CHECKS, checks).with_line(lines.CLONE_CHECKS, '"x"')
    for name in ("l", "a", "q", "r"):
        document = _without(document, name)
    if not document.parameter("m"):
        document = replace(document, parts=Parts(f"{HOST}#m=edit&p=", document.parts.payload, ""))
    return as_solving(document)


def as_plain_editing(document: PenpaDocument) -> PenpaDocument:
    """Make a link for editing of any link: marks stay, what belongs to a session goes."""
    if document.solving:
        document = as_clone(document)
    if document.cloned:
        checks = document.line(lines.CLONE_CHECKS)
        document = document.with_line(lines.CHECKS, checks).with_line(lines.CLONE_CHECKS, '"x"')
    for name in ("l", "a", "q", "r"):
        document = _without(document, name)
    return document


def _without(document: PenpaDocument, name: str) -> PenpaDocument:
    """Take a parameter away, whether it stands before or behind the payload."""
    if not document.parameter(name):
        return document
    before, payload, after = document.parts
    before = re.sub(rf"(?<=[?#&])(?:amp;)?{name}=[^&#]*&", "", before)
    return replace(document, parts=Parts(before, payload, with_parameter(after, name, "")))


def with_answer(document: PenpaDocument, answer: Answer) -> PenpaDocument:
    """Store an answer, and tick the boxes of its kinds and no others."""
    checks = lines.CLONE_CHECKS if document.cloned else lines.CHECKS
    header = document.header()
    if header.is_or:
        header = header.with_field(MULTISOLUTION, "false")
        document = document.with_line(lines.HEADER, header.text())
        document = document.with_json(lines.OR_CHECKS, boxes("sol_or_", OR_BOXES))
    return document.with_json(checks, boxes("sol_", AND_BOXES, answer.boxes)).with_parameter(
        "a", deflate(answer.text)
    )


def with_grid(document: PenpaDocument, codes: list[JsonValue]) -> PenpaDocument:
    """Change how grid, dots and frame look, on the lines that say so."""
    for line in (lines.MODE, lines.FULL_MODE):
        if document.solving and line == lines.MODE:
            _, tilde, rest = document.line(line).partition("~")
            text = solve_mode(codes)
            document = document.with_line(line, f"{text.partition('~')[0]}{tilde}{rest}")
            continue
        state = document.json(line)
        if isinstance(state, dict):
            document = document.with_json(line, {**state, "grid": codes})
    return document


def _opened(document: PenpaDocument, how: str) -> PenpaDocument:
    """Change the parameter that says what the link opens for."""
    before, payload, after = document.parts
    return replace(
        document,
        parts=Parts(_MODE.sub(f"m={how}", before), payload, _MODE.sub(f"m={how}", after)),
    )
