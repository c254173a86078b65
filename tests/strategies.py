"""Hypothesis strategies for lattices, drawings, boards and damaged links.

They speak of what all formats share; what only one format knows is tested beside it.
"""

from typing import Final

from hypothesis import strategies as st

from converters.drawing import (
    Drawing,
    Element,
    Fill,
    Label,
    Meta,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.lattice import SquareLattice
from converters.plain import bulb, clue, dot, wall
from converters.site import Kind, Site, Spot
from tests.fuzz.case import Case, numbered

LONGEST_SIDE: Final = 6

FILLS: Final = ("black", "grey", "light-grey", "green", "blue", "red", "yellow")
SHAPES: Final = (
    ("bulb", "", 0.0),
    ("circle", "white", 0.7),
    ("circle", "black", 0.86),
    ("square", "black", 0.7),
    ("star", "black", 0.0),
    ("dot", "black", 0.0),
    ("x", "black", 0.0),
)
"""Shape, style and width; those drawn in several sizes have one."""

TEXTS: Final = st.one_of(
    st.integers(0, 99).map(str),
    st.sampled_from(("?", "A", "é", "💡", "z", "zO", "a,b", '"', "\\", " ")),
)
WORDS: Final = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=20
)


def lattices() -> st.SearchStrategy[SquareLattice]:
    """Give boards of square cells, 1 to `LONGEST_SIDE` a side."""
    side = st.integers(1, LONGEST_SIDE)
    return st.builds(SquareLattice, rows=side, cols=side)


@st.composite
def drawings(draw: st.DrawFn) -> Drawing:
    """Give drawings of marks that several formats know, with a hole now and then."""
    lattice = draw(lattices())
    return Drawing(
        lattice,
        frozenset(lattice.sites(Kind.CELL)) - draw(_holes(lattice)),
        question=draw(_layers(lattice)),
        answer=draw(_layers(lattice)),
        meta=Meta(title=draw(WORDS), author=draw(WORDS), rules=draw(WORDS)),
    )


@st.composite
def plain_drawings(draw: st.DrawFn) -> Drawing:
    """Give drawings of black cells, numbers, bulbs and dots: what every format here can say."""
    lattice = draw(lattices())
    question: list[Element] = []
    answer: list[Element] = []
    for site in lattice.sites(Kind.CELL):
        match draw(st.sampled_from((".", "#", "n", "o", "x"))):
            case "#":
                question.append(wall(site))
            case "n":
                question += [wall(site), clue(site, str(draw(st.integers(0, 4))))]
            case "o":
                answer.append(bulb(site))
            case "x":
                answer.append(dot(site))
    return Drawing(lattice, frozenset(lattice.sites(Kind.CELL)), tuple(question), tuple(answer))


@st.composite
def text_boards(draw: st.DrawFn, *, alphabet: str) -> str:
    """Give rectangles of a genre's characters."""
    cols = draw(st.integers(1, LONGEST_SIDE))
    row = st.text(alphabet, min_size=cols, max_size=cols)
    return "\n".join(draw(st.lists(row, min_size=1, max_size=LONGEST_SIDE)))


def damaged_links(links: tuple[str, ...]) -> st.SearchStrategy[Case]:
    """Give real links with a few things done to them, half of them inside their payload."""
    return st.builds(
        lambda seed, number: numbered(links, seed=seed, number=number),
        st.integers(0, 2**32),
        st.integers(0, 1000),
    )


def _holes(lattice: SquareLattice) -> st.SearchStrategy[set[Site]]:
    """Give cells that are not in play; never at the border, which sets where R1C1 is."""
    inside = [
        site
        for site in lattice.sites(Kind.CELL)
        if 0 < site.row < lattice.rows - 1 and 0 < site.col < lattice.cols - 1
    ]
    return st.sets(st.sampled_from(inside), max_size=2) if inside else st.just(set())


def _layers(lattice: SquareLattice) -> st.SearchStrategy[tuple[Element, ...]]:
    """Give one layer; no two marks of one sort at one place, which no editor can hold."""
    return st.lists(_elements(lattice), max_size=5, unique_by=_sort_and_place).map(tuple)


def _sort_and_place(element: Element) -> tuple[object, ...]:
    where = (element.start, element.end) if isinstance(element, Stroke) else element.at
    return type(element), where


def _elements(lattice: SquareLattice) -> st.SearchStrategy[Element]:
    cells = st.sampled_from(lattice.sites(Kind.CELL)).map(Spot)
    places = st.one_of(
        st.sampled_from(lattice.sites(kind)).map(Spot)
        for kind in (Kind.CELL, Kind.VERTEX, Kind.EDGE)
    )
    shapes = st.sampled_from(SHAPES)
    return st.one_of(
        st.builds(Fill, cells, st.sampled_from(FILLS).map(lambda style: (style,))),
        st.builds(Label, cells, TEXTS),
        st.builds(_symbol, places, shapes),
        _strokes(lattice),
    )


def _symbol(at: Spot, look: tuple[str, str, float]) -> Symbol:
    shape, style, width = look
    return Symbol(at, shape, style, width=width, over=True)


def _strokes(lattice: SquareLattice) -> st.SearchStrategy[Stroke]:
    """Give lines from cell to cell and edges from vertex to vertex, one step long."""
    steps = [
        Stroke(Spot(start), Spot(end), layer)
        for kind, layer in ((Kind.CELL, StrokeLayer.LINE), (Kind.VERTEX, StrokeLayer.EDGE))
        for start in lattice.sites(kind)
        for end in (
            Site(kind, start.row + 1, start.col),
            Site(kind, start.row, start.col + 1),
        )
        if end in set(lattice.sites(kind))
    ]
    return st.sampled_from(steps)
