"""Facts of two drawings that are not equal and still say the same.

A text may stand a little beside where the other drawing has it, several digits of one cell may be
one text or several, and a symbol may be drawn by hand, line by line.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from converters.sameness.fact import BY_HAND, FIGURE, Fact, What
from converters.sameness.places import HALF, QUARTER, UNIT, Place
from converters.sameness.signs import WORDS


class Unmatched(NamedTuple):
    """What only the first drawing has, and what only the second."""

    left: frozenset[Fact]
    right: frozenset[Fact]


_Cells: TypeAlias = dict[tuple[int, int], list[Fact]]

_FAR_NUDGES: Final = tuple(
    sorted(
        ((QUARTER * across, QUARTER * down) for across in range(-3, 4) for down in range(-3, 4)),
        key=lambda nudge: (nudge[0] ** 2 + nudge[1] ** 2, nudge),
    )
)
"""Ways to a point nearby. An arrow may stand at the side of its text, or be one with it."""
_ARROWS: Final = frozenset(WORDS.values())
_MOST_TEXTS: Final = 100
"""Texts of a cell that may be one text elsewhere; nobody reads more."""
_POINT: Final = 2
_STEP: Final = 4


def matched(left: frozenset[Fact], right: frozenset[Fact]) -> Unmatched:
    """Take away what differs in words only.

    Args:
        left: Facts of the first drawing that the second does not have.
        right: The other way round.
    """
    found = Unmatched(left, right)
    for rule in (_nudged, _split, _gathered, _by_hand):
        found = rule(found)
    return found


def _nudged(found: Unmatched) -> Unmatched:
    """Take away texts and symbols that differ by a nudge only, the least nudges first."""
    left, right = set(found.left), set(found.right)
    for across, down in _FAR_NUDGES:
        for fact in sorted(left):
            near = max(abs(across), abs(down)) <= QUARTER
            if not _is_loose(fact) or not (near or fact.value in _ARROWS):
                continue
            x, y = fact.at
            twins = (Fact(fact.what, (x + across, y + down), value) for value in _spellings(fact))
            twin = next((each for each in twins if each in right), None)
            if twin is not None:
                left.discard(fact)
                right.discard(twin)
    return Unmatched(frozenset(left), frozenset(right))


def _is_loose(fact: Fact) -> bool:
    """Tell whether a fact may stand a little beside: a text or symbol at a point."""
    return fact.what in (What.TEXT, What.SYMBOL) and len(fact.at) == _POINT


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


def _gathered(found: Unmatched) -> Unmatched:
    """Take away texts around a place that are one text there in the other drawing."""
    right, gone = _one_for_several(found.right, found.left)
    rest = found.left - gone
    left, more = _one_for_several(rest, found.right - right)
    return Unmatched(rest - left, found.right - right - more)


def _one_for_several(
    ones: frozenset[Fact], others: frozenset[Fact]
) -> tuple[frozenset[Fact], frozenset[Fact]]:
    """Give texts that say the same as all those around them, and these."""
    texts = _by_cell(fact for fact in others if fact.what is What.TEXT and _is_loose(fact))
    found, around = set[Fact](), set[Fact]()
    for fact in sorted(ones):
        if fact.what is not What.TEXT or not _is_loose(fact):
            continue
        beside = _texts_beside(fact, texts)
        near = [each for each in beside if each not in around and _is_around(each, fact)]
        if near and _characters(near) == _characters((fact,)):
            found.add(fact)
            around.update(near)
    return frozenset(found), frozenset(around)


def _texts_beside(fact: Fact, texts: _Cells) -> Iterator[Fact]:
    """Give the texts of a fact's cell and of those around it, but of none that is full of them."""
    row, col = fact.at[1] // UNIT, fact.at[0] // UNIT
    for at in product(range(row - 1, row + 2), range(col - 1, col + 2)):
        found = texts.get(at, [])
        if len(found) <= _MOST_TEXTS:
            yield from found


def _is_around(one: Fact, other: Fact) -> bool:
    return max(abs(a - b) for a, b in zip(one.at, other.at, strict=True)) <= HALF


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
        if symbols and any(_is_free(fact) for fact in other) and not _contradict(symbols, other):
            kinds = (What.SYMBOL, What.LINE, What.BORDER, What.SHADING)
            return frozenset((*symbols, *(fact for fact in other if fact.what in kinds)))
    return frozenset()


def _contradict(symbols: Iterable[Fact], others: Iterable[Fact]) -> bool:
    """Tell whether one of the symbols is drawn by hand in the other drawing, but otherwise."""
    names = {fact.value.partition(" ")[0] for fact in symbols}
    by_hand = (fact.value for fact in others if fact.value.endswith(BY_HAND))
    return not names.isdisjoint(value.partition(" ")[0] for value in by_hand)


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
