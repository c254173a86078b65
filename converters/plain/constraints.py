"""Named constraints (renban lines, difference dots, even cells …) as plain lines, shapes and texts.

f-puzzles names its constraints, so a drawing keeps the names: a path whose shape is ``renban``, a
symbol whose shape is ``difference``. An editor or picture without such names shows what SudokuPad
shows for them, or, where it shows nothing, what the scripts that brought the constraint show.

==================  ============================================================================
element             names
==================  ============================================================================
`Path` shapes       ``thermo``, ``arrow`` (with its bulb) and those of `LINES`
`Symbol` shapes     ``ratio``, ``difference`` (style: the number, if it is not the usual one),
                    ``xv`` (style: its letters), ``quadruple`` (style: its digits, with commas),
                    ``even``, ``odd``, ``minimum``, ``maximum``, ``power-of-two``, ``prime``
`Label` styles      ``little-killer`` (with its direction), ``sandwich``, ``x-sum``, ``skyscraper``
`Cage` kinds        ``clone``; the two areas of one clone follow each other
==================  ============================================================================

Source: SudokuPad ``fpuzzlesdecoder.js`` for the measures.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.drawing import Cage, Element, Fill, Label, Paint, Path, Role, Symbol
from converters.lattice import SquareLattice
from converters.site import Spot

_PIXEL: Final = 1 / 64
_GREY: Final = "#cfcfcf"
_RIM: Final = "#a1a1a1"
_BLACK: Final = "#000000"
_WHITE: Final = "#ffffff"
_PLANE: Final = SquareLattice(1, 1)


class Line(NamedTuple):
    """Colour and pixels of a line, and the shape at its ends."""

    colour: str
    pixels: float = 12
    ends: str = ""


LINES: Final[Mapping[str, Line]] = MappingProxyType(
    {
        "slow-thermo": Line("#b8d8e8", 21, "bulb"),
        "palindrome": Line(_GREY, 16),
        "between-line": Line(_GREY, 2, "circle"),
        "lockout-line": Line(_GREY, 2, "diamond"),
        "renban": Line("#f067f0"),
        "whispers": Line("#67f067"),
        "entropic-line": Line("#ffccaa"),
        "modular-line": Line("#33bbbb"),
        "region-sum-line": Line("#2ecbff"),
        "region-sum": Line("#2ecbff", 8),
        "nabner-line": Line("#c9c883"),
        "zipper-line": Line("#cdb1ec"),
        "double-arrow": Line("#c54b8b", 5, "circle"),
    }
)
"""Looks of the constraints that are lines."""
_DUTCH: Final = ("4", "#ff9a00")
"""Whispers with a difference of four have a colour of their own."""
_THERMO: Final = Line(_GREY, 21, "bulb")
_WORDS: Final[Mapping[str, str]] = MappingProxyType({"power-of-two": "2ⁿ", "prime": "P"})
_OUTSIDE: Final = ("little-killer", "sandwich", "x-sum", "skyscraper")
_STEPS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"up-right": (1, -1), "down-right": (1, 1), "down-left": (-1, 1), "up-left": (-1, -1)}
)
_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_INWARD: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {"minimum": (0.44, 0.39), "maximum": (0.39, 0.44)}
)
"""How far from the centre a chevron's arms and its tip are."""
_IN_A_ROW: Final = 2
_NO_CLUE: Final = "_"


def plainly(element: Element) -> tuple[Element, ...]:
    """Give what shows a named constraint; nothing for any other element.

    Its paint is not looked at: a constraint with a look of its own is the caller's to decide.
    """
    match element:
        case Path():
            return tuple(_path(element))
        case Symbol():
            return tuple(_symbol(element))
        case Label():
            return tuple(_outside(element)) if element.style in _OUTSIDE else ()
        case Cage(kind="clone"):
            return tuple(Fill(Spot(cell), ("custom",), (_GREY,)) for cell in element.cells)
        case _:
            return ()


def line_of(path: Path) -> Line | None:
    """Give the look of a constraint's line; None for any other path."""
    look = _THERMO if path.shape == "thermo" else LINES.get(path.shape)
    if look and path.shape == "whispers" and path.style == _DUTCH[0]:
        return look._replace(colour=_DUTCH[1])
    return look


def _path(path: Path) -> Iterator[Element]:
    look = line_of(path)
    if path.shape == "arrow":
        yield from _arrow(path)
    elif look is not None:
        paint = Paint(stroke=look.colour, width=look.pixels * _PIXEL)
        points = path.points
        ends = dict.fromkeys((points[0], points[-1]) if look.ends != "bulb" else points[:1])
        yield from (_end(look, at) for at in ends if look.ends)
        if look.ends in ("circle", "diamond") and len(points) > 1:
            inner = (_toward(points[0], points[1], 0.4), *points[1:-1])
            points = (*inner, _toward(points[-1], path.points[-2], 0.4))
        yield Path(points, "line", paint=paint)


