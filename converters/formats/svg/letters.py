"""Draws the texts of a finished picture as outlines, where no font could show them."""

from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree import ElementTree as Tree

from converters.formats.svg.stroke_font import letters, text_advance
from converters.shapes.pen import UNIT, number, polygon

_SPACE: Final = "{http://www.w3.org/2000/svg}"
_INHERITED: Final = ("font-size", "fill", "stroke", "text-anchor", "font-weight")
_WEIGHT: Final = 0.085  # thickness of a stroke, in ems
_BOLD: Final = 0.13
_SHIFTS: Final[Mapping[str, float]] = {"start": 0.0, "middle": 0.5, "end": 1.0}
_HALO: Final = 5.0


def drawn_letters(svg: str) -> str:
    """Give a picture without any text element: each is replaced by the strokes of its letters.

    Args:
        svg: A picture of `converters.formats.svg`, as written.
    """
    root = Tree.fromstring(svg)  # noqa: S314 - our own text, which has no entities
    _replace(root, {})
    return Tree.tostring(root, encoding="unicode")


def _replace(parent: Tree.Element, inherited: Mapping[str, str]) -> None:
    own = {key: value for key, value in parent.attrib.items() if key in _INHERITED}
    look = {**inherited, **own}
    for i, child in enumerate(list(parent)):
        if child.tag == f"{_SPACE}text":
            parent[i] = _strokes(child, look)
        else:
            _replace(child, look)


def _strokes(text: Tree.Element, inherited: Mapping[str, str]) -> Tree.Element:
    look = {**inherited, **dict(text.attrib)}
    em = float(look.get("font-size", "16"))
    words = text.text or ""
    shift = _SHIFTS.get(look.get("text-anchor", "start"), 0.0) * text_advance(words)
    x, y = float(look.get("x", "0")) - shift * em, float(look.get("y", "0"))
    wide = _squeeze(look, words, em)
    x += (1 - wide) * shift * em
    place = (
        f"{look.get('transform', '')}translate({number(x)} {number(y)})"
        f"scale({number(em * wide)} {number(em)})"
    )
    group = Tree.Element(f"{_SPACE}g", {"transform": place})
    data = "".join(_outlines(words))
    for colour, width in _pens(look, em):
        pen = {"d": data, "fill": "none", "stroke": colour, "stroke-width": f"{width:.4f}"}
        group.append(Tree.Element(f"{_SPACE}path", {**pen, **_ROUND}))
    return group


def _squeeze(look: Mapping[str, str], words: str, em: float) -> float:
    """Give how much narrower a text is drawn than its letters are."""
    usual = text_advance(words) * em
    return min(1.0, float(look["textLength"]) / usual) if "textLength" in look and usual else 1.0


_ROUND: Final = {"stroke-linecap": "round", "stroke-linejoin": "round"}


def _outlines(words: str) -> Iterator[str]:
    """Give path data in ems."""
    for letter in letters(words):
        for line in letter:
            yield polygon([(x / UNIT, y / UNIT) for x, y in line], closed=False)


def _pens(look: Mapping[str, str], em: float) -> Iterator[tuple[str, float]]:
    """Give colours and widths of the strokes that make up a letter, the lowest first."""
    width = _BOLD if look.get("font-weight") == "bold" else _WEIGHT
    fill, rim = look.get("fill", "#000"), look.get("stroke", "none")
    if fill == "none":
        yield rim, width / 3
        return
    if rim != "none":
        yield rim, width + _HALO / em
    yield fill, width
