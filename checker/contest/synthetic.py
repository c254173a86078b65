"""Contests made by the program, with entries whose verdict is known: for tests and benchmarks.

Puzzles come from the maker, so each has one solution; every fifth loses clues until it has two, and
its booklet knows one of them. Each sort of entry is one function in a table, which says the verdict
it must get. The same seed gives the same contest.
"""

import csv
import io
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from checker.contest.entries import COLUMNS
from checker.contest.verdict import Verdict
from checker.registry import genre as find_genre
from checker.service import Answer, Symmetry, Wanted, check_link, make_link, solve_link
from checker.service.coding import CodeWish, code_link
from converters import registry
from converters.errors import UsageError

WORDING: Final = "Number of bulbs in each row"

_FORMATS: Final = ("puzzlink", "penpa", "sudokupad", "text")
_AKARI: Final = "akari"
_EVERY: Final = 5
_SECONDS: Final = 60.0


@dataclass(frozen=True, slots=True)
class Made:
    """One puzzle with what its entries are made of.

    Attributes:
        id: What entries call it.
        link: The puzzle.
        rows: Its solution as a text board.
        code: The code of that.
        other: A second solution as a text board; empty: there is none.
    """

    id: str
    link: str
    rows: tuple[str, ...]
    code: str
    other: tuple[str, ...] = ()


class Planted(NamedTuple):
    """One entry and the verdict that it must get."""

    entrant: str
    puzzle: str
    link: str = ""
    board: str = ""
    code: str = ""
    time: str = ""
    expected: str = ""


class _Case(NamedTuple):
    """What an entry is made from."""

    made: Made
    others: Sequence[Made]
    random: Random


class _Answer(NamedTuple):
    """What an entry says, and its verdict."""

    verdict: Verdict
    link: str = ""
    board: str = ""
    code: str = ""


def puzzles(count: int, size: int, seed: int) -> tuple[Made, ...]:
    """Make puzzles.

    Args:
        count: How many.
        size: Rows and columns of each.
        seed: What they are drawn by.

    Raises:
        UsageError: If one was not found in time.
    """
    return tuple(_made(str(at + 1), size, seed * 1000 + at) for at in range(count))


def booklet(made: Sequence[Made]) -> str:
    """Give the booklet of puzzles."""
    lines = ['name = "Synthetic contest"', 'normalise = ["case", "blanks", "separators"]']
    for each in made:
        lines += [
            "",
            "[[puzzle]]",
            f'id = "{each.id}"',
            f"link = {json.dumps(each.link)}",
            "points = 10",
            f'wording = "{WORDING}"',
            f"solutions = [{json.dumps(_text(each.rows))}]",
        ]
    return "\n".join(lines) + "\n"


def entries(made: Sequence[Made], entrants: int, seed: int) -> Iterator[Planted]:
    """Give one entry of each entrant for each puzzle, some twice; half of them are right."""
    random = Random(seed)  # noqa: S311 - the same seed must give the same contest
    for number in range(entrants):
        for puzzle in made:
            case = _Case(puzzle, made, random)
            first = _minute(random)
            yield _planted(f"entrant {number + 1}", case, first)
            if random.random() < 1 / 20:
                yield _planted(f"entrant {number + 1}", case, _minute(random))


def table(planted: Iterator[Planted]) -> Iterator[str]:
    """Give entries as a CSV file has them, line by line."""
    yield _csv(COLUMNS)
    for each in planted:
        yield _csv(each[: len(COLUMNS)])


def _csv(fields: Sequence[str]) -> str:
    held = io.StringIO()
    csv.writer(held, lineterminator="\n").writerow(fields)
    return held.getvalue()


def _minute(random: Random) -> str:
    return f"{random.randrange(24):02}:{random.randrange(60):02}:00"


def _planted(entrant: str, case: _Case, time: str) -> Planted:
    made, random = case.made, case.random
    sorts = SORTS if made.other else SORTS[:-1]
    make = _right_board if random.random() < 1 / 2 else random.choice(sorts)
    answer = make(case)
    fields = answer.link, answer.board, answer.code
    return Planted(entrant, made.id, *fields, time, answer.verdict.value)


def _made(name: str, size: int, seed: int) -> Made:
    """Make one puzzle."""
    wanted = Wanted(size, size, None, Symmetry.NONE, seed, _SECONDS)
    made = make_link(_AKARI, wanted, to="puzzlink")
    if made.link is None or made.solution is None:
        raise UsageError(
            where="synthetic contest",
            found=f"no puzzle for seed {seed}",
            want="one in time",
            hint="take another seed or a smaller size",
        )
    link, rows, other = made.link, check_link(made.solution).report.board_text, tuple[str, ...]()
    if int(name) % _EVERY == 0:
        link, rows, other = _ambiguous(rows, Random(seed))  # noqa: S311 - as above
    code = code_link(link, CodeWish(WORDING, answer=_text(rows))).code
    return Made(name, link, rows, code or "", other)


