"""The next step only: first where to look, then why, and the answer last."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from checker.engines.core import core
from checker.engines.explain import Start, begin, walk, why_stopped
from checker.engines.looking import GENERAL
from checker.engines.prove import SECONDS
from checker.linear import Inequality, Problem
from checker.rule import Lang, Remark, Text
from checker.service.explaining import sum_json
from checker.service.posing import Posed, pose
from checker.strategy import Literal, Step, Sum
from checker.verdict import Reason
from checker.ways import told
from converters.site import Site, name

__all__ = ["Hint", "hint_link"]

REASON: Final = "smallest-reason"
"""The strategy's name where no strategy finds a step: the demands alone tell why."""

_PLACES: Final = 3
"""Places that a hint names first."""

_CORE_SECONDS: Final = 10.0

_LOOK: Final = Text(
    de="Sieh dir {cells} an.",
    en="Look at {cells}.",
    nl="Kijk eens naar {cells}.",
)
_WRONG: Final = Text(
    de="Etwas stimmt nicht mit {cells}.",
    en="Something is wrong at {cells}.",
    nl="Er klopt iets niet bij {cells}.",
)
_MARKS: Final = Text(de="falsche Eintragung", en="wrong mark", nl="verkeerde invulling")
_NO_SOLUTION: Final = Text(
    de="Rätsel ohne Lösung", en="puzzle without a solution", nl="puzzel zonder oplossing"
)
_BY_REASON: Final = Text(
    de="kleinster Grund, den penpad fand", en="smallest reason found", nl="kleinste gevonden reden"
)
_CLASH: Final = Text(
    de="Diese Forderungen lassen sich zusammen nicht erfüllen.",
    en="These demands cannot be met together.",
    nl="Aan deze eisen kan niet samen worden voldaan.",
)
_BROKEN: Final = Text(
    de="Das verstößt gegen die Regeln.",
    en="This breaks the rules.",
    nl="Dit is in strijd met de regels.",
)
_REASON_TEXT: Final = Text(
    de="Wäre es anders, ließen sich {count} Forderungen nicht zusammen erfüllen.",
    en="Were it otherwise, {count} demands could not be met together.",
    nl="Anders zou aan {count} eisen niet samen kunnen worden voldaan.",
)
_DONE: Final = Text(
    de="Es ist nichts mehr zu tun: das Rätsel ist gelöst.",
    en="There is nothing left to do: the puzzle is solved.",
    nl="Er is niets meer te doen: de puzzel is opgelost.",
)


@dataclass(frozen=True, slots=True)
class Hint:
    """What ``penpad hint`` tells; all but the notes and reasons is empty if there is no next step.

    Attributes:
        posed: The puzzle.
        place: Where to look.
        title: The strategy's title, or what is wrong.
        strategy: Its id; empty if marks are wrong.
        rules: Where marks are wrong, the rules that show it.
        demands: The demands that the step rests on, in words.
        cells: The places that the step sets, or that are wrong.
        because: The places that are the reason.
        text: The whole step.
        sum: The sum that proves it, each demand with how many times it is added.
        notes: What a solver should know.
    """

    posed: Posed
    place: Remark | None = None
    title: Text | None = None
    strategy: str = ""
    rules: tuple[str, ...] = ()
    demands: tuple[Remark, ...] = ()
    cells: tuple[Site, ...] = ()
    because: tuple[Site, ...] = ()
    text: Remark | None = None
    sum: Sum = ()
    problem: Problem | None = None
    notes: tuple[Remark, ...] = ()

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``hint --json`` prints."""
        named = {"strategy": self.strategy} if self.strategy else {}
        ruled = {"rule": self.rules[0], "rules": list(self.rules)} if self.rules else {}
        return {
            "cells": [name(site) for site in self.cells],
            **named,
            **ruled,
            "because": [name(site) for site in self.because],
            "text": self.text.say(lang) if self.text else "",
            "place": self.place.say(lang) if self.place else "",
            "demands": [demand.say(lang) for demand in self.demands],
            "sum": sum_json(self.sum, self.problem, lang) if self.problem else [],
            "genre": self.posed.genre.name,
            "genre_reason": self.posed.genre_reason.say(lang),
            "notes": [note.say(lang) for note in (*self.posed.notes, *self.notes)],
            "reasons": [reason.say(lang) for reason in self.posed.unread()],
        }


def hint_link(link: str, *, genre: str | None = None, seconds: float = SECONDS) -> Hint:
    """Give the next step of a link's puzzle; the solver's marks on it count as known.

    Args:
        link: Any readable input.
        genre: The genre's name; None: found out.
        seconds: How long to try.

    Raises:
        PenpadError: If the input is unusable, or is of no genre that can be explained.
    """
    posed = pose(link, genre, marks=True)
    none = Hint(posed)
    if posed.unread():
        return none
    if posed.genre.reason is not None:
        return _by_genre(posed, posed.genre.reason(posed.reading.board, seconds))
    start = begin(posed.reading.board, posed.genre, seconds=seconds)
    if start.wrong is not None:
        return _wrong(posed, start)
    silent = posed.genre.ways.silent
    step = next((step for step in walk(start) if step.strategy not in silent), None)
    if step is not None:
        return _step(posed, start.position.problem, step)
    if not next(start.position.open(), None):
        return Hint(posed, notes=(Remark(_DONE),))
    return _by_core(posed, start) or Hint(posed, notes=tuple(why_stopped(start)))


def _by_genre(posed: Posed, found: Reason | Remark) -> Hint:
    """Give what a genre's own prover knows to follow."""
    if isinstance(found, Remark):
        return Hint(posed, notes=(found,))
    because = tuple(dict.fromkeys(site for demand in found.demands for site in demand.sites))
    places = found.cells if found.wrong else because or found.cells
    blame = _MARKS if found.by_marks else _NO_SOLUTION
    return Hint(
        posed,
        place=Remark(_WRONG if found.wrong else _LOOK, places[:_PLACES]),
        title=blame if found.wrong else _BY_REASON,
        strategy="" if found.wrong else REASON,
        rules=tuple(dict.fromkeys(found.rules)) if found.wrong else (),
        demands=found.demands,
        cells=found.cells,
        because=because,
        text=found.text,
    )


