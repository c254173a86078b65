"""Tilings from rings of points: faces are laid down one by one, then shared points are merged.

Each face brings a centre, a ring of vertices and a ring of edge points between them, with serials
of its own. Points that coincide are merged into the one with the lowest serial. The *primal* tiling
has the faces as cells; its *dual* has the vertices as cells and the faces as vertices. An edge
point serves both: it is the middle of the primal edge, and there the dual edge crosses it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from converters.geometry.mesh import Border, Plan
from converters.geometry.outline import Point, clockwise

NEAR: Final = 0.1 / 38
"""Points closer than this are one: a tenth of a pixel at the editor's usual cell size."""


class Face(NamedTuple):
    """One face; all numbers are serials before merging.

    Attributes:
        centre: Its centre.
        vertices: The ring of its vertices.
        edges: The ring of its edge points.
    """

    centre: int
    vertices: tuple[int, ...]
    edges: tuple[int, ...]


class Patch(NamedTuple):
    """Faces as they were laid down.

    Attributes:
        points: Where each serial lies.
        faces: All faces.
        in_play: The serials that belong to blocks in play.
        middles: (the middle of a dual edge, the point where that edge crosses the primal one).
    """

    points: Mapping[int, Point]
    faces: tuple[Face, ...]
    in_play: frozenset[int]
    middles: tuple[tuple[int, int], ...] = ()


def ring(centre: Point, radius: float, start: float, count: int) -> Iterator[Point]:
    """Give points around a centre, clockwise on the screen, from ``start`` degrees on."""
    for turn in range(count):
        angle = radians(start + 360 * turn / count)
        yield centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def primal(patch: Patch) -> Plan:
    """Give the tiling whose cells are the faces."""
    merged = merge(patch.points)
    edges: dict[int, Border] = {}
    for face in patch.faces:
        for edge, ends in _sides(patch.points, merged, face):
            cells = edges[edge].cells if edge in edges else ()
            edges[edge] = Border((*cells, face.centre), ends)
    centres = sorted(face.centre for face in patch.faces)
    return _plan(patch, merged, centres, edges)


def dual(patch: Patch) -> Plan:
    """Give the tiling whose cells are the vertices; a cell is in play as its lowest serial is."""
    merged = merge(patch.points)
    edges: dict[int, Border] = {}
    for face in patch.faces:
        for edge, between in _sides(patch.points, merged, face):
            ends = edges[edge].ends if edge in edges else ()
            edges[edge] = Border(between, (*ends, face.centre))
    cells = sorted({merged[vertex] for face in patch.faces for vertex in face.vertices})
    return _plan(patch, merged, cells, edges)


def merge(points: Mapping[int, Point]) -> dict[int, int]:
    """Give for each serial the lowest one at the same place."""
    found: dict[int, int] = {}
    boxes: dict[tuple[int, int], list[int]] = defaultdict(list)
    for serial in sorted(points):
        x, y = points[serial]
        box = int(x // (2 * NEAR)), int(y // (2 * NEAR))
        same = (other for other in _nearby(boxes, box) if _close(points[other], points[serial]))
        found[serial] = min(same, default=serial)
        if found[serial] == serial:
            boxes[box].append(serial)
    return found


def _nearby(boxes: Mapping[tuple[int, int], list[int]], box: tuple[int, int]) -> Iterator[int]:
    """Give the points in a box and the eight around it."""
    for row in (-1, 0, 1):
        for col in (-1, 0, 1):
            yield from boxes.get((box[0] + row, box[1] + col), ())


def _close(one: Point, other: Point) -> bool:
    """Tell whether two points are one."""
    return hypot(one[0] - other[0], one[1] - other[1]) < NEAR


def _sides(
    points: Mapping[int, Point], merged: Mapping[int, int], face: Face
) -> Iterator[tuple[int, tuple[int, int]]]:
    """Give each edge of a face with the two vertices it lies between, by angle."""
    centre = points[face.centre]
    around = sorted((*face.vertices, *face.edges), key=lambda at: clockwise(centre, points[at]))
    for index, serial in enumerate(around):
        if serial in face.edges:
            before, after = around[index - 1], around[(index + 1) % len(around)]
            yield merged[serial], (merged[before], merged[after])


def _plan(
    patch: Patch, merged: Mapping[int, int], cells: Iterable[int], edges: Mapping[int, Border]
) -> Plan:
    """Put the cells in play first, and keep one point of each place."""
    order = sorted(cells, key=lambda cell: (cell not in patch.in_play, cell))
    kept = {serial: patch.points[serial] for serial in sorted(set(merged.values()))}
    middles = {merged[middle]: merged[edge] for middle, edge in patch.middles}
    in_play = sum(cell in patch.in_play for cell in order)
    return Plan(kept, order, in_play, edges, middles)