def _ambiguous(
    rows: tuple[str, ...], random: Random
) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Drop clues until there are two solutions; give the puzzle and both."""
    cells = [list(row.replace("o", ".")) for row in rows]
    clues = [place for digit in "01234" for place in _places(rows, digit)]
    random.shuffle(clues)
    for row, col in clues:
        cells[row][col] = "#"
        solved = solve_link(_text(["".join(line) for line in cells]))
        if solved.answer is Answer.SEVERAL:
            link = _link(["".join(line) for line in cells], "puzzlink")
            one, two = (check_link(each).report.board_text for each in solved.solutions)
            return link, one, two
    raise UsageError(
        where="synthetic contest",
        found="a puzzle with one solution though it has no clue",
        want="one with two",
        hint="take another seed",
    )


def _text(rows: Sequence[str]) -> str:
    return "\n".join(rows)


def _link(rows: Sequence[str], form: str) -> str:
    """Give a board as a link of some format."""
    genre = find_genre(_AKARI)
    return registry.write(genre.draw(genre.from_text(_text(rows))), to=form).value


def _places(rows: Sequence[str], sort: str) -> list[tuple[int, int]]:
    return [
        (row, col) for row, line in enumerate(rows) for col, at in enumerate(line) if at == sort
    ]


def _with(rows: Sequence[str], place: tuple[int, int], sign: str) -> tuple[str, ...]:
    row, col = place
    line = rows[row]
    return (*rows[:row], line[:col] + sign + line[col + 1 :], *rows[row + 1 :])


def _drawn(case: _Case, rows: Sequence[str], verdict: Verdict) -> _Answer:
    """Give a board in some format, with some dots: they mean nothing."""
    free = _places(rows, ".")
    for place in case.random.sample(free, case.random.randrange(min(len(free), 4) + 1)):
        rows = _with(rows, place, "x")
    form = case.random.choice(_FORMATS)
    if form == "text":
        return _Answer(verdict, board=_text(rows))
    return _Answer(verdict, link=_link(rows, form))


def _right_board(case: _Case) -> _Answer:
    return _drawn(case, case.made.rows, Verdict.EQUAL)


def _right_code(case: _Case) -> _Answer:
    return _Answer(Verdict.EQUAL, code=case.made.code)


def _spaced_code(case: _Case) -> _Answer:
    at = case.random.randrange(1, len(case.made.code))
    code = f"{case.made.code[:at]}{case.random.choice((' ', '-', ', '))}{case.made.code[at:]}"
    return _Answer(Verdict.NORMALISED, code=code)


def _cut_code(case: _Case) -> _Answer:
    return _Answer(Verdict.NEAR_MISS, code=case.made.code[:-1])


def _wrong_code(case: _Case) -> _Answer:
    """Give a code without a single digit right; of two solutions it refutes none."""
    code = "".join(str((int(each) + 5) % 10) for each in case.made.code)
    verdict = Verdict.NOT_CHECKED if case.made.other else Verdict.WRONG
    return _Answer(verdict, code=code)


def _code_beside_board(case: _Case) -> _Answer:
    answer = _right_board(case)
    return answer._replace(verdict=Verdict.NEAR_MISS, code=case.made.code[:-1])


def _missing_bulb(case: _Case) -> _Answer:
    place = case.random.choice(_places(case.made.rows, "o"))
    return _drawn(case, _with(case.made.rows, place, "."), Verdict.UNFINISHED)


def _surplus_bulb(case: _Case) -> _Answer:
    """Give a board with a bulb too many: every white cell of a solution is lit already."""
    place = case.random.choice(_places(case.made.rows, "."))
    return _drawn(case, _with(case.made.rows, place, "o"), Verdict.WRONG)


def _nothing_drawn(case: _Case) -> _Answer:
    return _Answer(Verdict.UNFINISHED, link=case.made.link)


def _other_wall(case: _Case) -> _Answer:
    place = case.random.choice(_places(case.made.rows, "."))
    return _drawn(case, _with(case.made.rows, place, "#"), Verdict.OTHER_PUZZLE)


def _short_link(case: _Case) -> _Answer:
    link = f"https://tinyurl.com/{case.random.randrange(10**8):08}"
    return _Answer(Verdict.NOT_CHECKED, link=link)


def _cut_link(case: _Case) -> _Answer:
    link = _link(case.made.rows, "penpa")
    return _Answer(Verdict.UNUSABLE, link=link[: len(link) * 2 // 3])


def _no_link(case: _Case) -> _Answer:
    return _Answer(Verdict.UNUSABLE, link=f"https://example.com/{case.random.random()}")


def _nothing(_: _Case) -> _Answer:
    return _Answer(Verdict.UNUSABLE)


def _other_solution(case: _Case) -> _Answer:
    return _drawn(case, case.made.other, Verdict.OTHER_VALID)


SORTS: Final[tuple[Callable[[_Case], _Answer], ...]] = (
    _right_board,
    _right_code,
    _spaced_code,
    _cut_code,
    _wrong_code,
    _code_beside_board,
    _missing_bulb,
    _surplus_bulb,
    _nothing_drawn,
    _other_wall,
    _short_link,
    _cut_link,
    _no_link,
    _nothing,
    _other_solution,
)
"""All sorts of entries; the last one only where a puzzle has two solutions."""
