"""A whole layer of a drawing to entries: what belongs together, and what shares a place.

Elements are written one by one (see `codes`), but three things need their neighbours: the bulb of a
thermometer and the circle of an arrow are parts of one figure in Penpa+, and a number with a little
arrow beside it is one text. What then wants a place that is taken is for `table` to settle.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from converters.drawing import Element, Label, Path, Role, Symbol
from converters.drawn import drawn, has_bulb, landed, pointer
from converters.formats.penpa.beside import UNSEEN, unseen
from converters.formats.penpa.codes import FAT, NAMED, part_written
from converters.formats.penpa.entries import PLANE, Written
from converters.formats.penpa.nearest import alpha, is_white, rgb
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.table import Table
from converters.lattice import SquareLattice
from converters.site import Kind, Site, Spot

_BULB: Final = "the circle of a figure, now drawn with it"
_BESIDE: Final = "an arrow beside a text, now one with it"
_TOO_MANY: Final = "one of far too many boxes over many cells"
_MOST_SHADED: Final = 200_000
"""Cells that all shapes together may shade: twenty times each of the largest board."""
_BULBS: Final = (0.5, 1.05)
"""Widths, in cell sides, of circles that are bulbs."""
_CLEAR: Final = 0.3
"""Alpha up to which the inside of a circle is as good as none."""
_LONGEST: Final = 3
"""Characters of a text that may have an arrow beside it."""


class _Piece(NamedTuple):
    """One thing that is seen, and the place of its element in the layer."""

    owner: int
    element: Element


_Joined: TypeAlias = dict[int, Element | str]
"""Place of a piece → what it becomes with another one, or why it is shown by another one."""


def laid_out(
    elements: Sequence[Element], at: Numbering, first: Sequence[Element] = ()
) -> Sequence[Written]:
    """Give what each of some elements becomes.

    Args:
        elements: A layer of a drawing.
        at: The lattice.
        first: What has its places before any of them; it is given behind all of them.
    """
    pieces = [
        _Piece(owner, part) for owner, element in enumerate(elements) for part in drawn(element)
    ]
    joined = _joined(pieces, at)
    table, found = Table(at), dict[int, list[Written]]()
    ahead = [table.settled(element, part_written(element, at)) for element in first]
    room = _MOST_SHADED
    for place, piece in enumerate(pieces):
        partner = joined.get(place, piece.element)
        if isinstance(partner, str):
            became = Written(what=partner, joined=True)
        else:
            part = part_written(partner, at)
            room -= len(part.entries) if isinstance(partner, Symbol) else 0
            crowded = room < 0 and isinstance(partner, Symbol)
            became = Written(what=_TOO_MANY) if crowded else table.settled(partner, part)
        found.setdefault(piece.owner, []).append(became)
    laid = [_whole(found.get(owner, []), table) for owner in range(len(elements))]
    return [*laid, *ahead]


def _whole(parts: Sequence[Written], table: Table) -> Written:
    """Give what an element became by what its parts did."""
    entries = tuple(entry for part in parts for entry in table.now(part.entries))
    joined = any(part.joined for part in parts)
    if len(parts) != 1:
        return Written(entries, NAMED, joined)
    return Written(entries, parts[0].what, joined)


def _joined(pieces: Sequence[_Piece], at: Numbering) -> _Joined:
    """Find the pieces that Penpa+ draws as one."""
    if not isinstance(at.lattice, SquareLattice):
        return {}
    circles = {piece.element.at.site: place for place, piece in _circles(pieces)}
    found: _Joined = {}
    for place, piece in enumerate(pieces):
        path = piece.element
        if isinstance(path, Path) and circles:
            whole = _with_bulb(path, pieces, circles, at)
            if whole is not None:
                found[place] = whole
                found[circles[whole.points[0].site]] = _BULB
    hidden = unseen([piece.element for piece in pieces], at.lattice)
    return {**found, **_arrow_texts(pieces, at), **dict.fromkeys(hidden, UNSEEN)}


def _circles(pieces: Sequence[_Piece]) -> Iterator[tuple[int, "_Circle"]]:
    for place, (owner, element) in enumerate(pieces):
        if not isinstance(element, Symbol) or element.shape != "circle" or element.style:
            continue
        centred = element.at == Spot(element.at.site) and element.at.site.kind is Kind.CELL
        if centred and _BULBS[0] <= element.width <= _BULBS[1]:
            yield place, _Circle(owner, element)


class _Circle(NamedTuple):
    """A circle around the middle of a cell."""

    owner: int
    element: Symbol


def _with_bulb(
    path: Path, pieces: Sequence[_Piece], circles: dict[Site, int], at: Numbering
) -> Path | None:
    """Give an arrow or thermometer that begins in a circle as one figure; None if it does not."""
    places = tuple(landed(spot, at.lattice) for spot in path.points)
    if len(set(places)) < 2 or pointer(path, at.lattice):  # noqa: PLR2004 - a way has two ends
        return None
    for way in (places, places[::-1]):
        index = circles.get(way[0].site) if way[0].site.kind is Kind.CELL else None
        circle = pieces[index].element if index is not None else None
        if not isinstance(circle, Symbol):
            continue
        paint = replace(path.paint, width=None)
        if way is places and path.shape == "arrow" and not has_bulb(path) and _is_clear(circle):
            return replace(path, points=way, paint=paint)
        if _is_thermo(path, circle):
            return replace(path, points=way, shape="thermo", paint=paint)
    return None


def _is_clear(circle: Symbol) -> bool:
    """Tell whether the inside of a circle is none or white."""
    fill = circle.paint.fill
    return fill is None or is_white(fill) or alpha(fill) <= _CLEAR


def _is_thermo(path: Path, circle: Symbol) -> bool:
    """Tell whether a fat line and the circle at its end are of one colour."""
    line, inside = path.paint.stroke, circle.paint.fill
    fat = path.shape == "line" and not path.style and (path.paint.width or 0.0) >= FAT
    if not fat or not line or not inside or path.points[0] == path.points[-1]:
        return False
    return rgb(line) is not None and rgb(line) == rgb(inside)


def _arrow_texts(pieces: Sequence[_Piece], at: Numbering) -> _Joined:
    """Join each text that has one little arrow beside it, and no other text, in its cell."""
    texts, arrows = dict[Site, list[int]](), dict[Site, list[int]]()
    for place, (_, element) in enumerate(pieces):
        if isinstance(element, Label):
            texts.setdefault(_cell(element.at), []).append(place)
        elif isinstance(element, Path) and (way := pointer(element, at.lattice)):
            arrows.setdefault(_cell(_heart(element)), []).append(place)
    found: _Joined = {}
    for cell in texts.keys() & arrows.keys():
        if len(texts[cell]) != 1 or len(arrows[cell]) != 1:
            continue
        label, path = pieces[texts[cell][0]].element, pieces[arrows[cell][0]].element
        if isinstance(label, Label) and isinstance(path, Path) and _takes_arrow(label):
            way = pointer(path, at.lattice)
            found[texts[cell][0]] = replace(label, at=Spot(cell), role=Role.ARROW, toward=way)
            found[arrows[cell][0]] = _BESIDE
    return found


def _takes_arrow(label: Label) -> bool:
    free = label.role is Role.TEXT and not label.angle and not label.toward
    return free and len(label.text.strip()) <= _LONGEST


def _heart(path: Path) -> Spot:
    """Give the middle between the ends of a figure on a square board."""
    (x, y), (to_x, to_y) = (PLANE.point(path.points[place]) for place in (0, -1))
    return PLANE.spot((x + to_x) / 2, (y + to_y) / 2)


def _cell(spot: Spot) -> Site:
    """Give the cell of a square board that a spot lies in."""
    x, y = PLANE.point(spot)
    return PLANE.spot(x // 1 + 0.5, y // 1 + 0.5).site
