"""What a drawing function gives: pieces, each at its step of the drawing order, and flaws.

The order from bottom to top is that of Penpa+ (``class_square.js``, ``draw``), so that a link
looks here as it does in its editor; our own marks come last.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

from converters.loss import LossKind
from converters.shapes.pen import Piece, Point, element, number, units, written


class Step(IntEnum):
    """When a piece is drawn; within a step the question comes before the answer."""

    BACKGROUND = 0
    GROUND = 1
    FILL = 2
    UNDER = 3
    FRAME_PATH = 4
    THERMO = 5
    ARROW = 6
    WALL = 7
    DIRECTION = 8
    GRID = 9
    POLYGON = 10
    LINE = 11
    EDGE = 12
    DOTS = 13
    PATCH = 14
    OVER = 15
    CAGE = 16
    LABEL = 17
    FOREGROUND = 18
    MARK_FILL = 19
    MARK_LINE = 20
    MARK_SYMBOL = 21
    MARK_LABEL = 22


class Drawn(NamedTuple):
    """A piece at its step."""

    step: Step
    piece: Piece


class Stamp(NamedTuple):
    """Pieces around the origin that are put at a place, turned by degrees and scaled."""

    step: Step
    text: str
    at: Point
    angle: float = 0.0
    scale: float = 1.0


class Flaw(NamedTuple):
    """Something that could not be drawn as it should."""

    kind: LossKind
    what: str


Result: TypeAlias = Drawn | Stamp | Flaw


def missing(what: str) -> Flaw:
    """Say that something is not in the picture, or only as a question mark."""
    return Flaw(LossKind.NOT_EXPRESSIBLE, what)


def changed(what: str) -> Flaw:
    """Say that something looks a little different."""
    return Flaw(LossKind.APPROXIMATED, what)


_SHORT: Final = 60


def assembled(items: Iterable[Drawn | Stamp]) -> Iterator[str]:
    """Write everything in drawing order; a stamp that is used again is defined once.

    Its id follows from its content, so that several pictures in one page cannot mix theirs up.
    """
    ordered = sorted(items, key=lambda item: item.step)
    seen: set[str] = set()
    repeated: dict[str, str] = {}
    for item in ordered:
        if isinstance(item, Stamp) and len(item.text) > _SHORT:
            if item.text in seen:
                repeated.setdefault(item.text, _id(item.text))
            seen.add(item.text)
    if repeated:
        yield element(
            "defs",
            (),
            "".join(element("g", (("id", key),), text) for text, key in repeated.items()),
        )
    yield from written(_piece(item, repeated) for item in ordered)


def _piece(item: Drawn | Stamp, repeated: dict[str, str]) -> Piece:
    if isinstance(item, Drawn):
        return item.piece
    key = repeated.get(item.text)
    if key is None:
        return Piece("elements", (), element("g", (("transform", _move(item)),), item.text))
    if item.angle or item.scale != 1:
        return Piece("elements", (), _use(key, ("transform", _move(item))))
    x, y = item.at
    return Piece("elements", (), _use(key, ("x", units(x)), ("y", units(y))))


def _use(key: str, *place: tuple[str, str]) -> str:
    return element("use", (("href", f"#{key}"), *place))


def _move(item: Stamp) -> str:
    move = f"translate({units(item.at[0])} {units(item.at[1])})"
    turn = f"rotate({number(item.angle)})" if item.angle else ""
    return move + turn + (f"scale({item.scale:.3g})" if item.scale != 1 else "")


def _id(text: str) -> str:
    return "s" + sha256(text.encode()).hexdigest()[:10]
