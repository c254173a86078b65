"""An explanation as one HTML page: the board, and beside it each step with its sum.

The page asks nobody for anything: no address stands in it, its one script and its style are allowed
by their hashes, and everything else is forbidden. Without its script it still tells all steps, one
below another.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from checker.pages import words
from checker.pages.looks import SCRIPT, STYLE
from checker.pages.policy import policy
from checker.pages.scenes import Added, Line, Scene
from checker.pages.states import States, Timed
from checker.pages.story import Story
from converters.drawing import Drawing, Symbol
from converters.formats.svg.document import encode
from converters.formats.svg.draw import Part, composed
from converters.shapes.pen import UNIT, Look, number
from converters.site import Site, Spot

FRAMES: Final = ("reason", "step")
"""Our own marks that the script puts on cells."""


def page(story: Story) -> str:
    """Give the page."""
    title = escape(story.title)
    held = policy(style=STYLE, script=SCRIPT)
    lines = (
        "<!DOCTYPE html>",
        f'<html lang="{story.lang.value}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{held}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        "</head>",
        "<body>",
        f"<h1>{title}</h1>",
        "<main>",
        f"<figure>\n{_picture(story.states)}</figure>",
        '<div class="text">',
        _controls(story),
        '<div aria-live="polite">',
        *_sections(story),
        "</div>",
        *_paragraphs((story.say(words.KEY),), kind="key"),
        "</div>",
        "</main>",
        f'<script type="application/json" id="marks">{_marks(story)}</script>',
        f"<script>{SCRIPT}</script>",
        "</body>",
        "</html>",
        "",
    )
    return "\n".join(lines)


def _picture(states: States) -> str:
    """Draw the board with everything that comes and goes, at first as it is at the start."""
    parts = (
        *(_part(each, "value", "hidden") for each in states.values),
        *(_part(each, "open", "visible") for each in states.letters),
        *_frames(states.start),
    )
    return encode(composed(states.start, parts).value)


def _part(timed: Timed, kind: str, visibility: str) -> Part:
    look: Look = (
        ("class", kind),
        ("data-step", str(timed.step)),
        ("visibility", visibility),
    )
    return Part(timed.element, look)


def _frames(drawing: Drawing) -> Iterator[Part]:
    """Give each sort of frame once, around the first cell; the script copies them."""
    for first in sorted(drawing.board)[:1]:
        for kind in FRAMES:
            look: Look = (("class", f"frame-{kind}"), ("visibility", "hidden"))
            yield Part(Symbol(Spot(first), kind, over=True), look)


def _controls(story: Story) -> str:
    """Give the buttons and the slider."""
    most = len(story.scenes) + 1
    buttons = "".join(
        f'<button type="button" data-go="{go}">{escape(story.say(text))}</button>'
        for go, text in (
            ("first", words.FIRST),
            ("back", words.BACK),
            ("next", words.NEXT),
            ("last", words.LAST),
        )
    )
    label = escape(story.say(words.SLIDER))
    slider = f'<input type="range" min="0" max="{most}" value="0" aria-label="{label}">'
    return f"<nav>{buttons}{slider}</nav>"


def _sections(story: Story) -> Iterator[str]:
    """Give the start, all steps, and the end."""
    steps = (_told(story, scene) for scene in story.scenes)
    insides = (_paragraphs(story.method), *steps, _paragraphs(story.ending))
    for at, (heading, inside) in enumerate(zip(story.headings(), insides, strict=True)):
        yield f'<section class="step" id="step-{at}">'
        yield f"<h2>{escape(heading)}</h2>"
        yield from inside
        yield "</section>"


def _paragraphs(texts: Iterable[str], *, kind: str = "") -> Iterator[str]:
    mark = f' class="{kind}"' if kind else ""
    return (f"<p{mark}>{escape(text)}</p>" for text in texts)


def _told(story: Story, scene: Scene) -> Iterator[str]:
    """Tell one step: its sentence, the way to a contradiction if there is one, and its sum."""
    yield from _paragraphs((scene.text,))
    if scene.assumed:
        yield from _paragraphs((story.say(words.SUPPOSE, assumed=scene.assumed),))
        yield f'<ol class="way">{"".join(_way(scene.chain))}</ol>'
        if scene.failed is not None:
            yield from _paragraphs((story.say(words.CONTRADICTION, total=scene.failed.total),))
    if scene.added is not None:
        yield _table(story, scene.added, scene.follows)


def _way(chain: Sequence[Scene]) -> Iterator[str]:
    """Tell what follows from an assumption, also from one inside it."""
    for each in chain:
        inner = f'<ol class="way">{"".join(_way(each.chain))}</ol>' if each.chain else ""
        yield f"<li>{escape(each.text)} ({escape(each.follows)}){inner}</li>"


def _table(story: Story, added: Added, follows: str) -> str:
    """Write a sum as people add up: line below line, the total below them."""
    rows = "".join(map(_row, added.lines))
    conclusion = escape(story.say(words.FOLLOWS, follows=follows))
    # One demand alone is its own total.
    total = escape(added.total) if len(added.lines) > 1 else ""
    last = f'<tr class="total"><td></td><td class="sum">{total}</td><td>{conclusion}</td></tr>'
    return f"<table>\n{rows}{last}\n</table>"


def _row(line: Line) -> str:
    """Write one demand of a sum."""
    cells = (
        ("times", f"{line.times} ×" if line.times > 1 else ""),
        ("sum", line.equation),
        ("why", line.why),
    )
    row = "".join(f'<td class="{kind}">{escape(text)}</td>' for kind, text in cells)
    return f"<tr>{row}</tr>\n"


def _marks(story: Story) -> str:
    """Give for each step the cells of the reason and of what follows, by their numbers.

    A cell's place is how far it lies from the first one, in units of the picture.
    """
    drawing = story.states.start
    named = (site for scene in story.scenes for site in (*scene.because, *scene.sets))
    numbers = {site: at for at, site in enumerate(dict.fromkeys(named))}
    first = drawing.lattice.xy(min(drawing.board)) if drawing.board else (0.0, 0.0)
    steps: list[list[list[int]]] = [[[], []]]
    for scene in story.scenes:
        settled = frozenset(scene.sets)
        reason = [numbers[site] for site in scene.because if site not in settled]
        steps.append([reason, [numbers[site] for site in scene.sets]])
    at = [_away(drawing, site, first) for site in numbers]
    return json.dumps({"at": at, "steps": steps}, separators=(",", ":"))


def _away(drawing: Drawing, site: Site, first: tuple[float, float]) -> str:
    x, y = drawing.lattice.xy(site)
    return f"{number((x - first[0]) * UNIT)} {number((y - first[1]) * UNIT)}"
