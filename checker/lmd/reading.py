"""From the HTML of a page to all that it says.

The author's text may be broken in any way, and what is broken in it breaks the page around it: an
unclosed ``div`` swallows the rest, one closed too much ends it early. So the text goes from where
it begins to where the wording of the code begins, wherever these two lie in the tree.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from checker.lmd.addresses import id_of
from checker.lmd.dates import date_in
from checker.lmd.page import Difficulty, Page, PageLink
from checker.lmd.roles import with_roles
from checker.lmd.soup import Node, Step, attribute, classes, first, parse, select, steps
from checker.lmd.walking import Line, lines, plain_text, text_of
from checker.rule import Lang, Remark, Text, verbatim
from converters.limits import MAX_FETCHED

_TEXT: Final = "rp_html"
_CODE: Final = "rp_loesungscode_descr"
_AROUND: Final = frozenset(("rightcolumn", "leftcolumn", "box", "menu", "rp_tags", "rp_titel"))
_NO_PUZZLE: Final = Text(
    de="Das ist keine Seite eines Rätsels: Sie hat keinen Titel.",
    en="This is no page of a puzzle: it has no title.",
    nl="Dit is geen pagina van een puzzel: er is geen titel.",
)
_TOO_LARGE: Final = Text(
    de="Die Seite ist größer als jede des Portals: sie hat mehr als {most} Elemente.",
    en="The page is larger than any of the portal's: it has more than {most} elements.",
    nl="De pagina is groter dan elke van het portaal: er zijn meer dan {most} elementen.",
)
MAX_TAGS: Final = 20_000
"""Tags that a page may have; those of the portal have some hundreds, and two a comment."""
_LABELS: Final[Mapping[str, str]] = {
    "schwierigkeit": "difficulty",
    "difficulty": "difficulty",
    "bewertung": "rating",
    "rating": "rating",
    "gelöst": "solved",
    "solved": "solved",
    "id": "id",
}
_CODE_LABEL: Final = re.compile(r"\s*(?:Lösungscode|Solution code)\s*:?\s*$", re.IGNORECASE)
_BELOW: Final = re.compile(
    r"^(?:Zuletzt geändert|Last changed|Gelöst von|Solved by|Kommentare|Comments)\b.*",
    re.MULTILINE | re.DOTALL,
)
_CHANGED: Final = re.compile(r"(?:Zuletzt geändert|Last changed)[^\n]*")
_COMMENTS: Final = ("Kommentare", "Comments")
_OUTDATED: Final = re.compile(r"German version of this page has changed", re.IGNORECASE)
_AUTHOR: Final = re.compile(r"\d:\d\d(?: Uhr)? (?:von|by) (.+?)\)?$")
_PERCENT: Final = re.compile(r"(\d{1,3})\s*%")
_COUNT: Final = re.compile(r"\d[\d.,]*")
_LEVEL: Final = re.compile(r"(u?)level\d", re.IGNORECASE)
_LEVELS: Final = ("1", "2", "3", "4", "5")


class _Rows(NamedTuple):
    """The table of statistics: each row's text and element, by what it tells."""

    texts: Mapping[str, str]
    nodes: Mapping[str, Node]


def read_page(html: str, *, address: str = "", asked: datetime | None = None) -> Page:
    """Give all that a page says; never raises, however damaged it is.

    Args:
        html: The page.
        address: Where it came from; empty if that is not known.
        asked: When it was asked for, with a time zone; None: not known, as of a saved page.
    """
    if len(html) > MAX_FETCHED or html.count("<") > MAX_TAGS:
        return Page(id=id_of(address), error=Remark(_TOO_LARGE, facts={"most": MAX_TAGS}))
    soup = parse(html)
    title = first(soup, ".rp_titel h2") or first(soup, ".rp_titel")
    error = first(soup, "p.rp_error")
    if title is None or error is not None:
        words = plain_text(error) if error else ""
        return Page(id=id_of(address), error=verbatim(words) if words else Remark(_NO_PUZZLE))
    rows, told = _statistics(soup), _author_lines(soup)
    stamp = first(soup, ".rp_eingestellt")
    stamp_words = plain_text(stamp) if stamp else ""
    whole = plain_text(soup)
    changed = _CHANGED.search(whole)
    return Page(
        id=id_of(rows.texts.get("id", "")) or id_of(address),
        title=_one_line(plain_text(title)),
        author=_author(stamp, stamp_words),
        published=date_in(stamp_words, asked),
        published_words=_one_line(stamp_words),
        changed=date_in(changed[0], asked) if changed else None,
        difficulty=_difficulty(rows.nodes.get("difficulty")),
        rating=_number(_PERCENT.search(rows.texts.get("rating", ""))),
        solved=_number(_COUNT.search(rows.texts.get("solved", ""))),
        tags=tuple(_one_line(plain_text(tag)) for tag in select(soup, ".rp_tags a")),
        text=_CODE_LABEL.sub("", text_of(told)).strip(),
        wording=_wording(soup),
        links=with_roles(told),
        lang=_lang(stamp_words),
        outdated=_OUTDATED.search(_one_line(whole)) is not None,
        asked=asked,
    )


