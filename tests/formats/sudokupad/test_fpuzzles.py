import pytest

from converters.codec.js_json import dump
from converters.drawing import Cage, Element, Fill, Label, Meta, Paint, Path, Role, Symbol
from converters.formats.sudokupad.document import decode
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell
from tests.formats.sudokupad.samples import drawn, link, losses


def board(size: int = 4, **fields: object) -> str:
    grid = [[{} for _ in range(size)] for _ in range(size)]
    return dump({"size": size, "grid": grid, **fields})


def elements(**fields: object) -> tuple[Element, ...]:
    question = drawn(decode(board(**fields))).question
    return tuple(e for e in question if not (isinstance(e, Cage) and e.kind == "region"))


def test_given_and_entered_digits_are_told_apart() -> None:
    drawing = drawn(decode(link("f-puzzles")))
    assert Label(Spot(cell(0, 0)), "1") in drawing.question
    assert Label(Spot(cell(0, 2)), "3") in drawing.answer


def test_colours_marks_and_solution_are_read() -> None:
    drawing = drawn(decode(link("f-puzzles")))
    assert Fill(Spot(cell(0, 0)), ("custom",), ("#ffa0a0",)) in drawing.question
    assert Fill(Spot(cell(1, 1)), ("black", "custom"), (None, "#ff0000")) in drawing.question
    assert Label(Spot(cell(2, 0)), "12", Role.CORNER) in drawing.question
    assert Label(Spot(cell(3, 3)), "34", Role.CENTRE) in drawing.answer
    assert [label.text for label in drawing.key if isinstance(label, Label)] == list(
        "1234341221434321"
    )
    assert drawing.meta == Meta(
        title="Four",
        author="penpad",
        rules="Normal sudoku rules apply.",
        extra=(("antiknight", "true"),),
    )


def test_boxes_are_the_usual_ones_but_where_a_region_is_named() -> None:
    drawing = drawn(decode(link("f-puzzles")))
    regions = [e.cells for e in drawing.question if isinstance(e, Cage) and e.kind == "region"]
    assert [len(cells) for cells in regions] == [4, 3, 4, 4]
    assert cell(1, 3) not in regions[1]


@pytest.mark.parametrize(("size", "rows", "cols"), [(6, 2, 3), (8, 2, 4), (9, 3, 3), (7, 1, 7)])
def test_the_usual_boxes_are_as_square_as_can_be(size: int, rows: int, cols: int) -> None:
    first = drawn(decode(board(size))).question[0]
    assert isinstance(first, Cage)
    assert first.cells[0] == cell(0, 0)
    assert first.cells[-1] == cell(rows - 1, cols - 1)


def test_basic_elements_are_drawn() -> None:
    assert elements(killercage=[{"cells": ["R1C1", "R1C2"], "value": "5"}]) == (
        Cage((cell(0, 0), cell(0, 1)), label="5"),
    )
    assert elements(thermometer=[{"lines": [["R2C1", "R3C2"]]}]) == (
        Path((Spot(cell(1, 0)), Spot(cell(2, 1))), "thermo"),
    )
    (line,) = elements(line=[{"lines": [["R1C1", "R1C2"]], "outlineC": "#67F067", "width": 0.3}])
    assert line == Path(
        (Spot(cell(0, 0)), Spot(cell(0, 1))), "line", paint=Paint(stroke="#67f067", width=0.15)
    )


def test_an_arrow_has_a_bulb_in_it_and_a_long_bulb_stands_beside_it() -> None:
    (arrow,) = elements(arrow=[{"cells": ["R1C1"], "lines": [["R1C1", "R1C3"]]}])
    assert arrow == Path((Spot(cell(0, 0)), Spot(cell(0, 2))), "arrow")
    bulb, bare = elements(arrow=[{"cells": ["R1C1", "R1C2"], "lines": [["R1C2", "R3C2"]]}])
    assert isinstance(bulb, Symbol)
    assert (bulb.shape, bulb.width, bulb.height) == ("pill", 1.83, 0.83)
    assert isinstance(bare, Path)
    assert bare.paint == bulb.paint


def test_a_cosmetic_over_several_cells_stands_in_their_middle() -> None:
    item = {"cells": ["R1C1", "R2C2"], "baseC": "#FFFFFF", "width": 0.5, "height": 0.5}
    assert elements(rectangle=[item]) == (
        Symbol(
            Spot(Site(Kind.VERTEX, 0, 0)),
            "square",
            width=0.5,
            over=True,
            paint=Paint(fill="#ffffff"),
        ),
    )
    (words,) = elements(text=[{"cells": ["R1C1", "R1C2"], "value": "V", "size": 0.5}])
    assert words == Label(
        Spot(Site(Kind.EDGE, 0, 0, RIGHT)), "V", Role.TEXT, paint=Paint(size=0.25)
    )
    (outside,) = elements(text=[{"cells": ["R0C1", "R1C1"], "value": "3"}])
    assert isinstance(outside, Label)
    assert outside.at == Spot(Site(Kind.EDGE, -1, 0, BELOW))


def test_each_constraint_without_a_reader_is_a_loss_of_its_own() -> None:
    found = losses(decode(board(clock=[{"lines": [["R2C3"]]}, {"lines": []}], moon=True)))
    assert [(loss.path, loss.site) for loss in found] == [
        ("clock[0]", cell(1, 2)),
        ("clock[1]", None),
        ("moon", None),
    ]


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"killercage": [{"cells": ["R1C1", "x"]}]}, "killercage[0].cells[1]"),
        ({"circle": [{"cells": []}]}, "circle[0].cells"),
        ({"text": [{"value": "a", "cells": 3}]}, "text[0].cells"),
        ({"line": [7]}, "line[0]"),
        ({"solution": [1, 2]}, "solution"),
        ({"solution": {"a": 1}}, "solution"),
        ({"grid": [[{"value": [1]}]]}, "grid[0][0].value"),
        ({"grid": [[{"c": 99}]]}, "grid[0][0].c"),
        ({"grid": [[{"region": "a"}]]}, "grid[0][0].region"),
        ({"grid": [[{"givenPencilMarks": 3}]]}, "grid[0][0].givenPencilMarks"),
        ({"grid": [[{"odd": 3}]]}, "grid[0][0].odd"),
        ({"grid": [[{}] * 5]}, "grid[0][4]"),
    ],
)
def test_a_faulty_field_is_a_loss_with_its_key(fields: dict[str, object], path: str) -> None:
    assert [loss.path for loss in losses(decode(board(**fields)))] == [path]


def test_blanks_of_a_solution_may_hold_anything() -> None:
    drawing = drawn(decode(board(2, solution=[1, "", None, 12])))
    assert drawing.key == (
        Label(Spot(cell(0, 0)), "1"),
        Symbol(Spot(cell(0, 1)), "anything"),
        Symbol(Spot(cell(1, 0)), "anything"),
        Label(Spot(cell(1, 1)), "12"),
    )
