"""Solves that links keep: their steps, the board at a moment, and the film."""

from dataclasses import dataclass

from checker.rule import Remark, verbatim
from converters import registry
from converters.errors import UsageError
from converters.film import Film
from converters.formats.svg.film import film
from converters.loss import Lossy


@dataclass(frozen=True, slots=True)
class Replayed:
    """A solve, and the board at one moment of it.

    Attributes:
        film: The solve.
        at: How many steps the board shows.
        link: A link for editing with the board at that moment.
        notes: What could not be read of it.
    """

    film: Film
    at: int
    link: str
    notes: tuple[Remark, ...]

    def to_json(self) -> dict[str, object]:
        """Give the object that ``replay --json`` prints."""
        return {
            "solver": self.film.solver,
            "time": self.film.time,
            "steps": [
                {
                    "step": number,
                    "time": step.time,
                    "layer": step.layer,
                    "cells": list(step.cells),
                    "gone": len(step.gone),
                    "come": len(step.come),
                }
                for number, step in enumerate(self.film.steps, start=1)
            ],
            "at": self.at,
            "link": self.link,
        }


def replay_link(link: str, at: int | None = None) -> Replayed:
    """Give the solve that a link keeps, and the board after some steps.

    Args:
        link: A link with a replay.
        at: How many steps the board shows; None: all.

    Raises:
        UsageError: If it keeps no solve, or not so many steps.
        PenpadError: If it is unusable.
    """
    document = registry.decode(link)
    play, show = document.format.replay, document.format.moment
    if play is None or show is None:
        raise UsageError(
            where="link",
            found=f"{document.format.title}, whose steps are not shown one by one",
            want="a replay link of Penpa+ or a replay file of SudokuPad",
            hint="penpad show draws the board as it is in the end",
        )
    played = play(document.native)
    most = len(played.steps)
    if at is not None and not 0 <= at <= most:
        raise UsageError(
            where="--at",
            found=str(at),
            want=f"0 to {most}",
            hint="0 is the empty board",
        )
    step = most if at is None else at
    made = registry.encode(document.format, show(document.native, step))
    return Replayed(played, step, made, tuple(verbatim(note) for note in played.notes))


def film_link(link: str, at: int | None = None, *, live: bool = False) -> Lossy[str]:
    """Give the solve that a link keeps as an animated SVG.

    Args:
        link: A link with a replay.
        at: How many steps are shown; None: all.
        live: Whether each step comes at its own time instead of at an even pace.

    Raises:
        PenpadError: As `replay_link`.
    """
    replayed = replay_link(link, at)
    drawing, losses = registry.decode(replay_link(link, 0).link).read()
    made = film(drawing, replayed.film.steps[: replayed.at], live=live)
    return Lossy(made.value, (*losses, *made.losses))
