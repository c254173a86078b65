from dataclasses import replace

import pytest

from converters import plain
from converters.codec.deflate import inflate
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
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import (
    ANSWER,
    ANSWER_COLOURS,
    CENTERS,
    CHECKS,
    CLONE_CHECKS,
    COLOURED,
    FULL_MODE,
    HEADER,
    MODE,
    QUESTION,
    QUESTION_COLOURS,
    SPACE,
    TAGS,
    VERSION,
    PenpaDocument,
)
from converters.formats.penpa.sessions import as_clone, as_solving
from converters.formats.penpa.styles import LAYERS, STACKS
from converters.lattice import SquareLattice
from converters.loss import LossKind
from converters.site import Kind, Spot, cell, parse
from tests.formats.penpa.texts import N, again, at, board, empty, lines_of, with_layers

BULBS = (plain.bulb(cell(0, 1)), plain.bulb(cell(1, 0)))
AKARI = replace(
    board(2, 2),
    question=(plain.wall(cell(0, 0)), plain.clue(cell(0, 0), "1")),
    meta=Meta(tags=("akari",)),
)


def write(drawing: Drawing, base: PenpaDocument | None = None) -> PenpaDocument:
    """Write a drawing of which nothing may be lost."""
    document, losses = FORMAT.from_drawing(drawing, base)
    assert losses == ()
    assert FORMAT.to_drawing(again(document)).value.same_picture(drawing)
    return again(document)


def layers_of(*elements: Element) -> dict[str, object]:
    """The filled layers that elements on a 3 by 3 board become, and no loss."""
    return filled(write(replace(board(), question=elements)))


def filled(document: PenpaDocument) -> dict[str, object]:
    layers = document.json(QUESTION)
    return {name: layers[name] for name in LAYERS if layers[name]}


def approximated(*elements: Element) -> dict[str, object]:
    """The layers that elements become which do not come back as they were."""
    document, losses = FORMAT.from_drawing(replace(board(), question=elements), None)
    assert {loss.kind for loss in losses} == {LossKind.APPROXIMATED}
    assert {loss.path for loss in losses} <= {f"question.{n}" for n in range(len(elements))}
    return filled(document)


def changed(base: PenpaDocument, document: PenpaDocument) -> list[int]:
    pairs = zip(base.packed, document.packed, strict=True)
    return [line for line, (old, new) in enumerate(pairs) if old != new]


def test_an_akari_is_written_as_the_editor_expects_it() -> None:
    document = write(replace(AKARI, answer=BULBS))
    assert filled(document) == {"surface": {"14": 4}, "number": {"14": ["1", 4, "1"]}}
    assert document.json(ANSWER)["symbol"] == {
        "15": [3, "sun_moon", 2],
        "20": [3, "sun_moon", 2],
    }
    assert document.line(TAGS) == '["akari"]'
    assert FORMAT.encode(document).startswith("https://swaroopg92.github.io/penpa-edit/#m=edit&p=")


def test_a_new_link_has_nineteen_lines_and_every_layer() -> None:
    document = write(board(1, 2))
    assert len(document.packed) == 19
    for line in (QUESTION, ANSWER, QUESTION_COLOURS, ANSWER_COLOURS):
        assert list(document.json(line)) == [*STACKS, *LAYERS]
    assert document.line(CENTERS) == "[14,1]"
    assert document.line(VERSION) == "[3,2,3]"
    assert document.line(HEADER).startswith("square,2,1,38,0,1,1,114,76,104,104,0,0,0,0,Title: ,")
    assert document.line(MODE) == document.line(FULL_MODE)


@pytest.mark.parametrize(
    ("rows", "cols", "center"), [(3, 3, 24), (2, 2, 50), (2, 3, 101), (3, 2, 146)]
)
def test_the_middle_point_is_a_cell_a_vertex_or_an_edge(rows: int, cols: int, center: int) -> None:
    header = write(board(rows, cols)).header()
    assert header.integer(9) == header.integer(10) == center


