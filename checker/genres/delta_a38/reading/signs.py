"""The signs that Delta/A38 drawings are made of, told by what an element looks like.

A sign looks at one element alone; which layer it is in and what else stands on its cell is the
reader's affair. Names of shapes and styles are those of `converters.drawing`. A colour that is
half transparent (SudokuPad draws most of them so) is judged as it is written and as an eye sees it
on white paper: where these differ, or a shade lies between two names, it is none: nothing is
guessed.

Source: rules delta-a38.md, 6.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from checker.genre import Sign
from checker.genres.delta_a38.board import Shade
from checker.reading.colours import colour, on_white
from checker.reading.looks import sides_of
from checker.rule import Text
from converters.drawing import Cage, Element, Fill, Label, Path, Role, Stroke, StrokeLayer, Symbol

LARGEST: Final = 1.1
SMALLEST_SQUARE: Final = 0.55
SMALLEST_DISC: Final = 0.2
"""Cell sides of the squares and discs that count."""

_SQUARES: Final = frozenset({"square", "rounded", "rounded-square"})
_BLACK_TO: Final = 0.2
_GREY_FROM: Final = 0.26
_GREY_TO: Final = 0.9
_WHITE_FROM: Final = 0.95
_COLOURLESS: Final = 0.12
"""How far the channels of a grey may lie apart."""

STYLES: Final[Mapping[str, Shade]] = MappingProxyType(
    {
        **dict.fromkeys(
            ("white", "white-grey-rim", "white-thick-rim", "white-black-rim", "hollow"), Shade.WHITE
        ),
        "black": Shade.BLACK,
        **dict.fromkeys(("light-grey", "grey", "grey-thick-rim"), Shade.GREY),
    }
)
"""What the looks of squares say; every other look says nothing."""
FILLS: Final[Mapping[str, Shade]] = MappingProxyType(
    {"black": Shade.BLACK, **dict.fromkeys(("dark-grey", "grey", "light-grey"), Shade.GREY)}
)
"""What named shadings of cells say. There is no white one."""

_DISC_TEXTS: Final = frozenset("\u25cf\u2b24\u26ab")
_CLUE_ROLES: Final = frozenset(
    (Role.VALUE, Role.LARGE, Role.MEDIUM, Role.SMALL, Role.TEXT, Role.LONG, Role.TAPA)
)
_BETWEEN: Final = re.compile(r"[/,;\s\u2044\u2215]+")
_ENTRY: Final = re.compile(r"[1-9][0-9]{0,3}")
_VALUE: Final = re.compile(r"([+-]?)[ \u00a0]?([0-9]{1,5})")
_MINUS: Final = str.maketrans(dict.fromkeys("\u2212\u2013\u2010\u2011\ufe63\uff0d", "-"))
_QUESTION: Final = "?"

WAYS: Final = frozenset(("up", "right", "down", "left"))
_ARROWS: Final = frozenset(
    (
        *("inequality", "inequality-slim", "arrow", "thick-arrow", "arrow-triangle"),
        *("arrow-small", "arrow-short", "arrow-fletched", "arrow-fletched-on-disc"),
    )
)
_ARROW_TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys("\u2191\u25b2\u2227^", "up"),
        **dict.fromkeys("\u2192\u25b6>", "right"),
        **dict.fromkeys("\u2193\u25bc\u2228v", "down"),
        **dict.fromkeys("\u2190\u25c0<", "left"),
    }
)
_ARROW_PATHS: Final = frozenset(("arrow", "direction"))
_LINE_SHAPES: Final = frozenset(
    (
        *("dash", "half-lines", "bar", "bar-thick", "slash", "backslash", "frame-dash"),
        *("arc", "arc-line", "square", "picture", "unread"),
    )
)
"""Shapes that might be a piece of a loop or border, or a clue, whoever drew them."""
_ARROW: Final = ("arrow", "inequality")
_PASS_TEXTS: Final = frozenset("Pp")


def tone(css: str, opacity: float = 1.0) -> Shade | None:
    """Give what a colour on white paper is; None if it is none of the three for sure.

    >>> tone("#000"), tone("#e5e5e5"), tone("#f0f0f0"), tone("#f00"), tone("#000", 0.5)
    (<Shade.BLACK: 'black'>, <Shade.GREY: 'grey'>, None, None, None)
    """
    found = colour(css)
    if found is None:
        return None
    shades = {_named(found[:3]), _named(on_white(found, opacity))} - {None}
    return shades.pop() if len(shades) == 1 else None


def _named(seen: tuple[float, float, float]) -> Shade | None:
    """Give the shade of an opaque colour."""
    if max(seen) - min(seen) > _COLOURLESS:
        return None
    light = sum(seen) / 3
    if light <= _BLACK_TO:
        return Shade.BLACK
    if light >= _WHITE_FROM:
        return Shade.WHITE
    return Shade.GREY if _GREY_FROM <= light <= _GREY_TO else None


def square_shade(element: Element) -> Shade | None:
    """Give the shade of a square as large as a clue; None if the element is none."""
    if not isinstance(element, Symbol) or element.toward:
        return None
    if element.shape in _WHOLE:
        return _WHOLE[element.shape].get(element.style)
    if element.shape not in _SQUARES or element.angle % 90 or not _is_sized(element):
        return None
    return _inside(element)


_WHOLE: Final[Mapping[str, Mapping[str, Shade]]] = MappingProxyType(
    {
        "full-square": MappingProxyType({"black": Shade.BLACK, "grey": Shade.GREY}),
        "framed-square": MappingProxyType({"": Shade.GREY}),
    }
)
"""Squares that fill their cell, by their styles."""


def _is_sized(symbol: Symbol) -> bool:
    sides = sides_of(symbol)
    return min(sides) >= SMALLEST_SQUARE and max(sides) <= LARGEST


def _inside(symbol: Symbol) -> Shade | None:
    """Give the inside shade of a shape: its paint, else its style; a bare rim is white."""
    paint = symbol.paint
    if paint.fill is not None:
        found = colour(paint.fill)
        if found is not None and found.alpha <= 0:
            return Shade.WHITE if paint.stroke or symbol.style else None
        return tone(paint.fill, 1.0 if paint.opacity is None else paint.opacity)
    if symbol.style:
        return STYLES.get(symbol.style)
    return Shade.WHITE if paint.stroke else None


def fill_shade(element: Element) -> Shade | None:
    """Give the shade of a cell that is shaded black or grey; None if it is another colour."""
    if not isinstance(element, Fill) or len(element.styles) != 1:
        return None
    style, own = element.styles[0], next(iter(element.colors), None)
    if own is None and style in FILLS and element.paint.opacity is None:
        return FILLS[style]
    css = own or element.css()[0]
    found = tone(css, 1.0 if element.paint.opacity is None else element.paint.opacity)
    return None if found is Shade.WHITE else found


def is_pale(element: Element) -> bool:
    """Tell whether a shading of a cell cannot be told from white paper."""
    if not isinstance(element, Fill):
        return False
    opacity = 1.0 if element.paint.opacity is None else element.paint.opacity
    found = [colour(css) for css in element.css()]
    return all(each and _named(on_white(each, opacity)) is Shade.WHITE for each in found)


def is_disc(element: Element) -> bool:
    """Tell whether an element is a black disc: a circle, or a text on one or that is one."""
    match element:
        case Symbol(shape="circle"):
            width = element.width or SMALLEST_DISC
            sized = SMALLEST_DISC <= width <= LARGEST and (element.height or width) <= LARGEST
            fill = element.paint.fill
            dark = fill is not None and tone(fill) is Shade.BLACK  # however thin it is drawn
            return sized and (dark or _inside(element) is Shade.BLACK)
        case Label(style="white-on-black"):
            return not any(letter.isdigit() or letter == _QUESTION for letter in element.text)
        case Label():
            return element.text.strip("\ufe0f\ufe0e ") in _DISC_TEXTS
        case _:
            return False


def is_clue_text(element: Element) -> bool:
    """Tell whether an element is a text that may be a number or entries."""
    on_disc = isinstance(element, Label) and element.style == "white-on-black"
    if not isinstance(element, Label) or on_disc or element.toward:
        return False
    return element.role in _CLUE_ROLES or (
        element.role in (Role.CORNER, Role.SIDE) and element.at.site.kind.name == element.role.name
    )


def entries_of(label: Label) -> tuple[int | None, ...] | None:
    """Give the entries of an A38 clue's text, None for each ``?``; None if it is no such text."""
    words = label.text.replace("\uff1f", _QUESTION)
    pieces = list(words) if label.role is Role.TAPA else _BETWEEN.split(words)
    found = [piece for piece in pieces if piece.strip("/,; ")]
    if not found or not all(piece == _QUESTION or _ENTRY.fullmatch(piece) for piece in found):
        return None
    return tuple(None if piece == _QUESTION else int(piece) for piece in found)


