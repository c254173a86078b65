"""Akari solved and proved the straightforward way: python-sat, CaDiCaL, clauses only."""

from collections.abc import Iterator
from itertools import combinations

from pysat.solvers import Solver

from checker.genres.akari import AkariBoard
from converters.site import Site, cell

SOLVER = "cadical195"


def plainly_proved(board: AkariBoard) -> tuple[str, frozenset[Site]]:
    """Tell ``unique``, ``several`` or ``none``, with the bulbs of a solution."""
    white = [site for site in board.cells() if site not in board.walls]
    numbers = {site: number for number, site in enumerate(white, start=1)}
    with Solver(name=SOLVER) as solver:
        for clause in _clauses(board, numbers):
            solver.add_clause(clause)
        if not solver.solve():
            return "none", frozenset()
        model = solver.get_model()
        bulbs = frozenset(site for site in white if model[numbers[site] - 1] > 0)
        solver.add_clause([-numbers[site] for site in bulbs])
        return ("several" if solver.solve() else "unique"), bulbs


def _clauses(board: AkariBoard, numbers: dict[Site, int]) -> Iterator[list[int]]:
    """Give every lit cell, every pair of a corridor, and every clue's combinations."""
    lit: dict[int, list[int]] = {number: [] for number in numbers.values()}
    for corridor in _corridors(board, numbers):
        for number in corridor:
            lit[number] += corridor
        for one, other in combinations(corridor, 2):
            yield [-one, -other]
    yield from lit.values()
    for site, clue in board.clues.items():
        beside = [numbers[one] for one in board.neighbours(site) if one in numbers]
        for some in combinations(beside, clue + 1):
            yield [-number for number in some]
        for some in combinations(beside, len(beside) - clue + 1) if clue <= len(beside) else [()]:
            yield list(some)


def _corridors(board: AkariBoard, numbers: dict[Site, int]) -> Iterator[list[int]]:
    rows = [[cell(row, col) for col in range(board.cols)] for row in range(board.rows)]
    for line in (*rows, *zip(*rows, strict=True)):
        run: list[int] = []
        for site in line:
            if site in numbers:
                run.append(numbers[site])
            elif run:
                yield run
                run = []
        if run:
            yield run
