"""The report of a verified page as one HTML page, with pictures of its puzzles."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from checker.pages.review import LinkRow, Picture, Review, Row, review_page
from checker.rule import Lang, Status, Text
from checker.service.contrasting import draw_diff
from checker.service.findings import EDITORS, ROLES, STATES
from checker.service.opening import choose_genre
from checker.service.picturing import draw_report
from checker.service.puzzling import Puzzle
from checker.service.verifying import Verification
from converters import registry
from converters.drawing import Drawing
from converters.errors import PenpadError

__all__ = ["verification_page"]

_TITLE: Final = Text(de="Prüfbericht: {title}", en="Report: {title}", nl="Rapport: {title}")
_LINKS: Final = Text(de="Links", en="Links", nl="Links")
_PICTURES: Final = Text(de="Bilder", en="Pictures", nl="Plaatjes")
_GIVEN: Final = Text(de="{role}: wie gestellt", en="{role}: as set", nl="{role}: zoals gegeven")
_DIFFERENT: Final = Text(
    de="{role}: zwei Links, Unterschiede gerahmt",
    en="{role}: two links, differences framed",
    nl="{role}: twee links, verschillen omkaderd",
)
_SOLVED: Final = Text(de="{role}: Lösung", en="{role}: solution", nl="{role}: oplossing")
_ONE_OF: Final = Text(
    de="{role}: eine der Lösungen",
    en="{role}: one of the solutions",
    nl="{role}: een van de oplossingen",
)
_WRONG: Final = Text(
    de="{role}: Antwort, die Regeln bricht",
    en="{role}: answer that breaks rules",
    nl="{role}: antwoord dat regels overtreedt",
)
_HIDDEN: Final = Text(
    de="Von der Lösung wird nichts gezeigt; --reveal zeigt sie.",
    en="Nothing of the solution is shown; --reveal shows it.",
    nl="Van de oplossing wordt niets getoond; --reveal toont haar.",
)
_SHOWN: Final = Text(
    de="Dieser Bericht verrät die Lösung.",
    en="This report gives the solution away.",
    nl="Dit rapport verraadt de oplossing.",
)


def verification_page(found: Verification, lang: Lang, *, reveal: bool) -> str:
    """Give the report.

    Args:
        found: What was found.
        lang: The language of the report.
        reveal: Whether it may give the solution away.
    """
    rows = (
        Row(
            each.state.value,
            STATES[each.state].say(lang),
            each.title(lang),
            each.detail(lang, reveal=reveal),
        )
        for each in found.findings
    )
    links = (
        LinkRow(
            ROLES[link.role].say(lang),
            EDITORS[link.editor].say(lang),
            link.reason.say(lang),
            link.address,
        )
        for link in found.links
    )
    return review_page(
        Review(
            lang.value,
            _TITLE.say(lang, {"title": found.page.title or found.page.id}),
            found.verdict(lang),
            found.state.value,
            tuple(rows),
            tuple(links),
            tuple(_pictures(found, lang, reveal=reveal)),
            (_LINKS.say(lang), _PICTURES.say(lang)),
            (_SHOWN if reveal else _HIDDEN).say(lang),
        )
    )


def _pictures(found: Verification, lang: Lang, *, reveal: bool) -> Iterator[Picture]:
    for puzzle in found.puzzles:
        drawn = (*_given(puzzle), *(_given_away(puzzle) if reveal else ()))
        facts = {"role": ROLES[puzzle.role].say(lang)}
        yield from (Picture(text.say(lang, facts), svg) for text, svg in drawn)


def _given(puzzle: Puzzle) -> Iterator[tuple[Text, str]]:
    """Draw what is given, and where links differ."""
    drawing = puzzle.cases[0].opened.drawing
    genre = choose_genre(drawing).genre
    # An author may have drawn the solution where the puzzle stands.
    bare = genre.without_answer(drawing) if genre else drawing
    yield from _drawn(_GIVEN, replace(bare, answer=(), key=(), marks=()))
    for diff in puzzle.diffs:
        yield _DIFFERENT, draw_diff(diff).value


def _given_away(puzzle: Puzzle) -> Iterator[tuple[Text, str]]:
    """Draw the solution, and every answer that is none."""
    if puzzle.solution is not None and puzzle.solution.drawing is not None:
        yield from _drawn(_SOLVED, puzzle.solution.drawing)
    for drawing in puzzle.several:
        yield from _drawn(_ONE_OF, drawing)
    for checked in puzzle.judged:
        wrong = checked.report.status in (Status.VIOLATED, Status.UNFINISHED)
        if wrong and checked.drawing is not None:
            yield _WRONG, draw_report(checked.drawing, checked.report).value


def _drawn(text: Text, drawing: Drawing) -> Iterator[tuple[Text, str]]:
    """Draw a board, if it can be drawn."""
    try:
        yield text, registry.write(drawing, to="svg").value
    except PenpadError:
        return
