"""How the fields of a board are drawn, and which elements of a drawing mean them.

Each `Look` draws one field in the shared vocabulary. The way back is wider: an element of the same
meaning with another look (another grey, a thicker line, another size) is taken as well, and named
as approximated by who compares the finished document with the drawing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from converters.drawing import Element, Fill, Label, Role, Stroke, StrokeLayer, Symbol
from converters.formats.puzzlink.arrows import CLOSED, DIRECTIONS, NO_NUMBER
from converters.formats.puzzlink.board import SET, UNKNOWN, Value, sides
from converters.formats.puzzlink.tokens import whole
from converters.plain import dot, unread
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell

Layer = Literal["question", "answer"]


@dataclass(frozen=True, slots=True)
class Look:
    """How one field is drawn.

    Attributes:
        field: Its name.
        layer: Where it belongs.
        draw: Place and value to elements.
        take: Element to place and value; None: it means something else.
    """

    field: str
    layer: Layer
    draw: Callable[[Site, Value], tuple[Element, ...]]
    take: Callable[[Element], tuple[Site, Value] | None]


Template = Callable[[Site], Element]


def choice(
    field: str, layer: Layer, values: Mapping[int, Template], *, alike: Mapping[str, int]
) -> Look:
    """Give the look of a field with a few values.

    Args:
        field: Its name.
        layer: Where it belongs.
        values: Value to the element that stands for it.
        alike: Shapes, ``shape/style`` and ``fill/style`` that mean a value too.
    """

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        return (values[value[0]](site),) if value[0] in values else ()

    def take(element: Element) -> tuple[Site, Value] | None:
        if not isinstance(element, Symbol | Fill | Label) or element.at != Spot(element.at.site):
            return None
        site = element.at.site
        for value, template in values.items():
            if template(site) == element:
                return site, (value,)
        found = next((alike[word] for word in words(element) if word in alike), None)
        return None if found is None else (site, (found,))

    return Look(field, layer, draw, take)


def words(element: Symbol | Fill | Label) -> tuple[str, ...]:
    """Give the names that an element's look goes by, the narrowest first."""
    if isinstance(element, Label):
        return (element.text,)
    if isinstance(element, Fill):
        plain = len(element.styles) == 1 and not any(element.colors)
        return (f"fill/{element.styles[0]}",) if plain else ()
    return (f"{element.shape}/{element.style}", element.shape)


def fill(style: str) -> Template:
    """Give the template of a shaded cell."""
    return lambda site: Fill(Spot(site), (style,))


def symbol(
    shape: str, style: str = "", *, toward: tuple[str, ...] = (), width: float = 0.0
) -> Template:
    """Give the template of a symbol."""
    return lambda site: Symbol(Spot(site), shape, style, toward, width)


def question_mark(site: Site) -> Label:
    """Give the sign for a clue that is not told."""
    return Label(Spot(site), "?")


def mark(field: str, layer: Layer, template: Template, *alike: str) -> Look:
    """Give the look of a field that is there or not."""
    return choice(field, layer, {1: template}, alike=dict.fromkeys(alike, 1))


def number(
    field: str,
    layer: Layer,
    *,
    style: str = "black",
    role: Role = Role.VALUE,
    place: Callable[[Site], Site] = lambda site: site,
) -> Look:
    """Give the look of a number; a clue without one is a question mark.

    Args:
        field: Its name.
        layer: Where it belongs.
        style: Its ink.
        role: Its size.
        place: Where it stands, if that is not its own place.
    """

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        return (Label(Spot(place(site)), _text(value), role, style),)

    def take(element: Element) -> tuple[Site, Value] | None:
        found = taken_number(element)
        if found is None:
            return None
        site, value = found
        home = cell(site.row, site.col) if site.kind is Kind.CORNER else site
        return (home, value) if place(home) == site else None

    return Look(field, layer, draw, take)


def _text(value: Value) -> str:
    return "?" if value == UNKNOWN else str(value[0])


def taken_number(element: Element) -> tuple[Site, Value] | None:
    """Give what a plain number or question mark says."""
    if not isinstance(element, Label) or element.at != Spot(element.at.site) or element.toward:
        return None
    if element.text == "?":
        return element.at.site, UNKNOWN
    value = whole(element.text)
    return None if value is None else (element.at.site, (value,))


