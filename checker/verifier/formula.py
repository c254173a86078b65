"""``uniqueness.opb``: the rules of the puzzle and one line that excludes one full answer."""

from collections.abc import Iterator
from typing import NamedTuple

from checker.verifier.budget import Budget
from checker.verifier.constraint import Constraint
from checker.verifier.puzzle import Derived
from checker.verifier.reading import inequality, lines
from checker.verifier.reasons import (
    FIRST_LINE,
    FOREIGN,
    FORMULA,
    MISSING,
    NO_ANSWER,
    WRONG_ANSWER,
    Refused,
)


class Formula(NamedTuple):
    """What the file says.

    Attributes:
        constraints: All inequalities in their order.
        answer: The variables that are 1 in the answer that is excluded.
    """

    constraints: tuple[Constraint, ...]
    answer: frozenset[int]


class _Stated(NamedTuple):
    """An inequality and its line."""

    line: int
    constraint: Constraint


def formula(text: str, puzzle: Derived, budget: Budget) -> Formula:
    """Read the file, and compare it with the puzzle.

    The order of the lines does not count, and neither does a rule that stands there twice.

    Raises:
        Refused: If it is not what the puzzle and one of its solutions say.
        ReadError: If it is too large.
    """
    stated = tuple(_stated(text, puzzle.variables, budget))
    answer = _answer(stated, puzzle)
    want = f"* #variable= {puzzle.variables} #constraint= {len(stated)}"
    if " ".join(text.split("\n", 1)[0].split()) != want:
        raise Refused(FIRST_LINE, {"file": FORMULA, "want": want})
    return Formula(tuple(each.constraint for each in stated), answer)


def _stated(text: str, variables: int, budget: Budget) -> Iterator[_Stated]:
    for line in lines(FORMULA, text):
        one = inequality(line, line.words, variables)
        budget.spend(len(one.terms), where=line.where)
        yield _Stated(line.number, one)


def _answer(stated: tuple[_Stated, ...], puzzle: Derived) -> frozenset[int]:
    """Give the one answer that is excluded, everything else being the rules and all of them."""
    missing = puzzle.rules - {each.constraint for each in stated}
    if missing:
        # one that demands something says more about the puzzle than one that always holds
        rule = min(missing, key=lambda one: (one.degree <= 0, one))
        raise Refused(MISSING, {"file": FORMULA, "rule": str(rule)})
    others = [each for each in stated if each.constraint not in puzzle.rules]
    excluding = [each for each in others if _excludes_one(each.constraint, puzzle.variables)]
    if not others or (not excluding and len(others) == 1):
        raise Refused(NO_ANSWER, {"file": FORMULA})
    for each in others:
        if each not in excluding[:1]:
            raise Refused(FOREIGN, {"file": FORMULA, "line": each.line})
    return _kept(excluding[0], puzzle)


def _excludes_one(one: Constraint, variables: int) -> bool:
    """Tell whether all but one of the ways to fill in the variables meet an inequality."""
    whole = len(one.terms) == variables and all(weight == 1 for weight, _ in one.terms)
    return whole and one.degree == 1


def _kept(excluding: _Stated, puzzle: Derived) -> frozenset[int]:
    """Give the answer that an inequality excludes, if it meets every rule."""
    answer = frozenset(-literal for _, literal in excluding.constraint.terms if literal < 0)
    for rule in sorted(puzzle.rules):
        if not rule.holds(answer):
            raise Refused(
                WRONG_ANSWER, {"file": FORMULA, "line": excluding.line, "rule": str(rule)}
            )
    return answer
