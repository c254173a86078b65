"""What the wording of a solution code asks for, as data.

A reading is a list of parts, each one quantity (`What`) of some lines, and rules on how the parts
are written. It holds no words of any language; `checker.codes.telling` says it back.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from converters.site import Site


class Shape(StrEnum):
    """A sort of line through the grid, or another group of cells."""

    ROW = "row"
    COLUMN = "column"
    FALLING = "falling"
    """The diagonal from top left to bottom right."""
    RISING = "rising"
    """The diagonal from bottom left to top right."""
    BOX = "box"
    REGION = "region"
    CELL = "cell"
    GRID = "grid"


class Which(StrEnum):
    """Which lines of a shape are meant."""

    ONE = "one"
    EVERY = "every"
    MARKED = "marked"


@dataclass(frozen=True, slots=True)
class Line:
    """Cells in the order they are read.

    Attributes:
        shape: The sort of line.
        which: Whether it is one, every one, or those that the author marked.
        at: Of one row, column or box its number from 1; negative: counted from the end, -1 is the
            last; 0: the middle one.
        backwards: Whether its cells are read from right to left, or upwards.
        cell: The cell that is meant, or one of the region that is.
        but_last: Of every line, how many at the end are left out.
        upwards: Of every or marked lines, whether the last one is read first.
    """

    shape: Shape
    which: Which = Which.ONE
    at: int = 0
    backwards: bool = False
    cell: Site | None = None
    but_last: int = 0
    upwards: bool = False


GRID: Final = Line(Shape.GRID)


class Trait(NamedTuple):
    """One property a cell can have or lack; ``name`` is one of `checker.codes.traits`."""

    name: str
    lacks: bool = False


Sort = frozenset[Trait]
"""A sort of cell: all its traits hold. The empty sort is every cell."""

ANY: Final[Sort] = frozenset()


class What(StrEnum):
    """The quantity that is asked for."""

    CONTENT = "content"
    """What stands in the cells."""
    DIGITS = "digits"
    """What stands in the cells; cells without a digit are passed over."""
    COUNT = "count"
    """How many cells of the sort each line has."""
    RUNS = "runs"
    """The lengths of all runs of the sort along each line."""
    LONGEST = "longest"
    """The length of the longest run of the sort along each line."""
    FIRST = "first"
    """The place of the first cell of the sort in each line."""
    PLACES = "places"
    """The places of all cells of the sort in each line."""
    SIZES = "sizes"
    """For each cell the size of its region."""
    AREAS_AROUND = "areas-around"
    """The sizes of the connected areas of the sort, clockwise from the top left."""
    AREAS_RISING = "areas-rising"
    """The sizes of the connected areas of the sort, the smallest first."""
    LINES_DOWN = "lines-down"
    """How many lines lead from each row into the next."""
    LINES_RIGHT = "lines-right"
    """How many lines lead from each column into the next."""
    UPRIGHT_SIDES = "upright-sides"
    """How many upright sides of its cells, in each row, the loop along the grid takes."""
    STRETCHES = "stretches"
    """The lengths, in cells, of the loop's straight pieces along each line."""


@dataclass(frozen=True, slots=True)
class Part:
    """One quantity of some lines.

    Attributes:
        what: The quantity.
        lines: Of what, in this order.
        sort: Which cells count; of content, which are read at all.
        together: Whether all lines make one number.
    """

    what: What
    lines: tuple[Line, ...]
    sort: Sort = ANY
    together: bool = False


class Letter(NamedTuple):
    """What is written for a sort of cell.

    Attributes:
        sort: The cells.
        symbol: The letter; empty: the cell's own digit.
        after: Whether it is written behind what such a cell has anyway.
    """

    sort: Sort
    symbol: str
    after: bool = False


class Large(StrEnum):
    """How a number of two digits is written."""

    UNSAID = "unsaid"
    LETTER = "letter"
    LAST_DIGIT = "last-digit"
    BOTH_DIGITS = "both-digits"


@dataclass(frozen=True, slots=True)
class Reading:
    """A whole wording.

    Attributes:
        parts: What is asked for, in order.
        letters: What is written for cells.
        large: How two-digit numbers are written.
        large_letter: The letter for ten and more, if ``large`` says so.
        between: What stands between two lines; empty: nothing.
        apart: What stands between two parts; empty: nothing.
        borders: What stands between two neighbours of different regions; empty: nothing.
        length: How many characters the author says it has; None: not said.
        without_digits: Whether digits in cells are not written.
    """

    parts: tuple[Part, ...]
    letters: tuple[Letter, ...] = ()
    large: Large = Large.UNSAID
    large_letter: str = ""
    between: str = ""
    apart: str = ""
    borders: str = ""
    length: int | None = None
    without_digits: bool = False


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """A wording that could not be read wholly.

    Attributes:
        unknown: The parts of the wording that were not understood, in its own words.
        known: What was understood besides; None: nothing that is a quantity.
        readings: Several readings that it may have; empty unless it has more than one.
    """

    unknown: tuple[str, ...]
    known: Reading | None = None
    readings: tuple[Reading, ...] = ()
