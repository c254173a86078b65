"""Compares the prover with trying everything: ``python -m tests.brute_delta [--boards N]``.

Trying everything knows Castle Wall (Delta) / A38 by itself, on grids of 4 by 4 and 4 by 5 cells. A
closed curve of unit steps is a sum of unit squares in which edges that occur twice are dropped; a
4 by 5 grid has 12 unit squares between its centres, so all curves are among 4,096 sums.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import NamedTuple

from checker.engines.prove import NoSolution, Several, Unique, prove
from checker.genres.delta_a38 import GENRE
from checker.genres.delta_a38.json_form import from_json

Cell = tuple[int, int]
Clues = dict[Cell, tuple[str, int | None] | list[int | str]]
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
ENOUGH = 2
SIZES = ((4, 4), (4, 5))


class Curve(NamedTuple):
    """A closed curve, by the cells it visits in order, a crossing twice."""

    visits: tuple[Cell, ...]
    cells: frozenset[Cell]
    crossings: frozenset[Cell]


class Case(NamedTuple):
    """A puzzle: squares are a shade and a number or None, A38 clues are lists."""

    rows: int
    cols: int
    start: Cell
    clues: Clues


@cache
def curves(rows: int, cols: int) -> tuple[Curve, ...]:
    """Give all closed curves that cross themselves straight on or not at all."""
    faces = [_face(row, col) for row in range(rows - 1) for col in range(cols - 1)]
    found: list[Curve] = []
    for some in product((False, True), repeat=len(faces)):
        edges = frozenset[frozenset[Cell]]()
        for face, taken in zip(faces, some, strict=True):
            edges ^= face if taken else frozenset[frozenset[Cell]]()
        curve = _traced(edges) if edges else None
        if curve is not None:
            found.append(curve)
    return tuple(found)


def solutions(case: Case) -> int:
    """Give the number of solutions, counted up to two.

    If no square has a number but 0, both directions of the castle loop count as one.
    """
    count = 0
    turnable = not any(clue[1] for clue in case.clues.values() if isinstance(clue, tuple))
    fine = [each for each in curves(case.rows, case.cols) if not each.cells & case.clues.keys()]
    numbers = {cell for cell, clue in case.clues.items() if isinstance(clue, list)}
    for a38 in fine:
        region = a38.cells | numbers
        if case.start not in a38.cells - a38.crossings or not _both_connected(case, region):
            continue
        ways = sum(bool(list(pass_sets(case, order))) for order in _from_circle(case, a38))
        loops = [each for each in fine if not each.crossings and not each.cells & region]
        for castle in loops if ways else []:
            turns = (castle.visits,) if turnable else (castle.visits, castle.visits[::-1])
            count += ways * sum(_squares_hold(case, castle, turn, region) for turn in turns)
            if count >= ENOUGH:
                return ENOUGH
    return count


def pass_sets(case: Case, order: Sequence[Cell]) -> Iterator[frozenset[Cell]]:
    """Give every choice of pass cells that fits the clues and the order of visits."""
    visits = Counter(order)
    numbers = {cell: clue for cell, clue in case.clues.items() if isinstance(clue, list)}
    stretches: list[list[Cell]] = [[]]
    for cell in order:
        if visits[cell] > 1:
            stretches.append([])
        else:
            stretches[-1].append(cell)
    if len(stretches) == 1:
        if not numbers:
            yield frozenset()
        return
    for some in product(*stretches[:-1]):
        chosen = frozenset(some)
        if all(_clue_holds(cell, clue, order, chosen) for cell, clue in numbers.items()) and all(
            any(_near(cell, clue) for clue in numbers) for cell in chosen
        ):
            yield chosen


def disagreement(case: Case) -> str:
    """Give what the prover and trying everything do not agree on; empty if nothing."""
    tried = solutions(case)
    verdict = prove(from_json({"puzzle": puzzle(case)}), GENRE)
    match verdict:
        case Unique() if tried == 1:
            return ""
        case Several() if tried == ENOUGH:
            return ""
        case NoSolution() if not tried:
            return ""
        case _:
            pass
    return f"{type(verdict).__name__}, but {tried} were found"


def puzzle(case: Case) -> dict[str, object]:
    """Give a case as JSON."""
    clues: list[dict[str, object]] = []
    for cell, clue in case.clues.items():
        if isinstance(clue, tuple):
            square = {"type": "square", "shade": clue[0], "value": clue[1]}
            clues.append({"cell": list(cell), **square})
        else:
            clues.append({"cell": list(cell), "type": "a38", "numbers": clue})
    return {"rows": case.rows, "cols": case.cols, "start": list(case.start), "clues": clues}


@cache
def pairs(rows: int, cols: int) -> tuple[tuple[Curve, Curve], ...]:
    """Give all crossing A38 loops, each with every castle loop that there is room for."""
    some = curves(rows, cols)
    return tuple(
        (a38, castle)
        for a38 in some
        if a38.crossings
        for castle in some
        if not castle.crossings and a38.cells.isdisjoint(castle.cells)
    )


def random_case(random: Random) -> Case:
    """Give clues read off two loops drawn by lot; some of them are then made wrong."""
    while True:
        rows, cols = random.choice(SIZES)
        a38, castle = random.choice(pairs(rows, cols))
        case = _read_off(Case(rows, cols, (0, 0), {}), a38, castle, random)
        if case is not None:
            return case


def main() -> int:
    """Compare random puzzles; 1 if one differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.brute_delta")
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = Random(options.seed)
    counts = Counter[int]()
    for _ in range(options.boards):
        case = random_case(random)
        counts[solutions(case)] += 1
        wrong = disagreement(case)
        if wrong:
            print(f"{puzzle(case)}\n{wrong}")
            return 1
    none, one, more = (counts[many] for many in range(ENOUGH + 1))
    print(f"brute: {options.boards} puzzles agree: {none} none, {one} one, {more} more")
    return 0


