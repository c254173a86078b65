"""Texts and numbers: their sizes and places by role, their looks by style."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from converters.compass import bearing
from converters.drawing import Label, Role
from converters.formats.svg.arrow_numbers import beside, slim_arrow
from converters.formats.svg.extras import extra, overlaid
from converters.formats.svg.ground import REACH, Ground
from converters.formats.svg.pen import (
    UNIT,
    Look,
    Piece,
    Point,
    box,
    element,
    elements,
    ellipse,
    escaped,
    number,
    outline,
    units,
)
from converters.formats.svg.sheet import Drawn, Result, Step, changed
from converters.formats.svg.symbols import picture
from converters.formats.svg.text_sizes import Size, size_of, text_width
from converters.site import Kind

_LONGEST: Final = 500
_PICTURE: Final = 0.62  # the text height at which a picture has its usual size
_LEADING: Final = 1.15


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
    "☀": ("sun", "rays"),
    "🌞": ("sun", "rays"),
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
    """One line of text: where its middle (or left end) is, its height and room in cell sides."""

    text: str
    at: Point
    em: float
    room: float = 0.0
    anchor: str = ""


def label_pieces(label: Label, board: Ground, at: Point, step: Step) -> Iterator[Result]:
    """Draw one label."""
    size = size_of(label, board.lattice.name)
    if label.style not in INKS:
        yield changed(f"text style {label.style!r} drawn black")
    if len(label.text) > _LONGEST:
        yield changed(f"text of {len(label.text)} characters cut to {_LONGEST}")
    if size.em * text_width(label.text[:_LONGEST]) > 2 * REACH:
        yield changed("text longer than the picture is wide")
    ink = _ink(label)
    shape = PICTURES.get(label.text[:_LONGEST].strip().removesuffix("\ufe0f"))
    if shape:
        yield picture(*shape, at, size.em / _PICTURE)._replace(step=step)
        return
    yield from (Drawn(Step.PATCH, piece) for piece in _ground(label, board, at, size))
    look = overlaid(_look(ink, _halo(label), board.pixel), _anchor(label))
    rise = 0.0 if extra(label.paint, "dominant-baseline") == "alphabetic" else size.rise
    turn = (TURNS.get(label.baseline, 0.0) + label.angle) % 360
    for word in words(label, board.lattice.name, size, at):
        x, y = word.at
        baseline = y + rise * word.em
        stands = (x, baseline if turn else board.baseline(baseline))
        yield Drawn(step, _piece(word._replace(at=stands), look, at, turn))
    yield from (Drawn(step, piece) for piece in _arrow(label, board, at, ink))


def label_extent(label: Label) -> tuple[float, float, float, float]:
    """Give how far a free or long text reaches from its place: left, up, right, down."""
    lines = label.text[:_LONGEST].split("\n")
    em = size_of(label, "").em
    width = min(REACH, em * max(text_width(line) for line in lines))
    height = min(REACH, em * _LEADING * len(lines))
    if label.role is Role.LONG:
        return 0.2, 0.3, width, height
    return width / 2, height / 2, width / 2, height / 2


def words(label: Label, grid: str, size: Size, at: Point) -> Iterable[Word]:
    """Give a label's lines of text where they stand."""
    text = label.text[:_LONGEST]
    match label.role:
        case Role.CANDIDATES if len(text) > 1 and set(text) <= set("123456789"):
            return _candidates(text, size, at)
        case Role.TAPA if 1 <= len(text) <= len(_TAPA):
            return _tapa(label, text, size, at)
        case Role.ARROW if place := beside(label.toward, grid):
            dx, dy = place.text
            return [Word(text, (at[0] + dx, at[1] + dy), size.em, place.room)]
        case Role.LONG:
            return _long(text, size, at)
        case Role.SUM:
            return [_sum(label, text, size, at)]
        case _:
            return _lines(text, size, at)


def _ink(label: Label) -> Ink:
    ink = INKS.get(label.style, INKS["black"])
    return ink._replace(fill=label.paint.ink) if label.paint.ink else ink


def _lines(text: str, size: Size, at: Point) -> list[Word]:
    """Stack the lines of a text around its place."""
    lines = text.split("\n")
    em, top = size.em, at[1] + size.drop - _LEADING * size.em * (len(lines) - 1) / 2
    return [
        Word(line, (at[0], top + _LEADING * em * i), em, size.room) for i, line in enumerate(lines)
    ]


def _candidates(text: str, size: Size, at: Point) -> list[Word]:
    places = ((digit, divmod(int(digit) - 1, 3)) for digit in text)
    em, apart = size.em * _MARK, size.rows
    return [
        Word(digit, (at[0] + apart * (col - 1), at[1] + apart * (row - 1) + 0.02), em)
        for digit, (row, col) in places
    ]


_MARK: Final = 3 / 7  # a pencil mark's height, where a digit alone is 1


def _tapa(label: Label, text: str, size: Size, at: Point) -> list[Word]:
    if label.at.site.kind is Kind.VERTEX and _ink(label).disc:
        shrink, places = _QUAD[len(text)]
    else:
        shrink, places = _TAPA[len(text)]
    share = size.em / 0.7
    return [
        Word(letter, (at[0] + dx * share, at[1] + dy * share), shrink * share, size.room)
        for letter, (dx, dy) in zip(text, places, strict=True)
    ]


