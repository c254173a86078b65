import pytest
from hypothesis import given
from hypothesis import strategies as st

from converters.formats.penpa.points import Grid, square_numbering
from converters.formats.penpa.turns import DIRECTIONS, Turn, board_turn
from converters.lattice import SquareLattice
from converters.site import Kind, Site, cell, parse

TURNS = [
    board_turn(theta, lr, ud) for theta in (0, 90, 180, 270) for lr in (1, -1) for ud in (1, -1)
]
# A board of 2 rows and 3 columns with a margin of one row on top: 7 by 7 slots.
GRID = Grid(7, 7)
CELLS = [23, 24, 25, 30, 31, 32]


def numbering(turn: Turn = TURNS[0]):
    return square_numbering(GRID, CELLS, (), turn)


@pytest.mark.parametrize(
    ("point", "name"),
    [
        (23, "R1C1"),
        (32, "R2C3"),
        (16, "R0C1"),
        (0, "R-2C-1"),
        (49 + 23, "R1C1+"),
        (49 + 15, "R0C0+"),
        (98 + 23, "R1C1_"),
        (98 + 16, "R0C1_"),
        (147 + 23, "R1C1|"),
        (147 + 22, "R1C0|"),
        (196 + 4 * 23, "R1C1.tl"),
        (196 + 4 * 23 + 1, "R1C1.tr"),
        (196 + 4 * 23 + 2, "R1C1.bl"),
        (196 + 4 * 23 + 3, "R1C1.br"),
        (392 + 4 * 24, "R1C2.t"),
        (392 + 4 * 24 + 1, "R1C2.r"),
        (392 + 4 * 24 + 2, "R1C2.l"),
        (392 + 4 * 24 + 3, "R1C2.b"),
    ],
)
def test_ids_count_slots_from_two_rings_outside(point: int, name: str) -> None:
    assert numbering().site(point) == parse(name)
    assert numbering().point(parse(name)) == point


def test_the_margin_does_not_count_as_board() -> None:
    assert numbering().lattice == SquareLattice(2, 3)
    assert numbering().board == {cell(row, col) for row in (0, 1) for col in (0, 1, 2)}


@pytest.mark.parametrize("point", [-1, 12 * 49, 10**9])
def test_there_are_twelve_points_a_slot_and_no_more(point: int) -> None:
    assert numbering().site(point) is None


def test_places_beyond_the_slots_have_no_id() -> None:
    assert numbering().point(cell(-4, 0)) is None
    assert numbering().point(cell(0, 5)) is None
    assert numbering().point(Site(Kind.CORNER, 0, 0, 9)) is None


def test_a_quarter_turn_to_the_right_moves_the_first_cell_to_the_upper_right() -> None:
    turned = numbering(board_turn(90, 1, 1))
    assert turned.lattice == SquareLattice(3, 2)
    assert turned.site(23) == parse("R1C2")
    # What was the edge below the first cell is now at its left.
    assert turned.site(98 + 23) == parse("R1C1|")
    assert turned.site(196 + 4 * 23) == parse("R1C2.tr")
    assert turned.site(392 + 4 * 23) == parse("R1C2.r")
    assert turned.turn.word("up") == "right"


def test_mirroring_left_to_right_comes_after_the_turn() -> None:
    seen = numbering(board_turn(90, -1, 1))
    assert seen.site(23) == parse("R1C1")
    assert (seen.turn.word("up"), seen.turn.word("right")) == ("left", "down")


@pytest.mark.parametrize("turn", TURNS)
def test_ids_and_sites_are_one_to_one_however_the_board_is_turned(turn: Turn) -> None:
    seen = numbering(turn)
    sites = [seen.site(point) for point in range(12 * 49)]
    assert len(set(sites)) == 12 * 49
    assert [site and seen.point(site) for site in sites] == list(range(12 * 49))


@pytest.mark.parametrize("turn", TURNS)
def test_a_turn_undone_gives_every_direction_back(turn: Turn) -> None:
    assert [turn.back().word(turn.word(word)) for word in DIRECTIONS] == list(DIRECTIONS)
    assert turn.word("middle") == "middle"


def test_a_board_without_cells_has_the_box_it_is_given() -> None:
    seen = square_numbering(GRID, [], (23, 32), TURNS[0])
    assert (seen.lattice, seen.board) == (SquareLattice(2, 3), frozenset())
    assert seen.site(23) == parse("R1C1")


def test_a_straight_way_has_all_its_unit_steps() -> None:
    assert list(numbering().between(23, 25)) == [23, 24, 25]
    assert list(numbering().between(32, 24)) == [32, 24]
    assert list(numbering().between(49 + 16, 49 + 32)) == [65, 73, 81]
    assert list(numbering().between(23, 49 + 24)) == [23, 73]
    assert list(numbering().between(23, 23)) == [23, 23]


def test_a_cage_of_two_cells_is_outlined_along_sides_and_across() -> None:
    # Left cell 23 with spots 288–291, right cell 24 with spots 292–295.
    assert set(numbering().outline([23, 24])) == {
        *((288, 289), (288, 290), (290, 291)),
        *((292, 293), (293, 295), (294, 295)),
        *((289, 292), (291, 294)),
    }


def test_a_block_of_four_has_no_outline_in_its_middle() -> None:
    pairs = numbering().outline([23, 24, 30, 31])
    assert len(pairs) == 8 + 4
    assert (291, 294) not in pairs


@given(st.integers(0, 12 * 49 - 1), st.sampled_from(TURNS))
def test_neighbouring_ids_are_neighbours_on_the_turned_board(point: int, turn: Turn) -> None:
    seen = numbering(turn)
    site = seen.site(point)
    assert site is not None
    lattice = seen.lattice
    plain = numbering().site(point)
    assert plain is not None
    middle = seen.site(24)
    origin = numbering().site(24)
    assert middle
    assert origin
    (x, y), (x0, y0) = lattice.xy(site), lattice.xy(middle)
    (u, v), (u0, v0) = lattice.xy(plain), lattice.xy(origin)
    (down_y, down_x), (right_y, right_x) = turn.step("down"), turn.step("right")
    assert x - x0 == pytest.approx(right_x * (u - u0) + down_x * (v - v0))
    assert y - y0 == pytest.approx(right_y * (u - u0) + down_y * (v - v0))
