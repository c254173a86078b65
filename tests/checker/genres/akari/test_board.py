import pytest
from hypothesis import given
from hypothesis import strategies as st

from checker.genres.akari import GENRE, AkariBoard
from checker.genres.akari.board import bulbs_beside, dark_cells, draw, unsolved
from checker.genres.akari.text import from_text, to_text
from checker.rule import judge
from converters.errors import ReadError
from converters.site import Kind, Site, cell, name
from tests.strategies import text_boards

BOARDS = text_boards(alphabet=".#012345o x!".replace(" ", "")).map(from_text)


def corridor_of(board: AkariBoard) -> list[list[str]]:
    found = judge(GENRE.rules, board).violations
    return [[name(site) for site in each.facts["corridor"]] for each in found if each.facts]


def test_a_text_board_holds_everything_an_akari_has() -> None:
    board = from_text("#3o\n.x!\n")
    assert (board.rows, board.cols) == (2, 3)
    assert board.walls == {cell(0, 0), cell(0, 1), cell(1, 2)}
    assert board.clues == {cell(0, 1): 3}
    assert board.bulbs == {cell(0, 2), cell(1, 2)}
    assert board.dots == {cell(1, 1)}


@given(BOARDS)
def test_text_undoes_text(board: AkariBoard) -> None:
    assert from_text(to_text(board)) == board


@given(BOARDS)
def test_equal_boards_are_one_in_a_set(board: AkariBoard) -> None:
    assert {board, from_text(to_text(board))} == {board}


def test_a_clue_of_two_digits_has_no_character() -> None:
    assert to_text(AkariBoard(1, 1, frozenset({cell(0, 0)}), {cell(0, 0): 12})) == "?"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("..\n.", "row 2: found 1 characters, want 2, as in row 1"),
        (".a", "R1C2: found 'a'"),
        (".\n?", "R2C1: found '[?]'.*nobody understood"),
        ("." * 1001, "1 rows and 1001 columns"),
        ("\n".join(["." * 999] * 999), "999 rows and 999 columns"),
    ],
)
def test_a_bad_text_board_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(ReadError, match=message):
        from_text(text)


def test_an_empty_text_is_an_empty_board() -> None:
    assert from_text("") == AkariBoard(0, 0)
    assert judge(GENRE.rules, from_text("")).violations == ()


def test_a_mark_outside_the_board_is_refused() -> None:
    with pytest.raises(ReadError, match="R1C2: found a mark outside"):
        AkariBoard(1, 1, bulbs=frozenset({cell(0, 1)}))
    with pytest.raises(ReadError, match=r"R1C1\+: found a mark outside"):
        AkariBoard(1, 1, bulbs=frozenset({Site(Kind.VERTEX, 0, 0)}))


def test_a_clue_on_a_white_cell_is_refused() -> None:
    with pytest.raises(ReadError, match="R1C1: found a clue on a white cell"):
        AkariBoard(1, 1, clues={cell(0, 0): 1})


def test_bulbs_that_see_each_other_name_their_whole_corridor() -> None:
    board = from_text("#o.o.#")
    assert corridor_of(board) == [["R1C2", "R1C3", "R1C4", "R1C5"]]


def test_a_number_that_is_not_met_says_what_it_wants_and_has() -> None:
    [few] = [one for one in judge(GENRE.rules, from_text("3o")).violations if one.facts]
    assert few.facts == {"want": 3, "found": 1}


@given(BOARDS)
def test_light_agrees_with_walking_from_every_bulb(board: AkariBoard) -> None:
    lit = set(board.bulbs - board.walls)
    for bulb in board.bulbs - board.walls:
        for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            at = cell(bulb.row + down, bulb.col + right)
            while board.holds(at) and at not in board.walls:
                lit.add(at)
                at = cell(at.row + down, at.col + right)
    assert set(dark_cells(board)) == set(board.cells()) - board.walls - lit


@given(BOARDS)
def test_counting_on_the_grid_agrees_with_counting_neighbours(board: AkariBoard) -> None:
    standing = board.bulbs - board.walls
    for site, count in bulbs_beside(board, board.cells()):
        assert count == sum(one in standing for one in board.neighbours(site))


@given(BOARDS, st.data())
def test_a_further_bulb_heals_only_what_is_healable(board: AkariBoard, data: st.DataObject) -> None:
    place = data.draw(st.sampled_from(list(board.cells())))
    more = AkariBoard(
        board.rows, board.cols, board.walls, board.clues, board.bulbs | {place}, board.dots
    )
    before = {(one.rule, one.sites[0]) for one in final(board)}
    assert before <= {(one.rule, one.sites[0]) for one in final(more)}


def final(board: AkariBoard) -> list:
    return [one for one in judge(GENRE.rules, board).violations if not one.healable]


def test_without_the_solvers_marks_the_puzzle_stays() -> None:
    assert unsolved(from_text("1ox\n!..")) == from_text("1..\n#..")


def test_a_drawn_board_shows_walls_and_clues_as_given_and_bulbs_as_drawn() -> None:
    drawing = draw(from_text("1o#x"))
    assert len(drawing.question) == 3
    assert len(drawing.answer) == 2
    assert drawing.meta.tags == ("akari",)


def test_a_notebook_shows_a_board_as_a_picture() -> None:
    assert from_text("1o#x")._repr_svg_().startswith("<svg")
