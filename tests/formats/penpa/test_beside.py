"""White lines around a board, which only make SudokuPad's picture larger."""

from converters.codec.js_json import JsonValue, dump
from converters.drawing import Stroke
from converters.loss import Loss
from converters.registry import convert, decode

FRAME: JsonValue = [[-0.25, -0.25], [-0.25, 3.25], [3.25, 3.25], [3.25, -0.25], [-0.25, -0.25]]


def drawn(*lines: tuple[str, JsonValue]) -> tuple[list[str | None], list[Loss]]:
    """Give the colours of the lines in Penpa+, and what is said of white lines."""
    items: list[JsonValue] = [
        {"color": color, "thickness": 10, "wayPoints": points} for color, points in lines
    ]
    row: JsonValue = [{}, {}, {}]
    made = convert(dump({"cells": [row, row, row], "lines": items}), to="penpa")
    strokes = decode(made.value).drawing().question
    told = [loss for loss in made.losses if "white line" in loss.what]
    return [each.paint.stroke for each in strokes if isinstance(each, Stroke)], told


def test_a_white_line_beside_a_frame_does_not_erase_it() -> None:
    frame, none = drawn(("#43c653", FRAME))
    both, told = drawn(("#43c653", FRAME), ("#ffffff", [[0.5, -0.5], [2.5, -0.5]]))
    assert both == frame
    assert not none
    assert [loss.what for loss in told] == [
        "a white line on the paper beside the board, which nobody sees"
    ]


def test_a_white_line_that_covers_something_beside_the_board_is_seen() -> None:
    across: JsonValue = [[0.5, -0.75], [0.5, -0.25], [2.5, -0.25]]
    colours, told = drawn(("#43c653", across), ("#ffffff", [[0.5, -0.5], [0.5, -0.25]]))
    assert "#43c653" in colours
    assert not told


def test_a_white_line_on_the_board_stays() -> None:
    colours, told = drawn(("#ffffff", [[0.5, 0.5], [2.5, 0.5]]))
    assert set(colours) == {"#ffffff"}
    assert not told
