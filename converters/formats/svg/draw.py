"""From a drawing to a picture: every element at its step, everything that is not shown as a loss.

Whatever comes in, the picture is bounded: marks far from the board, broken numbers, colours that
CSS does not know and whatever no longer fits are left out or replaced, and each is a loss.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Path,
    Role,
    Stroke,
    Symbol,
    bounding_box,
    first_spot,
)
from converters.formats.svg.cages import cage_pieces
from converters.formats.svg.cleaning import cleaned
from converters.formats.svg.document import SvgDocument
from converters.formats.svg.fills import fill_pieces
from converters.formats.svg.ground import (
    Ground,
    Window,
    dots,
    erased,
    frame,
    grid,
    ground,
)
from converters.formats.svg.labels import label_extent, label_pieces
from converters.formats.svg.lines import path_pieces, stroke_pieces
from converters.formats.svg.marks import MARKS, label_mark, stroke_mark, symbol_mark
from converters.formats.svg.pictures import PICTURE, picture_pieces
from converters.formats.svg.sheet import Drawn, Flaw, Result, Stamp, Step, assembled, missing
from converters.formats.svg.symbols import symbol_pieces
from converters.halves import mended
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.plain.constraints import plainly
from converters.shapes.pen import UNIT, Look, Piece, Point, number
from converters.shapes.pen import element as tag
from converters.shapes.puzzle_shapes import reach
from converters.site import Spot

MAX_TEXT: Final = 8 * 2**20
"""Characters of a picture; what comes after is left out and listed."""

_MAX_POINTS: Final = 10_000
_BORDER: Final = 0.15  # white space around everything, in cell sides
_PIXELS: Final = 48  # on the page, to a cell
_MAX_PIXELS: Final = 2400  # a side of the page
_SHORTEST: Final = 24  # pixels to a cell below which nothing is legible

# where SudokuPad's layers lie among our steps
LAYERS: Final[dict[str, Step]] = {
    "background": Step.GROUND,
    "underlay": Step.UNDER,
    "cell-colors": Step.UNDER,
    "arrows": Step.ARROW,
    "cages": Step.WALL,
    "cell-highlights": Step.DIRECTION,
    "cell-grids": Step.EDGE,
    "cell-errors": Step.DOTS,
    "overlay": Step.OVER,
    "cell-givens": Step.LABEL,
    "cell-pen": Step.LABEL,
    "cell-pencilmarks": Step.LABEL,
    "cell-candidates": Step.LABEL,
    "cell-values": Step.LABEL,
}


class Placed(NamedTuple):
    """Where an element is listed, the element made safe, and what was drawn for it."""

    path: str
    element: Element
    results: tuple[Result, ...]


def from_drawing(drawing: Drawing, base: SvgDocument | None = None) -> Lossy[SvgDocument]:
    """Draw a picture of everything but the key.

    Args:
        drawing: What to draw.
        base: Not used; a picture is always drawn anew.

    Returns:
        The picture, with a loss for everything that is not shown or looks different.
    """
    del base
    drawing, torn = mended(drawing)
    board = ground(drawing)
    kept, losses = _bounded(drawing, board)
    shown = (result for placed in kept for result in placed.results)
    items = [item for item in shown if not isinstance(item, Flaw)]
    body = tuple(assembled(chain(_board(drawing, board), items)))
    window = _window(board, kept)
    return Lossy(_document(drawing, window, body), (*torn, *_dropped(board), *losses))


class Part(NamedTuple):
    """An element that stands in a group of its own, such as a mark that comes and goes.

    Attributes:
        element: What is drawn; one of our own marks, or anything else.
        look: The attributes of its group.
        inside: Finished elements that stand in the group besides.
    """

    element: Element
    look: Look
    inside: str = ""


def composed(drawing: Drawing, parts: Iterable[Part]) -> Lossy[SvgDocument]:
    """Draw a picture of everything but the key, and parts in groups of their own.

    Args:
        drawing: What is not grouped.
        parts: The rest; each is drawn at its step of the drawing order.
    """
    board = ground(drawing)
    kept, losses = _bounded(drawing, board)
    items = [result for placed in kept for result in placed.results if not isinstance(result, Flaw)]
    room = MAX_TEXT
    for place, one in enumerate(parts):
        element, flaws = cleaned(one.element)
        results = (*flaws, *_part(element, board)) if room > 0 else (_FULL,)
        placed = Placed(f"parts.{place}", element, results)
        grouped = [_grouped(result, one) for result in results if not isinstance(result, Flaw)]
        room -= sum(_length(item) for item in grouped)
        kept.append(placed)
        items += grouped
        losses += [_loss(placed, flaw) for flaw in results if isinstance(flaw, Flaw)]
    body = tuple(assembled(chain(_board(drawing, board), items)))
    window = _window(board, kept)
    return Lossy(_document(drawing, window, body), (*_dropped(board), *losses))


def _part(element: Element, board: Ground) -> Iterator[Result]:
    """Draw the element of a part."""
    if isinstance(element, Symbol) and element.shape in MARKS:
        return _mark(element, board)
    return _lifted(element, _results(element, board))


def _grouped(item: Drawn | Stamp, part: Part) -> Drawn:
    """Put what is drawn of a part into a group."""
    inside = "".join(assembled([item])) + part.inside
    return Drawn(item.step, Piece("elements", (), tag("g", part.look, inside)))


def _all(drawing: Drawing, board: Ground) -> Iterator[tuple[str, Element, Iterable[Result]]]:
    """Give every element, safe to draw, with its path and its results drawn when asked for."""
    for name, elements in (("question", drawing.question), ("answer", drawing.answer)):
        for i, raw in enumerate(elements):
            element, flaws = cleaned(raw)
            yield f"{name}.{i}", element, chain(flaws, _lifted(element, _shown(element, board)))
    for i, raw in enumerate(drawing.marks):
        element, flaws = cleaned(raw)
        yield f"marks.{i}", element, chain(flaws, _mark(element, board))


def _results(element: Element, board: Ground) -> Iterator[Result]:
    """Draw one element where it belongs."""
    points = _points(element, board)
    if points is None:
        yield missing(f"{type(element).__name__.lower()} off the board")
        return
    match element:
        case Fill():
            yield from fill_pieces(element, board, points[0])
        case Label():
            yield from label_pieces(element, board, points[0], Step.LABEL)
        case Symbol():
            yield from _symbol(element, board, points[0])
        case Stroke():
            yield from stroke_pieces(element, board, points[0], points[1])
        case Path():
            yield from path_pieces(element, points, board)
        case Cage():
            yield from cage_pieces(element, board)


def _symbol(symbol: Symbol, board: Ground, at: Point) -> Iterator[Result]:
    if symbol.shape == PICTURE:
        return picture_pieces(symbol, board, at)
    return symbol_pieces(symbol, board, at, Step.OVER if symbol.over else Step.UNDER)


def _shown(element: Element, board: Ground) -> Iterator[Result]:
    """Draw one element, or what shows a named constraint that has no picture of its own."""
    for part in _parts(element, board) or (element,):
        yield from _results(part, board)


def _parts(element: Element, board: Ground) -> tuple[Element, ...]:
    """Give what shows a named constraint that has no picture of its own."""
    own = isinstance(element, Path) and element.shape in ("thermo", "arrow")
    if own or not isinstance(board.lattice, SquareLattice):
        return ()
    return plainly(element)


def _spots(element: Element) -> Iterable[Spot]:
    match element:
        case Fill() | Label() | Symbol():
            return (element.at,)
        case Stroke():
            return element.start, element.end
        case Path():
            return element.points[:_MAX_POINTS]
        case Cage():
            return [Spot(cell) for cell in element.cells[:_MAX_POINTS]]


def _points(element: Element, board: Ground) -> list[Point] | None:
    """Give where an element's spots lie; None if one of them is no place in the picture."""
    points = [point for spot in _spots(element) if (point := board.point(spot))]
    return points if points and len(points) == len(list(_spots(element))) else None


