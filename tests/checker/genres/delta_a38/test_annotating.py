"""What is painted on the picture of an answer: directions, seen steps, numbered visits."""

from checker.genres.delta_a38.annotating import annotated, round_numbers
from checker.genres.delta_a38.board import (
    DeltaBoard,
    Directed,
    Drawn,
    Numbers,
    Route,
    Shade,
    Square,
    line,
)
from converters.drawing import Fill, Label, Symbol
from converters.site import Site, cell, name, parse

# Around the square at R2C2 the castle loop runs clockwise; the A38 loop runs round the clue R6C2.
CASTLE = ("R1C1", "R1C2", "R1C3", "R2C3", "R3C3", "R3C2", "R3C1", "R2C1")
A38 = ("R5C1", "R5C2", "R5C3", "R6C3", "R7C3", "R7C2", "R7C1", "R6C1")


def sites(*names: str) -> tuple[Site, ...]:
    return tuple(map(parse, names))


BOARD = DeltaBoard(
    7,
    5,
    parse("R5C1"),
    squares={parse("R2C2"): Square(Shade.WHITE, 0), parse("R2C5"): Square(Shade.BLACK)},
    numbers={parse("R6C2"): Numbers(frozenset({3}))},
    answer=Directed(Route(sites(*CASTLE)), Route(sites(*A38))),
)


def tags(clue: str) -> dict[str, tuple[str, str]]:
    """Give the texts on the picture of a clue by their places, each with its look."""
    marks = annotated(BOARD, parse(clue))
    labels = (mark for mark in marks if isinstance(mark, Label))
    return {name(label.at.site): (label.text, label.style) for label in labels}


def test_each_step_that_a_square_sees_carries_its_sign() -> None:
    wide = DeltaBoard(
        3,
        4,
        cell(2, 0),
        squares={cell(0, 3): Square(Shade.BLACK, 1)},
        answer=Directed(Route(sites("R1C1", "R1C2", "R2C2", "R2C1")), Route(sites("R3C1", "R3C2"))),
    )
    marks = annotated(wide, cell(0, 3))
    texts = [(mark.text, mark.at.site) for mark in marks if isinstance(mark, Label)]
    view = {name(mark.at.site) for mark in marks if isinstance(mark, Fill)}
    assert texts == [("+1", parse("R1C1|"))]
    assert view == {"R1C1", "R1C2", "R1C3", "R2C4", "R3C4"}


def test_steps_across_the_view_are_not_counted() -> None:
    assert tags("R2C2") == {}


def test_visits_around_a_clue_are_numbered_and_the_named_one_looks_different() -> None:
    numbered = tags("R6C2")
    assert [numbered[site] for site in ("R5C1", "R5C2", "R5C3", "R6C3")] == [
        ("1", "reason"),
        ("2", "reason"),
        ("3", "step"),
        ("4", "reason"),
    ]
    assert len(numbered) == len(A38)


def test_without_a_clue_both_loops_have_arrows() -> None:
    arrows = {
        (name(mark.at.site), *mark.toward) for mark in annotated(BOARD) if isinstance(mark, Symbol)
    }
    assert ("R1C1|", "right") in arrows
    assert ("R5C1|", "right") in arrows
    assert ("R6C1_", "up") in arrows


def test_all_visits_of_the_round_can_be_numbered() -> None:
    labels = {name(label.at.site): label.text for label in round_numbers(BOARD)}
    assert set(round_numbers(BOARD)) <= set(annotated(BOARD, BOARD.start))
    assert labels == {site: str(number) for number, site in enumerate(A38, start=1)}


def test_lines_that_are_no_loops_have_no_marks() -> None:
    loose = Drawn(frozenset({line(*sites("R1C1", "R1C2"))}))
    board = DeltaBoard(2, 2, cell(0, 0), answer=loose)
    assert annotated(board) == ()
    assert list(round_numbers(board)) == []
