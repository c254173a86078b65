"""f-puzzles as a format of its own: links and contents whose constraints have names."""

from converters.codec.js_json import JsonValue
from converters.drawing import Drawing
from converters.errors import LinkError, WriteError
from converters.formats.sudokupad.address import Address, Kind
from converters.formats.sudokupad.document import (
    Form,
    SudokuPadDocument,
    content,
    with_content,
)
from converters.formats.sudokupad.fpuzzles_writing import merge, write_fpuzzles
from converters.formats.sudokupad.reading import to_drawing
from converters.loss import Lossy


def from_drawing(drawing: Drawing, base: SudokuPadDocument | None) -> Lossy[SudokuPadDocument]:
    """Write a drawing.

    Args:
        drawing: What to write.
        base: The document it was read from, if any; what still is the same stays as it is.

    Raises:
        WriteError: If the board is not a square of square cells, or too large.
    """
    if base is None:
        fields, losses = write_fpuzzles(drawing)
        return Lossy(_fresh(fields), losses)
    old = to_drawing(base).value
    if old.same_picture(drawing):
        return Lossy(base)
    fields, losses = write_fpuzzles(drawing)
    before = write_fpuzzles(old)
    known = set(before.losses)
    merged = merge(content(base), before.value, fields)
    return Lossy(_with(base, merged), tuple(loss for loss in losses if loss not in known))


def _fresh(fields: dict[str, JsonValue]) -> SudokuPadDocument:
    address = Address("https://www.f-puzzles.com/?load=", "", "", "", Kind.FPUZZLES)
    return _with(SudokuPadDocument(address, Kind.FPUZZLES, Form.JSON, "", packed=True), fields)


def _with(base: SudokuPadDocument, fields: dict[str, JsonValue]) -> SudokuPadDocument:
    try:
        return with_content(base, fields)
    except LinkError as error:
        raise WriteError(
            where="drawing", found=error.found, want=error.want, hint="f-puzzles would not open it"
        ) from error
