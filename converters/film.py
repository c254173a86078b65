"""A solve as a film: steps in time, each of which takes marks away and puts marks on."""

from dataclasses import dataclass
from typing import NamedTuple

from converters.drawing import Element


class Step(NamedTuple):
    """One change that a solver made.

    Attributes:
        time: Milliseconds since the start; None: the editor no longer counted.
        layer: The sort of mark, in the format's own words.
        cells: The names of its places.
        gone: What it took away.
        come: What it put on.
    """

    time: int | None
    layer: str
    cells: tuple[str, ...]
    gone: tuple[Element, ...]
    come: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Film:
    """A whole solve.

    Attributes:
        solver: Who solved it; empty: it does not say.
        time: How long it took, in milliseconds; None: it does not say.
        steps: The changes, first to last.
        notes: What could not be read of it.
    """

    solver: str = ""
    time: int | None = None
    steps: tuple[Step, ...] = ()
    notes: tuple[str, ...] = ()
