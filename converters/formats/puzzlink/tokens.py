"""What one value of a file means: tables between a token and the fields of its place.

A file is several grids of tokens, one after the other. In each of them a token says one of a few
things of its place; `Tokens` lists these. Numbers, arrows and the like are `Pattern`s, everything
else is a fixed token.

Source: robx/pzprjs, ``FileData.js``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.formats.puzzlink.arrows import BLACK, CLOSED, NO_NUMBER, ON_BLACK, WHITE
from converters.formats.puzzlink.board import SET, UNKNOWN, UNREAD, Marks, Value
from converters.site import Site

Content: TypeAlias = Mapping[str, Value]
"""What a place holds, field by field."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Tokens of one form.

    Attributes:
        fields: What they say something of.
        read: Token to content; None: it has another form.
        write: Content to token; None: it cannot be said in this form.
    """

    fields: tuple[str, ...]
    read: Callable[[str], Content | None]
    write: Callable[[Content], str | None]


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of a grid.

    Attributes:
        empty: The token of an empty place.
        fixed: Token to content; where a place holds more than one of them, the first is written.
        patterns: The other tokens, which come before the fixed ones.
        same: Other tokens for an empty place.
    """

    empty: str
    fixed: Mapping[str, Content] = field(default_factory=dict[str, Content])
    patterns: tuple[Pattern, ...] = ()
    same: frozenset[str] = frozenset()

    def fields(self) -> frozenset[str]:
        """Give every field that the grid says something of."""
        named = [name for pattern in self.patterns for name in pattern.fields]
        return frozenset((*named, *(name for content in self.fixed.values() for name in content)))

    def read(self, token: str) -> Content | None:
        """Give what a token says; None if it is none of these."""
        if token == self.empty or token in self.same:
            return {}
        if token in self.fixed:
            return self.fixed[token]
        found = (pattern.read(token) for pattern in self.patterns)
        return next((content for content in found if content is not None), None)

    def write(self, content: Content) -> str:
        """Give the token that says the most of a place."""
        for pattern in self.patterns:
            token = pattern.write(content)
            if token is not None:
                return token
        fitting = (token for token, says in self.fixed.items() if says.items() <= content.items())
        return next(fitting, self.empty)


def content_at(marks: Marks, site: Site, fields: frozenset[str]) -> Content:
    """Give what some fields say of a place, and whether it is unread."""
    names = (*sorted(fields), UNREAD)
    return {name: marks[name][site] for name in names if name in marks and site in marks[name]}


def whole(text: str) -> int | None:
    """Give a number as these programs write it; None for anything else."""
    digits = text.isascii() and text.isdigit() and len(text) <= _DIGITS
    return int(text) if digits and text == str(int(text)) else None


_DIGITS: Final = 9


def number(name: str, *, unknown: str = "-", least: int = 0) -> Pattern:
    """Give the pattern of a number, with a token for the clue that is none."""

    def read(token: str) -> Content | None:
        if token == unknown:
            return {name: UNKNOWN}
        value = whole(token)
        return None if value is None or value < least else {name: (value,)}

    def write(content: Content) -> str | None:
        value = content.get(name)
        if value is None or (value == UNKNOWN and not unknown):
            return None
        return unknown if value == UNKNOWN else str(value[0]) if value[0] >= least else None

    return Pattern((name,), read, write)


def _read_arrow(token: str) -> Content | None:
    way, comma, count = token.partition(",")
    value = _arrow(way, count) if comma else None
    return None if value is None else {"arrow": value}


def _arrow(way: str, count: str) -> Value | None:
    number_of = NO_NUMBER if count == "-" else whole(count)
    return None if way not in _WAYS or number_of is None else (int(way), number_of)


def _write_arrow(content: Content) -> str | None:
    value = content.get("arrow")
    return None if value is None or value == CLOSED else _arrow_token(value)


def _arrow_token(value: Value) -> str:
    return f"{value[0]},{'-' if value[1] == NO_NUMBER else value[1]}"


def _read_castle(token: str) -> Content | None:
    parts = token.split(",")
    if len(parts) != _CASTLE or parts[2] not in _TINTS:
        return None
    value = _arrow(parts[0], parts[1])
    if value is None:
        return None
    tint = int(parts[2])
    ticked: Content = {"tick": SET} if tint & _TICKED else {}
    name = ON_BLACK if tint & ~_TICKED == BLACK else "arrow"
    return {name: value, "tint": (tint & ~_TICKED,), **ticked}


def _write_castle(content: Content) -> str | None:
    value = content.get("arrow", content.get(ON_BLACK))
    if value is None or value == CLOSED:
        return None
    tint = content.get("tint", WHITE)[0] + (_TICKED if "tick" in content else 0)
    return f"{_arrow_token(value)},{tint}"


def _read_several(token: str) -> Content | None:
    values = [NO_NUMBER if part == "-" else whole(part) for part in token.split(",")]
    known = tuple(value for value in values if value is not None)
    return {"clue": known} if len(known) == len(values) <= _SEVERAL else None


def _write_several(content: Content) -> str | None:
    value = content.get("clue", ())
    return (
        None if not value else ",".join("-" if each == NO_NUMBER else str(each) for each in value)
    )


def _read_noted(token: str) -> Content | None:
    """Read an answer's number or colour with small numbers in brackets behind it."""
    head, bracket, rest = token.partition("[")
    if not bracket or not rest.endswith("]"):
        return None
    values = [whole(part) if part else -1 for part in rest[:-1].split(",")]
    if len(values) != len(NOTES) or None in values or head not in (".", *COLOURS):
        return None
    notes = zip(NOTES, values, strict=True)
    found = {name: (value,) for name, value in notes if value is not None and value >= 0}
    return {**COLOURS.get(head, {}), **found}


def _write_noted(content: Content) -> str | None:
    if "number" in content or not any(name in content for name in NOTES):
        return None
    head = next((token for token, says in COLOURS.items() if says.items() <= content.items()), ".")
    notes = (str(content[name][0]) if name in content else "" for name in NOTES)
    return f"{head}[{','.join(notes)}]"


_WAYS: Final = ("0", "1", "2", "3", "4")
_TINTS: Final = ("0", "1", "2", "4", "5", "6")
_CASTLE: Final = 3
_TICKED: Final = 4
_SEVERAL: Final = 4
NOTES: Final = ("note-tl", "note-tr", "note-bl", "note-br")
"""The fields of the small numbers in the corners of a cell, in a file's order."""
COLOURS: Final[Mapping[str, Content]] = MappingProxyType(
    {token: {"colour": (value,)} for value, token in enumerate("+-=%", start=1)}
)
"""The marks for a solver's colours."""

SHADES: Final[Mapping[str, Content]] = MappingProxyType({"#": {"shade": SET}, "+": {"dot": SET}})
ARROW: Final = Pattern(("arrow",), _read_arrow, _write_arrow)
CASTLE: Final = Pattern(("arrow", ON_BLACK, "tint", "tick"), _read_castle, _write_castle)
SEVERAL: Final = Pattern(("clue",), _read_several, _write_several)
NOTED: Final = Pattern((*NOTES, "colour"), _read_noted, _write_noted)
