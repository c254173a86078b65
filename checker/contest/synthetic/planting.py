"""Whole contests: puzzles of some genres, their booklet, and entries of every sort."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from random import Random
from types import MappingProxyType
from typing import Any, Final

from checker.contest.entries import COLUMNS
from checker.contest.synthetic import akari, delta_a38
from checker.contest.synthetic.crafts import AnyMade, Case, Craft, Planted

CRAFTS: Final[Mapping[str, Craft[Any]]] = MappingProxyType(
    {"akari": akari.CRAFT, "delta-a38": delta_a38.CRAFT}
)
"""What each genre gives."""


def puzzles(
    count: int, size: int, seed: int, genres: Sequence[str] = ("akari",)
) -> tuple[AnyMade, ...]:
    """Make puzzles of some genres in turn.

    Args:
        count: How many.
        size: Rows and columns of each.
        seed: What they are drawn by.
        genres: Names of `CRAFTS`.

    Raises:
        UsageError: If one was not found in time.
    """
    turns = islice(cycle(genres), count)
    return tuple(
        CRAFTS[genre].make(str(at + 1), size, seed * 1000 + at) for at, genre in enumerate(turns)
    )


def booklet(made: Sequence[AnyMade]) -> str:
    """Give the booklet of puzzles."""
    lines = ['name = "Synthetic contest"', 'normalise = ["case", "blanks", "separators"]']
    for each in made:
        lines += [
            "",
            "[[puzzle]]",
            f'id = "{each.id}"',
            f"link = {json.dumps(each.link)}",
            "points = 10",
            f'wording = "{each.wording}"',
            f"solutions = [{json.dumps(each.solution)}]",
        ]
    return "\n".join(lines) + "\n"


def entries(made: Sequence[AnyMade], entrants: int, seed: int) -> Iterator[Planted]:
    """Give one entry of each entrant for each puzzle, some twice; half of them are right."""
    random = Random(seed)  # noqa: S311 - the same seed must give the same contest
    for number in range(entrants):
        for puzzle in made:
            case = Case(puzzle, made, random)
            first = _minute(random)
            yield _planted(f"entrant {number + 1}", case, first)
            if random.random() < 1 / 20:
                yield _planted(f"entrant {number + 1}", case, _minute(random))


def table(planted: Iterable[Planted]) -> Iterator[str]:
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


def _planted(entrant: str, case: Case[Any], time: str) -> Planted:
    made, random = case.made, case.random
    craft = CRAFTS[made.genre]
    make = craft.right if random.random() < 1 / 2 else random.choice(craft.of(made))
    sent = make(case) or craft.right(case)
    fields = sent.link, sent.board, sent.code
    return Planted(entrant, made.id, *fields, time, sent.verdict.value, sent.rule, sent.cell)
