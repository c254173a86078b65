"""The three visible sides of a cube, each a square of rhombi seen in parallel perspective.

Cells are ``c1, c2 …``: the cube is laid down in steps, each of which adds one rhombus to the top,
one to the left and one to the right side, in this order. Edges ``c7|2`` and vertices ``c7+1``
count clockwise from north around the first cell they touch (see `converters.geometry.mesh`). One
unit is the side of a rhombus. A turn by 120° swaps the sides; turning is left to whoever draws it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin, sqrt
from typing import Final

from converters.geometry.mesh import Mesh, build, label
from converters.geometry.outline import Point
from converters.geometry.rings import Face, Patch, primal
from converters.site import Kind, Site

_R3: Final = sqrt(3)
_LONG, _SHORT = _R3 / 2, 0.5
_FACES: Final = 3
_CORNERS: Final = 4
_BLOCK: Final = 27
_TILTS: Final = (0, 60, -60)
"""Degrees from the right to the first far corner of a rhombus: top, left, right side."""
_SIDES: Final = ((30, 150, 210, 330), (30, 90, 210, 270), (-30, 90, 150, 270))
"""Degrees to the middles of a rhombus' edges, half a unit away."""


@dataclass(frozen=True, slots=True)
class IsoLattice:
    """A cube.

    Attributes:
        side: Cells along each edge of the cube, at least 1.
    """

    side: int

    @property
    def name(self) -> str:
        """Give ``iso``."""
        return "iso"

    def sites(self, kind: Kind) -> Sequence[Site]:
        """Give the places of one kind of all cells, in their order."""
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


@lru_cache(maxsize=16)
def mesh_of(lattice: IsoLattice) -> Mesh:
    """Lay down a cube."""
    points: list[Point] = []
    faces: list[Face] = []
    for row in range(lattice.side):
        for col in range(lattice.side):
            faces.extend(_faces(len(points)))
            points.extend(_points(col, row))
    return build(
        primal(Patch(dict(enumerate(points)), tuple(faces), frozenset(range(len(points)))))
    )


def _faces(first: int) -> Iterator[Face]:
    """Give the three rhombi of a step: serials of centres, then vertices, then edges."""
    for face in range(_FACES):
        vertices = first + _FACES + _CORNERS * face
        edges = vertices + _CORNERS * _FACES
        yield Face(
            first + face,
            tuple(range(vertices, vertices + _CORNERS)),
            tuple(range(edges, edges + _CORNERS)),
        )


def _points(col: int, row: int) -> Iterator[Point]:
    """Give the points of a step in the order of their serials."""
    left, up = row * _LONG, row / 2
    centres = (
        ((col - row) * _LONG, -(col + row) / 2 - 0.5),
        (-left - _R3 / 4, col - up + 0.25),
        (left + _R3 / 4, col - up + 0.25),
    )
    yield from centres
    for centre, tilt in zip(centres, _TILTS, strict=True):
        for turn in range(_CORNERS):
            yield _off(centre, _SHORT if turn % 2 else _LONG, tilt + 90 * turn)
    for centre, angles in zip(centres, _SIDES, strict=True):
        for angle in angles:
            yield _off(centre, 0.5, angle)


def _off(centre: Point, radius: float, degrees: float) -> Point:
    """Give the point some way from a centre."""
    angle = radians(degrees)
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)
