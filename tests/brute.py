"""Compares the prover with trying everything: ``python -m tests.brute [--boards N] [--seed S]``.

Trying everything knows Akari by itself: it works on text boards and shares no code with penpad.
"""

import argparse
import sys
from collections import Counter
from random import Random

from checker.engines.prove import NoSolution, Several, Unique, prove
from checker.genres.akari import GENRE

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
ENOUGH = 2


def random_board(random: Random, *, side: int = 5) -> str:
    """Give a text board; its clues fit some bulbs, are almost right, or are drawn by lot."""
    rows, cols = random.randint(1, side), random.randint(1, side)
    walls = random.choice((0.15, 0.3, 0.45))
    grid = [["#" if random.random() < walls else "." for _ in range(cols)] for _ in range(rows)]
    bulbs = set[tuple[int, int]]()
    cells = [(row, col) for row in range(rows) for col in range(cols)]
    for cell in random.sample(cells, len(cells)):
        if grid[cell[0]][cell[1]] == "." and not bulbs & _seen(grid, cell):
            bulbs.add(cell)
    wrong, clues = random.choice((0, 0, 0, 0.1, 1)), random.choice((0.3, 0.6, 0.9))
    for row, col in cells:
        if grid[row][col] == "#" and random.random() < clues:
            right = len(bulbs & _beside((row, col)))
            grid[row][col] = str(random.randint(0, 4) if random.random() < wrong else right)
    return "\n".join("".join(row) for row in grid)


def solutions(board: str, *, enough: int = ENOUGH) -> list[frozenset[tuple[int, int]]]:
    """Give the bulbs of the first solutions of a text board, by trying every set of bulbs."""
    grid = [list(row) for row in board.split("\n")]
    cells = [(r, c) for r, row in enumerate(grid) for c, code in enumerate(row) if code == "."]
    found: list[frozenset[tuple[int, int]]] = []

    def place(at: int, bulbs: frozenset[tuple[int, int]]) -> None:
        if len(found) == enough:
            return
        if at == len(cells):
            if _right(grid, cells, bulbs):
                found.append(bulbs)
            return
        if not bulbs & _seen(grid, cells[at]):
            place(at + 1, bulbs | {cells[at]})
        place(at + 1, bulbs)

    place(0, frozenset())
    return found


def disagreement(board: str) -> str:
    """Give what the prover and trying everything do not agree on; empty if nothing."""
    tried = solutions(board)
    verdict = prove(GENRE.from_text(board), GENRE)
    match verdict:
        case Unique(solution) if len(tried) == 1:
            bulbs = {(site.row, site.col) for site in solution.bulbs}
            return "" if bulbs == tried[0] else f"{bulbs} instead of {set(tried[0])}"
        case Several() if len(tried) == ENOUGH:
            return ""
        case NoSolution() if not tried:
            return ""
    return f"{type(verdict).__name__}, but {len(tried)} were found"


def main() -> int:
    """Compare random boards; 1 if one differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.brute")
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = Random(options.seed)
    counts = Counter[int]()
    for _ in range(options.boards):
        board = random_board(random)
        counts[len(solutions(board))] += 1
        wrong = disagreement(board)
        if wrong:
            print(f"{board}\n{wrong}")
            return 1
    none, one, more = (counts[many] for many in range(ENOUGH + 1))
    print(f"brute: {options.boards} boards agree: {none} none, {one} one, {more} more")
    return 0


def _right(
    grid: list[list[str]], cells: list[tuple[int, int]], bulbs: frozenset[tuple[int, int]]
) -> bool:
    lit = all(cell in bulbs or bulbs & _seen(grid, cell) for cell in cells)
    return lit and all(
        len(bulbs & _beside((r, c))) == int(code)
        for r, row in enumerate(grid)
        for c, code in enumerate(row)
        if code.isdigit()
    )


def _seen(grid: list[list[str]], cell: tuple[int, int]) -> set[tuple[int, int]]:
    """Give the white cells that a cell sees, without itself."""
    seen = set[tuple[int, int]]()
    for down, right in STEPS:
        row, col = cell[0] + down, cell[1] + right
        while 0 <= row < len(grid) and 0 <= col < len(grid[0]) and grid[row][col] == ".":
            seen.add((row, col))
            row, col = row + down, col + right
    return seen


def _beside(cell: tuple[int, int]) -> set[tuple[int, int]]:
    return {(cell[0] + down, cell[1] + right) for down, right in STEPS}


if __name__ == "__main__":
    sys.exit(main())
