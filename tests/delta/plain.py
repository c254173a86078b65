"""The rules of Delta/A38 once more, plainly and by brute force; it shares no code with penpad.

Answers are the JSON form as dictionaries. Grids are dictionaries of cells, every test is a scan of
all cells, all steps or all choices. Source: rules delta-a38.md, section by section.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

Cell = tuple[int, int]
Edge = frozenset[Cell]
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))
PER_CLUE = {
    "a38_number_superfluous",
    "a38_pass_on_crossing",
    "a38_pass_not_indicated",
    "a38_question_unfillable",
    "a38_pass_unmarked",
}
HEALABLE = {"delta_not_a_loop", "a38_not_a_loop", "a38_misses_start"}


class Verdict(NamedTuple):
    codes: frozenset[str]
    status: str


class Puzzle:
    """Section 1, and what the answer says of regions and marks."""

    def __init__(self, answer: dict[str, Any]) -> None:
        puzzle, marked = answer["puzzle"], answer.get("solution", answer)
        self.rows, self.cols = puzzle["rows"], puzzle["cols"]
        self.all = {(r, c) for r in range(self.rows) for c in range(self.cols)}
        self.start: Cell = tuple(puzzle["start"])
        self.squares: dict[Cell, tuple[str, int | None]] = {}
        self.clues: dict[Cell, list[int | str]] = {}
        for clue in puzzle["clues"]:
            at = tuple(clue["cell"])
            if clue["type"] == "square":
                self.squares[at] = (clue["shade"], clue.get("value"))
            else:
                self.clues[at] = clue["numbers"]
        self.any_clue = set(self.squares) | set(self.clues)
        rows = marked.get("regions")
        self.drawn: set[Cell] | None = None
        if rows is not None:
            self.drawn = {(r, c) for r, c in self.all if rows[r][c] == "A"}
        passes = marked.get("passes")
        self.marks = None if passes is None else {tuple(each) for each in passes}

    def near(self, cell: Cell) -> set[Cell]:
        """Section 5.2: the up to eight cells around a cell."""
        r, c = cell
        return {(r + y, c + x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x} & self.all

    def region(self, a38: list[Cell]) -> set[Cell]:
        """Section 2: regions are redundant."""
        if self.drawn is not None:
            return self.drawn
        return (set(a38) - set(self.squares)) | set(self.clues)


# --- sections 3 to 5 for two directed loops


def judged(
    puzzle: Puzzle, castle: list[Cell], a38: list[Cell], castle_way: object, a38_way: object
) -> set[str]:
    region = puzzle.region(a38)
    codes = regions(puzzle, region) | castle_shape(puzzle, region, castle)
    if is_closed(castle) and len(castle) >= 4 and len(set(castle)) == len(castle):
        left = judged_squares(puzzle, region, {*castle, *a38})
        codes |= shades(puzzle, left, castle)
        tries = [castle] if castle_way != "either" else [castle, castle[::-1]]
        if not any(sums_right(puzzle, region, left, each) for each in tries):
            codes.add("delta_sum")
    codes |= a38_shape(puzzle, region, a38)
    sound = is_closed(a38) and len(a38) > 1 and a38.count(puzzle.start) == 1
    if sound and not codes & {"a38_overlaps", "a38_turns_at_crossing", "a38_visits_clue"}:
        codes |= best_way(puzzle, a38, a38_way)
    return codes


def regions(puzzle: Puzzle, region: set[Cell]) -> set[str]:
    """Section 3."""
    codes = set()
    castle = puzzle.all - region
    if not region or not castle:
        codes.add("region_missing")
    if any(flood(part) != part for part in (region, castle) if part):
        codes.add("region_disconnected")
    if set(puzzle.squares) & region:
        codes.add("square_in_a38")
    if set(puzzle.clues) & castle:
        codes.add("a38_clue_in_castle")
    if puzzle.start in castle:
        codes.add("start_in_castle")
    return codes


def flood(part: set[Cell]) -> set[Cell]:
    reached = {min(part)}
    while True:
        more = {(r + y, c + x) for r, c in reached for y, x in WAYS} & part
        if more <= reached:
            return reached
        reached |= more


def pairs(loop: list[Cell]) -> list[tuple[Cell, Cell]]:
    return [(loop[i], loop[(i + 1) % len(loop)]) for i in range(len(loop))]


def beside(one: Cell, other: Cell) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in WAYS


def is_closed(loop: list[Cell]) -> bool:
    return bool(loop) and all(beside(*pair) for pair in pairs(loop))


def castle_shape(puzzle: Puzzle, region: set[Cell], castle: list[Cell]) -> set[str]:
    """Section 4 without squares."""
    codes = set()
    if not is_closed(castle) or len(castle) < 4:
        codes.add("delta_not_a_loop")
    if len(set(castle)) < len(castle):
        codes.add("delta_crosses")
    if set(castle) & puzzle.any_clue:
        codes.add("delta_visits_clue")
    if (set(castle) - puzzle.any_clue) & region:
        codes.add("delta_leaves_region")
    return codes


def judged_squares(
    puzzle: Puzzle, region: set[Cell], visited: set[Cell]
) -> list[tuple[Cell, str, int | None]]:
    """Section 5.4 a: a misplaced or visited square is skipped, whichever loop visits it."""
    return [
        (at, shade, value)
        for at, (shade, value) in puzzle.squares.items()
        if at not in region and at not in visited
    ]


def shades(
    puzzle: Puzzle, left: list[tuple[Cell, str, int | None]], castle: list[Cell]
) -> set[str]:
    """Inside is what cannot be reached from outside of the grid, on a grid twice as fine."""
    wall = {(2 * r, 2 * c) for r, c in castle}
    wall |= {(one[0] + other[0], one[1] + other[1]) for one, other in pairs(castle)}
    fine = {(r, c) for r in range(-2, 2 * puzzle.rows + 1) for c in range(-2, 2 * puzzle.cols + 1)}
    outside, fresh = {(-2, -2)}, [(-2, -2)]
    while fresh:
        r, c = fresh.pop()
        for y, x in WAYS:
            here = (r + y, c + x)
            if here in fine and here not in wall and here not in outside:
                outside.add(here)
                fresh.append(here)
    codes = set()
    for (r, c), shade, _ in left:
        is_outside = (2 * r, 2 * c) in outside
        if shade == "white" and is_outside:
            codes.add("white_outside")
        if shade == "black" and not is_outside:
            codes.add("black_inside")
    return codes


def total(puzzle: Puzzle, region: set[Cell], castle: list[Cell], at: Cell) -> int:
    """Steps towards minus steps away, step by step of the loop instead of cell by cell."""
    result = 0
    for one, other in pairs(castle):
        for y, x in WAYS:
            far = 1
            seen = []
            while True:
                cell = (at[0] + far * y, at[1] + far * x)
                if cell not in puzzle.all or cell in region:
                    break
                seen.append(cell)
                far += 1
            if one in seen and other in seen:
                result += 1 if seen.index(other) < seen.index(one) else -1
    return result


def sums_right(
    puzzle: Puzzle,
    region: set[Cell],
    left: list[tuple[Cell, str, int | None]],
    castle: list[Cell],
) -> bool:
    return all(value is None or total(puzzle, region, castle, at) == value for at, _, value in left)


def a38_shape(puzzle: Puzzle, region: set[Cell], a38: list[Cell]) -> set[str]:
    """Section 5.1."""
    codes = set()
    edges = [frozenset(pair) for pair in pairs(a38) if beside(*pair)]
    twice = {edge for edge in edges if edges.count(edge) > 1}
    if twice or any(a38.count(cell) > 2 for cell in a38):
        codes.add("a38_overlaps")
    if any(turns(a38, cell, twice) for cell in set(a38) if a38.count(cell) == 2):
        codes.add("a38_turns_at_crossing")
    if set(a38) & puzzle.any_clue:
        codes.add("a38_visits_clue")
    empty = puzzle.all - puzzle.any_clue - {puzzle.start}
    if set(a38) & empty - region:
        codes.add("a38_leaves_region")
    if a38.count(puzzle.start) > 1:
        codes.add("a38_start_crossed")
    return codes | left_out(puzzle, region, a38)


def left_out(puzzle: Puzzle, region: set[Cell], a38: list[Cell]) -> set[str]:
    """What a closed loop does not visit."""
    if not is_closed(a38) or len(a38) < 2:
        return {"a38_not_a_loop"}
    codes = set()
    if region - puzzle.any_clue - {puzzle.start} - set(a38):
        codes.add("a38_misses_cell")
    if puzzle.start in region and puzzle.start not in a38:
        codes.add("a38_misses_start")
    return codes


def turns(a38: list[Cell], cell: Cell, twice: set[Edge]) -> bool:
    """Whether a cell visited twice is turned in; not told where there is a gap or an overlap."""
    visits = [i for i in range(len(a38)) if a38[i] == cell]
    ends = [(a38[i - 1], a38[(i + 1) % len(a38)]) for i in visits]
    if any(not beside(cell, end) for pair in ends for end in pair):
        return False
    if any(cell in edge for edge in twice):
        return False
    return any(one[0] != other[0] and one[1] != other[1] for one, other in ends)


# --- sections 5.2 and 5.3


def best_way(puzzle: Puzzle, a38: list[Cell], way: object) -> set[str]:
    """Section 6.2: the direction with fewer entries, on a tie towards the earlier neighbour."""
    at = a38.index(puzzle.start)
    ahead = a38[at:] + a38[:at]
    tries = [ahead]
    if way == "either":
        tries = sorted([ahead, ahead[:1] + ahead[:0:-1]], key=lambda each: each[1])
    found = [passes(puzzle, each) for each in tries]
    return min(found, key=count)[0]


def count(found: tuple[set[str], dict[str, int]]) -> int:
    codes, clues = found
    return sum(clues.get(code, 1) if code in PER_CLUE else 1 for code in codes)


def passes(puzzle: Puzzle, visits: list[Cell]) -> tuple[set[str], dict[str, int]]:
    """Give the codes, and how many clues each is told of."""
    crossings = {cell for cell in visits if visits.count(cell) > 1}
    around = {c: [cell for cell in visits if cell in puzzle.near(c)] for c in puzzle.clues}
    integers = {c: [n for n in ns if isinstance(n, int)] for c, ns in puzzle.clues.items()}
    long = [c for c in around if any(n > len(around[c]) for n in integers[c])]
    named = {c: [around[c][n - 1] for n in integers[c] if n <= len(around[c])] for c in around}
    crossed = [c for c in named if set(named[c]) & crossings]
    if long or crossed:
        clues = {"a38_number_superfluous": len(long), "a38_pass_on_crossing": len(crossed)}
        return {code for code, many in clues.items() if many}, clues
    fixed = {cell for cells in named.values() for cell in cells}
    if puzzle.marks is not None:
        return marked(puzzle, visits, crossings, named, fixed)
    many = [c for c in around if len(puzzle.near(c) & fixed) > len(puzzle.clues[c])]
    if many:
        return {"a38_pass_not_indicated"}, {"a38_pass_not_indicated": len(many)}
    free = {cell for cell in visits if cell not in crossings | fixed}
    fitting = list(choices(puzzle, list(puzzle.clues), fixed, free))
    if not fitting:
        alone = [c for c in around if short(puzzle, c, fixed, free)]
        return {"a38_question_unfillable"}, {"a38_question_unfillable": len(alone) or 1}
    if not any(alternates(visits, crossings, chosen) for chosen in fitting):
        return {"a38_alternation"}, {}
    return set(), {}


def marked(
    puzzle: Puzzle,
    visits: list[Cell],
    crossings: set[Cell],
    named: dict[Cell, list[Cell]],
    fixed: set[Cell],
) -> tuple[set[str], dict[str, int]]:
    """With a solver's marks."""
    marks = puzzle.marks or set()
    codes = {"a38_pass_off_loop"} if marks - set(visits) else set()
    clues = {}
    if marks & crossings:
        codes.add("a38_pass_on_crossing")
        clues["a38_pass_on_crossing"] = 1
    real = (marks & set(visits)) - crossings
    sizes = {c: (len(puzzle.near(c) & (real | fixed)), len(puzzle.clues[c])) for c in named}
    clues["a38_pass_unmarked"] = sum(not set(named[c]) <= real for c in named)
    clues["a38_pass_not_indicated"] = sum(has > wants for has, wants in sizes.values())
    clues["a38_question_unfillable"] = sum(has < wants for has, wants in sizes.values())
    lonely = any(not any(cell in puzzle.near(c) for c in named) for cell in real)
    late = {code for code, many in clues.items() if many and code != "a38_pass_on_crossing"}
    late |= {"a38_pass_without_clue"} if lonely else set()
    if not late and not alternates(visits, crossings, real):
        late.add("a38_alternation")
    return codes | late, clues


