"""The solver CP-SAT of OR-tools: the only door to that library, which is an extra of penpad.

CP-SAT searches in a thread of its own while the thread that asked waits in short naps: so Python
sees Ctrl-C at once, tells the search to stop and lets the interruption go on its way. One worker
gives the same answers on every machine.

Measured on puzzles of 5 to 20 cells a side, against CP-SAT's own settings: no linear relaxation
(five to ten times faster on 12 × 12), no presolve and no probing (twice as fast: easy puzzles are
solved before they are presolved).
"""

import importlib
import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from threading import Event, Thread
from types import ModuleType
from typing import Any, Final, TypeAlias

from checker.genres.delta_a38.solver.model import Literal, Model
from converters.errors import UsageError

NAP: Final = 0.05
"""Seconds between two looks for Ctrl-C."""

Values: TypeAlias = Callable[[Literal], bool]
"""Tells whether a literal holds in a solution."""


class End(Enum):
    """Why a search ended."""

    ALL = auto()
    """There are no more solutions."""
    ENOUGH = auto()
    """Somebody had seen enough of them."""
    LATE = auto()
    """Time was up."""


@dataclass(frozen=True, slots=True)
class Core:
    """What cannot hold together of the literals that were assumed."""

    literals: frozenset[Literal]


class Engine:
    """A model ready to be searched, again and again."""

    __slots__ = ("_cp", "_model")

    def __init__(self, model: Model) -> None:
        """Hand a model over.

        Raises:
            UsageError: If OR-tools is not installed.
        """
        self._cp: Any = _library()
        self._model: Any = self._cp.CpModel()
        self._model.proto.parse_text_format(model.text())

    def demand(self, clause: Iterable[Literal]) -> None:
        """Demand from now on that one of these literals holds."""
        self._model.proto.constraints.add().bool_or.literals.extend(map(_index, clause))

    def each(
        self, heed: Callable[[Values], bool], deadline: float, effort: float = math.inf
    ) -> End:
        """Show the solutions one after another until somebody says that it is enough.

        Args:
            heed: Hears of each solution and gives whether the search shall go on.
            deadline: When to give up, by `time.monotonic`.
            effort: How much work to give up after, in the solver's own measure, which is the same
                on every machine; 1 is some seconds.
        """
        enough: list[bool] = []
        errors: list[Exception] = []

        def told(callback: Any) -> None:  # noqa: ANN401 - the library's own class
            try:
                if not enough and not heed(_values(callback.response_proto)):
                    enough.append(True)
            except Exception as error:  # noqa: BLE001 - it would end the process in the library
                errors.append(error)
            if enough or errors:
                callback.stop_search()

        status = self._run(deadline, _callback(self._cp, told), effort).response_proto.status.name
        for error in errors:
            raise error
        if enough:
            return End.ENOUGH
        return End.ALL if status in ("OPTIMAL", "INFEASIBLE") else End.LATE

    def one(
        self, assumed: Sequence[Literal], deadline: float, effort: float = math.inf
    ) -> Values | Core | None:
        """Give a solution in which all these literals hold, or those that cannot hold together.

        Args:
            assumed: The literals.
            deadline: When to give up, by `time.monotonic`.
            effort: How much work to give up after, as for `each`.

        Returns:
            The values of a solution, or the clashing literals, or None if it was too much.
        """
        proto = self._model.proto
        proto.assumptions.clear()
        proto.assumptions.extend(map(_index, assumed))
        solver = self._run(deadline, effort=effort)
        proto.assumptions.clear()
        match solver.response_proto.status.name:
            case "OPTIMAL" | "FEASIBLE":
                return _values(solver.response_proto)
            case "INFEASIBLE":
                found = solver.sufficient_assumptions_for_infeasibility()
                return Core(frozenset(each + 1 if each >= 0 else each for each in found))
            case _:
                return None

    def _run(self, deadline: float, heed: object = None, effort: float = math.inf) -> Any:  # noqa: ANN401 - the library's own class
        """Search in another thread; give the solver when it has ended."""
        solver = self._cp.CpSolver()
        _set(solver.parameters, deadline, every=heed is not None)
        solver.parameters.max_deterministic_time = effort
        ended = Event()

        def search() -> None:
            try:
                solver.solve(self._model, heed)
            finally:
                ended.set()

        # An event is waited for, not the thread: when that wait is interrupted, Python takes the
        # thread for ended.
        thread = Thread(target=search, daemon=True)
        try:
            thread.start()
            while not ended.wait(NAP):
                pass
        except BaseException:
            # before the search has really begun there is nothing to stop yet
            while thread.ident is not None and not ended.wait(NAP):
                solver.stop_search()
            raise
        return solver


def _set(parameters: Any, deadline: float, *, every: bool) -> None:  # noqa: ANN401 - the library's own class
    parameters.num_workers = 1
    parameters.catch_sigint_signal = False
    parameters.max_time_in_seconds = max(0.0, deadline - time.monotonic())
    parameters.enumerate_all_solutions = every
    parameters.linearization_level = 0
    parameters.symmetry_level = 0
    parameters.cp_model_presolve = False
    parameters.cp_model_probing_level = 0
    parameters.inprocessing_probing_dtime = 0.01


def _callback(library: Any, told: Callable[[Any], None]) -> object:  # noqa: ANN401 - the library's own module
    """Give the object that the library calls; its class cannot be named before it is loaded."""

    def on_solution_callback(self: Any) -> None:  # noqa: ANN401 - the library's own class
        told(self)

    body = {"on_solution_callback": on_solution_callback}
    return type("Heed", (library.CpSolverSolutionCallback,), body)()


def _library() -> ModuleType:
    """Load OR-tools.

    Raises:
        UsageError: If it is not installed.
    """
    try:
        return importlib.import_module("ortools.sat.python.cp_model")
    except ImportError as error:
        raise UsageError(
            where="penpad[solve]",
            found="no OR-tools",
            want="this extra, which solves Castle Wall (Delta) / A38",
            hint="pip install 'penpad[solve]'",
        ) from error


def _values(response: Any) -> Values:  # noqa: ANN401 - the library's own class
    """Give a solution that outlives the search."""
    values = list(response.solution)
    return lambda literal: bool(values[abs(literal) - 1]) == (literal > 0)


def _index(literal: Literal) -> int:
    return literal - 1 if literal > 0 else literal
