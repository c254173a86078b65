"""White lines beside the board, drawn where there is only paper.

SudokuPad shows as much as is drawn, so authors widen its picture with white lines around a frame of
their own. Nobody sees them there. In Penpa+ both the frame and such a line move to the nearest
places that it has, which may be the same one, and the line would erase the frame.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from converters.drawing import Element, Fill, Label, Path, Symbol
from converters.formats.penpa.nearest import is_white
from converters.lattice import SquareLattice
from converters.site import Spot

UNSEEN: Final = "a white line on the paper beside the board, which nobody sees"
_MOST: Final = 64
"""White lines that are looked at; authors draw four."""
_HARDLY: Final = 0.1
"""The part of a line up to which what lies under it does not count."""
_USUAL: Final = 1.0
"""Cell sides of a mark that does not say its size."""


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def area(self) -> float:
        return max(0.0, self.right - self.left) * max(0.0, self.bottom - self.top)

    def within(self, other: "_Box") -> "_Box":
        """Give the part that two boxes share; one without area if there is none."""
        return _Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )


def unseen(elements: Sequence[Element], lattice: SquareLattice) -> tuple[int, ...]:
    """Give which of some elements are white lines beside the board that cover next to nothing."""
    board = _Box(0, 0, lattice.cols, lattice.rows)
    lines = {
        place: tuple(_boxes(element, lattice))
        for place, element in enumerate(elements)
        if isinstance(element, Path) and _is_white_line(element)
    }
    outside = [
        place
        for place, boxes in lines.items()
        if boxes and not any(box.within(board).area for box in boxes)
    ][:_MOST]
    if not outside:
        return ()
    others = [
        box
        for place, element in enumerate(elements)
        if place not in lines
        for box in _boxes(element, lattice)
    ]
    return tuple(place for place in outside if _covers_little(lines[place], others))


def _is_white_line(path: Path) -> bool:
    paint = path.paint
    return path.shape == "line" and not paint.fill and bool(paint.stroke and is_white(paint.stroke))


def _covers_little(boxes: Sequence[_Box], others: Sequence[_Box]) -> bool:
    covered = sum(box.within(other).area for box in boxes for other in others)
    return covered <= _HARDLY * sum(box.area for box in boxes)


def _boxes(element: Element, lattice: SquareLattice) -> Iterator[_Box]:
    """Give the boxes around the parts of an element; a slanting line's is larger than the line."""
    match element:
        case Path():
            half = (element.paint.width or _USUAL) / 2
            points = [lattice.point(spot) for spot in element.points]
            for (x, y), (to_x, to_y) in pairwise(points):
                yield _Box(
                    min(x, to_x) - half,
                    min(y, to_y) - half,
                    max(x, to_x) + half,
                    max(y, to_y) + half,
                )
        case Symbol():
            width = element.width or _USUAL
            yield _around(element.at, width, element.height or width, lattice)
        case Fill() | Label():
            yield _around(element.at, _USUAL, _USUAL, lattice)
        case _:
            return


def _around(spot: Spot, width: float, height: float, lattice: SquareLattice) -> _Box:
    x, y = lattice.point(spot)
    return _Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
