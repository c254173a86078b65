"""The code that a reading asks for, computed from the view of a solution.

Nothing is guessed: where a cell has neither a digit nor a letter that the wording gives it, where
two letters fit, or where the solution does not tell what the wording asks, there is no code but a
reason that names the place. Where the wording leaves something open that other codes could turn on
(how a 10 is written), the code is given with a note.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from checker.codes.cells import NO_REGIONS, Cells, Untold, cells_of, filled
from checker.codes.reading import (
    Large,
    Letter,
    Part,
    Reading,
    Shape,
    Sort,
    What,
)
from checker.codes.traits import TRAITS
from checker.codes.view import CodeView
from checker.rule import Remark, Text
from converters.connected import pieces
from converters.site import Site, cell

_UNTOLD: Final = Text(
    de="Die Lösung sagt nicht, welche Felder das sind: {traits}.",
    en="The solution does not tell which cells these are: {traits}.",
    nl="De oplossing zegt niet welke vakjes dit zijn: {traits}.",
)
_NO_LETTER: Final = Text(
    de="{cell}: für dieses Feld sagt der Wortlaut nicht, was zu schreiben ist.",
    en="{cell}: the wording does not say what to write for this cell.",
    nl="{cell}: de tekst zegt niet wat er voor dit vakje geschreven wordt.",
)
_TWO_LETTERS: Final = Text(
    de="{cell}: mehrere Buchstaben passen: {letters}.",
    en="{cell}: several letters fit: {letters}.",
    nl="{cell}: meerdere letters passen: {letters}.",
)
_NO_LINES: Final = Text(
    de="Die Lösung hat keine Linien, die zu zählen wären.",
    en="The solution has no lines that could be counted.",
    nl="De oplossing heeft geen lijnen om te tellen.",
)
_NONE_FIRST: Final = Text(
    de="In einer der Zeilen oder Spalten kommt kein solches Feld vor.",
    en="One of the rows or columns has no such cell.",
    nl="In een van de rijen of kolommen komt zo’n vakje niet voor.",
)
_INNER_AREA: Final = Text(
    de="{cell}: dieses Gebiet berührt den Rand nicht; im Uhrzeigersinn hat es keinen Platz.",
    en="{cell}: this area does not touch the border and has no place in a clockwise order.",
    nl="{cell}: dit gebied raakt de rand niet en heeft met de klok mee geen plaats.",
)
_OTHER_LOOP: Final = Text(
    de="Aus Linien durch die Felder lässt sich das nicht ablesen.",
    en="Lines through the cells do not show this.",
    nl="Uit lijnen door de vakjes blijkt dit niet.",
)
_TEN: Final = Text(
    de="Eine Zahl ab 10 kommt vor, und der Wortlaut sagt nicht, wie sie zu schreiben ist; hier"
    " stehen beide Ziffern.",
    en="There is a number of 10 or more, and the wording does not say how to write it; here are"
    " both digits.",
    nl="Er is een getal van 10 of meer, en de tekst zegt niet hoe dat geschreven wordt; hier staan"
    " beide cijfers.",
)
_LENGTH: Final = Text(
    de="Laut Wortlaut hat der Code {want} Zeichen; der berechnete hat {found}.",
    en="The wording says that the code has {want} characters; the computed one has {found}.",
    nl="Volgens de tekst heeft de code {want} tekens; de berekende heeft er {found}.",
)

_TWO_DIGITS: Final = 10

_BESIDE: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass(frozen=True, slots=True)
class Computed:
    """What came of a reading.

    Attributes:
        code: The code; None: it cannot be told.
        reasons: Why not.
        notes: What it depends on.
    """

    code: str | None
    reasons: tuple[Remark, ...] = ()
    notes: tuple[Remark, ...] = ()


def compute(reading: Reading, view: CodeView) -> Computed:
    """Give the code that a reading asks for, or why there is none."""
    try:
        parts = [tuple(_pieces(part, reading, view)) for part in reading.parts]
    except Untold as untold:
        return Computed(None, reasons=(untold.remark,))
    texts = [tuple(_text(piece, reading) for piece in part) for part in parts]
    code = reading.apart.join(reading.between.join(part) for part in texts)
    if reading.between and not reading.apart:
        code = reading.between.join(text for part in texts for text in part)
    told = [piece for part in parts for piece in part]
    return Computed(code, notes=tuple(_notes(code, told, reading)))


def _text(piece: "_Piece", reading: Reading) -> str:
    """Write what one line gives."""
    return "".join(_worded(each, reading) if isinstance(each, int) else each for each in piece)


_Piece = Sequence[str | int]
"""What one line gives: characters, and numbers that are still to be written."""


def _notes(code: str, pieces: Iterable[_Piece], reading: Reading) -> Iterator[Remark]:
    numbers = (each for piece in pieces for each in piece if isinstance(each, int))
    if reading.large is Large.UNSAID and any(each >= _TWO_DIGITS for each in numbers):
        yield Remark(_TEN)
    if reading.length is not None and reading.length != len(code):
        yield Remark(_LENGTH, facts={"want": reading.length, "found": len(code)})


def _worded(number: int, reading: Reading) -> str:
    """Write a number."""
    if number < _TWO_DIGITS:
        return str(number)
    match reading.large:
        case Large.LETTER:
            return reading.large_letter
        case Large.LAST_DIGIT:
            return str(number % 10)
        case _:
            return str(number)


def _pieces(part: Part, reading: Reading, view: CodeView) -> Iterator[_Piece]:
    """Give what each line of a part gives."""
    _check_told(part.sort, view)
    if part.what in (What.AREAS_AROUND, What.AREAS_RISING):
        yield _areas(part, view)
        return
    pieces = [
        tuple(_QUANTITIES[part.what](cells, part, reading, view))
        for line in part.lines
        for cells in cells_of(line, view)
    ]
    if not part.together:
        yield from pieces
        return
    numbers = [each for piece in pieces for each in piece if isinstance(each, int)]
    yield (max(numbers, default=0) if part.what is What.LONGEST else sum(numbers),)


def _check_told(sort: Sort, view: CodeView) -> None:
    unknown = view.unknown(sort)
    if unknown:
        names = [TRAITS[name].title for name in unknown]
        joined = Text(*(", ".join(each) for each in zip(*names, strict=True)))
        raise Untold(filled(_UNTOLD, traits=joined))


def _content(cells: Cells, part: Part, reading: Reading, view: CodeView) -> Iterator[str | int]:
    """Give what is written for the cells, with signs where regions meet."""
    before: Site | None = None
    for site in cells:
        if not view.has(site, part.sort):
            continue
        if reading.borders and before is not None and _are_parted(before, site, view):
            yield reading.borders
        before = site
        yield from _written(site, part, reading, view)


def _are_parted(one: Site, other: Site, view: CodeView) -> bool:
    if view.regions is None:
        raise Untold(NO_REGIONS)
    return view.regions.get(one) != view.regions.get(other)


def _written(site: Site, part: Part, reading: Reading, view: CodeView) -> Iterator[str | int]:
    """Give what is written for one cell: its letter, else its digit, and what comes behind."""
    letter = _letter(site, [each for each in reading.letters if not each.after], view)
    behind = _letter(site, [each for each in reading.letters if each.after], view)
    digit = None if reading.without_digits else view.digits.get(site)
    text = letter.symbol if letter and letter.symbol else digit
    if text is not None:
        yield int(text) if text == digit and _is_number(text) else text
    elif part.what is not What.DIGITS and behind is None and not _is_ignored(site, reading, view):
        raise Untold(_NO_LETTER, site)
    if behind is not None:
        yield behind.symbol


def _is_ignored(site: Site, reading: Reading, view: CodeView) -> bool:
    return reading.without_digits and site in view.digits


def _is_number(text: str) -> bool:
    return text.isdecimal() and text == str(int(text))


def _letter(site: Site, letters: Iterable[Letter], view: CodeView) -> Letter | None:
    """Give the letter of a cell: that of the narrowest sort it is of."""
    fitting: list[Letter] = []
    for letter in letters:
        _check_told(letter.sort, view)
        if view.has(site, letter.sort):
            fitting.append(letter)
    most = max((len(letter.sort) for letter in fitting), default=0)
    best = {letter.symbol: letter for letter in fitting if len(letter.sort) == most}
    if len(best) > 1:
        raise Untold(_TWO_LETTERS, site, letters=", ".join(sorted(best)))
    return next(iter(best.values()), None)


def _count(cells: Cells, part: Part, _: Reading, view: CodeView) -> Iterator[str | int]:
    yield sum(view.has(site, part.sort) for site in cells)


def _lengths(cells: Cells, part: Part, view: CodeView) -> tuple[int, ...]:
    """Give the lengths of all runs of a sort along a line; a missing cell ends a run."""
    runs = groupby(_with_gaps(cells), lambda site: site and view.has(site, part.sort))
    return tuple(len(tuple(run)) for held, run in runs if held)


def _with_gaps(cells: Cells) -> Iterator[Site | None]:
    before: Site | None = None
    for site in cells:
        if before is not None and abs(before.row - site.row) + abs(before.col - site.col) > 1:
            yield None
        yield site
        before = site


def _runs(cells: Cells, part: Part, _: Reading, view: CodeView) -> Iterator[str | int]:
    yield from _lengths(cells, part, view)


def _longest(cells: Cells, part: Part, _: Reading, view: CodeView) -> Iterator[str | int]:
    yield max(_lengths(cells, part, view), default=0)


def _first(cells: Cells, part: Part, _: Reading, view: CodeView) -> Iterator[str | int]:
    found = next((site for site in cells if view.has(site, part.sort)), None)
    if found is None:
        raise Untold(_NONE_FIRST)
    yield 1 + (found.col if part.lines[0].shape is Shape.ROW else found.row)


def _places(cells: Cells, part: Part, _: Reading, view: CodeView) -> Iterator[str | int]:
    for site in cells:
        if view.has(site, part.sort):
            yield 1 + (site.col if part.lines[0].shape is Shape.ROW else site.row)


def _sizes(cells: Cells, _: Part, __: Reading, view: CodeView) -> Iterator[str | int]:
    if view.regions is None:
        raise Untold(NO_REGIONS)
    sizes = Counter(view.regions.values())
    for site in cells:
        yield sizes[view.regions.get(site, -1)]


def _leading(down: int, right: int) -> Callable[..., Iterator[str | int]]:
    """Give how many lines lead from each cell of a line into the next line."""

    def counted(cells: Cells, _: Part, __: Reading, view: CodeView) -> Iterator[str | int]:
        links = _links(view)
        pairs = (frozenset({site, cell(site.row + down, site.col + right)}) for site in cells)
        yield sum(pair in links for pair in pairs)

    return counted


def _links(view: CodeView) -> frozenset[frozenset[Site]]:
    if view.links is None:
        raise Untold(_NO_LINES)
    return view.links


def _stretches(cells: Cells, _: Part, __: Reading, view: CodeView) -> Iterator[str | int]:
    """Give the lengths, in cells, of the loop's pieces along a line."""
    links, length = _links(view), 1
    for one, other in zip(cells, (*cells[1:], None), strict=True):
        if other is not None and frozenset({one, other}) in links:
            length += 1
        elif length > 1:
            yield length
            length = 1


