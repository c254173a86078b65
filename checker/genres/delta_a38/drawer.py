"""A Delta/A38 board as a drawing of plain marks that Penpa+ and SudokuPad both can show.

Clues are squares and texts, the circle is a black disc; the answer is green lines with an arrow
here and there, a thick border between the regions, and stars on marked pass cells. Reading undoes
it, but for what no drawing can show:

- A loop as a list of cells becomes its lines; where it may not run either way, some of them carry
  an arrow. A leap is drawn as a straight line, and a line used twice is one line.
- That no pass cell was marked though marking was wanted: an empty set of marks.
- Regions in more pieces than two: their border alone does not tell them.

`checker.genres.delta_a38.undrawn` names all of that.
"""

from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.board import (
    TAG,
    DeltaBoard,
    Directed,
    Drawn,
    Route,
    Shade,
    Step,
    are_beside,
    line,
    moves_of,
)
from checker.genres.delta_a38.reading.arrows import way_of
from checker.genres.delta_a38.reading.halves import between, vertices
from checker.genres.delta_a38.reading.regions import borders_of
from converters.drawing import Drawing, Element, Label, Meta, Role, Stroke, StrokeLayer, Symbol
from converters.lattice import SquareLattice
from converters.site import Site, Spot

SQUARE_WIDTH: Final = 0.8
DISC_WIDTH: Final = 0.7
LINE: Final = "green"
BORDER: Final = "thick"
MARK: Final = "white"
"""The look of a pass mark; a black one could not be seen on the circle."""
_EVERY: Final = 4
"""One step of so many carries an arrow."""
_SIZES: Final = ((2, Role.LARGE), (4, Role.MEDIUM))
"""The longest texts of each size; longer ones are small."""
_MINUS: Final = "\u2212"


def draw(board: DeltaBoard) -> Drawing:
    """Give the board as a drawing."""
    drawn = drawn_answer(board)
    return Drawing(
        lattice=SquareLattice(board.rows, board.cols),
        board=frozenset(board.cells()),
        question=tuple(_puzzle(board)),
        answer=(
            *lines_of(board),
            *(_arrow(step) for step in sorted(drawn.arrows)),
            *_borders(board),
            *(Symbol(Spot(site), "star", MARK, over=True) for site in sorted(board.passes or ())),
        ),
        meta=Meta(tags=(TAG,)),
    )


def lines_of(board: DeltaBoard) -> tuple[Element, ...]:
    """Give the lines of the loops: what an editor's key can ask a solver for."""
    leaps = tuple(step for step in moves(board) if not are_beside(*step))
    return tuple(
        Stroke(Spot(one), Spot(other), StrokeLayer.LINE, LINE)
        for one, other in (*sorted(drawn_answer(board).lines), *leaps)
    )


def drawn_answer(board: DeltaBoard) -> Drawn:
    """Give the lines and arrows of an answer in either form."""
    if isinstance(board.answer, Drawn):
        return board.answer
    loops = (board.answer.castle, board.answer.a38)
    lines = (line(*step) for step in moves(board) if are_beside(*step))
    arrows = (step for loop in loops if not loop.either for step in _told(loop))
    return Drawn(frozenset(lines), frozenset(arrows))


def moves(board: DeltaBoard) -> tuple[Step, ...]:
    """Give every move of both loops, if they are lists of cells."""
    if not isinstance(board.answer, Directed):
        return ()
    return (*_steps(board.answer.castle), *_steps(board.answer.a38))


def _steps(loop: Route) -> tuple[Step, ...]:
    """Give the moves of a loop; one cell makes none."""
    return moves_of(loop.cells) if len(loop.cells) > 1 else ()


def _told(loop: Route) -> tuple[Step, ...]:
    """Give the steps that carry an arrow: those that are not taken both ways."""
    steps = _steps(loop)
    back = {Step(step.end, step.start) for step in steps}
    return tuple(step for step in steps if are_beside(*step) and step not in back)[::_EVERY]


def _puzzle(board: DeltaBoard) -> Iterator[Element]:
    for site, square in sorted(board.squares.items()):
        yield Symbol(Spot(site), "square", square.shade.value, width=SQUARE_WIDTH)
    yield Symbol(Spot(board.start), "circle", "black", width=DISC_WIDTH)
    for site, square in sorted(board.squares.items()):
        if square.value is not None:
            ink = "white" if square.shade is Shade.BLACK else "black"
            yield _text(site, str(square.value).replace("-", _MINUS), ink)
    for site, numbers in sorted(board.numbers.items()):
        yield _text(site, str(numbers), "black")


def _text(site: Site, words: str, ink: str) -> Label:
    role = next((role for most, role in _SIZES if len(words) <= most), Role.SMALL)
    return Label(Spot(site), words, role, ink)


def _arrow(step: Step) -> Symbol:
    at = Spot(between(*step))
    return Symbol(at, "inequality-slim", toward=(way_of(step),), over=True)


def _borders(board: DeltaBoard) -> Iterator[Stroke]:
    for edge in borders_of(board.region or frozenset(), frozenset(board.cells())):
        one, other = vertices(edge)
        yield Stroke(Spot(one), Spot(other), StrokeLayer.EDGE, BORDER)
