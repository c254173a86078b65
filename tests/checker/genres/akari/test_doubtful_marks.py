"""Marks that may say one thing or its opposite, and marks that say one thing in an odd form."""

from dataclasses import replace

import pytest

from checker.genre import board_text
from checker.genres.akari import GENRE
from checker.genres.akari.text import from_text
from checker.rule import Lang, status_of
from checker.service.checking import check_board
from converters.drawing import Drawing, Element, Fill, Label, Paint, Path, Role, Symbol
from converters.plain import clue
from converters.site import Kind, Site, Spot, cell, parse


def at(name: str) -> Spot:
    return Spot(parse(name))


def drawn(text: str, *answer: Element, question: tuple[Element, ...] = ()) -> Drawing:
    plain = GENRE.draw(from_text(text))
    return replace(plain, question=(*plain.question, *question), answer=(*plain.answer, *answer))


def seen(drawing: Drawing) -> str:
    reading = GENRE.read(drawing, GENRE.choose(drawing).convention)
    return "/".join(board_text(GENRE, reading.board, reading.unread))


# characters that may say "no"


@pytest.mark.parametrize("text", ["\u2013", "\u2212", "\u2014", "✖", "✖\ufe0f", "❌", "∙"])
def test_every_dash_and_cross_says_that_there_is_no_bulb(text: str) -> None:
    marks = (Label(at("R1C1"), text), Label(at("R1C2"), text))
    assert seen(drawn("..#", *marks)) == "xx#"
    assert seen(drawn("o.#", marks[1])) == "ox#"


@pytest.mark.parametrize("text", ["n", "N", "/", "+", "🚫", "◦", "\u2297", "~", "^", "="])
def test_a_character_that_may_say_no_is_never_taken_for_a_bulb(text: str) -> None:
    marks = (Label(at("R1C1"), text), Label(at("R1C2"), text))
    assert seen(drawn("..#", *marks)) == "??#"


@pytest.mark.parametrize("text", ["☀", "☀\ufe0f", "⭐\ufe0f", "🔆", "⊙", "B"])
def test_one_and_the_same_picture_or_letter_in_several_cells_is_a_bulb(text: str) -> None:
    marks = (Label(at("R1C1"), text), Label(at("R1C3"), text))
    assert seen(drawn(".#.", *marks)) == "o#o"


def test_a_small_x_in_a_corner_says_that_there_is_no_bulb() -> None:
    corner = Spot(Site(Kind.CORNER, 0, 1))
    assert seen(drawn("o.#", Label(corner, "x", Role.CORNER))) == "ox#"
    assert seen(drawn("o.#", Label(corner, "0", Role.CORNER))) == "o?#"
    assert seen(drawn("o.#", question=(Label(corner, "x", Role.CORNER),))) == "o?#"


# yellow cells


def test_yellow_cells_side_by_side_are_light_and_no_bulbs() -> None:
    def yellow(*names: str) -> tuple[Fill, ...]:
        return tuple(Fill(at(name), ("yellow",)) for name in names)

    assert seen(drawn("...\n.#.\n...", *yellow("R1C1", "R3C3"))) == "o../.#./..o"
    assert seen(drawn("...\n.#.\n...", *yellow("R1C1", "R1C2"))) == ".../.#./..."
    assert seen(drawn("...\n.#.\n...", *yellow("R1C1", "R2C1"))) == ".../.#./..."
    assert seen(drawn("...\n.#.\n...", *yellow("R1C1", "R1C3"))) == "o.o/.#./..."


# clues


@pytest.mark.parametrize("role", [Role.LONG, Role.TAPA])
def test_a_figure_alone_in_a_long_or_tapa_text_is_a_clue_or_a_bulb(role: Role) -> None:
    assert seen(drawn("#.", question=(Label(at("R1C1"), "1", role),))) == "1."
    assert seen(drawn("#.", Label(at("R1C2"), "1", role))) == "#o"


def test_several_figures_of_a_tapa_text_are_no_clue() -> None:
    assert seen(drawn("#.", question=(Label(at("R1C1"), "12", Role.TAPA),))) == "?."


@pytest.mark.parametrize("text", ["\uff12", "2\ufe0f\u20e3", "2\u200b"])
def test_a_figure_of_another_width_or_in_a_key_is_that_number(text: str) -> None:
    assert seen(drawn("#.", question=(clue(cell(0, 0), text),))) == "2."


