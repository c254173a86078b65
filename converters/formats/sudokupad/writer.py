"""A drawing as a SudokuPad document, with a base where there is one."""

from dataclasses import replace
from typing import Final

from converters.drawing import Drawing
from converters.errors import LinkError, WriteError
from converters.formats.sudokupad.address import Kind
from converters.formats.sudokupad.document import SudokuPadDocument
from converters.formats.sudokupad.patching import patched
from converters.formats.sudokupad.reading import to_drawing
from converters.formats.sudokupad.writing import fresh_document
from converters.loss import Loss, LossKind, Lossy

_OWN: Final = (Kind.SCL, Kind.SCF, Kind.CLASSIC)
"""Kinds whose content is SudokuPad's own, or can be written as such."""


def from_drawing(drawing: Drawing, base: SudokuPadDocument | None) -> Lossy[SudokuPadDocument]:
    """Write a drawing.

    Args:
        drawing: What to write.
        base: The document it was read from, if any. If it still shows the same it is given back
            as it is; a document with other than SudokuPad's own content is written as such.

    Raises:
        WriteError: If the lattice is not of squares, or larger than a document may be.
    """
    try:
        return _written(drawing, base)
    except LinkError as error:
        raise WriteError(
            where="drawing",
            found=error.found,
            want=error.want,
            hint="SudokuPad would not open it; draw it as a picture instead",
        ) from error


def _written(drawing: Drawing, base: SudokuPadDocument | None) -> Lossy[SudokuPadDocument]:
    if base is None:
        return fresh_document(drawing)
    old, unread = to_drawing(base)
    if old.same_picture(drawing):
        return Lossy(base)
    same_board = old.lattice == drawing.lattice and old.board == drawing.board
    if same_board and base.kind in _OWN:
        return patched(drawing, old, base)
    document, losses = fresh_document(drawing)
    return Lossy(document, (*losses, *map(_left_behind, unread)))


def _left_behind(loss: Loss) -> Loss:
    """Give the loss of what stood in the base, was not understood, and is not written again."""
    return replace(loss, kind=LossKind.NOT_EXPRESSIBLE)
