"""The lines of a proof, and the numbers of the inequalities that they add."""

from collections.abc import Iterable, Sequence
from typing import Final

from checker.linear import Inequality
from checker.proofs.formula import clause
from checker.strategy import Sum

HEADER: Final = "pseudo-Boolean proof version 1.1"


class Script:
    """A proof in VeriPB's format 1.1, in the making.

    ``f`` takes the formula, whose inequalities are numbered from 1; ``p`` adds a sum of
    inequalities, in reverse Polish notation; ``u`` adds one that follows by unit propagation; ``c``
    names the contradiction.
    """

    __slots__ = ("_last", "_lines", "_numbers")

    def __init__(self, rules: Sequence[Inequality]) -> None:
        """Start with the formula.

        Args:
            rules: All its inequalities but the last one, which excludes the answer.
        """
        self._last = len(rules) + 1
        self._lines = [HEADER, f"f {self._last}"]
        self._numbers = {(one.terms, one.bound): n for n, one in enumerate(rules, start=1)}

    def comment(self, words: str) -> None:
        """Add a comment; it must be one line of ASCII."""
        self._lines.append(f"* {words}")

    def add(self, total: Sum) -> None:
        """Add a sum of rules; nothing if it is only one of them, which is there already."""
        if len(total) > 1:
            first, *rest = (self._taken(times, one) for times, one in total)
            self._put(" ".join(("p", first, *(f"{each} +" for each in rest))))

    def follows(self, literals: Iterable[int]) -> None:
        """Add that one of some literals holds."""
        self._put(f"u {clause(literals)}")

    def text(self) -> str:
        """Give the proof; the contradiction must follow from it by unit propagation."""
        ends = (f"u {clause(())}", f"c {self._last + 1}")
        return "\n".join((*self._lines, *ends, ""))

    def _taken(self, times: int, one: Inequality) -> str:
        number = self._numbers[one.terms, one.bound]
        return str(number) if times == 1 else f"{number} {times} *"

    def _put(self, line: str) -> None:
        self._lines.append(line)
        self._last += 1
