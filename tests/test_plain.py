from dataclasses import replace

import pytest

from converters.drawing import Drawing, Fill, Label, Meta, Path, Symbol
from converters.errors import LinkError, WriteError
from converters.lattice import SquareLattice
from converters.limits import MAX_PLAIN
from converters.loss import LossKind
from converters.plain import (
    BULB,
    DOT,
    WALL,
    WHITE,
    Codes,
    PlainCell,
    PlainGrid,
    bulb,
    check_length,
    check_size,
    clue,
    dot,
    drawing_of,
    grid_of,
    numbered,
    size_number,
    splice,
    unread,
    wall,
)
from converters.site import Kind, Site, Spot, cell, name

ONE = PlainGrid(1, 3, (numbered("2"), BULB, DOT))
CODES = Codes({".": WHITE, "#": WALL, "o": BULB, "!": WALL._replace(bulb=True)}, top=9)


def board(*question: object, answer: tuple[object, ...] = (), cols: int = 3) -> Drawing:
    cells = frozenset(cell(0, col) for col in range(cols))
    return Drawing(SquareLattice(1, cols), cells, question, answer)  # type: ignore[arg-type]


def lost(drawing: Drawing) -> list[tuple[str, str, str | None]]:
    return [
        (loss.kind.value, loss.path, name(loss.site) if loss.site else None)
        for loss in grid_of(drawing).losses
    ]


def test_walls_and_numbers_are_given_and_bulbs_and_dots_are_drawn() -> None:
    drawing = drawing_of(ONE, tags=("akari",))
    assert drawing.question == (wall(cell(0, 0)), clue(cell(0, 0), "2"))
    assert drawing.answer == (bulb(cell(0, 1)), dot(cell(0, 2)))
    assert drawing.meta.tags == ("akari",)


def test_the_grid_of_its_own_drawing_is_the_same_grid() -> None:
    everything = PlainGrid(
        1, 2, (PlainCell(wall=True, clue="7", bulb=True), PlainCell(unread=True))
    )
    assert grid_of(drawing_of(everything)) == (everything, ())


def test_a_mark_that_is_not_plain_is_named_with_its_place() -> None:
    star = Symbol(Spot(cell(0, 1)), "star")
    line = Path((Spot(cell(0, 2)), Spot(cell(0, 1))), "line")
    assert lost(board(star, line)) == [
        ("not_expressible", "question.0", "R1C2"),
        ("not_expressible", "question.1", "R1C3"),
    ]


def test_a_path_without_a_point_is_named_without_a_place() -> None:
    assert lost(board(Path((), "line"))) == [("not_expressible", "question.0", None)]


def test_a_mark_beside_the_middle_or_outside_of_the_board_is_not_plain() -> None:
    beside = Symbol(Spot(cell(0, 0), 0.2, 0.0), "bulb")
    corner = Label(Spot(Site(Kind.CORNER, 0, 0, 1)), "3")
    assert [kind for kind, _, _ in lost(board(beside, corner, wall(cell(5, 5))))] == [
        "not_expressible"
    ] * 3


def test_another_look_of_the_same_meaning_is_taken_and_named() -> None:
    grey = Fill(Spot(cell(0, 0)), ("dark-grey",))
    black_number = Label(Spot(cell(0, 0)), "2")
    lower_bulb = Symbol(Spot(cell(0, 1)), "bulb")
    grid, losses = grid_of(board(grey, black_number, answer=(lower_bulb, dot(cell(0, 2)))))
    assert grid == ONE
    assert [loss.kind for loss in losses] == [LossKind.APPROXIMATED] * 3


def test_a_bulb_drawn_by_the_author_counts_and_is_named() -> None:
    grid, losses = grid_of(board(bulb(cell(0, 1))))
    assert grid.at(cell(0, 1)) == BULB
    assert [str(loss) for loss in losses] == ["approximated: the symbol bulb at R1C2 (question.0)"]


def test_a_black_cell_drawn_by_the_solver_is_not_a_given_one() -> None:
    grid, losses = grid_of(board(answer=(wall(cell(0, 1)), clue(cell(0, 1), "3"))))
    assert grid.cells == (WHITE,) * 3
    assert [loss.kind for loss in losses] == [LossKind.NOT_EXPRESSIBLE] * 2


def test_a_bulb_drawn_twice_is_one_bulb_and_named() -> None:
    grid, losses = grid_of(board(answer=(bulb(cell(0, 1)), bulb(cell(0, 1)))))
    assert grid.at(cell(0, 1)) == BULB
    assert [loss.path for loss in losses] == ["answer.1"]


def test_a_second_number_in_a_cell_is_lost_and_named() -> None:
    twice = (wall(cell(0, 0)), clue(cell(0, 0), "2"), clue(cell(0, 0), "3"))
    grid, losses = grid_of(board(*twice))
    assert grid.at(cell(0, 0)) == numbered("2")
    assert [loss.path for loss in losses] == ["question.2"]


