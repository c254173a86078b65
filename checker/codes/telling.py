"""A reading said back in plain words, so that its author can see whether it was understood."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from checker.codes.cells import filled
from checker.codes.reading import (
    Large,
    Letter,
    Line,
    Part,
    Reading,
    Shape,
    Sort,
    Trait,
    What,
    Which,
)
from checker.codes.traits import TRAITS
from checker.rule import Lang, Text
from converters.site import name

_SHAPES: Final[Mapping[Shape, Text]] = {
    Shape.ROW: Text("Zeile {at}", "row {at}", "rij {at}"),
    Shape.COLUMN: Text("Spalte {at}", "column {at}", "kolom {at}"),
    Shape.BOX: Text("Kasten {at}", "box {at}", "blok {at}"),
    Shape.FALLING: Text(
        "die Diagonale von links oben nach rechts unten",
        "the diagonal from top left to bottom right",
        "de diagonaal van linksboven naar rechtsonder",
    ),
    Shape.RISING: Text(
        "die Diagonale von links unten nach rechts oben",
        "the diagonal from bottom left to top right",
        "de diagonaal van linksonder naar rechtsboven",
    ),
    Shape.REGION: Text("das Gebiet von {cell}", "the region of {cell}", "het gebied van {cell}"),
    Shape.CELL: Text("das Feld {cell}", "the cell {cell}", "het vakje {cell}"),
    Shape.GRID: Text("das ganze Gitter", "the whole grid", "het hele diagram"),
}
_LAST: Final[Mapping[Shape, Text]] = {
    Shape.ROW: Text("Zeile {at} von unten", "row {at} from the bottom", "rij {at} van onderen"),
    Shape.COLUMN: Text(
        "Spalte {at} von rechts", "column {at} from the right", "kolom {at} van rechts"
    ),
    Shape.BOX: Text("Kasten {at} von hinten", "box {at} from the end", "blok {at} van achteren"),
}
_MIDDLE: Final[Mapping[Shape, Text]] = {
    Shape.ROW: Text("die mittlere Zeile", "the middle row", "de middelste rij"),
    Shape.COLUMN: Text("die mittlere Spalte", "the middle column", "de middelste kolom"),
    Shape.BOX: Text("der mittlere Kasten", "the middle box", "het middelste blok"),
}
_EVERY: Final[Mapping[Shape, Text]] = {
    Shape.ROW: Text("jede Zeile", "every row", "elke rij"),
    Shape.COLUMN: Text("jede Spalte", "every column", "elke kolom"),
}
_MARKED: Final[Mapping[Shape, Text]] = {
    Shape.ROW: Text("die markierten Zeilen", "the marked rows", "de gemarkeerde rijen"),
    Shape.COLUMN: Text("die markierten Spalten", "the marked columns", "de gemarkeerde kolommen"),
}
_BUT_LAST: Final = Text(
    "{line} außer der letzten", "{line} except the last", "{line} behalve de laatste"
)
_BACKWARDS: Final = Text(
    "{line} rückwärts", "{line} read backwards", "{line} achterstevoren gelezen"
)
_UPWARDS: Final = Text(
    "{line}, die letzte zuerst", "{line}, the last one first", "{line}, de laatste eerst"
)
_WHATS: Final[Mapping[What, Text]] = {
    What.CONTENT: Text(
        "was in den Feldern steht: {lines}",
        "what the cells hold: {lines}",
        "wat er in de vakjes staat: {lines}",
    ),
    What.DIGITS: Text("die Ziffern: {lines}", "the digits: {lines}", "de cijfers: {lines}"),
    What.COUNT: Text(
        "die Anzahl dieser Felder ({sort}): {lines}",
        "the number of these cells ({sort}): {lines}",
        "het aantal van deze vakjes ({sort}): {lines}",
    ),
    What.RUNS: Text(
        "die Längen der Abschnitte aus diesen Feldern ({sort}): {lines}",
        "the lengths of the runs of these cells ({sort}): {lines}",
        "de lengtes van de reeksen van deze vakjes ({sort}): {lines}",
    ),
    What.LONGEST: Text(
        "die Länge des längsten Abschnitts aus diesen Feldern ({sort}): {lines}",
        "the length of the longest run of these cells ({sort}): {lines}",
        "de lengte van de langste reeks van deze vakjes ({sort}): {lines}",
    ),
    What.FIRST: Text(
        "die Stelle des ersten dieser Felder ({sort}): {lines}",
        "the place of the first of these cells ({sort}): {lines}",
        "de plaats van het eerste van deze vakjes ({sort}): {lines}",
    ),
    What.PLACES: Text(
        "die Stellen dieser Felder ({sort}): {lines}",
        "the places of these cells ({sort}): {lines}",
        "de plaatsen van deze vakjes ({sort}): {lines}",
    ),
    What.SIZES: Text(
        "für jedes Feld die Größe seines Gebiets: {lines}",
        "for each cell the size of its region: {lines}",
        "voor elk vakje de grootte van zijn gebied: {lines}",
    ),
    What.AREAS_AROUND: Text(
        "die Größen der zusammenhängenden Gebiete ({sort}), im Uhrzeigersinn von links oben",
        "the sizes of the connected areas ({sort}), clockwise from the top left",
        "de groottes van de samenhangende gebieden ({sort}), met de klok mee vanaf linksboven",
    ),
    What.AREAS_RISING: Text(
        "die Größen der zusammenhängenden Gebiete ({sort}), das kleinste zuerst",
        "the sizes of the connected areas ({sort}), the smallest first",
        "de groottes van de samenhangende gebieden ({sort}), de kleinste eerst",
    ),
    What.LINES_DOWN: Text(
        "wie viele Linien in die nächste Zeile führen: {lines}",
        "how many lines lead into the next row: {lines}",
        "hoeveel lijnen naar de volgende rij lopen: {lines}",
    ),
    What.LINES_RIGHT: Text(
        "wie viele Linien in die nächste Spalte führen: {lines}",
        "how many lines lead into the next column: {lines}",
        "hoeveel lijnen naar de volgende kolom lopen: {lines}",
    ),
    What.UPRIGHT_SIDES: Text(
        "wie viele senkrechte Feldseiten der Rundweg benutzt: {lines}",
        "how many upright sides of cells the loop takes: {lines}",
        "hoeveel verticale zijden van vakjes de lus gebruikt: {lines}",
    ),
    What.STRETCHES: Text(
        "die Längen der geraden Stücke des Rundwegs in Feldern: {lines}",
        "the lengths of the loop's straight pieces in cells: {lines}",
        "de lengtes van de rechte stukken van de lus in vakjes: {lines}",
    ),
}
_TOGETHER: Final = Text(
    "{what}; zusammen eine Zahl",
    "{what}; one number for all together",
    "{what}; samen één getal",
)
_ONLY: Final = Text(
    "{what}; nur diese Felder: {sort}",
    "{what}; only these cells: {sort}",
    "{what}; alleen deze vakjes: {sort}",
)
_LETTER: Final = Text("{symbol} für {sort}", "{symbol} for {sort}", "{symbol} voor {sort}")
_BEHIND: Final = Text(
    "{symbol} hinter jedem Feld: {sort}",
    "{symbol} behind each cell: {sort}",
    "{symbol} achter elk vakje: {sort}",
)
_DIGIT_FOR: Final = Text("die Ziffer für {sort}", "the digit for {sort}", "het cijfer voor {sort}")
_OTHER: Final = Text("alle anderen", "all others", "alle andere")
_NOT: Final = Text("nicht {trait}", "not {trait}", "niet {trait}")
_LARGE: Final[Mapping[Large, Text]] = {
    Large.LETTER: Text(
        "{letter} für Zahlen ab 10",
        "{letter} for numbers of 10 or more",
        "{letter} voor getallen vanaf 10",
    ),
    Large.LAST_DIGIT: Text(
        "von Zahlen ab 10 die letzte Ziffer",
        "of numbers of 10 or more the last digit",
        "van getallen vanaf 10 het laatste cijfer",
    ),
    Large.BOTH_DIGITS: Text(
        "von Zahlen ab 10 beide Ziffern",
        "of numbers of 10 or more both digits",
        "van getallen vanaf 10 beide cijfers",
    ),
}
_BETWEEN: Final = Text(
    "„{sign}“ zwischen den Zeilen oder Spalten",
    "'{sign}' between rows or columns",
    "'{sign}' tussen rijen of kolommen",
)
_APART: Final = Text(
    "„{sign}“ zwischen den Teilen", "'{sign}' between the parts", "'{sign}' tussen de delen"
)
_BORDERS: Final = Text(
    "„{sign}“ an Gebietsgrenzen", "'{sign}' where regions meet", "'{sign}' bij gebiedsgrenzen"
)
_LENGTH: Final = Text("{count} Zeichen", "{count} characters", "{count} tekens")
_NO_DIGITS: Final = Text("ohne Ziffern", "without digits", "zonder cijfers")
_JOIN: Final = Text(", danach ", ", then ", ", daarna ")


def say_reading(reading: Reading, lang: Lang) -> str:
    """Give a reading in the plain words of one language."""
    at = tuple(Lang).index(lang)
    parts = [_part(part)[at] for part in reading.parts]
    return "; ".join((_JOIN[at].join(parts), *(each[at] for each in _rules(reading))))


def line_text(line: Line) -> Text:
    """Give the name of a line."""
    text = _plain_line(line)
    for wanted, template in (
        (line.but_last, _BUT_LAST),
        (line.backwards, _BACKWARDS),
        (line.upwards, _UPWARDS),
    ):
        if wanted:
            text = filled(template, line=text)
    return text


def _plain_line(line: Line) -> Text:
    match line:
        case Line(which=Which.EVERY):
            return _EVERY[line.shape]
        case Line(which=Which.MARKED):
            return _MARKED[line.shape]
        case Line(shape=shape, at=0) if shape in _MIDDLE:
            return _MIDDLE[shape]
        case Line(shape=shape, cell=site) if site is not None:
            return filled(_SHAPES[shape], cell=_same(name(site)))
        case _:
            table = _LAST if line.at < 0 else _SHAPES
            return filled(table[line.shape], at=_same(str(abs(line.at))))


def _part(part: Part) -> Text:
    lines = _listed(line_text(line) for line in part.lines)
    sort = sort_text(part.sort)
    said = filled(_WHATS[part.what], lines=lines, sort=sort)
    if part.together:
        return filled(_TOGETHER, what=said)
    if part.sort and part.what in (What.CONTENT, What.DIGITS):
        return filled(_ONLY, what=said, sort=sort)
    return said


def sort_text(sort: Sort) -> Text:
    """Give the name of a sort of cell."""
    if not sort:
        return _OTHER
    return Text(
        *(" + ".join(each) for each in zip(*(_trait(trait) for trait in sorted(sort)), strict=True))
    )


def _trait(trait: Trait) -> Text:
    title = TRAITS[trait.name].title
    return filled(_NOT, trait=title) if trait.lacks else title


def _rules(reading: Reading) -> Iterator[Text]:
    yield from (_letter(letter) for letter in reading.letters)
    if reading.large in _LARGE:
        yield filled(_LARGE[reading.large], letter=_same(reading.large_letter))
    signs = ((reading.between, _BETWEEN), (reading.apart, _APART), (reading.borders, _BORDERS))
    for sign, text in signs:
        if sign:
            yield filled(text, sign=_same(sign))
    if reading.without_digits:
        yield _NO_DIGITS
    if reading.length is not None:
        yield filled(_LENGTH, count=_same(str(reading.length)))


def _letter(letter: Letter) -> Text:
    template = _BEHIND if letter.after else _LETTER if letter.symbol else _DIGIT_FOR
    return filled(template, symbol=_same(letter.symbol), sort=sort_text(letter.sort))


def _listed(texts: Iterable[Text]) -> Text:
    return Text(*(", ".join(each) for each in zip(*texts, strict=True)))


def _same(words: str) -> Text:
    return Text(words, words, words)