def _lifted(element: Element, results: Iterable[Result]) -> Iterator[Result]:
    """Move what an element draws to the layer its paint names."""
    step = LAYERS.get(element.paint.layer or "")
    for result in results:
        if step is None or isinstance(result, Flaw):
            yield result
        else:
            yield result._replace(step=step)


def _mark(element: Element, board: Ground) -> Iterator[Result]:
    """Draw one of our own marks above everything else."""
    points = _points(element, board)
    if points is None:
        yield missing(f"{type(element).__name__.lower()} off the board")
    elif isinstance(element, Symbol) and element.shape in MARKS:
        yield from symbol_mark(element, board, points[0])
    elif isinstance(element, Stroke) and element.style in MARKS:
        yield from stroke_mark(element, points[0], points[1])
    elif isinstance(element, Label) and element.style in MARKS:
        yield from label_mark(element, points[0])
    else:
        step = Step.MARK_FILL if isinstance(element, Fill) else Step.MARK_SYMBOL
        for result in _shown(element, board):
            yield result if isinstance(result, Flaw) else result._replace(step=step)


def _bounded(drawing: Drawing, board: Ground) -> tuple[list[Placed], list[Loss]]:
    """Draw what fits, and list everything that is not shown as it should be."""
    kept: list[Placed] = []
    losses: list[Loss] = []
    room = MAX_TEXT
    for path, element, results in _all(drawing, board):
        placed = Placed(path, element, tuple(results) if room > 0 else (_FULL,))
        room -= sum(_length(result) for result in placed.results)
        kept.append(placed)
        losses += [_loss(placed, flaw) for flaw in placed.results if isinstance(flaw, Flaw)]
    return kept, losses