def value_of(label: Label) -> int | str:
    """Give the number of a squared clue's text; an empty string for none, ``?`` if unreadable."""
    words = label.text.strip().translate(_MINUS)
    if words in ("", _QUESTION, "\uff1f"):
        return ""
    match = _VALUE.fullmatch(words)
    return int(match[1] + match[2]) if match else _QUESTION


def arrow_way(element: Element) -> str:
    """Give the way that a single arrow points: up, right, down or left; empty if it is none."""
    match element:
        case Symbol(shape=shape, toward=(way,)) if shape in _ARROWS and not element.angle:
            return way if way in WAYS else ""
        case Label(role=Role.ARROW, toward=way) if way in WAYS and not element.text.strip():
            return way
        case Label(role=role, toward="") if role in _CLUE_ROLES and not element.angle:
            return _ARROW_TEXTS.get(element.text.strip("\ufe0f\ufe0e "), "")
        case _:
            return ""


def _is_arrow(element: Element) -> bool:
    along = isinstance(element, Path) and element.shape in _ARROW_PATHS
    return bool(arrow_way(element)) or along


def _is_line(element: Element) -> bool:
    match element:
        case Stroke(layer=StrokeLayer.LINE | StrokeLayer.EDGE | StrokeLayer.WALL):
            return element.style != "invisible"
        case Path(shape="line"):
            return element.paint.fill in (None, "none")
        case _:
            return False


