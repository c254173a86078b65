import pytest

from converters.geometry.mesh import build
from converters.geometry.rings import NEAR, Face, Patch, dual, merge, primal, ring
from converters.site import Kind


def two_squares() -> Patch:
    """Lay down two unit squares side by side; the right one is not in play."""
    points: list[tuple[float, float]] = []
    faces: list[Face] = []
    for x in (0.0, 1.0):
        first = len(points)
        points += [(x, 0.0), *ring((x, 0.0), 2**0.5 / 2, 45, 4), *ring((x, 0.0), 0.5, 0, 4)]
        faces.append(
            Face(first, tuple(range(first + 1, first + 5)), tuple(range(first + 5, first + 9)))
        )
    return Patch(dict(enumerate(points)), tuple(faces), frozenset(range(9)))


def test_points_at_one_place_get_the_lowest_serial() -> None:
    near = {0: (0.0, 0.0), 1: (1.0, 0.0), 2: (NEAR / 2, 0.0), 3: (1.0, -NEAR / 2), 4: (0.5, 0.5)}
    assert merge(near) == {0: 0, 1: 1, 2: 0, 3: 1, 4: 4}


def test_two_squares_share_an_edge_and_its_ends() -> None:
    plan = primal(two_squares())
    assert len(plan.points) == 2 + 6 + 7
    shared = [border for border in plan.edges.values() if len(border.cells) == 2]
    assert [border.cells for border in shared] == [(0, 9)]


def test_a_cell_that_is_not_in_play_comes_last_and_is_not_counted() -> None:
    mesh = build(primal(two_squares()))
    assert len(mesh.board) == 1
    assert len(mesh.kinds[Kind.EDGE]) == len(mesh.kinds[Kind.VERTEX]) == 4


def test_in_the_dual_the_two_centres_are_the_ends_of_the_shared_edge() -> None:
    plan = dual(two_squares())
    assert len(plan.cells) == 6
    assert plan.in_play == 4
    assert [border.ends for border in plan.edges.values() if len(border.ends) == 2] == [(0, 9)]


def test_a_ring_runs_clockwise_on_the_screen() -> None:
    right, below, left, above = ring((0.0, 0.0), 1.0, 0, 4)
    assert right == pytest.approx((1, 0))
    assert below == pytest.approx((0, 1), abs=1e-12)
    assert left == pytest.approx((-1, 0))
    assert above == pytest.approx((0, -1), abs=1e-12)
