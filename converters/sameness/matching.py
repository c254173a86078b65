"""Facts of two drawings that are not equal and still say the same.

A text may stand a little beside where the other drawing has it, several digits of one cell may be
one text or several, and a symbol may be drawn by hand, line by line.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from converters.sameness.fact import BY_HAND, FIGURE, Fact, What
from converters.sameness.places import HALF, QUARTER, UNIT, Place
from converters.sameness.signs import WORDS


class Unmatched(NamedTuple):
    """What only the first drawing has, and what only the second."""

    left: frozenset[Fact]
    right: frozenset[Fact]


_Cells: TypeAlias = dict[tuple[int, int], list[Fact]]

_NUDGES: Final = (0, -QUARTER, QUARTER)
_BESIDE: Final = (0, -QUARTER, QUARTER, -2 * QUARTER, 2 * QUARTER, -3 * QUARTER, 3 * QUARTER)
"""An arrow may stand at the side of its text, or be one with it."""
_ARROWS: Final = frozenset(WORDS.values())
_POINT: Final = 2
_STEP: Final = 4


def matched(left: frozenset[Fact], right: frozenset[Fact]) -> Unmatched:
    """Take away what differs in words only.

    Args:
        left: Facts of the first drawing that the second does not have.
        right: The other way round.
    """
    found = Unmatched(left, right)
    for rule in (_nudged, _split, _by_hand):
        found = rule(found)
    return found


def _nudged(found: Unmatched) -> Unmatched:
    """Take away texts and symbols that differ by a nudge only."""
    left, right = set(found.left), set(found.right)
    for fact in found.left:
        twin = next((each for each in _around(fact) if each in right), None)
        if twin is not None:
            left.discard(fact)
            right.discard(twin)
    return Unmatched(frozenset(left), frozenset(right))


def _around(fact: Fact) -> Iterator[Fact]:
    """Give a text or symbol at the places beside its own."""
    if fact.what in (What.TEXT, What.SYMBOL) and len(fact.at) == _POINT:
        x, y = fact.at
        nudges = _BESIDE if fact.value in _ARROWS else _NUDGES
        for value in _spellings(fact):
            for down in nudges:
                yield from (Fact(fact.what, (x + across, y + down), value) for across in nudges)


def _spellings(fact: Fact) -> tuple[str, ...]:
    """Give the value of a fact; of a symbol also as one that is drawn by hand, or is not."""
    if fact.what is not What.SYMBOL:
        return (fact.value,)
    by_hand = fact.value.endswith(BY_HAND)
    other = fact.value.removesuffix(BY_HAND) if by_hand else fact.value + BY_HAND
    return (fact.value, other)


def _split(found: Unmatched) -> Unmatched:
    """Take away the texts of a cell that have the same characters in all."""
    return _cell_by_cell(found, _same_characters)


def _same_characters(left: list[Fact], right: list[Fact]) -> frozenset[Fact]:
    ours, theirs = ([f for f in side if f.what is What.TEXT] for side in (left, right))
    same = ours and theirs and _characters(ours) == _characters(theirs)
    return frozenset((*ours, *theirs)) if same else frozenset()


def _characters(found: Iterable[Fact]) -> str:
    return "".join(sorted("".join(fact.value.removeprefix("marks ") for fact in found))).strip()


def _by_hand(found: Unmatched) -> Unmatched:
    """Take away the symbols of a cell that the other drawing draws line by line."""
    return _cell_by_cell(found, _same_figure)


def _same_figure(left: list[Fact], right: list[Fact]) -> frozenset[Fact]:
    ours, theirs = ([f for f in side if f.what is What.LINE] for side in (left, right))
    short = any(_is_free(fact) for fact in (*ours, *theirs))
    if short and ours and {_slope(f.at) for f in ours} == {_slope(f.at) for f in theirs}:
        return frozenset((*ours, *theirs))
    for one, other in ((left, right), (right, left)):
        symbols = [fact for fact in one if fact.what is What.SYMBOL]
        if symbols and any(_is_free(fact) for fact in other):
            kinds = (What.SYMBOL, What.LINE, What.BORDER, What.SHADING)
            return frozenset((*symbols, *(fact for fact in other if fact.what in kinds)))
    return frozenset()


def _slope(place: Place) -> tuple[bool, int]:
    """Tell whether a line goes across, and whether up or down as it does."""
    x, y, right, down = place
    return x != right, (down > y) - (down < y)


def _is_free(fact: Fact) -> bool:
    """Tell whether a line is a stroke of a drawn shape: askew, or from no middle to another."""
    if fact.what is not What.LINE:
        return fact.what is What.SYMBOL and fact.value.endswith((FIGURE, BY_HAND))
    x, y, right, down = fact.at
    return (x != right and y != down) or any(part % HALF for part in fact.at)


def _cell_by_cell(
    found: Unmatched, rule: Callable[[list[Fact], list[Fact]], frozenset[Fact]]
) -> Unmatched:
    lefts, rights = _by_cell(found.left), _by_cell(found.right)
    gone: set[Fact] = set()
    for at in lefts.keys() & rights.keys():
        gone |= rule(lefts[at], rights[at])
    return Unmatched(found.left - gone, found.right - gone)


def _by_cell(found: Iterable[Fact]) -> _Cells:
    cells: _Cells = {}
    for fact in found:
        at = _cell(fact.at)
        if at is not None:
            cells.setdefault(at, []).append(fact)
    return cells


def _cell(place: Place) -> tuple[int, int] | None:
    """Give the square cell that a place lies in, the middle of a line's ends; None if in none."""
    if len(place) == _POINT:
        return place[1] // UNIT, place[0] // UNIT
    if len(place) != _STEP:
        return None
    x, y, right, down = place
    return (y + down) // 2 // UNIT, (x + right) // 2 // UNIT
