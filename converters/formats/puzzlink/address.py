"""The addresses and files of puzz.link and its relatives: taken apart, never understood.

==========================================  =====================================
``…?akari/W/H/BODY``                        puzz.link, pzv.jp, pzplus and mirrors
``…?pzprv3/lightup/H/W/ROW/ROW/…``          the same program's file as an address
``pzprv3``, a name, rows, columns, rows     the file itself
``…/bijutsukan.html?problem=H/W/ROW/ROW/``  kanpen
``…/bijutsukan.html?pzpr=W/H/BODY``         kanpen with puzz.link's body
``…/heyawake/?problem=WxH/ROOM/ROOM/…``     the old heyawake applet, see `applet`
==========================================  =====================================

The part after ``?`` decides, not the host. Before the name may stand ``key=value&`` pairs and
``v:variant/``, behind it ``_edit`` or ``_play``, then ``v:variant/`` and a flag that is no number.
Genres that are not read yet are taken apart as well, so that their links can be kept and named.

Source: robx/pzprjs, ``parser.js``.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from converters.errors import LinkError, shown
from converters.plain import check_size, size_number


class Shape(StrEnum):
    """Which of the forms a document has."""

    SHORT = "address"
    FILE = "pzprv3 file"
    KANPEN = "kanpen address"
    KANPEN_SHORT = "kanpen address with a puzz.link body"
    APPLET = "heyawake applet's address"


@dataclass(frozen=True, slots=True)
class PuzzLinkDocument:
    """An address or file; head, body and tail together are the input.

    Attributes:
        head: All before the cells.
        body: The cells, and in a file all that follows them.
        tail: A closing slash, white space, and what of a sentence or page was copied along.
        shape: Which of the forms it has.
        variety: The genre's name as it stands there, without ``_edit`` or ``_play``.
        rows: 0 if it is not known.
        cols: 0 if it is not known.
        variant: The name behind ``v:``; empty without one.
        flag: The word before the size; empty without one.
    """

    head: str
    body: str
    tail: str
    shape: Shape
    variety: str
    rows: int
    cols: int
    variant: str = ""
    flag: str = ""

    @property
    def text(self) -> str:
        """Give the whole input."""
        return self.head + self.body + self.tail


LINE_END: Final = r"(?:/|%2[Ff]|\r?\n|(?:%0[Dd])?%0[Aa])"
_PAGE: Final = r"\s{0,99}(?:[^?\s]{1,2000}\?)?(?:\w+=\w+&){0,20}"
_FILE: Final = re.compile(
    rf"{_PAGE}(?:v:(?P<variant>[^/%\n]{{0,99}}){LINE_END})?pzprv[0-9.]{{0,9}}{LINE_END}"
    rf"(?P<name>[a-z0-9_-]{{1,40}})(?:{LINE_END}|\s*\Z)"
)
_FILE_SIZE: Final = re.compile(rf"([^/%\n]*?){LINE_END}([^/%\n]*?)(?:{LINE_END}|\s*\Z)")
_FILE_SIDE: Final = re.compile(rf"([^/%\n]*?)(?:{LINE_END}|\s*\Z)")
_KANPEN: Final = re.compile(
    r"\s{0,99}(?:[^?\s]{0,2000}/)?(?P<name>[0-9a-z]{1,40})\.html\?(?P<key>problem|pzpr)=/?"
)
_APPLET: Final = re.compile(
    r"\s{0,99}(?:[^?\s]{0,2000}\bgeocities(?:\.co)?\.jp/(?=heyawake/?\?problem)|[^?\s]{0,2000}/"
    r"(?=heyawake\.html\?heyawake))(?P<name>heyawake)[^=\s]{1,20}="
    r"/?(?P<cols>[0-9]{1,9})x(?P<rows>[0-9]{1,9})(?:/|\s*\Z)"
)
_SHORT: Final = re.compile(
    rf"{_PAGE}(?:v:(?P<variant>[^/]{{0,99}})/)?(?P<name>[a-z0-9-]{{2,40}}?)(?:_edit|_play)?(?:/|\s*\Z)"
)
_OPTIONS: Final = re.compile(
    r"(?:v:(?P<variant>[^/]*)/)?(?:(?P<flag>(?![0-9]+(?:/|\s*\Z))[^/]+)/)?"
)
_SIZE: Final = re.compile(r"([^/]*)/([^/]*)(?:/|\Z)")
_ONE_SIDE: Final = re.compile(r"([^/]*)(?:/|\Z)")

_SQUARE: Final = frozenset({"sudoku"})
"""The genres whose files and kanpen addresses give one side of the board only."""
_FRAMED: Final = frozenset({"kakuro"})
"""The genres whose kanpen addresses count the row above the board and the column beside it."""

_SNIFFED: Final = 4000
_HOST: Final = re.compile(
    r"(?i)\s{0,99}https?://(?:[a-z0-9-]+\.)*(?:puzz\.link|pzv\.jp|pzplus\.tck\.mn)(?:[/?#]|\Z)"
)
_SIZED: Final = re.compile(r"(?:v:[^/]*/)?(?:(?![0-9]+/)[^/]+/)?[0-9]{1,12}/[0-9]{1,12}(?:/|\s*\Z)")


def sniff(text: str, known: frozenset[str]) -> bool:
    """Tell whether it is one of the forms: by the host, a known name, or a name and a size."""
    head = text[:_SNIFFED]
    if any(form.match(head) for form in (_HOST, _FILE, _APPLET, _KANPEN)):
        return True
    short = _SHORT.match(head)
    return short is not None and (
        (short["name"] in known and short[0].endswith("/"))
        or _SIZED.match(head, short.end()) is not None
    )


def take_apart(text: str, known: frozenset[str]) -> PuzzLinkDocument:
    """Take an address or file apart.

    Args:
        text: The whole input.
        known: The names of the genres whose size must be right.

    Raises:
        LinkError: If it names no genre, or a known one and no usable size.
    """
    for pattern, parts_of in _FORMS:
        found = pattern.match(text)
        if found is not None:
            return _document(text, found["name"], parts_of(text, found), known)
    raise LinkError(
        where="address",
        found=shown(text),
        want="the name of a genre behind the question mark, as in p?akari/6/6/nekcakbl",
        hint="copy the whole address",
    )


class _Parts(NamedTuple):
    """Where the body starts, and what stands before it; the size as it is written."""

    shape: Shape
    start: int
    rows: str
    cols: str
    variant: str = ""
    flag: str = ""


def is_square(name: str) -> bool:
    """Tell whether a genre's files and kanpen addresses give one side of the board only."""
    return name in _SQUARE


