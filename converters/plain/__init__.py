"""The plain marks that one-code-a-cell formats share, and the drawing they stand for.

puzz.link, Tatham, text boards and janko text write a shaded-cell puzzle one code a cell. Each of
them keeps a table between its codes and `PlainCell`, and none of them draws anything itself:

    document ⇄ codes ⇄ PlainGrid ⇄ Drawing

Walls, clues and unread cells are the question, bulbs and dots the answer. A drawing may hold much
more than that: `grid_of` names every element that does not fit, and `Codes.write` every mark of a
cell that a format has no code for. A hole in the board stops light as a black cell does, so it is
written as one, and said so. The genre tag is no mark; whether a format needs one is its own affair.
"""

from converters.plain.cells import (
    BULB,
    DOT,
    UNREAD,
    WALL,
    WHITE,
    Codes,
    PlainCell,
    PlainGrid,
    check_length,
    check_size,
    numbered,
    size_number,
    splice,
)
from converters.plain.marks import bulb, clue, dot, unread, wall
from converters.plain.picture import described, drawing_of, grid_of, lost_key, lost_meta

__all__ = [
    "BULB",
    "DOT",
    "UNREAD",
    "WALL",
    "WHITE",
    "Codes",
    "PlainCell",
    "PlainGrid",
    "bulb",
    "check_length",
    "check_size",
    "clue",
    "described",
    "dot",
    "drawing_of",
    "grid_of",
    "lost_key",
    "lost_meta",
    "numbered",
    "size_number",
    "splice",
    "unread",
    "wall",
]
