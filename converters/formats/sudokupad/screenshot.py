"""SudokuPad's picture of a board as SVG: what the solver has put on it, by layer and class.

The application draws each mark with a class that names it (``cell-value``, ``cell-color color-3``,
``cell-pen pen-7 pencolor-2``), 64 pixels to a cell. The author's clues are lines and shapes without
a name, so they are not read: one loss says so. A picture comes from strangers: document types and
entities are refused, and its size is bounded.

Source: SudokuPad ``script.js``, ``renderContent``, ``renderPen``.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from converters.drawing import Drawing, Element, Label, Role
from converters.errors import LinkError
from converters.format import Summary
from converters.formats.sudokupad.content import MAX_CELLS
from converters.formats.sudokupad.fields import PIXELS
from converters.formats.sudokupad.solver_marks import pen, shading, small, values
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.site import Kind, Site, cell

_MAX_TEXT: Final = 8 * 2**20
_MAX_MARKS: Final = 50_000
_LONGEST: Final = 200_000
_NUMBER: Final = r"-?\d{1,6}(?:\.\d{1,9})?"
_POINT: Final = re.compile(rf"[Mm]\s*({_NUMBER})[\s,]+({_NUMBER})")
_NUMBERS: Final = re.compile(_NUMBER)
_CODE: Final = re.compile(r"\b(pen|pencolor|color)-([0-9a-z])\b")
_SHIFTED: Final = {"3": (0, 1), "4": (1, 0), "7": (0, 1), "8": (1, 0), "f": (0, 1)}
"""Pen marks that begin on the next cell's border: how far on that cell is, in rows and columns."""
_NEAR: Final = 0.5
"""Pixels that a point on a border may be rounded by."""
_TEXTS: Final = {
    "cell-value": Role.VALUE,
    "cell-given": Role.LARGE,
    "cell-candidate": Role.CENTRE,
    "cell-pencilmark": Role.CORNER,
}


@dataclass(frozen=True, slots=True)
class Screenshot:
    """One picture.

    Attributes:
        text: The file as it came.
        rows: Rows of the board.
        cols: Columns of the board.
        givens: The author's digits.
        marks: What the solver has put on the board.
        losses: Marks that nobody here knows.
    """

    text: str
    rows: int
    cols: int
    givens: tuple[Element, ...]
    marks: tuple[Element, ...]
    losses: tuple[Loss, ...]


@dataclass(slots=True)
class _Found:
    """What a picture holds, while it is being read."""

    texts: dict[tuple[Site, str], str] = field(default_factory=dict[tuple[Site, str], str])
    pens: dict[Site, list[str]] = field(default_factory=lambda: defaultdict(list))
    colours: dict[Site, list[str]] = field(default_factory=lambda: defaultdict(list))
    right: float = 0.0
    bottom: float = 0.0
    open: list[tuple[Site, str] | None] = field(default_factory=list[tuple[Site, str] | None])
    count: int = 0


def decode(text: str) -> Screenshot:
    """Read a picture.

    Raises:
        LinkError: If it is no XML, holds a document type or entities, or is too large.
    """
    if len(text) > _MAX_TEXT:
        raise _refused(found=f"{len(text)} characters", want=f"at most {_MAX_TEXT}")
    found = _Found()
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda tag, fields: _start(found, tag, fields)
    parser.EndElementHandler = lambda _: found.open.pop()
    parser.CharacterDataHandler = lambda words: _words(found, words)
    parser.StartDoctypeDeclHandler = _refuse_types
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)  # noqa: FBT003 - expat's own
    except expat.ExpatError as error:
        raise _refused(found=f"{error}", want="an SVG picture") from error
    return _built(text, found)


def encode(document: Screenshot) -> str:
    """Give the file as it came."""
    return document.text


def summary(document: Screenshot) -> Summary:
    """Give what can be said of a picture."""
    counts = {"givens": len(document.givens), "marks": len(document.marks)}
    return Summary("SudokuPad", "square", document.rows, document.cols, counts=counts)


def to_drawing(document: Screenshot) -> Lossy[Drawing]:
    """Draw the digits and, as the answer, what the solver has put on the board."""
    lattice = SquareLattice(document.rows, document.cols)
    board = frozenset(lattice.sites(Kind.CELL))
    what = "the author's clues, which are only lines and shapes in a picture"
    clues = Loss(LossKind.NOT_UNDERSTOOD, "svg", what)
    drawing = Drawing(lattice, board, document.givens, document.marks)
    return Lossy(drawing, (clues, *document.losses))


