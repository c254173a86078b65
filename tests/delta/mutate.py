"""Answers with something changed: cells of loops, lines, arrows, regions, marks."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final

from tests.delta.plain import pairs

Answer = dict[str, Any]


def mutated(random: Random, answer: Answer) -> Answer:
    """Give a changed answer; half of them as undirected lines."""
    changed = deepcopy(answer)
    if random.random() < 0.5:
        for _ in range(random.choice((0, 1, 1, 1, 2))):
            random.choice(LISTED)(random, changed)
        return changed
    drawn = as_lines(changed)
    if random.random() < 0.4:
        arrow(random, drawn)
    for _ in range(random.choice((0, 1, 1, 1, 2))):
        random.choice(DRAWN)(random, drawn)
    return drawn


def as_lines(answer: Answer) -> Answer:
    """Hand the loops in as undirected lines."""
    solution = answer["solution"]
    loops = [pairs(solution[key]) for key in ("delta_loop", "a38_loop") if solution[key]]
    kept = {key: solution[key] for key in ("regions", "passes") if solution.get(key) is not None}
    lines = [sorted(line) for loop in loops for line in loop]
    return {"puzzle": answer["puzzle"], "lines": lines, "arrows": [], **kept}


def place(random: Random, answer: Answer) -> list[int]:
    puzzle = answer["puzzle"]
    return [random.randrange(puzzle["rows"]), random.randrange(puzzle["cols"])]


def loop_of(random: Random, answer: Answer) -> list[list[int]]:
    loop: list[list[int]] = answer["solution"][random.choice(("delta_loop", "a38_loop"))]
    return loop


def drop_cell(random: Random, answer: Answer) -> None:
    loop = loop_of(random, answer)
    if loop:
        del loop[random.randrange(len(loop))]


def add_cell(random: Random, answer: Answer) -> None:
    loop = loop_of(random, answer)
    loop.insert(random.randint(0, len(loop)), place(random, answer))


def spur(random: Random, answer: Answer) -> None:
    """Go to a neighbour and straight back."""
    loop = loop_of(random, answer)
    if loop:
        at = random.randrange(len(loop))
        beside = step(random, loop[at], answer)
        loop[at + 1 : at + 1] = [beside, list(loop[at])]


def push(random: Random, answer: Answer) -> None:
    """Push one edge aside, over whatever lies there."""
    loop = loop_of(random, answer)
    if len(loop) > 1:
        at = random.randrange(len(loop) - 1)
        y, x = random.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        detour = [[r + y, c + x] for r, c in loop[at : at + 2]]
        if all(inside(cell, answer) for cell in detour):
            loop[at + 1 : at + 1] = detour


def shortcut(random: Random, answer: Answer) -> None:
    """Cut two cells out of a detour."""
    loop = loop_of(random, answer)
    for at in random.sample(range(len(loop)), len(loop)):
        ends = [loop[at], loop[(at + 3) % len(loop)]]
        if at + 3 < len(loop) and sum(abs(a - b) for a, b in zip(*ends, strict=True)) == 1:
            del loop[at + 1 : at + 3]
            return


def reverse(random: Random, answer: Answer) -> None:
    loop_of(random, answer).reverse()


def reverse_part(random: Random, answer: Answer) -> None:
    """Take one lobe of a loop the other way round: a crossing becomes two turns."""
    loop = loop_of(random, answer)
    twice = [cell for cell in loop if loop.count(cell) > 1]
    if twice:
        cell = random.choice(twice)
        one = loop.index(cell)
        other = loop.index(cell, one + 1)
        loop[one : other + 1] = loop[one : other + 1][::-1]


def rotate(random: Random, answer: Answer) -> None:
    loop = loop_of(random, answer)
    if loop:
        at = random.randrange(len(loop))
        loop[:] = loop[at:] + loop[:at] + random.choice(([], [list(loop[at])]))


def either(random: Random, answer: Answer) -> None:
    answer["solution"][random.choice(("delta_direction", "a38_direction"))] = "either"


def empty(random: Random, answer: Answer) -> None:
    loop_of(random, answer).clear()


def mark(random: Random, answer: Answer) -> None:
    """Add or take away a pass mark, on the loop as a rule."""
    marked = answer.get("solution", answer)
    marks = marked["passes"] = list(marked.get("passes") or [])
    loop = answer.get("solution", {}).get("a38_loop", [])
    cell = random.choice([*loop, place(random, answer)])
    if cell in marks:
        marks.remove(cell)
    elif marks and random.random() < 0.4:
        marks.pop(random.randrange(len(marks)))
    else:
        marks.append(list(cell))


def unmark(_random: Random, answer: Answer) -> None:
    answer.get("solution", answer)["passes"] = None


def region(random: Random, answer: Answer) -> None:
    """Swap a cell between the regions, or drop or draw them."""
    marked = answer.get("solution", answer)
    rows = marked.get("regions")
    if rows is None or random.random() < 0.1:
        marked["regions"] = None if rows else flat(random, answer)
        return
    row, col = place(random, answer)
    other = "A" if rows[row][col] == "C" else "C"
    rows[row] = rows[row][:col] + other + rows[row][col + 1 :]


def flat(random: Random, answer: Answer) -> list[str]:
    """Draw regions that have nothing to do with the loops."""
    puzzle, letters = answer["puzzle"], random.choice(("A", "C", "AC"))
    return [
        "".join(random.choice(letters) for _ in range(puzzle["cols"]))
        for _ in range(puzzle["rows"])
    ]


def move_start(random: Random, answer: Answer) -> None:
    """Move the circle, over a crossing as a rule."""
    clues = [clue["cell"] for clue in answer["puzzle"]["clues"]]
    loop = answer.get("solution", {}).get("a38_loop", [])
    cell = random.choice([*(cell for cell in loop if loop.count(cell) > 1), place(random, answer)])
    if cell not in clues:
        answer["puzzle"]["start"] = list(cell)


def step(random: Random, cell: list[int], answer: Answer) -> list[int]:
    ways = [[cell[0] + y, cell[1] + x] for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return random.choice([each for each in ways if inside(each, answer)])


def inside(cell: list[int], answer: Answer) -> bool:
    puzzle = answer["puzzle"]
    rows: int = puzzle["rows"]
    cols: int = puzzle["cols"]
    return 0 <= cell[0] < rows and 0 <= cell[1] < cols


def drop_line(random: Random, answer: Answer) -> None:
    if answer["lines"]:
        answer["lines"].pop(random.randrange(len(answer["lines"])))


def add_line(random: Random, answer: Answer) -> None:
    cell = place(random, answer)
    answer["lines"].append(sorted((cell, step(random, cell, answer))))


def flip_square(random: Random, answer: Answer) -> None:
    """Draw the lines around a small square where there are none, and take away those there are."""
    row, col = place(random, answer)
    corners = [(row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col)]
    if all(inside(list(cell), answer) for cell in corners):
        for pair in pairs(corners):
            line = sorted(map(list, pair))
            if line in answer["lines"]:
                answer["lines"].remove(line)
            else:
                answer["lines"].append(line)


def arrow(random: Random, answer: Answer) -> None:
    """Put an arrow on a line, now and then beside all of them."""
    cell = place(random, answer)
    stray = [cell, step(random, cell, answer)]
    line = random.choice([*answer["lines"], stray])
    answer["arrows"].append(random.choice((line, line[::-1])))


def flip_arrow(_random: Random, answer: Answer) -> None:
    answer["arrows"] = [each[::-1] for each in answer["arrows"]]


Mutation = Callable[[Random, Answer], None]

LISTED: Final[tuple[Mutation, ...]] = (
    drop_cell,
    add_cell,
    spur,
    push,
    push,
    shortcut,
    reverse,
    reverse_part,
    rotate,
    either,
    empty,
    mark,
    mark,
    unmark,
    region,
    region,
    move_start,
)
DRAWN: Final[tuple[Mutation, ...]] = (
    drop_line,
    add_line,
    flip_square,
    flip_square,
    arrow,
    arrow,
    flip_arrow,
    mark,
    region,
    move_start,
)
