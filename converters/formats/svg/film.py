"""A solve as one moving picture: marks come and go by SMIL, without a script.

The board is drawn once, and every mark once, at its step of the drawing order; a mark that is not
there all the time is switched on and off by times. Either every step takes the same time, or the
steps come when the solver made them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from converters.drawing import Drawing, Element
from converters.film import Step
from converters.formats.svg.document import encode
from converters.formats.svg.draw import Part, composed
from converters.loss import Lossy
from converters.shapes.pen import element, number

MAX_SHOWN: Final = 20_000
"""Marks of a film that are drawn; later ones are left out."""

PACE: Final = 400
"""Milliseconds between two steps that are not shown at their own time."""


def film(drawing: Drawing, steps: Sequence[Step], *, live: bool = False) -> Lossy[str]:
    """Draw a solve that starts anew when the picture is opened.

    Args:
        drawing: The board; its answer is not shown.
        steps: What the solver did.
        live: Whether each step comes at its own time.

    Returns:
        The picture, with a loss for every mark that looks different or is missing.
    """
    parts = map(_timed, islice(_shown(steps, live=live), MAX_SHOWN))
    made = composed(replace(drawing, answer=()), parts)
    return Lossy(encode(made.value), made.losses)


class Shown(NamedTuple):
    """A mark with the milliseconds at which it comes and goes; None: it stays."""

    element: Element
    start: int
    end: int | None


def _timed(shown: Shown) -> Part:
    """Switch a mark on at its time, and off again."""
    begin = ("begin", f"{number(shown.start / 1000)}s")
    until = ("fill", "freeze")
    if shown.end is not None:
        until = ("dur", f"{number((shown.end - shown.start) / 1000)}s")
    switch = element("set", (("attributeName", "visibility"), ("to", "visible"), begin, until))
    return Part(shown.element, (("visibility", "hidden"),), switch)


def _shown(steps: Sequence[Step], *, live: bool) -> Iterator[Shown]:
    """Give every mark with its time; marks that are there at the end stay."""
    open_: dict[Element, list[int]] = {}
    for now, step in zip(_times(steps, live=live), steps, strict=True):
        for gone in step.gone:
            if starts := open_.get(gone):
                start = starts.pop()
                if start < now:
                    yield Shown(gone, start, now)
        for come in step.come:
            open_.setdefault(come, []).append(now)
    for left, starts in open_.items():
        yield from (Shown(left, start, None) for start in starts)


def _times(steps: Iterable[Step], *, live: bool) -> Iterator[int]:
    """Give the time of each step; never earlier than the one before."""
    now = 0
    for step in steps:
        now = max(now, step.time) if live and step.time is not None else now + PACE
        yield now
