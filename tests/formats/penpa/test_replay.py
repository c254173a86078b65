"""Replays: steps of a solve, and the board at any moment of it."""

import sys

import pytest

from converters import plain
from converters.codec.deflate import deflate
from converters.codec.js_json import JsonValue, dump
from converters.errors import UsageError
from converters.film import Film
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import ANSWER, CHECKS, QUESTION, PenpaDocument
from converters.formats.penpa.replay import clock, moment, replay
from converters.formats.penpa.sessions import as_clone, as_solving
from converters.site import cell
from tests.formats.penpa.texts import again, empty, with_layers

BULB: JsonValue = [3, "sun_moon", 2]


def taped(*steps: JsonValue, **facts: JsonValue) -> PenpaDocument:
    """A link that keeps these steps; the last one stands first in it."""
    document = as_solving(empty()).with_parameter("r", deflate(dump([*steps[::-1]])))
    return document.with_parameter("q", deflate(dump(facts))) if facts else document


def step(layer: str, key: JsonValue, value: JsonValue, time: int | None = 0) -> JsonValue:
    return [layer, key, value, "pu_a", 0, time]


def layers_after(document: PenpaDocument, count: int) -> dict[str, JsonValue]:
    """What the solver's layers hold after some steps, empty ones left out."""
    found = moment(document, count).json(ANSWER)
    assert isinstance(found, dict)
    return {name: layer for name, layer in found.items() if layer not in ({}, [], {"__a": []})}


def test_the_last_step_stands_first_in_the_link() -> None:
    film = replay(taped(step("symbol", 16, BULB, 100), step("surface", 17, 1, 2500)))
    assert [(each.layer, each.cells, each.time) for each in film.steps] == [
        ("symbol", ("R1C1",), 100),
        ("surface", ("R1C2",), 2500),
    ]


def test_name_and_time_of_the_solver_are_told() -> None:
    film = replay(taped(step("surface", 16, 1), sname="Ada", stime="00:00:20:30:0"))
    assert (film.solver, film.time) == ("Ada", 1_230_000)


def test_old_clocks_have_no_days() -> None:
    assert [clock(text) for text in ("01:00:00:5", "1:0:0:0:0", "undefined", "1:2", "a:b:c:d")] == [
        *(3_600_500, 86_400_000, None, None, None),
    ]


def test_a_copy_of_a_session_keeps_its_steps_in_order_and_its_clock() -> None:
    stack: JsonValue = {"__a": [step("surface", 16, 1), step("surface", 17, 1)]}
    document = as_clone(empty()).with_json(ANSWER, {"command_replay": stack})
    film = replay(document.with_line(CHECKS, "00:00:01:00:0"))
    assert [each.cells for each in film.steps] == [("R1C1",), ("R1C2",)]
    assert film.time == 60_000


def test_a_step_puts_marks_on_and_an_undone_one_takes_them_away() -> None:
    document = taped(
        step("symbol", 16, BULB), step("symbol", 16, None), step("symbol", 17, BULB, None)
    )
    first, undone, last = replay(document).steps
    assert (first.gone, first.come) == ((), (plain.bulb(cell(0, 0)),))
    assert (undone.gone, undone.come) == (first.come, ())
    assert (last.come, last.time) == ((plain.bulb(cell(0, 1)),), None)


def test_the_board_at_a_moment_is_a_link_for_editing() -> None:
    document = taped(step("symbol", 16, BULB), step("surface", 17, 1))
    link = FORMAT.encode(moment(document, 1))
    assert "#m=edit&p=" in link
    assert "&r=" not in link
    assert FORMAT.to_drawing(again(moment(document, 1))).value.answer == (plain.bulb(cell(0, 0)),)
    assert layers_after(document, 0) == {}
    assert layers_after(document, 2) == {"symbol": {"16": BULB}, "surface": {"17": 1}}


def test_a_new_value_replaces_the_old_one() -> None:
    document = taped(step("number", 16, ["1", 2, "1"]), step("number", 16, ["2", 2, "1"]))
    assert layers_after(document, 2) == {"number": {"16": ["2", 2, "1"]}}
    assert [len(each.gone) for each in replay(document).steps] == [0, 1]


