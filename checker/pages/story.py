"""All that an explanation's page tells, gathered before any of it is laid out."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from checker.engines.equations import letter
from checker.linear import Problem
from checker.pages import words
from checker.pages.scenes import Scene, scenes
from checker.pages.states import States, states
from checker.registry import AnyGenre
from checker.rule import Facts, Lang, Remark, Text
from checker.strategy import Explanation
from converters.drawing import Drawing
from converters.site import name


@dataclass(frozen=True, slots=True)
class Story:
    """What a page tells.

    Attributes:
        title: The puzzle's title.
        states: The board.
        scenes: The steps.
        method: How it is explained, and what the values of variables stand for.
        end: The heading of the end.
        ending: What is to be said there.
        lang: The language.
    """

    title: str
    states: States
    scenes: tuple[Scene, ...]
    method: tuple[str, ...]
    end: Text
    ending: tuple[str, ...]
    lang: Lang

    def say(self, text: Text, **facts: int | str) -> str:
        """Give words around the steps."""
        told: Facts = facts
        return text.say(self.lang, told)

    def headings(self) -> tuple[str, ...]:
        """Give what stands above the start, each step, and the end."""
        count = len(self.scenes)
        steps = (
            self.say(words.STEP, step=at, count=count, title=scene.title)
            for at, scene in enumerate(self.scenes, start=1)
        )
        return (self.say(words.START), *steps, self.say(self.end))


class Told(NamedTuple):
    """What a story is made of.

    Attributes:
        explanation: The explanation.
        genre: Its genre.
        problem: The problem whose variables its steps set.
        start: The board before the first step, drawn with the genre's plain marks.
    """

    explanation: Explanation[object]
    genre: AnyGenre
    problem: Problem
    start: Drawing


def story_of(told: Told, lang: Lang) -> Story:
    """Gather what is told of an explanation; without a title of its own it gets the genre's."""
    explanation, genre, problem, start = told
    end, *ending = _ending(explanation)
    method = words.METHOD_WITH_SPLITS if explanation.splits else words.METHOD
    return Story(
        title=start.meta.title or genre.title.say(lang),
        states=states(explanation, genre, problem, start),
        scenes=scenes(explanation, genre, problem, lang),
        method=(method.say(lang), *_meaning(genre, problem, lang)),
        end=end.text,
        ending=tuple(remark.say(lang) for remark in ending),
        lang=lang,
    )


def _meaning(genre: AnyGenre, problem: Problem, lang: Lang) -> Iterator[str]:
    """Tell by an example what 1 and 0 stand for, in the genre's words."""
    if problem.size == 0:
        return
    variable = problem.variable(1)
    place = name(variable.site)
    signs = (f"{place}={variable.value}", f"{place}≠{variable.value}")
    ways = genre.ways.words
    for value, text, sign in ((1, ways.ones, signs[0]), (0, ways.zeros, signs[1])):
        facts: Facts = {"ones": place, "zeros": place, "sets": sign}
        yield f"{letter(1)} = {value}: {text.say(lang, facts)}"


def _ending(explanation: Explanation[object]) -> Iterator[Remark]:
    """Give the heading of the end, and what is said below it."""
    if explanation.wrong is not None:
        yield Remark(words.WRONG)
        yield from explanation.wrong.demands
        return
    yield Remark(words.SOLVED if explanation.finished else words.STOPPED)
    if explanation.finished:
        yield Remark(words.UNIQUE_WITH_MARKS if explanation.known else words.UNIQUE)
    yield from explanation.notes
