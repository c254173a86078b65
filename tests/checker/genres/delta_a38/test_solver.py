"""Solving Delta/A38: what the prover says, and what the hint says next."""

import sys
import time
from _thread import interrupt_main
from dataclasses import replace
from random import Random

import pytest

from checker.engines.prove import prove as prove_any
from checker.genres.delta_a38 import GENRE
from checker.genres.delta_a38.board import DeltaBoard, Directed, Drawn, Line, line
from checker.genres.delta_a38.solver.engine import Core, End, Engine
from checker.genres.delta_a38.solver.hinting import reason
from checker.genres.delta_a38.solver.model import OFF, ON, Model, Term
from checker.genres.delta_a38.solver.proving import EITHER_WAY, TOO_LARGE, TURNABLE, prove
from checker.genres.delta_a38.text import from_text
from checker.rule import judge
from checker.verdict import TIME_UP, GaveUp, NoSolution, Reason, Several, Unique
from converters.errors import UsageError
from converters.site import cell
from tests import brute_delta
from tests.command import penpad

PUZZLE = """\
G4 .  . .   . .
.  .  . .   . .
.  .  ? 1,2 O .
.  G1 . .   . .
.  .  . .   . .
.  .  . .   . ."""
TURNABLE_PUZZLE = """\
. . B 1
. . . .
. . . .
O . . 1"""
TWO_CHOICES = """\
.   .  ?  . O
.   .  G0 . .
.   .  .  . .
B-2 B2 .  . ?"""
CASES = 12


def unique(text: str) -> DeltaBoard:
    verdict = prove_any(from_text(text), GENRE)
    assert isinstance(verdict, Unique)
    return verdict.board


def changed(old: str, new: str) -> DeltaBoard:
    assert old in PUZZLE
    return from_text(PUZZLE.replace(old, new))


def lines_of(board: DeltaBoard) -> frozenset[Line]:
    assert isinstance(board.answer, Directed)
    loops = (board.answer.castle.cells, board.answer.a38.cells)
    moves = [pair for loop in loops for pair in zip(loop, (*loop[1:], loop[0]), strict=True)]
    return frozenset(line(*pair) for pair in moves)


def test_the_only_solution_keeps_every_rule() -> None:
    assert not judge(GENRE.rules, unique(PUZZLE)).violations


def test_a_puzzle_with_a_clue_less_has_two_solutions_and_both_keep_every_rule() -> None:
    verdict = prove_any(changed("G1", ". "), GENRE)
    assert isinstance(verdict, Several)
    assert not [each for board in verdict.boards for each in judge(GENRE.rules, board).violations]
    assert verdict.boards[0].answer != verdict.boards[1].answer
    assert verdict.differ


def test_a_number_that_no_loop_can_reach_is_named_alone() -> None:
    verdict = prove_any(changed("G4", "G9"), GENRE)
    assert isinstance(verdict, NoSolution)
    assert list(map(str, verdict.clash)) == [
        "R1C1: the steps seen towards it minus those away from it are 9."
    ]
    assert verdict.rules == ("delta-a38/delta_sum",)
    assert verdict.minimal


def test_a_circle_with_no_way_out_needs_no_clue_to_be_impossible() -> None:
    verdict = prove_any(from_text("O G .\nG . .\n. . ."), GENRE)
    assert isinstance(verdict, NoSolution)
    assert str(verdict.clash[0]).startswith("The two loops need room")


def test_the_hint_on_a_circle_with_no_way_out_blames_the_circle() -> None:
    found = reason(from_text("O . .\n. . ."), 60.0)
    assert isinstance(found, Reason)
    assert (found.cells, found.by_marks) == ((cell(0, 0),), False)
    assert str(found.text).startswith("The two loops need room")
    assert penpad("hint", "O . .\n. . .", "--genre", "delta-a38", "--cell").exit == 0


def test_without_a_number_but_0_the_castle_loop_may_be_turned_and_a_note_says_so() -> None:
    verdict = prove_any(from_text(TURNABLE_PUZZLE), GENRE)
    assert isinstance(verdict, Unique)
    assert [note.text for note in verdict.notes] == [TURNABLE]


def test_of_several_solutions_it_is_said_as_well_that_the_castle_loop_may_be_turned() -> None:
    loose = """\
. . ?,? . . O
. . . . . .
. G . . . .
. . . . . ."""
    verdict = prove_any(from_text(loose), GENRE)
    assert isinstance(verdict, Several)
    assert [note.text for note in verdict.notes] == [EITHER_WAY]


def test_with_a_number_that_is_not_0_there_is_nothing_to_note() -> None:
    verdict = prove_any(from_text(PUZZLE), GENRE)
    assert isinstance(verdict, Unique)
    assert not verdict.notes


def test_two_choices_for_a_question_mark_are_one_solution() -> None:
    assert unique(TWO_CHOICES).passes is None


