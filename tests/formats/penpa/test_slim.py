"""Links without history: shorter, and the same to look at."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.codec.deflate import deflate
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import ANSWER, HEADER, QUESTION, decode
from converters.formats.penpa.header import IMAGE
from converters.formats.penpa.sessions import as_solving
from converters.formats.penpa.slim import slim
from tests.formats.penpa.texts import empty, lines_of, packed, with_layers

HISTORY = {"__a": [["surface", 16, None, "pu_q"]] * 30}


def test_history_goes_and_marks_stay() -> None:
    marks = {"surface": {"16": 1}}
    document = with_layers(
        {**marks, "command_undo": HISTORY}, {**marks, "command_redo": HISTORY, "odd": {"a": 1}}
    )
    thin = slim(document)
    assert thin.json(QUESTION) == {**marks, "command_undo": {"__a": []}}
    assert thin.json(ANSWER) == {**marks, "command_redo": {"__a": []}, "odd": {"a": 1}}
    assert len(FORMAT.encode(thin)) < len(FORMAT.encode(document))


def test_a_replay_goes() -> None:
    document = as_solving(empty()).with_parameter("r", deflate("[]")).with_parameter("q", "x")
    assert FORMAT.encode(slim(document)).partition("&p=")[2].count("&") == 0


def test_the_settings_of_no_picture_go() -> None:
    assert len(slim(empty()).header().fields) == IMAGE


@pytest.mark.parametrize("image", [deflate('{"url":"x.png"}'), "damaged!", deflate("7")])
def test_a_picture_stays(image: str) -> None:
    header = empty().header().with_field(IMAGE, image)
    document = empty().with_line(HEADER, header.text())
    assert slim(document).header() == header


def test_a_slim_link_stays_as_it_is() -> None:
    thin = slim(with_layers({"surface": {"16": 1}}))
    assert slim(thin) == thin


def test_lines_that_make_no_sense_are_left_alone() -> None:
    document = empty().with_line(ANSWER, "{broken").with_line(QUESTION, "7")
    thin = slim(document)
    assert lines_of(thin)[1:] == lines_of(document)[1:]


def test_texts_of_the_first_version_are_left_alone() -> None:
    legacy = decode(packed("10,10,30", "[]", "[]"))
    assert slim(legacy) is legacy


@given(
    st.dictionaries(
        st.integers(16, 32).map(str), st.sampled_from([1, 2, 3, 4, [1, 2]]), max_size=9
    ),
    st.lists(st.sampled_from(HISTORY["__a"]), max_size=5),
)
@settings(max_examples=25)
def test_the_drawing_stays_the_same(shades: dict, steps: list) -> None:
    layers = {"surface": shades, "command_replay": {"__a": steps}}
    document = with_layers(layers, layers)
    assert FORMAT.to_drawing(slim(document)) == FORMAT.to_drawing(document)
