import json
from dataclasses import replace

import pytest

from converters import plain
from converters.codec.deflate import deflate, inflate
from converters.codec.js_json import dump
from converters.drawing import Drawing, Fill, Label, Path, Stroke, StrokeLayer, Symbol
from converters.formats.penpa import FORMAT
from converters.formats.penpa.answer import answer_of
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import CHECKS, HEADER, OR_CHECKS, PenpaDocument
from converters.formats.penpa.fresh import boxes
from converters.formats.penpa.header import MULTISOLUTION
from converters.formats.penpa.points import Grid, square_numbering
from converters.formats.penpa.sessions import as_clone, as_solving
from converters.formats.penpa.turns import UPRIGHT
from converters.site import Kind, Site, Spot, cell
from tests.formats.penpa.texts import N, at, empty

NUMBERING = square_numbering(Grid(7, 7), [16, 17, 18, 23, 24, 25, 30, 31, 32], (), UPRIGHT)
LINE, EDGE, WALL = StrokeLayer.LINE, StrokeLayer.EDGE, StrokeLayer.WALL


def stored(lists: object, *ticked: str) -> PenpaDocument:
    """A link for solving with an answer and ticked AND boxes."""
    document = as_solving(empty()).with_json(CHECKS, boxes("sol_", AND_BOXES, ticked))
    return document.with_parameter("a", deflate(dump(lists)))


def key(lists: object, *ticked: str):
    drawing, losses = FORMAT.to_drawing(stored(lists, *ticked))
    assert losses == ()
    return drawing.key


def test_a_stored_akari_is_bulbs() -> None:
    assert key([[], [], [], [], [], ["16,3H", "24,3H"]], "akari") == (
        plain.bulb(cell(0, 0)),
        plain.bulb(cell(1, 1)),
    )


def test_the_six_lists_are_shading_lines_edges_walls_numbers_and_symbols() -> None:
    lists = [
        ["16"],
        ["16,17,1", "17,18,2"],
        [f"{N + 8},{N + 9},1"],
        [f"{2 * N + 16},{2 * N + 17}"],
        ["18,7", "23,AB"],
        ["24,1A", "25,2B", "30,5C", "31,3D", "32,2D+"],
    ]
    marks = key(lists)
    assert marks[:2] == (
        Fill(at(0, 0), ("dark-grey",)),
        Stroke(at(0, 0), at(0, 1), LINE, "green"),
    )
    assert [mark.style for mark in marks[2:5]] == ["double", "green", "green"]
    assert [mark.layer for mark in marks[2:5]] == [LINE, EDGE, WALL]
    assert marks[5:7] == (
        Label(at(0, 2), "7", style="green"),
        Label(at(1, 0), "AB", style="green"),
    )
    assert [mark.shape for mark in marks[7:]] == [
        *("circle", "corner-triangle", "arrow-small", "ship-end", "ship-corner"),
    ]


@pytest.mark.parametrize(
    ("entry", "shape"),
    [("1E", "star"), ("2F", "tent"), ("3G", "minus"), ("4I", "mine"), ("5I", "mines")],
)
def test_letters_tell_the_family_of_a_symbol(entry: str, shape: str) -> None:
    assert key([[], [], [], [], [], [f"16,{entry}"]])[0].shape == shape


def test_the_exact_form_keeps_every_colour() -> None:
    assert key([[[16, 4], [17, 1, 5]], ["16,17,2"], [], [], [], []], *EXACT) == (
        Fill(at(0, 0), ("black",)),
        Fill(at(0, 1), ("dark-grey", "blue")),
        Stroke(at(0, 0), at(0, 1), LINE, "solid"),
    )


EXACT = ("surface_exact", "loopline_exact")


def or_answer(lists: object, *ticked: str) -> PenpaDocument:
    document = stored(lists).with_json(OR_CHECKS, boxes("sol_or_", OR_BOXES, ticked))
    header = document.header().with_field(MULTISOLUTION, "true")
    return document.with_line(HEADER, header.text())


def test_an_or_answer_has_one_list_a_box_in_the_order_of_the_boxes() -> None:
    # The boxes stand in the order surface, math, akari, whatever was ticked first.
    document = or_answer([["16"], ["17,3", "18,2"], ["23"]], "akari", "math", "surface")
    drawing, losses = FORMAT.to_drawing(document)
    assert losses == ()
    assert drawing.key[0] == Fill(at(0, 0), ("dark-grey",))
    assert [mark.shape for mark in drawing.key[1:-1]] == ["minus", "plus", "bulb"]


