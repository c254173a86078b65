import pytest

from checker.engines.grades import scales
from checker.engines.make import Made, Wanted, make
from checker.engines.prove import GaveUp, Unique, prove
from checker.genres.akari import GENRE
from checker.maker import Symmetry, images
from converters.errors import UsageError
from tests.checker.toys import genre as strips

TATHAM = ("easy", "tricky", "hard", "beyond")


def made(*, rows: int = 7, cols: int = 7, **wanted: object) -> Made:
    done = make(GENRE, Wanted(rows, cols, **wanted))
    assert isinstance(done, Made)
    return done


@pytest.mark.parametrize("grade", [*TATHAM, "clue-corner", "look-ahead"])
def test_a_puzzle_is_of_the_grade_wanted_and_has_one_solution(grade: str) -> None:
    puzzle = made(grade=grade)
    assert puzzle.grade == grade
    assert prove(puzzle.board, GENRE) == Unique(puzzle.solution)


def test_a_seed_gives_its_puzzle_on_every_machine() -> None:
    board = made(rows=4, cols=5, grade="tricky", seed=2).board
    assert GENRE.to_text(board).split() == ["...2.", ".....", "..3.#", "...#."]


def test_a_puzzle_of_any_grade_tells_which_one_it_has() -> None:
    assert made().grade in TATHAM


def test_other_seeds_give_other_puzzles() -> None:
    assert made(seed=1).board != made(seed=2).board


@pytest.mark.parametrize("symmetry", Symmetry)
def test_the_black_cells_have_the_symmetry_wanted(symmetry: Symmetry) -> None:
    walls = {(wall.row, wall.col) for wall in made(symmetry=symmetry).board.walls}
    assert all(images(wall, 7, 7, symmetry) <= walls for wall in walls)


def test_no_number_can_be_spared_where_any_grade_will_do() -> None:
    board = made().board
    for site in board.clues:
        clues = {at: clue for at, clue in board.clues.items() if at != site}
        assert not isinstance(prove(type(board)(7, 7, board.walls, clues), GENRE), Unique)


def test_what_cannot_be_found_is_given_up_in_time() -> None:
    assert isinstance(make(GENRE, Wanted(1, 2, "hard", seconds=0.1)), GaveUp)


def test_attempts_are_told() -> None:
    told: list[int] = []
    make(GENRE, Wanted(7, 7, "easy"), tell=told.append)
    assert told == list(range(len(told)))


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_large_board_is_mended_and_keeps_its_symmetry(symmetry: Symmetry) -> None:
    told: list[int] = []
    puzzle = make(GENRE, Wanted(24, 24, "easy", symmetry), tell=told.append)
    assert isinstance(puzzle, Made)
    assert (puzzle.grade, told) == ("easy", [0])
    assert prove(puzzle.board, GENRE) == Unique(puzzle.solution)
    walls = {(wall.row, wall.col) for wall in puzzle.board.walls}
    assert all(images(wall, 24, 24, symmetry) <= walls for wall in walls)


def test_a_seed_gives_the_same_large_board_again() -> None:
    large = {"rows": 20, "cols": 20, "grade": "easy", "seed": 5}
    assert made(**large) == made(**large)


@pytest.mark.parametrize(
    ("wanted", "where"),
    [
        (Wanted(0, 5), "--size"),
        (Wanted(1000, 1000), "--size"),
        (Wanted(5, 5, "nice"), "--grade"),
        (Wanted(5, 6, symmetry=Symmetry.ROTATE4), "--symmetry"),
    ],
)
def test_what_cannot_be_made_is_refused(wanted: Wanted, where: str) -> None:
    with pytest.raises(UsageError) as refused:
        make(GENRE, wanted)
    assert refused.value.where == where


def test_a_genre_without_a_maker_is_refused() -> None:
    with pytest.raises(UsageError, match="one with a maker"):
        make(strips(), Wanted(5, 5))


def test_no_two_scales_share_a_grade() -> None:
    names = [name for scale in scales(GENRE) for name in scale.grades]
    assert len(names) == len(set(names))
