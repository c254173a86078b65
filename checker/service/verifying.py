"""A whole page of the portal: its links, the puzzles behind them, their solutions, the code.

Nothing is asked here by itself: who asks is handed in. Whatever cannot be asked, read or judged
becomes a point that is *not checked*, with the reason; it never counts as clean.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC
from typing import Final, NamedTuple

from checker.lmd import Page, PageLink, Role, id_of, page_address, read_page
from checker.lmd.page import PUZZLES, SUPPOSED
from checker.lmd.roles import supposed
from checker.rule import Lang, Remark, Text, verbatim
from checker.service.codepoint import Typed, code_point
from checker.service.drawn_answers import Asked, Case, Solution
from checker.service.findings import Finding, Point, State, by_weight, verdict, worst
from checker.service.following import Followed, follow
from checker.service.puzzling import Puzzle, look_at
from checker.service.solving import SECONDS
from converters.errors import FetchError, LinkError, UsageError, shown
from converters.net import Fetch

_PAGE: Final = Text(
    de="„{title}“ von {author}, {id}.",
    en="'{title}' by {author}, {id}.",
    nl="'{title}' van {author}, {id}.",
)
_AS_OF: Final = Text(
    de="Stand: {day}, {hour} UTC.", en="As of {day}, {hour} UTC.", nl="Stand: {day}, {hour} UTC."
)
_OUTDATED: Final = Text(
    de="Die Seite sagt selbst, dass sich die deutsche Fassung seit der Übersetzung geändert hat.",
    en="The page says itself that the German version has changed since it was translated.",
    nl="De pagina zegt zelf dat de Duitse versie sinds de vertaling is gewijzigd.",
)
_BOTH: Final = Text(
    de="Beide Sprachen nennen dieselben Links.",
    en="Both languages name the same links.",
    nl="Beide talen noemen dezelfde links.",
)
_UNEVEN: Final = Text(
    de="{count} {count:Link steht|Links stehen} nur in einer der Sprachen; auch die sind geprüft.",
    en="{count} {count:link stands|links stand} in one language only; checked like the others.",
    nl="{count} {count:link staat|links staan} in maar één taal; ook gecontroleerd.",
)
_ONE_LANGUAGE: Final = Text(
    de="Die Seite war nur in einer Sprache zu bekommen.",
    en="The page could be had in one language only.",
    nl="De pagina was maar in één taal te krijgen.",
)
_NO_LINKS: Final = Text(
    de="Im Text des Autors steht kein Link zu einem Rätsel.",
    en="The author's text holds no link to a puzzle.",
    nl="De tekst van de auteur bevat geen link naar een puzzel.",
)
_NO_MAIN: Final = Text(
    de="Kein Link führt erkennbar zum Rätsel selbst.",
    en="No link is known to lead to the puzzle itself.",
    nl="Geen link leidt herkenbaar naar de puzzel zelf.",
)
_TOO_MANY: Final = Text(
    de="Nur den ersten {count} Links wird gefolgt.",
    en="Only the first {count} links are followed.",
    nl="Alleen de eerste {count} links worden gevolgd.",
)
MAX_FOLLOWED: Final = 24
"""Links of a page that are followed; real pages have four, seldom more than ten."""
_LANGUAGES: Final = (Lang.EN, Lang.DE)


@dataclass(frozen=True, slots=True)
class VerifyWish:
    """What to verify and how.

    Attributes:
        answer: A link, board or cell string with the solution; None: none is given.
        typed: A solution code that somebody has typed; None: none is compared.
        genre: The genre's name; None: found out.
        seconds: How long the prover may try, for each puzzle.
        lang: The language in which the page is wanted first.
    """

    answer: str | None = None
    typed: str | None = None
    genre: str | None = None
    seconds: float = SECONDS
    lang: Lang = Lang.EN

    def code(self) -> Typed:
        """Give what is wanted of the solution code."""
        return Typed(self.typed, self.genre, self.seconds)


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found on a page.

    Attributes:
        page: The page, in the language wanted if there is one.
        links: The links of the page in all its languages.
        findings: The points, the worst first.
        puzzles: What was found about each puzzle.
    """

    page: Page
    links: tuple[PageLink, ...]
    findings: tuple[Finding, ...]
    puzzles: tuple[Puzzle, ...] = ()

    @property
    def state(self) -> State:
        """Give the worst state of all points."""
        return worst(self.findings)

    def verdict(self, lang: Lang) -> str:
        """Give the first line of the report."""
        return verdict(self.findings, lang)

    def to_json(self, lang: Lang, *, reveal: bool) -> dict[str, object]:
        """Give the object that ``verify --json`` prints."""
        return {
            "page": self.page.to_json(),
            "links": [link.to_json(lang) for link in self.links],
            "findings": [
                {
                    "what": finding.what,
                    "state": finding.state.value,
                    "detail": finding.detail(lang, reveal=reveal),
                }
                for finding in self.findings
            ],
        }


