"""How hard an Akari is by the levels of Simon Tatham's Light Up: easy, tricky, hard or beyond.

His program has no list of levels for people; a level is what its solver needs:

==========  ======================================================================================
level       what is enough
==========  ======================================================================================
``easy``    a dark cell that can be lit from one cell only; a clue that has all its bulbs, or as
            many free places as it still wants bulbs
``tricky``  also sets: of the cells that can light a dark cell, and of any N − M + 1 of the N free
            places of a clue that wants M more bulbs, at least one has a bulb; a cell whose bulb
            would rule out all of them has none
``hard``    also guesses, at most five within each other, tried both ways
``beyond``  more guesses than that: his program then says that it finds no unique solution
==========  ======================================================================================

Where nothing contradicts, the order of the deductions does not matter. Inside a wrong guess it
does: his solver sees a contradiction only when two bulbs see each other, or when nothing is left to
place, so what it reaches before it guesses again hangs on the order of its scan. Hence cells are
numbered here column by column, and passes, sets and guesses come in the very order of his. Two
things are quicker: what has not changed is not looked at again, and the first guess too deep ends
the search, since nothing can make up for it.

A board is held as bit masks, one bit a cell. Source: Light Up of Simon Tatham's Portable Puzzle
Collection, ``lightup.c``, ``solve_sub`` and what it calls.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from checker.genres.akari.board import AkariBoard
from checker.maker import Scale
from checker.rule import Text
from converters.site import Site

EASY: Final = "easy"
TRICKY: Final = "tricky"
HARD: Final = "hard"
BEYOND: Final = "beyond"

MAX_GUESSES: Final = 5
"""How many guesses may stand within each other."""


class _Clue(NamedTuple):
    """A number, and the mask of the white cells beside it."""

    number: int
    places: int


class _Ground(NamedTuple):
    """What never changes on a board; a cell's number is its bit in every mask.

    Attributes:
        white: The white cells.
        sees: For each cell those that a bulb in it lights, itself among them; 0 for a black one.
        touches: For each cell what must be looked at again once it can hold no bulb any more: the
            cells that see it, and the clues beside it.
        clues: The numbers by their cells.
        beside: The clues beside cells; none where there is none.
    """

    white: int
    sees: list[int]
    touches: list[int]
    clues: Mapping[int, _Clue]
    beside: Mapping[int, Sequence[_Clue]]


@dataclass(slots=True)
class _State:
    """What is known at one moment; all are masks.

    Attributes:
        open: Cells that can still hold a bulb: white, not lit, not ruled out.
        dark: White cells that are not lit.
        bulbs: Cells with a bulb.
        singles: Cells and clues to look at, each by itself.
        sets: Cells and clues whose sets are to be looked at.
        clashes: Whether two bulbs see each other.
    """

    open: int
    dark: int
    bulbs: int
    singles: int
    sets: int
    clashes: bool = False


def tatham_grade(board: AkariBoard, *, most: str = HARD) -> str:
    """Give the first level that shows a solution and that it is the only one.

    Args:
        board: The puzzle; marks on it are not looked at.
        most: The last level that is tried.

    Returns:
        The level, or `BEYOND` if none was enough. That says nothing about how many solutions
        there are: a prover has to.
    """
    ground = _ground(board)
    state = _start(ground)
    for level, shows in _LEVELS.items():
        if shows(ground, state):
            return level
        if level == most:
            break
    return BEYOND


def left_open(board: AkariBoard) -> tuple[Site, ...]:
    """Give the cells that conclusions from single cells and clues leave open, in reading order."""
    ground = _ground(board)
    state = _start(ground)
    _settle(ground, state)
    return tuple(
        site for site in board.cells() if state.open >> site.col * board.rows + site.row & 1
    )


def _ground(board: AkariBoard) -> _Ground:
    """See what lies where."""
    sees = _sees(board.rows, board.cols, board.walls)
    white = sum(1 << cell for cell, seen in enumerate(sees) if seen)
    clues: dict[int, _Clue] = {}
    beside: dict[int, list[_Clue]] = {}
    touches = sees.copy()
    for site, number in board.clues.items():
        at, around = _around(site, board)
        clues[at] = _Clue(number, white & sum(1 << one for one in around))
        for one in around:
            beside.setdefault(one, []).append(clues[at])
            touches[one] |= 1 << at
    return _Ground(white, sees, touches, clues, beside)


@lru_cache(maxsize=1)
def _sees(rows: int, cols: int, walls: frozenset[Site]) -> list[int]:
    """Give what each cell sees; whoever takes numbers away asks this of one board many times."""
    bare = AkariBoard(rows, cols, walls)
    sees = [0] * (rows * cols)
    for corridor, _ in bare.corridors(bare.grid()):
        cells = [col * rows + row for row, col in (divmod(at, cols + 1) for at in corridor)]
        mask = sum(1 << cell for cell in cells)
        for cell in cells:
            sees[cell] |= mask
    return sees


def _around(site: Site, board: AkariBoard) -> tuple[int, list[int]]:
    """Give a cell's number and those of the cells beside it."""
    _, row, col, _ = site
    at = col * board.rows + row
    sides = (
        (row > 0, at - 1),
        (row < board.rows - 1, at + 1),
        (col > 0, at - board.rows),
        (col < board.cols - 1, at + board.rows),
    )
    return at, [beside for there, beside in sides if there]


