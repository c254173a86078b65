"""An explanation as lines of a proof."""

from collections.abc import Sequence

from checker.linear import Inequality
from checker.proofs.explained import explain
from checker.proofs.script import Script
from checker.rule import verbatim
from checker.strategy import Literal, Split, Step, Sum, Summand
from tests.checker.proofs.boards import CORNER, SEARCH, explained, problem

RULES = tuple(problem(CORNER).inequalities())


def summed(*numbers: int) -> Sum:
    return tuple(Summand(1, RULES[number - 1]) for number in numbers)


def step(literal: Literal, total: Sum = (), split: Split | None = None) -> Step:
    return Step("strip/name", (literal,), (), total, verbatim("…"), split)


def lines(rules: Sequence[Inequality], *steps: Step) -> list[str]:
    script = Script(rules)
    explain(script, steps)
    return script.text().splitlines()[2:-2]


def test_a_single_rule_is_there_already() -> None:
    # the 2 wants both cells beside it: rule 6 alone settles each
    assert lines(RULES, step(Literal(1, 1), summed(6))) == ["* strip/name", "u 1 x1 >= 1 ;"]


def test_a_sum_is_a_line_of_its_own() -> None:
    total = (*summed(6, 1), Summand(2, RULES[2]))
    assert lines(RULES, step(Literal(2, 0), total)) == [
        "* strip/name",
        "p 6 1 + 3 2 * +",
        "u 1 ~x2 >= 1 ;",
    ]


def test_a_split_is_the_sums_of_its_chain_and_one_line() -> None:
    chain = (step(Literal(3, 0), summed(1, 6)),)
    split = Split(Literal(1, 0), chain, summed(2, 6))
    assert lines(RULES, step(Literal(1, 1), split=split)) == [
        "* strip/name",
        "p 1 6 +",
        "p 2 6 +",
        "u 1 x1 >= 1 ;",
    ]


def test_a_split_within_a_split_holds_under_the_outer_assumption() -> None:
    inner = step(Literal(2, 1), split=Split(Literal(2, 0), (), summed(1, 6)))
    outer = step(Literal(1, 1), split=Split(Literal(1, 0), (inner,), summed(2, 6)))
    assert lines(RULES, outer) == [
        "* strip/name",
        "p 1 6 +",
        "u 1 x1 1 x2 >= 1 ;",
        "p 2 6 +",
        "u 1 x1 >= 1 ;",
    ]


def test_each_step_is_named_with_its_places() -> None:
    step = "* akari/full-wall R1C2 R2C1\nu 1 x1 >= 1 ;\nu 1 x2 >= 1 ;\n"
    assert step in explained(CORNER).steps


def test_a_board_that_needs_a_split_is_proved_step_by_step() -> None:
    steps = explained(SEARCH).steps
    assert "* case-split " in steps
    assert "* search\n" not in steps
