"""Which convention a drawing's marks fit, whether it is an Akari at all, and what of it is given.

A form of bulb is looked for in the order of `CONVENTIONS`, first among the solver's marks, then
among the author's. Marks on black cells and texts or colours in the author's layer are no hint,
since authors use them for other things. Yellow cells are bulbs only if they could be: two of them
side by side, or more than there are corridors along the rows, or along the columns, are light that
somebody shaded. Rings, tiny signs, green and other pale colours say nothing for sure; they are
bulbs only where they stand exactly as a solution has them.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from checker.genre import Choice, Convention
from checker.genres.akari import doubts, remarks, signs
from checker.genres.akari.board import bulbs_beside, bulbs_meet, dark_cells
from checker.genres.akari.conventions import (
    BULB_SYMBOL,
    CIRCLE,
    CONVENTIONS,
    FIGURE,
    PROVEN,
    STAR,
    VALUE,
    YELLOW_CELL,
    Meaning,
)
from checker.genres.akari.reader import ground_of, is_clue, read, walls_of
from checker.genres.akari.rules import MAX_CLUE
from checker.reading.looks import is_invisible
from checker.reading.marks import Mark, marks_of, place_of
from checker.rule import Remark
from converters.drawing import Drawing, Element, Label, bounding_box
from converters.errors import ReadError
from converters.site import Site

_DRAWN: Final = (CIRCLE, STAR)
_ENTERED: Final = (CIRCLE, STAR, FIGURE, VALUE, YELLOW_CELL)
_BULB_SIGNS: Final = {
    convention.name: [row.sign for row in convention.rows if row.meaning == Meaning.BULB]
    for convention in CONVENTIONS
}
_FEWEST_VALUES: Final = 2
"""Entries of one character that only stands for a bulb because it is everywhere the same."""


def choose(drawing: Drawing) -> Choice:
    """Give the convention that fits a drawing's marks best; the default if there is no bulb.

    Raises:
        ReadError: If its cells are none that an Akari can have.
    """
    ground_of(drawing)
    elements = (*drawing.question, *drawing.answer)
    if any(_is_bulb(BULB_SYMBOL, element) for element in elements):
        return Choice(BULB_SYMBOL, remarks.chosen(BULB_SYMBOL))
    white = drawing.board - walls_of(marks_of(replace(drawing, answer=()), BULB_SYMBOL))
    box = bounding_box(drawing.board)[2:]
    for layer, conventions in ((drawing.answer, _ENTERED), (drawing.question, _DRAWN)):
        for convention in conventions:
            if _could_be(_bulbs_on(white, layer, convention, *box), convention, white):
                return Choice(convention, remarks.chosen(convention))
    for convention in PROVEN:
        if _bulbs_on(white, drawing.answer, convention, *box) and _solves(drawing, convention):
            return Choice(convention, remarks.chosen(convention))
    return Choice(BULB_SYMBOL, remarks.no_bulb())


def _solves(drawing: Drawing, convention: Convention) -> bool:
    """Tell whether the marks that are bulbs in a convention solve the puzzle."""
    board = read(drawing, convention).board
    counts = bulbs_beside(board, board.clues)
    return not (board.bulbs & board.walls or bulbs_meet(board) or any(dark_cells(board))) and all(
        found == board.clues[site] for site, found in counts
    )


def _is_bulb(convention: Convention, element: Element) -> bool:
    """Tell whether an element is a bulb in a convention, and to be seen."""
    shown = any(sign.shows(element) for sign in _BULB_SIGNS[convention.name])
    return shown and not is_invisible(element)


def _bulbs_on(
    white: frozenset[Site], layer: Iterable[Element], convention: Convention, rows: int, cols: int
) -> list[tuple[Site, str]]:
    """Give the white cells with a bulb in a convention, each with the text it is written as."""
    return [
        (site, signs.bare(element.text) if isinstance(element, Label) else "")
        for element in layer
        if _is_bulb(convention, element)
        for site in place_of(element, rows, cols).cells
        if site in white
    ]


def _could_be(
    bulbs: list[tuple[Site, str]], convention: Convention, white: frozenset[Site]
) -> bool:
    """Tell whether there are bulbs, and marks that might mean other things could be them."""
    if convention is YELLOW_CELL:
        cells = {site for site, _ in bulbs}
        return 0 < len(cells) <= _most_bulbs(white) and not any(
            doubts.beside(cells, at) for at in cells
        )
    if convention is VALUE:
        return len({text for _, text in bulbs}) == 1 and len(bulbs) >= _FEWEST_VALUES
    return bool(bulbs)


def _most_bulbs(white: frozenset[Site]) -> int:
    """Give how many bulbs fit at most: one in each corridor along the rows, and columns."""
    along_rows = sum(site._replace(col=site.col - 1) not in white for site in white)
    along_cols = sum(site._replace(row=site.row - 1) not in white for site in white)
    return min(along_rows, along_cols)


def recognise(drawing: Drawing) -> Remark | None:
    """Say why a drawing is wholly an Akari; None if it is not.

    It is, if it has black cells or light bulbs, no number but 0 to 4, and no mark that is unread;
    nor lines in the colour that solvers draw loops in, though an Akari may have such light.
    """
    try:
        ground = ground_of(drawing)
        reading = read(drawing, choose(drawing).convention)
    except ReadError:
        return None
    board = reading.board
    bulbs = board.bulbs if reading.convention is BULB_SYMBOL else frozenset[Site]()
    lines = any(signs.GREEN_LINE.shows(element) for element in drawing.answer + drawing.question)
    telling = (board.walls - ground.holes) | bulbs
    possible = all(0 <= clue <= MAX_CLUE for clue in board.clues.values())
    return remarks.recognised() if telling and possible and not (lines or reading.unread) else None


def without_answer(drawing: Drawing) -> Drawing:
    """Give a drawing without its solver's layer, and without bulbs and dots in the author's.

    Raises:
        ReadError: If its cells are none that an Akari can have.
    """
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
        or doubts.is_solvers(mark)
        or (isinstance(mark.element, Label) and not signs.BULB_TEXT.shows(mark.element))
    )
