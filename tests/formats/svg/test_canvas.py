from dataclasses import replace

from converters.drawing import Canvas, Label, Meta, Path, Role, Stroke, StrokeLayer, Symbol
from converters.formats.svg.document import encode
from converters.formats.svg.draw import from_drawing
from converters.formats.svg.png import png_bytes
from converters.lattices.iso import IsoLattice
from converters.shapes.pen import units
from converters.site import Kind, Site, Spot
from tests.formats.svg.scenes import at, board
from tests.formats.svg.test_png import size

MIDDLE = Spot(Site(Kind.EDGE, 0, 0, 1))
"""The middle of a board of one row and two columns."""


def shown(canvas: Canvas, *elements: Label | Symbol | Stroke | Path) -> str:
    return encode(from_drawing(board(1, 2, elements, meta=Meta(canvas=canvas))).value)


def test_a_canvas_is_shown_as_large_as_it_is() -> None:
    assert 'viewBox="-64 -64 256 192"' in shown(Canvas(MIDDLE, 4, 3))


def test_without_one_the_picture_is_as_large_as_its_content() -> None:
    near = encode(from_drawing(board(1, 2)).value)
    assert 'viewBox="-9.6 -9.6 147.2 83.2"' in near


def test_a_violation_beyond_the_canvas_is_shown_all_the_same() -> None:
    mark = Symbol(at(0, 5), "violation")
    drawing = board(1, 2, marks=(mark,), meta=Meta(canvas=Canvas(MIDDLE, 4, 3)))
    view = from_drawing(drawing).value.view
    assert float(view[0]) + float(view[2]) > 5.5 * 64


def test_a_canvas_that_makes_no_sense_is_passed_over() -> None:
    for odd in (Canvas(MIDDLE, 0, 3), Canvas(MIDDLE, float("nan"), 3), Canvas(MIDDLE, 4, 3, 0)):
        assert 'viewBox="-9.6 -9.6 147.2 83.2"' in shown(odd)
    nowhere = Canvas(Spot(Site(Kind.EDGE, 0, 0, 7)), 4, 3)
    assert 'viewBox="-9.6' in shown(nowhere)


def test_the_png_has_two_and_a_half_pixels_for_one_of_the_editor() -> None:
    assert size(png_bytes(shown(Canvas(MIDDLE, 4, 3, 38)))) == (380, 285)
    assert size(png_bytes(shown(Canvas(MIDDLE, 79 / 38, 75 / 38, 38)))) == (197, 187)


def test_lines_are_pixels_wide_however_large_the_cells_are() -> None:
    line = Stroke(at(0, 0), at(0, 1), StrokeLayer.LINE, "solid")
    assert 'stroke-width="5.05"' in shown(Canvas(MIDDLE, 4, 3, 38), line)
    assert 'stroke-width="3.2"' in shown(Canvas(MIDDLE, 4, 3, 60), line)


def test_a_wide_text_is_squeezed_and_keeps_its_height() -> None:
    svg = shown(Canvas(MIDDLE, 4, 3), Label(at(0, 0), "12345"))
    assert 'font-size="44.8"' in svg
    assert 'textLength="51.2" lengthAdjust="spacingAndGlyphs"' in svg


def test_a_text_of_small_letters_stands_a_little_higher() -> None:
    low, high = (Label(at(0, 0), text, Role.VALUE) for text in ("8", "g"))
    plain = encode(from_drawing(board(1, 1, (low,))).value)
    letters = encode(from_drawing(board(1, 1, (high,))).value)
    assert 'y="48.38"' in plain
    assert 'y="44.54"' in letters


def test_a_thermometer_stops_short_of_another_it_ends_on() -> None:
    long = Path((at(0, 0), at(0, 1), at(0, 2)), "thermo-bare")
    short = Path((at(1, 1), at(0, 1)), "thermo-bare")
    svg = encode(from_drawing(board(2, 3, (long, short))).value)
    assert "M96 96L96 60.16" in svg


def test_a_line_between_two_faces_of_a_cube_bends_at_their_edge() -> None:
    lattice = IsoLattice(2)
    one = lattice.sites(Kind.CELL)[0]
    edge = lattice.around(one, Kind.EDGE)[0]
    other = next(cell for cell in lattice.around(edge, Kind.CELL) if cell != one)
    line = Stroke(Spot(one), Spot(other), StrokeLayer.LINE, "solid")
    drawing = replace(board(1, 1), lattice=lattice, board=frozenset((one, other)), question=(line,))
    x, y = lattice.xy(edge)
    assert f"L{units(x)} {units(y)}L" in encode(from_drawing(drawing).value)
