"""What must hold for every real SudokuPad and f-puzzles link, and for Penpa+ links made such."""

from collections import Counter
from typing import Final

from converters.codec.js_json import as_object
from converters.drawing import first_spot
from converters.formats.sudokupad.document import content
from converters.loss import LossKind
from converters.registry import decode, formats, write
from converters.site import Site, cell
from tests.corpus.check import Check, Row

FILE: Final = "sudokupad.jsonl"
PENPA: Final = "penpa.jsonl"
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


def key_lost(row: Row) -> str:
    """Convert a Penpa+ link with a stored answer: each mark is compared, or a loss names it."""
    drawing = decode(row["url"]).drawing()
    link, losses = write(drawing, to="sudokupad")
    named = Counter(
        loss.site for loss in losses if loss.path == "key" and loss.kind is LossKind.NOT_EXPRESSIBLE
    )
    if not drawing.key:
        return "no key is read"
    if None in named:
        return ""  # the board is a picture: one loss is for the whole key
    compared = _compared(link)
    marks = Counter(spot.site for mark in drawing.key if (spot := first_spot(mark)))
    unsaid = [site for site, count in marks.items() if count > named[site] + (site in compared)]
    return f"{len(unsaid)} marks are neither compared nor named" if unsaid else ""


def has_key(row: Row) -> bool:
    """Choose Penpa+ links with a stored answer."""
    return bool(row.get("has_answer"))


def _compared(link: str) -> frozenset[Site]:
    """Give the cells whose value the solution of a link wants."""
    document = decode(link)
    fields = content(document.native)
    solution = as_object(fields["metadata"], where="metadata").get("solution", "")
    cols = document.summary().cols
    return frozenset(
        cell(*divmod(place, cols))
        for place, character in enumerate(str(solution))
        if character not in ".?"
    )


def _others() -> set[str]:
    """Give the formats of other editors."""
    return {name for name in formats() if name in ("penpa", "puzzlink", "tatham", "text", "janko")}


CHECKS: Final = (
    Check("sudokupad: decode", FILE, not_decoded),
    Check("sudokupad: the very link comes back (L1)", FILE, not_exact),
    Check("sudokupad: drawn in the right size", FILE, not_drawn),
    Check("sudokupad: drawing written back gives the link", FILE, not_rewritten),
    Check("sudokupad: keys of Penpa+ links are checked or named", PENPA, key_lost, has_key),
)
