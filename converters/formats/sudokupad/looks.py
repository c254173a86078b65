"""Our own looks in SudokuPad's terms: exact spellings that are read back as what they stand for.

SudokuPad has texts and boxes, no bulbs and no styles. Each look here is a fixed item (without its
place), with colours in capital eight-digit form, which nobody else writes and the plain writer
never does. So an item spelled exactly so is that look, and any other item is what it shows.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from converters.codec.js_json import JsonValue, dump
from converters.drawing import Role, StrokeLayer
from converters.formats.sudokupad.colours import colour, opaque
from converters.formats.sudokupad.fields import PIXELS, Item, rounded
from converters.shapes.line_styles import STYLES, Line
from converters.shapes.pen import PIXEL, number

Look: TypeAlias = Mapping[str, JsonValue]

BLACK: Final = "#000000FF"
WHITE: Final = "#FFFFFFFF"
GREY: Final = "#999999FF"
LIGHT: Final = "#CCCCCCFF"
DARK: Final = "#444444FF"
GREEN: Final = "#4C9900FF"
BLUE: Final = "#0000FFFF"
SKY: Final = "#187BCDFF"
RED: Final = "#FF0000FF"


class TextLook(NamedTuple):
    """Colour of a text, and of the disc under it."""

    ink: str
    disc: str = ""
    rim: str = ""
    rounded: bool = True


class ShapeLook(NamedTuple):
    """Inside and rim of a shape, and the rim's pixels."""

    fill: str = ""
    rim: str = ""
    pixels: float = 2
    dashes: str = ""


INKS: Final[Mapping[str, TextLook]] = MappingProxyType(
    {
        "black": TextLook(BLACK),
        "green": TextLook(GREEN),
        "grey": TextLook(GREY),
        "white": TextLook(WHITE),
        "light-blue": TextLook(SKY),
        "blue": TextLook(BLUE),
        "red": TextLook(RED),
        "black-on-white": TextLook(BLACK, WHITE, WHITE),
        "black-in-circle": TextLook(BLACK, WHITE, BLACK),
        "white-on-black": TextLook(WHITE, BLACK, BLACK),
        "white-on-red": TextLook(WHITE, RED, RED),
    }
)
"""Looks of labels."""

SIZES: Final[Mapping[Role, float]] = MappingProxyType(
    {
        Role.VALUE: 0.7,
        Role.LARGE: 0.6,
        Role.MEDIUM: 0.4,
        Role.SMALL: 0.25,
        Role.LONG: 0.5,
        Role.CORNER: 0.32,
        Role.SIDE: 0.31,
        Role.CENTRE: 0.3,
        Role.SUM: 0.28,
        Role.TEXT: 0.45,
        Role.CANDIDATES: 0.27,
        Role.TAPA: 0.41,
        Role.ARROW: 0.62,
    }
)
"""Height of a label's text in cell sides; no two are the same, so that a size tells the role."""

DROPS: Final[Mapping[Role, float]] = MappingProxyType(
    {
        Role.VALUE: 1.23,
        Role.LARGE: 0.7,
        Role.MEDIUM: 0.63,
        Role.SMALL: 0.42,
        Role.CORNER: 0.6,
        Role.SIDE: 0.6,
        Role.SUM: 0.6,
        Role.TAPA: 1.23,
        Role.CANDIDATES: 0.6,
    }
)
"""Heights of a text's box: the text hangs lower by 0.06 of it, to where Penpa+ has it."""

_DISC: Final = 1.2
"""A disc under a text is this much wider than the text is high."""

ROUND_STYLES: Final[Mapping[str, ShapeLook]] = MappingProxyType(
    {
        "white": ShapeLook(WHITE, BLACK),
        "black": ShapeLook(BLACK, BLACK),
        "light-grey": ShapeLook(LIGHT),
        "grey": ShapeLook(LIGHT, BLACK),
        "dashed": ShapeLook("", BLACK, 2, "6 6"),
        "white-grey-rim": ShapeLook(WHITE, GREY, 4),
        "white-no-rim": ShapeLook(WHITE),
        "white-thick-rim": ShapeLook(WHITE, BLACK, 4.5),
        "grey-thick-rim": ShapeLook(LIGHT, BLACK, 4),
        "white-black-rim": ShapeLook(WHITE, BLACK, 4),
        "red": ShapeLook(RED, RED),
        "green": ShapeLook(GREEN, GREEN),
        "hollow": ShapeLook("", BLACK, 3),
    }
)
"""Looks of circles, squares and diamonds."""

BOXES: Final[Mapping[str, tuple[bool, int]]] = MappingProxyType(
    {"circle": (True, 0), "square": (False, 0), "diamond": (False, 45)}
)
"""Shapes that a box can be: whether it is rounded, and its turn in degrees."""

