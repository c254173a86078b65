from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.errors import LinkError, WriteError
from converters.formats import text
from converters.formats.tatham import decode, encode, from_drawing, sniff, summary, to_drawing
from converters.plain import bulb, dot
from converters.site import cell

SAVE = """SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
VERSION :1:1
GAME    :8:Light Up
PARAMS  :10:7x7b20s4d0
CPARAMS :3:3x2
SEED    :6:été1
DESC    :3:aBd
NSTATES :1:4
STATEPOS:1:3
MOVE    :4:L0,0
MOVE    :4:I2,1
MOVE    :4:L2,0
"""
BOARDS = st.integers(2, 30).flatmap(
    lambda cols: st.lists(
        st.text(".#01234ox", min_size=cols, max_size=cols), min_size=2, max_size=6
    )
)


def as_text(game: str) -> str:
    return text.from_drawing(to_drawing(decode(game)).value, None).value.text


def as_id(board: str) -> str:
    return from_drawing(text.to_drawing(text.decode(board)).value, None).value.text


def test_an_id_is_columns_by_rows_then_runs_and_black_cells() -> None:
    assert as_text("3x2:aB2c") == ".#2\n..."


def test_parameters_change_nothing_of_the_board() -> None:
    assert as_text("3x2b20s0d1:aB2c") == as_text("3x2:aB2c")


def test_one_number_is_a_square() -> None:
    assert as_text("2:aBb") == ".#\n.."


def test_the_web_address_with_an_id_is_read() -> None:
    address = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/lightup.html#2x2:aBb"
    assert as_text(address) == ".#\n.."


def test_moves_have_the_column_first_and_switch() -> None:
    assert as_text("3x2:aB2c S;L0,1;L2,1;I0,0") == "x#2\no.o"
    assert as_text("3x2:aB2c L0,1;L0,1") == ".#2\n..."


def test_a_cell_is_a_bulb_or_a_dot_but_never_both() -> None:
    assert as_text("2x2:d L0,0;I0,0;I1,1;L1,1;I0,1;I0,1") == "x.\n.o"


def test_long_runs_are_cut_at_26() -> None:
    assert as_id("\n".join(["." * 28, "#" + "." * 27])) == "28x2:zbBza"


def test_an_answer_stands_behind_one_blank_in_the_order_of_the_programs_solver() -> None:
    assert as_id("o#\n.x\no.") == "2x3:aBd S;L0,0;L0,2;I1,1"


@given(BOARDS)
def test_a_board_with_marks_comes_back(rows: list[str]) -> None:
    board = "\n".join(rows)
    assert as_text(as_id(board)) == board


def test_a_number_above_4_a_bulb_on_black_and_an_unread_mark_are_lost_and_named() -> None:
    drawing = text.to_drawing(text.decode("5!\n?.")).value
    written, losses = from_drawing(drawing, None)
    assert written.text == "2x2:BBb"
    assert [str(loss) for loss in losses] == [
        "not expressible: '5' on a black cell at R1C1 (cell.clue)",
        "not expressible: a bulb on a black cell at R1C2 (cell.bulb)",
        "not expressible: a code that was not understood at R2C1 (cell.unread)",
    ]


def test_a_board_of_one_row_cannot_be_written() -> None:
    with pytest.raises(WriteError, match="1 rows and 2 columns, want at least 2"):
        as_id("..")


def test_an_edit_keeps_the_parameters_and_rewrites_the_moves() -> None:
    document = decode("2x2b20s4d0:aBb L0,0")
    moved = replace(to_drawing(document).value, answer=(bulb(cell(1, 1)),))
    assert from_drawing(moved, document).value.text == "2x2b20s4d0:aBb S;L1,1"


def test_an_edited_wall_rewrites_the_board() -> None:
    document = decode("2x2b20s4d0:aBb L0,0")
    bare = replace(to_drawing(document).value, question=())
    assert from_drawing(bare, document).value.text == "2x2b20s4d0:d S;L0,0"


def test_a_board_of_another_size_is_written_anew() -> None:
    drawing = to_drawing(decode("3x2:aB2c")).value
    assert from_drawing(drawing, decode("2x2b20s4d0:aBb")).value.text == "3x2:aB2c"


def test_a_save_file_shows_the_state_it_stands_at() -> None:
    assert as_text(SAVE) == "o#.\n..x"
    assert summary(decode(SAVE)).notes == ("1 undone moves are kept and not shown",)


def test_a_restart_takes_all_marks_away() -> None:
    assert as_text(SAVE.replace("MOVE    :4:I2,1", "RESTART :3:aBd")) == ".#.\n..."


def test_a_save_file_without_current_parameters_uses_the_others() -> None:
    short = SAVE.replace("CPARAMS :3:3x2\n", "").replace("10:7x7b20s4d0", "3:3x2")
    assert as_text(short) == "o#.\n..x"