def _start(ground: _Ground) -> _State:
    everything = ground.white | sum(1 << at for at in ground.clues)
    return _State(ground.white, ground.white, 0, everything, everything)


def _bits(mask: int) -> Iterator[int]:
    """Give the cells of a mask, the first one first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _solved(ground: _Ground, state: _State) -> bool:
    """Tell whether every rule holds."""
    return (
        not state.dark
        and not state.clashes
        and all(
            (places & state.bulbs).bit_count() == number for number, places in ground.clues.values()
        )
    )


def _by_singles(ground: _Ground, state: _State) -> bool:
    """Tell whether conclusions from single cells and clues solve the board."""
    _settle(ground, state)
    return _solved(ground, state)


def _by_sets(ground: _Ground, state: _State) -> bool:
    """Tell whether conclusions from sets as well do."""
    _reduce(ground, state)
    return _solved(ground, state)


def _by_guesses(ground: _Ground, state: _State) -> bool:
    """Tell whether guesses find exactly one solution and none of them stands too deep."""
    return _solutions(ground, state, 0) == 1


_LEVELS: Final = {EASY: _by_singles, TRICKY: _by_sets, HARD: _by_guesses}


def _in_time(board: AkariBoard, most: str, _deadline: float) -> str:
    """Give the level; it never takes long, since there are few guesses."""
    return tatham_grade(board, most=most)


SCALE: Final = Scale(
    name="tatham",
    title=Text(
        de="nach Tathams Light Up", en="by Tatham's Light Up", nl="volgens Tathams Light Up"
    ),
    grades={
        EASY: Text(
            de="einzelne Felder und Zahlen",
            en="single cells and numbers",
            nl="losse vakjes en getallen",
        ),
        TRICKY: Text(
            de="auch Mengen von Feldern",
            en="sets of cells as well",
            nl="ook verzamelingen van vakjes",
        ),
        HARD: Text(
            de="auch Annahmen, bis zu fünf ineinander",
            en="guesses as well, up to five within each other",
            nl="ook aannames, tot vijf in elkaar",
        ),
        BEYOND: Text(
            de="mehr, als das Programm versucht",
            en="more than the program tries",
            nl="meer dan het programma probeert",
        ),
    },
    grade=_in_time,
)


def _settle(ground: _Ground, state: _State) -> None:
    """Draw all conclusions from single cells and clues, in passes over the board."""
    at = 0
    while state.singles:
        ahead = state.singles >> at
        if not ahead:
            at = 0
            continue
        at += (ahead & -ahead).bit_length() - 1
        state.singles ^= 1 << at
        if state.dark >> at & 1:
            sources = ground.sees[at] & state.open
            if sources and not sources & (sources - 1):
                _light(ground, state, sources.bit_length() - 1)
        elif at in ground.clues:
            _count(ground, state, ground.clues[at])


def _count(ground: _Ground, state: _State, clue: _Clue) -> None:
    """Rule out the free places of a full clue; fill them if it wants as many bulbs."""
    free = clue.places & state.open
    wanted = clue.number - (clue.places & state.bulbs).bit_count()
    if free and not wanted:
        _rule_out(ground, state, free)
    elif free and wanted == free.bit_count():
        for place in _bits(free):
            _light(ground, state, place)


def _light(ground: _Ground, state: _State, place: int) -> None:
    """Put a bulb into a cell, which may be lit already where something is wrong."""
    seen = ground.sees[place]
    state.clashes |= bool(seen & state.bulbs)
    state.bulbs |= 1 << place
    state.dark &= ~seen
    state.singles |= ground.touches[place]
    state.sets |= ground.touches[place]
    for clue in ground.beside.get(place, ()):
        if clue.number - (clue.places & state.bulbs).bit_count() == 1:
            # One bulb more now rules out the other places: sets with any of them may have grown.
            for other in _bits(clue.places & state.open):
                state.sets |= ground.touches[other]
    _rule_out(ground, state, seen & state.open)


def _rule_out(ground: _Ground, state: _State, cells: int) -> None:
    """Note that some open cells hold no bulb."""
    state.open ^= cells
    changed = 0
    for cell in _bits(cells):
        changed |= ground.touches[cell]
    state.singles |= changed
    state.sets |= changed


def _reduce(ground: _Ground, state: _State) -> None:
    """Draw all conclusions from sets too; after each of them from single cells and clues again."""
    while state.sets and not state.clashes:
        at = (state.sets & -state.sets).bit_length() - 1
        state.sets ^= 1 << at
        before = state.open
        if state.dark >> at & 1:
            _exclude(ground, state, ground.sees[at] & state.open)
        elif at in ground.clues:
            _exclude_beside(ground, state, ground.clues[at])
        if state.open != before:
            _settle(ground, state)


def _exclude(ground: _Ground, state: _State, some: int) -> None:
    """Rule out every cell whose bulb would rule out all of some cells, of which one has a bulb."""
    killers = state.open if some else 0
    for cell in _bits(some):
        killers &= _ruled_out_by(ground, state, cell)
        if not killers:
            return
    _rule_out(ground, state, killers)


def _ruled_out_by(ground: _Ground, state: _State, cell: int) -> int:
    """Give the cells that a bulb in a cell rules out, which are also those that rule it out."""
    ruled_out = ground.sees[cell]
    for clue in ground.beside.get(cell, ()):
        if clue.number - (clue.places & state.bulbs).bit_count() == 1:
            ruled_out |= clue.places
    return ruled_out & ~(1 << cell)


def _exclude_beside(ground: _Ground, state: _State, clue: _Clue) -> None:
    """Do this for every set of free places that a clue's last bulbs cannot all avoid."""
    free = list(_bits(clue.places & state.open))
    wanted = clue.number - (clue.places & state.bulbs).bit_count()
    if not 0 < wanted <= len(free):
        return
    for some in combinations(free, len(free) - wanted + 1):
        mask = sum(1 << cell for cell in some)
        if mask & state.open == mask:
            _exclude(ground, state, mask)


def _solutions(ground: _Ground, state: _State, depth: int) -> int | None:
    """Count the solutions that guesses find; None: some guess would stand too deep.

    Args:
        ground: The board.
        state: What is known; changed.
        depth: How many guesses were made to get here.
    """
    _settle(ground, state)
    _reduce(ground, state)
    if state.clashes:
        return 0
    if _solved(ground, state):
        return 1
    if not state.open:
        return 0
    if depth == MAX_GUESSES:
        return None
    guess = max(_bits(state.open), key=lambda cell: (ground.sees[cell] & state.dark).bit_count())
    bulb = replace(state)
    _rule_out(ground, state, 1 << guess)
    without = _solutions(ground, state, depth + 1)
    if without is None:
        return None
    _light(ground, bulb, guess)
    having = _solutions(ground, bulb, depth + 1)
    return None if having is None else without + having
