"""Ids of boards that are not square; each number here can be counted on a slot grid by hand."""

import pytest

from converters.errors import LinkError
from converters.formats.penpa.numbering import BoardNumbering, Size, new_numbering, with_cells
from converters.site import Kind, Site

SIZES = {
    "hex": Size(3, 3),
    "tri": Size(4, 4),
    "pyramid": Size(4, 4),
    "iso": Size(2, 2),
    "truncated_square": Size(2, 2),
    "tetrakis_square": Size(2, 2),
    "snub_square": Size(2, 2),
    "cairo_pentagonal": Size(2, 2),
    "rhombitrihexagonal": Size(2, 2),
    "deltoidal_trihexagonal": Size(2, 2),
    "penrose_P3": Size(3, 5, rotational=1, variation=0.25),
}
every_grid = pytest.mark.parametrize("grid", SIZES)


def names(numbering: BoardNumbering) -> str:
    """Give the names of the cells in play in the order of the link."""
    sites = [numbering.site(cell) for cell in numbering.cells]
    return " ".join(numbering.lattice.label(site) for site in sites if site)


@every_grid
def test_every_id_is_a_place_and_every_place_has_that_id(grid: str) -> None:
    numbering = new_numbering(grid, SIZES[grid])
    for point in numbering.ids():
        site = numbering.site(point)
        assert site is not None
        assert numbering.point(site) == point
        assert numbering.type_of(point) in range(7)


@every_grid
def test_all_places_of_the_board_have_ids(grid: str) -> None:
    numbering = new_numbering(grid, SIZES[grid])
    sites = [site for kind in Kind for site in numbering.lattice.sites(kind)]
    points = {numbering.point(site) for site in sites}
    assert None not in points
    assert len(points) == len(sites)


@every_grid
def test_only_cells_have_type_zero_and_only_vertices_type_one(grid: str) -> None:
    numbering = new_numbering(grid, SIZES[grid])
    types = {Kind.CELL: 0, Kind.VERTEX: 1}
    for point in numbering.ids():
        site = numbering.site(point)
        assert site is not None
        kind = numbering.type_of(point)
        assert types.get(site.kind, kind) == kind
        assert (kind in (0, 1)) == (site.kind in types)


@every_grid
def test_ids_past_the_last_and_below_zero_are_no_place(grid: str) -> None:
    numbering = new_numbering(grid, SIZES[grid])
    for point in (-1, max(numbering.ids()) + 1, 10**9):
        assert numbering.site(point) is None
        assert numbering.type_of(point) is None


@every_grid
def test_places_far_away_have_no_id(grid: str) -> None:
    numbering = new_numbering(grid, SIZES[grid])
    for place in (Site(Kind.CELL, -99, 0), Site(Kind.CELL, 0, 9999), Site(Kind.CELL, 0, 0, 9)):
        assert numbering.point(place) is None


@every_grid
def test_a_new_board_has_all_cells_of_its_lattice_in_play(grid: str) -> None:
    numbering = new_numbering(grid, SIZES[grid])
    assert numbering.board == frozenset(numbering.lattice.sites(Kind.CELL))


@every_grid
def test_other_cells_can_be_put_into_play(grid: str) -> None:
    numbering = new_numbering(grid, SIZES[grid])
    fewer = with_cells(numbering, (*numbering.cells[:2], 10**9))
    assert fewer.board == frozenset(numbering.default_board()[:2])
    assert fewer.lattice == numbering.lattice


def test_a_hexagon_is_listed_ring_by_ring_from_its_middle() -> None:
    numbering = new_numbering("hex", Size(2, 2))
    assert numbering.cells == (24, 17, 18, 23, 25, 31, 32)
    assert names(numbering) == "R2C2 R1C1 R1C2 R2C1 R2C3 R3C1 R3C2"
    assert numbering.center() == 24
    assert numbering.canvas == (4, 4)


