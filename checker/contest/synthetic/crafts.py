"""What a genre gives to synthetic contests: puzzles, and a table of sorts of entries."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from checker.contest.verdict import Verdict
from checker.engines.make import Made as NewBoard
from checker.engines.make import Wanted, make
from checker.engines.prove import Several, prove
from checker.maker import Symmetry
from checker.registry import genre as find_genre
from converters.errors import UsageError

SECONDS: Final = 60.0
"""How long one puzzle may take to be made."""

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Made(Generic[B]):
    """One puzzle with what its entries are made of.

    Attributes:
        id: What entries call it.
        genre: The genre's name.
        link: The puzzle.
        solution: Its solution as a text board.
        right: The same as entries are made of it.
        wording: What its code is made of.
        code: That code.
        other: A second solution; None: there is none.
    """

    id: str
    genre: str
    link: str
    solution: str
    right: B
    wording: str
    code: str
    other: B | None = None


AnyMade: TypeAlias = Made[Any]


class Planted(NamedTuple):
    """One entry and the verdict that it must get.

    Attributes:
        entrant: Who.
        puzzle: The id of the puzzle.
        link: What stands in each column of the table.
        board: See above.
        code: See above.
        time: See above.
        expected: The verdict.
        rule: A rule that must be among the broken ones; empty: any may be.
        cell: A place that must be named, by that rule if there is one; empty: any may be.
    """

    entrant: str
    puzzle: str
    link: str = ""
    board: str = ""
    code: str = ""
    time: str = ""
    expected: str = ""
    rule: str = ""
    cell: str = ""


class Case(NamedTuple, Generic[B]):
    """What an entry is made from: its puzzle, all puzzles of the contest, and a source of lots."""

    made: Made[B]
    every: Sequence[AnyMade]
    random: Random


class Sent(NamedTuple):
    """What an entry says, and its verdict; rule and cell as in `Planted`."""

    verdict: Verdict
    link: str = ""
    board: str = ""
    code: str = ""
    rule: str = ""
    cell: str = ""


Sort: TypeAlias = Callable[[Case[B]], Sent | None]
"""One sort of entry; None: this puzzle has no place for it."""


@dataclass(frozen=True, slots=True)
class Craft(Generic[B]):
    """What a genre gives.

    Attributes:
        make: Makes a puzzle from its id, size and seed.
        right: The sort that half of all entries are of.
        sorts: All sorts that every puzzle may have.
        lone: Those whose verdict is sure only where a puzzle has one solution.
        doubled: Those that need a second one.
    """

    make: Callable[[str, int, int], Made[B]]
    right: Callable[[Case[B]], Sent]
    sorts: tuple[Sort[B], ...]
    lone: tuple[Sort[B], ...] = ()
    doubled: tuple[Sort[B], ...] = ()

    def of(self, made: Made[B]) -> tuple[Sort[B], ...]:
        """Give the sorts that a puzzle may have."""
        return (*self.sorts, *(self.lone if made.other is None else self.doubled))


def new_board(genre: str, size: int, seed: int) -> NewBoard[Any]:
    """Make a puzzle; give its board and that of its only solution.

    Raises:
        UsageError: If none was found in time.
    """
    wanted = Wanted(size, size, None, Symmetry.NONE, seed, SECONDS)
    made = make(find_genre(genre), wanted)
    if isinstance(made, NewBoard):
        return made
    raise UsageError(
        where="synthetic contest",
        found=f"no puzzle for seed {seed}",
        want="one in time",
        hint="take another seed or a smaller size",
    )


def loosened(genre: str, weaker: Iterable[B], differ: Callable[[B, B], bool]) -> tuple[B, B, B]:
    """Give the first of some puzzles that has two solutions, and both of them.

    Args:
        genre: Its name.
        weaker: Boards without marks, each with fewer clues than the one before.
        differ: Whether two boards are different answers for a contest.

    Raises:
        UsageError: If none has two.
    """
    for board in weaker:
        found = prove(board, find_genre(genre), seconds=SECONDS)
        if isinstance(found, Several) and differ(*found.boards):
            return board, *found.boards
    raise UsageError(
        where="synthetic contest",
        found="a puzzle with one solution though it has no clue",
        want="one with two",
        hint="take another seed",
    )
