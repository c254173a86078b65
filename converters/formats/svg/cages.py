"""Groups of cells: killer cages with their sums, regions with a thick border."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from converters.drawing import Cage, Label, Paint, Role
from converters.errors import shown
from converters.formats.svg.ground import Ground, Line
from converters.formats.svg.labels import label_pieces
from converters.formats.svg.sheet import Drawn, Result, Step, changed
from converters.lattice import SquareLattice
from converters.shapes.attributes import extra
from converters.shapes.cage_outlines import INSET, cage_segments
from converters.shapes.line_styles import CAGES, line_look, linked, painted
from converters.shapes.pen import Point, outline, polygon, segment
from converters.shapes.runs import runs
from converters.site import Site, Spot


def cage_pieces(cage: Cage, board: Ground) -> Iterator[Result]:
    """Draw one cage as its kind demands, and its label in its topmost, then leftmost cell."""
    cells = [cell for cell in cage.cells if board.at(cell) is not None]
    if cage.kind in _UNSEEN:
        return
    if cage.kind in _THICK:
        look = line_look(cage.paint.stroke or "#000", 3 * board.pixel, "round")
        for start, end in runs(_outer_sides(board, cells)):
            yield Drawn(Step.GRID, outline(look, segment(start, end)))
    elif cage.kind in _SHADED:
        shade = (("fill", _SHADED[cage.kind]),)
        yield Drawn(Step.FILL, outline(shade, *(polygon(board.corners(cell)) for cell in cells)))
    else:
        if cage.kind != "killer":
            yield changed(f"cage of the kind {shown(cage.kind)} drawn as a killer cage")
        yield from _outline(cage, board, cells)
    if cage.label and cells:
        yield from _label(cage, board, min(cells))


_THICK: Final = ("region", "box")
_UNSEEN: Final = ("hidden", "none", "rowcol", "disjoint")
_SHADED: Final = {
    "windoku": "#e7e7e7",
    "clone": "#cfcfcf",
    "extra-region": "#e7e7e7",
    "row-indexer": "#f7d5d5",
    "column-indexer": "#d5f0d5",
    "box-indexer": "#d5d5f7",
}
"""Kinds that SudokuPad shows by colouring their cells."""


def _outline(cage: Cage, board: Ground, cells: list[Site]) -> Iterator[Drawn]:
    """Draw the outline inside of the cells, in the style that a format may have for it."""
    style = extra(cage.paint, "outline")
    if style == "none":
        return
    line = CAGES.get(str(style), CAGES["dashed"])
    paint = replace(cage.paint, fill=None)
    look = painted(line, paint, board.pixel)
    if line.dash and isinstance(board.lattice, SquareLattice):
        # Each piece begins with its own dash, as the editor draws it.
        within, across = cage_segments(frozenset(cells))
        yield Drawn(Step.CAGE, outline(look, *within))
        if across:
            yield Drawn(Step.CAGE, outline(painted(linked(line), paint, board.pixel), *across))
        return
    for loop in loops(board, cells):
        yield Drawn(Step.CAGE, outline(look, polygon(inset(loop, INSET))))


def _label(cage: Cage, board: Ground, first: Site) -> Iterator[Result]:
    label = Label(Spot(first), cage.label, Role.SUM, paint=Paint(ink=cage.paint.ink))
    at = board.at(first)
    if at:
        yield from label_pieces(label, board, at, Step.LABEL)


def _outer_sides(board: Ground, cells: list[Site]) -> list[Line]:
    uses: dict[Line, int] = {}
    for cell in cells:
        for edge in board.sides_of(cell):
            uses[edge] = uses.get(edge, 0) + 1
    return [edge for edge, count in uses.items() if count == 1]


def loops(board: Ground, cells: Iterable[Site]) -> Iterator[list[Point]]:
    """Give the closed outlines around a group of cells, the cells to the right of each step."""
    steps = {step for cell in cells for step in _around(board, cell)}
    border = sorted(step for step in steps if step[::-1] not in steps)
    after: dict[Point, list[Point]] = {}
    for start, end in border:
        after.setdefault(start, []).append(end)
    while after:
        yield _loop(after)


def _around(board: Ground, cell: Site) -> Iterator[Line]:
    corners = board.corners(cell)
    return zip(corners, (*corners[1:], *corners[:1]), strict=True)


def _loop(after: dict[Point, list[Point]]) -> list[Point]:
    """Follow the outline from its first corner until it closes, and take it out."""
    start = min(after)
    loop = [start, _take(after, start, 0)]
    while loop[-1] != start:
        choices = after[loop[-1]]
        # Where cells touch in one corner only, the sharpest right turn stays with the same cell.
        turns = [_turn(loop[-2], loop[-1], choice) for choice in choices]
        loop.append(_take(after, loop[-1], turns.index(max(turns))))
    return loop[:-1]


def _take(after: dict[Point, list[Point]], start: Point, index: int) -> Point:
    end = after[start].pop(index)
    if not after[start]:
        del after[start]
    return end


def _turn(before: Point, here: Point, then: Point) -> float:
    """Give how far a step turns to the right, in radians."""
    into = math.atan2(here[1] - before[1], here[0] - before[0])
    out = math.atan2(then[1] - here[1], then[0] - here[0])
    return (out - into + math.pi) % (2 * math.pi) - math.pi


def inset(loop: Sequence[Point], by: float) -> list[Point]:
    """Move a closed outline that far to its right; straight stretches become one."""
    moved: list[Point] = []
    for i, here in enumerate(loop):
        u = _normal(loop[i - 1], here)
        v = _normal(here, loop[(i + 1) % len(loop)])
        along = u[0] * v[0] + u[1] * v[1]
        if along < _STRAIGHT:
            share = by / (1 + along) if along > -_STRAIGHT else by
            moved.append((here[0] + share * (u[0] + v[0]), here[1] + share * (u[1] + v[1])))
    return moved


_STRAIGHT: Final = 0.9999


def _normal(start: Point, end: Point) -> Point:
    """Give the direction to the right of a step."""
    far = math.dist(start, end) or 1.0
    return (start[1] - end[1]) / far, (end[0] - start[0]) / far
