"""Six tilings of the plane by regular polygons or by the duals of such tilings.

========================  ============================================================
name                      cells
========================  ============================================================
`truncated_square`        octagons and squares; its dual `tetrakis_square`: triangles
`snub_square`             squares and triangles; its dual `cairo_pentagonal`: pentagons
`rhombitrihexagonal`      hexagons, squares, triangles; its dual
                          `deltoidal_trihexagonal`: kites
========================  ============================================================

Cells are ``c1, c2 …`` in the order in which the tiling is laid down (see `recipes`); those around
the board follow. Edges ``c7|2`` and vertices ``c7+1`` count clockwise from north around the first
cell they touch (see `converters.geometry.mesh`). In a dual tiling an edge's place is where it
crosses the edge of the other tiling, not always its middle; `tetrakis_square` has the middles of
such edges as SIDE, ``c7|2m``. One unit is the side of the regular polygons; of the octagons'
tiling, the distance from an octagon's centre to the next square's.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from converters.geometry.mesh import Mesh, build, label
from converters.geometry.outline import Point
from converters.geometry.rings import Face, Patch, dual, primal, ring
from converters.lattices.tilings.recipes import DUAL, PRIMAL, Part, Recipe, Rings
from converters.site import Kind, Site


@dataclass(frozen=True, slots=True)
class TilingLattice:
    """A patch of a tiling.

    Attributes:
        name: One of the keys of `recipes.PRIMAL` and `recipes.DUAL`.
        across: Blocks from left to right, at least 1.
        down: Blocks (of the octagons' tiling: pairs of them) from top to bottom, at least 1.
    """

    name: str
    across: int
    down: int

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


@lru_cache(maxsize=16)
def mesh_of(lattice: TilingLattice) -> Mesh:
    """Lay down a tiling."""
    recipe = PRIMAL.get(lattice.name)
    if recipe is not None:
        return build(primal(_patch(recipe, lattice)))
    return build(dual(_patch(DUAL[lattice.name], lattice)))


def _patch(recipe: Recipe, lattice: TilingLattice) -> Patch:
    """Lay down all blocks."""
    points: list[Point] = []
    faces: list[Face] = []
    middles: list[tuple[int, int]] = []
    in_play: set[int] = set()
    for across, down, inside in recipe.blocks(lattice.across, lattice.down):
        first = len(points)
        parts = _block(recipe, recipe.origin(across, down), points)
        if inside:
            in_play.update(range(first, len(points)))
        for face, own in enumerate(parts):
            centre = first + face
            faces.append(Face(centre, tuple(own[Part.VERTEX]), tuple(own[Part.EDGE])))
            middles.extend(zip(own[Part.MIDDLE], own[Part.EDGE], strict=False))
    return Patch(dict(enumerate(points)), tuple(faces), frozenset(in_play), tuple(middles))


def _block(recipe: Recipe, origin: Point, points: list[Point]) -> list[dict[Part, list[int]]]:
    """Add a block's points; give for each face the serials of its rings."""
    centres = [(origin[0] + dx, origin[1] + dy) for dx, dy in recipe.centres]
    points.extend(centres)
    parts: list[dict[Part, list[int]]] = [{part: [] for part in Part} for _ in centres]
    for rings in recipe.rings:
        for face, point in _alternating(rings, centres):
            parts[face][rings.part].append(len(points))
            points.append(point)
    return parts


def _alternating(rings: Rings, centres: Sequence[Point]) -> Iterator[tuple[int, Point]]:
    """Give the points of rings in their order, each with its face."""
    faces = [circle.face for circle in rings.circles]
    drawn = [
        ring(centres[circle.face], circle.radius, circle.start, rings.each)
        for circle in rings.circles
    ]
    for points in zip(*drawn, strict=True):
        yield from zip(faces, points, strict=True)
