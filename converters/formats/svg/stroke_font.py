"""A font of straight strokes, for machines that have none: a clue must never be missing.

A glyph is a few polylines on a grid 4 wide and 6 high; each pair of digits is a point, x before y,
y 6 is the baseline. Small letters are drawn as small capitals. What has no glyph is an empty box.
"""

import unicodedata
from collections.abc import Iterator
from typing import Final

from converters.shapes.pen import Point

ADVANCE: Final = 0.62
"""The distance between letters, in ems."""

_STEP: Final = 0.12  # of the grid, in ems
_SMALL: Final = 0.76
_DIAERESIS: Final = "\u0308"
_BOX: Final = "0040460600"

Letter = list[list[Point]]


def letters(text: str) -> Iterator[Letter]:
    """Give the polylines of each letter, in ems from the left end of the text's baseline."""
    x = 0.0
    for char in _plain(text):
        if char == _DIAERESIS:
            yield [[(x - ADVANCE + dx, -0.84)] * 2 for dx in (0.12, 0.36)]
            continue
        scale = _SMALL if char.islower() else 1.0
        yield _placed(_GLYPHS.get(char.upper(), _BOX), x, scale)
        x += ADVANCE


def text_advance(text: str) -> float:
    """Give the width of a text in ems."""
    shown = [char for char in _plain(text) if char != _DIAERESIS]
    return max(0.0, ADVANCE * len(shown) - (ADVANCE - 4 * _STEP))


def _plain(text: str) -> str:
    """Take accents from letters without a glyph, but for the two dots; sharp s becomes ss."""
    return "".join(map(_bare, text.replace("ß", "ss")))


def _bare(char: str) -> str:
    if char.upper() in _GLYPHS:  # such as ≠, which is = with a stroke through it
        return char
    parts = unicodedata.normalize("NFD", char)
    return "".join(c for c in parts if c == _DIAERESIS or not unicodedata.combining(c))


def _placed(glyph: str, x: float, scale: float) -> Letter:
    step = _STEP * scale
    return [
        [
            (x + int(a) * step, (int(b) - 6) * step)
            for a, b in zip(line[::2], line[1::2], strict=True)
        ]
        for line in glyph.split()
    ]


_GLYPHS: Final[dict[str, str]] = {
    " ": "",
    "0": "103041453616050110",
    "1": "112026 1636",
    "2": "01103041420646",
    "3": "01103041423313 334445361605",
    "4": "300444 3036",
    "5": "400003334445361605",
    "6": "413010010516364544331304",
    "7": "004016",
    "8": "103041423313020110 133344453616050413",
    "9": "423313020110304145361605",
    "A": "062046 1434",
    "B": "060030414233 033344453606",
    "C": "4130100105163645",
    "D": "00063645413000",
    "E": "40000646 0333",
    "F": "400006 0333",
    "G": "41301001051636454323",
    "H": "0006 4046 0343",
    "I": "1030 2026 1636",
    "J": "4045361605",
    "K": "0006 400346",
    "L": "000646",
    "M": "0600234046",
    "N": "06004640",
    "O": "103041453616050110",
    "P": "06003041423303",
    "Q": "103041453616050110 2446",
    "R": "06003041423303 2346",
    "S": "413010010213334445361605",
    "T": "0040 2026",
    "U": "000516364540",
    "V": "002640",
    "W": "0016223640",
    "X": "0046 4006",
    "Y": "002340 2326",
    "Z": "00400646",
    ".": "2626",
    ",": "2517",
    ":": "2323 2626",
    ";": "2323 2517",
    "!": "2024 2626",
    "?": "01103041422324 2626",
    "-": "1333",
    "–": "0343",
    "−": "0343",
    "+": "0343 2125",
    "±": "0242 2024 0646",
    "/": "4006",
    "\\": "0046",
    "|": "2026",
    "(": "30212536",
    ")": "10212516",
    "[": "30202636",
    "]": "10202616",
    "=": "0242 0444",
    "≠": "0242 0444 3115",
    "<": "410345",
    ">": "014305",
    "≤": "400242 0646",
    "≥": "004202 0646",
    "'": "2021",
    "’": "2021",
    '"': "1011 3031",
    "*": "2125 0145 4105",
    "#": "1016 3036 0242 0444",
    "%": "4006 0000 4646",
    "&": "46021030210405163644",
    "×": "0145 4105",
    "÷": "0343 2121 2525",
    "•": "2323 2223 2324",
    "·": "2323",
    "_": "0646",
    "°": "1121221211",
    "↑": "2026 022042",
    "↓": "2026 042644",
    "←": "0343 210325",
    "→": "0343 214325",
}
