"""Boards that are drawn and read again, directly and through real links of both editors."""

import pytest
from hypothesis import given, settings

from checker.genres.delta_a38.board import (
    DeltaBoard,
    Directed,
    Drawn,
    Numbers,
    Shade,
    Square,
    Step,
    route,
)
from checker.genres.delta_a38.drawer import draw, lines_of
from checker.genres.delta_a38.undrawn import undrawn
from checker.service import check_board
from converters import registry
from converters.drawing import Label, Role, Stroke, Symbol
from converters.site import cell, parse
from tests.checker.genres.delta_a38.drawings import (
    as_drawn,
    boards,
    cells,
    lines,
    reading,
    ringed_boards,
)

RING = ("R1C1", "R1C2", "R2C2", "R2C1")


def directed(*names: str, either: bool = False) -> DeltaBoard:
    """Give a board of 3 by 4 cells whose A38 loop runs through some cells."""
    loop = route(map(parse, names), either=either)
    return DeltaBoard(3, 4, parse("R1C1"), answer=Directed(route(()), loop))


@given(boards())
@settings(max_examples=60)
def test_reading_undoes_drawing(board: DeltaBoard) -> None:
    found = reading(draw(board))
    assert found.board == as_drawn(board)
    assert not found.unread


@given(ringed_boards())
@settings(max_examples=60)
def test_a_drawing_has_the_verdict_of_its_board(board: DeltaBoard) -> None:
    shown = reading(draw(board)).board
    assert shown == as_drawn(board)
    assert check_board(shown).violations == check_board(board).violations


@pytest.mark.parametrize("editor", ["penpa", "sudokupad"])
@given(board=boards())
@settings(max_examples=15)
def test_links_of_both_editors_bring_a_board_back(editor: str, board: DeltaBoard) -> None:
    link, losses = registry.write(draw(board), to=editor)
    drawing, unread = registry.decode(link).read()
    found = reading(drawing)
    assert not losses
    assert not unread
    assert found.board == as_drawn(board)
    assert not found.unread


def test_a_loop_of_cells_becomes_its_lines_with_an_arrow_on_some() -> None:
    found = reading(draw(directed(*RING))).board.answer
    assert isinstance(found, Drawn)
    assert found.lines == lines(*RING, "R1C1")
    assert found.arrows == {Step(parse("R1C1"), parse("R1C2"))}


def test_a_loop_that_may_run_either_way_has_no_arrows() -> None:
    found = reading(draw(directed(*RING, either=True))).board.answer
    assert found == Drawn(lines(*RING, "R1C1"))


def test_a_leap_is_drawn_and_not_understood_when_it_is_read() -> None:
    found = reading(draw(directed("R1C1", "R1C2", "R2C2", "R3C1", "R2C1", either=True)))
    assert found.board.answer == Drawn(lines("R3C1", "R2C1", "R1C1", "R1C2", "R2C2"))
    assert [remark.sites[0] for remark in found.unread] == [parse("R2C2")]


def test_clues_are_squares_and_texts_and_the_circle_is_black() -> None:
    board = DeltaBoard(
        2,
        3,
        parse("R2C1"),
        squares={
            cell(0, 0): Square(Shade.BLACK, -3),
            cell(0, 1): Square(Shade.WHITE),
            cell(0, 2): Square(Shade.GREY, 0),
        },
        numbers={cell(1, 2): Numbers(frozenset({3, 12}), 1)},
    )
    question = draw(board).question
    symbols = [each for each in question if isinstance(each, Symbol)]
    assert [(each.shape, each.style) for each in symbols] == [
        ("square", "black"),
        ("square", "white"),
        ("square", "grey"),
        ("circle", "black"),
    ]
    labels = [each for each in question if isinstance(each, Label)]
    assert [(each.text, each.style, each.role) for each in labels] == [
        ("\u22123", "white", Role.LARGE),
        ("0", "black", Role.LARGE),
        ("3/12/?", "black", Role.SMALL),
    ]


def test_the_border_runs_between_the_regions() -> None:
    board = DeltaBoard(2, 2, parse("R1C1"), region=cells("R1C1", "R1C2"))
    edges = [each for each in draw(board).answer if isinstance(each, Stroke)]
    places = [(each.start.site.col, each.end.site.col) for each in edges]
    assert {each.start.site.row for each in edges} == {0}
    assert places == [(-1, 0), (0, 1)]


def test_an_editor_is_asked_for_the_lines_only() -> None:
    board = directed(*RING)
    assert len(lines_of(board)) == len(RING)
    assert len(draw(board).answer) == len(RING) + 1


def test_a_drawn_answer_is_shown_whole() -> None:
    assert undrawn(DeltaBoard(2, 2, parse("R1C1"), answer=Drawn(lines(*RING)))) == ()
    assert undrawn(directed(*RING)) == ()
