"""What Delta/A38 says of a verdict: directions, arrows, the first visit."""

import pytest

from checker.genres.delta_a38.answer import questions
from checker.genres.delta_a38.text import from_text
from checker.service import check_board
from tests.checker.genres.delta_a38.listed import A38, CASTLE, board, codes, lined, notes

BACKWARDS = "R3C2 uuldrrdl"
NOT_TOLD = "The direction of the A38 loop is not told"


def test_the_right_direction_of_each_loop_is_told() -> None:
    assert notes(lined()) == [
        "The direction of the castle loop is not told; the one from R2C4 to R2C5 is right.",
        f"{NOT_TOLD}; the one from R3C2 to R3C3 is right.",
    ]


def test_nothing_is_told_of_directions_that_were_given() -> None:
    assert notes(board()) == []
    assert notes(lined(arrows="R2C4r R3C2r")) == []


@pytest.mark.parametrize("castle", [CASTLE, "R2C4 ddrruull"])
@pytest.mark.parametrize("a38", [A38, BACKWARDS])
def test_each_loop_is_tried_in_both_directions_for_itself(castle: str, a38: str) -> None:
    assert codes(board(castle=f"castle either: {castle}", a38=f"a38 either: {a38}")) == []


def test_both_directions_are_right_where_no_number_tells_them_apart() -> None:
    (castle, _) = notes(lined(square="G"))
    assert castle == "The direction of the castle loop is not told; both are right."


def test_if_neither_is_right_the_one_that_was_judged_is_told() -> None:
    castle, _ = notes(lined(square="G7"))
    assert castle.startswith("The direction of the castle loop is not told, and neither is right")
    assert "from R2C4 to R2C5 was judged" in castle


def test_the_direction_with_fewer_entries_is_judged() -> None:
    # One way round both clues name the crossing, the other way only the lower one does.
    second = "\n. . . . . .\n2 O . . W .\n. . . . . .\n"
    ahead, back, either = (
        from_text(f". . 2 . B .{second}castle: {CASTLE}\n{a38}")
        for a38 in (f"a38: {A38}", f"a38: {BACKWARDS}", f"a38 either: {BACKWARDS}")
    )
    assert codes(ahead) == ["a38_pass_on_crossing", "a38_pass_on_crossing"]
    assert codes(back) == codes(either) == ["a38_pass_on_crossing"]
    assert f"{NOT_TOLD}, and neither is right; the one from" in " ".join(notes(either))


def test_on_a_tie_the_earlier_neighbour_is_judged_first() -> None:
    (_, a38) = notes(lined(clue="2"))
    assert a38.startswith(f"{NOT_TOLD}, and neither is right; the one from R3C2 to R2C2 was judged")


def test_an_arrow_off_the_lines_means_nothing() -> None:
    (note, *_) = notes(lined(arrows="R4C1r"))
    assert note == "R4C1: arrows that lie on no line mean nothing."


def test_an_arrow_fixes_the_direction_also_if_it_is_wrong() -> None:
    assert codes(lined(arrows="R2C4d")) == ["delta_sum"]


def test_a_line_over_a_clue_is_told_while_lines_are_no_loops_yet() -> None:
    over = lined("......\n......\n....╷.\n....╵.")
    assert notes(over) == ["R3C5: a line runs over a clue here."]


def test_if_the_verdict_hangs_on_the_first_visit_the_other_reading_is_told() -> None:
    first = from_text(
        ". . 1,3 . B .\n. . O . . .\n. . . . W .\nG2 . . . . .\n"
        f"castle: {CASTLE}\na38: R2C3 llurddru"
    )
    assert codes(first) == []
    assert notes(first) == [
        "The circle counts as the first visit of the round. If it counted as the last, this would"
        " be wrong: delta-a38/a38_pass_on_crossing."
    ]


def test_the_other_reading_may_be_the_right_one() -> None:
    last = from_text(
        f". . 1 . B .\n. . . . . .\n2 O . . W .\n. . . . . .\ncastle: {CASTLE}\na38: {A38}"
    )
    assert codes(last) == ["a38_pass_on_crossing"]
    assert notes(last) == [
        "The circle counts as the first visit of the round. If it counted as the last, nothing"
        " would be wrong with the pass cells."
    ]


def test_question_marks_that_leave_too_much_are_not_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(questions, "MOST_WORK", 0)
    report = check_board(board("?,?", square="G2"))
    assert report.status.value == "not_checked"
    (reason,) = report.reasons
    assert str(reason) == "The question marks leave too many possibilities to look at them all."


def test_nothing_is_said_of_directions_that_nobody_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MOST_WORK", 0)
    assert [note for note in notes(lined(clue="?,?")) if "A38" in note] == []
