"""What an element's format says beyond the model: the line attributes SVG knows are drawn.

All else that would be seen is listed, so that nothing of a link is dropped silently.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from converters.codec.js_json import JsonValue, parse
from converters.drawing import Paint
from converters.errors import PenpadError, shown
from converters.formats.svg.pen import Look
from converters.formats.svg.sheet import Flaw, changed

_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "fill-rule": ("evenodd", "nonzero"),
}
_NUMBERS: Final = ("stroke-dasharray", "stroke-dashoffset", "stroke-width")
_LENGTHS: Final = re.compile(
    r"-?[0-9]{1,4}(\.[0-9]{1,4})?([ ,]{1,2}[0-9]{1,4}(\.[0-9]{1,4})?){0,19}"
)
_TEXTS: Final = ("dominant-baseline", "text-anchor")
_READ: Final = frozenset((*_CHOICES, *_NUMBERS, *_TEXTS, "d", "outline", "roundedRadius"))
_UNSEEN: Final = frozenset(
    (
        *("class", "role", "id", "type", "unique", "sum", "cageValue", "mode", "penpad-list"),
        *("shape-rendering", "vector-effect", "pathLength"),
    )
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
        known = text in _CHOICES.get(key, ()) or (key in _NUMBERS and _LENGTHS.fullmatch(text))
        if known:
            look = (*look, (key, text))
    return look


def unread(paint: Paint, read: frozenset[str] = frozenset()) -> Iterator[Flaw]:
    """List what a format says that is not drawn, but for what an element reads of it by itself."""
    for key, _ in paint.extra:
        if key not in _READ | _UNSEEN | read:
            yield changed(f"{shown(key)}, known to its own format only")


def overlaid(look: Look, more: Look) -> Look:
    """Give a look with some of its attributes replaced or added."""
    return tuple({**dict(look), **dict(more)}.items())