def test_marks_beyond_the_board_get_white_margins() -> None:
    drawing = replace(
        board(),
        question=(
            Label(at(-1, 0), "1"),
            Label(at(1, 4), "2"),
            Symbol(Spot(parse("R0C1_")), "dot", "black"),
        ),
    )
    document = write(drawing)
    assert document.line(SPACE) == "[1,0,0,2]"
    assert document.line(HEADER).startswith("square,5,4,")


def test_an_edge_of_the_border_needs_no_margin() -> None:
    border = Stroke(Spot(parse("R0C0+")), Spot(parse("R0C1+")), StrokeLayer.EDGE)
    assert write(replace(board(), question=(border,))).line(SPACE) == "[0,0,0,0]"


def test_the_key_alone_makes_a_link_for_solving() -> None:
    document = write(replace(AKARI, key=BULBS))
    assert document.solving
    assert inflate(document.parameter("a")) == '[[],[],[],[],[],["15,3H","20,3H"]]'
    assert document.line(MODE) == '["1","2","1"]~"surface"~["",1]'
    assert (document.line(ANSWER), document.line(ANSWER_COLOURS)) == ("", "x")
    assert document.json(CHECKS)["sol_akari"] is True
    assert sum(document.json(CHECKS).values()) == 1


def test_key_and_marks_make_a_copy_of_a_session() -> None:
    document = write(replace(AKARI, key=BULBS, answer=BULBS[:1]))
    assert document.cloned
    assert document.json(CLONE_CHECKS)["sol_akari"] is True
    assert document.line(CHECKS) == "00:00:00:00:0"
    assert FORMAT.encode(document).startswith("https://swaroopg92.github.io/penpa-edit/#m=edit&p=")


def test_an_answer_of_nothing_that_is_compared_is_not_stored() -> None:
    # Six empty lists would be solved the moment the link is opened.
    document, losses = FORMAT.from_drawing(replace(AKARI, key=(Symbol(at(0, 0), "sun"),)), None)
    assert document.parameter("a") == ""
    assert [(loss.kind, loss.path) for loss in losses] == [(LossKind.NOT_EXPRESSIBLE, "key.0")]


def test_writing_back_what_was_read_changes_nothing() -> None:
    base = with_layers({"surface": {"16": [4]}, "number": {"17": [3, 1, "1"]}, "stickers": [1]})
    drawing = FORMAT.to_drawing(base).value
    assert FORMAT.from_drawing(drawing, base) == (base, ())


def test_a_mark_more_changes_its_line_only_and_no_entry_beside_it() -> None:
    question = '{"number": {"17": [3, 1, "1"]}}'
    answer = '{"surface": {"18": [2]}, "symbol": {"16": [99, "x", 1]}, "stickers": {"a": null}}'
    base = empty().with_line(QUESTION, question).with_line(ANSWER, answer)
    drawing = FORMAT.to_drawing(base).value
    document = write_over(base, replace(drawing, answer=(*drawing.answer, *BULBS[:1])))
    assert changed(base, document) == [ANSWER]
    layers = document.json(ANSWER)
    assert layers["surface"] == {"18": [2]}
    assert layers["symbol"] == {"16": [99, "x", 1], "17": [3, "sun_moon", 2]}
    assert layers["stickers"] == {"a": None}


def write_over(base: PenpaDocument, drawing: Drawing) -> PenpaDocument:
    document, losses = FORMAT.from_drawing(drawing, base)
    assert losses == ()
    return document


def test_a_mark_less_is_taken_out() -> None:
    base = with_layers({"symbol": {"16": [3, "sun_moon", 2], "17": [1, "circle_L", 1]}})
    drawing = FORMAT.to_drawing(base).value
    document = write_over(base, replace(drawing, question=drawing.question[1:]))
    assert filled(document) == {"symbol": {"17": [1, "circle_L", 1]}}


