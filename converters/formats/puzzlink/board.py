"""A board between puzz.link's codes and a drawing: what stands where, by sort.

Every genre's codes speak of the same few things, so one store holds them all: a *field* (``clue``,
``border``, ``line``, ``shade`` …) has values at sites. A value is a small tuple of whole numbers:
a number is ``(3,)``, a clue without a number `UNKNOWN`, an arrow ``(direction, number)``.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from converters.loss import Loss, LossKind
from converters.site import BELOW, RIGHT, Kind, Site, cell

Value: TypeAlias = tuple[int, ...]
Marks: TypeAlias = Mapping[str, Mapping[Site, Value]]

SET: Final[Value] = (1,)
"""The value of a mark that is either there or not."""
UNKNOWN: Final[Value] = (-2,)
"""A clue without a number: a question mark, or an empty circle."""
UNREAD: Final = "unread"
"""The field of places whose code nobody understood."""


@dataclass(frozen=True, slots=True)
class Board:
    """What an address or file says.

    Attributes:
        rows: From top to bottom, at least 1.
        cols: From left to right, at least 1.
        marks: Field to sites to values; no field is empty.
        settings: Letters that change how the genre is played or shown.
    """

    rows: int
    cols: int
    marks: Marks
    settings: frozenset[str] = frozenset()

    def at(self, name: str) -> Mapping[Site, Value]:
        """Give one field."""
        return self.marks.get(name, {})

    def counts(self) -> dict[str, int]:
        """Give how many values each field has."""
        return {name: len(places) for name, places in sorted(self.marks.items())}

    def holds(self, site: Site) -> bool:
        """Tell whether a cell is on the board."""
        return 0 <= site.row < self.rows and 0 <= site.col < self.cols


@dataclass(slots=True)
class Draft:
    """A board that is being read, with what was not understood so far."""

    rows: int
    cols: int
    marks: dict[str, dict[Site, Value]] = field(default_factory=dict[str, dict[Site, Value]])
    losses: list[Loss] = field(default_factory=list[Loss])
    settings: set[str] = field(default_factory=set[str])

    def put(self, name: str, site: Site, value: Value) -> None:
        """Note a value."""
        self.marks.setdefault(name, {})[site] = value

    def lose(self, path: str, what: str, site: Site | None = None) -> None:
        """Note something that is not understood."""
        self.losses.append(Loss(LossKind.NOT_UNDERSTOOD, path, what, site))

    def board(self) -> Board:
        """Give the board."""
        return Board(self.rows, self.cols, self.marks, frozenset(self.settings))


Group: TypeAlias = Callable[[int, int], tuple[tuple[Site, ...], ...]]
"""Rows and columns of a board to the lines of places that a code goes through."""


def cells(rows: int, cols: int) -> tuple[tuple[Site, ...], ...]:
    """Give the cells, row by row."""
    return tuple(tuple(cell(row, col) for col in range(cols)) for row in range(rows))


def framed_cells(rows: int, cols: int) -> tuple[tuple[Site, ...], ...]:
    """Give the cells with a row above and a column to the left of them."""
    return tuple(tuple(cell(row, col) for col in range(-1, cols)) for row in range(-1, rows))


def vertices(rows: int, cols: int) -> tuple[tuple[Site, ...], ...]:
    """Give all vertices, those of the border too."""
    return tuple(
        tuple(Site(Kind.VERTEX, row, col) for col in range(-1, cols)) for row in range(-1, rows)
    )


def borders(rows: int, cols: int) -> tuple[tuple[Site, ...], ...]:
    """Give the edges between cells: the upright ones row by row, then the level ones."""
    return (
        *(tuple(_right(row, col) for col in range(cols - 1)) for row in range(rows)),
        *(tuple(_below(row, col) for col in range(cols)) for row in range(rows - 1)),
    )


def all_borders(rows: int, cols: int) -> tuple[tuple[Site, ...], ...]:
    """Give all edges in the same order, those of the border too."""
    return (
        *(tuple(_right(row, col) for col in range(-1, cols)) for row in range(rows)),
        *(tuple(_below(row, col) for col in range(cols)) for row in range(-1, rows)),
    )


def outside(rows: int, cols: int) -> tuple[tuple[Site, ...], ...]:
    """Give the places above the board, then those to the left of it."""
    above = tuple(cell(-1, col) for col in range(cols))
    return (above, tuple(cell(row, -1) for row in range(rows)))


def flat(group: Group, rows: int, cols: int) -> tuple[Site, ...]:
    """Give the places of a group in one row."""
    return tuple(site for line in group(rows, cols) for site in line)


def sides(edge: Site) -> tuple[Site, Site]:
    """Give the cells above and below, or left and right of an edge."""
    step = (1, 0) if edge.slot == BELOW else (0, 1)
    return cell(edge.row, edge.col), cell(edge.row + step[0], edge.col + step[1])


def changed(before: Marks, after: Marks) -> Iterator[tuple[str, Site]]:
    """Give every field and place whose value differs."""
    for name in sorted({*before, *after}):
        old, new = before.get(name, {}), after.get(name, {})
        yield from ((name, site) for site in sorted({*old, *new}) if old.get(site) != new.get(site))


def _right(row: int, col: int) -> Site:
    return Site(Kind.EDGE, row, col, RIGHT)


def _below(row: int, col: int) -> Site:
    return Site(Kind.EDGE, row, col, BELOW)
