"""Elements to entries of the layers: the way back of `marks`.

What has no code of its own gets the nearest one. Whether that is the very same is not judged here:
the finished document is read again, and each element that does not come back as it was is a loss,
with the words given here.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.drawing import (
    FILL_COLOURS,
    Cage,
    Element,
    Fill,
    Label,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
    middle,
)
from converters.drawn import drawn
from converters.formats.penpa import styles, symbols
from converters.formats.penpa.cages import NO_OUTLINE, OUTLINE, PLAIN_SUM, USUAL
from converters.formats.penpa.image import SHAPE
from converters.formats.penpa.marks import EDGE_MODE
from converters.formats.penpa.nearest import DISCS, SURFACES, TEXTS, line_style, nearest
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.tints import part
from converters.lattice import SquareLattice
from converters.site import Kind, Site, Spot


class Entry(NamedTuple):
    """One entry of a layer.

    Attributes:
        layer: Its name.
        key: Points it is keyed by; empty in layers that are lists.
        value: What stands there.
        colour: Its custom colour, if it has one.
    """

    layer: str
    key: str
    value: JsonValue
    colour: JsonValue = None


class Written(NamedTuple):
    """What became of an element.

    Attributes:
        entries: What it is written as; nothing if Penpa+ has no way to say it.
        what: What may be lost of it, in a few words.
    """

    entries: tuple[Entry, ...] = ()
    what: str = ""


def written(element: Element, at: Numbering) -> Written:
    """Give the entries of an element, or of what a constraint with a name looks like."""
    parts = drawn(element)
    if parts != (element,):
        found = [_written(part, at) for part in parts]
        entries = tuple(entry for part in found for entry in part.entries)
        return Written(entries, "the name of a constraint, of which only the look is written")
    return _written(element, at)


def _written(element: Element, at: Numbering) -> Written:
    match element:
        case Fill():
            return _fill(element, at)
        case Label():
            return _label(element, at)
        case Symbol():
            return _symbol(element, at)
        case Stroke():
            return _stroke(element, at)
        case Path():
            return _path(element, at)
        case Cage():
            return _cage(element, at)


def _point(spot: Spot, at: Numbering) -> int | None:
    """Give the id of a spot; None if it is none of the lattice's places."""
    return None if spot.dx or spot.dy else at.point(spot.site)


def _near(spot: Spot, at: Numbering) -> int | None:
    """Give the id of the cell, edge or vertex that is nearest to a spot."""
    if not (spot.dx or spot.dy) or not isinstance(at.lattice, SquareLattice):
        return _point(spot, at)
    x, y = at.lattice.point(spot)
    return _point(at.lattice.spot(round(2 * x) / 2, round(2 * y) / 2), at)


def _fill(fill: Fill, at: Numbering) -> Written:
    point = _point(fill.at, at)
    if point is None or fill.at.site.kind is not Kind.CELL or not fill.styles:
        return Written(what="a shaded place that is no cell")
    codes: list[JsonValue] = []
    colours: list[JsonValue] = []
    for style, own in zip(fill.styles, fill.css(), strict=False):
        code = styles.FILL_CODES.get(style)
        codes.append(styles.FILL_CODES[nearest(own, SURFACES)] if code is None else code)
        colours.append(own if code is None or own != FILL_COLOURS[style] else None)
    value, colour = (codes, colours) if len(codes) > 1 else (codes[0], colours[0])
    if isinstance(colour, list) and not any(colour):
        colour = None
    return Written(
        (Entry("surface", str(point), value, colour),),
        f"the colour {', '.join(fill.css())} over the nearest native one",
    )


def _label(label: Label, at: Numbering) -> Written:
    point, style = _near(middle(label), at), label.style
    if point is None:
        return Written(what="a text beyond the margin")
    if style not in styles.INK_CODES:
        style = nearest(label.paint.ink or "#000000", TEXTS)
    spots = label.role in _SPOT_ROLES
    if spots and not _is_spot(label.at.site, at):
        return _spread(label, styles.INK_CODES[style], at)
    baseline = styles.BASELINE_CODES.get(label.baseline or _BASELINES.get(label.angle % 360, ""))
    tail: list[JsonValue] = [baseline] if baseline not in ("R", None) else []
    if spots:
        corner: list[JsonValue] = [label.text, styles.INK_CODES[style], *tail]
        return Written((Entry("numberS", str(point), corner),), "the look of a corner text")
    role = label.role if label.role in styles.ROLE_CODES else _by_size(label)
    suffix = "E" if EDGE_MODE in label.paint.extra else ""
    value: list[JsonValue] = [
        _text(label, role, at),
        styles.INK_CODES[style],
        styles.ROLE_CODES[role],
        *tail,
    ]
    return Written(
        (Entry("number", f"{point}{suffix}", value),), "the size, colour or place of a text"
    )


