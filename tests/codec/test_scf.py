"""SudokuPad's cell codes."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.codec.scf import Scf, read_cells, read_classic, read_scf, write_cells
from converters.errors import LinkError, WriteError

BLANK = "o" * 13 + "K"
GIVENS = "1..9.7...7....69.4.....4.1......827...85.....6...7...526...9.....7..........3.49."


def digits(board: str) -> tuple[int, ...]:
    return tuple(0 if cell == "." else int(cell) for cell in board)


def test_a_symbol_is_a_digit_and_the_blanks_behind_it() -> None:
    assert read_cells("1BMx") == digits("11.2..9.....")


def test_a_blank_grid_has_81_cells() -> None:
    assert read_cells(BLANK) == digits("." * 81)


def test_sudokupads_own_blank_grid_has_83_cells_and_a_six() -> None:
    assert read_scf("o" * 13 + "k").digits == digits("." * 78 + "6" + "." * 4)


def test_constraints_title_and_author_follow_a_star() -> None:
    assert read_scf("LJbl6JsEp082b8tab52axveD4J*xwtMy **grid***aMe") == Scf(
        digits(GIVENS), "xw", "My *grid*", "Me"
    )


def test_without_a_star_constraints_follow_the_81st_cell() -> None:
    assert read_scf(BLANK + "xtPlain") == Scf(digits("." * 81), "x", "Plain", "")


def test_stars_between_constraints_mean_nothing() -> None:
    assert read_scf(f"{BLANK}*x*w*") == Scf(digits("." * 81), "xw", "", "")


def test_an_older_classic_code_writes_runs_of_blanks_as_letters() -> None:
    assert read_classic("_M") == digits("." * 81)
    assert read_classic("yB6B9A1") == digits("." * 50 + ".6.91")


def test_a_newer_classic_code_is_read_too() -> None:
    assert read_classic(write_cells(digits(GIVENS.replace("1", ".")))) == digits(
        GIVENS.replace("1", ".")
    )
    assert read_classic("0123") == (0, 1, 2, 3)


def test_a_code_that_fits_both_packings_is_the_older_one_if_that_has_81_cells() -> None:
    older = "B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B"
    assert len(read_cells(older)) == 64
    assert len(read_classic(older)) == 81


def test_a_code_that_fits_both_packings_is_the_newer_one_if_that_is_square() -> None:
    assert read_classic("U") == (0, 0, 0, 0)
    assert read_classic("12B") == (1, 2, 1, 0)
    assert read_classic("B") == (0,)


@given(st.lists(st.integers(0, 9), max_size=120))
@settings(max_examples=200)
def test_reading_undoes_writing(cells: list[int]) -> None:
    assert list(read_cells(write_cells(cells))) == cells


@pytest.mark.parametrize("read", [read_cells, read_classic, read_scf])
def test_a_foreign_symbol_is_named(read) -> None:
    with pytest.raises(LinkError, match="payload, character 3: found 'é'"):
        read("12é")


@pytest.mark.parametrize(("read", "code"), [(read_cells, "o" * 20_000), (read_classic, "_" * 2000)])
def test_a_code_of_more_cells_than_any_board_is_refused(read, code: str) -> None:
    with pytest.raises(LinkError, match="more than 100000 cells"):
        read(code)


def test_ten_is_no_digit() -> None:
    with pytest.raises(WriteError, match="cell 2: found 10"):
        write_cells([1, 10])


@given(st.text(max_size=30) | st.text(st.sampled_from("0129AKox*taw"), max_size=30))
@settings(max_examples=200)
def test_any_text_gives_cells_or_a_link_error(code: str) -> None:
    for read in (read_scf, read_classic):
        with suppress(LinkError):
            read(code)
