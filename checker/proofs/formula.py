"""The formula: the rules as inequalities, and "not this answer".

The text is OPB, as pseudo-Boolean solvers and VeriPB read it. Comments say what a variable asks and
which rule the inequalities below them are.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from checker.engines.search import Solution
from checker.linear import Inequality, Problem
from converters.site import name


class Formula(NamedTuple):
    """The rules of a puzzle and the line that excludes its answer.

    Attributes:
        text: The file.
        rules: All inequalities but the last one, which excludes the answer; the first of them has
            the number 1.
    """

    text: str
    rules: tuple[Inequality, ...]


def formula(problem: Problem, answer: Solution) -> Formula:
    """State a puzzle with one answer excluded.

    The answer's line names every variable, not only the ones: so it excludes this answer alone,
    whatever the genre, and nobody has to believe that no solution contains another.
    """
    rules = tuple(problem.inequalities())
    lines = [
        f"* #variable= {problem.size} #constraint= {len(rules) + 1}",
        *_variables(problem),
        *_stated(rules),
        "* not this answer",
        clause(-literal for literal in answer),
    ]
    return Formula("\n".join((*lines, "")), rules)


def clause(literals: Iterable[int]) -> str:
    """Give the inequality "one of these literals holds" as both files write it."""
    terms = (f"1 {'~' * (literal < 0)}x{abs(literal)} " for literal in literals)
    return f"{''.join(terms)}>= 1 ;"


def _variables(problem: Problem) -> Iterator[str]:
    """Say what each variable asks; a value of 1 goes without saying."""
    for number in range(1, problem.size + 1):
        site, value = problem.variable(number)
        yield f"* x{number} {name(site)}" + (f" is {value}" if value != 1 else "")


def _stated(rules: Iterable[Inequality]) -> Iterator[str]:
    """State inequalities, each rule's name before the first of its own."""
    told = ""
    for terms, bound, why, _ in rules:
        if why.rule != told:
            told = why.rule
            yield f"* {told}"
        yield f"{''.join(f'{weight} x{number} ' for weight, number in terms)}>= {bound} ;"