def test_the_light_grey_of_sudokupad_is_black() -> None:
    grey = Symbol(at("R1C1"), "square", width=1, paint=Paint(fill="#CFCFCF"))
    assert seen(drawn("..", question=(grey,))) == "#."


def test_a_line_that_is_wholly_transparent_shows_nothing() -> None:
    line = Path((at("R1C1"), at("R1C2")), "line", paint=Paint(stroke="#000", opacity=0))
    assert seen(drawn("o.#", question=(line,))) == "o.#"
    assert seen(drawn("o.#", question=(replace(line, paint=Paint(stroke="#000")),))) == "??#"


# marks that may be bulbs where nothing else is

PERHAPS = [
    Symbol(at("R1C2"), "circle", "black", width=0.26),
    Symbol(at("R1C2"), "square", "white", width=0.26),
    Symbol(at("R1C2"), "triangle-up", "black", width=0.26),
    Fill(at("R1C2"), ("blue",)),
    Fill(at("R1C2"), ("pink",)),
]


@pytest.mark.parametrize("mark", PERHAPS)
def test_tiny_signs_and_pale_colours_are_harmless_beside_bulbs_only(mark: Element) -> None:
    assert seen(drawn("o.#o", mark)) in ("ox#o", "o.#o")
    assert seen(drawn("..#.", mark)) == ".?#."


@pytest.mark.parametrize("mark", PERHAPS)
def test_a_tiny_sign_or_colour_of_the_author_is_unread(mark: Element) -> None:
    drawing = drawn("o.#", question=(mark,))
    assert seen(drawing) == "o?#"
    assert GENRE.without_answer(drawing).question == drawing.question


def test_a_dark_colour_of_a_solver_is_unread() -> None:
    assert seen(drawn("o.#", Fill(at("R1C2"), ("custom",), ("#000080",)))) == "o?#"
    assert seen(drawn("o.#", Fill(at("R1C2"), ("custom",), ("#8b4513",)))) == "o?#"


# what solvers put on black cells


@pytest.mark.parametrize(
    "mark",
    [
        Label(at("R1C2"), "✓"),
        Label(at("R1C2"), "✔\ufe0f"),
        Symbol(at("R1C2"), "circle", "white", width=0.86),
        Symbol(at("R1C2"), "circle", "red", width=0.86),
        Fill(at("R1C2"), ("green",)),
        Fill(at("R1C2"), ("blue",)),
    ],
)
def test_a_tick_a_circle_or_a_colour_on_a_black_cell_means_nothing(mark: Element) -> None:
    assert seen(drawn("o1", mark)) == "o1"


def test_a_black_disc_that_a_solver_put_on_a_black_cell_is_unread() -> None:
    assert seen(drawn("o1", Symbol(at("R1C2"), "circle", "black", width=0.86))) == "o?"


def test_a_tick_on_a_white_cell_is_unread() -> None:
    assert seen(drawn("o.#", Label(at("R1C2"), "✓"))) == "o?#"


# shades on shades


def box(name: str, css: str, side: float = 1) -> Symbol:
    return Symbol(at(name), "square", width=side, height=side, paint=Paint(fill=css))


def test_black_over_white_is_black_and_white_over_black_is_unread() -> None:
    white, black = box("R1C2", "#fff"), box("R1C2", "#000")
    assert seen(drawn("o.o", question=(white, black))) == "o#o"
    assert seen(drawn("o.o", question=(black, white))) == "o?o"


def test_black_cells_over_a_white_ground_of_the_whole_board_are_black() -> None:
    ground = box("R2C2", "#fff", 3)
    assert seen(drawn("...\n...\n...", question=(ground, box("R2C2", "#000")))) == ".../.#./..."


def test_white_that_is_lifted_above_the_black_after_it_is_unread() -> None:
    black, lifted = box("R1C2", "#000"), replace(box("R1C2", "#fff"), over=True)
    assert seen(drawn("o.o", question=(lifted, black))) == "o?o"


# marks that are bulbs since they solve the puzzle


def rings(*names: str) -> tuple[Symbol, ...]:
    return tuple(Symbol(at(name), "ring", "black") for name in names)


