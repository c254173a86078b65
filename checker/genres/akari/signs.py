"""The signs that Akari drawings are made of, told by what an element looks like.

A sign looks at one element alone; which layer it is in and what else stands on its cell is the
reader's affair. Names of shapes and styles are those of `converters.drawing`; colours are judged by
eye (`checker.genres.akari.colours`).

Source: Penpa+ links that T0nyX1ang/noqx and kevinychen/nikoli-puzzle-solver write and read, and
links of SudokuPad.
"""

import re
import unicodedata
from typing import Final

from checker.genre import Sign
from checker.genres.akari.colours import Shade, is_pale, shade
from checker.reading.looks import covers_cells
from checker.rule import Text
from converters.drawing import Element, Fill, Label, Role, Stroke, StrokeLayer, Symbol

LIGHT_BULB: Final = "💡"
FIGURES: Final = frozenset({"1", "o", "O", "l", "L", "*", "★", "●", "○"})
"""What solvers write into a cell for a bulb."""

_NO_BULB: Final = frozenset(".-\u2010\u2013\u2014\u2212xX×✕✖✗✘❌❎\u2a2f☓\u2573·•∙⋅")
EMPTIES: Final = _NO_BULB | {"0"}
"""What they write for "no bulb here" where they write something into every cell."""

_SAYS_NO: Final = frozenset("nNeE🚫⛔⛝☒◦")
"""What may say "no", or "empty", so that a cell with it alone is no bulb for sure."""

_ROUND: Final = frozenset("⊙⦿")
"""Signs of mathematics that look like a lamp."""

GRID_BLACKS: Final = frozenset({"0", "#"})
"""What they write for a black cell, or for no bulb on it, in such a string."""

ON_BLACK: Final = Text(
    "Zeichen auf schwarzen Feldern", "characters on black cells", "tekens op zwarte vakjes"
)
"""What these are called."""

TICKS: Final = frozenset("✓✔☑√")
"""What solvers put on a number that is met."""

_WRITTEN_STYLES: Final = frozenset({"", "black", "green", "light-blue", "blue", "red"})

_PLAIN: Final = {
    **dict.fromkeys(map(ord, "\ufe0e\ufe0f\u20e3\u200b")),
    **{0xFF10 + figure: str(figure) for figure in range(10)},
    ord("\uff1f"): "?",
}
"""Full-width figures, and what emoji keyboards and web pages put behind a character unseen."""

_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_BLANKS: Final = frozenset({"", "?"})
_CLUE_ROLES: Final = frozenset(
    {Role.VALUE, Role.LARGE, Role.MEDIUM, Role.SMALL, Role.TEXT, Role.LONG}
)
_ASIDE: Final = frozenset({Role.CORNER, Role.SIDE})
_TINY: Final = frozenset({"circle", "square", "diamond", "triangle-up", "triangle-down"})
_CROSSES: Final = frozenset({"x", "big-x", "x-mark"})
_SIGNS: Final = frozenset({"plus", "minus"})
_LIGHT_STYLES: Final = frozenset({"dotted", "dashed", "thin", "short"})
_FIGURE_ROLES: Final = _CLUE_ROLES | {Role.CANDIDATES}
_SMALLEST_CIRCLE: Final = 0.4
_LARGEST_CIRCLE: Final = 1.05


def bare(text: str) -> str:
    r"""Give a text without blanks around it and without what only chooses between two looks.

    >>> bare(" ☀\ufe0f "), bare("\uff12"), bare("①")
    ('☀', '2', '①')
    """
    return text.translate(_PLAIN).strip()


def number_of(text: str) -> int | None:
    """Give the number a text is; None if it is blank or a question mark.

    The text must be one that `CLUE` shows.
    """
    words = bare(text)
    return None if words in _BLANKS else int(words)


def fill_shade(element: Element) -> Shade | None:
    """Give what colour a shaded cell has; None if it is no fill or has several."""
    if not isinstance(element, Fill):
        return None
    opacity = 1.0 if element.paint.opacity is None else element.paint.opacity
    seen = {shade(css, opacity) for css in element.css()} or {Shade.NONE}
    return seen.pop() if len(seen) == 1 else None


