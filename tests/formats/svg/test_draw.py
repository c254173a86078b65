from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.codec.js_json import dump
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
from converters.formats.svg import FORMAT
from converters.formats.svg.document import encode
from converters.formats.svg.draw import MAX_TEXT, from_drawing
from converters.lattice import SquareLattice
from converters.loss import LossKind
from converters.site import Kind, Site, Spot, cell
from tests.formats.svg.scenes import SCENES, at, board

SAFE_ELEMENTS = {"svg", "title", "desc", "rect", "path", "text", "g", "defs", "use", "image"}
NAN, INFINITY = float("nan"), float("inf")


def svg(drawing: Drawing) -> str:
    return encode(from_drawing(drawing).value)


def losses(*elements: Element) -> list[tuple[str, str]]:
    return [(loss.kind.value, loss.path) for loss in from_drawing(board(2, 2, elements)).losses]


def texts(drawing: Drawing) -> list[str]:
    root = ElementTree.fromstring(svg(drawing))
    return [node.text or "" for node in root.iter() if node.tag.endswith("}text")]


def assert_inside(node: ElementTree.Element) -> None:
    """Nothing points elsewhere: an image holds its data, all else names a part of the picture."""
    image = node.tag.endswith("}image")
    assert node.attrib.get("href", "#").startswith("data:image/" if image else "#")


def test_a_picture_stands_alone() -> None:
    for scene in SCENES.values():
        text = svg(scene())
        for node in ElementTree.fromstring(text).iter():
            assert node.tag.removeprefix("{http://www.w3.org/2000/svg}") in SAFE_ELEMENTS
            assert not [key for key in node.attrib if key.startswith("on") or key == "style"]
            assert_inside(node)


def test_the_same_drawing_gives_the_same_text() -> None:
    assert svg(SCENES["sudoku"]()) == svg(SCENES["sudoku"]())


def test_title_and_description_are_for_screen_readers() -> None:
    drawing = replace(board(2, 3), meta=Meta(title="A < B & C", author="Anna"))
    text = svg(drawing)
    assert 'role="img"' in text
    assert "<title>A &lt; B &amp; C</title>" in text
    assert "<desc>square board, 2 rows, 3 columns by Anna</desc>" in text


def test_the_view_holds_clues_outside_the_board() -> None:
    inside = from_drawing(board(2, 2)).value
    outside = from_drawing(board(2, 2, [Label(at(-1, 0), "7")])).value
    assert float(outside.view[1]) < float(inside.view[1])
    assert texts(board(2, 2, [Label(at(-1, 0), "7")])) == ["7"]


def test_the_question_is_below_the_answer() -> None:
    drawing = board(1, 1, [Label(at(0, 0), "first")], [Label(at(0, 0), "second")])
    assert texts(drawing) == ["first", "second"]


def test_shading_is_below_the_grid_and_the_grid_below_a_line() -> None:
    line = Stroke(at(0, 0), at(0, 1), StrokeLayer.LINE, "green")
    text = svg(board(1, 2, [line, Fill(at(0, 0), ("red",))]))
    order = [text.index(mark) for mark in ("#ffa3a3", 'stroke-width="1.35"', "#208020")]
    assert order == sorted(order)


def test_the_key_is_not_drawn() -> None:
    assert texts(replace(board(1, 1), key=(Label(at(0, 0), "9"),))) == []


def test_an_unknown_shape_is_a_framed_question_mark_and_a_loss() -> None:
    drawing = board(1, 1, [Symbol(at(0, 0), "dodo")])
    assert texts(drawing) == ["?"]
    (loss,) = from_drawing(drawing).losses
    assert (loss.kind, loss.path, loss.what, loss.site) == (
        LossKind.NOT_EXPRESSIBLE,
        "question.0",
        "shape 'dodo'",
        cell(0, 0),
    )


