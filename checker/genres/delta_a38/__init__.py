"""Castle Wall (Delta) / A38 (Crossing): two loops in two regions, judged by all their rules.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`board`            the board, and both forms of an answer
`text` `json_form` how it is written down
`answer`           an answer made ready to be judged: loops, directions, visits, pass cells
`rules`            the nineteen sentences, and the rules that judge them
`notes`            what a verdict depends on
`explaining`       what one clue counts, step by step
`reading`          from a drawing to a board
`drawer`           a board as plain marks; `undrawn` what they do not show
`annotating`       marks of ours on the picture of an answer
`solver`           solutions, whether there is one only, and reasons
`growing`          two loops at random; `planning` a puzzle of them; `making` it unique
`code_view`        what solution codes can say
=================  ========================================================================
"""

from typing import TYPE_CHECKING, Final

from checker.genre import Genre, Notation
from checker.genres.delta_a38 import json_form, text
from checker.genres.delta_a38.board import TAG, DeltaBoard, unsolved
from checker.genres.delta_a38.drawer import draw, lines_of
from checker.genres.delta_a38.notes import aside
from checker.genres.delta_a38.reading.conventions import CONVENTIONS
from checker.genres.delta_a38.reading.reader import read
from checker.genres.delta_a38.reading.recognising import choose, recognise, without_answer
from checker.genres.delta_a38.rules.sentences import BY_READING, RULES, SOURCES
from checker.maker import Maker, Symmetry
from checker.rule import Text
from converters.late import Late

if TYPE_CHECKING:
    from checker.genres.delta_a38.annotating import annotated
    from checker.genres.delta_a38.code_view import code_view
    from checker.genres.delta_a38.explaining import explain_clue
    from checker.genres.delta_a38.making import make
    from checker.genres.delta_a38.solver.hinting import reason
    from checker.genres.delta_a38.solver.proving import prove
    from checker.genres.delta_a38.undrawn import undrawn
else:
    annotated = Late("checker.genres.delta_a38.annotating", "annotated")
    code_view = Late("checker.genres.delta_a38.code_view", "code_view")
    explain_clue = Late("checker.genres.delta_a38.explaining", "explain_clue")
    make = Late("checker.genres.delta_a38.making", "make")
    reason = Late("checker.genres.delta_a38.solver.hinting", "reason")
    prove = Late("checker.genres.delta_a38.solver.proving", "prove")
    undrawn = Late("checker.genres.delta_a38.undrawn", "undrawn")

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
    maker=Maker((Symmetry.NONE,), make, to="penpa"),
    spreading=True,
    annotate=annotated,
    undrawn=undrawn,
    key=lines_of,
    code_view=code_view,
)
