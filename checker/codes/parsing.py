"""From a wording to its reading, or to the part of it that is not understood.

A wording is a list of items with nothing between them but joining words. If all of it is items, the
list with the fewest is its reading: a list of lines behind a quantity belongs to that quantity. Two
lists of equal length are two readings, and then none is taken. If some words are in no item, as few
words as possible are named as not understood.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, NamedTuple

from checker.codes.apart import added_up
from checker.codes.building import Narrowed, Rule, Same, Way, both_sorts
from checker.codes.chart import REFUSED, Chart, Value
from checker.codes.grammar import GRAMMAR, ITEM
from checker.codes.lines import usual
from checker.codes.reading import (
    ANY,
    GRID,
    Large,
    Letter,
    Line,
    NotUnderstood,
    Part,
    Reading,
    Sort,
    Trait,
    What,
    Which,
)
from checker.codes.tokens import Word, classes, words_of
from checker.codes.traits import EMPTY, LOOP

MAX_LISTS: Final = 60
"""Lists of items kept from one place on."""


class _Way(NamedTuple):
    """One way to take the words from one place on.

    Attributes:
        skipped: Words that no item takes.
        items: What they mean.
        apart: Whether a joining word stands first.
    """

    skipped: tuple[int, ...] = ()
    items: tuple[Value, ...] = ()
    apart: bool = True

    def cost(self) -> tuple[int, int]:
        """Give what makes one way better than another."""
        return len(self.skipped), len(self.items)


def parse_wording(wording: str) -> Reading | NotUnderstood:
    """Read what the wording of a solution code asks for.

    Args:
        wording: In English, German or Dutch, or a mixture.

    Raises:
        UsageError: If it is empty or far too long.
    """
    text, words = words_of(wording)
    ways = _best(words)
    readings = tuple(dict.fromkeys(each for way in ways if (each := _assembled(way.items))))
    skipped = ways[0].skipped if ways else ()
    if len(readings) == 1 and not skipped:
        summed = added_up(readings[0], text)
        return (
            NotUnderstood((text.strip(),), readings=(readings[0], summed))
            if summed
            else readings[0]
        )
    if skipped:
        known = readings[0] if len(readings) == 1 else None
        return NotUnderstood(_quoted(text, words, skipped), known)
    return NotUnderstood((text.strip(),), readings=readings if len(readings) > 1 else ())


def _best(words: Sequence[Word]) -> tuple[_Way, ...]:
    """Give the cheapest ways to take all words."""
    kinds = classes(words)
    chart = Chart(GRAMMAR, kinds)
    best: list[tuple[_Way, ...]] = [*((),) * len(words), (_Way(),)]
    for at in reversed(range(len(words))):
        ways = [
            way._replace(items=(item, *way.items), apart=False)
            for item, end in chart.spans(ITEM, at)
            for way in best[end]
            if not _run_together(item, way)
        ]
        for _, end in (*kinds[at].get("SEP", ()), *kinds[at].get("STOP", ())):
            ways += [way._replace(apart=True) for way in best[end]]
        ways += [way._replace(skipped=(at, *way.skipped), apart=True) for way in best[at + 1]]
        least = min(way.cost() for way in ways)
        cheapest = dict.fromkeys(way for way in ways if way.cost() == least)
        best[at] = tuple(cheapest)[:MAX_LISTS]
    return best[0]


def _run_together(item: Value, way: _Way) -> bool:
    """Tell whether two parts have nothing between them: "row 1 column 2" may well be a cell."""
    return isinstance(item, Part) and not way.apart and isinstance(way.items[0], Part)


def _quoted(text: str, words: Sequence[Word], skipped: Sequence[int]) -> tuple[str, ...]:
    """Give the words that were not understood as they stand, neighbours together."""
    spans: list[list[int]] = []
    for place in skipped:
        if spans and spans[-1][1] == place - 1:
            spans[-1][1] = place
        else:
            spans.append([place, place])
    return tuple(text[words[first].start : words[last].end] for first, last in spans)


def _assembled(items: Sequence[Value]) -> Reading | None:
    """Give the reading that items make together; None if they do not fit."""
    parts: list[Part] = []
    for item in items:
        if isinstance(item, Part):
            # "Number of stars" alone means the grid; after "row 5," it may well mean that row.
            if not item.lines and parts:
                return None
            parts.append(item if item.lines else replace(item, lines=(GRID,)))
        if isinstance(item, Same) and parts:
            parts.append(replace(parts[-1], lines=item.lines))
    rules = [item for item in items if isinstance(item, Rule) and item.field]
    letters = tuple(each for item in items if isinstance(item, Narrowed) for each in item.letters)
    lines = tuple(line for part in parts for line in part.lines)
    ways = [item for item in items if isinstance(item, Way)]
    # "followed by a comma" stands between every two parts or nowhere.
    apart = [rule for rule in rules if rule.field == "apart"]
    rules = [rule for rule in rules if rule not in apart] + apart[:1]
    doubled = len({rule.field for rule in rules}) < len(rules)
    doubled |= bool(apart) and (len(apart) != len(parts) - 1 or len(set(apart)) > 1)
    lost = (
        not parts
        or doubled
        or _amid(items)
        or _elliptic(parts)
        or _unreachable(parts, letters)
        or any(way.backwards or usual(lines, way.axis) is REFUSED for way in ways)
        # "Number of turns, row by row" is not that of the whole grid.
        or (ways and any(part.lines == (GRID,) and part.what in _LINEWISE for part in parts))
    )
    return None if lost else _with_rules(Reading(tuple(parts), letters), rules)


def _amid(items: Sequence[Value]) -> bool:
    """Tell whether a rule stands between parts: it may hold for those before it, or for all."""
    parts = [at for at, item in enumerate(items) if isinstance(item, Part)]
    contents = [at for at in parts if _is_content(items[at])]
    scoped = [
        at
        for at, item in enumerate(items)
        if isinstance(item, Narrowed) or (isinstance(item, Rule) and item.field in _SCOPED)
    ]
    return any(parts[0] < at < contents[-1] for at in scoped) if contents else False


def _elliptic(parts: Sequence[Part]) -> bool:
    """Tell whether "number of" may reach on: "the number of bulbs in row 1 and turns in row 2"."""
    return any(
        one.what not in _CONTENTS and other.what is What.CONTENT and other.sort
        for one, other in pairwise(parts)
    )


def _unreachable(parts: Sequence[Part], letters: Sequence[Letter]) -> bool:
    """Tell whether a letter is for cells that are not read: "the loop in row 5, O for no loop"."""
    sorts = [part.sort for part in parts if part.what in _CONTENTS]
    return any(
        both_sorts(sort, letter.sort) is REFUSED
        or (sort == _LOOP_ALONE and letter.sort in (ANY, _EMPTY_ALONE))
        for sort in sorts
        for letter in letters
    )


_LOOP_ALONE: Final = frozenset({Trait(LOOP)})
_EMPTY_ALONE: Final = frozenset({Trait(EMPTY)})


def _is_content(item: Value) -> bool:
    return isinstance(item, Part) and item.what in _CONTENTS


_CONTENTS: Final = (What.CONTENT, What.DIGITS)
_LINEWISE: Final = frozenset(What) - {*_CONTENTS, What.AREAS_AROUND, What.AREAS_RISING}
"""Quantities for which it matters whether they are of a line or of the grid."""
_FOR_CONTENT: Final = frozenset({"only", "borders", "without_digits"})
"""Rules that hold for what stands in cells."""
_SCOPED: Final = _FOR_CONTENT | {"length", "large", "large_letter"}
"""Rules that might hold for a part of the parts."""


def _with_rules(reading: Reading, rules: Sequence[Rule]) -> Reading | None:
    """Give a reading with its rules; None if one of them has nothing to hold for."""
    content = any(part.what in _CONTENTS for part in reading.parts)
    if reading.letters and not content:
        return None
    for rule in rules:
        if rule.field in _FOR_CONTENT and not content:
            return None
        changed = _changed(reading, rule)
        if changed is None:
            return None
        reading = changed
    return reading


def _changed(reading: Reading, rule: Rule) -> Reading | None:
    """Give a reading with one rule more."""
    if rule.field in _CHANGES:
        return _CHANGES[rule.field](reading, rule.value)
    match rule:
        case Rule("large", Large() as large):
            return replace(reading, large=large)
        case Rule("without_digits"):
            return replace(reading, without_digits=True)
        case Rule("length", int(length)):
            return replace(reading, length=length)
        case Rule(field, str(sign)):
            return _with_sign(reading, field, sign)
        case _:
            return None


def _with_sign(reading: Reading, field: str, sign: str) -> Reading | None:
    """Give a reading with a sign between what the rule says."""
    match field:
        case "between":
            return replace(reading, between=sign)
        case "apart":
            return replace(reading, apart=sign)
        case "borders":
            return replace(reading, borders=sign)
        case _:
            return None


def _last_digit(reading: Reading, large: Large) -> Reading | None:
    """Give a reading of numbers with their last digits; of a row it might be its last digit."""
    numbers = not any(part.what in _CONTENTS for part in reading.parts)
    return replace(reading, large=large) if numbers else None


def _separated(reading: Reading, sign: str) -> Reading | None:
    """Give a reading with a sign between lines; of several numbers a line it might be those."""
    if any(part.what in _SEVERAL for part in reading.parts):
        return None
    return replace(reading, between=sign)


_SEVERAL: Final = (What.RUNS, What.STRETCHES, What.PLACES, What.SIZES)
"""Quantities that are several numbers for each line."""


def _lettered(reading: Reading, symbol: str) -> Reading:
    return replace(reading, large=Large.LETTER, large_letter=symbol)


def _marked(reading: Reading, lines: tuple[Line, ...]) -> Reading | None:
    """Give a reading whose marked lines are named; None: others than marked ones are asked for."""
    named = [line for part in reading.parts for line in part.lines]
    if any(line.which is not Which.MARKED for line in named):
        return None
    return replace(reading, parts=tuple(replace(part, lines=lines) for part in reading.parts))


def _narrowed(reading: Reading, sort: Sort) -> Reading:
    """Give a reading of whose lines only cells of a sort are read."""
    parts = tuple(
        replace(part, sort=part.sort | sort) if part.what in _CONTENTS else part
        for part in reading.parts
    )
    return replace(reading, parts=parts)


_CHANGES: Final[Mapping[str, Callable[..., Reading | None]]] = {
    "large_letter": _lettered,
    "last_digit": _last_digit,
    "separated": _separated,
    "marked": _marked,
    "only": _narrowed,
}
