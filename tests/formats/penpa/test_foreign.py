"""What other editors draw freely, written in Penpa+'s own marks."""

from dataclasses import replace

import pytest

from converters.drawing import Cage, Element, Fill, Label, Paint, Path, Role, Symbol
from converters.formats.penpa import FORMAT
from converters.loss import Loss, LossKind
from converters.site import Kind, Site, Spot, cell
from tests.formats.penpa.texts import at, board

BLACK = Paint(stroke="#000000", width=0.03)
GREY = "#cfcfcf"


def beside(row: int, col: int, dx: float, dy: float) -> Spot:
    return Spot(cell(row, col), dx, dy)


def vertex(row: int, col: int) -> Spot:
    return Spot(Site(Kind.VERTEX, row, col))


def text(words: str, spot: Spot, size: float = 0.5, **paint: str) -> Label:
    return Label(spot, words, Role.TEXT, paint=Paint(size=size, **paint))


def circle(spot: Spot, width: float = 0.8, **paint: str) -> Symbol:
    return Symbol(spot, "circle", width=width, over=True, paint=Paint(**paint))


def made(*question: Element) -> tuple[Element, ...]:
    """Give what a 3 by 3 board with these elements shows after it was written."""
    document = FORMAT.from_drawing(replace(board(), question=question), None).value
    return FORMAT.to_drawing(document).value.question


def losses(*question: Element) -> tuple[Loss, ...]:
    return FORMAT.from_drawing(replace(board(), question=question), None).losses


def shapes(*question: Element) -> list[str]:
    return [each.shape for each in made(*question) if isinstance(each, Path | Symbol)]


def texts(*question: Element) -> list[tuple[str, Spot]]:
    return [(each.text, each.at) for each in made(*question) if isinstance(each, Label)]


def test_a_fat_line_with_a_circle_of_its_colour_is_a_thermometer() -> None:
    bulb = Symbol(at(0, 2), "circle", width=0.85, paint=Paint(fill=GREY))
    line = Path((at(0, 0), at(0, 2)), "line", paint=Paint(stroke=GREY, width=0.33))
    assert made(bulb, line) == (Path((at(0, 2), at(0, 0)), "thermo", paint=Paint(stroke=GREY)),)
    assert {loss.kind for loss in losses(bulb, line)} == {LossKind.APPROXIMATED}


def test_a_circle_of_another_colour_stays_a_circle() -> None:
    line = Path((at(0, 0), at(0, 2)), "line", paint=Paint(stroke=GREY, width=0.33))
    assert sorted(shapes(circle(at(0, 0), fill="#ff0000"), line)) == ["circle", "thermo-bare"]


def test_a_ring_where_an_arrow_begins_is_its_circle() -> None:
    shaft = Path((beside(0, 0, 0.4, 0), at(0, 2)), "arrow", paint=replace(BLACK, stroke="#a1a1a1"))
    ring = circle(at(0, 0), stroke="#a1a1a1")
    (arrow,) = made(ring, shaft)
    assert arrow == Path((at(0, 0), at(0, 2)), "arrow", paint=Paint(stroke="#a1a1a1"))


def test_an_arrow_without_a_ring_is_one_without_a_circle() -> None:
    shaft = Path((at(0, 0), at(0, 2)), "arrow", paint=BLACK)
    assert shapes(shaft) == ["direction"]


def test_a_number_with_a_little_arrow_is_one_text() -> None:
    clue = text("12", at(0, 0))
    arrow = Path((beside(0, 0, 0.25, 0.25), beside(0, 0, 0.45, 0.45)), "arrow", paint=BLACK)
    (label,) = made(clue, arrow)
    assert isinstance(label, Label)
    assert (label.text, label.toward, label.role) == ("12", "down-right", Role.ARROW)


def test_a_little_arrow_alone_is_a_symbol() -> None:
    arrow = Path((beside(1, 1, -0.2, 0), beside(1, 1, 0.2, 0)), "arrow", paint=BLACK)
    (symbol,) = made(arrow)
    assert isinstance(symbol, Symbol)
    assert (symbol.shape, symbol.toward) == ("arrow-small", ("right",))


