"""Sums of inequalities in reverse Polish notation: ``1 2 + 3 2 * +`` is (1) + (2) + 2 · (3)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from checker.verifier.budget import Budget
from checker.verifier.constraint import Constraint, added, divided, multiplied, saturated
from checker.verifier.reading import Line, number
from checker.verifier.reasons import MAX_DIGITS, UNKNOWN, Refused


def summed(line: Line, known: Sequence[Constraint], budget: Budget) -> Constraint:
    """Work out the sum on a line.

    Args:
        line: ``p``, then numbers of inequalities and factors, ``+ * d s``.
        known: The inequalities so far; the first one has the number 1.
        budget: What it may cost.

    Raises:
        Refused: If the notation is odd, an inequality unknown or a number too long.
        ReadError: If the time is up.
    """
    stack = _Stack(line, known)
    for word in line.words[1:]:
        stack.take(word)
        budget.spend(0, where=line.where)
    total = stack.constraint()
    if stack.entries:
        raise stack.odd()
    return total


@dataclass(slots=True)
class _Stack:
    """The terms of a sum that are not used yet.

    Attributes:
        line: Where the sum stands.
        known: The inequalities by their numbers, less 1.
        entries: Inequalities, and numbers of which only the next words tell what they count.
    """

    line: Line
    known: Sequence[Constraint]
    entries: list[Constraint | int] = field(default_factory=list[Constraint | int])

    def take(self, word: str) -> None:
        """Do what the next word says."""
        match word:
            case "+":
                last = self.constraint()
                self._put(added(self.constraint(), last))
            case "*":
                factor = self._factor()
                self._put(multiplied(self.constraint(), factor))
            case "d":
                divisor = self._factor()
                self._put(divided(self.constraint(), divisor))
            case "s":
                self._put(saturated(self.constraint()))
            case _:
                self.entries.append(number(word, self.line))

    def constraint(self) -> Constraint:
        """Take the last inequality off."""
        last = self._last()
        if isinstance(last, Constraint):
            return last
        return named(self.known, last, self.line)

    def odd(self) -> Refused:
        """Give the refusal of a sum that is none."""
        return self.line.odd(" ".join(self.line.words))

    def _last(self) -> Constraint | int:
        if not self.entries:
            raise self.odd()
        return self.entries.pop()

    def _factor(self) -> int:
        last = self._last()
        if isinstance(last, Constraint) or last < 1:
            raise self.odd()
        return last

    def _put(self, one: Constraint) -> None:
        if max(abs(one.degree), *(weight for weight, _ in one.terms), 0) >= 10**MAX_DIGITS:
            raise self.odd()
        self.entries.append(one)


def named(known: Sequence[Constraint], name: int, line: Line) -> Constraint:
    """Give an inequality by its number.

    Raises:
        Refused: If there is none.
    """
    if not 1 <= name <= len(known):
        raise Refused(UNKNOWN, {"file": line.file, "line": line.number, "found": name})
    return known[name - 1]
