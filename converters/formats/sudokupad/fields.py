"""The fields of one item of a document: narrowed, in our units, the unknown ones kept as text.

Lengths and positions are rounded to nine decimals both ways, so that what is written reads back
as the same number.
"""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from converters.codec.js_json import JsonValue, as_list, as_number, dump, parse
from converters.drawing import Extra
from converters.errors import LinkError
from converters.formats.sudokupad.colours import colour
from converters.lattice import SquareLattice
from converters.site import Kind, Spot

Item: TypeAlias = dict[str, JsonValue]

PIXELS: Final = 64
"""Pixels a cell side."""
ANSWER: Final = "penpad-answer"
"""The class name of what a solver has drawn."""
HOLE: Final = "penpad-hole"
"""The role of a white box over a cell that is not in play."""
FARTHEST: Final = 10**6
"""Cell sides from the corner past which nothing is looked at."""

_DECIMALS: Final = 9
_PLANE: Final = SquareLattice(1, 1)
_INNER: Final = {
    _PLANE.spot(*_PLANE.xy(site))[1:]: site
    for kind in (Kind.CORNER, Kind.SIDE)
    for site in _PLANE.sites(kind)
}
"""Offsets from a cell's centre, and the spots of the cell they lead to."""
_LONGEST_NUMBER: Final = 40


def rounded(number: float) -> float:
    """Give a number as documents and drawings share it; whole ones as whole numbers."""
    short = round(number, _DECIMALS)
    return int(short) if isinstance(short, float) and short.is_integer() else short


def length(item: Mapping[str, JsonValue], key: str, where: str) -> float | None:
    """Give a number field, also one spelled as a text; None if it is absent or null.

    Raises:
        LinkError: If it is something else, or beyond every board.
    """
    value = item.get(key)
    if value is None:
        return None
    return _bounded(_number(value, f"{where}.{key}"), f"{where}.{key}")


def text(item: Mapping[str, JsonValue], key: str, where: str) -> str:
    """Give a text field, also one spelled as a number; empty if it is absent or null.

    Raises:
        LinkError: If it is a list or an object.
    """
    value = item.get(key)
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if type(value) is int:  # by far the commonest, and no boolean
        return str(value)
    if isinstance(value, list | dict):
        raise LinkError(
            where=f"{where}.{key}",
            found="a list" if isinstance(value, list) else "an object",
            want="a text",
            hint="was the link edited by hand?",
        )
    return dump(value)


def tint(item: Mapping[str, JsonValue], key: str, where: str) -> str | None:
    """Give a colour field in our spelling; None if nothing of it is seen.

    Raises:
        LinkError: If it is a list or an object.
    """
    return colour(text(item, key, where))


def seen(item: Mapping[str, JsonValue], key: str, where: str) -> str | None:
    """Give a colour field; ``none`` if it says that nothing is seen, None if it says nothing.

    Raises:
        LinkError: If it is a list or an object.
    """
    return tint(item, key, where) or ("none" if text(item, key, where).strip() else None)


def unseen(css: str) -> str:
    """Spell a colour so that ``none`` is one as well."""
    return "#00000000" if css == "none" else css


def spot(value: JsonValue, where: str) -> Spot:
    """Give the place of a ``[row, column]`` pair.

    Raises:
        LinkError: If it is no pair of numbers, or beyond every board.
    """
    pair = as_list(value, where=where)
    if len(pair) < 2:  # noqa: PLR2004 - a pair
        raise LinkError(
            where=where,
            found=f"a list of {len(pair)}",
            want="[row, column]",
            hint="was the link edited by hand?",
        )
    row, col = (_bounded(_number(part, where), where) for part in pair[:2])
    return _PLANE.spot(col, row)


def inner(at: Spot) -> Spot:
    """Give the corner or side spot of a cell that a spot lies on exactly, or else the spot."""
    found = _INNER.get((at.dx, at.dy)) if at.site.kind is Kind.CELL else None
    return at if found is None else Spot(found._replace(row=at.site.row, col=at.site.col))


def place(at: Spot) -> list[JsonValue]:
    """Give the ``[row, column]`` pair of a spot; the inverse of `spot`."""
    x, y = _PLANE.point(at)
    return [rounded(y), rounded(x)]


def extra_of(item: Mapping[str, JsonValue], known: Iterable[str]) -> Extra:
    """Give the fields that are not known, as (name, JSON text), in their order."""
    names = frozenset(known)
    return tuple((key, dump(value)) for key, value in item.items() if key not in names)


def with_extra(item: Item, extra: Extra) -> Item:
    """Give an item with its unknown fields back in it."""
    return {**item, **{key: parse(value, where=key) for key, value in extra}}


def without_answer(item: Mapping[str, JsonValue]) -> Item:
    """Give an item without the class name that marks a solver's drawing."""
    if not is_answer(item):
        return dict(item)
    names = str(item["class"]).replace(ANSWER, "", 1).strip()
    fields: Item = {**item, "class": names}
    if not names:
        del fields["class"]
    return fields


def is_answer(item: Mapping[str, JsonValue]) -> bool:
    """Tell whether an item is marked as drawn by a solver."""
    names = item.get("class")
    return isinstance(names, str) and ANSWER in names.split()


def as_answer(item: Item) -> Item:
    """Mark an item as drawn by a solver."""
    names = item.get("class")
    return {**item, "class": f"{ANSWER} {names}" if isinstance(names, str) else ANSWER}


def _number(value: JsonValue, where: str) -> float:
    if isinstance(value, str) and len(value) < _LONGEST_NUMBER:
        try:
            return float(value)
        except ValueError:
            pass
    return as_number(value, where=where)


def _bounded(number: float, where: str) -> float:
    if abs(number) <= FARTHEST:  # false for NaN as well
        return rounded(number)
    raise LinkError(
        where=where,
        found="a number beyond every board",
        want=f"at most {FARTHEST}",
        hint="was the link edited by hand?",
    )