def _end(look: Line, at: Spot) -> Symbol:
    if look.ends == "bulb":
        paint = Paint(fill=look.colour, stroke=look.colour)
        return Symbol(at, "circle", width=0.85, paint=paint)
    paint = Paint(fill=_WHITE, stroke=look.colour, width=2 * _PIXEL)
    if look.ends == "circle":
        return Symbol(at, "circle", width=0.8, over=True, paint=paint)
    return Symbol(at, "square", width=0.56, angle=45, over=True, paint=paint)


def _arrow(path: Path) -> Iterator[Element]:
    """Give an arrow with the bulb at its start; SudokuPad draws its shaft from the bulb's rim."""
    paint = Paint(fill=_WHITE, stroke=_RIM, width=5 * _PIXEL)
    yield Symbol(path.points[0], "circle", width=0.83, over=True, paint=paint)
    if len(path.points) > 1:
        points = (_toward(path.points[0], path.points[1], 0.4), *path.points[1:])
        shaft = Paint(stroke=_RIM, width=5 * _PIXEL, size=0.3)
        yield Path(points, "arrow", paint=shaft)


def _toward(start: Spot, goal: Spot, share: float) -> Spot:
    """Give the spot that far from one spot on the way to another."""
    (x, y), (far_x, far_y) = _PLANE.point(start), _PLANE.point(goal)
    reach = max(abs(far_x - x), abs(far_y - y)) or 1.0
    return _PLANE.spot(x + share * (far_x - x) / reach, y + share * (far_y - y) / reach)


def _symbol(symbol: Symbol) -> Iterator[Element]:
    match symbol.shape:
        case "ratio" | "difference":
            inks = (_BLACK, _WHITE) if symbol.shape == "ratio" else (_WHITE, _BLACK)
            paint = Paint(fill=inks[0], stroke=_BLACK)
            yield Symbol(symbol.at, "circle", width=0.3, over=True, paint=paint)
            yield from _text(symbol.at, symbol.style, 0.28, inks[1])
        case "xv":
            back = Paint(fill=_WHITE, stroke=_WHITE)
            yield Symbol(symbol.at, "square", width=0.25, over=True, paint=back)
            yield from _text(symbol.at, symbol.style, 25 * _PIXEL)
        case "quadruple":
            back = Paint(fill=_WHITE, stroke=_BLACK)
            yield Symbol(symbol.at, "circle", width=0.7, over=True, paint=back)
            yield from _text(symbol.at, _in_lines(symbol.style.split(",")), 18 * _PIXEL)
        case "even" | "odd":
            shape = "square" if symbol.shape == "even" else "circle"
            paint = Paint(fill=_GREY, stroke=_GREY)
            yield Symbol(symbol.at, shape, width=0.7, paint=paint)
        case "minimum" | "maximum":
            yield Fill(symbol.at, ("light-grey",))
            yield from _chevrons(symbol)
        case "power-of-two" | "prime":
            yield from _text(symbol.at, _WORDS[symbol.shape], 0.3, "#808080")
        case _:
            pass


def _in_lines(digits: list[str]) -> str:
    """Give digits in rows of two."""
    rows = [digits[i : i + _IN_A_ROW] for i in range(0, len(digits), _IN_A_ROW)]
    return "\n".join(" ".join(row) for row in rows)


def _text(at: Spot, words: str, size: float, ink: str = _BLACK) -> Iterator[Label]:
    if words:
        paint = Paint(ink=ink, stroke="none", size=size)
        yield Label(at, words, Role.TEXT, paint=paint)


def _chevrons(symbol: Symbol) -> Iterator[Path]:
    arm, tip = _INWARD[symbol.shape]
    x, y = _PLANE.point(symbol.at)
    for dx, dy in _SIDES:
        points = tuple(
            _PLANE.spot(x + dx * out + dy * off, y + dy * out + dx * off)
            for out, off in ((arm, 0.1), (tip, 0.0), (arm, -0.1))
        )
        yield Path(points, "line", paint=Paint(stroke=_BLACK, width=_PIXEL))


def _outside(label: Label) -> Iterator[Element]:
    size = 32 if label.style == "little-killer" else 36
    yield from _text(label.at, label.text or _NO_CLUE, size * _PIXEL)
    if label.toward in _STEPS:
        dx, dy = _STEPS[label.toward]
        x, y = _PLANE.point(label.at)
        points = tuple(_PLANE.spot(x + dx * far, y + dy * far) for far in (0.3, 0.48))
        shaft = Paint(stroke=_BLACK, width=2 * _PIXEL)
        yield replace(Path(points, "arrow"), paint=shaft)