def test_small_texts_beside_the_middle_go_on_the_spots_of_their_cell() -> None:
    corner, side = text("1", beside(1, 1, -0.28, -0.3), 0.2), text("2", beside(1, 1, 0, 0.33), 0.2)
    assert texts(corner, side) == [
        ("1", Spot(Site(Kind.CORNER, 1, 1, 0))),
        ("2", Spot(Site(Kind.SIDE, 1, 1, 3))),
    ]


def test_texts_that_come_to_one_place_are_one_text_in_reading_order() -> None:
    right, left = text("2", beside(1, 1, 0.2, 0), 0.6), text("1", beside(1, 1, -0.2, 0), 0.6)
    assert texts(right, left) == [("1 2", at(1, 1))]
    assert {loss.kind for loss in losses(right, left)} == {LossKind.APPROXIMATED}


def test_equal_texts_beside_each_other_are_both_written() -> None:
    left, right = text("7", beside(1, 1, -0.2, 0), 0.6), text("7", beside(1, 1, 0.2, 0), 0.6)
    assert texts(left, right) == [("7 7", at(1, 1))]


def test_a_long_text_is_not_squeezed_into_a_cell() -> None:
    (label,) = made(text("THE START", at(0, 0)))
    assert isinstance(label, Label)
    assert label.role is Role.LONG


def test_a_text_takes_the_nearest_colour() -> None:
    (label,) = made(text("5", at(0, 0), ink="#fe0102"))
    assert isinstance(label, Label)
    assert label.style == "red"


def test_a_second_symbol_of_a_place_is_drawn_over_the_first() -> None:
    disc, dot = circle(at(0, 0), 0.8, fill="#ffaa00"), circle(at(0, 0), 0.2, fill="#000000")
    assert shapes(disc, dot) == ["circle", "circle"]


def test_a_third_symbol_of_a_place_is_named_and_left_out() -> None:
    rings = [circle(at(0, 0), width, fill="#ffaa00") for width in (0.9, 0.7, 0.2)]
    assert [loss.kind for loss in losses(*rings)] == [
        *(LossKind.APPROXIMATED, LossKind.APPROXIMATED, LossKind.NOT_EXPRESSIBLE)
    ]


@pytest.mark.parametrize(
    ("fill", "rim", "style", "paint"),
    [
        ("#ffffff", "#000000", "white", Paint(fill="#ffffff")),
        ("#ffffff", None, "white-no-rim", Paint(fill="#ffffff")),
        ("#ffffff", "#0000ff", "white-black-rim", Paint(stroke="#0000ff")),
        ("#000000", "#000000", "black", Paint(fill="#000000")),
        ("#00ff00", "#000000", "grey", Paint(fill="#00ff00")),
        ("#00ff00", None, "light-grey", Paint(fill="#00ff00")),
        (None, "#0000ff", "hollow", Paint(stroke="#0000ff")),
    ],
)
def test_a_disc_keeps_its_inside_or_its_rim(
    fill: str | None, rim: str | None, style: str, paint: Paint
) -> None:
    disc = Symbol(at(0, 0), "circle", width=0.7, over=True, paint=Paint(fill=fill, stroke=rim))
    assert made(disc) == (Symbol(at(0, 0), "circle", style, width=0.7, over=True, paint=paint),)


def test_a_square_on_its_tip_is_a_diamond_as_wide_as_it_is() -> None:
    tip = Symbol(at(0, 0), "square", width=0.6, angle=45, paint=Paint(fill="#ffffff"))
    (diamond,) = made(tip)
    assert isinstance(diamond, Symbol)
    assert (diamond.shape, diamond.width) == ("diamond", 0.86)


def test_a_pill_over_two_cells_is_the_pill_of_the_first() -> None:
    between = Spot(Site(Kind.EDGE, 0, 0, 1))
    pill = Symbol(between, "pill", width=1.8, height=0.8, paint=Paint(stroke="#a1a1a1"))
    (found,) = made(pill)
    assert isinstance(found, Symbol)
    assert (found.at, found.shape, found.style) == (at(0, 0), "pill", "2x1")