def _face(row: int, col: int) -> frozenset[frozenset[Cell]]:
    corners = [(row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col)]
    return frozenset(frozenset((corners[at], corners[at - 1])) for at in range(4))


def _traced(edges: frozenset[frozenset[Cell]]) -> Curve | None:
    """Follow a curve, straight on over crossings; None if edges are left over."""
    beside: dict[Cell, list[Cell]] = {}
    for one, other in map(sorted, edges):
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    first = min(beside)
    visits, before, at = [first], first, beside[first][0]
    while at != first:
        visits.append(at)
        ahead = (2 * at[0] - before[0], 2 * at[1] - before[1])
        back = before
        before, at = at, ahead if len(beside[at]) == 4 else next(c for c in beside[at] if c != back)
    if len(visits) < len(edges):
        return None
    crossings = frozenset(cell for cell, near in beside.items() if len(near) == 4)
    return Curve(tuple(visits), frozenset(visits), crossings)


def _from_circle(case: Case, a38: Curve) -> Iterator[tuple[Cell, ...]]:
    """Give both orders of visits from the circle."""
    at = a38.visits.index(case.start)
    order = a38.visits[at:] + a38.visits[:at]
    yield order
    yield (order[0], *order[:0:-1])


def _near(one: Cell, other: Cell) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def _clue_holds(
    at: Cell, clue: list[int | str], order: Sequence[Cell], chosen: frozenset[Cell]
) -> bool:
    around = [cell for cell in order if _near(at, cell)]
    named = [each for each in clue if isinstance(each, int)]
    if max(named, default=0) > len(around):
        return False
    return all(around[each - 1] in chosen for each in named) and len(clue) == sum(
        _near(at, cell) for cell in chosen
    )


def _both_connected(case: Case, region: frozenset[Cell] | set[Cell]) -> bool:
    cells = set(product(range(case.rows), range(case.cols)))
    return _connected(set(region)) and _connected(cells - region)


def _connected(cells: set[Cell]) -> bool:
    if not cells:
        return False
    seen: set[Cell] = set()
    ahead = [next(iter(cells))]
    while ahead:
        row, col = ahead.pop()
        if (row, col) in cells - seen:
            seen.add((row, col))
            ahead += [(row + down, col + right) for down, right in STEPS]
    return seen == cells


