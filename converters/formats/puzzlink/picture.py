"""Boards and the drawings they stand for."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from converters.drawing import Cage, Drawing, Element, Meta, bounding_box, first_spot
from converters.errors import WriteError
from converters.formats.puzzlink import looks
from converters.formats.puzzlink.board import SET, UNKNOWN, Board, Value, cells, flat
from converters.formats.puzzlink.genre import Genre
from converters.formats.puzzlink.looks import UNREAD_LOOK, Look
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind
from converters.plain import described, lost_key, lost_meta
from converters.site import Kind, Site, cell

_SETTINGS: Final = "puzzlink.settings"
"""The letters before an address's size, in a drawing's meta data."""


def draw(genre: Genre, board: Board) -> Drawing:
    """Give the drawing of a board."""
    settings = "".join(sorted(board.settings))
    return Drawing(
        lattice=SquareLattice(board.rows, board.cols),
        board=frozenset(flat(cells, board.rows, board.cols)),
        question=(*genre.decor(board.rows, board.cols), *_drawn(genre, board, "question")),
        answer=tuple(_drawn(genre, board, "answer")),
        meta=Meta(
            tags=genre.tags[:1],
            extra=((_SETTINGS, json.dumps(settings)),) if settings else (),
        ),
    )


def _drawn(genre: Genre, board: Board, layer: str) -> Iterator[Element]:
    for look in _looks(genre, layer):
        for site, value in sorted(board.at(look.field).items()):
            yield from look.draw(site, value)


def _looks(genre: Genre, layer: str) -> Sequence[Look]:
    return [look for look in (*genre.looks, UNREAD_LOOK) if look.layer == layer]


class Meaning(NamedTuple):
    """What an element of a drawing says of a board.

    Attributes:
        element: The element.
        layer: Its layer.
        path: Where it stands in the drawing.
        mark: Field, place and value; None: the genre has no such thing.
    """

    element: Element
    layer: str
    path: str
    mark: tuple[str, Site, Value] | None = None

    def lost(self, kind: LossKind) -> Loss:
        """Give the loss of this element."""
        spot = first_spot(self.element)
        in_answer = self.layer == "answer" and kind is LossKind.NOT_EXPRESSIBLE
        where = " in the answer" if in_answer else ""
        return Loss(kind, self.path, f"{described(self.element)}{where}", spot and spot.site)


class Taken(NamedTuple):
    """What a drawing says as a board of a genre.

    Attributes:
        board: The board.
        meanings: All elements; those without a mark are in the losses.
        losses: What the genre has no place for.
    """

    board: Board
    meanings: tuple[Meaning, ...]
    losses: tuple[Loss, ...]


def take(genre: Genre, drawing: Drawing) -> Taken:
    """Give what a drawing says.

    Raises:
        WriteError: If the lattice is not square or the board has no cell.
    """
    rows, cols = _size(drawing)
    marks: dict[str, dict[Site, Value]] = {}
    meanings: list[Meaning] = []
    losses = [*_lost_meta(genre, drawing.meta), *lost_key(drawing)]
    decor = frozenset(genre.decor(rows, cols))
    outlines = frozenset(_outlines([drawing.board, *(_cells_of(each) for each in decor)]))
    for layer, elements in (("question", drawing.question), ("answer", drawing.answer)):
        for index, element in enumerate(elements):
            if layer == "question" and element in decor:
                continue
            meaning = _meaning(genre, element, layer, f"{layer}.{index}")
            if meaning.mark is None or not _put(marks, *meaning.mark):
                known = layer == "question" and looks.edge_of(element) in outlines
                kind = LossKind.APPROXIMATED if known else LossKind.NOT_EXPRESSIBLE
                losses.append(meaning.lost(kind))
                meaning = meaning._replace(mark=None)
            meanings.append(meaning)
    holes = [site for site in flat(cells, rows, cols) if site not in drawing.board]
    losses += [_hole(genre, site, marks) for site in holes]
    board = Board(rows, cols, marks, _settings(drawing.meta))
    return Taken(board, tuple(meanings), tuple(losses))


def _cells_of(element: Element) -> frozenset[Site]:
    return frozenset(element.cells if isinstance(element, Cage) else ())


def _outlines(areas: Iterable[frozenset[Site]]) -> Iterator[Site]:
    """Give the edges around areas, along which a line says nothing new."""
    for area in areas:
        for row, col in {(site.row, site.col) for site in area}:
            for beside, edge in zip(
                _ONE.around(cell(row, col), Kind.CELL),
                _ONE.around(cell(row, col), Kind.EDGE),
                strict=True,
            ):
                if beside not in area:
                    yield edge


_ONE: Final = SquareLattice(1, 1)


def _size(drawing: Drawing) -> tuple[int, int]:
    top, left, rows, cols = bounding_box(drawing.board)
    if not isinstance(drawing.lattice, SquareLattice) or rows == 0 or top or left:
        raise WriteError(
            where="lattice",
            found=f"a board of {len(drawing.board)} cells on the lattice {drawing.lattice.name!r}",
            want="a board of square cells",
            hint="write it as penpa or svg instead",
        )
    return rows, cols


def _meaning(genre: Genre, element: Element, layer: str, path: str) -> Meaning:
    """Find what an element means; an answer's mark may stand in the puzzle's layer, too."""
    others = _looks(genre, "answer") if layer == "question" else ()
    for look in (*_looks(genre, layer), *others):
        found = look.take(element)
        if found is not None:
            return Meaning(element, layer, path, (look.field, *found))
    return Meaning(element, layer, path)


def _put(marks: dict[str, dict[Site, Value]], name: str, site: Site, value: Value) -> bool:
    """Note a mark; tell whether there was room for it."""
    places = marks.setdefault(name, {})
    before = places.get(site)
    # The circle and the number of a clue are two elements that say one thing.
    if before not in (None, UNKNOWN) and value not in (before, UNKNOWN):
        return False
    places[site] = before if before is not None and value == UNKNOWN else value
    return True


def _hole(genre: Genre, site: Site, marks: dict[str, dict[Site, Value]]) -> Loss:
    """Say what becomes of a hole: an empty cell, if the genre has such."""
    if any(look.field == "empty" for look in genre.looks):
        marks.setdefault("empty", {})[site] = SET
        return Loss(LossKind.APPROXIMATED, "board", "a hole, written as an empty cell", site)
    return Loss(LossKind.NOT_EXPRESSIBLE, "board", "a hole", site)


def _settings(meta: Meta) -> frozenset[str]:
    text = dict(meta.extra).get(_SETTINGS, '""')
    return frozenset(text.strip('"'))


def _lost_meta(genre: Genre, meta: Meta) -> Iterator[Loss]:
    known = _settings(meta) <= frozenset(genre.settings)
    for loss in lost_meta(meta):
        if not (known and loss.path == f"meta.extra.{_SETTINGS}"):
            yield loss
