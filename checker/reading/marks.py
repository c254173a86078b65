"""The marks of a drawing, each with its layer, its cells and its row in a convention.

This is the first half of reading: every element becomes one `Mark`. A mark stands on the cells
whose middle it covers, on a border or corner between cells, or outside of the board.
"""

from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise, product
from math import floor
from typing import Final, NamedTuple

from checker.genre import Convention, Row
from checker.reading.looks import covers_cells, is_invisible, sides_of
from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Paint,
    Path,
    Stroke,
    StrokeLayer,
    Symbol,
    bounding_box,
)
from converters.lattice import SquareLattice
from converters.limits import MAX_SIDE
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell

_OFF_CENTRE: Final = 0.3
"""How far from the middle of a cell a mark may stand and still belong to that cell alone."""

_OFF_GRID: Final = 0.15
"""How far from a grid line a side of a rectangle that covers whole cells may lie."""

_FAR: Final = 1e6
"""Cells past which a place is outside of anything."""


class Layer(StrEnum):
    """Whose mark it is."""

    QUESTION = "question"
    ANSWER = "answer"


class Mark(NamedTuple):
    """One element of a drawing.

    Attributes:
        element: The element.
        layer: Whose it is.
        sites: Where it is, most telling first; for one between cells, that border or corner.
        cells: The cells it stands in the middle of.
        touched: All cells it lies on or beside.
        row: What the convention says of it; None: nothing, it is unread.
    """

    element: Element
    layer: Layer
    sites: tuple[Site, ...]
    cells: tuple[Site, ...]
    touched: tuple[Site, ...]
    row: Row | None

    def means(self, meaning: str) -> bool:
        """Tell whether it has this meaning."""
        return self.row is not None and self.row.meaning == meaning


def marks_of(drawing: Drawing, convention: Convention) -> Iterator[Mark]:
    """Give all marks of both layers in drawing order, the author's first."""
    rows, cols = bounding_box(drawing.board)[2:]
    for layer, elements in (
        (Layer.QUESTION, drawing.question),
        (Layer.ANSWER, drawing.answer),
    ):
        for element in elements:
            sites, cells, touched = place_of(element, rows, cols)
            row = None if is_invisible(element) else convention.row(element)
            yield Mark(element, layer, sites, cells, touched, row)


class Place(NamedTuple):
    """Where an element is; see `Mark`."""

    sites: tuple[Site, ...]
    cells: tuple[Site, ...]
    touched: tuple[Site, ...]


# Points do not depend on a lattice's size, and a reader has checked that it is a square one.
_PLANE: Final = SquareLattice(1, 1)


def place_of(element: Element, rows: int, cols: int) -> Place:
    """Give where an element stands; a rectangle only on the board's box from R1C1 on."""
    match element:
        case Fill(at=at) | Label(at=at):
            return _at_spot(at)
        case Symbol(at=at):
            return _covered(element, rows, cols) if covers_cells(element) else _at_spot(at)
        case Stroke(start=start, end=end):
            return _through((start, end))
        case Path(points=points):
            return _through(points)
        case _:
            return Place(element.cells, (), element.cells)


def _at_spot(spot: Spot) -> Place:
    """Give the place of a small mark."""
    site = spot.site
    if site.kind is Kind.CELL and not (spot.dx or spot.dy) and max(map(abs, site[1:3])) <= _FAR:
        return Place((site,), (site,), (site,))  # as nearly all marks are
    x, y = _PLANE.point(spot)
    if not max(abs(x), abs(y)) <= _FAR:  # also true of what is no number
        return Place((spot.site,), (), ())
    here = cell(floor(y), floor(x))
    if max(abs(x - here.col - 0.5), abs(y - here.row - 0.5)) <= _OFF_CENTRE:
        return Place((here,), (here,), (here,))
    if spot.site.kind in (Kind.EDGE, Kind.VERTEX):
        return Place((spot.site,), (), tuple(_PLANE.around(spot.site, Kind.CELL)))
    return Place((here,), (), (here,))


def _covered(symbol: Symbol, rows: int, cols: int) -> Place:
    """Give the place of a rectangle that covers whole cells, clipped to the board's box.

    One that does not lie on the grid, or is far too large, covers none.
    """
    x, y = _PLANE.point(symbol.at)
    width, height = sides_of(symbol)
    beside = _at_spot(symbol.at)._replace(cells=())
    if not max(abs(x), abs(y), width, height) <= MAX_SIDE:  # also true of what is no number
        return beside
    down, right = _whole(y, height, rows), _whole(x, width, cols)
    cells = tuple(cell(row, col) for row, col in product(down, right))
    return Place(cells, cells, cells) if cells else beside


