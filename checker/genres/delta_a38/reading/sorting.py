"""The marks of a drawing, each with what it can mean in its layer and at its place.

The convention says what a mark looks like; here its layer decides: squares, circles and clue texts
are given by the author, pass marks are a solver's, and a solver's texts and dots mean nothing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from math import floor
from typing import Final, NamedTuple

from checker.genre import Convention
from checker.genres.delta_a38.board import LEAST_SIDE, MAX_CELLS
from checker.genres.delta_a38.reading import remarks
from checker.genres.delta_a38.reading.conventions import SOLVERS, Meaning
from checker.reading.looks import is_invisible
from checker.reading.marks import Layer, Mark, marks_of, reaches, shows_nothing
from checker.rule import Remark, Text
from converters.drawing import Drawing, Element, Label, Path, bounding_box, middle
from converters.errors import ReadError
from converters.lattice import SquareLattice
from converters.limits import MAX_SIDE
from converters.site import Kind, Site, cell

_PLANE: Final = SquareLattice(1, 1)
_FROM_BORDER: Final = 0.08
"""How far from its cell's border the middle of a text stands at least."""
_GIVEN: Final = frozenset((Meaning.SQUARE, Meaning.START, Meaning.TEXT))


class Meant(NamedTuple):
    """A mark with a meaning.

    Attributes:
        mark: The mark.
        meaning: What it means.
        site: The cell or edge it stands at; of lines and regions their first place.
    """

    mark: Mark
    meaning: Meaning
    site: Site

    @property
    def element(self) -> Element:
        """Give the element."""
        return self.mark.element

    @property
    def given(self) -> bool:
        """Tell whether the author drew it."""
        return self.mark.layer is Layer.QUESTION


@dataclass(frozen=True, slots=True)
class Sorted:
    """All marks of a drawing.

    Attributes:
        meant: Those with a meaning, in drawing order.
        strange: Those that are not understood.
        ignored: What marks without meaning are called, each with its places.
        outside: Where marks stand outside the board.
    """

    meant: tuple[Meant, ...]
    strange: tuple[Mark, ...]
    ignored: tuple[tuple[Text, tuple[Site, ...]], ...]
    outside: tuple[Site, ...]

    @property
    def unread(self) -> tuple[Remark, ...]:
        """Give the reasons for the marks that are not understood."""
        return tuple(remarks.unknown(mark.element, mark.sites) for mark in self.strange)

    def of(self, *meanings: Meaning) -> tuple[Meant, ...]:
        """Give the marks with one of some meanings."""
        return tuple(one for one in self.meant if one.meaning in meanings)

    def notes(self) -> Iterator[Remark]:
        """Give the notes on what means nothing."""
        yield from (remarks.nothing(title, sites) for title, sites in self.ignored)
        if self.outside:
            yield remarks.outside(self.outside)


def size_of(drawing: Drawing) -> tuple[int, int]:
    """Give the rows and columns of a drawing.

    Raises:
        ReadError: If it is no full rectangle of square cells of a size that such puzzles have.
    """
    top, left, rows, cols = bounding_box(drawing.board)
    square = isinstance(drawing.lattice, SquareLattice) and (top, left) == (0, 0)
    full = len(drawing.board) == rows * cols
    if not square or not full or min(rows, cols) < LEAST_SIDE or rows * cols > MAX_CELLS:
        holes = rows * cols - len(drawing.board)
        raise ReadError(
            where="board",
            found=f"{rows} rows and {cols} columns with {holes} holes"
            f" on the lattice {drawing.lattice.name!r}",
            want=f"a full rectangle of {LEAST_SIDE} by {LEAST_SIDE} to {MAX_CELLS} square cells",
            hint="only such boards can be read as Delta/A38",
        )
    return rows, cols


def sorted_marks(drawing: Drawing, convention: Convention) -> Sorted:
    """Give all marks of a drawing by what they mean.

    Args:
        drawing: Its board is a full rectangle.
        convention: What marks look like.
    """
    meant: list[Meant] = []
    strange: list[Mark] = []
    ignored: dict[Text, list[Site]] = {}
    outside: list[Site] = []
    box = bounding_box(drawing.board)[2:]
    for mark in marks_of(drawing, convention):
        found = _sorted(mark, convention, drawing.board)
        if not _is_inside(mark, drawing.board, box):
            outside += mark.sites[:1]
        elif isinstance(found, Meant):
            meant.append(found)
        elif found is None:
            strange.append(mark)
        else:
            ignored.setdefault(found, []).extend(mark.sites[:1])
    titled = tuple((title, tuple(sites)) for title, sites in ignored.items() if sites)
    return Sorted(tuple(meant), tuple(strange), titled, tuple(outside))


def _is_inside(mark: Mark, board: frozenset[Site], box: tuple[int, int]) -> bool:
    return not board.isdisjoint(mark.touched) or reaches(mark.element, *box)


def _sorted(mark: Mark, convention: Convention, board: frozenset[Site]) -> Meant | Text | None:
    """Give a mark with its meaning, the name of its sort if it has none, or None: unread."""
    if shows_nothing(mark.element, board):
        return remarks.FRAME
    if is_invisible(mark.element):
        return None
    given = mark.layer is Layer.QUESTION
    meaning = _meaning(mark.element, convention, given=given)
    if meaning is not None:
        site = _site(mark, meaning)
        return None if site is None else Meant(mark, meaning, site)
    nothing = (sign for sign in convention.nothing if not (given and sign in SOLVERS))
    found = next((sign for sign in nothing if sign.shows(mark.element)), None)
    return found.title if found else None


def _meaning(element: Element, convention: Convention, *, given: bool) -> Meaning | None:
    """Give the first meaning of a mark that its layer allows."""
    for sign, meaning in convention.rows:
        if sign.shows(element) and (meaning != Meaning.PASS if given else meaning not in _GIVEN):
            return Meaning(meaning)
    return None


def _site(mark: Mark, meaning: Meaning) -> Site | None:
    """Give where a mark with a meaning stands; None if it cannot mean that there."""
    if meaning is Meaning.TEXT and isinstance(mark.element, Label):
        return _cell_of(mark.element)
    if not mark.sites:
        return None
    along = meaning in (Meaning.LINE, Meaning.REGION) or isinstance(mark.element, Path)
    at_edge = meaning is Meaning.ARROW and mark.sites[0].kind is Kind.EDGE
    if along or at_edge:
        return mark.sites[0]
    return mark.cells[0] if len(mark.cells) == 1 else None


def _cell_of(label: Label) -> Site | None:
    """Give the cell that a text stands in, wherever in it."""
    x, y = _PLANE.point(middle(label))
    if not max(abs(x), abs(y)) <= MAX_SIDE:  # also true of what is no number
        return None
    at = cell(floor(y), floor(x))
    far = max(abs(x - at.col - 0.5), abs(y - at.row - 0.5))
    return at if far <= 0.5 - _FROM_BORDER else None


def all_sites(some: Iterable[Meant]) -> tuple[Site, ...]:
    """Give the first place of each mark."""
    return tuple(chain.from_iterable(one.mark.sites[:1] for one in some))
