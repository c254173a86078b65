from dataclasses import replace
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.drawing import (
    Cage,
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
from converters.errors import WriteError
from converters.formats.sudokupad import looks
from converters.formats.sudokupad.boxes import FILL_NAMES
from converters.formats.sudokupad.colours import colour
from converters.formats.sudokupad.document import (
    SudokuPadDocument,
    content,
    decode,
    edited,
    encode,
)
from converters.formats.sudokupad.fields import inner
from converters.formats.sudokupad.reading import to_drawing
from converters.formats.sudokupad.writer import from_drawing
from converters.lattice import SquareLattice
from converters.loss import LossKind, Lossy
from converters.plain import bulb, clue, dot, wall
from converters.shapes.symbols import SHAPES
from converters.site import Kind, Spot, cell
from tests.formats.sudokupad.samples import NAMES, blank, drawn, link, puzzle

AKARI = Drawing(
    *blank(2, 3),
    question=(wall(cell(0, 1)), clue(cell(0, 1), "2"), wall(cell(1, 1))),
    answer=(bulb(cell(0, 0)), bulb(cell(0, 2)), dot(cell(1, 2))),
    key=(bulb(cell(0, 0)), bulb(cell(0, 2))),
    meta=Meta(title="Lamps", author="me", rules="Light all.", tags=("akari",)),
)


def fresh(drawing: Drawing) -> tuple[Drawing, Lossy[SudokuPadDocument]]:
    written = from_drawing(drawing, None)
    return drawn(decode(encode(written.value))), written


def field(document: SudokuPadDocument, *path: str | int) -> Any:
    place: Any = content(document)
    for key in path:
        place = place[key]
    return place


def test_an_akari_comes_back_exactly_and_nothing_is_lost() -> None:
    again, written = fresh(AKARI)
    assert written.losses == ()
    assert again.same_picture(AKARI)


def test_an_akari_is_spelled_with_opaque_colours_and_a_light_bulb() -> None:
    document = from_drawing(AKARI, None).value
    assert field(document, "underlays", 0, "backgroundColor") == "#000000ff"
    assert field(document, "overlays", 0, "text") == "2"
    assert field(document, "overlays", 0, "color") == "#FFFFFFFF"
    assert field(document, "overlays", 1, "text") == "💡"
    assert field(document, "overlays", 1, "class") == "penpad-answer"


def test_bulbs_in_the_key_are_written_as_1_and_the_rest_as_empty() -> None:
    document = from_drawing(AKARI, None).value
    assert field(document, "metadata", "solution") == "1.1..."


def test_a_fresh_link_is_plain_json_with_an_id_of_its_content() -> None:
    first = from_drawing(AKARI, None).value
    assert encode(first).startswith("https://sudokupad.app/scl")
    assert first == from_drawing(AKARI, None).value
    other = from_drawing(replace(AKARI, answer=()), None).value
    names = [str(field(document, "id")) for document in (first, other)]
    assert all(name.startswith("penpad") and len(name) == 38 for name in names)
    assert names[0] != names[1]


def test_a_fresh_link_has_no_character_that_a_message_breaks() -> None:
    text = encode(from_drawing(AKARI, None).value)
    assert not set(text.removeprefix("https://")) & set("+=?#& ") - {"?"}
    assert "//" not in unquote(text).partition("scl")[0].removeprefix("https://")


def test_rows_and_columns_are_not_checked_without_regions() -> None:
    assert field(from_drawing(AKARI, None).value, "metadata", "norowcol") is True
    boxed = replace(AKARI, question=(*AKARI.question, Cage((cell(0, 0),), "region")))
    assert "norowcol" not in dict(field(from_drawing(boxed, None).value, "metadata"))


def test_empty_cells_are_compared_on_the_whole_board_despite_a_cage() -> None:
    caged = replace(AKARI, question=(*AKARI.question, Cage((cell(0, 0),), label="3")))
    again, written = fresh(caged)
    assert again.same_picture(caged)
    bounds = field(written.value, "cages", 1)
    assert isinstance(bounds, dict)
    assert (bounds["hidden"], bounds["unique"]) == (True, False)
    assert bounds["cells"] == [[row, col] for row in range(2) for col in range(3)]


def test_a_key_without_the_givens_is_written_with_them_and_read_without() -> None:
    lattice, board = blank(1, 2)
    drawing = Drawing(
        lattice,
        board,
        (Label(Spot(cell(0, 0)), "1"),),
        key=(Label(Spot(cell(0, 1)), "2"),),
    )
    again, written = fresh(drawing)
    assert field(written.value, "metadata", "solution") == "12"
    assert again.same_picture(drawing)


@pytest.mark.parametrize(
    "key",
    [
        (Symbol(Spot(cell(0, 0)), "anything"),),
        (Label(Spot(cell(0, 0)), "12"),),
        (Path((Spot(cell(0, 0)), Spot(cell(0, 1))), "line"),),
    ],
)
def test_a_key_that_cannot_be_compared_is_a_loss_and_never_a_solution(
    key: tuple[Element, ...],
) -> None:
    document, losses = from_drawing(replace(AKARI, key=key), None)
    assert "solution" not in dict(field(document, "metadata"))
    assert {loss.kind for loss in losses} == {LossKind.NOT_EXPRESSIBLE}
    assert {loss.path for loss in losses} == {"key"}


@pytest.mark.parametrize("solution", ["....", "????", ".?.?"])
def test_a_solution_that_wants_no_value_is_never_written(solution: str) -> None:
    empty = puzzle(2, 2, metadata={"solution": solution})
    drawing, read = to_drawing(empty)
    document, losses = from_drawing(drawing, None)
    assert "solution" not in dict(field(document, "metadata"))
    told = {loss.path for loss in (*read, *losses)}
    assert told in ({"key"}, {"metadata.solution"})


def test_a_number_above_9_is_not_compared_and_said() -> None:
    key = (Label(Spot(cell(0, 0)), "12"), Label(Spot(cell(0, 2)), "7"))
    document, losses = from_drawing(replace(AKARI, key=key), None)
    assert field(document, "metadata", "solution") == "?.7..."
    assert [loss.site for loss in losses] == [cell(0, 0)]


def test_shaded_cells_in_the_key_come_back_as_shaded_cells() -> None:
    drawing = replace(AKARI, key=(wall(cell(1, 0)), wall(cell(1, 2))))
    again, written = fresh(drawing)
    assert field(written.value, "metadata", "solution") == "...1.1"
    assert again.same_picture(drawing)


def test_a_hole_is_covered_said_and_read_back() -> None:
    drawing = replace(AKARI, board=AKARI.board - {cell(1, 0)})
    again, written = fresh(drawing)
    assert again.same_picture(drawing)
    (loss,) = written.losses
    assert (loss.kind, loss.site) == (LossKind.APPROXIMATED, cell(1, 0))


def test_a_hidden_grid_travels_in_the_query() -> None:
    drawing = replace(AKARI, meta=Meta(grid="none"))
    again, written = fresh(drawing)
    assert encode(written.value).endswith("?setting-nogrid=1")
    assert again.meta.grid == "none"


def test_a_given_is_a_value_but_on_a_black_cell() -> None:
    at = Spot(cell(0, 0))
    drawing = Drawing(*blank(1, 2), (Label(at, "7"),))
    assert field(from_drawing(drawing, None).value, "cells", 0, 0) == {"value": 7}
    again, written = fresh(replace(drawing, question=(wall(cell(0, 0)), Label(at, "7"))))
    assert field(written.value, "cells", 0, 0) == {}
    assert Label(at, "7") in again.question


def test_candidates_become_corner_marks_and_it_is_said() -> None:
    label = Label(Spot(cell(0, 0)), "13", Role.CANDIDATES)
    document, losses = from_drawing(Drawing(*blank(1, 1), (label,)), None)
    assert field(document, "cells", 0, 0) == {"pencilMarks": ["1", "3"]}
    assert [loss.kind for loss in losses] == [LossKind.APPROXIMATED]


@pytest.mark.parametrize("shape", sorted(SHAPES))
def test_every_shape_is_drawn_and_read_back_as_what_it_is(shape: str) -> None:
    for toward in ((), ("up",), ("left", "up")):
        symbol = Symbol(Spot(cell(0, 1)), shape, "grey", toward)
        document, losses = from_drawing(Drawing(*blank(1, 2), (symbol,)), None)
        assert losses == ()
        assert drawn(document).question == (symbol,)


def test_what_sudokupad_cannot_show_is_a_loss_with_its_place() -> None:
    at = Spot(cell(0, 1))
    odd = (
        Symbol(at, "unicorn"),
        Path((at,), "spiral"),
        Fill(at, ("transparent",), paint=Paint(layer="overlay")),
    )
    document, losses = from_drawing(Drawing(*blank(1, 2), odd), None)
    assert [loss.kind for loss in losses] == [LossKind.NOT_EXPRESSIBLE] * 3
    assert [loss.site for loss in losses] == [cell(0, 1)] * 3
    assert not {"underlays", "overlays"} & content(document).keys()


def test_what_no_item_says_is_drawn_line_by_line_and_comes_back() -> None:
    at = Spot(cell(0, 0))
    odd = (
        Fill(at, ("red", "green", "blue")),
        Fill(at, ("transparent",)),
        Label(at, "a", Role.TEXT, style="hollow"),
        Label(at, "b", Role.SMALL, baseline="down"),
        Label(at, "123", Role.TAPA),
        Label(at, "", Role.VALUE, "black-in-circle"),
        Symbol(at, "star", "black", width=0.3),
        Symbol(at, "bulb", angle=30),
        Stroke(at, Spot(cell(0, 1)), StrokeLayer.LINE, "short"),
        Stroke(at, Spot(cell(0, 1)), StrokeLayer.LINE, "double"),
        Stroke(at, Spot(cell(0, 1)), StrokeLayer.LINE, "invisible"),
        Path((at, Spot(cell(0, 1))), "thermo", paint=Paint(stroke="#ff0000")),
        Path((at, Spot(cell(0, 1))), "arrow"),
    )
    drawing = Drawing(*blank(1, 2), odd)
    again, written = fresh(drawing)
    assert written.losses == ()
    assert again.same_picture(drawing)


def test_what_is_only_near_is_drawn_and_said() -> None:
    at = Spot(cell(0, 0))
    lifted = Paint(layer="overlay")
    near = (
        Fill(at, ("red", "green", "blue"), paint=lifted),
        Label(at, "b", Role.SMALL, baseline="down", paint=lifted),
        Symbol(at, "star", "black", width=0.3, paint=lifted),
        Stroke(at, Spot(cell(0, 1)), StrokeLayer.LINE, "short", lifted),
        Path((at, Spot(cell(0, 1))), "thermo", paint=Paint(stroke="#ff0000", layer="overlay")),
        Cage((cell(0, 0),), "region", "7"),
    )
    document, losses = from_drawing(Drawing(*blank(1, 2), near), None)
    assert [loss.kind for loss in losses] == [LossKind.APPROXIMATED] * 6
    assert len(field(document, "lines")) == 5
    assert len(field(document, "overlays")) == 1


OWN = (("mask", "null"),)
"""A field that only SudokuPad understands: what has it is not drawn line by line."""


@pytest.mark.parametrize(
    ("element", "fields"),
    [
        (
            Label(Spot(cell(0, 0)), "a", angle=30, paint=Paint(size=0.5, opacity=0.5, extra=OWN)),
            {"fontSize": 28, "opacity": 0.5, "angle": 30},
        ),
        (
            Label(Spot(cell(0, 0)), "a", paint=Paint(ink="#ff0000", layer="underlay")),
            {"color": "#ff0000", "target": "underlay"},
        ),
        (
            Symbol(Spot(cell(0, 0)), "star", paint=Paint(fill="#ff0000", opacity=0.5, extra=OWN)),
            {"text": "★", "color": "#ff0000", "opacity": 0.5},
        ),
        (
            Symbol(Spot(cell(0, 0)), "diamond", "red", width=0.7, angle=9, paint=Paint(extra=OWN)),
            {"backgroundColor": "#FF0000FF", "angle": 9},
        ),
        (
            Stroke(
                Spot(cell(0, 0)),
                Spot(cell(0, 1)),
                StrokeLayer.LINE,
                "wavy",
                Paint(stroke="#ff0000", width=0.5, extra=OWN),
            ),
            {"color": "#ff0000", "thickness": 32},
        ),
        (
            Path((Spot(cell(0, 0)),), "polygon", paint=Paint(fill="#ff0000", layer="overlay")),
            {"fill": "#ff0000"},
        ),
    ],
)
def test_what_is_not_drawn_line_by_line_is_as_near_as_an_item_can_be(
    element: Element, fields: dict[str, Any]
) -> None:
    document, losses = from_drawing(Drawing(*blank(1, 2), (element,)), None)
    assert [loss.kind for loss in losses] == [LossKind.APPROXIMATED]
    lists: Any = content(document)
    found = [item for key in ("overlays", "underlays", "lines") for item in lists.get(key, [])]
    (item,) = [item for item in found if item.get("role") != "penpad-frame-thick"]
    assert fields.items() <= item.items()


def test_what_another_editor_wrote_beside_an_element_is_a_loss() -> None:
    label = Label(Spot(cell(0, 0)), "a", Role.TEXT, paint=Paint(extra=(("outline", "1"),)))
    meta = Meta(extra=(("pu_q.x", "1"), ("metadata.antiking", "true")))
    document, losses = from_drawing(Drawing(*blank(1, 1), (label,), meta=meta), None)
    assert [loss.path for loss in losses] == ["question", "meta.pu_q.x"]
    assert field(document, "metadata", "antiking") is True


def test_only_boards_up_to_a_size_are_written() -> None:
    with pytest.raises(WriteError, match="1001 rows"):
        from_drawing(Drawing(SquareLattice(1001, 1), frozenset()), None)


def test_no_two_looks_are_spelled_alike() -> None:
    sizes = list(looks.SIZES.values())
    assert len(set(sizes)) == len(sizes)
    assert not set(sizes) & {size for _, size, _ in looks.SIGNS.values()}
    assert len(looks._SYMBOLS) == len(looks._SYMBOLS_BACK)
    assert len(looks._STROKES) == len(looks._STROKES_BACK)
    assert set(looks._LABELS_BACK.values()) == looks._LABELS.keys()
    assert len(looks._PATHS) == len(looks._PATHS_BACK)


PLACES = st.integers(-40, 160).map(lambda number: number / 40)
SPOTS = st.builds(lambda row, col: SquareLattice(3, 3).spot(col, row), PLACES, PLACES)
FINE = SPOTS.map(inner)
CELLS = st.builds(cell, st.integers(0, 2), st.integers(0, 2))
LENGTHS = st.integers(1, 400).map(lambda number: number / 100)
COLOURS = st.sampled_from(
    ["#000000", "#cfcfcf", "#ffffff", "#12ab9f", "#12ab9f80", "#00000001", "var(--x)", "#f00000ee"]
)
MAYBE_COLOUR = st.none() | COLOURS
EXTRAS = st.lists(
    st.sampled_from(
        [("stroke-width", "3"), ("class", '"a b"'), ("role", '"thermobulb"'), ("mask", "null")]
    ),
    max_size=2,
    unique_by=lambda pair: pair[0],
).map(tuple)
LAYERS = st.none() | st.sampled_from(["overlay", "cell-grids", "underlay"])
OPACITIES = st.none() | st.sampled_from([0.25, 0.5, 0.75])
WORDS = st.text(
    st.characters(exclude_categories=["Cs", "Zs", "Zl", "Zp", "Cc"]), min_size=1, max_size=4
)


def _visible(symbol: Symbol) -> bool:
    return bool(symbol.paint.fill or symbol.paint.stroke) and symbol.paint.fill != "var(--x)"


def _settled(symbol: Symbol) -> Symbol:
    """Spell a box as it is read: round ones by their sides, a square's height as its width."""
    height = 0.0 if symbol.height == symbol.width else symbol.height
    shape = symbol.shape
    if shape != "square":
        shape = "pill" if height else "circle"
    return replace(symbol, shape=shape, height=height)


BOXES = (
    st.builds(
        Symbol,
        SPOTS,
        st.sampled_from(["circle", "square"]),
        width=LENGTHS,
        height=LENGTHS,
        angle=st.sampled_from([0.0, 30.0, -7.5]),
        over=st.just(True),
        paint=st.builds(
            Paint,
            fill=MAYBE_COLOUR,
            stroke=MAYBE_COLOUR,
            width=st.none() | LENGTHS,
            opacity=OPACITIES,
            layer=LAYERS,
            extra=EXTRAS,
        ),
    )
    .filter(_visible)
    .map(_settled)
)
RINGS = BOXES.filter(lambda symbol: symbol.shape != "square").map(
    lambda symbol: replace(symbol, over=False)
)
TEXTS = st.builds(
    Label,
    SPOTS,
    WORDS,
    role=st.just(Role.TEXT),
    angle=st.sampled_from([0.0, 45.0, 181.25]),
    paint=st.builds(
        Paint,
        ink=MAYBE_COLOUR,
        stroke=st.none() | COLOURS | st.just("none"),
        size=st.none() | LENGTHS,
        opacity=OPACITIES,
        layer=LAYERS,
        extra=EXTRAS,
    ),
)
LINES = st.builds(
    Path,
    st.lists(SPOTS, min_size=1, max_size=4).map(tuple),
    st.sampled_from(["line", "arrow"]),
    paint=st.builds(
        Paint,
        fill=MAYBE_COLOUR,
        stroke=COLOURS,
        width=st.none() | LENGTHS,
        opacity=OPACITIES,
        layer=LAYERS,
        extra=EXTRAS,
    ),
)
OUTLINES = st.builds(
    lambda x, y: Path(
        (SquareLattice(1, 1).spot(x, y),),
        "svg",
        paint=Paint(fill="#ff0000", extra=(("d", f'"M{x * 64} {y * 64}L1 1Z"'),)),
    ),
    PLACES,
    PLACES,
)
FIGURES = st.builds(
    Path,
    st.lists(SPOTS, min_size=1, max_size=4).map(tuple),
    st.sampled_from(sorted(looks.PATHS)),
)
STROKES = st.sampled_from(sorted(looks._STROKES)).flatmap(
    lambda name: st.builds(Stroke, FINE, FINE, st.just(name[0]), st.just(name[1]))
)
NAMED_FILLS = st.builds(
    lambda site, name: Fill(Spot(site), (name,)),
    CELLS,
    st.sampled_from(sorted(FILL_NAMES.values())),
)
OWN_FILLS = st.builds(
    lambda site, css: Fill(Spot(site), ("custom",), (css,)),
    CELLS,
    st.sampled_from(["#12ab9f", "#12ab9f80", "#cfcfcf"]),
)
WHOLE = [name for name in sorted(looks._LABELS) if name[0] not in (Role.CANDIDATES, Role.TAPA)]
NAMED_LABELS = st.sampled_from(WHOLE).flatmap(
    lambda name: st.builds(Label, FINE, WORDS, st.just(name[0]), st.just(name[1]))
)
NAMED_SYMBOLS = st.sampled_from(sorted(looks._SYMBOLS)).flatmap(
    lambda name: st.builds(
        Symbol,
        FINE,
        st.just(name[0]),
        st.just(name[1]),
        st.just(name[2]),
        width=st.sampled_from([0.86, 0.7, 0.44, 0.26]) if name[0] in looks.BOXES else st.just(0.0),
        over=st.booleans(),
    )
)
OUTLINED = st.sampled_from(
    [
        ("triangle-up", "white", (), 0.69),
        ("corner-triangle", "grey", ("up-left",), 0.0),
        ("kakuro", "black", ("down-right", "up-left"), 0.0),
        ("full-square", "black", (), 0.0),
        ("compass", "small", (), 0.0),
        ("inequality", "", ("left",), 0.0),
        ("half-lines", "", ("right", "down"), 0.0),
    ]
).flatmap(
    lambda name: st.builds(
        Symbol, SPOTS, *map(st.just, name[:3]), width=st.just(name[3]), over=st.booleans()
    )
)
CAGES = st.builds(
    Cage,
    st.lists(CELLS, min_size=1, max_size=4).map(tuple),
    st.sampled_from(["killer", "hidden", "none", "box", "rowcol", "windoku"]),
    st.sampled_from(["", "10", "007", "a b", "-3"]),
    st.builds(Paint, stroke=MAYBE_COLOUR, ink=MAYBE_COLOUR)
    | st.just(Paint(extra=(("unique", "true"), ("sum", "5")))),
).map(
    # One of a kind without a look is hidden if it has nothing else to show.
    lambda cage: (
        replace(cage, kind="hidden")
        if cage.kind in ("none", "rowcol")
        and not (cage.label or cage.paint.stroke or cage.paint.ink)
        else cage
    )
)
REGIONS = st.lists(CELLS, min_size=1, max_size=4).map(lambda cells: Cage(tuple(cells), "region"))
GIVENS = st.builds(lambda site, text: Label(Spot(site), text), CELLS, st.sampled_from("0179aZé"))
MARKS = st.builds(
    lambda site, text, role: Label(Spot(site), text, role),
    CELLS,
    st.sampled_from(["1", "358"]),
    st.sampled_from([Role.CORNER, Role.CENTRE]),
)
SHARED = (
    BOXES | RINGS | TEXTS | LINES | OUTLINES | FIGURES | STROKES | NAMED_FILLS | OWN_FILLS
    | NAMED_LABELS | NAMED_SYMBOLS | CAGES | OUTLINED
)  # fmt: skip
KEYS = st.lists(CELLS, max_size=9, unique=True).flatmap(
    lambda sites: st.sampled_from(
        [
            tuple(Label(Spot(site), "1234567890abc"[i]) for i, site in enumerate(sites)),
            tuple(Label(Spot(site), "ABC123DEF"[i]) for i, site in enumerate(sites)),
            tuple(bulb(site) for site in sites),
            tuple(wall(site) for site in sites),
            tuple(Label(Spot(site), "7", style="green") for site in sites),
        ]
    )
)
METAS = st.builds(
    Meta,
    title=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=6),
    author=WORDS,
    rules=st.sampled_from(["", "one\ntwo", 'say "it\'s"']),
    source=st.sampled_from(["", "https://example.org/?a=b"]),
    message=st.sampled_from(["", "well done"]),
    tags=st.sampled_from([(), ("akari", "loop")]),
    grid=st.sampled_from(["solid", "dotted", "none"]),
    extra=st.sampled_from(
        [(), (("metadata.norowcol", "true"),), (("foglight", "[[0,0]]"), ("setting-x", '"1"'))]
    ),
)