def _text(label: Label, role: Role, at: Numbering) -> JsonValue:
    if role is Role.CANDIDATES:
        return [int(digit in label.text) for digit in "1234567890"]
    if role is Role.ARROW and label.toward:
        codes = styles.inverse(styles.arrows(at.turn.grid))
        code = codes.get(at.turn.back().word(label.toward))
        return f"{label.text}_{code}" if code else label.text
    return label.text


def _by_size(label: Label) -> Role:
    """Give the role whose text is nearest in size."""
    if label.paint.size is None:
        return Role.MEDIUM if label.role is Role.CENTRE else Role.VALUE
    wanted = label.paint.size
    return min(_SIZES, key=lambda role: abs(_SIZES[role] - wanted))


def _spread(label: Label, ink: int, at: Numbering) -> Written:
    """Write a cell's corner or side text on its spots: one text, or a character a spot."""
    cell = label.at.site
    if label.role is Role.SUM or len(label.text) == 1:
        texts: list[str] = [label.text]
    else:
        texts = list(label.text)
    places = _places(cell, label.role, at)
    if cell.kind is not Kind.CELL or len(texts) > len(places):
        return Written(what="a corner text that does not fit into its cell")
    points = [at.point(place) for place in places]
    return Written(
        tuple(
            Entry("numberS", str(point), [text, ink])
            for point, text in zip(points, texts, strict=False)
        ),
        "a corner text, now one character a corner",
    )


def _is_spot(site: Site, at: Numbering) -> bool:
    """Tell whether a corner text can stand at a place itself: tilings have no places of its own."""
    if site.kind in (Kind.CORNER, Kind.SIDE):
        return True
    return not isinstance(at.lattice, SquareLattice) and not at.lattice.around(site, Kind.CORNER)


def _places(cell: Site, role: Role, at: Numbering) -> Sequence[Site]:
    """Give the spots of a cell for texts of a role."""
    if isinstance(at.lattice, SquareLattice):
        return [Site(kind, cell.row, cell.col, slot) for kind, slot in _SPOTS[role]]
    return sorted(at.lattice.around(cell, Kind.CORNER), key=lambda spot: spot.slot)


def _symbol(symbol: Symbol, at: Numbering) -> Written:
    if symbol.shape == SHAPE:  # it is no entry of a layer
        return Written(what="a picture, of which a square board that is not turned has one")
    point = _near(symbol.at, at)
    if point is None:
        return Written(what="a symbol beyond the margin")
    if symbol.shape == "x-mark":
        layer = styles.CROSS_LAYERS.get(symbol.style, "line")
        entry = Entry(layer, str(point), styles.X_MARK, symbol.paint.stroke)
        return Written((entry,), "the look of a cross")
    seen = symbols.code(_look(symbol), at.turn)
    found = seen or symbols.code(_alike(symbol, at.turn.grid), at.turn)
    if found is None:
        return Written(what=f"the shape {symbol.shape!r} in the style {symbol.style!r}")
    value, family = found
    paints = {"fill": symbol.paint.fill, "stroke": symbol.paint.stroke}
    suffix = "E" if EDGE_MODE in symbol.paint.extra else ""
    return Written(
        (
            Entry(
                "symbol",
                f"{point}{suffix}",
                [value, family, 2 if symbol.over else 1],
                paints.get(part(family, value)),
            ),
        ),
        f"the size, colour or place of the shape {symbol.shape!r}",
    )


def _look(symbol: Symbol) -> symbols.Look:
    return symbols.Look(symbol.shape, symbol.style, symbol.toward, symbol.width)


def _alike(symbol: Symbol, grid: str) -> symbols.Look:
    """Give the native look of the same shape that is nearest in size and style."""
    shape = "square" if symbol.shape in ("rounded", "rounded-square") else symbol.shape
    known = symbols.looks_of(shape, grid)
    if not known:
        return _look(symbol)
    wanted = symbol.width or _USUAL_WIDTH
    width = min((look.width for look in known), key=lambda each: abs(each - wanted))
    offered = {look.style for look in known}
    style = symbol.style if symbol.style in offered else _disc_style(symbol, offered)
    return symbols.Look(shape, style, symbol.toward, width)


def _disc_style(symbol: Symbol, offered: set[str]) -> str:
    """Give the look of a filled shape that is nearest to its paint."""
    fill = symbol.paint.fill
    if "hollow" not in offered:
        return "black" if "black" in offered else min(offered)
    if fill in (None, "none", "transparent"):
        return "hollow" if symbol.paint.stroke else "white"
    found = nearest(fill, DISCS)
    rimless = found == "white" and not symbol.paint.stroke and "white-no-rim" in offered
    return "white-no-rim" if rimless else found


