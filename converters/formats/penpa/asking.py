"""Cells that an answer leaves open.

The editor never compares the cell of a black number of the problem in full size. So a blank one of
that sort, large enough that sudoku mode still lets a solver type there, leaves a cell out of the
check; it is read back as the mark ``anything`` of the key.

Source: Penpa+ ``class_p.js``, ``make_solution`` and ``key_number``.
"""

from dataclasses import replace
from typing import Final

from converters.drawing import Drawing, Element, Label, Role, Symbol
from converters.site import Spot

ANYTHING: Final = "anything"
_BLANK: Final = " "
_MIDDLE: Final = 0.25


def open_cells(drawing: Drawing) -> tuple[Label, ...]:
    """Give the blank texts that leave cells out of the check; none if nothing is compared."""
    if not any(isinstance(element, Label) for element in drawing.key):
        return ()
    given = {
        element.at
        for element in drawing.question
        if isinstance(element, Label) and element == Label(element.at, element.text)
    }
    found = (
        element.at for element in drawing.key if isinstance(element, Symbol) and _is_open(element)
    )
    return tuple(_blank(at) for at in found if at.site in drawing.board and at not in given)


def entered(drawing: Drawing) -> tuple[Element, ...]:
    """Give the problem's elements, free texts where an entry is wanted in a size that allows one.

    The editor takes a full-size black text for a given: it neither compares its cell nor, in sudoku
    mode, lets a solver type there.
    """
    wanted = {element.at for element in drawing.key if isinstance(element, Label)}
    return tuple(
        replace(element, role=Role.MEDIUM)
        if isinstance(element, Label) and element.role is Role.TEXT and _cell(element) in wanted
        else element
        for element in drawing.question
    )


def _cell(label: Label) -> Spot | None:
    """Give the cell in whose middle a text is written; None if it is written elsewhere."""
    centred = max(abs(label.at.dx), abs(label.at.dy)) < _MIDDLE
    return Spot(label.at.site) if centred else None


def with_open_cells(drawing: Drawing) -> Drawing:
    """Give a drawing with such blanks as marks of its key."""
    if not any(isinstance(element, Label) for element in drawing.key):
        return drawing
    blanks = {
        element.at: element
        for element in drawing.question
        if isinstance(element, Label) and element == _blank(element.at)
    }
    found = [at for at in blanks if at.site in drawing.board]
    if not found:
        return drawing
    gone = {blanks[at] for at in found}
    return replace(
        drawing,
        question=tuple(each for each in drawing.question if each not in gone),
        key=(*drawing.key, *(Symbol(at, ANYTHING) for at in found)),
    )


def _is_open(symbol: Symbol) -> bool:
    return symbol.shape == ANYTHING and symbol.at == Spot(symbol.at.site)


def _blank(at: Spot) -> Label:
    return Label(at, _BLANK, Role.LARGE)