def test_an_edited_save_file_has_one_move_more_and_no_undone_ones() -> None:
    document = decode(SAVE)
    solved = replace(to_drawing(document).value, answer=(bulb(cell(1, 1)), dot(cell(1, 2))))
    written = from_drawing(solved, document).value
    assert encode(written) == SAVE.replace("STATEPOS:1:3", "STATEPOS:1:4").replace(
        "MOVE    :4:L2,0", "MOVE    :9:L0,0;L1,1"
    )
    assert to_drawing(written).value.same_picture(to_drawing(decode(encode(written))).value)


def test_a_save_file_without_a_move_gets_its_first() -> None:
    start = SAVE[: SAVE.index("MOVE")].replace("NSTATES :1:4", "NSTATES :1:1")
    document = decode(start.replace("STATEPOS:1:3", "STATEPOS:1:1"))
    solved = replace(to_drawing(document).value, answer=(bulb(cell(1, 1)),))
    assert encode(from_drawing(solved, document).value).endswith(
        "NSTATES :1:2\nSTATEPOS:1:2\nMOVE    :4:L1,1\n"
    )


def test_an_edited_wall_of_a_save_file_makes_an_id() -> None:
    document = decode(SAVE)
    bare = replace(to_drawing(document).value, question=(), answer=())
    assert encode(from_drawing(bare, document).value) == "3x2:f"


@pytest.mark.parametrize("game", ["2x2:aBb L0,0", SAVE])
def test_an_untouched_text_is_given_back(game: str) -> None:
    document = decode(game)
    assert from_drawing(to_drawing(document).value, document) == (document, ())


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("3x2:aB2b", "desc.4: found 5 cells and the end, want exactly 6 cells"),
        ("3x2:aB2d", "desc.3: found 7 cells, want exactly 6 cells"),
        ("3x2:aB5c", "desc.2: found '5', want a to z, B, or 0 to 4"),
        ("3x2:aB2c L1,0", "moves.0: found 'L1,0'"),
        ("3x2:aB2c S;L3,0", "moves.1: found 'L3,0'"),
        ("3x2:aB2c S;L0,2", "moves.1: found 'L0,2'"),
        ("3x2:aB2c X", "moves.0: found 'X'"),
        ("3x2:aB2c L0,0 L0,1", "id: found 'aB2c L0,0 L0,1', want WxH:DESC"),
        ("7x7b20s4d0#123456789012345", "id: found '7x7b20s4d0#' and a seed, want WxH:DESC"),
        ("1x5:e", "size: found 1x5, want at least 2"),
        ("99999999x99999999:a", "size: found 99999999 rows"),
        ("9999999999:a", "size: found '9999999999'"),
        ("a4b", "id: found 'a4b'"),
        (SAVE.replace("Light Up", "Solitair"), "GAME: found 'Solitair', want 'Light Up'"),
        (SAVE.replace("CPARAMS :3:3x2", "CPARAMS :3:x3x"), "PARAMS: found 'x3x', want WxH"),
        (SAVE.replace("STATEPOS:1:3", "STATEPOS:1:9"), "STATEPOS: found '9', want 1 to 4"),
        (SAVE.replace("STATEPOS:1:3", "STATEPOS:1:x"), "STATEPOS: found 'x'"),
        (SAVE.replace("DESC    :3:aBd\n", ""), "save file: found no line DESC"),
        (SAVE.replace("MOVE    :4:I2,1", "MOVE    :4:I1,0"), "MOVE 2.0: found 'I1,0'"),
        (SAVE[:-2], "save file, byte 216: found 'MOVE    :4:L2,'"),
        ("SAVEFILE:9:x", "save file, byte 0: found"),
    ],
)
def test_what_the_program_refuses_is_refused_with_its_place(game: str, message: str) -> None:
    with pytest.raises(LinkError) as raised:
        decode(game)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize("game", ["7x7:a", "7x7b20s4d0#12", "12x5r:", "7:a", " 2x2:aBb", SAVE])
def test_ids_seeds_and_save_files_are_recognised(game: str) -> None:
    assert sniff(game)


@pytest.mark.parametrize("game", ["", "aBa2", "7x7", "9x9f2:a", "https://puzz.link/p?akari/2/2/i."])
def test_other_input_is_not_taken_for_a_game(game: str) -> None:
    assert not sniff(game)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from([SAVE, "3x2b20:aB2c S;L0,1"]),
    st.integers(0, 240),
    st.integers(0, 12),
    st.text(max_size=4),
)
def test_damage_gives_a_board_or_a_link_error(game: str, start: int, cut: int, new: str) -> None:
    damaged = game[:start] + new + game[start + cut :]
    with suppress(LinkError):
        assert encode(decode(damaged)) == damaged
