"""Where a payload stands in what was pasted: host, form and prefix before it, settings behind it.

Nothing is decoded here and no character is changed: the four pieces put together are the input.
"""

import re
from enum import StrEnum
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote

from converters.errors import LinkError
from converters.formats.sudokupad.names import alias, remote


class Kind(StrEnum):
    """What sort of content a payload holds."""

    SCL = "scl"
    """SudokuPad's own puzzle JSON; also written ``ctc``, or bare."""
    FPUZZLES = "fpuzzles"
    """The JSON of f-puzzles."""
    SCF = "scf"
    """81 digits in one symbol each, with up to five blanks."""
    CLASSIC = "classic"
    """81 digits, an older code."""
    PACK = "pack"
    """A list of puzzles, each a payload or the name of one."""
    UNKNOWN = "unknown"
    """No prefix and no host says it; the content has to."""


class Address(NamedTuple):
    """The pieces of an input, in order.

    Attributes:
        lead: Everything before the prefix; empty for a bare payload.
        prefix: ``scl``, ``ctc``, ``fpuz``, …; empty if there is none.
        payload: As written, percent-escapes and all.
        tail: A trailing slash, settings, a fragment.
        kind: What the prefix or the host says of the content.
    """

    lead: str
    prefix: str
    payload: str
    tail: str
    kind: Kind


PREFIXES: Final[dict[str, Kind]] = {
    "scl": Kind.SCL,
    "ctc": Kind.SCL,
    "fpuzzles": Kind.FPUZZLES,
    "fpuz": Kind.FPUZZLES,
    "scf": Kind.SCF,
    "classic": Kind.CLASSIC,
    "pack": Kind.PACK,
}
"""Case-sensitive; the longer of two that begin alike is tried first."""

_HOSTS: Final = (
    r"(?:(?:www|beta|alpha)\.)?sudokupad\.app|(?:app|test)\.crackingthecryptic\.com"
    r"|cracking-the-cryptic\.web\.app|sudokupad\.svencodes\.com"
)
_SITE: Final = re.compile(rf"(?:(?:https?:)?//?)?(?:{_HOSTS})(?=[/?#]|$)|sudokupad:/?/?", re.I)
_FPUZZLES: Final = re.compile(
    r"(?:(?:https?:)?//?)?(?:www\.)?f-puzzles\.com/?(?:index\.html)?\?", re.I
)
_FPUZZLES_FIELD: Final = re.compile(r"(?:^|&)(load|id)=([^&#]*)")
_QUERY_ID: Final = re.compile(r"[?&]puzzleid=([^&#]*)")
_PATH: Final = re.compile(r"/*(?:(?:sudoku|puzzle)/+)?([^?#&]*)")
_OPEN: Final = {Kind.SCF, Kind.CLASSIC}
_BASE64: Final = r"(?:[A-Za-z0-9+/ -]|%[0-9A-Fa-f]{2})"
_BARE: Final = re.compile(
    rf"(?:scl|ctc|fpuzzles|fpuz|pack)(?:\s*\{{|%7B|{_BASE64}{{16}})"
    r"|scf[0-9A-Za-x]{1,81}|classic[0-9A-Za-z()\[\]\-.~:@!$&'*,;=_]{1,81}"
)
_NAKED: Final = re.compile(rf"N4{_BASE64}{{16}}")
_SHORT: Final = re.compile(
    r"[0-9a-z]*[0-9][0-9a-z]*|[2-9BDFGHJLMNPQRTbdfghjlmnpqrt]*[2-9B-T][2-9BDFGHJLMNPQRTbdfghjlmnpqrt]*"
)
_SHORT_LENGTH: Final = 10
_ALIAS_LENGTH: Final = 20


def looks_like_address(text: str) -> bool:
    """Tell whether some input is a SudokuPad or f-puzzles address, payload or short id."""
    return bool(
        _SITE.match(text)
        or _FPUZZLES.match(text)
        or _BARE.match(text)
        or _NAKED.match(text)
        or _is_short(text)
    )


