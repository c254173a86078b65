"""SudokuPad's "zipped" dialect of JSON: short keys, bare words, apostrophes for quotes.

Reading rewrites the text token by token into JSON and hands that to `js_json.parse`, which brings
the bounds and the grammar. SudokuPad itself rewrites the whole text by regular expressions, which
also change words inside strings; here strings stay as they are. Writing gives what SudokuPad
writes, and refuses what could not be read back under the same keys.

What the dialect loses: double quotes inside texts come back as apostrophes, empty lists vanish,
and digit strings come back as numbers or, six digits long, as colours.
"""

import re
from bisect import bisect_right
from itertools import accumulate, islice
from typing import Final, Never

from converters.codec.js_json import (
    JsonError,
    JsonValue,
    dump,
    in_order,
    number_text,
    parse,
    string_text,
)
from converters.errors import LinkError, WriteError, shown
from converters.limits import MAX_DEPTH, MAX_VALUES

_SHORT: Final = {
    "color": "c",
    "cages": "ca",
    "center": "ct",
    "borderColor": "c1",
    "backgroundColor": "c2",
    "cells": "ce",
    "cellSize": "cs",
    "arrows": "a",
    "overlays": "o",
    "underlays": "u",
    "width": "w",
    "height": "h",
    "value": "v",
    "videos": "vd",
    "lines": "l",
    "rounded": "r",
    "regions": "re",
    "fontSize": "fs",
    "thickness": "th",
    "headLength": "hl",
    "wayPoints": "wp",
    "title": "t",
    "text": "te",
    "duration": "d",
    "d": "d2",
}
_LONG: Final = {short: long for long, short in _SHORT.items()}
_WORDS: Final = {
    "t": "true",
    "true": "true",
    "f": "false",
    "false": "false",
    "null": "null",
    "#0": '"#000000"',
    "#F": '"#FFFFFF"',
}

_SHORT_COLOURS: Final = {"#000000": "#0", "#FFFFFF": "#F"}

