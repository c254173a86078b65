"""Every symbol of Penpa+ under our names: what shape, which look of it, where it points.

`symbol_rows` has the symbols of each grid type as on an unturned board; `spins` tells which of
them turn along with it. A board's `Turn` says what grid type it is and how it is turned.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from converters.codec.js_json import JsonValue
from converters.formats.penpa.spins import in_order, spin_of
from converters.formats.penpa.symbol_rows import SIZED, Look, flags_of, values_of
from converters.formats.penpa.turns import Turn
from converters.formats.penpa.ways import WAYS

VALUES: Final[Mapping[tuple[str, int], Look]] = values_of("square")
"""(family, value) → look, on square boards."""

FLAGS: Final = flags_of("square")
"""Family → look without directions, and the part that each flag of its list shows, there."""


def look(family: str, value: JsonValue, turn: Turn) -> Look | None:
    """Give what a symbol looks like on a board; None if the editor knows no such thing there.

    Args:
        family: The name in the link.
        value: A whole number, or a list of 0 and 1.
        turn: What the board is, and how it is turned.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return _numbered(family, value, turn)
    flags = flags_of(turn.grid).get(family)
    if flags is None or not isinstance(value, list) or len(value) > len(flags[1]):
        return None
    shown = [part for part, flag in zip(flags[1], value, strict=False) if flag == 1]
    return flags[0]._replace(toward=spin_of(family, None, turn).words(shown, turn))


def is_blank(family: JsonValue, value: JsonValue, turn: Turn) -> bool:
    """Tell whether the editor is known to show nothing of a symbol on a board.

    Any key typed with a symbol chosen is stored, also one that the symbol has no form for.

    Source: the values 0 to 12 of every family, drawn by Penpa+ on every grid type. With 0 polygons
    take what was drawn before them, and darts have rings for any value.
    """
    if not isinstance(family, str) or not isinstance(value, int) or isinstance(value, bool):
        return False
    if not 0 <= value <= _TRIED or family == _ALWAYS_SEEN or (value == 0 and family in SIZED):
        return False
    return family in _numbered_families() and look(family, value, turn) is None


_TRIED: Final = 12
_ALWAYS_SEEN: Final = "darts"


@cache
def _numbered_families() -> frozenset[str]:
    """Give the families whose value is a number on any grid type."""
    return frozenset(family for grid in WAYS for family, _ in values_of(grid))


# A pure function's memo: most boards show a few symbols many times.
@lru_cache(maxsize=2048)
def _numbered(family: str, value: int, turn: Turn) -> Look | None:
    found = values_of(turn.grid).get((family, value))
    spin = spin_of(family, value, turn)
    return found and found._replace(toward=spin.words(found.toward, turn))


def code(seen: Look, turn: Turn) -> tuple[JsonValue, str] | None:
    """Give value and family of a look on a board; None if Penpa+ has no such symbol there."""
    for family in _families(turn.grid).get((seen.shape, seen.style, seen.width), ()):
        if family in flags_of(turn.grid):
            flags = _flags(family, seen, turn)
            if flags is not None:
                return flags, family
            continue
        value = _codes(turn).get((family, seen._replace(toward=in_order(seen.toward, turn.grid))))
        if value is not None:
            return value, family
    return None


def looks_of(shape: str, grid: str = "square") -> tuple[Look, ...]:
    """Give all looks of a shape on a grid type, in no particular direction."""
    return tuple(
        Look(shape, style, (), width) for name, style, width in _families(grid) if name == shape
    )


def _flags(family: str, seen: Look, turn: Turn) -> list[JsonValue] | None:
    """Give the list of a symbol's parts; None if it has others."""
    parts = flags_of(turn.grid)[family][1]
    spin = spin_of(family, None, turn)
    names = {spin.words((part,), turn)[0]: place for place, part in enumerate(parts)}
    if not set(seen.toward) <= set(names):
        return None
    shown = {names[word] for word in seen.toward}
    return [int(place in shown) for place in range(len(parts))]


@cache
def _codes(turn: Turn) -> Mapping[tuple[str, Look], int]:
    """Give the value of each family's looks on a board; of two that look alike, the first."""
    return MappingProxyType(
        {
            (
                family,
                seen._replace(toward=spin_of(family, value, turn).words(seen.toward, turn)),
            ): value
            for (family, value), seen in reversed(tuple(values_of(turn.grid).items()))
        }
    )


@cache
def _families(grid: str) -> Mapping[tuple[str, str, float], tuple[str, ...]]:
    """Give the families that have a look, whatever its direction."""
    found: dict[tuple[str, str, float], dict[str, None]] = {}
    looks = [*((name, seen) for (name, _), seen in values_of(grid).items())]
    looks += [(name, seen) for name, (seen, _) in flags_of(grid).items()]
    for name, seen in looks:
        found.setdefault((seen.shape, seen.style, seen.width), {})[name] = None
    return MappingProxyType({key: tuple(names) for key, names in found.items()})


__all__ = ["FLAGS", "SIZED", "VALUES", "Look", "code", "is_blank", "look", "looks_of"]
