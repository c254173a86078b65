"""What an element's format says beyond the model and is not drawn: listed, never silent."""

from collections.abc import Iterator
from typing import Final

from converters.drawing import Paint
from converters.errors import shown
from converters.formats.svg.sheet import Flaw, changed
from converters.shapes.attributes import CHOICES, NUMBERS

_TEXTS: Final = ("dominant-baseline", "text-anchor")
_READ: Final = frozenset((*CHOICES, *NUMBERS, *_TEXTS, "d", "outline", "roundedRadius"))
_UNSEEN: Final = frozenset(
    (
        *("class", "role", "id", "type", "unique", "sum", "cageValue", "mode", "penpad-list"),
        *("shape-rendering", "vector-effect", "pathLength"),
    )
)


def unread(paint: Paint, read: frozenset[str] = frozenset()) -> Iterator[Flaw]:
    """List what a format says that is not drawn, but for what an element reads of it by itself."""
    for key, _ in paint.extra:
        if key not in _READ | _UNSEEN | read:
            yield changed(f"{shown(key)}, known to its own format only")
