"""Text boards: one character a cell, one line a row, nothing else.

====== =================================  ====== =========================
``.``  white                              ``o``  bulb
``#``  black                              ``x``  dot: "no bulb here"
0–9    black with that number             ``!``  bulb on a black cell
``?``  something that was not understood
====== =================================  ====== =========================

The alphabet is our own; it is what fixtures, reports and ``--json`` show. A text board names no
genre: any genre of black cells and numbers may be written so.

Source: design contract, "Text board".
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from converters.drawing import Drawing
from converters.errors import LinkError, shown
from converters.format import Format, Summary
from converters.loss import Loss, LossKind, Lossy
from converters.plain import (
    BULB,
    DOT,
    UNREAD,
    WALL,
    WHITE,
    Codes,
    PlainGrid,
    check_length,
    check_size,
    drawing_of,
    grid_of,
    splice,
)

CODES: Final = Codes(
    fixed=MappingProxyType(
        {
            ".": WHITE,
            "#": WALL,
            "o": BULB,
            "x": DOT,
            "!": WALL._replace(bulb=True),
            "?": UNREAD,
        }
    ),
    top=9,
)
_BOARD: Final = re.compile(r"\s*[.#0-9ox!?]+(?:[ \t]*\r?\n[.#0-9ox!?]+)*\s*")
_ROW: Final = re.compile(r"\S[^\r\n]*(?<=\S)")
_SEED: Final = re.compile(r"[0-9]+x[0-9]+#[0-9]+")
_SNIFFED: Final = 2000


@dataclass(frozen=True, slots=True)
class TextDocument:
    """A text board as it came, and where its rows start in it.

    Attributes:
        text: The whole input.
        starts: The offset of each row's first character.
        cols: Characters a row.
    """

    text: str
    starts: tuple[int, ...]
    cols: int

    def codes(self) -> Iterator[str]:
        """Give the characters of the cells, row by row."""
        for start in self.starts:
            yield from self.text[start : start + self.cols]


def sniff(text: str) -> bool:
    """Tell whether the first lines hold the alphabet's characters only.

    ``6x6#12345`` would be a row of such characters too, but is a random seed of Tatham's.
    """
    if _SEED.fullmatch(text[:_SNIFFED].strip()):
        return False
    head = text[:_SNIFFED]
    if len(text) > _SNIFFED:  # the cut may fall between the two characters of a line end
        head = head.rstrip()
    return _BOARD.fullmatch(head) is not None


def decode(text: str) -> TextDocument:
    """Find the rows of a text board.

    Raises:
        LinkError: If there is no row, a row is longer or shorter than the first, a character is
            not of the alphabet, or the board or text is too large.
    """
    check_length(text)
    rows = [(found.start(), found[0]) for found in _ROW.finditer(text)]
    cols = len(rows[0][1]) if rows else 0
    check_size(len(rows), cols, where="board")
    for number, (_, row) in enumerate(rows, start=1):
        _check_row(row, cols, number)
    return TextDocument(text, tuple(start for start, _ in rows), cols)


def _check_row(row: str, cols: int, number: int) -> None:
    if len(row) != cols:
        raise LinkError(
            where=f"row {number}",
            found=f"{len(row)} characters",
            want=f"{cols}, as in row 1",
            hint="every row of a text board is equally long; white cells are dots",
        )
    strange = next((place for place, code in enumerate(row) if CODES.read(code) is None), None)
    if strange is not None:
        raise LinkError(
            where=f"row {number}, character {strange + 1}",
            found=shown(row[strange]),
            want="one of . # 0-9 o x ! ?",
            hint="write what is not known as ?",
        )


def encode(document: TextDocument) -> str:
    """Give the text; what was not edited is as it came."""
    return document.text


def summary(document: TextDocument) -> Summary:
    """Say how large it is and what is on it."""
    grid = _grid(document)
    return Summary("text", "square", grid.rows, grid.cols, counts=grid.counts())


def to_drawing(document: TextDocument) -> Lossy[Drawing]:
    """Draw it; a ``?`` is drawn as unread and named as not understood."""
    grid = _grid(document)
    losses = (
        Loss(LossKind.NOT_UNDERSTOOD, f"text.{index}", "the character '?'", grid.site(index))
        for index, each in enumerate(grid.cells)
        if each.unread
    )
    return Lossy(drawing_of(grid), tuple(losses))


def from_drawing(drawing: Drawing, base: TextDocument | None) -> Lossy[TextDocument]:
    """Write the plain marks; with a base of the same size only the cells that differ change.

    Raises:
        WriteError: If the lattice is not square.
    """
    grid, losses = grid_of(drawing)
    changed = grid.changes(_grid(base)) if base else None
    start = base if base and changed is not None else _blank(grid.rows, grid.cols)
    places = range(len(grid.cells)) if changed is None else changed
    written = [(index, CODES.write(grid.cells[index], grid.site(index))) for index in places]
    edits = (
        (_offset(start, index), _offset(start, index) + 1, new.value) for index, new in written
    )
    text = splice(start.text, edits)
    lost = tuple(loss for _, new in written for loss in new.losses)
    return Lossy(TextDocument(text, start.starts, start.cols), (*losses, *lost))


def _grid(document: TextDocument) -> PlainGrid:
    cells = tuple(cell for code in document.codes() if (cell := CODES.read(code)) is not None)
    return PlainGrid(len(document.starts), document.cols, cells)


def _blank(rows: int, cols: int) -> TextDocument:
    text = "\n".join(["." * cols] * rows)
    return TextDocument(text, tuple(range(0, len(text), cols + 1)), cols)


def _offset(document: TextDocument, index: int) -> int:
    return document.starts[index // document.cols] + index % document.cols


FORMAT: Final = Format(
    name="text",
    title="text board",
    sniff=sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=from_drawing,
)
