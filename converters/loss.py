"""What was lost or only approximated on the way: data, listed one by one, never silent."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from converters.site import Site, name

T = TypeVar("T")


class LossKind(StrEnum):
    """How an element failed to come through."""

    NOT_UNDERSTOOD = "not_understood"
    """On reading: nobody here knows what it means; a checker must not ignore it."""
    NOT_EXPRESSIBLE = "not_expressible"
    """On writing: the target has no way to say it."""
    APPROXIMATED = "approximated"
    """It came through, but looks or reads a little different."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One element that did not come through as it was.

    Attributes:
        kind: How it failed.
        path: Where it stood in the document or drawing, such as ``pu_q.symbol.137``.
        what: What it was, in a few words, such as ``style 9 of 'arrow_B'``.
        site: The place it stood at, if it had one.
        place: That place's name on a lattice with names of its own; empty: a square one's.
    """

    kind: LossKind
    path: str
    what: str
    site: Site | None = None
    place: str = ""

    def where(self) -> str | None:
        """Give the name of its place, if it had one."""
        return self.place or (name(self.site) if self.site else None)

    def __str__(self) -> str:
        """Give one line: the kind, the place and what it was."""
        place = self.where()
        at = f" at {place}" if place else ""
        return f"{self.kind.value.replace('_', ' ')}: {self.what}{at} ({self.path})"


class Lossy(NamedTuple, Generic[T]):
    """A value with everything that was lost in making it."""

    value: T
    losses: tuple[Loss, ...] = ()
