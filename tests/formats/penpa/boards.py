"""Boards of the eleven grid types that are not square, and what Penpa+ can say on them."""

from typing import Final

from hypothesis import strategies as st

from converters.compass import words_of
from converters.drawing import (
    Drawing,
    Element,
    Fill,
    Label,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.formats.penpa import styles, symbols
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.fresh import blank
from converters.formats.penpa.header import FLIP_LR, FLIP_UD, THETA
from converters.formats.penpa.making import other_board
from converters.formats.penpa.numbering import Size
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.read import numbered
from converters.formats.penpa.symbol_rows import flags_of, values_of
from converters.formats.penpa.turns import Turn, board_turn
from converters.site import Kind, Spot

SIZES: Final = {
    "hex": Size(3, 3),
    "tri": Size(4, 4),
    "pyramid": Size(4, 4),
    "iso": Size(2, 2),
    "truncated_square": Size(2, 2),
    "tetrakis_square": Size(2, 2),
    "snub_square": Size(2, 2),
    "cairo_pentagonal": Size(2, 2),
    "rhombitrihexagonal": Size(2, 2),
    "deltoidal_trihexagonal": Size(2, 2),
    "penrose_P3": Size(3, 5, rotational=1, variation=0.25),
}
STEPS: Final = {
    **dict.fromkeys(SIZES, 30),
    "pyramid": 90,
    **dict.fromkeys(("truncated_square", "tetrakis_square", "penrose_P3"), 45),
}
"""Degrees by which the editor turns each of them."""


def turns(grid: str) -> list[Turn]:
    """Upright, a smallest turn, a turn that carries some lattices into themselves; mirrored."""
    return [board_turn(step * STEPS[grid], flip, 1, grid) for step in (0, 1, 4) for flip in (1, -1)]


def board(grid: str, turn: tuple[int, int, int] = (0, 1, 1)) -> PenpaDocument:
    """An empty board with these header fields."""
    document = blank(other_board(grid, SIZES[grid]))
    header = document.header()
    for place, value in zip((THETA, FLIP_LR, FLIP_UD), turn, strict=True):
        header = header.with_field(place, str(value))
    return document.with_line(0, header.text())


def numbering(document: PenpaDocument) -> Numbering:
    return numbered(document, document.header())[0]


@st.composite
def pictures(draw: st.DrawFn) -> tuple[Drawing, PenpaDocument]:
    """A drawing on some board, and the empty link it belongs to."""
    grid = draw(st.sampled_from(sorted(SIZES)))
    theta = draw(st.sampled_from(range(0, 360, STEPS[grid])))
    document = board(grid, (theta, draw(st.sampled_from((1, -1))), draw(st.sampled_from((1, -1)))))
    at = numbering(document)
    places = {
        kind: [Spot(site) for site in at.lattice.sites(kind) if at.point(site) is not None]
        for kind in Kind
    }
    one = st.one_of(_elements(grid, at, places))
    question, answer = (
        draw(st.lists(one, max_size=6, unique_by=_slot)) for _ in ("question", "answer")
    )
    return Drawing(at.lattice, at.board, tuple(question), tuple(answer)), document


def _elements(
    grid: str, at: Numbering, places: dict[Kind, list[Spot]]
) -> list[st.SearchStrategy[Element]]:
    cells, vertices, edges = (
        st.sampled_from(places[kind]) for kind in (Kind.CELL, Kind.VERTEX, Kind.EDGE)
    )
    inks = st.sampled_from(sorted(styles.INK_CODES))
    arrows = [at.turn.word(word) for word in styles.arrows(grid).values()]
    found = [
        st.builds(
            lambda spot, name: Fill(spot, (name,)), cells, st.sampled_from(list(styles.FILL_CODES))
        ),
        st.builds(lambda spot, ink: Label(spot, "7", style=ink), cells | vertices | edges, inks),
        st.builds(
            lambda spot, code, over: _symbol(spot, code, at.turn, over),
            cells | vertices | edges,
            st.sampled_from(sorted(values_of(grid))),
            st.booleans(),
        ),
        st.builds(
            lambda spot, family, flags: _flagged(spot, family, flags, at.turn),
            cells,
            st.sampled_from(sorted(flags_of(grid))),
            st.lists(st.integers(0, 1), max_size=4),
        ),
        *(
            st.builds(
                lambda pair, style, layer=layer: Stroke(*pair, layer, style),
                st.lists(ends, min_size=2, max_size=2, unique=True),
                st.sampled_from(sorted(styles.LINE_CODES)),
            )
            for layer, ends in (
                (StrokeLayer.LINE, cells | edges),
                (StrokeLayer.EDGE, vertices),
                (StrokeLayer.WALL, edges),
            )
        ),
        st.builds(
            lambda points: Path((*points, points[0]), "polygon"),
            st.lists(vertices, min_size=3, max_size=4, unique=True),
        ),
    ]
    if all(word in words_of(grid) for word in arrows):
        found.append(
            st.builds(
                lambda spot, word: Label(spot, "2", Role.ARROW, toward=word),
                cells,
                st.sampled_from(arrows),
            )
        )
    if places[Kind.CORNER]:
        corners = st.sampled_from(places[Kind.CORNER])
        found.append(st.builds(lambda spot: Label(spot, "1", Role.CORNER), corners))
    return found


def _symbol(spot: Spot, code: tuple[str, int], turn: Turn, over: bool) -> Symbol:
    seen = symbols.look(*code, turn)
    return Symbol(spot, seen.shape, seen.style, seen.toward, seen.width, over=over)


def _flagged(spot: Spot, family: str, flags: list[int], turn: Turn) -> Symbol:
    seen = symbols.look(family, flags, turn)
    return Symbol(spot, seen.shape, seen.style, seen.toward)


def _slot(element: Element) -> object:
    match element:
        case Stroke():
            return element.layer, frozenset((element.start, element.end))
        case Path():
            return element
        case _:
            return type(element), element.at
