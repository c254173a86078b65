"""What a solver reads off a drawing's question, as facts: one for each thing at each place.

A symbol that is also a character (a bulb, a star, an arrow) is that text; a text on a disc is a
text and a circle; a box that fills a cell is shading; a region is its borders; a killer cage is the
sides along which it runs, and its sum a text in a corner. Lines are cut into half steps.
"""

from collections.abc import Iterator, Mapping
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
    middle,
)
from converters.drawn import bar, bar_ways, drawn, drawn_flags
from converters.lattice import Lattice, SquareLattice
from converters.sameness.fact import BY_HAND, DASH, Fact, What
from converters.sameness.figures import cage_facts, path_facts, stroke_facts
from converters.sameness.places import Place, plane_point, point
from converters.sameness.shades import DARK, shade
from converters.sameness.signs import SHAPES, SIGNS, WORDS, plain
from converters.sameness.sizes import LARGEST, Size, larger, size_of
from converters.site import Kind, Site, Spot
from converters.sketches import sketched

_PILES: Final = frozenset((Role.CANDIDATES, Role.CORNER, Role.CENTRE))
"""Roles of several small digits in a cell, in no order."""
_DISCS: Final = {"black-in-circle": "", "white-on-black": DARK, "white-on-red": ""}
"""Styles of texts that stand on a disc, and how dark it is."""
_SQUARES: Final = frozenset(("square", "full-square", "rounded", "rounded-box"))
_ROUND: Final = frozenset(("circle", "pill", "big-circle"))
_DIAMONDS: Final = frozenset(("diamond", "big-diamond"))
_WHOLE: Final = 0.88
"""Sides from which a box fills its cell."""
_TURNED: Final = 45
_MOST_CELLS: Final = 400
_ONE: Final = Spot(Site(Kind.CELL, 0, 0))
_SIZED: Final = frozenset((What.SYMBOL, What.TEXT))
_ARROWS: Final = frozenset(WORDS.values())
_BARS: Final = frozenset(("bar", "bar-thick"))
_HOLLOW: Final = frozenset(("white-no-rim",))
_RIMS: Final = frozenset(("hollow", "white-black-rim"))
"""Styles of which the rim takes a colour."""


class Read(NamedTuple):
    """What a drawing's question says.

    Attributes:
        facts: Each thing once.
        sizes: How large the shapes and texts among them are, where that is known.
    """

    facts: frozenset[Fact]
    sizes: Mapping[Fact, Size]


def read_facts(drawing: Drawing) -> Read:
    """Give what a drawing's question says."""
    lattice, found = drawing.lattice, dict[Fact, set[Spot]]()
    sizes: dict[Fact, Size | None] = {}
    for element in (*drawing.question, *drawn_flags(drawing)):
        for part in drawn(element):
            size = size_of(part)
            for fact in _facts(part, lattice):
                found.setdefault(fact, set()).add(middle(part) if isinstance(part, Label) else _ONE)
                sizes[fact] = larger(sizes[fact], size) if fact in sizes else size
    facts = frozenset(_merged({_as_often(fact, len(spots)) for fact, spots in found.items()}))
    known = {fact: size for fact, size in sizes.items() if size and fact.what in _SIZED}
    return Read(facts, known)


def _as_often(fact: Fact, times: int) -> Fact:
    """Give a text as often as it stands at one place, a little beside itself."""
    if fact.what is not What.TEXT or times == 1:
        return fact
    return fact._replace(value=" ".join([fact.value] * times))


def _merged(found: set[Fact]) -> Iterator[Fact]:
    """Join the colours of each cell; a line over a line is one line."""
    shades: dict[Place, set[str]] = {}
    for fact in found:
        if fact.what is What.SHADING:
            shades.setdefault(fact.at, set()).add(fact.value)
        else:
            yield fact
    for at, colours in shades.items():
        yield Fact(What.SHADING, at, " ".join(sorted(colours)))


def _facts(element: Element, lattice: Lattice) -> Iterator[Fact]:
    match element:
        case Fill():
            yield from _fill(element, lattice)
        case Label():
            yield from _label(element, lattice)
        case Symbol():
            yield from _symbol(element, lattice)
        case Stroke():
            yield from stroke_facts(element, lattice)
        case Path():
            yield from _path(element, lattice)
        case Cage():
            yield from cage_facts(element, lattice)


def _fill(fill: Fill, lattice: Lattice) -> Iterator[Fact]:
    opacity = 1.0 if fill.paint.opacity is None else fill.paint.opacity
    for css in fill.css():
        seen = shade(css, opacity)
        if seen:
            yield Fact(What.SHADING, point(lattice, fill.at), seen)


def _label(label: Label, lattice: Lattice) -> Iterator[Fact]:
    at = point(lattice, middle(label))
    if label.style in _DISCS:
        yield Fact(What.SYMBOL, at, f"circle {_DISCS[label.style]}".strip())
    words = plain(label.text)
    if not words and not label.toward:
        return
    if label.role in _PILES and label.at.site.kind is Kind.CELL:
        yield Fact(What.TEXT, at, "marks " + "".join(sorted(words)))
        return
    if label.toward:
        yield Fact(What.SYMBOL, at, WORDS.get(label.toward, label.toward))
    yield from _words(at, words)