def test_a_figure_is_added_to_its_list_and_may_grow() -> None:
    document = taped(
        step("thermo", -1, [16]), step("thermo", 0, [16, 17]), step("thermo", -1, [23])
    )
    assert layers_after(document, 3) == {"thermo": [[16, 17], [23]]}
    film = replay(document)
    assert [(len(each.gone), len(each.come)) for each in film.steps] == [(0, 1), (1, 1), (0, 1)]
    assert film.steps[0].cells == ("R1C1",)


def test_a_figure_that_goes_away_leaves_its_place() -> None:
    document = taped(step("arrows", -1, [16, 17]), step("arrows", 0, None))
    assert layers_after(document, 2) == {"arrows": [[]]}


def test_a_move_takes_marks_along() -> None:
    document = taped(
        step("number", 16, ["1", 2, "1"]), step("move", {"number": 16, "symbol": 16}, 18)
    )
    assert layers_after(document, 2) == {"number": {"18": ["1", 2, "1"]}}
    moved = replay(document).steps[1]
    assert ([mark.at.site for mark in moved.gone], [mark.at.site for mark in moved.come]) == (
        [cell(0, 0)],
        [cell(0, 2)],
    )
    assert moved.cells == ("R1C1", "R1C3")


def test_erased_edges_go_to_the_problem() -> None:
    document = taped(["deletelineE", "58,65", "1", "pu_q", 0, 0])
    question = moment(document, 1).json(QUESTION)
    assert isinstance(question, dict)
    assert question["deletelineE"] == {"58,65": 1}
    assert len(replay(document).steps[0].come) == 1


def test_steps_that_make_no_sense_are_noted_and_left_out() -> None:
    film = replay(taped(7, ["x"], ["unknown", 1, 2], step("surface", 16, 1), [None] * 6))
    assert [each.layer for each in film.steps] == ["surface"]
    assert [note.partition(" is ")[0] for note in film.notes] == [
        *("step 1", "step 2", "step 3", "step 5"),
    ]


@pytest.mark.parametrize(
    "odd",
    [
        step("surface", "x", 1),
        step("surface", 10**30, 1),
        step("line", "16,", 3),
        step("number", 16, {"a": 1}),
        step("thermo", 99, [1]),
        step("thermo", -1, 5),
        step("thermo", "x", None),
        step("killercages", -1, [16, 17]),
        step("move", {"surface": [], "thermo": 0, "nothing": 3}, None),
        step("surface", 16, [[[]]]),
        [*step("surface", 16, 1)[:5], "soon"],
    ],
)
def test_odd_steps_never_break_the_film(odd: JsonValue) -> None:
    document = taped(odd, step("surface", 16, 1))
    assert isinstance(replay(document), Film)
    FORMAT.to_drawing(again(moment(document, 2)))


def test_many_bad_steps_are_counted() -> None:
    film = replay(taped(*[5] * 100))
    assert (film.steps, len(film.notes), film.notes[-1]) == ((), 21, "80 more steps make no sense")


def test_long_replays_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[replay.__module__], "MAX_STEPS", 3)
    film = replay(taped(*[step("surface", 16, 1)] * 5))
    assert len(film.steps) == 3
    assert film.notes == ("only the first 3 of 5 steps are played",)


@pytest.mark.parametrize(
    ("packed", "note"), [("damaged!", "damaged"), (deflate("{}"), "not a list")]
)
def test_a_damaged_replay_is_noted(packed: str, note: str) -> None:
    film = replay(as_solving(empty()).with_parameter("r", packed))
    assert film.steps == ()
    assert note in film.notes[0]


@pytest.mark.parametrize("packed", ["", "penpaerror", "penpaerror-replayisblank"])
def test_a_link_without_a_replay_says_so(packed: str) -> None:
    with pytest.raises(UsageError, match="no replay"):
        replay(as_solving(empty()).with_parameter("r", packed))


def test_damaged_facts_about_the_solver_are_none() -> None:
    document = taped(step("surface", 16, 1)).with_parameter("q", deflate("[1]"))
    assert (replay(document).solver, replay(document).time) == ("", None)


def test_marks_of_the_problem_stay() -> None:
    solving = as_solving(with_layers({"surface": {"16": 4}}))
    document = solving.with_parameter("r", deflate(dump([step("surface", 17, 1)])))
    drawing = FORMAT.to_drawing(moment(document, 1)).value
    assert (len(drawing.question), len(drawing.answer)) == (1, 1)
