"""SAT solvers that can count, of python-sat, typed: the only door to that library.

Beside clauses they take "at most k of these literals" as it is. So rules that count need no
translation, which is most of the time a board takes: on a thousand real Akari boards the search is
a small part of the whole, and CaDiCaL, for which every pair of a corridor becomes a clause, takes
twice as long in all. Setting what follows from single rules beforehand costs more than it saves.

MiniCard is the quicker one. Gluecard can keep a log of what it learns, from which proofs are
written: each clause there follows by unit propagation from the demands and the clauses before it.

A search can be stopped. It runs in slices of a number of conflicts; between two of them the time is
looked at, and Python sees Ctrl-C.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import repeat
from typing import IO, Final, NamedTuple, Protocol, Self, cast

# The functions under python-sat's classes: those look at their arguments once more for every
# clause, and take Ctrl-C by jumping out of the middle of a search.
import pysolvers  # type: ignore[import-not-found]  # pyright: ignore[reportMissingTypeStubs]

SLICE: Final = 2000
"""Conflicts until the time is looked at: a fraction of a second even on the largest boards."""

GLANCE: Final = 20
"""Conflicts of a search that is only worth while if it is quick."""


class _Solver(NamedTuple):
    """What is used of one solver of the library, which has no types."""

    new: Callable[[], object]
    del_: Callable[[object], None]
    add_cl: Callable[[object, Iterable[int]], bool]
    add_am: Callable[[object, Iterable[int], int], bool]
    setphases: Callable[[object, Iterable[int]], None]
    cbudget: Callable[[object, int], None]
    solve_lim: Callable[[object, Iterable[int], int, int], bool | None]
    propagate: Callable[[object, Iterable[int], int, int], tuple[bool, list[int]]]
    model: Callable[[object], list[int] | None]
    core: Callable[[object], list[int] | None]


class _Log(Protocol):
    """What is used of the library to keep a log."""

    def gluecard41_tracepr(self, solver: object, file: IO[bytes], /) -> object: ...
    def flushpr(self, log: object, /) -> None: ...


def _named(name: str) -> _Solver:
    functions = (f"{name}_{each.rstrip('_')}" for each in _Solver._fields)
    return _Solver(*(getattr(pysolvers, function) for function in functions))


_MINICARD: Final = _named("minicard")
_GLUECARD: Final = _named("gluecard41")
_LOG: Final = cast("_Log", pysolvers)


class Sat:
    """A formula and its solver; to be used in a ``with``.

    The variables are 1, 2, 3 …; a literal is a variable, or its negative for "it is 0".
    """

    __slots__ = ("_call", "_deadline", "_file", "_log", "_solver")

    def __init__(self, deadline: float, *, log: IO[bytes] | None = None) -> None:
        """Start with the formula that always holds.

        Args:
            deadline: When to give up, by `time.monotonic`.
            log: An empty file of the system where what is learned is kept for `learned`.
        """
        self._call = _MINICARD if log is None else _GLUECARD
        self._solver = self._call.new()
        self._deadline = deadline
        self._file = log
        self._log = None if log is None else _LOG.gluecard41_tracepr(self._solver, log)

    def __enter__(self) -> Self:
        """Give itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Free the solver's memory."""
        self._call.del_(self._solver)
        if self._log is not None:
            # What the library still holds back would go, at the very end, into whatever file has
            # got this one's number by then.
            _LOG.flushpr(self._log)

    def clauses(self, clauses: Iterable[Iterable[int]]) -> None:
        """Demand that of each clause at least one literal holds."""
        deque(map(partial(self._call.add_cl, self._solver), clauses), maxlen=0)

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
            add = partial(self._call.add_am, self._solver)
            deque(map(add, rows, repeat(many)), maxlen=0)

    def prefer(self, literals: Iterable[int]) -> None:
        """Try first with these literals, wherever nothing is known."""
        self._call.setphases(self._solver, literals)

    def solve(self, assume: Sequence[int] = ()) -> bool | None:
        """Tell whether there is a solution in which these literals hold; None: time is up."""
        while True:
            self._call.cbudget(self._solver, SLICE)
            found = self._call.solve_lim(self._solver, assume, 0, 1)
            if found is not None:
                return found
            if time.monotonic() > self._deadline:
                return None

    def glance(self, assume: Sequence[int]) -> bool | None:
        """Tell as `solve` does, but give up, with None, where that is not seen very soon."""
        self._call.cbudget(self._solver, GLANCE)
        return self._call.solve_lim(self._solver, assume, 0, 1)

    def propagated(self, *literals: int) -> Sequence[int] | None:
        """Give what follows from literals by single demands, themselves among it, but is not known.

        Returns:
            None if that is a contradiction; nothing if the literals are known to hold.
        """
        possible, found = self._call.propagate(self._solver, literals, 0, 1)
        return found if possible else None

    def model(self) -> list[int]:
        """Give every variable's literal in the solution found last."""
        return self._call.model(self._solver) or []

    def core(self) -> frozenset[int]:
        """Give those of the literals last assumed that cannot hold together."""
        return frozenset(self._call.core(self._solver) or ())

    def learned(self) -> Iterator[tuple[int, ...]]:
        """Give the clauses in the log, in their order, the empty one last if there is no solution.

        Each follows from the demands and the clauses before it by unit propagation.
        """
        if self._file is None:
            return
        _LOG.flushpr(self._log)
        self._file.seek(0)
        for line in self._file:
            words = line.split()
            if words[0] != b"d":  # a clause that the solver has forgotten
                yield tuple(map(int, words[:-1]))
