"""Explanations of small boards, ready to be told."""

from dataclasses import replace
from functools import cache

from checker.engines.explain import explain
from checker.genres.akari import GENRE
from checker.pages.story import Story, Told, story_of
from checker.rule import Lang

BOARD = """
...2
.#..
..1.
#...
"""
"""Its two bulbs beside the 2 come first; then R4C2, a clue corner of the 1, has none."""

NO_SUMS = """
.00....
...#.1.
.......
.1.1...
...#..2
.......
"""
"""Here sums of demands settle hardly anything, however many are added up."""


@cache
def story(text: str = BOARD, *, lang: Lang = Lang.EN, title: str = "") -> Story:
    board = GENRE.from_text(text)
    drawing = GENRE.draw(board)
    start = replace(drawing, meta=replace(drawing.meta, title=title))
    return story_of(Told(explain(board, GENRE), GENRE, GENRE.problem(board), start), lang)
