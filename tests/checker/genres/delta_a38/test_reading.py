"""What each mark of a drawing is read as, and what is refused or left unread."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings

from checker.genres.delta_a38.board import DeltaBoard, Drawn, Numbers, Shade, Square, Step
from checker.genres.delta_a38.drawer import draw
from checker.genres.delta_a38.reading.conventions import DOTS
from checker.genres.delta_a38.reading.halves import beside, between, sides, vertices
from checker.genres.delta_a38.reading.reader import read
from checker.genres.delta_a38.reading.recognising import recognise, without_answer
from checker.rule import Lang, Remark
from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Paint,
    Path,
    Role,
    StrokeLayer,
    Symbol,
)
from converters.errors import ReadError
from converters.lattice import SquareLattice
from converters.site import Kind, Spot, cell, name, parse
from tests.checker.genres.delta_a38.drawings import (
    CIRCLE,
    cells,
    lines,
    path,
    puzzle,
    reading,
    shaded,
    square,
    text,
)
from tests.strategies import drawings

RING = ("R1C1", "R1C2", "R2C2", "R2C1", "R1C1")
EDGE = StrokeLayer.EDGE
MIDDLE = [f"R{row}C2+" for row in range(5)]
"""The vertices of a line down the middle of the board."""


def answer(*marks: Element, question: tuple[Element, ...] = ()) -> Drawn:
    """Read marks of a solver."""
    found = reading(puzzle(*question, answer=marks))
    assert not found.unread
    assert isinstance(found.board.answer, Drawn)
    return found.board.answer


def unread_at(drawing: Drawing) -> list[str]:
    return [name(remark.sites[0]) for remark in reading(drawing).unread]


def first_words(remarks: tuple[Remark, ...]) -> list[str]:
    return [remark.say(Lang.EN) for remark in remarks]


@pytest.mark.parametrize(
    ("style", "shade"),
    [
        *[(style, Shade.WHITE) for style in ("white", "white-grey-rim", "white-thick-rim")],
        ("white-black-rim", Shade.WHITE),
        ("black", Shade.BLACK),
        *[(style, Shade.GREY) for style in ("light-grey", "grey", "grey-thick-rim")],
    ],
)
def test_a_square_has_the_shade_of_its_look(style: str, shade: Shade) -> None:
    board = reading(puzzle(square("R2C3", style))).board
    assert board.squares == {cell(1, 2): Square(shade)}


@pytest.mark.parametrize(
    ("fill", "opacity", "shade"),
    [
        ("#FFFFFFFF", None, Shade.WHITE),
        ("#000000", None, Shade.BLACK),
        ("#888", 0.5, Shade.GREY),
        ("#eee", 0.5, Shade.WHITE),
        ("#cfcfcf", None, Shade.GREY),
        ("#cfcfcf", 0.5, Shade.GREY),
        ("none", None, Shade.WHITE),
    ],
)
def test_a_box_has_the_shade_of_its_colour(fill: str, opacity: float | None, shade: Shade) -> None:
    paint = Paint(fill=fill, stroke="#000", opacity=opacity)
    box = Symbol(Spot(cell(1, 2)), "square", width=0.9, paint=paint)
    assert reading(puzzle(box)).board.squares == {cell(1, 2): Square(shade)}


@pytest.mark.parametrize("fill", ["#f0f0f0", "#3a3a3a", "#ff0000", "sometimes"])
def test_a_shade_between_two_is_unread_and_makes_the_puzzle_unsure(fill: str) -> None:
    box = Symbol(Spot(cell(1, 2)), "square", width=0.9, paint=Paint(fill=fill, stroke="#000"))
    assert unread_at(puzzle(box)) == ["R2C3"]
    assert reading(puzzle(box)).unsure


def test_black_drawn_as_thin_as_grey_is_unread() -> None:
    thin = Paint(fill="#000", stroke="#000", opacity=0.5)
    box = Symbol(Spot(cell(1, 2)), "square", width=0.9, paint=thin)
    assert unread_at(puzzle(box)) == ["R2C3"]


@pytest.mark.parametrize(("width", "angle"), [(0.44, 0), (2.0, 0), (0.7, 45)])
def test_a_small_large_or_turned_square_is_no_clue(width: float, angle: float) -> None:
    box = Symbol(Spot(cell(1, 2)), "square", "white", width=width, angle=angle)
    assert unread_at(puzzle(box))


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("3", 3),
        ("-3", -3),
        ("\u22123", -3),
        ("\u20133", -3),
        ("+2", 2),
        ("0", 0),
        (" -12 ", -12),
        ("- 4", -4),
        ("?", None),
        (" ", None),
    ],
)
def test_a_text_on_a_square_is_its_number(words: str, value: int | None) -> None:
    board = reading(puzzle(square("R2C3"), text("R2C3", words))).board
    assert board.squares == {cell(1, 2): Square(Shade.WHITE, value)}


@pytest.mark.parametrize("words", ["x", "3/7", "1.5", "--2", "-"])
def test_a_text_on_a_square_that_is_no_number_is_unread(words: str) -> None:
    assert unread_at(puzzle(square("R2C3"), text("R2C3", words))) == ["R2C3"]


def test_two_texts_on_a_square_are_unread() -> None:
    two = (text("R2C3", "1"), text("R2C3", "2", Role.SMALL))
    assert unread_at(puzzle(square("R2C3"), *two)) == ["R2C3", "R2C3"]


@pytest.mark.parametrize("words", ["3/7/?", "3,7,?", "7 3 ?", "?\n3\n7", "3, 7; ?", "3/7/\uff1f"])
def test_a_text_without_a_square_is_an_a38_clue(words: str) -> None:
    board = reading(puzzle(text("R2C3", words, Role.MEDIUM))).board
    assert board.numbers == {cell(1, 2): Numbers(frozenset({3, 7}), 1)}


def test_a_tapa_text_has_an_entry_for_each_character() -> None:
    board = reading(puzzle(text("R2C3", "13?", Role.TAPA))).board
    assert board.numbers == {cell(1, 2): Numbers(frozenset({1, 3}), 1)}


def test_several_texts_in_a_cell_are_several_entries() -> None:
    apart = [Label(Spot(cell(1, 2), dx, dx), words) for dx, words in ((-0.3, "3"), (0.3, "?"))]
    board = reading(puzzle(*apart)).board
    assert board.numbers == {cell(1, 2): Numbers(frozenset({3}), 1)}


@pytest.mark.parametrize("words", ["0", "-3", "3/3", "N", "07", "/"])
def test_a_text_that_is_no_a38_clue_is_unread(words: str) -> None:
    assert unread_at(puzzle(text("R2C3", words))) == ["R2C3"]


def test_a_blank_text_says_nothing() -> None:
    found = reading(puzzle(text("R2C3", " ")))
    assert not found.unread
    assert not found.board.numbers


def test_two_texts_at_one_place_are_unread() -> None:
    two = (text("R2C3", "1"), text("R2C3", "2", Role.SMALL))
    assert unread_at(puzzle(*two)) == ["R2C3", "R2C3"]


def test_shading_is_a_square_where_there_is_no_other() -> None:
    found = reading(puzzle(shaded("R2C2", "black"), shaded("R3C3", "grey"), text("R3C3", "-1")))
    assert found.board.squares == {
        cell(1, 1): Square(Shade.BLACK),
        cell(2, 2): Square(Shade.GREY, -1),
    }
    assert "Read as squares: shaded cells (2, first at R2C2)." in first_words(found.notes)


def test_shading_behind_a_square_says_nothing() -> None:
    found = reading(puzzle(shaded("R2C2", "grey"), square("R2C2", "white")))
    assert found.board.squares == {cell(1, 1): Square(Shade.WHITE)}


def test_a_thick_border_round_a_cell_is_a_white_square() -> None:
    box = path("R1C1+", "R1C2+", "R2C2+", "R2C1+", "R1C1+", layer=EDGE, style="thick")
    found = reading(puzzle(*box, text("R2C2", "2")))
    assert found.board.squares == {cell(1, 1): Square(Shade.WHITE, 2)}
    assert found.board.region is None
    assert "Read as squares: cells with a thick border (1, first at R2C2)." in first_words(
        found.notes
    )


def test_a_thick_border_may_use_the_frame() -> None:
    corner = path("R3C3+", "R3C4+", layer=EDGE) + path("R3C3+", "R4C3+", layer=EDGE)
    assert reading(puzzle(*corner)).board.squares == {cell(3, 3): Square(Shade.WHITE)}


@pytest.mark.parametrize(
    "circle",
    [
        Symbol(Spot(cell(2, 1)), "circle", "black", width=0.26),
        Symbol(Spot(cell(2, 1)), "circle", width=0.6, paint=Paint(fill="#000000")),
        Symbol(Spot(cell(2, 1)), "circle", width=0.6, paint=Paint(fill="#000", opacity=0.5)),
        Label(Spot(cell(2, 1)), " ", style="white-on-black"),
        Label(Spot(cell(2, 1)), "S", style="white-on-black"),
        Label(Spot(cell(2, 1)), "\u25cf"),
    ],
)
def test_a_black_disc_in_any_form_is_the_circle(circle: Element) -> None:
    found = reading(puzzle(circles=(circle,)))
    assert found.board.start == cell(2, 1)
    assert not found.unread


def test_a_puzzle_without_a_circle_is_refused() -> None:
    with pytest.raises(ReadError, match="no black circle"):
        reading(puzzle(circles=()))


def test_a_puzzle_with_two_circles_is_refused_and_both_are_named() -> None:
    second = Symbol(Spot(cell(2, 1)), "circle", "black", width=0.7)
    with pytest.raises(ReadError, match="R1C1, R3C2"):
        reading(puzzle(second))


def test_a_circle_on_a_clue_has_two_meanings() -> None:
    assert unread_at(puzzle(text("R1C1", "3"))) == ["R1C1"]
    assert unread_at(puzzle(square("R1C1"))) == ["R1C1"]


def test_what_was_read_is_listed() -> None:
    found = reading(puzzle(square("R2C2", "black"), text("R2C2", "-3"), text("R3C3", "7/3")))
    assert first_words(found.listed) == [
        "R1C1: the symbol 'circle black' is the black circle, the start.",
        "R2C2: the symbol 'square black' is a black squared clue with the number -3.",
        "R3C3: the text '7/3' is the A38 clue 3/7.",
    ]


@pytest.mark.parametrize(
    "style", ["solid", "green", "red", "blue", "thin", "dashed", "double", "short"]
)
def test_lines_of_any_colour_count(style: str) -> None:
    assert answer(*path(*RING, style=style)).lines == lines(*RING)


def test_a_long_line_is_cut_into_steps() -> None:
    assert answer(*path("R1C1", "R1C4")).lines == lines("R1C1", "R1C2", "R1C3", "R1C4")


def test_a_line_through_many_cells_is_cut_into_steps() -> None:
    spots = tuple(Spot(parse(at)) for at in ("R1C1", "R1C3", "R3C3"))
    assert answer(Path(spots, "line")).lines == lines("R1C1", "R1C2", "R1C3", "R2C3", "R3C3")


@pytest.mark.parametrize("at", ["R1C1", "R3C5"])
def test_places_beside_each_other_are_those_of_the_lattice(at: str) -> None:
    plane, site = SquareLattice(5, 5), parse(at)
    edges = sides(site)
    assert edges == tuple(plane.around(site, Kind.EDGE))
    for edge in edges:
        assert beside(edge) == tuple(sorted(plane.around(edge, Kind.CELL)))
        assert vertices(edge) == tuple(sorted(plane.around(edge, Kind.VERTEX)))
        one, other = beside(edge)
        assert between(one, other) == between(other, one) == edge


def test_two_half_lines_are_one_line() -> None:
    assert answer(*path("R2C2", "R2C2|"), *path("R2C3", "R2C2|")).lines == lines("R2C2", "R2C3")


def test_one_half_line_is_unread() -> None:
    assert unread_at(puzzle(answer=tuple(path("R2C2", "R2C2|")))) == ["R2C2|"]


def test_half_a_line_across_a_border_is_unread_too() -> None:
    border = path("R1C2+", "R2C2+", layer=StrokeLayer.EDGE)
    assert unread_at(puzzle(answer=(*border, *path("R2C2", "R2C2|")))) == ["R2C2|"]


def test_a_half_of_a_line_in_the_authors_layer_is_no_part_of_the_puzzle() -> None:
    both = puzzle(*path("R2C2", "R2C2|"), answer=tuple(path("R2C2|", "R2C3")))
    assert reading(both).board.answer == Drawn(lines("R2C2", "R2C3"))
    assert without_answer(both) == puzzle()


def test_a_line_drawn_as_two_halves_by_the_author_is_no_part_of_the_puzzle() -> None:
    halves = (*path("R2C2", "R2C2|"), *path("R2C3", "R2C2|"))
    assert without_answer(puzzle(*halves)) == puzzle()


def test_a_slanting_line_is_unread() -> None:
    assert unread_at(puzzle(answer=tuple(path("R2C2", "R3C3")))) == ["R2C2"]


def test_lines_in_the_authors_layer_count_too_with_a_note() -> None:
    found = reading(puzzle(*path("R2C2", "R2C3"), answer=tuple(path("R2C2", "R2C3", "R2C4"))))
    assert found.board.answer == Drawn(lines("R2C2", "R2C3", "R2C4"))
    assert "the author's layer (1, first at R2C2)" in first_words(found.notes)[0]


def test_crosses_symbols_and_texts_of_a_solver_mean_nothing() -> None:
    marks = (
        Symbol(Spot(cell(1, 2)), "triangle-up", "black", width=0.4),
        Symbol(Spot(parse("R2C2|")), "x-mark", "line"),
        Symbol(Spot(cell(1, 1)), "dot", "black"),
        Symbol(Spot(cell(2, 1)), "circle", "white", width=0.3),
        text("R3C3", "17", Role.SMALL),
    )
    found = reading(puzzle(answer=marks))
    assert not found.unread
    assert found.board == reading(puzzle()).board
    assert len(found.notes) == 3


@pytest.mark.parametrize("shape", ["dash", "half-lines", "arrow-cross", "square"])
def test_a_symbol_of_a_solver_that_may_be_a_line_or_clue_is_unread(shape: str) -> None:
    mark = Symbol(Spot(cell(1, 1)), shape, "black", ("up", "right"), width=0.8)
    assert unread_at(puzzle(answer=(mark,))) == ["R2C2"]


def test_a_number_on_a_black_disc_is_unread() -> None:
    disc = Label(Spot(cell(1, 1)), "3", style="white-on-black")
    assert unread_at(puzzle(disc)) == ["R2C2"]


def test_a_dot_of_the_author_is_unread() -> None:
    assert unread_at(puzzle(Symbol(Spot(cell(1, 1)), "dot", "black"))) == ["R2C2"]


@pytest.mark.parametrize(
    ("arrow", "start", "end"),
    [
        (Symbol(Spot(parse("R2C2|")), "inequality-slim", toward=("right",)), "R2C2", "R2C3"),
        (Symbol(Spot(parse("R2C2|")), "inequality", toward=("left",)), "R2C3", "R2C2"),
        (Symbol(Spot(parse("R2C2_")), "arrow", "black", toward=("up",)), "R3C2", "R2C2"),
        (Label(Spot(parse("R2C2|")), "\u2192"), "R2C2", "R2C3"),
        (Label(Spot(parse("R2C2")), "", Role.ARROW, toward="right"), "R2C2", "R2C3"),
        (Path((Spot(cell(1, 1)), Spot(cell(1, 2))), "direction"), "R2C2", "R2C3"),
    ],
)
def test_an_arrow_points_from_a_cell_to_a_neighbour(arrow: Element, start: str, end: str) -> None:
    assert answer(arrow).arrows == {Step(parse(start), parse(end))}


def test_an_arrow_in_a_cell_stands_for_the_line_that_goes_its_way() -> None:
    arrow = Symbol(Spot(cell(1, 1)), "arrow", "black", toward=("right",))
    coming = answer(*path("R2C1", "R2C2", "R3C2"), arrow)
    assert coming.arrows == {Step(parse("R2C1"), parse("R2C2"))}


def test_an_arrow_along_an_edge_is_unread() -> None:
    arrow = Symbol(Spot(parse("R2C2|")), "arrow", "black", toward=("up",))
    assert unread_at(puzzle(answer=(arrow,))) == ["R2C2|"]


def test_a_border_makes_two_regions() -> None:
    board = reading(puzzle(answer=tuple(path(*MIDDLE, layer=EDGE)))).board
    assert board.region == cells(*(f"R{row}C{col}" for row in range(1, 5) for col in (1, 2)))


def test_a_border_may_run_along_the_thick_border_of_a_cell() -> None:
    box = path("R1C1+", "R1C2+", "R2C2+", "R2C1+", "R1C1+", layer=EDGE, style="thick")
    board = reading(puzzle(*box, answer=tuple(path(*MIDDLE, layer=EDGE)))).board
    assert board.squares == {cell(1, 1): Square(Shade.WHITE)}
    assert board.region == cells(*(f"R{row}C{col}" for row in range(1, 5) for col in (1, 2)))


def test_a_border_drawn_as_one_figure_or_with_the_wall_tool_counts_too() -> None:
    whole = Path(tuple(Spot(parse(at)) for at in (MIDDLE[0], MIDDLE[-1])), "line")
    walls = path(*(f"R{row}C2|" for row in range(1, 5)), layer=StrokeLayer.WALL)
    wanted = reading(puzzle(answer=tuple(path(*MIDDLE, layer=EDGE)))).board
    assert reading(puzzle(answer=(whole,))).board == wanted
    assert reading(puzzle(answer=tuple(walls))).board == wanted


def test_the_piece_with_all_a38_clues_and_no_square_is_theirs_though_the_circle_is_not() -> None:
    clues = (square("R2C2"), text("R3C4", "2"))
    board = reading(puzzle(*clues, answer=tuple(path(*MIDDLE, layer=EDGE)))).board
    assert board.region == cells(*(f"R{row}C{col}" for row in range(1, 5) for col in (3, 4)))


def test_an_unfinished_border_is_noted_and_no_region() -> None:
    found = reading(puzzle(answer=tuple(path(*MIDDLE[:-1], layer=EDGE))))
    assert found.board.region is None
    assert "make 1 piece, not two" in first_words(found.notes)[0]


def test_two_colours_make_two_regions() -> None:
    colours = [
        shaded(f"R{row}C{col}", "green" if col < 3 else "yellow")
        for row in range(1, 5)
        for col in range(1, 5)
    ]
    board = reading(puzzle(answer=tuple(colours))).board
    assert board.region == cells(*(f"R{row}C{col}" for row in range(1, 5) for col in (1, 2)))


def test_clues_may_be_left_out_of_two_colours() -> None:
    colours = [
        shaded(f"R{row}C{col}", "green" if col < 3 else "yellow")
        for row in range(1, 5)
        for col in range(1, 5)
        if (row, col) not in {(2, 2), (3, 3)}
    ]
    clues = (text("R2C2", "2"), square("R3C3"))
    board = reading(puzzle(*clues, answer=tuple(colours))).board
    assert board.region == cells(*(f"R{row}C{col}" for row in range(1, 5) for col in (1, 2)))


def test_colours_on_some_cells_are_noted_and_no_region() -> None:
    found = reading(puzzle(answer=(shaded("R2C2", "green"), shaded("R2C3", "yellow"))))
    assert found.board.region is None
    assert "colours that are not two regions (2, first at R2C2)" in first_words(found.notes)[0]


def test_a_colour_of_the_author_is_unread_and_makes_the_puzzle_unsure() -> None:
    found = reading(puzzle(shaded("R2C2", "green")))
    assert unread_at(puzzle(shaded("R2C2", "green"))) == ["R2C2"]
    assert found.unsure


def test_borders_and_colours_that_differ_have_two_meanings() -> None:
    colours = [
        shaded(f"R{row}C{col}", "green" if col < 4 else "yellow")
        for row in range(1, 5)
        for col in range(1, 5)
    ]
    found = reading(puzzle(answer=(*path(*MIDDLE, layer=EDGE), *colours)))
    assert found.board.region is None
    assert found.unsure
    assert [name(remark.sites[0]) for remark in found.unread] == ["R1C3"]


def test_regions_of_an_editor_are_borders() -> None:
    halves = [
        Cage(
            tuple(sorted(cells(*(f"R{row}C{col}" for row in range(1, 5) for col in some)))),
            "region",
        )
        for some in ((1, 2), (3, 4))
    ]
    assert reading(puzzle(*halves)).board.region == cells(
        *(f"R{row}C{col}" for row in range(1, 5) for col in (1, 2))
    )


def test_stars_and_the_letter_p_mark_pass_cells() -> None:
    star = Symbol(Spot(cell(1, 1)), "star", "black")
    assert reading(puzzle(answer=(star, text("R3C3", "P")))).board.passes == cells("R2C2", "R3C3")


def test_without_marks_nothing_is_said_of_pass_cells() -> None:
    assert reading(puzzle()).board.passes is None


def test_dots_mark_pass_cells_where_a_solver_says_so() -> None:
    dot = Symbol(Spot(cell(1, 1)), "circle", "black", width=0.3)
    assert read(puzzle(answer=(dot,)), DOTS).board.passes == cells("R2C2")


@pytest.mark.parametrize(
    "mark",
    [
        Symbol(Spot(cell(1, 1)), "bulb"),
        Cage((cell(1, 1),), "killer"),
        Path((Spot(cell(1, 1)), Spot(cell(1, 2))), "thermo"),
        Fill(Spot(cell(1, 1)), ("red", "blue")),
        Label(Spot(parse("R2C2+")), "3"),
    ],
)
def test_any_other_mark_of_the_author_is_unread_or_no_square(mark: Element) -> None:
    found = reading(puzzle(mark))
    assert found.unread or found.notes
    assert found.board == reading(puzzle()).board


def test_marks_outside_the_board_are_noted() -> None:
    found = reading(puzzle(text("R0C2", "5")))
    assert not found.unread
    assert first_words(found.notes) == ["Marks outside the board (1, first at R0C2) do not count."]


def test_a_board_with_holes_is_refused() -> None:
    whole = puzzle()
    with pytest.raises(ReadError, match="1 holes"):
        reading(Drawing(whole.lattice, whole.board - {cell(1, 1)}, whole.question))


def test_a_drawing_with_a_circle_a_square_and_a_number_is_recognised() -> None:
    clues = (square("R2C2"), text("R3C3", "2"))
    assert recognise(puzzle(*clues)) is not None
    assert recognise(puzzle(clues[0])) is None
    assert recognise(puzzle(*clues, circles=())) is None
    assert recognise(puzzle(*clues, text("R4C4", "0"))) is None


def test_without_its_answer_a_puzzle_keeps_its_clues() -> None:
    given = (square("R2C2"), text("R3C3", "2"), shaded("R4C4", "black"))
    solved = puzzle(*given, *path(*RING), shaded("R1C2", "green"), answer=tuple(path(*MIDDLE)))
    assert without_answer(solved) == puzzle(*given)


def test_the_circle_of_a_drawing_is_found_again() -> None:
    assert CIRCLE in draw(DeltaBoard(3, 3, cell(0, 0))).question


@given(drawings())
@settings(max_examples=40)
def test_any_drawing_is_read_or_refused(drawing: Drawing) -> None:
    with suppress(ReadError):
        reading(drawing)
    with suppress(ReadError):
        reading(replace(drawing, question=(*drawing.question, CIRCLE)))


@pytest.mark.parametrize("offset", [float("nan"), float("inf"), 1e12])
def test_marks_at_no_place_are_read_or_refused(offset: float) -> None:
    nowhere = Spot(cell(1, 1), offset, 0.0)
    marks: tuple[Element, ...] = (
        Label(nowhere, "3"),
        Symbol(nowhere, "square", "white", width=0.8),
        Symbol(nowhere, "arrow", "black", toward=("up",)),
        Fill(nowhere, ("green",)),
        Path((nowhere, nowhere), "line"),
        Path((nowhere, nowhere), "arrow"),
        Path((), "arrow"),
        Path((), "line"),
        Cage((), "region"),
    )
    board = reading(puzzle()).board
    for mark in marks:
        assert reading(puzzle(mark)).board == board
        assert reading(puzzle(answer=(mark,))).board == board


def test_squares_of_two_shades_in_a_cell_have_two_meanings() -> None:
    assert unread_at(puzzle(square("R2C2"), square("R2C2", "black"))) == ["R2C2"]
    assert unread_at(puzzle(shaded("R2C2", "grey"), shaded("R2C2", "black"))) == ["R2C2"]


def test_shapes_that_fill_their_cell_are_squares() -> None:
    marks = (
        Symbol(Spot(cell(1, 1)), "full-square", "black"),
        Symbol(Spot(cell(1, 2)), "full-square", "grey"),
        Symbol(Spot(cell(1, 3)), "framed-square"),
    )
    assert reading(puzzle(*marks)).board.squares == {
        cell(1, 1): Square(Shade.BLACK),
        cell(1, 2): Square(Shade.GREY),
        cell(1, 3): Square(Shade.GREY),
    }


@pytest.mark.parametrize(
    "mark",
    [
        Symbol(Spot(cell(1, 1)), "square", width=0.8, paint=Paint(fill="none")),
        Symbol(Spot(cell(1, 1)), "square", width=0.8),
        Symbol(Spot(cell(1, 1)), "square", "white", width=0.8, paint=Paint(opacity=0)),
        Label(Spot(cell(1, 1)), "3", paint=Paint(ink="#0000")),
    ],
)
def test_what_cannot_be_seen_is_unread(mark: Element) -> None:
    assert unread_at(puzzle(mark)) == ["R2C2"]


@pytest.mark.parametrize(
    "places", [("R2C2", "R3C3"), ("R2C2", "R2C2|"), ("R2C2|", "R2C3|"), ("R2C2+", "R2C3+")]
)
def test_an_arrow_that_runs_between_no_cells_is_unread(places: tuple[str, ...]) -> None:
    arrow = Path(tuple(Spot(parse(at)) for at in places), "arrow")
    assert unread_at(puzzle(answer=(arrow,))) == [places[0]]


def test_a_line_that_leaves_the_board_is_noted() -> None:
    found = reading(puzzle(answer=tuple(path("R2C3", "R2C6"))))
    assert found.board.answer == Drawn(lines("R2C3", "R2C4"))
    assert first_words(found.notes) == ["Marks outside the board (2, first at R2C4) do not count."]


def test_a_bar_through_a_cell_is_unread() -> None:
    bar = path("R2C2|", "R2C3|", layer=StrokeLayer.WALL)
    assert unread_at(puzzle(answer=tuple(bar))) == ["R2C2|"]


def test_a_line_of_absurd_length_is_unread_and_too_many_lines_are_refused() -> None:
    back = tuple(Spot(cell(0, col)) for col in (0, 1000) * 30)
    assert unread_at(puzzle(answer=(Path(back, "line"),))) == ["R1C1"]
    many = Path(back[:40], "line")
    with pytest.raises(ReadError, match="lines of more than"):
        reading(puzzle(answer=(many, many)))


def test_a_grid_drawn_by_the_author_makes_no_squares() -> None:
    grid = [
        *(stroke for row in range(1, 4) for stroke in path(f"R{row}C0+", f"R{row}C4+", layer=EDGE)),
        *(stroke for col in range(1, 4) for stroke in path(f"R0C{col}+", f"R4C{col}+", layer=EDGE)),
    ]
    found = reading(puzzle(*grid))
    assert not found.board.squares
    assert found.board.region is None
    assert "make 16 pieces, not two" in " ".join(first_words(found.notes))


def test_lines_that_are_wholly_transparent_are_no_loop() -> None:
    ring = Path(tuple(map(Spot, map(parse, ("R1C1", "R1C2", "R2C2", "R2C1", "R1C1")))), "line")
    found = reading(puzzle(answer=(replace(ring, paint=Paint(stroke="#0a0", opacity=0)),)))
    assert found.board.answer == Drawn(frozenset())
    assert found.unread == ()


def test_a_loop_drawn_as_one_long_arrow_is_a_directed_loop() -> None:
    ring = tuple(Spot(parse(at)) for at in ("R1C1", "R1C2", "R2C2", "R2C1", "R1C1"))
    around = [("R1C1", "R1C2"), ("R1C2", "R2C2"), ("R2C2", "R2C1"), ("R2C1", "R1C1")]
    steps = frozenset(Step(parse(one), parse(other)) for one, other in around)
    drawn = lines("R1C1", "R1C2", "R2C2", "R2C1", "R1C1")
    for shape in ("arrow", "direction"):
        assert reading(puzzle(answer=(Path(ring, shape),))).board.answer == Drawn(drawn, steps)


def test_a_long_arrow_beside_drawn_lines_only_tells_their_direction() -> None:
    arrow = Path((Spot(parse("R3C3")), Spot(parse("R3C4"))), "direction")
    found = reading(puzzle(answer=(*path("R1C1", "R1C2"), arrow)))
    step = Step(parse("R3C3"), parse("R3C4"))
    assert found.board.answer == Drawn(lines("R1C1", "R1C2"), frozenset({step}))