def _words(at: Place, words: str) -> Iterator[Fact]:
    """Give a text, its arrows and other signs as symbols: elsewhere they may be drawn."""
    signs = set(words) - {" "}
    for sign in words if signs & _ARROWS else signs if len(signs) == 1 else (words,):
        if sign in SIGNS:
            yield Fact(What.SYMBOL, at, SIGNS[sign])
            words = words.replace(sign, "").strip()
    if words:
        yield Fact(What.TEXT, at, words.strip())


def _path(path: Path, lattice: Lattice) -> Iterator[Fact]:
    sketch = sketched(path, lattice)
    yield from _by_hand(sketch, lattice) if sketch else path_facts(path, lattice)


def _symbol(symbol: Symbol, lattice: Lattice) -> Iterator[Fact]:
    if line := bar(symbol, lattice):
        yield from _path(line, lattice)
        return
    at = point(lattice, symbol.at)
    sign = SHAPES.get(symbol.shape)
    if ways := bar_ways(symbol) or (symbol.toward if symbol.shape in _BARS else ()):
        if not _is_blank(symbol):
            yield Fact(What.SYMBOL, at, " ".join(("bar", *sorted(ways))))
    elif sign is not None:
        for shown in [WORDS.get(way, way) for way in symbol.toward] or [sign]:
            yield Fact(What.SYMBOL, at, shown)
    elif symbol.shape in _SQUARES:
        yield from _box(symbol, lattice)
    elif not _is_blank(symbol):
        yield _shape(symbol, at, lattice)


def _shape(symbol: Symbol, at: Place, lattice: Lattice) -> Fact:
    if symbol.shape in _ROUND | _DIAMONDS:
        shape = "circle" if symbol.shape in _ROUND else "diamond"
        return Fact(What.SYMBOL, _long_middle(symbol, lattice), f"{shape} {_tone(symbol)}".strip())
    # A dash says how it lies by its style.
    style = (symbol.style,) if symbol.shape == DASH else ()
    return Fact(What.SYMBOL, at, " ".join((symbol.shape, *style, *sorted(symbol.toward))))


def _by_hand(sketch: Symbol, lattice: Lattice) -> Iterator[Fact]:
    """Give what a shape drawn line by line says."""
    for fact in _symbol(sketch, lattice):
        is_shape = fact.what is What.SYMBOL
        yield fact._replace(value=fact.value + BY_HAND) if is_shape else fact


def _box(symbol: Symbol, lattice: Lattice) -> Iterator[Fact]:
    if _is_blank(symbol):
        return
    width = symbol.width or (1.0 if symbol.shape == "full-square" else 0.7)
    height = symbol.height or width
    turned = symbol.angle % 90 == _TURNED
    fill = _inside(symbol)
    if fill and not turned and min(width, height) >= _WHOLE:
        yield from (Fact(What.SHADING, at, fill) for at in _covered(symbol, width, height, lattice))
        return
    shape = "diamond" if turned else "square"
    yield Fact(What.SYMBOL, _long_middle(symbol, lattice), f"{shape} {_tone(symbol)}".strip())


def _long_middle(symbol: Symbol, lattice: Lattice) -> Place:
    """Give the middle of a shape; one named by its cells, such as ``3x1``, begins at its place."""
    cols, cross, rows = symbol.style.partition("x")
    if not cross or not isinstance(lattice, SquareLattice) or not (cols + rows).isdecimal():
        return point(lattice, symbol.at)
    x, y = lattice.point(symbol.at)
    return point(lattice, lattice.spot(x + (int(cols) - 1) / 2, y + (int(rows) - 1) / 2))


def _covered(symbol: Symbol, width: float, height: float, lattice: Lattice) -> Iterator[Place]:
    """Give the middles of the cells under a box."""
    one = max(width, height) <= LARGEST
    cols, rows = round(width), round(height)
    if one or not isinstance(lattice, SquareLattice) or rows * cols > _MOST_CELLS:
        yield point(lattice, symbol.at)
        return
    x, y = lattice.point(symbol.at)
    left, top = x - cols / 2 + 0.5, y - rows / 2 + 0.5
    for row in range(rows):
        for col in range(cols):
            yield plane_point(left + col, top + row)


def _inside(symbol: Symbol) -> str:
    """Give the shade inside a shape: its paint's, else its style's; empty: white or none."""
    if symbol.paint.fill is not None:
        opacity = 1.0 if symbol.paint.opacity is None else symbol.paint.opacity
        return shade(symbol.paint.fill, opacity)
    if symbol.paint.stroke is not None and not symbol.style:
        return ""
    named = symbol.style.partition("-")[0]
    return {"black": DARK, "white": "", "dashed": "", "hollow": "", "light": "#cccccc"}.get(
        named, named
    )


def _tone(symbol: Symbol) -> str:
    """Tell dark shapes from all others."""
    return DARK if _inside(symbol) == DARK else ""


def _is_blank(symbol: Symbol) -> bool:
    """Tell whether a shape is only the paper behind something."""
    paint = symbol.paint
    if symbol.style in _HOLLOW:
        return True
    if symbol.style in _RIMS and paint.stroke is not None and not paint.fill:
        return not shade(paint.stroke)
    if symbol.shape == DASH or symbol.toward:
        css = paint.stroke or paint.fill
        return css is not None and not shade(css, paint.opacity or 1.0)
    if symbol.style or (paint.fill is None and paint.stroke is None):
        return False
    return not _inside(symbol) and not shade(paint.stroke or "none", paint.opacity or 1.0)
