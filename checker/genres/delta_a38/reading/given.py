"""The puzzle of a drawing: squared clues, A38 clues and the circle.

A text on a square is its number, a text without a square is an A38 clue; several texts in a cell
are several entries of one. Where a cell has no square, shading or a thick border stands for one.
Whatever contradicts itself is unread, names its cell and is left off the board.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from checker.genres.delta_a38.board import Numbers, Shade, Square
from checker.genres.delta_a38.reading import remarks, signs
from checker.genres.delta_a38.reading.conventions import Meaning
from checker.genres.delta_a38.reading.sorting import Meant, Sorted
from checker.rule import Remark
from converters.drawing import Label
from converters.errors import ReadError
from converters.site import Site, name

_SHOWN: Final = 8
"""Cells that an error names."""


@dataclass(slots=True)
class Given:
    """The puzzle, and what was said of its marks.

    Attributes:
        start: The cell of the circle.
        squares: The squared clues.
        numbers: The A38 clues.
        listed: Which mark was read as what, one line each.
        notes: Squares that are drawn otherwise.
        unread: Marks that contradict each other.
    """

    start: Site
    squares: dict[Site, Square] = field(default_factory=dict[Site, Square])
    numbers: dict[Site, Numbers] = field(default_factory=dict[Site, Numbers])
    listed: list[Remark] = field(default_factory=list[Remark])
    notes: list[Remark] = field(default_factory=list[Remark])
    unread: list[Remark] = field(default_factory=list[Remark])


def given_of(marks: Sorted, boxes: frozenset[Site]) -> Given:
    """Give the puzzle.

    Args:
        marks: All marks of the drawing.
        boxes: The cells with a border of their own.

    Raises:
        ReadError: If there is no circle or more than one.
    """
    start = _start(marks.of(Meaning.START))
    found = Given(start.site, listed=[remarks.start(start.site, start.element)])
    texts = _by_cell(marks.of(Meaning.TEXT))
    grounds = _grounds(marks, boxes, found)
    for site in sorted({*grounds, *texts}):
        if site == found.start:
            clash = texts.get(site, ()) or tuple(filter(None, (grounds[site][1],)))
            found.unread += [remarks.two_meanings(one.element, site) for one in clash]
        elif site in grounds:
            _add_square(found, site, grounds[site], texts.get(site, ()))
        else:
            _add_numbers(found, site, texts[site])
    return found


def _start(discs: tuple[Meant, ...]) -> Meant:
    places = list(dict.fromkeys(disc.site for disc in discs))
    if len(places) == 1:
        return discs[0]
    shown = ", ".join(map(name, places[:_SHOWN])) + (" …" if len(places) > _SHOWN else "")
    raise ReadError(
        where=name(places[0]) if places else "board",
        found=f"{len(places)} black circles ({shown})" if places else "no black circle",
        want="exactly one black circle, the start of the A38 loop",
        hint="draw it in the middle of its cell, in the author's layer",
    )


def _by_cell(texts: Iterable[Meant]) -> Mapping[Site, tuple[Meant, ...]]:
    """Give the texts of each cell that say anything, without exact doubles."""
    found: dict[Site, dict[object, Meant]] = {}
    for one in texts:
        if isinstance(one.element, Label) and not one.element.text.strip():
            continue  # on a square as anywhere else, a blank text is no number
        found.setdefault(one.site, {}).setdefault(one.element, one)
    return {site: tuple(some.values()) for site, some in found.items()}


def _grounds(
    marks: Sorted, boxes: frozenset[Site], found: Given
) -> dict[Site, tuple[Shade, Meant | None]]:
    """Give the cells with a square, its shade and its mark; None for a border of lines."""
    drawn = marks.of(Meaning.SQUARE)
    grounds: dict[Site, tuple[Shade, Meant | None]] = {}
    for one in drawn:
        shade = signs.square_shade(one.element)
        if shade is not None and grounds.setdefault(one.site, (shade, one))[0] is not shade:
            found.unread.append(remarks.two_meanings(one.element, one.site))
    shaded = [one for one in shadings(marks) if one.site not in grounds and one.site != found.start]
    for one in shaded:
        shade = signs.fill_shade(one.element)
        if shade is not None and grounds.setdefault(one.site, (shade, one))[0] is not shade:
            found.unread.append(remarks.two_meanings(one.element, one.site))
    framed = sorted(boxes - grounds.keys() - {found.start})
    grounds |= dict.fromkeys(framed, (Shade.WHITE, None))
    if shaded:
        found.notes.append(remarks.faked(remarks.SHADED, [one.site for one in shaded]))
    if framed:
        found.notes.append(remarks.faked(remarks.BOXED, framed))
    return grounds


def shadings(marks: Sorted) -> tuple[Meant, ...]:
    """Give the cells that the author shaded black or grey: squares, where there is no other."""
    fills = marks.of(Meaning.FILL)
    return tuple(one for one in fills if one.given and signs.fill_shade(one.element) is not None)


def _add_square(
    found: Given, site: Site, ground: tuple[Shade, Meant | None], texts: tuple[Meant, ...]
) -> None:
    shade, mark = ground
    values = [signs.value_of(one.element) for one in texts if isinstance(one.element, Label)]
    bad = [one for one, value in zip(texts, values, strict=True) if value == "?"]
    if bad or len(texts) > 1:
        found.unread += [remarks.no_number(one.element, site) for one in bad or texts]
    value = values[0] if len(values) == 1 else None
    clue = Square(shade, value if isinstance(value, int) else None)
    found.squares[site] = clue
    found.listed.append(remarks.square(site, clue, mark.element if mark else None))


def _add_numbers(found: Given, site: Site, texts: tuple[Meant, ...]) -> None:
    entries: list[int | None] = []
    labels = [one.element for one in texts if isinstance(one.element, Label)]
    at = Counter(label.at for label in labels)
    bad: list[Label] = [label for label in labels if at[label.at] > 1]
    for label in labels:
        pieces = signs.entries_of(label)
        if pieces is None:
            bad.append(label)
        entries += pieces or ()
    named = [entry for entry in entries if entry is not None]
    if bad or len(set(named)) < len(named):
        found.unread += [remarks.no_entries(label, site) for label in dict.fromkeys(bad or labels)]
        return
    clue = Numbers(frozenset(named), len(entries) - len(named))
    found.numbers[site] = clue
    shown = replace(labels[0], text=" ".join(label.text for label in labels))
    found.listed.append(remarks.numbers(site, clue, shown))


def given_elements(marks: Sorted) -> Iterator[Meant]:
    """Give the marks of the puzzle itself: all clues, and the shadings that are squares."""
    yield from marks.of(Meaning.SQUARE, Meaning.START, Meaning.TEXT)
    yield from shadings(marks)