_TOKEN: Final = re.compile(
    r"""
      (?P<key> (?:[A-Za-z0-9_$]++|'(?:[^'\\]++|\\.)*+'|"(?:[^"\\]++|\\.)*+") \s*+ : )
    | (?P<text> '(?:[^'\\]++|\\.)*+'|"(?:[^"\\]++|\\.)*+" )
    | (?P<gap> [\[,] (?=\s*[,\]]) )
    | (?P<colour> (?<=:)[0-9a-fA-F]{6}(?![^,\]}\s]) )
    | (?P<word> [A-Za-z0-9_$\#.+-]+ )
    | (?P<mark> (?: [\]{}\s] | [\[,](?!\s*[,\]]) (?:-?[0-9.]+(?=[,\]]))? )++ )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPE: Final = re.compile(r"""\\.|["]""", re.DOTALL)
_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_COLOUR: Final = re.compile(r"#?([0-9a-fA-F]{6})")
_WHOLE: Final = re.compile(r"-?[1-9][0-9]{0,20}|0")
_BARE_KEY: Final = re.compile(r"[a-zA-Z0-9]+")


def unzip(text: str, *, where: str = "document") -> JsonValue:
    """Read one zipped text.

    Args:
        text: What SudokuPad's zipper wrote.
        where: What to call it in errors.

    Returns:
        The document under its long keys. A missing list item is an empty object.

    Raises:
        LinkError: If it is not such a text, or passes one of the bounds of `js_json.parse`.

    Source: SudokuPad ``puzzlezipper``, ``unzipPuzzle``.
    """
    pieces: list[str] = []
    for match in _TOKEN.finditer(text):
        pieces.append(_piece(match, where))
        if len(pieces) > MAX_VALUES:
            raise LinkError(
                where=where,
                found=f"more than {MAX_VALUES} words and marks",
                want="a document of a sensible size",
                hint="it is not a puzzle",
            )
    try:
        return parse("".join(pieces), where=where)
    except JsonError as error:
        raise _misplaced(text, pieces, error.place, where) from error


def zip_text(value: JsonValue) -> str:
    """Write a document in the zipped dialect, as SudokuPad does, with all that it loses.

    Whether anything was lost shows in ``unzip(zip_text(value)) == value``; where that matters,
    write JSON instead, which SudokuPad reads as well.

    Raises:
        WriteError: If an object has a key together with its short form, or the document passes
            the bounds of `js_json.dump`.

    Source: SudokuPad ``puzzlezipper``, ``zipPuzzle``.
    """
    parts: list[str] = []
    _write(value, parts, MAX_DEPTH)
    return "".join(parts)


def _piece(match: re.Match[str], where: str) -> str:
    kind, token = match.lastgroup, match[0]
    if kind == "mark":
        return token
    if kind == "gap":
        return token + "{}"
    if kind == "key":
        return _key(token[:-1].rstrip()) + ":"
    if kind == "text":
        return _string(token)
    if kind == "colour":
        return f'"#{token}"'
    word = _word(token) if kind == "word" else ""
    return word or _refuse(match, where)


def _key(name: str) -> str:
    bare = name[1:-1] if name[0] in "'\"" else name
    return f'"{_LONG[bare]}"' if bare in _LONG else _string(f"'{bare}'")


def _string(token: str) -> str:
    body = token[1:-1]
    if "\\" in body or '"' in body:
        body = _ESCAPE.sub(_escape, body)
    return f'"{body}"'


def _escape(match: re.Match[str]) -> str:
    return {"\\'": "'", '"': '\\"'}.get(match[0], match[0])


def _word(token: str) -> str:
    if token in _WORDS:
        return _WORDS[token]
    if _NUMBER.fullmatch(token):
        return token
    colour = _COLOUR.fullmatch(token)
    return f'"#{colour[1]}"' if colour else ""


def _refuse(match: re.Match[str], where: str) -> Never:
    raise LinkError(
        where=f"{where}, character {match.start() + 1}",
        found=shown(match[0]),
        want="JSON, or SudokuPad's zipped form of it",
        hint="was the link cut or edited by hand?",
    )


def _misplaced(text: str, pieces: list[str], place: int, where: str) -> LinkError:
    """Say what the JSON reader said, at the place in the text where that piece came from."""
    index = bisect_right(list(accumulate(map(len, pieces))), place)
    start = sum(len(match[0]) for match in islice(_TOKEN.finditer(text), index))
    found = text[start : start + 20]
    return LinkError(
        where=f"{where}, character {start + 1}",
        found=shown(found) if found else "its end",
        want="JSON, or SudokuPad's zipped form of it",
        hint="was the link cut or edited by hand?",
    )


def _write(value: JsonValue, parts: list[str], room: int) -> None:
    if room < 0:
        raise WriteError(
            where="document",
            found=f"brackets more than {MAX_DEPTH} deep",
            want="a document of a sensible shape",
            hint="does it contain itself?",
        )
    if isinstance(value, dict):
        _write_object(value, parts, room)
    elif isinstance(value, list):
        _write_list(value, parts, room)
    else:
        parts.append(_plain(value))


def _write_object(value: dict[str, JsonValue], parts: list[str], room: int) -> None:
    before = "{"
    for key, item in in_order(_renamed(value)).items():
        parts += before, key if _BARE_KEY.fullmatch(key) else _quoted(key), ":"
        if isinstance(item, list | dict):
            _write(item, parts, room - 1)
        else:
            parts.append(_after_key(item))
        before = ","
    parts.append("}" if before == "," else "{}")


def _renamed(value: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Give the object under short keys, without empty lists; renamed keys come last."""
    filled = {key: item for key, item in value.items() if item != []}
    for key in filled:
        if _SHORT.get(key) in filled:
            raise WriteError(
                where=f"keys {shown(key)} and {shown(_SHORT[key])}",
                found="both in one object",
                want="one of them, since the zipped form writes them alike",
                hint="write JSON instead",
            )
    kept = {key: item for key, item in filled.items() if key not in _SHORT}
    return kept | {_SHORT[key]: item for key, item in filled.items() if key in _SHORT}


def _write_list(value: list[JsonValue], parts: list[str], room: int) -> None:
    before = "["
    for item in value:
        parts.append(before)
        first = len(parts)
        _write(item, parts, room - 1)
        if parts[first:] == ["{}"]:
            parts.pop()
        before = ","
    parts.append("]" if value else "[]")


def _after_key(value: bool | float | str | None) -> str:  # noqa: FBT001 - JSON has booleans
    """Write a value that has a key: only there words and colours are shortened."""
    if isinstance(value, bool):
        return "t" if value else "f"
    if value in _SHORT_COLOURS:
        return _SHORT_COLOURS[value]
    if isinstance(value, str) and value[:1] == "#" and (colour := _COLOUR.fullmatch(value)):
        return colour[1]
    return _plain(value)


def _plain(value: bool | float | str | None) -> str:  # noqa: FBT001 - JSON has booleans
    if not isinstance(value, str):
        return dump(value)
    if _WHOLE.fullmatch(value) and number_text(float(value)) == value:
        return value
    return _quoted(value)


def _quoted(text: str) -> str:
    return string_text(text).replace("'", "\\'").replace('"', "'")
