import pytest

from converters import plain
from converters.drawing import Cage, Fill, Label, Paint, Role, Stroke, StrokeLayer, Symbol
from converters.errors import LinkError
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import (
    CENTERS,
    FULL_MODE,
    HEADER,
    MESSAGE,
    MODE,
    QUESTION,
    TAGS,
    VERSION,
)
from converters.formats.penpa.fresh import mode
from converters.formats.penpa.header import THETA
from converters.lattice import SquareLattice
from converters.loss import LossKind
from converters.site import Kind, Site, Spot, cell, parse
from tests.formats.penpa.texts import N, at, drawn, empty, lost, with_layers


def test_an_akari_reads_as_the_plain_marks() -> None:
    document = with_layers(
        {"surface": {"16": 4}, "number": {"16": ["1", 4, "1"]}},
        {"symbol": {"17": [3, "sun_moon", 2], "18": [8, "ox_B", 1]}},
    )
    drawing, losses = FORMAT.to_drawing(document)
    assert losses == ()
    assert drawing.question == (plain.wall(cell(0, 0)), plain.clue(cell(0, 0), "1"))
    assert drawing.answer == (plain.bulb(cell(0, 1)), plain.dot(cell(0, 2)))


def test_surfaces_have_one_colour_or_several_wedges() -> None:
    assert drawn({"surface": {"16": 13, "17": [1, 5, 7], "18": [3]}}) == (
        Fill(at(0, 0), ("bright-orange",)),
        Fill(at(0, 1), ("dark-grey", "blue", "yellow")),
        Fill(at(0, 2), ("light-grey",)),
    )


def test_custom_colours_count_only_when_they_are_switched_on() -> None:
    layers = {"surface": {"16": 1, "17": [1, 5]}, "symbol": {"18": [1, "circle_L", 1]}}
    colours = {"surface": {"16": "#123456", "17": [None, "#fff"]}, "symbol": {"18": "red"}}
    off = FORMAT.to_drawing(with_layers(layers)).value
    on = FORMAT.to_drawing(with_layers(layers, colours=colours)).value
    assert {paint.paint for paint in off.question} == {Paint()}
    assert on.question == (
        Fill(at(0, 0), ("dark-grey",), ("#123456",)),
        Fill(at(0, 1), ("dark-grey", "blue"), (None, "#fff")),
        Symbol(at(0, 2), "circle", "white", width=0.86, paint=Paint(fill="red")),
    )


@pytest.mark.parametrize(("switch", "seen"), [("1", True), ('"true"', True), ("true", False)])
def test_colours_are_switched_on_by_a_one_or_the_word_in_quotes(switch: str, seen: bool) -> None:
    document = with_layers({"surface": {"16": 1}}, colours={"surface": {"16": "#123456"}})
    drawing = FORMAT.to_drawing(document.with_line(13, switch)).value
    assert bool(drawing.question[0].colors) is seen


@pytest.mark.parametrize(
    ("entry", "label"),
    [
        (["7", 1, "1"], Label(at(0, 0), "7")),
        ([7, 6, "1"], Label(at(0, 0), "7", style="black-in-circle")),
        (["L", 10, "10"], Label(at(0, 0), "L", Role.LARGE, "red")),
        (["12", 8, "6"], Label(at(0, 0), "12", Role.MEDIUM, "light-blue")),
        (["a", 0, "5"], Label(at(0, 0), "a", Role.SMALL, "hollow")),
        (["12?", 1, "4"], Label(at(0, 0), "12?", Role.TAPA)),
        (["3_1", 4, "2"], Label(at(0, 0), "3", Role.ARROW, "white", toward="left")),
        (["_7", 1, "2"], Label(at(0, 0), "", Role.ARROW, toward="down-right")),
        (["3", 1, "2"], Label(at(0, 0), "3", Role.ARROW)),
        (["two\nlines", 5, "8"], Label(at(0, 0), "two\nlines", Role.LONG, "black-on-white")),
        ([[1, 0, 0, 1, 0, 0, 0, 0, 1], 9, "7"], Label(at(0, 0), "149", Role.CANDIDATES, "blue")),
        ([[0] * 9 + [1], 9, "7"], Label(at(0, 0), "", Role.CANDIDATES, "blue")),
        (["9", 1, "1", "UR"], Label(at(0, 0), "9", baseline="up-right")),
        (["9", 1, "1", "R"], Label(at(0, 0), "9")),
    ],
)
def test_numbers_have_a_sort_a_look_and_a_direction(entry: list[object], label: Label) -> None:
    assert drawn({"number": {"16": entry}}) == (label,)


