"""Compare ids, types, places and surroundings with tables dumped from the editor itself.

Its tables (``penpa_points.json``) give places to three decimals, relative to ``center_n``.
"""

from collections.abc import Iterator
from itertools import islice
from math import dist
from typing import Any, Final

from converters.formats.penpa.numbering import BoardNumbering, Size, new_numbering, with_cells
from converters.geometry.outline import Point
from converters.site import Kind
from tests.corpus.check import Check, Row

FILE = "penpa_points.json"
SQUARE = ("square", "sudoku", "kakuro")
NO_EDGE_LISTS = ("pyramid",)
"""The editor keeps no edges of bricks, so its tables have none."""
WRONG_EDGE_LISTS = ("cairo_pentagonal", "deltoidal_trihexagonal")
"""The editor's tables name some edges that do not touch the cell, instead of some that do."""
ROUNDED = 0.0005 + 1e-6


def other_points(row: Row) -> str:
    """Number the board; everything must be where the editor has it."""
    return "; ".join(islice(_differences(row), 3))


def is_not_square(row: Row) -> bool:
    return row["grid"] not in SQUARE


def numbering_of(board: Row) -> BoardNumbering:
    """Number a board of the tables as a new one; a tri board's cut shows in its cells only."""
    space = (board["space"] or [0])[0]
    lost = (board["nx"] - 3 * space) ** 2 - len(board["centerlist"])
    size = Size(
        board["nx"],
        board["ny"],
        space,
        board.get("rotational", 0),
        board.get("variation", 0.0),
        round((lost / 3) ** 0.5) if board["grid"] == "tri" else 0,
    )
    return new_numbering(board["grid"], size)


def _differences(board: Row) -> Iterator[str]:
    numbering = numbering_of(board)
    cells = tuple(board["centerlist"])
    if numbering.cells != cells:
        yield f"cells in play are {numbering.cells}, want {cells}"
    numbering = with_cells(numbering, cells)
    if numbering.center() != board["center_n"]:
        yield f"the middle is {numbering.center()}, want {board['center_n']}"
    canvas = board["canvasx"] / board["size"], board["canvasy"] / board["size"]
    if dist(numbering.canvas, canvas) > 1e-9:
        yield f"the canvas is {numbering.canvas}, want {canvas}"
    points = {int(point): entry for point, entry in board.get("points", {}).items()}
    if points:
        yield from _table(numbering, points, board["center_n"])


def _table(numbering: BoardNumbering, points: dict[int, Any], center: int) -> Iterator[str]:
    if list(numbering.ids()) != sorted(points):
        yield "other ids"
        return
    origin = _place(numbering, center)
    for point, (kind, x, y, *around) in points.items():
        u, v = _place(numbering, point)
        if numbering.type_of(point) != kind:
            yield f"{point} has type {numbering.type_of(point)}, want {kind}"
        if max(abs(u - origin[0] - x), abs(v - origin[1] - y)) > ROUNDED:
            yield f"{point} lies at {u - origin[0]}, {v - origin[1]}, want {x}, {y}"
        site = numbering.site(point)
        if site is None or numbering.point(site) != point:
            yield f"{point} is {site}, which is not {point}"
        if around:
            yield from _surroundings(numbering, point, *around)


def _surroundings(
    numbering: BoardNumbering, cell: int, vertices: list[int], edges: list[int]
) -> Iterator[str]:
    grid = numbering.lattice.name
    ours = _around(numbering, cell, Kind.VERTEX)
    # at the rim of the slots the editor's lists name ids of quite other places: they wrap around
    whole = None not in ours
    if whole and set(vertices) != ours:
        yield f"{cell} has the vertices {ours}, want {vertices}"
    ours = _around(numbering, cell, Kind.EDGE)
    if not whole or None in ours or grid in NO_EDGE_LISTS:
        return
    if grid in WRONG_EDGE_LISTS:
        corners = [_place(numbering, vertex) for vertex in vertices]
        edges = [edge for edge in edges if _on_outline(_place(numbering, edge), corners)]
        if cell in numbering.cells and len(ours) != len(vertices):
            yield f"{cell} has {len(ours)} edges and {len(vertices)} vertices"
        if not set(edges) <= ours:
            yield f"{cell} has the edges {ours}, want at least {edges}"
    elif set(edges) != ours:
        yield f"{cell} has the edges {ours}, want {edges}"


def _around(numbering: BoardNumbering, cell: int, kind: Kind) -> set[int | None]:
    site = numbering.site(cell)
    assert site
    return {numbering.point(near) for near in numbering.lattice.around(site, kind)}


def _place(numbering: BoardNumbering, point: int) -> Point:
    site = numbering.site(point)
    return numbering.lattice.xy(site) if site else (float("nan"), float("nan"))


def _on_outline(point: Point, corners: list[Point]) -> bool:
    """Tell whether a point lies between two neighbouring corners (in any order) of a cell."""
    return any(
        abs(dist(one, point) + dist(point, other) - dist(one, other)) < 1e-6
        for one in corners
        for other in corners
        if one != other
    )


CHECKS: Final = (
    Check("penpa: points of other lattices are the editor's", FILE, other_points, is_not_square),
)