def _stroke(stroke: Stroke, at: Numbering) -> Written:
    start, end = _point(stroke.start, at), _point(stroke.end, at)
    layer = styles.STROKE_LAYERS[stroke.layer]
    if start is None or end is None or start == end:
        return Written(what="a line that does not run between places of the board")
    key = f"{start},{end}"
    if stroke.layer is StrokeLayer.ERASED:
        return Written((Entry(layer, key, styles.ERASED),), "the look of an erased line")
    codes = styles.CAGE_CODES if stroke.layer is StrokeLayer.CAGE else styles.LINE_CODES
    code = codes.get(stroke.style)
    if code is None:
        usual = line_style(stroke.paint.width, edge=stroke.layer is StrokeLayer.EDGE)
        code = codes.get(usual, next(iter(codes.values())))
    return Written(
        (Entry(layer, key, code, stroke.paint.stroke),), f"the line style {stroke.style!r}"
    )


def _path(path: Path, at: Numbering) -> Written:
    points = [_passed(spot, at) for spot in path.points]
    found = [point for point, _ in groupby(points) if point is not None]
    if not found or None in points or len(found) < len(points[:2]):
        return Written(what=f"a figure {path.shape!r} through places that are no points")
    layer = styles.PATH_LAYERS.get(path.shape)
    if layer is not None:
        colour = path.paint.fill if path.shape == "polygon" else path.paint.stroke
        return Written(
            (Entry(layer, "", [*found], colour),), f"the look of a figure {path.shape!r}"
        )
    if path.shape == "svg" or len(found) == 1:
        return Written(what=f"a figure {path.shape!r}")
    what = f"a {path.shape}, now one segment after another"
    return Written(tuple(_segments(path, found, at)), what)


def _passed(spot: Spot, at: Numbering) -> int | None:
    """Give the id of a place on a figure's way: that of its cell, if it is no point itself."""
    if isinstance(at.lattice, SquareLattice):
        return at.point(spot.site)
    return _point(spot, at)


def _segments(path: Path, points: list[int], at: Numbering) -> Iterator[Entry]:
    """Give the steps of a line through cells, or along the grid if it runs through vertices."""
    along = all(spot.site.kind is Kind.VERTEX for spot in path.points)
    layer, paint = ("lineE" if along else "line"), path.paint
    code = styles.LINE_CODES.get(path.style or line_style(paint.width, edge=along), 2)
    for leg in pairwise(points):
        for step in pairwise(at.between(*leg)):
            yield Entry(layer, f"{min(step)},{max(step)}", code, paint.stroke)


def _cage(cage: Cage, at: Numbering) -> Written:
    points = [at.point(cell) for cell in cage.cells]
    found = [point for point in points if point is not None]
    if not found or len(found) < len(points):
        return Written(what="a cage beyond the margin")
    if cage.kind == "killer":
        return Written(tuple(_killer(cage, found, at)), "the look of a killer cage")
    if cage.kind in _REGIONS:
        return Written(tuple(_borders(cage, at)), "a region, now thick lines along its border")
    return Written(what=f"a cage of the kind {cage.kind!r}")


def _killer(cage: Cage, points: list[int], at: Numbering) -> Iterator[Entry]:
    """Give list, outline and sum of a killer cage."""
    yield Entry("killercages", "", [*points])
    outline = dict(cage.paint.extra).get(OUTLINE, f'"{USUAL}"')
    pairs = at.outline(points)
    if outline != NO_OUTLINE:
        code = styles.CAGE_CODES.get(outline.strip('"'), styles.CAGE_CODES[USUAL])
        for one, other in pairs:
            yield Entry("cage", f"{one},{other}", code, cage.paint.stroke)
    if cage.label:
        # The editor's authors type a blank in front, so that the dashes do not touch the sum.
        for spot, _ in at.outline(points[:1])[:1]:
            yield Entry("numberS", str(spot), [f" {cage.label}", PLAIN_SUM])


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


_REGIONS: Final = frozenset(("region", "box"))
_USUAL_WIDTH: Final = 0.7
_SIZES: Final = MappingProxyType(
    {Role.VALUE: 0.7, Role.LARGE: 0.6, Role.MEDIUM: 0.4, Role.SMALL: 0.25}
)
_BASELINES: Final[Mapping[float, str]] = MappingProxyType(
    {
        45.0: "down-right",
        90.0: "down",
        135.0: "down-left",
        180.0: "left",
        225.0: "up-left",
        270.0: "up",
        315.0: "up-right",
    }
)
_CORNER_SPOTS: Final = tuple((Kind.CORNER, slot) for slot in (0, 1, 2, 3))
_SIDE_SPOTS: Final = tuple((Kind.SIDE, slot) for slot in (0, 3, 2, 1))
_SPOTS: Final = MappingProxyType(
    {
        Role.CORNER: (*_CORNER_SPOTS, *_SIDE_SPOTS),
        Role.SIDE: _SIDE_SPOTS,
        Role.SUM: _CORNER_SPOTS[:1],
    }
)
_SPOT_ROLES: Final = frozenset(_SPOTS)