def test_numbers_stand_on_edges_and_vertices_too() -> None:
    layers = {"number": {str(N + 16): ["1", 1, "1"], str(3 * N + 16): ["2", 1, "1"]}}
    assert [label.at for label in drawn(layers)] == [Spot(parse("R1C1+")), Spot(parse("R1C1|"))]


def test_corner_and_side_texts_stand_on_their_spots() -> None:
    layers = {"numberS": {str(4 * (N + 16) + 1): ["1", 1], str(4 * (2 * N + 16)): ["s", 9, "D"]}}
    assert drawn(layers) == (
        Label(Spot(parse("R1C1.tr")), "1", Role.CORNER),
        Label(Spot(parse("R1C1.t")), "s", Role.SIDE, "blue", baseline="down"),
    )


def test_lines_keep_their_direction_and_their_layer() -> None:
    layers = {
        "line": {"17,16": 3, "16,23": 30, f"16,{2 * N + 16}": 5, "16,24": 80},
        "lineE": {f"{N + 8},{N + 9}": 2, f"{N + 16},{N + 17}": 21},
        "wall": {f"{2 * N + 16},{2 * N + 17}": 17},
        "deletelineE": {f"{N + 16},{N + 23}": 1},
    }
    seen = [(s.start.site, s.end.site, s.layer, s.style) for s in drawn(layers)]
    edge, line = StrokeLayer.EDGE, StrokeLayer.LINE
    assert seen == [
        (parse("R1C1"), parse("R2C1"), line, "double"),
        (parse("R1C1"), parse("R1C1_"), line, "grey"),
        (parse("R1C1"), parse("R2C2"), line, "thin"),
        (parse("R1C2"), parse("R1C1"), line, "green"),
        (parse("R0C0+"), parse("R0C1+"), edge, "solid"),
        (parse("R1C1+"), parse("R1C2+"), edge, "thick"),
        (parse("R1C1_"), parse("R1C2_"), StrokeLayer.WALL, "thick-dashed"),
        (parse("R1C1+"), parse("R2C1+"), StrokeLayer.ERASED, "solid"),
    ]


def test_a_cross_has_one_point_among_the_pairs() -> None:
    layers = {"line": {str(2 * N + 16): 98}, "lineE": {str(3 * N + 16): 98}}
    assert drawn(layers) == (
        Symbol(Spot(parse("R1C1_")), "x-mark", "line"),
        Symbol(Spot(parse("R1C1|")), "x-mark", "edge"),
    )


def test_old_free_lines_become_steps_where_nothing_else_is() -> None:
    layers = {"freeline": {"16,18": 3}, "line": {"17,18": 5}, "freelineE": {"66,58": 2}}
    assert [(s.start.site, s.end.site, s.style) for s in drawn(layers)] == [
        (cell(0, 0), cell(0, 1), "green"),
        (cell(0, 1), cell(0, 2), "grey"),
        (parse("R0C1+"), parse("R1C2+"), "solid"),
    ]


def test_figures_run_through_their_points_and_deleted_ones_are_gone() -> None:
    layers = {
        "thermo": [[16, 17], [], None],
        "nobulbthermo": [[18, 25]],
        "arrows": [["16", 24]],
        "direction": [[23, 24]],
        "squareframe": [[16, 32]],
        "polygon": [[N + 16, N + 17, N + 24]],
    }
    seen = [(path.shape, path.points[0].site, len(path.points)) for path in drawn(layers)]
    assert seen == [
        ("thermo", cell(0, 0), 2),
        ("arrow", cell(0, 0), 2),
        ("direction", cell(1, 0), 2),
        ("frame", cell(0, 0), 2),
        ("polygon", Site(Kind.VERTEX, 0, 0), 4),  # closed, though the link leaves the last one out
        ("thermo-bare", cell(0, 2), 2),
    ]


def test_colours_of_figures_are_counted_with_the_deleted_ones() -> None:
    document = with_layers(
        {"arrows": [[16, 17], [], [23, 24]]}, colours={"arrows": [None, None, "#123456"]}
    )
    paths = FORMAT.to_drawing(document).value.question
    assert [path.paint.stroke for path in paths] == [None, "#123456"]


