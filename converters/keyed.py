"""Making a link that knows its answer: what is asked for, and what comes of it."""

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

D = TypeVar("D")


class KeyWish(NamedTuple):
    """How marks are to become a stored answer.

    Attributes:
        kinds: What is to be compared, in the format's own words; empty: all that is drawn.
        either: Whether each kind is an answer of its own, any of which is enough.
    """

    kinds: tuple[str, ...] = ()
    either: bool = False


@dataclass(frozen=True, slots=True)
class Keyed(Generic[D]):
    """A document for solving that knows its answer.

    Attributes:
        document: It.
        kinds: What is compared.
        text: The answer as it is stored, unpacked.
        notes: Traps of this answer.
    """

    document: D
    kinds: tuple[str, ...]
    text: str
    notes: tuple[str, ...] = ()
