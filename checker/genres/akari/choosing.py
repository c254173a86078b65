"""Which convention a drawing's marks fit, whether it is an Akari at all, and what of it is given.

A form of bulb is looked for in the order of `CONVENTIONS`, first among the solver's marks, then
among the author's. Marks on black cells and texts or colours in the author's layer are no hint,
since authors use them for other things. Yellow cells are bulbs only if they could be: more of them
than there are corridors along the rows, or along the columns, are light that somebody shaded.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from checker.genre import Choice, Convention
from checker.genres.akari import remarks, signs
from checker.genres.akari.conventions import (
    BULB_SYMBOL,
    CIRCLE,
    FIGURE,
    STAR,
    VALUE,
    YELLOW_CELL,
    Meaning,
)
from checker.genres.akari.marks import Layer, Mark, marks_of
from checker.genres.akari.reader import ground_of, is_clue, read, walls_of
from checker.genres.akari.rules import MAX_CLUE
from checker.rule import Remark
from converters.drawing import Drawing, Element, Label
from converters.errors import ReadError
from converters.site import Site

_DRAWN: Final = (CIRCLE, STAR)
_ENTERED: Final = (CIRCLE, STAR, FIGURE, VALUE, YELLOW_CELL)
_FEWEST_VALUES: Final = 2
"""Entries of one character that only stands for a bulb because it is everywhere the same."""


def choose(drawing: Drawing) -> Choice:
    """Give the convention that fits a drawing's marks best; the default if there is no bulb."""
    elements = (*drawing.question, *drawing.answer)
    if any(_bulb_of(BULB_SYMBOL, element) for element in elements):
        return Choice(BULB_SYMBOL, remarks.chosen(BULB_SYMBOL))
    walls = walls_of(marks_of(replace(drawing, answer=()), BULB_SYMBOL))
    for layer, conventions in ((Layer.ANSWER, _ENTERED), (Layer.QUESTION, _DRAWN)):
        for convention in conventions:
            bulbs = _on_white(drawing, convention, layer, walls)
            if bulbs and _could_be(bulbs, convention, drawing, walls):
                return Choice(convention, remarks.chosen(convention))
    return Choice(BULB_SYMBOL, remarks.no_bulb())


def _bulb_of(convention: Convention, element: Element) -> bool:
    """Tell whether an element is a bulb in a convention."""
    return any(row.meaning == Meaning.BULB and row.sign.shows(element) for row in convention.rows)


def _on_white(
    drawing: Drawing, convention: Convention, layer: Layer, walls: frozenset[Site]
) -> list[Mark]:
    """Give the marks of one layer that are bulbs in a convention and stand on white cells."""
    return [
        mark
        for mark in marks_of(drawing, convention)
        if mark.layer is layer
        and mark.means(Meaning.BULB)
        and drawing.board.issuperset(mark.cells)
        and mark.cells
        and walls.isdisjoint(mark.cells)
    ]


def _could_be(
    bulbs: list[Mark], convention: Convention, drawing: Drawing, walls: frozenset[Site]
) -> bool:
    """Tell whether marks that might mean other things could be the bulbs of a solver."""
    if convention is YELLOW_CELL:
        cells = {site for mark in bulbs for site in mark.cells}
        return len(cells) <= _most_bulbs(drawing.board - walls)
    if convention is VALUE:
        texts = {mark.element.text.strip() for mark in bulbs if isinstance(mark.element, Label)}
        return len(texts) == 1 and len(bulbs) >= _FEWEST_VALUES
    return True


def _most_bulbs(white: frozenset[Site]) -> int:
    """Give how many bulbs fit at most: one in each corridor along the rows, and columns."""
    along_rows = sum(site._replace(col=site.col - 1) not in white for site in white)
    along_cols = sum(site._replace(row=site.row - 1) not in white for site in white)
    return min(along_rows, along_cols)


def recognise(drawing: Drawing) -> Remark | None:
    """Say why a drawing is wholly an Akari; None if it is not.

    It is, if it has black cells or light bulbs, no number but 0 to 4, and no mark that is unread.
    """
    try:
        ground = ground_of(drawing)
        reading = read(drawing, choose(drawing).convention)
    except ReadError:
        return None
    board = reading.board
    bulbs = board.bulbs if reading.convention is BULB_SYMBOL else frozenset[Site]()
    telling = (board.walls - ground.holes) | bulbs
    possible = all(0 <= clue <= MAX_CLUE for clue in board.clues.values())
    return remarks.recognised() if telling and possible and not reading.unread else None


def without_answer(drawing: Drawing) -> Drawing:
    """Give a drawing without its solver's layer, and without bulbs and dots in the author's."""
    convention = choose(drawing).convention
    given = replace(drawing, answer=())
    marks = tuple(marks_of(given, convention))
    return replace(given, question=tuple(_given(marks, walls_of(marks))))


def _given(marks: Iterable[Mark], walls: frozenset[Site]) -> Iterable[Element]:
    """Give the elements that are no mark of a solver."""
    return (
        mark.element
        for mark in marks
        if is_clue(mark, walls)
        or not (mark.means(Meaning.BULB) or mark.means(Meaning.DOT))
        or (isinstance(mark.element, Label)
        and not signs.BULB_TEXT.shows(mark.element))
    )
