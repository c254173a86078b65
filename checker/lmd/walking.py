"""A page as lines of text with the links in them, however damaged its HTML is.

Authors leave links unclosed and empty, so an element does not say where a link's text ends. Here it
ends with the element, with the next link, or with the line, whichever comes first: two links never
share a text, and no link swallows what stands below it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from checker.lmd.addresses import full_address
from checker.lmd.soup import Node, Step, attribute, steps

# fmt: off
BLOCKS: Final = frozenset((
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl",
    "dt", "fieldset", "figure", "footer", "form", "h1", "h2", "h3", "h4",
    "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol",
    "p", "pre", "section", "table", "tbody", "thead", "tr", "ul",
))
# fmt: on
STRONG: Final = frozenset(("b", "strong", "u", "h1", "h2", "h3", "h4", "h5", "h6"))
_CELLS: Final = frozenset(("td", "th"))
_ADDRESS: Final = re.compile(
    r"(?:https?://|www\.)[^\s<>\"„“”«»]+"
    r"|(?<![\w./@-])(?:tinyurl\.com|tinypuz\.com|sudokupad\.app|f-puzzles\.com|puzz\.link|pzv\.jp"
    r"|penpa-edit\.com|(?:swaroopg92|opt-pan)\.github\.io)/[^\s<>\"„“”«»]+",
    re.IGNORECASE,
)
_CLOSING: Final = {")": "(", "]": "[", "}": "{"}
_MARKS: Final = ",;:!?'’*"


class Piece(NamedTuple):
    """A stretch of a line.

    Attributes:
        text: Its words.
        address: Where it leads; empty if it is no link.
        strong: Whether it stands out, as headings do.
    """

    text: str
    address: str = ""
    strong: bool = False


Line = tuple[Piece, ...]


def lines(walk: Iterable[Step]) -> tuple[Line, ...]:
    """Give the lines of some part of a page, blank ones as well."""
    writer = _Writer()
    for step in walk:
        if step.node is None:
            writer.say(step.text)
        elif step.node.name in BLOCKS or step.node.name == "br":
            writer.end_line(step.node.name, begins=step.begins)
        writer.mark(step)
    writer.end_line("", begins=True)
    return tuple(writer.lines)


def text_of(some: Iterable[Line]) -> str:
    """Give lines as text, with at most one blank line between two."""
    told = (re.sub(r"\s+", " ", "".join(piece.text for piece in line)).strip() for line in some)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(told)).strip()


def plain_text(root: Node) -> str:
    """Give an element's text."""
    return text_of(lines(steps(root)))


@dataclass(slots=True)
class _Writer:
    """Lines as they grow."""

    lines: list[Line] = field(default_factory=list[Line])
    _line: list[Piece] = field(default_factory=list[Piece])
    _address: str = ""
    _depth: int = 0

    def mark(self, step: Step) -> None:
        """Begin or end a link or a stretch that stands out."""
        if step.node is None:
            return
        name = step.node.name
        if name == "a":
            href = attribute(step.node, "href") if step.begins else ""
            self._address = full_address(href)
            if self._address:
                self._line.append(Piece("", self._address))
        elif name in STRONG:
            self._depth += 1 if step.begins else -1
        elif name in _CELLS:
            self.say(" ")
        elif name == "img" and step.begins and self._address:
            self.say(attribute(step.node, "alt"))

    def say(self, text: str) -> None:
        """Add text to the line, and to the link that is open."""
        words = re.sub(r"\s+", " ", text)
        last = self._line[-1] if self._line else None
        if last is not None and last.address and last.address == self._address:
            self._line[-1] = last._replace(text=last.text + words)
        elif words:
            self._line.append(Piece(words, "", self._depth > 0))

    def end_line(self, name: str, *, begins: bool) -> None:
        """Begin a new line, where an element of a line's own begins or ends."""
        self._address = ""
        if self._line or (name == "br" and begins):
            self.lines.append(tuple(_with_plain(self._line)))
        self._line = []


def _with_plain(line: Iterable[Piece]) -> Iterator[Piece]:
    """Cut out addresses that stand in the text as plain words."""
    for piece in line:
        if not piece.address:
            yield from _cut(piece)
            continue
        yield piece
        # An unclosed link may have swallowed another address.
        shown = (found for found in _cut(piece) if found.address)
        yield from (found for found in shown if not _same(found.address, piece.address))


def _cut(piece: Piece) -> Iterator[Piece]:
    start = 0
    for match in _ADDRESS.finditer(piece.text):
        shown = _bare(match[0])
        if not shown.rpartition("//")[2]:
            continue
        yield piece._replace(text=piece.text[start : match.start()], address="")
        yield Piece(shown, shown if "://" in shown else f"https://{shown}", piece.strong)
        start = match.start() + len(shown)
    yield piece._replace(text=piece.text[start:], address="")


def _bare(address: str) -> str:
    """Drop what follows an address in a sentence; a full stop may end a puzz.link address."""
    keeps_stop = re.search(r"/p\?|/p\.html\?", address) is not None
    ends = _MARKS if keeps_stop else _MARKS + ".…"
    spare = {last: address.count(last) - address.count(first) for last, first in _CLOSING.items()}
    end = len(address)
    while end and (address[end - 1] in ends or spare.get(address[end - 1], 0) > 0):
        end -= 1
        if address[end] in spare:
            spare[address[end]] -= 1
    return address[:end]


def _same(shown: str, address: str) -> bool:
    """Tell whether a link shows its own address, perhaps cut short."""
    one, other = (
        re.sub(r"^https?://(?:www\.)?", "", each).rstrip("/") for each in (shown, address)
    )
    return other.startswith(one)