LONG = "number [[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,…"
OUTLINE = ["260,261", "260,262", "262,263", "264,265", "265,267", "266,267", "261,264", "263,266"]


def test_a_killer_cage_is_one_thing_with_its_outline_and_sum() -> None:
    layers = {
        "killercages": [[], [16, 17]],
        "cage": dict.fromkeys(OUTLINE, 10),
        "numberS": {"260": [" 15", 1]},
    }
    assert drawn(layers) == (Cage((cell(0, 0), cell(0, 1)), label="15"),)


def test_a_cage_outline_in_another_style_is_remembered() -> None:
    layers = {"killercages": [[16, 17]], "cage": dict.fromkeys(OUTLINE, 7)}
    (cage,) = drawn(layers)
    assert cage.paint == Paint(extra=(("outline", '"grey"'),))


def test_an_outline_with_a_gap_stays_strokes_and_the_sum_a_text() -> None:
    layers = {
        "killercages": [[16, 17]],
        "cage": dict.fromkeys(OUTLINE[1:], 10),
        "numberS": {"260": [" 15", 1]},
    }
    marks = drawn(layers)
    assert [type(mark) for mark in marks] == [Label, *[Stroke] * 7, Cage]
    assert marks[0] == Label(Spot(parse("R1C1.tl")), " 15", Role.CORNER)


def test_a_sum_that_looks_special_stays_a_text() -> None:
    layers = {
        "killercages": [[16, 17]],
        "cage": dict.fromkeys(OUTLINE, 10),
        "numberS": {"260": ["15", 9]},
    }
    label, cage = drawn(layers)
    assert (label.style, cage.label) == ("blue", "")


def test_a_key_of_the_first_version_is_a_second_thing_at_the_cell() -> None:
    one, other = drawn({"number": {"16": ["1", 1, "1"], "16E": ["2", 1, "1"]}})
    assert (one.at, one.text, other.text) == (other.at, "1", "2")
    assert one.paint != other.paint


def test_a_turned_board_is_seen_turned() -> None:
    layers = {
        "symbol": {"16": [1, "arrow_S", 1]},
        "number": {"17": ["3_0", 1, "2"]},
        "lineE": {f"{N + 8},{N + 9}": 2},
    }
    number, symbol, edge = drawn(layers, turn=(90, 1, 1))
    assert (symbol.at, symbol.toward) == (at(0, 2), ("up",))
    assert (number.at, number.toward) == (at(1, 2), "right")
    assert (edge.start.site, edge.end.site) == (parse("R0C3+"), parse("R1C3+"))


