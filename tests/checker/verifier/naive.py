"""A second checker of proofs, as plain as can be: slow, and nothing of it is penpad's.

An inequality is its weights by variable and its bound, ``1 ~x2`` being 1 − x2. To propagate, all
inequalities are looked at again and again until nothing more is forced. Values found without an
assumption are kept.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Rule(NamedTuple):
    weights: dict[int, int]
    bound: int

    def opposite(self) -> "Rule":
        return Rule({x: -weight for x, weight in self.weights.items()}, 1 - self.bound)


def rules(text: str) -> list[Rule]:
    """Give the inequalities of a formula."""
    return [rule(line.split()) for line in text.splitlines() if not line.startswith("*")]


def rule(words: Sequence[str]) -> Rule:
    weights: dict[int, int] = {}
    bound = int(words[-2])
    for weight, name in zip(map(int, words[:-3:2]), words[1:-3:2], strict=True):
        x, sign = int(name.lstrip("~x")), -1 if name.startswith("~") else 1
        bound -= weight if sign < 0 else 0
        weights[x] = weights.get(x, 0) + sign * weight
    return Rule({x: weight for x, weight in weights.items() if weight}, bound)


def same(one: str, other: str) -> bool:
    """Tell whether two formulas say the same and number it alike."""
    try:
        return rules(one) == rules(other)
    except ValueError:
        return False


def accepts(formula: str, proof: str) -> bool:
    """Tell whether a proof refutes a formula; damaged beyond reading, it does not."""
    try:
        return _refutes(rules(formula), proof.splitlines())
    except (ValueError, IndexError):
        return False


def _refutes(known: list[Rule], lines: Sequence[str]) -> bool:
    count = len(known)
    values: dict[int, int] = {}
    if lines[0] != "pseudo-Boolean proof version 1.1":
        return False
    for letter, *words in (line.split() for line in lines[1:] if not line.startswith("*")):
        if letter == "f" and int(words[0]) != count:
            return False
        if letter == "p":
            known.append(_summed(known, words))
        if letter == "u":
            claim = rule(words)
            refuted = _contradiction(known, values)
            if not refuted and not _contradiction([claim.opposite(), *known], dict(values)):
                return False
            known.append(claim)
        if letter == "c":
            last = known[_place(words[0])]
            return sum(max(weight, 0) for weight in last.weights.values()) < last.bound
    return False


def _summed(known: list[Rule], words: Sequence[str]) -> Rule:
    stack: list[int | Rule] = []
    for word in words:
        if word == "+":
            one, other = _taken(known, stack.pop()), _taken(known, stack.pop())
            xs = one.weights.keys() | other.weights.keys()
            weights = {x: one.weights.get(x, 0) + other.weights.get(x, 0) for x in xs}
            stack.append(Rule(weights, one.bound + other.bound))
        elif word == "*":
            times, one = stack.pop(), _taken(known, stack.pop())
            assert isinstance(times, int)
            weights = {x: times * weight for x, weight in one.weights.items()}
            stack.append(Rule(weights, times * one.bound))
        else:
            stack.append(int(word))
    (total,) = stack
    return _taken(known, total)


def _taken(known: list[Rule], one: int | Rule) -> Rule:
    return one if isinstance(one, Rule) else known[_place(str(one))]


def _place(word: str) -> int:
    if int(word) < 1:
        raise IndexError(word)
    return int(word) - 1


def _contradiction(known: Sequence[Rule], values: dict[int, int]) -> bool:
    """Add all values that are forced, until there is nothing more or a contradiction."""
    before = -1
    while len(values) > before:
        before = len(values)
        for weights, bound in known:
            most = sum(weight * values.get(x, weight > 0) for x, weight in weights.items())
            if most < bound:
                return True
            for x, weight in weights.items():
                if x not in values and most - abs(weight) < bound:
                    values[x] = int(weight > 0)
    return False


def contradiction(known: Sequence[Rule]) -> bool:
    """Tell whether unit propagation finds a contradiction."""
    return _contradiction(known, {})
