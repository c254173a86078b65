"""Pass cells that a solver marked wrongly, on loops that are right.

Which cells the numbers mean is counted here, by rules delta-a38.md, 5.2: the N-th visit around a
clue, from the circle on. An arrow tells which way the loop runs, else the other way might be less
wrong.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from checker.contest.synthetic.crafts import Case, Sent
from checker.contest.synthetic.delta_answers import (
    a38_steps,
    all_lines,
    crossings,
    dressed,
    loops,
)
from checker.contest.synthetic.delta_sheets import handed_in
from checker.contest.verdict import Verdict
from checker.genres.delta_a38.board import DeltaBoard, Drawn
from converters.site import Site, name

_Case: TypeAlias = Case[DeltaBoard]


def off_loop(case: _Case) -> Sent:
    """Mark a cell of the castle loop."""
    site = case.random.choice(loops(case.made.right).castle.cells)
    return _marked(case, (site,), "a38_pass_off_loop", site)


def on_crossing(case: _Case) -> Sent | None:
    """Mark a crossing."""
    crossed = crossings(case)
    if not crossed:
        return None
    site = case.random.choice(crossed)
    return _marked(case, (site,), "a38_pass_on_crossing", site)


def without_clue(case: _Case) -> Sent | None:
    """Mark a cell of the loop with no clue around it."""
    board = case.made.right
    near = {site for clue in board.numbers for site in board.around(clue)}
    some = [site for site in _plain(case) if site not in near]
    if not some:
        return None
    site = case.random.choice(some)
    return _marked(case, (site,), "a38_pass_without_clue", site)


def too_few(case: _Case) -> Sent | None:
    """Mark one cell alone, though a clue asks for more cells than that and those of numbers."""
    board = case.made.right
    named = {_meant(case, clue, at) for clue in board.numbers for at in board.numbers[clue].named}
    some = [
        (site, clue)
        for clue, numbers in sorted(board.numbers.items())
        for site in _plain(case)
        if len({site, *named} & {*board.around(clue)}) < numbers.entries
    ]
    if not some:
        return None
    site, clue = case.random.choice(some)
    return _marked(case, (site,), "a38_question_unfillable", clue)


def too_many(case: _Case) -> Sent | None:
    """Mark all cells of the loop around a clue that tells of fewer."""
    board = case.made.right
    around = {clue: set(_plain(case)) & {*board.around(clue)} for clue in board.numbers}
    some = [clue for clue in sorted(around) if len(around[clue]) > board.numbers[clue].entries]
    if not some:
        return None
    clue = case.random.choice(some)
    return _marked(case, around[clue], "a38_pass_not_indicated", clue)


def elsewhere(case: _Case) -> Sent | None:
    """Mark another cell of the loop than the one that a number means."""
    meant = [
        (clue, _meant(case, clue, number))
        for clue, numbers in sorted(case.made.right.numbers.items())
        for number in sorted(numbers.named)
    ]
    if not meant:
        return None
    clue, right = case.random.choice(meant)
    site = case.random.choice([site for site in _plain(case) if site != right])
    return _marked(case, (site,), "a38_pass_unmarked", clue)


def _plain(case: _Case) -> tuple[Site, ...]:
    """Give the cells that the A38 loop visits once."""
    crossed = crossings(case)
    return tuple(site for site in loops(case.made.right).a38.cells if site not in crossed)


def _meant(case: _Case, clue: Site, number: int) -> Site:
    """Give the cell of a numbered visit around a clue."""
    board = case.made.right
    cells = loops(board).a38.cells
    at = cells.index(board.start)
    around = board.around(clue)
    visits = [site for site in (*cells[at:], *cells[:at]) if site in around]
    return visits[number - 1]


def _marked(case: _Case, marks: Iterable[Site], code: str, cell: Site) -> Sent:
    """Hand in the right loops with some marks."""
    told = Drawn(all_lines(case), frozenset(a38_steps(case)[:1]))
    board = replace(dressed(case, ()), answer=told, passes=frozenset(marks))
    return handed_in(case, board, Sent(Verdict.WRONG, rule=f"delta-a38/{code}", cell=name(cell)))


SORTS: Final = (off_loop, on_crossing, without_clue, too_few, too_many, elsewhere)
"""Sorts whose verdict follows from what was marked."""