def test_a_box_over_whole_cells_shades_them() -> None:
    middle = Spot(Site(Kind.EDGE, 0, 0, 1))
    box = Symbol(middle, "square", width=2.0, height=1.0, paint=Paint(fill="#ffcc00"))
    assert [(each.at, each.css()) for each in made(box) if isinstance(each, Fill)] == [
        (at(0, 0), ("#ffcc00",)),
        (at(0, 1), ("#ffcc00",)),
    ]


def test_shadings_over_each_other_are_mixed_as_they_are_seen() -> None:
    below, above = Fill(at(0, 0), ("custom",), ("#ff0000",)), Fill(at(0, 0), ("black",))
    half = Fill(at(0, 0), ("custom",), ("#ffffff80",))
    assert [each.css() for each in made(below, above) if isinstance(each, Fill)] == [("#000000",)]
    assert [each.css() for each in made(below, half) if isinstance(each, Fill)] == [("#ff8080",)]


def test_a_white_line_over_the_grid_erases_it() -> None:
    white = Paint(stroke="#ffffff", width=0.06, layer="cell-grids")
    line = Path((beside(0, 1, -0.5, -0.48), vertex(1, 0)), "line", paint=white)
    assert [(str(each.layer), each.start, each.end) for each in made(line)] == [
        ("erased", vertex(-1, 0), vertex(0, 0)),
        ("erased", vertex(0, 0), vertex(1, 0)),
    ]


def test_a_thin_line_gives_way_to_a_thick_one_on_the_same_edge() -> None:
    thin = Path((vertex(0, 0), vertex(0, 1)), "line", paint=Paint(stroke="#aa8800", width=0.015))
    (stroke,) = made(thin, Cage((cell(0, 1),), "region"), Cage((cell(1, 1),), "region"))[:1]
    assert getattr(stroke, "style", "") == "solid"


def test_a_scribble_leads_nowhere_and_is_left_out() -> None:
    points = [beside(1, 1, dx, dy) for dx, dy in ((-0.3, 0), (-0.1, 0.1), (0.1, 0), (0.3, 0.1))]
    scribble = Path(tuple(points), "line", paint=BLACK)
    assert made(scribble) == ()
    assert [loss.kind for loss in losses(scribble)] == [LossKind.NOT_EXPRESSIBLE]


@pytest.mark.parametrize(
    ("points", "shape"),
    [
        ([(0.1, -0.2), (-0.1, 0), (0.1, 0.2)], "inequality"),
        ([(-0.2, 0.2), (0.2, -0.2)], "dash"),
        ([(-0.3, -0.3), (0.3, -0.3), (0.3, 0.3), (-0.3, 0.3), (-0.3, -0.3)], "square"),
        ([(0, -0.3), (0.3, 0), (0, 0.3), (-0.3, 0), (0, -0.3)], "diamond"),
        ([(0, -0.3), (0.3, 0.3), (-0.3, 0.3), (0, -0.3)], "triangle-up"),
    ],
)
def test_small_figures_become_symbols(points: list[tuple[float, float]], shape: str) -> None:
    path = Path(tuple(beside(1, 1, *point) for point in points), "line", paint=BLACK)
    assert shapes(path) == [shape]


def test_an_inequality_sign_keeps_its_direction_and_colour() -> None:
    points = [beside(1, 1, dx, dy) for dx, dy in ((0.4, -0.2), (0.6, 0), (0.4, 0.2))]
    (sign,) = made(Path(tuple(points), "line", paint=Paint(stroke="#ff0000", width=0.05)))
    assert isinstance(sign, Symbol)
    assert (sign.at.site, sign.toward) == (Site(Kind.EDGE, 1, 1, 1), ("right",))
    assert "#ff0000" in (sign.paint.fill, sign.paint.stroke)


def test_a_sum_stands_in_the_upper_left_cell_in_whatever_order_the_cells_are() -> None:
    cage = Cage((cell(1, 1), cell(0, 1)), label="7")
    assert cage in made(cage)
    document = FORMAT.from_drawing(replace(board(), question=(cage,)), None).value
    spots = document.json(3)
    assert isinstance(spots, dict)
    assert spots["numberS"] == {str(4 * 49 + 4 * 17): [" 7", 1]}