class _Pages(NamedTuple):
    """A page in one language or two, and what that alone tells."""

    pages: tuple[Page, ...]
    findings: tuple[Finding, ...]


def verify_page(text: str, wish: VerifyWish, fetch: Fetch) -> Verification:
    """Verify all that a page of the portal claims.

    Args:
        text: The id of a puzzle, the address of its page, or the HTML of a saved page.
        wish: What is wanted.
        fetch: Who asks for pages and for where short links lead.

    Raises:
        UsageError: If the text is none of these.
        LinkError: If there is no such puzzle.
        FetchError: If its page cannot be had.
        PenpadError: If the answer or the genre's name is unusable.
    """
    pages, told = _pages(text, wish.lang, fetch)
    links, followed = _followed(_all_links(pages), fetch)
    leading = [link for link in links if link.editor in PUZZLES]
    puzzles = tuple(_puzzles([each.case for each in followed if each.case], wish))
    findings = (
        *(_page(page) for page in pages),
        *told,
        *(each.finding() for each in followed),
        *_missing(leading),
        *(finding for puzzle in puzzles for finding in puzzle.findings),
        *_codes(pages, puzzles, wish),
    )
    return Verification(pages[0], links, by_weight(findings), puzzles)


def _pages(text: str, lang: Lang, fetch: Fetch) -> _Pages:
    """Give the page in all its languages."""
    puzzle = id_of(text)
    if puzzle:
        return _fetched(puzzle, lang, fetch)
    if "<" not in text:
        raise UsageError(
            where="TARGET",
            found=shown(text),
            want="the id of a puzzle, the address of its page, or a saved page",
            hint="ids have six characters, such as 000T3O; save a page as HTML in your browser",
        )
    return _Pages((_whole(read_page(text)),), ())


def _fetched(puzzle: str, lang: Lang, fetch: Fetch) -> _Pages:
    """Ask for a page in both its languages.

    Raises:
        FetchError: If neither can be had.
    """
    found: list[Page] = []
    failed: list[FetchError] = []
    for each in sorted(_LANGUAGES, key=lambda one: one is not lang):
        address = page_address(puzzle, each.value)
        try:
            answer = fetch.page(address)
        except FetchError as error:
            failed.append(error)
        else:
            found.append(_whole(read_page(answer.text, address=address, asked=answer.at)))
    if not found:
        raise failed[0]
    if failed:
        told = (Remark(_ONE_LANGUAGE), verbatim(str(failed[0])))
        return _Pages(tuple(found), (Finding(Point.LANGUAGES, State.NOT_CHECKED, told),))
    return _Pages(tuple(found), (_compared(found),))


def _whole(page: Page) -> Page:
    """Give a page of a puzzle.

    Raises:
        LinkError: If it is none.
    """
    if page.error is None:
        return page
    raise LinkError(
        where="page",
        found=shown(str(page.error)),
        want="the page of a puzzle",
        hint="was it published yet, or withdrawn? check the id in a browser",
    )


def _compared(pages: Sequence[Page]) -> Finding:
    """Tell whether both languages name the same links."""
    one, other = ({link.address for link in page.links} for page in pages)
    count = len(one ^ other)
    told = Remark(_UNEVEN, facts={"count": count}) if count else Remark(_BOTH)
    return Finding(Point.LANGUAGES, State.CLEAN, (told,))