_FULL: Final = missing("no room left in the picture")


def _length(result: Result) -> int:
    if isinstance(result, Drawn):
        return len(result.piece.text)
    return len(result.text) if isinstance(result, Stamp) else 0


def _loss(placed: Placed, flaw: Flaw) -> Loss:
    spot = first_spot(placed.element)
    return Loss(flaw.kind, placed.path, flaw.what, spot.site if spot else None)


def _dropped(board: Ground) -> Iterator[Loss]:
    if board.dropped:
        what = f"{board.dropped} cells of a board too large for a picture"
        yield Loss(LossKind.NOT_EXPRESSIBLE, "board", what)


def _board(drawing: Drawing, board: Ground) -> Iterator[Drawn]:
    """Draw the grid, the frame and the dots."""
    meta = drawing.meta
    without = erased(board, chain(drawing.question, drawing.answer))
    inner, outer = board.sides(without)
    pieces = chain(grid(board, inner, meta.grid), frame(board, outer, meta.frame, meta.grid))
    yield from (Drawn(Step.GRID, piece) for piece in pieces)
    if board.canvas and meta.frame == "thick":
        # The editor draws it below the shading too, which makes its edges darker.
        for piece in frame(board, outer, meta.frame, meta.grid):
            yield Drawn(Step.GROUND, piece)
    if meta.dots:
        yield from (Drawn(Step.DOTS, piece) for piece in dots(board))


def _window(board: Ground, placed: Iterable[Placed]) -> Window:
    """Give the part of the plane that is shown: a canvas, but for marks of ours beyond it."""
    canvas = board.canvas
    if canvas:
        ours = [one for one in placed if one.path.startswith(_OURS)]
        return canvas.around(_around(canvas, board, ours))
    return _around(board.window, board, placed).grown(_BORDER)


_OURS: Final = ("marks", "parts")


def _around(window: Window, board: Ground, placed: Iterable[Placed]) -> Window:
    """Give the smallest part that holds some part and everything that is drawn."""
    for one in placed:
        if not any(isinstance(result, Drawn | Stamp) for result in one.results):
            continue
        for x, y in _points(one.element, board) or ():
            left, top, right, bottom = _extent(one.element)
            window = window.around(Window(x - left, y - top, x + right, y + bottom))
    return window


def _extent(element: Element) -> tuple[float, float, float, float]:
    """Give how far an element reaches from its spots: left, up, right, down."""
    half = 0.4
    match element:
        case Symbol():
            half = max(element.width / 2, element.height / 2, reach(element) - 0.1)
        case Label(role=Role.LONG | Role.TEXT):
            return label_extent(element)
        case Stroke() | Cage():
            half = 0.1
        case Fill() | Label() | Path():
            half = 0.45
    return half, half, half, half


def _document(drawing: Drawing, window: Window, body: tuple[str, ...]) -> SvgDocument:
    left, top, right, bottom = window
    wide, high = right - left, bottom - top
    canvas = drawing.meta.canvas
    pixels = canvas.pixels if canvas and canvas.pixels >= 1 else _PIXELS
    scale = min(pixels, _MAX_PIXELS / wide, _MAX_PIXELS / high)
    return SvgDocument(
        view=(
            number(left * UNIT),
            number(top * UNIT),
            number(wide * UNIT),
            number(high * UNIT),
        ),
        width=number(max(1.0, wide * scale)),
        height=number(max(1.0, high * scale)),
        title=drawing.meta.title[:300] or "Puzzle",
        description=_description(drawing),
        body=body,
    )


def _description(drawing: Drawing) -> str:
    """Say in words what a reader who does not see the picture should know."""
    _, _, rows, cols = bounding_box(drawing.board)
    author = f" by {drawing.meta.author[:300]}" if drawing.meta.author else ""
    marks = sum(isinstance(mark, Label) and mark.style == "violation" for mark in drawing.marks)
    wrong = f"; {marks} places are marked as wrong" if marks else ""
    return f"{drawing.lattice.name} board, {rows} rows, {cols} columns{author}{wrong}"
