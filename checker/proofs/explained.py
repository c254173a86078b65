"""The steps of an explanation as lines of a proof.

A step's sum becomes a ``p`` line, and what it settles ``u`` lines: unit propagation finds in the
sum what the step found. A comment above them names the strategy and the places.

Of a case split all sums come first, for they hold with and without what it assumes; then unit
propagation goes through the whole chain in one ``u`` line. In a split within a split that line
holds only under the outer assumptions, and so says "or one of them is wrong".
"""

from collections.abc import Iterable

from checker.proofs.script import Script
from checker.strategy import Literal, Split, Step
from converters.site import name


def explain(script: Script, steps: Iterable[Step]) -> tuple[int, ...]:
    """Add the steps of an explanation; give the literals that are settled.

    Args:
        script: The proof.
        steps: The steps, each from the state before it, the first one from the empty board.
    """
    settled: list[int] = []
    for step in steps:
        script.comment(" ".join((step.strategy, *map(name, step.text.sites))))
        if step.split is None:
            script.add(step.sum)
        else:
            _chain(script, step.split, ())
        for literal in step.sets:
            settled.append(_signed(literal))
            script.follows(settled[-1:])
    return tuple(settled)


def _chain(script: Script, split: Split, outer: tuple[int, ...]) -> None:
    """Add all sums of a case split; ``outer`` are the opposites of the assumptions around it."""
    wrong = (*outer, -_signed(split.assumed))
    for step in split.steps:
        script.add(step.sum)
        if step.split is not None:
            _chain(script, step.split, wrong)
            for literal in step.sets:
                script.follows((*wrong, _signed(literal)))
    script.add(split.sum)


def _signed(literal: Literal) -> int:
    return literal.variable if literal.value else -literal.variable
