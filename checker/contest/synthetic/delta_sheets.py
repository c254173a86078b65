"""The same Delta/A38 answer as different solvers hand it in: drawn with other tools, or written.

Lines are drawn step by step, as halves that meet in the middle of a step, or as long strokes; in
the solver's layer, in the author's, or in both. Borders or colours show the regions. Marks that
mean nothing lie about. All of that is drawn here and not by the genre's own drawer, which only
draws the puzzle.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Final, TypeAlias

from checker.contest.synthetic.crafts import Case, Sent
from checker.genres.delta_a38.board import DeltaBoard, Drawn, Line, Step, unsolved
from checker.registry import genre as find_genre
from converters import registry
from converters.drawing import Element, Fill, Label, Path, Role, Stroke, StrokeLayer, Symbol
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell

NAME: Final = "delta-a38"

DRAWN: Final = ("penpa", "sudokupad")
"""The formats that hold drawings."""
WRITTEN: Final = ("text", "json")
"""The genre's own notations."""

MOST_STRAYS: Final = 4

_HUES: Final = ("green", "red", "blue", "solid", "thick", "grey", "dashed")
_SHADES: Final = (("blue", "yellow"), ("pink", "green"), ("orange", "purple"))
_POINTING: Final = {(-1, 0): "up", (0, 1): "right", (1, 0): "down", (0, -1): "left"}

_TEXTS: Final = {"up": "\u2191", "right": "\u2192", "down": "\u2193", "left": "\u2190"}

_Lines: TypeAlias = Iterable[Line]


def handed_in(
    case: Case[DeltaBoard],
    board: DeltaBoard,
    sent: Sent,
    *,
    forms: Sequence[str] = (*DRAWN, *WRITTEN),
    more: Sequence[Element] = (),
) -> Sent:
    """Give an entry that hands in a board in some form.

    Args:
        case: What the entry is made from.
        board: The puzzle with an answer; drawn forms want it as lines.
        sent: The verdict.
        forms: The forms it may have, of `DRAWN` and `WRITTEN`.
        more: Further marks of a drawn form.
    """
    form = case.random.choice(forms)
    if form in DRAWN:
        return sent._replace(link=_drawn(board, form, case.random, more))
    genre = find_genre(NAME)
    if form == "text" or genre.own is None:
        return sent._replace(board=genre.to_text(board))
    return sent._replace(board=genre.own.to_json(board))


def puzzle_link(board: DeltaBoard, form: str) -> str:
    """Give a puzzle without any answer, in one of all forms."""
    genre = find_genre(NAME)
    if form in DRAWN:
        return registry.write(genre.draw(unsolved(board)), to=form).value
    if form == "text" or genre.own is None:
        return genre.to_text(unsolved(board))
    return genre.own.to_json(unsolved(board))


def way(step: Step) -> tuple[int, int]:
    """Give the rows and columns of a step."""
    return step.end.row - step.start.row, step.end.col - step.start.col


def _drawn(board: DeltaBoard, form: str, random: Random, more: Sequence[Element]) -> str:
    """Give a board as a link."""
    answer = board.answer if isinstance(board.answer, Drawn) else Drawn()
    look, show = random.choice(LOOKS), random.choice(REGIONS)
    marks = [
        *look(sorted(answer.lines), random),
        *(random.choice(ARROWS)(step) for step in sorted(answer.arrows)),
        *(show(board, board.region, random) if board.region is not None else ()),
    ]
    own = [
        *(Symbol(Spot(site), "star", "white", over=True) for site in sorted(board.passes or ())),
        *_strays(board, random),
        *more,
    ]
    share = random.choice((0.0, 0.0, 1.0, 0.5))
    given = [mark for mark in marks if random.random() < share]
    drawing = find_genre(NAME).draw(unsolved(board))
    drawing = replace(
        drawing,
        question=(*drawing.question, *given),
        answer=(*(mark for mark in marks if mark not in given), *own),
    )
    return registry.write(drawing, to=form).value


def _stroke(one: Site, other: Site, hue: str, layer: StrokeLayer = StrokeLayer.LINE) -> Stroke:
    return Stroke(Spot(one), Spot(other), layer, hue)


def _steps(lines: _Lines, random: Random) -> Iterator[Element]:
    """Draw each step of one colour."""
    hue = random.choice(_HUES)
    yield from (_stroke(one, other, hue) for one, other in lines)


