"""Any document of these editors as a drawing."""

from converters.drawing import Drawing
from converters.formats.sudokupad.address import Kind, settings
from converters.formats.sudokupad.digits import CELLS, digits_of
from converters.formats.sudokupad.document import SudokuPadDocument, content
from converters.formats.sudokupad.fpuzzles import read_fpuzzles
from converters.formats.sudokupad.packs import chosen_in, puzzle_in, puzzles_of
from converters.formats.sudokupad.scl import read_scl
from converters.loss import Loss, LossKind, Lossy


def to_drawing(document: SudokuPadDocument) -> Lossy[Drawing]:
    """Draw a document.

    Of a pack the puzzle that the link names is drawn, or else the first; the others are losses.

    Raises:
        LinkError: If a pack is empty, or the puzzle in it is damaged or a pack itself.
        FetchError: If a pack only names its puzzle.
    """
    address = document.address
    if document.kind is Kind.PACK:
        return _from_pack(document)
    fields = content(document)
    if document.kind is Kind.FPUZZLES:
        return read_fpuzzles(fields)
    drawing, losses = read_scl(fields, settings(address.tail, address.lead))
    return Lossy(drawing, (*losses, *_digits_left(document)))


def _digits_left(document: SudokuPadDocument) -> tuple[Loss, ...]:
    if document.kind not in (Kind.SCF, Kind.CLASSIC):
        return ()
    count = len(digits_of(document.kind, document.text).digits)
    if count == CELLS:
        return ()
    what = f"a code of {count} cells, drawn on a board of {CELLS}"
    return (Loss(LossKind.NOT_UNDERSTOOD, "payload", what),)


def _from_pack(document: SudokuPadDocument) -> Lossy[Drawing]:
    chosen = chosen_in(document) or 0
    drawing, losses = to_drawing(puzzle_in(document, chosen))
    others = (
        Loss(LossKind.NOT_UNDERSTOOD, f"puzzles[{index}]", "another puzzle of the pack")
        for index in range(len(puzzles_of(document)))
        if index != chosen
    )
    return Lossy(drawing, (*losses, *others))
