"""The first line of a Penpa+ text: 22 fields between commas, none of them quoted.

Titles and rules escape their commas; the source address does not, so a comma in it shifts whatever
follows. The two fields after the rules have few values and are found from the right then. Links of
two days in February 2022 have the ``ON`` of the border glued to the rules.

Source: Penpa+ ``class_p.js``, ``__export_text_shared``; ``general.js``, ``load``.
"""

import re
from dataclasses import dataclass, replace
from typing import Final

from converters.codec.penpa_text import (
    escape_rules,
    escape_title,
    unescape_rules,
    unescape_title,
)
from converters.errors import LinkError, shown

GRID, NX, NY, SIZE, THETA, FLIP_LR, FLIP_UD, CANVAS_X, CANVAS_Y, CENTER, CENTER_0 = range(11)
OPTIONS: Final = 11
TITLE, AUTHOR, SOURCE, RULES, BORDER, MULTISOLUTION, IMAGE = range(15, 22)
"""The places of the fields; 11 to 14 are options used when the board was made."""

SQUARE_GRIDS: Final = ("square", "sudoku", "kakuro")
GRIDS: Final = (
    *SQUARE_GRIDS,
    "hex",
    "tri",
    "pyramid",
    "iso",
    "truncated_square",
    "tetrakis_square",
    "snub_square",
    "cairo_pentagonal",
    "rhombitrihexagonal",
    "deltoidal_trihexagonal",
    "penrose_P3",
)
"""All grid types, as the first field names them."""

MAX_SIDE: Final = 300
"""Rows or columns that are read; the editor itself stops at 100."""

