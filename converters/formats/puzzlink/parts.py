"""What a file is made of: grids of tokens, regions, and single lines, one after the other.

pzprjs takes as many lines as a grid has rows, and of these one token after the other; a token too
few or too many in a line moves all that follow. The parts here do the same and say so.

Source: robx/pzprjs, ``FileData.js``, ``decodeObj``, ``decodeAreaRoom``, ``decodeConfigFlag``.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, NamedTuple
from urllib.parse import unquote

from converters.errors import shown
from converters.formats.puzzlink.board import SET, UNREAD, Board, Draft, Group, cells, flat
from converters.formats.puzzlink.rooms import put_borders, region_lines
from converters.formats.puzzlink.sheet import Layout, Token, lines_of
from converters.formats.puzzlink.tokens import Tokens, content_at, whole
from converters.site import Site

_SHOWN_ESCAPED: Final = 600


class Slot(NamedTuple):
    """A token that was read, its place, and the tokens of its grid."""

    site: Site
    token: Token
    tokens: Tokens


@dataclass(slots=True)
class Lines:
    """The lines of a file's body, and how far they are read.

    Attributes:
        body: All behind the size.
        layout: How its lines are parted.
        spans: Start and end of each line.
        next: The first line that is not read yet.
        slots: The tokens read so far.
    """

    body: str
    layout: Layout
    spans: list[tuple[int, int]]
    next: int = 0
    slots: list[Slot] = field(default_factory=list[Slot])

    def text(self, number: int) -> str:
        """Give a line without its escapes, outer white space and what no message would show."""
        if number >= len(self.spans):
            return ""
        start, end = self.spans[number]
        return unquote(self.body[start : min(end, start + _SHOWN_ESCAPED)]).strip()

    def over(self) -> bool:
        """Tell whether nothing but history and the like is left."""
        rest = range(self.next, len(self.spans))
        first = next((text for text in map(self.text, rest) if text), "")
        return not first or BEHIND.match(first) is not None

    def take(self) -> str:
        """Give the next line."""
        self.next += 1
        return self.text(self.next - 1)

    def tokens(self) -> Iterable[Token]:
        """Give the tokens of the next line; history and the like has none."""
        number = self.next
        self.next += 1
        if number >= len(self.spans) or BEHIND.match(self.text(number)):
            return ()
        return self.layout.tokens(self.body, *self.spans[number])


BEHIND: Final = re.compile(r"TrialData\(|info:|history:|__HISTORY__|https?:")
"""How lines behind the board begin that are kept and not read."""


def lines(body: str, layout: Layout) -> Lines:
    """Part a body into its lines."""
    return Lines(body, layout, list(lines_of(body, layout.line_end)))


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a file.

    Attributes:
        read: Lines to the board.
        write: Board to lines.
    """

    read: Callable[[Lines, Draft], None]
    write: Callable[[Board], tuple[str, ...]]


class _Row(NamedTuple):
    name: str
    number: int
    first: Site | None


def grid(name: str, group: Group, tokens: Tokens, *, given: bool = False) -> Part:
    """Give a grid of tokens that mean the same everywhere; the rest as `mixed_grid`."""
    return mixed_grid(name, group, lambda _: tokens, given=given)


def mixed_grid(
    name: str, group: Group, tokens_at: Callable[[Site], Tokens], *, given: bool = False
) -> Part:
    """Give a grid of tokens.

    Args:
        name: What messages call it.
        group: Its places.
        tokens_at: What the token of a place means.
        given: Whether it belongs to the puzzle; an answer's grid may be missing.
    """

    def read(found: Lines, draft: Draft) -> None:
        if not given and found.over():
            return
        rows = group(draft.rows, draft.cols)
        places = [site for row in rows for site in row]
        taken = 0
        for index, row in enumerate(rows, start=1):
            room = len(places) - taken
            row_tokens = list(islice(found.tokens(), room + 1))
            about = _Row(name, index, row[0] if row else None)
            _check_row(draft, about, len(row_tokens), (len(row), room))
            for site, token in zip(places[taken:], row_tokens, strict=False):
                _take(found, draft, Slot(site, token, tokens_at(site)))
            taken += min(room, len(row_tokens))
        if taken < len(places):
            what = f"{len(places) - taken} values missing, taken as empty"
            draft.lose(name, what, places[taken])

    def write(board: Board) -> tuple[str, ...]:
        rows = group(board.rows, board.cols)
        return tuple("".join(f"{token_at(board, site)} " for site in row) for row in rows)

    def token_at(board: Board, site: Site) -> str:
        tokens = tokens_at(site)
        return tokens.write(content_at(board.marks, site, tokens.fields()))

    return Part(read, write)


