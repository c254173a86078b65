"""Texts without halves of characters.

An emoji is two units of UTF-16, and an editor that counts units may cut one in half. Such a half
can stand in the text of a script and in JSON, but never in UTF-8 or XML.
"""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Final, TypeVar, cast

from converters.drawing import Drawing, Element, Meta, first_spot
from converters.loss import Loss, LossKind, Lossy

T = TypeVar("T")
_HALF: Final = re.compile("[\ud800-\udfff]")
_REPLACEMENT: Final = "\ufffd"
_LAYERS: Final = ("question", "answer", "key")
_TEXTS: Final = ("title", "author", "rules", "source", "message", "tags")


def mended(drawing: Drawing) -> Lossy[Drawing]:
    """Give a drawing with a replacement character for each half of one, and name each place."""
    losses = (*_in_meta(drawing.meta), *_in_layers(drawing))
    if not losses:
        return Lossy(drawing)
    whole = replace(
        drawing,
        question=_mended(drawing.question),
        answer=_mended(drawing.answer),
        key=_mended(drawing.key),
        meta=_mended(drawing.meta),
    )
    return Lossy(whole, losses)


def _in_meta(meta: Meta) -> Iterator[Loss]:
    for name in _TEXTS:
        if _is_torn(getattr(meta, name)):
            yield _loss(f"meta.{name}", f"half a character in the {name}")


def _in_layers(drawing: Drawing) -> Iterator[Loss]:
    for layer in _LAYERS:
        elements: tuple[Element, ...] = getattr(drawing, layer)
        for index, element in enumerate(elements):
            if _is_torn(element):
                what = f"half a character in a {type(element).__name__.lower()}"
                spot = first_spot(element)
                loss = _loss(f"{layer}.{index}", what)
                yield replace(loss, site=spot.site) if spot else loss


def _loss(path: str, what: str) -> Loss:
    return Loss(LossKind.APPROXIMATED, path, f"{what}, now {_REPLACEMENT}")


def _is_torn(value: object) -> bool:
    if isinstance(value, str):
        return bool(_HALF.search(value))
    if isinstance(value, tuple):
        return any(map(_is_torn, cast("tuple[object, ...]", value)))
    if is_dataclass(value):
        return any(_is_torn(getattr(value, field.name)) for field in fields(value))
    return False


def _mended(value: T) -> T:
    """Give a text, or whatever holds some, without halves; all else is the very same."""
    if not _is_torn(value):
        return value
    whole: object = value
    if isinstance(value, str):
        whole = _HALF.sub(_REPLACEMENT, value)
    elif isinstance(value, tuple):
        whole = tuple(map(_mended, cast("tuple[object, ...]", value)))
    elif is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: _mended(getattr(value, field.name)) for field in fields(value)}
        whole = replace(value, **parts)
    return cast("T", whole)
