from dataclasses import replace
from typing import Any

import pytest

from converters.drawing import Drawing, Element, Fill, Label, Stroke, StrokeLayer, Symbol
from converters.formats.sudokupad.document import content, decode, encode
from converters.formats.sudokupad.writer import from_drawing
from converters.loss import Loss, LossKind
from converters.plain import bulb, wall
from converters.site import Kind, Site, Spot, cell
from tests.formats.sudokupad.samples import blank, drawn, puzzle


def board(*key: Element, question: tuple[Element, ...] = ()) -> Drawing:
    """Give one row of four cells."""
    return Drawing(*blank(1, 4), question=question, key=key)


def at(col: int) -> Spot:
    return Spot(cell(0, col))


def line(start: int, end: int) -> Stroke:
    return Stroke(at(start), at(end), StrokeLayer.LINE, "green")


def written(drawing: Drawing) -> tuple[str, tuple[Element, ...], tuple[Loss, ...]]:
    """Give the solution, the key as it is read back, and what was lost."""
    document, losses = from_drawing(drawing, None)
    metadata: Any = content(document)["metadata"]
    again = drawn(decode(encode(document)))
    return metadata.get("solution", ""), again.key, losses


def test_shading_is_compared_where_a_loop_cannot_be() -> None:
    shaded, loop = wall(cell(0, 0)), line(1, 2)
    solution, key, losses = written(board(shaded, loop))
    assert (solution, key) == ("1...", (shaded,))
    assert [loss.what for loss in losses] == [
        "the green line in the key (only values of cells are compared)"
    ]


def test_two_sorts_of_marks_are_two_digits_and_come_back() -> None:
    plus, minus = Symbol(at(0), "plus", "green"), Symbol(at(1), "minus", "green")
    solution, key, losses = written(board(plus, minus))
    assert (solution, key) == ("12..", (plus, minus))
    assert [(loss.kind, loss.what) for loss in losses] == [
        (
            LossKind.APPROXIMATED,
            "several sorts of marks in the key, compared as digits: 1 for the green plus,"
            " 2 for the green minus",
        )
    ]


def test_beside_values_marks_are_not_compared() -> None:
    solution, key, losses = written(board(Label(at(0), "5"), bulb(cell(0, 1))))
    assert solution == "5?.."
    assert key == (Label(at(0), "5"), Symbol(at(1), "anything"))
    assert [(loss.kind, loss.site) for loss in losses] == [
        (LossKind.NOT_EXPRESSIBLE, cell(0, 1)),
    ]


def test_a_ship_in_the_key_comes_back_as_a_ship() -> None:
    ship = Symbol(at(2), "ship-end", "black", ("up",))
    assert written(board(ship))[:2] == ("..1.", (ship,))


def test_a_cell_in_two_colours_in_the_key_comes_back() -> None:
    odd = Fill(at(1), ("red", "green"))
    assert written(board(odd)) == (".1..", (odd,), ())


def test_the_look_of_a_key_from_an_older_version_is_still_read() -> None:
    item = {"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#000000ff"}
    ours = {"key": item}
    document = puzzle(1, 2, metadata={"solution": "1.", "penpad": ours})
    assert drawn(document).key == (wall(cell(0, 0)),)


@pytest.mark.parametrize("look", [{"is": "fill"}, {"is": "stroke"}, {"center": []}, "1", [None]])
def test_a_look_that_says_nothing_leaves_the_digit(look: Any) -> None:
    document = puzzle(1, 2, metadata={"solution": "1.", "penpad": {"key": look}})
    assert drawn(document).key == (Label(at(0), "1"),)


def test_a_mark_beside_the_cells_is_named_and_nothing_is_compared() -> None:
    edge = Symbol(Spot(Site(Kind.EDGE, 0, 0, 1)), "star", "black")
    solution, _, losses = written(board(edge))
    assert solution == ""
    assert [loss.what for loss in losses] == [
        "the black star in the key (only values of cells are compared)"
    ]


def test_that_one_of_several_answers_is_enough_is_said_and_frees_no_cell() -> None:
    several = Symbol(at(0), "any-of-several")
    solution, _, losses = written(board(several, wall(cell(0, 0))))
    assert solution == "1..."
    assert [loss.what for loss in losses] == [
        "that any one of several answers is enough, in the key"
    ]


def test_a_tenth_sort_of_mark_is_not_compared() -> None:
    colours = (
        *("black", "grey", "light-grey", "green", "blue"),
        *("red", "yellow", "pink", "orange", "purple"),
    )
    marks = tuple(Fill(at(col), (style,)) for col, style in enumerate(colours))
    drawing = Drawing(*blank(1, 10), key=marks)
    solution, _, losses = written(drawing)
    assert solution == "123456789?"
    assert [loss.site for loss in losses if loss.kind is LossKind.NOT_EXPRESSIBLE] == [cell(0, 9)]


def test_a_given_of_two_digits_is_a_value_that_the_solution_leaves_free() -> None:
    given = Label(at(0), "12")
    drawing = board(Label(at(1), "3"), question=(given,))
    document, losses = from_drawing(drawing, None)
    fields: Any = content(document)
    assert fields["cells"][0][0] == {"value": 12}
    assert fields["metadata"]["solution"] == "?3.."
    assert losses == ()
    assert drawn(decode(encode(document))).same_picture(drawing)


@pytest.mark.parametrize("text", ["07", "123", "1a"])
def test_longer_texts_are_no_given(text: str) -> None:
    document, _ = from_drawing(board(question=(Label(at(0), text),)), None)
    fields: Any = content(document)
    assert fields["cells"][0][0] == {}
    assert fields["overlays"][0]["text"] == text


def test_a_clue_under_a_mark_of_the_key_is_no_given() -> None:
    clue, shaded = Label(at(0), "2"), wall(cell(0, 0))
    document, losses = from_drawing(board(shaded, question=(clue,)), None)
    fields: Any = content(document)
    assert fields["cells"][0][0] == {}
    assert fields["overlays"][0]["text"] == "2"
    assert fields["metadata"]["solution"] == "1..."
    assert losses == ()


def test_a_given_that_is_its_own_answer_stays_a_given() -> None:
    document, _ = from_drawing(board(Label(at(0), "2"), question=(Label(at(0), "2"),)), None)
    fields: Any = content(document)
    assert fields["cells"][0][0] == {"value": 2}


def test_an_answer_on_a_given_of_an_edited_link_is_not_compared_and_named() -> None:
    base = puzzle(1, 4, cells=[[{"value": 2}, {}, {}, {}]], metadata={"solution": "2..3"})
    asking = replace(drawn(base), key=(wall(cell(0, 0)), wall(cell(0, 1))))
    document, losses = from_drawing(asking, base)
    fields: Any = content(document)
    assert fields["metadata"]["solution"] == "?1.."
    assert [loss.what for loss in losses] == [
        "the black fill in the key, on a given that a solver cannot change"
    ]
