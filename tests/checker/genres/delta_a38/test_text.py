"""The text form of Delta/A38 boards."""

import pytest
from hypothesis import given, settings

from checker.genres.delta_a38.board import DeltaBoard, Drawn
from checker.genres.delta_a38.text import codes, from_text, is_board, to_text
from converters.errors import ReadError
from tests.checker.genres.delta_a38.drawings import boards
from tests.checker.genres.delta_a38.listed import RIGHT, board, lined, listed_boards

CLUES = ". . 2\nO . .\n. W-3 3,?,?"


@settings(max_examples=60)
@given(drawn=boards(), listed=listed_boards())
def test_reading_a_text_undoes_writing_it(drawn: DeltaBoard, listed: DeltaBoard) -> None:
    assert from_text(to_text(drawn)) == drawn
    assert from_text(to_text(listed)) == listed
    assert is_board(to_text(drawn))


def test_a_board_is_one_readable_block() -> None:
    assert to_text(board(more="passes: R2C3 R1C2")).splitlines() == [
        ".  . 1,3 . B .",
        ".  . .   . . .",
        ".  O .   . W .",
        "G2 . .   . . .",
        "castle: R2C4 rrddlluu",
        "a38: R3C2 rullurdd",
        "passes: R1C2 R2C3",
    ]


def test_lines_are_drawn_with_box_characters() -> None:
    text = to_text(lined(RIGHT, "R2C4r"))
    assert text.splitlines()[4:] == ["lines:", *RIGHT.splitlines(), "arrows: R2C4r"]


def test_clues_alone_are_a_puzzle_without_an_answer() -> None:
    assert from_text(CLUES).answer == Drawn()
    assert codes(from_text(CLUES)) == ((".", ".", "2"), ("O", ".", "."), (".", "W-3", "3,?,?"))


def test_an_open_loop_does_not_come_back_and_a_leap_names_its_cell() -> None:
    text = to_text(board(castle="castle: R1C1 r R3C3 u", a38="a38 either:"))
    assert "castle: R1C1 r R3C3 u\na38 either:" in text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (CLUES.replace("O", "."), "found '0 circles'"),
        (CLUES.replace("2", "O"), "found '2 circles'"),
        (CLUES + " .", "row 3: found '4 cells', want 3"),
        (CLUES.replace("2", "Q"), "R1C3: found 'Q'"),
        (CLUES.replace("3,?,?", "0"), "R3C3: found 0, want at least one entry"),
        (CLUES.replace("3,?,?", "3,3"), "R3C3: found 3/3"),
        (CLUES.replace("3,?,?", "33333333333"), "R3C3: found '33333333333'"),
        (f"{CLUES}\nregions:\nAAB\nAAA\nAAA", "regions: found 'AAB AAA AAA'"),
        (f"{CLUES}\nregions:\nAA\nAA\nAA", "regions: found 'AA AA AA'"),
        (f"{CLUES}\ncastle: R1C1 r", "found 'castle', want both loops"),
        (f"{CLUES}\ncastle:\na38:\nlines:\n...\n...\n...", "want both loops"),
        (f"{CLUES}\ncastle: rrr\na38:", "loop: found 'rrr'"),
        (f"{CLUES}\ncastle: R1C1 x\na38:", "loop: found 'x'"),
        (f"{CLUES}\ncastle:\ncastle:\na38:", "castle: found 'a second part"),
        (f"{CLUES}\ncastle:\ncastle either:\na38:", "want both loops"),
        (f"{CLUES}\nlines:\n┌..\n...\n...", "R1C1: found '┌', want a line that goes on"),
        (f"{CLUES}\nlines:\n...", "lines: found '...', want 3 rows of 3 characters"),
        (f"{CLUES}\nlines:\nq..\n...\n...", "R1C1: found 'q'"),
        (f"{CLUES}\narrows: R1C1", "arrows: found 'R1C1'"),
        (f"{CLUES}\npasses: R1C1 nowhere", "place: found 'nowhere'"),
        (f"{CLUES}\npasses: R1C4", "R1C4: found a mark outside"),
        ("", "0 circles"),
    ],
)
def test_what_is_no_text_form_is_refused(text: str, words: str) -> None:
    with pytest.raises(ReadError) as error:
        from_text(text)
    assert words in str(error.value)


def test_a_slip_among_the_clues_is_still_taken_for_it() -> None:
    assert is_board(f"{CLUES.replace('2', 'Q')}\ncastle:\na38:")
    assert is_board(CLUES)
    assert not is_board(CLUES.replace("2", "Q"))


@pytest.mark.parametrize("text", ["", "o.1\n#..", "O", "O .", "https://puzz.link/p?x", "O .\n. x"])
def test_other_texts_are_not_taken_for_it(text: str) -> None:
    assert not is_board(text)
