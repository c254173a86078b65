"""Marks whose meaning depends on what else is drawn: shades on shades, and what may be a bulb.

Tiny signs and pale colours are harmless beside bulbs in another form. Where no bulb is drawn they
may be the bulbs themselves, so nothing is guessed and they are unread. Rings say "no bulb" unless
they solve the puzzle.
"""

from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Final

from checker.genres.akari import remarks, signs
from checker.genres.akari.board import AkariBoard, bulbs_beside, bulbs_meet
from checker.genres.akari.colours import Shade, shade
from checker.genres.akari.conventions import Meaning
from checker.reading.marks import Layer, Mark
from checker.rule import Remark, Text
from converters.drawing import Element, Fill, Label, Symbol
from converters.site import Site

_LIGHT: Final = frozenset({Shade.WHITE, Shade.YELLOW, Shade.ORANGE, Shade.GREEN})
_SOLVERS: Final = frozenset({signs.TINY.title, signs.TINTS.title})
"""What is read among a solver's marks only, and may be a bulb if nothing else is."""


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
        perhaps = not bulbs and title in _SOLVERS and not on_black
        if (given and not is_harmless(mark, walls)) or perhaps:
            yield mark


def rivals(marks: Sequence[Mark], walls: frozenset[Site], board: AkariBoard) -> tuple[Mark, ...]:
    """Give a mark of each sort that may be the solver's bulbs, but for the commonest sort.

    Who draws stars and circles, or writes ``*`` and ``o``, may mean either by "no bulb": then no
    violation is sure. Bulbs drawn as bulbs have no rivals, and a board that further bulbs may still
    put right needs none.
    """
    if not _is_broken(board):
        return ()
    sorts: dict[object, list[Mark]] = {}
    for mark in marks:
        sort = _sort_of(mark) if mark.cells and walls.isdisjoint(mark.cells) else None
        if sort in _LAMPS:
            return ()
        if sort is not None and mark.layer is Layer.ANSWER:
            sorts.setdefault(sort, []).append(mark)
    common = sorted(sorts.values(), key=len, reverse=True)
    others = [found for found in common if not _is_light(found, common)]
    return tuple(found[0] for found in others[1:])


def _is_broken(board: AkariBoard) -> bool:
    """Tell whether bulbs break a rule for good."""
    counts = bulbs_beside(board, board.clues)
    return bulbs_meet(board) or any(found > board.clues[site] for site, found in counts)


def _is_light(found: Sequence[Mark], sorts: Iterable[Sequence[Mark]]) -> bool:
    """Tell whether marks are colours that cannot be bulbs: side by side, or under other marks."""
    if not isinstance(found[0].element, Fill):
        return False
    cells = {site for mark in found for site in mark.cells}
    drawn = {
        site
        for each in sorts
        for mark in (() if isinstance(each[0].element, Fill) else each)
        for site in mark.cells
    }
    return not cells.isdisjoint(drawn) or any(beside(cells, site) for site in cells)


_LAMPS: Final = ("bulb", signs.LIGHT_BULB)
_COLOURS: Final = (signs.YELLOW_FILL, signs.GREEN_FILL, signs.TINTS)


def _sort_of(mark: Mark) -> object:
    """Give what tells a mark that may be a bulb from those of other sorts; None if it is none."""
    element = mark.element
    if isinstance(element, Label):
        text = signs.bare(element.text)
        return None if mark.means(Meaning.DOT) or signs.is_aside(element) else text or None
    if isinstance(element, Fill):
        return element.css() if any(sign.shows(element) for sign in _COLOURS) else None
    if not isinstance(element, Symbol) or (mark.row and not _is_telling(mark)):
        return None
    look = (element.shape, element.style, element.width, signs.symbol_shade(element))
    return element.shape if element.shape in _LAMPS else look


def _is_telling(mark: Mark) -> bool:
    """Tell whether a symbol that a convention knows may be a bulb."""
    return mark.means(Meaning.BULB) or (mark.row is not None and mark.row.sign is signs.RINGS)


def beside(cells: Set[Site], site: Site) -> bool:
    """Tell whether the cell to the right of one, or below it, is among some cells."""
    return not cells.isdisjoint((site._replace(col=site.col + 1), site._replace(row=site.row + 1)))


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
