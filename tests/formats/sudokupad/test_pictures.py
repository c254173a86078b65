"""Pictures of a board that SudokuPad has saved."""

import pytest

from converters import LinkError
from converters.drawing import Fill, Label, Role, Stroke, StrokeLayer, Symbol
from converters.formats.sudokupad import PICTURE
from converters.registry import decode
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 132 132">'
GRID = (
    '<g id="cell-grids"><path class="cell-grid" d="M0 64 L128 64 M64 0 L64 128 M0 0 L128 128"/></g>'
)


def picture(body: str, grid: str = GRID) -> str:
    return f"{HEAD}<style>.cell-value {{ fill: #1d6ae5 }}</style>{grid}{body}</svg>"


def pen(code: str, outline: str) -> str:
    return f'<g id="cell-pen"><path class="cell-pen pen-{code} pencolor-0" d="{outline}"/></g>'


def test_digits_small_digits_and_colours_are_read() -> None:
    document = decode(
        picture(
            '<g id="cell-colors"><path class="cell-color color-3" d="M32.00 96.00 L32 64"/></g>'
            '<g id="cell-givens"><text class="cell-given" x="32" y="32">1</text></g>'
            '<g id="cell-pencilmarks"><text class="cell-pencilmark pm-0" x="74" y="10">2</text>'
            '<text class="cell-pencilmark pm-1" x="118" y="10">3</text></g>'
            '<g id="cell-candidates"><text class="cell-candidate" x="96" y="96">'
            '<tspan data-val="4">4</tspan><tspan data-val="5">5</tspan></text></g>'
            '<g id="cell-values"><text class="cell-value" x="32" y="96">7</text></g>'
        )
    )
    assert document.format is PICTURE
    drawing = document.drawing()
    assert len(drawing.board) == 4
    assert drawing.question == (Label(Spot(cell(0, 0)), "1"),)
    assert set(drawing.answer) == {
        Label(Spot(cell(1, 0)), "7"),
        Label(Spot(cell(0, 1)), "23", Role.CORNER),
        Label(Spot(cell(1, 1)), "45", Role.CENTRE),
        Fill(Spot(cell(1, 0)), ("black",), ("#242424",)),
    }
    assert [loss.path for loss in document.losses()] == ["svg"]
    assert document.summary().counts == {"givens": 1, "marks": 4}


@pytest.mark.parametrize(
    ("code", "outline", "mark"),
    [
        (
            "1",
            "M32 32 L96 32",
            Stroke(Spot(cell(0, 0)), Spot(cell(0, 1)), StrokeLayer.LINE),
        ),
        (
            "7",
            "M64 0 L64 64",
            Stroke(Spot(Site(Kind.VERTEX, -1, 0)), Spot(Site(Kind.VERTEX, 0, 0)), StrokeLayer.EDGE),
        ),
        (
            "3",
            "M64 32 m -8,-8 l16,16",
            Symbol(Spot(Site(Kind.EDGE, 0, 0, RIGHT)), "x-mark", "edge"),
        ),
        (
            "4",
            "M32 64 m -8,-8 l16,16",
            Symbol(Spot(Site(Kind.EDGE, 0, 0, BELOW)), "x-mark", "edge"),
        ),
        ("5", "M32 96 m -19,0", Symbol(Spot(cell(1, 0)), "ring", "black")),
    ],
)
def test_the_pen_is_read(code: str, outline: str, mark: object) -> None:
    assert decode(picture(pen(code, outline))).drawing().answer == (mark,)


def test_a_pen_mark_nobody_knows_is_a_loss() -> None:
    document = decode(picture(pen("t", "M32 32") + pen("1", "nowhere")))
    assert [loss.path for loss in document.losses()] == ["svg", "replay.pen"]


@pytest.mark.parametrize(
    "text",
    [
        picture("<g>"),
        picture("", grid='<g id="cell-grids"></g>'),
        picture("", grid='<g id="cell-grids"><path d="M0 0 L99999 99999"/></g>'),
        picture("<g/>" * 50_001),
        HEAD + '<g id="cell-grids">' + "<g>" * 1000,
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>' + picture("&a;"),
        picture("a" * 9_000_000),
    ],
)
def test_a_hostile_picture_is_refused(text: str) -> None:
    with pytest.raises(LinkError) as found:
        decode(text)
    assert found.value.where == "svg"
