"""What the editor's own check says of marks, and why."""

import pytest

from converters import plain
from converters.codec.deflate import deflate
from converters.codec.js_json import dump
from converters.drawing import Label
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import (
    ANSWER,
    CLONE_CHECKS,
    HEADER,
    OR_CHECKS,
    TAGS,
    PenpaDocument,
)
from converters.formats.penpa.fresh import boxes as setting
from converters.formats.penpa.header import MULTISOLUTION
from converters.formats.penpa.sessions import as_clone, as_solving
from converters.formats.penpa.stored import stored
from converters.site import cell
from converters.stored import Difference, Stored
from tests.formats.penpa.texts import N, at, empty

BULB = [3, "sun_moon", 2]


def session(marks: dict, answer: object, *ticked: str) -> PenpaDocument:
    """A copy of a session with marks, an answer and ticked AND boxes."""
    document = as_clone(empty()).with_json(ANSWER, marks)
    document = document.with_json(CLONE_CHECKS, setting("sol_", AND_BOXES, ticked))
    text = answer if isinstance(answer, str) else dump(answer)
    return document.with_parameter("a", deflate(text))


def either(marks: dict, answer: object, *ticked: str) -> PenpaDocument:
    """The same with OR boxes."""
    document = session(marks, answer)
    header = document.header().with_field(MULTISOLUTION, "true")
    document = document.with_line(HEADER, header.text())
    return document.with_json(OR_CHECKS, setting("sol_or_", OR_BOXES, ticked))


def verdict(document: PenpaDocument, marks: object = None) -> Stored:
    found = stored(document, marks)
    assert found is not None
    return found


def test_equal_marks_are_accepted() -> None:
    document = session({"symbol": {"16": BULB}}, [[], [], [], [], [], ["16,3H"]], "akari")
    assert verdict(document) == Stored(accepted=True)


def test_what_is_missing_and_what_is_extra_is_told_by_cell() -> None:
    document = session({"symbol": {"17": BULB}}, [[], [], [], [], [], ["16,3H"]], "akari")
    assert verdict(document) == Stored(
        accepted=False,
        missing=(Difference("symbol", ("R1C1",), "bulb"),),
        extra=(Difference("symbol", ("R1C2",), "bulb"),),
    )


def test_a_wrong_number_is_missing_and_extra() -> None:
    document = session({"number": {"24": ["7", 2, "1"]}}, [[], [], [], [], ["24,5"], []], "number")
    found = verdict(document)
    assert found.missing == (Difference("number", ("R2C2",), "5"),)
    assert found.extra == (Difference("number", ("R2C2",), "7"),)


def test_one_stray_line_is_enough_to_refuse() -> None:
    document = session({"line": {"16,17": 3, "17,18": 3}}, [[], ["16,17,1"], [], [], [], []])
    assert verdict(document).extra == (Difference("line", ("R1C2", "R1C3"), "single"),)


def test_an_edge_has_the_name_of_its_cell() -> None:
    key = f"{N + 9},{N + 16}"
    document = session({}, [[], [], [f"{key},2"], [], [], []], "loopedge")
    assert verdict(document).missing == (Difference("edge", ("R1C1|",), "double"),)


def test_shading_is_told_by_colour_only_if_it_is_compared() -> None:
    plainly = session({}, [["16"], [], [], [], [], []], "surface")
    assert verdict(plainly).missing == (Difference("surface", ("R1C1",), "shaded"),)
    exactly = session({"surface": {"16": 2}}, [[[16, 5, 6]], [], [], [], [], []], "surface_exact")
    found = verdict(exactly)
    assert found.missing == (Difference("surface", ("R1C1",), "blue+red"),)
    assert found.extra == (Difference("surface", ("R1C1",), "green"),)


def test_differences_come_in_reading_order() -> None:
    # As texts they are sorted the other way round; the last one is no place of the board.
    document = session({}, [["100000", "17", "9"], [], [], [], [], []], "surface")
    assert [each.cells for each in verdict(document).missing] == [(), ("R0C1",), ("R1C2",)]


def test_a_link_for_solving_has_everything_missing() -> None:
    document = as_solving(empty()).with_parameter("a", deflate('[["16"],[],[],[],[],[]]'))
    assert verdict(document).missing == (Difference("surface", ("R1C1",), "shaded"),)


def test_a_link_for_editing_drops_its_answer() -> None:
    assert stored(empty().with_parameter("a", deflate('[["16"],[],[],[],[],[]]'))) is None
    assert stored(empty()) is None


def test_other_marks_may_be_judged_instead() -> None:
    document = as_solving(empty()).with_parameter("a", deflate('[[],[],[],[],["16,5"],["24,3H"]]'))
    marks = (plain.bulb(cell(1, 1)), Label(at(0, 0), "5", style="blue"))
    assert verdict(document, marks).accepted
    assert not verdict(document, marks[:1]).accepted
    assert not verdict(document, ()).accepted


def test_an_answer_of_empty_lists_is_solved_on_opening() -> None:
    found = verdict(session({}, [[], [], [], [], [], []]))
    assert found.accepted
    assert "solved on opening" in found.notes[0]


def test_one_list_of_several_is_enough() -> None:
    lists = [["16"], ["17,3"]]
    assert verdict(either({"surface": {"16": 1}}, lists, "surface", "math")).accepted
    assert verdict(either({"symbol": {"17": [3, "math", 1]}}, lists, "surface", "math")).accepted
    assert not verdict(either({"surface": {"17": 1}}, lists, "surface", "math")).accepted


def test_a_list_of_one_kind_matches_one_of_another() -> None:
    lists = [["16"], ["24"]]
    document = either({"symbol": {"16": BULB}}, lists, "surface", "akari")
    assert verdict(document).accepted


def test_an_empty_list_of_several_is_solved_on_opening() -> None:
    found = verdict(either({}, [["16"], []], "surface", "akari"))
    assert (found.accepted, "one list" in found.notes[0]) == (True, True)


def test_of_several_lists_the_nearest_is_told() -> None:
    marks = {"symbol": {"16": BULB, "18": BULB}}
    found = verdict(either(marks, [["24", "25"], ["16", "17", "18"]], "surface", "akari"))
    assert (found.missing, found.extra) == ((Difference("symbol", ("R1C2",), "bulb"),), ())


def test_an_answer_with_blanks_never_equals_the_editors_text() -> None:
    document = session({"surface": {"16": 1}}, '[["16"], [], [], [], [], []]', "surface")
    found = verdict(document)
    assert (found.accepted, found.missing, found.extra) == (False, (), ())
    assert "not written as the editor writes it" in found.notes[0]


def test_tags_with_conflicts_are_noted() -> None:
    document = session({"number": {"16": ["1", 2, "1"]}}, [[], [], [], [], ["16,1"], []])
    assert "clashes" in verdict(document.with_json(TAGS, ["classic"])).notes[0]
    assert verdict(document.with_json(TAGS, ["classic", "noconflict"])).notes == ()


@pytest.mark.parametrize(
    "answer", ["{}", "7", "[]", "null", '[["x"],5,[],[],[],[[]]]', "[[[[1]]]]"]
)
def test_answers_that_make_no_sense_are_refused_quietly(answer: str) -> None:
    document = session({"surface": {"16": 1}}, answer)
    assert not verdict(document).accepted


def test_a_damaged_answer_is_noted() -> None:
    found = verdict(as_clone(empty()).with_parameter("a", "damaged!"))
    assert (found.accepted, "damaged" in found.notes[0]) == (False, True)
