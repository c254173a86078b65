"""How Akari boards and answers are drawn: one table for each way of drawing a bulb.

Everything but the bulbs is the same in all tables. Source: Penpa+ links that T0nyX1ang/noqx and
kevinychen/nikoli-puzzle-solver write and read, and links of SudokuPad.
"""

from enum import StrEnum
from typing import Final

from checker.genre import Convention, Row, Sign
from checker.genres.akari import signs
from checker.rule import Text


class Meaning(StrEnum):
    """What marks mean in Akari; what means nothing has no meaning here."""

    WALL = "wall"
    CLUE = "clue"
    BULB = "bulb"
    DOT = "dot"


_GIVEN: Final = (
    Row(signs.BLACK_FILL, Meaning.WALL),
    Row(signs.BLACK_SQUARE, Meaning.WALL),
    Row(signs.CLUE, Meaning.CLUE),
)
_DOTS: Final = tuple(
    Row(sign, Meaning.DOT)
    for sign in (
        *(signs.DOTS, signs.RINGS, signs.CROSSES, signs.SIGNS, signs.TINY),
        *(signs.GREEN_FILL, signs.EMPTY),
    )
)
_NOTHING: Final = (
    signs.YELLOW_FILL,
    signs.WHITE_FILL,
    signs.LIGHT,
    signs.GREEN_LINE,
    signs.ANYTHING,
    signs.TINTS,
)


def _convention(name: str, title: Text, *bulbs: Sign, dots: tuple[Sign, ...] = ()) -> Convention:
    """Give the table in which these signs are bulbs, and these too mean that there is none."""
    drawn = tuple(Row(sign, Meaning.BULB) for sign in bulbs)
    none = tuple(Row(sign, Meaning.DOT) for sign in dots)
    return Convention(name, title, (*drawn, *none, *_GIVEN, *_DOTS), _NOTHING)


BULB_SYMBOL: Final = _convention(
    "bulb-symbol",
    Text("Lampen als Lampensymbol", "bulbs drawn as bulbs", "lampjes als lampsymbool"),
    signs.BULB,
    signs.BULB_TEXT,
)
CIRCLE: Final = _convention(
    "circle",
    Text("Lampen als Kreise", "bulbs drawn as circles", "lampjes als cirkels"),
    signs.CIRCLE,
)
STAR: Final = _convention(
    "star",
    Text("Lampen als Sterne", "bulbs drawn as stars", "lampjes als sterren"),
    signs.STAR,
)
FIGURE: Final = _convention(
    "figure",
    Text(
        "Lampen als Zeichen wie 1, o, L oder *",
        "bulbs written as a character such as 1, o, L or *",
        "lampjes als teken zoals 1, o, L of *",
    ),
    signs.FIGURE,
    dots=(signs.EMPTY,),
)
VALUE: Final = _convention(
    "value",
    Text(
        "Lampen als immer gleiche Eintragung",
        "bulbs written as one and the same character",
        "lampjes als steeds hetzelfde teken",
    ),
    signs.VALUE,
    dots=(signs.EMPTY,),
)
YELLOW_CELL: Final = _convention(
    "yellow-cell",
    Text("Lampen als gelbe Felder", "bulbs drawn as yellow cells", "lampjes als gele vakjes"),
    signs.YELLOW_FILL,
)
RING: Final = _convention(
    "ring", Text("Lampen als Ringe", "bulbs drawn as rings", "lampjes als ringen"), signs.RINGS
)
TINT: Final = _convention(
    "tint",
    Text("Lampen als blasse Felder", "bulbs drawn as pale cells", "lampjes als bleke vakjes"),
    signs.TINTS,
)
GREEN_CELL: Final = _convention(
    "green-cell",
    Text("Lampen als grüne Felder", "bulbs drawn as green cells", "lampjes als groene vakjes"),
    signs.GREEN_FILL,
)
TINY: Final = _convention(
    "tiny",
    Text("Lampen als kleine Zeichen", "bulbs drawn as small signs", "lampjes als kleine tekens"),
    signs.TINY,
)
PROVEN: Final = (RING, TINY, GREEN_CELL, TINT)
"""Bulbs only where they solve the puzzle: elsewhere they may say "no bulb", or anything."""

CONVENTIONS: Final = (BULB_SYMBOL, CIRCLE, STAR, FIGURE, VALUE, YELLOW_CELL, *PROVEN)
"""The default first; after it in the order in which they are tried."""
