"""What must hold for every real SudokuPad and f-puzzles link."""

from typing import Final

from converters.registry import decode, formats, write
from tests.corpus.check import Check, Row

FILE: Final = "sudokupad.jsonl"
FAMILY: Final = ("sudokupad", "fpuzzles", "scf", "classic")


def not_decoded(row: Row) -> str:
    name = decode(row["link"]).format.name
    return f"taken for {name}" if name in _others() else ""


def not_exact(row: Row) -> str:
    """Law L1."""
    return "" if decode(row["link"]).link() == row["link"].strip() else "another link comes back"


def not_drawn(row: Row) -> str:
    """Draw it; the board must have the size that the corpus states."""
    document = decode(row["link"])
    document.drawing()
    summary = document.summary()
    size, wanted = (summary.rows, summary.cols), (row["rows"], row["cols"])
    return "" if size == wanted or None in wanted else f"{size} instead of {wanted}"


def not_rewritten(row: Row) -> str:
    """Write the drawing back over its own link: nothing differs, so the very link comes back."""
    document = decode(row["link"])
    if document.format.from_drawing is None:
        return ""
    link, _ = write(document.drawing(), to=document.format.name, base=document)
    return "" if link == row["link"].strip() else "another link comes back"


def _others() -> set[str]:
    """Give the formats of other editors."""
    return {name for name in formats() if name in ("penpa", "puzzlink", "tatham", "text", "janko")}


CHECKS: Final = (
    Check("sudokupad: decode", FILE, not_decoded),
    Check("sudokupad: the very link comes back (L1)", FILE, not_exact),
    Check("sudokupad: drawn in the right size", FILE, not_drawn),
    Check("sudokupad: drawing written back gives the link", FILE, not_rewritten),
)
