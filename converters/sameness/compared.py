"""Two drawings laid on each other, and where they differ."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from converters.drawing import Drawing, bounding_box
from converters.lattice import Lattice, SquareLattice
from converters.sameness.fact import Fact, What
from converters.sameness.facts import read_facts
from converters.sameness.matching import matched
from converters.sameness.places import UNIT, beside, moved, sites_of
from converters.sameness.sizes import Size, unlike
from converters.site import Site, cell


@dataclass(frozen=True, slots=True)
class Contrast:
    """One thing in which two drawings differ.

    Attributes:
        what: The sort of thing.
        sites: Its places, as the first drawing counts: cells, edges or vertices.
        left: What the first drawing has there; empty: nothing.
        right: What the second has.
    """

    what: What
    sites: tuple[Site, ...]
    left: str
    right: str


class Sameness(NamedTuple):
    """What a comparison has found.

    Attributes:
        contrasts: Everything in which the drawings differ, in reading order; empty: they are the
            same puzzle.
        move: How many rows and columns the second drawing was moved to lie on the first one.
    """

    contrasts: tuple[Contrast, ...]
    move: tuple[int, int] = (0, 0)


class _Page(NamedTuple):
    """What is compared of a drawing."""

    board: frozenset[Site]
    facts: frozenset[Fact]
    sizes: Mapping[Fact, Size]


_OTHER: Final = "other "
_TELLING: Final = frozenset((What.TEXT, What.SHADING, What.SYMBOL))
_NO_MOVE: Final = (0, 0)


def compared(left: Drawing, right: Drawing) -> Sameness:
    """Lay two drawings' puzzles on each other.

    Args:
        left: The one whose places are named.
        right: The other; margins around its board do not matter.
    """
    lattice = left.lattice
    one, other = _page(left), _page(right)
    if isinstance(lattice, SquareLattice) and isinstance(right.lattice, SquareLattice):
        return _best(one, other, lattice)
    if lattice != right.lattice:
        return Sameness((Contrast(What.BOARD, (), lattice.name, right.lattice.name),))
    return Sameness(tuple(_contrasts(one, other, lattice)))


def _best(one: _Page, other: _Page, lattice: Lattice) -> Sameness:
    """Lay the second page on the first one where they differ least."""
    found: list[Sameness] = []
    for move in _moves(one, other):
        found.append(Sameness(tuple(_contrasts(*_laid(one, _moved(other, move)), lattice)), move))
        if not found[-1].contrasts:
            break
    return min(found, key=lambda each: len(each.contrasts))


def _page(drawing: Drawing) -> _Page:
    return _Page(drawing.board, *read_facts(drawing))


def _moved(page: _Page, move: tuple[int, int]) -> _Page:
    if move == _NO_MOVE:
        return page
    rows, cols = move
    return _Page(
        frozenset(site._replace(row=site.row + rows, col=site.col + cols) for site in page.board),
        frozenset(fact._replace(at=moved(fact.at, rows, cols)) for fact in page.facts),
        {fact._replace(at=moved(fact.at, rows, cols)): size for fact, size in page.sizes.items()},
    )


def _moves(one: _Page, other: _Page) -> Iterable[tuple[int, int]]:
    """Give how far the second page may have to be moved: by its board or by its content."""
    boxes = [bounding_box(page.board) for page in (one, other)]
    contents = [bounding_box(_content(page)) for page in (one, other)]
    found: dict[tuple[int, int], None] = {_NO_MOVE: None}
    for (row, col, rows, cols), (row2, col2, rows2, cols2) in (boxes, contents):
        found[row - row2, col - col2] = None
        found[row + rows - row2 - rows2, col + cols - col2 - cols2] = None
    return found


def _content(page: _Page) -> Iterator[Site]:
    for fact in page.facts:
        if fact.what in _TELLING:
            yield cell(fact.at[1] // UNIT, fact.at[0] // UNIT)


def _laid(one: _Page, other: _Page) -> tuple[_Page, _Page]:
    """Take away the rims of both boards: a frame shows them, or a region, or a thick line."""
    both = one.board & other.board
    rimless = [
        _with_facts(page, (fact for fact in page.facts if not _is_rim(fact, both)))
        for page in (one, other)
    ]
    return rimless[0], rimless[1]


def _with_facts(page: _Page, kept: Iterable[Fact]) -> _Page:
    """Give a page with other facts."""
    return page._replace(facts=frozenset(kept))


def _is_rim(fact: Fact, board: frozenset[Site]) -> bool:
    return fact.what is What.BORDER and not set(beside(fact.at)) <= board


def _contrasts(one: _Page, other: _Page, lattice: Lattice) -> Iterator[Contrast]:
    own = {fact.at: fact for fact in other.facts if fact.what is What.SHADING}
    other = _with_facts(other, _recoloured(one.facts, other.facts))
    missing, extra = matched(one.facts - other.facts, other.facts - one.facts)
    yield from _boards(one, other)
    seen = (own.get(fact.at, fact) if fact.what is What.SHADING else fact for fact in extra)
    lefts, rights = _grouped(missing, lattice), _grouped(seen, lattice)
    for key in dict.fromkeys(_key(fact, lattice) for fact in _in_order(missing | extra)):
        yield Contrast(*key, _say(lefts.get(key)), _say(rights.get(key)))
    yield from _other_sizes(one, other, lattice)


def _other_sizes(one: _Page, other: _Page, lattice: Lattice) -> Iterator[Contrast]:
    """Give what both drawings have, but of another size; what differs is named already."""
    for fact in _in_order(one.facts & other.facts):
        left, right = one.sizes.get(fact), other.sizes.get(fact)
        if left and right and unlike(left, right):
            sizes = (f"{fact.value}, {size}" for size in (left, right))
            yield Contrast(*_key(fact, lattice), *sizes)


def _in_order(found: Iterable[Fact]) -> list[Fact]:
    """Give facts row by row."""
    return sorted(found, key=lambda fact: (fact.at[1::-1], fact))


def _key(fact: Fact, lattice: Lattice) -> tuple[What, tuple[Site, ...]]:
    return fact.what, sites_of(fact.at, lattice)


def _grouped(
    found: Iterable[Fact], lattice: Lattice
) -> dict[tuple[What, tuple[Site, ...]], set[str]]:
    groups: dict[tuple[What, tuple[Site, ...]], set[str]] = {}
    for fact in found:
        groups.setdefault(_key(fact, lattice), set()).add(fact.value or fact.what.value)
    return groups


def _say(values: set[str] | None) -> str:
    return ", ".join(sorted(values or ()))


def _boards(one: _Page, other: _Page) -> Iterator[Contrast]:
    for site in sorted(one.board ^ other.board):
        here, there = ("cell", "") if site in one.board else ("", "cell")
        yield Contrast(What.BOARD, (site,), here, there)


def _recoloured(one: frozenset[Fact], other: frozenset[Fact]) -> Iterator[Fact]:
    """Give the second page's facts with its colours called as the first one's at most places."""
    names = {fact.at: fact.value for fact in one if fact.what is What.SHADING}
    pairs = Counter(
        (fact.value, names[fact.at])
        for fact in other
        if fact.what is What.SHADING and fact.at in names
    )
    called: dict[str, str] = {}
    taken: set[str] = set()
    for (theirs, ours), _ in sorted(pairs.items(), key=lambda item: (-item[1], item[0])):
        if theirs not in called and ours not in taken:
            called[theirs] = ours
            taken.add(ours)
    for fact in other:
        if fact.what is not What.SHADING:
            yield fact
        else:
            yield fact._replace(value=called.get(fact.value, _OTHER + fact.value))
