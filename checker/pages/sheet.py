"""An explanation as one picture: a sheet with the board at every step and its sentence below."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from checker.pages import words
from checker.pages.scenes import Scene
from checker.pages.story import Story
from converters.drawing import Drawing, Symbol
from converters.formats.svg.document import FONTS, SvgDocument
from converters.formats.svg.draw import from_drawing
from converters.shapes.pen import element, escaped, number
from converters.shapes.text_sizes import text_width
from converters.site import Spot

MAX_CELLS: Final = 20_000
"""Cells of all pictures of a sheet together; steps that come after that are only counted."""

_WIDE: Final = 300  # of a panel, in pixels
_GAP: Final = 30
_EM: Final = 14
_LINE: Final = 20
_MOST_COLUMNS: Final = 4
_SUBSCRIPTS: Final = frozenset("₀₁₂₃₄₅₆₇₈₉")
_STRANGE: Final = 1.2
"""How much wider a line with the name of a variable may be than it is reckoned: many fonts have no
small digits, and then a whole line may come from another one."""


@dataclass(frozen=True, slots=True)
class _Panel:
    """One picture and the lines below it, the first of which is a heading."""

    picture: SvgDocument
    lines: tuple[str, ...]

    def high(self) -> float:
        """Give the height of the picture where it is as wide as a panel."""
        return _WIDE * float(self.picture.view[3]) / float(self.picture.view[2])


class _Text(NamedTuple):
    """A heading and sentences, not yet cut into lines."""

    heading: str
    sentences: tuple[str, ...]

    def lines(self) -> tuple[str, ...]:
        """Cut them to the width of a panel; every sentence begins a line."""
        texts = (self.heading, *self.sentences)
        return tuple(line for text in texts for line in _wrapped(text, _WIDE / _EM))


def sheet(story: Story) -> str:
    """Give the sheet."""
    panels = list(_panels(story))
    left = len(story.scenes) + 2 - len(panels)
    columns = min(_MOST_COLUMNS, max(1, math.isqrt(len(panels))))
    width = columns * (_WIDE + _GAP) + _GAP
    body: list[str] = []
    top = float(_GAP)
    for start in range(0, len(panels), columns):
        row = panels[start : start + columns]
        body += (_drawn(panel, _GAP + at * (_WIDE + _GAP), top) for at, panel in enumerate(row))
        top += max(panel.high() + _LINE * (len(panel.lines) + 1) for panel in row) + _GAP
    if left > 0:
        body.append(_line(story.say(words.MORE, count=left), _GAP, top, bold=False))
        top += _LINE + _GAP
    return _root(story.title, width, top, body)


def _panels(story: Story) -> Iterator[_Panel]:
    """Give the panels as far as they fit, one at least."""
    most = max(1, MAX_CELLS // max(1, len(story.states.start.board)))
    for at, text in enumerate(islice(_texts(story), most)):
        scene = story.scenes[at - 1] if 0 < at <= len(story.scenes) else None
        yield _Panel(from_drawing(_drawing(story, at, scene)).value, text.lines())


def _texts(story: Story) -> Iterator[_Text]:
    """Give what is said at the start, at each step, and at the end."""
    steps = (tuple(_said(story, scene)) for scene in story.scenes)
    texts = (story.method, *steps, story.ending)
    return map(_Text, story.headings(), texts)


def _said(story: Story, scene: Scene) -> Iterator[str]:
    """Tell one step: its sentence, the way to a contradiction if there is one, and its sum."""
    yield scene.text
    if scene.assumed:
        yield story.say(words.SUPPOSE, assumed=scene.assumed)
        yield from _way(scene.chain)
        if scene.failed is not None:
            yield story.say(words.CONTRADICTION, total=scene.failed.total)
    if scene.added is not None:
        lines = scene.added.lines
        for times, equation, _ in lines if len(lines) > 1 else ():
            yield f"{times} × ({equation})" if times > 1 else equation
        yield f"{scene.added.total}, {story.say(words.FOLLOWS, follows=scene.follows)}"


def _way(chain: Sequence[Scene], *, before: str = "") -> Iterator[str]:
    """Tell what follows from an assumption, numbered, also from one inside it."""
    for at, each in enumerate(chain, start=1):
        yield f"{before}{at}. {each.text}"
        yield from _way(each.chain, before=f"{before}{at}.")


def _drawing(story: Story, at: int, scene: Scene | None) -> Drawing:
    """Give the board at one moment, with the frames of its step."""
    states = story.states
    values = tuple(each.element for each in states.values if each.step <= at)
    letters = tuple(each.element for each in states.letters if each.step >= at)
    sets = scene.sets if scene else ()
    because = scene.because if scene else ()
    frames = (
        *(Symbol(Spot(site), "reason", over=True) for site in because if site not in sets),
        *(Symbol(Spot(site), "step", over=True) for site in sets),
    )
    answer = (*states.start.answer, *values, *letters)
    return replace(states.start, answer=answer, marks=(*states.start.marks, *frames))


def _wrapped(text: str, wide: float) -> Iterator[str]:
    """Cut a text at its blanks into lines of so many ems."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and text_width(longer) * (_STRANGE if _has_variable(longer) else 1) > wide:
            yield line
            longer = word
        line = longer
    if line:
        yield line


def _has_variable(text: str) -> bool:
    return not _SUBSCRIPTS.isdisjoint(text)


def _drawn(panel: _Panel, x: float, y: float) -> str:
    """Put a panel into the sheet."""
    place = (
        ("x", number(x)),
        ("y", number(y)),
        ("width", number(_WIDE)),
        ("height", number(panel.high())),
        ("viewBox", " ".join(panel.picture.view)),
        ("text-anchor", "middle"),
    )
    picture = element("svg", place, "\n".join(panel.picture.body))
    first = y + panel.high() + _LINE
    lines = (
        _line(line, x, first + _LINE * at, bold=at == 0) for at, line in enumerate(panel.lines)
    )
    return "\n".join((picture, *lines))


def _line(text: str, x: float, y: float, *, bold: bool) -> str:
    look = (("x", number(x)), ("y", number(y)), ("font-size", number(_EM)))
    weight = (("font-weight", "bold"),) if bold else ()
    return element("text", (*look, *weight), escaped(text))


def _root(title: str, width: float, height: float, body: Sequence[str]) -> str:
    size = (("width", number(width)), ("height", number(height)))
    root = (
        ("xmlns", "http://www.w3.org/2000/svg"),
        *size,
        ("viewBox", f"0 0 {number(width)} {number(height)}"),
        ("role", "img"),
        ("font-family", FONTS),
        ("fill", "#000"),
    )
    paper = element("rect", (*size, ("fill", "#fff")))
    lines = ("", element("title", (), escaped(title)), paper, *body, "")
    return element("svg", root, "\n".join(lines)) + "\n"
