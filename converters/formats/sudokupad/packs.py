"""Packs: several puzzles in one link, of which ``#puzzle3`` at its end picks the fourth."""

import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import quote

from converters.codec.js_json import JsonValue, as_list, as_object
from converters.errors import FetchError, LinkError, shown
from converters.formats.sudokupad.address import Kind
from converters.formats.sudokupad.document import SudokuPadDocument, content, decode
from converters.formats.sudokupad.fields import text

_CHOSEN: Final = re.compile(r"#puzzle(\d{1,6})\b")


def puzzles_of(document: SudokuPadDocument) -> list[JsonValue]:
    """Give the entries of a pack, each an object that holds a payload or only names one."""
    return as_list(content(document)["puzzles"], where="puzzles")


def chosen_in(document: SudokuPadDocument) -> int | None:
    """Give which puzzle of a pack its link picks, counted from 0; None if it picks none."""
    match = _CHOSEN.search(document.address.tail)
    return int(match[1]) if match else None


def puzzle_in(document: SudokuPadDocument, index: int) -> SudokuPadDocument:
    """Give one puzzle of a pack.

    Raises:
        LinkError: If the pack has not so many, or the puzzle is damaged or a pack itself.
        FetchError: If the pack only names it.
    """
    puzzles = puzzles_of(document)
    if index >= len(puzzles):
        raise LinkError(
            where="puzzles",
            found=f"{len(puzzles)} puzzles",
            want=f"puzzle {index} of the pack, counted from 0",
            hint="the number follows #puzzle in the link",
        )
    return inside(as_object(puzzles[index], where=f"puzzles[{index}]"), index)


def inside(entry: Mapping[str, JsonValue], index: int) -> SudokuPadDocument:
    """Give the puzzle that an entry of a pack holds.

    Raises:
        LinkError: If it is damaged, or a pack itself.
        FetchError: If the entry only names it.
    """
    where = f"puzzles[{index}]"
    named = text({**entry}, "puzzle", where)
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
