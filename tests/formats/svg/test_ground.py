from converters.drawing import Cage, Drawing
from converters.formats.svg.cages import inset, loops
from converters.formats.svg.draw import from_drawing
from converters.formats.svg.fills import wedge
from converters.formats.svg.ground import ground
from converters.lattice import SquareLattice
from converters.shapes.runs import runs
from converters.site import Kind, cell
from tests.formats.svg.scenes import board


def test_the_grid_is_a_few_long_lines() -> None:
    inner, outer = ground(board(3, 3)).sides()
    assert len(list(runs(inner))) == 4
    assert sorted(runs(outer)) == [
        ((0, 0), (0, 3)),
        ((0, 0), (3, 0)),
        ((0, 3), (3, 3)),
        ((3, 0), (3, 3)),
    ]


def test_the_frame_goes_around_a_hole() -> None:
    _, outer = ground(board(3, 3, holes=[cell(1, 1)])).sides()
    assert len(outer) == 12 + 4


def test_the_frame_goes_around_a_missing_corner() -> None:
    _, outer = ground(board(2, 2, holes=[cell(0, 0)])).sides()
    assert {((1, 0), (1, 1)), ((0, 1), (1, 1))} <= set(outer)


def test_a_cage_is_inside_its_cells() -> None:
    (loop,) = loops(ground(board(2, 2)), [cell(0, 0), cell(0, 1)])
    assert inset(loop, 0.1) == [(0.1, 0.1), (1.9, 0.1), (1.9, 0.9), (0.1, 0.9)]


def test_cells_that_touch_in_a_corner_have_an_outline_each() -> None:
    found = list(loops(ground(board(2, 2)), [cell(0, 0), cell(1, 1)]))
    assert [len(loop) for loop in found] == [4, 4]


def test_a_cage_around_a_hole_has_two_outlines() -> None:
    ring = [cell(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)]
    found = list(loops(ground(board(3, 3)), ring))
    assert [len(loop) for loop in found] == [12, 4]
    assert min(inset(found[1], 0.1)) == (0.9, 0.9)


def test_the_wedges_of_a_cell_cover_it() -> None:
    corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    for count in (2, 3, 4, 7):
        parts = [wedge(corners, (0.5, 0.5), i, count) for i in range(count)]
        assert abs(sum(map(area, parts)) - 1) < 1e-9


def area(points: list[tuple[float, float]]) -> float:
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def test_a_cage_without_cells_on_the_board_is_listed() -> None:
    lattice = SquareLattice(1, 1)
    drawing = Drawing(lattice, frozenset(lattice.sites(Kind.CELL)), (Cage(()),))
    assert [loss.path for loss in from_drawing(drawing).losses] == ["question.0"]
