"""How a typed code differs from the computed one.

First what contests usually forgive: blanks, the case of letters, separators. Then the slips that
people make, each tried by computing the code that it would give: another line, the other direction,
another order, another way to write two-digit numbers, a cut or swapped sign. Such a *near miss* is
advice for a judge and no verdict: two rows of a grid may well have the same code.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import islice, permutations
from typing import Final, NamedTuple

from checker.codes.cells import filled
from checker.codes.computing import compute
from checker.codes.fingers import backwards, finger_slips
from checker.codes.reading import Large, Line, Part, Reading, Shape, Which
from checker.codes.slips import Slip, slipped
from checker.codes.telling import line_text
from checker.codes.view import CodeView
from checker.rule import Remark, Text


class Result(StrEnum):
    """What a typed code is, as docs/contract.md names it."""

    EQUAL = "equal"
    NORMALISED = "normalised"
    NEAR_MISS = "near_miss"
    DIFFERENT = "different"
    NOT_UNDERSTOOD = "not_understood"


class Compared(NamedTuple):
    """A result and what it stands on."""

    result: Result
    how: tuple[Remark, ...] = ()


_BLANKS: Final = Text(
    de="Gleich bis auf Leerzeichen.", en="Equal but for blanks.", nl="Gelijk op spaties na."
)
_CASE: Final = Text(
    de="Gleich bis auf Groß- und Kleinschreibung.",
    en="Equal but for upper and lower case.",
    nl="Gelijk op hoofdletters na.",
)
_SEPARATORS: Final = Text(
    de="Gleich bis auf Trennzeichen.",
    en="Equal but for separators.",
    nl="Gelijk op scheidingstekens na.",
)
_OTHER_LINE: Final = Text(
    de="Das wäre der Code mit {found} statt {want}.",
    en="This would be the code with {found} instead of {want}.",
    nl="Dit zou de code zijn met {found} in plaats van {want}.",
)
_DIRECTION: Final = Text(
    de="Das wäre der Code in der anderen Richtung gelesen: {want}.",
    en="This would be the code read in the other direction: {want}.",
    nl="Dit zou de code zijn in de andere richting gelezen: {want}.",
)
_ORDER: Final = Text(
    de="Das wäre der Code mit den Teilen in anderer Reihenfolge.",
    en="This would be the code with its parts in another order.",
    nl="Dit zou de code zijn met de delen in een andere volgorde.",
)
_FEWER: Final = Text(
    de="Das wäre der Code ohne {want}.",
    en="This would be the code without {want}.",
    nl="Dit zou de code zijn zonder {want}.",
)
_LARGE: Final[dict[Large, Text]] = {
    Large.LETTER: Text(
        de="Das wäre der Code mit einem X für Zahlen ab 10.",
        en="This would be the code with an X for numbers of 10 or more.",
        nl="Dit zou de code zijn met een X voor getallen vanaf 10.",
    ),
    Large.LAST_DIGIT: Text(
        de="Das wäre der Code mit der letzten Ziffer der Zahlen ab 10.",
        en="This would be the code with the last digit of numbers of 10 or more.",
        nl="Dit zou de code zijn met het laatste cijfer van getallen vanaf 10.",
    ),
    Large.BOTH_DIGITS: Text(
        de="Das wäre der Code mit beiden Ziffern der Zahlen ab 10.",
        en="This would be the code with both digits of numbers of 10 or more.",
        nl="Dit zou de code zijn met beide cijfers van getallen vanaf 10.",
    ),
}
MAX_LINES: Final = 3000
"""Lines that are read for slips; two lines of the largest grids are tried in every way."""

_MARKS: Final = re.compile(r"[,;./|:_\-]")
_MOST_PARTS: Final = 4
"""Parts whose orders are all tried."""


def compare(typed: str, code: str, reading: Reading, view: CodeView) -> Compared:
    """Tell how a typed code compares with the computed one.

    Args:
        typed: As it was typed.
        code: As computed from the reading and the view.
        reading: What the wording asks for.
        view: The solution.
    """
    if typed == code:
        return Compared(Result.EQUAL)
    same = _forgiven(typed, code)
    if same:
        # what says something in a code is not only form; leaving it out is a slip
        said = _has_signs(reading) and _is_without_marks(typed, code)
        lost = said or is_regrouped(typed, code)
        return Compared(Result.NEAR_MISS if lost else Result.NORMALISED, same)
    slips = tuple(dict.fromkeys(_slips(typed, code, reading, view)))
    return Compared(Result.NEAR_MISS if slips else Result.DIFFERENT, slips)


def is_regrouped(typed: str, code: str) -> bool:
    """Tell whether numbers begin and end elsewhere; run together they say nothing of that.

    Args:
        typed: As it was typed.
        code: The right code.

    >>> is_regrouped("11 2", "1 12"), is_regrouped("112", "1 12"), is_regrouped("1 11", "111")
    (True, False, False)
    """
    numbers = _NUMBERS.findall(typed)
    return has_numbers_apart(code) and len(numbers) > 1 and numbers != _NUMBERS.findall(code)


def has_numbers_apart(code: str) -> bool:
    """Tell whether a code, run together, could be of other numbers: ``1 12``, and not ``1 1 2``."""
    return len({len(each) for each in _NUMBERS.findall(code)}) > 1


_NUMBERS: Final = re.compile(r"\d+")


def _has_signs(reading: Reading) -> bool:
    """Tell whether marks that usually separate stand for cells or borders."""
    signs = reading.borders + "".join(each.symbol for each in reading.letters)
    return _MARKS.search(signs) is not None


def _is_without_marks(typed: str, code: str) -> bool:
    """Tell whether codes differ in more than blanks and case."""
    one, other = ("".join(text.split()).upper() for text in (typed, code))
    return one != other


_STEPS: Final[tuple[tuple[Text, Callable[[str], str]], ...]] = (
    (_BLANKS, lambda text: "".join(text.split())),
    (_CASE, str.upper),
    (_SEPARATORS, lambda text: _MARKS.sub("", text)),
)


def _forgiven(typed: str, code: str) -> tuple[Remark, ...]:
    """Give what must be forgiven to make both equal; empty: they stay different."""
    used: list[Remark] = []
    for text, step in _STEPS:
        one, other = step(typed), step(code)
        if ((one, other) != (typed, code) and (one == typed) != (other == code)) or one == other:
            used.append(Remark(text))
        typed, code = one, other
        if typed == code:
            return tuple(used)
    return ()


def _plain(text: str) -> str:
    """Give a code without all that is forgiven."""
    for _, step in _STEPS:
        text = step(text)
    return text


def _slips(typed: str, code: str, reading: Reading, view: CodeView) -> Iterator[Remark]:
    """Give every slip that would explain a code."""
    bare, read = _plain(typed), False
    lines = sum(len(part.lines) for part in reading.parts)
    for slip, other in islice(_other_readings(reading, view), MAX_LINES // max(lines, 1)):
        made = compute(other, view).code
        if made is not None and bare and _plain(made) == bare:
            read = True
            yield slip
    yield from finger_slips(bare, _plain(code))
    if not read:  # else the reading says it better
        yield from backwards(bare, _plain(code))


def _other_readings(reading: Reading, view: CodeView) -> Iterator[tuple[Remark, Reading]]:
    """Give readings that somebody may have followed instead."""
    for large, text in _LARGE.items():
        letter = "X" if large is Large.LETTER else ""
        if large is not reading.large:
            yield slipped(Slip.LARGE, text), replace(reading, large=large, large_letter=letter)
    yield from _other_directions(reading)
    yield from _other_orders(reading)
    yield from _other_lines(reading, view)
    yield from _fewer_lines(reading)


def _other_directions(reading: Reading) -> Iterator[tuple[Remark, Reading]]:
    """Give every line by itself, and all of them, read the other way."""
    for place, line in _places(reading.parts):
        turned = replace(line, backwards=not line.backwards)
        facts = line_text(line)
        yield _with_words(Slip.DIRECTION, _DIRECTION, want=facts), _replaced(reading, place, turned)
        if line.which is Which.EVERY:
            other = replace(line, upwards=not line.upwards)
            yield (
                _with_words(Slip.DIRECTION, _DIRECTION, want=facts),
                _replaced(reading, place, other),
            )
    parts = tuple(
        replace(
            part, lines=tuple(replace(line, backwards=not line.backwards) for line in part.lines)
        )
        for part in reading.parts
    )
    words = [line_text(line) for _, line in _places(reading.parts)]
    joined = Text(*(", ".join(each) for each in zip(*words, strict=True)))
    yield _with_words(Slip.DIRECTION, _DIRECTION, want=joined), replace(reading, parts=parts)


def _other_orders(reading: Reading) -> Iterator[tuple[Remark, Reading]]:
    """Give the parts, and the lines of each part, in another order."""
    if 1 < len(reading.parts) <= _MOST_PARTS:
        for parts in permutations(reading.parts):
            if parts != reading.parts:
                yield slipped(Slip.ORDER, _ORDER), replace(reading, parts=parts)
    for at, part in enumerate(reading.parts):
        if 1 < len(part.lines) <= _MOST_PARTS:
            for lines in permutations(part.lines):
                other = replace(part, lines=lines)
                parts = (*reading.parts[:at], other, *reading.parts[at + 1 :])
                if lines != part.lines:
                    yield slipped(Slip.ORDER, _ORDER), replace(reading, parts=parts)


def _other_lines(reading: Reading, view: CodeView) -> Iterator[tuple[Remark, Reading]]:
    """Give every row or column replaced by each other one."""
    sides = {Shape.ROW: view.rows, Shape.COLUMN: view.cols}
    for place, line in _places(reading.parts):
        if line.shape not in sides or line.which is Which.MARKED:
            continue
        for shape, count in sides.items():
            for at in range(1, count + 1) if line.which is Which.ONE else (0,):
                other = replace(line, shape=shape, at=at)
                words = {"found": line_text(other), "want": line_text(line)}
                yield _with_words(Slip.LINE, _OTHER_LINE, **words), _replaced(reading, place, other)


def _fewer_lines(reading: Reading) -> Iterator[tuple[Remark, Reading]]:
    """Give the reading without each of its lines."""
    places = list(_places(reading.parts))
    for (at, number), line in places if len(places) > 1 else ():
        part = reading.parts[at]
        left = (*part.lines[:number], *part.lines[number + 1 :])
        fewer = (replace(part, lines=left),) if left else ()
        parts = (*reading.parts[:at], *fewer, *reading.parts[at + 1 :])
        yield _with_words(Slip.FEWER, _FEWER, want=line_text(line)), replace(reading, parts=parts)


_Place = tuple[int, int]


def _places(parts: Sequence[Part]) -> Iterator[tuple[_Place, Line]]:
    """Give every line with its part's and its own number."""
    for at, part in enumerate(parts):
        for number, line in enumerate(part.lines):
            yield (at, number), line


def _replaced(reading: Reading, place: _Place, line: Line) -> Reading:
    """Give a reading with another line at one place."""
    at, number = place
    part = reading.parts[at]
    lines = (*part.lines[:number], line, *part.lines[number + 1 :])
    parts = (*reading.parts[:at], replace(part, lines=lines), *reading.parts[at + 1 :])
    return replace(reading, parts=parts)


def _with_words(kind: Slip, text: Text, **words: Text) -> Remark:
    """Give a slip whose template is filled with words of each language."""
    return slipped(kind, filled(text, **words))