def test_a_figure_less_leaves_its_place_for_the_colours() -> None:
    base = with_layers(
        {"arrows": [[16, 17], [23, 24]], "polygon": [[N + 16, N + 17, N + 24]]},
        colours={"arrows": ["#111111", "#222222"]},
    )
    drawing = FORMAT.to_drawing(base).value
    document = write_over(base, replace(drawing, question=drawing.question[1:2]))
    assert document.json(QUESTION)["arrows"] == [[], [23, 24]]
    assert document.json(QUESTION)["polygon"] == [[]]
    assert document.json(QUESTION_COLOURS)["arrows"] == [None, "#222222"]


def test_a_step_of_an_old_free_line_can_go() -> None:
    base = with_layers({"freeline": {"16,18": 3}})
    drawing = FORMAT.to_drawing(base).value
    document = write_over(base, replace(drawing, question=drawing.question[1:]))
    assert document.json(QUESTION)["line"] == {"17,18": 3}
    assert document.json(QUESTION)["freeline"] == {}


def test_a_colour_switches_colours_on_and_wipes_what_nobody_saw() -> None:
    base = with_layers({"surface": {"16": 1}}).with_json(
        QUESTION_COLOURS, {"surface": {"16": "#leftover"}}
    )
    drawing = FORMAT.to_drawing(base).value
    coloured = Fill(at(0, 1), ("red",), ("#ff0000",))
    document = write_over(base, replace(drawing, question=(*drawing.question, coloured)))
    assert document.line(COLOURED) == "1"
    assert document.json(QUESTION_COLOURS)["surface"] == {"17": "#ff0000"}


def test_a_colour_can_go_and_its_mark_stay() -> None:
    base = with_layers({"surface": {"16": 1}}, colours={"surface": {"16": "#123456"}})
    drawing = FORMAT.to_drawing(base).value
    document = write_over(base, replace(drawing, question=(Fill(at(0, 0), ("dark-grey",)),)))
    assert document.json(QUESTION)["surface"] == {"16": 1}
    assert document.json(QUESTION_COLOURS)["surface"] == {}


def test_marks_on_a_link_for_solving_make_it_a_copy_of_a_session() -> None:
    base = as_solving(write(AKARI)).with_parameter("r", "abc").with_parameter("q", "def")
    drawing = FORMAT.to_drawing(base).value
    document = again(write_over(base, replace(drawing, answer=BULBS)))
    assert document.cloned
    assert (document.parameter("r"), document.parameter("q")) == ("", "")
    assert FORMAT.to_drawing(document).value.answer == BULBS
    assert document.json(MODE)["grid"] == ["1", "2", "1"]


def test_a_new_key_replaces_the_old_one_and_its_boxes() -> None:
    base = write(replace(AKARI, key=BULBS))
    drawing = FORMAT.to_drawing(base).value
    document = write_over(base, replace(drawing, key=(Label(at(1, 1), "7", style="green"),)))
    assert inflate(document.parameter("a")) == '[[],[],[],[],["21,7"],[]]'
    assert [name for name, on in document.json(CHECKS).items() if on] == ["sol_number"]
    assert write_over(base, replace(drawing, key=())).parameter("a") == ""


def test_title_rules_tags_and_grid_are_changed_where_they_differ() -> None:
    base = empty()
    drawing = FORMAT.to_drawing(base).value
    meta = Meta(title="A, b", rules="c\nd & e=f", message="Yes, z!", tags=("x",), grid="dotted")
    document = write_over(base, replace(drawing, meta=meta))
    assert changed(base, document) == [HEADER, MODE, FULL_MODE, TAGS, 18]
    header = document.header()
    assert (header.title, header.rules, header.author) == ("A, b", "c\nd & e=f", "")


def test_the_grid_of_a_link_for_solving_is_changed_on_its_own_line() -> None:
    base = as_solving(empty())
    drawing = FORMAT.to_drawing(base).value
    document = write_over(base, replace(drawing, meta=Meta(grid="none", frame="none", dots=True)))
    assert document.line(MODE) == '["3","1","2"]~"surface"~["",1]'


def test_a_copy_of_an_edit_link_keeps_its_boxes() -> None:
    base = empty()
    assert as_clone(base).line(CLONE_CHECKS) == base.line(CHECKS)