def cornered(slot: int) -> Callable[[Site], Site]:
    """Give the corner of a cell as a function of the cell."""
    return lambda site: Site(Kind.CORNER, site.row, site.col, slot)


def circled(field: str) -> Look:
    """Give the look of a clue in a circle; one without a number is an empty circle."""
    ring = symbol("circle", "white", width=0.86)

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        text = () if value == UNKNOWN else (Label(Spot(site), str(value[0])),)
        return (ring(site), *text)

    def take(element: Element) -> tuple[Site, Value] | None:
        if isinstance(element, Symbol) and element.shape == "circle":
            return (element.at.site, UNKNOWN) if element.at == Spot(element.at.site) else None
        return taken_number(element)

    return Look(field, "question", draw, take)


def several(field: str) -> Look:
    """Give the look of a clue with up to four numbers."""

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        text = "".join(_text((each,)) for each in value)
        return (Label(Spot(site), text, Role.TAPA),)

    def take(element: Element) -> tuple[Site, Value] | None:
        if not isinstance(element, Label) or element.at != Spot(element.at.site):
            return None
        text = element.text.replace(" ", "").replace(",", "")
        if not 1 <= len(text) <= _CORNERS or not set(text) <= _CLUE_CHARACTERS:
            return None
        values = (NO_NUMBER if each == "?" else int(each) for each in text)
        return element.at.site, tuple(values)

    return Look(field, "question", draw, take)


def arrow(field: str, *, style: str = "black") -> Look:
    """Give the look of a number with an arrow; `CLOSED` is a grey cell."""

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        if value == CLOSED:
            return (Fill(Spot(site), ("grey",)),)
        text = _text((value[1],))
        return (Label(Spot(site), text, Role.ARROW, style, DIRECTIONS[value[0]]),)

    def take(element: Element) -> tuple[Site, Value] | None:
        if element == Fill(first := _spot(element), ("grey",)):
            return first.site, CLOSED
        if not isinstance(element, Label) or element.toward not in DIRECTIONS:
            return None
        count = NO_NUMBER if element.text == "?" else whole(element.text)
        other_ink = (element.style == "white") != (style == "white")
        if count is None or other_ink or element.at != Spot(element.at.site):
            return None
        return element.at.site, (DIRECTIONS.index(element.toward), count)

    return Look(field, "question", draw, take)


def _spot(element: Element) -> Spot:
    return element.at if isinstance(element, Fill) else Spot(cell(0, 0))


def edge(field: str, layer: Layer, style: str = "solid") -> Look:
    """Give the look of a line along the grid."""

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        del value
        start, end = ends(site)
        return (Stroke(Spot(start), Spot(end), StrokeLayer.EDGE, style),)

    def take(element: Element) -> tuple[Site, Value] | None:
        found = edge_of(element)
        return None if found is None else (found, SET)

    return Look(field, layer, draw, take)


def ends(site: Site) -> tuple[Site, Site]:
    """Give the vertices at both ends of an edge."""
    back = (0, -1) if site.slot == BELOW else (-1, 0)
    end = Site(Kind.VERTEX, site.row, site.col)
    return Site(Kind.VERTEX, site.row + back[0], site.col + back[1]), end


def edge_of(element: Element) -> Site | None:
    """Give the edge that a stroke runs along."""
    if not isinstance(element, Stroke) or element.layer is not StrokeLayer.EDGE:
        return None
    spots = sorted((element.start, element.end))
    first, last = (spot.site for spot in spots)
    for slot in (BELOW, RIGHT):
        site = Site(Kind.EDGE, last.row, last.col, slot)
        if (first, last) == ends(site) and all(spot == Spot(spot.site) for spot in spots):
            return site
    return None


def line(field: str, styles: Mapping[int, str]) -> Look:
    """Give the look of a line from cell to cell.

    Args:
        field: Its name.
        styles: How many lines there are to the style that shows them.
    """
    by_style = {style: count for count, style in styles.items()}

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        start, end = sides(site)
        style = styles.get(value[0])
        return (Stroke(Spot(start), Spot(end), StrokeLayer.LINE, style),) if style else ()

    def take(element: Element) -> tuple[Site, Value] | None:
        if not isinstance(element, Stroke) or element.layer is not StrokeLayer.LINE:
            return None
        spots = sorted((element.start, element.end))
        first, last = (spot.site for spot in spots)
        if any(spot != Spot(spot.site) for spot in spots) or first.kind is not Kind.CELL:
            return None
        for slot in (BELOW, RIGHT):
            site = Site(Kind.EDGE, first.row, first.col, slot)
            if sides(site) == (first, last):
                return site, (by_style.get(element.style, 1),)
        return None

    return Look(field, "answer", draw, take)


