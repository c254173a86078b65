"""Which link is the example and which the puzzle itself: words near a link tell it, or its order.

Nearest words win: the link's own text, then words beside it in its line, then the last heading
above it. Where nothing tells it, a link that is the only one of its editor is the puzzle itself; of
two, the first is supposed to be the example. `Because` says which of these it was, so that nobody
takes a supposition for a fact.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from checker.lmd.addresses import editor_of
from checker.lmd.page import PUZZLES, SUPPOSED, Because, Editor, PageLink, Role
from checker.lmd.walking import Line, Piece

_EXAMPLE: Final = r"(?:beispiel|example|voorbeeld)\w*"
_MAIN: Final = (
    r"(?:haupt(?:r(?:ä|ae)tsel|puzzle|gitter)\w*|hoofdpuzzel\w*"
    r"|(?:main|actual|real|full|competition)[ -](?:puzzles?|grids?)|main\b"
    r"|(?:eigentliche[sn]?|große[sn]?) (?:r(?:ä|ae)tsel|puzzle|gitter)\w*)"
)
_TELLING: Final = re.compile(rf"\b(?:\d+ ?[x×] ?\d+[ -]?)?(?:({_EXAMPLE})|({_MAIN}))", re.I)
_PLAIN: Final = r"(?:das |the |de )?(?:r(?:ä|ae)tsel|puzzles?|puzzel)\b"
_SIZE: Final = r"[(\[]?\d+ ?[x×] ?\d+[)\]]?"
_NUMBERED: Final = re.compile(rf"{_PLAIN}\W*(?:nr|no)?\W*\d+\b(?! ?[x×])", re.I)
_PLAIN_MAIN: Final = re.compile(rf"(?!{_NUMBERED.pattern}){_PLAIN}", re.I)
# Nothing but the word before a link, or between it and another of the same puzzle.
_LABEL: Final = re.compile(rf"\W*({_PLAIN})\s*(?:{_SIZE})?(?:\W|\b(?:and|und|en)\b)*", re.I)
_NEUTRAL: Final = re.compile(
    r"(?:links?|online|solve|play|lösen|spielen|rätsellinks?|regeln?|rules?|spelregels)\b", re.I
)
_BRACKETED: Final = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]")
_LONGEST_HEADING: Final = 60
_PAIR: Final = 2
_NEAR: Final = 24
"""Links and texts before a link whose words may tell its role."""
_WORDS: Final = 300
"""Characters of these texts."""


class _Told(NamedTuple):
    """A role and the words that tell it."""

    role: Role
    words: str


@dataclass(frozen=True, slots=True)
class _Context:
    """What stands around a link.

    Attributes:
        before: The line's text before it.
        near: The part of that text between it and the link before it.
        behind: What stands in brackets behind it.
        heading: What the last heading tells.
    """

    before: str
    near: str
    behind: str
    heading: _Told | None


def with_roles(lines: Iterable[Line]) -> tuple[PageLink, ...]:
    """Give all links of some lines, each address once a role."""
    return supposed(_unique(_in_lines(lines)))


def supposed(links: Iterable[PageLink]) -> tuple[PageLink, ...]:
    """Give links with a supposition where no word tells a role, in place of earlier ones.

    Args:
        links: In the order of the page, with the editors that are known by now.
    """
    found = tuple(map(_untold, links))
    told = tuple(link for link in found if link.because is not Because.UNTOLD)
    untold: dict[Editor, list[PageLink]] = {}
    for link in found:
        if link.because is Because.UNTOLD:
            untold.setdefault(link.editor, []).append(link)
    new = {
        link: _by_order(link, told, alike)
        for alike in untold.values()
        if len(alike) <= _PAIR
        for link in alike
    }
    return tuple(new.get(link, link) for link in found)


def _untold(link: PageLink) -> PageLink:
    """Forget what was only supposed."""
    if link.because not in SUPPOSED:
        return link
    return replace(link, role=Role.OTHER, because=Because.UNTOLD)


def _in_lines(lines: Iterable[Line]) -> Iterator[PageLink]:
    heading: _Told | None = None
    label: frozenset[Editor] = frozenset()
    for line in lines:
        if not any(piece.address for piece in line):
            heading, label = _under(line, heading), frozenset()
            continue
        found = _in_line(line, heading)
        editors = frozenset(link.editor for link in found)
        if label & editors:
            # A second link of an editor below "Example: SudokuPad" is no longer the example.
            heading = None
            found = _in_line(line, heading)
        yield from found
        if not line[0].address:
            # "Main puzzle: SudokuPad" is a heading for the line below: it may hold Penpa+ alone.
            above, heading = heading, _under((line[0],), heading)
            label = editors if heading is not above else label | editors


def _in_line(line: Line, heading: _Told | None) -> tuple[PageLink, ...]:
    """Give the links of one line."""
    return tuple(
        _link(piece, _context(line, at, heading)) for at, piece in enumerate(line) if piece.address
    )


def _context(line: Line, at: int, heading: _Told | None) -> _Context:
    """Give what stands around a link; words far before it in its line do not count."""
    texts = _before(line[max(0, at - _NEAR) : at])
    near = "" if at and line[at - 1].address else "".join(texts[-1:])
    return _Context("".join(texts)[-_WORDS:], near, _behind(line[at + 1 : at + 2]), heading)


def _link(piece: Piece, context: _Context) -> PageLink:
    text = piece.text.strip()
    editor = editor_of(piece.address, (text, context.behind, context.near))
    if editor not in PUZZLES:
        return PageLink(piece.address, text, editor, Role.OTHER, Because.NO_PUZZLE)
    own = _told(text)
    beside = (
        _told(context.behind)
        or _label(context.near)
        or _told(context.before)
        or _label(context.before)
        or _labelled(context.before)
    )
    for told, because in (
        (None if piece.text == piece.address else own, Because.LINK_TEXT),
        (beside, Because.BESIDE),
        (context.heading, Because.HEADING),
    ):
        if told is not None:
            return PageLink(piece.address, text, editor, told.role, because, told.words)
    return PageLink(piece.address, text, editor, Role.OTHER, Because.UNTOLD)


def _told(text: str) -> _Told | None:
    """Give the role that a text tells, the last one if it tells several."""
    matches = tuple(_TELLING.finditer(text))
    if not matches:
        return None
    return _Told(Role.EXAMPLE if matches[-1][1] else Role.MAIN, matches[-1][0])


def _label(before: str) -> _Told | None:
    """Give the role that ``Puzzle`` tells if nothing else stands in a link's last sentence."""
    match = _LABEL.fullmatch(re.split(r"[.!?]\s", before)[-1])
    return _Told(Role.MAIN, match[1]) if match else None


