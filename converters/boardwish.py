"""What an empty board shall be like, in words that no format owns."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardWish:
    """A board to be made.

    Attributes:
        grid: Its kind, in the words of its format.
        size: One number, or rows and columns; of a Penrose board its side. None: as usual.
        space: White margins, included in the size: one number for all sides, or top, bottom,
            left, right.
        order: Of a Penrose board: how many families of lines it is made of.
        rotational: Of a Penrose board: how these differ.
        variation: Of a Penrose board: what all of them are shifted by.
        cut: Of a board of triangles: the side of those that are cut off its corners.
    """

    grid: str = "square"
    size: tuple[int, ...] | None = None
    space: tuple[int, ...] = ()
    order: int = 5
    rotational: int = 0
    variation: float = 0.0
    cut: int = 0
