"""Adds up what a run has found; tallies of several processes add up to one."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tests.fuzz.probe import Outcome, too_costly


class Example(NamedTuple):
    """The shortest input with one fault."""

    length: int
    case: str
    link: str
    detail: str


class Worst(NamedTuple):
    """The largest amount of something, and the case that took it."""

    amount: float
    case: str


NOTHING: Final = Worst(0.0, "no case")


@dataclass(slots=True)
class Tally:
    """What a run has found so far.

    Attributes:
        results: How many cases ended how.
        faults: How often each signature was met.
        examples: The shortest input for each signature.
        slowest: In seconds of processor time.
        largest: In MiB above the idle process.
    """

    results: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    examples: dict[str, Example] = field(default_factory=dict)
    slowest: Worst = NOTHING
    largest: Worst = NOTHING

    def add(self, case: str, link: str, outcome: Outcome) -> None:
        """Count one case."""
        self.results[outcome.result] += 1
        self.slowest = max(self.slowest, Worst(outcome.seconds, case))
        self.largest = max(self.largest, Worst(outcome.memory, case))
        for signature in filter(None, (outcome.signature, too_costly(outcome))):
            self.faults[signature] += 1
            self._keep(signature, Example(len(link), case, link, outcome.detail))

    def merge(self, other: "Tally") -> None:
        """Count what another process has counted."""
        self.results += other.results
        self.faults += other.faults
        self.slowest = max(self.slowest, other.slowest)
        self.largest = max(self.largest, other.largest)
        for signature, example in other.examples.items():
            self._keep(signature, example)

    def _keep(self, signature: str, example: Example) -> None:
        known = self.examples.get(signature)
        if known is None or example.length < known.length:
            self.examples[signature] = example
