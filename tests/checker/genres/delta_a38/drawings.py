"""Small Delta/A38 drawings for tests, and boards that a drawing can show."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import strategies as st

from checker.genre import Reading
from checker.genres.delta_a38.board import (
    DeltaBoard,
    Directed,
    Drawn,
    Line,
    Numbers,
    Route,
    Shade,
    Square,
    Step,
    line,
)
from checker.genres.delta_a38.drawer import drawn_answer
from checker.genres.delta_a38.reading.conventions import STARS
from checker.genres.delta_a38.reading.reader import read
from converters.drawing import Drawing, Element, Fill, Label, Role, Stroke, StrokeLayer, Symbol
from converters.lattice import SquareLattice
from converters.site import Kind, Site, Spot, cell, parse

CIRCLE = Symbol(Spot(cell(0, 0)), "circle", "black", width=0.7)


def as_drawn(board: DeltaBoard) -> DeltaBoard:
    """Give the board as its drawing shows it."""
    return replace(board, answer=drawn_answer(board), passes=board.passes or None)


def puzzle(
    *question: Element,
    answer: tuple[Element, ...] = (),
    rows: int = 4,
    cols: int = 4,
    circles: tuple[Element, ...] = (CIRCLE,),
) -> Drawing:
    """Give a drawing with its circle at R1C1."""
    lattice = SquareLattice(rows, cols)
    return Drawing(
        lattice, frozenset(lattice.sites(Kind.CELL)), (*circles, *question), tuple(answer)
    )


def reading(drawing: Drawing) -> Reading[DeltaBoard]:
    return read(drawing, STARS)


def square(at: str, style: str = "white", width: float = 0.8) -> Symbol:
    return Symbol(Spot(parse(at)), "square", style, width=width)


def text(at: str, words: str, role: Role = Role.VALUE) -> Label:
    return Label(Spot(parse(at)), words, role)


def shaded(at: str, style: str) -> Fill:
    return Fill(Spot(parse(at)), (style,))


def path(*names: str, layer: StrokeLayer = StrokeLayer.LINE, style: str = "green") -> list[Stroke]:
    """Give one stroke between each two places that follow one another."""
    spots = [Spot(parse(name)) for name in names]
    return [Stroke(one, other, layer, style) for one, other in pairwise(spots)]


def lines(*names: str) -> frozenset[Line]:
    """Give the lines through some cells."""
    return frozenset(line(*pair) for pair in pairwise(map(parse, names)))


def cells(*names: str) -> frozenset[Site]:
    return frozenset(map(parse, names))


@st.composite
def boards(draw: st.DrawFn) -> DeltaBoard:
    """Give boards with a drawn answer: lines and arrows anywhere, and two regions or none."""
    rows, cols = draw(st.integers(2, 5)), draw(st.integers(2, 5))
    places = [cell(row, col) for row in range(rows) for col in range(cols)]
    order = draw(st.permutations(places))
    start, rest = order[0], order[1:]
    count = draw(st.integers(0, len(rest) // 2))
    clues = rest[:count]
    split = draw(st.integers(0, count))
    steps = [Step(one, other) for one in places for other in places if _beside(one, other)]
    return DeltaBoard(
        rows,
        cols,
        start,
        squares={site: draw(SQUARES) for site in clues[:split]},
        numbers={site: draw(NUMBERS) for site in clues[split:]},
        answer=Drawn(
            frozenset(line(*step) for step in draw(st.sets(st.sampled_from(steps)))),
            draw(st.frozensets(st.sampled_from(steps), max_size=4)),
        ),
        region=draw(_regions(rows, cols, start)),
        passes=draw(st.frozensets(st.sampled_from(places), min_size=1, max_size=3) | st.none()),
    )


@st.composite
def ringed_boards(draw: st.DrawFn) -> DeltaBoard:
    """Give boards of 4 by 8 cells with a ring in each half, its way told or not, and clues."""
    clues = draw(st.sets(st.sampled_from([cell(row, col) for row in (1, 2) for col in (1, 5, 6)])))
    squares = {site: draw(SQUARES) for site in clues if site.col > 1}
    numbers = {site: draw(NUMBERS) for site in clues if site.col == 1}
    castle = _ring(draw(st.integers(1, 3)), draw(st.integers(6, 7)), left=4)
    a38 = _ring(3, 2, left=0)
    return DeltaBoard(
        4,
        8,
        cell(0, 0),
        squares=squares,
        numbers=numbers,
        answer=Directed(draw(_routes(castle)), draw(_routes(a38))),
        region=frozenset(cell(row, col) for row in range(4) for col in range(4)),
    )


def _ring(bottom: int, right: int, *, left: int) -> tuple[Site, ...]:
    """Give the cells around a rectangle that begins in the first row, clockwise."""
    top = [cell(0, col) for col in range(left, right)]
    down = [cell(row, right) for row in range(bottom)]
    back = [cell(bottom, col) for col in range(right, left, -1)]
    up = [cell(row, left) for row in range(bottom, 0, -1)]
    return (*top, *down, *back, *up)


def _routes(ring: tuple[Site, ...]) -> st.SearchStrategy[Route]:
    """Give a ring from any cell, either way, told or not."""
    ways = st.sampled_from((ring, ring[::-1]))
    at = st.integers(0, len(ring) - 1)
    return st.builds(
        lambda cells, at, either: Route((*cells[at:], *cells[:at]), either),
        ways,
        at,
        st.booleans(),
    )


SQUARES = st.builds(Square, st.sampled_from(Shade), st.integers(-99, 99) | st.none())
NUMBERS = st.builds(Numbers, st.frozensets(st.integers(1, 30), max_size=3), st.integers(1, 2))


def _beside(one: Site, other: Site) -> bool:
    return abs(one.row - other.row) + abs(one.col - other.col) == 1


def _regions(rows: int, cols: int, start: Site) -> st.SearchStrategy[frozenset[Site] | None]:
    """Give the side of a straight border that the circle is on, or no regions."""
    cut = st.integers(1, rows - 1)
    above = cut.map(
        lambda row: frozenset(
            cell(each, col)
            for each in range(rows)
            for col in range(cols)
            if (each < row) == (start.row < row)
        )
    )
    return above | st.none()
