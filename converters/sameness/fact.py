"""One thing that a solver reads off a drawing."""

from enum import StrEnum
from typing import Final, NamedTuple

from converters.sameness.places import Place


class What(StrEnum):
    """The sorts of facts, in the words of ``diff --json``."""

    BOARD = "board"
    TEXT = "text"
    SHADING = "shading"
    SYMBOL = "symbol"
    BORDER = "border"
    LINE = "line"
    CAGE = "cage"


class Fact(NamedTuple):
    """One thing at one place; ``value`` tells several of its sort apart, and may be empty."""

    what: What
    at: Place
    value: str = ""


FIGURE: Final = "figure"
"""The value of a drawn shape that nobody here has a name for."""
DASH: Final = "dash"
"""A short straight line that is a sign of its own, or a stroke of one drawn by hand."""

BY_HAND: Final = " by hand"
"""The end of the value of a shape that is drawn line by line."""
