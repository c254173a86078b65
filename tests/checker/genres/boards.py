"""Board fixtures: text, one file a genre; see `cases`."""

from pathlib import Path
from typing import NamedTuple

BOARDS = Path(__file__).parents[3] / "fixtures" / "boards"


class Case(NamedTuple):
    name: str
    violations: tuple[str, ...]
    board: str


def cases(genre: str) -> list[Case]:
    """Give the cases of a genre: ``== name``, a line for each violation, the board."""
    text = (BOARDS / f"{genre}.txt").read_text(encoding="utf-8")
    return [_case(part) for part in text.split("== ")[1:]]


def _case(part: str) -> Case:
    name, *lines = [line for line in part.splitlines() if line.strip()]
    told = [line for line in lines if "/" in line]
    return Case(name, tuple(told), "\n".join(line for line in lines if "/" not in line))