def _whole(centre: float, length: float, most: int) -> range:
    """Give the rows or columns that a stretch covers; none unless its ends are grid lines."""
    ends = (centre - length / 2, centre + length / 2)
    first, last = map(round, ends)
    if max(abs(ends[0] - first), abs(ends[1] - last)) > _OFF_GRID:
        return range(0)
    return range(max(first, 0), min(last, most))


def _through(spots: tuple[Spot, ...]) -> Place:
    """Give the place of a figure through several spots."""
    sites = tuple(dict.fromkeys(spot.site for spot in spots))
    touched = (near for spot in spots for near in _at_spot(spot).touched)
    return Place(sites, (), tuple(dict.fromkeys(touched)))


def reaches(element: Element, rows: int, cols: int) -> bool:
    """Tell whether a figure that may be larger than its spots lies over a board from R1C1 on.

    Lines may cross a board that neither of their ends is on; an outline in another program's
    words, a figure without any spot, or a picture as large as it is, may lie anywhere.
    """
    spots: tuple[Spot, ...]
    half = 0.0
    match element:
        case Path(points=points, shape=shape) if not points or shape == "svg":
            return True
        case Symbol(shape="picture"):
            return True
        case Path(points=points):
            spots = points
        case Stroke(start=start, end=end):
            spots = (start, end)
        case Symbol(at=at, width=width, height=height) if max(width, height) > 1:
            spots, half = (at,), max(width, height) / 2
        case _:
            return False
    axes = zip(*map(_PLANE.point, spots), strict=True)
    sides = zip(axes, (cols, rows), strict=True)
    return all(min(axis) - half < side and max(axis) + half > 0 for axis, side in sides)


def shows_nothing(element: Element, board: frozenset[Site]) -> bool:
    """Tell whether an element shows nothing that the board does not show anyway.

    That is a piece of the board's own border, drawn or rubbed out, a region of all its cells, a
    group of cells that its editor does not show, and a line that is wholly transparent.
    """
    match element:
        case Stroke(paint=Paint(opacity=opacity)) | Path(paint=Paint(opacity=opacity)) if (
            opacity is not None and opacity <= 0
        ):
            return True
        case Stroke(layer=StrokeLayer.EDGE | StrokeLayer.ERASED):
            return _is_border_line(element, board)
        case Path(shape="line", paint=Paint(fill=None)):
            return _is_frame(element, board)
        case Cage(kind=kind, cells=cells, label=label):
            return kind == "hidden" or (kind == "region" and not label and board <= {*cells})
        case _:
            return False


def _is_border_line(line: Stroke, board: frozenset[Site]) -> bool:
    """Tell whether a line along the grid is one step of the board's border."""
    ends = (line.start.site, line.end.site)
    if not all(spot == Spot(spot.site) for spot in (line.start, line.end)):
        return False
    edges = [set(_PLANE.around(end, Kind.EDGE)) for end in ends if end.kind is Kind.VERTEX]
    shared = set[Site].intersection(*edges) if len(edges) == len(ends) else set[Site]()
    return any(_is_border(edge, board) for edge in shared) and len(shared) == 1


def _is_frame(path: Path, board: frozenset[Site]) -> bool:
    """Tell whether a line of several steps runs along the board's border only."""
    ends = [spot.site for spot in path.points]
    if len(ends) < 2 or any(spot != Spot(spot.site) for spot in path.points):  # noqa: PLR2004
        return False
    return all(
        one.kind is other.kind is Kind.VERTEX and _runs_on_border(one, other, board)
        for one, other in pairwise(ends)
    )


def _runs_on_border(one: Site, other: Site, board: frozenset[Site]) -> bool:
    """Tell whether every edge between two vertices of one grid line is on the border."""
    rows, cols = sorted((one.row, other.row)), sorted((one.col, other.col))
    if (one.row == other.row) is (one.col == other.col) or rows[1] - rows[0] > MAX_SIDE:
        return False
    if one.row == other.row:
        places = (Site(Kind.EDGE, one.row, col, BELOW) for col in range(cols[0] + 1, cols[1] + 1))
    else:
        places = (Site(Kind.EDGE, row, one.col, RIGHT) for row in range(rows[0] + 1, rows[1] + 1))
    return cols[1] - cols[0] <= MAX_SIDE and all(_is_border(edge, board) for edge in places)


def _is_border(edge: Site, board: frozenset[Site]) -> bool:
    """Tell whether an edge has a cell in play on one side at most."""
    beside = _PLANE.around(edge, Kind.CELL)
    return len(board.intersection(beside)) < len(beside)
