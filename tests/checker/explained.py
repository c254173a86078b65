"""Checks an explanation step by step, by adding and comparing whole numbers only."""

from collections.abc import Iterable, Mapping

from checker.strategy import Explanation, Step, impossible, settled


def unsound(told: Explanation) -> str:
    """Give the first step that does not follow from the state before it; empty if all do."""
    return _checked(told.steps, dict(told.known))[0]


def _checked(steps: Iterable[Step], known: Mapping[int, int]) -> tuple[str, dict[int, int]]:
    values = dict(known)
    for step in steps:
        if not _follows(step, values):
            return str(step.text), values
        values.update(step.sets)
    return "", values


def _follows(step: Step, values: dict[int, int]) -> bool:
    if any(literal.variable in values for literal in step.sets):
        return False
    summed = not step.sum or settled(step.sum, values) >= set(step.sets)
    return summed and (_split_follows(step, values) if step.split else bool(step.sum))


def _split_follows(step: Step, values: dict[int, int]) -> bool:
    assumed = step.split.assumed
    wrong, after = _checked(step.split.steps, {**values, assumed.variable: assumed.value})
    return step.sets == (assumed.opposite(),) and not wrong and impossible(step.split.sum, after)
