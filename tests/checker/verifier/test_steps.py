"""The lines of a proof, one after another."""

import time

import pytest

from checker.rule import Lang
from checker.verifier.budget import Budget
from checker.verifier.constraint import constraint
from checker.verifier.reasons import MAX_TERMS, Refused
from checker.verifier.steps import check_steps
from converters.errors import ReadError

# of each two of three at least one is 1, but at most one of all: no answer meets them
FORMULA = (
    constraint([(1, 1), (1, 2)], 1),
    constraint([(1, 2), (1, 3)], 1),
    constraint([(1, 1), (1, 3)], 1),
    constraint([(-1, 1), (-1, 2), (-1, 3)], -1),
)
HEADER = ("pseudo-Boolean proof version 1.1", "f 4")
BY_SEARCH = ("u 1 x1 >= 1 ;", "u >= 1 ;", "c 6")
BY_SUMS = ("p 1 2 + 3 + 2 d 4 +", "c 5")


def check(*lines: str, seconds: float = 60) -> None:
    check_steps("\n".join(lines), FORMULA, 3, Budget(time.monotonic() + seconds))


def refusal(*lines: str) -> str:
    with pytest.raises(Refused) as refused:
        check(*lines)
    return refused.value.reason.say(Lang.EN)


def test_a_proof_may_try_a_value() -> None:
    check(*HEADER, *BY_SEARCH)


def test_a_proof_may_add_and_divide() -> None:
    # all three pairs: 2x₁ + 2x₂ + 2x₃ ≥ 3, halved and rounded up x₁ + x₂ + x₃ ≥ 2
    check(*HEADER, *BY_SUMS)


def test_a_sum_may_multiply_and_saturate() -> None:
    check(*HEADER, "p 4 2 * 1 2 + + 3 + s", "c 5")


def test_comments_and_blank_lines_say_nothing() -> None:
    check(HEADER[0], "* a comment", "", *HEADER[1:], *BY_SEARCH, "* the end", "")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("", "f 4"), "line 1: 'pseudo-Boolean proof version 1.1' is wanted"),
        (("pseudo-Boolean proof version 2.0", "f 4"), "line 1"),
        ((HEADER[0],), "ends without a contradiction"),
        ((HEADER[0], "f 3", *BY_SEARCH), "line 2: 3 inequalities are named, the formula has 4"),
        ((HEADER[0], *BY_SEARCH), "line 2: 'u 1 x1 >= 1 ;' is not understood"),
        ((*HEADER, "u 1 x1 >= 1 ;"), "ends without a contradiction"),
        ((*HEADER, "u >= 1 ;", "c 5"), "line 3: this does not follow"),
        ((*HEADER, "u 1 x4 >= 1 ;", "c 5"), "line 3: 'x4' is not understood"),
        ((*HEADER, "u 1 y1 >= 1 ;", "c 5"), "line 3: 'y1' is not understood"),
        ((*HEADER, "u 1 x1 > 1 ;", "c 5"), "line 3: '1 x1 > 1 ;' is not understood"),
        ((*HEADER, "u 1 x1 1 >= 1 ;", "c 5"), "line 3"),
        ((*HEADER, "u 1_0 x1 >= 1 ;", "c 5"), "line 3: '1_0' is not understood"),
        ((*HEADER, f"u {'9' * 19} x1 >= 1 ;", "c 5"), "line 3"),
        ((*HEADER, "a >= 1 ;", "c 5"), "line 3: 'a' is not understood"),
        ((*HEADER, "c 4"), "line 3: inequality 4 is no contradiction"),
        ((*HEADER, "c 5"), "line 3: there is no inequality 5 yet"),
        ((*HEADER, "c 0"), "line 3: there is no inequality 0 yet"),
        ((*HEADER, "c -1"), "line 3: there is no inequality -1 yet"),
        ((*HEADER, "c"), "line 3: 'c' is not understood"),
        ((*HEADER, *BY_SEARCH, "u 1 x1 >= 1 ;"), "line 6: nothing may follow"),
        ((*HEADER, "p 1 2", "c 5"), "line 3: 'p 1 2' is not understood"),
        ((*HEADER, "p", "c 5"), "line 3: 'p' is not understood"),
        ((*HEADER, "p 1 +", "c 5"), "line 3"),
        ((*HEADER, "p 1 *", "c 5"), "line 3"),
        ((*HEADER, "p 1 2 + 3 3 + *", "c 5"), "line 3"),
        ((*HEADER, "p 1 0 *", "c 5"), "line 3"),
        ((*HEADER, "p 1 -2 *", "c 5"), "line 3"),
        ((*HEADER, "p 1 0 d", "c 5"), "line 3"),
        ((*HEADER, f"p 1 {10**17} * 10 *", "c 5"), "line 3"),
        ((*HEADER, "p 9", "c 5"), "line 3: there is no inequality 9 yet"),
        ((*HEADER, "p \uff12", "c 5"), "characters outside ASCII"),
    ],
)
def test_a_line_that_proves_nothing_is_refused(lines: tuple[str, ...], words: str) -> None:
    assert words in refusal(*lines)


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(ReadError, match="--limit"):
        check(*HEADER, *BY_SEARCH, seconds=-1)


def test_a_proof_that_grows_without_end_is_given_up() -> None:
    budget = Budget(time.monotonic() + 60, terms=MAX_TERMS - 1)
    with pytest.raises(ReadError, match="terms"):
        check_steps("\n".join((*HEADER, "p 1 2 +")), FORMULA, 3, budget)
