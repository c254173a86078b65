"""The cells of a file: one token each, in lines that need not be as long as they should.

pzprjs takes as many lines as the board has rows, and of these one token after the other; a token
too few or too many in a line moves all that follow. `read` does the same and says so. Behind the
rows a file may have a second grid of ``.`` and ``-`` (numbers that the player ticked off),
``TrialData`` steps, and ``info:`` or ``history:`` blocks. They are kept and not read.

Source: robx/pzprjs, ``FileData.js``, ``getItemList`` and ``decodeCellQnumAns``; ``lightup.js``.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from converters.errors import shown
from converters.formats.puzzlink.address import LINE_END
from converters.loss import Loss, LossKind, Lossy
from converters.plain import BULB, DOT, UNREAD, WALL, WHITE, Codes, PlainCell, PlainGrid, splice
from converters.site import cell


class Token(NamedTuple):
    """A token without its escapes, and where it stands in the body."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Layout:
    """How a sort of file writes cells.

    Attributes:
        codes: Its codes.
        pieces: What a line is made of: blanks or, as a group, a token.
        line_end: What ends a line.
    """

    codes: Codes
    pieces: re.Pattern[str]
    line_end: re.Pattern[str]

    def tokens(self, body: str, start: int, end: int) -> Iterator[Token]:
        """Give the tokens of one line."""
        for found in self.pieces.finditer(body, start, end):
            if found[1]:
                yield Token(*found.span(), unquote(found[1][:_SHOWN_ESCAPED]))


_PIECES: Final = re.compile(r"(?:%20|%0[9Dd]|\s)+|((?:%(?!20|0[9Dd])|[^\s%])++)")
# a mail program may have broken an address into lines; that ends no row
_ADDRESS_END: Final = re.compile(r"/|%2[Ff]|(?:%0[Dd])?%0[Aa]")
_FILE_CODES: Final = Codes(
    fixed=MappingProxyType({".": WHITE, "#": BULB, "+": DOT, "-": WALL}), top=999
)
FILE: Final = Layout(_FILE_CODES, _PIECES, re.compile(LINE_END))
ADDRESS: Final = Layout(_FILE_CODES, _PIECES, _ADDRESS_END)
# kanpen's 5 is a black cell without a number, not the number 5; its blanks are underscores
KANPEN: Final = Layout(
    Codes(fixed=MappingProxyType({".": WHITE, "5": WALL}), top=999),
    re.compile(r"(?:%20|%0[9Dd]|\s|_)+|((?:%(?!20|0[9Dd])|[^\s%_])++)"),
    _ADDRESS_END,
)

_KNOWN_TAIL: Final = re.compile(r"TrialData\(|info:|history:|__HISTORY__|https?:")
_TICKS: Final = frozenset(".-")
# what JavaScript's encodeURIComponent leaves alone besides letters and digits
_SAFE: Final = "-_.!~*'()"
# no code is longer than this with all characters escaped, and no message shows more
_SHOWN_ESCAPED: Final = 600


@dataclass(frozen=True, slots=True)
class Sheet:
    """The cells of a file.

    Attributes:
        grid: What they hold; a token nobody knows is unread, a missing one white.
        tokens: The tokens of the cells; fewer than cells if some are missing.
        has_tail: Whether something that is kept stands behind the rows.
    """

    grid: PlainGrid
    tokens: tuple[Token, ...]
    has_tail: bool


