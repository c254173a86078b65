"""What the rules of Delta/A38 say, in which order they depend on each other, and the status.

Which code a board breaks is tested by the fixtures of boards; here is what one reads besides.
"""

import pytest

from checker.genres.delta_a38 import GENRE
from checker.genres.delta_a38.text import from_text
from checker.rule import Lang, judge
from tests.checker.genres.delta_a38.listed import A38, board, codes, lined, sentences, status

REGIONS = "regions:\nAAACCC\nAAACCC\nCAACCC\nCCCCCC"


def test_a_number_on_a_crossing_names_its_visit_and_the_crossing() -> None:
    assert sentences(board("1,2"), Lang.DE) == [
        "R1C3: die Zahl 2 meint den 2. Besuch um den Hinweis, R2C2, und das ist eine Kreuzung."
    ]


def test_two_numbers_of_a_clue_on_crossings_are_one_violation() -> None:
    assert sentences(board("2,4")) == [
        "R1C3: its numbers 2, 4 mean visits around it in R2C2, and these are crossings."
    ]


def test_a_superfluous_number_tells_how_many_visits_there_are() -> None:
    assert sentences(board("1,7,9")) == [
        "R1C3: the numbers 7, 9 are superfluous: the A38 loop comes by 4 times only."
    ]


def test_one_wrong_sum_tells_both_numbers() -> None:
    assert sentences(board(square="G-2")) == [
        "R4C1: steps towards minus steps away are 2, wanted is -2."
    ]


def test_several_wrong_sums_are_one_violation_with_all_numbers() -> None:
    wrong = from_text(
        f". . 1,3 . B .\n. . . . . .\n. O . . W7 .\nG0 . . . . .\ncastle: R2C4 rrddlluu\na38: {A38}"
    )
    (violation,) = judge(GENRE.rules, wrong).violations
    assert violation.facts["sums"] == "R3C5 0 ↔ 7, R4C1 2 ↔ 0"


def test_alternation_names_the_two_events_and_their_visits() -> None:
    assert sentences(board("3")) == [
        "Pass cells and crossings do not alternate: there is no pass cell before the first"
        " crossing, R2C2 (visit 4 of the round)."
    ]
    assert sentences(board("1")) == [
        "Pass cells and crossings do not alternate: between the crossings R2C2 and R2C2 (visits 4"
        " and 8 of the round) there is no pass cell."
    ]


def test_two_passes_without_a_crossing_between_them_clash() -> None:
    near = from_text(
        f". . 1,3 . . .\n. . . 1,2 . .\n. O . . . .\n. . . . . .\ncastle: R1C5 rdl\na38: {A38}"
    )
    (sentence,) = sentences(near)
    assert "between the pass cells R3C3 and R2C3 (visits 2 and 3 of the round)" in sentence


def test_a_pass_after_the_last_crossing_clashes() -> None:
    late = from_text(
        f". . 1,3 . . .\n. . . . . .\n4 . O . . .\n. . . . . .\ncastle: R1C5 rdl\na38: {A38}"
    )
    (sentence,) = sentences(late)
    assert sentence.endswith("follows the last pass cell, R3C2 (visit 8 of the round).")


@pytest.mark.parametrize("clue", ["?", "1", "3"])
def test_with_question_marks_a_clash_is_there_whatever_they_stand_for(clue: str) -> None:
    (sentence,) = sentences(board(clue))
    assert sentence.startswith("Whatever the question marks stand for,") == (clue == "?")


def test_question_marks_in_three_languages() -> None:
    for lang, words in ((Lang.DE, "Was die Fragezeichen auch"), (Lang.NL, "Wat de vraagtekens")):
        assert sentences(board("?"), lang)[0].startswith(words)


def test_a_question_mark_without_a_cell_tells_what_is_missing() -> None:
    assert sentences(board("1,3,?,?")) == [
        "R1C3: 2 more pass cells must lie around the clue, 0 are possible."
    ]


