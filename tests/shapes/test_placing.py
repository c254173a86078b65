import pytest

from converters.shapes.pen import box, ellipse, segment
from converters.shapes.placing import Placing, placed


def test_an_outline_moves_by_whole_cells() -> None:
    assert placed(segment((0, 0), (0.5, 0)), Placing((2, 1))) == "M128 64L160 64"


def test_a_circle_keeps_its_radii_and_moves() -> None:
    assert placed(ellipse(0, 0, 0.5), Placing((1, 1))) == (
        "M96 64a32 32 0 1 1 -64 0a32 32 0 1 1 64 0z"
    )


def test_a_box_stays_a_box_when_it_is_turned_by_a_right_angle() -> None:
    assert placed(box(0, 0, 1, 0.5), Placing((0, 0), 1, 90)) == "M0 0l0 64l-32 0l0 -64z"


def test_what_is_scaled_is_scaled_about_its_middle() -> None:
    assert placed(segment((-0.5, 0), (0.5, 0)), Placing((1, 0), 2)) == "M0 0L128 0"


@pytest.mark.parametrize(("angle", "end"), [(0, "64 0"), (90, "0 64"), (180, "-64 0")])
def test_outlines_turn_clockwise(angle: float, end: str) -> None:
    assert placed(segment((0, 0), (1, 0)), Placing((0, 0), 1, angle)) == f"M0 0L{end}"


def test_curves_are_moved_point_by_point() -> None:
    assert placed("M0 0C 1 2 3 4 5 6Q 7 8 9 10", Placing((1, 0))) == (
        "M64 0C65 2 67 4 69 6Q71 8 73 10"
    )
