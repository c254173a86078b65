"""One small Delta/A38 puzzle in text, its answers, and boards with loops listed in any way.

The castle loop rings the white square; the A38 loop is an eight around a crossing in R2C2, and its
pass cells are R2C3 and R1C2::

    .  .  1,3 .  B .
    .  .  .   .  . .
    .  O  .   .  W .
    G2 .  .   .  . .
"""

from dataclasses import replace

from hypothesis import strategies as st

from checker.genres.delta_a38 import GENRE
from checker.genres.delta_a38.board import DeltaBoard, Directed, Drawn, Route, route
from checker.genres.delta_a38.text import from_text
from checker.rule import Lang, judge, status_of
from converters.site import Site, cell
from tests.checker.genres.delta_a38.drawings import boards

CASTLE = "R2C4 rrddlluu"
A38 = "R3C2 rullurdd"
RIGHT = "┌┐....\n└┼┐┌─┐\n.└┘│.│\n...└─┘"


def board(
    clue: str = "1,3",
    *,
    castle: str = f"castle: {CASTLE}",
    a38: str = f"a38: {A38}",
    more: str = "",
    square: str = "G2",
) -> DeltaBoard:
    """Give the puzzle with another A38 clue or grey square, and an answer."""
    rows = (
        f". . {clue} . B .",
        ". . . . . .",
        ". O . . W .",
        f"{square} . . . . .",
    )
    return from_text("\n".join((*rows, castle, a38, more)))


def lined(
    lines: str = RIGHT, arrows: str = "", clue: str = "1,3", square: str = "G2"
) -> DeltaBoard:
    """Give the puzzle with lines."""
    more = f"lines:\n{lines}" + (f"\narrows: {arrows}" if arrows else "")
    return board(clue, castle="", a38="", more=more, square=square)


def drawn(lines: str = RIGHT, arrows: str = "") -> Drawn:
    """Give the lines and arrows alone."""
    answer = lined(lines, arrows).answer
    assert isinstance(answer, Drawn)
    return answer


def codes(judged: DeltaBoard) -> list[str]:
    violations = judge(GENRE.rules, judged).violations
    return sorted(each.rule.removeprefix("delta-a38/") for each in violations)


def sentences(judged: DeltaBoard, lang: Lang = Lang.EN) -> list[str]:
    return [each.say(lang) for each in judge(GENRE.rules, judged).violations]


def status(judged: DeltaBoard) -> str:
    return status_of(judge(GENRE.rules, judged).violations, ()).value


def notes(judged: DeltaBoard) -> list[str]:
    assert GENRE.aside
    return [str(note) for note in GENRE.aside(judged).notes]


@st.composite
def listed_boards(draw: st.DrawFn) -> DeltaBoard:
    """Give boards whose loops are any lists of cells: empty, open, leaping."""
    based = draw(boards())
    places = st.builds(cell, st.integers(0, based.rows - 1), st.integers(0, based.cols - 1))
    loops = st.builds(_loop, st.lists(places, max_size=9), st.booleans())
    return replace(based, answer=Directed(draw(loops), draw(loops)))


def _loop(cells: list[Site], either: bool) -> Route:
    return route(cells, either=either)
