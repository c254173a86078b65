from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
from converters.formats.sudokupad.document import content, decode, encode
from converters.formats.sudokupad.spelling import read_spelled, spelled
from converters.formats.sudokupad.writer import from_drawing
from converters.site import Kind, Site, Spot, cell
from tests.formats.sudokupad.samples import blank, drawn, puzzle

AT = Spot(cell(0, 0))
NEXT = Spot(cell(0, 1))
CORNER = Spot(Site(Kind.CORNER, 0, 0, 0))
BESIDE = Spot(Site(Kind.CORNER, 0, 0, 1))


def items(element: Element, key: str) -> list[dict[str, Any]]:
    """Write one element on two cells; give the items of a list, without the frame."""
    document, losses = from_drawing(Drawing(*blank(1, 2), (element,)), None)
    assert losses == ()
    fields: Any = content(document)
    assert drawn(decode(encode(document))).question == (element,)
    return [
        item
        for item in fields.get(key, [])
        if not str(item.get("role", "")).startswith("penpad-frame")
    ]


def test_a_firefly_is_a_circle_with_a_dot_on_its_rim() -> None:
    ring, dot = items(Symbol(AT, "firefly", "", ("right",), over=True), "lines")
    assert ring["d"].startswith("M55.04 32a23.04 23.04")
    assert (ring["fill"], ring["color"], ring["target"]) == ("#fff", "#000", "overlay")
    assert dot["d"].startswith("M60.8 32a5.76 5.76")
    assert dot["fill"] == "#000"


def test_a_symbol_below_lines_is_an_underlay() -> None:
    (line, *_) = items(Symbol(AT, "compass", "full"), "lines")
    assert (line["target"], line["stroke-linecap"]) == ("underlay", "butt")


def test_a_turned_symbol_is_turned() -> None:
    (upright,) = items(Symbol(AT, "dash", "vertical"), "lines")
    (turned,) = items(Symbol(AT, "dash", "horizontal", angle=90), "lines")
    assert upright["d"] == "M32 11.52L32 52.48"
    assert turned["d"] == upright["d"]


def test_a_die_without_eyes_is_kept_unseen() -> None:
    (line,) = items(Symbol(AT, "dice"), "lines")
    assert line["color"] == "#00000000"


def test_a_question_mark_low_in_its_cell_is_a_text() -> None:
    (text,) = items(Symbol(AT, "slovak", "5"), "overlays")
    assert (text["text"], round(text["center"][0], 2)) == ("?", 0.9)


def test_the_four_numbers_of_a_tapa_clue_stand_apart() -> None:
    texts = items(Label(AT, "1234", Role.TAPA), "overlays")
    assert [text["text"] for text in texts] == ["1", "2", "3", "4"]
    assert [text["center"][1] for text in texts] == [0.5, 0.24, 0.76, 0.5]


def test_a_number_in_a_circle_is_a_disc_below_a_text() -> None:
    label = Label(AT, "7", Role.VALUE, "white-on-black")
    (disc,) = items(label, "lines")
    (text,) = items(label, "overlays")
    assert (disc["fill"], disc["target"]) == ("#000", "overlay")
    assert (text["text"], text["color"]) == ("7", "#ffffffff")


def test_long_text_starts_left_of_its_place_and_has_a_white_back() -> None:
    label = Label(AT, "one\ntwo", Role.LONG, "black-on-white")
    assert len(items(label, "lines")) == 2
    texts = items(label, "overlays")
    assert {text["text-anchor"] for text in texts} == {"start"}
    assert [text["center"][1] for text in texts] == [0.3, 0.3]


def test_a_text_that_is_too_wide_is_squeezed_into_its_cell() -> None:
    (text,) = items(Label(AT, "1234", Role.VALUE, "grey"), "overlays")
    assert text["maxWidth"] == 51.2


def test_a_text_hangs_as_low_as_in_penpa() -> None:
    (text,) = items(Label(AT, "12x", Role.MEDIUM), "overlays")
    assert (text["width"], text["height"]) == (0, 0.63)


def test_the_arrow_beside_a_number_is_drawn() -> None:
    label = Label(AT, "2", Role.ARROW, toward="up")
    (arrow,) = items(label, "lines")
    assert arrow["fill"] == "#000"
    assert [text["text"] for text in items(label, "overlays")] == ["2"]


def test_a_text_without_letters_is_kept_unseen() -> None:
    (text,) = items(Label(AT, "", Role.SMALL), "overlays")
    assert text["text"] == " "


def test_a_double_line_is_two() -> None:
    (line,) = items(Stroke(AT, NEXT, StrokeLayer.LINE, "double"), "lines")
    assert line["d"] == "M32 41.6L96 41.6M32 22.4L96 22.4"


def test_a_free_cage_runs_where_a_killer_cage_does() -> None:
    (line,) = items(Stroke(CORNER, BESIDE, StrokeLayer.CAGE, "grey"), "lines")
    assert line["d"] == "M5.76 5.76L58.24 5.76"


