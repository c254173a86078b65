"""Texts to entries: the place, size and look of Penpa+ that come nearest.

A text stands in the middle of a cell, an edge or a vertex in one of four sizes, or as a small one
on one of the eight spots inside a cell. So a small text beside the middle goes on the nearest spot,
and any other text on the nearest middle.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from converters.codec.js_json import JsonValue
from converters.drawing import Label, Role, middle
from converters.formats.penpa import styles
from converters.formats.penpa.entries import Entry, Written, near
from converters.formats.penpa.marks import EDGE_MODE
from converters.formats.penpa.nearest import TEXTS, nearest
from converters.formats.penpa.points import Numbering
from converters.lattice import SquareLattice
from converters.site import Kind, Site


def write_label(label: Label, at: Numbering) -> Written:
    """Give the entry of a text."""
    spots = label.role in _SPOT_ROLES
    if spots and not _is_spot(label.at.site, at):
        return _spread(label, ink_of(label), at)
    if label.role is Role.TEXT and (spot := _small_place(label, at)) is not None:
        return _on_spot(label, spot, at)
    site = near(middle(label), at)
    point = None if site is None else at.point(site)
    if point is None:
        return Written(what="a text beyond the margin")
    tail = _tail(label)
    if spots:
        corner: list[JsonValue] = [label.text, ink_of(label), *tail]
        return Written((Entry("numberS", str(point), corner),), "the look of a corner text")
    role = label.role if label.role in styles.ROLE_CODES else _by_size(label)
    suffix = "E" if EDGE_MODE in label.paint.extra else ""
    value: list[JsonValue] = [
        _text(label, role, at),
        ink_of(label),
        styles.ROLE_CODES[role],
        *tail,
    ]
    return Written(
        (Entry("number", f"{point}{suffix}", value),), "the size, colour or place of a text"
    )


def ink_of(label: Label) -> int:
    """Give the code of a text's look, or of the nearest one to its colour."""
    if label.style in styles.INK_CODES:
        native = label.style != "black" or label.paint.ink is None
        if native:
            return styles.INK_CODES[label.style]
    return styles.INK_CODES[nearest(label.paint.ink or "#000000", TEXTS)]


def free_spots(cell: Site, at: Numbering) -> Sequence[Site]:
    """Give the spots of a cell where a small text can stand, in the order of filling them."""
    return _places(cell, Role.CORNER, at)


def _tail(label: Label) -> list[JsonValue]:
    way = label.baseline or _BASELINES[round(label.angle % 360 / _EIGHTH) % len(_BASELINES)]
    baseline = styles.BASELINE_CODES.get(way)
    return [baseline] if baseline not in ("R", None) else []


def _text(label: Label, role: Role, at: Numbering) -> JsonValue:
    if role is Role.CANDIDATES:
        return [int(digit in label.text) for digit in "1234567890"]
    if role is Role.ARROW and label.toward:
        codes = styles.inverse(styles.arrows(at.turn.grid))
        code = codes.get(at.turn.back().word(label.toward))
        return f"{label.text}_{code}" if code else label.text
    return label.text


def _by_size(label: Label) -> Role:
    """Give the role whose text is nearest in size; long ones are not squeezed into a cell."""
    if label.role is Role.CENTRE and label.paint.size is None:
        return Role.MEDIUM
    size = label.paint.size or _SIZES[Role.VALUE]
    if "\n" in label.text or _WIDTH * size * len(label.text) > _WIDEST:
        return Role.LONG
    return min(_SIZES, key=lambda role: abs(_SIZES[role] - size))


def _small_place(label: Label, at: Numbering) -> Site | None:
    """Give the spot in a cell that a small text stands nearer to than to any middle."""
    size = label.paint.size
    if size is None or size > _SMALL or not isinstance(at.lattice, SquareLattice):
        return None
    x, y = at.lattice.point(middle(label))
    own = at.lattice.spot(x // 1 + 0.5, y // 1 + 0.5).site
    places = [Site(Kind.CELL, own.row, own.col), *free_spots(own, at)]
    middles = [at.lattice.spot(round(2 * x) / 2, round(2 * y) / 2).site]

    def distance(site: Site) -> float:
        to_x, to_y = at.lattice.xy(site)
        return (to_x - x) ** 2 + (to_y - y) ** 2

    best = min((*middles, *places), key=distance)
    return best if best.kind in (Kind.CORNER, Kind.SIDE) else None


def _on_spot(label: Label, spot: Site, at: Numbering) -> Written:
    point = at.point(spot)
    if point is None:
        return Written(what="a text beyond the margin")
    value: list[JsonValue] = [label.text, ink_of(label), *_tail(label)]
    return Written((Entry("numberS", str(point), value),), "the size, colour or place of a text")


def _spread(label: Label, ink: int, at: Numbering) -> Written:
    """Write a cell's corner or side text on its spots: one text, or a character a spot."""
    cell = label.at.site
    if label.role is Role.SUM or len(label.text) == 1:
        texts: list[str] = [label.text]
    else:
        texts = list(label.text)
    places = _places(cell, label.role, at)
    if cell.kind is not Kind.CELL or len(texts) > len(places):
        return Written(what="a corner text that does not fit into its cell")
    points = [at.point(place) for place in places]
    return Written(
        tuple(
            Entry("numberS", str(point), [text, ink])
            for point, text in zip(points, texts, strict=False)
        ),
        "a corner text, now one character a corner",
    )


def _is_spot(site: Site, at: Numbering) -> bool:
    """Tell whether a corner text can stand at a place itself: tilings have no places of its own."""
    if site.kind in (Kind.CORNER, Kind.SIDE):
        return True
    return not isinstance(at.lattice, SquareLattice) and not at.lattice.around(site, Kind.CORNER)


def _places(cell: Site, role: Role, at: Numbering) -> Sequence[Site]:
    """Give the spots of a cell for texts of a role."""
    if isinstance(at.lattice, SquareLattice):
        return [Site(kind, cell.row, cell.col, slot) for kind, slot in _SPOTS[role]]
    return sorted(at.lattice.around(cell, Kind.CORNER), key=lambda spot: spot.slot)


_SIZES: Final = MappingProxyType(
    {Role.VALUE: 0.7, Role.LARGE: 0.6, Role.MEDIUM: 0.4, Role.SMALL: 0.25}
)
_SMALL: Final = 0.4
"""Height up to which a text is small."""
_WIDTH: Final = 0.55
"""Width of a character, in parts of a text's height."""
_WIDEST: Final = 1.8
"""Cell sides that a text may be wide before it is written as a long one."""
_EIGHTH: Final = 45
_BASELINES: Final = (
    *("", "down-right", "down", "down-left"),
    *("left", "up-left", "up", "up-right"),
)
_CORNER_SPOTS: Final = tuple((Kind.CORNER, slot) for slot in (0, 1, 2, 3))
_SIDE_SPOTS: Final = tuple((Kind.SIDE, slot) for slot in (0, 3, 2, 1))
_SPOTS: Final[Mapping[Role, Sequence[tuple[Kind, int]]]] = MappingProxyType(
    {
        Role.CORNER: (*_CORNER_SPOTS, *_SIDE_SPOTS),
        Role.SIDE: _SIDE_SPOTS,
        Role.SUM: _CORNER_SPOTS[:1],
    }
)
_SPOT_ROLES: Final = frozenset(_SPOTS)
