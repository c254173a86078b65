"""Fixture links, and small contents of one's own."""

from pathlib import Path
from typing import Any

from converters.codec.js_json import JsonValue, dump
from converters.drawing import Drawing
from converters.formats.sudokupad import FORMAT
from converters.formats.sudokupad.document import SudokuPadDocument, decode
from converters.lattice import SquareLattice
from converters.loss import Loss
from converters.site import Site, cell

FOLDER = Path(__file__).parents[3] / "fixtures" / "links" / "sudokupad"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def link(name: str) -> str:
    folder = FOLDER.with_name("fpuzzles") if name.startswith("f-puzzles") else FOLDER
    return (folder / f"{name}.txt").read_text(encoding="utf-8").removesuffix("\n")


def puzzle(rows: int = 2, cols: int = 2, **fields: Any) -> SudokuPadDocument:
    cells: list[JsonValue] = [[{} for _ in range(cols)] for _ in range(rows)]
    return decode(dump({"id": "made-here", "cells": cells, **fields}))


def drawn(document: SudokuPadDocument) -> Drawing:
    assert FORMAT.to_drawing is not None
    return FORMAT.to_drawing(document).value


def losses(document: SudokuPadDocument) -> tuple[Loss, ...]:
    assert FORMAT.to_drawing is not None
    return FORMAT.to_drawing(document).losses


def blank(rows: int, cols: int) -> tuple[SquareLattice, frozenset[Site]]:
    return SquareLattice(rows, cols), frozenset(
        cell(row, col) for row in range(rows) for col in range(cols)
    )
