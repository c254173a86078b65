"""The board itself: where its places lie, its grid, its frame, and how far a picture reaches."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from converters.drawing import Canvas, Drawing, Element, Path, Stroke, StrokeLayer
from converters.lattice import Lattice
from converters.limits import MAX_CELLS, MAX_SIDE
from converters.shapes.line_styles import line_look
from converters.shapes.pen import (
    PIXEL,
    SHARPNESS,
    UNIT,
    Piece,
    Point,
    ellipse,
    outline,
    segment,
    units,
)
from converters.shapes.runs import runs
from converters.site import Kind, Site, Spot

REACH: Final = 30
"""How many cells from the board a mark may lie; Penpa+ and SudokuPad margins are smaller."""

_DECIMALS: Final = 4

Line: TypeAlias = tuple[Point, Point]


class Window(NamedTuple):
    """A rectangle in cell sides."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Window":
        """Give it with a border of that width."""
        return Window(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def holds(self, point: Point) -> bool:
        """Tell whether a point lies in it; NaN never does."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom

    def around(self, other: "Window") -> "Window":
        """Give the smallest rectangle that holds both."""
        return Window(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


@dataclass(frozen=True, slots=True)
class Ground:
    """The cells that are drawn and everything that follows from them.

    Attributes:
        lattice: Where the places lie.
        cells: The cells in play, in reading order, as many as a picture may have.
        dropped: How many cells are left out because the board is too large.
        outlines: The corners of each of these cells, clockwise and rounded.
        window: The smallest rectangle around all cells.
        limit: The rectangle outside of which nothing is drawn.
        pixel: User units to a pixel of the editor that the drawing is from.
        canvas: The part of the plane that its editor shows, if it says so.
        shared: Figures whose last cell is also one of another figure of their sort.
    """

    lattice: Lattice
    cells: tuple[Site, ...]
    dropped: int
    outlines: Mapping[Site, tuple[Point, ...]]
    window: Window
    limit: Window
    pixel: float = PIXEL
    canvas: Window | None = None
    shared: frozenset[Path] = frozenset()

    def at(self, site: Site) -> Point | None:
        """Give where a site lies; None if it is no place of the lattice or too far away."""
        return self.point(Spot(site))

    def point(self, spot: Spot) -> Point | None:
        """Give where a spot lies; None if it is no place of the lattice or too far away."""
        try:
            x, y = self.lattice.xy(spot.site)
        except LookupError:  # a slot that its kind does not have
            return None
        point = x + spot.dx, y + spot.dy
        return point if self.limit.holds(point) else None

    def baseline(self, y: float) -> float:
        """Give the nearest height at which letters stand on whole pixels of a PNG."""
        if self.canvas is None:
            return y
        fine = SHARPNESS * UNIT / self.pixel
        return self.canvas.top + math.floor((y - self.canvas.top) * fine + 0.5) / fine

    def corners(self, cell: Site) -> tuple[Point, ...]:
        """Give the corners of a cell, clockwise; none if the site is no cell."""
        if cell.kind is not Kind.CELL:
            return ()
        return self.outlines.get(cell) or _corners(self.lattice, cell)

    def sides(self, without: frozenset[Line] = frozenset()) -> tuple[list[Line], list[Line]]:
        """Give the grid's segments: those between two cells, and those with a cell on one side."""
        uses = Counter(side for cell in self.cells for side in self.sides_of(cell))
        kept = [(side, count) for side, count in uses.items() if side not in without]
        return (
            [side for side, count in kept if count > 1],
            [side for side, count in kept if count == 1],
        )

    def sides_of(self, cell: Site) -> Iterator[Line]:
        """Give a cell's sides."""
        corners = self.corners(cell)
        for i, end in enumerate(corners):
            start = corners[i - 1]
            yield (start, end) if start <= end else (end, start)


def ground(drawing: Drawing) -> Ground:
    """Give the board of a drawing, cut to a size that can be drawn."""
    ordered = sorted(site for site in drawing.board if _is_cell(drawing.lattice, site))
    first_row = ordered[0].row if ordered else 0
    first_col = min((cell.col for cell in ordered), default=0)
    kept = [
        cell
        for cell in ordered
        if cell.row < first_row + MAX_SIDE and cell.col < first_col + MAX_SIDE
    ][:MAX_CELLS]
    outlines = {cell: _corners(drawing.lattice, cell) for cell in kept}
    window = _window(chain.from_iterable(outlines.values()))
    dropped = len(drawing.board) - len(kept)
    return Ground(
        drawing.lattice,
        tuple(kept),
        dropped,
        MappingProxyType(outlines),
        window,
        window.grown(REACH),
        _pixel(drawing.meta.canvas),
        _canvas_window(drawing.lattice, drawing.meta.canvas),
        frozenset(chain(_shared(drawing.question), _shared(drawing.answer))),
    )


def _shared(elements: Iterable[Element]) -> Iterator[Path]:
    """Give the thermometers, and the arrows, that end on another one behind its start."""
    paths = [each for each in elements if isinstance(each, Path)]
    for shapes in _SORTS:
        alike = [path for path in paths if path.shape in shapes]
        reached = Counter(spot for path in alike for spot in frozenset(path.points[1:]))
        yield from (path for path in alike if path.points and reached[path.points[-1]] > 1)


_SORTS: Final = (("thermo", "thermo-bare"), ("arrow", "direction"))


def _pixel(canvas: Canvas | None) -> float:
    return UNIT / canvas.pixels if canvas and canvas.pixels >= 1 else PIXEL


def _canvas_window(lattice: Lattice, canvas: Canvas | None) -> Window | None:
    """Give the part of the plane that an editor shows; None if it does not say or shows none.

    Its right and lower sides are cut so that the PNG has whole pixels, as the editor's has.
    """
    if canvas is None:
        return None
    try:
        x, y = lattice.xy(canvas.middle.site)
    except LookupError:  # a slot that its kind does not have
        return None
    wide, high = canvas.width, canvas.height
    if not (0 < wide <= _WIDEST and 0 < high <= _WIDEST and canvas.pixels >= 1):
        return None
    left, top = x + canvas.middle.dx - wide / 2, y + canvas.middle.dy - high / 2
    fine = canvas.pixels * SHARPNESS
    right, bottom = (math.floor(side * fine + _WHOLE) / fine for side in (wide, high))
    return Window(left, top, left + right, top + bottom)


_WHOLE: Final = 1e-6
_WIDEST: Final = float(MAX_SIDE)


def _is_cell(lattice: Lattice, site: Site) -> bool:
    """Tell whether a site is a cell of the lattice; its slot may be one there is none of."""
    try:
        lattice.xy(site)
    except LookupError:
        return False
    return site.kind is Kind.CELL


def _window(corners: Iterable[Point]) -> Window:
    points = list(corners)
    if not points:
        return Window(0, 0, 1, 1)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Window(min(xs), min(ys), max(xs), max(ys))


def _corners(lattice: Lattice, cell: Site) -> tuple[Point, ...]:
    return tuple(rounded(lattice.xy(vertex)) for vertex in lattice.around(cell, Kind.VERTEX))


def side(start: Point, end: Point) -> Line:
    """Give a segment whose spelling does not depend on its direction or on rounding."""
    a, b = rounded(start), rounded(end)
    return (a, b) if a <= b else (b, a)


def rounded(point: Point) -> Point:
    """Give a point as corners that different cells share are compared."""
    return round(point[0], _DECIMALS), round(point[1], _DECIMALS)


def erased(board: Ground, strokes: Iterable[object]) -> frozenset[Line]:
    """Give the grid's segments that are not drawn."""
    ends = (
        (board.point(stroke.start), board.point(stroke.end))
        for stroke in strokes
        if isinstance(stroke, Stroke) and stroke.layer is StrokeLayer.ERASED
    )
    return frozenset(side(start, end) for start, end in ends if start and end)


class Ruled(NamedTuple):
    """A line of the board: width in pixels, ends, dashes in cell sides."""

    pixels: float
    cap: str = "square"
    dash: tuple[float, ...] = ()


GRIDS: Final[dict[str, Ruled | None]] = {
    "solid": Ruled(0.8),
    "dotted": Ruled(1, "square", (0.06, 0.14)),
    "none": None,
}
FRAMES: Final[dict[str, Ruled | None]] = {"thick": Ruled(3, "round"), "none": None}
_DOT: Final = 2.1  # radius of a vertex's dot, in pixels
_DOTS: Final = {"tri": 3.0}


def grid(board: Ground, inner: Iterable[Line], style: str) -> Iterator[Piece]:
    """Draw the thin lines between cells."""
    yield from _lines(board, inner, GRIDS.get(style, GRIDS["solid"]))


def frame(board: Ground, outer: Iterable[Line], style: str, inner: str) -> Iterator[Piece]:
    """Draw the line around the cells in play, holes included; a thin one is as the grid inside."""
    if style == "thin":
        yield from grid(board, outer, "solid" if inner == "none" else inner)
    else:
        yield from _lines(board, outer, FRAMES.get(style, FRAMES["thick"]))


def dots(board: Ground) -> Iterator[Piece]:
    """Draw a dot on every vertex of a cell in play."""
    places = {corner for cell in board.cells for corner in board.corners(cell)}
    radius = _DOTS.get(board.lattice.name, _DOT) * board.pixel / UNIT
    yield from (outline((), ellipse(*place, radius)) for place in sorted(places))


def _lines(board: Ground, sides: Iterable[Line], line: Ruled | None) -> Iterator[Piece]:
    """Draw sides; dashes begin anew on each side, as its length need not be whole dashes."""
    if line is None:
        return
    look = line_look("#000", line.pixels * board.pixel, line.cap, line.dash)
    if line.dash:
        look = (*look, ("stroke-dashoffset", units(line.dash[0] / 2)))
    for start, end in sorted(sides) if line.dash else runs(sides):
        yield outline(look, segment(start, end))
