"""Castle Wall (Delta) / A38 (Crossing): two loops in two regions, judged by all their rules.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`board`            the board, and both forms of an answer
`text` `json_form` how it is written down
`trace`            drawn lines: which is which loop
`loops`            one loop and what can be asked of it, two loops in their regions
`passes` `events`  visits in order, pass cells, and how they alternate with crossings
`questions`        what question marks can stand for
`resolve`          an answer ready to be judged: directions chosen, regions derived
`rules`            the nineteen sentences; `region_rules` `castle_rules` `a38_rules`
                   `pass_rules` judge them
`notes`            what a verdict depends on
`explaining`       what one clue counts, step by step
`signs`            what marks look like; `conventions` what they mean
`sorting`          the marks of a drawing by what they mean in their layer
`given` `strokes`  the puzzle among them, and their lines; `arrows` `regions` `halves`
`reader`           the board that they make; `recognising` whether it is such a puzzle
`drawer`           a board as plain marks; `undrawn` what they do not show
`annotating`       marks of ours on the picture of an answer
`signs`            what marks look like; `conventions` says what they mean
`reader`           where they stand, and the board they make; `recognising` which genre they are
`drawer`           the board as a drawing
`solver`           solutions, and whether there is one only
`growing` `making` new puzzles
`code_view`        what solution codes can say
=================  ========================================================================
"""

from typing import Final

from checker.genre import Genre, Notation
from checker.genres.delta_a38 import json_form, text
from checker.genres.delta_a38.annotating import annotated
from checker.genres.delta_a38.board import TAG, DeltaBoard, unsolved
from checker.genres.delta_a38.code_view import code_view
from checker.genres.delta_a38.conventions import CONVENTIONS
from checker.genres.delta_a38.drawer import draw, lines_of
from checker.genres.delta_a38.explaining import explain_clue
from checker.genres.delta_a38.making import MAKER
from checker.genres.delta_a38.notes import aside
from checker.genres.delta_a38.reader import read
from checker.genres.delta_a38.recognising import choose, recognise, without_answer
from checker.genres.delta_a38.rules import BY_READING, RULES, SOURCES
from checker.genres.delta_a38.solver.hinting import reason
from checker.genres.delta_a38.solver.proving import prove
from checker.genres.delta_a38.undrawn import undrawn
from checker.rule import Text

__all__ = ["GENRE", "DeltaBoard"]

GENRE: Final = Genre(
    name=TAG,
    title=Text(
        de="Burgmauer (Delta) / A38 (Kreuzung)",
        en="Castle Wall (Delta) / A38 (Crossing)",
        nl="Kasteelmuur (Delta) / A38 (kruising)",
    ),
    tags=(TAG,),
    sources=SOURCES,
    by_reading=BY_READING,
    rules=RULES,
    conventions=CONVENTIONS,
    choose=choose,
    read=read,
    recognise=recognise,
    board=DeltaBoard,
    without_answer=without_answer,
    unsolved=unsolved,
    draw=draw,
    from_text=text.from_text,
    to_text=text.to_text,
    codes=text.codes,
    aside=aside,
    own=Notation(
        keys=("puzzle", "clues"),
        is_json=json_form.is_board,
        from_json=json_form.from_json,
        is_text=text.is_board,
        to_json=json_form.dumps,
    ),
    explain_clue=explain_clue,
    prove=prove,
    reason=reason,
    maker=MAKER,
    spreading=True,
    annotate=annotated,
    undrawn=undrawn,
    key=lines_of,
    code_view=code_view,
)