def test_an_arrow_has_a_circle_and_an_open_head() -> None:
    line, circle = items(Path((AT, NEXT), "arrow", paint=Paint(stroke="#123456")), "lines")
    assert line["color"] == circle["color"] == "#123456"
    assert circle["fill"] == "#fff"


def test_a_killer_cage_with_a_grey_outline_is_still_a_group() -> None:
    cage = Cage((cell(0, 0), cell(0, 1)), label="7", paint=Paint(extra=(("outline", '"grey"'),)))
    (group,) = items(cage, "cages")
    assert (group["cells"], group["value"], group["style"]) == ([[0, 0], [0, 1]], 7, "")
    assert [line["color"] for line in items(cage, "lines")] == ["#777", "#777"]


@pytest.mark.parametrize("kind", ["lines", "overlays"])
def test_an_item_that_was_edited_is_what_it_shows(kind: str) -> None:
    label = Label(AT, "7", Role.VALUE, "white-on-black")
    document, _ = from_drawing(Drawing(*blank(1, 2), (label,)), None)
    fields: Any = content(document)
    fields[kind][-1]["color"] = "#00ff00ff"
    assert drawn(puzzle(1, 2, **fields)).question != (label,)


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        [],
        {},
        {"is": "unicorn"},
        {"is": ["symbol"]},
        {"is": "symbol"},
        {"is": "symbol", "at": [0.5, 0.5], "shape": 5},
        {"is": "symbol", "at": [0.5, 0.5], "shape": "star", "wings": 2},
        {"is": "symbol", "at": [0.5, 0.5], "shape": "star", "width": 1e9},
        {"is": "symbol", "at": [1e999, 0.5], "shape": "star"},
        {"is": "symbol", "at": [9, 0, 0, 0, 0, 0], "shape": "star"},
        {"is": "label", "at": [0.5, 0.5], "text": "a", "role": "king"},
        {"is": "stroke", "start": [0.5, 0.5], "end": [0.5, 1.5], "layer": "cake"},
        {"is": "path", "points": [1, 2], "shape": "arrow"},
        {"is": "cage", "cells": [["a", "b"]]},
        {"is": "fill", "at": [0.5, 0.5], "styles": "black"},
        {"is": "fill", "at": [0.5, 0.5], "styles": ["black"], "paint": {"extra": [["a"]]}},
    ],
)
def test_what_spells_no_element_is_none(value: Any) -> None:
    assert read_spelled(value) is None


NUMBERS = st.integers(-80, 80).map(lambda number: number / 16)
SLOTS = {Kind.CELL: 1, Kind.VERTEX: 1, Kind.EDGE: 2, Kind.CORNER: 4, Kind.SIDE: 4}
SITES = st.builds(
    lambda kind, row, col, slot: Site(kind, row, col, slot % SLOTS[kind]),
    st.sampled_from(Kind),
    st.integers(-2, 9),
    st.integers(-2, 9),
    st.integers(0, 3),
)
SPOTS = st.builds(Spot, SITES, NUMBERS, NUMBERS)
TEXTS = st.text(max_size=3)
PAINTS = st.builds(
    Paint,
    fill=st.none() | st.just("#abc"),
    width=st.none() | NUMBERS,
    extra=st.sampled_from([(), (("mask", "null"),)]),
)
ELEMENTS = st.one_of(
    st.builds(Symbol, SPOTS, TEXTS, TEXTS, st.lists(TEXTS, max_size=2).map(tuple), NUMBERS),
    st.builds(Label, SPOTS, TEXTS, st.sampled_from(Role), TEXTS, TEXTS, TEXTS, NUMBERS, PAINTS),
    st.builds(Stroke, SPOTS, SPOTS, st.sampled_from(StrokeLayer), TEXTS, PAINTS),
    st.builds(Path, st.lists(SPOTS, max_size=3).map(tuple), TEXTS, TEXTS, PAINTS),
    st.builds(
        Fill,
        SPOTS,
        st.lists(TEXTS, max_size=2).map(tuple),
        st.lists(st.none() | TEXTS, max_size=2).map(tuple),
        PAINTS,
    ),
    st.builds(
        Cage,
        st.lists(st.builds(cell, st.integers(0, 9), st.integers(0, 9)), max_size=3).map(tuple),
        TEXTS,
        TEXTS,
        PAINTS,
    ),
)


@settings(max_examples=100, deadline=None)
@given(ELEMENTS)
def test_reading_undoes_spelling(element: Element) -> None:
    assert read_spelled(spelled(element)) == element


def test_a_wedge_begins_where_penpa_has_it() -> None:
    first, _ = items(Fill(AT, ("red", "green")), "lines")
    assert first["d"].startswith("M32 32L44.44 0L64 0")


def test_taking_a_drawn_symbol_away_takes_all_its_lines_away() -> None:
    drawing = Drawing(*blank(1, 2), (Symbol(AT, "firefly", "", ("up",)),))
    document = decode(encode(from_drawing(drawing, None).value))
    fields: Any = content(from_drawing(replace(drawing, question=()), document).value)
    assert [line["role"] for line in fields["lines"]] == ["penpad-frame-thick"]