WHERE: Final = "line 0 (header)"
_FEWEST: Final = CENTER_0 + 1
_WHOLE: Final = re.compile(r"\s*([+-]?\d{1,9})(?:\.\d*)?\s*", re.ASCII)
_BORDERS: Final = frozenset(("ON", "OFF", "1", "2"))
CARRIED: Final = "#penpad="
"""What parts the source from a whole link that is kept behind it: the editor hands both on."""
_SOLUTIONS: Final = frozenset(("true", "false"))
_GLUED: Final = re.compile(r"(.*)(ON|OFF)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Header:
    """The fields at their places, as they are spelled; old links have fewer.

    Attributes:
        fields: At least 11; field 0 is one of `GRIDS`.
        repairs: What had to be put right to find them, one clause each.
    """

    fields: tuple[str, ...]
    repairs: tuple[str, ...] = ()

    @property
    def grid(self) -> str:
        """Give the grid type."""
        return self.fields[GRID]

    @property
    def title(self) -> str:
        """Give the title."""
        return unescape_title(self._behind(TITLE, "Title: "))

    @property
    def author(self) -> str:
        """Give the author."""
        return unescape_title(self._behind(AUTHOR, "Author: "))

    @property
    def source(self) -> str:
        """Give the address or name of where it was published."""
        return self.field(SOURCE).partition(CARRIED)[0].replace("%2C", ",")

    @property
    def carried(self) -> str:
        """Give the packed link that is kept behind the source; empty if there is none."""
        return self.field(SOURCE).partition(CARRIED)[2]

    @property
    def rules(self) -> str:
        """Give the rules, lines ended by a line feed."""
        return unescape_rules(self.field(RULES))

    @property
    def is_or(self) -> bool:
        """Tell whether any one of the stored answers is enough."""
        return self.field(MULTISOLUTION) == "true"

    def field(self, place: int) -> str:
        """Give a field as it is spelled; empty if the link is too old to have it."""
        return self.fields[place] if place < len(self.fields) else ""

    def integer(self, place: int) -> int:
        """Give a field that is a whole number.

        Raises:
            LinkError: If it is none.
        """
        match = _WHOLE.fullmatch(self.field(place))
        if match is None:
            raise _bad(place, shown(self.field(place)), "a whole number")
        return int(match[1])

    def side(self, place: int) -> int:
        """Give ``nx`` or ``ny``, 1 to `MAX_SIDE`.

        Raises:
            LinkError: If it is out of range.
        """
        side = self.integer(place)
        if not 0 < side <= MAX_SIDE:
            raise _bad(place, str(side), f"1 to {MAX_SIDE}")
        return side

    def with_field(self, place: int, text: str) -> "Header":
        """Replace one field; the fields an old link lacks in between get their defaults."""
        fields = [*self.fields, *_DEFAULTS[len(self.fields) : place + 1]]
        fields[place] = text
        return replace(self, fields=tuple(fields))

    def with_meta(self, *, title: str, author: str, source: str, rules: str) -> "Header":
        """Replace the four texts, escaped as their fields want it."""
        return (
            self.with_field(TITLE, f"Title: {escape_title(title)}")
            .with_field(AUTHOR, f"Author: {escape_title(author)}")
            .with_field(SOURCE, escape_title(source))
            .with_field(RULES, escape_rules(rules))
        )

    def with_source(self, source: str, *, carried: str | None = None) -> "Header":
        """Replace the source; the link kept behind it stays, or becomes another one."""
        packed = self.carried if carried is None else carried
        return self.with_field(SOURCE, escape_title(source) + (CARRIED + packed if packed else ""))

    def text(self) -> str:
        """Give the line; a comma in the source is escaped, since no editor could read it."""
        fields = list(self.fields)
        if len(fields) > SOURCE:
            fields[SOURCE] = escape_title(fields[SOURCE])
        return ",".join(fields)

    def oddities(self) -> tuple[str, ...]:
        """Name what looks damaged: there is no checksum to tell."""
        labels = ((TITLE, "Title: "), (AUTHOR, "Author: "))
        return tuple(
            f"the {label[:-2].lower()} field reads {shown(self.field(place))}, "
            f"without its label {label!r}: the link was probably damaged"
            for place, label in labels
            if place < len(self.fields) and not self.field(place).startswith(label)
        )

    def _behind(self, place: int, label: str) -> str:
        return self.field(place).removeprefix(label)


def parse_header(line: str) -> Header:
    """Read the header.

    Raises:
        LinkError: If the grid type is unknown, a size is out of range, or a field is missing.
    """
    fields, repairs = _aligned(line.split(","))
    if fields[GRID] not in GRIDS:
        raise _bad(GRID, shown(fields[GRID]), "a grid type such as square, sudoku or hex")
    if len(fields) < _FEWEST:
        raise _bad(len(fields), "the end of the line", f"at least {_FEWEST} fields")
    header = Header(tuple(fields), repairs)
    header.side(NX)
    header.side(NY)
    return header


def _aligned(fields: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """Put fields that have slipped back to their places."""
    glued = _GLUED.fullmatch(fields[RULES]) if len(fields) > RULES else None
    if glued and len(fields) > BORDER and fields[BORDER] in _SOLUTIONS:
        fields[RULES : RULES + 1] = [glued[1], glued[2]]
        return fields, ("the border field was glued to the rules",)
    border = _border(fields)
    if border is None or border == BORDER:
        return fields, ()
    source = ",".join(fields[SOURCE : border - 1])
    fields[SOURCE : border - 1] = [source]
    return fields, ("the source holds a comma, which Penpa+ itself cannot read",)


def _border(fields: list[str]) -> int | None:
    """Find the border field from the right; None if it is nowhere behind its place."""
    for place in range(len(fields) - 2, BORDER - 1, -1):
        if fields[place] in _BORDERS and fields[place + 1] in _SOLUTIONS:
            return place
    return None


def _bad(place: int, found: str, want: str) -> LinkError:
    return LinkError(
        where=f"{WHERE}, field {place}",
        found=found,
        want=want,
        hint="was a character of the link changed, or is it another program's link?",
    )


_DEFAULTS: Final = (
    *("square", "10", "10", "38", "0", "1", "1", "418", "418", "0", "0"),
    *("0", "0", "0", "0", "Title: ", "Author: ", "", "", "OFF", "false", ""),
)