def _is_region(element: Element) -> bool:
    return isinstance(element, Cage) and element.kind == "region"


def _is_cross(element: Element) -> bool:
    return isinstance(element, Symbol) and element.shape == "x-mark"


def _is_helper(element: Element) -> bool:
    if not isinstance(element, Symbol) or square_shade(element) is not None:
        return False
    return element.shape not in _LINE_SHAPES and not element.shape.startswith(_ARROW)


def _is_star(element: Element) -> bool:
    return isinstance(element, Symbol) and element.shape.startswith("star")


def _is_pass_text(element: Element) -> bool:
    return isinstance(element, Label) and element.text.strip() in _PASS_TEXTS


def _is_small_disc(element: Element) -> bool:
    return isinstance(element, Symbol) and element.shape in ("circle", "dot", "ring")


def _is_erased(element: Element) -> bool:
    return isinstance(element, Stroke) and element.layer is StrokeLayer.ERASED


SQUARE: Final = Sign(
    Text("Quadrate", "squares", "vierkanten"), lambda element: square_shade(element) is not None
)
DISC: Final = Sign(Text("schwarze Kreise", "black circles", "zwarte cirkels"), is_disc)
ARROW: Final = Sign(Text("Pfeile", "arrows", "pijlen"), _is_arrow)
TEXT: Final = Sign(Text("Texte", "texts", "teksten"), is_clue_text)
PALE: Final = Sign(Text("weiße Felder", "white cells", "witte vakjes"), is_pale)
FILL: Final = Sign(
    Text("gefärbte Felder", "shaded cells", "gekleurde vakjes"),
    lambda element: isinstance(element, Fill) and not is_pale(element),
)
LINE: Final = Sign(Text("Linien", "lines", "lijnen"), _is_line)
REGION: Final = Sign(Text("Regionen", "regions", "gebieden"), _is_region)
STAR: Final = Sign(Text("Sterne", "stars", "sterren"), _is_star)
PASS_TEXT: Final = Sign(Text("der Buchstabe P", "the letter P", "de letter P"), _is_pass_text)
DOT: Final = Sign(
    Text("Punkte und Kreise", "dots and circles", "stippen en cirkels"), _is_small_disc
)
CROSS: Final = Sign(Text("Kreuze", "crosses", "kruisjes"), _is_cross)
HELPER: Final = Sign(
    Text("Zeichen des Lösers", "marks of the solver", "tekens van de oplosser"), _is_helper
)
ERASED: Final = Sign(
    Text("gelöschte Gitterlinien", "erased grid lines", "gewiste rasterlijnen"), _is_erased
)
NOTE: Final = Sign(
    Text("Texte des Lösers", "texts of the solver", "teksten van de oplosser"),
    lambda element: isinstance(element, Label),
)