def _file(text: str, found: re.Match[str]) -> _Parts:
    square = is_square(found["name"])
    size = (_FILE_SIDE if square else _FILE_SIZE).match(text, found.end())
    rows, cols = (size[1], size[1 if square else 2]) if size else ("", "")
    end = size.end() if size else found.end()
    return _Parts(Shape.FILE, end, rows, cols, found["variant"] or "")


def _kanpen(text: str, found: re.Match[str]) -> _Parts:
    if found["key"] == "pzpr":
        return _short(text, found)._replace(shape=Shape.KANPEN_SHORT)
    square = is_square(found["name"])
    size = (_ONE_SIDE if square else _SIZE).match(text, found.end())
    first, second = (size[1], size[1 if square else 2]) if size else ("", "")
    end = size.end() if size else found.end()
    if found["name"] in _FRAMED:
        first, second = _less_one(first), _less_one(second)
    return _Parts(Shape.KANPEN, end, first, second)


def _applet(_text: str, found: re.Match[str]) -> _Parts:
    return _Parts(Shape.APPLET, found.end(), found["rows"], found["cols"])


def _short(text: str, found: re.Match[str]) -> _Parts:
    options = _OPTIONS.match(text, found.end())
    start = options.end() if options else found.end()
    variant = found.groupdict().get("variant") or (options and options["variant"]) or ""
    flag = (options and options["flag"]) or ""
    size = _SIZE.match(text, start)
    cols, rows = (size[1], size[2].rstrip()) if size else ("", "")
    return _Parts(Shape.SHORT, size.end() if size else start, rows, cols, variant, flag)


_FORMS: Final = ((_FILE, _file), (_APPLET, _applet), (_KANPEN, _kanpen), (_SHORT, _short))


def _document(text: str, name: str, parts: _Parts, known: frozenset[str]) -> PuzzLinkDocument:
    if name in known:
        rows, cols = (size_number(each, where="size") for each in (parts.rows, parts.cols))
        check_size(rows, cols, where="size")
    else:
        known_size = _SIDE.fullmatch(parts.rows) and _SIDE.fullmatch(parts.cols)
        rows, cols = (int(parts.rows), int(parts.cols)) if known_size else (0, 0)
    body = _cut(text, parts.start, parts.shape)
    return PuzzLinkDocument(
        head=text[: parts.start],
        body=body,
        tail=text[parts.start + len(body) :],
        shape=parts.shape,
        variety=name,
        rows=rows,
        cols=cols,
        variant=parts.variant,
        flag=parts.flag,
    )


def _cut(text: str, start: int, shape: Shape) -> str:
    """Give the body: without white space behind it, and an address without what follows it."""
    body = text[start:].rstrip()
    if shape is Shape.FILE:
        return body
    body = _AFTER.split(body, maxsplit=1)[0]
    if body.endswith("."):
        # A full stop is also a clue without a number, but not behind a bracket.
        stopless = body.rstrip(".")
        body = stopless if stopless.endswith(_CLOSING) else body
    return body.rstrip("".join((*_CLOSING, " '!\t\r\n"))).removesuffix("/")


_AFTER: Final = re.compile(r"""[,;<>"`|?&\\]|\](?=\(|[^][]{1,200}\[)|\[/""")
"""Characters that are in no body: a sentence, a page or a further parameter goes on there."""
_CLOSING: Final = (")", "]", "*")
"""What closes around an address."""


def _less_one(side: str) -> str:
    """Give a side without the frame that it counts."""
    return str(int(side) - 1) if _SIDE.fullmatch(side) and int(side) else side


_SIDE: Final = re.compile(r"[0-9]{1,9}")
