"""The Delta/A38 board: the puzzle, and an answer to it as it was handed in.

Two loops lie in two regions of one grid: the castle loop ("Delta") in region C, the A38 loop in
region A. An answer comes in one of two forms, and the board keeps it in the form it came in:

- `Directed`: both loops as lists of cells in the order they are travelled. Such lists come from
  files and provers. They may be wrong in any way: empty, open, leaping, crossing.
- `Drawn`: undirected lines between neighbouring cells, and arrows on some of them. That is all a
  drawing shows; which line belongs to which loop and which way each loop runs is worked out by
  `checker.genres.delta_a38.answer.trace`.

Source: rules delta-a38.md, 1, 2 and 6.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from converters.errors import ReadError
from converters.limits import MAX_SIDE
from converters.site import Kind, Site, cell, name

TAG: Final = "delta-a38"
LEAST_SIDE: Final = 2
MAX_CELLS: Final = 10_000
"""Cells of the largest board; Penpa+ itself stops at 100 by 100."""
MAX_VISITS: Final = 4
"""Visits of a listed loop for each cell of the board; a right one has at most two."""

WAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns of a step each way, clockwise from north."""
_AROUND: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


class Shade(StrEnum):
    """What a squared clue says of its place: inside the castle loop, outside, or nothing."""

    WHITE = "white"
    BLACK = "black"
    GREY = "grey"


class Square(NamedTuple):
    """A squared clue.

    Attributes:
        shade: White lies inside the castle loop, black outside, grey is free.
        value: Steps towards it minus steps away from it, of any sign; None: not counted.
    """

    shade: Shade
    value: int | None = None


class Numbers(NamedTuple):
    """An A38 clue: which visits around it are pass cells; the order of entries means nothing.

    Attributes:
        named: The positive integers.
        questions: How many entries are ``?``.
    """

    named: frozenset[int]
    questions: int = 0

    @property
    def entries(self) -> int:
        """Give how many entries it has, and so how many pass cells lie around it."""
        return len(self.named) + self.questions

    def __str__(self) -> str:
        """Give it as it is written: ``3/7/?``."""
        return "/".join((*map(str, sorted(self.named)), *("?" * self.questions)))


class Line(NamedTuple):
    """An undirected line between the centres of two neighbouring cells, in reading order."""

    first: Site
    second: Site


class Step(NamedTuple):
    """One move of a loop, or an arrow: from a cell to one of its neighbours."""

    start: Site
    end: Site


@dataclass(frozen=True, slots=True)
class Route:
    """A loop as a list of cells.

    Attributes:
        cells: The cells in the order they are visited, a crossing twice; any of them may be the
            first, and the first is not repeated at the end. Empty: there is no loop.
        either: Whether it may as well be travelled the other way round.

    Raises:
        ReadError: If the first cell is repeated at the end.
    """

    cells: tuple[Site, ...] = ()
    either: bool = False

    def __post_init__(self) -> None:
        """Refuse a closing cell: one loop would have two lists."""
        if len(self.cells) > 1 and self.cells[0] == self.cells[-1]:
            raise ReadError(
                where="loop",
                found=f"{name(self.cells[0])} as its first and as its last cell",
                want="each visit once",
                hint="leave out the closing cell, or make the loop with `route`",
            )

    def backwards(self) -> "Route":
        """Give the same loop travelled the other way round, from the same cell."""
        return replace(self, cells=(*self.cells[:1], *self.cells[:0:-1]))


@dataclass(frozen=True, slots=True)
class Directed:
    """An answer whose loops are lists of cells; each may be wrong in any way."""

    castle: Route
    a38: Route


@dataclass(frozen=True, slots=True)
class Drawn:
    """An answer as a drawing shows it; without lines it is no answer yet.

    Attributes:
        lines: Every line between neighbouring cells, of both loops and of anything else.
        arrows: Arrows from a cell towards a neighbour; those on none of the lines mean nothing.
    """

    lines: frozenset[Line] = frozenset()
    arrows: frozenset[Step] = frozenset()


Answer: TypeAlias = Directed | Drawn


@dataclass(frozen=True, slots=True)
class DeltaBoard:
    """A puzzle with an answer.

    Attributes:
        rows: Cells from top to bottom, at least 2.
        cols: Cells from left to right, at least 2.
        start: The cell with the black circle, which holds no clue.
        squares: The squared clues by their cells.
        numbers: The A38 clues by their cells.
        answer: Both loops, in the form they were handed in.
        region: The cells of region A as drawn, clue cells included; all other cells are region C.
            None: not drawn, so that the regions follow from the A38 loop.
        passes: The cells that the solver marked as pass cells, wherever they are. None: marking
            them was left out, and nothing is missing; an empty set is judged like any other.

    Raises:
        ReadError: If it is too small or too large, a loop is far too long, a place lies outside,
            two clues share a cell, the circle lies on a clue, an A38 clue has no entry or one below
            1, or a line or arrow does not join two neighbouring cells.
    """

    rows: int
    cols: int
    start: Site
    squares: Mapping[Site, Square] = field(default_factory=dict[Site, Square], hash=False)
    numbers: Mapping[Site, Numbers] = field(default_factory=dict[Site, Numbers], hash=False)
    answer: Answer = field(default_factory=Drawn)
    region: frozenset[Site] | None = None
    passes: frozenset[Site] | None = None

    def __post_init__(self) -> None:
        """Refuse what is no board; what is merely wrong is left to the rules."""
        _check_size(self)
        _check_places(self)
        _check_clues(self)
        if isinstance(self.answer, Drawn):
            _check_joined(self.answer)

    def holds(self, site: Site) -> bool:
        """Tell whether a place is one of the board's cells."""
        return site.kind is Kind.CELL and 0 <= site.row < self.rows and 0 <= site.col < self.cols

    def cells(self) -> Iterator[Site]:
        """Give all cells in reading order."""
        return (cell(row, col) for row in range(self.rows) for col in range(self.cols))

    def clues(self) -> frozenset[Site]:
        """Give the cells of all clues, squared or not; the circle is none."""
        return frozenset((*self.squares, *self.numbers))

    def neighbours(self, site: Site) -> tuple[Site, ...]:
        """Give the two to four cells beside a cell, clockwise from north."""
        return tuple(self._near(site, WAYS))

    def around(self, site: Site) -> tuple[Site, ...]:
        """Give the three to eight cells around a cell, clockwise from north."""
        return tuple(self._near(site, _AROUND))

    def _near(self, site: Site, moves: Iterable[tuple[int, int]]) -> Iterator[Site]:
        near = (cell(site.row + down, site.col + right) for down, right in moves)
        return (each for each in near if self.holds(each))


