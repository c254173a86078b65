"""``penpad new``: empty boards of every kind."""

import pytest

from converters.registry import decode
from converters.site import Kind
from tests.command import penpad

CELLS = {
    "square": 100,
    "sudoku": 81,
    "kakuro": 100,
    "hex": 61,
    "tri": 36,
    "pyramid": 21,
    "iso": 75,
    "truncated_square": 64,
    "tetrakis_square": 128,
    "snub_square": 96,
    "cairo_pentagonal": 64,
    "rhombitrihexagonal": 96,
    "deltoidal_trihexagonal": 96,
    "penrose_P3": 80,
}


@pytest.mark.parametrize(("grid", "cells"), CELLS.items())
def test_a_board_of_each_kind_has_so_many_cells(grid: str, cells: int) -> None:
    ran = penpad("new", "--grid", grid)
    drawing = decode(ran.out.strip()).drawing()
    assert (ran.exit, len(drawing.board)) == (0, cells)
    assert drawing.board == set(drawing.lattice.sites(Kind.CELL))


@pytest.mark.parametrize(
    ("options", "cells"),
    [
        ("--size 3x5", 15),
        ("--size 6 --space 1", 16),
        ("--size 4x6 --space 1,0,2,0", 12),
        ("--grid hex --size 4 --space 1", 19),
        ("--grid tri --size 9 --space 1", 36),
        ("--grid tri --size 6 --cut 1", 33),
        ("--grid pyramid --size 6 --space 1", 10),
        ("--grid cube --size 2", 12),
        ("--grid penrose --size 3 --order 7 --rotational 1 --variation 0.2", 33),
    ],
)
def test_margins_and_cut_corners_take_cells_away(options: str, cells: int) -> None:
    ran = penpad("new", *options.split(), "--json")
    assert len(decode(ran.json()["link"]).drawing().board) == cells


@pytest.mark.parametrize(
    ("options", "found", "want"),
    [
        ("--grid hexagons", "'hexagons'", "hex, tri"),
        ("--grid hex --size 21", "21", "1 to 20"),
        ("--size 101", "101", "1 to 100"),
        ("--size 0", "0", "1 to 100"),
        ("--size 3x", "3x", "whole numbers"),
        ("--grid hex --size 3x4", "3x4", "one number"),
        ("--grid hex --size 3 --space 3", "3", "0 to 2"),
        ("--grid tri --size 6 --space 2", "2", "0 to 1"),
        ("--grid iso --space 1", "1", "no margins"),
        ("--size 4 --space 2", "4 at top and bottom", "less than the 4"),
        ("--size 4 --space 1,1", "1,1", "top, bottom, left and right"),
        ("--grid penrose --order 31", "31", "3 to 30"),
        ("--grid penrose --rotational 5", "5", "0 to 4"),
        ("--grid hex --order 7", "7", "none on hex boards"),
        ("--grid hex --cut 1", "1", "none on hex boards"),
        ("--to tatham", "no empty boards", "penpa"),
    ],
)
def test_what_the_editor_does_not_make_is_refused(options: str, found: str, want: str) -> None:
    ran = penpad("new", *options.split(), "--json")
    error = ran.json()["error"]
    assert (ran.exit, error["code"]) == (2, "usage")
    assert found in error["found"]
    assert want in error["want"]


def test_a_sudoku_has_its_boxes_and_a_kakuro_its_black_cells() -> None:
    sudoku = decode(penpad("new", "--grid", "sudoku", "--size", "6").out.strip()).drawing()
    kakuro = decode(penpad("new", "--grid", "kakuro", "--size", "3x4").out.strip()).drawing()
    # Boxes of 2 rows and 3 columns: two lines of 6 across, one of 6 down.
    assert len(sudoku.question) == 18
    assert len(kakuro.question) == 6
