"""One loop with what can be asked of it, and two loops in their regions.

Source: rules delta-a38.md, 2 to 4.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Final, NamedTuple

from checker.genres.delta_a38.board import (
    WAYS,
    DeltaBoard,
    Line,
    Numbers,
    Square,
    Step,
    are_beside,
    line,
    moves_of,
)
from converters.site import Site

LEAST_CASTLE: Final = 4
_TWICE: Final = 2


@dataclass(frozen=True, slots=True)
class Loop:
    """A directed loop as a list of visits; it may be empty, open or leap. `loop_of` makes it.

    Attributes:
        visits: The cells in order, a crossing twice; the first is not repeated at the end.
        moves: One move a visit, that from the last visit to the first included.
        steps: The moves that are steps: to a neighbouring cell.
        gaps: The moves that are none.
        times: How often it visits each cell.
    """

    visits: tuple[Site, ...]
    moves: tuple[Step, ...]
    steps: tuple[Step, ...]
    gaps: tuple[Step, ...]
    times: Mapping[Site, int]

    def closed(self, least: int = _TWICE) -> bool:
        """Tell whether it has at least so many visits and no gap."""
        return len(self.visits) >= least and not self.gaps

    def revisited(self) -> tuple[Site, ...]:
        """Give the cells that it visits more than once, in reading order."""
        return tuple(sorted(site for site, times in self.times.items() if times > 1))

    def overlaps(self) -> tuple[Site, ...]:
        """Give the ends of edges that it uses twice, and cells that it visits three times."""
        often = [site for site, times in self.times.items() if times > _TWICE]
        return tuple(sorted({*chain(*self._doubled()), *often}))

    def turns(self) -> tuple[Site, ...]:
        """Give the cells visited twice where it does not go straight on both times.

        Cells with a gap or an edge that is used twice are left out: something else is wrong there.
        """
        unsure = {*chain(*self._doubled()), *chain(*self.gaps)}
        turning = {
            move.start
            for before, move in zip((*self.moves[-1:], *self.moves), self.moves, strict=False)
            if before.start.row != move.end.row and before.start.col != move.end.col
        }
        twice = {site for site in turning if self.times[site] == _TWICE}
        return tuple(sorted(twice - unsure))

    def _doubled(self) -> Iterator[Line]:
        """Give the edges that it uses more than once, in either direction."""
        used = Counter(line(*step) for step in self.steps)
        return (edge for edge, times in used.items() if times > 1)


def loop_of(visits: tuple[Site, ...]) -> Loop:
    """Give a loop from the cells it visits in order."""
    moves = moves_of(visits)
    return Loop(
        visits=visits,
        moves=moves,
        steps=tuple(move for move in moves if are_beside(*move)),
        gaps=tuple(move for move in moves if not are_beside(*move)),
        times=Counter(visits),
    )


class Seen(NamedTuple):
    """A step that a squared clue sees, and whether it goes towards the clue."""

    step: Step
    towards: bool


@dataclass(frozen=True, slots=True)
class Loops:
    """Two directed loops in their regions, ready to be judged.

    Attributes:
        board: The puzzle.
        castle: The castle loop.
        a38: The A38 loop.
        region: The cells of region A, as drawn or derived; all others are region C.
    """

    board: DeltaBoard
    castle: Loop
    a38: Loop
    region: frozenset[Site]

    def is_castle_sound(self) -> bool:
        """Tell whether the castle loop is closed and visits no cell twice."""
        return self.castle.closed(LEAST_CASTLE) and not self.castle.revisited()

    def is_a38_sound(self) -> bool:
        """Tell whether the visits of the A38 loop can be numbered."""
        return (
            self.a38.closed()
            and not self.a38.overlaps()
            and not self.a38.turns()
            and not self.board.clues() & set(self.a38.visits)
            and self.a38.times.get(self.board.start) == 1
        )

    def squares(self) -> Iterator[tuple[Site, Square]]:
        """Give the squared clues that can be judged, in reading order.

        That is none unless the castle loop is sound; those misplaced or visited, by either loop,
        are skipped: that they are is told already.
        """
        visited = {*self.castle.visits, *self.a38.visits}
        if self.is_castle_sound():
            for site, square in sorted(self.board.squares.items()):
                if site not in self.region and site not in visited:
                    yield site, square

    def inside(self, sites: Iterable[Site]) -> Iterator[Site]:
        """Give those of some cells, none of them visited, that lie inside the castle loop.

        A ray goes to the right from half a cell below the centre: it meets no cell centre, and
        only downward or upward steps between this row and the next cross it.
        """
        upright: dict[int, list[int]] = {}
        for start, end in self.castle.steps:
            if start.col == end.col:
                upright.setdefault(min(start.row, end.row), []).append(start.col)
        for site in sites:
            crossed = [col for col in upright.get(site.row, ()) if col > site.col]
            if len(crossed) % 2:
                yield site

    def seen(self, site: Site) -> Iterator[tuple[tuple[Site, ...], tuple[Seen, ...]]]:
        """Give what a squared clue sees, direction by direction, clockwise from north.

        Yields:
            The cells in its view from the nearest on, and the steps of the castle loop that join
            two of them in succession.
        """
        steps = frozenset(self.castle.steps)
        for way in WAYS:
            view = tuple(self._view(site, *way))
            yield view, tuple(_seen(view, steps))

    def counted(self, sites: Iterable[Site]) -> Iterator[tuple[Site, int]]:
        """Give some squared clues, each with the steps towards it minus the steps away from it."""
        steps = frozenset(self.castle.steps)
        for site in sites:
            views = (tuple(self._view(site, *way)) for way in WAYS)
            seen = chain.from_iterable(_seen(view, steps) for view in views)
            yield site, sum(1 if each.towards else -1 for each in seen)

    def _view(self, site: Site, down: int, right: int) -> Iterator[Site]:
        """Give the cells from a clue on to the grid's end or the region's border."""
        here = site._replace(row=site.row + down, col=site.col + right)
        while self.board.holds(here) and here not in self.region:
            yield here
            here = here._replace(row=here.row + down, col=here.col + right)

    def numbers(self) -> Iterator[tuple[Site, Numbers]]:
        """Give the A38 clues in reading order."""
        return iter(sorted(self.board.numbers.items(), key=lambda item: item[0]))


def derived(board: DeltaBoard, visits: tuple[Site, ...]) -> frozenset[Site]:
    """Give region A as it follows from the A38 loop: its cells, but no squares, and its clues.

    Source: rules delta-a38.md, 2.
    """
    return (frozenset(visits) - board.squares.keys()) | board.numbers.keys()


def _seen(view: tuple[Site, ...], steps: frozenset[Step]) -> Iterator[Seen]:
    """Give the steps of a loop that join two cells of a view in succession."""
    for near, far in pairwise(view):
        if (near, far) in steps:
            yield Seen(Step(near, far), towards=False)
        if (far, near) in steps:
            yield Seen(Step(far, near), towards=True)
