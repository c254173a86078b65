"""What an editor's own comparison says of marks: it knows one stored answer and no rules."""

from dataclasses import dataclass
from typing import NamedTuple


class Difference(NamedTuple):
    """One thing that the stored answer has and the marks have not, or the other way round.

    Attributes:
        kind: ``surface``, ``line``, ``edge``, ``wall``, ``number`` or ``symbol``.
        cells: The names of its places; empty if it names none on the board.
        what: What it is, such as ``5`` or ``bulb``.
    """

    kind: str
    cells: tuple[str, ...]
    what: str


@dataclass(frozen=True, slots=True)
class Stored:
    """The verdict of an editor's own comparison.

    Attributes:
        accepted: Whether the editor says that the marks are the answer.
        missing: What is wanted and not there.
        extra: What is there and not wanted.
        notes: What to know about the stored answer: traps, and what is not compared here.
    """

    accepted: bool
    missing: tuple[Difference, ...] = ()
    extra: tuple[Difference, ...] = ()
    notes: tuple[str, ...] = ()