SIGNS: Final[Mapping[tuple[str, str], tuple[str, float, str]]] = MappingProxyType(
    {
        ("unread", ""): ("?", 0.72, RED),
        ("bulb", ""): ("💡", 0.72, BLACK),
        ("sun", ""): ("☀", 0.72, BLACK),
        ("moon", ""): ("☾", 0.72, BLACK),
        ("mine", ""): ("💣", 0.72, BLACK),
        ("mines", ""): ("💣💣", 0.42, BLACK),
        ("tree", ""): ("🌲", 0.72, BLACK),
        ("tent", ""): ("⛺", 0.72, BLACK),
        ("fish", ""): ("🐟", 0.72, BLACK),
        ("waves", ""): ("≈", 0.9, BLACK),
        ("water", "black"): ("≈", 0.91, BLACK),
        ("water", "grey"): ("≈", 0.91, GREY),
        ("water", "white"): ("≈", 0.91, DARK),
        ("ship-dot", "black"): ("·", 0.91, BLACK),
        ("ship-dot", "grey"): ("·", 0.91, GREY),
        ("ship-dot", "white"): ("·", 0.91, DARK),
        ("star", "black"): ("★", 0.8, BLACK),
        ("star", "white"): ("☆", 0.8, BLACK),
        ("star", "grey"): ("★", 0.8, GREY),
        ("star-four", "black"): ("✦", 0.8, BLACK),
        ("star-four", "white"): ("✧", 0.8, BLACK),
        ("star-four", "grey"): ("✦", 0.8, GREY),
        ("x-mark", "line"): ("×", 0.34, BLACK),
        ("x-mark", "edge"): ("×", 0.33, BLACK),
        **{
            (shape, style): (sign, 0.75, ink)
            for shape, sign in (
                ("dot", "•"),
                ("ring", "○"),
                ("triangle", "△"),
                ("box", "□"),
                ("x", "✕"),
                ("big-x", "✖"),
                ("slash", "\u27cb"),
                ("backslash", "\u27cd"),
                ("x-in-ring", "⊗"),
                ("infinity", "∞"),
                ("plus", "+"),
                ("minus", "−"),
                ("times", "×"),
                ("asterisk", "✱"),
                ("divided", "÷"),
                ("equals", "="),
                ("not-equal", "≠"),
                ("at-most", "≤"),
                ("at-least", "≥"),
            )
            for style, ink in (("black", BLACK), ("green", GREEN), ("grey", GREY))
        },
    }
)
"""Shapes that a text can show: the text, its height (no label's) in cell sides, its colour."""

ARROWS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "up": "↑",
        "up-right": "↗",
        "right": "→",
        "down-right": "↘",
        "down": "↓",
        "down-left": "↙",
        "left": "←",
        "up-left": "↖",
    }
)
"""Arrows as texts."""

ARROW_SIZES: Final[Mapping[str, float]] = MappingProxyType(
    {"arrow": 0.71, "thick-arrow": 0.9, "arrow-small": 0.43, "arrow-short": 0.52}
)
"""Which shapes an arrow text can be, and its height in cell sides."""

_PARTED: Final = ("short", "double")
"""Styles of lines that are drawn as other segments than from their start to their end."""
_TWINS: Final = {"thin-solid": 0.01}
"""What makes a line wider, in pixels, that would else be spelled as another style."""

STROKE_TARGETS: Final[Mapping[StrokeLayer, str]] = MappingProxyType(
    {
        StrokeLayer.LINE: "overlay",
        StrokeLayer.EDGE: "cell-grids",
        StrokeLayer.WALL: "cell-givens",
        StrokeLayer.CAGE: "cages",
        StrokeLayer.ERASED: "cell-grids",
    }
)
"""The layer a stroke is lifted to; it also tells the sort of stroke when it is read back."""

PATHS: Final[Mapping[str, Look]] = MappingProxyType(
    {
        "line": {"color": BLACK, "thickness": 4.5},
        "thermo": {"color": LIGHT, "thickness": 25.6, "stroke-linecap": "square"},
        "thermo-bare": {"color": LIGHT, "thickness": 25.6, "stroke-linecap": "square"},
        "frame": {"color": LIGHT, "thickness": 51.2, "stroke-linecap": "square"},
        "polygon": {"color": BLACK, "thickness": 1, "fill": BLACK},
    }
)
"""Looks of paths whose paint says nothing."""
HEADED: Final = ("arrow", "direction")
"""Paths that are arrows to SudokuPad."""

ERASER: Final[tuple[str, float, str]] = (WHITE, 4, "")
"""A grid line is hidden by a white one, as other writers do."""


def label_look(role: Role, style: str) -> Look | None:
    """Give how a label of a role and style is written; None if SudokuPad cannot show it."""
    return _LABELS.get((role, style))


def symbol_look(shape: str, style: str, toward: tuple[str, ...]) -> Look | None:
    """Give how a symbol is written, without its size if it is a box; None if there is no way."""
    return _SYMBOLS.get((shape, style, toward))


def stroke_look(layer: StrokeLayer, style: str) -> Look | None:
    """Give how a stroke is written; None if SudokuPad has no such line."""
    return _STROKES.get((layer, style))


def path_look(shape: str) -> Look | None:
    """Give how a path with no look of its own is written; None if SudokuPad has no such figure."""
    return _PATHS.get(shape)


def read_path(look: Look) -> str | None:
    """Give the shape that a line or arrow without its points stands for."""
    return _PATHS_BACK.get(_key(look))