def test_or_symbols_get_their_shape_from_the_box() -> None:
    document = or_answer([["16", "17"], ["18"]], "circle", "akari")
    shapes = [mark.shape for mark in FORMAT.to_drawing(document).value.key]
    assert shapes == ["circle", "circle", "bulb", "any-of-several"]


@pytest.mark.parametrize("other", [["17"], []])
def test_an_or_answer_with_several_lists_is_marked_as_no_single_answer(other: list[str]) -> None:
    document = or_answer([["16"], other], "circle", "akari")
    drawing, losses = FORMAT.to_drawing(document)
    assert (losses, drawing.key[-1]) == ((), Symbol(at(0, 0), "any-of-several"))
    assert FORMAT.from_drawing(drawing, document).value == document
    assert any(loss.path.startswith("key.") for loss in FORMAT.from_drawing(drawing, None).losses)


def test_an_or_answer_with_one_list_is_an_answer_like_any_other() -> None:
    drawing = FORMAT.to_drawing(or_answer([["16"]], "akari")).value
    assert drawing.key == (plain.bulb(cell(0, 0)),)


def test_an_or_answer_with_another_number_of_lists_is_not_understood() -> None:
    drawing, losses = FORMAT.to_drawing(or_answer([["16"]], "akari", "star"))
    assert (drawing.key, [loss.path for loss in losses]) == ((), ["a.answer.*"])


@pytest.mark.parametrize(
    "lists",
    [
        [["x"], [], [], [], [], []],
        [["99999"], [], [], [], [], []],
        [[16], [], [], [], [], []],
        [[[16]], [], [], [], [], []],
        [[], ["16,17"], [], [], [], []],
        [[], ["16,17,9"], [], [], [], []],
        [[], [], [], [], ["16"], []],
        [[], [], [], [], [], ["16,9H"]],
        [[], [], [], [], [], ["16,"]],
        [[], [], [], [], [], ["16," + "9" * 5000]],
        [[], [], [], [], [], 5],
        [[], [], []],
        7,
        {},
    ],
)
def test_an_entry_that_is_none_is_named(lists: object) -> None:
    drawing, losses = FORMAT.to_drawing(stored(lists))
    assert drawing.key == ()
    assert len(losses) == 1
    assert losses[0].path.startswith("a.")


def test_a_damaged_answer_is_named() -> None:
    document = as_solving(empty()).with_parameter("a", "damaged!")
    assert [loss.path for loss in FORMAT.to_drawing(document).losses] == ["a.answer.*"]


def test_a_link_for_editing_drops_its_answer_as_the_editor_does() -> None:
    packed = deflate('[[],[],[],[],[],["16,3H"]]')
    editing = empty().with_parameter("a", packed)
    assert FORMAT.to_drawing(editing).value.key == ()
    assert len(FORMAT.to_drawing(as_clone(empty()).with_parameter("a", packed)).value.key) == 1


def text_of(*marks: object, exact: frozenset[str] = frozenset(), tags: tuple[str, ...] = ()) -> str:
    return answer_of(marks, NUMBERING, tags, exact).text


def test_an_answer_is_sorted_as_javascript_does_it() -> None:
    far = square_numbering(Grid(24, 24), list(range(50, 500)), (), UPRIGHT)
    bulbs = [plain.bulb(far.site(point)) for point in (100, 60, 111, 99)]
    assert answer_of(bulbs, far, (), frozenset()).text == (
        '[[],[],[],[],[],["100,3H","111,3H","60,3H","99,3H"]]'
    )


def test_ticked_are_the_boxes_of_the_kinds_that_are_filled() -> None:
    marks = [
        plain.bulb(cell(0, 0)),
        plain.wall(cell(0, 1)),
        Label(at(0, 2), "12", style="green"),
        Stroke(at(0, 0), at(0, 1), LINE, "green"),
        Stroke(at(0, 0), at(0, 1), WALL, "green"),
    ]
    answer = answer_of(marks, NUMBERING, (), frozenset())
    assert answer.boxes == ("akari", "surface", "number", "loopline", "wall")
    assert answer.text == ('[["17"],["16,17,1"],[],["16,17"],["18,12"],["16,3H"]]')
    assert answer.lost == ()


