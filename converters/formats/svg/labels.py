"""Texts and numbers: their sizes and places by role, their looks by style."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from converters.drawing import Label, Role
from converters.formats.svg.extras import extra, overlaid
from converters.formats.svg.ground import REACH
from converters.formats.svg.pen import (
    UNIT,
    Look,
    Piece,
    Point,
    element,
    elements,
    ellipse,
    escaped,
    number,
    outline,
    polygon,
    units,
)
from converters.formats.svg.sheet import Drawn, Result, Step, changed
from converters.formats.svg.symbols import picture
from converters.site import Kind

_LONGEST: Final = 500
_RISE: Final = 0.355  # half the height of a capital letter, in ems: centres text in every font
_EM: Final = 0.58  # the usual width of a digit or letter
_PICTURE: Final = 0.62  # the text height at which a picture has its usual size
_LEADING: Final = 1.15


class Size(NamedTuple):
    """The height of a text, the width it may take, and the radius of a disc under it."""

    em: float
    room: float
    disc: float


SIZES: Final[dict[Role, Size]] = {
    Role.VALUE: Size(0.7, 0.9, 0.42),
    Role.LARGE: Size(0.6, 0.9, 0.36),
    Role.MEDIUM: Size(0.4, 0.94, 0.25),
    Role.SMALL: Size(0.25, 0.94, 0.17),
    Role.CANDIDATES: Size(0.3, 0.3, 0.42),
    Role.TAPA: Size(0.4, 0.9, 0.44),
    Role.ARROW: Size(0.62, 0.66, 0.42),
    Role.LONG: Size(0.5, 0, 0.25),
    Role.CORNER: Size(0.32, 0.48, 0.18),
    Role.SIDE: Size(0.32, 0.48, 0.18),
    Role.CENTRE: Size(0.3, 0.94, 0.25),
    Role.SUM: Size(0.28, 0.7, 0.18),
    Role.TEXT: Size(0.5, 0, 0.35),
}


class Ink(NamedTuple):
    """The colour of a text, of its rim, and of the disc under it with the disc's rim."""

    fill: str
    rim: str = ""
    disc: str = ""
    disc_rim: str = ""


INKS: Final[dict[str, Ink]] = {
    "hollow": Ink("none", "#000"),
    "black": Ink("#000"),
    "green": Ink("#4c9900"),
    "grey": Ink("#999"),
    "white": Ink("#fff"),
    "light-blue": Ink("#187bcd"),
    "blue": Ink("#00f"),
    "red": Ink("#f00"),
    "black-on-white": Ink("#000", "", "#fff"),
    "black-in-circle": Ink("#000", "", "#fff", "#000"),
    "white-on-black": Ink("#fff", "", "#000", "#000"),
    "white-on-red": Ink("#fff", "", "#f00", "#f00"),
}

PICTURES: Final[dict[str, tuple[str, str]]] = {
    "💡": ("bulb", ""),
    "💣": ("mine", ""),
    "💣💣": ("mines", ""),
    "⭐": ("star", "black"),
    "★": ("star", "black"),
    "☆": ("star", "white"),
    "🌲": ("tree", ""),
    "🌳": ("tree", ""),
    "⛺": ("tent", ""),
    "🐟": ("fish", ""),
    "☀": ("sun", ""),
    "🌞": ("sun", ""),
    "🌙": ("moon", ""),
}
"""Texts that are pictures and that hardly any font has."""

TURNS: Final = {
    "": 0.0,
    "right": 0.0,
    "down-right": 45.0,
    "down": 90.0,
    "down-left": 135.0,
    "left": 180.0,
    "up-left": 225.0,
    "up": 270.0,
    "up-right": 315.0,
}
"""Degrees clockwise from right."""


class Word(NamedTuple):
    """One line of text: where its middle (or left end) is, and its height in cell sides."""

    text: str
    at: Point
    em: float
    anchor: str = ""


def label_pieces(label: Label, at: Point, step: Step) -> Iterator[Result]:
    """Draw one label."""
    if label.style not in INKS:
        yield changed(f"text style {label.style!r} drawn black")
    if len(label.text) > _LONGEST:
        yield changed(f"text of {len(label.text)} characters cut to {_LONGEST}")
    if _em(label) * text_width(label.text[:_LONGEST]) > 2 * REACH:
        yield changed("text longer than the picture is wide")
    ink = _ink(label)
    shape = PICTURES.get(label.text[:_LONGEST].strip().removesuffix("\ufe0f"))
    if shape:
        yield picture(*shape, at, _em(label) / _PICTURE)._replace(step=step)
        return
    yield from (Drawn(Step.PATCH, piece) for piece in _disc(label, at, ink))
    look = overlaid(_look(ink, _halo(label)), _anchor(label))
    rise = 0.0 if extra(label.paint, "dominant-baseline") == "alphabetic" else _RISE
    turn = (TURNS.get(label.baseline, 0.0) + label.angle) % 360
    for word in words(label, at):
        yield Drawn(step, _piece(word, look, (at, turn), rise))
    yield from (Drawn(step, piece) for piece in _arrow(label, at, ink))