def test_a_margin_makes_a_hexagon_smaller_but_not_its_slots() -> None:
    numbering = new_numbering("hex", Size(3, 3, space=1))
    assert names(numbering) == names(new_numbering("hex", Size(2, 2)))
    assert numbering.cells == (54, 44, 45, 53, 55, 64, 65)


def test_a_triangle_is_listed_row_by_row_with_those_on_a_point_first() -> None:
    numbering = new_numbering("tri", Size(3, 3))
    assert names(numbering) == "R1C1a R2C1b R2C1a R2C2a R3C1b R3C2b R3C1a R3C2a R3C3a"
    assert numbering.cells == (83, 155, 90, 91, 163, 164, 98, 99, 100)


def test_a_triangle_without_its_corners_is_a_hexagon() -> None:
    numbering = new_numbering("tri", Size(3, 3, cut=1))
    assert names(numbering) == "R2C1b R2C1a R2C2a R3C1b R3C2b R3C2a"


def test_larger_corners_can_be_cut_off_a_larger_triangle() -> None:
    cut = new_numbering("tri", Size(7, 7, cut=2))
    assert len(cut.cells) == 7 * 7 - 3 * 2 * 2
    assert names(cut).startswith("R3C1b R3C2b R3C1a R3C2a R3C3a R4C1b")
    assert names(cut).endswith("R7C2b R7C3b R7C4b R7C5b R7C3a R7C4a R7C5a")


def test_a_pyramid_is_listed_row_by_row() -> None:
    numbering = new_numbering("pyramid", Size(3, 3))
    assert numbering.cells == (17, 23, 24, 30, 31, 32)
    assert names(numbering) == "R1C1 R2C1 R2C2 R3C1 R3C2 R3C3"


def test_cubes_and_tilings_list_their_cells_by_id() -> None:
    cube = new_numbering("iso", Size(2, 2))
    assert names(cube) == " ".join(f"c{number}" for number in range(1, 13))
    assert cube.cells[:6] == (0, 1, 2, 27, 28, 29)
    octagons = new_numbering("truncated_square", Size(2, 2))
    assert octagons.cells[:4] == (130, 131, 156, 157)


def test_a_cube_is_drawn_with_a_rim_around_the_centres_of_its_cells() -> None:
    width, height = new_numbering("iso", Size(1, 1)).canvas
    assert width == pytest.approx(2.5 + 3**0.5 / 2)
    assert height == pytest.approx(2.5 + 0.75)


@pytest.mark.parametrize(
    ("grid", "size", "where"),
    [
        ("hex", Size(0, 0), "line 0 (header), field 1"),
        ("hex", Size(10**9, 10**9), "line 0 (header), field 1"),
        ("iso", Size(21, 21), "line 0 (header), field 1"),
        ("snub_square", Size(2, 10**9), "line 0 (header), field 2"),
        ("hex", Size(3, 3, space=3), "line 1 (margins)"),
        ("hex", Size(3, 3, space=-1), "line 1 (margins)"),
        ("penrose_P3", Size(3, 2), "line 0 (header), field 2"),
        ("penrose_P3", Size(3, 31), "line 0 (header), field 2"),
        ("penrose_P3", Size(3, 5, rotational=10**9), "line 0 (header), field 11"),
        ("penrose_P3", Size(3, 5, variation=float("nan")), "line 0 (header), field 12"),
        ("penrose_P3", Size(3, 5, variation=float("inf")), "line 0 (header), field 12"),
        ("tri", Size(3, 3, cut=2), "the cut corners"),
    ],
)
def test_sizes_out_of_range_are_refused_with_their_place(grid: str, size: Size, where: str) -> None:
    with pytest.raises(LinkError) as caught:
        new_numbering(grid, size)
    assert caught.value.where == where


def test_margins_that_leave_nothing_leave_one_cell() -> None:
    assert names(new_numbering("tri", Size(3, 3, space=2))) == "R1C1a"
    assert names(new_numbering("pyramid", Size(3, 3, space=2))) == "R1C1"
