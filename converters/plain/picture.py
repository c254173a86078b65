"""Plain grids and the drawings they stand for."""

from collections.abc import Iterator
from typing import Final

from converters.drawing import Drawing, Element, Fill, Label, Meta, Symbol, bounding_box, first_spot
from converters.errors import WriteError, shown
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.plain.cells import WALL, WHITE, PlainCell, PlainGrid
from converters.plain.marks import bulb, clue, dot, unread, wall
from converters.site import Site, Spot, cell


def drawing_of(grid: PlainGrid, *, tags: tuple[str, ...] = ()) -> Drawing:
    """Give the drawing of a grid: walls, numbers and unread cells given, the rest drawn."""
    sites = [grid.site(index) for index in range(len(grid.cells))]
    placed = list(zip(sites, grid.cells, strict=True))
    return Drawing(
        lattice=SquareLattice(grid.rows, grid.cols),
        board=frozenset(sites),
        question=tuple(element for site, each in placed for element in _given(site, each)),
        answer=tuple(element for site, each in placed for element in _drawn(site, each)),
        meta=Meta(tags=tags),
    )


def _given(site: Site, content: PlainCell) -> Iterator[Element]:
    if content.wall:
        yield wall(site)
    if content.clue:
        yield clue(site, content.clue)
    if content.unread:
        yield unread(site)


def _drawn(site: Site, content: PlainCell) -> Iterator[Element]:
    if content.bulb:
        yield bulb(site)
    if content.dot:
        yield dot(site)


def grid_of(drawing: Drawing) -> Lossy[PlainGrid]:
    """Give the plain marks of a drawing, and a loss for everything else in it.

    A mark of the same meaning with another look (a dark grey cell, a bulb below the lines) or in
    the wrong layer is taken and named as approximated; anything else is not expressible.

    Raises:
        WriteError: If the lattice is not square or the board has no cell.
    """
    top, left, rows, cols = _box(drawing)
    losses: list[Loss] = [*lost_meta(drawing.meta), *lost_key(drawing)]
    cells: dict[Site, PlainCell] = dict.fromkeys(drawing.board, WHITE)
    for layer, elements in (("question", drawing.question), ("answer", drawing.answer)):
        for index, element in enumerate(elements):
            losses += _take(element, layer, f"{layer}.{index}", cells)
    sites = [cell(top + row, left + col) for row in range(rows) for col in range(cols)]
    losses += [_hole(site) for site in sites if site not in cells]
    return Lossy(
        PlainGrid(rows, cols, tuple(cells.get(site, WALL) for site in sites)), tuple(losses)
    )


def _box(drawing: Drawing) -> tuple[int, int, int, int]:
    top, left, rows, cols = bounding_box(drawing.board)
    if not isinstance(drawing.lattice, SquareLattice) or rows == 0:
        raise WriteError(
            where="lattice",
            found=f"a board of {len(drawing.board)} cells on the lattice {drawing.lattice.name!r}",
            want="a board of square cells",
            hint="write it as penpa or svg instead",
        )
    return top, left, rows, cols


def _take(element: Element, layer: str, path: str, cells: dict[Site, PlainCell]) -> Iterator[Loss]:
    """Put an element into its cell, and give what was lost of it."""
    spot, field = first_spot(element), _field(element)
    site = spot.site if spot else None
    if field is None or spot is None or spot != Spot(spot.site) or spot.site not in cells:
        yield Loss(LossKind.NOT_EXPRESSIBLE, path, described(element), site)
        return
    mark, home = field
    if layer == "answer" and home == "question":
        yield Loss(LossKind.NOT_EXPRESSIBLE, path, f"{described(element)} in the answer", site)
        return
    before = cells[spot.site]
    cells[spot.site] = after = _with(before, mark, element)
    if getattr(before, mark) or layer != home or element not in _canonical(spot.site, after):
        yield Loss(LossKind.APPROXIMATED, path, described(element), site)


def _field(element: Element) -> tuple[str, str] | None:
    """Give which mark of a cell an element is, and the layer it belongs to."""
    match element:
        case Fill(styles=("black",) | ("dark-grey",), colors=()):
            return "wall", "question"
        case Symbol(shape="bulb" | "dot"):
            return element.shape, "answer"
        case Symbol(shape="unread"):
            return "unread", "question"
        case Label():
            return "clue", "question"
        case _:
            return None


def _with(content: PlainCell, mark: str, element: Element) -> PlainCell:
    match mark, element:
        case "wall", _:
            return content._replace(wall=True)
        case "bulb", _:
            return content._replace(bulb=True)
        case "dot", _:
            return content._replace(dot=True)
        case "clue", Label() if not content.clue:
            # A blank or "?" on a black cell is a black cell without a number.
            return content._replace(clue="" if element.text.strip() in ("", "?") else element.text)
        case "unread", _:
            return content._replace(unread=True)
        case _:
            return content


def _canonical(site: Site, content: PlainCell) -> tuple[Element, ...]:
    return (*_given(site, content), *_drawn(site, content))


def described(element: Element) -> str:
    """Say what an element is, in a few words."""
    match element:
        case Fill():
            return f"a cell shaded {'/'.join(element.styles)}"
        case Label():
            return f"the text {shown(element.text)}"
        case Symbol():
            return f"the symbol {' '.join(filter(None, (element.style, element.shape)))}"
        case _:
            return f"a {type(element).__name__.lower()}"


def _hole(site: Site) -> Loss:
    return Loss(LossKind.APPROXIMATED, "board", "a hole, written as a black cell", site)


def lost_key(drawing: Drawing) -> Iterator[Loss]:
    """Name the marks of the expected answer, which these formats do not hold."""
    for index, element in enumerate(drawing.key):
        spot = first_spot(element)
        what = f"{described(element)} of the expected answer"
        yield Loss(LossKind.NOT_EXPRESSIBLE, f"key.{index}", what, spot.site if spot else None)


def lost_meta(meta: Meta) -> Iterator[Loss]:
    """Name what belongs to the puzzle but is not drawn; the genre tag is no mark."""
    for kind, names in _META:
        for name in names:
            if getattr(meta, name) != getattr(_NO_META, name):
                yield Loss(kind, f"meta.{name}", f"{name}: {shown(str(getattr(meta, name)))}")
    for name, _ in meta.extra:
        yield Loss(LossKind.NOT_EXPRESSIBLE, f"meta.extra.{name}", f"the setting {shown(name)}")


_NO_META: Final = Meta()
_META: Final = (
    (LossKind.NOT_EXPRESSIBLE, ("title", "author", "rules", "source", "message")),
    (LossKind.APPROXIMATED, ("grid", "frame", "dots")),
)
