"""``penpad explain`` and ``penpad hint`` as docs/contract.md has them."""

from dataclasses import replace

import pytest

from checker.engines.explain import begin
from checker.rule import Lang
from checker.service import explain_link, frames, hint_link
from checker.service.hinting import _by_core
from checker.service.posing import pose
from converters.drawing import Fill, Label, Symbol
from converters.registry import decode, write
from converters.site import Spot, cell
from tests.command import penpad

PUZZLE = "..#...\n......\n2...0.\n......\n1##..2\n.#..3."
# the same with all that the 0 and the 3 say, and one thing more that the 2 in R5C6 says
FORWARD = "..#x..\n...xx.\n2..x0x\n...xx.\n1##xo2\n.#xo3o"
CLUE_CORNER = "...\n1.."
HARD = "https://puzz.link/p?akari/7/6/g0ak.gbm6bj.hck"


def test_steps_are_told_one_a_line_and_the_hardest_at_last() -> None:
    ran = penpad("explain", PUZZLE)
    assert ran.exit == 0
    lines = ran.out.splitlines()
    assert lines[0] == (
        "  1. zero wall: There is no bulb beside the 0 in R3C5."
        " No bulb in R2C5, R3C4, R3C6 and R4C5."
    )
    assert lines[-1] == "solved in 11 steps; the hardest: only source"


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("de", "Neben der 0 in R3C5 steht keine Lampe.", "gelöst in 11 Schritten"),
        ("en", "There is no bulb beside the 0 in R3C5.", "solved in 11 steps"),
        ("nl", "Naast de 0 in R3C5 staat geen lampje.", "opgelost in 11 stappen"),
    ],
)
def test_every_language_tells_steps(lang: str, first: str, last: str) -> None:
    lines = penpad("explain", PUZZLE, "--lang", lang).out.splitlines()
    assert first in lines[0]
    assert lines[-1].startswith(last)


def test_json_has_the_fields_of_the_contract() -> None:
    told = penpad("explain", PUZZLE, "--json").json()
    assert (told["finished"], told["splits"]) == (True, 0)
    assert told["steps"][0] == {
        "strategy": "akari/zero-wall",
        "cells": ["R2C5", "R3C4", "R3C6", "R4C5"],
        "sets": [
            {"cell": place, "value": 1, "holds": False}
            for place in ("R2C5", "R3C4", "R3C6", "R4C5")
        ],
        "because": ["R3C5"],
        "sum": [
            {
                "times": 1,
                "rule": "akari/too-many-bulbs",
                "cells": ["R2C5", "R3C4", "R3C6", "R4C5"],
                "text": "R3C5 allows no more than 0 bulbs.",
            }
        ],
        "text": "There is no bulb beside the 0 in R3C5. No bulb in R2C5, R3C4, R3C6 and R4C5.",
    }


def test_a_case_split_is_counted_and_holds_its_chain() -> None:
    told = penpad("explain", HARD, "--json").json()
    assert told["finished"]
    assert told["splits"] == 1
    (split,) = (step["split"] for step in told["steps"] if step["strategy"] == "case-split")
    assert split["assumed"]["cell"]
    assert split["steps"]
    assert split["sum"]


def test_a_case_split_is_told_with_its_chain_indented() -> None:
    lines = penpad("explain", HARD).out.splitlines()
    (at,) = (number for number, line in enumerate(lines) if ". case split: " in line)
    assert lines[at + 1].startswith("       ")


def test_an_unfinished_explanation_exits_with_3() -> None:
    ran = penpad("explain", "..#")
    assert ran.exit == 3
    assert "not solved: 2 cells are still open after 0 steps" in ran.out
    assert "several solutions" in ran.err


def test_a_wrong_mark_is_told_instead_of_steps() -> None:
    ran = penpad("explain", "o.o\n###")
    assert ran.exit == 3
    assert ran.out.splitlines() == [
        "The marks on the board cannot be right:",
        "  1. The bulbs in R1C1 and R1C3 light each other.",
    ]
    told = penpad("explain", "o.o\n###", "--json").json()
    assert told["steps"] == []
    assert told["wrong"]["by_marks"]
    assert told["wrong"]["demands"][0]["rule"] == "akari/bulbs-see-each-other"


def test_wrong_marks_can_be_forgotten() -> None:
    ran = penpad("explain", "o.o\n###\n.1.", "--forget")
    assert "cannot be right" not in ran.out


def test_a_puzzle_without_a_solution_is_told_as_such() -> None:
    ran = penpad("explain", "3.\n.#")
    assert ran.exit == 3
    assert ran.out.startswith("The puzzle has no solution")


def test_a_link_of_no_known_genre_is_unusable() -> None:
    assert penpad("explain", "...", "--json").exit == 2
    assert penpad("hint", "...", "--json").exit == 2


def test_a_hint_names_the_place_first() -> None:
    ran = penpad("hint", CLUE_CORNER)
    assert (ran.exit, ran.out) == (0, "Look at R2C1.\n")


def test_the_reason_is_told_when_asked_for_and_the_cell_at_last() -> None:
    ran = penpad("hint", CLUE_CORNER, "--why")
    assert "clue corner" in ran.out
    assert "R2C1 wants 1 bulb." in ran.out
    assert "No bulb" not in ran.out
    assert "No bulb in R1C2." in penpad("hint", CLUE_CORNER, "--cell").out