def tinted(colour: str, *names: str) -> tuple[Fill, ...]:
    return tuple(Fill(at(name), (colour,)) for name in names)


def tiny(*names: str) -> tuple[Symbol, ...]:
    return tuple(Symbol(at(name), "circle", "black", width=0.26) for name in names)


UNSURE = [
    tiny("R1C1", "R1C3"),
    tinted("blue", "R1C1", "R1C3"),
]


SURE_DOTS = [rings("R1C1", "R1C3"), tinted("green", "R1C1", "R1C3")]


@pytest.mark.parametrize("marks", [*UNSURE, *SURE_DOTS])
def test_rings_and_pale_cells_are_bulbs_where_they_solve_the_puzzle(
    marks: tuple[Element, ...],
) -> None:
    assert seen(drawn(".2.", *marks)) == "o2o"
    assert seen(drawn(".#.", *marks)) == "o#o"


@pytest.mark.parametrize("marks", UNSURE)
def test_tiny_signs_and_pale_cells_are_unread_where_they_do_not(marks: tuple[Element, ...]) -> None:
    assert seen(drawn(".1.", *marks)) == "?1?"
    assert seen(drawn("...", *marks)) == "?.?"
    assert seen(drawn(".2.", marks[0])) == "?2."


@pytest.mark.parametrize("marks", SURE_DOTS)
def test_rings_and_green_cells_that_solve_nothing_say_that_there_is_no_bulb(
    marks: tuple[Element, ...],
) -> None:
    assert seen(drawn(".1.", *marks)) == "x1x"


# two sorts of marks, either of which may be the bulbs


def stars(*names: str) -> tuple[Symbol, ...]:
    return tuple(Symbol(at(name), "star", "black") for name in names)


def circles(style: str, *names: str) -> tuple[Symbol, ...]:
    return tuple(Symbol(at(name), "circle", style, width=0.7) for name in names)


def written(text: str, *names: str) -> tuple[Label, ...]:
    return tuple(Label(at(name), text) for name in names)


def verdict(drawing: Drawing) -> tuple[str, bool]:
    """Tell the status, and whether a reason says that there are two sorts."""
    reading = GENRE.read(drawing, GENRE.choose(drawing).convention)
    report = check_board(reading.board)
    sure = () if reading.unsure else report.violations
    two = any("more than one sort" in reason.say(Lang.EN) for reason in reading.unread)
    return status_of(sure, reading.unread).value, two


@pytest.mark.parametrize(
    "marks",
    [
        (*stars("R1C1"), *circles("white", "R1C2", "R1C3")),
        (*circles("black", "R1C1"), *circles("white", "R1C2", "R1C3")),
        (*written("*", "R1C1"), *written("o", "R1C2", "R1C3")),
        (*written("+", "R1C1"), *written("*", "R1C2", "R1C3")),
        (*tinted("yellow", "R1C1"), *circles("white", "R1C2", "R1C3")),
        (*rings("R1C1"), *written("o", "R1C2", "R1C3")),
    ],
)
def test_a_second_sort_that_may_be_the_bulbs_leaves_no_violation_sure(
    marks: tuple[Element, ...],
) -> None:
    assert verdict(drawn("...", *marks)) == ("not_checked", True)


@pytest.mark.parametrize(
    "marks",
    [
        (*circles("white", "R1C2", "R1C3"),),
        (*written("1", "R1C2", "R1C3"), *written("x", "R1C1")),
        (*written("1", "R1C2", "R1C3"), *written("0", "R1C1")),
        (*circles("white", "R1C1", "R1C3"), *tinted("yellow", "R1C1", "R1C2", "R1C3")),
    ],
)
def test_bulbs_of_one_sort_that_see_each_other_are_a_violation(marks: tuple[Element, ...]) -> None:
    assert verdict(drawn("...", *marks)) == ("violated", False)


def test_bulbs_drawn_as_bulbs_have_no_rivals() -> None:
    assert verdict(drawn("oo.", *circles("white", "R1C3"))) == ("violated", False)


def test_bulbs_that_break_no_rule_have_no_rivals() -> None:
    mixed = (*circles("black", "R1C1"), *circles("white", "R1C3"))
    assert verdict(drawn(".#.", *mixed)) == ("solved", False)
    assert verdict(drawn(".#.#.", *mixed)) == ("unfinished", False)
