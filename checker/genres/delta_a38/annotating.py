"""Marks on the picture of an answer: which way the loops run, and what a clue counts.

They are drawn above everything and never sent out. A squared clue's steps carry ``+1`` where they
go towards it and ``−1`` where they go away; the visits around an A38 clue carry their numbers, and
those that the clue names are told apart by their colour.
"""

from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.answer.loops import Loop, Loops
from checker.genres.delta_a38.answer.passes import Round, round_of
from checker.genres.delta_a38.answer.resolve import resolved
from checker.genres.delta_a38.answer.trace import Untraced
from checker.genres.delta_a38.board import DeltaBoard, Step
from checker.genres.delta_a38.reading.arrows import way_of
from checker.genres.delta_a38.reading.halves import between
from converters.drawing import Element, Fill, Label, Symbol
from converters.site import Site, Spot

_COUNTED: Final = "step"
_OTHER: Final = "reason"
_VIEW: Final = "rgba(24,123,205,.2)"
_EVERY: Final = 3
"""One step of so many carries an arrow."""


def annotated(board: DeltaBoard, clue: Site | None = None) -> tuple[Element, ...]:
    """Give the marks on an answer: directions, and of one clue what it counts.

    Args:
        board: The puzzle with an answer; lines that are no loops have no marks.
        clue: The cell of a clue, or the circle, which counts all visits; None, or any other cell:
            directions only.
    """
    answer = resolved(board)
    if isinstance(answer, Untraced):
        return ()
    loops = answer.loops
    if clue is not None and clue in board.squares and loops.is_castle_sound():
        return (*directions(loops.castle), *seen_steps(loops, clue))
    if clue is not None and clue in board.numbers and loops.is_a38_sound():
        return (*directions(loops.a38), *visits_around(round_of(loops), clue))
    numbers = round_numbers(board) if clue == board.start else ()
    return (*directions(loops.castle), *directions(loops.a38), *numbers)


def directions(loop: Loop) -> Iterator[Symbol]:
    """Give arrows along a loop."""
    for step in loop.steps[::_EVERY]:
        yield Symbol(_on(step), "inequality-slim", toward=(way_of(step),), over=True)


def seen_steps(loops: Loops, clue: Site) -> Iterator[Element]:
    """Give what a squared clue sees: the cells in its view, and each step that counts."""
    yield Symbol(Spot(clue), _OTHER, over=True)
    for view, seen in loops.seen(clue):
        yield from (Fill(Spot(site), ("custom",), (_VIEW,)) for site in view)
        for step, towards in seen:
            words, style = ("+1", _COUNTED) if towards else ("\u22121", _OTHER)
            yield Label(_on(step), words, style=style)


def visits_around(numbered: Round, clue: Site) -> Iterator[Element]:
    """Give the numbers of the visits around an A38 clue, a crossing with both of its own."""
    yield Symbol(Spot(clue), _OTHER, over=True)
    named = set(numbered.named(clue).values())
    at: dict[Site, list[str]] = {}
    for number, visit in enumerate(numbered.around(clue), start=1):
        at.setdefault(numbered.visits[visit], []).append(str(number))
    for site, numbers in at.items():
        yield Label(Spot(site), ",".join(numbers), style=_COUNTED if site in named else _OTHER)


def round_numbers(board: DeltaBoard) -> Iterator[Label]:
    """Give the numbers of all visits of the round, from the circle on; none if it is no round."""
    answer = resolved(board)
    if isinstance(answer, Untraced) or not answer.loops.is_a38_sound():
        return
    at: dict[Site, list[str]] = {}
    for number, site in enumerate(round_of(answer.loops).visits, start=1):
        at.setdefault(site, []).append(str(number))
    yield from (Label(Spot(site), ",".join(numbers), style=_OTHER) for site, numbers in at.items())


def _on(step: Step) -> Spot:
    """Give the middle of a step."""
    return Spot(between(*step))
