"""Connected pieces, of cells or of lines: of anything that has neighbours."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def pieces(some: Iterable[T], near: Callable[[T], Iterable[T]]) -> Iterator[frozenset[T]]:
    """Give the connected pieces of some things, in the order of their first members.

    Args:
        some: The things.
        near: What a thing is joined to; whatever is not among them is passed over.
    """
    ordered = tuple(some)
    left = set(ordered)
    for first in ordered:
        fresh, piece = [first] if first in left else [], set[T]()
        while fresh:
            here = fresh.pop()
            if here in left:
                left.remove(here)
                piece.add(here)
                fresh += near(here)
        if piece:
            yield frozenset(piece)
