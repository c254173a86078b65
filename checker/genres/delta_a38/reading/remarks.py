"""What the Delta/A38 reader says of marks: what was read, what was ignored, what is unclear."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from checker.genre import Convention
from checker.genres.delta_a38.board import Numbers, Shade, Square
from checker.reading.words import about, filled
from checker.rule import Remark, Text
from converters.drawing import Element
from converters.site import Site

_SHADES: Final[Mapping[Shade, Text]] = MappingProxyType(
    {
        Shade.WHITE: Text("weißer", "white", "witte"),
        Shade.BLACK: Text("schwarzer", "black", "zwarte"),
        Shade.GREY: Text("grauer", "grey", "grijze"),
    }
)
_SQUARE: Final = Text(
    de="{cell}: {mark} ist ein {shade} quadratischer Hinweis mit der Zahl {value}.",
    en="{cell}: {mark} is a {shade} squared clue with the number {value}.",
    nl="{cell}: {mark} is een {shade} vierkante aanwijzing met het getal {value}.",
)
_BARE_SQUARE: Final = Text(
    de="{cell}: {mark} ist ein {shade} quadratischer Hinweis ohne Zahl.",
    en="{cell}: {mark} is a {shade} squared clue without a number.",
    nl="{cell}: {mark} is een {shade} vierkante aanwijzing zonder getal.",
)
_NUMBERS: Final = Text(
    de="{cell}: {mark} ist der A38-Hinweis {entries}.",
    en="{cell}: {mark} is the A38 clue {entries}.",
    nl="{cell}: {mark} is de A38-aanwijzing {entries}.",
)
_START: Final = Text(
    de="{cell}: {mark} ist der schwarze Kreis, der Start.",
    en="{cell}: {mark} is the black circle, the start.",
    nl="{cell}: {mark} is de zwarte cirkel, de start.",
)
_BOX: Final = Text("der Rahmen", "the frame", "het kader")
_ANSWER: Final = Text(
    de="Gelesen: {lines} {lines:Linie|Linien}, {arrows} {arrows:Pfeil|Pfeile},"
    " {borders} {borders:Grenzstück|Grenzstücke}.",
    en="Read: {lines} {lines:line|lines}, {arrows} {arrows:arrow|arrows},"
    " {borders} {borders:piece|pieces} of border.",
    nl="Gelezen: {lines} {lines:lijn|lijnen}, {arrows} {arrows:pijl|pijlen},"
    " {borders} {borders:stuk|stukken} grens.",
)
_FAKED: Final = Text(
    de="Als Quadrate gelesen: {sign} ({count}, zuerst {cell}).",
    en="Read as squares: {sign} ({count}, first at {cell}).",
    nl="Als vierkanten gelezen: {sign} ({count}, eerst bij {cell}).",
)
SHADED: Final = Text("gefärbte Felder", "shaded cells", "gekleurde vakjes")
BOXED: Final = Text("Felder mit dickem Rand", "cells with a thick border", "vakjes met dikke rand")
_NOTHING: Final = Text(
    de="Ohne Bedeutung: {sign} ({count}, zuerst {cell}).",
    en="Without meaning: {sign} ({count}, first at {cell}).",
    nl="Zonder betekenis: {sign} ({count}, eerst bij {cell}).",
)
FRAME: Final = Text(
    "Rand und Unsichtbares", "borders and what is not shown", "rand en wat niet te zien is"
)
COLOURS: Final = Text(
    "Färbungen, die keine zwei Regionen sind",
    "colours that are not two regions",
    "kleuren die geen twee gebieden zijn",
)
_OUTSIDE: Final = Text(
    de="Zeichen außerhalb des Gitters ({count}, zuerst {cell}) zählen nicht.",
    en="Marks outside the board ({count}, first at {cell}) do not count.",
    nl="Tekens buiten het diagram ({count}, eerst bij {cell}) tellen niet mee.",
)
_GIVEN: Final = Text(
    de="Linien, Pfeile oder Grenzen unter den Vorgaben ({count}, zuerst {cell}) zählen mit.",
    en="Lines, arrows or borders in the author's layer ({count}, first at {cell}) count too.",
    nl="Lijnen, pijlen of grenzen bij de gegevens ({count}, eerst bij {cell}) tellen mee.",
)
_DERIVED: Final = Text(
    de="Die gezeichneten Grenzen ergeben {pieces} {pieces:Stück|Stücke} statt zwei;"
    " die Regionen folgen aus der A38-Runde.",
    en="The borders that are drawn make {pieces} {pieces:piece|pieces}, not two;"
    " the regions follow from the A38 loop.",
    nl="De getekende grenzen geven {pieces} {pieces:stuk|stukken} in plaats van twee;"
    " de gebieden volgen uit de A38-lus.",
)
_UNKNOWN: Final = Text(
    de="{cell}: {mark} hat hier keine bekannte Bedeutung.",
    en="{cell}: {mark} has no known meaning here.",
    nl="{cell}: {mark} heeft hier geen bekende betekenis.",
)
_NOWHERE: Final = Text(
    de="Ohne Ort: {mark} hat hier keine bekannte Bedeutung.",
    en="At no place: {mark} has no known meaning here.",
    nl="Zonder plaats: {mark} heeft hier geen bekende betekenis.",
)
_TWO_MEANINGS: Final = Text(
    de="{cell}: {mark} kann nicht zugleich gelten mit dem, was sonst auf dem Feld steht.",
    en="{cell}: {mark} cannot hold together with what else is in the cell.",
    nl="{cell}: {mark} kan niet samengaan met wat verder in het vakje staat.",
)
_NO_NUMBER: Final = Text(
    de="{cell}: {mark} ist keine Zahl für ein Quadrat.",
    en="{cell}: {mark} is no number of a square.",
    nl="{cell}: {mark} is geen getal voor een vierkant.",
)
_NO_ENTRIES: Final = Text(
    de="{cell}: {mark} ist kein A38-Hinweis (verschiedene positive Zahlen oder ?)"
    " und steht auf keinem Quadrat.",
    en="{cell}: {mark} is no A38 clue (different positive numbers or ?) and is on no square.",
    nl="{cell}: {mark} is geen A38-aanwijzing (verschillende positieve getallen of ?)"
    " en staat niet op een vierkant.",
)
_HALF: Final = Text(
    de="{cell}: hier ist nur eine halbe Linie.",
    en="{cell}: there is only half a line here.",
    nl="{cell}: hier staat maar een halve lijn.",
)
_TWO_DIVISIONS: Final = Text(
    de="Grenzlinien und Färbung zeigen verschiedene Regionen, zum Beispiel bei {cell}.",
    en="Border lines and colours show different regions, such as at {cell}.",
    nl="Grenslijnen en kleuren tonen verschillende gebieden, bijvoorbeeld bij {cell}.",
)
_CHOSEN: Final = Text(
    de="Gelesen nach „{title}“.", en="Read as '{title}'.", nl="Gelezen als '{title}'."
)
_RECOGNISED: Final = Text(
    de="Erkannt an: ein schwarzer Kreis, Quadrate, Zahlen ohne Quadrat und kein unbekanntes"
    " Zeichen.",
    en="Recognised by: one black circle, squares, numbers without a square and no unknown mark.",
    nl="Herkend aan: één zwarte cirkel, vierkanten, getallen zonder vierkant en geen onbekend"
    " teken.",
)


def square(site: Site, clue: Square, shown: Element | None) -> Remark:
    """Say which squared clue a mark was read as; None: a frame of lines."""
    text = filled(_BARE_SQUARE if clue.value is None else _SQUARE, "shade", _SHADES[clue.shade])
    value = "" if clue.value is None else str(clue.value)
    if shown is None:
        return Remark(filled(text, "mark", _BOX), (site,), {"value": value})
    remark = about(text, shown, (site,))
    return Remark(remark.text, remark.sites, {**remark.facts, "value": value})


def numbers(site: Site, clue: Numbers, shown: Element) -> Remark:
    """Say which A38 clue a text was read as."""
    remark = about(_NUMBERS, shown, (site,))
    return Remark(remark.text, remark.sites, {**remark.facts, "entries": str(clue)})


def start(site: Site, shown: Element) -> Remark:
    """Say which mark is the circle."""
    return about(_START, shown, (site,))


def answer(lines: int, arrows: int, borders: int) -> Remark:
    """Say how much of an answer was read."""
    return Remark(_ANSWER, facts={"lines": lines, "arrows": arrows, "borders": borders})


def faked(sign: Text, sites: Sequence[Site]) -> Remark:
    """Say that squares are drawn otherwise."""
    return _counted(filled(_FAKED, "sign", sign), sites)


def nothing(sign: Text, sites: Sequence[Site]) -> Remark:
    """Say that some marks mean nothing."""
    return _counted(filled(_NOTHING, "sign", sign), sites)


def outside(sites: Sequence[Site]) -> Remark:
    """Say that marks stand outside the board."""
    return _counted(_OUTSIDE, sites)


def given(sites: Sequence[Site]) -> Remark:
    """Say that marks of an answer stand in the author's layer."""
    return _counted(_GIVEN, sites)


