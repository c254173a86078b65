"""What makes two drawings one puzzle, and what does not."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from converters import registry
from converters.drawing import (
    STANDING,
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
from converters.lattice import SquareLattice
from converters.sameness import compared
from converters.site import Kind, Site, Spot, cell, name, parse
from tests.strategies import drawings


def board(*question: Element, rows: int = 3, cols: int = 3) -> Drawing:
    lattice = SquareLattice(rows, cols)
    return Drawing(lattice, frozenset(lattice.sites(Kind.CELL)), question)


def at(place: str, dx: float = 0.0, dy: float = 0.0) -> Spot:
    return Spot(parse(place), dx, dy)


def thick(one: str, other: str) -> Stroke:
    return Stroke(at(one), at(other), StrokeLayer.EDGE)


def told(left: Drawing, right: Drawing) -> list[tuple[str, str, str, str]]:
    """Give each difference as (what, places, left, right)."""
    return [
        (contrast.what.value, " ".join(map(name, contrast.sites)), contrast.left, contrast.right)
        for contrast in compared(left, right).contrasts
    ]


def same(left: Drawing, right: Drawing) -> bool:
    return told(left, right) == told(right, left) == []


@given(drawings())
@settings(max_examples=30, deadline=None)
def test_a_drawing_is_the_same_as_itself_in_any_order(drawing: Drawing) -> None:
    turned = replace(drawing, question=drawing.question[::-1])
    assert same(drawing, turned)


@given(drawings(), st.sampled_from(["penpa", "sudokupad"]))
@settings(max_examples=20, deadline=None)
def test_differences_are_seen_from_both_sides(drawing: Drawing, to: str) -> None:
    other = registry.decode(registry.write(drawing, to=to).value).drawing()
    assert len(told(drawing, other)) == len(told(other, drawing))


def test_answers_keys_titles_and_grids_do_not_count() -> None:
    bare = board(Label(at("R1C1"), "3"))
    full = replace(
        bare,
        answer=(Label(at("R2C2"), "1"),),
        key=(Label(at("R2C2"), "2"),),
        meta=Meta(title="Numbers", grid="none", frame="thin"),
    )
    assert same(bare, full)


def test_a_moved_clue_is_two_differences() -> None:
    assert told(board(Label(at("R1C1"), "3")), board(Label(at("R1C2"), "3"))) == [
        ("text", "R1C1", "3", ""),
        ("text", "R1C2", "", "3"),
    ]


def test_another_clue_is_one_difference() -> None:
    assert told(board(Label(at("R1C1"), "3")), board(Label(at("R1C1"), "4"))) == [
        ("text", "R1C1", "3", "4")
    ]


def test_size_class_style_and_blanks_of_a_clue_do_not_count() -> None:
    small = Label(at("R1C1"), " 3", Role.SMALL, "white")
    assert same(board(Label(at("R1C1"), "3")), board(small))


def test_a_text_that_stands_on_its_place_is_in_the_cell_above_it() -> None:
    standing = Label(at("R1C1", 0, 0.26), "3", Role.TEXT, paint=Paint(size=0.7, extra=(STANDING,)))
    assert same(board(Label(at("R1C1"), "3")), board(standing))


def test_every_dark_shade_is_black() -> None:
    assert same(board(Fill(at("R1C1"), ("black",))), board(Fill(at("R1C1"), ("dark-grey",))))


def test_white_paint_is_no_shading() -> None:
    white = Symbol(at("R1C1"), "square", width=1, paint=Paint(fill="#ffffff"))
    assert same(board(), board(Fill(at("R2C2"), ("custom",), ("#fff",)), white))


def test_colours_may_be_others_but_must_part_the_same_cells() -> None:
    def painted(*styles: str) -> Drawing:
        return board(*(Fill(Spot(cell(0, col)), (style,)) for col, style in enumerate(styles)))

    assert same(painted("red", "red", "blue"), painted("green", "green", "yellow"))
    assert told(painted("red", "red", "blue"), painted("green", "green", "green")) == [
        ("shading", "R1C3", "#c0e0ff", "#b3ffb3")
    ]


def test_a_box_over_several_cells_is_their_shading() -> None:
    box = Symbol(at("R1C1|"), "square", width=2, height=1, paint=Paint(fill="#000000"))
    assert same(board(Fill(at("R1C1"), ("black",)), Fill(at("R1C2"), ("black",))), board(box))


def test_a_bulb_is_its_character() -> None:
    assert same(board(Symbol(at("R2C2"), "bulb")), board(Label(at("R2C2"), "💡", Role.TEXT)))


def test_an_arrow_beside_a_number_may_be_its_character() -> None:
    native = Label(at("R1C1"), "2", Role.ARROW, toward="right")
    assert same(board(native), board(Label(at("R1C1"), "2→", Role.TEXT)))


def test_a_symbol_may_be_drawn_line_by_line() -> None:
    zigzag = [at("R2C2", 0, -0.3), at("R2C2", 0.3, 0.3), at("R2C2", -0.3, 0.3)]
    drawn = Path((*zigzag, zigzag[0]), "line", paint=Paint(stroke="#000000"))
    assert same(board(Symbol(at("R2C2"), "star", "black")), board(drawn))
    assert not same(board(Symbol(at("R1C1"), "star", "black")), board(drawn))


def test_regions_are_their_borders_and_the_rim_does_not_count() -> None:
    left, right = (
        Cage(tuple(cell(row, col) for row in range(3) for col in cols), "region")
        for cols in ((0,), (1, 2))
    )
    lines = [thick(f"R{row}C1+", f"R{row + 1}C1+") for row in range(3)]
    rim = [thick(f"R0C{col}+", f"R0C{col + 1}+") for col in range(3)]
    assert same(board(left, right), board(*lines, *rim))
    assert told(board(left, right), board(*lines[:2])) == [("border", "R3C1|", "border", "")]


def test_a_thin_line_along_the_grid_is_the_grid() -> None:
    thin = Stroke(at("R1C1+"), at("R2C1+"), StrokeLayer.EDGE, "thin")
    assert same(board(), board(thin))


def test_one_long_line_is_its_steps() -> None:
    steps = [
        Stroke(at(one), at(other), StrokeLayer.LINE, "green")
        for one, other in (("R1C1", "R1C2"), ("R1C3", "R1C2"))
    ]
    assert same(board(*steps), board(Path((at("R1C1"), at("R1C3")), "line")))


def test_an_arrow_that_begins_at_a_rim_begins_in_its_cell() -> None:
    native = Path((at("R1C1"), at("R1C3")), "arrow")
    assert same(board(native), board(Path((at("R1C1", 0.4), at("R1C3")), "arrow")))
    backwards = Path((at("R1C3"), at("R1C1")), "arrow")
    assert not same(board(native), board(backwards))


def test_a_killer_cage_is_its_outline_and_its_sum_a_text_in_a_corner() -> None:
    cage = Cage((cell(0, 0),), "killer", "7")
    corners = [Spot(Site(Kind.CORNER, 0, 0, slot)) for slot in (0, 1, 3, 2, 0)]
    drawn = [Stroke(one, other, StrokeLayer.CAGE, "dashed") for one, other in pairwise(corners)]
    assert same(board(cage), board(*drawn, Label(corners[0], "7", Role.CORNER)))
    assert told(board(cage), board(*drawn[1:], Label(corners[0], "7", Role.CORNER))) == [
        ("cage", "R1C1", "cage", "")
    ]


def test_digits_of_one_cell_may_be_one_text_or_several() -> None:
    tapa = Label(at("R1C1"), "12", Role.TAPA)
    one, other = Label(at("R1C1", -0.2, -0.2), "1"), Label(at("R1C1", 0.2, 0.2), "2")
    assert same(board(tapa), board(one, other))


def test_a_larger_board_is_another_puzzle() -> None:
    assert told(board(rows=1, cols=1), board(rows=1, cols=2)) == [("board", "R1C2", "", "cell")]


def test_margins_are_laid_on_each_other() -> None:
    clue = Label(at("R1C1"), "3")
    cells = frozenset(cell(row, col) for row in (1, 2, 3) for col in (1, 2, 3))
    inset = Drawing(SquareLattice(5, 5), cells, (Label(at("R2C2"), "3"),))
    assert same(board(clue), inset)
    assert compared(board(clue), inset).move == (-1, -1)


def test_a_constraint_with_a_name_is_what_the_editors_draw_for_it() -> None:
    named = board(Symbol(at("R1C1|"), "ratio", "2"), Symbol(at("R2C2"), "even"))
    dot = Symbol(at("R1C1|"), "circle", "black", width=0.3)
    square = Symbol(at("R2C2"), "square", "light-grey")
    assert same(named, board(dot, Label(at("R1C1|"), "2"), square))


def test_an_arrow_in_a_cell_may_begin_elsewhere_in_it_but_not_point_elsewhere() -> None:
    def arrow(start: Spot, end: str) -> Drawing:
        return board(Path((start, at(end)), "arrow"))

    assert same(arrow(at("R1C1", 0.2, 0.2), "R1C1+"), arrow(at("R1C1"), "R1C1+"))
    assert not same(arrow(at("R1C1", 0.2, 0.2), "R1C1+"), arrow(at("R1C1", 0.2, -0.2), "R0C1+"))


BLACK = Paint(stroke="#000000", width=0.03)


def test_an_arrow_beside_a_clue_is_one_with_it_or_a_sign_of_its_own() -> None:
    clue = Label(at("R1C1"), "12", Role.TEXT)
    arrow = Path((at("R1C1", 0.25, 0.25), at("R1C1", 0.45, 0.45)), "arrow", paint=BLACK)
    joined = Label(at("R1C1"), "12", Role.ARROW, toward="down-right")
    assert same(board(clue, arrow), board(joined))
    assert not same(board(clue, arrow), board(replace(joined, toward="up-right")))


def test_a_drawn_sign_is_the_symbol_of_its_direction_only() -> None:
    bend = [at("R2C2", 0.4, -0.2), at("R2C2", 0.6, 0.0), at("R2C2", 0.4, 0.2)]
    drawn, beside = Path(tuple(bend), "line", paint=BLACK), at("R2C2|")
    assert same(board(drawn), board(Symbol(beside, "inequality", "", ("right",))))
    assert not same(board(drawn), board(Symbol(beside, "inequality", "", ("left",))))


def test_two_equal_texts_beside_each_other_are_not_one() -> None:
    left, right = Label(at("R2C2", -0.1), "7", Role.TEXT), Label(at("R2C2", 0.1), "7", Role.TEXT)
    assert same(board(left, right), board(Label(at("R2C2"), "7 7")))
    assert not same(board(left, right), board(left))
    assert same(board(left, left), board(left))


def test_texts_around_a_vertex_are_one_text_on_it() -> None:
    above, below = (Label(at("R1C1+", 0, dy), words) for dy, words in ((-0.25, "6 7"), (0.25, "8")))
    assert same(board(above, below), board(Label(at("R1C1+"), "6 7 8")))
    assert not same(board(above, below), board(Label(at("R1C1+"), "6 7 9")))


def test_a_white_line_shows_nothing_in_any_form() -> None:
    white = Paint(stroke="#ffffff")
    assert same(board(), board(Stroke(at("R1C1"), at("R1C2"), StrokeLayer.LINE, paint=white)))


def test_an_arrow_has_its_circle_unless_it_has_a_width() -> None:
    points = (at("R1C1"), at("R1C3"))
    ring = Symbol(at("R1C1"), "circle", paint=Paint(stroke="#000000"))
    assert same(board(Path(points, "arrow")), board(ring, Path(points, "arrow", paint=BLACK)))


def test_a_pill_over_two_cells_is_one_wherever_its_place_is_counted() -> None:
    native = Symbol(at("R1C1"), "pill", "2x1")
    free = Symbol(at("R1C1|"), "pill", width=1.8, height=0.8, paint=BLACK)
    assert same(board(native), board(free))


def test_named_diagonals_are_their_lines() -> None:
    named = replace(board(), meta=Meta(extra=(("diagonal-", "true"),)))
    line = Path((at("R0C0+"), at("R3C3+")), "line", paint=Paint(stroke="#34bbe6", width=0.05))
    assert same(named, board(line))


def test_an_arrow_around_a_filled_figure_has_its_head_at_its_end() -> None:
    way = (at("R1C1"), at("R1C3"), at("R3C3"))
    filled = Path(way, "arrow", paint=Paint(fill="#ff0000", stroke="#000000", width=0.1))
    heads = [each for each in told(board(filled), board()) if each[2] == "arrow-head"]
    assert heads == [("symbol", "R3C3", "arrow-head", "")]


def test_half_a_colour_is_the_same_however_it_is_written() -> None:
    one, other = (
        board(Symbol(at("R1C1"), "square", width=1, paint=paint))
        for paint in (Paint(fill="#f7d038", opacity=0.5), Paint(fill="#f7d03880"))
    )
    assert same(one, other)
