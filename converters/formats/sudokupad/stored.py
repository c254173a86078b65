"""What SudokuPad's own check says: it compares the values of cells with the stored solution.

Only values are compared. ``?`` is anything, ``.`` must be empty, and with cages or regions nothing
outside the bounding box of those and of the solution's other characters is looked at.
"""

from collections.abc import Iterator, Mapping, Sequence

from converters.codec.js_json import JsonValue
from converters.drawing import Element, Label, Role, bounding_box
from converters.errors import PenpadError
from converters.formats.sudokupad.address import Kind
from converters.formats.sudokupad.cells import EMPTY, FREE, is_given
from converters.formats.sudokupad.content import rows_and_cols
from converters.formats.sudokupad.document import SudokuPadDocument, content
from converters.formats.sudokupad.fields import Item
from converters.formats.sudokupad.groups import read_cells
from converters.formats.sudokupad.metadata import read_notes, solution_of
from converters.formats.sudokupad.reading import to_drawing
from converters.formats.sudokupad.replay import Replay
from converters.formats.sudokupad.replay import to_drawing as draw_replay
from converters.formats.sudokupad.summary import has_boundless_check
from converters.site import Kind as SiteKind
from converters.site import Site, cell, name
from converters.stored import Difference, Stored

_KIND = "number"


def stored(document: SudokuPadDocument, marks: Sequence[Element] | None = None) -> Stored | None:
    """Compare values with the stored solution as SudokuPad does; None if there is none.

    Args:
        document: The link.
        marks: The solver's marks; None: those of the link.

    Raises:
        LinkError: If the document cannot be drawn.
    """
    if document.kind is Kind.PACK:
        return None
    fields = content(document)
    rows, cols = rows_and_cols(fields, document.kind)
    count = rows * cols
    solution = _solution(document, fields, count)
    if not solution.strip():
        return None
    if len(solution) < count:
        short = f"the solution has {len(solution)} characters for {count} cells: none is accepted"
        return Stored(accepted=False, notes=(short,))
    values = _values(document, marks)
    checked = _checked(fields, solution[:count], cols)
    differences = [
        (site, wanted, found)
        for site, wanted in checked.items()
        if wanted != FREE and not _same(found := values.get(site, ""), wanted)
    ]
    return Stored(
        accepted=not differences,
        missing=tuple(_told(at, wanted) for at, wanted, _ in differences if wanted != EMPTY),
        extra=tuple(_told(at, found) for at, _, found in differences if found),
        notes=tuple(_notes(fields, solution, count)),
    )


def stored_in_replay(document: Replay, marks: Sequence[Element] | None = None) -> Stored | None:
    """Compare the grid that a solve ends in with its puzzle's solution; None if there is none.

    Args:
        document: The file.
        marks: Other marks; None: those that the solve ends in.

    Raises:
        LinkError: If the solve or its puzzle cannot be drawn.
    """
    if document.puzzle is None:
        return None
    return stored(document.puzzle, draw_replay(document).value.answer if marks is None else marks)


def _same(found: str, wanted: str) -> bool:
    """Tell whether a cell shows what is wanted; solutions have small letters."""
    return found in ("", EMPTY) if wanted == EMPTY else wanted in (found, found.lower())


def _told(at: Site, text: str) -> Difference:
    return Difference(_KIND, (name(at),), text)


def _values(document: SudokuPadDocument, marks: Sequence[Element] | None) -> Mapping[Site, str]:
    """Give what the cells show: what a solver entered, and the givens, which nobody can change."""
    drawing = to_drawing(document).value
    entered = drawing.answer if marks is None else marks
    given = [label for label in drawing.question if isinstance(label, Label) and is_given(label)]
    labels = [label for label in entered if isinstance(label, Label) and label.role is Role.VALUE]
    return {
        label.at.site: label.text
        for label in (*labels, *given)
        if label.at.site.kind is SiteKind.CELL and not (label.at.dx or label.at.dy)
    }


def _checked(fields: Item, solution: str, cols: int) -> Mapping[Site, str]:
    """Give the cells that are compared, with what is wanted there."""
    wanted = {cell(*divmod(at, cols)): char for at, char in enumerate(solution)}
    if has_boundless_check(fields):
        return wanted
    telling = [site for site, char in wanted.items() if char not in (EMPTY, FREE)]
    top, left, high, wide = bounding_box([*telling, *_grouped(fields)])
    return {
        site: char
        for site, char in wanted.items()
        if top <= site.row < top + high and left <= site.col < left + wide
    }


def _grouped(fields: Item) -> Iterator[Site]:
    """Give the cells of all cages and regions."""
    for key in ("cages", "regions"):
        found = fields.get(key)
        for item in found if isinstance(found, list) else ():
            cells = item.get("cells") if isinstance(item, dict) else item
            try:
                yield from read_cells(cells, key)
            except PenpadError:
                continue


def _solution(document: SudokuPadDocument, fields: Item, count: int) -> str:
    if document.kind is Kind.FPUZZLES:
        return _listed(fields.get("solution"))
    return solution_of(read_notes(fields), count)


def _listed(value: JsonValue) -> str:
    """Give the solution of f-puzzles; what is blank or has several characters may be anything."""
    entries = value if isinstance(value, str | list) else ""
    texts = ["" if entry in (None, 0, EMPTY) else str(entry) for entry in entries]
    return "".join(text if len(text) == 1 else FREE for text in texts) if any(texts) else ""


def _notes(fields: Item, solution: str, count: int) -> Iterator[str]:
    if len(solution) > count:
        yield f"the solution has {len(solution)} characters; only the first {count} are compared"
    if set(solution[:count]) <= {EMPTY, FREE}:
        yield "the solution wants no value at all, so the puzzle counts as solved on opening"
    elif EMPTY in solution and not has_boundless_check(fields):
        yield "outside the bounding box of cages, regions and wanted values nothing is compared"
