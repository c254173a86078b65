"""Penrose's tiling by rhombi (P3), and its kin of other orders.

It is computed with de Bruijn's multigrid: ``order`` families of parallel lines one unit apart, the
lines of family i at right angles to direction i, moved off the origin by an offset of its own.
Each crossing of two lines is a rhombus whose sides have their two directions; rhombi whose
crossings follow each other on a line share the side across that line. Starting at one rhombus,
neighbours are laid down generation by generation until the crossing is too far out. For order 5
and offsets that add up to a whole number this is Penrose's tiling.

Cells are ``c1, c2 …`` in the order in which they are laid down; those around the board follow.
Edges ``c7|2`` and vertices ``c7+1`` count clockwise from north around the first cell they touch
(see `converters.geometry.mesh`). One unit is the side of a rhombus. The serials are those of
Penpa+: of each rhombus first its new vertices, then its new edges, then itself.

Source: Penpa+ ``class_uniform.js``, ``Puzzle_penrose_P3.create_point``; N. G. de Bruijn, Algebraic
theory of Penrose's non-periodic tilings of the plane (1981).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil, cos, floor, inf, pi, sin
from typing import Final, NamedTuple, TypeAlias

from converters.geometry.mesh import Border, Mesh, Plan, build, label
from converters.geometry.outline import Point
from converters.site import Kind, Site

_RIM: Final = 2
"""How much further out rhombi are laid down that are not in play."""
_SLACK: Final = 1e-4
_OFF_TIES: Final = 1e-8
_GENERATIONS: Final = 101
_CORNERS: Final = 4


@dataclass(frozen=True, slots=True)
class PenroseLattice:
    """A roughly round patch.

    Attributes:
        side: Its size, at least 1: about the number of rhombi from its middle to its rim.
        order: Families of lines, 3 to 30.
        rotational: Steps by which the offsets of the families differ, in parts of ``order``.
        variation: Shifts all offsets; 0 to 2 give all there is.
    """

    side: int
    order: int = 5
    rotational: int = 0
    variation: float = 0.0

    @property
    def name(self) -> str:
        """Give ``penrose_P3``."""
        return "penrose_P3"

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind of all cells in play, in their order."""
        return mesh_of(self).kinds[kind]

    def around(self, site: Site, kind: Kind) -> Sequence[Site]:
        """Give the nearest places of one kind, clockwise from north; empty if there are none."""
        return mesh_of(self).near.get((site, kind), ())

    def xy(self, site: Site) -> tuple[float, float]:
        """Give x and y; the board's bounding box begins at (0, 0)."""
        return mesh_of(self).places[site]

    def label(self, site: Site) -> str:
        """Give a name such as ``c7``."""
        return label(site)


class Crossing(NamedTuple):
    """Where line ``x`` of family ``i`` meets line ``y`` of family ``j``."""

    i: int
    x: int
    j: int
    y: int

    def across(self) -> "Crossing":
        """Give the same crossing, seen along its other line."""
        return Crossing(self.j, self.y, self.i, self.x)


class Seed(NamedTuple):
    """A rhombus to lay down.

    Attributes:
        crossing: Which one, seen along the line on which it was met.
        anchor: The corner it shares with the rhombus before it on that line.
        ahead: Whether it was met in the line's own direction.
        distance: Its crossing's distance from the origin, squared.
    """

    crossing: Crossing
    anchor: Point
    ahead: bool
    distance: float


