"""f-puzzles' JSON as a drawing: its board, entries, colours and cosmetics.

f-puzzles names its constraints. Those without a reader in `READERS` are not understood yet, and
each of their elements is a loss; a reader for one more key is one more row of that table. The
entries that are not given are a solver's, and so are highlights and marks of its own.

Source: SudokuPad ``fpuzzlesdecoder.js``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.codec.js_json import JsonValue, as_int, as_list, as_object
from converters.drawing import Cage, Drawing, Element, Label, Meta, Paint, Path, Role, Symbol
from converters.errors import LinkError, shown
from converters.formats.sudokupad.cells import ANYTHING
from converters.formats.sudokupad.fields import Item, length, rounded, text, tint
from converters.formats.sudokupad.fpuzzles_grid import board_marks, read_regions
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.site import Site, Spot, cell

_Reader: TypeAlias = Callable[[Item, str], Iterator[Element]]

_NAME: Final = re.compile(r"R(-?\d{1,4})C(-?\d{1,4})")
_LINE_UNIT: Final = 0.5
"""Cell sides of a line of width 1, and of a text of size 1."""
_BULB: Final = 0.83
_PLANE: Final = SquareLattice(1, 1)

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {"title": "title", "author": "author", "rules": "ruleset", "message": "successMessage"}
)
"""Fields of a drawing's meta, and their keys."""
_STATE: Final = frozenset(
    (
        *("size", "grid", "solution", "disabledlogic", "truecandidatesoptions"),
        *("highlightConflicts", "metadata", *TEXTS.values()),
    )
)
"""Keys that are no elements, the editor's own state among them."""


def read_fpuzzles(fields: Item) -> Lossy[Drawing]:
    """Draw a checked content."""
    size = as_int(fields["size"], where="size")
    losses: list[Loss] = []
    given, entered = board_marks(fields, size, losses)
    elements = tuple(_elements(fields, losses))
    drawing = Drawing(
        SquareLattice(size, size),
        frozenset(cell(row, col) for row in range(size) for col in range(size)),
        (*elements, *read_regions(fields, size, losses), *given),
        tuple(entered),
        tuple(_key(fields, size, losses)),
        meta=_meta(fields),
    )
    return Lossy(drawing, tuple(losses))


def _meta(fields: Item) -> Meta:
    words = {field: fields.get(key) for field, key in TEXTS.items()}
    title, author, rules, message = (
        value if isinstance(value, str) else "" for value in words.values()
    )
    return Meta(title=title, author=author, rules=rules, message=message)


def _key(fields: Item, size: int, losses: list[Loss]) -> Iterator[Element]:
    """Give the expected digits; what is blank may hold anything."""
    value = fields.get("solution")
    if value is None or value in ("", []):
        return
    wanted = list(value) if isinstance(value, str | list) else []
    if len(wanted) != size * size or any(isinstance(item, list | dict) for item in wanted):
        losses.append(
            _fault("solution", f"a solution that is not one entry for {size * size} cells")
        )
        return
    for index, item in enumerate(wanted):
        at = Spot(cell(*divmod(index, size)))
        blank = item is None or item in ("", ".", "?", 0)
        yield Symbol(at, ANYTHING) if blank else Label(at, str(item))


def _elements(fields: Item, losses: list[Loss]) -> Iterator[Element]:
    for key, value in fields.items():
        if key in _STATE or not value:
            continue
        reader = READERS.get(key)
        items = value if isinstance(value, list) else [value]
        for index, item in enumerate(items):
            where = f"{key}[{index}]" if isinstance(value, list) else key
            if reader is None:
                losses.append(_fault(where, f"the constraint {shown(key)}", _site(item)))
                continue
            try:
                yield from tuple(reader(as_object(item, where=where), where))
            except LinkError as error:
                losses.append(_fault(error.where, f"{error.found} instead of {error.want}"))


def _site(item: JsonValue) -> Site | None:
    """Give the first cell an element names, if it names one."""
    value = item
    if isinstance(item, dict):
        value = item.get("cell", item.get("cells", item.get("lines")))
    while isinstance(value, list) and value:
        value = value[0]
    match = _NAME.fullmatch(value) if isinstance(value, str) else None
    return cell(int(match[1]) - 1, int(match[2]) - 1) if match else None


def cell_of(value: JsonValue, where: str) -> Site:
    """Give the cell of a name such as ``R1C1``; ``R0`` is the ring outside.

    Raises:
        LinkError: If it is no such name.
    """
    match = _NAME.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        raise LinkError(
            where=where,
            found=shown(value) if isinstance(value, str) else "no text",
            want="a cell such as R1C1",
            hint="was the link edited by hand?",
        )
    return cell(int(match[1]) - 1, int(match[2]) - 1)


