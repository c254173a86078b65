"""Shapes that belong to one genre or another: ships, kakuro cells, compass, firefly, darts."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from converters.drawing import Symbol
from converters.shapes.pen import (
    PIXEL,
    Piece,
    Point,
    box,
    ellipse,
    outline,
    polar,
    polygon,
    regular,
    segment,
    units,
)
from converters.shapes.plain_shapes import Shape
from converters.shapes.sign_shapes import bearings
from converters.shapes.tints import (
    BLACK,
    GREY,
    LIGHT,
    WHITE,
    Tint,
    colour,
    filled,
    flat,
    inked,
)

_SHIPS: Final[dict[str, Tint]] = {
    "": Tint(BLACK, BLACK),
    "black": Tint(BLACK, BLACK),
    "grey": Tint(GREY),
    "white": Tint("none", BLACK, 2 * PIXEL),
}
_SHIP: Final = 0.36


def ship(round_corners: str, symbol: Symbol) -> Iterator[Piece]:
    """Draw a piece of a ship; ``round_corners`` tells which corners are round."""
    look = filled(symbol, _SHIPS.get(symbol.style, _SHIPS[""]))
    if round_corners == "all":
        yield outline(look, ellipse(0, 0, 0.4))
        return
    turns = bearings(symbol) if round_corners else []
    reach = 46 if round_corners == "end" else 1
    yield outline(look, _hull([_near(45 + 90 * i, turns, reach) for i in range(4)]))


def _near(corner: float, turns: Sequence[float], reach: float) -> bool:
    return any(abs((corner - turn + 180) % 360 - 180) <= reach for turn in turns)


def _hull(rounded: Sequence[bool]) -> str:
    """Give a square whose corners, clockwise from the upper right, are round or not."""
    data = f"M0 {units(-_SHIP)}"
    for i, is_round in enumerate(rounded):
        corner, end = polar(_SHIP * 1.4142, 45 + 90 * i), polar(_SHIP, 90 + 90 * i)
        goal = f"{units(end[0])} {units(end[1])}"
        if is_round:
            data += f"A{units(_SHIP)} {units(_SHIP)} 0 0 1 {goal}"
        else:
            data += f"L{units(corner[0])} {units(corner[1])}L{goal}"
    return data + "z"


def corner_triangle(symbol: Symbol) -> Iterator[Piece]:
    """Draw the half of a cell towards one of its corners."""
    ink = GREY if symbol.style == "grey" else BLACK
    for turn in bearings(symbol):
        corners = [polar(0.7071, turn + by) for by in (-90, 0, 90)]
        yield outline(flat(colour(symbol, ink)), polygon(corners))


def full_square(symbol: Symbol) -> Iterator[Piece]:
    """Draw a whole cell."""
    ink, rim = (GREY, 0.0) if symbol.style == "grey" else (BLACK, PIXEL)
    yield outline(flat(colour(symbol, ink), rim), box(-0.5, -0.5, 1, 1))


def kakuro(symbol: Symbol) -> Iterator[Piece]:
    """Draw a kakuro cell, parted by a diagonal where it has a direction."""
    tint, ink = _KAKURO.get(symbol.style, _KAKURO["black"])
    yield outline(filled(symbol, tint), box(-0.5, -0.5, 1, 1))
    ends = [polar(0.7071, turn) for turn in bearings(symbol)]
    if ends:
        yield outline((("stroke", ink), ("stroke-width", "1.7")), polygon(ends, closed=False))


_KAKURO: Final = {
    "black": (Tint(BLACK), WHITE),
    "light-grey": (Tint(LIGHT, BLACK), BLACK),
    "white": (Tint(WHITE, BLACK), BLACK),
}


def compass(arm: float, symbol: Symbol) -> Iterator[Piece]:
    """Draw the two diagonals that part a compass clue's four numbers."""
    ink = WHITE if symbol.style == "white" else BLACK
    look = (("stroke", colour(symbol, ink)), ("stroke-width", f"{PIXEL}"))
    yield outline(look, segment((-arm, -arm), (arm, arm)), segment((arm, -arm), (-arm, arm)))