def label_extent(label: Label) -> tuple[float, float, float, float]:
    """Give how far a free or long text reaches from its place: left, up, right, down."""
    lines = label.text[:_LONGEST].split("\n")
    em = _em(label)
    width = min(REACH, em * max(text_width(line) for line in lines))
    height = min(REACH, em * _LEADING * len(lines))
    if label.role is Role.LONG:
        return 0.2, 0.3, width, height
    return width / 2, height / 2, width / 2, height / 2


def words(label: Label, at: Point) -> Iterable[Word]:
    """Give a label's lines of text where they stand."""
    text = label.text[:_LONGEST]
    match label.role:
        case Role.CANDIDATES if len(text) > 1 and set(text) <= set("123456789"):
            return _candidates(text, at)
        case Role.TAPA if 1 <= len(text) <= len(_TAPA):
            return _tapa(label, text, at)
        case Role.ARROW:
            return _lines(text, _beside(label, at), label)
        case Role.LONG:
            return _long(text, at)
        case Role.SUM:
            return [_sum(label, text.strip(), at)]
        case _:
            return _lines(text, at, label)


def _ink(label: Label) -> Ink:
    ink = INKS.get(label.style, INKS["black"])
    return ink._replace(fill=label.paint.ink) if label.paint.ink else ink


def _em(label: Label) -> float:
    size = label.paint.size
    if size is not None:
        return size
    return 0.7 if label.role is Role.CANDIDATES else SIZES[label.role].em


def _fitted(text: str, em: float, room: float) -> float:
    """Give a height at which a text is not wider than its room; no room is no limit."""
    width = text_width(text)
    return min(em, room / width) if room and width else em


def text_width(text: str) -> float:
    """Guess the width of a text in ems; East Asian characters and emoji are square."""
    return sum(_EM if ord(letter) < _WIDE else 1.0 for letter in text)


_WIDE: Final = 0x2E80


def _lines(text: str, at: Point, label: Label) -> list[Word]:
    """Stack the lines of a text around its place."""
    lines = text.split("\n")
    room = 0.0 if label.paint.size is not None else SIZES[label.role].room
    em = min(_fitted(line, _em(label), room) for line in lines)
    top = at[1] - _LEADING * em * (len(lines) - 1) / 2
    return [Word(line, (at[0], top + _LEADING * em * i), em) for i, line in enumerate(lines)]


def _candidates(text: str, at: Point) -> list[Word]:
    em = SIZES[Role.CANDIDATES].em
    places = ((digit, divmod(int(digit) - 1, 3)) for digit in text)
    return [
        Word(digit, (at[0] + 0.28 * (col - 1), at[1] + 0.28 * (row - 1)), em)
        for digit, (row, col) in places
    ]


def _tapa(label: Label, text: str, at: Point) -> list[Word]:
    quad = label.at.site.kind is Kind.VERTEX and bool(_ink(label).disc)
    em, places = (_QUAD if quad else _TAPA)[len(text)]
    return [
        Word(letter, (at[0] + dx, at[1] + dy), em)
        for letter, (dx, dy) in zip(text, places, strict=True)
    ]


_TAPA: Final[dict[int, tuple[float, Sequence[Point]]]] = {
    1: (0.7, ((0, 0),)),
    2: (0.48, ((-0.17, -0.17), (0.18, 0.18))),
    3: (0.45, ((-0.22, -0.18), (0.24, -0.08), (0, 0.27))),
    4: (0.4, ((0, -0.27), (-0.27, 0), (0.27, 0), (0, 0.27))),
}
_QUAD: Final[dict[int, tuple[float, Sequence[Point]]]] = {
    1: (0.31, ((0, 0),)),
    2: (0.31, ((-0.11, 0), (0.11, 0))),
    3: (0.28, ((-0.11, -0.12), (0.11, -0.12), (0, 0.13))),
    4: (0.28, ((-0.11, -0.12), (0.11, -0.12), (-0.11, 0.13), (0.11, 0.13))),
}