def symbol_shade(symbol: Symbol) -> Shade:
    """Give the inside colour of a symbol: its paint, else its style."""
    if symbol.paint.fill is None:
        return {"white": Shade.WHITE, "black": Shade.BLACK}.get(symbol.style, Shade.OTHER)
    opacity = 1.0 if symbol.paint.opacity is None else symbol.paint.opacity
    return shade(symbol.paint.fill, opacity)


def covering_shade(element: Element) -> Shade | None:
    """Give what colour a shaded cell or a square that covers cells has; None if it is neither."""
    if isinstance(element, Symbol) and covers_cells(element):
        return symbol_shade(element)
    return fill_shade(element)


def _is_text(element: Element, roles: frozenset[Role] = _CLUE_ROLES) -> bool:
    """Tell whether an element is one text in a cell; so is a Tapa text of one character or none."""
    if not isinstance(element, Label) or element.toward:
        return False
    return element.role in roles or (element.role is Role.TAPA and len(bare(element.text)) <= 1)


def _is_clue(element: Element) -> bool:
    words = bare(element.text) if isinstance(element, Label) else ""
    return _is_text(element) and (words in _BLANKS or _NUMBER.fullmatch(words) is not None)


def is_grid_black(element: Element, bulb: str) -> bool:
    """Tell whether a text stands for a black cell where bulbs are another character."""
    written = _written(element)
    return written in GRID_BLACKS and bulb not in {"", written}


def _written(element: Element) -> str:
    """Give the text a solver may have written into a cell; empty if the element is none."""
    if not isinstance(element, Label) or element.style not in _WRITTEN_STYLES:
        return ""
    return bare(element.text) if _is_text(element, _FIGURE_ROLES) else ""


def _is_value(element: Element) -> bool:
    """Tell whether a text is a letter, digit or picture, and does not say that there is none."""
    words = _written(element)
    if len(words) != 1 or words in EMPTIES | _BLANKS | _SAYS_NO:
        return False
    return words.isalnum() or words in _ROUND or unicodedata.category(words) == "So"


def is_aside(label: Label) -> bool:
    """Tell whether a text stands in a corner or at a side of its cell."""
    return label.role in _ASIDE


def _is_empty(element: Element) -> bool:
    """Tell whether a text says that there is no bulb, in the middle of its cell or a corner."""
    if isinstance(element, Label) and is_aside(element) and not element.toward:
        return bare(element.text) in _NO_BULB
    return _written(element) in EMPTIES


def _is_bulb(element: Element) -> bool:
    return isinstance(element, Symbol) and element.shape == "bulb"


def _is_bulb_text(element: Element) -> bool:
    return (
        isinstance(element, Label)
        and _is_text(element)
        and element.text.strip("\ufe0f ") == LIGHT_BULB
    )


def _is_circle(element: Element) -> bool:
    return (
        isinstance(element, Symbol)
        and element.shape == "circle"
        and (element.width == 0 or _SMALLEST_CIRCLE <= element.width <= _LARGEST_CIRCLE)
        and (element.height == 0 or element.height <= _LARGEST_CIRCLE)
        and element.style in {"", "white", "black"}
        and symbol_shade(element) in {Shade.WHITE, Shade.BLACK, Shade.YELLOW, Shade.ORANGE}
    )


def _is_tiny(element: Element) -> bool:
    """Tell whether a symbol is too small for a bulb and no known sign."""
    return (
        isinstance(element, Symbol)
        and element.shape in _TINY
        and 0 < element.width < _SMALLEST_CIRCLE
        and element.height < _SMALLEST_CIRCLE
    )


def _is_tint(element: Element) -> bool:
    """Tell whether a shading is a pale colour without a meaning of its own."""
    if not isinstance(element, Fill) or fill_shade(element) is not Shade.OTHER:
        return False
    return all(is_pale(css, element.paint.opacity) for css in element.css())


def _is_star(element: Element) -> bool:
    return (
        isinstance(element, Symbol)
        and element.shape == "star"
        and element.style in {"white", "black", "grey", "light-grey"}
    )


def _is_black_square(element: Element) -> bool:
    return (
        isinstance(element, Symbol)
        and covers_cells(element)
        and symbol_shade(element) is Shade.BLACK
    )


