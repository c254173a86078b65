from dataclasses import replace

import pytest

from checker.genres.akari import GENRE
from checker.genres.akari.text import from_text
from checker.rule import Lang
from converters.drawing import Drawing, Element, Fill, Label, Stroke, StrokeLayer, Symbol
from converters.lattice import SquareLattice
from converters.plain import bulb, clue, dot
from converters.site import Spot, cell, parse


def at(name: str) -> Spot:
    return Spot(parse(name))


def drawn(text: str, *answer: Element, question: tuple[Element, ...] = ()) -> Drawing:
    plain = GENRE.draw(from_text(text))
    return replace(plain, question=(*plain.question, *question), answer=(*plain.answer, *answer))


def chosen(drawing: Drawing) -> tuple[str, str]:
    choice = GENRE.choose(drawing)
    return choice.convention.name, choice.reason.say(Lang.EN)


def test_a_board_without_bulbs_has_the_default_convention() -> None:
    assert chosen(drawn("#.")) == ("bulb-symbol", "No bulb in any known form.")


def test_a_bulb_symbol_decides_even_if_circles_stand_beside_it() -> None:
    circle = Symbol(at("R1C3"), "circle", "white")
    assert chosen(drawn("o#.", circle)) == ("bulb-symbol", "Read as 'bulbs drawn as bulbs'.")


def test_circles_on_black_cells_are_no_hint() -> None:
    rim = Symbol(at("R1C1"), "circle", "white")
    assert chosen(drawn("1.", Label(at("R1C2"), "o"), question=(rim,)))[0] == "figure"


def test_circles_in_the_authors_layer_are_a_hint_if_the_solver_drew_none() -> None:
    circle = Symbol(at("R1C2"), "circle", "white")
    assert chosen(drawn("#.", question=(circle,)))[0] == "circle"
    assert chosen(drawn("#..", Symbol(at("R1C3"), "star", "white"), question=(circle,)))[0] == (
        "star"
    )


def test_more_yellow_cells_than_bulbs_can_stand_are_light() -> None:
    fills = [Fill(at(f"R1C{col}"), ("yellow",)) for col in (1, 2, 3)]
    assert chosen(drawn("...", *fills[:1]))[0] == "yellow-cell"
    assert chosen(drawn("...", *fills))[0] == "bulb-symbol"
    reading = GENRE.read(drawn("...", *fills), GENRE.choose(drawn("...", *fills)).convention)
    assert [note.say(Lang.EN) for note in reading.notes] == [
        "Without meaning: yellow cells (3, first at R1C1)."
    ]
    assert reading.unread == ()


def test_one_odd_entry_alone_is_no_convention() -> None:
    assert chosen(drawn("#..", Label(at("R1C2"), "7")))[0] == "bulb-symbol"
    odd = (Label(at("R1C2"), "7"), Label(at("R1C3"), "8"))
    assert chosen(drawn("#..", *odd))[0] == "bulb-symbol"


@pytest.mark.parametrize("text", ["#.", "1o", ".0x", "o", "o.o"])
def test_black_cells_or_light_bulbs_make_an_akari(text: str) -> None:
    reason = GENRE.recognise(drawn(text))
    assert reason is not None
    assert reason.say(Lang.EN).startswith("Recognised by: black cells, numbers 0 to 4")


@pytest.mark.parametrize(
    "drawing",
    [
        drawn(".."),
        drawn("..", Symbol(at("R1C1"), "circle", "white")),
        drawn("x."),
        drawn("5."),
        drawn("#.", question=(clue(cell(0, 1), "1"),)),
        drawn("#.", Stroke(at("R1C1"), at("R1C2"), StrokeLayer.LINE, "green")),
        drawn("#.", Symbol(at("R1C2"), "arrow", "black")),
        replace(drawn("..."), board=frozenset({cell(0, 0), cell(0, 2)})),
        Drawing(SquareLattice(1, 1), frozenset()),
    ],
    ids=[
        *("blank", "circle", "dot", "a 5", "number on white", "loop", "arrow", "hole", "no cells"),
    ],
)
def test_anything_else_is_no_akari(drawing: Drawing) -> None:
    assert GENRE.recognise(drawing) is None


def test_without_answer_leaves_what_the_author_gave() -> None:
    given = drawn("1.\n#.").question
    drawing = drawn("1o\n#x", question=(bulb(cell(1, 1)), dot(cell(0, 1))))
    assert GENRE.without_answer(drawing).question == given
    assert GENRE.without_answer(drawing).answer == ()


def test_without_answer_keeps_a_clue_in_a_solvers_colour() -> None:
    blue = Label(at("R1C1"), "1", style="blue")
    drawing = drawn("#.", Label(at("R1C2"), "1", style="blue"), question=(blue,))
    assert blue in GENRE.without_answer(drawing).question


def test_a_drawing_without_an_answer_stays_as_it_is() -> None:
    drawing = drawn("1.\n#.")
    assert GENRE.without_answer(drawing) == drawing
