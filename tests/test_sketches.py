"""Small figures of lines as the shapes that they show."""

from dataclasses import replace

import pytest

from converters.drawing import Paint, Path
from converters.lattice import SquareLattice
from converters.site import Kind, Site, Spot, cell
from converters.sketches import sketched

BOARD = SquareLattice(3, 3)


def drawn(*points: tuple[float, float]) -> Path:
    spots = tuple(Spot(cell(1, 1), dx, dy) for dx, dy in points)
    return Path(spots, "line", paint=Paint(stroke="#000000"))


@pytest.mark.parametrize(
    ("points", "style"),
    [
        ([(-0.2, 0.0), (0.2, 0.0)], "horizontal"),
        ([(0.0, 0.3), (0.0, -0.3)], "vertical"),
        ([(-0.2, -0.2), (0.2, 0.2)], "backslash"),
        ([(-0.2, 0.2), (0.2, -0.2)], "slash"),
    ],
)
def test_a_short_line_is_a_dash(points: list[tuple[float, float]], style: str) -> None:
    found = sketched(drawn(*points), BOARD)
    assert found is not None
    assert (found.shape, found.style) == ("dash", style)


@pytest.mark.parametrize(
    ("points", "way"),
    [
        ([(0.2, -0.2), (-0.1, 0.0), (0.2, 0.2)], "left"),
        ([(-0.2, -0.2), (0.1, 0.0), (-0.2, 0.2)], "right"),
        ([(-0.2, 0.2), (0.0, -0.1), (0.2, 0.2)], "up"),
        ([(-0.2, -0.2), (0.0, 0.1), (0.2, -0.2)], "down"),
    ],
)
def test_a_bent_line_points_where_its_bend_is(points: list[tuple[float, float]], way: str) -> None:
    found = sketched(drawn(*points), BOARD)
    assert found is not None
    assert (found.shape, found.toward) == ("inequality", (way,))


@pytest.mark.parametrize(
    "points",
    [
        [(-0.3, 0.0), (0.2, 0.0), (0.2, 0.1)],  # one arm far longer
        [(-0.3, 0.0), (0.0, 0.05), (0.3, 0.0)],  # hardly bent
        [(-0.25, 0.0), (0.1, -0.15), (0.0, 0.25)],  # askew
        [(-0.02, 0.0), (0.02, 0.0)],  # a speck
        [(-0.3, -0.3), (0.3, -0.2), (0.3, 0.3), (-0.1, 0.3), (-0.3, -0.3)],  # no right angles
        [(0.0, -0.3), (0.25, 0.1), (-0.1, 0.3), (0.0, -0.3)],  # no even side
        [(-0.3, 0.0), (-0.1, 0.2), (0.1, 0.0), (0.3, 0.2)],  # a wave
    ],
)
def test_other_figures_stay_what_they_are(points: list[tuple[float, float]]) -> None:
    assert sketched(drawn(*points), BOARD) is None


def test_a_piece_of_a_way_is_no_sign() -> None:
    edge = Spot(Site(Kind.EDGE, 1, 1, 1))
    assert sketched(Path((Spot(cell(1, 1)), edge), "line"), BOARD) is None


def test_a_box_keeps_its_sides_and_colours() -> None:
    box = sketched(drawn((-0.4, -0.1), (0.4, -0.1), (0.4, 0.1), (-0.4, 0.1), (-0.4, -0.1)), BOARD)
    assert box is not None
    assert (box.shape, box.width, box.height) == ("square", 0.8, 0.2)
    assert box.paint.stroke == "#000000"


def test_a_sign_filled_with_paper_has_the_colour_of_its_arms() -> None:
    arms = drawn((0.2, -0.2), (-0.1, 0.0), (0.2, 0.2))
    paper = replace(arms, paint=Paint(fill="#ffffff", stroke="#000000"))
    found = sketched(paper, BOARD)
    assert found is not None
    assert found.paint == Paint(stroke="#000000")
