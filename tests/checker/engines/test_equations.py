from checker.engines.equations import added, assigned, demanded
from checker.linear import Inequality, Why
from checker.rule import Text
from checker.strategy import Literal, Summand

WHY = Why("akari/unlit-cell", Text("", "", ""))
LIT = Inequality(((1, 1), (1, 2), (1, 3)), 1, WHY)
CORRIDOR = Inequality(((-1, 2), (-1, 3)), -1, WHY)


def test_a_demand_is_written_as_at_least() -> None:
    assert demanded(LIT, {}) == "x₁ + x₂ + x₃ ≥ 1"


def test_what_only_takes_away_is_written_as_at_most() -> None:
    assert demanded(CORRIDOR, {}) == "x₂ + x₃ ≤ 1"


def test_known_values_are_put_in() -> None:
    assert demanded(LIT, {1: 0}) == "x₂ + x₃ ≥ 1"
    assert demanded(CORRIDOR, {2: 1}) == "x₃ ≤ 0"


def test_a_demand_without_anything_open_is_about_numbers() -> None:
    assert demanded(LIT, {1: 0, 2: 0, 3: 0}) == "0 ≥ 1"


def test_what_cancels_out_is_gone_from_a_sum() -> None:
    assert added((Summand(1, LIT), Summand(1, CORRIDOR)), {}) == "x₁ ≥ 0"


def test_a_sum_tells_how_often_its_variables_are_left() -> None:
    assert added((Summand(3, LIT), Summand(1, CORRIDOR)), {2: 1}) == "3x₁ + 2x₃ ≥ 0"


def test_signs_stand_between_the_terms() -> None:
    minus_first = Inequality(((-1, 1), (1, 2), (-2, 3)), -1, WHY)
    assert demanded(minus_first, {}) == "−x₁ + x₂ − 2x₃ ≥ −1"


def test_values_are_equations() -> None:
    assert assigned((Literal(1, 1), Literal(12, 0))) == "x₁ = 1, x₁₂ = 0"