def slant(field: str) -> Look:
    """Give the look of a diagonal through a cell: 1 falls to the right, 2 rises."""

    def diagonal(site: Site, value: int) -> tuple[Site, Site]:
        row, col = site.row, site.col
        left, right = (row - 1, row) if value == 1 else (row, row - 1)
        return Site(Kind.VERTEX, left, col - 1), Site(Kind.VERTEX, right, col)

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        start, end = diagonal(site, value[0])
        return (Stroke(Spot(start), Spot(end), StrokeLayer.EDGE, "green"),)

    def take(element: Element) -> tuple[Site, Value] | None:
        if not isinstance(element, Stroke) or element.layer is not StrokeLayer.EDGE:
            return None
        pair = sorted((element.start, element.end), key=lambda spot: spot.site.col)
        spots = [spot.site for spot in pair]
        site = cell(max(spot.row for spot in spots), spots[1].col)
        for value in (1, 2):
            if [*diagonal(site, value)] == spots and all(spot == Spot(spot.site) for spot in pair):
                return site, (value,)
        return None

    return Look(field, "answer", draw, take)


def count_outside(field: str, suffix: str) -> Look:
    """Give the look of a number with a sign behind it, such as how many stars there are."""

    def draw(site: Site, value: Value) -> tuple[Element, ...]:
        return (Label(Spot(site), f"{value[0]}{suffix}", Role.MEDIUM),)

    def take(element: Element) -> tuple[Site, Value] | None:
        if not isinstance(element, Label) or not element.text.endswith(suffix):
            return None
        value = whole(element.text.removesuffix(suffix))
        return None if value is None else (element.at.site, (value,))

    return Look(field, "question", draw, take)


_CORNERS: Final = 4
_CLUE_CHARACTERS: Final = frozenset("0123456789?")

UNREAD_LOOK: Final = Look(
    "unread",
    "question",
    lambda site, _: (unread(site),),
    lambda element: (
        (element.at.site, SET)
        if isinstance(element, Symbol) and element == unread(element.at.site)
        else None
    ),
)
"""A code that nobody understood."""
_DARK: Final = ("fill/black", "fill/dark-grey", "fill/grey")
SHADE: Final = mark("shade", "answer", fill("dark-grey"), *_DARK)
PALE_SHADE: Final = mark("shade", "answer", fill("grey"), *_DARK)
"""For cells whose number must stay readable."""
UNSHADED: Final = mark("dot", "answer", fill("green"), "fill/green", "dot")
"""The same as a dot, where it would hide a number."""
DOT: Final = mark("dot", "answer", dot, "dot")
STAR: Final = mark("shade", "answer", symbol("star", "black"), "star")
EMPTY: Final = mark("empty", "question", fill("black"), *_DARK)
BORDER: Final = edge("border", "question")
DRAWN_EDGE: Final = edge("edge", "answer", "green")
EDGE_CROSS: Final = mark("cross", "answer", symbol("x-mark", "edge"), "x-mark")
LINE: Final = line("line", MappingProxyType({1: "green"}))
BRIDGES: Final = line("line", MappingProxyType({1: "green", 2: "double"}))
LINK: Final = line("link", MappingProxyType({1: "green"}))
LINE_CROSS: Final = mark("cross", "answer", symbol("x-mark", "line"), "x-mark")
CLUE: Final = number("clue", "question")
ANSWER_NUMBER: Final = number("number", "answer", style="green")
COLOURS: Final = choice(
    "colour",
    "answer",
    MappingProxyType({1: fill("green"), 2: fill("yellow"), 3: fill("blue"), 4: fill("red")}),
    alike={},
)
NOTES: Final = tuple(
    number(name, "answer", style="green", role=Role.CORNER, place=cornered(slot))
    for slot, name in enumerate(("note-tl", "note-tr", "note-bl", "note-br"))
)