@pytest.mark.parametrize(
    ("layers", "path", "what"),
    [
        ({"surface": {"16": 77}}, "pu_q.surface.16", "colour 77"),
        ({"surface": {"16": True}}, "pu_q.surface.16", "colour true"),
        ({"surface": {"9999": 1}}, "pu_q.surface.9999", "colour 1"),
        ({"surface": {"-1": 1}}, "pu_q.surface.-1", "colour 1"),
        ({"symbol": {"16": [99, "arrow_B_B", 1]}}, "pu_q.symbol.16", "style 99 of 'arrow_B_B'"),
        ({"symbol": {"16": [1, "elephant", 1]}}, "pu_q.symbol.16", "style 1 of 'elephant'"),
        ({"symbol": {"16": [3, "sun_moon", 3]}}, "pu_q.symbol.16", "symbol layer 3"),
        ({"symbol": {"16": None}}, "pu_q.symbol.16", "symbol null"),
        ({"number": {"16": ["1", 77, "1"]}}, "pu_q.number.16", "text style 77"),
        ({"number": {"16": ["1", 1, 1]}}, "pu_q.number.16", 'number ["1",1,1]'),
        ({"number": {"16": ["1", 1, "1", "Q"]}}, "pu_q.number.16", "text orientation 'Q'"),
        ({"number": {"16": "1"}}, "pu_q.number.16", "number '1'"),
        ({"numberS": {"260": []}}, "pu_q.numberS.260", "corner text []"),
        ({"line": {"16,17": 77}}, "pu_q.line.16,17", "line style 77"),
        ({"line": {"16": 3}}, "pu_q.line.16", "a place that is not on the board"),
        ({"thermo": [[16, 9999]]}, "pu_q.thermo.0", "thermo [16,9999]"),
        ({"thermo": [7]}, "pu_q.thermo.0", "thermo 7"),
        ({"killercages": [[16, "x"]]}, "pu_q.killercages.0", '[16,"x"]'),
        ({"number": {"16": [None, 1, "1"]}}, "pu_q.number.16", 'number [null,1,"1"]'),
        ({"number": {"16": ["19", 1, "7"]}}, "pu_q.number.16", 'number ["19",1,"7"]'),
        (
            {"number": {"16": [[1] * 11, 1, "7"]}},
            "pu_q.number.16",
            'number [[1,1,1,1,1,1,1,1,1,1,1],1,"7"]',
        ),
        ({"deletelineE": {"16": 1}}, "pu_q.deletelineE.16", "a place that is not on the board"),
        ({"freeline": {"16": 3}}, "pu_q.line.16", "a place that is not on the board"),
        ({"killercages": [True]}, "pu_q.killercages.0", "true"),
        ({"thermo": [[True]]}, "pu_q.thermo.0", "thermo [true]"),
        ({"symbol": {"16": [0] * 11}}, "pu_q.symbol.16", "symbol a list"),
        ({"surface": [1]}, "pu_q.surface", "[1]"),
        ({"thermo": {"1": 2}}, "pu_q.thermo", "an object"),
        ({"stickers": {"16": 1}}, "pu_q.stickers", "an unknown layer"),
    ],
)
def test_what_is_not_understood_is_named_with_its_place(
    layers: dict[str, object], path: str, what: str
) -> None:
    (loss,) = lost(layers)
    assert (loss.kind, loss.path, loss.what) == (LossKind.NOT_UNDERSTOOD, path, what)


@pytest.mark.parametrize(
    ("value", "family", "is_shown"),
    [
        (9, "arrow_B_B", False),  # eight directions
        (0, "sun_moon", False),
        (6, "battleship_B+", False),
        (2, "neighbors", False),
        (0, "square_L", True),  # as whatever is drawn before it
        (7, "darts", True),
        (13, "arrow_B_B", True),  # never tried
        (1, "new_family", True),
    ],
)
def test_a_symbol_of_which_the_editor_shows_nothing_is_left_out_with_a_word(
    value: int, family: str, is_shown: bool
) -> None:
    drawing, (loss,) = FORMAT.to_drawing(with_layers({"symbol": {"16": [value, family, 1]}}))
    assert drawing.question == ()
    assert loss.kind is (LossKind.NOT_UNDERSTOOD if is_shown else LossKind.APPROXIMATED)
    assert ("nothing is shown" in loss.what) is not is_shown


def test_history_is_no_picture_and_no_loss() -> None:
    assert (
        drawn({"command_undo": {"__a": [["surface", 16, None, "pu_q"]]}, "squareframe": {}}) == ()
    )


def test_old_editors_draw_some_symbols_otherwise_on_a_mirrored_board() -> None:
    document = with_layers({"symbol": {"16": [1, "tri", 1]}}, turn=(0, -1, 1))
    old = document.with_json(VERSION, [2, 26, 15])
    for each, toward in ((document, "up-right"), (old, "down-right")):
        drawing, losses = FORMAT.to_drawing(each)
        assert losses == ()
        assert drawing.question == (Symbol(at(0, 2), "corner-triangle", "black", toward=(toward,)),)
        assert FORMAT.from_drawing(drawing, each) == (each, ())


def test_holes_and_margins_make_the_board_and_not_the_lattice() -> None:
    # A ring of eight cells: 16 17 18, 23 25, 30 31 32.
    document = empty().with_json(CENTERS, [16, 1, 1, 5, 2, 5, 1, 1])
    drawing = FORMAT.to_drawing(document).value
    assert drawing.lattice == SquareLattice(3, 3)
    assert cell(1, 1) not in drawing.board
    assert len(drawing.board) == 8


def test_cells_may_come_in_any_order_with_negative_steps() -> None:
    drawing = FORMAT.to_drawing(empty().with_json(CENTERS, [25, -2, 1])).value
    assert (drawing.lattice, len(drawing.board)) == (SquareLattice(1, 3), 3)