def _wrong(posed: Posed, start: Start[object]) -> Hint:
    """Say what the marks break."""
    wrong = start.wrong
    if wrong is None:
        return Hint(posed)
    cells = tuple(dict.fromkeys(site for demand in wrong.demands for site in demand.sites))
    single = len(wrong.demands) == 1
    told = _BROKEN if wrong.broken else _CLASH
    return Hint(
        posed,
        place=Remark(_WRONG, cells[:_PLACES]),
        title=_MARKS if wrong.by_marks else _NO_SOLUTION,
        rules=tuple(dict.fromkeys(wrong.rules)),
        demands=wrong.demands,
        cells=cells,
        because=cells,
        text=wrong.demands[0] if single else Remark(told, cells),
    )


def _step(posed: Posed, problem: Problem, step: Step) -> Hint:
    """Give a step as a hint."""
    titles = {each.id: each.title for each in (*posed.genre.ways.strategies, *GENERAL)}
    # A case that fails has no sum of its own: what cannot be met in the end is the place to look.
    failed = step.split.sum if step.split is not None else ()
    demands = [demand for _, demand in step.sum or failed]
    places = tuple(_speakers(demands)) or step.because
    return Hint(
        posed,
        place=Remark(_LOOK, places[:_PLACES]),
        title=titles.get(step.strategy, _BY_REASON),
        strategy=step.strategy,
        demands=tuple(map(problem.demand, demands)),
        cells=step.text.sites,
        because=step.because,
        text=step.text,
        sum=step.sum,
        problem=problem,
    )


def _by_core(posed: Posed, start: Start[object]) -> Hint | None:
    """Give a value and its smallest reason, where no strategy finds a step."""
    position, problem = start.position, start.position.problem
    if not start.exact or start.claims is None:
        return None
    literals = [
        Literal(each, start.claims[each]) for each in position.open() if each in start.claims
    ]
    # The strategies may have used up the time; a reason is worth some more.
    found = core(problem, literals, time.monotonic() + _CORE_SECONDS)
    if found is None:
        return None
    text = told(position, _REASON_TEXT, (), (found.literal,), posed.genre.ways.words)
    counted = Remark(text.text, text.sites, {**text.facts, "count": len(found.demands)})
    step = Step(REASON, (found.literal,), tuple(_speakers(found.demands)), (), counted)
    demands = tuple(map(problem.demand, found.demands))
    return replace(_step(posed, problem, step), demands=demands)


def _speakers(demands: Iterable[Inequality]) -> Iterator[Site]:
    """Give the places that make demands, each once."""
    yield from dict.fromkeys(demand.at for demand in demands if demand.at is not None)
