"""Elements to entries of the layers: the way back of `marks`.

What has no code of its own gets the nearest one. Whether that is the very same is not judged here:
the finished document is read again, and each element that does not come back as it was is a loss,
with the words given here. `texts` and `shapes` write what has a place, this module what has a way.
"""

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Final

from converters.drawing import Cage, Element, Fill, Label, Path, Stroke, StrokeLayer, Symbol
from converters.drawn import bar, drawn, has_bulb, landed, pointer, pointer_place
from converters.errors import with_article
from converters.formats.penpa import styles
from converters.formats.penpa.cages import NO_OUTLINE, OUTLINE, PLAIN_SUM, USUAL
from converters.formats.penpa.entries import PLANE, Entry, Written, point_at
from converters.formats.penpa.nearest import alpha, is_white, line_style, with_opacity
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.shapes import write_fill, write_symbol
from converters.formats.penpa.texts import write_label
from converters.lattice import SquareLattice
from converters.site import Kind, Spot
from converters.sketches import sketched

NAMED: Final = "the name of a constraint, of which only the look is written"


def written(element: Element, at: Numbering) -> Written:
    """Give the entries of an element, or of what a constraint with a name looks like."""
    parts = drawn(element)
    if parts != (element,):
        found = [part_written(part, at) for part in parts]
        return Written(tuple(entry for part in found for entry in part.entries), NAMED)
    return part_written(element, at)


def part_written(element: Element, at: Numbering) -> Written:
    """Give the entries of an element that is what it looks like."""
    match element:
        case Fill():
            return write_fill(element, at)
        case Label():
            return write_label(element, at)
        case Symbol():
            return _bar(element, at) or write_symbol(element, at)
        case Stroke():
            return _stroke(element, at)
        case Path():
            return _path(element, at)
        case Cage():
            return _cage(element, at)


def _bar(symbol: Symbol, at: Numbering) -> Written | None:
    """Write a long thin box as a line, if it is one between points of the board."""
    line = bar(symbol, at.lattice)
    found = _path(line, at) if line else None
    if found is None or not found.entries:
        return None
    return found._replace(what="a long thin box, now a line")


def _stroke(stroke: Stroke, at: Numbering) -> Written:
    start, end = point_at(stroke.start, at), point_at(stroke.end, at)
    layer = styles.STROKE_LAYERS[stroke.layer]
    if start is None or end is None or start == end:
        return Written(what="a line that does not run between places of the board")
    key = f"{start},{end}"
    if stroke.layer is StrokeLayer.ERASED:
        return Written((Entry(layer, key, styles.ERASED),), "the look of an erased line")
    codes = styles.CAGE_CODES if stroke.layer is StrokeLayer.CAGE else styles.LINE_CODES
    code = codes.get(stroke.style)
    if code is None:
        usual = line_style(stroke.paint.width)
        code = codes.get(usual, next(iter(codes.values())))
    return Written(
        (Entry(layer, key, code, stroke.paint.stroke),), f"the line style {stroke.style!r}"
    )


def _path(path: Path, at: Numbering) -> Written:
    if sign := _sign(path, at):
        return sign
    places = [landed(spot, at.lattice) for spot in path.points]
    points = [_passed(spot, at) for spot in places]
    found = [point for point, _ in groupby(points) if point is not None]
    if not found or None in points or len(found) < len(points[:2]) or _is_drawing(path, at):
        return Written(what=f"a figure {path.shape!r} through places that are no points")
    layer = styles.PATH_LAYERS.get(_shape(path))
    if layer is not None:
        css = path.paint.fill if layer == "polygon" else path.paint.stroke
        colour = with_opacity(css, path.paint.opacity) if css else None
        return Written(
            (Entry(layer, "", [*found], colour),), f"the look of a figure {path.shape!r}"
        )
    if path.shape == "svg" or len(found) == 1:
        return Written(what=f"a figure {path.shape!r}")
    if erased := _erased(path, places, at):
        return Written(erased, "a white line over the grid, now a piece of grid that is not drawn")
    what = f"{with_article(path.shape)}, now one segment after another"
    return Written(tuple(_segments(path, places, at)), what)


def _sign(path: Path, at: Numbering) -> Written | None:
    """Write a figure that is only a sign as that symbol; None if it is none."""
    sketch = sketched(path, at.lattice)
    if sketch is not None:
        found = write_symbol(sketch, at)
        return found._replace(what=f"{with_article(sketch.shape)} drawn line by line, now a symbol")
    way = pointer(path, at.lattice)
    return _pointer(path, way, at) if way and isinstance(at.lattice, SquareLattice) else None


