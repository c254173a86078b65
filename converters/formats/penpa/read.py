"""A Penpa+ document to a drawing in the solver's view."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Final

from converters.codec.js_json import JsonValue, as_int, as_list, parse
from converters.codec.penpa_text import unescape_rules
from converters.drawing import Drawing, Element, Meta
from converters.errors import LinkError
from converters.formats.penpa import document as lines
from converters.formats.penpa import styles
from converters.formats.penpa.asking import with_open_cells
from converters.formats.penpa.boards import board_of
from converters.formats.penpa.canvas import canvas_of
from converters.formats.penpa.document import PenpaDocument, at
from converters.formats.penpa.header import (
    FLIP_LR,
    FLIP_UD,
    NX,
    NY,
    SQUARE_GRIDS,
    THETA,
    Header,
)
from converters.formats.penpa.image import picture_of
from converters.formats.penpa.key import read_key
from converters.formats.penpa.legacy import modernised
from converters.formats.penpa.marks import Mark, marks
from converters.formats.penpa.points import RING, Grid, Numbering, square_numbering
from converters.formats.penpa.sheet import Sheet, Version, brief
from converters.formats.penpa.turns import QUIRKS_END, Turn, board_turn
from converters.limits import MAX_CELLS
from converters.loss import Loss, LossKind, Lossy
from converters.site import Kind

_SETS: Final = (
    ("pu_q", lines.QUESTION, lines.QUESTION_COLOURS),
    ("pu_a", lines.ANSWER, lines.ANSWER_COLOURS),
)
_FRAMES: Final = {("1", "3"): "thick", ("2", "3"): "none"}
"""(outer frame, grid) → how the frame looks; without a grid the thin one is not there either."""
_MAX_TAGS: Final = 1000
_RIGHT_ANGLE: Final = 90


def to_drawing(document: PenpaDocument) -> Lossy[Drawing]:
    """Draw a document.

    A text of the first version is read as the modern one that the editor makes of it.

    Raises:
        LinkError: If a line that is needed makes no sense.
    """
    if document.legacy:
        document = modernised(document)
    header = document.header()
    numbering, losses = numbered(document, header)
    question, answer = sheets(document, numbering)
    _refuse_flood(question, answer)
    found = [*losses]
    picture = picture_of(header, numbering)
    drawing = Drawing(
        numbering.lattice,
        numbering.board,
        _drawn(chain([picture] if picture else [], marks(question)), found),
        _drawn(marks(answer), found),
        _drawn(read_key(document, header, numbering), found),
        meta=replace(meta_of(document, header), canvas=canvas_of(header, numbering)),
    )
    return Lossy(with_open_cells(drawing), tuple(found))


def _refuse_flood(*every: Sheet) -> None:
    """Refuse more content than any board has.

    Raises:
        LinkError: If there are more than `MAX_CELLS` entries.
    """
    size = sum(sheet.size() for sheet in every)
    if size > MAX_CELLS:
        raise LinkError(
            where="pu_q and pu_a",
            found=f"{size} entries",
            want=f"at most {MAX_CELLS}",
            hint="it is not a puzzle",
        )


def _drawn(found: Iterable[Mark], losses: list[Loss]) -> tuple[Element, ...]:
    """Give the elements, and add the losses between them to the others."""
    elements: list[Element] = []
    for mark in found:
        if isinstance(mark, Loss):
            losses.append(mark)
        else:
            elements.append(mark)
    return tuple(elements)


def numbered(document: PenpaDocument, header: Header) -> tuple[Numbering, tuple[Loss, ...]]:
    """Give the lattice of a document with its ids.

    Raises:
        LinkError: If a size is out of range, or a square board is not turned by right angles.
    """
    cells, turn = centers(document), turn_of(document, header)
    numbering = (
        _square(header, cells, turn)
        if header.grid in SQUARE_GRIDS
        else board_of(document, header, cells, turn)
    )
    # as many cells in play as ids: then none of them is a stray, without a look at each
    whole = len(numbering.board) == len(set(cells))
    strays = [] if whole else [point for point in cells if not _is_cell(numbering, point)]
    losses = tuple(
        Loss(LossKind.NOT_UNDERSTOOD, "centerlist", f"the point {brief(point)}, which is no cell")
        for point in strays[:_MAX_TAGS]
    )
    return numbering, losses


def turn_of(document: PenpaDocument, header: Header) -> Turn:
    """Give how the board is turned, by the ways of the editor that made it.

    Raises:
        LinkError: If a square board is not turned by right angles.
    """
    square = header.grid in SQUARE_GRIDS
    theta, flip_lr, flip_ud = (header.integer(place) for place in (THETA, FLIP_LR, FLIP_UD))
    turn = board_turn(theta, flip_lr, flip_ud, "square" if square else header.grid)
    if square and turn.degrees % _RIGHT_ANGLE:
        raise LinkError(
            where=f"line 0 (header), field {THETA}",
            found=f"a rotation by {header.integer(THETA)} degrees",
            want="a right angle on this board",
            hint="was the link edited by hand?",
        )
    return turn._replace(early=version_of(document) < QUIRKS_END)


def _square(header: Header, cells: list[int], turn: Turn) -> Numbering:
    grid = Grid(header.side(NX) + 2 * RING, header.side(NY) + 2 * RING)
    corners = (grid.width * RING + RING, grid.size - grid.width * RING - RING - 1)
    return square_numbering(grid, cells, corners, turn)


def _is_cell(numbering: Numbering, point: int) -> bool:
    site = numbering.site(point)
    return site is not None and site.kind is Kind.CELL


def centers(document: PenpaDocument) -> list[int]:
    """Give the ids of the cells in play, from their differences.

    Raises:
        LinkError: If the list is none, or has more than `MAX_CELLS` entries.
    """
    where = at(lines.CENTERS)
    value = document.json(lines.CENTERS)
    steps = [] if value is None or value == [None] else as_list(value, where=where)
    if len(steps) > MAX_CELLS:
        raise LinkError(
            where=where,
            found=f"{len(steps)} cells",
            want=f"at most {MAX_CELLS}",
            hint="it is not a puzzle",
        )
    cells: list[int] = []
    point = 0
    for step in steps:
        point += as_int(step, where=where)
        cells.append(point)
    return cells


def sheets(document: PenpaDocument, numbering: Numbering) -> tuple[Sheet, Sheet]:
    """Give both layer sets.

    Raises:
        LinkError: If a line is not JSON.
    """
    coloured = document.line(lines.COLOURED).strip() in ("1", '"true"')
    question, answer = (
        Sheet(
            name,
            layers_of(document, line),
            layers_of(document, colours) if coloured else {},
            numbering,
            version_of(document),
        )
        for name, line, colours in _SETS
    )
    return question, answer


def layers_of(document: PenpaDocument, line: int) -> dict[str, JsonValue]:
    """Give the layers on a line; the answer's lines are empty or ``x`` in links for solving.

    Raises:
        LinkError: If the line holds anything else.
    """
    if document.solving and line in (lines.ANSWER, lines.ANSWER_COLOURS):
        return {}
    value = document.json(line)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise LinkError(
            where=at(line), found=brief(value), want="an object of layers", hint="was it damaged?"
        )
    return value


def version_of(document: PenpaDocument) -> Version:
    """Give the version of the editor that made the puzzle; zeros if it does not say."""
    value = _lenient(document, lines.VERSION)
    match value:
        case [int() as major, int() as minor, int() as patch]:
            return major, minor, patch
        case _:
            return 0, 0, 0


def _lenient(document: PenpaDocument, line: int) -> JsonValue:
    """Give what an unimportant line says; None if it is not JSON."""
    try:
        return document.json(line)
    except LinkError:
        return None


def meta_of(document: PenpaDocument, header: Header) -> Meta:
    """Give what belongs to the puzzle but is not drawn."""
    tags = _lenient(document, lines.TAGS)
    message = document.line(lines.MESSAGE)
    meta = Meta(
        title=header.title,
        author=header.author,
        rules=header.rules,
        source=header.source,
        message="" if message == "false" else unescape_rules(message),
        tags=tuple(tag for tag in tags[:_MAX_TAGS] if isinstance(tag, str))
        if isinstance(tags, list)
        else (),
    )
    match grid_setting(document):
        case [str() as grid, str() as dots, str() as outer]:
            frame = _FRAMES.get((outer, grid), "thick" if outer == "1" else "thin")
            return replace(
                meta, grid=styles.GRIDS.get(grid, "solid"), frame=frame, dots=dots == "1"
            )
        case _:
            return meta


def grid_setting(document: PenpaDocument) -> JsonValue:
    """Give the three grid codes: in a link for solving those of line 2, else line 11 first."""
    for line in () if document.solving else (lines.FULL_MODE, lines.MODE):
        mode = _lenient(document, line)
        if isinstance(mode, dict) and "grid" in mode:
            return mode["grid"]
    text = document.line(lines.MODE).partition("~")[0]
    try:
        return parse(text)
    except LinkError:
        return None
