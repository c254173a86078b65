"""The explanation of a link as a page to turn, or as a sheet of pictures."""

from dataclasses import replace

from checker.pages.page import page
from checker.pages.sheet import sheet
from checker.pages.story import Story, Told, story_of
from checker.rule import Lang
from checker.service.explaining import Explained
from converters.errors import UsageError

__all__ = ["draw_explanation", "explanation_page"]


def explanation_page(explained: Explained, lang: Lang) -> str:
    """Give the explanation as one HTML page that asks nobody for anything.

    Raises:
        UsageError: If there is no explanation.
    """
    return page(_story(explained, lang))


def draw_explanation(explained: Explained, lang: Lang) -> str:
    """Give the explanation as one SVG picture: the board at every step.

    Raises:
        UsageError: If there is no explanation.
    """
    return sheet(_story(explained, lang))


def _story(explained: Explained, lang: Lang) -> Story:
    """Tell it on the link's own drawing, with the genre's plain marks in place of the solver's."""
    posed, told, problem = explained.posed, explained.explanation, explained.problem
    if told is None or problem is None:
        raise UsageError(
            where="drawing",
            found="marks that nobody understood",
            want="a puzzle that can be explained",
            hint="`penpad explain` without -o names them",
        )
    genre = posed.genre
    bare = genre.without_answer(posed.opened.drawing)
    board = posed.reading.board if told.known else genre.unsolved(posed.reading.board)
    start = replace(bare, answer=genre.draw(board).answer, key=())
    return story_of(Told(told, genre, problem, start), lang)
