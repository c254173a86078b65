"""Conversions to puzz.link of puzzles whose genre has no checker."""

import pytest

from checker.service.converting import convert_link
from converters.errors import WriteError
from tests.formats.puzzlink_samples import SAMPLES

PAGE = "https://puzz.link/p?"


@pytest.mark.parametrize("name", ["slitherlink", "heyawake", "kakuro", "tents", "slant"])
def test_a_tagged_puzzle_comes_back_from_another_editor(name: str) -> None:
    address = PAGE + SAMPLES[name][0]
    there = convert_link(address, to="penpa")
    back = convert_link(there.value, to="puzzlink")
    assert back.value == address
    assert there.losses == back.losses == ()


def test_a_board_of_one_code_a_cell_is_no_place_for_it() -> None:
    with pytest.raises(WriteError, match="a puzzle of no genre known here"):
        convert_link(PAGE + SAMPLES["slitherlink"][0], to="tatham")
