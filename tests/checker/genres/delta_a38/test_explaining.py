"""What one Delta/A38 clue counts, in order."""

import pytest

from checker.genres.delta_a38.board import DeltaBoard
from checker.genres.delta_a38.explaining import explain_clue
from checker.rule import Lang
from converters.errors import UsageError
from converters.site import parse
from tests.checker.genres.delta_a38.listed import board, lined


def told(at: str, judged: DeltaBoard | None = None, lang: Lang = Lang.EN) -> list[str]:
    steps = explain_clue(judged or board(), parse(at))
    return [step.say(lang) for step in steps]


def test_a_square_lists_what_it_sees_and_each_step() -> None:
    assert told("R4C1") == [
        "Upwards R4C1 sees R3C1.",
        "To the right R4C1 sees R4C2, R4C3, R4C4, R4C5 and R4C6.",
        "R4C5 → R4C4: a step towards it, +1.",
        "R4C6 → R4C5: a step towards it, +1.",
        "Downwards R4C1 sees –.",
        "To the left R4C1 sees –.",
        "R4C1: 2 towards, 0 away, together 2; wanted is 2.",
    ]


def test_steps_away_are_negative_and_a_square_without_a_number_wants_none() -> None:
    steps = told("R4C1", board(castle="castle: R2C4 ddrruull", square="G"), Lang.DE)
    assert steps[2] == "R4C4 → R4C5: ein Schritt weg, −1."
    assert steps[-1] == "R4C1: 0 hin, 2 weg, zusammen -2; verlangt ist keine Zahl."


def test_an_a38_clue_lists_each_visit_around_it() -> None:
    assert told("R1C3", board("1,2")) == [
        "Visit 1 around R1C3: R2C3, visit 3 of the round; named by the clue, so a pass cell.",
        "Visit 2 around R1C3: R2C2, visit 4 of the round; named by the clue, but a crossing.",
        "Visit 3 around R1C3: R1C2, visit 7 of the round.",
        "Visit 4 around R1C3: R2C2, visit 8 of the round; a crossing.",
        "R1C3: 4 visits around the clue 1/2.",
    ]


@pytest.mark.parametrize(
    ("clue", "changed", "words"),
    [
        ("R4C1", {"castle": "castle: R2C4 rr"}, "the castle loop is no loop"),
        ("R1C3", {"a38": "a38: R3C2 ru"}, "the A38 loop is no proper loop"),
        ("R4C1", {"castle": "castle: R3C1 drul"}, "does not lie free"),
    ],
)
def test_what_cannot_be_counted_yet_is_told(clue: str, changed: dict[str, str], words: str) -> None:
    (sentence,) = told(clue, board(**changed))
    assert words in sentence


@pytest.mark.parametrize("clue", ["R4C1", "R1C3"])
def test_lines_that_are_no_loops_count_nothing(clue: str) -> None:
    (step,) = explain_clue(lined("......\n......\n......\n......"), parse(clue))
    assert str(step).startswith(f"{clue} counts nothing yet")


def test_a_cell_without_a_clue_is_refused_and_the_clues_are_listed() -> None:
    with pytest.raises(UsageError, match="R1C3, R1C5, R3C2, R3C5, R4C1"):
        told("R1C1")


def test_the_circle_lists_the_whole_round() -> None:
    assert told("R3C2") == [
        "Visit 1 of the round: R3C2.",
        "Visit 2 of the round: R3C3.",
        "Visit 3 of the round: R2C3, a pass cell.",
        "Visit 4 of the round: R2C2, a crossing.",
        "Visit 5 of the round: R2C1.",
        "Visit 6 of the round: R1C1.",
        "Visit 7 of the round: R1C2, a pass cell.",
        "Visit 8 of the round: R2C2, a crossing.",
    ]
