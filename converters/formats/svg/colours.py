"""Which colours may stand in a picture: only what CSS calls one, so that nothing else gets in."""

import re
from typing import Final

_HEX: Final = re.compile(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_NUMBER: Final = r"(?:[0-9]{1,3}(?:\.[0-9]{1,6})?|\.[0-9]{1,6})%?"
_RGB: Final = re.compile(
    rf"rgba?\( ?({_NUMBER}) ?[, ] ?({_NUMBER}) ?[, ] ?({_NUMBER})(?: ?[,/] ?({_NUMBER}))? ?\)"
)
_LONGEST: Final = 60
_NIBBLES: Final = 5  # "#rgba" is the longest form with one digit a channel
_ALPHA_AT: Final = 7  # in "#rrggbbaa"


def css(text: str) -> str | None:
    """Give a colour in a spelling every SVG program reads, or None if it is none.

    Hexadecimal colours with an alpha part become ``rgba()``, which older programs know too.

    >>> css("#ABC"), css("#ff000080"), css("url(#x)")
    ('#abc', 'rgba(255,0,0,0.502)', None)
    """
    if len(text) > _LONGEST:
        return None
    plain = " ".join(text.lower().split())
    if _HEX.fullmatch(plain):
        return _from_hex(plain)
    if plain == "transparent":
        return "none"
    if plain == "none" or plain in _NAMES:
        return plain
    return _from_rgb(plain)


def _from_hex(text: str) -> str:
    if len(text) == _NIBBLES:
        text = "#" + "".join(digit * 2 for digit in text[1:])
    if len(text) <= _ALPHA_AT:
        return text
    red, green, blue, alpha = (int(text[i : i + 2], 16) for i in (1, 3, 5, 7))
    return f"rgba({red},{green},{blue},{round(alpha / 255, 3):g})"


def _from_rgb(text: str) -> str | None:
    match = _RGB.fullmatch(text)
    if match is None:
        return None
    channels = ",".join(_channel(part) for part in match.groups()[:3])
    if match[4] is None:
        return f"rgb({channels})"
    return f"rgba({channels},{_share(match[4]):g})"


def _channel(text: str) -> str:
    value = _share(text) * 255 if text.endswith("%") else float(text)
    return f"{min(round(value), 255)}"


def _share(text: str) -> float:
    value = float(text[:-1]) / 100 if text.endswith("%") else float(text)
    return round(min(value, 1.0), 3)


_NAMED: Final = """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
    blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk
    crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki
    darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
    darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue
    dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite
    gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
    lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
    lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
    magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen
    mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
    mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
    powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown
    seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
    steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
"""
_NAMES: Final = frozenset(_NAMED.split())
