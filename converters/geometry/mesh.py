"""Finite meshes: all places of a patch of cells that do not repeat row by row.

A builder makes points one after another and numbers them as it goes; such a number is a *serial*.
Cells are called ``c1, c2 …``: those in play in the order of their serials, then those around them.
An edge or vertex belongs to the first cell it touches and has that cell's name and its place
clockwise from north: ``c7|2`` is the second edge of c7 (if no earlier cell has it), ``c7+1`` its
first vertex. Further spots of an edge add a letter: ``c7|2m`` is its middle. The site of a cell has
its 0-based number as ``col`` and row 0; edges and vertices have their cell's, and their place as
slot.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from converters.geometry.outline import (
    Around,
    Outline,
    Point,
    Side,
    Spots,
    clockwise,
    neighbours,
)
from converters.site import Kind, Site

_SUFFIXES: Final = {Kind.VERTEX: ("+", ""), Kind.EDGE: ("|", ""), Kind.SIDE: ("|", "m")}


class Border(NamedTuple):
    """What an edge separates and where it ends, by serial."""

    cells: tuple[int, ...]
    ends: tuple[int, ...]


class Plan(NamedTuple):
    """A patch as its builder made it; every number is a serial.

    Attributes:
        points: Where each point lies; those of no cell, edge or middle are vertices.
        cells: All cells, those in play first.
        in_play: How many of them are in play.
        edges: What each edge separates and where it ends.
        middles: The middle of an edge (where that is not the edge's own point) → the edge.
    """

    points: Mapping[int, Point]
    cells: Sequence[int]
    in_play: int
    edges: Mapping[int, Border]
    middles: Mapping[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """A patch with named places.

    Attributes:
        board: The cells in play, in order of their serials.
        places: Where each site lies.
        serials: The serial of each site, ascending.
        sites: The site of each serial.
        near: What lies around what, clockwise from north.
        kinds: The sites of each kind that belong to the cells in play.
    """

    board: tuple[Site, ...]
    places: Mapping[Site, Point]
    serials: Mapping[Site, int]
    sites: Mapping[int, Site]
    near: Around
    kinds: Mapping[Kind, tuple[Site, ...]]


def label(site: Site) -> str:
    """Give the name of a site of a mesh.

    >>> label(Site(Kind.CELL, 0, 6)), label(Site(Kind.EDGE, 0, 6, 1))
    ('c7', 'c7|2')
    """
    before, after = _SUFFIXES.get(site.kind, ("", ""))
    number = f"{site.slot + 1}" if before else ""
    return f"c{site.col + 1}{before}{number}{after}"


def build(plan: Plan) -> Mesh:
    """Name the places of a patch, move it to the origin and find what lies around what."""
    sites = dict(sorted(_named(plan)))
    serials = {site: serial for serial, site in sites.items()}
    left, top = _corner(plan)
    places = {
        site: (plan.points[serial][0] - left, plan.points[serial][1] - top)
        for serial, site in sites.items()
    }
    near = neighbours(_outlines(plan, sites), _middles(plan, sites), places.__getitem__)
    board = tuple(sites[cell] for cell in plan.cells[: plan.in_play])
    return Mesh(board, places, serials, sites, near, _kinds(board, near))


def _corner(plan: Plan) -> Point:
    """Give the upper left corner of the bounding box of the cells in play."""
    cells = frozenset(plan.cells[: plan.in_play])
    ends = {
        plan.points[end]
        for border in plan.edges.values()
        if not cells.isdisjoint(border.cells)
        for end in border.ends
    }
    return min((x for x, _ in ends), default=0.0), min((y for _, y in ends), default=0.0)


def _named(plan: Plan) -> Iterator[tuple[int, Site]]:
    """Give each serial's site."""
    edges_of, ends_of = _around_cells(plan)
    edges: dict[int, Site] = {}
    vertices: dict[int, Site] = {}
    for col, cell in enumerate(plan.cells):
        yield cell, Site(Kind.CELL, 0, col)
        for kind, around, named in (
            (Kind.EDGE, edges_of[cell], edges),
            (Kind.VERTEX, ends_of[cell], vertices),
        ):
            for slot, serial in enumerate(_turned(plan, cell, around)):
                named.setdefault(serial, Site(kind, 0, col, slot))
    yield from edges.items()
    yield from vertices.items()
    for middle, edge in plan.middles.items():
        yield middle, edges[edge]._replace(kind=Kind.SIDE)


def _around_cells(plan: Plan) -> tuple[dict[int, set[int]], dict[int, set[int]]]:
    """Give the edges and the vertices of each cell."""
    edges: dict[int, set[int]] = {cell: set() for cell in plan.cells}
    ends: dict[int, set[int]] = {cell: set() for cell in plan.cells}
    for edge, border in plan.edges.items():
        for cell in border.cells:
            edges[cell].add(edge)
            ends[cell].update(border.ends)
    return edges, ends


def _turned(plan: Plan, cell: int, around: Iterable[int]) -> list[int]:
    """Sort points clockwise from north."""
    centre = plan.points[cell]
    return sorted(around, key=lambda serial: (clockwise(centre, plan.points[serial]), serial))


def _outlines(plan: Plan, sites: Mapping[int, Site]) -> Iterator[Outline]:
    """Give each cell with its sides, as sites."""
    sides: dict[int, list[Side]] = {cell: [] for cell in plan.cells}
    for edge, (cells, ends) in plan.edges.items():
        side = Side(sites[edge], tuple(sites[end] for end in ends))
        for cell in cells:
            sides[cell].append(side)
    return (Outline(sites[cell], tuple(own)) for cell, own in sides.items())


def _middles(plan: Plan, sites: Mapping[int, Site]) -> Iterator[Spots]:
    """Give each edge's middle, as sites."""
    return (Spots(sites[edge], (sites[middle],)) for middle, edge in plan.middles.items())


def _kinds(board: tuple[Site, ...], near: Around) -> dict[Kind, tuple[Site, ...]]:
    """Give the places of each kind that belong to the cells in play, in the order of the cells."""
    found: dict[Kind, dict[Site, None]] = {kind: {} for kind in Kind}
    found[Kind.CELL] = dict.fromkeys(board)
    for cell in board:
        for kind in (Kind.VERTEX, Kind.EDGE):
            found[kind].update(dict.fromkeys(near.get((cell, kind), ())))
    for edge in found[Kind.EDGE]:
        found[Kind.SIDE].update(dict.fromkeys(near.get((edge, Kind.SIDE), ())))
    return {kind: tuple(sites) for kind, sites in found.items()}
