from dataclasses import replace

import pytest

from converters.drawing import Canvas, Drawing, Meta
from converters.formats.penpa import FORMAT
from converters.formats.penpa.header import CANVAS_X, CENTER, SIZE
from converters.lattice import SquareLattice
from converters.site import Kind, Site, Spot, cell
from tests.formats.penpa.texts import again

BOARD = Drawing(SquareLattice(1, 2), frozenset((cell(0, 0), cell(0, 1))))
MIDDLE = Spot(Site(Kind.EDGE, 0, 0, 1), -0.5 / 50, -0.5 / 50)
WIDE = replace(BOARD, meta=Meta(canvas=Canvas(MIDDLE, 4, 3, 50)))


def canvas(drawing: Drawing) -> Canvas | None:
    document = again(FORMAT.from_drawing(drawing, None).value)
    return FORMAT.to_drawing(document).value.meta.canvas


def test_a_new_board_shows_half_a_cell_around_it() -> None:
    usual = canvas(BOARD)
    assert usual is not None
    assert (usual.width, usual.height, usual.pixels) == (3, 2, 38)
    assert usual.middle.site == MIDDLE.site


def test_a_larger_canvas_and_larger_cells_come_back() -> None:
    assert canvas(WIDE) == WIDE.meta.canvas
    assert FORMAT.from_drawing(WIDE, None).losses == ()


def test_a_canvas_alone_is_written_over_a_link() -> None:
    base = FORMAT.from_drawing(BOARD, None).value
    document = FORMAT.from_drawing(WIDE, base).value
    assert document.header().field(CANVAS_X) == "200"


def test_a_canvas_about_a_place_beyond_the_board_is_named_as_lost() -> None:
    far = replace(BOARD, meta=Meta(canvas=Canvas(Spot(cell(40, 40)), 4, 3)))
    assert [loss.path for loss in FORMAT.from_drawing(far, None).losses] == ["meta.canvas"]


@pytest.mark.parametrize(("place", "text"), [(SIZE, "x"), (CANVAS_X, "0"), (CENTER, "99999")])
def test_a_canvas_that_makes_no_sense_is_none(place: int, text: str) -> None:
    document = FORMAT.from_drawing(BOARD, None).value
    odd = document.with_line(0, document.header().with_field(place, text).text())
    assert FORMAT.to_drawing(odd).value.meta.canvas is None


def test_cells_are_12_to_90_pixels_wide_as_in_the_editor() -> None:
    document = FORMAT.from_drawing(BOARD, None).value
    large = document.with_line(0, document.header().with_field(SIZE, "500").text())
    shown = FORMAT.to_drawing(large).value.meta.canvas
    assert shown is not None
    assert shown.pixels == 90
