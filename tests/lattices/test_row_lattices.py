"""Hex, tri and pyramid boards, small enough to draw on a napkin."""

import pytest

from converters.lattice import Lattice
from converters.lattices.hex import HexLattice
from converters.lattices.pyramid import PyramidLattice
from converters.lattices.tri import TriLattice
from converters.site import Kind, Site


def names(lattice: Lattice, kind: Kind) -> str:
    return " ".join(lattice.label(site) for site in lattice.sites(kind))


def around(lattice: Lattice, name: str, kind: Kind) -> str:
    places = {lattice.label(site): site for of in Kind for site in lattice.sites(of)}
    return " ".join(lattice.label(site) for site in lattice.around(places[name], kind))


def test_a_hexagon_of_side_two_has_rows_of_two_three_and_two() -> None:
    assert names(HexLattice(2), Kind.CELL) == "R1C1 R1C2 R2C1 R2C2 R2C3 R3C1 R3C2"


def test_the_middle_of_a_hexagon_touches_all_others() -> None:
    assert around(HexLattice(2), "R2C2", Kind.CELL) == "R1C2 R2C3 R3C2 R3C1 R2C1 R1C1"


def test_in_the_lower_half_of_a_hexagon_rows_shift_the_other_way() -> None:
    assert around(HexLattice(2), "R3C1", Kind.CELL) == "R2C2 R3C2 R4C1 R4C0 R3C0 R2C1"


def test_a_hexagon_has_six_vertices_and_edges() -> None:
    one = HexLattice(1)
    assert around(one, "R1C1", Kind.VERTEX) == "R0C0+ R0C1+2 R1C1+ R1C1+2 R1C0+ R0C0+2"
    assert around(one, "R1C1", Kind.EDGE) == "R0C1_ R1C1| R1C1_2 R1C1_ R1C0| R0C0_2"


def test_small_numbers_in_a_hexagon_stand_near_its_edges_and_cages_near_its_vertices() -> None:
    one = HexLattice(1)
    assert around(one, "R1C1", Kind.CORNER) == ("R1C1.tr R1C1.r R1C1.br R1C1.bl R1C1.l R1C1.tl")
    assert around(one, "R1C1", Kind.SIDE) == ("R1C1.t R1C1.tr2 R1C1.br2 R1C1.b R1C1.bl2 R1C1.tl2")


@pytest.mark.parametrize("side", [1, 2, 3, 7])
def test_a_hexagon_has_as_many_cells_as_the_centred_hexagonal_number(side: int) -> None:
    assert len(HexLattice(side).sites(Kind.CELL)) == 3 * side * (side - 1) + 1


def test_a_triangle_of_side_two_has_three_cells_on_a_side_and_one_on_a_point() -> None:
    assert names(TriLattice(2), Kind.CELL) == "R1C1a R2C1a R2C1b R2C2a"


def test_the_triangle_on_a_point_touches_all_others() -> None:
    assert around(TriLattice(2), "R2C1b", Kind.CELL) == "R1C1a R2C2a R2C1a"


def test_a_triangle_is_named_after_its_place_in_the_row_above_its_lower_right_vertex() -> None:
    assert names(TriLattice(1), Kind.VERTEX) == "R0C0+ R1C0+ R1C1+"
    assert around(TriLattice(1), "R1C1a", Kind.EDGE) == "R1C1| R1C1_ R1C1|2"


def test_small_numbers_stand_in_the_corners_of_a_triangle() -> None:
    board = TriLattice(2)
    assert around(board, "R2C1a", Kind.CORNER) == "R2C1a.t R2C1a.br R2C1a.bl"
    assert around(board, "R2C1b", Kind.CORNER) == "R2C1b.tr R2C1b.b R2C1b.tl"


def test_six_triangles_meet_in_an_inner_vertex() -> None:
    board = TriLattice(3)
    assert around(board, "R2C1+", Kind.CELL) == "R2C1b R2C2a R3C2b R3C2a R3C1b R2C1a"


def test_a_pyramid_of_three_rows_has_six_cells() -> None:
    assert names(PyramidLattice(3), Kind.CELL) == "R1C1 R2C1 R2C2 R3C1 R3C2 R3C3"


def test_a_brick_in_the_middle_of_a_row_touches_six() -> None:
    assert around(PyramidLattice(4), "R3C2", Kind.CELL) == ("R2C2 R3C3 R4C3 R4C2 R3C1 R2C1")


def test_where_two_bricks_lie_on_one_its_side_has_two_halves() -> None:
    top = PyramidLattice(2)
    assert around(top, "R1C1", Kind.EDGE) == "R0C1_ R1C1| R1C1_2 R1C1_ R1C0| R0C0_2"
    assert top.xy(Site(Kind.EDGE, 0, 0, 0)) == (0.75, 1.0)
    assert top.xy(Site(Kind.EDGE, 0, 0, 2)) == (1.25, 1.0)


def test_places_outside_have_names_and_neighbours_too() -> None:
    above = Site(Kind.CELL, -1, 0)
    lattice = HexLattice(2)
    assert lattice.label(above) == "R0C1"
    below = [lattice.label(site) for site in lattice.around(above, Kind.CELL)][2:4]
    assert below == ["R1C2", "R1C1"]
