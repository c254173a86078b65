"""Which way a symbol's values point, and which symbols there are: it differs by grid type.

On hex, tri and pyramid boards arrows go in six directions, and then up and down; on iso boards in
six others; elsewhere in eight. Families that an editor's class does not draw are absent, and so
are single values: a bulb is there everywhere, two mines on square boards only.

Source: Penpa+ ``class_hex.js``, ``class_tri.js``, ``class_pyramid.js`` and ``class_uniform.js``,
``draw_symbol_select_ccolor`` and what it calls.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.compass import word_at

Words = tuple[str, ...]

EIGHT: Final = ("left", "up-left", "up", "up-right", "right", "down-right", "down", "down-left")
FOUR: Final = ("left", "up", "right", "down")
_SIX: Final = ("left", "up-left", "up-right", "right", "down-right", "down-left")
_SIX_BETWEEN: Final = ("left-up", "up", "right-up", "right-down", "down", "left-down")
_ARMS: Final = ("right", "down-right", "down-left", "left", "up-left", "up-right")
_CORNERS: Final = ("right-down", "down", "left-down", "left-up", "up", "right-up")


class Ways(NamedTuple):
    """The symbols of one grid type.

    Attributes:
        arrows: Where the values of arrows point, from 1 on.
        fletched: The same for ``arrow_GP``.
        cross: The parts of a cross.
        arrow_cross: The parts of an ``arrow_cross``.
        rim: The parts of an ``arrow_eight``.
        inequality: Where its values point, from 1 on.
        slim: The same for the slimmer ones behind them.
        firefly: Where the dot of each value is; empty: there is none.
        middles: The directions of a ship's middle, from the value 2 on.
        tips: The rounded side of a ship's end, behind them.
        split: The corners that a kakuro cell's lines run to.
        absent: Families that are not drawn.
        cut: The values of families that have fewer than on square boards.
    """

    arrows: Words = EIGHT
    fletched: Words = EIGHT
    cross: Words = ("right", "down", "left", "up")
    arrow_cross: Words = FOUR
    rim: Words = EIGHT
    inequality: Words = FOUR
    slim: Words = FOUR
    firefly: Mapping[int, str] = MappingProxyType(
        {1: "right", 2: "down", 3: "left", 4: "up", 5: ""}
    )
    middles: tuple[Words, ...] = ((),)
    tips: Words = FOUR
    split: Words = ("down-right", "up-left")
    absent: frozenset[str] = frozenset()
    cut: frozenset[tuple[str, int]] = frozenset()


_SIZES: Final = ("L", "M", "S", "SS")
_SQUARE_ONLY: Final = frozenset(
    (
        *(f"tri{way}_{size}" for way in ("right", "left") for size in _SIZES),
        *(f"bars_{code}" for code in "BGW"),
        *(f"battleship_{code}+" for code in "BGW"),
        *("sudokumore", "slovak", "arc", "darts", "spans", "neighbors"),
    )
)
_FOUR_WAYS: Final = frozenset(("arrow_fourtip", *(f"arrow_fouredge_{code}" for code in "BGE")))
_FEWER: Final = frozenset(
    ("triup_S", "tridown_S", "polyhex", *(f"degital_{code}" for code in "BGE"))
)
_TILED: Final = frozenset(("kakuro", "compass", *(f"battleship_{code}" for code in "BGW")))
_PENCILS: Final = frozenset(("pencils",))
_CUT: Final = frozenset(
    (
        *(("line", value) for value in (7, 8)),
        *(("frameline", value) for value in (9, 0)),
        *(("sudokuetc", value) for value in (6, 7)),
        ("sun_moon", 5),
    )
)


def _dots(bearings: Mapping[int, int], grid: str = "square") -> Mapping[int, str]:
    """Give where each firefly's dot is, from its bearing."""
    return MappingProxyType({value: word_at(at, grid) for value, at in bearings.items()})


_HEX: Final = Ways(
    arrows=(*_SIX, "up", "down"),
    fletched=(*_SIX, "up", "down"),
    cross=_ARMS,
    arrow_cross=_SIX,
    rim=_SIX,
    inequality=_SIX,
    slim=(),
    firefly=MappingProxyType({**dict(enumerate(_ARMS, 1)), 7: ""}),
    middles=(("right", "left"), ("down-right", "up-left"), ("down-left", "up-right")),
    tips=_SIX,
    split=_CORNERS,
    absent=_SQUARE_ONLY | _FOUR_WAYS | _PENCILS,
    cut=_CUT,
)
_ISO: Final = Ways(
    arrows=_SIX_BETWEEN,
    fletched=_SIX_BETWEEN,
    cross=_CORNERS,
    arrow_cross=_SIX_BETWEEN,
    rim=_SIX_BETWEEN,
    inequality=_SIX_BETWEEN,
    slim=(),
    firefly={**_dots({1: 90, 2: 270, 3: 150, 4: 210, 5: 330, 6: 30, 7: 330}, "iso"), 8: ""},
    absent=_SQUARE_ONLY | _FEWER | _TILED | _PENCILS,
    cut=_CUT,
)
_TILES: Final = Ways(
    fletched=tuple(word_at(at, "square") for at in (210, 270, 330, 30, 90, 150)),
    absent=_SQUARE_ONLY | _FEWER | _TILED | _PENCILS,
    cut=_CUT,
)
_OCTAGONS: Final = _TILES._replace(
    firefly={**_dots({1: 90, 2: 270, 3: 135, 4: 225, 5: 315, 6: 45, 7: 315, 8: 0, 9: 180}), 0: ""}
)
_POLYGONS: Final = _TILES._replace(
    firefly=_dots({1: 90, 2: 270, 3: 150, 4: 240, 5: 330, 6: 60, 7: 30, 8: 0, 9: 180, 0: 210})
)

SQUARE: Final = Ways(
    arrow_cross=(*FOUR, "up-left", "up-right", "down-right", "down-left"),
)

WAYS: Final[Mapping[str, Ways]] = MappingProxyType(
    {
        **dict.fromkeys(("square", "sudoku", "kakuro"), SQUARE),
        "hex": _HEX,
        "tri": _HEX._replace(
            cross=("up", "right-up", "right-down", "down", "left-down", "left-up"),
            inequality=_SIX_BETWEEN,
            absent=_HEX.absent | _FEWER,
        ),
        "pyramid": _HEX._replace(
            inequality=(*_SIX, "up", "down"),
            split=SQUARE.split,
            absent=(_HEX.absent | _FEWER) - _PENCILS,
        ),
        "iso": _ISO,
        **dict.fromkeys(("truncated_square", "penrose_P3"), _OCTAGONS),
        "tetrakis_square": _TILES._replace(
            firefly={**_dots({value: 45 * (value - 1) for value in range(1, 9)}), 9: ""}
        ),
        **dict.fromkeys(
            (
                *("snub_square", "cairo_pentagonal"),
                *("rhombitrihexagonal", "deltoidal_trihexagonal"),
            ),
            _POLYGONS,
        ),
    }
)
"""The symbols of each grid type."""