def test_a_base_of_another_board_is_not_used() -> None:
    document = write(AKARI, empty())
    assert len(document.json(CENTERS)) == 4


def test_titles_that_the_escapes_cannot_hold_are_named() -> None:
    meta = Meta(title="50%2C", rules="a<br>b", source="a%2Cb", extra=(("fog", "1"),))
    losses = FORMAT.from_drawing(replace(board(), meta=meta), None).losses
    assert [loss.path for loss in losses] == [
        *("meta.title", "meta.rules", "meta.source", "meta.extra.fog"),
    ]


NATIVE = [
    (Fill(at(0, 0), ("blue", "red")), {"surface": {"16": [5, 6]}}),
    (Label(at(0, 0), "7", Role.LARGE, "blue"), {"number": {"16": ["7", 9, "10"]}}),
    (Label(at(0, 0), "3", Role.ARROW, toward="down"), {"number": {"16": ["3_3", 1, "2"]}}),
    (
        Label(at(0, 0), "19", Role.CANDIDATES, "green"),
        {"number": {"16": [[1, 0, 0, 0, 0, 0, 0, 0, 1, 0], 2, "7"]}},
    ),
    (Label(at(0, 0), "x", baseline="left"), {"number": {"16": ["x", 1, "1", "L"]}}),
    (Label(Spot(parse("R1C1.br")), "5", Role.CORNER), {"numberS": {"263": ["5", 1]}}),
    (Label(Spot(parse("R1C1.br")), "5", Role.SMALL), {"number": {"263": ["5", 1, "5"]}}),
    (Symbol(at(0, 0), "bulb"), {"symbol": {"16": [3, "sun_moon", 1]}}),
    (
        Symbol(Spot(parse("R1C1|")), "inequality", "", ("left",), over=True),
        {"symbol": {"163": [1, "inequality", 2]}},
    ),
    (Symbol(Spot(parse("R1C1|")), "x-mark", "edge"), {"lineE": {"163": 98}}),
    (Stroke(at(0, 1), at(0, 0), StrokeLayer.LINE, "double"), {"line": {"17,16": 30}}),
    (Path((at(0, 0), at(1, 1)), "thermo"), {"thermo": [[16, 24]]}),
    (Path((at(0, 0), at(0, 1)), "frame"), {"squareframe": [[16, 17]]}),
]


@pytest.mark.parametrize(("element", "layers"), NATIVE)
def test_native_elements_have_native_codes(element: Element, layers: dict[str, object]) -> None:
    assert layers_of(element) == layers


def test_a_killer_cage_gets_its_outline_and_its_sum_behind_a_blank() -> None:
    layers = layers_of(Cage((cell(0, 0),), label="15"))
    assert layers == {
        "killercages": [[16]],
        "cage": {"260,261": 10, "260,262": 10, "261,263": 10, "262,263": 10},
        "numberS": {"260": [" 15", 1]},
    }


def test_a_free_colour_is_the_nearest_surface_with_that_colour_on_it() -> None:
    drawing = replace(board(), question=(Fill(at(0, 0), ("custom",), ("#fea",)),))
    document, losses = FORMAT.from_drawing(drawing, None)
    assert filled(document) == {"surface": {"16": 7}}
    assert document.json(QUESTION_COLOURS)["surface"] == {"16": "#fea"}
    assert document.line(COLOURED) == "1"
    assert [loss.kind for loss in losses] == [LossKind.APPROXIMATED]


