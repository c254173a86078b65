"""Makes Akari puzzles of a wanted grade.

Black cells are drawn by lot, some bulbs that light the rest as the rules want it, and every black
cell gets its number. Then numbers are taken away, in an order drawn by lot, for as long as the
puzzle stays within the grade before the wanted one; of the rest for as long as it stays within the
wanted one. A number that this could spare and the other could not makes the puzzle of exactly the
wanted grade. If there is none, or if not even all numbers were enough, another board is
drawn; after some of those with more black cells, as Simon Tatham's Light Up does it.

A large board as a whole hardly ever comes out right by lot, but nearly all of it does. So there,
where conclusions from single cells and numbers stop, a cell is made black and the numbers around
are written anew, until all numbers together are enough.

The symmetry is that of the black cells.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count, product
from random import Random
from typing import Final

from checker.genres.akari.board import AkariBoard, bulbs_beside, dark_cells
from checker.genres.akari.tatham_grade import left_open
from checker.maker import Maker, Order, Symmetry, images, shuffled
from converters.site import Site, cell

WALLS: Final = range(20, 50, 5)
"""Percent of the cells that are black; the next one after some attempts."""

ATTEMPTS: Final = 2_000
"""Cells drawn with so many black ones, on all boards together: large boards with few black cells
hardly ever have one solution."""

LARGE: Final = 400
"""Cells of a board from which on it is mended instead of drawn again."""

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
        lit = _lit(_walled(order, share), order.rng)
        if order.rows * order.cols >= LARGE:
            lit = _mended(lit, order)
        board = _thinned(_numbered(lit), order)
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
    dark = shuffled(dark_cells(board), rng)
    return replace(board, bulbs=board.bulbs.union(_apart(dark, board)))


def _apart(sites: Iterable[Site], board: AkariBoard) -> Iterator[Site]:
    """Give those of some white cells that see none of those given before."""
    along: dict[int, range] = {}
    down: dict[int, range] = {}
    for corridor, _ in board.corridors(board.grid()):
        (along if corridor.step == 1 else down).update(dict.fromkeys(corridor, corridor))
    seen: set[range] = set()
    for site in sites:
        number = board.number(site)
        corridors = {along[number], down[number]}
        if seen.isdisjoint(corridors):
            seen |= corridors
            yield site


def _mended(board: AkariBoard, order: Order[AkariBoard]) -> AkariBoard:
    """Make cells black until single cells and numbers settle all; the other bulbs stay.

    Each round makes fewer cells white, so it comes to an end.
    """
    while not order.late() and (open_ := left_open(_numbered(board))):
        rows, cols = board.rows, board.cols
        chosen = [(site.row, site.col) for site in _apart(shuffled(open_, order.rng), board)]
        alike = (images(place, rows, cols, order.symmetry) for place in chosen)
        walls = board.walls.union(cell(*place) for place in chain.from_iterable(alike))
        board = _lit(replace(board, walls=walls, bulbs=board.bulbs - walls), order.rng)
    return board


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
    """Take away each number, one after another, that a grade can spare.

    On large boards several go at once: twice as many after they could be spared, half as many to be
    tried again after they could not.
    """
    large = board.rows * board.cols >= LARGE
    left = MOST // (board.rows * board.cols)
    sites = [site for site in sites if site in board.clues]
    at, many = 0, 1
    while at < len(sites) and left > 0 and not order.late():
        left -= 1
        some = sites[at : at + many]
        clues = {site: clue for site, clue in board.clues.items() if site not in some}
        without = replace(board, clues=clues)
        spared = order.fits(without, grade)
        board = without if spared else board
        at += many if spared or many == 1 else 0
        many = (many * 2 if spared else max(1, many // 2)) if large else 1
    return board
