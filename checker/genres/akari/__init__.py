"""Akari (Light Up, Licht an, Bijutsukan): read from any drawing, judged by all its rules.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`board`            the board, its corridors and its light
`text`             one character a cell, and back
`rules`            the seven sentences and the rules that judge them
`problem`          the same as inequalities, for provers
`colours` `signs`  what marks look like
`conventions`      what they mean
`reader`           the board that they make where they stand
`strategies`       how people solve it, step by step
`code_view`        what solution codes can say
`choosing`         which convention fits, and whether it is an Akari at all
=================  ========================================================================
"""

from typing import Final

from checker.genre import Genre
from checker.genres.akari.board import TAG, AkariBoard, draw, unsolved
from checker.genres.akari.choosing import choose, recognise, without_answer
from checker.genres.akari.code_view import code_view
from checker.genres.akari.conventions import CONVENTIONS
from checker.genres.akari.making import MAKER
from checker.genres.akari.problem import problem, with_marks, with_values
from checker.genres.akari.reader import read
from checker.genres.akari.rules import BY_READING, RULES, SOURCES
from checker.genres.akari.strategies import WAYS
from checker.genres.akari.tatham_grade import SCALE
from checker.genres.akari.text import from_text, to_text
from checker.rule import Text

__all__ = ["GENRE", "AkariBoard"]

GENRE: Final = Genre(
    name="akari",
    title=Text(de="Akari (Licht an)", en="Akari (Light Up)", nl="Akari (Light Up)"),
    tags=(TAG, "lightup", "bijutsukan"),
    sources=SOURCES,
    by_reading=BY_READING,
    rules=RULES,
    conventions=CONVENTIONS,
    choose=choose,
    read=read,
    recognise=recognise,
    board=AkariBoard,
    without_answer=without_answer,
    unsolved=unsolved,
    draw=draw,
    from_text=from_text,
    to_text=to_text,
    problem=problem,
    with_values=with_values,
    with_marks=with_marks,
    ways=WAYS,
    scales=(SCALE,),
    maker=MAKER,
    code_view=code_view,
)