def _once(elements: list[Element]) -> tuple[Element, ...]:
    """Keep one given and one list of marks a cell; a cell holds no more."""
    seen: set[object] = set()
    kept: list[Element] = []
    for element in elements:
        plain = isinstance(element, Label) and element.role in (
            Role.VALUE,
            Role.CORNER,
            Role.CENTRE,
        )
        name = (element.at.site, element.role) if plain and isinstance(element, Label) else object()
        if name not in seen:
            kept.append(element)
        seen.add(name)
    return tuple(kept)


DRAWINGS = st.builds(
    lambda question, answer, key, meta: Drawing(
        *blank(3, 3), question=_once(question), answer=tuple(answer), key=key, meta=meta
    ),
    st.lists(SHARED | GIVENS | MARKS | REGIONS, max_size=5),
    st.lists(SHARED, max_size=3),
    KEYS,
    METAS,
)


@given(DRAWINGS)
@settings(max_examples=150)
def test_whatever_sudokupad_can_say_comes_back_exactly(drawing: Drawing) -> None:
    again, written = fresh(drawing)
    assert written.losses == ()
    assert again.same_picture(drawing)


@given(DRAWINGS, DRAWINGS)
@settings(max_examples=60)
def test_a_base_takes_on_any_other_drawing(before: Drawing, after: Drawing) -> None:
    base = from_drawing(before, None).value
    document, losses = from_drawing(after, base)
    assert losses == ()
    assert drawn(decode(encode(document))).same_picture(after)
    assert from_drawing(after, document).value is document


