"""One layer set of a Penpa+ text (``pu_q`` or ``pu_a``) with all that is needed to read it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from converters.codec.js_json import JsonValue, dump
from converters.drawing import PLAIN, Paint
from converters.errors import ascii_safe, shown
from converters.formats.penpa.points import Numbering
from converters.lattice import Lattice, SquareLattice
from converters.loss import Loss, LossKind
from converters.site import Site, Spot

_POINT: Final = re.compile(r"[0-9]{1,9}", re.ASCII)
_SHOWN: Final = 40

Version = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A layer set.

    Attributes:
        name: ``pu_q`` or ``pu_a``.
        layers: What it holds, by layer.
        colours: Custom colours by layer, if they are switched on.
        at: The lattice.
        version: Of the editor the puzzle was made with; it selects quirks.
        seen: The places of keys looked up before, since most cells hold several things.
    """

    name: str
    layers: Mapping[str, JsonValue]
    colours: Mapping[str, JsonValue]
    at: Numbering
    version: Version
    seen: dict[str, Spot | None] = field(default_factory=dict[str, Spot | None], compare=False)

    def entries(self, layer: str) -> Mapping[str, JsonValue]:
        """Give the entries of a layer keyed by points; nothing if it is no object."""
        found = self.layers.get(layer)
        return found if isinstance(found, dict) else {}

    def items(self, layer: str) -> Sequence[JsonValue]:
        """Give the entries of a list layer; nothing if it is no list."""
        found = self.layers.get(layer)
        return found if isinstance(found, list) else ()

    def spot(self, key: JsonValue) -> Spot | None:
        """Give the place of a point key; None if there is no such point."""
        name = key if isinstance(key, str) else str(point_of(key))
        if name not in self.seen:
            point = point_of(key)
            site = None if point is None else self.at.site(point)
            self.seen[name] = None if site is None else Spot(site)
        return self.seen[name]

    def size(self) -> int:
        """Give how many entries and points of figures there are."""
        return sum(
            len(layer) + sum(len(item) for item in layer if isinstance(item, list))
            for layer in self.layers.values()
            if isinstance(layer, dict | list)
        )

    def colour(self, layer: str, key: str | int) -> JsonValue:
        """Give the custom colour of an entry; None if it has none."""
        found = self.colours.get(layer)
        if isinstance(found, dict) and isinstance(key, str):
            return found.get(key)
        if isinstance(found, list) and isinstance(key, int) and key < len(found):
            return found[key]
        return None

    def css(self, layer: str, key: str | int) -> str | None:
        """Give the one custom colour of an entry as CSS; None if it has none that is drawn."""
        return as_css(self.colour(layer, key))

    def stroke(self, layer: str, key: str | int) -> Paint:
        """Give the paint of a line with its custom colour."""
        colour = self.css(layer, key)
        return Paint(stroke=colour) if colour else PLAIN

    def loss(self, layer: str, key: str | int, what: str, site: Site | None = None) -> Loss:
        """Say that an entry is not understood."""
        path = f"{self.name}.{layer}.{ascii_safe(str(key)[:_SHOWN])}"
        return Loss(LossKind.NOT_UNDERSTOOD, path, what, site, own_name(self.at.lattice, site))

    def unseen(self, layer: str, key: str | int, what: str, site: Site | None = None) -> Loss:
        """Say that an entry is left out because the editor shows nothing of it."""
        found = self.loss(layer, key, f"{what}, of which nothing is shown", site)
        return replace(found, kind=LossKind.APPROXIMATED)


def own_name(lattice: Lattice, site: Site | None) -> str:
    """Give a place's name for a loss; empty on square boards, whose names need no lattice."""
    square = site is None or isinstance(lattice, SquareLattice)
    return "" if site is None or square else lattice.label(site)


def as_css(value: JsonValue) -> str | None:
    """Give a custom colour as CSS; anything but a text is none to the editor either."""
    return value if isinstance(value, str) and value else None


def point_of(key: JsonValue) -> int | None:
    """Give the id that a key or list entry names; None if it is none."""
    if isinstance(key, bool):
        return None
    if isinstance(key, int):
        return key if 0 <= key < 10**9 else None
    if isinstance(key, str) and _POINT.fullmatch(key):
        return int(key)
    return None


def whole(value: JsonValue) -> int | None:
    """Give a whole number; None for anything else, truth values among it."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return int(value) if value == value // 1 else None


def named(table: Mapping[int, str], value: JsonValue) -> str | None:
    """Give the name of a code; None if it is no code of the table."""
    code = value if type(value) is int else whole(value)
    return None if code is None else table.get(code)


def brief(value: JsonValue) -> str:
    """Give a value from a document in a few words, for a loss."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list) and len(value) > _SHOWN // 4:
        return "a list"
    if isinstance(value, str):
        return shown(value)
    text = dump(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