def short(puzzle: Puzzle, clue: Cell, fixed: set[Cell], free: set[Cell]) -> bool:
    """Whether a clue alone has too few cells that its question marks may stand for."""
    full = [c for c in puzzle.clues if len(puzzle.near(c) & fixed) >= len(puzzle.clues[c])]
    taken = {cell for c in full for cell in puzzle.near(c)}
    able = puzzle.near(clue) & free - taken
    return len(able) < len(puzzle.clues[clue]) - len(puzzle.near(clue) & fixed)


def choices(
    puzzle: Puzzle, clues: list[Cell], chosen: set[Cell], free: set[Cell]
) -> Iterator[set[Cell]]:
    """Give every set of pass cells in which each clue has as many around it as it has entries."""
    if not clues:
        yield chosen
        return
    first, rest = clues[0], clues[1:]
    around = puzzle.near(first)
    need = len(puzzle.clues[first]) - len(around & chosen)
    if need >= 0:
        # The cells around a clue are settled with it: later clues choose among the others.
        for more in combinations(sorted(around & free), need):
            yield from choices(puzzle, rest, chosen | set(more), free - around)


def alternates(visits: list[Cell], crossings: set[Cell], chosen: set[Cell]) -> bool:
    marks = ["X" if cell in crossings else "P" for cell in visits if cell in crossings | chosen]
    return "".join(marks) == "PX" * (len(marks) // 2)
