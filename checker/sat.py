"""A SAT solver that can count (MiniCard, of python-sat), typed: the only door to that library.

Beside clauses it takes "at most k of these literals" as it is. So rules that count need no
translation, which is most of the time a board takes: on a thousand real Akari boards the search is
a small part of the whole, and CaDiCaL, for which every pair of a corridor becomes a clause, takes
twice as long in all. Setting what follows from single rules beforehand costs more than it saves.

A search can be stopped. It runs in slices of a number of conflicts; between two of them the time is
looked at, and Python sees Ctrl-C.
"""

import time
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import repeat
from typing import Final, Protocol, Self, cast

# The functions under python-sat's classes: those look at their arguments once more for every
# clause, and take Ctrl-C by jumping out of the middle of a search.
import pysolvers  # type: ignore[import-not-found]  # pyright: ignore[reportMissingTypeStubs]

SLICE: Final = 2000
"""Conflicts until the time is looked at: a fraction of a second even on the largest boards."""


class _Library(Protocol):
    """What is used of the library, which has no types."""

    def minicard_new(self) -> object: ...
    def minicard_del(self, solver: object, /) -> None: ...
    def minicard_add_cl(self, solver: object, clause: Iterable[int], /) -> bool: ...
    def minicard_add_am(self, solver: object, row: Iterable[int], many: int, /) -> bool: ...
    def minicard_setphases(self, solver: object, literals: Iterable[int], /) -> None: ...
    def minicard_cbudget(self, solver: object, conflicts: int, /) -> None: ...
    def minicard_solve_lim(
        self, solver: object, assume: Iterable[int], in_main: int, interrupted: int, /
    ) -> bool | None: ...
    def minicard_model(self, solver: object, /) -> list[int] | None: ...
    def minicard_core(self, solver: object, /) -> list[int] | None: ...


_PYSOLVERS: Final = cast("_Library", pysolvers)


class Sat:
    """A formula and its solver; to be used in a ``with``.

    The variables are 1, 2, 3 …; a literal is a variable, or its negative for "it is 0".
    """

    __slots__ = ("_deadline", "_solver")

    def __init__(self, deadline: float) -> None:
        """Start with the formula that always holds.

        Args:
            deadline: When to give up, by `time.monotonic`.
        """
        self._solver = _PYSOLVERS.minicard_new()
        self._deadline = deadline

    def __enter__(self) -> Self:
        """Give itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Free the solver's memory."""
        _PYSOLVERS.minicard_del(self._solver)

    def clauses(self, clauses: Iterable[Iterable[int]]) -> None:
        """Demand that of each clause at least one literal holds."""
        deque(map(partial(_PYSOLVERS.minicard_add_cl, self._solver), clauses), maxlen=0)

    def at_least(self, rows: Iterable[Sequence[int]], many: int) -> None:
        """Demand that of each row of different literals at least so many hold."""
        if many == 1:
            self.clauses(rows)
        elif many > 1:
            for row in rows:
                self.at_most([[-literal for literal in row]], len(row) - many)

    def at_most(self, rows: Iterable[Sequence[int]], many: int) -> None:
        """Demand that of each row of different literals at most so many hold."""
        if many < 0:
            self.clauses(() for _ in rows)
        else:
            add = partial(_PYSOLVERS.minicard_add_am, self._solver)
            deque(map(add, rows, repeat(many)), maxlen=0)

    def prefer(self, literals: Iterable[int]) -> None:
        """Try first with these literals, wherever nothing is known."""
        _PYSOLVERS.minicard_setphases(self._solver, literals)

    def solve(self, assume: Sequence[int] = ()) -> bool | None:
        """Tell whether there is a solution in which these literals hold; None: time is up."""
        while True:
            _PYSOLVERS.minicard_cbudget(self._solver, SLICE)
            found = _PYSOLVERS.minicard_solve_lim(self._solver, assume, 0, 1)
            if found is not None:
                return found
            if time.monotonic() > self._deadline:
                return None

    def model(self) -> list[int]:
        """Give every variable's literal in the solution found last."""
        return _PYSOLVERS.minicard_model(self._solver) or []

    def core(self) -> frozenset[int]:
        """Give those of the literals last assumed that cannot hold together."""
        return frozenset(_PYSOLVERS.minicard_core(self._solver) or ())
