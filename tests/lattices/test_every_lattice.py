from collections.abc import Sequence
from math import acos, degrees, dist, tau

import pytest

from converters.geometry.outline import Point, clockwise
from converters.lattice import Lattice
from converters.site import Kind, Site
from tests.lattices.boards import BOARDS, title

every_lattice = pytest.mark.parametrize("lattice", BOARDS, ids=title)
PLACES = (Kind.CELL, Kind.VERTEX, Kind.EDGE)


@every_lattice
def test_no_two_places_share_a_name(lattice: Lattice) -> None:
    sites = [site for kind in Kind for site in lattice.sites(kind)]
    assert len({lattice.label(site) for site in sites}) == len(set(sites)) == len(sites)


@every_lattice
def test_no_two_cells_edges_or_vertices_lie_at_one_point(lattice: Lattice) -> None:
    for kind in PLACES:
        points = {(round(x, 6), round(y, 6)) for x, y in map(lattice.xy, lattice.sites(kind))}
        assert len(points) == len(lattice.sites(kind))


@every_lattice
def test_the_board_is_one_piece_without_holes_by_euler(lattice: Lattice) -> None:
    vertices, edges, cells = (
        len(lattice.sites(kind)) for kind in (Kind.VERTEX, Kind.EDGE, Kind.CELL)
    )
    assert vertices - edges + cells == 1


@every_lattice
def test_every_edge_has_two_ends_and_parts_at_most_two_cells(lattice: Lattice) -> None:
    for edge in lattice.sites(Kind.EDGE):
        assert len(lattice.around(edge, Kind.VERTEX)) == 2
        assert len(lattice.around(edge, Kind.CELL)) in (1, 2)


@every_lattice
def test_a_cell_has_as_many_edges_as_vertices(lattice: Lattice) -> None:
    for cell in lattice.sites(Kind.CELL):
        edges, vertices = (lattice.around(cell, kind) for kind in (Kind.EDGE, Kind.VERTEX))
        assert len(edges) == len(vertices) >= 3


@every_lattice
def test_what_is_around_a_place_has_that_place_around_it(lattice: Lattice) -> None:
    for site in (site for kind in PLACES for site in lattice.sites(kind)):
        for kind in PLACES:
            for other in lattice.around(site, kind):
                assert site in lattice.around(other, site.kind)


@every_lattice
def test_neighbours_are_the_cells_across_an_edge(lattice: Lattice) -> None:
    for cell in lattice.sites(Kind.CELL):
        across = {
            other
            for edge in lattice.around(cell, Kind.EDGE)
            for other in lattice.around(edge, Kind.CELL)
        }
        assert set(lattice.around(cell, Kind.CELL)) == across - {cell}


@every_lattice
def test_around_runs_clockwise_from_north(lattice: Lattice) -> None:
    for site in (site for kind in PLACES for site in lattice.sites(kind)):
        for kind in Kind:
            angles = [
                clockwise(lattice.xy(site), lattice.xy(other))
                for other in lattice.around(site, kind)
            ]
            assert angles == sorted(angles)
            assert all(0 <= angle < tau for angle in angles)


@every_lattice
def test_the_angles_around_an_inner_vertex_fill_a_full_turn(lattice: Lattice) -> None:
    cells = set(lattice.sites(Kind.CELL))
    for vertex in lattice.sites(Kind.VERTEX):
        around = lattice.around(vertex, Kind.CELL)
        if len(around) == len(lattice.around(vertex, Kind.EDGE)) and cells.issuperset(around):
            turn = sum(angle_at(lattice, vertex, cell) for cell in around)
            assert turn == pytest.approx(360)


@every_lattice
def test_the_board_begins_at_the_origin(lattice: Lattice) -> None:
    points = [lattice.xy(vertex) for vertex in lattice.sites(Kind.VERTEX)]
    assert min(x for x, _ in points) == pytest.approx(0)
    assert min(y for _, y in points) == pytest.approx(0)


@every_lattice
def test_lattices_with_the_same_parameters_are_equal_and_hash_alike(lattice: Lattice) -> None:
    twin = type(lattice)(*(getattr(lattice, name) for name in lattice.__slots__))
    assert lattice == twin
    assert hash(lattice) == hash(twin)


@every_lattice
def test_an_edge_lies_on_the_way_between_its_ends(lattice: Lattice) -> None:
    for edge in lattice.sites(Kind.EDGE):
        one, other = ends = [lattice.xy(end) for end in lattice.around(edge, Kind.VERTEX)]
        way = sum(dist(lattice.xy(edge), end) for end in ends)
        assert way == pytest.approx(dist(one, other))


def angle_at(lattice: Lattice, vertex: Site, cell: Site) -> float:
    """Give the inner angle of a cell at one of its vertices; all cells are convex."""
    corner = lattice.xy(vertex)
    ends = [
        lattice.xy(end)
        for edge in lattice.around(cell, Kind.EDGE)
        if vertex in lattice.around(edge, Kind.VERTEX)
        for end in lattice.around(edge, Kind.VERTEX)
        if end != vertex
    ]
    return angle_between(corner, ends)


def angle_between(corner: Point, ends: Sequence[Point]) -> float:
    """Give the angle between the ways from a corner to two points, in degrees."""
    (a, b), (c, d) = [(x - corner[0], y - corner[1]) for x, y in ends]
    return degrees(acos((a * c + b * d) / (dist((0, 0), (a, b)) * dist((0, 0), (c, d)))))