@pytest.mark.parametrize("name", [name for name in NAMES if "f-puzzles" not in name])
def test_a_fixture_written_afresh_shows_the_same(name: str) -> None:
    drawing = drawn(decode(link(name)))
    again, written = fresh(drawing)
    holes = {loss.site for loss in written.losses}
    assert holes == set(drawing.lattice.sites(Kind.CELL)) - drawing.board
    assert again.same_picture(drawing)


@pytest.mark.parametrize("name", NAMES)
def test_an_unchanged_drawing_gives_the_very_base(name: str) -> None:
    base = decode(link(name))
    assert from_drawing(drawn(base), base).value is base


def test_an_edit_leaves_every_other_key_its_value_and_place() -> None:
    base = decode(link("zipped"))
    document = edited(base, ("cells", 3, 3, "value"), 7)
    before, after = content(base), content(document)
    assert list(before) == list(after)
    assert after.pop("cells") != before.pop("cells")
    assert after == before
    assert document.form == "json"
    assert encode(document).startswith("https://sudokupad.app/scl")


def test_an_edit_of_a_bare_text_stays_bare() -> None:
    document = edited(decode(link("bare-json")), ("metadata", "title"), "New")
    assert encode(document) == link("bare-json").replace("Four by four", "New")


def test_a_base_keeps_what_is_not_drawn_otherwise() -> None:
    base = decode(link("plain-json"))
    old = drawn(base)
    new = replace(old, answer=(bulb(cell(0, 3)),), meta=replace(old.meta, title="Solved"))
    document, losses = from_drawing(new, base)
    before, after = content(base), content(document)
    assert losses == ()
    assert before.pop("id") != after.pop("id")
    assert after["overlays"][:-1] == before.pop("overlays")
    assert after.pop("overlays")
    assert after.pop("metadata") == {**before.pop("metadata"), "title": "Solved"}
    assert after == before
    assert drawn(document).same_picture(new)