def _long(text: str, at: Point) -> list[Word]:
    em = SIZES[Role.LONG].em
    return [
        Word(line, (at[0] - 0.2, at[1] + em * i), em, "start")
        for i, line in enumerate(text.split("\n"))
    ]


def _sum(label: Label, text: str, at: Point) -> Word:
    """Give a cage's sum: in the top left corner, whichever spot of the cell it is tied to."""
    dx, dy = (-0.44, -0.31) if label.at.site.kind is Kind.CELL else (-0.19, -0.06)
    em = _fitted(text, label.paint.size or SIZES[Role.SUM].em, SIZES[Role.SUM].room)
    return Word(text, (at[0] + dx, at[1] + dy), em, "start")


def _halo(label: Label) -> str:
    """Give the colour around the letters that keeps them apart from what is below them."""
    if label.paint.stroke and extra(label.paint, "stroke-width") != 0:
        return "" if label.paint.stroke == "none" else label.paint.stroke
    return "#fff" if label.role is Role.SUM else ""


def _look(ink: Ink, halo: str) -> Look:
    look: Look = (("fill", ink.fill),)
    if ink.rim:
        return (*look, ("stroke", ink.rim), ("stroke-width", "1"))
    if halo:
        look = (*look, ("stroke", halo), ("stroke-width", "5"), ("stroke-linejoin", "round"))
        return (*look, ("paint-order", "stroke"))
    return look


def _anchor(label: Label) -> Look:
    """Give where a text starts, if its format says so."""
    anchor = extra(label.paint, "text-anchor")
    return (("text-anchor", str(anchor)),) if anchor in ("start", "end") else ()


def _piece(word: Word, look: Look, turned: tuple[Point, float], rise: float) -> Piece:
    about, turn = turned
    shared: Look = (("font-size", number(word.em * UNIT)), *look)
    if word.anchor:
        shared = (*shared, ("text-anchor", word.anchor))
    x, y = word.at
    place: Look = (("x", units(x)), ("y", units(y + rise * word.em)))
    if turn:
        spin = f"rotate({number(turn)} {units(about[0])} {units(about[1])})"
        place = (*place, ("transform", spin))
    return elements(shared, element("text", place, escaped(word.text) or " "))


def _disc(label: Label, at: Point, ink: Ink) -> Iterator[Piece]:
    if not ink.disc:
        return
    look: Look = (("fill", ink.disc),)
    if ink.disc_rim:
        look = (*look, ("stroke", ink.disc_rim), ("stroke-width", "1.7"))
    quad = label.role is Role.TAPA and label.at.site.kind is Kind.VERTEX
    yield outline(look, ellipse(*at, 0.31 if quad else SIZES[label.role].disc))


# toward -> (shift of the text, middle of the arrow)
_BESIDE: Final[dict[str, tuple[Point, Point]]] = {
    "left": ((0, 0.12), (0, -0.33)),
    "right": ((0, 0.12), (0, -0.33)),
    "up": ((-0.1, 0), (0.33, 0)),
    "down": ((-0.1, 0), (0.33, 0)),
    "up-right": ((0.06, 0.1), (-0.2, -0.2)),
    "down-left": ((0.06, 0.1), (-0.2, -0.2)),
    "up-left": ((-0.06, 0.1), (0.2, -0.2)),
    "down-right": ((-0.06, 0.1), (0.2, -0.2)),
}


def _beside(label: Label, at: Point) -> Point:
    shift = _BESIDE.get(label.toward, ((0.0, 0.0), at))[0]
    return at[0] + shift[0], at[1] + shift[1]


def _arrow(label: Label, at: Point, ink: Ink) -> Iterator[Piece]:
    """Draw the small arrow beside a text."""
    if label.toward not in _BESIDE:
        return
    dx, dy = _BESIDE[label.toward][1]
    yield outline(
        (("fill", ink.fill if ink.fill != "none" else "#000"),),
        slim_arrow((at[0] + dx, at[1] + dy), TURNS[label.toward], 0.7),
    )


def slim_arrow(middle: Point, turn: float, length: float) -> str:
    """Give the outline of a thin arrow; ``turn`` in degrees clockwise from right."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    half = length / 2
    points = (
        (-half, -0.02),
        (half - 0.22, -0.02),
        (half - 0.22, -0.09),
        (half, 0),
        (half - 0.22, 0.09),
        (half - 0.22, 0.02),
        (-half, 0.02),
    )
    return polygon(
        [(middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in points]
    )
