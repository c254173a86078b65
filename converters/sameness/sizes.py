"""How large a shape or text is, where that is more than an editor's choice of a size class.

Each editor has a few sizes of its own, so a dot or a clue may be smaller or larger elsewhere and
still be the same. But what reaches beyond its cell, or is long where the other is not, says
something: a frame around three cells is no square in the middle one.
"""

from typing import Final, NamedTuple

from converters.drawing import Element, Label, Role, Symbol

LARGEST: Final = 1.12
"""Cell sides up to which a shape is in one cell."""
_CLASS: Final = 0.3
"""Cell sides by which the size classes of two editors may be apart; of larger shapes, parts."""
_TEXT_CLASS: Final = 0.4
_LONGER: Final = 1.6
"""How many times as long as another shape, by its own width, one is that looks unlike it."""
_TURNED: Final = 45
_UPRIGHT: Final = 90
_DIAGONAL: Final = 2**0.5
_HEIGHTS: Final = {
    Role.VALUE: 0.7,
    Role.LARGE: 0.6,
    Role.MEDIUM: 0.4,
    Role.SMALL: 0.25,
    Role.TEXT: 0.45,
}
"""Of one line of text in cell sides, where its paint says nothing."""


class Size(NamedTuple):
    """Cell sides from left to right, and from top to bottom; a text's height, twice.

    Attributes:
        across: The width.
        down: The height.
        is_text: Whether it is a text's.
    """

    across: float
    down: float
    is_text: bool = False

    def __str__(self) -> str:
        """Give it in words."""
        if self.is_text:
            return f"{self.down:.3g} cells high"
        return f"{self.across:.3g} × {self.down:.3g} cells"


def size_of(part: Element) -> Size | None:
    """Give how large a shape or text is; None if its editor alone knows."""
    match part:
        case Label():
            height = part.paint.size or _HEIGHTS.get(part.role)
            return Size(height, height, is_text=True) if height else None
        case Symbol():
            return _shape_size(part)
        case _:
            return None


def larger(one: Size | None, other: Size | None) -> Size | None:
    """Give the size around two things at one place; None if one of them is not known."""
    if one is None or other is None:
        return None
    return Size(max(one.across, other.across), max(one.down, other.down), one.is_text)


def unlike(one: Size, other: Size) -> bool:
    """Tell whether two sizes differ by more than the editors' classes do."""
    apart = max(abs(one.across - other.across), abs(one.down - other.down))
    largest = max(*one[:2], *other[:2])
    outsize = largest > LARGEST
    if one.is_text or other.is_text:
        return outsize and apart > _TEXT_CLASS
    shares = sorted(size.across / size.down for size in (one, other))
    return apart > _CLASS * max(1.0, largest) and (outsize or shares[1] > _LONGER * shares[0])


def _shape_size(symbol: Symbol) -> Size | None:
    cols, cross, rows = symbol.style.partition("x")
    if cross and (cols + rows).isdecimal():
        return Size(float(cols), float(rows))
    width, height = symbol.width, symbol.height or symbol.width
    if width <= 0 or height <= 0:
        return None
    if symbol.angle % _UPRIGHT == _TURNED:
        # A square on its tip is as wide as its diagonal.
        width = height = _DIAGONAL * max(width, height)
    elif round(symbol.angle / _UPRIGHT) % 2:
        width, height = height, width
    return Size(width, height)