@dataclass(frozen=True, slots=True)
class Grids:
    """The families of lines: their offsets, and the angles between them as sine and cosine."""

    offsets: tuple[float, ...]
    sines: tuple[float, ...]
    cosines: tuple[float, ...]

    @property
    def order(self) -> int:
        """Give the number of families."""
        return len(self.offsets)

    def is_swapped(self, crossing: Crossing) -> bool:
        """Tell whether a crossing is named the other way round."""
        return (crossing.j - crossing.i) % self.order > self.order / 2

    def named(self, crossing: Crossing) -> Crossing:
        """Give the one name of a crossing."""
        return crossing.across() if self.is_swapped(crossing) else crossing

    def following(self, crossing: Crossing, *, ahead: bool) -> tuple[Crossing, float]:
        """Give the next crossing on the line (i, x), and its squared distance."""
        rel = (crossing.j - crossing.i) % self.order
        at = (
            -(crossing.x + self.offsets[crossing.i]) * (self.cosines[rel] / self.sines[rel])
            + (crossing.y + self.offsets[crossing.j]) / self.sines[rel]
        )
        return self.met(crossing.i, crossing.x, at, skip=rel, ahead=ahead)

    def met(
        self, i: int, x: int, start: float, *, skip: int = 0, ahead: bool
    ) -> tuple[Crossing, float]:
        """Give the first crossing on line (i, x) from a coordinate on, and its squared distance.

        The order of the operations is the editor's: ties are decided by the last bit.
        """
        sign = 1 if ahead else -1
        best, family, line = sign * inf, 0, 0
        for rel in range(1, self.order):
            if rel == skip:
                continue
            number, at = self._candidate(i, x, rel, start, ahead=ahead)
            if sign * at < sign * best:
                best, family, line = at, rel, number
        off = x + self.offsets[i]
        return Crossing(i, x, (i + family) % self.order, line), best * best + off * off

    def _candidate(
        self, i: int, x: int, rel: int, start: float, *, ahead: bool
    ) -> tuple[int, float]:
        """Give the next line of the family ``rel`` further, and where line (i, x) meets it."""
        base = -(x + self.offsets[i]) * (self.cosines[rel] / self.sines[rel])
        step = abs(1 / self.sines[rel])
        side = 1 if self.sines[rel] > 0 else -1
        shift = self.offsets[(i + rel) % self.order] * side
        number = (ceil if ahead else floor)((start - base) / step - shift)
        return number * side, base + step * (number + shift)


Rhombus: TypeAlias = tuple[list[int | None], list[int | None]]
"""Serials of the four vertices, and of the edges from each to the next."""


@dataclass(slots=True)
class _Patch:
    """A patch while it grows.

    Attributes:
        grids: The lines.
        points: Where each serial lies.
        tiles: By name of its crossing, each rhombus' vertices and edges.
        cells: Each rhombus' serial, in order; and whether it is in play.
        edges: Each edge's cells and ends.
        queue: What to lay down next.
    """

    grids: Grids
    points: list[Point] = field(default_factory=list[Point])
    tiles: dict[Crossing, tuple[list[int], list[int]]] = field(
        default_factory=dict[Crossing, tuple[list[int], list[int]]]
    )
    cells: dict[int, bool] = field(default_factory=dict[int, bool])
    edges: dict[int, Border] = field(default_factory=dict[int, Border])
    queue: list[Seed] = field(default_factory=list[Seed])


@lru_cache(maxsize=16)
def mesh_of(lattice: PenroseLattice) -> Mesh:
    """Lay down a patch."""
    patch = _Patch(_grids(lattice))
    start, distance = patch.grids.met(0, 0, 0.0, ahead=True)
    _lay(patch, Seed(start, (0.0, 0.0), ahead=True, distance=distance), in_play=True)
    inner = 4 * lattice.side**2 / lattice.order**2 + _SLACK
    outer = 4 * (lattice.side + _RIM) ** 2 / lattice.order**2
    for _ in range(_GENERATIONS - 1):
        seeds, patch.queue = patch.queue, []
        for seed in seeds:
            if seed.distance <= outer:
                _lay(patch, seed, in_play=seed.distance <= inner)
    cells = sorted(patch.cells, key=lambda cell: (not patch.cells[cell], cell))
    in_play = sum(patch.cells.values())
    return build(Plan(dict(enumerate(patch.points)), cells, in_play, patch.edges, {}))