def test_a_misplaced_square_is_told_once_and_not_counted() -> None:
    regions = REGIONS.replace("CCCCCC", "ACCCCC").replace("CAACCC", "AAACCC")
    assert codes(board(square="G9", more=regions)) == ["a38_misses_cell", "square_in_a38"]


def test_numbers_are_not_judged_before_the_castle_loop_is_closed() -> None:
    assert codes(board(castle="castle: R2C4 rrddll", square="G9")) == ["delta_not_a_loop"]


def test_visits_are_not_counted_before_the_a38_loop_is_sound() -> None:
    assert codes(board("9", a38="a38: R3C2 rullur", more=REGIONS)) == ["a38_not_a_loop"]


def test_a_clue_on_a_loop_is_not_told_to_leave_the_region_too() -> None:
    assert codes(board(castle="castle: R1C3 rr")) == ["delta_not_a_loop", "delta_visits_clue"]


def test_regions_are_cut_off_from_their_largest_piece() -> None:
    (cut,) = judge(GENRE.rules, board(more=REGIONS.replace("CCCCCC", "CCCCCA"))).violations[:1]
    assert str(cut) == "R4C6: cut off from the largest part of the region."


def test_of_equal_pieces_the_first_counts_as_the_largest() -> None:
    halves = from_text("O . .\n. . .\nregions:\nACA\nACA\ncastle:\na38:")
    (cut, *_) = judge(GENRE.rules, halves).violations
    assert str(cut) == "R1C3 and R2C3: cut off from the largest part of the region."


@pytest.mark.parametrize(
    ("lines", "verdict"),
    [
        ("......\n......\n......\n......", "unfinished"),
        ("┌┐....\n└┼┐┌─┐\n.└┘╵.│\n...╶─┘", "unfinished"),  # castle open
        ("......\n...┌─┐\n.╶┐│.│\n..╵└─┘", "unfinished"),  # the A38 loop open
        ("......\n...┌─┐\n...│.│\n...└─┘", "unfinished"),  # no A38 loop yet
        ("┌┐....\n└┼┐┌─┐\n.└┘│.│\n..╶┴─┘", "violated"),  # a branch
        ("┌┐....\n└┼┐┌┐.\n.└┘└┼┐\n....└┘", "violated"),  # the castle crosses itself
        ("┌┐..┌┐\n└┼┐.└┘\n.└┘.┌┐\n....└┘", "violated"),  # a closed loop too many
        ("┌┐....\n└┼┐┌─┐\n.└┘└─┘\n╶─╴...", "unfinished"),  # a line too many, still open
    ],
)
def test_open_lines_are_unfinished_and_branches_and_surplus_loops_are_wrong(
    lines: str, verdict: str
) -> None:
    assert status(lined(lines)) == verdict


def test_a_closed_loop_that_misses_the_circle_is_wrong() -> None:
    missed = board(a38="a38: R1C1 rdlu", more="regions:\nAACCCC\nAACCCC\nAACCCC\nCCCCCC")
    assert "a38_misses_start" in codes(missed)
    assert status(missed) == "violated"


def test_each_reason_why_lines_are_no_loop_has_its_sentence() -> None:
    open_ = lined("┌┐....\n└┼┐┌─┐\n.└┘╵.│\n...╶─┘")
    assert sentences(open_) == ["R3C4 and R4C4: the castle loop is not closed here yet."]
    assert (
        sentences(lined("......\n......\n......\n......"))[0] == "The castle loop is not there yet."
    )
    two = sentences(lined("┌┐..┌┐\n└┼┐.└┘\n.└┘.┌┐\n....└┘"))
    assert "Several lines do not go through the circle (from R1C5 and R3C5)" in two[0]
    rings = from_text(
        ". . . . . .\n. . . . . .\nO . . . . .\n. . . . . .\nlines:\n┌─┐.┌┐\n│┌┼┐└┘\n└┼┘│..\n.└─┘.."
    )
    assert "another one closes at R1C1 and R2C2" in sentences(rings)[0]