_TAPA: Final[dict[int, tuple[float, Sequence[Point]]]] = {
    1: (0.7, ((0, 0.06),)),
    2: (0.48, ((-0.16, -0.15), (0.18, 0.19))),
    3: (0.45, ((-0.22, -0.14), (0.24, -0.05), (0, 0.3))),
    4: (0.4, ((0, -0.22), (-0.26, 0.04), (0.26, 0.04), (0, 0.3))),
}
_QUAD: Final[dict[int, tuple[float, Sequence[Point]]]] = {
    1: (0.31, ((0, 0),)),
    2: (0.31, ((-0.1, 0), (0.1, 0))),
    3: (0.31, ((-0.1, -0.1), (0.1, -0.1), (0, 0.15))),
    4: (0.31, ((-0.1, -0.1), (0.1, -0.1), (-0.1, 0.15), (0.1, 0.15))),
}


def _long(text: str, size: Size, at: Point) -> list[Word]:
    return [
        Word(line, (at[0] - 0.2, at[1] + size.em * i), size.em, 0, "start")
        for i, line in enumerate(text.split("\n"))
    ]


def _sum(label: Label, text: str, size: Size, at: Point) -> Word:
    """Give a cage's sum: about its corner spot, a longer one from the cell's left side on."""
    x, y = (at[0] - 0.25, at[1] - 0.25) if label.at.site.kind is Kind.CELL else at
    text = text.strip()
    if size.em * text_width(text) <= _ABOUT:
        return Word(text, (x, y + size.drop), size.em)
    return Word(text, (x - 0.19, y + size.drop), size.em, size.room, "start")


_ABOUT: Final = 0.4  # the width of a sum that has room about its spot


def _halo(label: Label) -> str:
    """Give the colour around the letters that keeps them apart from what is below them."""
    if label.paint.stroke and extra(label.paint, "stroke-width") != 0:
        return "" if label.paint.stroke == "none" else label.paint.stroke
    return "#fff" if label.role is Role.SUM or label.style == "black-on-white" else ""


def _look(ink: Ink, halo: str, pixel: float) -> Look:
    look: Look = (("fill", ink.fill),)
    if ink.rim:
        return (*look, ("stroke", ink.rim), ("stroke-width", number(pixel / 2)))
    if halo:
        look = (*look, ("stroke", halo), ("stroke-width", number(2 * pixel)))
        return (*look, ("stroke-linejoin", "round"), ("paint-order", "stroke"))
    return look


def _anchor(label: Label) -> Look:
    """Give where a text starts, if its format says so."""
    anchor = extra(label.paint, "text-anchor")
    return (("text-anchor", str(anchor)),) if anchor in ("start", "end") else ()


def _piece(word: Word, look: Look, about: Point, turn: float) -> Piece:
    shared: Look = (("font-size", number(word.em * UNIT)), *look)
    if word.anchor:
        shared = (*shared, ("text-anchor", word.anchor))
    x, y = word.at
    place: Look = (("x", units(x)), ("y", units(y)))
    if word.room and text_width(word.text) * word.em > word.room:
        squeezed = (("textLength", units(word.room)), ("lengthAdjust", "spacingAndGlyphs"))
        place = (*place, *squeezed)
    if turn:
        spin = f"rotate({number(turn)} {units(about[0])} {units(about[1])})"
        place = (*place, ("transform", spin))
    return elements(shared, element("text", place, escaped(word.text) or " "))


def _ground(label: Label, board: Ground, at: Point, size: Size) -> Iterator[Piece]:
    """Draw what lies under a text: a disc, or the white patch of a small or a long one."""
    ink = _ink(label)
    if not ink.disc:
        return
    look: Look = (("fill", ink.disc),)
    if ink.disc_rim:
        look = (*look, ("stroke", ink.disc_rim), ("stroke-width", number(board.pixel)))
    x, y = at
    if label.style == "black-on-white" and label.role in (Role.CORNER, Role.SIDE):
        yield outline(look, box(x - _PATCH, y - _PATCH, 2 * _PATCH, 2 * _PATCH))
    elif label.role is not Role.LONG:
        quad = label.role is Role.TAPA and label.at.site.kind is Kind.VERTEX
        yield outline(look, ellipse(x, y, 0.31 if quad else size.disc))
    elif label.style == "black-on-white":
        for word in _long(label.text[:_LONGEST], size, at):
            left, middle = word.at
            width = text_width(word.text) * word.em
            yield outline(look, box(left, middle - word.em / 2, width, word.em))


_PATCH: Final = 0.191  # half a side


def _arrow(label: Label, board: Ground, at: Point, ink: Ink) -> Iterator[Piece]:
    """Draw the small arrow beside a text."""
    grid = board.lattice.name
    place, turn = beside(label.toward, grid), bearing(label.toward, grid)
    if place is None or turn is None:
        return
    middle = at[0] + place.arrow[0], at[1] + place.arrow[1]
    look = (("fill", ink.fill if ink.fill != "none" else "#000"),)
    yield outline(look, slim_arrow(middle, turn, place.length, board.pixel / UNIT))
