"""Boards that are not of squares, as pictures on SudokuPad's squares."""

from collections.abc import Iterable

from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Meta,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.formats.sudokupad import FORMAT
from converters.formats.sudokupad.document import content
from converters.lattices.hex import HexLattice
from converters.lattices.tri import TriLattice
from converters.loss import Loss, LossKind
from converters.registry import decode, write
from converters.site import Kind, Site, Spot, cell

HEX = HexLattice(2)
BOARD = frozenset(HEX.sites(Kind.CELL))
SIDES = 30
"""A hexagon of seven hexagons has 30 sides, 18 of them around it."""
A, B = sorted(BOARD)[:2]


def written(*question: Element, meta: Meta | None = None) -> Drawing:
    assert FORMAT.to_drawing is not None
    drawing = Drawing(HEX, BOARD, question, meta=meta or Meta())
    return decode(write(drawing, to="sudokupad").value).drawing()


def losses(question: Iterable[Element] = (), key: Iterable[Element] = ()) -> tuple[Loss, ...]:
    drawing = Drawing(HEX, BOARD, tuple(question), key=tuple(key))
    return write(drawing, to="sudokupad").losses


def outlines(drawing: Drawing) -> list[int]:
    """Give how many segments each outline has."""
    paths = [e for e in drawing.question if isinstance(e, Path) and e.shape == "svg"]
    return [dict(path.paint.extra)["d"].count("M") for path in paths]


def test_a_hexagonal_board_is_drawn_side_by_side() -> None:
    drawing = written()
    assert outlines(drawing) == [SIDES, 18]
    assert drawing.meta.grid == "none"
    assert [(loss.path, loss.kind) for loss in losses()] == [("lattice", LossKind.APPROXIMATED)]


def test_a_grid_that_is_not_drawn_stays_so() -> None:
    assert outlines(written(meta=Meta(grid="none"))) == [18]
    assert outlines(written(meta=Meta(grid="dotted", frame="none"))) == [SIDES]
    assert outlines(written(meta=Meta(grid="none", frame="none"))) == []


def test_marks_stand_where_they_stood() -> None:
    label, bulb = Label(Spot(A), "7"), Symbol(Spot(B), "bulb")
    found = [e for e in written(label, bulb).question if isinstance(e, Label | Symbol)]
    places = {each.shape if isinstance(each, Symbol) else each.text: each.at for each in found}
    first, second = places["7"], places["bulb"]
    assert first.site.row == second.site.row
    assert second.dx == first.dx
    assert second.site.col - first.site.col == 1


def test_a_shaded_cell_is_an_outline_of_its_own() -> None:
    (fill,) = [e for e in written(Fill(Spot(A), ("black",))).question if _is_line(e)]
    assert isinstance(fill, Path)
    assert (len(fill.points), fill.paint.fill, fill.paint.layer) == (7, "#000000", "underlay")
    parts = [e for e in written(Fill(Spot(A), ("black", "red"))).question if _is_line(e)]
    assert len(parts) == 2
    side = next(iter(HEX.around(A, Kind.EDGE)))
    assert not [e for e in written(Fill(Spot(side), ("black",))).question if _is_line(e)]


def _is_line(element: Element) -> bool:
    return isinstance(element, Path) and element.shape == "line"


def test_lines_cages_and_erased_sides() -> None:
    start, end = HEX.around(A, Kind.VERTEX)[:2]
    line = Stroke(Spot(A), Spot(B), StrokeLayer.LINE)
    gone = Stroke(Spot(start), Spot(end), StrokeLayer.ERASED)
    drawing = written(line, gone, Path((Spot(A), Spot(B)), "thermo"))
    assert outlines(drawing)[0] == SIDES - 1
    assert sum(isinstance(e, Stroke) for e in drawing.question) == 1
    assert any(isinstance(e, Path) and e.shape == "thermo" for e in drawing.question)
    caged = written(Cage((A, B), "killer", "9"), Cage((A,), "region")).question
    assert sum(isinstance(e, Stroke) for e in caged) == 10 + 6
    assert [e.text for e in caged if isinstance(e, Label) and e.role is Role.SUM] == ["9"]


def test_what_a_picture_cannot_say_is_named() -> None:
    off = Label(Spot(Site(Kind.VERTEX, 0, 0, 9)), "x")
    kinds = {loss.path: loss.what for loss in losses([off], [Label(Spot(A), "1")])}
    assert kinds["question"] == "a mark beside the board"
    assert "expected" in kinds["key"]


def test_an_empty_board_of_triangles_is_still_a_link() -> None:
    link = write(Drawing(TriLattice(1), frozenset()), to="sudokupad").value
    rows = content(decode(link).native)["cells"]
    assert rows == [[{}]]
    assert decode(link).drawing().board == {cell(0, 0)}
