"""Arrows: from a cell towards a neighbour.

An arrow on an edge points across it. One in a cell stands for the step that leaves the cell that
way, or, where no line does, for the one that comes in that way. A path with a head is an arrow on
each of its steps.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from checker.genres.delta_a38.board import Line, Step, line
from checker.genres.delta_a38.reading import remarks
from checker.genres.delta_a38.reading.halves import beside, steps_of
from checker.genres.delta_a38.reading.signs import arrow_way
from checker.genres.delta_a38.reading.sorting import Meant
from checker.rule import Remark
from converters.drawing import Path
from converters.site import Kind, Site

MOVES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
)
"""Rows and columns of a step each way."""


class Arrows(NamedTuple):
    """The arrows of a drawing.

    Attributes:
        steps: What they point along, on the board.
        given: Those in the author's layer.
        unread: Reasons for those that point nowhere.
    """

    steps: frozenset[Step]
    given: tuple[Meant, ...]
    unread: tuple[Remark, ...]


def arrows_of(some: Iterable[Meant], lines: frozenset[Line], board: frozenset[Site]) -> Arrows:
    """Give the arrows of a drawing, told by its lines."""
    steps: set[Step] = set()
    given: list[Meant] = []
    unread: list[Remark] = []
    for one in some:
        found = tuple(_steps(one, lines, board))
        steps.update(found)
        if not found:
            unread.append(remarks.unknown(one.element, one.mark.sites))
        elif one.given:
            given.append(one)
    return Arrows(frozenset(steps), tuple(given), tuple(unread))


def lines_along(some: Iterable[Meant], board: frozenset[Site]) -> frozenset[Line]:
    """Give the lines that paths with a head are: who drew no other line drew the loops so."""
    paths = (one.element for one in some if isinstance(one.element, Path))
    steps = (Step(*pair) for path in paths for pair in steps_of(path) or ())
    return frozenset(line(*step) for step in steps if board.issuperset(step))


def way_of(step: Step) -> str:
    """Give the way that a step goes."""
    move = step.end.row - step.start.row, step.end.col - step.start.col
    return next(way for way, each in MOVES.items() if each == move)


def _steps(one: Meant, lines: frozenset[Line], board: frozenset[Site]) -> Iterator[Step]:
    if isinstance(one.element, Path):
        along = steps_of(one.element) or ()
        yield from (Step(*pair) for pair in along if board.issuperset(pair))
        return
    way = arrow_way(one.element)
    if one.site.kind is Kind.EDGE:
        first, second = beside(one.site)
        found = (Step(first, second), Step(second, first))
        yield from (step for step in found if board.issuperset(step) and way_of(step) == way)
        return
    down, right = MOVES[way]
    ahead = Step(one.site, _moved(one.site, down, right))
    behind = Step(_moved(one.site, -down, -right), one.site)
    drawn = [step for step in (ahead, behind) if line(*step) in lines]
    inside = [step for step in (ahead, behind) if board.issuperset(step)]
    yield from (drawn or inside)[:1]


def _moved(site: Site, down: int, right: int) -> Site:
    return site._replace(row=site.row + down, col=site.col + right)
