"""What ``penpad info`` tells of a SudokuPad or f-puzzles link, without drawing it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from converters.codec.js_json import JsonValue
from converters.errors import FetchError, PenpadError
from converters.format import Summary
from converters.formats.sudokupad.address import Kind, settings
from converters.formats.sudokupad.content import rows_and_cols
from converters.formats.sudokupad.digits import CELLS, digits_of
from converters.formats.sudokupad.document import Form, SudokuPadDocument, content
from converters.formats.sudokupad.fields import Item
from converters.formats.sudokupad.groups import has_cells
from converters.formats.sudokupad.metadata import Notes, read_notes, solution_of
from converters.formats.sudokupad.packs import chosen_in, inside, puzzle_in, puzzles_of

_LISTS: Final = ("regions", "cages", "lines", "arrows", "underlays", "overlays")

_LISTED: Final = 50
"""Puzzles of a pack that are named."""


def summary(document: SudokuPadDocument) -> Summary:
    """Give what can be said of a document at once."""
    fields = content(document)
    if document.kind is Kind.PACK:
        return _of_pack(document, fields)
    rows, cols = rows_and_cols(fields, document.kind)
    if document.kind is Kind.FPUZZLES:
        return _of_fpuzzles(document, fields, rows)
    notes = read_notes(fields)
    source = notes.words("source")
    return Summary(
        f"SudokuPad (made with {source})" if source else "SudokuPad",
        "square",
        rows,
        cols,
        notes.words("title"),
        notes.words("author"),
        notes.words("rules"),
        counts=_counts(fields),
        notes=(*_how(document), *_of_solution(notes, fields, rows, cols)),
    )


def _of_fpuzzles(document: SudokuPadDocument, fields: Item, size: int) -> Summary:
    counts = {
        key: len(value)
        for key, value in fields.items()
        if isinstance(value, list) and value and key not in ("grid", "solution", "negative")
    }
    cells = _all_cells(fields.get("grid"))
    givens = sum(cell.get("given") is True for cell in cells)
    entries = sum(bool(cell.get("value")) and cell.get("given") is not True for cell in cells)
    return Summary(
        "f-puzzles",
        "square",
        size,
        size,
        _words(fields, "title"),
        _words(fields, "author"),
        _words(fields, "ruleset"),
        counts={"givens": givens, "entries": entries, **counts},
        notes=_how(document),
    )


def _of_pack(document: SudokuPadDocument, fields: Item) -> Summary:
    """Sum up the puzzle that a link to a pack picks; without a pick, list the pack's puzzles."""
    notes = read_notes(fields)
    named = notes.words("title") or _words(fields, "title")
    puzzles = puzzles_of(document)
    count = {"puzzles": len(puzzles)}
    chosen = chosen_in(document)
    told = "" if chosen is None else f"puzzle {chosen} of {len(puzzles)} in the pack"
    if chosen is not None:
        try:
            picked = summary(puzzle_in(document, chosen))
        except PenpadError as error:
            told += f", which is not read: {error}"
        else:
            pack = f"{told} {named!r}" if named else told
            own = (*_how(document), pack, *picked.notes)
            return replace(picked, counts={**picked.counts, **count}, notes=own)
    listed = (*_how(document), *filter(None, (told,)), *_in_pack(puzzles))
    return Summary("SudokuPad", "pack", 0, 0, title=named, counts=count, notes=listed)


def _in_pack(puzzles: list[JsonValue]) -> Iterator[str]:
    """Name each puzzle of a pack by what picks it, the end of the link, and tell its size."""
    for index, item in enumerate(puzzles[:_LISTED]):
        fields = item if isinstance(item, dict) else {}
        inner, size = _entry(fields, index)
        title = _words(fields, "title") or (inner.title if inner else "") or "without a title"
        author = _words(fields, "author") or (inner.author if inner else "")
        yield f"#puzzle{index}: {title}" + (f", by {author}" if author else "") + size
    if len(puzzles) > _LISTED:
        yield f"and {len(puzzles) - _LISTED} more"


def _entry(fields: Item, index: int) -> tuple[Summary | None, str]:
    """Sum up an entry of a pack and tell its size; None if the puzzle itself is not in it."""
    try:
        inner = summary(inside(fields, index))
    except FetchError:
        return None, ", only named"
    except PenpadError as error:
        return None, f", unreadable: {error}"
    return inner, f", {inner.rows} × {inner.cols} cells"


def _how(document: SudokuPadDocument) -> tuple[str, ...]:
    return tuple(_how_notes(document))


def _how_notes(document: SudokuPadDocument) -> Iterator[str]:
    yield from document.repairs
    if document.form is Form.ZIPPED:
        yield "written in SudokuPad's zipped dialect; an edited copy is written as plain JSON"
    if document.form is Form.CODE:
        yield "a code of digits; an edited copy is written as plain JSON"
        count = len(digits_of(document.kind, document.text).digits)
        if count != CELLS:
            yield f"the code holds {count} cells; a board has {CELLS}"
    if document.kind is Kind.CLASSIC:
        yield "SudokuPad no longer opens links that begin with 'classic'"
    asked = settings(document.address.tail, document.address.lead)
    if asked:
        yield "settings in the link: " + ", ".join(f"{name}={value}" for name, value in asked)


def _of_solution(notes: Notes, fields: Item, rows: int, cols: int) -> Iterator[str]:
    count = rows * cols
    solution = solution_of(notes, count)
    if not solution:
        return
    if len(solution) < count:
        yield (
            f"the solution has {len(solution)} characters for {count} cells;"
            " SudokuPad accepts no answer then"
        )
    elif len(solution) > count:
        yield (
            f"the solution has {len(solution)} characters for {count} cells;"
            " SudokuPad compares the first ones"
        )
    elif set(solution) in ({"."}, {"?"}):
        yield f"the solution is only {solution[0]!r}; SudokuPad calls the puzzle solved on opening"
    if not has_boundless_check(fields) and "." in solution:
        yield (
            "the solution asks for empty cells, which SudokuPad checks only within the"
            " bounding box of cages, regions and other solution characters"
        )


def has_boundless_check(fields: Item) -> bool:
    """Tell whether SudokuPad compares the whole board: it does where nothing bounds it."""
    cages = fields.get("cages")
    grouped = isinstance(cages, list) and any(
        isinstance(item, dict) and has_cells(item) for item in cages
    )
    return not grouped and not fields.get("regions")


def _counts(fields: Item) -> Mapping[str, int]:
    cells = _all_cells(fields.get("cells"))
    cages = fields.get("cages")
    counts = {key: _count(fields.get(key)) for key in _LISTS}
    counts["cages"] = (
        sum(isinstance(item, dict) and has_cells(item) for item in cages)
        if isinstance(cages, list)
        else 0
    )
    givens = sum("value" in cell for cell in cells)
    return {"cells": len(cells), "givens": givens, **counts}


def _count(value: JsonValue) -> int:
    return len(value) if isinstance(value, list) else 0


def _all_cells(value: JsonValue) -> list[Item]:
    rows = value if isinstance(value, list) else []
    return [cell for row in rows if isinstance(row, list) for cell in row if isinstance(cell, dict)]


def _words(fields: Item, key: str) -> str:
    value = fields.get(key)
    return value if isinstance(value, str) else ""
