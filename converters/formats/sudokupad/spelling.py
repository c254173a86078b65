"""Any element as JSON, whole: what an item stands for that is drawn line by line.

Only what is not as usual is written. Reading is strict: what is not exactly as it would be written
is no element.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from converters.codec.js_json import JsonValue, as_list, as_number, as_object, as_str
from converters.drawing import (
    PLAIN,
    Cage,
    Element,
    Fill,
    Label,
    Paint,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.errors import LinkError
from converters.formats.sudokupad.fields import FARTHEST, Item, inner, place, spot
from converters.formats.sudokupad.groups import pairs, read_cells
from converters.site import Kind, Site, Spot

_Reader: TypeAlias = Callable[[Item, Paint], Element]

SORT: Final = "is"
"""The key of an element's sort."""
_WHERE: Final = "penpad"
_WHOLE: Final = 6
"""Numbers of a spot that its point does not tell."""


def spelled(element: Element) -> Item:
    """Give an element as JSON."""
    item: Item = {SORT: type(element).__name__.lower()}
    for field in fields(element):
        value = getattr(element, field.name)
        if value != field.default and not (field.name == "paint" and value == PLAIN):
            item[field.name] = _json(value)
    return item


def read_spelled(value: JsonValue) -> Element | None:
    """Give the element that JSON spells; None if it is not the spelling of one."""
    if not isinstance(value, dict):
        return None
    try:
        element = _element(value)
    except (LinkError, ValueError):  # no such kind, role or layer
        return None
    return element if element is not None and spelled(element) == value else None


def _json(value: object) -> JsonValue:
    match value:
        case Spot():
            return _place(value)
        case Site():
            return pairs((value,))[0]
        case Paint():
            own = {field.name: getattr(value, field.name) for field in fields(value)}
            return {name: _json(part) for name, part in own.items() if part not in (None, ())}
        case tuple():
            return [_json(part) for part in cast("tuple[object, ...]", value)]
        case StrEnum():
            return value.value
        case None | bool() | int() | float() | str():
            return value
        case _:
            raise TypeError(value)


def _place(at: Spot) -> list[JsonValue]:
    """Give a point, or all of a spot that its point does not tell."""
    if inner(spot(place(at), _WHERE)) == at:
        return place(at)
    return [int(at.site.kind), *at.site[1:], at.dx, at.dy]


def _spot(value: JsonValue) -> Spot:
    numbers = as_list(value, where=_WHERE)
    if len(numbers) != _WHOLE:
        return inner(spot(value, _WHERE))
    kind, row, col, slot, dx, dy = map(_bounded, numbers)
    return Spot(Site(Kind(int(kind)), int(row), int(col), int(slot)), dx, dy)


def _element(item: Item) -> Element | None:
    read = _READERS.get(_text(item, SORT))
    return None if read is None else read(item, _paint(item))


def _fill(item: Item, paint: Paint) -> Fill:
    colours = tuple(_text_or_none(part) for part in _list(item, "colors"))
    return Fill(_spot(item.get("at")), _texts(item, "styles"), colours, paint)


def _stroke(item: Item, paint: Paint) -> Stroke:
    start, end = _spot(item.get("start")), _spot(item.get("end"))
    return Stroke(
        start, end, StrokeLayer(_text(item, "layer")), _text(item, "style", "solid"), paint
    )


def _path(item: Item, paint: Paint) -> Path:
    points = tuple(_spot(point) for point in _list(item, "points"))
    return Path(points, _text(item, "shape"), _text(item, "style"), paint)


def _cage(item: Item, paint: Paint) -> Cage:
    cells = read_cells(item.get("cells"), _WHERE)
    return Cage(cells, _text(item, "kind", "killer"), _text(item, "label"), paint)


def _label(item: Item, paint: Paint) -> Label:
    return Label(
        _spot(item.get("at")),
        _text(item, "text"),
        Role(_text(item, "role", Role.VALUE)),
        _text(item, "style", "black"),
        _text(item, "toward"),
        _text(item, "baseline"),
        _number(item, "angle") or 0.0,
        paint,
    )


def _symbol(item: Item, paint: Paint) -> Symbol:
    width, height, angle = (_number(item, key) or 0.0 for key in ("width", "height", "angle"))
    return Symbol(
        _spot(item.get("at")),
        _text(item, "shape"),
        _text(item, "style"),
        _texts(item, "toward"),
        width,
        height,
        angle,
        over=item.get("over") is True,
        paint=paint,
    )


def _paint(item: Item) -> Paint:
    own = as_object(item.get("paint", {}), where=_WHERE)
    fill, stroke, ink, layer = (
        _text_or_none(own.get(key)) for key in ("fill", "stroke", "ink", "layer")
    )
    width, size, opacity = (_number(own, key) for key in ("width", "size", "opacity"))
    extra = tuple(
        (as_str(name, where=_WHERE), as_str(text, where=_WHERE))
        for name, text in (as_list(row, where=_WHERE) for row in _list(own, "extra"))
    )
    return Paint(fill, stroke, ink, width, size, opacity, layer, extra)


def _list(item: Item, key: str) -> list[JsonValue]:
    return as_list(item.get(key, []), where=_WHERE)


def _text(item: Item, key: str, usual: str = "") -> str:
    return as_str(item.get(key, usual), where=_WHERE)


def _texts(item: Item, key: str) -> tuple[str, ...]:
    return tuple(as_str(part, where=_WHERE) for part in _list(item, key))


def _text_or_none(value: JsonValue) -> str | None:
    return None if value is None else as_str(value, where=_WHERE)


def _number(item: Item, key: str) -> float | None:
    value = item.get(key)
    return None if value is None else _bounded(value)


def _bounded(value: JsonValue) -> float:
    number = as_number(value, where=_WHERE)
    if abs(number) > FARTHEST:
        raise ValueError(number)
    return number


_READERS: Final[Mapping[str, _Reader]] = MappingProxyType(
    {
        "fill": _fill,
        "label": _label,
        "symbol": _symbol,
        "stroke": _stroke,
        "path": _path,
        "cage": _cage,
    }
)
