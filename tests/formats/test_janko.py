from dataclasses import replace

import pytest

from converters.errors import LinkError, ReadError
from converters.formats import janko, text
from converters.formats.janko import decode, from_drawing, sniff, summary, to_drawing
from converters.plain import bulb, clue, dot, wall
from converters.site import cell

PAGE = """begin
puzzle Akari
[problem]
1 - x
- - 12
[solution]
- o -
- - -
[moves]
2b2
[end]
"""


def as_text(board: str) -> str:
    return text.from_drawing(to_drawing(decode(board)).value, None).value.text


def test_the_short_form_is_rows_and_columns_then_tokens() -> None:
    assert as_text("2 3\n1 - x\no - -") == "1.#\no.."


def test_the_page_gives_the_board_of_the_problem_and_the_bulbs_of_the_solution() -> None:
    drawing = to_drawing(decode(PAGE)).value
    assert wall(cell(0, 0)) in drawing.question
    assert clue(cell(1, 2), "12") in drawing.question
    assert drawing.answer == (bulb(cell(0, 1)),)
    assert drawing.meta.tags == ("akari",)


def test_the_solution_says_nothing_of_black_cells() -> None:
    assert to_drawing(decode(PAGE)).losses == ()


def test_a_black_cell_in_the_solution_only_is_named() -> None:
    losses = to_drawing(decode(PAGE.replace("- o -", "x o x"))).losses
    assert losses == ()
    losses = to_drawing(decode(PAGE.replace("- - -\n[moves]", "- x -\n[moves]"))).losses
    assert [str(loss) for loss in losses] == ["not understood: the token 'x' at R2C2 (solution.4)"]


@pytest.mark.parametrize("begin", ["", "[begin]\n"])
def test_the_genre_is_read_with_and_without_a_begin_block(begin: str) -> None:
    document = decode(f"{begin}puzzle Nurikabe\n[problem]\n- x -\n[solution]\no x o\n[end]")
    assert document.genre == "Nurikabe"
    with pytest.raises(ReadError, match="Nurikabe"):
        to_drawing(document)


@pytest.mark.parametrize("row", ["o 2 -", "o - -", "o x -"])
def test_a_black_cell_in_the_solution_may_repeat_its_number_or_leave_it_out(row: str) -> None:
    assert to_drawing(decode(f"[problem]\n- 2 -\n[solution]\n{row}")).losses == ()


@pytest.mark.parametrize("asked", ["2", "x", "-"])
def test_a_number_in_the_solution_that_the_problem_has_not_is_named(asked: str) -> None:
    losses = to_drawing(decode(f"[problem]\n- {asked} -\n[solution]\no 3 -")).losses
    assert [str(loss) for loss in losses] == ["not understood: the token '3' at R1C2 (solution.1)"]


def test_an_unknown_token_is_unread_and_named() -> None:
    losses = to_drawing(decode(PAGE.replace("1 -", "1 q").replace("o -", "o +"))).losses
    assert [str(loss) for loss in losses] == [
        "not understood: the token 'q' at R1C2 (problem.1)",
        "not understood: the token '+' at R1C3 (solution.2)",
    ]


def test_a_bulb_moved_changes_two_tokens_of_the_solution() -> None:
    document = decode(PAGE)
    moved = replace(to_drawing(document).value, answer=(bulb(cell(1, 0)),))
    assert from_drawing(moved, document).value.text == PAGE.replace("- o -\n- - -", "- - -\no - -")


def test_a_bulb_on_a_page_without_a_solution_makes_one() -> None:
    document = decode("[problem]\n- x\n- -\n[end]")
    solved = replace(to_drawing(document).value, answer=(bulb(cell(1, 1)),))
    assert (
        from_drawing(solved, document).value.text
        == "[problem]\n- x\n- -\n[solution]\n- -\n- o\n[end]"
    )


def test_a_new_black_cell_changes_the_problem_and_a_solution_that_repeats_it() -> None:
    document = decode("[problem]\nx -\n[solution]\nx o")
    drawing = to_drawing(document).value
    cleared = replace(drawing, question=(wall(cell(0, 1)),), answer=())
    assert from_drawing(cleared, document).value.text == "[problem]\n- x\n[solution]\n- -"


def test_dots_have_no_token_and_are_named() -> None:
    document = decode("1 2\n- -")
    dotted = replace(to_drawing(document).value, answer=(dot(cell(0, 1)),))
    written, losses = from_drawing(dotted, document)
    assert written.text == "1 2\n- -"
    assert [str(loss) for loss in losses] == [
        "not expressible: a dot on the board at R1C2 (cell.dot)"
    ]


def test_a_drawing_without_a_base_is_written_in_the_short_form() -> None:
    drawing = text.to_drawing(text.decode(".2\no#")).value
    assert from_drawing(drawing, None).value.text == "2 2\n- 2\no x"


def test_another_genre_is_not_taken_for_akari() -> None:
    document = decode(PAGE.replace("Akari", "Heyawake"))
    assert summary(document).tags == ("Heyawake",)
    with pytest.raises(ReadError, match="'Heyawake', want Akari"):
        to_drawing(document)


def test_the_summary_names_the_blocks_that_are_kept_and_not_read() -> None:
    assert summary(decode(PAGE)).notes == ("the block [moves] is kept and not read",)


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ("2 3\n- - -\n- -", "row 2: found 2 tokens, want 3"),
        ("2 3\n- - -", "row: found 1 rows, want 2"),
        ("1 1\n-\n-", "row: found 2 rows, want 1"),
        ("[problem]\n- -\n-", "[problem], row 2: found 1 tokens, want 2"),
        ("[problem]\n- -\n[solution]\n-", "[solution], row 1: found 1 tokens, want 2"),
        ("[problem]\n[solution]\n- -", "[problem]: found 0 rows"),
        ("- - -", "line 1: found '- - -', want ROWS COLS"),
        ("", "line 1: found ''"),
        ("99999999 99999999\n- -", "line 1: found 99999999 rows"),
        ("x y\n- -", "line 1: found 'x'"),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_its_row(board: str, message: str) -> None:
    with pytest.raises(LinkError) as raised:
        decode(board)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize("board", ["2 2\n- x\n1 -", "[begin]\n[Problem]\n- -\n", "10 18\nx - 1"])
def test_a_board_is_recognised(board: str) -> None:
    assert sniff(board)


@pytest.mark.parametrize("board", ["", "2 2", "10\n10\n. .", ".#.", "2x2:aB", "2 2 x"])
def test_other_input_is_not_taken_for_a_board(board: str) -> None:
    assert not sniff(board)


def test_an_untouched_text_is_given_back() -> None:
    document = decode(PAGE)
    assert janko.encode(document) == PAGE
    assert from_drawing(to_drawing(document).value, document) == (document, ())
