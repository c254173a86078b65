"""Texts in which an editor has cut an emoji in half."""

import pytest

from converters.codec.js_json import JsonValue, dump
from converters.drawing import Cage, Drawing, Label, Meta
from converters.halves import mended
from converters.lattice import SquareLattice
from converters.loss import LossKind
from converters.registry import convert, decode
from converters.site import Spot, cell

HALF = "\ud83d"
CELLS: JsonValue = [[{}, {}], [{}, {}]]


def torn(text: str) -> Drawing:
    """Give a drawing with a text in a cell, in a cage and in the title."""
    words = (Label(Spot(cell(0, 1)), text), Cage((cell(0, 0),), "killer", text))
    return Drawing(SquareLattice(1, 2), frozenset(), question=words, meta=Meta(title=text))


def test_whole_characters_are_left_alone() -> None:
    whole = torn("a 💡")
    drawing, losses = mended(whole)
    assert drawing is whole
    assert losses == ()


def test_half_a_character_becomes_a_replacement_and_is_named() -> None:
    drawing, losses = mended(torn(f"a {HALF}b"))
    assert drawing == torn("a \ufffdb")
    assert [(loss.path, loss.site) for loss in losses] == [
        ("meta.title", None),
        ("question.0", cell(0, 1)),
        ("question.1", cell(0, 0)),
    ]
    assert losses[0].what == "half a character in the title, now \ufffd"


@pytest.mark.parametrize("field", ["title", "author", "rules"])
def test_half_a_character_beside_the_board_stops_no_conversion(field: str) -> None:
    link = dump({"cells": CELLS, "metadata": {field: f"x{HALF}y"}})
    made = convert(link, to="penpa")
    assert getattr(decode(made.value).drawing().meta, field) == "x\ufffdy"
    (loss,) = (loss for loss in made.losses if loss.path == f"meta.{field}")
    assert loss.kind is LossKind.APPROXIMATED


@pytest.mark.parametrize("to", ["penpa", "svg"])
def test_half_a_character_on_the_board_is_told_with_its_cell(to: str) -> None:
    text: JsonValue = {"center": [0.5, 1.5], "width": 0.5, "height": 0.5, "text": f"q{HALF}"}
    made = convert(dump({"cells": CELLS, "overlays": [text]}), to=to)
    told = [loss.site for loss in made.losses if "half a character" in loss.what]
    assert told == [cell(0, 1)]
    made.value.encode()


def test_sudokupad_keeps_half_a_character() -> None:
    link = dump({"cells": CELLS, "metadata": {"title": HALF}})
    made = convert(convert(link, to="fpuzzles").value, to="sudokupad")
    assert decode(made.value).drawing().meta.title == HALF
