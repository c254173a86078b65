"""From drawn lines to two loops: which line is which loop, and which way each runs.

The lines are a graph of cells. The connected piece through the circle is the A38 loop, the only
other piece is the castle loop. Four lines in one cell are always two straight strands, so every
piece falls into *strands*: longest runs of lines, each closed or with two ends. A loop is one
closed strand. Arrows fix the direction of the loop they lie on; a loop without any may run either
way.

Source: rules delta-a38.md, 5.1 and 6.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from checker.genres.delta_a38.board import Directed, Drawn, Line, Route, Step, line, moves_of
from converters.connected import pieces
from converters.site import Site

BRANCH: Final = 3
CROSSING: Final = 4

Graph: TypeAlias = Mapping[Site, tuple[Site, ...]]
"""The cells on lines, each with the cells it is joined to in reading order."""


class Strand(NamedTuple):
    """A run of lines: its cells in order, and whether the last is joined to the first."""

    cells: tuple[Site, ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class Fault:
    """Why the lines of one loop are no loop.

    Attributes:
        ends: Cells where a line ends loosely.
        branches: Cells where three lines meet.
        surplus: Cells of the lines that are more than one loop; empty if there is one piece.
        heads: The first cell of each of those lines.
        final: Whether no further line can put it right: a branch, or a closed line too many.
    """

    ends: tuple[Site, ...] = ()
    branches: tuple[Site, ...] = ()
    surplus: tuple[Site, ...] = ()
    heads: tuple[Site, ...] = ()
    final: bool = False

    def cells(self) -> tuple[Site, ...]:
        """Give all its cells, those first that say most."""
        return tuple(dict.fromkeys((*self.branches, *self.heads, *self.ends, *self.surplus)))


@dataclass(frozen=True, slots=True)
class Untraced:
    """Why drawn lines are not two loops; everything that applies, and nothing else is judged.

    Attributes:
        castle: What is wrong with the castle loop's lines; None: nothing.
        a38: The same of the A38 loop.
        crossed: Cells where the castle line crosses itself.
        without_start: Whether no line goes through the circle.
        contradicting: Arrows of loops that have arrows both ways.
    """

    castle: Fault | None = None
    a38: Fault | None = None
    crossed: tuple[Site, ...] = ()
    without_start: bool = False
    contradicting: tuple[Step, ...] = ()


def traced(drawn: Drawn, start: Site) -> Directed | Untraced:
    """Give the two loops of a drawing, or why there are not two.

    Args:
        drawn: The lines and arrows.
        start: The cell with the circle.

    Returns:
        The A38 loop begins in the circle and the castle loop in its first cell, each towards the
        earlier neighbour unless arrows say otherwise.
    """
    graph = joined(drawn.lines)
    parts = list(pieces(graph, graph.__getitem__))
    own = next((part for part in parts if start in part), frozenset[Site]())
    others = [part for part in parts if start not in part]
    castle, a38 = _castle_fault(graph, others), _a38_fault(graph, own)
    crossed = _of_degree(graph, CROSSING, others[0]) if len(others) == 1 else ()
    if castle or a38 or crossed or not own:
        return Untraced(castle, a38, crossed, without_start=not own)
    routes = _route(graph, min(others[0])), _route(graph, start)
    return _directed(routes, drawn.arrows)


def joined(lines: Iterable[Line]) -> Graph:
    """Give the graph of some lines."""
    beside: dict[Site, list[Site]] = {}
    for one, other in lines:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    return {site: tuple(sorted(ends)) for site, ends in sorted(beside.items())}


def stray_arrows(drawn: Drawn) -> tuple[Step, ...]:
    """Give the arrows that lie on no line."""
    return tuple(sorted(arrow for arrow in drawn.arrows if line(*arrow) not in drawn.lines))


def strands(graph: Graph, piece: Iterable[Site]) -> Iterator[Strand]:
    """Give the strands of a piece: first those with ends, each kind in reading order."""
    cells = sorted(piece)
    loose = [site for site in cells if len(graph[site]) in (1, BRANCH)]
    open_ = [(site, after) for site in loose for after in graph[site]]
    rest = [(site, after) for site in cells for after in graph[site]]
    gone = set[Line]()
    for site, after in (*open_, *rest):
        if line(site, after) not in gone:
            strand = _strand(graph, site, after)
            gone |= {line(one, other) for one, other in _steps(strand)}
            yield strand


def _strand(graph: Graph, start: Site, after: Site) -> Strand:
    """Follow a line from a cell through one of its neighbours until it ends or closes."""
    cells, (before, here) = [start], (start, after)
    while True:
        onward = _onward(graph, before, here)
        if onward is None:
            return Strand((*cells, here), closed=False)
        if (here, onward) == (start, after):
            return Strand(tuple(cells), closed=True)
        cells.append(here)
        before, here = here, onward


def _onward(graph: Graph, before: Site, here: Site) -> Site | None:
    """Give where a line goes on from a cell; None if it ends or branches there."""
    ends = graph[here]
    if len(ends) == CROSSING:
        row, col = 2 * here.row - before.row, 2 * here.col - before.col
        return here._replace(row=row, col=col)
    if len(ends) == 2:  # noqa: PLR2004 - in and out
        return ends[0] if ends[1] == before else ends[1]
    return None


def _steps(strand: Strand) -> Iterator[Step]:
    """Give the moves along a strand."""
    if strand.closed:
        return iter(moves_of(strand.cells))
    return (Step(*pair) for pair in pairwise(strand.cells))


def _of_degree(graph: Graph, degree: int, piece: Iterable[Site]) -> tuple[Site, ...]:
    """Give the cells of a piece where so many lines meet, in reading order."""
    return tuple(site for site in sorted(piece) if len(graph[site]) == degree)


def _castle_fault(graph: Graph, others: list[frozenset[Site]]) -> Fault | None:
    """Give why the lines that do not belong to the circle are no single loop."""
    cells = frozenset[Site]().union(*others)
    ends, branches = _of_degree(graph, 1, cells), _of_degree(graph, BRANCH, cells)
    if len(others) == 1 and not ends and not branches:
        return None
    closed = [each for each in others if not _of_degree(graph, 1, each)]
    surplus = tuple(sorted(cells)) if len(others) > 1 else ()
    heads = tuple(sorted(map(min, others))) if surplus else ()
    return Fault(ends, branches, surplus, heads, final=bool(branches) or len(closed) > 1)


def _a38_fault(graph: Graph, own: frozenset[Site]) -> Fault | None:
    """Give why the lines through the circle are no single closed strand."""
    ends, branches = _of_degree(graph, 1, own), _of_degree(graph, BRANCH, own)
    found = list(strands(graph, own))
    if len(found) <= 1 and not ends and not branches:
        return None
    closed = [each.cells for each in found if each.closed and len(found) > 1]
    surplus = tuple(sorted({site for cells in closed for site in cells}))
    heads = tuple(sorted({min(cells) for cells in closed}))
    return Fault(ends, branches, surplus, heads, final=bool(branches or surplus))


def _route(graph: Graph, start: Site) -> Route:
    """Give the closed strand through a cell as a loop from there to the earlier neighbour."""
    return Route(_strand(graph, start, graph[start][0]).cells, either=True)


def _directed(routes: tuple[Route, Route], arrows: Iterable[Step]) -> Directed | Untraced:
    """Let arrows fix the directions, or tell which contradict each other."""
    told = [_told(route, arrows) for route in routes]
    both = [arrow for ahead, back in told if ahead and back for arrow in (*ahead, *back)]
    if both:
        return Untraced(contradicting=tuple(sorted(both)))
    return Directed(*map(_turned, routes, told))


def _told(route: Route, arrows: Iterable[Step]) -> tuple[list[Step], list[Step]]:
    """Give the arrows along a loop, and those against it."""
    ahead = set(moves_of(route.cells))
    back = [arrow for arrow in arrows if Step(arrow.end, arrow.start) in ahead]
    return [arrow for arrow in arrows if arrow in ahead], back


def _turned(route: Route, told: tuple[list[Step], list[Step]]) -> Route:
    """Give a loop in the direction of its arrows."""
    ahead, back = told
    if ahead:
        return Route(route.cells)
    return Route(route.backwards().cells) if back else route