def angle(corners: int, radius: float, tint: Tint, symbol: Symbol) -> Iterator[Piece]:
    """Draw a small regular polygon that tells how a loop turns."""
    turn = 180 / corners if corners == _SQUARE else 0
    yield outline(filled(symbol, tint), regular(corners, radius, turn))


_SQUARE: Final = 4


def angle_cross(symbol: Symbol) -> Iterator[Piece]:
    """Draw a small cross."""
    look = inked(symbol, 2 * PIXEL)
    yield outline(
        look, segment((-0.177, -0.177), (0.177, 0.177)), segment((0.177, -0.177), (-0.177, 0.177))
    )


def firefly(symbol: Symbol) -> Iterator[Piece]:
    """Draw a white circle, with a dot on its rim where it has a direction."""
    yield outline(filled(symbol, Tint(WHITE, BLACK)), ellipse(0, 0, 0.36))
    for turn in bearings(symbol):
        yield outline(flat(BLACK), ellipse(*polar(0.36, turn), 0.09))


def pencil(symbol: Symbol) -> Iterator[Piece]:
    """Draw the tip of a pencil: it points from one side of the cell to its centre."""
    for turn in bearings(symbol):
        far = [polar(0.7071, turn + 180 + by) for by in (-45, 45)]
        near = [polar(0.3536, turn + 180 + by) for by in (-45, 45)]
        yield outline(inked(symbol, 2 * PIXEL), polygon((far[0], (0, 0), far[1]), closed=False))
        yield outline(flat(colour(symbol)), polygon((near[0], (0, 0), near[1])))


def pills(places: Sequence[Point], symbol: Symbol) -> Iterator[Piece]:
    """Draw one to five grey discs."""
    yield outline(flat(colour(symbol, GREY)), *(ellipse(x, y, 0.15) for x, y in places))


_PILLS: Final[dict[str, Sequence[Point]]] = {
    "pills-1": ((0, 0),),
    "pills-2": ((-0.22, -0.22), (0.22, 0.22)),
    "pills-3": ((0, -0.23), (0.23, 0.2), (-0.23, 0.2)),
    "pills-4": ((-0.22, -0.22), (0.22, 0.22), (-0.22, 0.22), (0.22, -0.22)),
    "pills-5": ((0, 0), (-0.24, -0.24), (0.24, 0.24), (-0.24, 0.24), (0.24, -0.24)),
}


def checkered(symbol: Symbol) -> Iterator[Piece]:
    """Draw four small squares in two greys."""
    r = 0.28
    light, dark = ((-r, 0.0), (0.0, -r)), ((-r, -r), (0.0, 0.0))
    yield outline(flat(colour(symbol, LIGHT)), *(box(x, y, r, r) for x, y in light))
    yield outline(flat("#777"), *(box(x, y, r, r) for x, y in dark))


def big_circle(symbol: Symbol) -> Iterator[Piece]:
    """Draw a grey circle through the corners of the cell."""
    ink = colour(symbol, LIGHT)
    look = (("fill", "none"), ("stroke", ink), ("stroke-width", f"{4 * PIXEL}"))
    yield outline(look, ellipse(0, 0, 0.71))


def big_diamond(symbol: Symbol) -> Iterator[Piece]:
    """Draw a grey diamond that covers half of four neighbours."""
    yield outline(flat(colour(symbol, LIGHT)), regular(4, 0.99))


def long_box(radius: float, tint: Tint, symbol: Symbol) -> Iterator[Piece]:
    """Draw a rounded box over several cells: its style is columns ``x`` rows."""
    cols, rows = sizes(symbol.style)
    yield outline(filled(symbol, tint), box(-0.4, -0.4, cols - 0.2, rows - 0.2, radius))


