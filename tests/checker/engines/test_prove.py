"""The prover over a genre that it does not know, and over small Akari boards."""

import signal
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.engines.clash import Clash, clash
from checker.engines.prove import GaveUp, NoSolution, Several, Unique, prove
from checker.engines.search import two_solutions
from checker.genres.akari import GENRE, AkariBoard
from checker.genres.akari.problem import problem as akari_problem
from checker.linear import Count, Inequality, Problem, Var, Why
from checker.rule import Found, Lang, Rule, Text, judge
from converters.errors import UsageError
from converters.site import cell
from tests.brute import disagreement, random_board
from tests.checker import toys
from tests.checker.toys import Strip

FOREVER = float("inf")
WHY = Why("strip/pigeons", Text("{places}", "{places}", "{places}"))


def akari(text: str) -> AkariBoard:
    return GENRE.from_text(text)


def solved(text: str) -> str:
    verdict = prove(akari(text), GENRE)
    assert isinstance(verdict, Unique)
    return GENRE.to_text(verdict.board)


def chosen(strip: Strip) -> set[int]:
    return {strip.weights[site.col] for site in strip.chosen}


def test_another_genre_needs_no_change_of_the_prover() -> None:
    verdict = prove(Strip((1, 2, 4, 8), 11), toys.genre())
    assert isinstance(verdict, Unique)
    assert chosen(verdict.board) == {1, 2, 8}


def test_weights_and_signs_of_an_inequality_count() -> None:
    verdict = prove(Strip((7, -5, 3, -1), -2), toys.genre())
    assert isinstance(verdict, Unique)
    assert chosen(verdict.board) == {-5, 3}


def test_a_solution_inside_another_is_a_second_one() -> None:
    verdict = prove(Strip((1, 0), 1), toys.genre())
    assert isinstance(verdict, Several)
    assert verdict.differ == (cell(0, 1),)


@settings(max_examples=60)
@given(st.lists(st.integers(-6, 6), max_size=7), st.integers(-12, 12), st.booleans())
def test_the_answer_is_that_of_trying_every_choice(
    weights: list[int], wanted: int, apart: bool
) -> None:
    strip = Strip(tuple(weights), wanted, apart=apart)
    cells = [cell(0, at) for at in range(len(weights))]
    tries = (
        replace(strip, chosen=frozenset(some))
        for many in range(len(cells) + 1)
        for some in combinations(cells, many)
    )
    right = [one for one in tries if not judge(toys.genre().rules, one).violations]
    verdict = prove(strip, toys.genre())
    match verdict:
        case Unique(board):
            assert right == [board]
        case Several(boards):
            assert len(right) > 1
            assert set(boards) <= set(right)
            assert boards[0] != boards[1]
        case _:
            assert isinstance(verdict, NoSolution)
            assert not right


def test_what_the_rules_do_not_confirm_is_not_claimed() -> None:
    never = Rule("strip/never", (), toys.NAME, lambda _: [Found((cell(0, 0),))], healable=False)
    verdict = prove(Strip((1,), 1), toys.genre([never]))
    assert isinstance(verdict, GaveUp)
    assert "fault" in verdict.limit.say(Lang.EN)


def test_a_genre_without_inequalities_has_no_prover() -> None:
    with pytest.raises(UsageError, match="strip"):
        prove(Strip((1,), 1), replace(toys.genre(), problem=None))


def test_the_only_solution_is_found() -> None:
    assert solved("..#...\n......\n2...0.\n......\n1##..2\n.#..3.") == (
        "..#..o\no.....\n2o..0.\n..o...\n1##.o2\no#.o3o"
    )


def test_two_solutions_differ_no_more_than_they_must() -> None:
    # each half has two solutions of its own; only one of them needs to change
    verdict = prove(akari("..#.."), GENRE)
    assert isinstance(verdict, Several)
    assert verdict.differ in ((cell(0, 0), cell(0, 1)), (cell(0, 3), cell(0, 4)))
    first, second = verdict.boards
    assert first.bulbs ^ second.bulbs == set(verdict.differ)


