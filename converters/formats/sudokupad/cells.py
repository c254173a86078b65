"""Cells and solutions: givens, pencil marks, and the string that SudokuPad compares.

In a solution a digit or letter is what the cell must show, ``.`` an empty cell, ``?`` anything.
Only values are compared, never shading, lines or symbols; so marks of other sorts are written as
``1``, and what they stand for is kept beside it (see `metadata`).
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from converters.codec.js_json import JsonValue, as_list, dump, parse
from converters.drawing import Element, Extra, Label, Paint, Role, Symbol
from converters.formats.sudokupad.fields import Item, text
from converters.site import Site, Spot, cell

VALUE: Final = "value"
MARKS: Final[Mapping[str, Role]] = {"pencilMarks": Role.CORNER, "centremarks": Role.CENTRE}
"""The fields of a cell that hold several small digits."""
ANYTHING: Final = "anything"
EMPTY: Final = "."
FREE: Final = "?"
_LIST: Final = "penpad-list"
_TWO_DIGITS: Final = re.compile("[1-9][0-9]")


def read_value(item: Item, at: Site, where: str) -> Label | None:
    """Give a cell's given; None if it has none.

    Raises:
        LinkError: If it is a list or an object.
    """
    words = text(item, VALUE, where)
    return Label(Spot(at), words) if words else None


def read_marks(item: Item, key: str, at: Site, where: str) -> Label | None:
    """Give one sort of a cell's pencil marks as one label; None if there are none.

    Raises:
        LinkError: If they are no list of texts or numbers.
    """
    value = item.get(key)
    if value is None or value == []:
        return None
    marks = [str(mark) for mark in as_list(value, where=f"{where}.{key}")]
    return Label(Spot(at), "".join(marks), MARKS[key], paint=Paint(extra=mark_extra(marks)))


def mark_extra(marks: Sequence[str]) -> Extra:
    """Give the list of marks, if some are of several characters: one text cannot tell them."""
    listed: list[JsonValue] = [*marks]
    return ((_LIST, dump(listed)),) if any(len(mark) != 1 for mark in marks) else ()


def write_marks(label: Label) -> JsonValue:
    """Give the list of a label of pencil marks."""
    for name, value in label.paint.extra:
        if name == _LIST:
            return parse(value, where=name)
    return list(label.text)


def is_given(label: Label) -> bool:
    """Tell whether a label can be a cell's value: a character or two digits, full size, black."""
    is_short = len(label.text) == 1 and not label.text.isspace()
    return label == Label(label.at, label.text) and (
        is_short or bool(_TWO_DIGITS.fullmatch(label.text))
    )


def are_marks(label: Label) -> bool:
    """Tell whether a label can be a cell's pencil marks."""
    if label.role not in MARKS.values() or not label.text:
        return False
    plain = all(name == _LIST for name, _ in label.paint.extra)
    return plain and label == Label(
        label.at, label.text, label.role, paint=Paint(extra=label.paint.extra)
    )


def read_solution(solution: str, cols: int) -> Iterator[Element]:
    """Give what a solution wants in each cell, row by row; an empty cell gives nothing."""
    for index, wanted in enumerate(solution):
        at = Spot(cell(*divmod(index, cols)))
        if wanted == FREE:
            yield Symbol(at, ANYTHING)
        elif wanted != EMPTY:
            yield Label(at, wanted)


def write_solution(wanted: Mapping[Site, str], sites: Iterable[Site]) -> str:
    """Give the solution of a board, row by row, borders and holes included."""
    return "".join(wanted.get(site, EMPTY) for site in sites)
