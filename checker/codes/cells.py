"""The cells of the lines that a reading names, in the order they are read."""

from collections.abc import Iterable, Mapping
from typing import Final

from checker.codes.reading import Line, Shape, Which
from checker.codes.view import CodeView
from checker.rule import Fact, Remark, Text
from converters.site import Site, cell

_NO_LINE: Final = Text(
    de="{shape} {at} gibt es in diesem Gitter nicht.",
    en="There is no {shape} {at} in this grid.",
    nl="Dit diagram heeft geen {shape} {at}.",
)
_MARKED_LINES: Final = Text(
    de="Welche Zeilen oder Spalten markiert sind, sagt der Wortlaut nicht.",
    en="Which rows or columns are marked, the wording does not say.",
    nl="Welke rijen of kolommen gemarkeerd zijn, zegt de tekst niet.",
)
NO_REGIONS: Final = Text(
    de="Die Lösung sagt nicht, welche Gebiete es gibt.",
    en="The solution does not tell which regions there are.",
    nl="De oplossing zegt niet welke gebieden er zijn.",
)
_NO_CELL: Final = Text(
    de="Dieses Feld gibt es im Gitter nicht.",
    en="There is no such cell in this grid.",
    nl="Dit vakje bestaat niet in dit diagram.",
)
_NO_BOXES: Final = Text(
    de="Kästen gibt es nur in Gittern mit 4×4, 6×6 oder 9×9 Feldern.",
    en="There are boxes only in grids of 4×4, 6×6 or 9×9 cells.",
    nl="Blokken zijn er alleen in diagrammen van 4×4, 6×6 of 9×9 vakjes.",
)
_NO_DIAGONAL: Final = Text(
    de="Eine Diagonale gibt es nur in quadratischen Gittern.",
    en="There is a diagonal only in square grids.",
    nl="Een diagonaal is er alleen in vierkante diagrammen.",
)

_BOXES: Final[Mapping[int, tuple[int, int]]] = {4: (2, 2), 6: (2, 3), 9: (3, 3)}
"""Rows and columns of a box by the grid's side."""


class Untold(Exception):  # noqa: N818 - no error: a code that cannot be told
    """Ends a computation with the reason why."""

    def __init__(self, text: Text, *sites: Site, **facts: Fact) -> None:
        super().__init__()
        self.remark = Remark(text, sites, facts)


def filled(text: Text, **words: Text) -> Text:
    """Put words of each language into a template of the same language."""
    return Text(
        *(
            each.format(**{key: word[at] for key, word in words.items()})
            for at, each in enumerate(text)
        )
    )


Cells = tuple[Site, ...]


def cells_of(line: Line, view: CodeView) -> tuple[Cells, ...]:
    """Give the cells of a line; of every line, each by itself."""
    if line.which is Which.MARKED:
        raise Untold(_MARKED_LINES)
    if line.which is Which.EVERY:
        count = view.rows if line.shape is Shape.ROW else view.cols
        places: Iterable[int] = range(1, count + 1 - line.but_last)
        ordered = reversed(tuple(places)) if line.upwards else places
        return tuple(
            _cells(Line(line.shape, at=at, backwards=line.backwards), view) for at in ordered
        )
    return (_cells(line, view),)


def _cells(line: Line, view: CodeView) -> Cells:
    """Give the cells of one line in the order they are read."""
    rows, cols = range(view.rows), range(view.cols)
    match line.shape:
        case Shape.ROW:
            row = _place(line, view.rows)
            cells = tuple(cell(row, col) for col in cols)
        case Shape.COLUMN:
            col = _place(line, view.cols)
            cells = tuple(cell(row, col) for row in rows)
        case Shape.FALLING | Shape.RISING:
            cells = _diagonal(line, view)
        case Shape.BOX:
            cells = _box(line, view)
        case Shape.REGION:
            cells = _region(line, view)
        case Shape.CELL:
            cells = _one_cell(line, view)
        case Shape.GRID:
            cells = tuple(view.cells())
    inside = tuple(site for site in cells if site not in view.absent)
    return inside[::-1] if line.backwards else inside


def _place(line: Line, count: int) -> int:
    """Give the 0-based place of a line."""
    at = line.at - 1 if line.at > 0 else line.at + count
    if line.at == 0:
        at = count // 2 if count % 2 else count
    if not 0 <= at < count:
        shapes = {
            Shape.ROW: Text("Zeile", "row", "rij"),
            Shape.COLUMN: Text("Spalte", "column", "kolom"),
            Shape.BOX: Text("Kasten", "box", "blok"),
        }
        number = str(line.at)
        raise Untold(filled(_NO_LINE, shape=shapes[line.shape], at=Text(number, number, number)))
    return at


def _diagonal(line: Line, view: CodeView) -> Cells:
    if view.rows != view.cols:
        raise Untold(_NO_DIAGONAL)
    last = view.rows - 1
    if line.shape is Shape.FALLING:
        return tuple(cell(at, at) for at in range(view.rows))
    return tuple(cell(last - at, at) for at in range(view.rows))


def _box(line: Line, view: CodeView) -> Cells:
    size = _BOXES.get(view.rows)
    if size is None or view.rows != view.cols or (not line.at and view.rows % 2 == 0):
        raise Untold(_NO_BOXES)
    high, wide = size
    across = view.cols // wide
    at = _place(line, view.rows) if line.at else view.rows // 2
    top, left = at // across * high, at % across * wide
    return tuple(cell(top + row, left + col) for row in range(high) for col in range(wide))


def _one_cell(line: Line, view: CodeView) -> Cells:
    if line.cell is None or line.cell not in view.traits:
        raise Untold(_NO_CELL)
    return (line.cell,)


def _region(line: Line, view: CodeView) -> Cells:
    if view.regions is None or line.cell is None or line.cell not in view.regions:
        raise Untold(NO_REGIONS)
    wanted = view.regions[line.cell]
    return tuple(site for site in view.cells() if view.regions.get(site) == wanted)
