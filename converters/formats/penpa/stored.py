"""What the editor's own check says: the answer it makes of the marks against the stored one.

The two are compared as text, character by character; here they are also compared entry by entry, to
tell what is missing and what is too much. Of an answer in the OR form the two lists that are least
unlike are told, since any one is enough.

The editor also looks for clashing digits where the tags say so, and then refuses an equal answer.
That is not done here but noted.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from converters.codec.deflate import inflate
from converters.codec.js_json import JsonValue, dump, parse
from converters.drawing import Element, Fill, Label, Stroke, Symbol
from converters.errors import LinkError, PenpadError
from converters.formats.penpa.boxes import Boxes, boxes_of
from converters.formats.penpa.checks import AND_LISTS, BOX_KINDS
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.key import PATH, entry_mark
from converters.formats.penpa.read import numbered, to_drawing
from converters.formats.penpa.sheet import Sheet, brief
from converters.formats.penpa.solution import Solving, solution, solution_text, solving_of
from converters.formats.penpa.write import from_drawing
from converters.lattice import Lattice
from converters.site import Kind, Site
from converters.stored import Difference, Stored

_CLASHING: Final = frozenset(
    (
        *("classic", "latin", "irregular", "consecutive", "consecutivepairs", "nonconsecutive"),
        *("starbattle", "tomtom"),
    )
)
"""The tags for which the editor looks for clashes; ``noconflict`` switches that off."""


class _Pair(NamedTuple):
    """Two lists that are compared, by the box they belong to."""

    box: str
    wanted: Sequence[JsonValue]
    made: Sequence[JsonValue]

    def size(self) -> int:
        """Give how many entries only one of them has."""
        return len(_less(self.wanted, self.made)) + len(_less(self.made, self.wanted))


def stored(document: PenpaDocument, marks: Sequence[Element] | None = None) -> Stored | None:
    """Compare marks with the stored answer as the editor does; None if there is none.

    Args:
        document: The link.
        marks: The solver's marks; None: those of the link.

    Raises:
        LinkError: If a line that is needed makes no sense.
        ReadError: If marks are given and the link cannot be drawn.
    """
    packed = document.parameter(PATH)
    if document.legacy or not packed or not (document.solving or document.cloned):
        return None
    boxes = boxes_of(document)
    marked = document if marks is None else _with_marks(document, marks)
    solving = solving_of(marked)
    made = solution(solving, boxes)
    try:
        text = inflate(packed, where=PATH)
        wanted = parse(text, where=PATH)
    except LinkError as error:
        return Stored(accepted=False, notes=(f"the stored answer is damaged: {error.found}",))
    either = document.header().is_or
    accepted = _any_same(wanted, made) if either else text == solution_text(made)
    pairs = _pairs(wanted, made, boxes)
    missing, extra = ((), ()) if accepted else _told(document, pairs, either=either)
    notes = _notes(solving, wanted, either=either, accepted=accepted)
    if not accepted and not missing and not extra:
        notes = (*notes, "the stored answer is not written as the editor writes it: none is equal")
    return Stored(accepted, missing, extra, tuple(notes))


def traps(wanted: JsonValue, *, either: bool) -> Iterator[str]:
    """Tell of a stored answer that every opening of the link satisfies."""
    lists = wanted if isinstance(wanted, list) else []
    if not any(lists):
        yield "every list of the stored answer is empty, so it counts as solved on opening"
    elif either and not all(lists):
        yield "one list of the stored answers is empty, so it counts as solved on opening"


def _with_marks(document: PenpaDocument, marks: Sequence[Element]) -> PenpaDocument:
    drawing = to_drawing(document).value
    return from_drawing(replace(drawing, answer=tuple(marks)), document).value


def _any_same(wanted: JsonValue, made: Iterable[Sequence[JsonValue]]) -> bool:
    """Tell whether any list is any of the others, whatever their kinds: so the editor has it."""
    texts = {dump(entries) for entries in wanted} if isinstance(wanted, list) else set[str]()
    return any(dump([*entries]) in texts for entries in made)


def _pairs(wanted: JsonValue, made: Sequence[Sequence[JsonValue]], boxes: Boxes) -> list[_Pair]:
    """Put the lists of both together by their boxes."""
    exact = {BOX_KINDS[box] for box in boxes.both if box.endswith("_exact")}
    names = boxes.either or [
        f"{box}_exact" if kind in exact else box for kind, box in AND_LISTS.items()
    ]
    lists = wanted if isinstance(wanted, list) else []
    listed = [entries if isinstance(entries, list) else [] for entries in lists]
    padded = (*listed, *[list[JsonValue]()] * (len(names) - len(listed)))
    return [_Pair(*each) for each in zip(names, padded, made, strict=False)]


def _told(
    document: PenpaDocument, pairs: Sequence[_Pair], *, either: bool
) -> tuple[tuple[Difference, ...], tuple[Difference, ...]]:
    """Give what is missing and what is extra; in the OR form of the nearest pair alone."""
    chosen = [min(pairs, key=_Pair.size)] if either and pairs else pairs
    sheet = _sheet(document)
    return (
        tuple(_differences(sheet, ((pair.box, pair.wanted, pair.made) for pair in chosen))),
        tuple(_differences(sheet, ((pair.box, pair.made, pair.wanted) for pair in chosen))),
    )


def _differences(
    sheet: Sheet | None, pairs: Iterable[tuple[str, Sequence[JsonValue], Sequence[JsonValue]]]
) -> Iterator[Difference]:
    """Give what one list has and the other has not, in reading order within each kind."""
    for box, one, other in pairs:
        found = [_difference(sheet, box, entry) for entry in _less(one, other)]
        yield from (difference for _, difference in sorted(found, key=lambda each: each[0]))


def _less(one: Sequence[JsonValue], other: Sequence[JsonValue]) -> list[JsonValue]:
    """Give the entries of one list that the other has not."""
    there = Counter(dump(entry) for entry in other)
    left: list[JsonValue] = []
    for entry in one:
        text = dump(entry)
        if there[text]:
            there[text] -= 1
        else:
            left.append(entry)
    return left


def _sheet(document: PenpaDocument) -> Sheet | None:
    try:
        numbering, _ = numbered(document, document.header())
    except PenpadError:
        return None
    return Sheet(PATH, {}, {}, numbering, (0, 0, 0))


def _difference(
    sheet: Sheet | None, box: str, entry: JsonValue
) -> tuple[tuple[Site, ...], Difference]:
    """Say where an entry of a list stands, and in words what it is."""
    kind = BOX_KINDS.get(box, "symbol")
    mark = entry_mark(sheet, kind, box, entry) if sheet else None
    if sheet is None or mark is None:
        return (), Difference(kind, (), brief(entry))
    sites = _sites(mark, sheet.at.lattice)
    cells = tuple(sheet.at.lattice.label(site) for site in sites)
    return sites, Difference(kind, cells, _what(mark, box))


def _sites(mark: Element, lattice: Lattice) -> tuple[Site, ...]:
    """Give the places of a mark; of a border between two vertices the edge itself."""
    match mark:
        case Stroke():
            ends = (mark.start.site, mark.end.site)
            if all(site.kind is Kind.VERTEX for site in ends):
                first, second = (set(lattice.around(site, Kind.EDGE)) for site in ends)
                return tuple(first & second) if len(first & second) == 1 else ends
            return ends
        case Fill() | Label() | Symbol():
            return (mark.at.site,)
        case _:
            return ()


def _what(mark: Element, box: str) -> str:
    exact = box.endswith("_exact")
    match mark:
        case Fill():
            return "+".join(mark.styles) if exact else "shaded"
        case Stroke():
            return mark.style if exact else _WEIGHTS.get(mark.style, mark.style)
        case Label():
            return mark.text
        case Symbol():
            return " ".join(word for word in (mark.style, mark.shape, *mark.toward) if word)
        case _:
            return ""


_WEIGHTS: Final = {"green": "single", "double": "double"}
"""The plain form only tells one line from two."""


def _notes(solving: Solving, wanted: JsonValue, *, either: bool, accepted: bool) -> tuple[str, ...]:
    clashing = solving.tags & _CLASHING if accepted and not either else ()
    notes = [*traps(wanted, either=either)]
    if clashing and "noconflict" not in solving.tags:
        notes.append(
            f"for the tag {min(clashing)!r} the editor also looks for clashes, which may keep it"
            " from accepting; that is not examined here"
        )
    return tuple(notes)