def _labelled(before: str) -> _Told | None:
    """Give the role that ``Puzzle:`` tells at the start of a line; in a sentence it tells none."""
    match = _PLAIN_MAIN.match(before.strip())
    if match is None or not before.rstrip().endswith(":"):
        return None
    return _Told(Role.MAIN, match[0])


def _under(line: Line, above: _Told | None) -> _Told | None:
    """Give what holds below a line: its own word if it is a heading, else what held before."""
    words = "".join(piece.text for piece in line).strip()
    strong = all(piece.strong for piece in line if piece.text.strip())
    if not words or len(words) > _LONGEST_HEADING or words.endswith("."):
        return above
    matches = tuple(_TELLING.finditer(words))
    if len({bool(match[1]) for match in matches}) > 1:
        return None  # the head of a table, say: which is which, it does not tell
    told = _told(words)
    begins = _TELLING.match(words) is not None
    if told is not None and (strong or begins or words.endswith(":")):
        return _Told(told.role, words)
    if _PLAIN_MAIN.match(words):
        return _Told(Role.MAIN, words)
    return None if _NEUTRAL.match(words) or _NUMBERED.match(words) else above


def _before(pieces: Sequence[Piece]) -> list[str]:
    """Give the texts in a line before a link, without what is in brackets behind earlier links."""
    told: list[str] = []
    for at, piece in enumerate(pieces):
        behind_link = at > 0 and bool(pieces[at - 1].address)
        if not piece.address:
            told.append(_BRACKETED.sub("", piece.text, count=1) if behind_link else piece.text)
    return told


def _behind(pieces: Sequence[Piece]) -> str:
    """Give what stands in brackets right behind a link."""
    match = _BRACKETED.match(pieces[0].text) if pieces and not pieces[0].address else None
    return match[1] if match else ""


def _unique(links: Iterable[PageLink]) -> Iterator[PageLink]:
    """Drop links with no text that stand elsewhere with one, and the same link told twice."""
    every = tuple(links)
    named = {link.address for link in every if link.text}
    seen: set[tuple[str, Role]] = set()
    for link in every:
        if (link.text or link.address not in named) and (link.address, link.role) not in seen:
            seen.add((link.address, link.role))
            yield link


def _by_order(link: PageLink, told: Sequence[PageLink], alike: Sequence[PageLink]) -> PageLink:
    """Suppose the role of a link of which no word tells it.

    Args:
        link: The link.
        told: The links whose roles are told.
        alike: The links of its editor whose roles are not.
    """
    taken = {each.role for each in told}
    if len(alike) == 1 and (link.editor, Role.MAIN) not in {(e.editor, e.role) for e in told}:
        because = Because.ORDER if Role.MAIN in taken else Because.ALONE
        return replace(link, role=Role.MAIN, because=because)
    if len(alike) == _PAIR and not taken & {Role.MAIN, Role.EXAMPLE}:
        role = Role.EXAMPLE if link == alike[0] else Role.MAIN
        return replace(link, role=role, because=Because.ORDER)
    return link
