"""The lines of a drawing: which run from cell to cell, and which edges are drawn thick.

A line from cell to cell counts if both its halves are there, whatever drew them. An edge counts if
both its halves are there, or one that was drawn with the wall tool, whose bars end in the middle
of edges. The board's own frame says nothing.
"""

from collections.abc import Iterable, Iterator, Set
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
        given: The marks in the author's layer of which some part is a line or border.
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
    crossed, edges = dict(_whole(pile.centre)), _edges(pile)
    inner = {edge: one for edge, one in edges.items() if board.issuperset(beside(edge))}
    boxes = _boxes(_edges(_piled(one for one in drawn if one.given)).keys() & inner.keys(), board)
    # A solver's border may run along the border of a single cell.
    solvers = _edges(_piled(one for one in drawn if not one.given)) if boxes else {}
    framing = {edge for site in boxes for edge in sides(site)} - solvers.keys()
    borders = {edge: one for edge, one in inner.items() if edge not in framing}
    lines = {line(*beside(edge)): one for edge, one in crossed.items()}
    kept = {pair: one for pair, one in lines.items() if board.issuperset(pair)}
    beyond = [pair.first for pair in lines.keys() - kept.keys()]
    used = dict.fromkeys(one for one in (*kept.values(), *borders.values()) if one.given)
    return Strokes(
        frozenset(kept),
        frozenset(borders),
        boxes,
        tuple(used),
        (*pile.unread, *_loose(pile, edges.keys() | crossed.keys(), board)),
        (*sorted(beyond), *sorted(edge for edge in edges if board.isdisjoint(beside(edge)))),
    )


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


def _edges(pile: _Pile) -> dict[Site, Meant]:
    """Give the edges that are drawn, each with what drew it first."""
    return dict(_whole(pile.along)) | {half.edge: one for half, one in pile.bars.items()}


def _whole(halves: dict[Half, Meant]) -> Iterator[tuple[Site, Meant]]:
    """Give the edges of which both halves are there."""
    ends: dict[Site, list[Meant]] = {}
    for half, one in halves.items():
        ends.setdefault(half.edge, []).append(one)
    return ((edge, some[0]) for edge, some in ends.items() if len(some) > 1)


def _loose(pile: _Pile, whole: Iterable[Site], board: frozenset[Site]) -> Iterator[Remark]:
    """Give the half lines on the board whose other half is not there."""
    done = frozenset(whole)
    for half in (*pile.centre, *pile.along):
        if half.edge not in done and not board.isdisjoint(beside(half.edge)):
            yield remarks.half(half.edge)


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
