"""Texts and numbers: their sizes and places by role, their looks by style."""

from collections.abc import Iterator
from typing import Final

from converters.compass import bearing
from converters.drawing import Label, Role
from converters.formats.svg.ground import REACH, Ground
from converters.formats.svg.sheet import Drawn, Result, Step, changed
from converters.formats.svg.symbols import picture
from converters.shapes.arrow_numbers import beside, slim_arrow
from converters.shapes.attributes import extra, overlaid
from converters.shapes.pen import (
    UNIT,
    Look,
    Piece,
    Point,
    element,
    elements,
    escaped,
    number,
    outline,
    units,
)
from converters.shapes.text_sizes import size_of, text_width
from converters.shapes.words import INKS, LEADING, LONGEST, Ink, Word, ink_of, under, words

_PICTURE: Final = 0.62  # the text height at which a picture has its usual size


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


def label_pieces(label: Label, board: Ground, at: Point, step: Step) -> Iterator[Result]:
    """Draw one label."""
    size = size_of(label, board.lattice.name)
    if label.style not in INKS:
        yield changed(f"text style {label.style!r} drawn black")
    if len(label.text) > LONGEST:
        yield changed(f"text of {len(label.text)} characters cut to {LONGEST}")
    if size.em * text_width(label.text[:LONGEST]) > 2 * REACH:
        yield changed("text longer than the picture is wide")
    ink = ink_of(label)
    shape = PICTURES.get(label.text[:LONGEST].strip().removesuffix("\ufe0f"))
    if shape:
        yield picture(*shape, at, size.em / _PICTURE)._replace(step=step)
        return
    yield from (Drawn(Step.PATCH, piece) for piece in under(label, at, size, board.pixel))
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
    lines = label.text[:LONGEST].split("\n")
    em = size_of(label, "").em
    width = min(REACH, em * max(text_width(line) for line in lines))
    height = min(REACH, em * LEADING * len(lines))
    if label.role is Role.LONG:
        return 0.2, 0.3, width, height
    return width / 2, height / 2, width / 2, height / 2


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


def _arrow(label: Label, board: Ground, at: Point, ink: Ink) -> Iterator[Piece]:
    """Draw the small arrow beside a text."""
    grid = board.lattice.name
    place, turn = beside(label.toward, grid), bearing(label.toward, grid)
    if place is None or turn is None:
        return
    middle = at[0] + place.arrow[0], at[1] + place.arrow[1]
    look = (("fill", ink.fill if ink.fill != "none" else "#000"),)
    yield outline(look, slim_arrow(middle, turn, place.length, board.pixel / UNIT))