def _shape(path: Path) -> str:
    """Give the figure of Penpa+ that a path is drawn as; the path's own shape if it is none."""
    if path.shape == "arrow" and not has_bulb(path):
        return "direction"
    if path.shape != "line" or path.style:
        return path.shape
    if path.paint.fill and len(path.points) >= _TRIANGLE and _all(path, Kind.VERTEX):
        return "polygon"
    return "thermo-bare" if (path.paint.width or 0.0) >= FAT and not path.paint.fill else "line"


def _is_drawing(path: Path, at: Numbering) -> bool:
    """Tell whether a line only draws something: it has short legs, or bends between points."""
    if not isinstance(at.lattice, SquareLattice) or path.shape != "line" or path.style:
        return False
    bends = path.points[1:-1]
    astray = [spot for spot in bends if _distance(spot, landed(spot, at.lattice)) > _ASTRAY]
    if len(astray) >= _SEVERAL and 4 * len(astray) > len(bends):
        return True
    points = [at.lattice.point(spot) for spot in path.points]
    lengths = [max(abs(a - c), abs(b - d)) for (a, b), (c, d) in pairwise(points)]
    exact = not any(spot.dx or spot.dy for spot in path.points)
    small = all(max(of) - min(of) <= _NO_WAY for of in zip(*points, strict=True))
    return small and not exact and max(lengths, default=0.0) <= _SHORT


def _distance(one: Spot, other: Spot) -> float:
    """Give how far apart two places of a square board are, along its rows or its columns."""
    (x, y), (to_x, to_y) = PLANE.point(one), PLANE.point(other)
    return max(abs(x - to_x), abs(y - to_y))


def _all(path: Path, kind: Kind) -> bool:
    return all(spot.site.kind is kind and not (spot.dx or spot.dy) for spot in path.points)


def _pointer(path: Path, way: str, at: Numbering) -> Written:
    """Write an arrow that is only a sign as the small arrow of Penpa+."""
    place = pointer_place(path, PLANE)
    sign = Symbol(place, "arrow-small", "", (way,), over=True, paint=path.paint)
    found = write_symbol(sign, at)
    return found._replace(what="the size, colour or place of an arrow")


def _passed(spot: Spot, at: Numbering) -> int | None:
    """Give the id of a place on a figure's way."""
    return at.point(spot.site) if isinstance(at.lattice, SquareLattice) else point_at(spot, at)


def _erased(path: Path, places: list[Spot], at: Numbering) -> tuple[Entry, ...]:
    """Give the pieces of the grid that an opaque white line hides; nothing for other lines."""
    css = path.paint.stroke
    if css is None or not is_white(css) or alpha(css) < 1 or path.paint.layer not in _OVER_GRID:
        return ()
    entries: list[Entry] = []
    for leg in pairwise(places):
        if not _is_on_grid(leg, at):
            return ()
        ends = [point for spot in _stops(leg, at) if (point := _vertex(spot, at)) is not None]
        pairs = pairwise(ends)
        entries += (Entry("deletelineE", _key(pair), styles.ERASED) for pair in pairs)
    return tuple(dict.fromkeys(entries))


def _vertex(spot: Spot, at: Numbering) -> int | None:
    return point_at(spot, at) if spot.site.kind is Kind.VERTEX else None


def _is_on_grid(leg: tuple[Spot, Spot], at: Numbering) -> bool:
    """Tell whether a leg of a line runs along the grid of a square board."""
    if not isinstance(at.lattice, SquareLattice):
        return all(spot.site.kind is Kind.VERTEX for spot in leg)
    (x, y), (to_x, to_y) = map(at.lattice.point, leg)
    return (x == to_x and x % 1 == 0) or (y == to_y and y % 1 == 0)


def _stops(leg: tuple[Spot, Spot], at: Numbering) -> list[Spot]:
    """Give the ends of a leg along a square grid and the vertices between, in order."""
    if not isinstance(at.lattice, SquareLattice):
        return [*leg]
    (x, y), (to_x, to_y) = map(at.lattice.point, leg)
    low, high = (int(min(ends)) for ends in ((x, to_x), (y, to_y)))
    across = [col for col in range(low, int(max(x, to_x)) + 1) if min(x, to_x) < col < max(x, to_x)]
    down = [row for row in range(high, int(max(y, to_y)) + 1) if min(y, to_y) < row < max(y, to_y)]
    between = [at.lattice.spot(col, y) for col in across] or [at.lattice.spot(x, r) for r in down]
    return [leg[0], *(between if (to_x, to_y) > (x, y) else reversed(between)), leg[1]]


def _key(pair: tuple[int, int]) -> str:
    return f"{min(pair)},{max(pair)}"


