"""Whether links that nobody has seen hold: the editor itself draws at random and exports them.

``scribble.js`` uses the editor's own tools: every mode, style and symbol, on every grid type, with
custom colours, margins, turns and answer boxes. A row is a seed; the same seed is the same link.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from converters.drawing import Drawing, Element, first_spot
from converters.formats.penpa.boxes import boxes_of
from converters.formats.penpa.solution import solution, solution_text, solving_of
from converters.loss import Loss
from converters.registry import Document, decode, write
from converters.sameness import compared
from converters.site import Site
from tests.corpus.check import Row
from tests.oracle.answers import stored
from tests.oracle.check import Check, Excuse, ExcusedError
from tests.oracle.penpa import Editor

_SCRIPT: Final = Path(__file__).with_name("scribble.js")
_BESIDE: Final = 1
"""Rows and columns that a loss may stand away from what it names."""
_LAYERS: Final = ("question", "answer", "key")
_SECONDS: Final = 60.0


def seeds(count: int) -> list[Row]:
    """Give that many rows."""
    return [{"id": seed} for seed in range(count)]


def scribbled(editor: Editor, seed: int) -> dict[str, str]:
    """Let the editor draw something; give its links by the kind of export.

    A page that has been scribbled on is not used for anything else.
    """
    editor.blank()
    editor.reusable = False
    editor.page.run(_SCRIPT.read_text(encoding="utf-8"))
    links: dict[str, str] = json.loads(editor.page.run(f"scribble({seed})", seconds=_SECONDS))
    links.pop("stumbles")
    return links


def not_kept(editor: Editor, row: Row) -> str:
    """Take each export apart, draw it, and write it back, over its base and afresh."""
    return _first_fault(scribbled(editor, row["id"]), _kept)


def not_converted(editor: Editor, row: Row) -> str:
    """Write each export for SudokuPad: it shows the same puzzle, or a loss stands beside it."""
    return _first_fault(scribbled(editor, row["id"]), _converted)


def answer_unlike(editor: Editor, row: Row) -> str:
    """Make the stored answer from the drawing and the boxes alone, as the editor did."""
    links = scribbled(editor, row["id"])
    editing = decode(links["edit"]).native
    theirs = stored(links["answer"])
    ours = solution_text(solution(solving_of(editing), boxes_of(editing)))
    return "" if ours == theirs else f"we make {ours[:150]}, the editor {theirs[:150]}"


def _first_fault(links: Mapping[str, str], of: Callable[[str], Iterator[str]]) -> str:
    return next((f"{kind}: {fault}" for kind, link in links.items() for fault in of(link)), "")


def _kept(link: str) -> Iterator[str]:
    document = decode(link)
    if document.link() != link:
        yield "another link comes back"
    document.summary()
    drawing = document.drawing()
    if _is_torn(drawing):
        raise ExcusedError(Excuse.TORN)
    if write(drawing, to="penpa", base=document).value != link:
        yield "the drawing written back gives another link"
    fresh, losses = write(drawing, to="penpa")
    named = _places(losses)
    yield from (
        f"{layer}: {element} is neither there nor named"
        for layer, element in _changed(drawing, decode(fresh))
        if not _is_near(_place(element), named)
    )


def _converted(link: str) -> Iterator[str]:
    drawing = decode(link).drawing()
    written, losses = write(drawing, to="sudokupad")
    if any(loss.path == "lattice" for loss in losses):
        raise ExcusedError(Excuse.PICTURE_ONLY)
    named = _places(losses)
    for contrast in compared(drawing, decode(written).drawing()).contrasts:
        if not any(_is_near(site, named) for site in contrast.sites):
            yield f"{contrast} is not named"


def _changed(drawing: Drawing, document: Document) -> Iterator[tuple[str, Element]]:
    again = document.drawing()
    for layer in _LAYERS:
        before, after = (Counter(getattr(each, layer)) for each in (drawing, again))
        yield from ((layer, element) for element in (*(before - after), *(after - before)))


def _places(losses: tuple[Loss, ...]) -> frozenset[Site | None]:
    return frozenset(loss.site for loss in losses)


def _place(element: Element) -> Site | None:
    spot = first_spot(element)
    return spot.site if spot else None


def _is_near(site: Site | None, named: frozenset[Site | None]) -> bool:
    return any(
        one is None
        or site is None
        or max(abs(one.row - site.row), abs(one.col - site.col)) <= _BESIDE
        for one in named
    )


def _is_torn(drawing: Drawing) -> bool:
    """Tell whether the editor has cut a character of two units in half."""
    texts = (str(element) for element in (*drawing.question, *drawing.answer))
    return any("\\ud" in text for text in texts)


CHECKS: Final = (
    Check("f1: links drawn at random are kept", not_kept),
    Check("f2: links drawn at random are converted", not_converted),
    Check("f3: their stored answers are made alike", answer_unlike),
)