def _is_white(element: Element) -> bool:
    """Tell whether an element only whitens cells: a shading, or a rectangle without a border."""
    if not isinstance(element, Symbol):
        return fill_shade(element) in {Shade.WHITE, Shade.NONE}
    border = element.paint.stroke
    bare_sides = border is None or shade(border) in {Shade.WHITE, Shade.NONE}
    lifted = element.over or element.paint.layer is not None or element.style != ""
    return (
        covers_cells(element)
        and bare_sides
        and not lifted
        and (symbol_shade(element) is Shade.WHITE)
    )


def _is_one_of(element: Element, shapes: frozenset[str]) -> bool:
    return isinstance(element, Symbol) and element.shape in shapes


def _line_style(element: Element) -> str:
    """Give the style of a line from cell to cell; empty if the element is none."""
    if isinstance(element, Stroke) and element.layer is StrokeLayer.LINE:
        return element.style
    return ""


BLACK_FILL: Final = Sign(
    Text("schwarze Felder", "black cells", "zwarte vakjes"),
    lambda element: fill_shade(element) is Shade.BLACK,
)
BLACK_SQUARE: Final = Sign(
    Text("schwarze Quadrate", "black squares", "zwarte vierkanten"), _is_black_square
)
CLUE: Final = Sign(Text("Zahlen", "numbers", "getallen"), _is_clue)
BULB: Final = Sign(Text("Lampensymbole", "bulb symbols", "lampsymbolen"), _is_bulb)
BULB_TEXT: Final = Sign(
    Text("Lampen als Text", "bulbs as text", "lampjes als tekst"), _is_bulb_text
)
CIRCLE: Final = Sign(Text("Kreise", "circles", "cirkels"), _is_circle)
STAR: Final = Sign(Text("Sterne", "stars", "sterren"), _is_star)
FIGURE: Final = Sign(
    Text("Zeichen", "characters", "tekens"), lambda element: _written(element) in FIGURES
)
VALUE: Final = Sign(Text("Eintragungen", "entries", "ingevulde tekens"), _is_value)
EMPTY: Final = Sign(
    Text("Zeichen für „leer“", "characters for 'empty'", "tekens voor 'leeg'"),
    _is_empty,
)
YELLOW_FILL: Final = Sign(
    Text("gelbe Felder", "yellow cells", "gele vakjes"),
    lambda element: fill_shade(element) in {Shade.YELLOW, Shade.ORANGE},
)
GREEN_FILL: Final = Sign(
    Text("grüne Felder", "green cells", "groene vakjes"),
    lambda element: fill_shade(element) is Shade.GREEN,
)
WHITE_FILL: Final = Sign(Text("weiße Felder", "white cells", "witte vakjes"), _is_white)
DOTS: Final = Sign(
    Text("Punkte", "dots", "stippen"), lambda element: _is_one_of(element, frozenset({"dot"}))
)
RINGS: Final = Sign(
    Text("Ringe", "rings", "ringen"), lambda element: _is_one_of(element, frozenset({"ring"}))
)
TINY: Final = Sign(Text("kleine Zeichen", "small signs", "kleine tekens"), _is_tiny)
TINTS: Final = Sign(
    Text("andere blasse Farben", "other pale colours", "andere bleke kleuren"), _is_tint
)
CROSSES: Final = Sign(
    Text("Kreuze", "crosses", "kruisjes"), lambda element: _is_one_of(element, _CROSSES)
)
SIGNS: Final = Sign(
    Text("Plus und Minus", "plus and minus signs", "plus- en mintekens"),
    lambda element: _is_one_of(element, _SIGNS),
)
LIGHT: Final = Sign(
    Text("Lichtlinien", "lines of light", "lichtlijnen"),
    lambda element: _line_style(element) in _LIGHT_STYLES,
)
GREEN_LINE: Final = Sign(
    Text("grüne Linien", "green lines", "groene lijnen"),
    lambda element: _line_style(element) == "green",
)
ANYTHING: Final = Sign(
    Text("Felder ohne Vergleich", "cells not compared", "niet vergeleken vakjes"),
    lambda element: _is_one_of(element, frozenset({"anything"})),
)
