"""What a payload's text says, as JSON values, and whether it has the shape of a puzzle at all."""

from typing import Final

from converters.codec.js_json import JsonValue, as_int, as_list, as_object, parse
from converters.codec.zipped import unzip
from converters.errors import LinkError
from converters.formats.sudokupad.address import Kind
from converters.limits import MAX_SIDE

MAX_CELLS: Final = 10_000
"""Cells a board may have; the largest puzzle seen has 2250."""
MAX_ITEMS: Final = 20_000
"""Items that all lists of a puzzle may have together; the most seen are 2085."""
MAX_TEXT: Final = 2 * 2**20
"""Characters a content may have; the longest seen has 216,936."""
_MAX_VALUES: Final = 120_000
"""Values a content may hold; the most seen are 19,715."""


def read_text(text: str) -> tuple[JsonValue, bool]:
    """Read JSON, or else SudokuPad's zipped dialect of it.

    Returns:
        The value, and whether it was zipped.

    Raises:
        LinkError: If it is neither, or too large.
    """
    check_length(text)
    try:
        return parse(text, where="document"), False
    except LinkError as error:
        if _quotes_its_keys(text):
            raise
        try:
            return unzip(text, where="document"), True
        except LinkError:
            if text.lstrip()[:1] in ("{", "["):
                raise
            raise error from None


def kind_of(content: JsonValue) -> Kind:
    """Tell what sort of puzzle a content is by its keys alone.

    Raises:
        LinkError: If it is none, or a replay, which holds a puzzle but is none.
    """
    fields = as_object(content, where="document")
    if str(fields.get("format", "")).startswith("replay_v"):
        raise LinkError(
            where="document.format",
            found="a SudokuPad replay",
            want="a puzzle",
            hint="its field 'puzzle' holds the puzzle's payload",
        )
    for key, kind in (("cells", Kind.SCL), ("grid", Kind.FPUZZLES), ("puzzles", Kind.PACK)):
        if key in fields:
            return kind
    raise LinkError(
        where="document",
        found="an object without 'cells', 'grid' or 'puzzles'",
        want="a SudokuPad or f-puzzles puzzle",
        hint="was only a part of it copied?",
    )


def check_length(text: str) -> None:
    """Make sure that a text is not longer than any puzzle.

    Raises:
        LinkError: If it is.
    """
    values = sum(map(text.count, ",[{"))
    if len(text) <= MAX_TEXT and values <= _MAX_VALUES:
        return
    raise LinkError(
        where="document",
        found=f"{len(text)} characters with {values} values",
        want=f"at most {MAX_TEXT} characters and {_MAX_VALUES} values",
        hint="no puzzle seen so far has a tenth of that",
    )


def check_shape(content: JsonValue, kind: Kind) -> None:
    """Make sure that the board of a puzzle can be told and is of a sensible size.

    Raises:
        LinkError: If it cannot or is not; ``where`` is the key at fault.
    """
    fields = as_object(content, where="document")
    _check_items(fields)
    if kind is Kind.PACK:
        _check_pack(fields)
    elif kind is Kind.FPUZZLES:
        _check_fpuzzles(fields)
    else:
        _check_cells(fields)


def rows_and_cols(fields: dict[str, JsonValue], kind: Kind) -> tuple[int, int]:
    """Give the size of a checked content's board: rows, and cells of the longest row."""
    if kind is Kind.PACK:
        return 0, 0
    if kind is Kind.FPUZZLES:
        size = as_int(fields.get("size"), where="size")
        return size, size
    rows = [as_list(row, where="cells") for row in as_list(fields["cells"], where="cells")]
    return len(rows), max(len(row) for row in rows)


def _quotes_its_keys(text: str) -> bool:
    start = text.lstrip()
    return start.startswith("{") and start[1:].lstrip().startswith('"')


def _check_pack(fields: dict[str, JsonValue]) -> None:
    puzzles = as_list(fields.get("puzzles"), where="puzzles")
    for index, item in enumerate(puzzles):
        as_object(item, where=f"puzzles[{index}]")


def _check_fpuzzles(fields: dict[str, JsonValue]) -> None:
    size = as_int(fields.get("size"), where="size")
    _check_size(size, size, "size")
    for row, cells in enumerate(as_list(fields.get("grid"), where="grid")):
        for col, cell in enumerate(as_list(cells, where=f"grid[{row}]")):
            as_object(cell, where=f"grid[{row}][{col}]")


def _check_cells(fields: dict[str, JsonValue]) -> None:
    rows = as_list(fields.get("cells"), where="cells")
    lengths = [len(as_list(row, where=f"cells[{index}]")) for index, row in enumerate(rows)]
    _check_size(len(rows), max(lengths, default=0), "cells")
    for row, cells in enumerate(rows):
        for col, cell in enumerate(as_list(cells, where="cells")):
            where = f"cells[{row}][{col}]"
            value = as_object(cell, where=where).get("value")
            if isinstance(value, list | dict):
                raise LinkError(
                    where=f"{where}.value",
                    found="a list" if isinstance(value, list) else "an object",
                    want="a number or a text",
                    hint="was the link edited by hand?",
                )


def _check_items(fields: dict[str, JsonValue]) -> None:
    count = sum(
        len(value) for key, value in fields.items() if isinstance(value, list) and key != "solution"
    )
    if count > MAX_ITEMS:
        raise LinkError(
            where="document",
            found=f"{count} items",
            want=f"at most {MAX_ITEMS} in all lists of a puzzle",
            hint="no puzzle seen so far has a tenth of that",
        )


def _check_size(rows: int, cols: int, where: str) -> None:
    if 0 < rows <= MAX_SIDE and 0 < cols <= MAX_SIDE and rows * cols <= MAX_CELLS:
        return
    raise LinkError(
        where=where,
        found=f"{rows} rows of {cols} cells" if rows < 10**9 else "a huge board",
        want=f"1 to {MAX_SIDE} rows and columns and at most {MAX_CELLS} cells",
        hint="was the link cut or edited by hand?",
    )