def test_no_board_without_white_cells_needs_a_bulb() -> None:
    assert solved("#0\n##") == "#0\n##"


def test_demands_that_clash_are_named_with_their_cells() -> None:
    verdict = prove(akari("3.\n.#"), GENRE)
    assert isinstance(verdict, NoSolution)
    assert [demand.say(Lang.EN) for demand in verdict.clash] == ["R1C1 wants 3 bulbs."]
    assert verdict.rules == ("akari/too-few-bulbs",)


def test_none_of_the_demands_that_clash_can_be_spared() -> None:
    problem = akari_problem(akari("0.#\n..1\n.#."))
    found = clash(problem, FOREVER)
    assert found is not None
    assert found.minimal
    demands = found.demands
    assert not two_solutions(only(problem, demands), FOREVER)
    for spared in demands:
        assert two_solutions(only(problem, [one for one in demands if one != spared]), FOREVER)


def only(problem: Problem, demands: Iterable[Inequality]) -> Problem:
    return Problem(problem.size, problem.variable, (), tuple(demands))


def test_what_has_a_solution_does_not_clash() -> None:
    assert clash(akari_problem(akari("..")), FOREVER) == Clash((), minimal=False)


def test_marks_count_only_if_they_are_asked_for() -> None:
    wrong = akari("o.o\n###\n###")
    assert isinstance(prove(wrong, GENRE), Several)
    verdict = prove(wrong, GENRE, from_marks=True)
    assert isinstance(verdict, NoSolution)
    assert verdict.rules == ("akari/bulbs-see-each-other", "akari/mark", "akari/mark")


def test_marks_that_are_kept_leave_fewer_solutions() -> None:
    board = akari("o..\n.#.\n..x")
    assert isinstance(prove(board, GENRE), Several)
    verdict = prove(board, GENRE, from_marks=True)
    assert isinstance(verdict, Unique)
    assert GENRE.to_text(verdict.board) == "o..\n.#o\n.o."


def test_a_bulb_on_a_black_cell_can_be_kept_only_in_vain() -> None:
    verdict = prove(akari("!."), GENRE, from_marks=True)
    assert isinstance(verdict, NoSolution)
    assert [demand.say(Lang.EN) for demand in verdict.clash] == ["A bulb is marked in R1C1."]


@pytest.mark.parametrize("seed", range(4))
def test_small_boards_are_answered_as_by_trying_everything(seed: int) -> None:
    random = Random(seed)
    boards = [random_board(random, side=4) for _ in range(100)]
    assert not [(board, wrong) for board in boards if (wrong := disagreement(board))]


def pigeons(_: Strip) -> Problem:
    """Put 12 pigeons into 11 holes: clause by clause, no solver soon sees that it fails."""
    birds, holes = 12, 11
    places = [[bird * holes + hole + 1 for hole in range(holes)] for bird in range(birds)]
    alone = [list(pair) for hole in zip(*places, strict=True) for pair in combinations(hole, 2)]
    return Problem(
        size=birds * holes,
        variable=lambda number: Var(cell(0, number - 1)),
        counts=(Count(WHY, 1, 1, places), Count(WHY, -1, 1, alone)),
    )


def test_the_prover_gives_up_when_its_time_is_up() -> None:
    verdict = prove(Strip((), 0), replace(toys.genre(), problem=pigeons), seconds=0)
    assert isinstance(verdict, GaveUp)
    assert verdict.limit.say(Lang.EN) == "Nothing was proved within 0 seconds."


def test_an_interrupt_stops_the_search() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with pytest.raises(KeyboardInterrupt):
            prove(Strip((), 0), replace(toys.genre(), problem=pigeons))
    finally:
        signal.signal(signal.SIGALRM, before)


def test_a_board_too_large_to_be_proved_is_said_to_be() -> None:
    verdict = prove(AkariBoard(5, 1000), GENRE)
    assert isinstance(verdict, GaveUp)
    assert "terms" in verdict.limit.say(Lang.EN)