def derived(pieces: int) -> Remark:
    """Say that borders do not make two regions."""
    return Remark(_DERIVED, facts={"pieces": pieces})


def unknown(element: Element, sites: Sequence[Site]) -> Remark:
    """Say that a mark means nothing known."""
    return about(_UNKNOWN if sites else _NOWHERE, element, sites)


def two_meanings(element: Element, site: Site) -> Remark:
    """Say that a mark contradicts another on its cell."""
    return about(_TWO_MEANINGS, element, (site,))


def no_number(element: Element, site: Site) -> Remark:
    """Say that a text on a square is no number."""
    return about(_NO_NUMBER, element, (site,))


def no_entries(element: Element, site: Site) -> Remark:
    """Say that a text is no A38 clue."""
    return about(_NO_ENTRIES, element, (site,))


def half(site: Site) -> Remark:
    """Say that a line ends between two cells, or two corners."""
    return Remark(_HALF, (site,))


def two_divisions(site: Site) -> Remark:
    """Say that lines and colours show different regions."""
    return Remark(_TWO_DIVISIONS, (site,))


def chosen(convention: Convention) -> Remark:
    """Say which convention is taken."""
    return Remark(filled(_CHOSEN, "title", convention.title))


def recognised() -> Remark:
    """Say why a drawing is of this genre."""
    return Remark(_RECOGNISED)


def _counted(text: Text, sites: Sequence[Site]) -> Remark:
    return Remark(text, tuple(sites[:1]), {"count": len(sites)})
