"""Links for the editor that Penpa+ came from."""

import zlib
from base64 import b64decode
from dataclasses import replace

import pytest

from converters.drawing import Drawing, Fill, Label, Meta, Stroke, StrokeLayer
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import VERSION
from converters.formats.penpa.older import OLDER_HOST, for_older_editor
from converters.loss import LossKind
from converters.site import Spot, parse
from tests.formats.penpa.boards import board as other_board
from tests.formats.penpa.texts import again, at, board


def written(drawing: Drawing):
    return for_older_editor(FORMAT.from_drawing(drawing, None).value)


def inflated(link: str) -> list[str]:
    payload = link.partition("p=")[2]
    packed = b64decode(payload + "=" * (-len(payload) % 4))
    return zlib.decompress(packed, -zlib.MAX_WBITS).decode().split("\n")


def test_a_drawing_that_it_can_show_comes_through_whole() -> None:
    drawing = replace(
        board(),
        question=(Fill(at(0, 0), ("green",)), Label(at(0, 1), "zigzag")),
        meta=Meta(title="Puzzle", tags=("puzzlehunt",)),
    )
    document, losses = written(drawing)
    assert losses == ()
    read = FORMAT.to_drawing(again(document)).value
    assert (read.question, read.meta.title) == (drawing.question, "Puzzle")
    assert read.meta.tags == ("puzzlehunt",)
    assert document.json(VERSION) == [2, 26, 21]


def test_there_is_no_escape_for_z_in_its_text_and_the_host_is_its_own() -> None:
    drawing = replace(board(), question=(Label(at(0, 1), "zZ"),), meta=Meta(title="jazz"))
    link = FORMAT.encode(written(drawing).value)
    text = inflated(link)
    assert link.startswith(f"{OLDER_HOST}#m=edit&p=")
    assert "zZ" not in "\n".join(text)
    assert "Title: jazz," in text[0]
    assert r"\u007aZ" in text[3]


@pytest.mark.parametrize(
    ("mark", "kind", "kept"),
    [
        (Fill(at(0, 0), ("green", "red")), LossKind.APPROXIMATED, Fill(at(0, 0), ("green",))),
        (Label(at(0, 0), "1", baseline="up"), LossKind.APPROXIMATED, Label(at(0, 0), "1")),
        (
            Stroke(Spot(parse("R0C0+")), Spot(parse("R0C1_")), StrokeLayer.EDGE),
            LossKind.NOT_EXPRESSIBLE,
            None,
        ),
    ],
)
def test_what_it_cannot_show_is_named(mark, kind: LossKind, kept) -> None:
    document, (loss,) = written(replace(board(), question=(mark,)))
    assert loss.kind is kind
    assert loss.site is not None
    assert FORMAT.to_drawing(again(document)).value.question == ((kept,) if kept else ())


def test_a_title_that_would_be_taken_for_a_code_is_named() -> None:
    _, (loss,) = written(replace(board(), meta=Meta(title="zN")))
    assert (loss.kind, loss.path) == (LossKind.APPROXIMATED, "header")


def test_other_boards_come_through_as_well() -> None:
    document = other_board("hex")
    made, losses = for_older_editor(document)
    assert losses == ()
    assert FORMAT.to_drawing(again(made)).value == FORMAT.to_drawing(document).value
