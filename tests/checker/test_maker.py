from random import Random

import pytest

from checker.maker import Symmetry, images, shuffled

SHOWN = {
    Symmetry.NONE: {(0, 1)},
    Symmetry.ROTATE2: {(0, 1), (2, 1)},
    Symmetry.ROTATE4: {(0, 1), (1, 2), (2, 1), (1, 0)},
    Symmetry.MIRROR: {(0, 1)},
    Symmetry.MIRROR4: {(0, 1), (2, 1)},
}


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_symmetry_repeats_the_middle_of_the_top_row(symmetry: Symmetry) -> None:
    assert images((0, 1), 3, 3, symmetry) == SHOWN[symmetry]


@pytest.mark.parametrize("symmetry", Symmetry)
def test_what_looks_like_a_cell_has_that_cell_among_its_own_likes(symmetry: Symmetry) -> None:
    for one in images((1, 0), 4, 4, symmetry):
        assert images(one, 4, 4, symmetry) == images((1, 0), 4, 4, symmetry)


def test_a_seed_gives_the_same_order_on_every_machine() -> None:
    assert shuffled("abcdef", Random(7)) == list("dbafec")
