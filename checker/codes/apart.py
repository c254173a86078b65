"""One number a line, or one for all of them? "Bulbs in rows 1 and 2" may be either.

Only what the wording says elsewhere decides it: "each of rows 1 and 2", "row 1, then row 2",
"rows 1 and 2, separated by a comma". What the author would have meant is not guessed.
"""

import re
from dataclasses import replace
from typing import Final

from checker.codes.reading import Part, Reading, What, Which

_NUMBERS: Final = (
    *(What.COUNT, What.LONGEST, What.LINES_DOWN, What.LINES_RIGHT, What.UPRIGHT_SIDES),
)
"""Quantities that are one number, of one line or of several."""

_LINE: Final = (
    r"(?:of|the|these|those|der|dieser|van|de|deze|row|column|line|zeile|spalte|reihe|rij|kolom)"
)
_ONE_BY_ONE: Final = re.compile(
    rf"""\b(?:respectively|separately|individually|jeweils|einzeln|nacheinander|telkens
      |afzonderlijk|achtereenvolgens|then|thereafter|afterwards|followed\ by|danach|dann
      |anschließend|gefolgt\ von|daarna|dan|gevolgd\ door|in\ (?:that|this)\ order
      |in\ dieser\ reihenfolge|in\ deze\ volgorde
      |(?:each|every|per|pro|je|jede[rnms]?|elke?|iedere?)\s+{_LINE})\b""",
    re.VERBOSE | re.IGNORECASE,
)
"""Words that put lines one after another."""


def added_up(reading: Reading, text: str) -> Reading | None:
    """Give what a wording may ask for as well: one number of lines instead of several, or not.

    Args:
        reading: As it was read.
        text: The wording.

    Returns:
        The other reading; None if there is none, or the wording rules it out. Of a total with lines
        put one after another nobody says what is added up.
    """
    said = bool(reading.between) or _ONE_BY_ONE.search(text) is not None
    total = any(part.together for part in reading.parts)
    unclear = total if said else any(map(_is_open, reading.parts))
    if not unclear:
        return None
    parts = (replace(part, together=not said and _is_several(part)) for part in reading.parts)
    return replace(reading, parts=tuple(parts))


def _is_several(part: Part) -> bool:
    return part.together or _is_open(part)


def _is_open(part: Part) -> bool:
    """Tell whether it may be one number, or is."""
    named = [line for line in part.lines if line.which is Which.ONE]
    return part.what in _NUMBERS and not part.together and len(named) > 1
