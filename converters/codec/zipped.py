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
from itertools import accumulate
from typing import Final

from converters.codec.js_json import JsonValue, dump, number_text, parse, string_text
from converters.errors import LinkError, WriteError, shown

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

_TOKEN: Final = re.compile(
    r"""
      (?P<key> (?:[A-Za-z0-9_$]+|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*") \s* : )
    | (?P<text> '(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*" )
    | (?P<gap> [\[,] (?=\s*[,\]]) )
    | (?P<colour> (?<=:)[0-9a-fA-F]{6}(?![^,\]}\s]) )
    | (?P<word> [A-Za-z0-9_$\#.+-]+ )
    | (?P<mark> [\[\]{},]|[ \t\r\n]+ )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPE: Final = re.compile(r"""\\u[0-9A-Fa-f]{4}|\\.|["]""", re.DOTALL)
_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_SIX_HEX: Final = re.compile(r"[0-9a-fA-F]{6}")
_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,20})")
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
    pieces = [_piece(match, where) for match in _TOKEN.finditer(text)]
    return parse("".join(pieces), where=where)


def zip_text(value: JsonValue) -> str:
    """Write a document in the zipped dialect, as SudokuPad does.

    Raises:
        WriteError: If an object has both a key and the short form of another, which would
            collide, or the document passes the bounds of `js_json.dump`.

    Source: SudokuPad ``puzzlezipper``, ``zipPuzzle``.
    """
    return dump(value)


def _piece(match: re.Match[str], where: str) -> str:
    kind = match.lastgroup
    token = match[0]
    if kind == "key":
        return _key(token)
    if kind == "text":
        return _string(token)
    if kind == "gap":
        return token + "{}"
    if kind == "colour":
        return f'"#{token}"'
    if kind == "word":
        return _word(match, where)
    if kind == "other":
        raise _strange(match, where)
    return token


def _key(token: str) -> str:
    name = token[:-1].rstrip()
    bare = name.strip("'\"")
    return string_text(_LONG.get(bare, bare)) + ":"


def _string(token: str) -> str:
    body = token[1:-1]
    if "\\" in body or '"' in body:
        body = _ESCAPE.sub(_escape, body)
    return f'"{body}"'


def _escape(match: re.Match[str]) -> str:
    return {"\\'": "'", '"': '\\"'}.get(match[0], match[0])


def _word(match: re.Match[str], where: str) -> str:
    token = match[0]
    if token in _WORDS:
        return _WORDS[token]
    if _NUMBER.fullmatch(token):
        return token
    if _SIX_HEX.fullmatch(token):
        return f'"#{token}"'
    raise _strange(match, where)


def _strange(match: re.Match[str], where: str) -> LinkError:
    return LinkError(
        where=f"{where}, character {match.start() + 1}",
        found=shown(match[0]),
        want="JSON, or SudokuPad's zipped form of it",
        hint="was the link cut or edited by hand?",
    )
