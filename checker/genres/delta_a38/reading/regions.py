"""Two regions from border lines or from two colours.

Borders and colours count only if they cut the board into exactly two pieces; the piece with the
circle is region A. Else the regions follow from the A38 loop, and a note says so.

A border on the wrong side of the circle would turn the regions round, and every clue with them. So
where all squares lie in the circle's piece and all A38 clues in the other one, that other one is
region A, and it is the circle that lies wrong.

Source: rules delta-a38.md, 6, 3.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from checker.genres.delta_a38.board import WAYS
from checker.genres.delta_a38.reading import remarks
from checker.genres.delta_a38.reading.halves import between
from checker.rule import Remark
from converters.connected import pieces
from converters.site import Site, cell

TWO: Final = 2
_Joined: TypeAlias = Callable[[Site, Site], bool]


@dataclass(frozen=True, slots=True)
class Landmarks:
    """Cells that tell the regions apart.

    Attributes:
        start: The cell with the circle.
        squares: The squared clues.
        numbers: The A38 clues.
    """

    start: Site
    squares: frozenset[Site] = frozenset()
    numbers: frozenset[Site] = frozenset()

    def own(self, pieces: list[frozenset[Site]]) -> frozenset[Site] | None:
        """Give which of two pieces is region A; None if there are not two."""
        if len(pieces) != TWO:
            return None
        own, other = pieces if self.start in pieces[0] else pieces[::-1]
        told = bool(self.squares) and bool(self.numbers)
        return other if told and self.squares <= own and self.numbers <= other else own


@dataclass(frozen=True, slots=True)
class Division:
    """The regions as they are drawn.

    Attributes:
        region: The cells of region A; None: no two regions are drawn.
        notes: What is drawn besides, or does not make two regions.
        unread: That borders and colours contradict each other.
        coloured: Whether colours make two regions.
    """

    region: frozenset[Site] | None = None
    notes: tuple[Remark, ...] = ()
    unread: tuple[Remark, ...] = ()
    coloured: bool = False


def division_of(
    borders: frozenset[Site],
    colours: Mapping[Site, object],
    *,
    board: frozenset[Site],
    marked: Landmarks,
) -> Division:
    """Give the regions that border lines or colours show.

    Args:
        borders: The edges drawn inside the board.
        colours: What cells are coloured with.
        board: All cells.
        marked: The circle and the clues.
    """
    by_lines = [board]
    if borders:  # most drawings have none, and the search costs more than all the rest
        by_lines = _pieces(board, lambda one, other: between(one, other) not in borders)
    by_colours = _coloured(board, completed(colours, marked))
    lined, tinted = marked.own(by_lines), marked.own(by_colours)
    if lined is not None and tinted is not None and lined != tinted:
        return Division(unread=(remarks.two_divisions(min(lined ^ tinted)),))
    notes: list[Remark] = []
    if borders and lined is None:
        notes.append(remarks.derived(len(by_lines)))
    if colours and tinted is None:
        notes.append(remarks.nothing(remarks.COLOURS, sorted(colours)))
    region = tinted if lined is None else lined
    return Division(region, tuple(notes), coloured=tinted is not None)


def completed(colours: Mapping[Site, object], marked: Landmarks) -> Mapping[Site, object]:
    """Give colours with those of clues that nobody coloured, if the circle has one of two colours.

    A clue hides the colour of its cell, so solvers leave it out; it lies in the region that its
    sort lies in.
    """
    own, both = colours.get(marked.start), {*colours.values()}
    if own is None or len(both) != TWO:
        return colours
    (other,) = both - {own}
    return {
        **dict.fromkeys(marked.squares, other),
        **dict.fromkeys(marked.numbers, own),
        **colours,
    }


def borders_of(region: frozenset[Site], board: frozenset[Site]) -> Iterator[Site]:
    """Give the edges between a region and the rest of the board, in reading order."""
    edges = {
        between(site, other)
        for site in region
        for other in _around(site, board)
        if other not in region
    }
    yield from sorted(edges)


def _coloured(board: frozenset[Site], colours: Mapping[Site, object]) -> list[frozenset[Site]]:
    """Give the pieces of one colour each; none unless every cell has one of exactly two."""
    if not board <= colours.keys() or len({colours[site] for site in board}) != TWO:
        return []
    return _pieces(board, lambda one, other: colours[one] == colours[other])


def _pieces(board: frozenset[Site], joined: _Joined) -> list[frozenset[Site]]:
    """Give the pieces of a board in which neighbours are joined only by a condition."""
    return list(
        pieces(board, lambda one: (other for other in _around(one, board) if joined(one, other)))
    )


def _around(site: Site, among: frozenset[Site]) -> Iterator[Site]:
    near = (cell(site.row + down, site.col + right) for down, right in WAYS)
    return (other for other in near if other in among)
