"""A board that is not of squares as a picture on a board of squares, without a grid of its own.

SudokuPad knows squares only. So the cells are drawn as outlines, every mark stands where it stood,
and what a solver can select are the squares below the picture. One loss says so.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import ceil, floor
from typing import Final, NamedTuple

from converters.codec.js_json import dump, number_text
from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Paint,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
    first_spot,
)
from converters.errors import with_article
from converters.formats.sudokupad.fields import PIXELS
from converters.lattice import Lattice, SquareLattice
from converters.loss import Loss, LossKind
from converters.shapes.sign_shapes import turned_on
from converters.site import Kind, Site, Spot

_Point = tuple[float, float]
_PLANE: Final = SquareLattice(1, 1)
_DECIMALS: Final = 6
_GRID: Final = 1.5 / PIXELS
_FRAME: Final = 3.5 / PIXELS
_DOT: Final = 7 / PIXELS
_DASHES: Final = '"4 4"'


class _Sheet(NamedTuple):
    """Where the board's plane lies on the squares."""

    lattice: Lattice
    left: float
    top: float

    def point(self, spot: Spot) -> _Point:
        x, y = self.lattice.xy(spot.site)
        return round(x + spot.dx - self.left, _DECIMALS), round(y + spot.dy - self.top, _DECIMALS)

    def spot(self, spot: Spot) -> Spot:
        return _PLANE.spot(*self.point(spot))

    def corners(self, cell: Site) -> list[Site]:
        return list(self.lattice.around(cell, Kind.VERTEX)) if cell.kind is Kind.CELL else []


class Flat(NamedTuple):
    """A drawing of squares, its lattice, and what it cannot say.

    Its board is empty, since none of its squares means anything.
    """

    drawing: Drawing
    lattice: SquareLattice
    losses: tuple[Loss, ...]


def flattened(drawing: Drawing) -> Flat:
    """Give a drawing of squares that looks like a drawing on another lattice."""
    lattice = drawing.lattice
    points = [
        lattice.xy(corner) for cell in drawing.board for corner in lattice.around(cell, Kind.VERTEX)
    ] or [(0.0, 0.0)]
    left, top = (floor(min(numbers)) for numbers in zip(*points, strict=True))
    right, bottom = (ceil(max(numbers)) for numbers in zip(*points, strict=True))
    sheet = _Sheet(lattice, left, top)
    what = f"{with_article(lattice.name)} board, drawn as a picture: its cells cannot be selected"
    losses = [Loss(LossKind.APPROXIMATED, "lattice", what)]
    question = (*_grid(sheet, drawing), *_moved(sheet, drawing.question, "question", losses))
    answer = tuple(_moved(sheet, drawing.answer, "answer", losses))
    if drawing.key:
        compared = "the answer that is expected: SudokuPad compares cells of squares only"
        losses.append(Loss(LossKind.NOT_EXPRESSIBLE, "key", compared))
    meta = replace(drawing.meta, grid="none", frame="thick", dots=False)
    size = SquareLattice(max(1, bottom - top), max(1, right - left))
    drawn = Drawing(size, frozenset(), question, answer, meta=meta)
    return Flat(drawn, size, tuple(losses))


def _moved(
    sheet: _Sheet, elements: Iterable[Element], layer: str, losses: list[Loss]
) -> Iterator[Element]:
    for element in elements:
        try:
            yield from tuple(_element(sheet, element))
        except LookupError:  # a slot that its kind of site does not have
            spot = first_spot(element)
            site = spot.site if spot else None
            losses.append(Loss(LossKind.NOT_EXPRESSIBLE, layer, "a mark beside the board", site))


def _element(sheet: _Sheet, element: Element) -> Iterator[Element]:
    match element:
        case Fill():
            yield from _fill(sheet, element)
        case Label():
            yield replace(element, at=sheet.spot(element.at))
        case Symbol():
            turned = turned_on(element, sheet.lattice.name)
            yield replace(turned, at=sheet.spot(element.at))
        case Stroke():
            if element.layer is not StrokeLayer.ERASED:
                start, end = sheet.spot(element.start), sheet.spot(element.end)
                yield replace(element, start=start, end=end)
        case Path():
            yield replace(element, points=tuple(map(sheet.spot, element.points)))
        case Cage():
            yield from _cage(sheet, element)


