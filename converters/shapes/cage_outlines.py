"""The outline of a killer cage on squares, piece by piece, as the editor draws it."""

from typing import Final

from converters.shapes.pen import Point, segment
from converters.site import Site

INSET: Final = 0.09
"""How far inside the cells a killer cage's outline runs, in cell sides."""


def cage_segments(cells: frozenset[Site]) -> tuple[list[str], list[str]]:
    """Give the sides that a square cage's outline has in its cells, and what links two cells.

    Source: Penpa+ ``class_p.js``, ``mouse_cage``.
    """
    within: list[str] = []
    across: list[str] = []
    for cell in sorted(cells):
        for (down, right), one, other in _SIDES:
            if _beside(cell, down, right) not in cells:
                within.append(segment(_spot(cell, one), _spot(cell, other)))
        for (down, right), aside, one, other in _LINKS:
            there = _beside(cell, down, right)
            both = {_beside(cell, *aside), _beside(there, *aside)}
            if there in cells and not both <= cells:
                across.append(segment(_spot(cell, one), _spot(there, other)))
    return within, across


# rows and columns to the neighbour; corners as columns and rows from the middle
_SIDES: Final = (
    ((-1, 0), (-1, -1), (1, -1)),
    ((0, -1), (-1, -1), (-1, 1)),
    ((0, 1), (1, -1), (1, 1)),
    ((1, 0), (-1, 1), (1, 1)),
)
_LINKS: Final = (
    ((0, 1), (-1, 0), (1, -1), (-1, -1)),
    ((0, 1), (1, 0), (1, 1), (-1, 1)),
    ((1, 0), (0, -1), (-1, 1), (-1, -1)),
    ((1, 0), (0, 1), (1, 1), (1, -1)),
)


def _beside(cell: Site, down: int, right: int) -> Site:
    return cell._replace(row=cell.row + down, col=cell.col + right)


def _spot(cell: Site, corner: tuple[int, int]) -> Point:
    half = 0.5 - INSET
    return cell.col + 0.5 + half * corner[0], cell.row + 0.5 + half * corner[1]