def _start(found: _Found, tag: str, fields: dict[str, str]) -> None:
    found.count += 1
    if found.count > _MAX_MARKS or len(found.open) > _MAX_MARKS // 100:
        raise _refused(found=f"more than {_MAX_MARKS} elements", want="a picture of one board")
    names = fields.get("class", "")
    key = _text_key(names, fields) or (found.open[-1] if found.open and tag == "tspan" else None)
    found.open.append(key)
    outline = fields.get("d", "")[:_LONGEST]
    if "cell-grid" in names.split():
        _measure(found, outline)
    elif names.startswith(("cell-pen ", "cell-color ")):
        _mark(found, names, outline)


def _text_key(names: str, fields: dict[str, str]) -> tuple[Site, str] | None:
    """Give the cell and sort of a text; None if it is none of a solver's or author's digits."""
    sort = names.partition(" ")[0]
    place = tuple(_NUMBERS.fullmatch(fields.get(axis, "")) for axis in ("x", "y"))
    if sort not in _TEXTS or not all(place):
        return None
    x, y = (float(match[0]) for match in place if match)
    part = names.partition(" ")[2].partition(" ")[0] if sort == "cell-pencilmark" else ""
    return _cell(x, y), f"{sort} {part}".strip()


def _words(found: _Found, words: str) -> None:
    key = found.open[-1] if found.open else None
    if key is not None and words.strip():
        found.texts[key] = (found.texts.get(key, "") + words.strip())[:100]


def _measure(found: _Found, outline: str) -> None:
    numbers = [float(number) for number in _NUMBERS.findall(outline)]
    found.right = max([found.right, *numbers[::2]])
    found.bottom = max([found.bottom, *numbers[1::2]])


def _mark(found: _Found, names: str, outline: str) -> None:
    match = _POINT.match(outline.strip())
    codes = dict(_CODE.findall(names))
    if match is None:
        return
    x, y = (float(number) for number in match.groups())
    if "color" in codes:
        found.colours[_cell(x, y)].append(codes["color"])
        return
    code = codes.get("pen", "?")
    down, right = _SHIFTED.get(code, (0, 0))
    site = _cell(x + _NEAR, y + _NEAR)
    at = cell(site.row - down, site.col - right)
    found.pens[at].append(code + codes.get("pencolor", "0"))


def _cell(x: float, y: float) -> Site:
    return cell(int(y // PIXELS), int(x // PIXELS))


def _built(text: str, found: _Found) -> Screenshot:
    rows, cols = round(found.bottom / PIXELS), round(found.right / PIXELS)
    if not (rows > 0 and cols > 0 and rows * cols <= MAX_CELLS):
        raise _refused(found=f"a grid of {rows} × {cols} cells", want=f"1 to {MAX_CELLS} cells")
    marks = tuple(_marks(found))
    givens = tuple(
        values(site, words) for (site, sort), words in found.texts.items() if sort == "cell-given"
    )
    return Screenshot(
        text,
        rows,
        cols,
        givens,
        tuple(mark for mark in marks if not isinstance(mark, Loss)),
        tuple(mark for mark in marks if isinstance(mark, Loss)),
    )


def _marks(found: _Found) -> Iterator[Element | Loss]:
    small_digits: dict[tuple[Site, Role], list[str]] = defaultdict(list)
    for (site, sort), words in found.texts.items():
        role = _TEXTS[sort.partition(" ")[0]]
        if role is Role.VALUE:
            yield Label(values(site, words).at, words)
        elif role is Role.CENTRE:
            small_digits[site, role] += words
        elif role is Role.CORNER:
            small_digits[site, role].append(words)
    for (site, role), texts in small_digits.items():
        yield small(site, texts, role)
    for site, keys in found.colours.items():
        yield shading(site, keys)
    for site, codes in found.pens.items():
        yield from pen(site, codes)


def _refuse_types(*_: object) -> None:
    raise _refused(found="a document type", want="a picture without one")


def _refused(*, found: str, want: str) -> LinkError:
    return LinkError(
        where="svg", found=found, want=want, hint="save the picture from SudokuPad's menu again"
    )