def _fill(sheet: _Sheet, fill: Fill) -> Iterator[Element]:
    """Give a cell's shape in its colours, one wedge of its corners each."""
    corners = [sheet.spot(Spot(corner)) for corner in sheet.corners(fill.at.site)]
    shades = fill.css()
    if len(corners) < len(shades) or not corners:
        yield replace(fill, at=sheet.spot(fill.at))
        return
    centre = sheet.spot(Spot(fill.at.site))
    ring = [*corners, corners[0]]
    for index, css in enumerate(shades):
        start, end = (len(corners) * i // len(shades) for i in (index, index + 1))
        wedge = (*ring[start : end + 1], centre, ring[start])
        points = wedge if len(shades) > 1 else tuple(ring)
        yield Path(points, "line", paint=Paint(fill=css, layer="underlay"))


def _cage(sheet: _Sheet, cage: Cage) -> Iterator[Element]:
    """Give a group's outline: thick for a region, thin and dashed for all else."""
    style = "medium" if cage.kind == "region" else "thin-dashed"
    for start, end in _border(sheet, cage.cells):
        ends = sheet.spot(Spot(start)), sheet.spot(Spot(end))
        yield Stroke(*ends, StrokeLayer.CAGE, style)
    if cage.label and cage.cells:
        x, y = sheet.point(Spot(min(cage.cells)))
        yield Label(_PLANE.spot(x, y - 0.25), cage.label, Role.SUM)


def _border(sheet: _Sheet, cells: Iterable[Site]) -> list[tuple[Site, Site]]:
    return [side for side, uses in _sides(sheet, cells).items() if uses == 1]


def _sides(sheet: _Sheet, cells: Iterable[Site]) -> Counter[tuple[Site, Site]]:
    """Count how many of the cells each side belongs to."""
    sides: Counter[tuple[Site, Site]] = Counter()
    for cell in sorted(cells):
        corners = sheet.corners(cell)
        for index, end in enumerate(corners):
            start = corners[index - 1]
            sides[(start, end) if start <= end else (end, start)] += 1
    return sides


def _grid(sheet: _Sheet, drawing: Drawing) -> Iterator[Element]:
    """Draw the sides of all cells as one outline, those around the board, and dots as others."""
    sides = _sides(sheet, drawing.board)
    erased = {
        tuple(sorted((stroke.start.site, stroke.end.site)))
        for stroke in (*drawing.question, *drawing.answer)
        if isinstance(stroke, Stroke) and stroke.layer is StrokeLayer.ERASED
    }
    kept = {side: uses for side, uses in sides.items() if side not in erased}
    if drawing.meta.grid != "none":
        dashes = (("stroke-dasharray", _DASHES),) if drawing.meta.grid == "dotted" else ()
        yield from _outline(sheet, kept, _GRID, dashes)
    if drawing.meta.frame != "none":
        wide = _FRAME if drawing.meta.frame == "thick" else _GRID
        yield from _outline(sheet, [side for side, uses in kept.items() if uses == 1], wide, ())
    if drawing.meta.dots:
        corners = {corner for side in sides for corner in side}
        yield from _outline(sheet, [(corner, corner) for corner in sorted(corners)], _DOT, ())


def _outline(
    sheet: _Sheet,
    sides: Iterable[tuple[Site, Site]],
    width: float,
    extra: tuple[tuple[str, str], ...],
) -> Iterator[Path]:
    ways = ["L".join(_place(sheet.point(Spot(corner))) for corner in side) for side in sides]
    if ways:
        paint = Paint(
            stroke="#000000",
            width=width,
            layer="cell-grids",
            extra=(("d", dump("M" + "M".join(ways))), *extra),
        )
        yield Path((Spot(Site(Kind.VERTEX, -1, -1)),), "svg", paint=paint)


def _place(point: _Point) -> str:
    return " ".join(number_text(round(number * PIXELS, 2)) for number in point)
