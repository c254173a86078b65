"""Texts of the first version: a board of 4 columns and 3 rows, each old layer by its position."""

import json
from typing import Any

import pytest

from converters.drawing import Fill, Label, Path, Role, Stroke, Symbol
from converters.errors import LinkError
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import PenpaDocument, decode
from converters.lattice import SquareLattice
from converters.site import Spot, parse
from tests.formats.penpa.texts import again, packed

HEAD = "4,3,38,0,0,0,0,nb_grid1,nb_lat2,nb_out1"
LISTS = range(20, 24)


def text(layers: dict[int, Any], answer: dict[int, Any] | None = None, head: str = HEAD) -> str:
    return packed(head, *(_layers(each) for each in (layers, answer or {})), prefix="?p=")


def _layers(given: dict[int, Any]) -> str:
    return json.dumps([given.get(place, [] if place in LISTS else {}) for place in range(26)])


def drawn(place: int, entries: Any) -> tuple[Any, ...]:
    drawing, losses = FORMAT.to_drawing(decode(text({place: entries})))
    assert losses == ()
    assert drawing.lattice == SquareLattice(3, 4)
    return drawing.question


def at(name: str) -> Spot:
    return Spot(parse(name))


@pytest.mark.parametrize(
    ("place", "key", "ends"),
    [
        (1, "5", "R2C3 R2C4"),  # between columns: three keys a row
        (2, "5", "R2C2 R3C2"),
        (3, "4", "R2C2 R3C3"),
        (4, "4", "R2C3 R3C2"),
        (5, "0", "R0C0+ R0C1+"),  # the top border
        (5, "12", "R3C0+ R3C1+"),  # the bottom border
        (6, "0", "R0C0+ R1C0+"),  # five keys a row
        (6, "9", "R1C4+ R2C4+"),
        (7, "5", "R1C1+ R2C2+"),
        (8, "5", "R1C2+ R2C1+"),
        (9, "5", "R2C1| R2C2|"),
        (10, "5", "R1C2_ R2C2_"),
        (14, "0", "R1C1.tl R1C1.tr"),  # seven keys a row of spots
        (14, "8", "R1C1.br R1C2.bl"),
        (15, "0", "R1C1.tl R1C1.bl"),
        (15, "8", "R1C1.bl R2C1.tl"),
        (18, "0,11", "R1C1 R3C4"),
        (19, "0,19", "R0C0+ R3C4+"),
        (24, "4", "R1C0+ R1C1+"),
        (25, "1", "R0C1+ R1C1+"),
    ],
)
def test_old_segments_are_counted_row_by_row(place: int, key: str, ends: str) -> None:
    style = {14: 10, 15: 10, 24: 1, 25: 1}.get(place, 2)
    (stroke,) = drawn(place, {key: style})
    assert isinstance(stroke, Stroke)
    assert [stroke.start, stroke.end] == [at(name) for name in ends.split()]


@pytest.mark.parametrize(
    ("place", "key", "name", "layer"),
    [
        (1, "5", "R2C3|", "line"),
        (2, "5", "R2C2_", "line"),
        (5, "5", "R1C2_", "edge"),
        (6, "6", "R2C1|", "edge"),
    ],
)
def test_old_crosses_stand_on_the_middle_of_an_edge(
    place: int, key: str, name: str, layer: str
) -> None:
    assert drawn(place, {key: 98}) == (Symbol(at(name), "x-mark", layer),)


@pytest.mark.parametrize(
    ("key", "name"),
    [("0", "R0C0+"), ("1", "R0C1_"), ("9", "R1C0|"), ("12", "R1C2"), ("20", "R1C1+")],
)
def test_numbers_in_edge_mode_stand_on_vertices_edges_and_cells(key: str, name: str) -> None:
    (label,) = drawn(13, {key: ["5", 1, "1"]})
    assert isinstance(label, Label)
    assert label.at == at(name)


def test_surfaces_numbers_and_corners() -> None:
    assert drawn(0, {"5": 3}) == (Fill(at("R2C2"), ("light-grey",)),)
    assert drawn(11, {"0": ["2_R", 1, "2"]}) == (
        Label(at("R1C1"), "2", Role.ARROW, toward="right"),
    )
    assert drawn(12, {"9": ["4", 1]}) == (Label(at("R1C1.br"), "4", Role.CORNER),)


