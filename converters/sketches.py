"""Small figures that are drawn line by line, as the shapes that they show.

An editor without symbols draws an inequality sign as a line with a bend, a slash as a short line,
a square as four sides. What is recognised here is no larger than a cell, and does not lead from
one place of the lattice to another, as a piece of a way does.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final, TypeAlias

from converters.drawing import Path, Symbol
from converters.drawn import NEARLY, landed
from converters.lattice import Lattice, SquareLattice
from converters.site import Spot, cell

_Point: TypeAlias = tuple[float, float]

_LARGEST: Final = 1.0
"""Cell sides that a figure is smaller than."""
_SMALLEST: Final = 0.1
_EVEN: Final = 0.7
"""How long the shorter arm of a sign is at least, in parts of the longer one."""
_BLUNT: Final = 130
"""Degrees that the arms of a sign are at most apart."""
_ASKEW: Final = 20
"""Degrees that a direction may be beside an even one."""
_DASHES: Final = ("horizontal", "backslash", "vertical", "slash")
_WAYS: Final = ("right", "down", "left", "up")


def sketched(path: Path, lattice: Lattice) -> Symbol | None:
    """Give the shape that a small drawn figure shows; None if it is none that is known here."""
    if path.shape != "line" or path.style or not isinstance(lattice, SquareLattice):
        return None
    points = [lattice.point(spot) for spot in path.points]
    sizes = [max(of) - min(of) for of in zip(*points, strict=True)]
    if not _SMALLEST <= max(sizes) < _LARGEST or _is_way(path, lattice):
        return None
    closed = points[0] == points[-1]
    found: Symbol | None = None
    match len(points), closed:
        case (2, False):
            found = _dash(points)
        case (3, False):
            found = _sign(points)
        case (4, True):
            found = _triangle(points)
        case (5, True):
            found = _square(points)
        case _:
            pass
    return found and _placed(found, points, path, lattice)


def _is_way(path: Path, lattice: SquareLattice) -> bool:
    """Tell whether a figure goes from place to place of the lattice."""
    for spot in path.points:
        (x, y), (to_x, to_y) = lattice.point(spot), lattice.point(landed(spot, lattice))
        if max(abs(x - to_x), abs(y - to_y)) > NEARLY:
            return False
    return True


def _placed(found: Symbol, points: Sequence[_Point], path: Path, lattice: SquareLattice) -> Symbol:
    """Put a shape where the figure is, in its colours."""
    x, y = (sum((min(of), max(of))) / 2 for of in zip(*points, strict=True))
    paint = path.paint
    if paint.stroke and points[0] != points[-1]:
        # What is filled between open arms is no part of the sign.
        paint = replace(paint, fill=None)
    return replace(found, at=lattice.spot(x, y), over=True, paint=paint)


def _dash(points: Sequence[_Point]) -> Symbol:
    """Give a short line as a dash."""
    turn = _bearing(points[0], points[1])
    return Symbol(_NOWHERE, "dash", _DASHES[round(turn / _TIP) % len(_DASHES)])


def _sign(points: Sequence[_Point]) -> Symbol | None:
    """Give a line with one bend as an inequality sign that points to where the bend is."""
    start, tip, end = points
    arms = sorted(hypot(x - tip[0], y - tip[1]) for x, y in (start, end))
    if not arms[0] or arms[0] < _EVEN * arms[1]:
        return None
    apart = abs((_bearing(tip, start) - _bearing(tip, end) + 180) % 360 - 180)
    way = _way(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), tip)
    return Symbol(_NOWHERE, "inequality", toward=(way,)) if way and apart <= _BLUNT else None


def _triangle(points: Sequence[_Point]) -> Symbol | None:
    """Give a triangle with an even side as one that points away from it."""
    for (start, end), tip in zip(pairwise(points), (points[2], points[0], points[1]), strict=True):
        way = _way(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), tip)
        if way and (start[0] == end[0] or start[1] == end[1]):
            return Symbol(
                _NOWHERE, f"triangle-{way}", width=hypot(end[0] - start[0], end[1] - start[1])
            )
    return None


def _square(points: Sequence[_Point]) -> Symbol | None:
    """Give four sides at right angles as a box, upright or on its tip."""
    legs = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(points)]
    width, height = (round(hypot(*leg), _DECIMALS) for leg in legs[:2])
    across = legs[0][0] * legs[1][0] + legs[0][1] * legs[1][1]
    shut = hypot(legs[0][0] + legs[2][0], legs[0][1] + legs[2][1])
    if min(width, height) < _SMALLEST or abs(across) + shut > _SLACK:
        return None
    turn = round(_bearing(points[0], points[1]) % 90)
    if turn not in (0, _TIP, 90):
        return None
    upright = turn != _TIP
    if upright and not legs[0][0]:
        width, height = height, width
    tall = 0.0 if abs(width - height) < _SLACK else height
    return Symbol(
        _NOWHERE, "square", width=width, height=tall, angle=0.0 if upright else float(_TIP)
    )


def _bearing(start: _Point, end: _Point) -> float:
    """Give degrees clockwise from the right."""
    return degrees(atan2(end[1] - start[1], end[0] - start[0]))


def _way(start: _Point, end: _Point) -> str:
    """Give the direction of a step; empty if it is askew."""
    turn = _bearing(start, end)
    even = round(turn / 90)
    return _WAYS[even % len(_WAYS)] if abs(turn - 90 * even) <= _ASKEW else ""


_SLACK: Final = 0.06
_DECIMALS: Final = 9
_TIP: Final = 45
"""Degrees by which a square on its tip is turned."""
_NOWHERE: Final = Spot(cell(0, 0))
