"""Solves that SudokuPad has saved: read, played to the end, checked."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters import LinkError
from converters.codec.js_json import dump
from converters.codec.lz import compress_base64
from converters.drawing import Element, Fill, Label, Paint, Role, Stroke, StrokeLayer, Symbol
from converters.formats.sudokupad import REPLAY
from converters.formats.sudokupad.replay_stream import read_actions
from converters.loss import Loss
from converters.registry import decode
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell

PUZZLE = "scl" + compress_base64(
    dump({"id": "made-here", "cells": [[{"value": 1}, {}], [{}, {}]], "regions": []})
)


def solve(stream: str, *, version: str = "0.589.0", **fields: Any) -> dict[str, Any]:
    return {
        "puzzleId": "made-here",
        "type": "clzw",
        "rows": 2,
        "cols": 2,
        "version": version,
        "data": compress_base64(stream),
        **fields,
    }


def replay(stream: str, **fields: Any) -> str:
    own = {"format": "replay_v1.0", "puzzle": PUZZLE, "replay": json.dumps(solve(stream, **fields))}
    return json.dumps(own)


def answer(stream: str, **fields: Any) -> tuple[Element, ...]:
    return decode(replay(stream, **fields)).drawing().answer


def losses(stream: str) -> tuple[Loss, ...]:
    return decode(replay(stream)).losses()


def digit(row: int, col: int, text: str) -> Label:
    return Label(Spot(cell(row, col)), text)


def test_a_replay_ends_in_the_solvers_grid() -> None:
    document = decode(replay("I1_4B2_10J_0I23_5B3_7"))
    assert document.format is REPLAY
    assert document.losses() == ()
    assert document.drawing().question == (digit(0, 0, "1"),)
    assert document.drawing().answer == (digit(0, 1, "2"), digit(1, 0, "3"), digit(1, 1, "3"))


def test_a_replay_tells_how_long_it_took() -> None:
    summary = decode(replay("I1_20B2_20P_1200O400_400")).summary()
    assert summary.counts["actions"] == 4
    assert any("1 min 2 s" in note for note in summary.notes)


def test_an_entry_toggles_and_a_given_stays() -> None:
    assert answer("I01_0B2_0") == (digit(0, 1, "2"),)
    assert answer("I1_0B2_0B2_0") == ()
    assert answer("I1_0B2_0J_0I12_0B2_0") == (digit(0, 1, "2"), digit(1, 0, "2"))


def test_marks_colours_and_a_cleared_cell() -> None:
    assert answer("I1_0C2_0C1_0D3_0") == (
        Label(Spot(cell(0, 1)), "3", Role.CENTRE),
        Label(Spot(cell(0, 1)), "12", Role.CORNER),
    )
    assert answer("I0_0E3_0E1_0") == (
        Fill(Spot(cell(0, 0)), ("light-grey", "black"), ("#d6d6d6", "#242424")),
    )
    # Under a digit the small marks are still there, but the digit goes first.
    assert answer("I1_0C2_0B3_0F0_0") == (Label(Spot(cell(0, 1)), "2", Role.CORNER),)
    assert answer("I1_0E2_0F0_0") == ()
    assert answer("I1_0F0_0") == ()


def test_undo_and_redo_take_groups_and_selections_with_them() -> None:
    assert answer("I1_0B2_0G_0") == ()
    assert answer("I1_0B2_0G_0H_0") == (digit(0, 1, "2"),)
    grouped = "I1_0B4_0M_0B2_0C1_0N_0"
    assert answer(grouped + "G_0") == (digit(0, 1, "4"),)
    assert digit(0, 1, "2") in answer(grouped + "G_0H_0")
    assert answer("G_0H_0") == ()
    assert answer("I1_0B2_0J_0I2_0B3_0G_0I3_0H_0") == (digit(0, 1, "2"), digit(1, 0, "3"))
    assert answer("I1_0J1_0G_0J_0G_0") == ()


def test_pen_marks_are_lines_edges_and_signs() -> None:
    stroke = Stroke(Spot(cell(0, 0)), Spot(cell(0, 1)), StrokeLayer.LINE)
    assert answer("I0_0L3_0K10_0") == (stroke,)
    assert answer("I2_0Kd7_0") == (
        Stroke(Spot(cell(1, 0)), Spot(cell(0, 1)), StrokeLayer.LINE, paint=Paint(stroke="#f53a37")),
    )
    corner, lower = Spot(Site(Kind.VERTEX, -1, 0)), Spot(Site(Kind.VERTEX, 0, 0))
    left = Spot(Site(Kind.VERTEX, 0, -1))
    assert answer("I0_0K70_0K80_0") == (
        Stroke(corner, lower, StrokeLayer.EDGE),
        Stroke(left, lower, StrokeLayer.EDGE),
    )
    assert answer("I3_0Kb0_0Kc0_0K50_0K60_0") == (
        Symbol(Spot(cell(1, 1)), "ring", "black"),
        Symbol(Spot(cell(1, 1)), "x", "black"),
        Symbol(Spot(Site(Kind.EDGE, 1, 0, RIGHT)), "x-mark", "edge"),
        Symbol(Spot(Site(Kind.EDGE, 0, 1, BELOW)), "x-mark", "edge"),
    )
    assert [loss.what for loss in losses("I0_0Kt0_0")] == ["a pen mark of the sort 't'"]
    (diagonal,) = answer("I0_0Kg0_0")
    assert diagonal == Stroke(
        Spot(Site(Kind.VERTEX, -1, -1)), Spot(Site(Kind.VERTEX, 0, 0)), StrokeLayer.EDGE
    )


def test_the_long_form_and_the_letters_of_older_versions() -> None:
    assert answer("sl:r1c2r2c1/12,vl:5/3,ds/1") == (digit(0, 1, "5"), digit(1, 0, "5"))
    assert answer("J1_0B5_0", version="0.80.0") == (digit(0, 1, "5"),)
    assert [action.name for action in read_actions("hl:-/0,wt/0", 2, 2, "")] == ["hl", "wt"]


def test_a_progress_file_holds_no_puzzle() -> None:
    own = {"puzzleId": "x", "time": 3, "replay": json.dumps(solve("I1_4B2_10"))}
    document = decode(json.dumps(own))
    assert document.format is REPLAY
    assert document.drawing().answer == (digit(0, 1, "2"),)
    assert [loss.path for loss in document.losses()] == ["puzzle"]
    assert document.summary().rows == 2
    assert decode(json.dumps(solve("")))  # the solve alone
    assert document.link() == json.dumps(own)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (replay("hello"), "replay.data"),
        (replay("Q1_0"), "replay.data"),
        (replay("I9_0"), "replay.data"),
        (replay("Ix_0"), "replay.data"),
        (replay("sl:r1c9/0"), "replay.data"),
        (replay("sl:hello/0"), "replay.data"),
        (replay("N_0", version="0.80.0"), "replay.data"),
        (replay("P_0" * 50_001), "replay.data"),
        (replay("", type="new"), "replay.type"),
        (replay("", rows=0), "replay.rows"),
        (replay("", rows=101, cols=100), "replay.rows"),
        (replay("", rows="a"), "replay.rows"),
        ('{"format":"replay_v1","replay":3}', "replay"),
        ('{"format":"replay_v1","puzzle":3,"replay":' + json.dumps(solve("")) + "}", "puzzle"),
    ],
)
def test_a_damaged_replay_names_the_place(text: str, where: str) -> None:
    with pytest.raises(LinkError) as found:
        decode(text)
    assert found.value.where == where


@pytest.mark.parametrize(
    ("stream", "fields"),
    [
        ("I1_0F9_0", {}),
        ("zz/0", {}),
        ("I0123_0" + "B1_0" * 40_000, {"rows": 100, "cols": 100}),
        ("", {"rows": 3}),
    ],
)
def test_a_replay_that_means_nothing_is_refused(stream: str, fields: dict[str, Any]) -> None:
    document = decode(replay(stream, **fields))
    with pytest.raises(LinkError):
        document.drawing()


def test_the_end_of_a_solve_is_compared_with_the_solution_of_its_puzzle() -> None:
    keyed = {"cells": [[{"value": 1}, {}], [{}, {}]], "metadata": {"solution": "1221"}}

    def accepted(stream: str) -> bool:
        file = {"format": "replay_v1.0", "puzzle": "scl" + compress_base64(dump(keyed))}
        document = decode(json.dumps({**file, "replay": json.dumps(solve(stream))}))
        return REPLAY.stored(document.native, None).accepted

    assert accepted("I1_0B2_0J_0I2_0B2_0J_0I3_0B1_0")
    assert not accepted("I1_0B2_0J_0I2_0B2_0J_0I3_0B2_0")
    assert REPLAY.stored(decode(json.dumps(solve(""))).native, None) is None


def test_a_solve_is_stepped_through_with_times_and_cells() -> None:
    film = REPLAY.replay(decode(replay("I12_4B2_10P_20J_0I2_5B3_1G_10")).native)
    assert film.time == 2500
    assert [(step.time, step.layer, step.cells) for step in film.steps] == [
        (700, "value", ("R1C2", "R2C1")),
        (2000, "value", ("R2C1",)),
        (2500, "value", ("R2C1",)),
    ]
    assert film.steps[1].gone == film.steps[2].come == (digit(1, 0, "2"),)
    assert film.steps[1].come == film.steps[2].gone == (digit(1, 0, "3"),)


@pytest.mark.parametrize("stream", ["I12_4B2_10J_0I2_5B3_1", "sl:r1c2r2c1/4,vl:2/9,ds/0,cl:0/1"])
def test_a_moment_of_a_solve_is_a_file_that_ends_there(stream: str) -> None:
    document = decode(replay(stream))
    boards = []
    for step in range(len(REPLAY.replay(document.native).steps) + 1):
        shown = REPLAY.encode(REPLAY.moment(document.native, step))
        assert decode(shown).drawing().question == document.drawing().question
        boards.append(decode(shown).drawing().answer)
    assert boards[:2] == [(), (digit(0, 1, "2"), digit(1, 0, "2"))]
    assert boards[-1] == document.drawing().answer


def test_a_progress_file_has_moments_too() -> None:
    own = {"puzzleId": "x", "time": 3, "replay": json.dumps(solve("I1_4B2_10B3_1"))}
    for text in (json.dumps(own), json.dumps(solve("I1_4B2_10B3_1"))):
        shown = REPLAY.moment(decode(text).native, 1)
        assert decode(shown.text).drawing().answer == (digit(0, 1, "2"),)
        assert decode(shown.text).native == shown


def test_a_film_ends_where_it_would_be_too_long_to_show() -> None:
    everywhere = "".join(f"{index:04x}" for index in range(10_000))
    own = solve(f"I{everywhere}_0" + "E1_0" * 11, rows=100, cols=100)
    film = REPLAY.replay(decode(json.dumps(own)).native)
    assert len(film.steps) == 10
    assert film.notes == ("only the first 10 steps are shown",)


def test_a_pen_mark_of_an_unknown_sort_is_a_note_of_the_film() -> None:
    (note,) = REPLAY.replay(decode(replay("I0_0Kt0_0")).native).notes
    assert "a pen mark of the sort 't'" in note


@given(
    st.lists(
        st.sampled_from(
            (
                "I01_1",
                "J_0",
                "B2_3",
                "C1_1",
                "E3_1",
                "K10_2",
                "F0_1",
                "M_0",
                "N_0",
                "G_1",
                "H_1",
                "I3_2",
            )
        ),
        max_size=20,
    )
)
@settings(max_examples=40, deadline=None)
def test_the_steps_of_a_film_add_up_to_the_end(parts: list[str]) -> None:
    document = decode(replay("".join(parts)))
    there: Counter[Element] = Counter()
    for step in REPLAY.replay(document.native).steps:
        there.subtract(step.gone)
        there.update(step.come)
    assert +there == Counter(document.drawing().answer)
    assert min(there.values(), default=0) >= 0