def test_an_element_taken_away_takes_its_item_away() -> None:
    base = decode(link("plain-json"))
    old = drawn(base)
    less = replace(old, question=tuple(e for e in old.question if not isinstance(e, Path | Cage)))
    document = from_drawing(less, base).value
    assert (field(document, "lines"), field(document, "arrows")) == ([], [])
    assert (field(document, "cages"), field(document, "regions")) == ([], [])
    assert field(document, "underlays") == field(base, "underlays")


def test_half_of_a_split_area_can_be_taken_away() -> None:
    area = {"center": [0.5, 1.0], "width": 2, "height": 1, "backgroundColor": "#000000"}
    base = puzzle(1, 2, underlays=[area])
    less = replace(drawn(base), question=(wall(cell(0, 1)),))
    assert drawn(from_drawing(less, base).value).question == (wall(cell(0, 1)),)


def test_metadata_that_stood_in_cages_can_be_rewritten_and_taken_away() -> None:
    base = decode(link("metadata-in-three-places"))
    old = drawn(base)
    new = replace(old, key=(), meta=Meta(author="someone"))
    document = from_drawing(new, base).value
    assert drawn(document).same_picture(new)
    assert "solution" not in str(field(document, "cages"))


def test_a_base_of_digits_is_written_as_json_when_edited() -> None:
    base = decode(link("digits"))
    old = drawn(base)
    new = replace(old, question=(*old.question, Label(Spot(cell(0, 1)), "3")))
    document = from_drawing(new, base).value
    assert document.address.prefix == "scl"
    assert drawn(decode(encode(document))).same_picture(new)


def test_another_board_is_written_afresh() -> None:
    document = from_drawing(AKARI, decode(link("plain-json"))).value
    assert drawn(document).same_picture(AKARI)


@pytest.mark.parametrize(
    ("css", "plain"),
    [
        ("rgb(255,0,0)", "#ff0000"),
        ("rgba(0, 0, 0, 0.5)", "#00000080"),
        ("RGBA(100%, 0%, 0%, 100%)", "#ff0000"),
        ("RebeccaPurple", "#663399"),
        ("hsl(0, 1%, 2%)", "hsl(0, 1%, 2%)"),
        ("transparent", None),
    ],
)
def test_a_colour_has_one_spelling(css: str, plain: str | None) -> None:
    assert colour(css) == plain
