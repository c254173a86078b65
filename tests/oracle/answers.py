"""Whether the editor takes the answers that we store, and makes the same ones itself.

The right marks are those of the link that the answer was made from: the editor, with our link open
for solving, is given them and must find the puzzle solved, but not before.
"""

import json
import zlib
from base64 import b64decode
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

from converters.formats.penpa import document as lines
from converters.formats.penpa.boxes import Boxes
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.solution import solution, solution_text, solving_of
from converters.registry import decode, write
from tests.corpus.check import Row
from tests.oracle.check import Check, Excuse, ExcusedError
from tests.oracle.penpa import Editor
from tests.oracle.sameness import brief, intended

_AND: Final = "sol_"
_OR: Final = "sol_or_"
_SETTINGS: Final = 6
_SEED: Final = 3
_MOST_BOXES: Final = 5


def key_refused(editor: Editor, row: Row) -> str:
    """Store a link's answer as its key; the editor must find just these marks right."""
    answered = intended(row)
    link = keyed(answered)
    editor.load_here(answered)
    marks = editor.layers().answer
    if complaints := editor.load_here(link):
        return f"complains: {complaints[0]}"
    if editor.page.run("pu.sol_flag === 1"):
        return "solved the moment it is opened"
    return "" if editor.accepts(marks) else f"not accepted: {_stored_and_made(editor)}"


def key_unlike(editor: Editor, row: Row) -> str:
    """Store a link's answer as its key; the editor must make the same text of the same boxes."""
    answered = intended(row)
    link = keyed(answered)
    editor.load_here(answered)
    made = editor.answer(ticked(decode(link).native))
    ours = stored(link)
    return "" if made == ours else f"we store {brief(ours)}, the editor {brief(made)}"


def answer_unlike(editor: Editor, row: Row) -> str:
    """Make the answer text of a link for several sets of ticked boxes, as the editor does."""
    link = intended(row)
    solving = solving_of(decode(link).native)
    for boxes, theirs in answers(editor, link, _SETTINGS):
        ours = solution_text(solution(solving, _boxes(boxes)))
        if ours != theirs:
            return f"{boxes}: we make {brief(ours)}, the editor {brief(theirs)}"
    return ""


def keyed(link: str) -> str:
    """Turn the answer of a link into its stored key, as ``--answer key`` does.

    Raises:
        ExcusedError: If it has no answer, or none of a sort that is compared.
    """
    document = decode(link)
    drawing = document.drawing()
    if not drawing.answer:
        raise ExcusedError(Excuse.NO_ANSWER)
    asking = replace(drawing, answer=(), key=drawing.answer)
    written = write(asking, to="penpa", base=document).value
    if not decode(written).native.parameter("a"):
        raise ExcusedError(Excuse.NO_ANSWER)
    return written


def stored(link: str) -> str:
    """Give the text of the stored answer, unpacked plainly."""
    packed = decode(link).native.parameter("a")
    inflated = zlib.decompress(b64decode(packed + "=" * (-len(packed) % 4)), -zlib.MAX_WBITS)
    return inflated.decode("utf-8")


def ticked(document: PenpaDocument) -> tuple[str, ...]:
    """Give the ids of the answer boxes that a link ticks."""
    line = lines.CLONE_CHECKS if document.cloned else lines.CHECKS
    found = {**_object(document, line), **_object(document, lines.OR_CHECKS)}
    return tuple(name for name, is_on in found.items() if is_on is True)


def settings(times: int) -> Iterator[tuple[str, ...]]:
    """Give sets of boxes to try: none, then chance ones of both forms, always the same."""
    chance = Random(_SEED)
    yield ()
    for turn in count() if times else ():
        if turn + 1 >= times:
            return
        prefix, names = (_OR, OR_BOXES) if turn % 3 == 2 else (_AND, AND_BOXES)
        chosen = frozenset(chance.sample(names, chance.randint(1, _MOST_BOXES)))
        yield tuple(prefix + name for name in names if name in chosen)


def answers(editor: Editor, link: str, times: int) -> Iterator[tuple[tuple[str, ...], str]]:
    """Give what the editor makes of a link's answer, for several sets of ticked boxes."""
    editor.load_here(link)
    for boxes in settings(times):
        yield boxes, editor.answer(boxes)


def _boxes(ids: Iterable[str]) -> Boxes:
    """Give boxes by their ids in the page."""
    either = tuple(name.removeprefix(_OR) for name in ids if name.startswith(_OR))
    both = tuple(name.removeprefix(_AND) for name in ids if not name.startswith(_OR))
    return Boxes(both, either)


def _object(document: PenpaDocument, line: int) -> dict[str, object]:
    text = document.line(line) if line < len(document.packed) else ""
    found = json.loads(text) if text.startswith("{") else {}
    return dict(found)


def _stored_and_made(editor: Editor) -> str:
    wanted = editor.page.run("pu.multisolution ? JSON.stringify(pu.solution) : pu.solution")
    return f"wants {brief(wanted)}, makes {brief(editor.answer())}"


CHECKS: Final = (
    Check("c1: stored answers are accepted", key_refused),
    Check("c2: stored answers are those of the editor", key_unlike),
    Check("c3: answers for six sets of boxes are the editor's", answer_unlike),
)