def line(one: Site, other: Site) -> Line:
    """Give the line between two cells, whichever is named first."""
    return Line(*sorted((one, other)))


def are_beside(one: Site, other: Site) -> bool:
    """Tell whether two cells share an edge."""
    return abs(one.row - other.row) + abs(one.col - other.col) == 1


def moves_of(visits: Sequence[Site]) -> tuple[Step, ...]:
    """Give the moves of a loop: from each cell to the next, and from the last to the first."""
    return tuple(map(Step, visits, (*visits[1:], *visits[:1])))


def route(cells: Iterable[Site], *, either: bool = False) -> Route:
    """Give a loop from a list of cells in which the closing cell may be repeated."""
    visits = tuple(cells)
    while len(visits) > 1 and visits[0] == visits[-1]:
        visits = visits[:-1]
    return Route(visits, either)


def numbers_of(entries: Iterable[int | None], *, where: str) -> Numbers:
    """Give an A38 clue from its entries; None is a ``?``.

    Args:
        entries: As they are written, in any order.
        where: What to call the clue in an error.

    Raises:
        ReadError: If there is none, or an integer is below 1 or stands there twice.
    """
    all_ = list(entries)
    named = [each for each in all_ if each is not None]
    if not all_ or len(set(named)) < len(named) or any(each < 1 for each in named):
        raise ReadError(
            where=where,
            found="/".join("?" if each is None else str(each) for each in all_) or "no entry",
            want="at least one entry: positive integers, none of them twice, or ?",
            hint="the integer N means the N-th visit around the clue",
        )
    return Numbers(frozenset(named), len(all_) - len(named))


def unsolved(board: DeltaBoard) -> DeltaBoard:
    """Give the puzzle alone: no loops, no drawn regions, no marks."""
    return replace(board, answer=Drawn(), region=None, passes=None)


def _check_size(board: DeltaBoard) -> None:
    least, most = sorted((board.rows, board.cols))
    if least < LEAST_SIDE or most > MAX_SIDE or least * most > MAX_CELLS:
        raise ReadError(
            where="board",
            found=f"{board.rows} rows and {board.cols} columns",
            want=f"{LEAST_SIDE} to {MAX_SIDE} of each and at most {MAX_CELLS} cells",
            hint="is this a board at all?",
        )
    if isinstance(board.answer, Directed):
        visits = max(len(board.answer.castle.cells), len(board.answer.a38.cells))
        if visits > MAX_VISITS * least * most:
            raise ReadError(
                where="loop",
                found=f"{visits} visits",
                want=f"at most {MAX_VISITS} for each of the {least * most} cells",
                hint="a right loop visits each cell at most twice",
            )


def _check_places(board: DeltaBoard) -> None:
    for site in _places(board):
        if not board.holds(site):
            raise ReadError(
                where=name(site),
                found="a mark outside the board",
                want=f"a cell of {board.rows} rows and {board.cols} columns",
                hint="rows and columns count from 0 in files and from 1 in names",
            )


def _places(board: DeltaBoard) -> Iterator[Site]:
    """Give every cell that something on the board speaks of."""
    yield board.start
    yield from (*board.squares, *board.numbers, *(board.region or ()), *(board.passes or ()))
    if isinstance(board.answer, Directed):
        yield from (*board.answer.castle.cells, *board.answer.a38.cells)
    else:
        pairs = (*board.answer.lines, *board.answer.arrows)
        yield from (site for pair in pairs for site in pair)


def _check_clues(board: DeltaBoard) -> None:
    for site in sorted(board.squares.keys() & board.numbers.keys()):
        raise _shared(site, "a squared and an A38 clue in one cell", "one clue")
    if board.start in board.clues():
        raise _shared(board.start, "the circle on a clue", "a circle in an empty cell")
    for site, clue in board.numbers.items():
        if not clue.entries or clue.questions < 0 or min(clue.named, default=1) < 1:
            raise _shared(site, f"the entries {str(clue)!r}", "at least one; integers from 1")


def _shared(site: Site, found: str, want: str) -> ReadError:
    return ReadError(where=name(site), found=found, want=want, hint="check this cell's clue")


def _check_joined(drawn: Drawn) -> None:
    lines = (pair for pair in drawn.lines if pair.first > pair.second or not are_beside(*pair))
    arrows = (pair for pair in drawn.arrows if not are_beside(*pair))
    for one, other in (*lines, *arrows):
        raise ReadError(
            where=f"{name(one)} to {name(other)}",
            found="a line or arrow between these",
            want="two cells that share an edge, for a line the upper or left one first",
            hint="cut longer lines into single steps; `line` puts cells into order",
        )
