"""The places of a layer set while it is written: one entry of each sort at each of them.

Where a second element wants a place that is taken:

- shadings are mixed, as they are seen;
- of texts that were at different points the characters go into one text, in reading order;
- the second text or symbol at the very same point gets a key of its own, with an ``E``: the editor
  draws it over the plain one; a third one is lost;
- a corner text goes on a free corner or side of its cell;
- of two lines the stronger one is kept.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from converters.drawing import FILL_COLOURS, Element, Label, middle
from converters.formats.penpa import styles
from converters.formats.penpa.entries import Entry, Written
from converters.formats.penpa.marks import UNSUFFIXED
from converters.formats.penpa.nearest import SURFACES, is_white, nearest, over
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.texts import free_spots
from converters.lattice import SquareLattice
from converters.site import Spot

if TYPE_CHECKING:
    from converters.codec.js_json import JsonValue

TAKEN: Final = "a second one of its sort at one place"
OVER: Final = "a second one of its sort at one place, now drawn over the first"
MIXED: Final = "one of several at one place, now one with the others or beside them"
_SUFFIX: Final = "E"
_LARGE: Final = ("1", "10")
_MEDIUM: Final = "6"
_THIN: Final = frozenset(("thin", "hairline", "grid-dashed", "thin-white"))
_THICK: Final = "thick"
_SIZES: Final = ("1", "10", "6", "5")
"""Submodes of texts that are nothing but texts."""
_MOST_TEXTS: Final = 50
"""Texts of one place that are joined; no author sets more, and each is sorted in anew."""
_Place: TypeAlias = tuple[str, str]


class Table:
    """The entries that are held, by layer and key."""

    __slots__ = ("_at", "_held", "_texts")

    def __init__(self, at: Numbering) -> None:
        self._at = at
        self._held: dict[_Place, Entry] = {}
        self._texts: dict[str, list[tuple[float, float, str]]] = {}

    def settled(self, element: Element, part: Written) -> Written:
        """Give what of an element finds a place.

        Args:
            element: What is written.
            part: Its entries, as if it were alone.
        """
        kept = [self._hold(element, entry) for entry in part.entries]
        found = tuple(entry for entry in kept if entry is not None)
        if found == part.entries:
            return part
        moved = any(entry.key.endswith(_SUFFIX) for entry in found)
        return Written(found, TAKEN if None in kept else OVER if moved else MIXED)

    def now(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        """Give entries as they are now: others may have been joined to them."""
        return tuple(
            self._held[entry.layer, entry.key] if entry.key else entry for entry in entries
        )

    def _hold(self, element: Element, entry: Entry) -> Entry | None:
        """Hold an entry, or what it becomes at a place that is taken; None if it finds none."""
        if not entry.key:
            return entry
        other = self._held.get((entry.layer, entry.key))
        if other is None or (other == entry and not self._is_beside(element, entry)):
            return self._put(element, entry)
        return self._second(element, entry, other)

    def _is_beside(self, element: Element, entry: Entry) -> bool:
        """Tell whether a text stands beside those at its place, and is not one of them again."""
        held = self._texts.get(entry.key) if entry.layer == "number" else None
        return isinstance(element, Label) and held is not None and self._text(element) not in held

    def _second(self, element: Element, entry: Entry, other: Entry) -> Entry | None:
        match entry.layer:
            case "surface":
                return self._mixed(entry, other)
            case "number":
                return self._second_text(element, entry, other)
            case "numberS":
                return self._on_free_spot(element, entry)
            case "symbol":
                return self._suffixed(element, entry)
            case _:
                return self._second_line(element, entry, other)

    def _second_line(self, element: Element, entry: Entry, other: Entry) -> Entry | None:
        """Keep the stronger line; of equal ones the upper through cells, the lower elsewhere."""
        mine, theirs = _strength(entry), _strength(other)
        upper = mine > theirs or (mine == theirs and entry.layer == "line")
        return self._put(element, entry) if upper else None

    def _put(self, element: Element, entry: Entry) -> Entry:
        self._held[entry.layer, entry.key] = entry
        if entry.layer == "number" and isinstance(element, Label):
            self._texts.setdefault(entry.key, []).append(self._text(element))
        return entry

    def _text(self, label: Label) -> tuple[float, float, str]:
        """Give a text with its height and its distance from the left, to sort by."""
        x, y = _point(middle(label), self._at)
        return round(y, 1), x, label.text

    def _mixed(self, entry: Entry, other: Entry) -> Entry | None:
        """Lay a shading over another."""
        above, below = _css(entry), _css(other)
        if above is None or below is None:
            return None
        css = over(above, below)
        mixed = entry
        if css != above:
            code = styles.FILL_CODES[nearest(css, SURFACES)]
            mixed = Entry("surface", entry.key, code, css)
        self._held["surface", entry.key] = mixed
        return mixed

    def _second_text(self, element: Element, entry: Entry, other: Entry) -> Entry | None:
        """Write two texts into one, or the second over the first if they are at one point."""
        held = self._texts.get(entry.key, [])
        if not isinstance(element, Label) or not held or not (_is_text(entry) and _is_text(other)):
            return self._suffixed(element, entry)
        if len(held) >= _MOST_TEXTS:
            return None
        mine = self._text(element)
        if any(mine[:2] == each[:2] for each in held):
            return self._suffixed(element, entry) or self._one_text(element, entry, other)
        return self._one_text(element, entry, other)

    def _one_text(self, element: Label, entry: Entry, other: Entry) -> Entry:
        held = self._texts[entry.key]
        held.append(self._text(element))
        words = " ".join(text.strip() for _, _, text in sorted(held))
        _, ink, size, *tail = other.value if isinstance(other.value, list) else [None] * 3
        value: list[JsonValue] = [words, ink, _MEDIUM if size in _LARGE else size, *tail]
        joined = other._replace(value=value)
        self._held["number", entry.key] = joined
        return joined

    def _suffixed(self, element: Element, entry: Entry) -> Entry | None:
        """Give an entry a key of its own at its place; None if there is no such key left."""
        key = f"{entry.key}{_SUFFIX}"
        known = self._at.turn.grid not in UNSUFFIXED[entry.layer]
        if entry.key.endswith(_SUFFIX) or not known or (entry.layer, key) in self._held:
            return None
        return self._put(element, entry._replace(key=key))

    def _on_free_spot(self, element: Element, entry: Entry) -> Entry | None:
        """Put a small text on the nearest free spot of its cell."""
        site = self._at.site(int(entry.key))
        if site is None or not isinstance(self._at.lattice, SquareLattice):
            return None
        x, y = self._at.lattice.xy(site)
        near = sorted(
            free_spots(site, self._at),
            key=lambda spot: (
                (self._at.lattice.xy(spot)[0] - x) ** 2 + (self._at.lattice.xy(spot)[1] - y) ** 2
            ),
        )
        keys = (str(self._at.point(spot)) for spot in near)
        free = next((key for key in keys if (entry.layer, key) not in self._held), None)
        return None if free is None else self._put(element, entry._replace(key=free))


def _point(spot: Spot, at: Numbering) -> tuple[float, float]:
    if isinstance(at.lattice, SquareLattice):
        return at.lattice.point(spot)
    return at.lattice.xy(spot.site)


def _css(entry: Entry) -> str | None:
    """Give the one colour of a shading; None if it has several."""
    if isinstance(entry.colour, str):
        return entry.colour
    value = entry.value
    if entry.colour is not None or not isinstance(value, int):
        return None
    return FILL_COLOURS.get(styles.FILLS.get(value, ""))


def _strength(entry: Entry) -> int:
    """Tell white lines from thin ones, these from usual ones, and these from thick ones."""
    if isinstance(entry.colour, str) and is_white(entry.colour):
        return 0
    style = styles.LINES.get(entry.value) if isinstance(entry.value, int) else None
    if entry.layer == "cage":
        return 2
    return 1 if style in _THIN else 3 if style == _THICK else 2


def _is_text(entry: Entry) -> bool:
    match entry.value:
        case [str() as text, _, size, *_]:
            return size in _SIZES and bool(text.strip())
        case _:
            return False
