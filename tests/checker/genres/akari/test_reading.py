"""What the Akari reader makes of drawings: each starts from a text board, and marks are added."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.genre import Reading, board_text
from checker.genres.akari import GENRE, AkariBoard
from checker.genres.akari.text import from_text, to_text
from checker.reading.marks import marks_of
from checker.registry import convention
from checker.rule import Lang
from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Paint,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.errors import ReadError
from converters.lattice import SquareLattice
from converters.plain import bulb, clue, dot, wall
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell, parse
from tests.strategies import drawings, text_boards

BOARDS = text_boards(alphabet=".#012345ox!").map(from_text)


def at(name: str) -> Spot:
    return Spot(parse(name))


def drawn(text: str, *answer: Element, question: tuple[Element, ...] = ()) -> Drawing:
    """Draw a text board and add marks to its layers."""
    plain = GENRE.draw(from_text(text))
    return replace(plain, question=(*plain.question, *question), answer=(*plain.answer, *answer))


def read(drawing: Drawing, name: str | None = None) -> Reading[AkariBoard]:
    chosen = convention(GENRE, name) if name else GENRE.choose(drawing).convention
    return GENRE.read(drawing, chosen)


def seen(drawing: Drawing, name: str | None = None) -> str:
    reading = read(drawing, name)
    return "/".join(board_text(GENRE, reading.board, reading.unread))


def notes(drawing: Drawing) -> list[str]:
    return [note.say(Lang.EN) for note in read(drawing).notes]


def unread(drawing: Drawing, name: str | None = None) -> list[str]:
    return [reason.say(Lang.EN) for reason in read(drawing, name).unread]


@given(BOARDS)
def test_reading_undoes_drawing(board: AkariBoard) -> None:
    drawing = GENRE.draw(board)
    reading = read(drawing)
    assert reading.board == board
    assert reading.unread == ()


@settings(max_examples=40)
@given(drawings(), st.sampled_from(GENRE.conventions))
def test_any_drawing_is_read_by_any_convention(drawing: Drawing, by: object) -> None:
    reading = GENRE.read(drawing, by)
    assert len(to_text(reading.board).splitlines()) == reading.board.rows
    assert all(reason.sites for reason in reading.unread)


# black cells


@pytest.mark.parametrize("style", ["black", "dark-grey", "grey", "light-grey"])
def test_black_and_grey_cells_are_black_cells(style: str) -> None:
    assert seen(drawn("..", question=(Fill(at("R1C1"), (style,)),))) == "#."


@pytest.mark.parametrize("css", ["#000", "#333333", "#2b2b2bff", "rgba(0,0,0,0.9)"])
def test_a_custom_colour_is_judged_by_eye(css: str) -> None:
    assert seen(drawn("..", question=(Fill(at("R1C1"), ("green",), (css,)),))) == "#."


def test_a_black_cell_that_the_author_coloured_blue_is_unread() -> None:
    blue = Fill(at("R1C1"), ("black",), ("#c0e0ff",))
    assert seen(drawn("..", question=(blue,))) == "?."


def test_a_cell_of_two_colours_is_unread() -> None:
    assert unread(drawn("..", question=(Fill(at("R1C1"), ("black", "green")),))) == [
        "R1C1: the shading 'black/green' has no known meaning in Akari."
    ]


def test_a_black_square_that_fills_the_cell_is_a_black_cell() -> None:
    large = Symbol(at("R1C1"), "square", "black", width=0.8)
    small = Symbol(at("R1C2"), "square", "black", width=0.44)
    assert seen(drawn("..", question=(large, small))) == "#?"


def test_a_black_rectangle_over_several_cells_blackens_each() -> None:
    wide = Symbol(at("R1C1|"), "square", width=2, height=1, paint=Paint(fill="#000000"))
    tall = Symbol(at("R3C3"), "square", width=1, height=3, paint=Paint(fill="#222"))
    assert seen(drawn("...\n...\n...\n...", question=(wide, tall))) == "##./..#/..#/..#"


def test_a_black_rectangle_off_the_grid_is_unread() -> None:
    between = Symbol(at("R1C1|"), "square", "black", width=1)
    assert unread(drawn("..", question=(between,))) == [
        "R1C1|: the symbol 'square black' has no known meaning in Akari."
    ]


@pytest.mark.parametrize("size", [5000.0, float("inf"), float("nan")])
def test_a_rectangle_of_absurd_size_is_unread(size: float) -> None:
    huge = Symbol(at("R1C1"), "square", "black", width=size)
    assert seen(drawn("..", question=(huge,))) == "?."


@pytest.mark.parametrize("angle", [90.0, -90.0, 270.0])
def test_a_rectangle_turned_by_a_quarter_stands_upright(angle: float) -> None:
    bar = Symbol(at("R2C2"), "square", "black", width=3, height=1, angle=angle)
    assert seen(drawn("...\n...\n...", question=(bar,))) == ".#./.#./.#."


@pytest.mark.parametrize("angle", [30.0, 45.0, float("nan")])
def test_a_rectangle_turned_askew_is_unread(angle: float) -> None:
    bar = Symbol(at("R2C2"), "square", "black", width=3, height=1, angle=angle)
    assert seen(drawn("...\n...\n...", question=(bar,))) == ".../.?./..."


@pytest.mark.parametrize(
    ("off", "width", "text"),
    [(0.0, 1.1, "#."), (0.1, 1.0, "#."), (0.2, 1.0, "?."), (0.0, 1.4, "?."), (0.49, 1.0, "?.")],
)
def test_a_rectangle_must_lie_on_the_grid(off: float, width: float, text: str) -> None:
    shifted = Symbol(Spot(cell(0, 0), off), "square", "black", width=width, height=1)
    assert seen(drawn("..", question=(shifted,))) == text


def test_a_rectangle_larger_than_the_board_is_clipped_to_it() -> None:
    wide = Symbol(at("R1C1"), "square", "black", width=401, height=401)
    marks = tuple(marks_of(drawn("..", question=(wide,)), GENRE.conventions[0]))
    assert [mark.cells for mark in marks] == [(cell(0, 0), cell(0, 1))]


def test_a_faint_black_square_is_no_black_cell() -> None:
    faint = Symbol(at("R1C1"), "square", paint=Paint(fill="#000", opacity=0.05))
    pale = Fill(at("R1C2"), ("black",), paint=Paint(opacity=0.1))
    assert seen(drawn("...", question=(faint, pale))) == "??."


def test_a_white_figure_on_a_black_disc_is_a_black_cell() -> None:
    disc = Label(at("R1C1"), "2", style="white-on-black")
    assert seen(drawn("..", question=(disc,))) == "2."


def test_a_white_figure_without_black_under_it_is_unread() -> None:
    assert unread(drawn("..", question=(Label(at("R1C1"), "2", style="white"),))) == [
        "R1C1: the text '2' stands on a white cell."
    ]


def test_a_black_cell_that_a_solver_drew_is_unread_but_over_a_given_one() -> None:
    assert unread(drawn("#.", wall(cell(0, 0)))) == []
    assert unread(drawn("#.", wall(cell(0, 1)))) == [
        "R1C2: the shading 'black' stands among the solver's marks only; no black cell is given"
        " there."
    ]


def test_two_shades_on_one_cell_in_one_layer_are_unread() -> None:
    black = Symbol(at("R1C2"), "square", "black", width=1)
    white = Symbol(at("R1C2"), "square", width=1, paint=Paint(fill="#fff"))
    assert seen(drawn("o.o", question=(Fill(at("R1C2"), ("black",)), black))) == "o#o"
    assert seen(drawn("o.o", question=(black, white))) == "o?o"
    both = (Fill(at("R1C1"), ("yellow",)), Fill(at("R1C1"), ("green",)))
    assert unread(drawn("o#o", *both)) == [
        "R1C1: the shading 'green' has no known meaning in Akari."
    ]


@pytest.mark.parametrize("css", ["#fff", "#ffffa3", "#b3ffb3"])
def test_a_black_cell_that_is_light_as_well_is_unread(css: str) -> None:
    light = Fill(at("R1C2"), ("custom",), (css,))
    assert seen(drawn("o#o", question=(light,))) == "o?o"
    assert seen(drawn("o#o", light)) == ("o?o" if css == "#fff" else "o#o")


# numbers


@pytest.mark.parametrize("style", ["white", "black", "black-in-circle", "white-on-red", "blue"])
@pytest.mark.parametrize("role", [Role.VALUE, Role.LARGE, Role.MEDIUM, Role.SMALL, Role.TEXT])
def test_a_number_on_a_black_cell_is_its_clue(style: str, role: Role) -> None:
    assert seen(drawn("#.", question=(Label(at("R1C1"), " 3", role, style),))) == "3."


@pytest.mark.parametrize("blank", ["", " ", "?"])
def test_a_blank_or_a_question_mark_is_a_black_cell_without_a_number(blank: str) -> None:
    drawing = drawn("#.", question=(clue(cell(0, 0), blank),))
    assert seen(drawing) == "#."
    assert notes(drawing) == []


def test_a_blank_on_a_white_cell_is_nothing() -> None:
    drawing = drawn("#.", question=(Label(at("R1C2"), " "),))
    assert seen(drawing) == "#."
    assert notes(drawing) == ["Without meaning: blank texts (1, first at R1C2)."]


@pytest.mark.parametrize(
    "style", ["black-on-white", "black-in-circle", "white-on-black", "white-on-red"]
)
def test_a_blank_disc_on_a_white_cell_is_unread(style: str) -> None:
    assert seen(drawn("o#.", Label(at("R1C3"), " ", style=style))) == "o#?"


@pytest.mark.parametrize("text", [".#", "o#"])
def test_a_question_mark_on_a_white_cell_is_unread(text: str) -> None:
    asked = Label(at("R1C1"), "?")
    assert seen(drawn(text, asked)) == "?#"
    assert seen(drawn(text, question=(asked,))) == "?#"


def test_a_solvers_question_mark_on_a_black_cell_must_be_the_authors() -> None:
    asked = Label(at("R1C2"), "?")
    assert seen(drawn("o#", asked)) == "o?"
    assert seen(drawn("o#", asked, question=(asked,))) == "o#"


def test_two_numbers_on_one_cell_are_unread() -> None:
    assert unread(drawn("1.", question=(clue(cell(0, 0), "2"),))) == [
        "R1C1 carries different numbers: 1, 2."
    ]


def test_the_same_number_in_both_layers_is_one() -> None:
    assert seen(drawn("1.", Label(at("R1C1"), "1"))) == "1."


def test_a_number_that_a_solver_wrote_on_a_black_cell_is_unread() -> None:
    assert unread(drawn("#1", Label(at("R1C1"), "1"))) == [
        "R1C1: the text '1' stands on a black cell and is not its number."
    ]


@pytest.mark.parametrize("text", ["A", "1/2", "-1", "12345", "①"])
def test_a_text_that_is_no_number_is_unread(text: str) -> None:
    assert seen(drawn("#.", question=(clue(cell(0, 0), text),))) == "?."


def test_a_number_beside_the_middle_of_its_cell_is_unread() -> None:
    assert unread(drawn("#.", question=(Label(Spot(cell(0, 0), 0.4), "1"),))) == [
        "R1C1: the text '1' has no known meaning in Akari."
    ]


def test_a_number_with_an_arrow_is_unread() -> None:
    assert seen(drawn("#.", question=(Label(at("R1C1"), "1", toward="up"),))) == "?."


# bulbs


def test_the_same_bulb_in_both_layers_is_one_with_a_note() -> None:
    drawing = drawn("o#", question=(bulb(cell(0, 0)),))
    assert seen(drawing) == "o#"
    assert notes(drawing) == ["Bulbs in the author's layer (1, first at R1C1) count too."]


def test_bulbs_in_both_layers_count() -> None:
    assert seen(drawn("o#.", question=(bulb(cell(0, 2)),))) == "o#o"


def test_a_bulb_drawn_twice_is_unread() -> None:
    assert unread(drawn("o#", bulb(cell(0, 0)))) == ["R1C1: more than one bulb is drawn here."]


def test_a_bulb_in_two_forms_is_unread() -> None:
    assert unread(drawn("o#", Label(at("R1C1"), "💡"))) == [
        "R1C1: more than one bulb is drawn here."
    ]
    assert unread(drawn("o#", Symbol(at("R1C1"), "circle", "white"))) == [
        "R1C1: the symbol 'circle white' has no known meaning in Akari."
    ]


@pytest.mark.parametrize(("width", "height"), [(1.1, 0), (9, 9), (0.8, 3), (float("nan"), 0)])
def test_a_circle_larger_than_its_cell_is_unread(width: float, height: float) -> None:
    circle = Symbol(at("R1C1"), "circle", "white", width=width, height=height)
    assert seen(drawn(".#", circle), "circle") == "?#"


@pytest.mark.parametrize(
    "mark",
    [
        Symbol(at("R1C1"), "bulb", paint=Paint(opacity=0)),
        Label(at("R1C1"), "💡", paint=Paint(opacity=0)),
        Label(at("R1C1"), "💡", paint=Paint(ink="#0000")),
        Label(at("R1C1"), "1", paint=Paint(ink="transparent")),
        Symbol(at("R1C1"), "circle", "white", paint=Paint(fill="none", stroke="none")),
    ],
)
def test_a_bulb_that_cannot_be_seen_is_unread(mark: Element) -> None:
    assert seen(drawn(".#", mark)) == "?#"


def test_a_clue_that_cannot_be_seen_is_unread() -> None:
    hidden = Label(at("R1C2"), "1", paint=Paint(opacity=0))
    assert seen(drawn("o#", question=(hidden,))) == "o?"


def test_a_bulb_on_a_border_is_unread() -> None:
    assert unread(drawn("..", Symbol(at("R1C1|"), "bulb"))) == [
        "R1C1|: the symbol 'bulb' has no known meaning in Akari."
    ]


@pytest.mark.parametrize("shape", ["sun", "moon", "mine", "mines", "unread"])
def test_what_only_looks_like_a_bulb_is_unread(shape: str) -> None:
    assert seen(drawn(".#", Symbol(at("R1C1"), shape))) == "?#"


@pytest.mark.parametrize(
    ("name", "marks"),
    [
        ("bulb-symbol", (Label(at("R1C1"), "💡"), bulb(cell(0, 2)))),
        ("bulb-symbol", (Label(at("R1C1"), "💡\ufe0f", Role.TEXT), bulb(cell(0, 2)))),
        ("circle", tuple(Symbol(at(f"R1C{col}"), "circle", "white", width=0.86) for col in (1, 3))),
        ("circle", tuple(Symbol(at(f"R1C{col}"), "circle", "black", width=0.44) for col in (1, 3))),
        (
            "circle",
            tuple(
                Symbol(at(f"R1C{col}"), "circle", "white", paint=Paint(fill="#ff0"))
                for col in (1, 3)
            ),
        ),
        ("star", tuple(Symbol(at(f"R1C{col}"), "star", "black") for col in (1, 3))),
        ("figure", tuple(Label(at(f"R1C{col}"), "1", style="blue") for col in (1, 3))),
        ("figure", tuple(Label(at(f"R1C{col}"), "o", style="green") for col in (1, 3))),
        ("figure", tuple(Label(at(f"R1C{col}"), "L", Role.LARGE, "red") for col in (1, 3))),
        ("figure", tuple(Label(at(f"R1C{col}"), "*", style="light-blue") for col in (1, 3))),
        ("figure", tuple(Label(at(f"R1C{col}"), "1", Role.CANDIDATES) for col in (1, 3))),
        ("value", tuple(Label(at(f"R1C{col}"), "5") for col in (1, 3))),
        ("yellow-cell", tuple(Fill(at(f"R1C{col}"), ("yellow",)) for col in (1, 3))),
        ("yellow-cell", tuple(Fill(at(f"R1C{col}"), ("bright-orange",)) for col in (1, 3))),
    ],
)
def test_every_form_of_bulb_is_read(name: str, marks: tuple[Element, ...]) -> None:
    drawing = drawn(".0.", *marks)
    assert read(drawing).convention.name == name
    assert seen(drawing) == "o0o"
    assert unread(drawing) == []


def test_a_character_on_a_black_cell_is_a_bulb_on_a_black_cell() -> None:
    marks = (Label(at("R1C1"), "o"), Label(at("R1C2"), "o"))
    assert seen(drawn(".#", *marks)) == "o!"


def test_of_several_characters_the_commonest_is_the_bulb() -> None:
    marks = [Label(at(name), text) for name, text in (("R1C1", "1"), ("R1C3", "1"), ("R1C5", "o"))]
    assert seen(drawn(".#.#.", *marks)) == "o#o#?"


def test_a_character_among_the_givens_is_no_bulb() -> None:
    given = (Label(at("R1C3"), "o", style="blue"),)
    assert seen(drawn(".#.", Label(at("R1C1"), "o"), question=given)) == "o#?"


def test_a_grid_string_with_a_character_in_every_cell_is_read() -> None:
    marks = (Label(at("R1C1"), "1"), Label(at("R1C2"), "1"), Label(at("R1C3"), "0"))
    assert seen(drawn(".1.", *marks)) == "o1x"


@pytest.mark.parametrize("black", ["0", "#", "x", "."])
@pytest.mark.parametrize("board", [".#.", ".1."])
def test_a_grid_string_may_say_that_a_cell_is_black(board: str, black: str) -> None:
    marks = [Label(at(f"R1C{col}"), text) for col, text in enumerate(("1", black, "1"), 1)]
    assert seen(drawn(board, *marks)) == board.replace(".", "o")
    fives = [Label(at(f"R1C{col}"), text) for col, text in enumerate(("5", black, "5"), 1)]
    assert seen(drawn(board, *fives)) == board.replace(".", "o")


def test_a_zero_on_a_black_cell_is_its_number_where_bulbs_are_drawn() -> None:
    assert seen(drawn("o1", Label(at("R1C2"), "0"))) == "o?"


@pytest.mark.parametrize("text", ["x", "X", "×", "✕", "✗", "·", "•"])
def test_a_letter_for_no_bulb_is_never_a_bulb(text: str) -> None:
    marks = (Label(at("R1C1"), text), Label(at("R1C3"), text))
    assert seen(drawn(".#.", *marks)) == "x#x"
    assert seen(drawn("o#.", marks[1])) == "o#x"
    assert seen(drawn("o#.", question=(marks[1],))) == "o#?"


def test_a_zero_on_a_white_cell_is_unread_if_the_author_wrote_it() -> None:
    given = (Label(at("R1C3"), "0"),)
    assert unread(drawn(".#.", Label(at("R1C1"), "o"), question=given)) == [
        "R1C3: the text '0' stands on a white cell."
    ]


def test_a_typo_among_bulbs_is_unread() -> None:
    marks = (Label(at("R1C1"), "1"), Label(at("R1C3"), "7"))
    assert seen(drawn(".#.", *marks)) == "o#?"


def test_a_wanted_convention_is_kept_to() -> None:
    marks = (bulb(cell(0, 0)), Symbol(at("R1C3"), "star", "white"))
    assert seen(drawn(".#.", *marks), "star") == "?#o"


def test_a_stray_mark_on_the_upper_border_leaves_the_text_board_as_it_is() -> None:
    drawing = drawn(".#", Symbol(at("R0C1_"), "sun"))
    assert seen(drawing) == ".#"
    assert unread(drawing) == ["R0C1_: the symbol 'sun' has no known meaning in Akari."]


# marks that mean nothing


@pytest.mark.parametrize(
    "mark",
    [
        dot(cell(0, 0)),
        Symbol(at("R1C1"), "x", "black"),
        Symbol(at("R1C1"), "big-x", "green"),
        Symbol(at("R1C1"), "minus", "black"),
        Fill(at("R1C1"), ("green",)),
    ],
)
def test_a_solvers_no_bulb_here_is_a_dot_and_a_note(mark: Element) -> None:
    drawing = drawn(".#\n#.", mark)
    assert seen(drawing) == "x#/#."
    assert [note.partition(":")[0] for note in notes(drawing)] == ["Without meaning"]


@pytest.mark.parametrize(
    "mark",
    [
        Symbol(at("R1C1|"), "x-mark", "edge"),
        Stroke(at("R1C1"), at("R1C2"), StrokeLayer.LINE, "dashed"),
        Stroke(at("R1C1"), at("R1C2"), StrokeLayer.LINE, "green"),
        Stroke(at("R1C1+"), at("R1C0+"), StrokeLayer.EDGE),
        Stroke(at("R0C0+"), at("R1C0+"), StrokeLayer.ERASED),
        Cage((cell(0, 0), cell(0, 1)), "region"),
        Cage((cell(0, 0),), "hidden"),
        Fill(at("R1C1"), ("transparent",)),
        Fill(at("R1C1"), ("yellow",), ("#fff",)),
        Symbol(at("R1C1"), "anything"),
    ],
)
def test_light_and_borders_mean_nothing(mark: Element) -> None:
    drawing = drawn(".#", mark)
    assert (seen(drawing), unread(drawing)) == (".#", [])
    assert [note.partition(":")[0] for note in notes(drawing)] == ["Without meaning"]


@pytest.mark.parametrize(
    "mark",
    [
        Stroke(at("R1C1"), at("R1C2"), StrokeLayer.LINE),
        Stroke(at("R0C1+"), at("R1C1+"), StrokeLayer.EDGE),
        Stroke(at("R0C0+"), at("R0C2+"), StrokeLayer.EDGE),
        Stroke(at("R0C0+"), at("R0C1_"), StrokeLayer.EDGE),
        Stroke(Spot(Site(Kind.VERTEX, -1, -1), 0.1), at("R0C1+"), StrokeLayer.EDGE),
        Path((at("R1C1"), at("R1C2")), "thermo"),
        Path((), "line"),
        Cage((cell(0, 0), cell(0, 1)), "killer"),
        Cage((cell(0, 0),), "region"),
        Label(at("R1C1"), "1", Role.CORNER),
        Symbol(at("R1C1"), "circle", "green"),
        Symbol(at("R1C1"), "circle", "white", width=0.26),
        Symbol(at("R1C1"), "star", "dotted"),
        Fill(at("R1C1"), ("blue",)),
    ],
)
def test_a_mark_in_no_row_of_the_table_is_unread(mark: Element) -> None:
    drawing = drawn(".#\n#.", mark)
    assert "known meaning" in "".join(unread(drawing))
    assert notes(drawing) == []


@pytest.mark.parametrize(
    "mark",
    [
        Path((at("R0C1"), at("R2C1")), "line"),
        Path((at("R5C5"),), "svg"),
        Stroke(at("R0C0"), at("R2C4"), StrokeLayer.LINE),
        Symbol(at("R2C1"), "circle", "white", width=3),
        Symbol(at("R0C0"), "picture"),
    ],
)
def test_a_figure_across_the_board_is_unread_though_it_starts_outside(mark: Element) -> None:
    assert "known meaning" in "".join(unread(drawn(".#", mark)))


@pytest.mark.parametrize(
    "mark",
    [
        Path((at("R0C1"), at("R0C2")), "line"),
        Stroke(at("R3C0"), at("R3C4"), StrokeLayer.LINE),
        Symbol(at("R4C1"), "circle", "white", width=3),
    ],
)
def test_a_figure_beside_the_board_is_outside(mark: Element) -> None:
    assert unread(drawn(".#", mark)) == []
    assert len(notes(drawn(".#", mark))) == 1


def test_marks_outside_the_board_are_a_note() -> None:
    drawing = drawn(
        ".#", Label(at("R3C1"), "author"), Stroke(at("R4C1"), at("R4C2"), StrokeLayer.LINE)
    )
    assert unread(drawing) == []
    assert notes(drawing) == ["Marks outside the board (2, first at R3C1) do not count."]


def test_a_mark_at_no_place_at_all_is_outside() -> None:
    assert notes(drawn(".#", Label(Spot(cell(0, 0), float("inf")), "A"))) == [
        "Marks outside the board (1, first at R1C1) do not count."
    ]


def test_a_hole_blocks_light_and_is_a_note() -> None:
    drawing = drawn("o..\n...\n...")
    drawing = replace(drawing, board=drawing.board - {cell(0, 1), cell(1, 1)})
    assert seen(drawing) == "o#./.#./..."
    assert notes(drawing) == ["Holes of the grid (2, first at R1C2) block light like black cells."]


def test_a_number_in_a_hole_is_unread() -> None:
    drawing = drawn("...", question=(Label(at("R1C2"), "1"),))
    drawing = replace(drawing, board=drawing.board - {cell(0, 1)})
    assert unread(drawing) == ["R1C2: the text '1' stands in a hole of the grid."]


def test_a_dot_under_a_bulb_or_on_a_black_cell_is_not_kept() -> None:
    assert read(drawn("o#", dot(cell(0, 0)), dot(cell(0, 1)))).board.dots == frozenset()


def test_a_board_of_other_cells_is_refused() -> None:
    with pytest.raises(ReadError, match="only boards of square cells"):
        read(Drawing(SquareLattice(1, 1), frozenset()))
    with pytest.raises(ReadError, match="starts at R1C1"):
        read(Drawing(SquareLattice(3, 3), frozenset({cell(1, 1)})))


def test_a_drawing_of_another_lattice_is_refused() -> None:
    class Hex:
        name = "hex"

    with pytest.raises(ReadError, match="lattice 'hex'"):
        read(replace(drawn("."), lattice=Hex()))


def test_sites_of_borders_are_spelled_as_everywhere() -> None:
    assert Site(Kind.EDGE, 0, 0, RIGHT) == parse("R1C1|")
    assert Site(Kind.EDGE, -1, 0, BELOW) == parse("R0C1_")
