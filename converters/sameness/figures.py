"""The facts of strokes, figures through several places, and groups of cells."""

import re
from collections.abc import Iterator
from dataclasses import replace
from math import floor
from typing import Final

from converters.drawing import Cage, Path, Stroke, StrokeLayer
from converters.drawn import has_bulb, landed, pointer, pointer_place
from converters.lattice import Lattice, SquareLattice
from converters.sameness.fact import FIGURE, Fact, What
from converters.sameness.places import Place, edge_steps, is_on_grid, point, steps
from converters.sameness.shades import shade
from converters.sameness.signs import WORDS, plain
from converters.site import Kind, Site, Spot

_BEYOND: Final = 0.06
"""How far a figure may reach beyond the cell that it is drawn in."""
_LARGEST: Final = 1.12
"""Sides up to which it fills only one."""
_FAINT_LINES: Final = frozenset(("invisible", "thin-white"))
_GRID_LINES: Final = frozenset(
    (
        *("thin", "hairline", "grid-dashed", "thin-grey", "thin-grey-dashed", "thin-dashed"),
        *("thin-solid", "thin-short-dashed", "thin-grey-short-dashed"),
    )
)
_THIN: Final = 2.6 / 64
_DOTS: Final = re.compile(r'"(?:M[-0-9. ]{1,40}l0 0)+"')
"""An outline that is nothing but dots on the grid's vertices."""
_OPEN: Final = frozenset(("hidden", "none", "rowcol", "disjoint"))
"""Kinds of cages without an outline."""
_FOG: Final = "foglight"
"""The label of cells that are lit from the start: an instruction, and never shown."""
_REGIONS: Final = frozenset(("region", "box"))
_HEADED: Final = frozenset(("arrow", "direction"))
_BULBS: Final = frozenset(("thermo", "slow-thermo"))


def stroke_facts(stroke: Stroke, lattice: Lattice) -> Iterator[Fact]:
    """Give what one segment says: a border, a line, or a side of a cage."""
    if stroke.layer is StrokeLayer.ERASED or stroke.style in _FAINT_LINES or _is_white(stroke):
        return
    if stroke.layer is StrokeLayer.CAGE:
        yield from _cage_side(stroke, lattice)
        return
    thin = stroke.style in _GRID_LINES if stroke.paint.width is None else _is_thin(stroke)
    yield from _drawn(lattice, (stroke.start, stroke.end), thin=thin)


def _is_white(line: Stroke | Path) -> bool:
    """Tell whether a line is of the colour of paper; a filled figure is not."""
    paint = line.paint
    return paint.stroke is not None and not shade(paint.stroke) and not paint.fill


def _is_thin(line: Stroke | Path) -> bool:
    return line.paint.width is not None and line.paint.width <= _THIN


def _drawn(lattice: Lattice, spots: tuple[Spot, ...], *, thin: bool) -> Iterator[Fact]:
    """Give the steps of a way; thin ones along the grid are part of the grid."""
    square = isinstance(lattice, SquareLattice)
    for step in steps(lattice, spots):
        on_grid = square and is_on_grid(step)
        if not (on_grid and thin):
            yield Fact(What.BORDER if on_grid else What.LINE, step)


def _cage_side(stroke: Stroke, lattice: Lattice) -> Iterator[Fact]:
    """Give the side of the cell along which a piece of a cage runs; links are none."""
    one, other = stroke.start, stroke.end
    if not isinstance(lattice, SquareLattice):
        yield Fact(What.CAGE, (*min(one.site, other.site), *max(one.site, other.site)))
        return
    if (one.site.row, one.site.col) == (other.site.row, other.site.col):
        (x1, y1), (x2, y2) = lattice.point(one), lattice.point(other)
        yield Fact(What.CAGE, point(lattice, lattice.spot((x1 + x2) / 2, (y1 + y2) / 2)))


def path_facts(path: Path, lattice: Lattice) -> Iterator[Fact]:
    """Give what a figure says: its way, and its head or bulb."""
    if path.shape == "svg":
        yield from _outline(path, lattice)
        return
    if _is_white(path):
        return
    toward = pointer(path, lattice)
    if toward and isinstance(lattice, SquareLattice):
        yield Fact(What.SYMBOL, point(lattice, pointer_place(path, lattice)), WORDS[toward])
        return
    tip = len(path.points) - 1
    if path.paint.fill and path.points[0] != path.points[tip]:
        path = replace(path, points=(*path.points, path.points[0]))
    if path.paint.fill and _is_small(path, lattice):
        yield Fact(What.SYMBOL, _heart(path, lattice), FIGURE)
        return
    way = _way(path, lattice)
    yield from _drawn(lattice, way, thin=_is_thin(path))
    if path.shape in _HEADED:
        yield Fact(What.SYMBOL, point(lattice, way[tip]), "arrow-head")
    if path.shape in _BULBS or has_bulb(path):
        yield Fact(What.SYMBOL, point(lattice, way[0]), "circle")


