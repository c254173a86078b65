"""How a link's puzzle is solved step by step, with a picture of the board before and after each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from checker.engines.explain import Start, Tell, begin, follow
from checker.engines.prove import SECONDS
from checker.linear import Problem
from checker.rule import Lang, Remark
from checker.service.posing import Posed, pose
from checker.strategy import Explanation, Literal, Step, Sum, Wrong
from converters.drawing import Drawing, Element, Symbol
from converters.site import Site, Spot, name

__all__ = ["Explained", "Frame", "explain_link", "frames"]

_REASON = "reason"
_STEP = "step"


@dataclass(frozen=True, slots=True)
class Explained:
    """What ``penpad explain`` tells.

    Attributes:
        posed: The puzzle.
        problem: Its demands, whose variables the steps set.
        explanation: The steps; None if something on the link was not understood.
    """

    posed: Posed
    problem: Problem | None
    explanation: Explanation[object] | None

    @property
    def finished(self) -> bool:
        """Tell whether the puzzle is solved at the end."""
        return self.explanation is not None and self.explanation.finished

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``explain --json`` prints."""
        told, problem = self.explanation, self.problem
        steps = told.steps if told is not None else ()
        text = self.posed.genre.to_text(told.board).splitlines() if told is not None else []
        return {
            "steps": [step_json(step, problem, lang) for step in steps] if problem else [],
            "finished": self.finished,
            "splits": told.splits if told is not None else 0,
            "genre": self.posed.genre.name,
            "genre_reason": self.posed.genre_reason.say(lang),
            "wrong": wrong_json(told.wrong if told is not None else None, lang),
            "open": [name(site) for site in told.open] if told is not None else [],
            "board": {"text": text},
            "notes": [note.say(lang) for note in self.notes()],
            "reasons": [reason.say(lang) for reason in self.posed.unread()],
        }

    def notes(self) -> tuple[Remark, ...]:
        """Give what a reader should know."""
        return (*self.posed.notes, *(self.explanation.notes if self.explanation else ()))


def explain_link(
    link: str,
    *,
    genre: str | None = None,
    marks: bool = True,
    seconds: float = SECONDS,
    tell: Tell | None = None,
) -> Explained:
    """Explain a link's puzzle as far as it goes.

    Args:
        link: Any readable input.
        genre: The genre's name; None: found out.
        marks: Whether the solver's marks count as known; if not, they are forgotten.
        seconds: How long to try.
        tell: Is told how far it is after each step.

    Raises:
        PenpadError: If the input is unusable, or is of no genre that can be explained.
    """
    posed = pose(link, genre, marks=marks)
    if posed.unread():
        # A rule may hang on what was not understood: nothing can be said of this puzzle.
        return Explained(posed, None, None)
    start = _start(posed, marks=marks, seconds=seconds)
    return Explained(posed, start.position.problem, follow(start, tell=tell))


def _start(posed: Posed, *, marks: bool, seconds: float) -> Start[object]:
    board = posed.reading.board
    kept = board if marks else posed.genre.unsolved(board)
    return begin(kept, posed.genre, seconds=seconds)


class Frame(NamedTuple):
    """One step as a picture story tells it.

    Attributes:
        step: The step.
        before: The board before it; its reasons and what it sets are framed as our own marks.
        after: The board after it, with the same frames.
    """

    step: Step
    before: Drawing
    after: Drawing


def frames(told: Explained) -> Iterator[Frame]:
    """Give the steps of an explanation with their pictures, one after another.

    The drawings are those of the link, with the genre's plain marks in place of the solver's.
    """
    explanation, problem = told.explanation, told.problem
    if explanation is None or problem is None:
        return
    values = dict(explanation.known)
    before = _drawn(told, problem, values)
    for step in explanation.steps:
        values.update(step.sets)
        after = _drawn(told, problem, values)
        marks = tuple(_framed(step, problem))
        yield Frame(step, replace(before, marks=marks), replace(after, marks=marks))
        before = after


def _drawn(told: Explained, problem: Problem, values: dict[int, int]) -> Drawing:
    """Draw the puzzle with marks for values."""
    genre, opened = told.posed.genre, told.posed.opened
    bare = genre.without_answer(opened.drawing)
    if genre.with_marks is None:
        return bare
    marks = {problem.variable(each): value for each, value in values.items()}
    board = genre.with_marks(genre.unsolved(told.posed.reading.board), marks)
    return replace(bare, answer=genre.draw(board).answer)


def _framed(step: Step, problem: Problem) -> Iterator[Element]:
    """Frame what a step sets, and the other places that are its reason."""
    sets = problem.places(literal.variable for literal in step.sets)
    yield from (Symbol(Spot(site), _STEP, over=True) for site in sets)
    others = (site for site in step.because if site not in sets)
    yield from (Symbol(Spot(site), _REASON, over=True) for site in others)


def step_json(step: Step, problem: Problem, lang: Lang) -> dict[str, object]:
    """Give one step as docs/contract.md has it, and its case split if it has one."""
    told: dict[str, object] = {
        "strategy": step.strategy,
        "cells": _names(problem.places(literal.variable for literal in step.sets)),
        "sets": [_literal_json(literal, problem) for literal in step.sets],
        "because": _names(step.because),
        "sum": sum_json(step.sum, problem, lang),
        "text": step.text.say(lang),
    }
    if step.split is not None:
        told["split"] = {
            "assumed": _literal_json(step.split.assumed, problem),
            "steps": [step_json(each, problem, lang) for each in step.split.steps],
            "sum": sum_json(step.split.sum, problem, lang),
        }
    return told


def sum_json(added: Sum, problem: Problem, lang: Lang) -> list[dict[str, object]]:
    """Give the demands of a sum, each with how many times it is added."""
    return [
        {
            "times": times,
            "rule": demand.why.rule,
            "cells": _names(problem.places(number for _, number in demand.terms)),
            "text": problem.demand(demand).say(lang),
        }
        for times, demand in added
    ]


def wrong_json(wrong: Wrong | None, lang: Lang) -> dict[str, object] | None:
    """Give why nothing can be explained; None if something can."""
    if wrong is None:
        return None
    demands = [
        {"rule": rule, "cells": _names(demand.sites), "text": demand.say(lang)}
        for rule, demand in zip(wrong.rules, wrong.demands, strict=True)
    ]
    return {"by_marks": wrong.by_marks, "demands": demands}


def _literal_json(literal: Literal, problem: Problem) -> dict[str, object]:
    variable = problem.variable(literal.variable)
    return {"cell": name(variable.site), "value": variable.value, "holds": bool(literal.value)}


def _names(sites: Iterable[Site]) -> list[str]:
    return [name(site) for site in sites]
