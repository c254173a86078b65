"""The lines of a drawing: which run from cell to cell, and which edges are drawn thick.

A line from cell to cell counts if both its halves are there, whatever drew them. An edge counts if
both its halves are there, or one that was drawn with the wall tool, whose bars end in the middle
of edges. The board's own frame says nothing.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Set
from dataclasses import dataclass
from typing import Final

from checker.genres.delta_a38.board import Line, line
from checker.genres.delta_a38.reading import remarks
from checker.genres.delta_a38.reading.conventions import Meaning
from checker.genres.delta_a38.reading.halves import MOST, Half, beside, halves_of, sides
from checker.genres.delta_a38.reading.sorting import Meant, Sorted
from checker.rule import Remark
from converters.drawing import Stroke, StrokeLayer
from converters.errors import ReadError
from converters.site import Kind, Site

_FEWEST_SIDES: Final = 2


@dataclass(frozen=True, slots=True)
class Strokes:
    """What the lines of a drawing are.

    Attributes:
        lines: The lines from cell to cell.
        borders: The edges drawn inside the board, but for those round single cells.
        boxes: The cells that the author gave a border of their own.
        given: The marks in the author's layer of which some part is a line, a half or a border.
        unread: Reasons for lines that are neither.
        outside: Where lines leave the board.
    """

    lines: frozenset[Line]
    borders: frozenset[Site]
    boxes: frozenset[Site]
    given: tuple[Meant, ...]
    unread: tuple[Remark, ...]
    outside: tuple[Site, ...]


@dataclass(slots=True)
class _Pile:
    """Halves by what drew them."""

    centre: dict[Half, Meant]
    along: dict[Half, Meant]
    bars: dict[Half, Meant]
    unread: list[Remark]


def strokes_of(marks: Sorted, board: frozenset[Site]) -> Strokes:
    """Give what the lines of a drawing are.

    Raises:
        ReadError: If they are far too many.
    """
    drawn = marks.of(Meaning.LINE, Meaning.REGION)
    pile = _piled(drawn)
    crossed, edges = _whole(pile.centre), _edges(pile)
    inner = frozenset(edge for edge in edges if board.issuperset(beside(edge)))
    boxes = _boxes(_edges(_piled(one for one in drawn if one.given)) & inner, board)
    # A solver's border may run along the border of a single cell.
    solvers = _edges(_piled(one for one in drawn if not one.given)) if boxes else frozenset[Site]()
    borders = inner - ({edge for site in boxes for edge in sides(site)} - solvers)
    lines = {edge: line(*beside(edge)) for edge in crossed}
    kept = {edge: pair for edge, pair in lines.items() if board.issuperset(pair)}
    beyond = [pair.first for edge, pair in lines.items() if edge not in kept]
    loose = (*_loose(pile.centre, crossed, board), *_loose(pile.along, edges, board))
    return Strokes(
        frozenset(kept.values()),
        borders,
        boxes,
        tuple(_given(pile, {*kept, *(half.edge for half in loose)}, borders)),
        (*pile.unread, *(remarks.half(half.edge) for half in loose)),
        (*sorted(beyond), *sorted(edge for edge in edges if board.isdisjoint(beside(edge)))),
    )


def _given(pile: _Pile, lines: Container[Site], borders: Container[Site]) -> Iterator[Meant]:
    """Give the author's marks of which some part is a line across some edges, or a border."""
    halves = (
        *(one for half, one in pile.centre.items() if half.edge in lines),
        *(one for half, one in (*pile.along.items(), *pile.bars.items()) if half.edge in borders),
    )
    yield from dict.fromkeys(one for one in halves if one.given)


def _piled(some: Iterable[Meant]) -> _Pile:
    pile = _Pile({}, {}, {}, [])
    count = 0
    for one in some:
        halves = halves_of(one.element)
        wall = isinstance(one.element, Stroke) and one.element.layer is StrokeLayer.WALL
        if halves is None or (wall and any(half.end.kind is Kind.CELL for half in halves)):
            pile.unread.append(remarks.unknown(one.element, one.mark.sites))
            continue
        count += len(halves)
        if count > MOST:
            raise _too_many()
        for half in halves:
            kind = pile.centre if half.end.kind is Kind.CELL else pile.bars if wall else pile.along
            kind.setdefault(half, one)
    return pile


def _edges(pile: _Pile) -> frozenset[Site]:
    """Give the edges that are drawn."""
    return _whole(pile.along) | {half.edge for half in pile.bars}


def _whole(halves: Iterable[Half]) -> frozenset[Site]:
    """Give the edges of which both halves are there."""
    count = Counter(half.edge for half in halves)
    return frozenset(edge for edge, ends in count.items() if ends > 1)


def _loose(
    halves: Iterable[Half], whole: Container[Site], board: frozenset[Site]
) -> Iterator[Half]:
    """Give the halves on the board whose other half is not there."""
    for half in halves:
        if half.edge not in whole and not board.isdisjoint(beside(half.edge)):
            yield half


def _boxes(edges: Set[Site], board: frozenset[Site]) -> frozenset[Site]:
    """Give the cells whose sides are all drawn, but for those on the board's frame.

    If that is most of the board, somebody drew the grid.
    """
    found = [site for site in board if _is_boxed(site, edges, board)]
    return frozenset(found) if 2 * len(found) <= len(board) else frozenset()


def _is_boxed(site: Site, edges: Set[Site], board: frozenset[Site]) -> bool:
    inner = [edge for edge in sides(site) if board.issuperset(beside(edge))]
    return len(inner) >= _FEWEST_SIDES and all(edge in edges for edge in inner)


def _too_many() -> ReadError:
    return ReadError(
        where="lines",
        found=f"lines of more than {MOST} halves of a step",
        want="the lines of a puzzle",
        hint="is this a puzzle at all?",
    )
