"""What the Akari reader says of marks: notes on those ignored, reasons for those not understood."""

from collections.abc import Sequence
from typing import Final

from checker.genre import Convention
from checker.reading.words import about, filled
from checker.rule import Remark, Text
from converters.drawing import Element
from converters.site import Site

_UNKNOWN: Final = Text(
    de="{cell}: {mark} hat im Akari keine bekannte Bedeutung.",
    en="{cell}: {mark} has no known meaning in Akari.",
    nl="{cell}: {mark} heeft in Akari geen bekende betekenis.",
)
_NOWHERE: Final = Text(
    de="Ohne Ort: {mark} hat im Akari keine bekannte Bedeutung.",
    en="At no place: {mark} has no known meaning in Akari.",
    nl="Zonder plaats: {mark} heeft in Akari geen bekende betekenis.",
)
_WALL_IN_ANSWER: Final = Text(
    de="{cell}: {mark} steht nur unter den Eintragungen; als schwarzes Feld ist es nicht gegeben.",
    en="{cell}: {mark} stands among the solver's marks only; no black cell is given there.",
    nl="{cell}: {mark} staat alleen bij de ingevulde tekens; er is geen zwart vakje gegeven.",
)
_NUMBER_ON_WHITE: Final = Text(
    de="{cell}: {mark} steht auf einem weißen Feld.",
    en="{cell}: {mark} stands on a white cell.",
    nl="{cell}: {mark} staat op een wit vakje.",
)
_OTHER_NUMBER: Final = Text(
    de="{cell}: {mark} steht auf einem schwarzen Feld und ist nicht dessen Zahl.",
    en="{cell}: {mark} stands on a black cell and is not its number.",
    nl="{cell}: {mark} staat op een zwart vakje en is niet het getal daarvan.",
)
_TWO_NUMBERS: Final = Text(
    de="{cell} trägt verschiedene Zahlen: {numbers}.",
    en="{cell} carries different numbers: {numbers}.",
    nl="In {cell} staan verschillende getallen: {numbers}.",
)
_TWO_BULBS: Final = Text(
    de="{cell}: hier ist mehr als eine Lampe gezeichnet.",
    en="{cell}: more than one bulb is drawn here.",
    nl="{cell}: hier is meer dan één lampje getekend.",
)
_RIVAL: Final = Text(
    de="{cell}: mehr als eine Sorte von Zeichen könnte die Lampen sein.",
    en="{cell}: more than one sort of mark may be the bulbs.",
    nl="{cell}: meer dan één soort tekens kan de lampjes zijn.",
)
_NUMBER_IN_HOLE: Final = Text(
    de="{cell}: {mark} steht in einem Loch des Gitters.",
    en="{cell}: {mark} stands in a hole of the grid.",
    nl="{cell}: {mark} staat in een gat van het diagram.",
)
_NOTHING: Final = Text(
    de="Ohne Bedeutung: {sign} ({count}, zuerst {cell}).",
    en="Without meaning: {sign} ({count}, first at {cell}).",
    nl="Zonder betekenis: {sign} ({count}, eerst bij {cell}).",
)
_OUTSIDE: Final = Text(
    de="Zeichen außerhalb des Gitters ({count}, zuerst {cell}) zählen nicht.",
    en="Marks outside the board ({count}, first at {cell}) do not count.",
    nl="Tekens buiten het diagram ({count}, eerst bij {cell}) tellen niet mee.",
)
_HOLES: Final = Text(
    de="Löcher des Gitters ({count}, zuerst {cell}) halten das Licht auf wie schwarze Felder.",
    en="Holes of the grid ({count}, first at {cell}) block light like black cells.",
    nl="Gaten in het diagram ({count}, eerst bij {cell}) houden het licht tegen zoals zwarte"
    " vakjes.",
)
_GIVEN_BULBS: Final = Text(
    de="Lampen unter den Vorgaben ({count}, zuerst {cell}) zählen mit.",
    en="Bulbs in the author's layer ({count}, first at {cell}) count too.",
    nl="Lampjes bij de gegevens ({count}, eerst bij {cell}) tellen mee.",
)
FRAME: Final = Text(
    "Rand und Unsichtbares", "borders and what is not shown", "rand en wat niet te zien is"
)
BLANK: Final = Text("leere Texte", "blank texts", "lege teksten")

