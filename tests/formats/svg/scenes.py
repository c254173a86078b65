"""The drawings that the pictures in fixtures/pictures are of; each looked at before it went in."""

from collections.abc import Iterable

from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Meta,
    Paint,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.lattice import SquareLattice
from converters.lattices.hex import HexLattice
from converters.shapes.symbols import SHAPES
from converters.site import Kind, Site, Spot, cell

VIOLATION = "violation"


def at(row: int, col: int, dx: float = 0.0, dy: float = 0.0) -> Spot:
    return Spot(cell(row, col), dx, dy)


def board(  # noqa: PLR0913 - a builder
    rows: int,
    cols: int,
    question: Iterable[Element] = (),
    answer: Iterable[Element] = (),
    marks: Iterable[Element] = (),
    *,
    holes: Iterable[Site] = (),
    meta: Meta | None = None,
) -> Drawing:
    lattice = SquareLattice(rows, cols)
    cells = frozenset(lattice.sites(Kind.CELL)) - frozenset(holes)
    return Drawing(lattice, cells, tuple(question), tuple(answer), (), tuple(marks), meta or Meta())


def akari(text: str, marks: Iterable[Element] = ()) -> Drawing:
    """Draw a board in the alphabet of text boards."""
    question: list[Element] = []
    answer: list[Element] = []
    rows = text.split()
    for row, line in enumerate(rows):
        for col, char in enumerate(line):
            spot = at(row, col)
            if char in "#01234!":
                question.append(Fill(spot, ("black",)))
            if char.isdigit():
                question.append(Label(spot, char, style="white"))
            if char in "o!":
                answer.append(Symbol(spot, "bulb", over=True))
            if char == "x":
                answer.append(Symbol(spot, "dot", "black"))
    meta = Meta(title="Akari", author="Anna")
    return board(len(rows), len(rows[0]), question, answer, marks, meta=meta)


def akari_with_violations() -> Drawing:
    marks = (
        Symbol(at(0, 0), VIOLATION),
        Symbol(at(0, 5), VIOLATION),
        Stroke(at(0, 0), at(0, 5), StrokeLayer.LINE, VIOLATION),
        Label(at(0, 0), "1,3", style=VIOLATION),
        Symbol(at(2, 1), VIOLATION),
        Label(at(2, 1), "2", style=VIOLATION),
        Symbol(at(3, 5), VIOLATION),
        Label(at(3, 5), "4", style=VIOLATION),
        Symbol(at(4, 1), "reason"),
        Symbol(at(5, 5), "step"),
    )
    return akari("o....o .1.#2. .3...x o.#..! ....4. 0..o..", marks)


def sudoku() -> Drawing:
    boxes = [
        Cage(tuple(cell(r + i, c + j) for i in range(2) for j in range(3)), "region")
        for r in (0, 2, 4)
        for c in (0, 3)
    ]
    question = (
        *boxes,
        Label(at(0, 0), "5"),
        Label(at(1, 4), "1"),
        Cage((cell(2, 0), cell(2, 1), cell(3, 1)), label="12"),
        Path((at(5, 0), at(4, 1), at(4, 2)), "thermo"),
        Path((at(4, 5), at(3, 5), at(3, 4)), "arrow"),
        Symbol(Spot(Site(Kind.EDGE, 0, 2, 1)), "circle", "white", width=0.26, over=True),
        Symbol(Spot(Site(Kind.EDGE, 1, 4, 0)), "circle", "black", width=0.26, over=True),
        Label(Spot(Site(Kind.VERTEX, 2, 2)), "1234", Role.TAPA, "black-in-circle"),
        Label(at(-1, 3), "21", Role.VALUE),
        Fill(at(5, 4), ("light-grey",)),
    )
    answer = (
        Label(at(0, 1), "2", style="blue"),
        Label(at(0, 3), "136", Role.CANDIDATES, "green"),
        Label(at(1, 0), "46", Role.MEDIUM, "blue"),
        *(Label(Spot(Site(Kind.CORNER, 1, 1, i)), str(i + 1), Role.CORNER) for i in range(4)),
        *(Label(Spot(Site(Kind.SIDE, 1, 2, i)), str(i + 1), Role.SIDE) for i in range(4)),
        Fill(at(5, 5), ("red", "blue", "yellow")),
    )
    return board(6, 6, question, answer, meta=Meta(title="Sudoku <6×6>"))


