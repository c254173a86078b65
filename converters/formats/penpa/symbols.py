"""Every symbol of Penpa+ under our names: what shape, which look of it, where it points.

A symbol is stored as a family and a value. For most families the value is a number, and a row of
`VALUES` says what it looks like; for a few it is a list of 0 and 1, and `FLAGS` names its parts.
Directions are those of the unturned board; `SPINS` tells which families turn along with it.

Widths are in cell sides. A polygon's is its side (square, triangle) or its widest (diamond,
hexagon). Families that draw nothing for a value do not have it.

Source: Penpa+ ``class_square.js``, ``draw_symbol_select`` and what it calls.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.formats.penpa.turns import DIRECTIONS, Turn

Version = tuple[int, int, int]


class Look(NamedTuple):
    """What a symbol looks like."""

    shape: str
    style: str = ""
    toward: tuple[str, ...] = ()
    width: float = 0.0


class Spin(NamedTuple):
    """How a family turns with the board.

    Attributes:
        turns: It turns along.
        mirrors: It is mirrored as well.
        pivot: Eighths between the direction that is turned and the one its word names.
    """

    turns: bool = True
    mirrors: bool = True
    pivot: int = 0

    def words(self, words: Iterable[str], turn: Turn) -> tuple[str, ...]:
        """Give the directions as seen on a turned board, in canonical order."""
        if self.turns:
            turn = turn if self.mirrors else turn.unmirrored()
            words = (turn.word(word, self.pivot) for word in words)
        return in_order(words)


def in_order(words: Iterable[str]) -> tuple[str, ...]:
    """Sort directions clockwise from the right; other words stay before or behind as they were."""
    return tuple(sorted(words, key=_rank))


def _rank(word: str) -> tuple[int, ...]:
    return tuple(_RANKS.get(part, 0) for part in word.split(">"))


_RANKS: Final = {word: index for index, word in enumerate(DIRECTIONS)}
_EIGHT: Final = ("left", "up-left", "up", "up-right", "right", "down-right", "down", "down-left")
_FOUR: Final = ("left", "up", "right", "down")
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

Row = tuple[tuple[str, int], Look]


def _numbered(family: str, first: int, looks: Iterable[Look]) -> Iterator[Row]:
    for value, look in enumerate(looks, first):
        yield (family, value), look


def _pointing(family: str, first: int, look: Look, words: Iterable[str]) -> Iterator[Row]:
    return _numbered(family, first, (look._replace(toward=(word,)) for word in words))


def _rows() -> Iterator[Row]:
    yield from _sized_rows()
    yield from _sign_rows()
    yield from _arrow_rows()
    yield from _ship_rows()
    yield from _puzzle_rows()
    yield from _picture_rows()


def _sized_rows() -> Iterator[Row]:
    for family, (shape, width) in SIZED.items():
        if shape == "circle":
            yield (family, 0), Look(shape, "double", (), width)
        for value, style in ROUND_STYLES.items():
            yield (family, value), Look(shape, style, (), width)


def _sign_rows() -> Iterator[Row]:
    for family, style in (("ox_B", "black"), ("ox_E", "green"), ("ox_G", "grey")):
        yield from _numbered(family, 1, (Look(shape, style) for shape in _OX))
    yield from _numbered("line", 1, (Look("dash", style) for style in _DASHES))
    for family, style in (("math", "black"), ("math_G", "green")):
        yield from _numbered(family, 1, (Look(shape, style) for shape in _MATH[:-1]))
        yield (family, 0), Look(_MATH[-1], style)
    yield from _pointing("inequality", 1, Look("inequality"), _FOUR)
    yield from _pointing("inequality", 5, Look("inequality-slim"), _FOUR)
    for first, slope in ((1, _SLASH), (5, _BACKSLASH)):
        looks = (Look("frame-dash", style, slope) for style in _FRAME_LINES)
        yield from _numbered("frameline", first, looks)
    yield ("frameline", 9), Look("frame-dash", "double", _SLASH)
    yield ("frameline", 0), Look("frame-dash", "double", _BACKSLASH)
    for code, style in _COLOURED:
        for value, shape in enumerate(("bar", "bar-thick")):
            yield (f"bars_{code}", 2 * value + 1), Look(shape, style, ("down", "up"))
            yield (f"bars_{code}", 2 * value + 2), Look(shape, style, ("right", "left"))


def _arrow_rows() -> Iterator[Row]:
    for family, shape in _ARROWS:
        for code, style in _COLOURED:
            yield from _pointing(f"{family}_{code}", 1, Look(shape, style), _EIGHT)
    yield from _pointing("arrow_S", 1, Look("arrow-small"), _EIGHT)
    yield from _pointing("arrow_Short", 1, Look("arrow-short"), _EIGHT)
    yield from _pointing("arrow_GP", 1, Look("arrow-fletched"), _EIGHT)
    yield from _pointing("arrow_GP_C", 1, Look("arrow-fletched-on-disc"), _EIGHT)


def _ship_rows() -> Iterator[Row]:
    for code, style in _COLOURED:
        family = f"battleship_{code}"
        yield (family, 1), Look("ship-single", style)
        yield (family, 2), Look("ship-middle", style)
        yield from _pointing(family, 3, Look("ship-end", style), _FOUR)
        yield (family, 7), Look("water", style)
        yield (family, 8), Look("ship-dot", style)
        yield from _pointing(f"{family}+", 1, Look("ship-corner", style), _CORNERS)


def _puzzle_rows() -> Iterator[Row]:
    corners = ("up-left", "down-left", "down-right", "up-right")
    for first, style, whole in ((1, "black", 5), (6, "grey", 0)):
        yield from _pointing("tri", first, Look("corner-triangle", style), corners)
        yield ("tri", whole), Look("full-square", style)
    for first, style in ((1, "black"), (3, "light-grey"), (5, "white")):
        yield ("kakuro", first), Look("kakuro", style, _BACKSLASH)
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
    yield from _pointing("firefly", 1, Look("firefly"), ("right", "down", "left", "up"))
    yield ("firefly", 5), Look("firefly")
    yield from _pointing("arc", 1, Look("arc"), _CORNERS)
    yield ("arc", 5), Look("arc-line", "", _BACKSLASH)
    yield ("arc", 6), Look("arc-line", "", _SLASH)


def _picture_rows() -> Iterator[Row]:
    yield from _numbered("sun_moon", 1, map(Look, ("sun", "moon", "bulb", "mine", "mines")))
    yield from _pointing("pencils", 1, Look("pencil"), _FOUR)
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


VALUES: Final[Mapping[tuple[str, int], Look]] = MappingProxyType(dict(_rows()))
"""(family, value) → look."""

FLAGS: Final[Mapping[str, tuple[Look, tuple[str, ...]]]] = MappingProxyType(
    {
        "cross": (Look("half-lines"), ("right", "down", "left", "up")),
        "arrow_cross": (
            Look("arrow-cross"),
            ("left", "up", "right", "down", "up-left", "up-right", "down-right", "down-left"),
        ),
        "arrow_eight": (Look("arrow-rim"), _EIGHT),
        "arrow_fourtip": (Look("arrow-tips"), _FOUR),
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
"""Family → look without directions, and the part that each flag of its list shows."""
_UNTURNED: Final = Spin(turns=False)
_TURNED: Final = Spin()
SPINS: Final[Mapping[str, Spin]] = MappingProxyType(
    {
        **dict.fromkeys(("cross", "inequality", "firefly", "pencils", "frameline"), _TURNED),
        **dict.fromkeys(("arrow_cross", "arrow_eight", "arrow_fourtip"), _TURNED),
        **{f"arrow_fouredge_{code}": _TURNED for code in "BGE"},
        **{f"{family}_{code}": _TURNED for family, _ in _ARROWS for code in "BGW"},
        **{f"arrow_{name}": _TURNED for name in ("S", "Short", "GP", "GP_C")},
        **{f"battleship_{code}": _TURNED for code in "BGW"},
        # The quarter's angle is mirrored, but not the quarter itself.
        **{f"battleship_{code}+": Spin(pivot=3) for code in "BGW"},
        "tri": _TURNED,
        "arc": _TURNED,
        "kakuro": Spin(mirrors=False),
    }
)
"""The families that turn with the board; all others stay upright."""

_QUIRKS_END: Final = (3, 0, 5)
"""The version from which tri, arc, frameline and arrow_fouredge are mirrored properly."""
_QUIRKS: Final = frozenset(("tri", "arc", "frameline", *(f"arrow_fouredge_{c}" for c in "BGE")))
"""The families that older versions draw in another way on a turned or mirrored board."""


def look(family: str, value: JsonValue, turn: Turn) -> Look | None:
    """Give what a symbol looks like on a turned board; None if the editor knows no such thing.

    Args:
        family: The name in the link.
        value: A whole number, or a list of 0 and 1.
        turn: How the board is turned.
    """
    spin = SPINS.get(family, _UNTURNED)
    if isinstance(value, int) and not isinstance(value, bool):
        found = VALUES.get((family, value))
        return found and found._replace(toward=spin.words(found.toward, turn))
    flags = FLAGS.get(family)
    if flags is None or not isinstance(value, list) or len(value) > len(flags[1]):
        return None
    shown = [part for part, flag in zip(flags[1], value, strict=False) if flag == 1]
    return flags[0]._replace(toward=spin.words(shown, turn))


def code(seen: Look, turn: Turn) -> tuple[JsonValue, str] | None:
    """Give value and family of a look on a turned board; None if Penpa+ has no such symbol."""
    for family in _FAMILIES.get((seen.shape, seen.style, seen.width), ()):
        spin = SPINS.get(family, _UNTURNED)
        words = spin.words(seen.toward, turn.back() if spin.mirrors else turn.unmirrored().back())
        value = _CODES.get((family, seen._replace(toward=words)))
        if value is not None:
            return value, family
        if family in FLAGS and set(words) <= set(FLAGS[family][1]):
            return [int(part in words) for part in FLAGS[family][1]], family
    return None


def looks_of(shape: str) -> tuple[Look, ...]:
    """Give all looks of a shape, in no particular direction."""
    return tuple(Look(shape, style, (), width) for name, style, width in _FAMILIES if name == shape)


def draws_otherwise(family: str, turn: Turn, version: Version) -> bool:
    """Tell whether the editor turns this family differently for puzzles of that version.

    Source: Penpa+ ``class_square.js``, pull requests 108, 109 and 120.
    """
    if version >= _QUIRKS_END or family not in _QUIRKS:
        return False
    return turn.sign < 0 or (family == "frameline" and turn.shift % 4 != 0)


def _families() -> Mapping[tuple[str, str, float], tuple[str, ...]]:
    found: dict[tuple[str, str, float], dict[str, None]] = {}
    looks = [*((name, seen) for (name, _), seen in VALUES.items())]
    looks += [(name, seen) for name, (seen, _) in FLAGS.items()]
    for name, seen in looks:
        found.setdefault((seen.shape, seen.style, seen.width), {})[name] = None
    return MappingProxyType({key: tuple(names) for key, names in found.items()})


_FAMILIES: Final = _families()
_CODES: Final = MappingProxyType(
    {
        (family, seen._replace(toward=in_order(seen.toward))): value
        for (family, value), seen in VALUES.items()
    }
)