def test_marks_on_the_board_are_kept_if_they_shall() -> None:
    board = changed("G1", ". ")
    verdict = prove_any(board, GENRE)
    assert isinstance(verdict, Several)
    one, other = (each.answer for each in verdict.boards)
    assert isinstance(one, Directed)
    marked = replace(board, answer=one, region=verdict.boards[0].region)
    kept = prove_any(marked, GENRE, from_marks=True)
    assert isinstance(kept, Unique)
    assert kept.board.answer == one != other


def test_a_board_too_large_is_given_up_at_once() -> None:
    verdict = prove(DeltaBoard(50, 50, cell(0, 0)), 1.0)
    assert isinstance(verdict, GaveUp)
    assert verdict.limit.text == TOO_LARGE


def test_no_time_is_no_proof() -> None:
    verdict = prove(from_text(PUZZLE), 0.0)
    assert isinstance(verdict, GaveUp)
    assert verdict.limit.text == TIME_UP


def test_trying_everything_on_small_boards_gives_the_same_verdicts() -> None:
    random = Random(7)
    cases = [brute_delta.random_case(random) for _ in range(CASES)]
    assert [brute_delta.disagreement(case) for case in cases] == [""] * CASES


def test_an_interruption_ends_the_search() -> None:
    model = Model()
    for _ in range(20):
        model.bit()
    seen: list[object] = []

    def interrupt(values: object) -> bool:
        seen.append(values)
        if len(seen) == 1:
            interrupt_main()
        return True

    with pytest.raises(KeyboardInterrupt):
        Engine(model).each(interrupt, time.monotonic() + 60)
    assert seen


def test_without_the_extra_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools.sat.python.cp_model", None)
    with pytest.raises(UsageError, match="penpad\\[solve\\]"):
        prove(from_text(PUZZLE), 1.0)


def test_what_is_settled_is_left_out_of_the_model() -> None:
    model = Model()
    one, other = model.bit(), model.bit()
    model.clause(one, ON)
    model.implies(OFF, one)
    assert model.both(one, ON) == one
    assert model.both(one, -one) == OFF
    assert model.text().count("constraints") == 0
    model.at_most_one((one, ON, other))
    model.total((Term(1, one), Term(2, ON)), 2)
    found: list[tuple[bool, bool]] = []
    end = Engine(model).each(
        lambda values: found.append((values(one), values(other))) is None, time.monotonic() + 60
    )
    assert (end, found) == (End.ALL, [(False, False)])


def test_a_core_names_only_what_clashes() -> None:
    model = Model()
    one, other, third = (model.bit() for _ in range(3))
    model.at_most_one((one, other))
    core = Engine(model).one((third, one, other), time.monotonic() + 60)
    assert isinstance(core, Core)
    assert core.literals == {one, other}


def test_hints_lead_to_the_solution() -> None:
    board, lines = from_text(PUZZLE), lines_of(unique(PUZZLE))
    for _ in range(4):
        found = reason(board, 60.0)
        assert isinstance(found, Reason)
        assert isinstance(board.answer, Drawn)
        drawn = line(*found.cells)
        assert drawn in lines - board.answer.lines
        board = replace(board, answer=Drawn(board.answer.lines | {drawn}))


def test_a_hint_on_wrong_lines_names_them() -> None:
    puzzle, solution = from_text(PUZZLE), unique(PUZZLE)
    empty = [site for site in puzzle.cells() if site not in puzzle.clues()]
    beside = [line(one, two) for one in empty for two in puzzle.neighbours(one) if two in empty]
    wrong = next(each for each in beside if each not in lines_of(solution))
    found = reason(replace(puzzle, answer=Drawn(frozenset({wrong}))), 60.0)
    assert isinstance(found, Reason)
    assert found.wrong
    assert found.cells == tuple(wrong)


def test_a_hint_on_a_puzzle_without_a_solution_blames_its_clues() -> None:
    found = reason(changed("G4", "G9"), 60.0)
    assert isinstance(found, Reason)
    assert (found.wrong, found.by_marks, found.cells) == (True, False, (cell(0, 0),))


def test_an_error_while_a_solution_is_looked_at_comes_through() -> None:
    model = Model()
    model.bit()

    def fail(_values: object) -> bool:
        raise UsageError(where="here", found="this", want="that", hint="")

    with pytest.raises(UsageError):
        Engine(model).each(fail, time.monotonic() + 60)


def test_with_all_lines_drawn_there_is_no_hint() -> None:
    told = penpad("hint", GENRE.to_text(unique(PUZZLE)))
    assert (told.exit, told.out) == (3, "")
    assert "all lines are drawn" in told.err


def test_solve_gives_a_board_in_the_form_it_came_in() -> None:
    told = penpad("solve", PUZZLE)
    assert told.exit == 0
    assert penpad("check", told.out).exit == 0


def test_a_hint_tells_the_place_the_reason_and_the_line() -> None:
    told = penpad("hint", PUZZLE, "--json").json()
    assert told["strategy"] == "smallest-reason"
    assert told["text"].startswith("A line goes from ")
    assert told["place"].startswith("Look at ")