def labels() -> Drawing:
    styles = (
        *("hollow", "black", "green", "grey", "white", "light-blue"),
        *("blue", "red", "black-on-white", "black-in-circle", "white-on-black", "white-on-red"),
    )
    ways = ("left", "up-left", "up", "up-right", "right", "down-right")
    question = (
        Fill(at(0, 4), ("black",)),
        *(Label(at(i // 6, i % 6), str(i), style=style) for i, style in enumerate(styles)),
        *(Label(at(2, i), "12", Role.ARROW, toward=way) for i, way in enumerate(ways)),
        Label(at(3, 0), "100"),
        Label(at(3, 1), "12", Role.TAPA),
        Label(at(3, 2), "123", Role.TAPA),
        Label(at(3, 3), "1?23", Role.TAPA),
        Label(at(3, 4), "Az", baseline="up"),
        Label(at(3, 5), "💡"),
        Label(at(4, 0), "long\ntext", Role.LONG),
        Label(at(4, 3), "free", Role.TEXT, angle=30, paint=Paint(ink="#a0a", size=0.4)),
        Label(at(4, 4), "small", Role.SMALL),
        Label(at(4, 5), "?", Role.LARGE, "red"),
    )
    return board(5, 6, question)


def with_holes() -> Drawing:
    """Draw a board without its middle and without two corners."""
    question = (
        Stroke(Spot(Site(Kind.VERTEX, 0, -1)), Spot(Site(Kind.VERTEX, 0, 0)), StrokeLayer.ERASED),
        Stroke(at(3, 0), at(3, 1), StrokeLayer.LINE, "green"),
        Stroke(at(3, 1), at(3, 2), StrokeLayer.LINE, "double"),
        Stroke(at(3, 2), at(3, 3), StrokeLayer.LINE, "short"),
        Path((at(0, 1), at(0, 2)), "frame"),
        Path((at(2, 0), at(1, 0)), "direction"),
    )
    holes = (cell(1, 1), cell(0, 3), cell(3, 4), cell(0, 4))
    return board(4, 5, question, holes=holes, meta=Meta(grid="dotted", dots=True))


def hexagons() -> Drawing:
    """Draw a board of hexagons: the grid, a cage and a mark follow its cells."""
    lattice = HexLattice(3)
    cells = lattice.sites(Kind.CELL)
    question = (
        *(Label(Spot(site), str(i % 10)) for i, site in enumerate(cells)),
        Fill(Spot(cells[3]), ("yellow",)),
        Fill(Spot(cells[5]), ("red", "blue", "green")),
        Cage(tuple(cells[8:11]), label="7"),
    )
    marks = (Symbol(Spot(cells[9]), VIOLATION), Label(Spot(cells[9]), "1", style=VIOLATION))
    return Drawing(lattice, frozenset(cells), question, marks=marks)


DIRECTED = (
    *("arrow", "thick-arrow", "arrow-triangle", "arrow-small", "arrow-short", "arrow-fletched"),
    *("arrow-fletched-on-disc", "arrow-cross", "arrow-rim", "ship-end"),
    *("inequality", "inequality-slim", "firefly", "pencil", "half-lines"),
)
PARTS = {
    "arrow-tips": ("left", "up"),
    "arrow-sides": ("up>right", "right>down"),
    "arc": ("down-left",),
    "arc-line": ("down-right", "up-left"),
    "frame-dash": ("down-left", "up-right"),
    "bar": ("down", "up"),
    "bar-thick": ("right", "left"),
    "corner-triangle": ("up-left",),
    "ship-corner": ("up-right",),
    "digital": ("top", "upper-left", "middle", "lower-right", "bottom"),
    "dice": ("up-left", "centre", "down-right"),
    "polyomino": ("left", "centre", "up"),
    "polyhex": ("up-left", "centre", "right"),
    "kakuro": ("down-right", "up-left"),
}


def shapes() -> Drawing:
    """Draw every shape once, in the order of the alphabet."""
    names = sorted(SHAPES)
    cols = 10
    question = (
        Symbol(
            at(2 * (i // cols), 2 * (i % cols)),
            name,
            {"slovak": "3", "rounded-box": "2x1", "pill": "1x1", "dash": "plus"}.get(name, ""),
            PARTS.get(name, ("up-right",) if name in DIRECTED else ()),
        )
        for i, name in enumerate(names)
    )
    rows = 2 * (-(-len(names) // cols)) - 1
    return board(rows, 2 * cols - 1, question, meta=Meta(grid="none", frame="none"))


SCENES = {
    "akari-violations": akari_with_violations,
    "sudoku": sudoku,
    "labels": labels,
    "holes": with_holes,
    "hexagons": hexagons,
    "shapes": shapes,
}
