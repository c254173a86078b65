"""Random puzzles of Delta/A38 with an answer that is right, or nearly so.

Both loops grow from small shapes by pushing edges outwards; clues are read off them, some wrongly.
"""

from random import Random
from typing import Any

from tests.delta.plain import Cell, Puzzle, pairs, shades, total

EIGHT = ((2, 1), (2, 2), (1, 2), (1, 1), (1, 0), (0, 0), (0, 1), (1, 1))
SQUARE = ((0, 0), (0, 1), (1, 1), (1, 0))


def grown(random: Random) -> dict[str, Any]:
    """Give a puzzle and its answer in the JSON form."""
    rows, cols = random.randint(4, 7), random.randint(6, 8)
    shape = turned(EIGHT if random.random() < 0.8 else SQUARE, random)
    tall, wide = (max(cell[i] for cell in shape) + 1 for i in (0, 1))
    down, right = random.randint(0, rows - tall), random.randint(0, cols - wide - 2)
    a38 = [(r + down, c + right) for r, c in shape]
    down = random.randint(0, rows - 2)
    castle = [(r + down, c + cols - 2) for r, c in SQUARE]
    free = {(r, c) for r in range(rows) for c in range(cols)} - {*a38, *castle}
    for _ in range(random.randint(0, 14)):
        push(random.choice((a38, castle)), free, random)
    if random.random() < 0.5:
        castle.reverse()
    return clued(random, (rows, cols), castle, a38)


def turned(shape: tuple[Cell, ...], random: Random) -> list[Cell]:
    """Turn, mirror and reverse a shape by lot."""
    cells = list(shape)
    most = max(max(cell) for cell in cells)
    if random.random() < 0.5:
        cells = [(c, r) for r, c in cells]
    if random.random() < 0.5:
        cells = [(most - r, c) for r, c in cells]
    if random.random() < 0.5:
        cells.reverse()
    at = random.randrange(len(cells))
    return cells[at:] + cells[:at]


def push(loop: list[Cell], free: set[Cell], random: Random) -> None:
    """Push one edge of a loop out by a cell, where there is room."""
    at = random.randrange(len(loop))
    one, other = pairs(loop)[at]
    y, x = random.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
    detour = [(one[0] + y, one[1] + x), (other[0] + y, other[1] + x)]
    if free >= set(detour):
        loop[at + 1 : at + 1] = detour
        free -= set(detour)


def clued(
    random: Random, size: tuple[int, int], castle: list[Cell], a38: list[Cell]
) -> dict[str, Any]:
    """Put a circle and clues beside two loops."""
    single = [cell for cell in a38 if a38.count(cell) == 1]
    start = random.choice(single)
    at = a38.index(start)
    visits = a38[at:] + a38[:at]
    answer: dict[str, Any] = {
        "puzzle": {"rows": size[0], "cols": size[1], "clues": [], "start": list(start)},
        "solution": {
            "regions": None,
            "delta_loop": [list(cell) for cell in castle],
            "a38_loop": [list(cell) for cell in a38],
        },
    }
    puzzle = Puzzle(answer)
    chosen = passes_of(random, visits)
    answer["puzzle"]["clues"] = clues = clues_of(random, puzzle, castle, visits, chosen)
    for clue in clues:
        if clue["type"] == "a38":
            puzzle.clues[tuple(clue["cell"])] = []
    region = puzzle.region(a38)
    for clue in clues:
        if clue["type"] == "square":
            read_off(random, clue, puzzle, region, castle)
    solution = answer["solution"]
    if random.random() < 0.5:
        rows = [["A" if (r, c) in region else "C" for c in range(size[1])] for r in range(size[0])]
        solution["regions"] = ["".join(row) for row in rows]
    if random.random() < 0.3:
        marked = [cell for cell in sorted(chosen) if puzzle.near(cell) & set(puzzle.clues)]
        solution["passes"] = [list(cell) for cell in marked]
    return answer


def clues_of(
    random: Random, puzzle: Puzzle, castle: list[Cell], visits: list[Cell], chosen: set[Cell]
) -> list[dict[str, Any]]:
    """Choose cells for clues; squares are not read off yet."""
    free = sorted(puzzle.all - {*castle, *visits})
    clues = []
    for cell in random.sample(free, min(len(free), random.randint(1, 6))):
        near = [each for each in visits if each in puzzle.near(cell)]
        meant = [n for n, each in enumerate(near, start=1) if each in chosen]
        if meant and random.random() < 0.8:
            clues.append(numbered(random, cell, meant))
        else:
            clues.append({"cell": list(cell), "type": "square", "shade": "grey", "value": None})
            puzzle.squares[cell] = ("grey", None)
    return clues


def passes_of(random: Random, visits: list[Cell]) -> set[Cell]:
    """Choose one pass cell before each crossing, where there is one to choose."""
    chosen, stretch = set(), []
    for cell in visits:
        if visits.count(cell) == 1:
            stretch.append(cell)
        elif stretch:
            chosen.add(random.choice(stretch))
            stretch = []
    return chosen


def numbered(random: Random, cell: Cell, meant: list[int]) -> dict[str, Any]:
    """Make an A38 clue: question marks by lot, now and then a wrong entry."""
    entries: list[int | str] = ["?" if random.random() < 0.4 else n for n in meant]
    if random.random() < 0.15:
        entries.append("?")
    if random.random() < 0.15:
        entries.append(max(meant) + random.randint(1, 3))
    random.shuffle(entries)
    return {"cell": list(cell), "type": "a38", "numbers": entries}


def read_off(
    random: Random, clue: dict[str, Any], puzzle: Puzzle, region: set[Cell], castle: list[Cell]
) -> None:
    """Give a square a shade and perhaps a number, mostly the right ones."""
    at: Cell = (clue["cell"][0], clue["cell"][1])
    right = "black" if shades(puzzle, [(at, "white", None)], castle) else "white"
    counted = total(puzzle, region, castle, at)
    wrong = random.choice(("white", "black"))
    clue["shade"] = random.choice(("grey", right, right)) if random.random() < 0.9 else wrong
    if random.random() < 0.6:
        off = random.choice((-1, 1, -counted)) if random.random() < 0.1 else 0
        clue["value"] = counted + off
