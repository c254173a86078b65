"""Marks whose meaning depends on what else is drawn: shades on shades, and what may be a bulb.

Rings, tiny signs and pale colours are harmless beside bulbs in another form. Where no bulb is drawn
they may be the bulbs themselves, so nothing is guessed and they are unread.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from checker.genres.akari import remarks, signs
from checker.genres.akari.colours import Shade, shade
from checker.genres.akari.conventions import Meaning
from checker.reading.marks import Layer, Mark
from checker.rule import Remark, Text
from converters.drawing import Element, Label, Symbol
from converters.site import Site

_LIGHT: Final = frozenset({Shade.WHITE, Shade.YELLOW, Shade.ORANGE, Shade.GREEN})
_SOLVERS: Final = frozenset({signs.TINY.title, signs.TINTS.title})
"""What is read among a solver's marks only."""
_PERHAPS: Final = _SOLVERS | {signs.RINGS.title}
"""What may be a bulb if nothing else is."""


def mixed(marks: Iterable[Mark], walls: frozenset[Site]) -> Iterator[Remark]:
    """Give each cell of several shades in one layer, and each black cell that is light as well.

    Black that is drawn over white looks black. A solver's yellow or green on a black cell is a tick
    or a bulb, but white may be meant to rub it out.
    """
    last: dict[tuple[Layer, Site], tuple[Shade, Mark]] = {}
    bad: dict[Site, Mark] = {}
    for mark in marks:
        here = signs.covering_shade(mark.element) or Shade.NONE
        for site in () if here is Shade.NONE else mark.cells:
            before = last.get((mark.layer, site))
            last[mark.layer, site] = (here, mark)
            if before and here is not before[0] and not _hides(here, *before):
                bad[site] = mark
    for (layer, site), (here, mark) in last.items():
        light = here is Shade.WHITE or (layer is Layer.QUESTION and here in _LIGHT)
        if light and site in walls:
            bad[site] = mark
    return (remarks.unknown(mark.element, (site,)) for site, mark in bad.items())


def _hides(here: Shade, below: Shade, mark: Mark) -> bool:
    """Tell whether a shade covers white that was drawn before it and is lifted above nothing."""
    element = mark.element
    lifted = (isinstance(element, Symbol) and element.over) or _layer_of(element)
    return here is Shade.BLACK and below is Shade.WHITE and not lifted


def _layer_of(element: Element) -> str | None:
    paint = getattr(element, "paint", None)
    return paint.layer if paint else None


def unsure(marks: Sequence[Mark], walls: frozenset[Site]) -> Iterator[Mark]:
    """Give the marks that might be bulbs since there are no others, or that an author drew."""
    bulbs = any(mark.means(Meaning.BULB) and walls.isdisjoint(mark.cells) for mark in marks)
    for mark in marks:
        title = mark.row.sign.title if mark.row else None
        on_black = bool(mark.cells) and walls.issuperset(mark.cells)
        given = mark.layer is Layer.QUESTION and is_solvers(mark)
        perhaps = not bulbs and title in _PERHAPS and not on_black
        if (given and not is_harmless(mark, walls)) or perhaps:
            yield mark


def is_solvers(mark: Mark) -> bool:
    """Tell whether a mark is of a sort that is read among a solver's marks only."""
    return mark.row is not None and mark.row.sign.title in _SOLVERS


def is_harmless(mark: Mark, walls: frozenset[Site]) -> bool:
    """Tell whether a mark on a black cell only decorates it: a disc behind its number, a tick."""
    return _is_clue_disc(mark, walls) or tick(mark, walls) is not None


def tick(mark: Mark, walls: frozenset[Site]) -> Text | None:
    """Give what a solver's tick or circle on a black cell is called; None if a mark is none."""
    if mark.layer is Layer.QUESTION or not mark.cells or not walls.issuperset(mark.cells):
        return None
    match mark.element:
        case Label(text=text) if signs.bare(text) in signs.TICKS:
            return signs.ON_BLACK
        case Symbol(shape="circle") if signs.symbol_shade(mark.element) is not Shade.BLACK:
            return signs.CIRCLE.title
        case _:
            return None


def _is_clue_disc(mark: Mark, walls: frozenset[Site]) -> bool:
    """Tell whether a mark is the black disc that some editors put behind a white number."""
    disc = mark.element
    return (
        isinstance(disc, Symbol)
        and disc.shape == "circle"
        and mark.layer is Layer.QUESTION
        and disc.paint.fill is not None
        and shade(disc.paint.fill) is Shade.BLACK
        and bool(mark.cells)
        and walls.issuperset(mark.cells)
    )
