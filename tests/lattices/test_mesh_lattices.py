"""Tilings, cubes and Penrose boards: what can be counted by eye."""

from collections import Counter
from math import cos, dist, radians, sqrt

import pytest

from converters.lattice import Lattice
from converters.lattices.iso import IsoLattice
from converters.lattices.penrose import PenroseLattice
from converters.lattices.tilings import TilingLattice
from converters.site import Kind, Site


def shapes(lattice: Lattice) -> Counter[int]:
    """Count the cells by their number of edges."""
    return Counter(len(lattice.around(cell, Kind.EDGE)) for cell in lattice.sites(Kind.CELL))


def labels(lattice: Lattice, name: str, kind: Kind) -> list[str]:
    places = {lattice.label(site): site for site in lattice.sites(Kind.CELL)}
    return [lattice.label(site) for site in lattice.around(places[name], kind)]


@pytest.mark.parametrize(
    ("name", "edges"),
    [
        ("truncated_square", {8: 12, 4: 12}),
        ("snub_square", {4: 12, 3: 24}),
        ("rhombitrihexagonal", {6: 6, 4: 18, 3: 12}),
    ],
)
def test_each_block_brings_its_polygons(name: str, edges: dict[int, int]) -> None:
    assert shapes(TilingLattice(name, 3, 2)) == edges


@pytest.mark.parametrize(
    ("name", "edges"),
    [("tetrakis_square", 3), ("cairo_pentagonal", 5), ("deltoidal_trihexagonal", 4)],
)
def test_a_dual_tiling_has_cells_of_one_shape(name: str, edges: int) -> None:
    assert set(shapes(TilingLattice(name, 3, 3))) == {edges}


def test_the_first_octagon_touches_the_square_to_its_right() -> None:
    board = TilingLattice("truncated_square", 2, 1)
    assert [board.label(cell) for cell in board.sites(Kind.CELL)][:4] == ["c1", "c2", "c3", "c4"]
    assert "c2" in labels(board, "c1", Kind.CELL)
    assert labels(board, "c1", Kind.EDGE) == [f"c1|{number}" for number in range(1, 9)]


def test_an_edge_belongs_to_the_first_cell_it_touches() -> None:
    cube = IsoLattice(1)
    assert labels(cube, "c1", Kind.EDGE) == ["c1|1", "c1|2", "c1|3", "c1|4"]
    assert labels(cube, "c2", Kind.EDGE) == ["c1|3", "c2|2", "c2|3", "c2|4"]


def test_the_three_sides_of_a_cube_meet_in_one_corner() -> None:
    cube = IsoLattice(1)
    corners = [set(labels(cube, name, Kind.VERTEX)) for name in ("c1", "c2", "c3")]
    assert len(set.intersection(*corners)) == 1
    assert len(cube.sites(Kind.VERTEX)) == 7
    assert len(cube.sites(Kind.EDGE)) == 9


def test_the_cells_of_a_cube_are_its_top_left_and_right_side_in_turn() -> None:
    cube = IsoLattice(1)
    top, left, right = (cube.xy(cell) for cell in cube.sites(Kind.CELL))
    assert top == pytest.approx((sqrt(3) / 2, 0.5))
    assert left[0] < top[0] < right[0]
    assert left[1] == pytest.approx(right[1])


def test_triangles_have_the_middles_of_their_slanted_edges_as_well() -> None:
    board = TilingLattice("tetrakis_square", 2, 2)
    middles = board.sites(Kind.SIDE)
    assert {board.label(middle)[-1] for middle in middles} == {"m"}
    for middle in middles:
        (edge,) = board.around(middle, Kind.EDGE)
        ends = [board.xy(end) for end in board.around(edge, Kind.VERTEX)]
        halfway = tuple(sum(values) / 2 for values in zip(*ends, strict=True))
        assert board.xy(middle) == pytest.approx(halfway)


def test_penrose_rhombi_have_sides_of_one_and_two_shapes() -> None:
    board = PenroseLattice(4, 5)
    areas = Counter(round(area(board, cell), 6) for cell in board.sites(Kind.CELL))
    assert set(areas) == {round(cos(radians(18)), 6), round(cos(radians(54)), 6)}


def test_there_are_about_golden_ratio_times_as_many_thick_rhombi_as_thin_ones() -> None:
    board = PenroseLattice(20, 5, 0, 0.3)
    areas = Counter(round(area(board, cell), 6) for cell in board.sites(Kind.CELL))
    thin, thick = (areas[shape] for shape in sorted(areas))
    assert thick / thin == pytest.approx((1 + sqrt(5)) / 2, abs=0.02)


def test_with_equal_offsets_five_rhombi_form_a_star_in_the_middle() -> None:
    board = PenroseLattice(3, 5, 0, 0.5)
    middle = Site(Kind.VERTEX, 0, 0, 2)
    x, y = board.xy(middle)
    assert board.label(middle) == "c1+3"
    assert x == pytest.approx(max(board.xy(site)[0] for site in board.sites(Kind.VERTEX)) / 2)
    star = board.around(middle, Kind.CELL)
    assert len(star) == 5
    assert len({round(dist((x, y), board.xy(cell)), 6) for cell in star}) == 1


def test_cells_around_the_board_follow_those_in_play() -> None:
    board = TilingLattice("snub_square", 1, 1)
    neighbours = {
        board.label(other)
        for cell in board.sites(Kind.CELL)
        for other in board.around(cell, Kind.CELL)
    }
    assert {"c1", "c6"} <= neighbours
    assert max(int(name[1:]) for name in neighbours) > 6


def area(board: Lattice, cell: Site) -> float:
    """Give a cell's area by the shoelace formula."""
    corners = [board.xy(vertex) for vertex in board.around(cell, Kind.VERTEX)]
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairs)) / 2
