"""Any inequality as clauses, for what a solver cannot count itself or is to be switched off.

Literals with positive weights must reach a sum. "The literals from the i-th on reach k" becomes a
variable of its own for every i and k that occur. It may be 1 only if the i-th literal holds or the
later ones reach k, and only if the later ones reach what the i-th leaves to reach.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from checker.linear import Inequality

Clause: TypeAlias = tuple[int, ...]


@dataclass(slots=True)
class Unroller:
    """Turns inequalities into clauses.

    Attributes:
        last: The last variable in use; its own ones follow.
    """

    last: int

    def clauses(self, inequality: Inequality, unless: Clause = ()) -> Iterator[Clause]:
        """Give clauses that say what an inequality says, or that one of some literals holds."""
        # c·x with c < 0 is c − c·(1 − x): the literal "x is 0" weighs −c, and the bound rises so
        weights = sorted(
            ((abs(c), number if c > 0 else -number) for c, number in inequality.terms), reverse=True
        )
        need = inequality.bound - sum(min(c, 0) for c, _ in inequality.terms)
        rest = sum(weight for weight, _ in weights)
        wanted = {need: unless} if need > 0 else {}
        if need > rest:
            yield unless
            return
        for weight, literal in weights:
            rest -= weight
            later: dict[int, int] = {}
            for sum_, missed in wanted.items():
                yield (*missed, literal, *self._later(sum_, rest, later))
                if sum_ > weight:
                    yield (*missed, *self._later(sum_ - weight, rest, later))
            wanted = {sum_: (-variable,) for sum_, variable in later.items()}

    def _later(self, sum_: int, rest: int, later: dict[int, int]) -> Clause:
        """Give the literal "the later ones reach this sum"; none if they never do."""
        if sum_ > rest:
            return ()
        if sum_ not in later:
            self.last += 1
            later[sum_] = self.last
        return (later[sum_],)
