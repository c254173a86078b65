"""Akari as 0/1 inequalities over x = "a bulb stands in this white cell".

================  ==========================================  ====================================
demand            inequality                                  broken where
================  ==========================================  ====================================
a lit cell        Σ (the cells that see it, and itself) ≥ 1   ``akari/unlit-cell``
a corridor        Σ (its cells) ≤ 1                           ``akari/bulbs-see-each-other``
a clue            Σ (the cells beside it) ≥ clue              ``akari/too-few-bulbs``
a clue            Σ (the cells beside it) ≤ clue              ``akari/too-many-bulbs``
a mark            x ≥ 1 for a bulb, x ≤ 0 for a dot           ``akari/mark``
================  ==========================================  ====================================

This shares no code with the rules that check a solution: neither can hide a fault of the other.
A corridor of one cell demands nothing and is left out.

No solution contains another, so the problem is an *antichain*. Proof: let S and T be solutions, all
bulbs of S be in T, and x be a bulb of T that is not in S. In S the white cell x is lit, by a bulb y
of S that is not x. But y is in T as well, and in T the bulbs x and y stand in one corridor. So
every other solution lacks a bulb of S, and "one of these bulbs is absent" excludes S alone.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import accumulate, compress
from operator import mul
from typing import Final, NamedTuple

from checker.genres.akari.board import AkariBoard
from checker.linear import Count, Problem, Var, Why, check_terms
from checker.rule import Text
from converters.site import Site, cell

LIT: Final = Why(
    "akari/unlit-cell",
    Text(
        de="{cell} braucht Licht aus {places:{places}|mindestens einem der Felder {places}}.",
        en="{cell} needs light from {places:{places}|at least one of {places}}.",
        nl="{cell} heeft licht nodig uit {places:{places}|minstens één van de vakjes {places}}.",
    ),
)
CORRIDOR: Final = Why(
    "akari/bulbs-see-each-other",
    Text(
        de="Höchstens eine Lampe in {places}: sie sehen einander.",
        en="At most one bulb in {places}, which see each other.",
        nl="Hoogstens één lampje in {places}: die zien elkaar.",
    ),
)
AT_LEAST: Final = Why(
    "akari/too-few-bulbs",
    Text(
        de="{cell} verlangt {bound} {bound:Lampe|Lampen}.",
        en="{cell} wants {bound} {bound:bulb|bulbs}.",
        nl="{cell} wil {bound} {bound:lampje|lampjes}.",
    ),
)
AT_MOST: Final = Why(
    "akari/too-many-bulbs",
    Text(
        de="{cell} erlaubt nicht mehr als {bound} {bound:Lampe|Lampen}.",
        en="{cell} allows no more than {bound} {bound:bulb|bulbs}.",
        nl="{cell} staat niet meer dan {bound} {bound:lampje|lampjes} toe.",
    ),
)
BULB: Final = Why(
    "akari/mark",
    Text(
        de="In {cell} ist eine Lampe eingetragen.",
        en="A bulb is marked in {cell}.",
        nl="In {cell} is een lampje ingevuld.",
    ),
)
DOT: Final = Why(
    "akari/mark",
    Text(
        de="In {cell} ist eingetragen, dass dort keine Lampe steht.",
        en="{cell} is marked as having no bulb.",
        nl="Bij {cell} is aangegeven dat daar geen lampje staat.",
    ),
)


class _Sites(NamedTuple):
    """The places of the white cells, made when asked for: a solution needs only those of its bulbs.

    Attributes:
        at: Where in a grid each of them stands.
        wide: The grid's columns.
    """

    at: list[int]
    wide: int

    def find(self, place: int) -> Site:
        """Give one; the first is at 0."""
        return cell(*divmod(self.at[place], self.wide))


class _Cells(NamedTuple):
    """The white cells, numbered from 1 in reading order.

    Attributes:
        sites: The cells, the first at 0.
        grid: Each cell's number, row by row, 0 where it is black. A black column follows the last
            one and a black row the last row: every cell has four neighbours, those above the first
            row being the last row's.
        across: The corridors along rows, from top to bottom.
        down: The corridors along columns, from left to right.
    """

    sites: "_Sites"
    grid: list[int]
    across: list[list[int]]
    down: list[list[int]]


def problem(board: AkariBoard) -> Problem:
    """Give the rules and the marks of a board; `unsolved` has none.

    Raises:
        ReadError: If corridors are so long that the inequalities cannot be worked on.
    """
    white = _numbered(board)
    site_of = white.sites.find
    corridors = (*white.across, *white.down)
    check_terms(sum(len(corridor) ** 2 for corridor in corridors))
    seen_along = [corridor for corridor in corridors if len(corridor) > 1]
    return Problem(
        size=len(white.sites.at),
        variable=lambda number: Var(site_of(number - 1)),
        counts=(
            Count(CORRIDOR, -1, 1, seen_along),
            Count(LIT, 1, 1, _seen(white), site_of),
            *_clues(board, white.grid),
            *_marks(board, white.grid),
        ),
        antichain=True,
    )


def with_values(board: AkariBoard, values: Mapping[Var, int]) -> AkariBoard:
    """Give the board whose bulbs are the variables of value 1, and no others; dots are gone."""
    bulbs = frozenset(var.site for var, value in values.items() if value)
    return replace(board, bulbs=bulbs, dots=frozenset())


def with_marks(board: AkariBoard, values: Mapping[Var, int]) -> AkariBoard:
    """Give the board with a bulb for each variable of value 1 and a dot for each of value 0."""
    bulbs = frozenset(var.site for var, value in values.items() if value)
    return replace(board, bulbs=bulbs, dots=frozenset(var.site for var in values) - bulbs)


def _numbered(board: AkariBoard) -> _Cells:
    """Number the white cells and cut rows and columns into corridors at the black ones."""
    wide = board.cols + 1
    white = bytearray((b"\1" * board.cols + b"\0") * board.rows + b"\0" * wide)
    for _, row, col, _ in board.walls:
        white[row * wide + col] = 0
    grid = list(map(mul, accumulate(white), white))
    lines = [white[col::wide] for col in range(board.cols)]
    return _Cells(
        sites=_Sites(list(compress(range(len(white)), white)), wide),
        grid=grid,
        across=_cut(grid, white),
        down=[run for col, line in enumerate(lines) for run in _cut(grid[col::wide], line)],
    )


def _cut(line: list[int], white: bytearray) -> list[list[int]]:
    """Cut a line of numbers where it is black."""
    runs: list[list[int]] = []
    start = 0
    for run in white.split(b"\0"):
        if run:
            runs.append(line[start : start + len(run)])
        start += len(run) + 1
    return runs


def _seen(white: _Cells) -> list[list[int]]:
    """Give for each cell those that see it, and itself."""
    seen: list[list[int]] = [[]]
    for along in white.across:
        seen += [along] * len(along)
    for along in white.down:
        for place, number in enumerate(along):
            # the cell itself is among those along its row already
            seen[number] = seen[number] + along[:place] + along[place + 1 :]
    return seen[1:]


def _clues(board: AkariBoard, grid: list[int]) -> Iterator[Count]:
    """Demand of each clue's neighbours exactly so many bulbs, clues of one number together."""
    alike: dict[int, list[Site]] = {}
    for site, clue in board.clues.items():
        alike.setdefault(clue, []).append(site)
    wide = board.cols + 1
    for clue, sites in alike.items():
        beside = [_beside(grid, row * wide + col, wide) for _, row, col, _ in sites]
        yield Count(AT_LEAST, 1, clue, beside, sites.__getitem__)
        yield Count(AT_MOST, -1, clue, beside, sites.__getitem__)


def _beside(grid: list[int], at: int, wide: int) -> list[int]:
    around = (grid[at - wide], grid[at - 1], grid[at + 1], grid[at + wide])
    return [number for number in around if number]


def _marks(board: AkariBoard, grid: list[int]) -> Iterator[Count]:
    """Demand what the solver marked; a bulb on a black cell can be demanded only in vain."""
    dots = board.dots - board.walls
    for why, sign, many, marks in ((BULB, 1, 1, board.bulbs), (DOT, -1, 0, dots)):
        sites = sorted(marks)
        numbers = (grid[site.row * (board.cols + 1) + site.col] for site in sites)
        yield Count(
            why, sign, many, [[number] if number else [] for number in numbers], sites.__getitem__
        )