def test_a_mark_far_from_the_board_is_a_loss() -> None:
    assert losses(
        Label(at(10**9, 0), "1"),
        Label(at(0, 0, NAN), "1"),
        Stroke(at(0, 0), at(0, -(10**9)), StrokeLayer.LINE),
        Path((at(0, 0), at(0, 0, INFINITY)), "line"),
        Path((), "line"),
        Cage((cell(0, 10**9),)),
        Label(Spot(Site(Kind.EDGE, 0, 0, 99)), "1"),
    ) == [("not_expressible", f"question.{i}") for i in range(7)]


def test_a_wrong_colour_size_or_angle_is_a_loss_and_drawn_as_usual() -> None:
    assert losses(
        Symbol(at(0, 0), "circle", "white", paint=Paint(fill="url(#x)")),
        Symbol(at(0, 0), "circle", "white", width=NAN),
        Symbol(at(0, 0), "circle", "white", height=-1.0),
        Symbol(at(0, 0), "circle", "white", angle=INFINITY),
        Label(at(0, 0), "1", paint=Paint(size=1e9)),
        Fill(at(0, 0), ("custom",), ('red"/><script>',)),
        Stroke(at(0, 0), at(0, 1), StrokeLayer.LINE, "wavy"),
        Label(at(0, 0), "1", style="glittering"),
        Path((at(0, 0), at(0, 1)), "spiral"),
        Cage((cell(0, 0),), "windmill"),
    ) == [("approximated", f"question.{i}") for i in range(10)]


def test_an_outline_may_hold_nothing_but_path_data() -> None:
    good = Path((at(0, 0),), "svg", paint=Paint(stroke="red", extra=(("d", '"M 0 0 L 9 9"'),)))
    bad = Path((at(0, 0),), "svg", paint=Paint(extra=(("d", '"M0 0\\"/><script>"'),)))
    assert losses(good, bad) == [("not_expressible", "question.1")]
    assert 'd="M 0 0 L 9 9"' in svg(board(1, 1, [good]))
    assert "script" not in svg(board(1, 1, [bad]))


def test_an_extra_that_svg_has_is_drawn_and_another_is_a_loss() -> None:
    dashed = Path((at(0, 0), at(0, 1)), "line", paint=Paint(extra=(("stroke-dasharray", '"4,4"'),)))
    masked = Path((at(0, 0), at(0, 1)), "line", paint=Paint(extra=(("mask", '"url(#m)"'),)))
    assert 'stroke-dasharray="4,4"' in svg(board(1, 2, [dashed]))
    assert losses(dashed, masked) == [("approximated", "question.1")]
    assert "url" not in svg(board(1, 2, [masked]))


def test_a_long_text_is_cut_and_listed() -> None:
    label = Label(at(0, 0), "7" * 10**6)
    assert losses(label)[0] == ("approximated", "question.0")
    assert len(svg(board(1, 1, [label]))) < 10_000


def test_a_board_that_is_too_large_is_cut_and_listed() -> None:
    cells = frozenset((cell(-(10**9), 0), cell(0, 0), cell(10**9, 10**9)))
    (loss,) = from_drawing(Drawing(SquareLattice(1, 1), cells)).losses
    assert loss.path == "board"


def test_what_no_longer_fits_is_listed_one_by_one() -> None:
    outline = dump("M0 0" + "L9 9" * 24_000)
    long = Path((at(0, 0),), "svg", paint=Paint(stroke="red", extra=(("d", outline),)))
    drawing = board(2, 3, [long] * 100)
    document, lost = from_drawing(drawing)
    assert len(encode(document)) < 2 * MAX_TEXT
    drawn = 100 - len(lost)
    assert 0 < drawn < 100
    assert [loss.path for loss in lost] == [f"question.{i}" for i in range(drawn, 100)]


def test_a_hundred_by_hundred_board_stays_small() -> None:
    places = [at(row, col) for row in range(100) for col in range(100)]
    fills = [Fill(spot, ("black",)) for spot in places[::3]]
    bulbs = [Symbol(spot, "bulb", over=True) for spot in places[1::3]]
    assert len(svg(board(100, 100, fills, bulbs))) < 400_000


