"""Hypothesis strategies for what Penpa+ can say on a square board, and for damage to its text."""

from typing import Final

from hypothesis import strategies as st

from converters.codec.js_json import JsonValue
from converters.drawing import (
    Drawing,
    Element,
    Fill,
    Label,
    Meta,
    Paint,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.formats.penpa import styles, symbols
from converters.formats.penpa.tints import part
from converters.formats.penpa.turns import UPRIGHT
from converters.lattice import SquareLattice
from converters.site import Kind, Site, Spot

SIDE: Final = 4
LATTICE: Final = SquareLattice(SIDE, SIDE)
CELLS: Final = [Spot(site) for site in LATTICE.sites(Kind.CELL)]
VERTICES: Final = [Spot(site) for site in LATTICE.sites(Kind.VERTEX)]
EDGES: Final = [Spot(site) for site in LATTICE.sites(Kind.EDGE)]
SPOTS: Final = [Spot(site) for k in (Kind.CORNER, Kind.SIDE) for site in LATTICE.sites(k)]
OUTSIDE: Final = [Spot(Site(Kind.CELL, row, col)) for row in (-2, -1, SIDE) for col in (-1, 1, 5)]

COLOURS: Final = st.sampled_from(("#123456", "#abc", "rgba(1,2,3,.5)", "red"))
WORDS: Final = st.text(
    st.characters(
        codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters="%<&"
    ),
    max_size=12,
)
TEXTS: Final = st.one_of(
    st.integers(0, 99).map(str), st.sampled_from(("zO", "é", "💡", "a,b", '"'))
)


def fills() -> st.SearchStrategy[Element]:
    names = st.sampled_from(sorted(styles.FILL_CODES))
    plain = st.builds(
        lambda at, found: Fill(at, tuple(found)),
        st.sampled_from(CELLS),
        st.lists(names, min_size=1, max_size=3),
    )
    return plain | st.builds(
        lambda at, name, colour: Fill(at, (name,), (colour,)),
        st.sampled_from(CELLS),
        names,
        COLOURS,
    )


def labels() -> st.SearchStrategy[Element]:
    inks = st.sampled_from(sorted(styles.INK_CODES))
    roles = st.sampled_from(sorted(set(styles.ROLE_CODES) - {Role.CANDIDATES, Role.ARROW}))
    ways = st.sampled_from(sorted(styles.BASELINE_CODES))
    places = st.sampled_from([*CELLS, *VERTICES, *EDGES, *OUTSIDE])
    arrows = st.sampled_from(sorted(set(styles.ARROWS.values())))
    return st.one_of(
        st.builds(
            lambda a, t, r, s, b: Label(a, t, r, s, baseline=b), places, TEXTS, roles, inks, ways
        ),
        st.builds(lambda a, t, s, d: Label(a, t, Role.ARROW, s, d), places, TEXTS, inks, arrows),
        st.builds(
            lambda a, t, s: Label(a, "".join(sorted(t)), Role.CANDIDATES, s),
            places,
            st.sets(st.sampled_from("123456789")),
            inks,
        ),
        st.builds(
            lambda a, t, s, b: Label(
                a, t, Role.SIDE if a.site.kind is Kind.SIDE else Role.CORNER, s, baseline=b
            ),
            st.sampled_from(SPOTS),
            TEXTS,
            inks,
            ways,
        ),
    )


def marks() -> st.SearchStrategy[Element]:
    places = st.sampled_from([*CELLS, *VERTICES, *EDGES, *OUTSIDE])
    known = st.sampled_from(sorted(symbols.VALUES))
    flagged = st.sampled_from(sorted(symbols.FLAGS))
    return st.one_of(
        st.builds(_symbol, places, known, st.booleans(), st.none() | COLOURS),
        st.builds(
            _flagged, places, flagged, st.lists(st.integers(0, 1), max_size=4), st.booleans()
        ),
        st.builds(
            lambda at, style: Symbol(at, "x-mark", style),
            st.sampled_from(EDGES),
            st.sampled_from(sorted(styles.CROSS_LAYERS)),
        ),
    )


def _symbol(at: Spot, code: tuple[str, int], over: bool, colour: str | None) -> Symbol:
    seen = symbols.VALUES[code]
    painted = part(*code) if colour else ""
    paint = Paint(**{painted: colour}) if painted else Paint()
    toward = symbols.look(*code, UPRIGHT).toward
    return Symbol(at, seen.shape, seen.style, toward, seen.width, over=over, paint=paint)


def _flagged(at: Spot, family: str, flags: list[int], over: bool) -> Symbol:
    seen = symbols.look(family, flags, UPRIGHT)
    return Symbol(at, seen.shape, seen.style, seen.toward, over=over)


def strokes() -> st.SearchStrategy[Element]:
    ends = {
        StrokeLayer.LINE: [*CELLS, *EDGES],
        StrokeLayer.EDGE: [*VERTICES, *EDGES],
        StrokeLayer.WALL: EDGES,
        StrokeLayer.CAGE: SPOTS,
    }
    plain = [
        st.builds(
            lambda pair, style, colour, layer=layer: Stroke(
                *pair, layer, style, Paint(stroke=colour) if colour else Paint()
            ),
            st.lists(st.sampled_from(places), min_size=2, max_size=2, unique=True),
            st.sampled_from(
                sorted(styles.CAGE_CODES if layer is StrokeLayer.CAGE else styles.LINE_CODES)
            ),
            st.none() | COLOURS,
        )
        for layer, places in ends.items()
    ]
    erased = st.builds(
        lambda pair: Stroke(*pair, StrokeLayer.ERASED),
        st.lists(st.sampled_from(VERTICES), min_size=2, max_size=2, unique=True),
    )
    return st.one_of(*plain, erased)


def paths() -> st.SearchStrategy[Element]:
    def build(points: list[Spot], shape: str, colour: str | None) -> Path:
        closed = (*points, points[0]) if shape == "polygon" and len(points) > 1 else tuple(points)
        paint = {"fill": colour} if shape == "polygon" else {"stroke": colour}
        return Path(closed, shape, paint=Paint(**paint) if colour else Paint())

    cells = st.lists(st.sampled_from(CELLS), min_size=1, max_size=4, unique=True)
    return st.builds(build, cells, st.sampled_from(sorted(styles.PATH_LAYERS)), st.none() | COLOURS)


def elements() -> st.SearchStrategy[list[Element]]:
    """No two of one sort in one place: no editor can hold them."""
    one = st.one_of(fills(), labels(), marks(), strokes(), paths())
    return st.lists(one, max_size=8, unique_by=_slot)


def _slot(element: Element) -> object:
    match element:
        case Stroke():
            return element.layer, element.start, element.end
        case Path():
            return element
        case Symbol(shape="x-mark"):
            return element.shape, element.style, element.at
        case _:
            return type(element), element.at


@st.composite
def pictures(draw: st.DrawFn) -> Drawing:
    """Drawings of everything but killer cages, which come with outlines (see the tests)."""
    inside = st.sets(st.sampled_from([Site(Kind.CELL, 1, 1), Site(Kind.CELL, 2, 1)]))
    return Drawing(
        LATTICE,
        frozenset(LATTICE.sites(Kind.CELL)) - draw(inside),
        tuple(draw(elements())),
        tuple(draw(elements())),
        meta=Meta(
            *(draw(WORDS) for _ in range(2)),
            rules="\n".join(draw(st.lists(WORDS, max_size=2))),
            message=draw(WORDS.filter(lambda text: text != "false")),
            tags=tuple(draw(st.lists(st.sampled_from(("akari", "tapa")), unique=True))),
            grid=draw(st.sampled_from(("solid", "dotted"))),
            frame=draw(st.sampled_from(("thick", "thin"))),
            dots=draw(st.booleans()),
        ),
    )


JUNK: Final = st.one_of(
    st.sampled_from((None, True, -1, 0.5, 1e300, 10**30, "", "x", "1,2", "-5", [], {}, [[[]]])),
    st.integers(-5, 10**6),
    st.lists(st.integers(0, 9) | st.none() | st.text(max_size=2), max_size=4),
)


@st.composite
def damaged(draw: st.DrawFn, value: JsonValue) -> JsonValue:
    """The value with something in it replaced, doubled or taken away."""
    if isinstance(value, dict) and value and draw(st.integers(0, 9)):
        key = draw(st.sampled_from(sorted(value)))
        rest = {name: entry for name, entry in value.items() if name != key}
        renamed = key + draw(st.sampled_from(("", "", "", "E", ",", ",7", "0000", "x")))
        return {**rest, renamed: draw(damaged(value[key]))}
    if isinstance(value, list) and value and draw(st.integers(0, 9)):
        place = draw(st.integers(0, len(value) - 1))
        middle = draw(st.sampled_from(("change", "double", "drop")))
        if middle == "change":
            return [*value[:place], draw(damaged(value[place])), *value[place + 1 :]]
        return [*value[:place], *value[place:] * 2] if middle == "double" else value[:place]
    return draw(JUNK)