def find_address(text: str) -> Address:
    """Cut an input into its pieces.

    Args:
        text: A URL of any of the known hosts, or a payload with or without a prefix.

    Returns:
        The pieces; joined they are ``text``.

    Raises:
        FetchError: If it holds no payload but the name of a puzzle on a server.
        LinkError: If it holds neither.
    """
    if site := _SITE.match(text):
        return _on_sudokupad(text, site.end())
    if site := _FPUZZLES.match(text):
        return _on_fpuzzles(text, site.end())
    if _is_short(text):
        raise remote(text)
    return _bare(text)


def settings(tail: str, lead: str) -> tuple[tuple[str, str], ...]:
    """Give the ``setting-…`` fields around a payload, names in British spelling.

    Source: SudokuPad reads ``color`` in a name as ``colour``.
    """
    query = f"{lead.partition('?')[2]}&{tail.partition('#')[0].lstrip('/?&')}"
    return tuple(
        (name.removeprefix("setting-").replace("color", "colour"), value)
        for name, value in parse_qsl(query, keep_blank_values=True)
        if name.startswith("setting-")
    )


def is_on(value: str) -> bool:
    """Tell whether a setting's value switches it on; every other word switches it off."""
    return value.lower() in ("", "1", "t", "true")


def _on_sudokupad(text: str, start: int) -> Address:
    # The query form wins over the path, and of several fields the last one counts.
    fields = [match for match in _QUERY_ID.finditer(text, start) if match[1]]
    match = fields[-1] if fields else _PATH.match(text, start)
    if match is None or not match[1].strip("/"):
        raise LinkError(
            where="link",
            found="an address without a puzzle",
            want="a SudokuPad link with the puzzle behind the host",
            hint="open the puzzle and copy the whole address",
        )
    return _with_prefix(text, match.start(1), match.end(1))


def _on_fpuzzles(text: str, start: int) -> Address:
    match = _FPUZZLES_FIELD.search(text[start:])
    if match is None or not match[2]:
        raise LinkError(
            where="link",
            found="an address without a puzzle",
            want="an f-puzzles link with ?load=",
            hint="export the puzzle as a link and copy the whole address",
        )
    if match[1] == "id":
        raise alias(match[2])
    begin, end = start + match.start(2), start + match.end(2)
    return Address(text[:begin], "", text[begin:end], text[end:], Kind.FPUZZLES)


def _with_prefix(text: str, begin: int, end: int) -> Address:
    """Cut at a payload that has to begin with a prefix; anything else is a name."""
    name = text[begin:end].rstrip("/")
    prefix = _prefix_of(name)
    if prefix == "fpuzzles" and len(unquote(name)) < _ALIAS_LENGTH:
        raise alias(name.removeprefix(prefix))
    if not prefix:
        raise remote(unquote(name), text[:begin], text[begin + len(name) :])
    start = begin + len(prefix)
    end = begin + len(name)
    if name.endswith("=") or PREFIXES[prefix] in _OPEN or not text[end:].startswith("/"):
        return Address(text[:begin], prefix, text[start:end], text[end:], PREFIXES[prefix])
    # The last slash may be a character of the base64; behind a whole stream it does no harm.
    slash = end + (text[end - 3 : end].upper() != "%3D")
    return Address(text[:begin], prefix, text[start:slash], text[slash:], PREFIXES[prefix])


def _bare(text: str) -> Address:
    prefix = _prefix_of(text)
    kind = PREFIXES.get(prefix, Kind.UNKNOWN)
    rest = text[len(prefix) :]
    if kind in _OPEN or rest.lstrip()[:1] in ("{", "["):
        return Address("", prefix, rest, "", kind)
    cut = re.search(r"(?<==)/+(?=$|[?#&])|[?#&]", rest)
    end = cut.start() if cut else len(rest)
    return Address("", prefix, rest[:end], rest[end:], kind)


def _prefix_of(text: str) -> str:
    return next((prefix for prefix in PREFIXES if text.startswith(prefix)), "")


def _is_short(text: str) -> bool:
    return len(text) == _SHORT_LENGTH and bool(_SHORT.fullmatch(text))