def _check_row(draft: Draft, about: _Row, found: int, wanted: tuple[int, int]) -> None:
    cols, room = wanted
    what = f"{found} values instead of {cols}; what follows moves"
    if found > room:
        what = f"more values than the {room} places that are left"
    if found not in (0, cols) or found > room:
        draft.lose(f"{about.name}.row.{about.number}", what, about.first)


def _take(found: Lines, draft: Draft, slot: Slot) -> None:
    """Note what a token says."""
    found.slots.append(slot)
    content = slot.tokens.read(slot.token.text)
    if content is None:
        draft.lose(f"body.{slot.token.start}", f"the value {shown(slot.token.text)}", slot.site)
        content = {UNREAD: SET}
    for name, value in content.items():
        draft.put(name, slot.site, value)


def if_any(part: Part, *fields: str) -> Part:
    """Give a part that is written only if one of its fields is not empty."""

    def write(board: Board) -> tuple[str, ...]:
        return part.write(board) if any(board.at(name) for name in fields) else ()

    return Part(part.read, write)


def _read_regions(found: Lines, draft: Draft) -> None:
    """Read how many regions there are, and the name of each cell's."""
    found.take()
    places = flat(cells, draft.rows, draft.cols)
    names: dict[Site, str] = {}
    for index in range(draft.rows):
        row_tokens = list(islice(found.tokens(), len(places) - len(names) + 1))
        about = _Row("regions", index + 1, places[index * draft.cols])
        _check_row(draft, about, len(row_tokens), (draft.cols, len(places) - len(names)))
        names.update(zip(places[len(names) :], (each.text for each in row_tokens), strict=False))
    if len(names) < len(places):
        draft.lose("regions", f"{len(places) - len(names)} cells missing", places[len(names)])
    put_borders(draft, names)


REGIONS: Final = Part(_read_regions, region_lines)
"""The regions by name; a border that parts no regions is lost in it."""


def flag(letter: str) -> Part:
    """Give the line with one letter that is there if a setting is."""

    def read(found: Lines, draft: Draft) -> None:
        if found.text(found.next) == letter:
            found.take()
            draft.settings.add(letter)

    def write(board: Board) -> tuple[str, ...]:
        return (letter,) if letter in board.settings else ()

    return Part(read, write)


def named_flag(letter: str, name: str) -> Part:
    """Give the line that names the settings that are on, with commas."""

    def read(found: Lines, draft: Draft) -> None:
        for each in filter(None, found.take().split(",")):
            if each == name:
                draft.settings.add(letter)
            else:
                draft.lose(f"line.{found.next}", f"the setting {shown(each)}")

    def write(board: Board) -> tuple[str, ...]:
        return (name if letter in board.settings else "",)

    return Part(read, write)


def count_line(name: str, place: Callable[[int, int], Site]) -> Part:
    """Give the line with one number for the whole board."""

    def read(found: Lines, draft: Draft) -> None:
        text = found.take()
        value = whole(text)
        if value is None:
            draft.lose(f"line.{found.next}", f"the number {shown(text)}")
        else:
            draft.put(name, place(draft.rows, draft.cols), (value,))

    def write(board: Board) -> tuple[str, ...]:
        value = next(iter(board.at(name).values()), (0,))
        return (str(value[0]),)

    return Part(read, write)