def _is_inside(at: Cell, visits: Sequence[Cell]) -> bool:
    """Count the steps that cross a ray to the right, a little below the row's centre line."""
    crossed = 0
    for one, other in zip(visits, (*visits[1:], visits[0]), strict=True):
        crossed += one[1] == other[1] > at[1] and {one[0], other[0]} == {at[0], at[0] + 1}
    return crossed % 2 == 1


def delta(case: Case, at: Cell, turn: Sequence[Cell], region: frozenset[Cell] | set[Cell]) -> int:
    """Give the steps seen towards a cell minus those away from it."""
    steps = set(zip(turn, (*turn[1:], turn[0]), strict=True))
    total = 0
    for down, right in STEPS:
        walk = [(at[0] + down * far, at[1] + right * far) for far in range(1, 6)]
        seen: list[Cell] = []
        for cell in walk:
            inside = 0 <= cell[0] < case.rows and 0 <= cell[1] < case.cols
            if not inside or cell in region:
                break
            seen.append(cell)
        for near, far in pairwise(seen):
            total += ((far, near) in steps) - ((near, far) in steps)
    return total


def _squares_hold(
    case: Case, castle: Curve, turn: Sequence[Cell], region: frozenset[Cell] | set[Cell]
) -> bool:
    for at, clue in case.clues.items():
        if isinstance(clue, tuple):
            shade, value = clue
            inside = _is_inside(at, castle.visits)
            if shade != "grey" and inside != (shade == "white"):
                return False
            if value is not None and delta(case, at, turn, region) != value:
                return False
    return True


def _read_off(bare: Case, a38: Curve, castle: Curve, random: Random) -> Case | None:
    """Give clues that two loops fulfil, or almost; None if these loops allow none."""
    free = [
        cell
        for cell in product(range(bare.rows), range(bare.cols))
        if cell not in a38.cells | castle.cells
    ]
    numbers = [cell for cell in free if a38.crossings and random.random() < 0.6]
    region = a38.cells | set(numbers)
    starts = sorted(a38.cells - a38.crossings)
    case = bare._replace(start=random.choice(starts))
    if not _both_connected(case, region):
        return None
    order = random.choice(list(_from_circle(case, a38)))
    clues = _numbered(order, numbers, random)
    if clues is None:
        return None
    turn = random.choice((castle.visits, castle.visits[::-1]))
    for cell in free:
        if cell not in numbers and random.random() < 0.9:
            shade = random.choice(("grey", "white" if _is_inside(cell, turn) else "black"))
            value = delta(case, cell, turn, region) if random.random() < 0.8 else None
            clues[cell] = (shade, value)
    return case._replace(clues=_spoilt(clues, random) if random.random() < 0.3 else clues)


def _numbered(order: Sequence[Cell], numbers: Sequence[Cell], random: Random) -> Clues | None:
    """Choose pass cells by lot and read the A38 clues off; None if none fit."""
    visits = Counter(order)
    stretches: list[list[Cell]] = [[]]
    for cell in order:
        if visits[cell] > 1:
            stretches.append([])
        elif any(_near(cell, clue) for clue in numbers):
            stretches[-1].append(cell)
    if not all(stretches[:-1]) or (len(stretches) == 1 and numbers):
        return None
    chosen = frozenset(random.choice(some) for some in stretches[:-1])
    clues: Clues = {cell: _entries(cell, order, chosen, random) for cell in numbers}
    return clues if all(clues.values()) else None


def _entries(
    at: Cell, order: Sequence[Cell], chosen: frozenset[Cell], random: Random
) -> list[int | str]:
    around = [cell for cell in order if _near(at, cell)]
    places = [place for place, cell in enumerate(around, start=1) if cell in chosen]
    return [each if random.random() < 0.6 else "?" for each in places]


def _spoilt(clues: Clues, random: Random) -> Clues:
    """Change one clue."""
    if not clues:
        return clues
    at = random.choice(sorted(clues))
    clue = clues[at]
    if isinstance(clue, tuple):
        return {**clues, at: (clue[0], (clue[1] or 0) + random.choice((-2, -1, 1)))}
    return {**clues, at: [random.randint(1, 5)]}


if __name__ == "__main__":
    sys.exit(main())