APPROXIMATED = [
    (Label(at(0, 0), "x", Role.TEXT, paint=Paint(size=0.28)), {"number": {"16": ["x", 1, "5"]}}),
    (Label(at(0, 0), "x", Role.CENTRE), {"number": {"16": ["x", 1, "6"]}}),
    (Label(at(0, 0), "x", style="", paint=Paint(ink="#f00")), {"number": {"16": ["x", 10, "1"]}}),
    (Label(at(0, 0), "x", angle=90.0), {"number": {"16": ["x", 1, "1", "D"]}}),
    (Label(Spot(cell(0, 0), 0.45, 0.1), "x"), {"number": {"163": ["x", 1, "1"]}}),
    (Label(at(0, 0), "15", Role.SUM), {"numberS": {"260": ["15", 1]}}),
    (
        Label(at(0, 0), "12", Role.CORNER, "blue"),
        {"numberS": {"260": ["1", 9], "261": ["2", 9]}},
    ),
    (Symbol(at(0, 0), "circle", "white"), {"symbol": {"16": [1, "circle_M", 1]}}),
    (
        Symbol(at(0, 0), "circle", width=0.5, paint=Paint(fill="#111")),
        {"symbol": {"16": [2, "circle_S", 1]}},
    ),
    (Symbol(at(0, 0), "square", width=0.9, paint=Paint(stroke="#111"), over=True), None),
    (Stroke(at(0, 0), at(0, 1), StrokeLayer.LINE, "wavy"), {"line": {"16,17": 2}}),
    (
        Path((at(0, 0), at(0, 2), at(1, 2)), "line", "green"),
        {"line": {"16,17": 3, "17,18": 3, "18,25": 3}},
    ),
    (
        Path((Spot(parse("R0C0+")), Spot(parse("R0C1+"))), "line"),
        {"lineE": {f"{N + 8},{N + 9}": 2}},
    ),
    (Cage((cell(0, 0),), "region"), {"lineE": {f"{N + 9},{N + 16}": 2, f"{N + 15},{N + 16}": 2}}),
]


@pytest.mark.parametrize(("element", "layers"), APPROXIMATED)
def test_others_get_the_nearest_and_are_named(
    element: Element, layers: dict[str, object] | None
) -> None:
    found = approximated(element)
    assert layers is None or found == layers


@pytest.mark.parametrize(
    "element",
    [
        Symbol(at(0, 0), "elephant"),
        Symbol(at(500, 0), "bulb"),
        Label(at(0, -500), "x"),
        Fill(Spot(parse("R1C1+")), ("black",)),
        Label(at(0, 0), "123456789", Role.CORNER),
        Stroke(Spot(cell(0, 0), 0.1, 0.2), at(0, 1), StrokeLayer.LINE),
        Stroke(at(0, 0), at(0, 0), StrokeLayer.LINE),
        Path((at(0, 0), at(0, 1)), "svg"),
        Path((at(0, 0), Spot(cell(0, 0), 0.3)), "thermo"),
        Cage((cell(0, 0),), "hidden"),
        Cage((cell(0, 700),)),
    ],
)
def test_what_cannot_be_said_is_named_and_left_out(element: Element) -> None:
    document, losses = FORMAT.from_drawing(replace(board(), question=(element,)), None)
    assert [(loss.kind, loss.path) for loss in losses] == [(LossKind.NOT_EXPRESSIBLE, "question.0")]
    assert filled(document) == {}


def test_of_two_marks_in_one_place_the_second_is_named() -> None:
    drawing = replace(board(), question=(Label(at(0, 0), "1"), Label(at(0, 0), "2")))
    losses = FORMAT.from_drawing(drawing, None).losses
    assert [(loss.path, loss.site) for loss in losses] == [("question.1", cell(0, 0))]
    assert "second" in losses[0].what


def test_a_board_larger_than_the_editor_allows_is_refused() -> None:
    with pytest.raises(WriteError, match="at most 100"):
        FORMAT.from_drawing(board(101, 2), None)


def test_another_lattice_is_refused() -> None:
    class Hexagons:
        name = "hex"

    with pytest.raises(WriteError, match="hex"):
        FORMAT.from_drawing(Drawing(Hexagons(), frozenset()), None)


def test_a_board_without_cells_keeps_its_size() -> None:
    lattice = SquareLattice(3, 2)
    assert write(Drawing(lattice, frozenset())).line(CENTERS) == "[]"
    assert lines_of(write(Drawing(lattice, frozenset(lattice.sites(Kind.CELL)))))[CENTERS] == (
        "[14,1,5,1,5,1]"
    )