def read_label(look: Look) -> tuple[Role, str] | None:
    """Give the role and style that an item, without place and text, is the spelling of."""
    return _LABELS_BACK.get(_key(look))


def read_symbol(look: Look) -> tuple[str, str, tuple[str, ...]] | None:
    """Give the shape, style and directions that an item without place and size stands for."""
    return _SYMBOLS_BACK.get(_key(look))


def read_stroke(look: Look) -> tuple[StrokeLayer, str] | None:
    """Give the layer and style that a line without its points stands for."""
    return _STROKES_BACK.get(_key(look))


def pixels_of_text(size: float) -> float:
    """Give the font size to store for a height in cell sides: SudokuPad adds 4 pixels."""
    return rounded(size * PIXELS - 4)


def size_of_text(pixels: float) -> float:
    """Give the height in cell sides that a stored font size is drawn with."""
    return rounded((pixels + 4) / PIXELS)


def _key(look: Look) -> str:
    return dump(dict(sorted(look.items())))


def _text(size: float, look: TextLook, drop: float = 0) -> Item:
    side = rounded(size * _DISC) if look.disc else 0
    item: Item = {"width": side, "height": side or drop}
    if look.disc:
        item |= {"rounded": True, "backgroundColor": look.disc, "borderColor": look.rim}
    return item | {"fontSize": pixels_of_text(size), "color": look.ink, "stroke": "none"}


def _box(shape: str, look: ShapeLook) -> Item:
    is_round, angle = BOXES[shape]
    item: Item = {"rounded": True} if is_round else {}
    if angle:
        item["angle"] = angle
    if look.fill:
        item["backgroundColor"] = look.fill
    if look.rim:
        item |= {"borderColor": look.rim, "thickness": look.pixels}
    if look.dashes:
        item["stroke-dasharray"] = look.dashes
    return item


def _symbols() -> Iterator[tuple[tuple[str, str, tuple[str, ...]], Look]]:
    for shape in BOXES:
        for style, look in ROUND_STYLES.items():
            yield (shape, style, ()), _box(shape, look)
    for (shape, style), (sign, size, ink) in SIGNS.items():
        yield (shape, style, ()), _sign(sign, size, ink)
    for shape, size in ARROW_SIZES.items():
        for style, ink in (("black", BLACK), ("grey", GREY), ("white", WHITE), ("", DARK)):
            for toward, sign in ARROWS.items():
                yield (shape, style, (toward,)), _sign(sign, size, ink)


def _sign(sign: str, size: float, ink: str) -> Item:
    return {"text": sign, "fontSize": pixels_of_text(size), "color": ink, "stroke": "none"}


def _strokes() -> Iterator[tuple[tuple[StrokeLayer, str], Look]]:
    for layer, target in STROKE_TARGETS.items():
        if layer is StrokeLayer.ERASED:
            ink, pixels, _ = ERASER
            yield (layer, "solid"), {"color": ink, "thickness": pixels, "target": target}
            continue
        for style, line in STYLES.items():
            if style not in _PARTED:
                cap = "butt" if layer is StrokeLayer.WALL else line.cap
                pixels = rounded(round(line.width(PIXEL), 3) + _TWINS.get(style, 0))
                yield (layer, style), _line(line._replace(cap=cap), pixels, target)


def _line(line: Line, pixels: float, target: str) -> Item:
    ink = opaque(colour(line.colour) or "").upper()
    item: Item = {"color": ink, "thickness": pixels, "target": target}
    if line.cap != "round":
        item["stroke-linecap"] = line.cap
    if line.dash:
        item["stroke-dasharray"] = " ".join(number(part * PIXELS) for part in line.dash)
        item["stroke-dashoffset"] = rounded(line.dash[0] * PIXELS / 2)
    return item


_SYMBOLS: Final = MappingProxyType(
    {name: MappingProxyType(dict(look)) for name, look in _symbols()}
)
_STROKES: Final = MappingProxyType(
    {name: MappingProxyType(dict(look)) for name, look in _strokes()}
)
_SYMBOLS_BACK: Final = MappingProxyType({_key(look): name for name, look in _SYMBOLS.items()})
_STROKES_BACK: Final = MappingProxyType({_key(look): name for name, look in _STROKES.items()})
_PATHS: Final = MappingProxyType(
    {shape: MappingProxyType({**look, "role": f"penpad-{shape}"}) for shape, look in PATHS.items()}
)
_PATHS_BACK: Final = MappingProxyType({_key(look): shape for shape, look in _PATHS.items()})
_LABELS: Final = MappingProxyType(
    {
        (role, style): MappingProxyType(_text(SIZES[role], ink, DROPS.get(role, 0)))
        for role in SIZES
        for style, ink in INKS.items()
        if (role, style) != (Role.TEXT, "black")  # a plain text has no look but its paint
    }
)
_LABELS_BACK: Final = MappingProxyType(
    {
        # Older links have texts without a drop.
        **{_key({**look, "height": look["width"]}): name for name, look in _LABELS.items()},
        **{_key(look): name for name, look in _LABELS.items()},
    }
)
