"""Boards are explained step by step, soundly, and as far as it goes."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.engines.explain import begin, explain, walk
from checker.genres.akari import GENRE, AkariBoard
from checker.linear import Count, Inequality, Problem, Var, Why
from checker.rule import Lang, Text
from checker.strategy import Explanation
from converters.errors import UsageError
from converters.registry import decode
from converters.site import cell
from tests.brute import random_board, solutions
from tests.checker import toys
from tests.checker.explained import unsound

PUZZLE = "..#...\n......\n2...0.\n......\n1##..2\n.#..3."
SOLVED = "..#..o\no.....\n2o..0.\n..o...\n1##.o2\no#.o3o"
# no sum of demands solves the first, and no single look-ahead the second
ONLY_BY_CASES = "https://puzz.link/p?akari/7/6/g0ak.gbm6bj.hck"
ONLY_BY_SUMS = "https://puzz.link/p?akari/10/10/jbh.rchcpah.n.jbpchcp.jah"


def board(text: str) -> AkariBoard:
    return GENRE.from_text(text)


def linked(link: str) -> AkariBoard:
    drawing = decode(link).drawing()
    return GENRE.read(drawing, GENRE.choose(drawing).convention).board


def bulbs(told: Explanation[AkariBoard]) -> str:
    return GENRE.to_text(told.board).replace("x", ".")


def test_a_puzzle_is_solved_to_the_end() -> None:
    told = explain(board(PUZZLE), GENRE)
    assert told.finished
    assert bulbs(told) == SOLVED
    assert (told.splits, told.open, told.wrong) == (0, (), None)


def test_the_first_step_is_the_easiest() -> None:
    told = explain(board(PUZZLE), GENRE)
    assert told.steps[0].strategy == "akari/zero-wall"
    assert told.steps[0].text.say(Lang.EN).startswith("There is no bulb beside the 0 in R3C5.")


def test_marks_on_the_board_count_as_known() -> None:
    whole = explain(board(PUZZLE), GENRE)
    half = explain(board("..#..o\no.....\n2o..0.\n..o...\n1##..2\n.#..3."), GENRE)
    assert bulbs(half) == SOLVED
    assert len(half.known) == 4
    assert len(half.steps) < len(whole.steps)


def test_a_solved_board_without_a_cell_left_has_no_step() -> None:
    told = explain(board("#o#"), GENRE)
    assert (told.finished, told.steps) == (True, ())


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("o.o", "akari/bulbs-see-each-other"),
        ("1o\no.", "akari/too-many-bulbs"),
        ("!.", "akari/bulb-on-wall"),
    ],
)
def test_a_wrong_mark_is_told_by_the_rule_it_breaks(text: str, rule: str) -> None:
    told = explain(board(text), GENRE)
    assert told.steps == ()
    assert told.wrong is not None
    assert told.wrong.by_marks
    assert rule in told.wrong.rules


def test_a_mark_that_only_leads_to_a_contradiction_is_told_with_what_it_clashes_with() -> None:
    # The bulb lights R1C1 and R2C2, the two places of the 2.
    told = explain(board("2.\n.."), GENRE)
    assert told.finished
    told = explain(board("2.\n.o"), GENRE)
    assert told.wrong is not None
    assert told.wrong.by_marks
    assert "akari/mark" in told.wrong.rules
    assert "akari/too-few-bulbs" in told.wrong.rules


def test_of_many_marks_the_wrong_one_is_named_first() -> None:
    # All of these marks are right but the bulb in R3C3, which takes R3C2 from the 2.
    told = explain(board("..#..o\n.x....\n2.o.0.\n......\n1##..2\no#.o3o"), GENRE)
    assert told.wrong is not None
    assert told.wrong.demands[0].say(Lang.EN) == "A bulb is marked in R3C3."
    assert told.wrong.rules.count("akari/mark") == 1


def test_a_puzzle_without_a_solution_is_no_fault_of_the_marks() -> None:
    told = explain(board("3.\n.#"), GENRE)
    assert told.wrong is not None
    assert not told.wrong.by_marks
    assert [demand.say(Lang.EN) for demand in told.wrong.demands] == ["R1C1 wants 3 bulbs."]


@pytest.mark.parametrize("text", ["5.\n..", "5o\no."])
def test_a_number_that_nobody_can_meet_is_no_fault_of_the_marks(text: str) -> None:
    told = explain(board(text), GENRE)
    assert told.wrong is not None
    assert not told.wrong.by_marks
    assert told.wrong.rules == ("akari/clue-out-of-range",)


def test_what_several_solutions_share_is_explained_and_the_rest_is_left() -> None:
    # The 0 settles R1C2 and so R1C3, but one of R3C1 and R3C2 is as good as the other.
    told = explain(board("0..\n###\n..#"), GENRE)
    assert not told.finished
    assert [site.row for site in told.open] == [2, 2]
    assert [note.say(Lang.EN) for note in told.notes] == [
        "The puzzle has several solutions, and in no open cell do all of them agree: nothing more"
        " follows, R3C1 stays undecided, for example."
    ]


def test_a_large_empty_board_is_given_up_at_once() -> None:
    heard: list[tuple[int, int]] = []
    told = explain(AkariBoard(25, 25), GENRE, tell=lambda known, of: heard.append((known, of)))
    assert (told.steps, len(told.open), heard) == ((), 625, [])
    assert "in no open cell do all of them agree" in told.notes[0].say(Lang.EN)


@given(st.integers(min_value=0, max_value=2**32))
@settings(max_examples=100, deadline=None)
def test_where_nothing_more_follows_both_values_of_every_open_cell_are_possible(seed: int) -> None:
    text = random_board(Random(seed), side=4)
    told = explain(board(text), GENRE)
    if not any("in no open cell" in note.say(Lang.EN) for note in told.notes):
        return
    found = solutions(text, enough=1000)
    for site in told.open:
        assert {(site.row, site.col) in each for each in found} == {True, False}


def test_a_puzzle_that_no_sum_solves_ends_with_a_labelled_split() -> None:
    told = explain(linked(ONLY_BY_CASES), GENRE)
    assert told.finished
    assert told.splits >= 1
    assert not unsound(told)
    (step, *_) = (each for each in told.steps if each.strategy == "case-split")
    assert step.text.say(Lang.DE).startswith("Angenommen, in ")


def test_a_puzzle_that_look_ahead_does_not_solve_is_solved_by_sums() -> None:
    told = explain(linked(ONLY_BY_SUMS), GENRE)
    assert told.finished
    assert told.splits == 0
    assert not unsound(told)


def test_without_the_extra_it_goes_on_by_cases_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("checker.engines.sums.highs.find_spec", lambda _: None)
    told = explain(linked(ONLY_BY_CASES), GENRE)
    assert told.finished
    assert not unsound(told)
    assert "penpad[solve]" in told.notes[0].say(Lang.EN)


def test_without_time_nothing_is_claimed() -> None:
    told = explain(board(PUZZLE), GENRE, seconds=0)
    assert not told.finished
    assert told.notes


def test_progress_is_told_after_each_step() -> None:
    heard: list[tuple[int, int]] = []
    told = explain(board(PUZZLE), GENRE, tell=lambda known, of: heard.append((known, of)))
    assert len(heard) == len(told.steps)
    assert heard[-1] == (27, 27)


def test_a_genre_without_inequalities_cannot_be_explained() -> None:
    with pytest.raises(UsageError, match="strip"):
        explain(toys.Strip((1, 2), 2), replace(toys.genre(), problem=None))


def test_any_genre_with_inequalities_is_explained_without_strategies_of_its_own() -> None:
    told = explain(toys.Strip((1, 2, 4), 5), toys.genre())
    assert {step.strategy for step in told.steps} <= {"single-demand", "sum-of-two", "look-ahead"}
    assert told.open == ()
    assert "R1C3=1" in told.steps[0].text.say(Lang.EN)


def test_steps_can_be_taken_one_at_a_time() -> None:
    start = begin(board(PUZZLE), GENRE)
    step = next(walk(start))
    assert len(start.position.known()) == len(step.sets)


@given(st.integers(min_value=0, max_value=2**32))
@settings(max_examples=100, deadline=None)
def test_every_step_follows_from_the_state_before_it(seed: int) -> None:
    told = explain(board(random_board(Random(seed), side=4)), GENRE)
    assert not unsound(told)


@given(st.integers(min_value=0, max_value=2**32))
@settings(max_examples=100, deadline=None)
def test_no_step_loses_a_solution(seed: int) -> None:
    text = random_board(Random(seed), side=4)
    told = explain(board(text), GENRE)
    found = solutions(text, enough=1000)
    assert (told.wrong is None) == bool(found)
    for solution in found:
        assert {(site.row, site.col) for site in told.board.bulbs} <= solution
        assert not {(site.row, site.col) for site in told.board.dots} & solution


@given(st.integers(min_value=0, max_value=2**32))
@settings(max_examples=100, deadline=None)
def test_a_puzzle_with_one_solution_is_always_finished(seed: int) -> None:
    text = random_board(Random(seed), side=4)
    told = explain(board(text), GENRE)
    assert told.finished == (len(solutions(text)) == 1)


def test_coefficients_other_than_one_are_reasoned_with() -> None:
    # 3a + 2b + 2c ≥ 5 and b + c ≤ 1: a must be 1, for 2b + 2c is at most 2.
    why = Why("toy/weights", Text("", "", ""))
    problem = Problem(
        size=3,
        variable=lambda number: Var(cell(0, number - 1)),
        counts=(Count(why, -1, 1, [(2, 3)]),),
        sums=(Inequality(((3, 1), (2, 2), (2, 3)), 5, why),),
    )
    genre = replace(toys.genre(()), problem=lambda _: problem)
    told = explain(toys.Strip((), 0), genre)
    assert not unsound(told)
    assert "R1C1=1" in told.steps[0].text.say(Lang.EN)