def _way(path: Path, lattice: Lattice) -> tuple[Spot, ...]:
    """Give the spots of a figure; of a long one the cells, where it begins or ends beside them."""
    if not isinstance(lattice, SquareLattice) or _is_in_one_cell(path, lattice):
        return path.points
    return tuple(landed(spot, lattice) for spot in path.points)


def _is_small(path: Path, lattice: Lattice) -> bool:
    """Tell whether a figure is closed and no larger than a cell."""
    if not isinstance(lattice, SquareLattice) or path.points[0] != path.points[-1]:
        return False
    return _span(path, lattice) <= _LARGEST


def _is_in_one_cell(path: Path, lattice: SquareLattice) -> bool:
    for places in zip(*map(lattice.point, path.points), strict=True):
        least, most = min(places), max(places)
        if (
            most - floor((least + most) / 2) > 1 + _BEYOND
            or least < floor(most - _BEYOND) - _BEYOND
        ):
            return False
    return True


def _span(path: Path, lattice: SquareLattice) -> float:
    """Give the larger side of the box around a figure."""
    xs, ys = zip(*map(lattice.point, path.points), strict=True)
    return float(max(max(xs) - min(xs), max(ys) - min(ys)))


def _heart(path: Path, lattice: Lattice) -> Place:
    """Give the middle of a figure on a square board."""
    if not isinstance(lattice, SquareLattice):
        return point(lattice, path.points[0])
    xs, ys = zip(*map(lattice.point, path.points), strict=True)
    return point(lattice, lattice.spot((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2))


def _outline(path: Path, lattice: Lattice) -> Iterator[Fact]:
    """Give a filled outline as shading of where it begins, any other as a figure there."""
    at = point(lattice, path.points[0])
    fill = path.paint.fill
    if fill is not None and path.paint.stroke is None:
        seen = shade(fill)
        if seen:
            yield Fact(What.SHADING, at, seen)
        return
    if not _DOTS.fullmatch(dict(path.paint.extra).get("d", "")):
        yield Fact(What.SYMBOL, at, FIGURE)


def cage_facts(cage: Cage, lattice: Lattice) -> Iterator[Fact]:
    """Give what a group of cells says: its borders or sides, and its label."""
    if cage.label and cage.cells and plain(cage.label) != _FOG:
        first = min(cage.cells)
        yield Fact(What.TEXT, _sum_place(first, lattice), plain(cage.label))
    if cage.kind in _OPEN:
        return
    inside = frozenset(cage.cells)
    for cell in cage.cells:
        for edge in lattice.around(cell, Kind.EDGE):
            beside = frozenset(lattice.around(edge, Kind.CELL)) - {cell}
            if beside & inside:
                continue
            if cage.kind in _REGIONS:
                yield from _border(edge, lattice)
            else:
                yield Fact(What.CAGE, _side_place(cell, edge, lattice))


def _border(edge: Site, lattice: Lattice) -> Iterator[Fact]:
    if isinstance(lattice, SquareLattice):
        yield from (Fact(What.BORDER, step) for step in edge_steps(edge))
        return
    ends = [Spot(end) for end in lattice.around(edge, Kind.VERTEX)]
    yield from _drawn(lattice, tuple(ends), thin=False)


def _side_place(cell: Site, edge: Site, lattice: Lattice) -> Place:
    """Give the place just inside a cell's edge."""
    if not isinstance(lattice, SquareLattice):
        return (*cell, *edge)
    (x, y), (to_x, to_y) = lattice.xy(cell), lattice.xy(edge)
    return point(lattice, lattice.spot((x + to_x) / 2, (y + to_y) / 2))


def _sum_place(cell: Site, lattice: Lattice) -> Place:
    """Give the place of the sum in a cage's first cell."""
    if isinstance(lattice, SquareLattice):
        return point(lattice, Spot(Site(Kind.CORNER, cell.row, cell.col, 0)))
    return tuple(cell)
