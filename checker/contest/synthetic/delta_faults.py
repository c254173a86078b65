"""What else can be wrong with a Delta/A38 answer: regions, arrows, marks, lists of cells.

As with `delta_lines`, each fault says what must be found, and nothing is asked of the rules.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from checker.contest.synthetic.crafts import Case, Sent
from checker.contest.synthetic.delta_answers import (
    a38_steps,
    all_lines,
    castle_steps,
    crossings,
    dressed,
    loops,
    visited,
)
from checker.contest.synthetic.delta_lines import CASTLE_OPEN
from checker.contest.synthetic.delta_sheets import DRAWN, WRITTEN, handed_in, middle
from checker.contest.verdict import Verdict
from checker.genres.delta_a38.board import DeltaBoard, Directed, Drawn, Route, Step, line
from converters.connected import pieces
from converters.drawing import Stroke, StrokeLayer
from converters.site import Kind, Site, Spot, cell, name

_Case: TypeAlias = Case[DeltaBoard]


def moved_border(case: _Case) -> Sent | None:
    """Show one cell in the wrong region; both stay in one piece, so that they are read."""
    right = case.made.right
    moves = [each for each in _moves(right) if _is_read(right, *each)]
    if not moves:
        return None
    site, region = case.random.choice(moves)
    board = replace(dressed(case, all_lines(case)), region=region)
    return handed_in(case, board, Sent(Verdict.WRONG, rule=_misplaced(case, site), cell=name(site)))


def _moves(right: DeltaBoard) -> Iterator[tuple[Site, frozenset[Site]]]:
    """Give each cell that can change its region, with the region of the circle as it then is."""
    cells, region = frozenset(right.cells()), right.region or frozenset()
    for site in sorted(cells):
        moved = region ^ {site}
        both = (moved, cells - moved)
        if all(len(list(pieces(sorted(each), right.neighbours))) == 1 for each in both):
            yield site, moved


def _is_read(right: DeltaBoard, site: Site, region: frozenset[Site]) -> bool:
    """Tell whether a reader knows which region is which.

    It goes by the circle, unless all clues say the other way round.
    """
    crossed = bool(right.numbers) and bool(right.squares)
    swapped = crossed and not region & right.numbers.keys() and right.squares.keys() <= region
    kept = crossed and right.numbers.keys() <= region and not region & right.squares.keys()
    return kept if site == right.start else not swapped


def _misplaced(case: _Case, site: Site) -> str:
    """Give the rule that a cell in the other region breaks."""
    right = case.made.right
    sorts = {
        "start_in_castle": (right.start,),
        "square_in_a38": right.squares,
        "a38_clue_in_castle": right.numbers,
        "a38_leaves_region": loops(right).a38.cells,
        "delta_leaves_region": loops(right).castle.cells,
    }
    code = next((code for code, sites in sorts.items() if site in sites), "a38_misses_cell")
    return f"delta-a38/{code}"


def scattered_region(case: _Case) -> Sent | None:
    """Write down that a cell amidst one region is of the other one."""
    right, region = case.made.right, case.made.right.region or frozenset()
    some = [
        site
        for site in right.cells()
        if all((other in region) == (site in region) for other in right.neighbours(site))
    ]
    if not some:
        return None
    site = case.random.choice(some)
    sent = Sent(Verdict.WRONG, rule="delta-a38/region_disconnected", cell=name(site))
    board = replace(dressed(case, all_lines(case)), region=region ^ {site})
    return handed_in(case, board, sent, forms=WRITTEN)


def one_region(case: _Case) -> Sent:
    """Write down that every cell is of the same region."""
    cells = frozenset(case.made.right.cells())
    board = replace(
        dressed(case, all_lines(case)), region=case.random.choice((cells, cells - cells))
    )
    sent = Sent(Verdict.WRONG, rule="delta-a38/region_missing")
    return handed_in(case, board, sent, forms=WRITTEN)


def wrong_way_castle(case: _Case) -> Sent | None:
    """Point an arrow against the castle loop: the number of every square changes its sign."""
    board = case.made.right
    told = [site for site, square in sorted(board.squares.items()) if square.value]
    if not told:
        return None
    sent = Sent(Verdict.WRONG, rule="delta-a38/delta_sum", cell=name(told[0]))
    return _against(case, castle_steps(case), sent)


def wrong_way_a38(case: _Case) -> Sent:
    """Point an arrow against the A38 loop: the puzzle has no other solution, and this is one."""
    return _against(case, a38_steps(case), Sent(Verdict.WRONG))


def _against(case: _Case, steps: tuple[Step, ...], sent: Sent) -> Sent:
    step = case.random.choice(steps)
    arrows = frozenset({Step(step.end, step.start)})
    board = replace(dressed(case, ()), answer=Drawn(all_lines(case), arrows))
    return handed_in(case, board, sent)


def arrows_both_ways(case: _Case) -> Sent:
    """Point one arrow along a loop and one against it."""
    steps = case.random.choice((castle_steps(case), a38_steps(case)))
    one, other = case.random.sample(steps, 2)
    arrows = frozenset({one, Step(other.end, other.start)})
    board = replace(dressed(case, ()), answer=Drawn(all_lines(case), arrows))
    sent = Sent(Verdict.WRONG, rule="delta-a38/arrows_contradict", cell=name(one.start))
    return handed_in(case, board, sent)


def half_line(case: _Case) -> Sent | None:
    """Draw half a line too many: nobody can tell what was meant."""
    cells, board = visited(case), case.made.right
    some = [
        line(site, other)
        for site in sorted(cells)
        for other in board.neighbours(site)
        if line(site, other) not in all_lines(case)
    ]
    if not some:
        return None
    one, other = case.random.choice(some)
    half = Stroke(Spot(one), Spot(middle(one, other)), StrokeLayer.LINE, "red")
    board = dressed(case, all_lines(case))
    return handed_in(case, board, Sent(Verdict.NOT_CHECKED), forms=DRAWN, more=(half,))


def slanting_line(case: _Case) -> Sent:
    """Draw a line aslant: nobody can tell what was meant."""
    board = case.made.right
    row, col = (case.random.randrange(side - 1) for side in (board.rows, board.cols))
    stroke = Stroke(Spot(cell(row, col)), Spot(cell(row + 1, col + 1)), StrokeLayer.LINE, "red")
    drawn = dressed(case, all_lines(case))
    return handed_in(case, drawn, Sent(Verdict.NOT_CHECKED), forms=DRAWN, more=(stroke,))


def drawn_on_grid(case: _Case) -> Sent:
    """Draw both loops along the grid, half a cell beside their cells: there is no loop yet."""
    hue = case.random.choice(("green", "solid"))
    strokes = tuple(
        Stroke(_shifted(one), _shifted(other), StrokeLayer.EDGE, hue)
        for one, other in sorted(all_lines(case))
    )
    board = replace(dressed(case, ()), region=None)
    sent = Sent(Verdict.UNFINISHED, rule="delta-a38/a38_misses_start")
    return handed_in(case, board, sent, forms=DRAWN, more=strokes)


def _shifted(site: Site) -> Spot:
    """Give the lower right vertex of a cell."""
    return Spot(Site(Kind.VERTEX, site.row, site.col))


def castle_there_and_back(case: _Case) -> Sent:
    """List one step of the castle loop there, back and there again."""
    loop = loops(case.made.right)
    castle = _stuttering(case, loop.castle)
    sent = Sent(Verdict.WRONG, rule="delta-a38/delta_crosses", cell=name(castle.cells[0]))
    return _listed(case, replace(loop, castle=castle), sent)


def a38_there_and_back(case: _Case) -> Sent:
    """List one step of the A38 loop there, back and there again."""
    loop = loops(case.made.right)
    a38 = _stuttering(case, loop.a38)
    sent = Sent(Verdict.WRONG, rule="delta-a38/a38_overlaps", cell=name(a38.cells[0]))
    return _listed(case, replace(loop, a38=a38), sent)


def _stuttering(case: _Case, loop: Route) -> Route:
    at = case.random.randrange(len(loop.cells))
    cells = (*loop.cells[at:], *loop.cells[:at])
    return Route((*cells[:2], *cells))


def circle_twice(case: _Case) -> Sent:
    """List the step that leaves the circle there, back and there again."""
    loop = loops(case.made.right)
    at = loop.a38.cells.index(case.made.right.start)
    cells = (*loop.a38.cells[at:], *loop.a38.cells[:at])
    start = name(case.made.right.start)
    sent = Sent(Verdict.WRONG, rule="delta-a38/a38_start_crossed", cell=start)
    return _listed(case, replace(loop, a38=Route((*cells[:2], *cells))), sent)


def turned_crossing(case: _Case) -> Sent | None:
    """List what lies between both visits to a crossing the other way round: it turns there."""
    loop, crossed = loops(case.made.right), crossings(case)
    if not crossed:
        return None
    at = case.random.choice(crossed)
    cells = loop.a38.cells
    first = cells.index(at)
    second = cells.index(at, first + 1)
    turned = (*cells[: first + 1], *cells[second - 1 : first : -1], *cells[second:])
    sent = Sent(Verdict.WRONG, rule="delta-a38/a38_turns_at_crossing", cell=name(at))
    return _listed(case, replace(loop, a38=Route(turned)), sent)


def leaping_castle(case: _Case) -> Sent:
    """Leave a cell out of the list of the castle loop: it leaps there."""
    loop = loops(case.made.right)
    at = case.random.randrange(len(loop.castle.cells))
    cells = loop.castle.cells
    castle = Route((*cells[:at], *cells[at + 1 :]))
    sent = Sent(Verdict.UNFINISHED, rule=CASTLE_OPEN, cell=name(cells[at - 1]))
    return _listed(case, replace(loop, castle=castle), sent)


def _listed(case: _Case, answer: Directed, sent: Sent) -> Sent:
    board = replace(case.made.right, answer=answer, passes=None)
    return handed_in(case, board, sent, forms=WRITTEN)


SORTS: Final = (
    moved_border,
    scattered_region,
    one_region,
    wrong_way_castle,
    arrows_both_ways,
    half_line,
    slanting_line,
    drawn_on_grid,
    castle_there_and_back,
    a38_there_and_back,
    circle_twice,
    turned_crossing,
    leaping_castle,
)
"""Sorts whose verdict follows from what was done to the solution alone."""

LONE: Final = (wrong_way_a38,)
"""Sorts whose verdict follows from the puzzle having one solution."""
