"""What drawn marks mean in Delta/A38: one table, and one for solvers who dot their pass cells.

Source: rules delta-a38.md, 6. How solvers mark pass cells is not said there: by default a star or
the letter P is such a mark, and every other symbol or text of a solver means nothing, unless it
might be a piece of a line.
"""

from enum import StrEnum
from typing import Final

from checker.genre import Convention, Row, Sign
from checker.genres.delta_a38.reading import signs
from checker.rule import Text


class Meaning(StrEnum):
    """What marks mean; the layer and the place decide whether they can mean it there."""

    SQUARE = "square"
    START = "start"
    TEXT = "text"
    FILL = "fill"
    LINE = "line"
    REGION = "region"
    ARROW = "arrow"
    PASS = "pass"  # noqa: S105 - a pass cell, no password


_GIVEN: Final = (
    Row(signs.SQUARE, Meaning.SQUARE),
    Row(signs.DISC, Meaning.START),
    Row(signs.ARROW, Meaning.ARROW),
    Row(signs.TEXT, Meaning.TEXT),
)
_DRAWN: Final = (
    Row(signs.FILL, Meaning.FILL),
    Row(signs.LINE, Meaning.LINE),
    Row(signs.REGION, Meaning.REGION),
)
SOLVERS: Final = (signs.HELPER, signs.NOTE)
"""Signs that mean nothing among a solver's marks; among the author's they are unread."""
_NOTHING: Final = (signs.PALE, signs.CROSS, signs.ERASED, *SOLVERS)


def _convention(name: str, title: Text, *passes: Sign) -> Convention:
    """Give the table in which these signs mark pass cells."""
    marked = tuple(Row(sign, Meaning.PASS) for sign in passes)
    return Convention(name, title, (*marked, *_GIVEN, *_DRAWN), _NOTHING)


STARS: Final = _convention(
    "stars",
    Text(
        "Durchgangszellen als Stern oder P",
        "pass cells marked by a star or P",
        "doorgangen als ster of P",
    ),
    signs.STAR,
    signs.PASS_TEXT,
)
DOTS: Final = _convention(
    "dots",
    Text(
        "Durchgangszellen als Punkt oder Kreis",
        "pass cells marked by a dot or circle",
        "doorgangen als stip of cirkel",
    ),
    signs.STAR,
    signs.PASS_TEXT,
    signs.DOT,
)

CONVENTIONS: Final = (STARS, DOTS)
"""The default first; the other one has to be asked for, since dots may mean anything."""
