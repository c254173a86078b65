"""Small Penpa+ links for the tests, made from their lines."""

from collections.abc import Mapping
from typing import Final

from converters.codec.deflate import deflate
from converters.codec.js_json import JsonValue, dump
from converters.codec.penpa_text import abbreviate
from converters.drawing import Drawing, Element
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import (
    ANSWER,
    CENTERS,
    COLOURED,
    HEADER,
    QUESTION,
    QUESTION_COLOURS,
    PenpaDocument,
    decode,
)
from converters.formats.penpa.fresh import blank
from converters.formats.penpa.making import Margins, square_board
from converters.lattice import SquareLattice
from converters.loss import Loss
from converters.site import Kind, Spot, cell

X: Final = 7
"""Slots in a row of the 3 by 3 board: its first cell is 16, the one below it 23."""
N: Final = X * X
FIRST: Final = 2 * X + 2


def board(rows: int = 3, cols: int = 3) -> Drawing:
    lattice = SquareLattice(rows, cols)
    return Drawing(lattice, frozenset(lattice.sites(Kind.CELL)))


def empty(rows: int = 3, cols: int = 3) -> PenpaDocument:
    return blank(square_board(rows, cols, Margins(), sorted(board(rows, cols).board)))


def with_layers(
    question: Mapping[str, JsonValue] | None = None,
    answer: Mapping[str, JsonValue] | None = None,
    colours: Mapping[str, JsonValue] | None = None,
    turn: tuple[int, int, int] = (0, 1, 1),
) -> PenpaDocument:
    """A 3 by 3 board with these layers."""
    document = empty().with_json(QUESTION, {**(question or {})})
    document = document.with_json(ANSWER, {**(answer or {})})
    if colours is not None:
        document = document.with_line(COLOURED, "1").with_json(QUESTION_COLOURS, {**colours})
    header = document.header()
    for place, value in zip((4, 5, 6), turn, strict=True):
        header = header.with_field(place, str(value))
    return document.with_line(HEADER, header.text())


def drawn(
    layers: Mapping[str, JsonValue], turn: tuple[int, int, int] = (0, 1, 1)
) -> tuple[Element, ...]:
    """What the layers of a problem show; nothing of them may be lost."""
    drawing, losses = FORMAT.to_drawing(with_layers(layers, turn=turn))
    assert losses == ()
    return drawing.question


def lost(layers: Mapping[str, JsonValue]) -> tuple[Loss, ...]:
    return FORMAT.to_drawing(with_layers(layers)).losses


def at(row: int, col: int) -> Spot:
    return Spot(cell(row, col))


def packed(*lines: str, prefix: str = "m=edit&p=") -> str:
    return prefix + deflate(abbreviate("\n".join(lines)))


def lines_of(document: PenpaDocument) -> list[str]:
    return [document.line(index) for index in range(len(document.packed))]


def again(document: PenpaDocument) -> PenpaDocument:
    """The document that its link decodes to."""
    return decode(FORMAT.encode(document))


def json_text(value: JsonValue) -> str:
    return dump(value)


__all__ = ["CENTERS", "FIRST", "N", "X"]
