"""A link for solving with an answer made of the marks on a document.

An answer that the opened board already satisfies is never made: with all lists empty, or with one
list of several that are each enough.

Source: Penpa+ ``class_p.js``, ``maketext_solve_solution``.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from converters.codec.deflate import deflate
from converters.codec.js_json import JsonValue
from converters.errors import UsageError
from converters.formats.penpa import document as lines
from converters.formats.penpa.boxes import Boxes
from converters.formats.penpa.checks import AND_BOXES, AND_LISTS, BOX_KINDS, OR_BOXES
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.fresh import boxes as setting
from converters.formats.penpa.header import MULTISOLUTION
from converters.formats.penpa.sessions import as_plain_solving
from converters.formats.penpa.slim import slim
from converters.formats.penpa.solution import Solving, solution, solution_text, solving_of
from converters.keyed import Keyed, KeyWish

_ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "line": "loopline",
        "edge": "loopedge",
        "line_exact": "loopline_exact",
        "edge_exact": "loopedge_exact",
        "bulb": "akari",
        "shading": "surface",
    }
)
"""Other names for the editor's boxes."""
_PLAIN: Final = tuple(box for box in OR_BOXES if not box.endswith("_exact"))
_TEXTS: Final = ("number", "math")
"""Boxes whose entries are a point and a text; those of lines and edges are three parts."""


def with_key(document: PenpaDocument, wish: KeyWish) -> Keyed[PenpaDocument]:
    """Make a link for solving that accepts just the marks on a document.

    Args:
        document: A link for editing, or a copy of a solver's session.
        wish: What is to be compared.

    Raises:
        UsageError: If nothing would be compared, a kind is unknown, or the opened board would count
            as solved.
        LinkError: If a line that is needed makes no sense.
    """
    if document.legacy or document.solving:
        raise UsageError(
            where="link",
            found="a link without a solver's layer",
            want="a link for editing with the solution drawn",
            hint="draw the solution in the editor's solution mode and export it for editing",
        )
    solving = solving_of(document)
    chosen = _boxes(wish, solving)
    lists = solution(solving, chosen)
    _refuse_empty(chosen, lists)
    text = solution_text(lists)
    return Keyed(
        _made(document, chosen, text),
        chosen.both or chosen.either,
        text,
        tuple(_notes(chosen, lists)),
    )


def _boxes(wish: KeyWish, solving: Solving) -> Boxes:
    """Give the boxes to tick: those asked for, else those of everything that is drawn."""
    known = OR_BOXES if wish.either else AND_BOXES
    wanted = {_ALIASES.get(kind, kind) for kind in wish.kinds}
    if unknown := sorted(wanted - set(known)):
        raise UsageError(
            where="--kinds",
            found=repr(unknown[0]),
            want=", ".join(known),
            hint="line and edge stand for loopline and loopedge",
        )
    if not wanted:
        wanted = {box for box in _PLAIN if any(solution(solving, _one(box, wish)))}
    ticked = tuple(box for box in known if box in wanted)
    return Boxes((), ticked) if wish.either else Boxes(ticked)


def _one(box: str, wish: KeyWish) -> Boxes:
    return Boxes((), (box,)) if wish.either else Boxes((box,))


def _refuse_empty(chosen: Boxes, lists: Iterable[list[JsonValue]]) -> None:
    """Refuse an answer that a board without a mark would satisfy.

    Raises:
        UsageError: If it is one.
    """
    filled = [bool(entries) for entries in lists]
    empty = [box for box, full in zip(chosen.either, filled, strict=False) if not full]
    if any(filled) and not empty:
        return
    named = f"no mark of the kind {empty[0]}" if empty and any(filled) else "no mark that counts"
    raise UsageError(
        where="answer",
        found=named,
        want="marks in the solution layer that the editor compares",
        hint="an empty answer would count as solved on opening; green, blue and red numbers, green"
        " lines and grey or black shading count",
    )


def _made(document: PenpaDocument, chosen: Boxes, text: str) -> PenpaDocument:
    either = bool(chosen.either)
    document = as_plain_solving(slim(document))
    header = document.header()
    if header.is_or != either:
        header = header.with_field(MULTISOLUTION, "true" if either else "false")
        document = document.with_line(lines.HEADER, header.text())
    return (
        document.with_json(lines.CHECKS, setting("sol_", AND_BOXES, chosen.both))
        .with_json(lines.OR_CHECKS, setting("sol_or_", OR_BOXES, chosen.either))
        .with_parameter("a", deflate(text))
    )


def _notes(chosen: Boxes, lists: list[list[JsonValue]]) -> Iterator[str]:
    filled: dict[str, list[JsonValue]] = dict(zip(AND_LISTS, lists, strict=False))
    for kind in dict.fromkeys(BOX_KINDS.get(box, "symbol") for box in chosen.both):
        if not filled.get(kind) and kind in filled:
            yield f"no {kind} is in the answer: a solver who draws one is refused"
    for group in _alike(chosen.either):
        yield (
            f"the lists of {' and '.join(group)} look the same to the editor: marks of one kind"
            " are accepted as those of another"
        )


def _alike(boxes: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Give the boxes whose entries have the same shape, several at a time."""
    shapes: dict[str, list[str]] = {}
    for box in boxes:
        kind = BOX_KINDS.get(box, "symbol")
        exact = box == "surface_exact"
        shape = "text" if box in _TEXTS else f"{kind} {box}" if exact else kind
        shapes.setdefault({"surface": "point", "symbol": "point"}.get(shape, shape), []).append(box)
    yield from (tuple(group) for group in shapes.values() if len(group) > 1)
