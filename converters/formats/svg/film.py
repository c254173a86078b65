"""A solve as one moving picture: marks come and go by SMIL, without a script.

The board is drawn once, and every mark once, at its step of the drawing order; a mark that is not
there all the time is switched on and off by times. Either every step takes the same time, or the
steps come when the solver made them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from converters.drawing import Drawing, Element
from converters.film import Step
from converters.formats.svg.document import encode
from converters.formats.svg.draw import Shown, moving_picture
from converters.loss import Lossy

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
    shown = islice(_shown(steps, live=live), MAX_SHOWN)
    made = moving_picture(replace(drawing, answer=()), shown)
    return Lossy(encode(made.value), made.losses)


def _shown(steps: Sequence[Step], *, live: bool) -> Iterator[Shown]:
    """Give every mark with its time; marks that are there at the end stay."""
    open_: dict[Element, list[int]] = {}
    for now, step in zip(_times(steps, live=live), steps, strict=True):
        for element in step.gone:
            if starts := open_.get(element):
                start = starts.pop()
                if start < now:
                    yield Shown(element, start, now)
        for element in step.come:
            open_.setdefault(element, []).append(now)
    for element, starts in open_.items():
        yield from (Shown(element, start, None) for start in starts)


def _times(steps: Iterable[Step], *, live: bool) -> Iterator[int]:
    """Give the time of each step; never earlier than the one before."""
    now = 0
    for step in steps:
        now = max(now, step.time) if live and step.time is not None else now + PACE
        yield now
