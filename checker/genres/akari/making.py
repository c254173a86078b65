"""Makes Akari puzzles of a wanted grade.

Black cells are drawn by lot, some bulbs that light the rest as the rules want it, and every black
cell gets its number. Then numbers are taken away, in an order drawn by lot, for as long as the
puzzle stays within the grade before the wanted one; of the rest for as long as it stays within the
wanted one. A number that this could spare and the other could not makes the puzzle of exactly the
wanted grade. If there is none, or if not even all numbers were enough, another board is
drawn; after some of those with more black cells, as Simon Tatham's Light Up does it.

The symmetry is that of the black cells.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count, product
from random import Random
from typing import Final

from checker.genres.akari.board import AkariBoard, bulbs_beside
from checker.maker import Maker, Order, Symmetry, images, shuffled
from converters.site import Site, cell

WALLS: Final = range(20, 50, 5)
"""Percent of the cells that are black; the next one after some attempts."""

ATTEMPTS: Final = 2_000
"""Cells drawn with so many black ones, on all boards together: large boards with few black cells
hardly ever have one solution."""

MOST: Final = 1_000_000
"""Numbers tried times cells of the board, for each grade: a large board keeps some numbers that it
could spare."""


def make(order: Order[AkariBoard]) -> AkariBoard | None:
    """Make one puzzle.

    Returns:
        A board without bulbs, of exactly the last of the order's grades; None if it was too late.
    """
    alike = max(1, ATTEMPTS // (order.rows * order.cols))
    for attempt in count():
        if order.late():
            return None
        order.tell(attempt)
        share = WALLS[attempt // alike % len(WALLS)]
        board = _thinned(_numbered(_lit(_walled(order, share), order.rng)), order)
        if board is not None and not order.late():
            return board
    return None


MAKER: Final = Maker(tuple(Symmetry), make, to="puzzlink")


def _walled(order: Order[AkariBoard], share: int) -> AkariBoard:
    """Give a board with so many percent of its cells black, or a few more for symmetry."""
    rows, cols = order.rows, order.cols
    wanted = rows * cols * share // 100
    walls: set[tuple[int, int]] = set()
    for place in shuffled(product(range(rows), range(cols)), order.rng):
        if len(walls) >= wanted:
            break
        walls |= images(place, rows, cols, order.symmetry)
    return AkariBoard(rows, cols, frozenset(cell(*place) for place in walls))


def _lit(board: AkariBoard, rng: Random) -> AkariBoard:
    """Put bulbs where it is still dark, in an order drawn by lot, until all is lit."""
    seen: dict[Site, list[Site]] = {}
    for corridor, _ in board.corridors(board.grid()):
        cells = [board.numbered(number) for number in corridor]
        for site in cells:
            seen[site] = seen.get(site, []) + cells
    lit: set[Site] = set()
    bulbs: list[Site] = []
    for site in shuffled(sorted(seen), rng):
        if site not in lit:
            bulbs.append(site)
            lit.update(seen[site])
    return replace(board, bulbs=frozenset(bulbs))


def _numbered(board: AkariBoard) -> AkariBoard:
    """Take the bulbs away and write on every black cell how many stood beside it."""
    clues = dict(bulbs_beside(board, sorted(board.walls)))
    return replace(board, clues=clues, bulbs=frozenset())


def _thinned(board: AkariBoard, order: Order[AkariBoard]) -> AkariBoard | None:
    """Take numbers away until the puzzle is of exactly the wanted grade; None: it is not."""
    *easier, wanted = order.grades[-2:] or ("",)
    if not order.fits(board, wanted):
        return None
    sites = shuffled(sorted(board.clues), order.rng)
    for grade in (*easier, wanted):
        if order.fits(board, grade):
            board = _spared(board, sites, grade, order)
    return None if easier and order.fits(board, easier[0]) else board


def _spared(
    board: AkariBoard, sites: Sequence[Site], grade: str, order: Order[AkariBoard]
) -> AkariBoard:
    """Take away each number, one after another, that a grade can spare."""
    left = MOST // (board.rows * board.cols)
    for site in sites:
        if site in board.clues and left > 0 and not order.late():
            left -= 1
            clues = {at: clue for at, clue in board.clues.items() if at != site}
            without = replace(board, clues=clues)
            board = without if order.fits(without, grade) else board
    return board
