"""Reverse unit propagation: does an inequality follow, as far as single inequalities tell?

To see whether one follows, its opposite is assumed. Its *slack* is how much more the literals not
yet false weigh than an inequality demands. A literal that weighs more than the slack must hold; a
slack below 0 is the contradiction looked for. What is found without an assumption stays known, so
each value is worked out once however many steps there are.
"""

from typing import Final

from checker.verifier.budget import Budget
from checker.verifier.constraint import Constraint, Terms, negated
from checker.verifier.reasons import PROOF

_LOOK: Final = 64
"""Literals after which the time is looked at: each may take as long as there are terms."""


class Propagator:
    """Inequalities that hold, and the literals that are known by them.

    Lists over literals have two places a variable: Python counts the negative ones from the end.
    """

    __slots__ = (
        *("_budget", "_done", "_slack", "_terms", "_trail", "_true", "_uses", "_weightiest"),
        "refuted",
    )

    def __init__(self, variables: int, budget: Budget) -> None:
        """Start without inequalities.

        Args:
            variables: How many variables there are, with the numbers 1 to ``variables``.
            budget: What the work may cost.
        """
        self._budget = budget
        self._true = bytearray(2 * variables + 1)
        self._uses: list[list[tuple[int, int]]] = [[] for _ in self._true]
        self._terms: list[Terms] = []
        self._slack: list[int] = []
        self._weightiest: list[int] = []
        self._trail: list[int] = []
        self._done = 0
        self.refuted = False
        """Whether the inequalities contradict each other, as single ones tell."""

    def add(self, one: Constraint) -> None:
        """Let an inequality hold from now on."""
        if not self.refuted:
            self.refuted = self._enter(one)

    def follows(self, one: Constraint) -> bool:
        """Tell whether its opposite leads to a contradiction."""
        if self.refuted:
            return True
        known = len(self._trail)
        found = self._enter(negated(one))
        self._forget(known)
        self._leave()
        return found

    def _enter(self, one: Constraint) -> bool:
        """Add an inequality and all that follows; tell whether that is a contradiction."""
        number = len(self._slack)
        slack, true = -one.degree, self._true
        for weight, literal in one.terms:
            self._uses[literal].append((number, weight))
            slack += 0 if true[-literal] else weight
        self._terms.append(one.terms)
        self._slack.append(slack)
        self._weightiest.append(max((weight for weight, _ in one.terms), default=0))
        if slack < 0:
            return True
        self._conclude(number)
        return self._spread()

    def _leave(self) -> None:
        """Remove the inequality added last."""
        for _, literal in self._terms.pop():
            self._uses[literal].pop()
        self._slack.pop()
        self._weightiest.pop()

    def _conclude(self, number: int) -> None:
        """Note the literals that one inequality forces."""
        slack, true = self._slack[number], self._true
        for weight, literal in self._terms[number]:
            if weight > slack and not true[literal] and not true[-literal]:
                true[literal] = 1
                self._trail.append(literal)

    def _spread(self) -> bool:
        """Follow all that is forced; tell whether a contradiction came out."""
        slack, weightiest, trail = self._slack, self._weightiest, self._trail
        refuted = False
        while self._done < len(trail) and not refuted:
            # All inequalities are told of a literal, even after a contradiction: so `_forget` can
            # take back exactly what the literals up to `_done` did.
            for number, weight in self._uses[-trail[self._done]]:
                left = slack[number] - weight
                slack[number] = left
                if left < weightiest[number]:
                    refuted = refuted or left < 0
                    self._conclude(number)
            self._done += 1
            if self._done % _LOOK == 0:
                self._budget.spend(0, where=PROOF)
        return refuted

    def _forget(self, known: int) -> None:
        """Take back all literals but the first ones."""
        for literal in self._trail[known : self._done]:
            for number, weight in self._uses[-literal]:
                self._slack[number] += weight
        for literal in self._trail[known:]:
            self._true[literal] = 0
        del self._trail[known:]
        self._done = known
