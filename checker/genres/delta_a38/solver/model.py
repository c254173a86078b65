"""A model for CP-SAT, written as text: bits, whole numbers, and what must hold between them.

A literal is the number of a bit, or its negative for "the bit is 0", as for SAT solvers; `ON` and
`OFF` are the literals that always and never hold. What these settle is left out while a model is
written: cells of clues settle much, and nothing of it then has to be searched or loaded.

The text is CP-SAT's own (protocol buffers). Written and parsed in one go it takes half the time of
one call a demand, and a model costs as much to write as an easy puzzle to solve.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

Literal: TypeAlias = int
Number: TypeAlias = int
"""A variable that is a whole number; numbered like bits, but never negated."""

ON: Final = 1
OFF: Final = -1
_MOST: Final = 10**9
"""More than any sum here."""


class Arc(NamedTuple):
    """A step that a circuit may take, and the literal that says whether it does."""

    start: int
    end: int
    taken: Literal


class Term(NamedTuple):
    """A summand: a factor and the literal or number it counts."""

    factor: int
    of: Literal


class Model:
    """What must hold; everything is added, nothing is taken back."""

    __slots__ = ("_demands", "_variables")

    def __init__(self) -> None:
        """Start with the bit that is always 1."""
        self._variables = ["variables{domain:[1,1]}"]
        self._demands: list[str] = []

    def text(self) -> str:
        """Give the model as CP-SAT reads it."""
        return "".join((*self._variables, *self._demands))

    def bit(self) -> Literal:
        """Give a new bit."""
        self._variables.append("variables{domain:[0,1]}")
        return len(self._variables)

    def number(self, most: int) -> Number:
        """Give a new whole number from 0."""
        self._variables.append(f"variables{{domain:[0,{most}]}}")
        return len(self._variables)

    def clause(self, *literals: Literal) -> None:
        """Demand that one of them holds."""
        if ON not in literals:
            some = ",".join(_index(each) for each in literals if each != OFF)
            self._demands.append(f"constraints{{bool_or{{literals:[{some}]}}}}")

    def implies(self, one: Literal, *others: Literal) -> None:
        """Demand that all others hold if one does."""
        if OFF in others:
            self.clause(-one)
        elif one == ON:
            for each in others:
                self.clause(each)
        elif one != OFF and (some := [each for each in others if each != ON]):
            self._when((one,), f"bool_and{{literals:[{_indices(some)}]}}")

    def at_most_one(self, literals: Iterable[Literal]) -> None:
        """Demand that no two of them hold."""
        self._choice("at_most_one", [each for each in literals if each != OFF])

    def exactly_one(self, literals: Iterable[Literal]) -> None:
        """Demand that one of them holds and no other."""
        self._choice("exactly_one", [each for each in literals if each != OFF])

    def circuit(self, arcs: Iterable[Arc]) -> None:
        """Demand that the arcs taken are one round through all nodes; loops leave nodes out."""
        some = [each for each in arcs if each.taken != OFF]
        starts, ends = (",".join(str(each[at]) for each in some) for at in (0, 1))
        literals = _indices(each.taken for each in some)
        self._demands.append(
            f"constraints{{circuit{{tails:[{starts}]heads:[{ends}]literals:[{literals}]}}}}"
        )

    def both(self, one: Literal, other: Literal) -> Literal:
        """Give a literal that holds if two others do, and only then."""
        if OFF in (one, other) or one == -other:
            return OFF
        if one in (ON, other):
            return other
        if other == ON:
            return one
        bit = self.bit()
        self.implies(bit, one, other)
        self.clause(bit, -one, -other)
        return bit

    def either(self, literals: Sequence[Literal]) -> Literal:
        """Give a literal that holds if one of these does, no two of which ever hold together."""
        bit = self.bit()
        self.exactly_one((-bit, *literals))
        return bit

    def total(self, terms: Iterable[Term], value: int, *, when: Literal = ON) -> None:
        """Demand that a sum of literals is a value, if ``when`` holds."""
        factors: list[int] = []
        indices: list[int] = []
        for factor, literal in terms:
            if literal in (ON, OFF) or literal < 0:
                value -= factor * (literal == ON or literal < OFF)
            if literal not in (ON, OFF):
                factors.append(factor if literal > 0 else -factor)
                indices.append(abs(literal) - 1)
        if not factors:
            self.clause(*([] if value else [ON]), -when)
        else:
            self._linear((when,), factors, indices, (value, value))

    def apart(
        self, high: Number, low: Number, at_least: int, *, when: Sequence[Literal] = ()
    ) -> None:
        """Demand that a number is higher than another by so much, if ``when`` hold."""
        if OFF not in when:
            self._linear(when, [1, -1], [high - 1, low - 1], (at_least, _MOST))

    def offset(self, high: Number, low: Number, by: int, *, when: Sequence[Literal] = ()) -> None:
        """Demand that a number is another one plus so much, if ``when`` hold."""
        if OFF not in when:
            self._linear(when, [1, -1], [high - 1, low - 1], (by, by))

    def zero(self, number: Number, *, when: Literal) -> None:
        """Demand that a number is 0, if ``when`` holds, and more if it does not."""
        self._linear((when,), [1], [number - 1], (0, 0))
        self._linear((-when,), [1], [number - 1], (1, _MOST))

    def _linear(
        self, when: Sequence[Literal], factors: list[int], indices: list[int], span: tuple[int, int]
    ) -> None:
        if OFF not in when:
            self._when(when, f"linear{{vars:{indices}coeffs:{factors}domain:{list(span)}}}")

    def _when(self, when: Sequence[Literal], demand: str) -> None:
        some = [each for each in when if each != ON]
        only = f"enforcement_literal:[{_indices(some)}]" if some else ""
        self._demands.append(f"constraints{{{only}{demand}}}")

    def _choice(self, kind: str, literals: list[Literal]) -> None:
        if ON in literals:
            literals.remove(ON)
            for each in literals:
                self.clause(-each)
        elif literals or kind == "exactly_one":
            self._demands.append(f"constraints{{{kind}{{literals:[{_indices(literals)}]}}}}")


def _indices(literals: Iterable[Literal]) -> str:
    return ",".join(map(_index, literals))


def _index(literal: Literal) -> str:
    """Give a literal as CP-SAT counts: bits from 0, and of bit n the negation as -n-1."""
    return str(literal - 1 if literal > 0 else literal)