def _upright(_: Cells, __: Part, ___: Reading, ____: CodeView) -> Iterator[str | int]:
    """Refuse: no view knows a loop along the grid."""
    raise Untold(_OTHER_LOOP)


_QUANTITIES: Final[Mapping[What, Callable[..., Iterator[str | int]]]] = {
    What.CONTENT: _content,
    What.DIGITS: _content,
    What.COUNT: _count,
    What.RUNS: _runs,
    What.LONGEST: _longest,
    What.FIRST: _first,
    What.PLACES: _places,
    What.SIZES: _sizes,
    What.LINES_DOWN: _leading(1, 0),
    What.LINES_RIGHT: _leading(0, 1),
    What.UPRIGHT_SIDES: _upright,
    What.STRETCHES: _stretches,
}


def _areas(part: Part, view: CodeView) -> _Piece:
    """Give the sizes of the connected areas of a sort in the order that is asked for."""
    having = sorted(site for site in view.cells() if view.has(site, part.sort))
    areas = list(pieces(having, _beside))
    if part.what is What.AREAS_RISING:
        return tuple(sorted(map(len, areas)))
    border = _border(view)
    for area in areas:
        if area.isdisjoint(border):
            raise Untold(_INNER_AREA, min(area))
    ordered = sorted(areas, key=lambda area: min(border.index(site) for site in area & set(border)))
    return tuple(map(len, ordered))


def _beside(site: Site) -> Iterator[Site]:
    return (cell(site.row + down, site.col + right) for down, right in _BESIDE)


def _border(view: CodeView) -> tuple[Site, ...]:
    """Give the cells along the border, clockwise from the top left."""
    last_row, last_col = view.rows - 1, view.cols - 1
    sides = (
        [cell(0, col) for col in range(view.cols)],
        [cell(row, last_col) for row in range(view.rows)],
        [cell(last_row, col) for col in reversed(range(view.cols))],
        [cell(row, 0) for row in reversed(range(view.rows))],
    )
    return tuple(dict.fromkeys(site for side in sides for site in side))