def pill(symbol: Symbol) -> Iterator[Piece]:
    """Draw a pill: over cells like a box if it has a style, else about its centre by its size."""
    if symbol.style:
        yield from long_box(0.4, Tint(WHITE, "#b3b3b3", 3 * PIXEL), symbol)
    else:
        width = symbol.width or 0.8
        height = symbol.height or width
        yield outline(
            filled(symbol), box(-width / 2, -height / 2, width, height, max(width, height))
        )


def sizes(style: str) -> tuple[int, int]:
    """Give columns and rows of a style such as ``2x1``."""
    cols, _, rows = style.partition("x")
    known = cols in _DIGITS and rows in _DIGITS and cols and rows
    return (int(cols), int(rows)) if known else (1, 1)


_DIGITS: Final = "123"


def darts(symbol: Symbol) -> Iterator[Piece]:
    """Draw one to four rings around a vertex, parted into quarters."""
    rings = dart_rings(symbol.style)
    look = filled(symbol, Tint("none", BLACK))
    radii = [0.7071 * (2 * i + 1) for i in range(rings)]
    spokes = [segment(polar(0.7071, turn), polar(radii[-1], turn)) for turn in range(0, 360, 90)]
    yield outline(look, *(ellipse(0, 0, radius) for radius in radii), *spokes)


def dart_rings(style: str) -> int:
    """Give the number of rings of a style ``1`` to ``4``."""
    return int(style) if style in ("1", "2", "3", "4") else 1


def octagon(symbol: Symbol) -> Iterator[Piece]:
    """Draw an octagon with its long sides across the corners."""
    h = 0.15
    half = ((0.5, -h), (0.5, h), (h, 0.5), (-h, 0.5))
    points = (*half, *((-x, -y) for x, y in half))
    yield outline(inked(symbol, 3 * PIXEL, "butt"), polygon(points))


def framed_square(symbol: Symbol) -> Iterator[Piece]:
    """Draw a light cell with a broad grey rim."""
    yield outline(
        (("fill", GREY), ("stroke", BLACK), ("stroke-width", "1.7")), box(-0.5, -0.5, 1, 1)
    )
    inner = filled(symbol, Tint(LIGHT, BLACK))
    yield outline(inner, box(-0.425, -0.425, 0.85, 0.85))


PUZZLE_SHAPES: Final[Mapping[str, Shape]] = {
    "ship-single": partial(ship, "all"),
    "ship-middle": partial(ship, ""),
    "ship-end": partial(ship, "end"),
    "ship-corner": partial(ship, "corner"),
    "corner-triangle": corner_triangle,
    "full-square": full_square,
    "kakuro": kakuro,
    "compass": partial(compass, 0.5),
    "compass-small": partial(compass, 0.33),
    "angle-triangle": partial(angle, 3, 0.24, Tint(BLACK)),
    "angle-square": partial(angle, 4, 0.24, Tint(GREY, BLACK)),
    "angle-pentagon": partial(angle, 5, 0.215, Tint(WHITE, BLACK)),
    "angle-x": angle_cross,
    "firefly": firefly,
    "pencil": pencil,
    **{name: partial(pills, places) for name, places in _PILLS.items()},
    "checkered-square": checkered,
    "big-circle": big_circle,
    "big-diamond": big_diamond,
    "rounded-box": partial(long_box, 0.2, Tint("none", BLACK, 2 * PIXEL)),
    "pill": pill,
    "darts": darts,
    "octagon": octagon,
    "framed-square": framed_square,
}
"""Drawn in a cell of side 1; some reach into its neighbours."""


def reach(symbol: Symbol) -> float:
    """Give how far a shape of this table reaches from its centre, in cell sides."""
    match symbol.shape:
        case "darts":
            return 0.72 * (2 * dart_rings(symbol.style) - 1)
        case "rounded-box" | "pill" if symbol.style:
            return max(sizes(symbol.style)) - 0.5
        case "big-circle" | "big-diamond" | "arrow-fletched-on-disc":
            return 1.0
        case _:
            return 0.5
