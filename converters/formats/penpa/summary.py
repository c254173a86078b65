"""What can be told about a Penpa+ link without drawing it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from converters.codec.deflate import inflate
from converters.codec.js_json import JsonValue, parse
from converters.drawing import bounding_box
from converters.errors import PenpadError
from converters.format import Summary
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import LONGEST, PenpaDocument
from converters.formats.penpa.header import (
    FLIP_LR,
    FLIP_UD,
    NX,
    NY,
    THETA,
    Header,
)
from converters.formats.penpa.image import image_of
from converters.formats.penpa.legacy import modernised
from converters.formats.penpa.read import layers_of, meta_of, numbered, version_of
from converters.formats.penpa.styles import LAYERS, OLD_LINES
from converters.lattice import SquareLattice
from converters.lattices.hex import HexLattice
from converters.lattices.pyramid import PyramidLattice
from converters.lattices.tri import TriLattice

_LEGACY: Final = "Penpa (first version)"
_MARGIN_NAMES: Final = ("top", "bottom", "left", "right")
_REPAIRED: Final = frozenset("%-_ \n\t")
_UNTAGGED_TITLES: Final = frozenset(("star", "spiral"))


def summary(document: PenpaDocument) -> Summary:
    """Sum a document up.

    Raises:
        LinkError: If its header makes no sense.
    """
    if document.legacy:
        modern = summary(modernised(document))
        return replace(modern, editor=_LEGACY, notes=(*_link_notes(document), *modern.notes))
    header = document.header()
    meta = meta_of(document, header)
    rows, cols, turned = _size(document, header)
    version = version_of(document)
    made = ".".join(map(str, version)) if any(version) else "of unknown version"
    return Summary(
        f"Penpa+ {made}",
        header.grid,
        rows,
        cols,
        meta.title,
        meta.author,
        meta.rules,
        meta.tags,
        dict(_counts(document)),
        (*turned, *_link_notes(document), *_notes(document, header)),
    )


def _size(document: PenpaDocument, header: Header) -> tuple[int, int, tuple[str, ...]]:
    """Give rows and columns as seen, if there are any, and how the board is turned.

    A row of a hex, tri or pyramid board may be shorter; the longest counts.
    """
    try:
        numbering, _ = numbered(document, header)
    except PenpadError as error:
        return 0, 0, (str(error),)
    turned = tuple(_turned(header))
    match numbering.lattice:
        case SquareLattice(rows, cols):
            return rows, cols, turned
        case HexLattice() | TriLattice() | PyramidLattice():
            _, _, rows, cols = bounding_box(numbering.board)
            return rows, cols, turned
        case _:
            return 0, 0, turned


def _turned(header: Header) -> Iterator[str]:
    if theta := header.integer(THETA) % 360:
        yield f"the board is turned by {theta} degrees"
    if header.integer(FLIP_LR) == -1:
        yield "the board is mirrored left to right"
    if header.integer(FLIP_UD) == -1:
        yield "the board is mirrored top to bottom"


def _counts(document: PenpaDocument) -> Iterator[tuple[str, int]]:
    """Give how many entries each layer has; the solver's layers are named as such."""
    for line, prefix in ((lines.QUESTION, ""), (lines.ANSWER, "answer ")):
        layers = _layers(document, line)
        for name in (*LAYERS, *OLD_LINES):
            if count := _length(layers.get(name)):
                yield f"{prefix}{name}", count


def _length(layer: JsonValue) -> int:
    if isinstance(layer, dict):
        return len(layer)
    return sum(1 for item in layer if item) if isinstance(layer, list) else 0


def _layers(document: PenpaDocument, line: int) -> Mapping[str, JsonValue]:
    try:
        return layers_of(document, line)
    except PenpadError:
        return {}


def _link_notes(document: PenpaDocument) -> Iterator[str]:
    before, payload, after = document.parts
    if _REPAIRED & set(payload):
        yield "the payload was damaged by mail or chat and has been repaired"
    if not document.parameter("m"):
        yield "the link does not say whether it opens for editing or solving"
    if (size := len(before) + len(payload) + len(after)) > LONGEST:
        yield f"the link has {size} characters; many programs refuse links of more than {LONGEST}"


def _notes(document: PenpaDocument, header: Header) -> Iterator[str]:
    yield from header.repairs
    yield from header.oddities()
    yield from _margins(document)
    if header.side(NX) > _MOST or header.side(NY) > _MOST:
        yield f"the board is larger than the editor allows ({_MOST} by {_MOST})"
    if document.line(lines.CONTEST).strip() == '"comp"':
        yield "it is set for a contest: the editor hides sharing and undo"
    if document.cloned:
        yield "it is a copy of a solver's session"
    if document.parameter("r"):
        yield "it carries a replay"
    yield from _history(document)
    yield from _answer(document)
    if image := image_of(header):
        yield f"it has {image}"
    if header.title.strip().lower() in _UNTAGGED_TITLES and not meta_of(document, header).tags:
        yield f"the editor cannot open it: the title is only {header.title!r} and there are no tags"


def _margins(document: PenpaDocument) -> Iterator[str]:
    try:
        space = document.json(lines.SPACE)
    except PenpadError:
        return
    widths = space if isinstance(space, list) else []
    named = [
        f"{width} {side}"
        for side, width in zip(_MARGIN_NAMES, widths, strict=False)
        if isinstance(width, int) and width > 0
    ]
    if named:
        yield f"white margins: {', '.join(named)}"


def _history(document: PenpaDocument) -> Iterator[str]:
    steps = 0
    for line in (lines.QUESTION, lines.ANSWER):
        for name, stack in _layers(document, line).items():
            if name.startswith("command_") and isinstance(stack, dict):
                steps += _length(stack.get("__a"))
    if steps:
        yield f"undo history of {steps} steps"


def _answer(document: PenpaDocument) -> Iterator[str]:
    """Tell whether an answer is stored, and the traps it can be."""
    packed = document.parameter("a")
    if not packed:
        return
    if not (document.solving or document.cloned):
        yield "it carries an answer, but a link for editing drops it"
        return
    try:
        lists = parse(inflate(packed, where="a"), where="a")
    except PenpadError as error:
        yield f"the stored answer cannot be read: {error}"
        return
    yield "an answer is stored"
    if not isinstance(lists, list):
        return
    if not any(lists):
        yield "every list of the stored answer is empty, so it counts as solved on opening"
    elif document.header().is_or and not all(lists):
        yield "one list of the stored answers is empty, so it counts as solved on opening"


_MOST: Final = 100