def _segments(path: Path, places: list[Spot], at: Numbering) -> Iterator[Entry]:
    """Give the steps of a line through cells, or along the grid where it runs along it."""
    paint = path.paint
    colour = with_opacity(paint.stroke, paint.opacity) if paint.stroke else None
    style = line_style(paint.width)
    if _DASHES in dict(paint.extra):
        style = "grid-dashed" if style == "thin" else "dashed"
    code = styles.LINE_CODES.get(path.style or style, styles.LINE_CODES["solid"])
    for leg in pairwise(places):
        along = _is_on_grid(leg, at)
        for step in _steps(leg, at, along=along):
            yield Entry("lineE" if along else "line", _key(step), code, colour)


def _steps(leg: tuple[Spot, Spot], at: Numbering, *, along: bool) -> Iterator[tuple[int, int]]:
    """Give the pairs of points that a leg of a line is drawn between."""
    stops = _stops(leg, at) if along else leg
    points = [point for spot in stops if (point := _passed(spot, at)) is not None]
    for one, other in pairwise(points):
        if one != other:
            yield from pairwise((one, other) if along else at.between(one, other))


def _cage(cage: Cage, at: Numbering) -> Written:
    points = [at.point(cell) for cell in cage.cells]
    found = [point for point in points if point is not None]
    if not found or len(found) < len(points):
        return Written(what="a cage beyond the margin")
    if cage.kind == "killer":
        return Written(tuple(_killer(cage, found, at)), "the look of a killer cage")
    if cage.kind in _REGIONS:
        return Written(tuple(_borders(cage, at)), "a region, now thick lines along its border")
    shown = () if cage.kind in _OPEN else _sides(cage, found, at)
    entries = (*shown, *_sum(cage, found, at))
    return Written(entries, f"a cage of the kind {cage.kind!r}")


def _killer(cage: Cage, points: list[int], at: Numbering) -> Iterator[Entry]:
    """Give list, outline and sum of a killer cage."""
    yield Entry("killercages", "", [*points])
    yield from _sides(cage, points, at)
    yield from _sum(cage, points, at)


def _sides(cage: Cage, points: list[int], at: Numbering) -> Iterator[Entry]:
    """Give the outline of a cage."""
    outline = dict(cage.paint.extra).get(OUTLINE, f'"{USUAL}"')
    if outline != NO_OUTLINE:
        code = styles.CAGE_CODES.get(outline.strip('"'), styles.CAGE_CODES[USUAL])
        for one, other in at.outline(points):
            yield Entry("cage", f"{one},{other}", code, cage.paint.stroke)


def _sum(cage: Cage, points: list[int], at: Numbering) -> Iterator[Entry]:
    """Give the text in the first cell of a cage."""
    if cage.label and not _is_lit(cage):
        # The editor lists a cage's cells in the order of their ids; others in any order.
        first = points[cage.cells.index(min(cage.cells))] if at.turn.upright else points[0]
        # The editor's authors type a blank in front, so that the dashes do not touch the sum.
        for spot, _ in at.outline([first])[:1]:
            yield Entry("numberS", str(spot), [f" {cage.label}", PLAIN_SUM])


def _is_lit(cage: Cage) -> bool:
    """Tell whether a cage only says which cells are lit from the start, which no one sees."""
    return cage.label.strip().casefold() == "foglight"


def _borders(cage: Cage, at: Numbering) -> Iterator[Entry]:
    """Give a thick edge wherever a cell of the region meets a cell of the board outside of it."""
    inside = frozenset(cage.cells)
    for cell in cage.cells:
        for edge in at.lattice.around(cell, Kind.EDGE):
            ends = [at.point(end) for end in at.lattice.around(edge, Kind.VERTEX)]
            known = [end for end in ends if end is not None]
            beside = frozenset(at.lattice.around(edge, Kind.CELL)) - {cell}
            if not beside & inside and beside & at.board and len(known) == len(ends):
                yield Entry("lineE", f"{min(known)},{max(known)}", styles.LINE_CODES["solid"])


_DASHES: Final = "stroke-dasharray"
"""What the paint of a dashed line says beyond the model."""
_TRIANGLE: Final = 3
_SHORT: Final = 0.45
"""Cell sides up to which a leg of a line is a stroke of a drawing, and leads nowhere."""
_ASTRAY: Final = 0.26
"""Cell sides from which a bend is at no place that Penpa+ has; lines side by side are nearer."""
_SEVERAL: Final = 3
"""Such bends that a line may not have, if they are more than a quarter of its bends."""
_NO_WAY: Final = 1.6
"""Cell sides up to which a figure of such strokes stays where it is."""
FAT: Final = 0.22
"""Cell sides from which a line is drawn as Penpa+'s fat line: nearer to that than to 5 pixels."""
_OVER_GRID: Final = frozenset(("cell-grids", "overlay", "cell-givens"))
"""The layers of SudokuPad that lie over the grid."""
_REGIONS: Final = frozenset(("region", "box"))
_OPEN: Final = frozenset(("hidden", "none", "rowcol", "disjoint"))
"""Kinds of cages without an outline."""
