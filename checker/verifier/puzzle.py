"""What a derivation gives: the rules, and what a solution looks like."""

from collections.abc import Callable, Set
from typing import NamedTuple

from checker.verifier.constraint import Constraint


class Derived(NamedTuple):
    """A puzzle as inequalities.

    Attributes:
        variables: How many there are, with the numbers 1 to ``variables``.
        rules: All inequalities; those that always hold are among them.
        solved: Gives the text board on which these variables are 1, one string a row.
    """

    variables: int
    rules: frozenset[Constraint]
    solved: Callable[[Set[int]], tuple[str, ...]]
