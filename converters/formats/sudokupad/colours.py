"""SudokuPad's colours: one spelling for each, and which of them it draws half transparent.

A drawing holds ``#rrggbb``, or ``#rrggbbaa`` where a colour is not opaque. SudokuPad draws an
area's colour at half its strength unless it has an alpha part or is spelled in one of four ways;
so what is opaque is written with the alpha part ``ff``.

Source: SudokuPad ``script.js``, ``useLegacyOpacity``, ``App.opaqueColors``.
"""

import re
from typing import Final

_OPAQUE: Final = ("#000000", "#CFCFCF", "#FFFFFF", "none")
"""Exactly these spellings are opaque without an alpha part."""

_HEX: Final = re.compile(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_PLAIN: Final = re.compile(r"#[0-9a-f]{6}")
_PART: Final = r"\s*([0-9]{1,3}(?:\.[0-9]{1,6})?|\.[0-9]{1,6})(%?)\s*"
_RGB: Final = re.compile(rf"rgba?\({_PART},{_PART},{_PART}(?:,{_PART})?\)")
_ALPHA_FORMS: Final = (5, 9)
_SHORT: Final = 5
_WHOLE: Final = 9
_FULL: Final = 255
_LONGEST: Final = 200
HALF: Final = 0.5


def colour(css: str) -> str | None:
    """Give the one spelling of a CSS colour; None for ``none`` and all that is fully transparent.

    Spellings unknown here (``hsl()``, variables) stay as they are.

    >>> colour("#ABC"), colour("Red"), colour("#00f8"), colour("#ff0000FF"), colour("#fff0")
    ('#aabbcc', '#ff0000', '#0000ff88', '#ff0000', None)
    """
    text = css.strip().lower()
    if text in ("", "none", "transparent"):
        return None
    digits = _hex(text)
    if digits is None:
        return css.strip()[:_LONGEST]
    if digits.endswith("00") and len(digits) == _WHOLE:
        return None
    return digits[:-2] if len(digits) == _WHOLE and digits.endswith("ff") else digits


def half_transparent(css: str, *, always: bool = False) -> bool:
    """Tell whether SudokuPad draws an area of this colour at half strength.

    Args:
        css: The colour as the document spells it.
        always: Whether the puzzle is of the old sort where an alpha part does not prevent it.
    """
    if css in _OPAQUE:
        return False
    return always or not _has_alpha(css.strip().lower())


def halved(plain: str) -> str:
    """Give a colour at half its strength: ``#rrggbb80`` for an opaque one."""
    if _PLAIN.fullmatch(plain):
        return plain + "80"
    digits = _hex(plain)
    if digits is None:
        return plain
    return f"{digits[:7]}{round(int(digits[7:], 16) * HALF):02x}"


def opaque(plain: str) -> str:
    """Spell an area's colour so that SudokuPad draws it as it is: with an alpha part."""
    return plain + "ff" if _PLAIN.fullmatch(plain) else plain


def is_sure(plain: str) -> bool:
    """Tell whether a colour written by `opaque` keeps its strength in SudokuPad."""
    return _has_alpha(opaque(plain))


def can_be_halved(plain: str) -> bool:
    """Tell whether a colour, written without an alpha part, is drawn at half strength."""
    return bool(_PLAIN.fullmatch(plain)) and half_transparent(plain)


def _has_alpha(text: str) -> bool:
    if _HEX.fullmatch(text):
        return len(text) in _ALPHA_FORMS
    return text.startswith(("rgba(", "hsla("))


def _hex(text: str) -> str | None:
    """Give ``#rrggbb`` or ``#rrggbbaa``, or None for what is no such colour."""
    if _HEX.fullmatch(text):
        return text if len(text) > _SHORT else "#" + "".join(c * 2 for c in text[1:])
    if text in _NAMED:
        return _NAMED[text]
    match = _RGB.fullmatch(text)
    if match is None:
        return None
    channels = [_channel(match[i], match[i + 1]) for i in (1, 3, 5)]
    if match[7]:
        channels.append(_channel(match[7], match[8], full=1.0))
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def _channel(number: str, percent: str, *, full: float = _FULL) -> int:
    share = float(number) / (100 if percent else full)
    return min(round(share * _FULL), _FULL)


def _named(table: str) -> dict[str, str]:
    words = table.split()
    return {name: f"#{digits}" for name, digits in zip(words[::2], words[1::2], strict=True)}


_NAMED: Final = _named(
    """
    aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
    bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a
    burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50
    cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b
    darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9
    darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc
    darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f
    darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff
    dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0
    forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700
    goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0
    hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa
    lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080
    lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90
    lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa
    lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0
    lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000
    mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db
    mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc
    mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5
    navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500
    orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee
    palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd
    powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f
    royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57
    seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090
    slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080
    thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff
    whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32
    """
)