def _colourful(lines: _Lines, random: Random) -> Iterator[Element]:
    """Draw each step in a colour of its own."""
    yield from (_stroke(one, other, random.choice(_HUES)) for one, other in lines)


def _halves(lines: _Lines, random: Random) -> Iterator[Element]:
    """Draw each step as two halves."""
    hue = random.choice(_HUES)
    for one, other in lines:
        yield _stroke(one, middle(one, other), hue)
        yield _stroke(other, middle(one, other), hue)


def _long(lines: _Lines, _: Random) -> Iterator[Element]:
    """Draw each straight run through several cells as one figure."""
    left = dict.fromkeys(lines)
    while left:
        run = next(iter(left))
        points = [run.first]
        while run in left:
            del left[run]
            points.append(run.second)
            down, right = way(Step(*run))
            run = Line(run.second, cell(run.second.row + down, run.second.col + right))
        yield Path(tuple(map(Spot, points)), "line")


LOOKS: Final[tuple[Callable[[Sequence[Line], Random], Iterable[Element]], ...]] = (
    _steps,
    _colourful,
    _halves,
    _long,
)
"""How lines are drawn."""


def middle(one: Site, other: Site) -> Site:
    """Give the edge between two neighbouring cells, the earlier one first."""
    return Site(Kind.EDGE, one.row, one.col, RIGHT if one.row == other.row else BELOW)


def _edge_of(step: Step) -> Site:
    return middle(*sorted(step))


ARROWS: Final[tuple[Callable[[Step], Element], ...]] = (
    lambda step: Symbol(Spot(_edge_of(step)), "inequality-slim", toward=(toward(step),), over=True),
    lambda step: Symbol(Spot(_edge_of(step)), "inequality", toward=(toward(step),), over=True),
    lambda step: Symbol(Spot(step.start), "arrow", "black", toward=(toward(step),), over=True),
    lambda step: Label(Spot(step.start), _TEXTS[toward(step)]),
)
"""How it is shown which way a loop runs: across an edge, or in the cell that it leaves."""


def toward(step: Step) -> str:
    """Give the way a step goes, as a word."""
    return _POINTING[way(step)]


def _borders(board: DeltaBoard, region: frozenset[Site], random: Random) -> Iterator[Element]:
    """Draw the border of the regions along the grid."""
    hue = random.choice(("thick", "green", "red"))
    for site, (down, right) in product(board.cells(), ((0, 1), (1, 0))):
        other = cell(site.row + down, site.col + right)
        if board.holds(other) and (site in region) != (other in region):
            corner = Site(Kind.VERTEX, site.row, site.col)
            before = corner._replace(row=site.row - right, col=site.col - down)
            yield _stroke(before, corner, hue, StrokeLayer.EDGE)


def _colours(board: DeltaBoard, region: frozenset[Site], random: Random) -> Iterator[Element]:
    """Colour both regions."""
    one, other = random.choice(_SHADES)
    for site in board.cells():
        yield Fill(Spot(site), (one if site in region else other,))


REGIONS: Final[tuple[Callable[[DeltaBoard, frozenset[Site], Random], Iterable[Element]], ...]] = (
    _borders,
    _colours,
)
"""How regions are shown."""


def _strays(board: DeltaBoard, random: Random) -> Iterator[Element]:
    """Give marks of a solver that mean nothing; none hides another mark of its cell."""
    bare = [site for site in board.cells() if site not in board.clues() and site != board.start]
    count = random.randrange(min(MOST_STRAYS, len(bare)) + 1)
    for site in random.sample(bare, count):
        yield random.choice(STRAYS)(site)
    if random.random() < 1 / 3:
        yield Symbol(Spot(Site(Kind.EDGE, board.rows // 2, 0, RIGHT)), "x-mark", "edge")


STRAYS: Final[tuple[Callable[[Site], Element], ...]] = (
    lambda site: Symbol(Spot(site), "x-mark", "line"),
    lambda site: Symbol(Spot(site), "circle", "white", width=0.3),
    lambda site: Symbol(Spot(site), "dot"),
    lambda site: Label(Spot(site), "7"),
    lambda site: Label(Spot(site), "12", Role.CANDIDATES),
    lambda site: Label(Spot(site), "?", Role.MEDIUM),
)
"""Marks of a solver that mean nothing in a cell."""
