"""What verifying a page finds: a line a point, each checked and clean, violated, or not checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from checker.lmd import Editor, PageLink, Role
from checker.rule import Lang, Remark, Text


class State(StrEnum):
    """What is known of one point, as docs/contract.md names it; the worst first."""

    VIOLATED = "violated"
    NOT_CHECKED = "not_checked"
    CLEAN = "clean"


class Point(StrEnum):
    """What was looked at."""

    PAGE = "page"
    LANGUAGES = "languages"
    LINKS = "links"
    LINK = "link"
    SAME = "same"
    SOLUTION = "solution"
    UNIQUE = "unique"
    CODE = "code"


MOST: Final = 8
"""Sentences of one sort that a point tells; the other verbs tell all."""
_MORE: Final = Text(de="({count} weitere)", en="({count} more)", nl="(nog {count})")
_POINTS: Final[Mapping[Point, Text]] = MappingProxyType(
    {
        Point.PAGE: Text(de="Seite", en="page", nl="pagina"),
        Point.LANGUAGES: Text(
            de="Seite auf Deutsch und Englisch",
            en="page in German and English",
            nl="pagina in het Duits en Engels",
        ),
        Point.LINKS: Text(de="Links", en="links", nl="links"),
        Point.LINK: Text(de="Link", en="link", nl="link"),
        Point.SAME: Text(
            de="dasselbe Rätsel in jedem Link",
            en="the same puzzle in every link",
            nl="dezelfde puzzel in elke link",
        ),
        Point.SOLUTION: Text(de="Lösung", en="solution", nl="oplossing"),
        Point.UNIQUE: Text(de="Eindeutigkeit", en="uniqueness", nl="uniciteit"),
        Point.CODE: Text(de="Lösungscode", en="solution code", nl="oplossingscode"),
    }
)
ROLES: Final[Mapping[Role, Text]] = MappingProxyType(
    {
        Role.EXAMPLE: Text(de="Beispiel", en="example", nl="voorbeeld"),
        Role.MAIN: Text(de="Rätsel", en="puzzle", nl="puzzel"),
        Role.OTHER: Text(de="Weiteres", en="other", nl="overig"),
    }
)
EDITORS: Final[Mapping[Editor, Text]] = MappingProxyType(
    {
        Editor.PENPA: Text("Penpa+", "Penpa+", "Penpa+"),
        Editor.SUDOKUPAD: Text("SudokuPad", "SudokuPad", "SudokuPad"),
        Editor.FPUZZLES: Text("f-puzzles", "f-puzzles", "f-puzzles"),
        Editor.PUZZLINK: Text("puzz.link", "puzz.link", "puzz.link"),
        Editor.SHORT: Text(de="Kurzlink", en="short link", nl="korte link"),
        Editor.PICTURE: Text(de="Bild", en="picture", nl="plaatje"),
        Editor.FILE: Text(de="Datei", en="file", nl="bestand"),
        Editor.PORTAL: Text(de="Portal", en="portal", nl="portaal"),
        Editor.ELSEWHERE: Text(de="andere Seite", en="another site", nl="andere site"),
    }
)
STATES: Final[Mapping[State, Text]] = MappingProxyType(
    {
        State.VIOLATED: Text(de="fehlerhaft", en="violated", nl="fout"),
        State.NOT_CHECKED: Text(de="nicht geprüft", en="not checked", nl="niet gecontroleerd"),
        State.CLEAN: Text(de="in Ordnung", en="clean", nl="in orde"),
    }
)
_VERDICTS: Final[Mapping[State, Text]] = MappingProxyType(
    {
        State.VIOLATED: Text(
            de="fehlerhaft: {count} von {all} Punkten",
            en="violated: {count} of {all} points",
            nl="fout: {count} van {all} punten",
        ),
        State.NOT_CHECKED: Text(
            de="nicht ganz geprüft: {count} von {all} Punkten {count:blieb|blieben} offen",
            en="not wholly checked: {count} of {all} points stayed open",
            nl="niet helemaal gecontroleerd: {count} van {all} punten {count:bleef|bleven} open",
        ),
        State.CLEAN: Text(
            de="in Ordnung: alle {all} Punkte geprüft",
            en="clean: all {all} points checked",
            nl="in orde: alle {all} punten gecontroleerd",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One point.

    Attributes:
        point: What was looked at.
        state: What is known of it.
        details: Sentences that say why.
        role: Of which puzzle it speaks; None: of the page.
        link: Of which link it speaks; None: of no single one.
        revealed: Further sentences that give away something of the solution.
    """

    point: Point
    state: State
    details: tuple[Remark, ...]
    role: Role | None = None
    link: PageLink | None = None
    revealed: tuple[Remark, ...] = ()

    @property
    def what(self) -> str:
        """Name the point for programs, such as ``solution/main/penpa``."""
        parts = (self.point, self.role, self.link and self.link.editor)
        return "/".join(part.value for part in parts if part)

    def title(self, lang: Lang) -> str:
        """Name the point for people."""
        words = [ROLES[self.role].say(lang)] if self.role else []
        words.append(_POINTS[self.point].say(lang))
        if self.link is not None:
            words.append(EDITORS[self.link.editor].say(lang))
        title = ", ".join(words)
        return title[:1].upper() + title[1:]

    def detail(self, lang: Lang, *, reveal: bool) -> str:
        """Say why, and what it gives away only if that is wanted."""
        shown = (*_few(self.details), *_few(self.revealed if reveal else ()))
        return " ".join(remark.say(lang) for remark in shown)


def _few(remarks: tuple[Remark, ...]) -> tuple[Remark, ...]:
    """Give the first remarks, and how many more there are."""
    more = len(remarks) - MOST
    if more <= 0:
        return remarks
    return (*remarks[:MOST], Remark(_MORE, facts={"count": more}))


def worst(findings: Iterable[Finding]) -> State:
    """Give the worst state; with no finding nothing is checked."""
    states = {finding.state for finding in findings} or {State.NOT_CHECKED}
    return next(state for state in State if state in states)


def by_weight(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Give findings in the order in which readers want them: the worst first."""
    return tuple(sorted(findings, key=lambda each: tuple(State).index(each.state)))


def verdict(findings: tuple[Finding, ...], lang: Lang) -> str:
    """Give the first line of a report."""
    state = worst(findings)
    count = sum(finding.state is state for finding in findings)
    return _VERDICTS[state].say(lang, {"count": count, "all": len(findings)})
