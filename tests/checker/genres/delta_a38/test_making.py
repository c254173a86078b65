"""Made Delta/A38 puzzles: four of them with their solutions and wrong answers, and the maker."""

import json
from pathlib import Path
from random import Random

import pytest

from checker.engines.make import Made, Wanted, make
from checker.engines.prove import prove
from checker.genres.delta_a38 import GENRE
from checker.genres.delta_a38.growing import beside, grown_a38, grown_castle
from checker.genres.delta_a38.json_form import from_json
from checker.rule import judge
from checker.verdict import GaveUp, Unique
from converters.connected import pieces
from converters.errors import UsageError
from tests.command import penpad

ROOT = Path(__file__).parents[4]
MADE = json.loads((ROOT / "fixtures/boards/delta-a38-made.json").read_text("utf-8"))["puzzles"]
BROKEN = [(case, broken) for case in MADE for broken in case["broken"]]


def codes(answer: dict) -> list[str]:
    found = judge(GENRE.rules, from_json(answer)).violations
    return sorted({each.rule.removeprefix("delta-a38/") for each in found})


@pytest.mark.parametrize("case", MADE, ids=lambda case: case["id"])
def test_a_made_puzzle_has_its_solution_and_no_other(case: dict) -> None:
    verdict = prove(from_json({"puzzle": case["puzzle"]}), GENRE)
    assert isinstance(verdict, Unique)
    assert verdict.board == from_json({"puzzle": case["puzzle"], "solution": case["solution"]})


@pytest.mark.parametrize(
    ("case", "broken"), BROKEN, ids=[f"{case['id']}: {broken['note']}" for case, broken in BROKEN]
)
def test_a_wrong_answer_to_it_breaks_the_rule_it_should(case: dict, broken: dict) -> None:
    answer = {"puzzle": case["puzzle"], "solution": {**case["solution"], **broken["change"]}}
    assert codes(answer) == broken["expect"]


def test_the_same_seed_makes_the_same_puzzle() -> None:
    one, other, third = (make(GENRE, Wanted(5, 5, seed=seed)) for seed in (1, 1, 2))
    assert isinstance(one, Made)
    assert one == other != third


def test_a_puzzle_comes_as_a_link_of_either_editor() -> None:
    for to in ("penpa", "sudokupad"):
        told = penpad("make", "delta-a38", "--size", "5x5", "--seed", "1", "--to", to, "--json")
        assert penpad("solve", told.json()["link"], "--json").json()["status"] == "unique"
        assert penpad("check", told.json()["solution"]).exit == 0


def test_a_board_too_large_is_not_tried() -> None:
    with pytest.raises(UsageError, match="at most 1600 cells"):
        make(GENRE, Wanted(90, 90))


def test_on_a_board_too_small_nothing_is_found() -> None:
    assert isinstance(make(GENRE, Wanted(2, 2, seconds=0.1)), GaveUp)


@pytest.mark.parametrize("seed", range(20))
def test_a_grown_loop_goes_straight_over_crossings_and_leaves_the_rest_in_one_piece(
    seed: int,
) -> None:
    rng, board = Random(seed), frozenset((row, col) for row in range(8) for col in range(8))
    grown = next(filter(None, iter(lambda: grown_a38(8, 8, rng), 0)))
    visits, holes = grown
    turns = zip((visits[-1], *visits), visits, (*visits[1:], visits[0]), strict=False)
    for before, at, after in turns:
        assert before in beside(at)
        straight = (before[0] + after[0], before[1] + after[1]) == (2 * at[0], 2 * at[1])
        assert visits.count(at) == 1 or straight
    land = board - set(visits) - holes
    assert list(pieces(land, beside)) == [land]
    castle = grown_castle(land, rng)
    assert castle is None or len(set(castle)) == len(castle)
