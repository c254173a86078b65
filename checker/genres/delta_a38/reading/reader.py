"""From a drawing to a Delta/A38 board: what every mark means where it stands.

The author's layer holds the clues; lines, arrows and borders count from either layer, and the same
one in both is one. Lines stay undirected. What has no meaning, or two, is unread and named with its
cell; while an author's mark is unread, no violation is sure. Decisions where the texts are silent:

- Without any pass mark, marking them was left out; no empty set of marks can be drawn.
- Black and grey shading is a square where the cell has no other; a white cell shows nothing.
- A cell of which every inner side is drawn in the author's layer has a white square.
- Arrows with a shaft that run through cells are lines as well where no other line is drawn.
- Two colours are two regions only if every cell has one of them, clues excepted, which hide their
  cell; else the author's are unread.

Source: rules delta-a38.md, 6.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from checker.genre import Convention, Reading
from checker.genres.delta_a38.board import DeltaBoard, Drawn
from checker.genres.delta_a38.reading import remarks
from checker.genres.delta_a38.reading.arrows import Arrows, arrows_of, lines_along
from checker.genres.delta_a38.reading.conventions import Meaning
from checker.genres.delta_a38.reading.given import Given, given_elements, given_of, shadings
from checker.genres.delta_a38.reading.regions import Division, Landmarks, division_of
from checker.genres.delta_a38.reading.sorting import (
    Meant,
    Sorted,
    all_sites,
    size_of,
    sorted_marks,
)
from checker.genres.delta_a38.reading.strokes import Strokes, strokes_of
from checker.reading.marks import Layer
from checker.rule import Remark
from converters.drawing import Drawing, Fill
from converters.site import Site


class _Parts(NamedTuple):
    """What a drawing was taken apart into."""

    marks: Sorted
    strokes: Strokes
    given: Given
    arrows: Arrows
    division: Division


def read(drawing: Drawing, convention: Convention) -> Reading[DeltaBoard]:
    """Give the board of a drawing, with what each mark was read as.

    Raises:
        ReadError: If its cells are no full rectangle, or it has not exactly one black circle.
    """
    rows, cols = size_of(drawing)
    parts = _parts(drawing, convention)
    passes = frozenset(one.site for one in parts.marks.of(Meaning.PASS))
    board = DeltaBoard(
        rows,
        cols,
        start=parts.given.start,
        squares=parts.given.squares,
        numbers=parts.given.numbers,
        answer=Drawn(parts.strokes.lines, parts.arrows.steps),
        region=parts.division.region,
        passes=passes & drawing.board or None,
    )
    unsure = (*parts.given.unread, *parts.division.unread, *_unread_given(parts))
    return Reading(
        board,
        convention,
        tuple(_notes(parts)),
        (*parts.marks.unread, *_contradictions(parts)),
        listed=(*parts.given.listed, *_answer_read(parts)),
        unsure=bool(unsure),
    )


def answer_marks(drawing: Drawing, convention: Convention) -> tuple[Meant, ...]:
    """Give the author's marks that belong to an answer: lines, arrows, borders, colours.

    Raises:
        ReadError: As `read` does.
    """
    size_of(drawing)
    marks = sorted_marks(drawing, convention)
    strokes = strokes_of(marks, drawing.board)
    given_of(marks, strokes.boxes)
    arrows = arrows_of(marks.of(Meaning.ARROW), strokes.lines, drawing.board)
    own = {id(one.element) for one in given_elements(marks)}
    colours = (one for one in marks.of(Meaning.FILL) if one.given)
    return (
        *strokes.given,
        *arrows.given,
        *(one for one in colours if id(one.element) not in own),
    )


def _parts(drawing: Drawing, convention: Convention) -> _Parts:
    marks = sorted_marks(drawing, convention)
    strokes = strokes_of(marks, drawing.board)
    given = given_of(marks, strokes.boxes)
    arrows = arrows_of(marks.of(Meaning.ARROW), strokes.lines, drawing.board)
    if not strokes.lines:
        strokes = replace(strokes, lines=lines_along(marks.of(Meaning.ARROW), drawing.board))
    marked = Landmarks(given.start, frozenset(given.squares), frozenset(given.numbers))
    division = division_of(strokes.borders, _colours(marks), board=drawing.board, marked=marked)
    return _Parts(marks, strokes, given, arrows, division)


def _colours(marks: Sorted) -> dict[Site, object]:
    """Give what cells are coloured with, but for the author's squares; the solver's on top."""
    squares = {id(one.element) for one in shadings(marks)}
    fills = (one for one in marks.of(Meaning.FILL) if id(one.element) not in squares)
    return {
        one.site: one.element.css()
        for one in sorted(fills, key=lambda one: one.mark.layer is Layer.ANSWER)
        if isinstance(one.element, Fill)
    }


def _unread_given(parts: _Parts) -> Iterator[Remark]:
    """Give the reasons for the author's marks that are not understood."""
    for one in parts.marks.strange:
        if one.layer is Layer.QUESTION:
            yield remarks.unknown(one.element, one.sites)
    yield from _odd_colours(parts)


def _odd_colours(parts: _Parts) -> Iterator[Remark]:
    """Give the author's colours, unless they are the two regions: they may mean anything."""
    squares = {id(one.element) for one in shadings(parts.marks)}
    for one in () if parts.division.coloured else parts.marks.of(Meaning.FILL):
        if one.given and id(one.element) not in squares:
            yield remarks.unknown(one.element, (one.site,))


def _contradictions(parts: _Parts) -> Iterator[Remark]:
    yield from parts.given.unread
    yield from _odd_colours(parts)
    yield from parts.strokes.unread
    yield from parts.arrows.unread
    yield from parts.division.unread


def _notes(parts: _Parts) -> Iterator[Remark]:
    yield from parts.marks.notes()
    yield from parts.given.notes
    yield from parts.division.notes
    drawn = (*parts.strokes.given, *parts.arrows.given)
    if drawn:
        yield remarks.given(all_sites(drawn))
    if parts.strokes.outside:
        yield remarks.outside(parts.strokes.outside)


def _answer_read(parts: _Parts) -> Iterator[Remark]:
    counts = map(len, (parts.strokes.lines, parts.arrows.steps, parts.strokes.borders))
    lines, arrows, borders = counts
    if lines or arrows or borders:
        yield remarks.answer(lines, arrows, borders)