def test_a_hint_as_json_has_it_all() -> None:
    told = penpad("hint", CLUE_CORNER, "--json").json()
    assert told["strategy"] == "akari/clue-corner"
    assert told["cells"] == ["R1C2"]
    assert told["because"][0] == "R2C1"
    assert told["text"].endswith("No bulb in R1C2.")
    assert told["place"] == "Look at R2C1."


def test_a_hint_goes_on_where_the_solver_is() -> None:
    assert penpad("hint", PUZZLE).out == "Look at R3C5.\n"
    assert penpad("hint", FORWARD).out == "Look at R5C6.\n"


def test_a_hint_never_stops_at_the_light_of_a_bulb() -> None:
    # The bulbs' light is nothing that people mark; what is to be seen is that R3C3 is dark.
    hint = hint_link("2o.\no..\n...")
    assert hint.strategy == "akari/only-source"
    assert hint.cells == (cell(2, 2),)


def test_a_wrong_mark_is_the_hint() -> None:
    ran = penpad("hint", "o.o\n###", "--json")
    assert ran.exit == 0
    told = ran.json()
    assert told["rule"] == "akari/bulbs-see-each-other"
    assert told["cells"] == ["R1C1", "R1C3"]
    assert "strategy" not in told


def test_a_solved_board_has_no_further_step() -> None:
    ran = penpad("hint", "1o\n#x")
    assert ran.exit == 3
    ran = penpad("hint", "#1o#")
    assert ran.exit == 3
    assert "nothing left to do" in ran.err


def test_where_nothing_follows_the_hint_says_why() -> None:
    ran = penpad("hint", "..#")
    assert ran.exit == 3
    assert "several solutions" in ran.err


def test_the_hint_of_a_case_split_is_what_fails_and_not_the_cell_that_is_settled() -> None:
    # A bulb in R2C4 would leave no light for R3C5, six steps later.
    half = "oxxxxx\nx.....\nx.2...\nx...1."
    assert penpad("hint", half).out == "Look at R3C5.\n"
    assert penpad("hint", half, "--why").out.splitlines()[1:] == [
        "case split",
        "  R3C5 needs light from at least one of R1C5, R2C5, R3C4, R3C5 and R3C6.",
    ]
    assert penpad("hint", half, "--cell").out.endswith("No bulb in R2C4.\n")


def test_a_case_split_counts_the_steps_that_are_listed_below_it() -> None:
    head, *steps = penpad("explain", "oxxxxx\nx.....\nx.2...\nx...1.").out.splitlines()[:7]
    assert "In this case 6 steps leave R3C5 impossible." in head
    assert all(step.startswith("       ") for step in steps)


def test_where_no_strategy_helps_a_hint_is_the_smallest_reason() -> None:
    posed = pose(CLUE_CORNER)
    hint = _by_core(posed, begin(posed.reading.board, posed.genre))
    assert hint is not None
    assert hint.strategy == "smallest-reason"
    assert hint.to_json(Lang.EN)["text"].startswith("Were it otherwise, 3 demands could not be met")
    assert len(hint.demands) == 3


def test_each_step_has_a_picture_before_and_after_it() -> None:
    told = explain_link(PUZZLE)
    shown = list(frames(told))
    assert len(shown) == len(told.explanation.steps)
    first, second = shown[:2]
    assert first.before.answer == ()
    assert len(first.after.answer) == 4
    assert second.before.answer == first.after.answer
    styles = {(mark.shape, mark.at.site) for mark in first.before.marks if isinstance(mark, Symbol)}
    assert ("reason", cell(2, 4)) in styles
    assert ("step", cell(1, 4)) in styles
    assert {label.text for label in first.before.question if isinstance(label, Label)} >= {"0"}


def test_something_unread_forbids_any_step() -> None:
    drawing = decode(PUZZLE).drawing()
    blue = Fill(Spot(cell(0, 0)), ("black",), ("#c0e0ff",))
    link = write(replace(drawing, question=(*drawing.question, blue)), to="sudokupad").value
    ran = penpad("explain", link, "--genre", "akari")
    assert ran.exit == 3
    assert ran.out.startswith("not explained, because:")
    assert penpad("hint", link, "--genre", "akari").exit == 3


def test_marks_that_break_rules_are_not_called_demands() -> None:
    lines = penpad("hint", "oo.\no..\n...", "--genre", "akari", "--cell").out.splitlines()
    assert lines[1:] == [
        "wrong mark",
        "  The bulbs in R1C1 and R1C2 light each other.",
        "  The bulbs in R1C1 and R2C1 light each other.",
        "This breaks the rules.",
    ]


def test_one_broken_rule_is_told_once() -> None:
    ran = penpad("hint", "5..\n...\n...", "--genre", "akari", "--cell")
    assert ran.out.count("R1C1 carries the number 5; 0 to 4 are allowed.") == 1


def test_a_puzzle_that_breaks_a_rule_by_itself_has_that_for_a_reason() -> None:
    lines = penpad("explain", "5..\n...\n...", "--genre", "akari").out.splitlines()
    assert lines == [
        "The puzzle has no solution, because:",
        "  1. R1C1 carries the number 5; 0 to 4 are allowed.",
    ]