@pytest.mark.parametrize("line", ["[]", "[null]"])
def test_a_board_without_cells_is_empty(line: str) -> None:
    assert FORMAT.to_drawing(empty().with_line(CENTERS, line)).value.board == frozenset()


def test_cells_that_are_none_are_named() -> None:
    losses = FORMAT.to_drawing(empty().with_json(CENTERS, [16, 1, 999])).losses
    assert [loss.path for loss in losses] == ["centerlist"]


def test_meta_comes_from_header_tags_message_and_mode() -> None:
    document = empty()
    header = document.header().with_meta(title="A, b", author="C", source="d", rules="e\nf & g")
    document = (
        document.with_line(HEADER, header.text())
        .with_json(TAGS, ["akari", 7])
        .with_line(MESSAGE, "Well%2C done")
        .with_json(FULL_MODE, {**mode(), "grid": ["2", "1", "2"]})
    )
    meta = FORMAT.to_drawing(document).value.meta
    assert (meta.title, meta.author, meta.source, meta.rules) == ("A, b", "C", "d", "e\nf & g")
    assert (meta.tags, meta.message) == (("akari",), "Well, done")
    assert (meta.grid, meta.frame, meta.dots) == ("dotted", "thin", True)


@pytest.mark.parametrize(
    ("codes", "grid", "frame"),
    [
        (["1", "2", "1"], "solid", "thick"),
        (["3", "2", "1"], "none", "thick"),
        (["3", "2", "2"], "none", "none"),
        (["1", "2", "2"], "solid", "thin"),
    ],
)
def test_without_a_grid_the_thin_frame_is_gone_too(codes: list[str], grid: str, frame: str) -> None:
    document = empty().with_json(FULL_MODE, {**mode(), "grid": codes})
    meta = FORMAT.to_drawing(document).value.meta
    assert (meta.grid, meta.frame) == (grid, frame)


def test_the_grid_of_an_old_link_is_on_line_two() -> None:
    document = empty().with_line(FULL_MODE, "").with_json(MODE, {**mode(), "grid": ["2", "2", "1"]})
    assert FORMAT.to_drawing(document).value.meta.grid == "dotted"


def test_a_missing_layer_is_an_empty_one() -> None:
    assert drawn({}) == ()


def test_a_rotation_by_half_a_right_angle_is_refused() -> None:
    document = empty()
    header = document.header().with_field(THETA, "45")
    with pytest.raises(LinkError, match="45 degrees"):
        FORMAT.to_drawing(document.with_line(HEADER, header.text()))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (3, "[1]"),
        (3, '{"symbol":'),
        (3, '{"symbol":' + "[" * 10**5),
        (3, '{"symbol":{"16":' + "9" * 5000 + "}}"),
        (4, '"x"'),
        (5, "{}"),
        (5, '["x"]'),
        (5, "[" + "1," * 10**5 + "1]"),
    ],
)
def test_a_line_of_another_shape_is_refused_with_its_number(line: int, text: str) -> None:
    with pytest.raises(LinkError) as raised:
        FORMAT.to_drawing(empty().with_line(line, text))
    assert f"line {line}" in raised.value.where


def test_more_marks_than_any_board_holds_are_refused() -> None:
    flood = {str(place): 1 for place in range(100_001)}
    with pytest.raises(LinkError, match="at most 100000"):
        FORMAT.to_drawing(with_layers({"surface": flood}))


def test_old_free_lines_beyond_all_measure_are_named() -> None:
    document = empty(1, 100)
    pairs = {f"{one},{other}": 3 for one in range(210, 310) for other in range(one + 1, 310)}
    drawing, losses = FORMAT.to_drawing(document.with_json(QUESTION, {"freeline": pairs}))
    assert len(drawing.question) == 99
    assert [loss.what for loss in losses] == ["more free lines than a board can hold"]


def test_a_free_cross_stays_a_cross() -> None:
    assert drawn({"freeline": {"16": 98}}) == (Symbol(at(0, 0), "x-mark", "line"),)


def test_lines_without_a_picture_may_be_damaged() -> None:
    document = empty()
    for line in (TAGS, VERSION, FULL_MODE, MODE):
        document = document.with_line(line, "{")
    meta = FORMAT.to_drawing(document).value.meta
    assert (meta.tags, meta.grid) == ((), "solid")