def test_a_colour_or_line_that_would_be_forgotten_makes_its_kind_exact() -> None:
    assert text_of(Fill(at(0, 0), ("blue",)), plain.wall(cell(0, 1))) == (
        "[[[16,5],[17,4]],[],[],[],[],[]]"
    )
    assert text_of(Stroke(at(0, 0), at(0, 1), EDGE, "thick")) == '[[],[],["16,17,21"],[],[],[]]'
    assert text_of(plain.wall(cell(0, 0)), exact=frozenset(("surface",))) == (
        "[[[16,4]],[],[],[],[],[]]"
    )


def test_every_star_counts_as_the_first_and_green_signs_as_black() -> None:
    marks = (Symbol(at(0, 0), "star", "black"), Symbol(at(0, 1), "plus", "green"))
    assert text_of(*marks) == '[[],[],[],[],[],["16,1E","17,2G"]]'


@pytest.mark.parametrize(
    "mark",
    [
        Label(at(0, 0), "é"),
        Label(at(0, 0), "a1"),
        Symbol(at(0, 0), "sun"),
        Symbol(at(0, 0), "anything"),
        Fill(at(99, 0), ("black",)),
        Fill(at(0, 0), ("custom",), ("#123456",)),
        Stroke(at(0, 0), at(0, 1), StrokeLayer.CAGE, "green"),
        Stroke(at(0, 0), at(0, 1), WALL, "red"),
    ],
)
def test_what_the_editor_does_not_compare_cannot_be_stored(mark: object) -> None:
    assert answer_of([mark], NUMBERING, (), frozenset()).lost == (0,)


def test_a_tag_lets_any_text_count() -> None:
    assert text_of(Label(at(0, 0), "é"), tags=("non-alphanumeric",)) == (
        '[[],[],[],[],["16,é"],[]]'
    )


def test_what_is_stored_is_what_was_read() -> None:
    lists = [["16"], ["17,18,1"], [], [], ["23,7"], ["24,1A", "25,4I"]]
    marks = key(lists)
    assert inflate(deflate(text_of(*marks))) == dump(lists)


def test_an_or_entry_with_a_value_that_is_no_symbol_is_named() -> None:
    losses = FORMAT.to_drawing(or_answer([["16,99"]], "math")).losses
    assert [loss.path for loss in losses] == ["a.math.0"]


@pytest.mark.parametrize("setting", ["{", "[]"])
def test_damaged_settings_tick_no_box(setting: str) -> None:
    document = stored([["16"], [], [], [], [], []]).with_line(CHECKS, setting)
    assert len(FORMAT.to_drawing(document).value.key) == 1


def test_a_new_key_over_an_or_answer_makes_it_an_and_answer() -> None:
    base = or_answer([["16"]], "akari")
    drawing = FORMAT.to_drawing(base).value
    document, losses = FORMAT.from_drawing(replace(drawing, key=(plain.bulb(cell(2, 2)),)), base)
    assert losses == ()
    assert not document.header().is_or
    assert not any(document.json(OR_CHECKS).values())


def test_a_line_beyond_the_board_or_in_a_free_colour_cannot_be_stored() -> None:
    marks = [
        Stroke(at(0, 0), at(99, 0), LINE, "green"),
        Path((at(0, 0),), "thermo"),
        Symbol(Spot(cell(0, 0), 0.2), "bulb"),
    ]
    assert answer_of(marks, NUMBERING, (), frozenset()).lost == (0, 1, 2)


def test_what_the_editor_never_compares_is_not_asked_for() -> None:
    frame = Stroke(Spot(Site(Kind.VERTEX, -1, -1)), Spot(Site(Kind.VERTEX, -1, 0)), EDGE, "green")
    inside = Stroke(Spot(Site(Kind.VERTEX, 0, -1)), Spot(Site(Kind.VERTEX, 0, 0)), EDGE, "green")
    given, entered = Label(at(0, 0), "3"), Label(at(0, 1), "4", style="green")
    drawing = Drawing(
        NUMBERING.lattice,
        NUMBERING.board,
        question=(given,),
        key=(frame, inside, replace(given, style="green"), entered),
    )
    document, losses = FORMAT.from_drawing(drawing, None)
    edges, numbers = json.loads(inflate(document.parameter("a")))[2:5:2]
    assert (len(edges), numbers) == (1, ["17,4"])
    # The given says what the key wants, so nothing of that is lost.
    assert {loss.path for loss in losses if loss.path.startswith("key")} == {"key.0"}
