"""The neutral picture between all formats: a lattice, the cells in play, and marks on it.

A drawing says what is *seen*, not which rules hold. It stands in the solver's view (see
`converters.site`): a writer that needs a margin, a rotation or an id adds it. Styles have our own
names; each format keeps a table from its codes to them. Where a format says more than a style name
can, the element's `Paint` says it, in units of one cell side and CSS colours. ``extra`` holds what
only the format that wrote it understands, as (name, JSON text); it is given back to that format and
listed as a loss by every other.

Directions are words in the solver's view: ``up``, ``up-right``, ``right``, … ``up-left``.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.lattice import Lattice
from converters.site import Site, Spot

Extra: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Paint:
    """How an element looks where its style does not say it all; None: as the style says.

    Attributes:
        fill: Inside colour, CSS.
        stroke: Line or border colour, CSS.
        ink: Text colour, CSS.
        width: Thickness of the line or border, in cell sides.
        size: Height of the text, in cell sides.
        opacity: 0 to 1.
        layer: The layer it is lifted or lowered to, in the words of its format.
        extra: What only its format understands.
    """

    fill: str | None = None
    stroke: str | None = None
    ink: str | None = None
    width: float | None = None
    size: float | None = None
    opacity: float | None = None
    layer: str | None = None
    extra: Extra = ()


PLAIN: Final = Paint()


@dataclass(frozen=True, slots=True)
class Fill:
    """A shaded cell; several styles share it as equal wedges.

    Attributes:
        at: The cell.
        styles: `FILL_COLOURS` names, or ``custom`` where only ``colors`` says it.
        colors: CSS colours that override the styles one by one; empty: none does.
    """

    at: Spot
    styles: tuple[str, ...]
    colors: tuple[str | None, ...] = ()
    paint: Paint = PLAIN

    def css(self) -> tuple[str, ...]:
        """Give the colours that are seen, one a wedge."""
        given = self.colors or (None,) * len(self.styles)
        return tuple(
            own or FILL_COLOURS.get(style, "#ff00ff")
            for own, style in zip(given, self.styles, strict=False)
        )


class Role(StrEnum):
    """What sort of text a label is, by its size and place."""

    VALUE = "value"
    LARGE = "large"
    MEDIUM = "medium"
    SMALL = "small"
    CANDIDATES = "candidates"
    TAPA = "tapa"
    ARROW = "arrow"
    LONG = "long"
    CORNER = "corner"
    SIDE = "side"
    CENTRE = "centre"
    SUM = "sum"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Label:
    """Text or a number.

    Attributes:
        at: Where it stands.
        text: What it says; candidates are their digits in order.
        role: Its sort; `Role.VALUE` is a full-size entry or given.
        style: Its look: ``black``, ``white``, ``white-on-black`` …
        toward: The direction of the arrow beside it, if it has one.
        baseline: The direction its text runs; empty: to the right.
        angle: Degrees clockwise, for free texts.
    """

    at: Spot
    text: str
    role: Role = Role.VALUE
    style: str = "black"
    toward: str = ""
    baseline: str = ""
    angle: float = 0.0
    paint: Paint = PLAIN


@dataclass(frozen=True, slots=True)
class Symbol:
    """A shape with a centre.

    Attributes:
        at: Its centre.
        shape: What it is: ``circle``, ``square``, ``bulb``, ``arrow``, …
        style: Which look of that shape: ``white``, ``black`` …; empty: its only one.
        toward: The directions it points to, or the parts of it that show.
        width: Cell sides; 0: as large as such a shape usually is.
        height: Cell sides; 0: as its width.
        angle: Degrees clockwise.
        over: Whether it is drawn above lines and texts instead of below them.
    """

    at: Spot
    shape: str
    style: str = ""
    toward: tuple[str, ...] = ()
    width: float = 0.0
    height: float = 0.0
    angle: float = 0.0
    over: bool = False
    paint: Paint = PLAIN


class StrokeLayer(StrEnum):
    """Which sort of single segment a stroke is."""

    LINE = "line"
    """From cell to cell (or to an edge's middle)."""
    EDGE = "edge"
    """Along the grid, from vertex to vertex (or to an edge's middle)."""
    WALL = "wall"
    """A bar through a cell, between the middles of two edges."""
    CAGE = "cage"
    """A piece of a cage's outline."""
    ERASED = "erased"
    """A piece of the grid that is not drawn."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One straight segment between two spots; ``start`` and ``end`` as its document has them."""

    start: Spot
    end: Spot
    layer: StrokeLayer
    style: str = "solid"
    paint: Paint = PLAIN


@dataclass(frozen=True, slots=True)
class Path:
    """A figure through several spots.

    Attributes:
        points: At least one spot, in drawing order; a closed figure repeats its first.
        shape: ``line``, ``thermo``, ``thermo-bare``, ``arrow``, ``direction``, ``frame``,
            ``polygon``, or ``svg`` (then ``paint.extra`` holds the outline).
        style: Its look, where a shape has several.
    """

    points: tuple[Spot, ...]
    shape: str
    style: str = ""
    paint: Paint = PLAIN


@dataclass(frozen=True, slots=True)
class Cage:
    """A group of cells.

    Attributes:
        cells: The cells, in its document's order.
        kind: ``killer``, ``region``, ``box``, ``hidden`` or another name of its format.
        label: The text in its first cell; empty: none.
    """

    cells: tuple[Site, ...]
    kind: str = "killer"
    label: str = ""
    paint: Paint = PLAIN


Element: TypeAlias = Fill | Label | Symbol | Stroke | Path | Cage


@dataclass(frozen=True, slots=True)
class Canvas:
    """The part of the plane that an editor shows of a drawing; a view, not a part of the puzzle.

    Attributes:
        middle: Its middle.
        width: From left to right, in cell sides.
        height: From top to bottom, in cell sides.
        pixels: Screen pixels to a cell side: thin lines are pixels wide, however large a cell is.
    """

    middle: Spot
    width: float
    height: float
    pixels: float = 38.0


@dataclass(frozen=True, slots=True)
class Meta:
    """What belongs to the puzzle but is not drawn.

    Attributes:
        rules: The author's text, lines ended by a line feed.
        source: Where it was published, as its author wrote it.
        message: What a solver is told on success.
        tags: Genre names as the document has them.
        grid: ``solid``, ``dotted`` or ``none``.
        frame: ``thick``, ``thin`` or ``none``.
        dots: Whether vertices are dotted.
        extra: What only the format that wrote it understands.
        canvas: The part of the plane to show; None: as much as the content needs. It is a view:
            drawings that differ in it alone are equal, and a format without it loses nothing.
    """

    title: str = ""
    author: str = ""
    rules: str = ""
    source: str = ""
    message: str = ""
    tags: tuple[str, ...] = ()
    grid: str = "solid"
    frame: str = "thick"
    dots: bool = False
    extra: Extra = ()
    canvas: Canvas | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A whole picture.

    Attributes:
        lattice: The pattern of places.
        board: The cells in play; holes and margins are absent.
        question: Given by the author.
        answer: Drawn by a solver.
        key: The answer that the document expects, if it stores one. In it, a `Symbol` with the
            shape ``anything`` marks a cell that is not compared.
        marks: Ours (violations, steps); never sent out.
    """

    lattice: Lattice
    board: frozenset[Site]
    question: tuple[Element, ...] = ()
    answer: tuple[Element, ...] = ()
    key: tuple[Element, ...] = ()
    marks: tuple[Element, ...] = ()
    meta: Meta = field(default_factory=Meta)

    def same_picture(self, other: "Drawing") -> bool:
        """Tell whether both show the same; the order of elements does not matter."""
        return (
            self.lattice == other.lattice
            and self.board == other.board
            and self.meta == other.meta
            and all(
                Counter(ours) == Counter(theirs)
                for ours, theirs in (
                    (self.question, other.question),
                    (self.answer, other.answer),
                    (self.key, other.key),
                )
            )
        )


FILL_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "black": "#000000",
        "dark-grey": "#444444",
        "grey": "#999999",
        "light-grey": "#cccccc",
        "green": "#b3ffb3",
        "blue": "#c0e0ff",
        "red": "#ffa3a3",
        "yellow": "#ffffa3",
        "pink": "#ffb3ff",
        "orange": "#ffcc80",
        "purple": "#cc99ff",
        "brown": "#eecab1",
        "bright-orange": "rgba(255,103,0,.6)",
        "transparent": "none",
    }
)
"""The named fill styles and how they look."""


def asked(element: Element) -> Element:
    """Give what a key wants with an element: of a text its words and place, and not its look."""
    return Label(element.at, element.text) if isinstance(element, Label) else element


def first_spot(element: Element) -> Spot | None:
    """Give the spot that stands for an element's place, if it has one."""
    match element:
        case Fill() | Label() | Symbol():
            return element.at
        case Stroke():
            return element.start
        case Path():
            return element.points[0] if element.points else None
        case Cage():
            return Spot(element.cells[0]) if element.cells else None


def middle(label: Label) -> Spot:
    """Give the middle of a text, also of one that stands on its place instead of around it."""
    if STANDING not in label.paint.extra:
        return label.at
    rise = _RISE * (label.paint.size or 0.0)
    return label.at._replace(dy=round(label.at.dy - rise, 9))


STANDING: Final = ("dominant-baseline", '"alphabetic"')
"""What the paint of a text says beyond the model if its baseline is at its place."""
_RISE: Final = 0.36
"""From a text's baseline to its middle, in parts of its size."""


def bounding_box(cells: Iterable[Site]) -> tuple[int, int, int, int]:
    """Give first row, first column, rows and columns; all 0 if there is no cell."""
    places = list(cells)
    if not places:
        return 0, 0, 0, 0
    rows = [site.row for site in places]
    cols = [site.col for site in places]
    return min(rows), min(cols), max(rows) - min(rows) + 1, max(cols) - min(cols) + 1
