"""Akari on puzz.link: called ``lightup`` inside, ``akari`` in addresses, ``bijutsukan`` at kanpen.

Addresses never carry an answer and no number above 4; files can. So a drawing is written as the
usual short address where that loses nothing that a file would keep, else as the file's address.

Source: robx/pzprjs, ``variety/lightup.js``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from converters.drawing import Drawing
from converters.errors import shown
from converters.formats.puzzlink import fourcell, sheet
from converters.formats.puzzlink.address import PuzzLinkDocument, Shape, take_apart
from converters.loss import Loss, LossKind, Lossy
from converters.plain import PlainGrid, drawing_of, grid_of

NAMES: Final = frozenset({"akari", "lightup", "bijutsukan"})
TAG: Final = "akari"
_PAGE: Final = "https://puzz.link/p?"


def read(document: PuzzLinkDocument) -> Lossy[Drawing]:
    """Draw an Akari address or file."""
    grid, losses = _grid(document)
    return Lossy(drawing_of(grid, tags=(TAG,)), (*_options(document), *losses))


def counts(document: PuzzLinkDocument) -> dict[str, int]:
    """Give how many marks of each sort there are."""
    return _grid(document).value.counts()


def notes(document: PuzzLinkDocument) -> tuple[str, ...]:
    """Say what is kept and not read."""
    if document.shape is Shape.FILE and _sheet(document).value.has_tail:
        return ("ticked numbers, trial steps or history behind the board are kept and not read",)
    return ()


def _options(document: PuzzLinkDocument) -> Iterator[Loss]:
    """Name a variant or flag: Akari has none, so nobody knows what it would change."""
    for path, value in (("variant", document.variant), ("flag", document.flag)):
        if value:
            yield Loss(LossKind.NOT_UNDERSTOOD, path, f"the {path} {shown(value)}")


def _grid(document: PuzzLinkDocument) -> Lossy[PlainGrid]:
    if document.shape in (Shape.SHORT, Shape.KANPEN_SHORT):
        return fourcell.read(document.body, document.rows, document.cols)
    found, losses = _sheet(document)
    return Lossy(found.grid, losses)


def _sheet(document: PuzzLinkDocument) -> Lossy[sheet.Sheet]:
    file = sheet.ADDRESS if _is_address(document) else sheet.FILE
    layout = file if document.shape is Shape.FILE else sheet.KANPEN
    return sheet.read(document.body, document.rows, document.cols, layout)


def _is_address(document: PuzzLinkDocument) -> bool:
    return "?" in document.head


def write(drawing: Drawing, base: PuzzLinkDocument | None) -> Lossy[PuzzLinkDocument]:
    """Write the plain marks; of a base, what does not differ stays.

    Raises:
        WriteError: If the lattice is not square.
    """
    grid, lost = grid_of(drawing)
    changed = grid.changes(_grid(base).value) if base else None
    if base is not None and changed is not None:
        written = _edited(base, grid, changed)
    else:
        written = _fresh(grid)
    return Lossy(written.value, (*lost, *written.losses))


def _edited(
    base: PuzzLinkDocument, grid: PlainGrid, changed: Sequence[int]
) -> Lossy[PuzzLinkDocument]:
    """Give the base with some cells changed, in its own form if that can hold them."""
    if not changed:
        return Lossy(base)
    if base.shape is Shape.FILE:
        found = _sheet(base).value
        if len(found.tokens) == len(grid.cells):
            return _patched(base, found, grid, changed)
    fresh = _fresh(grid)
    if base.shape is not Shape.SHORT or fresh.value.shape is not Shape.SHORT:
        return fresh
    head = base.head if base.head.endswith("/") else base.head + "/"
    return Lossy(replace(fresh.value, head=head, variety=base.variety), fresh.losses)


def _patched(
    base: PuzzLinkDocument, found: sheet.Sheet, grid: PlainGrid, changed: Sequence[int]
) -> Lossy[PuzzLinkDocument]:
    written = [sheet.FILE.codes.write(grid.cells[index], grid.site(index)) for index in changed]
    codes = [(index, new.value) for index, new in zip(changed, written, strict=True)]
    body = sheet.patched(base.body, found, codes, escaped=_is_address(base))
    losses = tuple(loss for new in written for loss in new.losses)
    return Lossy(replace(base, body=body), losses)


def _fresh(grid: PlainGrid) -> Lossy[PuzzLinkDocument]:
    """Give the short address, or the file's if that loses less."""
    short, lost = fourcell.CODES.write_all(grid)
    file, lost_in_file = sheet.FILE.codes.write_all(grid)
    if len(lost_in_file) < len(lost):
        head = f"{_PAGE}pzprv3/lightup/{grid.rows}/{grid.cols}/"
        return Lossy(_taken_apart(head + sheet.write(file, grid.cols)), lost_in_file)
    body = fourcell.write(short)
    # pzprjs closes an address with a slash where a program might take its last character away
    tail = "" if body[-1].isalnum() else "/"
    return Lossy(_taken_apart(f"{_PAGE}akari/{grid.cols}/{grid.rows}/{body}{tail}"), lost)


def _taken_apart(text: str) -> PuzzLinkDocument:
    return take_apart(text, NAMES)
