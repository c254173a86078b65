"""The symbols of a grid type, row by row: family and value, and what that looks like.

A symbol is stored as a family and a value. For most families the value is a number; for a few it
is a list of 0 and 1, one for each of its parts. Directions are those of the unturned board.

Widths are in cell sides. A polygon's is its side (square, triangle) or its widest (diamond,
hexagon). Families that draw nothing for a value do not have it.

Source: Penpa+ ``class_square.js``, ``draw_symbol_select`` and what it calls; for the other grid
types see `ways`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.formats.penpa.ways import FOUR, WAYS, Ways, Words


class Look(NamedTuple):
    """What a symbol looks like."""

    shape: str
    style: str = ""
    toward: tuple[str, ...] = ()
    width: float = 0.0


_CORNERS: Final = ("down-left", "up-left", "up-right", "down-right")
_BACKSLASH: Final = ("down-right", "up-left")
_SLASH: Final = ("down-left", "up-right")
_NINE: Final = (
    *("up-left", "up", "up-right"),
    *("left", "centre", "right"),
    *("down-left", "down", "down-right"),
)
_SEVEN: Final = (
    *("top", "upper-left", "upper-right", "middle"),
    *("lower-left", "lower-right", "bottom"),
)

ROUND_STYLES: Final[Mapping[int, str]] = MappingProxyType(
    {
        1: "white",
        2: "black",
        3: "light-grey",
        4: "dashed",
        5: "grey",
        6: "white-grey-rim",
        7: "white-no-rim",
        8: "white-thick-rim",
        9: "grey-thick-rim",
        10: "white-black-rim",
        11: "red",
        12: "green",
        13: "hollow",
    }
)
"""The looks of circles and polygons; circles have ``double`` as well."""

SIZED: Final[Mapping[str, tuple[str, float]]] = MappingProxyType(
    {
        "circle_L": ("circle", 0.86),
        "circle_M": ("circle", 0.7),
        "circle_S": ("circle", 0.44),
        "circle_SS": ("circle", 0.26),
        "square_LL": ("square", 1.0),
        "square_L": ("square", 0.8),
        "square_M": ("square", 0.7),
        "square_S": ("square", 0.44),
        "square_SS": ("square", 0.26),
        "diamond_L": ("diamond", 0.86),
        "diamond_M": ("diamond", 0.7),
        "diamond_S": ("diamond", 0.44),
        "diamond_SS": ("diamond", 0.26),
        **{
            f"tri{way}_{size}": (f"triangle-{way}", width)
            for way in ("up", "down", "left", "right")
            for size, width in (("L", 0.87), ("M", 0.69), ("S", 0.43), ("SS", 0.28))
        },
        **{
            f"hex{way}_{size}": (f"hexagon-{way}", width)
            for way in ("point", "flat")
            for size, width in (("LL", 0.96), ("L", 0.8), ("M", 0.6), ("S", 0.4), ("SS", 0.26))
        },
    }
)
_OTHER_WIDTHS: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {
        "tri": {
            **{"circle_L": 0.5, "circle_M": 0.4, "circle_S": 0.26, "circle_SS": 0.2},
            **{"square_LL": 0.71, "square_L": 0.57, "square_M": 0.42},
            **{"square_S": 0.31, "square_SS": 0.18},
            **{"diamond_M": 0.5, "diamond_S": 0.34, "diamond_SS": 0.22},
        },
        "hex": {
            **{"square_LL": 0.71, "square_L": 0.57, "square_M": 0.49},
            **{"square_S": 0.31, "square_SS": 0.18},
            **{
                f"hex{way}_{size}": width
                for way in ("point", "flat")
                for size, width in (("LL", 1.16), ("L", 0.86), ("M", 0.7), ("S", 0.44))
            },
        },
    }
)
"""Grid types on which they are larger or smaller."""

_COLOURED: Final = (("B", "black"), ("G", "grey"), ("W", "white"))

_OX: Final = (
    *("ring", "triangle", "box", "x", "backslash"),
    *("slash", "big-x", "dot", "x-in-ring"),
)
_DASHES: Final = (
    *("horizontal", "vertical", "backslash", "slash"),
    *("plus", "x", "equals-rising", "equals-falling"),
)
_MATH: Final = (
    *("infinity", "plus", "minus", "times", "asterisk"),
    *("divided", "equals", "not-equal", "at-most", "at-least"),
)
_FRAME_LINES: Final = ("grey-short-dash", "grey-dash", "black", "black-dash")
_BOXES: Final = ("2x1", "1x2", "3x1", "1x3")
_ARROWS: Final = (
    *(("arrow_B", "thick-arrow"), ("arrow_N", "arrow"), ("arrow_tri", "arrow-triangle")),
)

_TEN: Final = 10

Row = tuple[tuple[str, int], Look]


def _numbered(family: str, first: int, looks: Iterable[Look]) -> Iterator[Row]:
    for value, look in enumerate(looks, first):
        yield (family, value), look


def _pointing(family: str, first: int, look: Look, words: Iterable[str]) -> Iterator[Row]:
    return _numbered(family, first, (look._replace(toward=(word,)) for word in words))


def _rows(grid: str, ways: Ways) -> Iterator[Row]:
    yield from _sized_rows(_OTHER_WIDTHS.get(grid, {}))
    yield from _sign_rows(ways)
    yield from _arrow_rows(ways)
    yield from _ship_rows(ways)
    yield from _puzzle_rows(ways)
    yield from _picture_rows()


def _sized_rows(others: Mapping[str, float]) -> Iterator[Row]:
    for family, (shape, usual) in SIZED.items():
        width = others.get(family, usual)
        if shape == "circle":
            yield (family, 0), Look(shape, "double", (), width)
        for value, style in ROUND_STYLES.items():
            yield (family, value), Look(shape, style, (), width)


def _sign_rows(ways: Ways) -> Iterator[Row]:
    for family, style in (("ox_B", "black"), ("ox_E", "green"), ("ox_G", "grey")):
        yield from _numbered(family, 1, (Look(shape, style) for shape in _OX))
    yield from _numbered("line", 1, (Look("dash", style) for style in _DASHES))
    for family, style in (("math", "black"), ("math_G", "green")):
        yield from _numbered(family, 1, (Look(shape, style) for shape in _MATH[:-1]))
        yield (family, 0), Look(_MATH[-1], style)
    yield from _pointing("inequality", 1, Look("inequality"), ways.inequality)
    slim = len(ways.inequality) + 1
    yield from _pointing("inequality", slim, Look("inequality-slim"), ways.slim)
    for first, slope in ((1, _SLASH), (5, _BACKSLASH)):
        looks = (Look("frame-dash", style, slope) for style in _FRAME_LINES)
        yield from _numbered("frameline", first, looks)
    yield ("frameline", 9), Look("frame-dash", "double", _SLASH)
    yield ("frameline", 0), Look("frame-dash", "double", _BACKSLASH)
    for code, style in _COLOURED:
        for value, shape in enumerate(("bar", "bar-thick")):
            yield (f"bars_{code}", 2 * value + 1), Look(shape, style, ("down", "up"))
            yield (f"bars_{code}", 2 * value + 2), Look(shape, style, ("right", "left"))


def _arrow_rows(ways: Ways) -> Iterator[Row]:
    for family, shape in _ARROWS:
        for code, style in _COLOURED:
            yield from _pointing(f"{family}_{code}", 1, Look(shape, style), ways.arrows)
    yield from _pointing("arrow_S", 1, Look("arrow-small"), ways.arrows)
    yield from _pointing("arrow_Short", 1, Look("arrow-short"), ways.arrows)
    yield from _pointing("arrow_GP", 1, Look("arrow-fletched"), ways.fletched)
    yield from _pointing("arrow_GP_C", 1, Look("arrow-fletched-on-disc"), ways.fletched)


def _ship_rows(ways: Ways) -> Iterator[Row]:
    for code, style in _COLOURED:
        family = f"battleship_{code}"
        yield (family, 1), Look("ship-single", style)
        middles = (Look("ship-middle", style, ends) for ends in ways.middles)
        yield from _numbered(family, 2, middles)
        first = 2 + len(ways.middles)
        # The tenth value is 0.
        for value, way in enumerate(ways.tips, first):
            yield (family, value % _TEN), Look("ship-end", style, (way,))
        if ways.tips == FOUR:
            yield (family, 7), Look("water", style)
            yield (family, 8), Look("ship-dot", style)
        yield from _pointing(f"{family}+", 1, Look("ship-corner", style), _CORNERS)


def _puzzle_rows(ways: Ways) -> Iterator[Row]:
    corners = ("up-left", "down-left", "down-right", "up-right")
    # The grey ones go on from where the black ones would: 6 is in the corner of 2.
    for first, style, whole, words in (
        (1, "black", 5, corners),
        (6, "grey", 0, (*corners[1:], corners[0])),
    ):
        yield from _pointing("tri", first, Look("corner-triangle", style), words)
        yield ("tri", whole), Look("full-square", style)
    for first, style in ((1, "black"), (3, "light-grey"), (5, "white")):
        yield ("kakuro", first), Look("kakuro", style, ways.split)
        yield ("kakuro", first + 1), Look("kakuro", style)
    yield from _numbered("tents", 1, map(Look, ("tree", "tent", "fish", "water")))
    yield ("star", 0), Look("x", "star")
    for first, shape in ((1, "star"), (4, "star-four"), (7, "star-diagonal")):
        looks = (Look(shape, style) for style in ("white", "black", "grey"))
        yield from _numbered("star", first, looks)
    compasses = (Look("compass"), Look("compass-small"), Look("compass", "white"))
    yield from _numbered("compass", 1, compasses)
    shapes = ("angle-triangle", "angle-square", "angle-pentagon", "angle-x")
    yield from _numbered("angleloop", 1, map(Look, shapes))
    for value, way in ways.firefly.items():
        yield ("firefly", value), Look("firefly", "", (way,) if way else ())
    yield from _pointing("arc", 1, Look("arc"), _CORNERS)
    yield ("arc", 5), Look("arc-line", "", _BACKSLASH)
    yield ("arc", 6), Look("arc-line", "", _SLASH)


def _picture_rows() -> Iterator[Row]:
    yield from _numbered("sun_moon", 1, map(Look, ("sun", "moon", "bulb", "mine", "mines")))
    yield from _pointing("pencils", 1, Look("pencil"), FOUR)
    counts = (Look("slovak", style) for style in ("1", "2", "3", "4", "?"))
    yield from _numbered("slovak", 1, counts)
    yield from _numbered("pills", 1, (Look(f"pills-{count}") for count in range(1, 6)))
    big = map(Look, ("checkered-square", "big-circle", "big-diamond"))
    yield from _numbered("sudokuetc", 1, big)
    yield from _numbered("sudokuetc", 4, (Look("rounded-box", size) for size in _BOXES))
    yield from _numbered("sudokumore", 1, (Look("pill", size) for size in _BOXES))
    yield ("sudokumore", 5), Look("pill", "1x1")
    yield from _numbered("darts", 1, (Look("darts", str(rings)) for rings in range(1, 5)))
    yield ("spans", 1), Look("octagon")
    yield ("neighbors", 1), Look("framed-square")


@cache
def values_of(grid: str) -> Mapping[tuple[str, int], Look]:
    """Give what each value of each family looks like on a grid type; values are whole numbers."""
    ways = WAYS[grid]
    return MappingProxyType(
        {
            code: look
            for code, look in _rows(grid, ways)
            if code[0] not in ways.absent and code not in ways.cut
        }
    )


@cache
def flags_of(grid: str) -> Mapping[str, tuple[Look, Words]]:
    """Give, for families whose value is a list, the look without parts, and the parts in order."""
    ways = WAYS[grid]
    parts = {**_flags(ways), **_PLAIN_FLAGS}
    return MappingProxyType({name: row for name, row in parts.items() if name not in ways.absent})


def _flags(ways: Ways) -> Mapping[str, tuple[Look, Words]]:
    return {
        "cross": (Look("half-lines"), ways.cross),
        "arrow_cross": (Look("arrow-cross"), ways.arrow_cross),
        "arrow_eight": (Look("arrow-rim"), ways.rim),
    }


_PLAIN_FLAGS: Final[Mapping[str, tuple[Look, Words]]] = MappingProxyType(
    {
        "arrow_fourtip": (Look("arrow-tips"), FOUR),
        **{
            f"arrow_fouredge_{code}": (
                Look("arrow-sides", style),
                (
                    *("up>right", "right>down", "down>left", "left>up"),
                    *("up>left", "right>up", "down>right", "left>down"),
                ),
            )
            for code, style in (("B", "black"), ("G", "grey"), ("E", "green"))
        },
        "degital": (Look("digital"), _SEVEN),
        "degital_B": (Look("digital", "black"), _SEVEN),
        "degital_G": (Look("digital", "grey"), _SEVEN),
        "degital_E": (Look("digital", "green"), _SEVEN),
        "degital_f": (Look("digital", "framed"), _SEVEN),
        "dice": (Look("dice"), _NINE),
        "polyomino": (Look("polyomino"), _NINE),
        "polyhex": (
            Look("polyhex"),
            ("up-left", "up-right", "left", "centre", "right", "down-left", "down-right"),
        ),
    }
)
"""The families whose parts are the same on all boards."""