def _all_links(pages: Sequence[Page]) -> tuple[PageLink, ...]:
    """Give the links of all languages, each address once a role; words outweigh suppositions."""
    every = [link for page in pages for link in page.links]
    told = {link.address for link in every if link.because not in SUPPOSED}
    links: dict[tuple[str, Role], PageLink] = {}
    for link in every:
        if link.because not in SUPPOSED or link.address not in told:
            links.setdefault((link.address, link.role), link)
    return tuple(links.values())


def _page(page: Page) -> Finding:
    """Tell which page it is, and what it says of itself."""
    facts = {"title": page.title, "author": page.author or "–", "id": page.id or "–"}
    told: tuple[Remark, ...] = (Remark(_PAGE, facts=facts),)
    if page.asked is not None:
        at = page.asked.astimezone(UTC)
        told = (*told, Remark(_AS_OF, facts={"day": f"{at:%Y-%m-%d}", "hour": f"{at:%H:%M}"}))
    if page.outdated:
        return Finding(Point.PAGE, State.NOT_CHECKED, (*told, Remark(_OUTDATED)))
    return Finding(Point.PAGE, State.CLEAN, told)


def _missing(leading: Sequence[PageLink]) -> Iterator[Finding]:
    """Tell if there is no link that leads to a puzzle, or too many."""
    if not leading:
        yield Finding(Point.LINKS, State.NOT_CHECKED, (Remark(_NO_LINKS),))
    elif not any(link.role is Role.MAIN for link in leading):
        yield Finding(Point.LINKS, State.NOT_CHECKED, (Remark(_NO_MAIN),))
    if len(leading) > MAX_FOLLOWED:
        told = Remark(_TOO_MANY, facts={"count": MAX_FOLLOWED})
        yield Finding(Point.LINKS, State.NOT_CHECKED, (told,))


def _followed(
    links: Sequence[PageLink], fetch: Fetch
) -> tuple[tuple[PageLink, ...], tuple[Followed, ...]]:
    """Follow the links that lead to puzzles, and tell their roles anew by where they lead."""
    leading = [link for link in links if link.editor in PUZZLES][:MAX_FOLLOWED]
    followed = [follow(link, fetch) for link in leading]
    known = {each.link: each.named() for each in followed}
    told = supposed(known.get(link, link) for link in links)
    new = dict(zip(links, told, strict=True))
    return told, tuple(each.of(new[each.link]) for each in followed)


def _puzzles(cases: Sequence[Case], wish: VerifyWish) -> Iterator[Puzzle]:
    """Look at each puzzle; where nobody can say what links show, each is one of its own."""
    for role in (Role.MAIN, Role.EXAMPLE):
        own = [case for case in cases if case.link.role is role]
        answer = wish.answer if role is Role.MAIN else None
        if own:
            yield look_at(role, own, Asked(wish.genre, answer, wish.seconds))
    for case in cases:
        if case.link.role is Role.OTHER:
            yield look_at(Role.OTHER, [case], Asked(wish.genre, None, wish.seconds))


def _codes(pages: Sequence[Page], puzzles: Sequence[Puzzle], wish: VerifyWish) -> Iterator[Finding]:
    """Look at the code in the words of each language; where there are none, once."""
    solution = _solution(puzzles)
    for wording in dict.fromkeys(page.wording for page in pages if page.wording) or ("",):
        yield code_point(wording, solution, wish.code())


def _solution(puzzles: Sequence[Puzzle]) -> Solution | None:
    """Give the solution of the puzzle itself; else an answer that nobody could vouch for."""
    for puzzle in puzzles:
        if puzzle.role is Role.MAIN:
            return puzzle.solution or next(_unvouched(puzzle.cases), None)
    return None


def _unvouched(cases: Sequence[Case]) -> Iterator[Solution]:
    for case in cases:
        if case.opened.drawing.key:
            yield Solution(case, key=True)
