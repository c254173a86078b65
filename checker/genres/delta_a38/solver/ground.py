"""The puzzle as the model sees it: cells are numbers, row by row, with their neighbours."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from checker.genres.delta_a38.board import DeltaBoard, Numbers, Square
from converters.site import Site, cell

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = (NORTH, EAST, SOUTH, WEST)
FRAME: Final = 0
"""The one lattice point that stands for all points of the grid's edge."""

_MOVES: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


class Side(NamedTuple):
    """The side that two neighbouring cells share: ``second`` is east or south of ``first``.

    Attributes:
        first: The western or northern cell.
        second: The other one.
        way: How one gets from the first to the second.
        left: The lattice point at the left hand of who goes that way.
        right: The one at the right hand.
    """

    first: int
    second: int
    way: int
    left: int
    right: int


class Ground(NamedTuple):
    """A puzzle.

    Attributes:
        rows: Cells from top to bottom.
        cols: Cells from left to right.
        start: The cell with the circle.
        squares: The squared clues.
        numbers: The A38 clues.
        beside: For each cell the cells beside it, by the way one gets there.
        around: For each cell the three to eight cells around it.
    """

    rows: int
    cols: int
    start: int
    squares: Mapping[int, Square]
    numbers: Mapping[int, Numbers]
    beside: tuple[Mapping[int, int], ...]
    around: tuple[tuple[int, ...], ...]

    @property
    def size(self) -> int:
        """Give the number of cells."""
        return self.rows * self.cols

    @property
    def points(self) -> int:
        """Give the number of lattice points, the frame among them; they count from 0."""
        return (self.rows - 1) * (self.cols - 1) + 1

    def site(self, at: int) -> Site:
        """Give a cell by its place."""
        return cell(*divmod(at, self.cols))

    def number(self, site: Site) -> int:
        """Give the number of a cell."""
        return site.row * self.cols + site.col

    def empty(self) -> frozenset[int]:
        """Give the cells without a clue; the circle's is one of them."""
        return frozenset(range(self.size)) - self.squares.keys() - self.numbers.keys()

    def point(self, at: int) -> int:
        """Give the lattice point at a cell's lower right corner."""
        row, col = divmod(at, self.cols)
        inside = 0 <= row < self.rows - 1 and col < self.cols - 1
        return row * (self.cols - 1) + col + 1 if inside else FRAME

    def sides(self) -> Iterator[Side]:
        """Give all sides between two cells."""
        for at in range(self.size):
            if EAST in self.beside[at]:
                yield Side(at, at + 1, EAST, self.point(at - self.cols), self.point(at))
            if SOUTH in self.beside[at]:
                west = self.point(at - 1) if WEST in self.beside[at] else FRAME
                yield Side(at, at + self.cols, SOUTH, self.point(at), west)


def ground(board: DeltaBoard) -> Ground:
    """Give a board's puzzle."""
    size = range(board.rows * board.cols)

    def number(site: Site) -> int:
        return site.row * board.cols + site.col

    return Ground(
        rows=board.rows,
        cols=board.cols,
        start=number(board.start),
        squares={number(site): clue for site, clue in board.squares.items()},
        numbers={number(site): clue for site, clue in board.numbers.items()},
        beside=tuple(_beside(at, board.rows, board.cols) for at in size),
        around=tuple(
            tuple(map(number, board.around(cell(*divmod(at, board.cols))))) for at in size
        ),
    )


def opposite(way: int) -> int:
    """Give the way back."""
    return (way + 2) % 4


def _beside(at: int, rows: int, cols: int) -> Mapping[int, int]:
    row, col = divmod(at, cols)
    return {
        way: (row + down) * cols + col + right
        for way, (down, right) in zip(WAYS, _MOVES, strict=True)
        if 0 <= row + down < rows and 0 <= col + right < cols
    }