def links_in(html: str) -> tuple[PageLink, ...]:
    """Give the links in the author's text of a page."""
    return read_page(html).links


def _author_lines(soup: Node) -> Sequence[Line]:
    """Give the lines of the author's text."""
    return lines(_author_steps(tuple(steps(soup))))


def _author_steps(walk: Sequence[Step]) -> Iterator[Step]:
    """Give the part of a page from the author's text to the wording of the code, or its own end."""
    begin = next((at for at, step in enumerate(walk) if _begins(step, _TEXT)), len(walk))
    stop = next(
        (at for at in range(begin, len(walk)) if _begins(walk[at], _CODE)),
        _end_of(walk, begin),
    )
    inside = walk[begin:stop]
    around = (at for at, step in enumerate(inside) if step.begins and _classes(step) & _AROUND)
    return iter(_without_comments(inside[: next(around, len(inside))]))


def _without_comments(inside: Sequence[Step]) -> Sequence[Step]:
    """Drop the page's own lines and the comments, if an unclosed element has swallowed them."""
    own = [at for at, step in enumerate(inside) if step.text.strip() in _COMMENTS]
    if not own:
        return inside
    changed = (at for at in range(own[0], -1, -1) if _CHANGED.match(inside[at].text.strip()))
    return inside[: next(changed, own[0])]


def _end_of(walk: Sequence[Step], begin: int) -> int:
    """Give the place where an element ends."""
    tag = walk[begin].node if begin < len(walk) else None
    ends = (at for at in range(begin + 1, len(walk)) if walk[at].node is tag)
    return next(ends, len(walk)) if tag is not None else len(walk)


def _begins(step: Step, name: str) -> bool:
    return step.begins and name in _classes(step)


def _classes(step: Step) -> frozenset[str]:
    return classes(step.node) if step.node is not None else frozenset()


def _wording(soup: Node) -> str:
    """Give the wording of the code, without what an unclosed element has swallowed."""
    tag = first(soup, f".{_CODE}")
    return _one_line(_BELOW.sub("", plain_text(tag))) if tag else ""


def _statistics(soup: Node) -> _Rows:
    """Give the rows of statistics by their labels; the author's own tables do not count."""
    texts: dict[str, str] = {}
    nodes: dict[str, Node] = {}
    for row in select(soup, ".rightcolumn .box tr") or select(soup, f"tr:not(.{_TEXT} tr)"):
        label, *values = [plain_text(cell) for cell in select(row, "td, th")] or [""]
        named = _LABELS.get(label.strip().rstrip(":").lower())
        if named and values:
            texts.setdefault(named, values[0])
            nodes.setdefault(named, row)
    return _Rows(texts, nodes)


def _difficulty(row: "Node | None") -> Difficulty | None:
    picture = first(row, "img") if row is not None else None
    if picture is None:
        return None
    level, words, file = (attribute(picture, name) for name in ("alt", "title", "src"))
    match = _LEVEL.search(file)
    if level.strip() not in _LEVELS:
        return None
    return Difficulty(int(level), words, voted=match is not None and not match[1])


def _author(stamp: "Node | None", words: str) -> str:
    link = first(stamp, "a") if stamp is not None else None
    named = _one_line(plain_text(link)) if link is not None else ""
    match = _AUTHOR.search(_one_line(words))
    return named or (match[1] if match else "")


def _lang(stamp: str) -> Lang | None:
    if re.search(r"\bEingestellt\b", stamp):
        return Lang.DE
    return Lang.EN if re.search(r"\bPublished\b", stamp) else None


def _number(match: "re.Match[str] | None") -> int | None:
    return int(re.sub(r"\D", "", match[0])[:9]) if match else None


def _one_line(text: str) -> str:
    return " ".join(text.split())