def _grids(lattice: PenroseLattice) -> Grids:
    """Set up the families of lines."""
    order = lattice.order
    return Grids(
        tuple(
            _OFF_TIES + (lattice.variation / 2 + i * lattice.rotational / order) % 1
            for i in range(order)
        ),
        tuple(sin(rel * 2 * pi / order) for rel in range(order)),
        tuple(cos(rel * 2 * pi / order) for rel in range(order)),
    )


def _lay(patch: _Patch, seed: Seed, *, in_play: bool) -> None:
    """Lay down one rhombus unless it is there, and queue its neighbours."""
    name = patch.grids.named(seed.crossing)
    if name in patch.tiles:
        return
    corners = _corners(patch.grids, seed)
    known = _neighbours(patch, name, corners)
    vertices = [
        _new(patch, corners[at]) if serial is None else serial for at, serial in enumerate(known[0])
    ]
    ends = list(zip(vertices, vertices[1:] + vertices[:1], strict=True))
    edges = [
        _new(patch, _halfway(patch.points, *ends[at])) if serial is None else serial
        for at, serial in enumerate(known[1])
    ]
    cell = _new(patch, _halfway(corners, 0, 2))
    patch.cells[cell] = in_play
    patch.tiles[name] = vertices, edges
    for edge, pair in zip(edges, ends, strict=True):
        cells = patch.edges[edge].cells if edge in patch.edges else ()
        patch.edges[edge] = Border((*cells, cell), pair)


def _corners(grids: Grids, seed: Seed) -> list[Point]:
    """Give a rhombus' corners: P, P+v, P+v+w, P+w for the directions v, w of its name."""
    name = grids.named(seed.crossing)
    v, w = _direction(grids, name.i), _direction(grids, name.j)
    x, y = seed.anchor
    if grids.is_swapped(seed.crossing):
        back = v if seed.ahead else w
        x, y = x - back[0], y - back[1]
    elif not seed.ahead:
        x, y = x - v[0] - w[0], y - v[1] - w[1]
    return [(x, y), (x + v[0], y + v[1]), (x + v[0] + w[0], y + v[1] + w[1]), (x + w[0], y + w[1])]


def _direction(grids: Grids, family: int) -> Point:
    """Give the unit vector of a family."""
    return grids.sines[family], -grids.cosines[family]


_LOOKS: Final = ((False, True, 2, 3), (False, False, 0, 1), (True, True, 3, 0), (True, False, 1, 2))
"""Where to look for neighbours: along line j instead of i, ahead, our edge, our corner there."""


def _neighbours(patch: _Patch, name: Crossing, corners: Sequence[Point]) -> Rhombus:
    """Take over vertices and edges from neighbours that are there; queue the others."""
    vertices: list[int | None] = [None] * _CORNERS
    edges: list[int | None] = [None] * _CORNERS
    for second, ahead, edge, anchor in _LOOKS:
        line = name.across() if second else name
        crossing, distance = patch.grids.following(line, ahead=ahead)
        there = patch.tiles.get(patch.grids.named(crossing))
        if there is None:
            patch.queue.append(Seed(crossing, corners[anchor], ahead, distance))
            continue
        theirs = _facing(swapped=patch.grids.is_swapped(crossing), ahead=ahead)
        edges[edge] = there[1][theirs]
        # all run round in one direction, so along a shared edge two of them go opposite ways
        vertices[(edge + 1) % _CORNERS] = there[0][theirs]
        vertices[edge] = there[0][(theirs + 1) % _CORNERS]
    return vertices, edges


def _facing(*, swapped: bool, ahead: bool) -> int:
    """Give which edge of a neighbour faces the rhombus we come from."""
    if swapped:
        return 1 if ahead else 3
    return 0 if ahead else 2


def _new(patch: _Patch, point: Point) -> int:
    """Number a new point."""
    patch.points.append(point)
    return len(patch.points) - 1


def _halfway(points: Sequence[Point], one: int, other: int) -> Point:
    """Give the point half way between two."""
    (x, y), (u, v) = points[one], points[other]
    return (x + u) / 2, (y + v) / 2
