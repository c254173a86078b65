"""What is told of a page of the portal."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from checker.rule import Lang, Remark, Text


class Editor(StrEnum):
    """Whose a link is; of a short link it is what its text says, if that says it."""

    PENPA = "penpa"
    SUDOKUPAD = "sudokupad"
    FPUZZLES = "fpuzzles"
    PUZZLINK = "puzzlink"
    SHORT = "short"
    """A short link that may lead to any editor."""
    PICTURE = "picture"
    FILE = "file"
    PORTAL = "portal"
    ELSEWHERE = "elsewhere"


PUZZLES: Final = frozenset(
    (Editor.PENPA, Editor.SUDOKUPAD, Editor.FPUZZLES, Editor.PUZZLINK, Editor.SHORT)
)
"""Those whose links hold or lead to a puzzle."""


class Role(StrEnum):
    """What a link shows."""

    EXAMPLE = "example"
    MAIN = "main"
    OTHER = "other"


class Because(StrEnum):
    """What tells a link's role."""

    LINK_TEXT = "link-text"
    BESIDE = "beside"
    HEADING = "heading"
    ALONE = "alone"
    ORDER = "order"
    NO_PUZZLE = "no-puzzle"
    UNTOLD = "untold"


SUPPOSED: Final = frozenset((Because.ALONE, Because.ORDER, Because.UNTOLD))
"""Those without a word that tells the role."""
_REASONS: Final[Mapping[Because, Text]] = MappingProxyType(
    {
        Because.LINK_TEXT: Text(
            de="sein Text sagt es: „{words}“",
            en="its text says so: '{words}'",
            nl="de tekst ervan zegt het: '{words}'",
        ),
        Because.BESIDE: Text(
            de="daneben steht „{words}“",
            en="beside it stands '{words}'",
            nl="ernaast staat '{words}'",
        ),
        Because.HEADING: Text(
            de="darüber steht „{words}“",
            en="above it stands '{words}'",
            nl="erboven staat '{words}'",
        ),
        Because.ALONE: Text(
            de="kein Wort sagt es, aber es gibt keinen zweiten dieser Art",
            en="no word says so, but there is no second one of its sort",
            nl="geen woord zegt het, maar er is geen tweede van die soort",
        ),
        Because.ORDER: Text(
            de="kein Wort sagt es; vermutet nach der Reihenfolge",
            en="no word says so; supposed from the order",
            nl="geen woord zegt het; vermoed op grond van de volgorde",
        ),
        Because.NO_PUZZLE: Text(
            de="er führt zu keinem bekannten Editor",
            en="it leads to no known editor",
            nl="hij leidt niet naar een bekende editor",
        ),
        Because.UNTOLD: Text(
            de="kein Wort sagt, was er zeigt",
            en="no word says what it shows",
            nl="geen woord zegt wat hij toont",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link in the author's text.

    Attributes:
        address: Where it leads, in full.
        text: What readers click on; empty if that is nothing.
        editor: Whose it is.
        role: What it shows.
        because: What tells the role.
        words: The words that tell it; empty if none do.
    """

    address: str
    text: str
    editor: Editor
    role: Role
    because: Because
    words: str = ""

    @property
    def reason(self) -> Remark:
        """Say what tells the role."""
        return Remark(_REASONS[self.because], facts={"words": self.words})

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``verify --json`` prints for it."""
        return {
            "address": self.address,
            "text": self.text,
            "editor": self.editor.value,
            "role": self.role.value,
            "because": self.because.value,
            "reason": self.reason.say(lang),
        }


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How hard a puzzle is said to be.

    Attributes:
        level: 1, very easy, to 5, very hard.
        words: The same in words of the page.
        voted: Whether solvers said so; else the author did.
    """

    level: int
    words: str
    voted: bool


@dataclass(frozen=True, slots=True)
class Page:
    """What a page says; whatever it does not say is empty or None.

    Attributes:
        id: Six characters, a number to the base 36.
        title: The puzzle's title.
        author: The author's name.
        published: When it was published.
        published_words: The same as the page writes it: it may hang on the day of asking.
        changed: When it was changed for the last time.
        difficulty: How hard it is.
        rating: How much solvers like it, in percent.
        solved: How many have solved it.
        tags: The portal's tags.
        text: The author's text: rules and all else, a line a paragraph.
        wording: What the author asks for as solution code.
        links: The links in the author's text, in order.
        lang: The language of the page's own words.
        outdated: Whether it says that the German text has changed since it was translated.
        asked: When it was asked for; None if that is not known.
        error: Why this is no page of a puzzle; None if it is one.
    """

    id: str = ""
    title: str = ""
    author: str = ""
    published: datetime | None = None
    published_words: str = ""
    changed: datetime | None = None
    difficulty: Difficulty | None = None
    rating: int | None = None
    solved: int | None = None
    tags: tuple[str, ...] = ()
    text: str = ""
    wording: str = ""
    links: tuple[PageLink, ...] = ()
    lang: Lang | None = None
    outdated: bool = False
    asked: datetime | None = None
    error: Remark | None = None

    def to_json(self) -> dict[str, object]:
        """Give the object that ``verify --json`` prints, without the links."""
        hard = self.difficulty
        return {
            "id": self.id,
            "title": self.title,
            "author": self.author,
            "published": self.published.isoformat() if self.published else None,
            "published_words": self.published_words,
            "changed": self.changed.isoformat() if self.changed else None,
            "difficulty": hard and {"level": hard.level, "words": hard.words, "voted": hard.voted},
            "rating": self.rating,
            "solved": self.solved,
            "tags": list(self.tags),
            "text": self.text,
            "wording": self.wording,
            "lang": self.lang.value if self.lang else None,
            "outdated": self.outdated,
            "asked": self.asked.isoformat() if self.asked else None,
        }