@pytest.mark.parametrize(
    ("place", "value", "shape", "toward"),
    [
        (16, [[1, 0, 0, 0], "cross", 1], "half-lines", ("left",)),
        (16, [8, "battleship_B", 1], "ship-middle", ()),
        (16, [3, "kakuro", 1], "kakuro", ()),
        (16, [1, "firefly", 1], "firefly", ("left",)),
        (16, [2, "inequality", 1], "inequality", ("up",)),
        (17, [2, "inequality", 1], "inequality", ("right",)),
    ],
)
def test_symbols_whose_values_have_changed_look_as_they_did(
    place: int, value: Any, shape: str, toward: tuple[str, ...]
) -> None:
    (symbol,) = drawn(place, {"0": value})
    assert isinstance(symbol, Symbol)
    assert (symbol.shape, symbol.toward) == (shape, toward)


@pytest.mark.parametrize(
    ("place", "shape"), [(20, "thermo"), (21, "arrow"), (22, "direction"), (23, "frame")]
)
def test_figures_run_through_cells(place: int, shape: str) -> None:
    assert drawn(place, [[0, 5]]) == (Path((at("R1C1"), at("R2C2")), shape),)


def test_the_margin_is_counted_but_is_no_board() -> None:
    head = "4,3,38,1,0,0,1,nb_grid2,nb_lat1,nb_out2"
    drawing = FORMAT.to_drawing(decode(text({0: {"4": 1}, 1: {}}, {0: {"0": 2}}, head))).value
    assert drawing.lattice == SquareLattice(2, 3)
    assert drawing.question == (Fill(at("R1C1"), ("dark-grey",)),)
    assert drawing.answer == (Fill(at("R0C1"), ("green",)),)
    assert (drawing.meta.grid, drawing.meta.dots, drawing.meta.frame) == ("dotted", True, "thin")


def test_written_back_unchanged_it_is_the_very_link_and_changed_a_modern_one() -> None:
    document = decode(text({0: {"5": 3}}))
    drawing = FORMAT.to_drawing(document).value
    assert FORMAT.from_drawing(drawing, document) == (document, ())
    emptied = type(drawing)(drawing.lattice, drawing.board, meta=drawing.meta)
    modern, losses = FORMAT.from_drawing(emptied, document)
    assert losses == ()
    assert not modern.legacy
    assert FORMAT.to_drawing(again(modern)).value.same_picture(emptied)


def test_it_has_a_summary_like_any_other() -> None:
    summary = FORMAT.summary(decode(text({0: {"5": 3}, 11: {"0": ["1", 1, "1"]}})))
    assert summary.editor == "Penpa (first version)"
    assert (summary.grid, summary.rows, summary.cols) == ("square", 3, 4)
    assert summary.counts == {"surface": 1, "number": 1}


@pytest.mark.parametrize(
    "layers",
    [
        {0: {"x": 1}},
        {1: {"-1": 2}},
        {18: {"1,": 2}},
        {11: {"0": "text"}},
        {19: {"0,x": 2}},
        {21: [[0, "x"]]},
        {22: ["x"]},
    ],
)
def test_what_makes_no_sense_is_a_loss(layers: dict[int, Any]) -> None:
    drawing, losses = FORMAT.to_drawing(decode(text(layers)))
    assert drawing.question == ()
    assert len(losses) == 1


def test_layers_that_are_not_known_are_losses() -> None:
    line = json.dumps([{}] * 20 + [[]] * 4 + [{}, {}, {"0": 1}])
    assert len(FORMAT.to_drawing(decode(packed(HEAD, line, line, prefix="?p="))).losses) == 2


@pytest.mark.parametrize(
    ("head", "line"),
    [
        ("4,3,38", "[]"),
        ("x,3,38,0,0,0,0,a,b,c", "[]"),
        ("4x,3,38,0,0,0,0,a,b,c", "[]"),
        ("4,3,38,2,2,0,0,a,b,c", "[]"),
        ("4,9999,38,0,0,0,0,a,b,c", "[]"),
        (HEAD, "{}"),
        (HEAD, "["),
        (HEAD, "[5]"),
    ],
)
def test_damage_is_refused_with_its_place(head: str, line: str) -> None:
    document: PenpaDocument = decode(packed(f"4{head}" if head[0] == "x" else head, line, line))
    with pytest.raises(LinkError):
        FORMAT.to_drawing(document)


def test_a_board_of_one_column_has_no_lines_across() -> None:
    head = "1,3,38,0,0,0,0,nb_grid1,nb_lat2,nb_out1"
    drawing, losses = FORMAT.to_drawing(decode(text({1: {"0": 2}, 0: {"2": 1}}, head=head)))
    assert drawing.question == (Fill(at("R3C1"), ("dark-grey",)),)
    assert [loss.path for loss in losses] == ["pu_q.line.1:0"]
