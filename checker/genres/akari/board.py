"""The Akari board, its corridors, its light and its picture.

A corridor is a longest run of white cells along one row or column. Light fills exactly the
corridors of its bulb, so both questions about light are questions about corridors, and one scan of
all lines answers each: linear in the cells. A corridor is held as the ``range`` of its cells'
places in the grid: of step 1 in a row, of a row's length in a column.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from converters import plain, registry
from converters.drawing import Drawing, Meta
from converters.errors import ReadError
from converters.lattice import SquareLattice
from converters.site import Kind, Site, cell, name

WHITE: Final = "."
WALL: Final = "#"
BULB: Final = "o"
TAG: Final = "akari"

_RUN: Final = re.compile(rb"[^#]+")
_DARK: Final = re.compile(rb"\.")
_SEEN: Final = re.compile(rb"(?<!\.)\.*+o[^#]*")
_MEETING: Final = re.compile(rb"o\.*o")
_BULB: Final = BULB.encode()
_NEIGHBOURS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass(frozen=True, slots=True)
class AkariBoard:
    """A rectangle of white and black cells with clues and the solver's marks.

    Attributes:
        rows: Cells from top to bottom.
        cols: Cells from left to right.
        walls: The black cells; holes of a drawing are among them.
        clues: The numbers on black cells, as drawn (one above 4 is kept).
        bulbs: The solver's bulbs, also where none may stand.
        dots: The solver's "no bulb here"; no rule looks at them.

    Raises:
        ReadError: If a place lies outside, or a clue on no black cell.
    """

    rows: int
    cols: int
    walls: frozenset[Site] = frozenset()
    clues: Mapping[Site, int] = field(default_factory=dict[Site, int], hash=False)
    bulbs: frozenset[Site] = frozenset()
    dots: frozenset[Site] = frozenset()

    def __post_init__(self) -> None:
        """Refuse places that no board has."""
        for site in (*self.walls, *self.bulbs, *self.dots):
            if not self.holds(site):
                raise ReadError(
                    where=name(site),
                    found="a mark outside the board",
                    want=f"a cell of {self.rows} rows and {self.cols} columns",
                    hint="rows and columns count from 0 in Site",
                )
        for site in self.clues.keys() - self.walls:
            raise ReadError(
                where=name(site),
                found="a clue on a white cell",
                want="a clue on a black cell",
                hint="add the cell to walls",
            )

    def holds(self, site: Site) -> bool:
        """Tell whether a place is one of the board's cells."""
        return site.kind is Kind.CELL and 0 <= site.row < self.rows and 0 <= site.col < self.cols

    def cells(self) -> Iterator[Site]:
        """Give all cells in reading order."""
        return (cell(row, col) for row in range(self.rows) for col in range(self.cols))

    def neighbours(self, site: Site) -> tuple[Site, ...]:
        """Give the two to four cells beside a cell, clockwise from north."""
        around = (cell(site.row + down, site.col + right) for down, right in _NEIGHBOURS)
        return tuple(beside for beside in around if self.holds(beside))

    def _repr_svg_(self) -> str:
        """Give the picture that notebooks show."""
        return registry.write(draw(self), to="svg").value

    def grid(self) -> bytearray:
        """Give one byte a cell, row by row: ``#`` black, ``o`` bulb in a white cell, else ``.``.

        A black column follows the last one and a black row the last row, so that corridors end
        there and every cell has four neighbours: those above the first row are the last row's.
        """
        wide = self.cols + 1
        row = (WHITE * self.cols + WALL).encode()
        grid = bytearray(row * self.rows + WALL.encode() * wide)
        for places, code in ((self.bulbs, ord(BULB)), (self.walls, ord(WALL))):
            for _, down, right, _ in places:
                grid[down * wide + right] = code
        return grid

    def number(self, site: Site) -> int:
        """Give where a cell stands in the grid."""
        return site.row * (self.cols + 1) + site.col

    def numbered(self, number: int) -> Site:
        """Give the cell that stands there."""
        return cell(*divmod(number, self.cols + 1))

    def corridors(self, grid: bytearray) -> Iterator[tuple[range, bytes]]:
        """Give all corridors of a grid, each with its cells' bytes; first those along rows."""
        for run in _RUN.finditer(grid):
            yield range(*run.span()), run[0]
        wide = self.cols + 1
        for col in range(self.cols):
            for run in _RUN.finditer(grid[col::wide]):
                top, bottom = run.span()
                yield range(col + top * wide, col + bottom * wide, wide), run[0]


def dark_cells(board: AkariBoard) -> Iterator[Site]:
    """Give the white cells that no bulb lights, in reading order."""
    grid = board.grid()
    along_columns = _turned(_lit(_turned(grid, board.cols + 1)), board.rows + 1)
    # A cell stays dark if neither way lights it: of the three bytes, a dark one's bits are among
    # those of a bulb's, and a wall is a wall both ways.
    both = int.from_bytes(_lit(grid), "big") | int.from_bytes(along_columns, "big")
    light = both.to_bytes(len(grid), "big")
    return (board.numbered(dark.start()) for dark in _DARK.finditer(light))


def bulbs_meet(board: AkariBoard) -> bool:
    """Tell whether any two bulbs see each other; which ones, `AkariBoard.corridors` shows."""
    grid = board.grid()
    lines = (grid, _turned(grid, board.cols + 1))
    return any(_MEETING.search(line) for line in lines)


def _turned(grid: bytes | bytearray, wide: int) -> bytes:
    """Give a grid of so many columns with rows and columns exchanged."""
    return b"".join(grid[col::wide] for col in range(wide))


def _lit(grid: bytes | bytearray) -> bytes:
    """Fill the corridors along rows that hold a bulb with bulbs."""
    return _SEEN.sub(lambda run: _BULB * len(run[0]), grid)


def bulbs_beside(board: AkariBoard, sites: Iterable[Site]) -> Iterator[tuple[Site, int]]:
    """Give some cells, each with how many bulbs stand in white cells beside it."""
    grid, wide, bulb = board.grid(), board.cols + 1, ord(BULB)
    for site in sites:
        at = board.number(site)
        beside = (grid[at - wide], grid[at - 1], grid[at + 1], grid[at + wide])
        yield site, beside.count(bulb)


def draw(board: AkariBoard) -> Drawing:
    """Give the board in the plain marks that every format writes; reading undoes it."""
    clues = board.clues
    return Drawing(
        lattice=SquareLattice(board.rows, board.cols),
        board=frozenset(board.cells()),
        question=(
            *(plain.wall(site) for site in sorted(board.walls)),
            *(plain.clue(site, str(clues[site])) for site in sorted(clues)),
        ),
        answer=(
            *(plain.bulb(site) for site in sorted(board.bulbs)),
            *(plain.dot(site) for site in sorted(board.dots)),
        ),
        meta=Meta(tags=(TAG,)),
    )


def unsolved(board: AkariBoard) -> AkariBoard:
    """Give the board without the solver's marks."""
    return replace(board, bulbs=frozenset(), dots=frozenset())
