"""Where a page's link leads: the puzzle behind it, or why there is none to be had."""

from dataclasses import dataclass, replace
from typing import Final

from checker.lmd import Editor, PageLink
from checker.lmd.addresses import called
from checker.rule import Facts, Remark, Text, verbatim
from checker.service.drawn_answers import Case
from checker.service.findings import EDITORS, Finding, Point, State
from checker.service.opening import open_link
from checker.service.resolving import resolve_link
from converters.errors import PenpadError
from converters.net import Fetch

_READ: Final = Text(
    de="{format}, {rows}×{cols}.",
    en="{format}, {rows}×{cols}.",
    nl="{format}, {rows}×{cols}.",
)
_MISCALLED: Final = Text(
    de="Er heißt {said}, führt aber zu {format}.",
    en="It is called {said}, but leads to {format}.",
    nl="Hij heet {said}, maar leidt naar {format}.",
)
_FORMATS: Final = {
    Editor.PENPA: ("penpa",),
    Editor.SUDOKUPAD: ("sudokupad", "sudokupad-picture", "sudokupad-replay", "fpuzzles"),
    Editor.FPUZZLES: ("fpuzzles", "sudokupad"),
    Editor.PUZZLINK: ("puzzlink",),
}
_EDITORS: Final = {
    "penpa": Editor.PENPA,
    "sudokupad": Editor.SUDOKUPAD,
    "fpuzzles": Editor.FPUZZLES,
    "puzzlink": Editor.PUZZLINK,
}


@dataclass(frozen=True, slots=True)
class Followed:
    """A link, and what is behind it.

    Attributes:
        link: The link.
        case: The puzzle behind it; None: none could be had.
        told: Why not; or who was asked.
    """

    link: PageLink
    case: Case | None
    told: tuple[Remark, ...]

    def named(self) -> PageLink:
        """Give the link with the editor that it leads to."""
        if self.case is None or self.link.editor is not Editor.SHORT:
            return self.link
        name = self.case.opened.document.format.name
        return replace(self.link, editor=_EDITORS.get(name, Editor.SHORT))

    def of(self, link: PageLink) -> "Followed":
        """Give the same for the link as it is known by now."""
        return Followed(link, self.case and replace(self.case, link=link), self.told)

    def finding(self) -> Finding:
        """Give the point about the link."""
        link, case = self.link, self.case
        if case is None:
            return Finding(Point.LINK, State.NOT_CHECKED, self.told, link.role, link)
        document, unread = case.opened.document, case.opened.unread()
        size = document.summary()
        facts: Facts = {"format": document.format.title, "rows": size.rows, "cols": size.cols}
        told = (Remark(_READ, facts=facts), *self.told, *unread)
        # A plain address is no name: what a short link is called there says nothing.
        said = None if "/" in link.text else called(link.text)
        if said is not None and document.format.name not in _FORMATS[said]:
            names: Facts = {"said": EDITORS[said].en, "format": document.format.title}
            miscalled = (Remark(_MISCALLED, facts=names), *told)
            return Finding(Point.LINK, State.VIOLATED, miscalled, link.role, link)
        state = State.NOT_CHECKED if unread else State.CLEAN
        return Finding(Point.LINK, state, told, link.role, link)


def follow(link: PageLink, fetch: Fetch) -> Followed:
    """Follow a link and read the puzzle behind it; whatever goes wrong is told."""
    try:
        resolved = resolve_link(link.address, fetch)
        opened = open_link(resolved.text)
        opened.document.summary()
    except PenpadError as error:
        return Followed(link, None, (verbatim(str(error)),))
    return Followed(link, Case(link, resolved.text, opened), resolved.notes)