def read(body: str, rows: int, cols: int, layout: Layout) -> Lossy[Sheet]:
    """Read the rows of a file.

    Args:
        body: All behind the size.
        rows: At least 1.
        cols: At least 1.
        layout: `FILE`, `ADDRESS` or `KANPEN`.

    Returns:
        The cells, and as not understood: unknown tokens, rows of another length, cells that are
        missing, and lines behind the rows that are none of the known ones.
    """
    lines = lines_of(body, layout.line_end)
    tokens: list[Token] = []
    losses: list[Loss] = []
    for number, (start, end) in enumerate(islice(lines, rows), start=1):
        found = layout.tokens(body, start, end)
        room = rows * cols - len(tokens)
        row = list(islice(found, room + 1))
        losses += _wrong_row(number, len(row), room, cols)
        tokens += row[:room]
    cells = [layout.codes.read(token.text) or UNREAD for token in tokens]
    losses += _unknown(tokens, cells, cols)
    losses += _missing(len(tokens), rows, cols)
    cells += [WHITE] * (rows * cols - len(cells))
    has_tail, lost = _tail(body, lines, rows)
    sheet = Sheet(PlainGrid(rows, cols, tuple(cells)), tuple(tokens), has_tail)
    return Lossy(sheet, (*losses, *lost))


def lines_of(body: str, line_end: re.Pattern[str]) -> Iterator[tuple[int, int]]:
    """Give the start and end of each line."""
    start = 0
    for found in line_end.finditer(body):
        yield start, found.start()
        start = found.end()
    yield start, len(body)


def _wrong_row(number: int, found: int, room: int, cols: int) -> Iterator[Loss]:
    what = f"{found} values instead of {cols}; what follows moves"
    if found > room:
        what = f"more values than the {room} cells that are left"
    if found != cols or found > room:
        yield Loss(LossKind.NOT_UNDERSTOOD, f"row.{number}", what, cell(number - 1, 0))


def _unknown(tokens: Sequence[Token], cells: Sequence[PlainCell], cols: int) -> Iterator[Loss]:
    for index, (token, content) in enumerate(zip(tokens, cells, strict=True)):
        if content.unread:
            site = cell(index // cols, index % cols)
            what = f"the value {shown(token.text)}"
            yield Loss(LossKind.NOT_UNDERSTOOD, f"cell.{index}", what, site)


def _missing(found: int, rows: int, cols: int) -> Iterator[Loss]:
    if found < rows * cols:
        site = cell(found // cols, found % cols)
        what = f"{rows * cols - found} cells missing, taken as white"
        yield Loss(LossKind.NOT_UNDERSTOOD, f"cell.{found}", what, site)


def _tail(body: str, lines: Iterator[tuple[int, int]], rows: int) -> tuple[bool, tuple[Loss, ...]]:
    """Tell whether there is anything behind the rows, and name the first line nobody knows."""
    is_there = False
    for number, (start, end) in enumerate(lines):
        line = unquote(body[start : min(end, start + _SHOWN_ESCAPED)]).strip()
        is_there = is_there or bool(line)
        if _KNOWN_TAIL.match(line):
            break
        ticks = number < rows and set(unquote(body[start:end]).split()) <= _TICKS
        if line and not ticks:
            what = f"text behind the board: {shown(line)}"
            return True, (Loss(LossKind.NOT_UNDERSTOOD, f"line.{rows + number + 1}", what),)
    return is_there, ()


def patched(body: str, sheet: Sheet, codes: Iterable[tuple[int, str]], *, escaped: bool) -> str:
    """Replace the tokens of some cells and keep every other character.

    Args:
        body: What `sheet` was read from, with a token for each cell.
        sheet: Its cells.
        codes: Index and new code of each cell that changes, in order.
        escaped: Whether the body stands in an address.
    """
    return splice(
        body,
        (
            (
                sheet.tokens[index].start,
                sheet.tokens[index].end,
                escape(code) if escaped else code,
            )
            for index, code in codes
        ),
    )


def write(codes: Sequence[str], cols: int) -> str:
    """Write the rows as pzprjs writes them into an address, with the slash it closes them with."""
    rows = (codes[start : start + cols] for start in range(0, len(codes), cols))
    return "".join(escape(" ".join(row) + " ") + "/" for row in rows) + "/"


def escape(text: str) -> str:
    """Write a text as it stands in an address."""
    return quote(text, safe=_SAFE)