def test_a_cage_without_outline_keeps_its_text() -> None:
    assert texts(Cage((cell(0, 0), cell(0, 1)), "hidden", "9")) == [
        (" 9", Spot(Site(Kind.CORNER, 0, 0, 0)))
    ]


def test_named_lines_have_the_colour_by_which_they_are_known() -> None:
    (stroke, *_) = made(Path((at(0, 0), at(0, 2)), "renban"))
    assert stroke.paint.stroke == "#f067f0"


def test_diagonals_that_are_a_rule_are_drawn() -> None:
    flagged = replace(board(), meta=replace(board().meta, extra=(("diagonal-", "true"),)))
    document, lost = FORMAT.from_drawing(flagged, None)
    assert len(FORMAT.to_drawing(document).value.question) == 3
    assert [loss.path for loss in lost] == ["meta.extra.diagonal-"]


def test_of_two_lines_on_one_edge_the_thick_one_stays() -> None:
    usual, thick = (
        Path((vertex(0, 0), vertex(0, 1)), "line", paint=Paint(stroke="#000000", width=width))
        for width in (0.06, 0.13)
    )
    for both in ((usual, thick), (thick, usual)):
        assert [getattr(each, "style", "") for each in made(*both)] == ["thick"]


def test_a_line_that_ends_between_two_vertices_stays_on_the_grid() -> None:
    ends = beside(1, 1, 0.3, -0.5), beside(1, 1, -0.5, 0.1)
    line = Path((ends[0], vertex(0, 0), ends[1]), "line", paint=BLACK)
    assert [(str(each.layer), each.start, each.end) for each in made(line)] == [
        ("edge", vertex(0, 0), vertex(0, 1)),
        ("edge", vertex(0, 0), Spot(Site(Kind.EDGE, 1, 0, 1))),
    ]


def test_more_texts_of_one_place_than_anyone_reads_are_named_and_left_out() -> None:
    crowd = [text("a", beside(1, 1, place / 1000, 0)) for place in range(60)]
    assert [words for words, _ in texts(*crowd)] == [" ".join(["a"] * 50)]
    left_out = [loss for loss in losses(*crowd) if loss.kind is LossKind.NOT_EXPRESSIBLE]
    assert [loss.path for loss in left_out] == [f"question.{place}" for place in range(50, 60)]


def test_a_line_that_bends_between_the_places_of_the_board_is_left_out() -> None:
    inset = [(-0.35, -0.35), (0.35, -0.35), (0.35, 0.35), (-0.35, 0.35)]
    box = Path(tuple(beside(1, 1, *each) for each in (*inset, *inset[:2])), "line", paint=BLACK)
    assert made(box) == ()
    assert [loss.kind for loss in losses(box)] == [LossKind.NOT_EXPRESSIBLE]
    aslant = Path((at(0, 0), beside(0, 2, 0.35, -0.35), at(2, 2)), "line", paint=BLACK)
    assert made(aslant)


def test_a_shape_that_shrinks_says_so() -> None:
    (huge,) = losses(circle(at(1, 1), width=3.4, fill="#000000"))
    assert huge.what.startswith("a circle of 3.4 × 3.4 cells, now one of 0.")
    box = Symbol(at(1, 1), "square", width=1.6, height=0.5, paint=Paint(fill="#000000"))
    assert losses(box)[0].what.startswith("a square of 1.6 × 0.5 cells, now one of 0.")


def test_far_too_many_boxes_over_many_cells_are_named_and_not_written() -> None:
    middle = Spot(Site(Kind.VERTEX, 9, 9))
    box = Symbol(middle, "square", width=20, height=20, paint=Paint(fill="#ff0000"))
    drawing = replace(board(20, 20), question=(box,) * 600)
    named = [loss.what for loss in FORMAT.from_drawing(drawing, None).losses]
    assert named.count("one of far too many boxes over many cells") == 100