_CHOSEN: Final = Text(
    de="Gelesen nach „{title}“.",
    en="Read as '{title}'.",
    nl="Gelezen als '{title}'.",
)
_NO_BULB: Final = Text(
    de="Keine Lampe in bekannter Form.",
    en="No bulb in any known form.",
    nl="Geen lampje in een bekende vorm.",
)
_RECOGNISED: Final = Text(
    de="Erkannt an: schwarze Felder, Zahlen von 0 bis 4 und kein Zeichen, das Akari nicht kennt.",
    en="Recognised by: black cells, numbers 0 to 4 and no mark that Akari does not know.",
    nl="Herkend aan: zwarte vakjes, getallen van 0 tot en met 4 en geen teken dat Akari niet kent.",
)


def unknown(element: Element, sites: Sequence[Site]) -> Remark:
    """Say that a mark means nothing known."""
    return about(_UNKNOWN if sites else _NOWHERE, element, sites)


def wall_in_answer(element: Element, sites: Sequence[Site]) -> Remark:
    """Say that a black cell stands in the solver's layer only."""
    return about(_WALL_IN_ANSWER, element, sites)


def number_on_white(element: Element, sites: Sequence[Site]) -> Remark:
    """Say that a number stands on a white cell."""
    return about(_NUMBER_ON_WHITE, element, sites)


def other_number(element: Element, sites: Sequence[Site]) -> Remark:
    """Say that a number in the solver's layer is not the clue of its black cell."""
    return about(_OTHER_NUMBER, element, sites)


def number_in_hole(element: Element, sites: Sequence[Site]) -> Remark:
    """Say that a number stands in a hole."""
    return about(_NUMBER_IN_HOLE, element, sites)


def two_numbers(site: Site, numbers: Sequence[int]) -> Remark:
    """Say that a black cell carries different numbers."""
    return Remark(_TWO_NUMBERS, (site,), {"numbers": ", ".join(map(str, numbers))})


def two_bulbs(site: Site) -> Remark:
    """Say that a bulb is drawn in two forms, or twice."""
    return Remark(_TWO_BULBS, (site,))


def rival(sites: Sequence[Site]) -> Remark:
    """Say that marks of another sort than those taken for bulbs may be the bulbs."""
    return Remark(_RIVAL, tuple(sites[:1]))


def nothing(sign: Text, sites: Sequence[Site]) -> Remark:
    """Say that some marks mean nothing."""
    return Remark(filled(_NOTHING, "sign", sign), tuple(sites[:1]), {"count": len(sites)})


def outside(sites: Sequence[Site]) -> Remark:
    """Say that marks stand outside the board."""
    return Remark(_OUTSIDE, tuple(sites[:1]), {"count": len(sites)})


def holes(sites: Sequence[Site]) -> Remark:
    """Say that cells are missing inside the board."""
    return Remark(_HOLES, tuple(sites[:1]), {"count": len(sites)})


def given_bulbs(sites: Sequence[Site]) -> Remark:
    """Say that bulbs stand in the author's layer."""
    return Remark(_GIVEN_BULBS, tuple(sites[:1]), {"count": len(sites)})


def chosen(convention: Convention) -> Remark:
    """Say which convention the marks fit."""
    return Remark(filled(_CHOSEN, "title", convention.title))


def no_bulb() -> Remark:
    """Say that the default convention was taken since there is no bulb."""
    return Remark(_NO_BULB)


def recognised() -> Remark:
    """Say why a drawing is an Akari."""
    return Remark(_RECOGNISED)
