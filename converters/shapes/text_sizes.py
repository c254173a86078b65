"""How large texts are by their role, where their baseline is, and how wide their letters are.

Source: Penpa+ ``class_square.js``, ``class_hex.js``, ``class_tri.js``, ``draw_number``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from converters.drawing import Label, Role

_RISE: Final = 0.28  # from a text's middle to its baseline, in ems, as the editor has it
_CENTRED: Final = 0.355  # half the height of a capital letter, in ems
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Size:
    """How large a text is.

    Attributes:
        em: Height of the font, in cell sides.
        room: The width that it may take, in cell sides; 0: any.
        disc: Radius of a disc under it, in cell sides.
        drop: How much lower it stands, in cell sides.
        rise: From its middle to its baseline, in ems.
        rows: The distance of rows of pencil marks.
    """

    em: float
    room: float
    disc: float
    drop: float = 0.0
    rise: float = _RISE
    rows: float = 0.28


_SQUARE: Final[Mapping[Role, Size]] = MappingProxyType(
    {
        Role.VALUE: Size(0.7, 0.8, 0.42, 0.06),
        Role.LARGE: Size(0.6, 0.8, 0.36, 0.03),
        Role.MEDIUM: Size(0.4, 0.9, 0.25, 0.03),
        Role.SMALL: Size(0.25, 0.9, 0.17, 0.02),
        Role.CANDIDATES: Size(0.7, 0.8, 0.42, 0.06),
        Role.TAPA: Size(0.7, 0.8, 0.44, 0.06),
        Role.ARROW: Size(0.7, 0.7, 0.42, 0.06),
        Role.LONG: Size(0.5, 0, 0.25),
        Role.CORNER: Size(0.32, 0.48, 0.18, 0.03),
        Role.SIDE: Size(0.32, 0.48, 0.18, 0.03),
        Role.CENTRE: Size(0.3, 0.94, 0.25, 0, _CENTRED),
        Role.SUM: Size(0.32, 0.7, 0.18, 0.03),
        Role.TEXT: Size(0.5, 0, 0.35, 0, _CENTRED),
    }
)
_UNLIKE_SQUARE: Final[Mapping[Role, Size]] = MappingProxyType(
    {
        Role.MEDIUM: Size(0.4, 0.8, 0.25, 0.03),
        Role.SMALL: Size(0.25, 0.8, 0.17, 0.02),
    }
)
"""On every grid but the square one."""
_OTHER: Final[Mapping[str, Mapping[Role, Size]]] = MappingProxyType(
    {
        "hex": {
            Role.ARROW: Size(0.65, 0.7, 0.42, 0.06),
            Role.CANDIDATES: Size(0.7, 0.8, 0.42, 0.06, rows=0.25),
        },
        "pyramid": {Role.CANDIDATES: Size(0.7, 0.8, 0.42, 0.06, rows=0.25)},
        "iso": {
            Role.ARROW: Size(0.65, 0.7, 0.42, 0.06),
            Role.LARGE: Size(0.55, 0.8, 0.33, 0.03),
        },
        "tri": {
            Role.VALUE: Size(0.4, 0.8, 0.25, 0.04),
            Role.LARGE: Size(0.36, 0.8, 0.23, 0.02),
            Role.MEDIUM: Size(0.32, 0.8, 0.2, 0.02),
            Role.SMALL: Size(0.28, 0.8, 0.17, 0.02),
            Role.CANDIDATES: Size(0.4, 0.8, 0.25, 0.06, rows=0.15),
            Role.TAPA: Size(0.4, 0.8, 0.25, 0.04),
            Role.ARROW: Size(0.4, 0.7, 0.42, 0.04),
            Role.LONG: Size(0.4, 0, 0.25),
        },
    }
)
_LOWERED: Final = frozenset((Role.VALUE, Role.LARGE, Role.MEDIUM, Role.SMALL))
"""Roles whose small letters stand as high as the middle says: they reach below their line."""


def size_of(label: Label, grid: str) -> Size:
    """Give how large a label is on a grid; its own size is centred and may be as wide as it is."""
    usual = _SQUARE[label.role]
    own = label.paint.size
    if own is not None:
        return Size(own, 0, usual.disc, 0, _CENTRED)
    if grid not in ("", "square"):
        return _OTHER.get(grid, {}).get(label.role) or _UNLIKE_SQUARE.get(label.role, usual)
    if label.role in _LOWERED and label.text in _LETTERS:
        return replace(usual, drop=0.0)
    return usual


_WIDTHS: Final[Mapping[int, str]] = MappingProxyType(
    {
        191: "'",
        222: "ijl",
        260: "|",
        278: " !,./:;I[\\]ft",
        333: "()-`r{}",
        355: '"',
        389: "*",
        469: "^",
        500: "Jcksvxyz",
        556: "#$0123456789?L_abdeghnopqu",
        584: "+<=>~",
        611: "FTZ",
        667: "&ABEKPSVXY",
        722: "CDHNRUw",
        778: "GOQ",
        833: "Mm",
        889: "%",
        944: "W",
        1015: "@",
    }
)
"""Thousandths of an em, in Helvetica and the fonts made to replace it."""

_BY_LETTER: Final = MappingProxyType(
    {letter: width / 1000 for width, letters in _WIDTHS.items() for letter in letters}
)
_USUAL: Final = 0.58
_WIDE: Final = 0x2E80


def text_width(text: str) -> float:
    """Give the width of a text in ems, a guess beyond ASCII; CJK and emoji are square."""
    return sum(_BY_LETTER.get(letter, _USUAL if ord(letter) < _WIDE else 1.0) for letter in text)
