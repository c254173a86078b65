"""Ids of the boards that are not square: one entry point for the eleven grid types."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import isfinite
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.errors import LinkError
from converters.formats.penpa.numbering.meshes import MeshNumbering, mesh_numbering
from converters.formats.penpa.numbering.rows import (
    RowNumbering,
    hex_numbering,
    pyramid_numbering,
    tri_numbering,
)
from converters.formats.penpa.turns import Turn
from converters.lattices.iso import IsoLattice
from converters.lattices.penrose import PenroseLattice
from converters.lattices.tilings import TilingLattice
from converters.lattices.tilings.recipes import DUAL, PRIMAL

BoardNumbering: TypeAlias = RowNumbering | MeshNumbering

MAX_SIZE: Final = 40
"""The largest side of a hex, tri or pyramid board that is read; the editor stops at 20."""
MAX_MESH: Final = 20
"""The same for all other kinds, whose points have to be laid down one by one."""
ORDERS: Final = range(3, 31)
"""The orders of Penrose boards that the editor offers."""
ROWS: Final = frozenset(("hex", "tri", "pyramid"))
_FURTHEST: Final = 1e6


@dataclass(frozen=True, slots=True)
class Size:
    """What a header says about a board that is not square.

    Attributes:
        nx: Its size with the margin.
        ny: The same; of a Penrose board its order, 3 to 30.
        space: The margin in cells, 0 where there is none.
        rotational: Of a Penrose board: how the offsets of its lines differ.
        variation: Of a Penrose board: what all of them are shifted by.
        cut: Of a tri board that is made anew: the side of the corners to cut off.
    """

    nx: int
    ny: int
    space: int = 0
    rotational: int = 0
    variation: float = 0.0
    cut: int = 0


_MAKERS: Final[Mapping[str, Callable[[Size], BoardNumbering]]] = MappingProxyType(
    {
        "hex": lambda size: hex_numbering(size.nx, size.space),
        "tri": lambda size: tri_numbering(size.nx, size.space, size.cut),
        "pyramid": lambda size: pyramid_numbering(size.nx, size.ny, size.space),
        "iso": lambda size: mesh_numbering(IsoLattice(size.nx)),
        "penrose_P3": lambda size: mesh_numbering(
            PenroseLattice(size.nx, size.ny, size.rotational, size.variation)
        ),
    }
)


def new_numbering(grid: str, size: Size) -> BoardNumbering:
    """Number a new board, all its cells in play.

    Args:
        grid: The grid type, as the header names it; not a square one.
        size: Its size.

    Raises:
        LinkError: If a size is out of range.
    """
    _check(grid, size)
    if grid in PRIMAL or grid in DUAL:
        made: BoardNumbering = mesh_numbering(TilingLattice(grid, size.nx, size.ny))
    else:
        made = _MAKERS[grid](size)
    return replace(made, turn=Turn(grid=grid))


def with_cells(numbering: BoardNumbering, cells: tuple[int, ...]) -> BoardNumbering:
    """Put other cells into play, by id, in the order of a link."""
    return replace(numbering, cells=cells)


def _check(grid: str, size: Size) -> None:
    """Refuse sizes that would take too long or make no sense."""
    most = MAX_SIZE if grid in ROWS else MAX_MESH
    _within("line 0 (header), field 1", size.nx, 1, most)
    if grid == "penrose_P3":
        _within("line 0 (header), field 2", size.ny, ORDERS.start, ORDERS.stop - 1)
        _within("line 0 (header), field 11", size.rotational, -_FURTHEST, _FURTHEST)
        _within("line 0 (header), field 12", size.variation, -_FURTHEST, _FURTHEST)
    else:
        _within("line 0 (header), field 2", size.ny, 1, most)
    _within("line 1 (margins)", size.space, 0, size.nx - 1)
    _within("the cut corners", size.cut, 0, max(0, size.nx - 3 * size.space - 1) // 2)


def _within(where: str, found: float, least: float, most: float) -> None:
    """Refuse a number that is out of range."""
    if not (isfinite(found) and least <= found <= most):
        raise LinkError(
            where=where,
            found=f"{found:g}",
            want=f"{least:g} to {most:g}",
            hint="was the link edited by hand?",
        )
