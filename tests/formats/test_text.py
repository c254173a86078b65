from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from converters.errors import LinkError
from converters.formats.text import FORMAT, decode, encode, from_drawing, sniff, to_drawing
from converters.loss import LossKind
from converters.plain import bulb, clue, dot, unread, wall
from converters.site import cell

ROWS = st.integers(1, 6).flatmap(
    lambda cols: st.lists(
        st.text(".#0123456789ox!?", min_size=cols, max_size=cols), min_size=1, max_size=6
    )
)


def test_every_character_has_its_mark() -> None:
    drawing = to_drawing(decode(".#3\nox!")).value
    assert drawing.question == (
        wall(cell(0, 1)),
        wall(cell(0, 2)),
        clue(cell(0, 2), "3"),
        wall(cell(1, 2)),
    )
    assert drawing.answer == (bulb(cell(1, 0)), dot(cell(1, 1)), bulb(cell(1, 2)))
    assert drawing.meta.tags == ()


def test_a_question_mark_is_unread_and_named() -> None:
    drawing, losses = to_drawing(decode(".?"))
    assert drawing.question == (unread(cell(0, 1)),)
    assert [str(loss) for loss in losses] == ["not understood: the character '?' at R1C2 (text.1)"]


@given(ROWS)
def test_a_board_comes_back_from_its_drawing(rows: list[str]) -> None:
    text = "\n".join(rows)
    assert sniff(text)
    assert from_drawing(to_drawing(decode(text)).value, None).value.text == text


def test_an_edit_changes_one_character_and_keeps_the_line_ends() -> None:
    document = decode("  ..\r\n#.\r\n\r\n")
    drawing = to_drawing(document).value
    solved = replace(drawing, answer=(bulb(cell(1, 1)),))
    assert from_drawing(solved, document).value.text == "  ..\r\n#o\r\n\r\n"


def test_an_untouched_board_is_given_back() -> None:
    document = decode(" .#\n!?\n")
    assert from_drawing(to_drawing(document).value, document) == (document, ())
    assert encode(document) == " .#\n!?\n"


def test_a_board_of_another_size_is_written_anew() -> None:
    drawing = to_drawing(decode("#.\n..")).value
    assert from_drawing(drawing, decode("...")).value.text == "#.\n.."


def test_a_number_of_two_digits_becomes_a_black_cell_and_is_named() -> None:
    drawing = replace(
        to_drawing(decode("#.")).value, question=(wall(cell(0, 0)), clue(cell(0, 0), "12"))
    )
    text, losses = from_drawing(drawing, None)
    assert text.text == "#."
    assert [(loss.kind, loss.path) for loss in losses] == [(LossKind.NOT_EXPRESSIBLE, "cell.clue")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("...\n..", "row 2: found 2 characters, want 3, as in row 1"),
        (".\n.a", "row 2: found 2 characters, want 1"),
        (".a.", "row 1, character 2: found 'a', want one of"),
        (". .", "row 1, character 2: found ' '"),
        ("", "board: found 0 rows and 0 columns"),
        ("." * 1001, "board: found 1 rows and 1001 columns"),
    ],
)
def test_a_board_that_is_none_is_refused_with_its_row(text: str, message: str) -> None:
    with pytest.raises(LinkError) as raised:
        decode(text)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize(
    "text", ["", "abc", "10 10\n- -", "https://puzz.link/p?akari/2/2/i.", ". ."]
)
def test_other_input_is_not_taken_for_a_board(text: str) -> None:
    assert not sniff(text)


def test_a_long_board_is_recognised_by_its_beginning() -> None:
    assert sniff("\r\n".join(["." * 99] * 99))


def test_the_summary_counts_the_marks() -> None:
    summary = FORMAT.summary(decode(".#o\n..3")) if FORMAT.summary else None
    assert summary is not None
    assert (summary.rows, summary.cols) == (2, 3)
    assert summary.counts == {"wall": 2, "clue": 1, "bulb": 1}
