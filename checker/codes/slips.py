"""The kinds of slips, in words that tell nothing of the right code.

What exactly happened to a typed code often gives the right one away: "only character 3 differs"
leaves nine codes to try. Its kind does not, and is enough for an author who wonders.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final

from checker.rule import Fact, Remark, Text


class Slip(StrEnum):
    """A kind of slip."""

    LINE = "line"
    DIRECTION = "direction"
    ORDER = "order"
    FEWER = "fewer"
    LARGE = "large"
    SHORT = "short"
    LONG = "long"
    SWAPPED = "swapped"
    WRONG = "wrong"
    LOOKALIKE = "lookalike"


_KINDS: Final[Mapping[Slip, Text]] = {
    Slip.LINE: Text(
        de="Wie bei einer anderen Zeile oder Spalte als verlangt.",
        en="As if another row or column than the one wanted was read.",
        nl="Alsof een andere rij of kolom dan gevraagd is gelezen.",
    ),
    Slip.DIRECTION: Text(
        de="Wie in der falschen Richtung gelesen.",
        en="As if read in the wrong direction.",
        nl="Alsof in de verkeerde richting is gelezen.",
    ),
    Slip.ORDER: Text(
        de="Wie mit den Teilen in falscher Reihenfolge.",
        en="As if its parts were in the wrong order.",
        nl="Alsof de delen in de verkeerde volgorde staan.",
    ),
    Slip.FEWER: Text(
        de="Wie mit einem vergessenen Teil.",
        en="As if one of its parts was forgotten.",
        nl="Alsof een van de delen is vergeten.",
    ),
    Slip.LARGE: Text(
        de="Wie nach einer anderen Regel für zweistellige Zahlen.",
        en="As if by another rule for numbers of two digits.",
        nl="Alsof volgens een andere regel voor getallen van twee cijfers.",
    ),
    Slip.SHORT: Text(
        de="Wie abgeschnitten oder mit einer Lücke.",
        en="As if cut off, or with a gap.",
        nl="Alsof afgekapt, of met een gat.",
    ),
    Slip.LONG: Text(
        de="Wie mit Zeichen zu viel.",
        en="As if with characters too many.",
        nl="Alsof er tekens te veel in staan.",
    ),
    Slip.SWAPPED: Text(
        de="Wie mit zwei vertauschten Zeichen.",
        en="As if two characters were transposed.",
        nl="Alsof twee tekens zijn verwisseld.",
    ),
    Slip.WRONG: Text(
        de="Wie mit einem einzelnen vertippten Zeichen.",
        en="As if a single character was mistyped.",
        nl="Alsof er één teken verkeerd is getypt.",
    ),
    Slip.LOOKALIKE: Text(
        de="Wie mit Zeichen, die einander ähnlich sehen, etwa O und 0.",
        en="As if with characters that look alike, such as O and 0.",
        nl="Alsof er tekens in staan die op elkaar lijken, zoals O en 0.",
    ),
}
_KIND: Final = "slip"


def slipped(kind: Slip, text: Text, **facts: Fact) -> Remark:
    """Give a remark that tells a slip and knows its kind."""
    return Remark(text, facts={**facts, _KIND: kind.value})


def without_spoilers(reasons: Iterable[Remark]) -> Iterator[Remark]:
    """Give only the kinds of the slips among some reasons, each once, and all other reasons."""
    told: set[object] = set()
    for reason in reasons:
        kind = reason.facts.get(_KIND)
        if kind is None:
            yield reason
        elif kind not in told:
            told.add(kind)
            yield Remark(_KINDS[Slip(str(kind))])


def is_slip(reason: Remark) -> bool:
    """Tell whether a reason tells a slip."""
    return _KIND in reason.facts