def _cells(item: Item, where: str) -> tuple[Site, ...]:
    names = as_list(item.get("cells"), where=f"{where}.cells")
    return tuple(cell_of(name, f"{where}.cells[{index}]") for index, name in enumerate(names))


def _lines(item: Item, where: str) -> Iterator[tuple[Spot, ...]]:
    for index, value in enumerate(as_list(item.get("lines"), where=f"{where}.lines")):
        names = as_list(value, where=f"{where}.lines[{index}]")
        points = tuple(Spot(cell_of(name, f"{where}.lines[{index}]")) for name in names)
        if points:
            yield points


def _centre(item: Item, where: str) -> Spot:
    """Give the middle of all cells of an element."""
    cells = _cells(item, where)
    if not cells:
        raise LinkError(
            where=f"{where}.cells", found="no cells", want="one cell or more", hint="it is nowhere"
        )
    row = sum(site.row for site in cells) / len(cells) + 0.5
    col = sum(site.col for site in cells) / len(cells) + 0.5
    return _PLANE.spot(col, row)


def _cage(item: Item, where: str) -> Iterator[Element]:
    paint = Paint(stroke=tint(item, "outlineC", where), ink=tint(item, "fontC", where))
    words = text(item, "value", where)
    yield Cage(_cells(item, where), "killer", words if words.strip() else "", paint)


def _line(item: Item, where: str) -> Iterator[Element]:
    width = length(item, "width", where)
    paint = Paint(
        stroke=tint(item, "outlineC", where),
        width=rounded((0.5 if width is None else width) * _LINE_UNIT),
    )
    for points in _lines(item, where):
        yield Path(points, "line", paint=paint)


def _thermometer(item: Item, where: str) -> Iterator[Element]:
    for points in _lines(item, where):
        yield Path(points, "thermo")


def _arrow(item: Item, where: str) -> Iterator[Element]:
    if item.get("cells"):
        yield _bulb(_cells(item, where), _centre(item, where))
    for points in _lines(item, where):
        yield Path(points, "arrow")


def _bulb(cells: tuple[Site, ...], at: Spot) -> Element:
    rows = max(site.row for site in cells) - min(site.row for site in cells)
    cols = max(site.col for site in cells) - min(site.col for site in cells)
    shape = "circle" if rows == cols == 0 else "pill"
    height = 0.0 if rows == cols else rounded(rows + _BULB)
    return Symbol(
        at,
        shape,
        width=rounded(cols + _BULB),
        height=height,
        paint=Paint(stroke="#a1a1a1", width=0.08),
    )


def _box(shape: str) -> _Reader:
    def read(item: Item, where: str) -> Iterator[Element]:
        at = _centre(item, where)
        width = length(item, "width", where) or 0.0
        height = length(item, "height", where) or 0.0
        angle = length(item, "angle", where) or 0.0
        paint = Paint(fill=tint(item, "baseC", where), stroke=tint(item, "outlineC", where))
        named = "pill" if shape == "circle" and width != height else shape
        if width > 0 and height > 0 and (paint.fill or paint.stroke):
            tall = 0.0 if width == height else height
            yield Symbol(at, named, width=width, height=tall, angle=angle, over=True, paint=paint)
        words = text(item, "value", where)
        if words.strip():
            ink = Paint(ink=tint(item, "fontC", where))
            yield Label(at, words, Role.TEXT, angle=angle, paint=ink)

    return read


def _text(item: Item, where: str) -> Iterator[Element]:
    words = text(item, "value", where)
    if not words.strip():
        return
    size = length(item, "size", where)
    paint = Paint(
        ink=tint(item, "fontC", where),
        size=None if size is None else rounded(size * _LINE_UNIT),
    )
    angle = length(item, "angle", where) or 0.0
    yield Label(_centre(item, where), words, Role.TEXT, angle=angle, paint=paint)


READERS: Final[Mapping[str, _Reader]] = MappingProxyType(
    {
        "killercage": _cage,
        "cage": _cage,
        "line": _line,
        "thermometer": _thermometer,
        "arrow": _arrow,
        "rectangle": _box("square"),
        "circle": _box("circle"),
        "text": _text,
    }
)
"""The elements that are drawn, by key."""


def _fault(path: str, what: str, site: Site | None = None) -> Loss:
    return Loss(LossKind.NOT_UNDERSTOOD, path, what, site)
