"""One solution, several, none: the verdict on a puzzle.

Two solutions differ if one of their loops does, as directed loops. Where question marks leave open
which cells are pass cells, that is no second solution (Q7). Where no square has a number but 0, the
castle loop may run either way: it counts once, and a note says so (Q12).
"""

import math
import time
from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.board import DeltaBoard, Directed, unsolved
from checker.genres.delta_a38.solver.cores import Clash, clash
from checker.genres.delta_a38.solver.demands import worded
from checker.genres.delta_a38.solver.engine import End, Engine, Values
from checker.genres.delta_a38.solver.formula import Formula, formula, is_turnable, keep, solved
from checker.genres.delta_a38.solver.model import Literal
from checker.rule import Remark, Text
from checker.verdict import FAULT, TIME_UP, GaveUp, NoSolution, Several, Unique, Verdict
from converters.site import Site

REPEATS: Final = 8
"""How often the same loops may come with other pass cells until they are forbidden."""

MAX_CELLS: Final = 1600
"""Cells a board may have: loading the model of a larger one takes many seconds by itself."""

TURNABLE: Final = Text(
    de="Eindeutig bis auf die Richtung der Burgmauer: Kein Quadrat hat eine Zahl außer 0, also "
    "kann sie auch andersherum laufen. Als gerichtete Rundwege gezählt gibt es zwei Lösungen.",
    en="Unique up to the direction of the castle loop: no square has a number but 0, so it may run "
    "the other way as well. Counted as directed loops there are two solutions.",
    nl="Uniek op de richting van de kasteelmuur na: geen vierkant heeft een ander getal dan 0, dus "
    "mag hij ook andersom lopen. Als gerichte lussen geteld zijn er twee oplossingen.",
)
EITHER_WAY: Final = Text(
    de="Jede Burgmauer kann auch andersherum laufen: Kein Quadrat hat eine Zahl außer 0.",
    en="Each castle loop may run the other way as well: no square has a number but 0.",
    nl="Elke kasteelmuur mag ook andersom lopen: geen vierkant heeft een ander getal dan 0.",
)
TOO_LARGE: Final = Text(
    de="Das Gitter hat {cells} Felder; gelöst werden höchstens {most}.",
    en="The grid has {cells} cells; at most {most} can be solved.",
    nl="Het diagram heeft {cells} vakjes; er worden er hoogstens {most} opgelost.",
)
NO_ROOM: Final = Text(
    de="Die zwei Rundwege brauchen Platz um Hinweise, Kreis und Eintragungen herum, was die"
    " Hinweise auch sagen.",
    en="The two loops need room around the clues, the circle and the marks, whatever the clues"
    " say.",
    nl="De twee lussen hebben plaats nodig om aanwijzingen, cirkel en invullingen heen, wat de"
    " aanwijzingen ook zeggen.",
)
NO_ROOM_RULE: Final = "delta-a38/delta_not_a_loop"


def prove(board: DeltaBoard, seconds: float) -> Verdict[DeltaBoard]:
    """Tell whether a board has one solution, several or none.

    Args:
        board: What to solve; its marks must be kept.
        seconds: How long to try.

    Raises:
        UsageError: If the solver is not installed.
    """
    deadline = time.monotonic() + seconds
    size = board.rows * board.cols
    if size > MAX_CELLS:
        return GaveUp(Remark(TOO_LARGE, facts={"cells": size, "most": MAX_CELLS}))
    found = two(board, deadline)
    if found is None:
        return GaveUp(Remark(TIME_UP, facts={"seconds": f"{seconds:g}"}))
    if not found:
        return _none(board, deadline)
    if len(found) == 1:
        return Unique(found[0], (Remark(TURNABLE),) if is_turnable(board) else ())
    differ = tuple(_differences(found[0], found[1]))
    return Several(
        (found[0], found[1]), differ, (Remark(EITHER_WAY),) if is_turnable(board) else ()
    )


def two(board: DeltaBoard, deadline: float, *, effort: float = math.inf) -> list[DeltaBoard] | None:
    """Give all solutions if there are fewer than two, else two; None if it was too much.

    Args:
        board: What to solve; its marks are kept.
        deadline: When to give up, by `time.monotonic`.
        effort: After how much work to give up, as `Engine.each` measures it.
    """
    whole, puzzle = formula(board), unsolved(board)
    keep(board, whole)
    engine = Engine(whole.model)
    found: list[DeltaBoard] = []
    taken: list[Literal] = []
    repeats = 0

    def heed(values: Values) -> bool:
        nonlocal repeats
        board = solved(puzzle, whole, values)
        if not found:
            taken.extend(each for each in _steps(whole) if values(each))
        if board in found:
            repeats += 1
        else:
            found.append(board)
        return len(found) == 1 and repeats < REPEATS

    end = engine.each(heed, deadline, effort)
    if end is End.ENOUGH and len(found) == 1:
        engine.demand(-each for each in taken)
        end = engine.each(heed, deadline, effort)
    return None if end is End.LATE and len(found) < 2 else found  # noqa: PLR2004 - two are enough


def _steps(whole: Formula) -> Iterator[Literal]:
    """Give the literals of all steps of both loops."""
    yield from whole.castle.values()
    yield from whole.a38.values()


def _differences(one: DeltaBoard, other: DeltaBoard) -> Iterator[Site]:
    """Give the cells that a loop leaves another way, or that lie in another region."""
    ways, others = _leaving(one), _leaving(other)
    for site in one.cells():
        in_a = [board.region is not None and site in board.region for board in (one, other)]
        if ways.get(site) != others.get(site) or in_a[0] != in_a[1]:
            yield site


def _leaving(board: DeltaBoard) -> dict[Site, set[Site]]:
    """Give for each cell on a loop the cells to which it is left."""
    ways: dict[Site, set[Site]] = {}
    if isinstance(board.answer, Directed):
        for loop in (board.answer.castle, board.answer.a38):
            following = (*loop.cells[1:], *loop.cells[:1])
            for at, to in zip(loop.cells, following, strict=True):
                ways.setdefault(at, set()).add(to)
    return ways


def _none(board: DeltaBoard, deadline: float) -> NoSolution | GaveUp:
    """Say why there is no solution; all demands, if there is no time to tell which."""
    whole = formula(board, switched=True)
    keep(board, whole)
    switches = {literal: demand for demand, literal in whole.switches.items()}
    found = clash(Engine(whole.model), tuple(switches), deadline)
    if found is not None and not isinstance(found, Clash):
        return GaveUp(Remark(FAULT))
    core = found or Clash(tuple(switches), minimal=False)
    if not core.literals:
        return NoSolution((Remark(NO_ROOM),), (NO_ROOM_RULE,), minimal=True)
    needed = [switches[literal] for literal in core.literals]
    return NoSolution(
        clash=tuple(worded(each, board) for each in needed),
        rules=tuple(each.rule for each in needed),
        minimal=core.minimal,
    )
