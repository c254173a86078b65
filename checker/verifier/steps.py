"""``uniqueness.pbp``: VeriPB's text format 1.1, as far as proofs of uniqueness need it.

========================  ======================================================================
line                      meaning
========================  ======================================================================
``f 3``                   take the formula's 3 inequalities, which get the numbers 1, 2 and 3
``p 1 2 + 3 2 * +``       a sum in reverse Polish notation: inequalities by their numbers, ``+``,
                          times a number ``*``, divided by one and rounded up ``d``, saturated ``s``
``u 1 x1 1 ~x2 >= 1 ;``   this follows by unit propagation
``c 9``                   inequality 9 is a contradiction; this is the last line
``* …``                   a comment
========================  ======================================================================

Each ``p`` and ``u`` adds an inequality, which gets the next number.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from checker.rule import Fact
from checker.verifier.budget import Budget
from checker.verifier.constraint import Constraint
from checker.verifier.polish import named, summed
from checker.verifier.propagation import Propagator
from checker.verifier.reading import Line, inequality, lines, number
from checker.verifier.reasons import (
    FIRST_LINE,
    NOT_FOLLOWING,
    OTHER_COUNT,
    POSSIBLE,
    PROOF,
    TRAILING,
    UNFINISHED,
    Refused,
)

HEADER: Final = "pseudo-Boolean proof version 1.1"


class _Known:
    """The inequalities that hold, by their numbers."""

    __slots__ = ("budget", "constraints", "propagator", "variables")

    def __init__(self, formula: Sequence[Constraint], variables: int, budget: Budget) -> None:
        self.constraints = list(formula)
        self.variables = variables
        self.budget = budget
        self.propagator = Propagator(variables, budget)
        for one in formula:
            self.propagator.add(one)
            budget.spend(0, where=PROOF)

    def take(self, line: Line) -> None:
        """Add the inequality of a line, if it follows."""
        match line.words[0]:
            case "p":
                one = summed(line, self.constraints, self.budget)
            case "u":
                one = inequality(line, line.words[1:], self.variables)
                if not self.propagator.follows(one):
                    raise Refused(NOT_FOLLOWING, _place(line))
            case other:
                raise line.odd(other)
        self.budget.spend(len(one.terms), where=line.where)
        self.constraints.append(one)
        self.propagator.add(one)


def check_steps(text: str, formula: Sequence[Constraint], variables: int, budget: Budget) -> None:
    """Check that a proof leads from a formula to a contradiction.

    Args:
        text: The file.
        formula: Its inequalities in their order.
        variables: Up to which number there are variables.
        budget: What it may cost.

    Raises:
        Refused: If a line is not understood or does not follow.
        ReadError: If it costs too much.
    """
    if " ".join(text.split("\n", 1)[0].split()) != HEADER:
        raise Refused(FIRST_LINE, {"file": PROOF, "want": HEADER})
    rest = lines(PROOF, text)
    _load(rest, len(formula))
    known = _Known(formula, variables, budget)
    for line in rest:
        if line.words[0] == "c":
            _end(known, line, rest)
            return
        known.take(line)
    raise Refused(UNFINISHED, {"file": PROOF})


def _load(rest: Iterator[Line], count: int) -> None:
    """Read the line that takes the formula, which is the first one."""
    for line in rest:
        found = _only_number(line, "f")
        if found != count:
            raise Refused(OTHER_COUNT, {**_place(line), "found": found, "want": count})
        return
    raise Refused(UNFINISHED, {"file": PROOF})


def _end(known: _Known, line: Line, rest: Iterator[Line]) -> None:
    """Check the last line."""
    name = _only_number(line, "c")
    if not named(known.constraints, name, line).impossible():
        raise Refused(POSSIBLE, {**_place(line), "found": name})
    for trailing in rest:
        raise Refused(TRAILING, _place(trailing))


def _only_number(line: Line, letter: str) -> int:
    """Give the number of a line that is a letter and a number."""
    if line.words[0] != letter or len(line.words) != len(("letter", "number")):
        raise line.odd(" ".join(line.words))
    return number(line.words[1], line)


def _place(line: Line) -> dict[str, Fact]:
    return {"file": line.file, "line": line.number}
