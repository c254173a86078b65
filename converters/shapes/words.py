"""Texts: where each line or letter of a label stands, by its role, and what lies under it.

Source: Penpa+ ``class_square.js``, ``draw_number``.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from converters.drawing import Label, Role
from converters.shapes.arrow_numbers import beside
from converters.shapes.pen import Look, Piece, Point, box, ellipse, number, outline
from converters.shapes.text_sizes import Size, text_width
from converters.site import Kind

LONGEST: Final = 500
"""Characters of a text that are drawn."""
LEADING: Final = 1.15
"""From line to line, in parts of a text's height."""


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


class Word(NamedTuple):
    """One line of text: where its middle (or left end) is, its height and room in cell sides."""

    text: str
    at: Point
    em: float
    room: float = 0.0
    anchor: str = ""


def words(label: Label, grid: str, size: Size, at: Point) -> Iterable[Word]:
    """Give a label's lines of text where they stand."""
    text = label.text[:LONGEST]
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


def ink_of(label: Label) -> Ink:
    """Give the colours of a text, its own one first."""
    ink = INKS.get(label.style, INKS["black"])
    return ink._replace(fill=label.paint.ink) if label.paint.ink else ink


def under(label: Label, at: Point, size: Size, pixel: float) -> Iterator[Piece]:
    """Draw what lies under a text: a disc, or the white patch of a small or a long one.

    Args:
        label: The text.
        at: Its place.
        size: How large it is.
        pixel: User units to a pixel of the editor.
    """
    ink = ink_of(label)
    if not ink.disc:
        return
    look: Look = (("fill", ink.disc),)
    if ink.disc_rim:
        look = (*look, ("stroke", ink.disc_rim), ("stroke-width", number(pixel)))
    x, y = at
    if label.style == "black-on-white" and label.role in (Role.CORNER, Role.SIDE):
        yield outline(look, box(x - _PATCH, y - _PATCH, 2 * _PATCH, 2 * _PATCH))
    elif label.role is not Role.LONG:
        quad = label.role is Role.TAPA and label.at.site.kind is Kind.VERTEX
        yield outline(look, ellipse(x, y, 0.31 if quad else size.disc))
    elif label.style == "black-on-white":
        for word in _long(label.text[:LONGEST], size, at):
            left, middle = word.at
            width = text_width(word.text) * word.em
            yield outline(look, box(left, middle - word.em / 2, width, word.em))


_PATCH: Final = 0.191  # half a side


def _lines(text: str, size: Size, at: Point) -> list[Word]:
    """Stack the lines of a text around its place."""
    lines = text.split("\n")
    em, top = size.em, at[1] + size.drop - LEADING * size.em * (len(lines) - 1) / 2
    return [
        Word(line, (at[0], top + LEADING * em * i), em, size.room) for i, line in enumerate(lines)
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
    if label.at.site.kind is Kind.VERTEX and ink_of(label).disc:
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
