"""Links for solving that know the answer drawn on another link."""

from dataclasses import replace

import pytest

from converters import plain
from converters.drawing import Label, Stroke, StrokeLayer
from converters.errors import UsageError
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import ANSWER, CHECKS, OR_CHECKS, PenpaDocument, decode
from converters.formats.penpa.keyed import with_key
from converters.formats.penpa.sessions import as_clone, as_solving
from converters.formats.penpa.stored import stored
from converters.keyed import Keyed, KeyWish
from converters.site import cell
from tests.formats.penpa.texts import at, empty, with_layers

MARKS = {
    "surface": {"16": 1, "17": 2},
    "number": {"18": ["5", 9, "1"]},
    "line": {"23,24": 3},
    "symbol": {"30": [3, "sun_moon", 2]},
}


def keyed(document: PenpaDocument, *kinds: str, either: bool = False) -> Keyed[PenpaDocument]:
    return with_key(document, KeyWish(kinds, either))


def ticked(document: PenpaDocument, line: int) -> list[str]:
    return [box for box, on in document.json(line).items() if on]


def test_what_is_drawn_is_compared_and_nothing_else() -> None:
    made = keyed(with_layers({}, MARKS))
    assert made.kinds == ("surface", "number", "loopline", "akari")
    assert made.text == '[["16"],["23,24,1"],[],[],["18,5"],["30,3H"]]'
    assert ticked(made.document, CHECKS) == [
        *("sol_surface", "sol_number", "sol_loopline", "sol_akari"),
    ]


def test_the_link_is_for_solving_without_marks_and_accepts_just_these() -> None:
    document = with_layers({}, MARKS)
    link = FORMAT.encode(keyed(document).document)
    assert "#m=solve&p=" in link
    assert "&a=" in link
    solving = decode(link)
    assert solving.line(ANSWER) == ""
    marks = FORMAT.to_drawing(document).value.answer
    assert stored(solving, marks).accepted
    assert not stored(solving, marks[:-1]).accepted
    assert not stored(solving).accepted


def test_kinds_may_be_chosen() -> None:
    made = keyed(with_layers({}, MARKS), "number", "surface_exact")
    assert made.kinds == ("surface_exact", "number")
    assert made.text == '[[[16,1],[17,2]],[],[],[],["18,5"],[]]'


def test_line_and_edge_stand_for_the_editors_words() -> None:
    assert keyed(with_layers({}, MARKS), "line").kinds == ("loopline",)


def test_an_empty_list_is_noted() -> None:
    made = keyed(with_layers({}, MARKS), "surface", "wall")
    assert made.notes == ("no wall is in the answer: a solver who draws one is refused",)


def test_either_kind_may_be_enough() -> None:
    made = keyed(with_layers({}, MARKS), "number", "line", either=True)
    assert made.text == '[["18,5"],["23,24,1"]]'
    assert made.document.header().is_or
    assert (ticked(made.document, CHECKS), ticked(made.document, OR_CHECKS)) == (
        [],
        ["sol_or_number", "sol_or_loopline"],
    )
    assert made.notes == ()


def test_kinds_that_look_the_same_to_the_editor_are_noted() -> None:
    made = keyed(with_layers({}, MARKS), "surface", "akari", "number", either=True)
    assert len(made.notes) == 1
    assert "surface and akari look the same" in made.notes[0]


@pytest.mark.parametrize(
    ("marks", "kinds", "either"),
    [
        ({}, (), False),
        ({"number": {"16": ["5", 1, "1"]}}, (), False),
        ({"surface": {"16": 2}}, ("surface",), False),
        (MARKS, ("wall",), False),
        ({}, (), True),
        (MARKS, ("number", "wall"), True),
    ],
)
def test_an_answer_that_is_solved_on_opening_is_never_made(
    marks: dict, kinds: tuple[str, ...], *, either: bool
) -> None:
    with pytest.raises(UsageError, match="solved on opening"):
        keyed(with_layers({}, marks), *kinds, either=either)


def test_an_unknown_kind_is_named_with_the_known_ones() -> None:
    with pytest.raises(UsageError, match="found 'bulbs', want surface_exact, surface"):
        keyed(with_layers({}, MARKS), "bulbs")


def test_or_boxes_know_nothing_of_what_is_ignored() -> None:
    with pytest.raises(UsageError, match="ignoreborder"):
        keyed(with_layers({}, MARKS), "ignoreborder", either=True)


def test_a_link_for_solving_has_no_layer_to_make_it_of() -> None:
    with pytest.raises(UsageError, match="without a solver's layer"):
        keyed(as_solving(empty()))


def test_a_copy_of_a_session_gives_a_clean_link() -> None:
    document = as_clone(with_layers({}, MARKS)).with_parameter("a", "old")
    link = FORMAT.encode(keyed(document).document)
    assert "solvedup" not in link
    assert link.count("&a=") == 1
    assert ticked(decode(link), CHECKS)[0] == "sol_surface"


def test_a_bare_payload_becomes_a_whole_link() -> None:
    payload = FORMAT.encode(with_layers({}, MARKS)).partition("p=")[2]
    made = FORMAT.encode(keyed(decode(payload)).document)
    assert made.startswith("https://swaroopg92.github.io/penpa-edit/#m=solve&p=")
    assert decode(made).parameter("a")


def test_an_old_or_link_becomes_an_and_link() -> None:
    document = keyed(with_layers({}, MARKS), either=True).document
    session = as_clone(document).with_json(ANSWER, MARKS)
    made = keyed(session)
    assert (made.document.header().is_or, made.text[:7]) == (False, '[["16"]')


def test_both_ways_of_making_an_answer_agree() -> None:
    marks = (
        plain.bulb(cell(0, 0)),
        plain.wall(cell(0, 1)),
        Label(at(0, 2), "12", style="green"),
        Stroke(at(1, 0), at(1, 1), StrokeLayer.LINE, "green"),
    )
    board = FORMAT.to_drawing(empty()).value
    drawn = FORMAT.from_drawing(replace(board, answer=marks), None).value
    stored_key = FORMAT.from_drawing(replace(board, key=marks), None).value
    assert keyed(drawn).document.parameter("a") == stored_key.parameter("a")
