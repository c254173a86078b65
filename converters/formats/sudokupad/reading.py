"""Any document of these editors as a drawing."""

import re
from typing import Final
from urllib.parse import quote

from converters.codec.js_json import JsonValue, as_list, as_object
from converters.drawing import Drawing
from converters.errors import FetchError, LinkError, shown
from converters.formats.sudokupad.address import Kind, settings
from converters.formats.sudokupad.digits import CELLS, digits_of
from converters.formats.sudokupad.document import SudokuPadDocument, content, decode
from converters.formats.sudokupad.fields import text
from converters.formats.sudokupad.fpuzzles import read_fpuzzles
from converters.formats.sudokupad.scl import read_scl
from converters.loss import Loss, LossKind, Lossy

_CHOSEN: Final = re.compile(r"#puzzle(\d{1,6})\b")


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
    puzzles = as_list(content(document)["puzzles"], where="puzzles")
    match = _CHOSEN.search(document.address.tail)
    chosen = int(match[1]) if match else 0
    if chosen >= len(puzzles):
        raise LinkError(
            where="puzzles",
            found=f"{len(puzzles)} puzzles",
            want=f"puzzle {chosen} of the pack, counted from 0",
            hint="the number follows #puzzle in the link",
        )
    drawing, losses = to_drawing(_inside(puzzles[chosen], chosen))
    others = (
        Loss(LossKind.NOT_UNDERSTOOD, f"puzzles[{index}]", "another puzzle of the pack")
        for index in range(len(puzzles))
        if index != chosen
    )
    return Lossy(drawing, (*losses, *others))


def _inside(value: JsonValue, index: int) -> SudokuPadDocument:
    where = f"puzzles[{index}]"
    named = text(as_object(value, where=where), "puzzle", where)
    try:
        document = decode(f"https://sudokupad.app/?puzzleid={quote(named, safe='')}")
    except FetchError as error:
        hint = f"give {shown(named)} itself as the link, or https://sudokupad.app/ and that name"
        raise FetchError(where=where, found=error.found, want=error.want, hint=hint) from error
    if document.kind is Kind.PACK:
        raise LinkError(
            where=where,
            found="a pack in a pack",
            want="a puzzle",
            hint="copy the link of the inner one",
        )
    return document
