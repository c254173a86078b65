"""What is wrong with a text that is no TOML, for people who never heard of TOML.

The language's own reader tells where it gave up and in its own words why. What a line looks like
tells more of what was meant; so the line is shown, and the first of the usual slips that fits it.
"""

import re
from typing import Final, NamedTuple

from checker.contest.mistakes import Mistake, Place
from converters.errors import shown

_AT: Final = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
_LONG_QUOTES: Final = ("'''", '"""')


class _Slip(NamedTuple):
    """A usual slip.

    Attributes:
        words: A part of what the language's own reader says; empty: whatever it says.
        line: What the line looks like.
        found: What that is.
        hint: A way out.
    """

    words: str
    line: re.Pattern[str]
    found: str
    hint: str


_ANY: Final = re.compile("")
_SLIPS: Final = (
    _Slip(
        "",
        re.compile(r"=\s*[-+]?\d+,\d+\s*(#.*)?$"),
        "a number with a comma",
        "a number has a point: points = 2.5",
    ),
    _Slip(
        "",
        re.compile(r"[\u201c-\u201f\u2018-\u201b\u00ab\u00bb]"),
        "curly quotes",
        "straight quotes stand around a text",
    ),
    _Slip(
        "",
        re.compile(r"^\s*\[[^\]=]*\]?\s*(#.*)?$"),
        "a heading that is none",
        "a puzzle is headed [[puzzle]], with two brackets",
    ),
    _Slip(
        "overwrite",
        _ANY,
        "a key that its table has already",
        "each key stands once; is a heading [[puzzle]] missing above it?",
    ),
    _Slip(
        "",
        re.compile(r"\\"),
        "a backslash that means nothing",
        "in double quotes a backslash is written twice; in single quotes it stands as it is",
    ),
    _Slip(
        "",
        re.compile(r"^\s*[\w-]+\s*:"),
        "a colon",
        'a key and its value are joined by =: title = "Akari"',
    ),
    _Slip(
        "Invalid value",
        re.compile(r"=\s*[^\W\d]"),
        "a text without quotes",
        'a text stands in double quotes: title = "Akari"',
    ),
    _Slip(
        "",
        re.compile(r"^[^=]*[,;\t][^=]*$"),
        "a line as tables have it",
        "is this the booklet? first the booklet is named, then the entries",
    ),
    _Slip(
        "Illegal character",
        _ANY,
        "a text that does not end on its line",
        "close its quotes; a text of several lines stands in '''",
    ),
    _Slip(
        "at end of document",
        _ANY,
        "a text or list that does not end",
        "close its quotes; a text of several lines stands in '''",
    ),
    _Slip(
        "Expected newline",
        _ANY,
        "something behind the value",
        "each key stands on a line of its own; a # begins a comment",
    ),
    _Slip(
        "",
        _ANY,
        "something that is no key and value",
        "is a quote or a bracket not closed? penpad contest init writes an example",
    ),
)


def no_toml(words: str, text: str, file: str) -> Mistake:
    """Give what is wrong with a text that is no TOML.

    Args:
        words: What `tomllib` says.
        text: The text.
        file: What it is called.
    """
    lines = text.split("\n")
    place = _place(words, lines)
    line = lines[min(place.line, len(lines)) - 1].strip()
    slip = next(each for each in _SLIPS if each.words in words and each.line.search(line))
    found = f"{slip.found} in {shown(line)}" if line else slip.found
    return Mistake(file, place, found, "a line as TOML has it", slip.hint)


def _place(words: str, lines: list[str]) -> Place:
    """Give where the reader gave up; of a long text that does not end, where it begins."""
    if found := _AT.fullmatch(words):
        return Place(int(found[2]), int(found[3]))
    for number in range(len(lines), 0, -1):
        starts = [lines[number - 1].find(quotes) for quotes in _LONG_QUOTES]
        if max(starts) >= 0:
            return Place(number, max(starts) + 1)
    return Place(len(lines), len(lines[-1]) + 1)
