"""What an element's format says beyond the model of how its lines look, checked one by one."""

import re
from contextlib import suppress
from typing import Final

from converters.codec.js_json import JsonValue, parse
from converters.drawing import Paint
from converters.errors import PenpadError
from converters.shapes.pen import Look

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "fill-rule": ("evenodd", "nonzero"),
}
NUMBERS: Final = ("stroke-dasharray", "stroke-dashoffset", "stroke-width")
_LENGTHS: Final = re.compile(
    r"-?[0-9]{1,4}(\.[0-9]{1,4})?([ ,]{1,2}[0-9]{1,4}(\.[0-9]{1,4})?){0,19}"
)
_LONGEST: Final = 200_000


def extra(paint: Paint, key: str) -> JsonValue:
    """Give what a format says under a name; None if it says nothing that can be read."""
    text = dict(paint.extra).get(key, "")
    if text and len(text) <= _LONGEST:
        with suppress(PenpadError):
            return parse(text)
    return None


def line_attributes(paint: Paint) -> Look:
    """Give the SVG attributes of lines that an element brings along, checked one by one."""
    look: Look = ()
    for key, _ in paint.extra:
        value = extra(paint, key)
        text = f"{value:g}" if isinstance(value, int | float) else str(value or "").strip()
        known = text in CHOICES.get(key, ()) or (key in NUMBERS and _LENGTHS.fullmatch(text))
        if known:
            look = (*look, (key, text))
    return look


def overlaid(look: Look, more: Look) -> Look:
    """Give a look with some of its attributes replaced or added."""
    return tuple({**dict(look), **dict(more)}.items())