@pytest.mark.parametrize("text", ["?", " ", ""])
def test_a_question_mark_on_black_is_a_black_cell_without_a_number(text: str) -> None:
    grid, losses = grid_of(board(wall(cell(0, 0)), clue(cell(0, 0), text)))
    assert grid.at(cell(0, 0)) == WALL
    assert [loss.kind for loss in losses] == [LossKind.APPROXIMATED]


def test_a_hole_is_written_as_a_black_cell_and_named() -> None:
    drawing = replace(board(), board=frozenset({cell(0, 0), cell(0, 2)}))
    grid, losses = grid_of(drawing)
    assert grid.cells == (WHITE, WALL, WHITE)
    assert [str(loss) for loss in losses] == [
        "approximated: a hole, written as a black cell at R1C2 (board)"
    ]


def test_the_expected_answer_is_named_mark_by_mark() -> None:
    drawing = replace(board(), key=(bulb(cell(0, 2)),))
    assert lost(drawing) == [("not_expressible", "key.0", "R1C3")]


def test_title_rules_settings_and_looks_are_named_but_not_the_genre() -> None:
    meta = Meta(title="T", rules="R", tags=("akari",), grid="dotted", extra=(("zoom", "2"),))
    assert lost(replace(board(), meta=meta)) == [
        ("not_expressible", "meta.title", None),
        ("not_expressible", "meta.rules", None),
        ("approximated", "meta.grid", None),
        ("not_expressible", "meta.extra.zoom", None),
    ]


def test_a_board_without_a_cell_cannot_be_written() -> None:
    with pytest.raises(WriteError, match="a board of 0 cells"):
        grid_of(replace(board(), board=frozenset()))


def test_what_has_no_code_is_left_out_and_named() -> None:
    found = CODES.write(PlainCell(wall=True, clue="12", dot=True), cell(0, 0))
    assert found.value == "#"
    assert [str(loss) for loss in found.losses] == [
        "not expressible: a dot on a black cell at R1C1 (cell.dot)",
        "not expressible: '12' on a black cell at R1C1 (cell.clue)",
    ]


def test_a_bulb_on_a_number_keeps_the_bulb_where_there_is_a_code_for_it() -> None:
    code, losses = CODES.write(PlainCell(wall=True, clue="3", bulb=True), cell(0, 0))
    assert (code, [loss.path for loss in losses]) == ("!", ["cell.clue"])


def test_a_number_on_a_white_cell_and_an_unread_mark_are_left_out() -> None:
    assert CODES.write(PlainCell(clue="3"), cell(0, 0)).value == "."
    assert CODES.write(PlainCell(unread=True), cell(0, 0)).value == "."


def test_a_format_without_white_cells_writes_nothing() -> None:
    with pytest.raises(WriteError):
        Codes({"#": WALL}, top=0).write(WHITE, cell(0, 0))


@pytest.mark.parametrize("code", ["10", "07", "²", "٣", "", "-1", "x"])
def test_only_plain_numbers_up_to_the_top_are_numbers(code: str) -> None:
    assert CODES.read(code) is None


def test_grids_of_different_size_have_no_list_of_changes() -> None:
    assert ONE.changes(PlainGrid(1, 2, (WHITE, WHITE))) is None
    assert ONE.changes(PlainGrid(1, 3, (WHITE, BULB, WHITE))) == (0, 2)


def test_counts_name_only_what_is_there() -> None:
    assert ONE.counts() == {"wall": 1, "clue": 1, "bulb": 1, "dot": 1}
    assert PlainGrid(1, 1, (WHITE,)).counts() == {}


def test_splicing_keeps_all_that_is_not_replaced() -> None:
    assert splice("abcdef", [(1, 2, "XX"), (4, 4, "-")]) == "aXXcd-ef"


@pytest.mark.parametrize(("rows", "cols"), [(0, 3), (3, 0), (1001, 1), (400, 400)])
def test_boards_that_are_empty_or_too_large_are_refused(rows: int, cols: int) -> None:
    with pytest.raises(LinkError, match=f"size: found {rows} rows and {cols} columns"):
        check_size(rows, cols, where="size")


@pytest.mark.parametrize("text", ["", "x", "-3", "1e1", "٣", "9" * 5000])
def test_a_size_is_a_plain_number(text: str) -> None:
    with pytest.raises(LinkError, match="want a number of rows or columns"):
        size_number(text, where="size")


def test_longer_input_than_any_board_is_refused() -> None:
    with pytest.raises(LinkError, match="characters, want at most"):
        check_length("." * (MAX_PLAIN + 1))


def test_an_unread_cell_is_drawn_as_such() -> None:
    grid = PlainGrid(1, 1, (PlainCell(unread=True),))
    assert drawing_of(grid).question == (unread(cell(0, 0)),)