def test_an_empty_board_is_a_picture_too() -> None:
    ElementTree.fromstring(svg(Drawing(SquareLattice(1, 1), frozenset())))


def test_the_format_recognises_a_picture_though_it_cannot_read_one() -> None:
    assert FORMAT.sniff('<?xml version="1.0"?><svg xmlns="…">')
    assert FORMAT.sniff("\n<svg>")
    assert not FORMAT.sniff("https://puzz.link/p?akari/2/2/g")
    assert FORMAT.decode is None


numbers = st.sampled_from((0.0, 0.25, -3.0, 1e9, NAN, INFINITY)) | st.floats()
words = st.text(st.characters(codec=None, exclude_categories=()), max_size=8)
colours = st.none() | st.sampled_from(("red", "#abc", "url(#a)", '"/><script>')) | words
extras = st.lists(
    st.tuples(
        st.sampled_from(("d", "mask", "stroke-width", "outline", "roundedRadius", "url")), words
    ),
    max_size=2,
).map(tuple)
paints = st.builds(
    Paint,
    fill=colours,
    stroke=colours,
    ink=colours,
    width=st.none() | numbers,
    size=st.none() | numbers,
    opacity=st.none() | numbers,
    layer=st.sampled_from((None, "overlay", "nowhere")),
    extra=extras,
)
places = st.builds(
    Site,
    st.sampled_from(Kind),
    st.integers(-2, 4) | st.just(10**9),
    st.integers(-2, 4),
    st.integers(0, 5),
)
spots = st.builds(Spot, places, numbers, numbers) | st.builds(Spot, places)
ways = st.sampled_from(("", "up", "down-left", "sideways"))
elements = st.one_of(
    st.builds(
        Fill,
        spots,
        st.lists(words, max_size=3).map(tuple),
        st.just(()) | st.tuples(colours),
        paints,
    ),
    st.builds(Label, spots, words, st.sampled_from(Role), words, ways, ways, numbers, paints),
    st.builds(
        Symbol,
        spots,
        st.sampled_from(("circle", "bulb", "pill", "rounded", "darts", "dash", "picture")) | words,
        words,
        st.lists(ways, max_size=3).map(tuple),
        numbers,
        numbers,
        numbers,
        st.booleans(),
        paints,
    ),
    st.builds(
        Stroke, spots, spots, st.sampled_from(StrokeLayer), st.just("double") | words, paints
    ),
    st.builds(
        Path,
        st.lists(spots, max_size=4).map(tuple),
        st.sampled_from(("line", "thermo", "arrow", "direction", "frame", "polygon", "svg")),
        words,
        paints,
    ),
    st.builds(
        Cage,
        st.lists(places, max_size=4).map(tuple),
        st.sampled_from(("killer", "region", "windoku")) | words,
        words,
        paints,
    ),
)


@settings(max_examples=150)
@given(st.lists(elements, max_size=5), st.lists(elements, max_size=2), words)
def test_any_drawing_gives_a_safe_picture(
    question: list[Element], marks: list[Element], title: str
) -> None:
    drawing = board(2, 2, question, (), marks, meta=Meta(title=title))
    text = svg(drawing)
    root = ElementTree.fromstring(text.encode())
    tags = {node.tag.removeprefix("{http://www.w3.org/2000/svg}") for node in root.iter()}
    assert tags <= SAFE_ELEMENTS
    for node in root.iter():
        assert_inside(node)
    assert "nan" not in text.lower().replace("<title>", "").split("<rect")[0].split("<title")[0]
    assert "url(" not in "".join("".join(node.attrib.values()) for node in root.iter())


@pytest.mark.parametrize("layer", ["underlay", "overlay", "cell-grids", "arrows", "nowhere"])
def test_a_lifted_element_is_still_drawn(layer: str) -> None:
    label = Label(at(0, 0), "7", paint=Paint(layer=layer))
    assert texts(board(1, 1, [label])) == ["7"]
