"""What the names of lines make: rows, columns, diagonals and others, with their directions."""

from dataclasses import replace
from typing import Final

from checker.codes.chart import REFUSED, Value
from checker.codes.reading import Line, Shape, Which
from converters.site import Site


def line_at(shape: Shape, *ats: int) -> Value:
    """Give "row 5"."""
    return lines_at(shape, ats)


def between(first: int, last: int) -> Value:
    """Give "5 to 7"."""
    fits = first < last <= first + _MOST_LINES
    return tuple(range(first, last + 1)) if fits else REFUSED


def one_cell(site: Site) -> tuple[Line, ...]:
    """Give one cell by its name."""
    return (Line(Shape.CELL, cell=site),)


def lines_at(shape: Shape, ats: tuple[int, ...]) -> Value:
    """Give "rows 5 and 7"."""
    return REFUSED if 0 in ats else tuple(Line(shape, at=at) for at in ats)


def band(first: tuple[Shape, int], count: int, shape: Shape) -> Value:
    """Give "the bottom two rows": some lines at one end, in reading order."""
    edge, at = first
    if edge is not shape or not 0 < count <= _MOST_LINES:
        return REFUSED
    ats = range(1, count + 1) if at > 0 else range(-count, 0)
    return lines_at(shape, tuple(ats))


def ranked(at: int, count: int, shape: Shape) -> Value:
    """Give "the first four rows"."""
    return band((shape, at), count, shape) if at in (1, -1) else REFUSED


_MOST_LINES: Final = 20


def edge_line(edge: tuple[Shape, int], shape: Shape, ordinal: int | None = None) -> Value:
    """Give "the top row" if such lines have a top; "the bottom (12.) row" tells it twice."""
    if edge[0] is not shape or (ordinal is not None and edge[1] > 0 and ordinal != edge[1]):
        return REFUSED
    return (Line(shape, at=edge[1] if ordinal is None else ordinal),)


def _turned(line: Line, way: tuple[str, bool]) -> Value:
    """Give a line read in a direction; refused if it does not run that way."""
    axis, backwards = way
    fits = {
        Shape.ROW: "hrb",
        Shape.COLUMN: "vrb",
        Shape.FALLING: "b",
        Shape.RISING: "b",
        Shape.BOX: "hvr",
        Shape.REGION: "hvr",
        Shape.GRID: "hvr",
    }
    if line.which is not Which.ONE:
        return _turned_each(line, way)
    if axis not in fits.get(line.shape, "") or (backwards and line.shape not in _STRAIGHT):
        return REFUSED
    return replace(line, backwards=backwards)


_STRAIGHT: Final = (Shape.ROW, Shape.COLUMN, Shape.FALLING, Shape.RISING)


def _turned_each(line: Line, way: tuple[str, bool]) -> Value:
    """Give every line of a shape, in another order or each read in a direction."""
    axis, backwards = way
    along = {"h": Shape.ROW, "v": Shape.COLUMN}.get(axis, line.shape)
    if along is line.shape:
        return replace(line, backwards=backwards)
    return replace(line, upwards=backwards)


def counted_from(shape: Shape, at: int, side: tuple[Shape, int]) -> Value:
    """Give "the third row from the bottom"."""
    return (Line(shape, at=at * side[1]),) if side[0] is shape and at > 0 else REFUSED


def directed(lines: tuple[Line, ...], way: tuple[str, bool] | None) -> Value:
    """Give lines with the direction behind them.

    A direction that is the usual one is no news.
    """
    if way is None:
        return lines
    axis, backwards = way
    if not backwards:
        return usual(lines, axis)
    turned = tuple(_turned(line, way) for line in lines)
    return REFUSED if REFUSED in turned else turned


def usual(lines: tuple[Line, ...], axis: str) -> Value:
    """Give the lines if some of them run that way, or if it is the order of them all."""
    shapes = {line.shape for line in lines}
    wanted = {"h": Shape.ROW, "v": Shape.COLUMN}.get(axis)
    runs = wanted is None or wanted in shapes or not shapes <= {Shape.ROW, Shape.COLUMN}
    ordered = len(lines) > 1 or any(line.which is not Which.ONE for line in lines)
    return lines if runs or ordered else REFUSED


def diagonal(
    kind: str, start: tuple[str, str] | None = None, end: tuple[str, str] | None = None
) -> Value:
    """Give a diagonal by its name, its corners or both; refused if they contradict."""
    if start is not None:
        end = end or (_OPPOSITE[start[0]], _OPPOSITE[start[1]])
    if start is None or end is None:
        # A rising diagonal has no usual direction: without corners it is not known.
        return (Line(Shape.FALLING),) if kind == "falling" and start is end else REFUSED
    if start[0] == end[0] or start[1] == end[1]:
        return REFUSED
    shape = Shape.FALLING if (start[0] == "top") == (start[1] == "left") else Shape.RISING
    if kind not in ("any", shape.value):
        return REFUSED
    backwards = start[0] == ("bottom" if shape is Shape.FALLING else "top")
    return (Line(shape, backwards=backwards),)


_OPPOSITE: Final = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


def marked(*shapes: Shape) -> tuple[Line, ...]:
    """Give the lines that the author marked."""
    return tuple(Line(shape, Which.MARKED) for shape in shapes)


def middle(shape: Shape) -> tuple[Line, ...]:
    """Give the middle line of a shape."""
    return (Line(shape),)


def every_line(shape: Shape, but: int | None, way: tuple[str, bool] | None) -> Value:
    """Give every line of a shape, perhaps without the last ones."""
    line = Line(shape, Which.EVERY, but_last=but or 0)
    turned = line if way is None else _turned(line, way)
    return REFUSED if turned is REFUSED else (turned,)


def but_last(ordinal: int) -> Value:
    """Give "except the last": of no other line this is said of every one."""
    return 1 if ordinal == -1 else REFUSED


def region(site: Site) -> tuple[Line, ...]:
    """Give the region that a cell lies in."""
    return (Line(Shape.REGION, cell=site),)


def reading_order(one: tuple[str, bool], two: tuple[str, bool]) -> Value:
    """Give "left to right, top to bottom": the reading order."""
    return REFUSED if one[1] or two[1] or one == two else ("r", False)
